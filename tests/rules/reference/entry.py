"""The shape of one entry of the Rules Reference."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry by its title: either the rules it states, or the entries it redirects to.

    `rules` are worded afresh, one statement each; the first is rule 1 of the entry.
    `see` holds the slugs of the entries meant, separated by ", ", and is None for an entry with rules.
    """

    title: str
    rules: tuple[str, ...] = ()
    see: str | None = None
