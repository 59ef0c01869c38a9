"""The rules that stand before the glossary: precedence, components, the shape of a round."""

from .entry import Entry, Rule

ENTRIES: dict[str, Entry] = {
    "golden_rules": Entry(
        "The Golden Rules",
        (
            Rule(
                "The Reference overrules the Learn to Play book wherever the two disagree.",
                na="It ranks two books; only the Reference is implemented, and every rule here is taken from it.",
            ),
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
            Rule(
                "When the supply of tokens, counters or status cards is used up, any substitute may stand in.",
                na="It speaks of physical components; numbers in the state cannot run out.",
            ),
        ),
    ),
    "round_overview": Entry(
        "Round Overview",
        (
            "A round opens with the player phase.",
            "Second, every player takes a turn.",
            "Third, the player phase closes.",
            "Fourth, the villain phase opens.",
            "Fifth, threat goes onto the main scheme.",
            "Sixth, the villain and the minions activate.",
            "Seventh, encounter cards are dealt.",
            "Eighth, the dealt encounter cards are revealed and resolved.",
            "Ninth, the first player token moves on.",
            "Tenth, the round is over and the next one starts from its first step.",
        ),
    ),
}
