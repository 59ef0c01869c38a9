"""The rules of the compiled rulebook of Vs. System 2PCG in our own words, each with an id, to measure test coverage against.

The id of a rule is `slug.N`, with N from 1: `stun.3`. Tests cite them with `@rulebook("stun.3")`.
"""

from __future__ import annotations

from tools.rules.reference.entry import Entry, Rule

from . import cards, combat, concepts, terms, turn

PARTS = {
    "Concepts and setup": concepts,
    "The turn": turn,
    "Combat": combat,
    "Cards and powers": cards,
    "Terms, keywords, other modes": terms,
}
ENTRIES: dict[str, Entry] = {slug: found for part in PARTS.values() for slug, found in part.ENTRIES.items()}


def all_rule_ids() -> tuple[str, ...]:
    """The ids of all rules, in the order of the rulebook."""
    return tuple(f"{slug}.{number}" for slug, found in ENTRIES.items() for number in range(1, len(found.rules) + 1))


def rule_of(rule_id: str) -> Rule:
    """The rule with this id (`slug.N`)."""
    slug, _, number = rule_id.rpartition(".")
    if slug not in ENTRIES or not number.isdecimal() or not 1 <= int(number) <= len(ENTRIES[slug].rules):
        raise KeyError(f"the rulebook has no rule {rule_id!r}")
    return ENTRIES[slug].rule(int(number))
