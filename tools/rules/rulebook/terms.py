"""Game terms, keywords, and games of more than two players."""

from tools.rules.reference.entry import Entry, Rule

ENTRIES: dict[str, Entry] = {
    "free_for_all": Entry(
        "Free for all",
        (
            "Three or four players; the last one with a main character wins.",
            "The first player draws no cards on their first turn, the second player one.",
            "A player may attack any other player's characters.",
            "Every player may play something in every combat.",
            "All cards of a player who is out are removed from the game, which is no KO.",
        ),
    ),
    "two_vs_two": Entry(
        "2 vs 2",
        (
            "A side wins when both enemy main characters are KO'd.",
            "Sides take turns alternately.",
            "The first player draws no cards on their first turn, the second player one.",
            "A teammate's characters cannot be attacked.",
            "All cards of a player who is out are removed from the game.",
            Rule(
                "A recruited character may be put into a teammate's row, if players agree on that.",
                na="It is optional, and not offered.",
            ),
        ),
    ),
    "two_headed": Entry(
        "2-headed teammates",
        (
            "Teammates share front and back row and take one turn together.",
            "They recruit separately, with resources of their own.",
            "Both count as controlling all characters of their side.",
            "The team that begins draws no cards on its first turn.",
            "A player goes on though their main character is KO'd; both KO'd end the game.",
            "'You' is who paid for a power; without a payment who owns the character, or took control of it last.",
        ),
    ),
    "terms": Entry(
        "Terms",
        (
            "A card appears when it enters play, played or not; changing sides is no appearing.",
            "A canceled combat ends without stuns, and attackers stay exhausted.",
            "An enemy is whatever opposes a player.",
            "A frozen character is exhausted and cannot ready during its next turn.",
            "Face-up front row characters protect face-up back row characters.",
            "To pull is to move to the front row, to push to the back row.",
            "Readying what is ready, or exhausting what is exhausted, is skipped.",
            "A replaced defender must be one that could legally defend.",
            "Who is not stunned when combat has resolved normally has survived.",
            "Switched values are exchanged by adding and subtracting.",
            "'Your main character' is the one a player began with, while it is on their side.",
            "A character is Good or Evil as its team is.",
            "'That player' is the one mentioned before, or who controls the character mentioned before.",
            "Switching positions happens for both characters or for neither.",
        ),
    ),
    "keywords": Entry(
        "Keywords",
        (
            "Berserker: a +1/+1 counter when it attacks.",
            "Creature: no equipment, and this cannot be turned off.",
            "Dodge: it cannot be attacked from afar.",
            "Hex: enemy characters cannot level up, but gain XP.",
            "Inspire: another character that appears on the side gets a +1/+1 counter.",
            "Leader: its player chooses whom the defender of a team attack strikes back against.",
            "Leap: flight during one's own turn.",
            "Lethal: a defending supporting character that it wounds is KO'd.",
            "Monstrous: all attackers of a melee team attack are struck back.",
            "Schemer: a card may be drawn for the first plot twist of a turn.",
            "Shrink: the first attack on it each turn may be canceled.",
            "Swarm: several of it may be on a side, and this cannot be turned off.",
            "Symbiosis: it has and gets +1/+1 counters while stunned.",
            "Tough: when it gets stunned it may recover.",
            "Waking Nightmare: enemies have and get -1/-1 counters while stunned.",
        ),
    ),
}
