"""What is said at the table: by people, and by agents that have words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mc_env.cli.seats import Policy
from mc_env.text.briefing import Said

_LATELY: Final = 12


class Talk:
    """Sentences with the moment they were said at: how many choices had been made in the game."""

    def __init__(self, policies: Mapping[int, Policy]) -> None:
        self.policies = policies
        self.said: list[tuple[int, Said]] = []

    def say(self, seat: int, words: str, moment: int) -> None:
        """A seat says something, and all others hear it."""
        said = Said(seat, words)
        self.said.append((moment, said))
        for other, policy in self.policies.items():
            if other != seat:
                policy.hear(said, moment)

    def go_to(self, moment: int) -> None:
        """What was said later was never said."""
        self.said = [(at, said) for at, said in self.said if at < moment]
        for policy in self.policies.values():
            policy.take_back(moment)

    def lately(self) -> list[Said]:
        return [said for _, said in self.said[-_LATELY:]]
