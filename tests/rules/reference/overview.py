"""The rules that stand before the glossary: precedence, components, the shape of a round."""

from .entry import Entry

ENTRIES: dict[str, Entry] = {
    "golden_rules": Entry(
        "The Golden Rules",
        (
            "The Reference overrules the Learn to Play book wherever the two disagree.",
            "Card text overrules both rulebooks wherever it disagrees with them.",
        ),
    ),
    "grim_rule": Entry(
        "The Grim Rule",
        (
            (
                "A rules or timing question the Reference leaves open is settled in the way that looks worst "
                "for the players' chances."
            ),
        ),
    ),
    "component_limitations": Entry(
        "Component Limitations",
        (
            "Tokens, counters and status cards are unlimited in number.",
            "When the supply of tokens, counters or status cards is used up, any substitute may stand in.",
        ),
    ),
    "round_overview": Entry(
        "Round Overview",
        (
            "A round opens with the player phase.",
            "Then every player takes a turn.",
            "Then the player phase closes.",
            "Then the villain phase opens.",
            "Then threat goes onto the main scheme.",
            "Then the villain and the minions activate.",
            "Then encounter cards are dealt.",
            "Then the dealt encounter cards are revealed and resolved.",
            "Then the first player token moves on.",
            "Then the round is over and the next one starts from its first step.",
        ),
    ),
}
