"""The rules of the Rules Reference 1.6 in our own words, each with an id, to measure test coverage against.

`ENTRIES` maps a slug to its entry, in the Reference's order: what stands before the glossary, the glossary,
then Appendix I and II. The id of a rule is `slug.N`, with N from 1: `overkill.3`. An entry with subheadings
has one entry per subheading, titled "Entry: Subheading". Titles leave out icons and quotation marks.
"""

import re
from collections import Counter

from . import a, appendices, b_d, e_h, i_l, m_o, overview, p_r, s, t_y
from .entry import Entry, Rule

PARTS = {
    "Before the glossary": overview,
    "A": a,
    "B to D": b_d,
    "E to H": e_h,
    "I to L": i_l,
    "M to O": m_o,
    "P to R": p_r,
    "S": s,
    "T to Y": t_y,
    "Appendices": appendices,
}

ENTRIES: dict[str, Entry] = {slug: found for part in PARTS.values() for slug, found in part.ENTRIES.items()}

_QUOTATION_MARKS = str.maketrans("", "", "\"'\u2018\u2019\u201c\u201d")


def _folded(title: str) -> str:
    return " ".join(title.translate(_QUOTATION_MARKS).casefold().split())


def _short(title: str) -> str:
    """A title without its variants and explanations: "Draw" of "Draw, Drawing Cards", "Uses" of "Uses (X Type)"."""
    return re.split(r", | \(", title)[0]


_SHORT = Counter(_folded(_short(found.title)) for found in ENTRIES.values())
_SLUGS: dict[str, str] = {
    **{_folded(_short(e.title)): slug for slug, e in ENTRIES.items() if _SHORT[_folded(_short(e.title))] == 1},
    **{_folded(found.title): slug for slug, found in ENTRIES.items()},
}


def slug_of(title_or_slug: str) -> str:
    """The slug of an entry, by slug, title or the unique beginning of a title; case and quotation marks do not matter.

    >>> slug_of("Retaliate X"), slug_of("Draw")
    ('retaliate', 'draw')
    """
    if title_or_slug in ENTRIES:
        return title_or_slug
    try:
        return _SLUGS[_folded(title_or_slug)]
    except KeyError:
        raise KeyError(f"the Reference has no entry {title_or_slug!r}") from None


def entry(title_or_slug: str) -> Entry:
    """The entry with this slug or title.

    >>> entry("mental_resource").title
    'Mental Resource'
    """
    return ENTRIES[slug_of(title_or_slug)]


def rule_of(rule_id: str) -> Rule:
    """The rule with this id (`slug.N`)."""
    slug, _, number = rule_id.rpartition(".")
    if slug not in ENTRIES or not number.isdecimal() or not 1 <= int(number) <= len(ENTRIES[slug].rules):
        raise KeyError(f"the Reference has no rule {rule_id!r}")
    return ENTRIES[slug].rule(int(number))


def rule_text(rule_id: str) -> str:
    """What the rule with this id says.

    >>> rule_text("ranged.1")
    'A ranged attack ignores retaliate.'
    """
    return rule_of(rule_id).text


def all_rule_ids() -> tuple[str, ...]:
    """The ids of all rules, in the Reference's order."""
    return tuple(f"{slug}.{number}" for slug, found in ENTRIES.items() for number in range(1, len(found.rules) + 1))


__all__ = ["ENTRIES", "PARTS", "Entry", "Rule", "all_rule_ids", "entry", "rule_of", "rule_text", "slug_of"]
