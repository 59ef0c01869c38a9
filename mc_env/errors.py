"""The few exceptions of the project. Each message names the culprit and what would be valid."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class McEnvError(Exception):
    """Base of all errors raised on purpose."""


class IllegalChoice(McEnvError):
    """A choice that is not among the options of the current decision. The game is unchanged."""


class UnknownCard(McEnvError, KeyError):
    """A card, hero, scenario or set that is not in the registry."""

    def __str__(self) -> str:
        return str(self.args[0])


class InvalidDeck(McEnvError):
    """A deck that breaks deck customization rules; `problems` lists every one."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems))


class NotImplementedCard(McEnvError):
    """A definition uses something the engine cannot do yet, named in the message."""


class ConfigError(McEnvError, ValueError):
    """A wrong argument: player count, mode, unknown key."""


class UnknownArgument(ConfigError, TypeError):
    """A keyword that a function does not take. Libraries that try keywords out expect the TypeError that Python would raise."""


class CorruptSave(McEnvError):
    """Saved data that cannot be read: damaged, foreign, or from a newer version."""


class CardError(McEnvError):
    """A card definition that the linter or the registry rejects."""


class OptionOverflow(McEnvError):
    """A decision with more options than MAX_OPTIONS; nothing is ever cut off silently."""


class ServerError(McEnvError):
    """A server of language models that does not answer, or refuses to; the message never holds a key."""


def unknown(kind: str, name: object, known: Iterable[str]) -> UnknownCard:
    """An error that names near matches, or everything there is when nothing is near."""
    return UnknownCard(f"unknown {kind} {name!r}; {near(name, sorted(known))}")


def near(name: object, known: Iterable[str]) -> str:
    """What somebody may have meant: near matches, or everything there is when nothing is near."""
    names = list(known)
    found = get_close_matches(str(name), sorted(names), n=3, cutoff=0.5)
    return f"did you mean {', '.join(found)}?" if found else f"known: {', '.join(names)}"
