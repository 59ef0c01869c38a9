"""The shape of one entry of the Rules Reference."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule that says more about itself than its statement.

    `na` is the reason why no test can check it: it speaks of something that software does not have.
    `handler` ("mc_env.engine.resolving.damage:overkill") is where it is implemented, if that is not where its entry is.
    """

    text: str
    na: str | None = None
    handler: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry by its title: either the rules it states, or the entries it redirects to.

    `rules` are worded afresh, one statement each; the first is rule 1 of the entry. A plain string is a rule with nothing
    more to say about it. `see` holds the slugs of the entries meant, separated by ", ", and is None for an entry with
    rules.
    """

    title: str
    rules: tuple[str | Rule, ...] = ()
    see: str | None = None

    def rule(self, number: int) -> Rule:
        """The rule with this number; the first is 1."""
        found = self.rules[number - 1]
        return Rule(found) if isinstance(found, str) else found
