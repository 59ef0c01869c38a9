"""Attacks, combat, stunning."""

from tools.rules.reference.entry import Entry

ENTRIES: dict[str, Entry] = {
    "attack": Entry(
        "Declaring an attack",
        (
            "The attacker exhausts.",
            "The defender is a face-up front row enemy.",
            "If an opponent has no face-up front row character, back row characters can be attacked.",
            "A character with flight may attack a back row character over a front row without flight.",
            "A face-up front row enemy with flight keeps flyers from its back row.",
            "A character with Stealth may attack a protected back row character in melee.",
        ),
    ),
    "in_combat": Entry(
        "During combat",
        (
            "The attacker has the first opportunity to play a combat plot twist or power, then the others in turn.",
            "Combat resolves when all players have passed in succession.",
            "Who has passed may still play after somebody else has played something.",
            "What is played resolves before anybody plays something else.",
            "Powers that trigger when the attack is declared resolve first.",
        ),
    ),
    "resolve": Entry(
        "Resolving combat",
        (
            "Attacker and defender strike at the same time.",
            "A character needs at least 1 ATK to strike.",
            "Who is struck with an ATK of at least their DEF gets stunned.",
            "Nobody, either or both may get stunned.",
            "Afterwards the main phase goes on.",
        ),
    ),
    "ranged": Entry(
        "Ranged attacks",
        (
            "The attacker is a back row character with ranged.",
            "The defender strikes back only if it has ranged too.",
            "With flight as well it may attack over a front row.",
        ),
    ),
    "team_attack": Entry(
        "Team attacks",
        (
            "Characters of one team in the same row may attack one defender together.",
            "All of a ranged team attack have ranged and are in the back row.",
            "A protected character may be attacked if each attacker could do so alone.",
            "The ATK of all attackers is added up.",
            "The defender strikes back against one attacker, which its player chooses.",
        ),
    ),
    "ferocious": Entry(
        "Ferocious",
        (
            "In melee Ferocious characters strike before the others.",
            "If all in the combat are Ferocious they strike at the same time.",
            "Whoever is stunned by the first strikes does not strike.",
            "Triggers of the first strikes resolve before the second.",
            "What Ferocious attackers struck with counts for the total of the second strikes.",
            "If no attacker or no defender is left, the combat is over.",
            "In a ranged combat Ferocious does nothing.",
        ),
    ),
    "end_of_combat": Entry(
        "End of combat",
        (
            "Modifiers of this combat expire at its end.",
            "What waits for the end of the combat triggers then.",
            "Nobody is attacker or defender any more.",
        ),
    ),
    "stun": Entry(
        "Stunned characters",
        (
            "A stunned character is turned face down and exhausted and gets a wound.",
            "It loses its +1/+1 and -1/-1 counters.",
            "Its equipment is KO'd.",
            "It is KO'd if it now has as many wounds as its health.",
            "A character stunned in the middle of a combat is removed from it.",
            "It cannot attack or be attacked.",
            "It protects nobody.",
            "It loses its powers until it recovers.",
            "It cannot get counters.",
            "It keeps its name and team.",
            "Everybody may look at it.",
            "To daze is to stun without a wound.",
            "To wound is to put a wound on a character without stunning it.",
        ),
    ),
    "counters": Entry(
        "+1/+1 and -1/-1 counters",
        (
            "They change ATK and DEF until they are removed.",
            "One of each cancel out.",
            "A character whose DEF is 0 is stunned at once.",
        ),
    ),
    "values": Entry(
        "Calculating ATK and DEF",
        (
            "First what sets base values, then counters, then modifiers in the order of their timestamps.",
            "A modifier of a resolving effect has the timestamp of when it resolved.",
            "A modifier of a continuous power has the timestamp of when its character came into play.",
            "ATK below 0 counts as 0, except for further changes.",
            "Base values are the printed ones unless a modifier changes them.",
        ),
    ),
}
