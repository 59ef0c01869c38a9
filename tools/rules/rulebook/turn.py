"""The phases of a turn."""

from tools.rules.reference.entry import Entry

ENTRIES: dict[str, Entry] = {
    "turn": Entry(
        "Turn sequence",
        (
            "A turn has four phases: draw, recovery, build, main; then the player to the left has theirs.",
            "What happens at the end of a turn resolves before the next player's turn.",
        ),
    ),
    "draw": Entry(
        "Draw phase",
        (
            "What happens at the start of a turn resolves before the draw.",
            "The player draws two cards.",
            "The first player draws none on the first turn of the game.",
        ),
    ),
    "recovery": Entry(
        "Recovery phase",
        (
            "All stunned characters of the player recover; there is no choice.",
            "Then all characters of the player ready.",
            "Super powers of this phase are used then.",
        ),
    ),
    "build": Entry(
        "Build phase",
        (
            "It has three steps in this order: resource, recruit, formation.",
            "What happens at its beginning resolves before its steps.",
        ),
    ),
    "resource": Entry(
        "Resource step",
        (
            "The player may place one card of the hand face down as a resource.",
            "A location may be placed face up.",
            "Several locations with one name may be in play.",
            "Placing a resource is optional.",
        ),
    ),
    "recruit": Entry(
        "Recruit step",
        (
            "Each resource, face up or down, gives a recruit point.",
            "Points pay for supporting characters and equipment.",
            "A recruited character goes into the front or the back row.",
            "Points that are left go away after the step.",
            "A character that may be recruited from the deck is searched for there; the deck is shuffled.",
        ),
    ),
    "formation": Entry(
        "Formation step",
        ("Any characters, the main character too, may move between front and back row.",),
    ),
    "main": Entry(
        "Main phase",
        (
            "The player makes any number of attacks, one at a time.",
            "Front row characters make melee attacks.",
            "Back row characters with ranged make ranged attacks.",
            "A ranged character in the front row makes melee attacks.",
            "What happens at its beginning resolves before anything is done in it.",
        ),
    ),
}
