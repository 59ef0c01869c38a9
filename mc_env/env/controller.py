"""One learner in a game: it plays every seat, or one seat while partners play the others.

The Gymnasium environment and the vector environments are thin layers over this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces

from mc_env.env.episodes import OneOf, spec, whole_number
from mc_env.env.matches import AnyMatch, AnySettings, Kept
from mc_env.env.partners import PartnerSpec, answer, drawn_partners, seat_specs
from mc_env.env.rewards import Parts
from mc_env.env.turns import Mask
from mc_env.errors import ConfigError

Observation = dict[str, Any]


def flat_space(settings: AnySettings) -> spaces.Dict:
    """The encoder's observation and the mask on one level, as most libraries want it."""
    inner = settings.encoder.space
    seen, allowed = settings.keys
    parts = dict(inner.spaces) if isinstance(inner, spaces.Dict) else {seen: inner}
    return spaces.Dict({**parts, allowed: spaces.Box(0, 1, (settings.size,), np.int8)})


class Controller:
    """A match as one learner lives it. `reward` is what the last `step` was worth, partners' decisions included."""

    def __init__(
        self,
        settings: AnySettings,
        seat: int | None = None,
        partners: PartnerSpec | Sequence[PartnerSpec] | Mapping[str, Any] | None = None,
    ) -> None:
        self.settings = settings
        self.match: AnyMatch[Any] = settings.match()
        self.seat = seat
        self.reward = 0.0
        self.parts: Parts | None = None  # its components
        self.partners: dict[int, Any] = {}  # who plays the other seats of this episode
        self._unpaid: tuple[float, Parts | None] = (0.0, None)  # earned by partners before the learner's first decision
        self._specs: dict[int, PartnerSpec] = {}
        if seat is None:
            if partners is not None:
                raise ConfigError("partners: say which seat the learner has, for example seat=0")
            return
        seat = whole_number("seat", seat)
        if not 0 <= seat < settings.players:
            raise ConfigError(f"seat {seat}: this environment has seats 0 to {settings.players - 1}")
        found = spec("partners", partners if partners is not None else "random")
        self._specs = seat_specs(found, seat, settings.players)
        for who in self._specs.values():
            for choice in who.choices if isinstance(who, OneOf) else (who,):
                settings.partner(choice)

    def begin(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """The next episode, up to the learner's first decision."""
        match = self.match
        match.begin(seed, options)
        self.reward, self.parts = self._unpaid = (0.0, None)
        if self.seat is None:
            return
        self._seat_partners()
        self._let_partners_play()
        self._unpaid = (self.reward, self.parts)  # paid with the first step
        self.reward, self.parts = 0.0, None

    def _seat_partners(self) -> None:
        """Who plays the other seats of this episode."""
        match = self.match
        if self.seat is not None and self.seat >= match.game.players:
            raise ConfigError(f"seat {self.seat}: this episode has {match.game.players} players")
        self.partners = self.partners_of(match.seed)

    def partners_of(self, seed: int) -> dict[int, Any]:
        """Who plays the other seats in the episode of a seed."""
        return drawn_partners(self._specs, seed, self.settings.partner)

    def step(self, action: Any) -> None:
        """Play for the learner, then for the partners until the learner decides again or the episode ends.

        If the learner had nothing to decide (the episode ended before its first turn), the action is ignored.
        """
        match = self.match
        self.reward, self.parts = 0.0, None
        if match.seat >= 0:
            match.play(action)  # may raise: then nothing has changed
            self._earn(match.reward, match.parts)
        self._go_on()

    def chosen(self) -> None:
        """`step` where the learner's choice has already been made in the game itself (`kernel.many`)."""
        match = self.match
        self.reward, self.parts = 0.0, None
        match.settle()
        self._earn(match.reward, match.parts)
        self._go_on()

    def _go_on(self) -> None:
        """What was earned before is paid, and the partners play until the learner decides again or the episode ends."""
        if self._unpaid[1] is not None:
            self._earn(*self._unpaid)
            self._unpaid = (0.0, None)
        if self.seat is not None and self.match.seat != self.seat:
            self._let_partners_play()

    def _let_partners_play(self) -> None:
        match = self.match
        while match.seat >= 0 and match.seat != self.seat:
            match.choose(answer(self.partners[match.seat], match.game))
            self._earn(match.reward, match.parts)

    def _earn(self, reward: float, parts: Parts | None) -> None:
        if parts is not None:
            self.reward += reward
            self.parts = parts if self.parts is None else tuple(a + b for a, b in zip(self.parts, parts, strict=True))

    @property
    def finished(self) -> bool:
        """The episode is over, and all that it was worth is paid."""
        return self.match.over and self._unpaid[1] is None

    @property
    def observer(self) -> int:
        """The seat whose observations the learner gets: its own, or the decider's (the first player's at the end)."""
        return self.seat if self.seat is not None else max(self.match.seat, 0)

    def mask(self) -> Mask:
        """What is legal; where nothing is to be decided action 0, which is ignored (no learner likes an empty mask)."""
        if self.match.seat >= 0:
            return self.settings.mask(self.match.game)
        out = np.zeros(self.settings.size, np.int8)
        out[0] = 1
        return out

    def observe(self) -> Observation:
        inner = self.settings.encoder.encode(self.match.game, self.observer)
        seen, allowed = self.settings.keys
        out = inner if isinstance(inner, dict) else {seen: inner}
        out[allowed] = self.mask()
        return out

    def info(self) -> dict[str, Any]:
        """Light: who decides what in which round, or how it ended."""
        match = self.match
        if self.settings.numbers:
            return {**match.numbers(True), "decider": match.seat}
        out: dict[str, Any] = {"round": match.game.state.round, "decider": match.seat}
        if match.seat >= 0:
            out["decision"] = match.kind
        else:
            out["outcome"] = match.outcome
            out["outcome_reason"] = match.reason
            out["is_success"] = match.outcome == "win"
        if self.parts is not None:
            out["reward_components"] = dict(zip(self.settings.reward.components, self.parts, strict=True))
        return out

    # ------------------------------------------------------------------ keeping

    def keep(self) -> Kept:
        """The running episode as plain data, for `resume`."""
        return self.match.keep()

    def resume(self, kept: Kept) -> None:
        """Go on where `keep` was called: the same episode, with every choice made again, those of partners too.

        Partners are seated and begun as they were, but not asked: what one remembers beyond its seed is its own business.
        """
        match = self.match
        match.begin_kept(kept)
        self.reward, self.parts = 0.0, None
        if self.seat is not None:
            self._seat_partners()
        decided = self.seat is None
        for i in kept.choices:
            decided = decided or match.seat == self.seat
            match.choose_kept(i)
            self._earn(match.reward, match.parts)
        self._unpaid = (0.0, None) if decided else (self.reward, self.parts)
        self.reward, self.parts = 0.0, None

    def get_state(self) -> tuple[Any, ...]:
        """All of it, for `set_state`, also in another process."""
        return self.match.copy(), self._unpaid, deepcopy(self.partners)

    def set_state(self, state: tuple[Any, ...]) -> None:
        """Go back to what `get_state` gave, which stays as it is and can be used again."""
        match, self._unpaid, partners = state
        self.match = match.copy()
        self.match.settings = self.settings
        self.partners = deepcopy(partners)
