"""Plot twists, powers, modifiers, main characters, uniqueness, power-ups."""

from tools.rules.reference.entry import Entry, Rule

ENTRIES: dict[str, Entry] = {
    "equipment": Entry(
        "Equipment",
        (
            "It is played in the recruit step for its cost onto a face-up character of the player.",
            "It needs a face-up character of its team on the player's side, but may go on any of theirs.",
            "A character has one equipment; a new one KOs the older.",
            "It is KO'd when its character is stunned or leaves play.",
            "It gives its powers to the character.",
        ),
    ),
    "plot_twist": Entry(
        "Playing plot twists",
        (
            "A Build plot twist is played in one's own build phase.",
            "A Main plot twist is played in one's own main phase, not in combat.",
            "A Combat plot twist is played in a combat of one's own turn, with the any-turn symbol of any turn.",
            "A Combat plot twist affects only characters in the combat unless it says otherwise.",
            "After its instructions it goes to the KO pile.",
        ),
    ),
    "triggers": Entry(
        "Triggers",
        (
            "A power triggers if it is active when its event occurs.",
            "For stuns, KOs and leaving play the moment just before counts.",
            "After 'if' the condition must be true when it triggers and when it resolves.",
            "After 'while' it must be true only when it triggers.",
            "Several triggers at once resolve in the order that the player whose turn it is chooses.",
            "What triggers while an effect resolves waits until that effect has ended.",
            "Triggers on recruiting resolve before the recruited character appears.",
        ),
    ),
    "sources": Entry(
        "Sources of stuns and KOs",
        (
            "A character is the source of a stun that its power makes.",
            "It is the source if its -1/-1 counters bring DEF to 0.",
            "It is the source if its modifier brings DEF to 0.",
            "In combat all that fight against the stunned character are.",
            "The source of a stun is the source of the KO that it leads to; so is who KOs directly or puts the last wound.",
        ),
    ),
    "super_power": Entry(
        "Super powers",
        (
            "A super power is used at its moment, as plot twists are.",
            "A Combat super power needs its character in the combat; 'any combat' does not.",
            "It is paid by turning face-up locations with its symbols face down, or discarding such from hand.",
            "Each super power can be used once each turn.",
            "Several symbols are paid at the same time, each with another location.",
            "A location pays for one super power only; once face down it stays so.",
            "Any number of different super powers may be used in a turn.",
            "A team's location pays for characters of that team in hand or KO pile, too.",
            "A super power is one of each symbol in its cost.",
        ),
    ),
    "reaction": Entry(
        "Reactions, once per game, amplify",
        (
            "A reaction may be used when its condition is met, before what it reacts to.",
            "Once per game holds in all zones and for all controllers.",
            "A discarded location gives the amplify text.",
            "A canceled super power never resolves; it stays used and paid for.",
        ),
    ),
    "level_up": Entry(
        "Level up powers",
        (
            "A main character gains XP when its condition is met.",
            "With enough XP it becomes the next level, and the XP are removed.",
            "It keeps orientation, wounds, counters, equipment and modifiers.",
            "While it is stunned its level up power is off.",
            "Of several versions of a level the player chooses one.",
            "A main character that regresses has its XP set aside, until it is of that level and version again.",
        ),
    ),
    "copying": Entry(
        "Copying powers",
        (
            "A copied power names its copier.",
            "Two copies of a super power may each be used once a turn and are paid for separately.",
            "Duplicate triggers trigger once each.",
            "Two copies of a power that changes the rules do no more than one.",
        ),
    ),
    "modifiers": Entry(
        "Modifiers",
        (
            "A continuous power always uses the game as it is now.",
            "It ends when its source leaves play or loses its powers.",
            "A modifier of a resolving effect is locked in when the effect resolves.",
            "It does not depend on its source any more.",
            "It affects only characters that were in play when it resolved.",
            "Without a duration it lasts until its character leaves play.",
            "A delayed trigger comes once, within its duration.",
            "An effect is processed in order; what is impossible is skipped.",
            "A conditional power makes its modifier only while the condition is true.",
        ),
    ),
    "main_character": Entry(
        "Main characters",
        (
            "Who begins a turn with several main characters keeps one; the others are KO'd.",
            "A main character that regresses to level 1 keeps counters, wounds, orientation and modifiers.",
            "A promoted or demoted character keeps counters and modifiers.",
            "A former main character that leaves play is removed from the game, and costs 0.",
            "A demoted main character still levels up.",
            "A player whose main character is away, and not KO'd, goes on.",
        ),
    ),
    "uniqueness": Entry(
        "Uniqueness",
        (
            "A second character of the same name on a side KOs the first.",
            "A supporting character with the name of one's main character cannot be played.",
            "An effect that would bring one onto the side ignores that part.",
            "A main character with Swarm changes that.",
        ),
    ),
    "power_up": Entry(
        "Power-ups",
        (
            "A card of the hand with the name of a face-up character on the side may be discarded to put a +1/+1 counter on it.",
            "It is done in one's main phase.",
            "It is done in a combat of any turn if the character is in it.",
            "Characters of the same mantle with stars in their names cannot power each other up.",
            "A card that says AKA has both names.",
        ),
    ),
    "resources": Entry(
        "Resources and locations",
        (
            "Face-up and face-down cards in the row are resources alike.",
            "A player may look at their own face-down resources, and at no others.",
            Rule("Resources may be rearranged as long as others can count them.", na="A pile here has no arrangement."),
            "Resources do not exhaust.",
        ),
    ),
    "facehuggers": Entry(
        "Facehuggers and capture",
        (
            "An Ovomorph that hatches reveals a random card of the Facehugger pile.",
            "Extended Incubation goes back and nothing hatches.",
            "A Facehugger captures an enemy supporting character, which is out of the game with its wounds.",
            "When the captor leaves play the captive comes back stunned into its owner's back row.",
            "At the start of the build phase an Alien symbol turns captor and captive into a new Xenomorph.",
        ),
    ),
    "tokens": Entry(
        "Tokens",
        (
            "A token exists only in play and is a character there like any other.",
            "Tokens are no cards for decks.",
        ),
    ),
    "transform": Entry(
        "Transform",
        (
            "A transformed character is replaced, with orientation, counters, equipment and modifiers.",
            "A side deck has at most three main characters and is seen by its player alone until one comes into play.",
        ),
    ),
}
