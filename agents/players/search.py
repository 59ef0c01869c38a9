"""Search guided by a network: try the few options that it likes in redrawn worlds, one round (in Vs. System one turn) ahead, and
take what wins most.

The worlds come from `Seat.resample`: what this player cannot know is redrawn, so the search plans with what it sees and never
with what will happen. Everybody in such a world, partners included, plays as the network would from what that player knows
there. A rollout ends at the next player phase (or turn), or with the game; there the network says how likely a win is. All
options are tried in the same worlds, in stages: after each of them those that have fallen behind are dropped. The network's own
favourite stands unless another option is ahead of it by more than chance.

Where all of that is lost, the network itself may be what loses it: every option is then tried again, with half of the player's
own choices after it drawn, so that a narrow way out can be found that the network would never walk.

All copies of all decisions that wait are played in lockstep, so that the network is asked about many positions at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final
from zlib import crc32

import numpy as np
import torch

from mc_env.agents.network.model import Network, log_probabilities
from mc_env.agents.network.reading import inputs
from mc_env.agents.players.base import Agent, AnyGame, Seat
from mc_env.agents.players.network_agent import NetworkAgent, PpoAgent, encoder_for
from mc_env.encoders import Packed
from mc_env.errors import ConfigError
from mc_env.kernel.many import choose_in_all
from mc_env.kernel.rng import MASK, mix

STAGE: Final = 4  # worlds between two looks at who has fallen behind
AT_ONCE: Final = 512  # copies that are played in lockstep
TOO_LONG: Final = 400  # choices within one rollout; a round never takes so many
UNTIL: Final = 1 << 30
LEFT_TO_POLICY: Final = ("pay", "order")  # kinds of decisions
LOST: Final = 0.05  # a chance to win below which anything is tried
DRAWS: Final = 4  # how often each option is tried in each world then


@dataclass(slots=True)
class Inquiry:
    """One decision that is searched: its options, the policy's favourite first, and how often each wins in which world."""

    seat: Seat
    seed: int
    options: list[int]
    until: int  # the round at whose beginning rollouts end
    results: dict[int, list[float]] = field(default_factory=dict)
    alive: list[int] = field(default_factory=list)
    worlds: int = 0

    def __post_init__(self) -> None:
        self.begin(self.options)

    def begin(self, options: Sequence[int]) -> None:
        """Nothing is known of these options yet."""
        self.options, self.alive = list(options), list(options)
        self.results = {option: [] for option in options}

    def lead(self, option: int, other: int) -> tuple[float, float]:
        """By how much an option is ahead of another in the worlds both were tried in, and the standard error of that."""
        gaps = [a - b for a, b in zip(self.results[option], self.results[other], strict=False)]
        n = len(gaps)
        mean = sum(gaps) / n
        return mean, sqrt(sum((x - mean) ** 2 for x in gaps) / max(1, n - 1) / n)

    def mean(self, option: int) -> float:
        return sum(self.results[option]) / len(self.results[option])

    def drop(self) -> None:
        """Go on with the better half, and with nobody who is clearly behind the best."""
        best = max(self.alive, key=self.mean)
        kept = [option for option in self.alive if option == best or self._in_reach(best, option)]
        kept.sort(key=self.mean, reverse=True)
        self.alive = kept[: max(2, (len(self.alive) + 1) // 2)]

    def _in_reach(self, best: int, option: int) -> bool:
        ahead, error = self.lead(best, option)
        return ahead <= 2 * error and (ahead, error) != (
            0.0,
            0.0,
        )  # without any difference there is nothing to find out

    def choice(self, margin: float) -> int:
        """The favourite, or what is ahead of it by so many standard errors."""
        favourite = self.options[0]
        best = max(self.alive, key=self.mean)
        ahead, error = self.lead(best, favourite)
        return best if ahead > margin * error and ahead > 0 else favourite


class SearchAgent(Agent):
    """See the module's docstring. `net` is a checkpoint, by path or shipped name, or a network at hand."""

    together = True

    def __init__(
        self,
        net: str | Network = "generalist",
        worlds: int = 12,
        width: int = 6,
        rounds: int = 1,
        least: float = 0.0,
        sure: float = 1.0,
        margin: float = 1.0,
        milliseconds: int = 0,
        desperate: bool = True,
        device: str = "cpu",
        seed: int = 0,
    ) -> None:
        """At most `width` options that the policy gives a chance of `least`; none where it is more than `sure` of one (1: always
        some, for a network is often surest of its mistakes). Each is tried in at most so many `worlds`, `rounds` ahead, and no
        longer than so many `milliseconds` (0: as long as it takes). `desperate`: anything is tried where all of them lose."""
        if worlds < 1 or width < 2 or rounds < 1 or milliseconds < 0:
            raise ConfigError(
                f"search needs worlds >= 1, width >= 2, rounds >= 1, milliseconds >= 0, not {worlds}, {width}, {rounds}, "
                f"{milliseconds}"
            )
        policy = NetworkAgent(net) if isinstance(net, Network) else PpoAgent(net, device=device)
        if not policy.network.shape.win:
            raise ConfigError(f"search: the network {net!r} does not say how likely a win is; train it anew")
        self.network, self.weights = policy.network, policy.weights
        self.worlds, self.width, self.rounds = worlds, width, rounds
        self.least, self.sure, self.margin = least, sure, margin
        self.seconds = milliseconds / 1000 or inf
        self.desperate = desperate
        self.seed = seed
        self._encoders: dict[int, Any] = {}  # by player count
        self.searched: list[Inquiry] = []  # the inquiries of the last choice, for those who learn from them

    def choose(self, seat: Seat) -> int:
        return self.choose_together([seat])[0]

    @torch.no_grad()
    def choose_together(self, seats: Sequence[Seat]) -> list[int]:
        until = perf_counter() + self.seconds * len(seats)
        batch = Packed(len(seats), widths=self.network.reads.widths)
        for seat in seats:
            encoder = self._encoder(seat.players)
            seat.encode(lambda game, player, encoder=encoder: encoder.pack(game, player, batch))  # type: ignore[misc]
        logits, _, wins = self.network.look(inputs(batch))
        chances = log_probabilities(logits).exp()
        chosen: list[int] = logits.argmax(1).tolist()
        found: dict[int, Inquiry] = {}
        for i, seat in enumerate(seats):
            options = self._candidates(seat, chances[i].tolist())
            if len(options) > 1:
                one = batch.take(np.array([i]))
                seen = crc32(one.options.tobytes(), crc32(one.entities.tobytes(), crc32(one.globals.tobytes())))
                found[i] = Inquiry(seat, mix((seen ^ self.seed << 32) & MASK), options, seat.clock + self.rounds)
        self.search(list(found.values()), until)
        self.searched = list(found.values())
        for i, inquiry in found.items():
            chosen[i] = inquiry.choice(self.margin)
        if self.talks:
            self._explain(seats[-1], found.get(len(seats) - 1), chances[-1].tolist(), float(wins[-1].sigmoid()))
        return chosen

    def _candidates(self, seat: Seat, chances: Sequence[float]) -> list[int]:
        """Options worth a search, the policy's favourite first; what to pay with and in which order is left to the policy."""
        ranked = sorted(range(len(seat.decision)), key=lambda i: -chances[i])
        if chances[ranked[0]] > self.sure or seat.decision.kind in LEFT_TO_POLICY:
            return ranked[:1]
        return [i for i in ranked[: self.width] if chances[i] >= self.least or i == ranked[0]]

    def search(self, inquiries: Sequence[Inquiry], until: float = inf) -> None:
        """Try the options of all these decisions, stage by stage, until the worlds or the time are used up."""
        going = list(inquiries)
        while going:
            begun = perf_counter()
            copies: list[tuple[Inquiry, int, AnyGame]] = []
            for inquiry in going:
                for number in range(inquiry.worlds, min(inquiry.worlds + STAGE, self.worlds)):
                    world = inquiry.seat.resample(mix((inquiry.seed + number) & MASK) >> 16)
                    copies += [(inquiry, option, world.clone()) for option in inquiry.alive]
                inquiry.worlds = min(inquiry.worlds + STAGE, self.worlds)
            for first in range(0, len(copies), AT_ONCE):
                self._play(copies[first : first + AT_ONCE])
            for inquiry in going:
                inquiry.drop()
            going = [one for one in going if one.worlds < self.worlds and len(one.alive) > 1]
            if 2 * perf_counter() - begun > until:
                return
        for inquiry in inquiries:
            if self.desperate and max(map(inquiry.mean, inquiry.alive)) < LOST and perf_counter() < until:
                self._try_anything(inquiry, until)

    def _try_anything(self, inquiry: Inquiry, until: float) -> None:
        """Every option in the same worlds, with half of the player's choices after it left to chance."""
        chance = Random(inquiry.seed)
        inquiry.begin(
            [*inquiry.options[:1], *(i for i in range(len(inquiry.seat.decision)) if i != inquiry.options[0])]
        )
        for number in range(self.worlds):
            world = inquiry.seat.resample(mix((inquiry.seed + number) & MASK) >> 16)
            copies = [(inquiry, option, world.clone()) for option in inquiry.options for _ in range(DRAWS)]
            for first in range(0, len(copies), AT_ONCE):
                self._play(copies[first : first + AT_ONCE], chance)
            nothing_found = number + 1 == STAGE and max(map(inquiry.mean, inquiry.options)) < LOST
            if nothing_found or perf_counter() > until:
                return

    def _play(self, copies: Sequence[tuple[Inquiry, int, AnyGame]], chance: Random | None = None) -> None:
        """Play copies on by the network and note how likely each is won where its rollout ends.

        With `chance`, half of the choices of the player who asks are drawn from all options."""
        for _, option, game in copies:
            game.step(option)
        ends = [0.0] * len(copies)
        going = []
        for k, (inquiry, _, game) in enumerate(copies):
            if game.state.pending is None:
                ends[k] = game.points(inquiry.seat.player)
            else:
                going.append(k)
        batch = Packed(len(going), widths=self.network.reads.widths)
        for _ in range(TOO_LONG):
            if not going:
                break
            games = [copies[k][2] for k in going]
            players = max(game.players for game in games)
            self._encoder(players).pack_all(games, [_asked(game) for game in games], batch)
            logits, _, wins = self.network.look(inputs(batch))
            choices: list[int] = logits.argmax(1).tolist()
            chances: list[float] = wins.sigmoid().tolist()
            if chance is not None:
                for i, k in enumerate(going):
                    pending = games[i].state.pending
                    if pending is not None and pending.player == copies[k][0].seat.player and chance.random() < 0.5:
                        choices[i] = chance.randrange(len(pending.opts))
            going = self._step(copies, going, choices, chances, ends)
        for k in going:  # cannot be, but a rollout must end
            ends[k] = 0.0
        for (inquiry, option, _), end in zip(copies, ends, strict=True):
            inquiry.results[option].append(end)

    def _step(
        self,
        copies: Sequence[tuple[Inquiry, int, AnyGame]],
        going: list[int],
        choices: Sequence[int],
        chances: Sequence[float],
        ends: list[float],
    ) -> list[int]:
        """One choice in each copy that has not come to its end; returns those that go on."""
        on: list[int] = []
        todo: list[int] = []
        for k, choice, chance in zip(going, choices, chances, strict=True):
            inquiry, _, game = copies[k]
            if game.clock >= inquiry.until:
                ends[k] = chance if game.allied(_asked(game), inquiry.seat.player) else 1.0 - chance
            else:
                on.append(k)
                todo.append(choice)
        deciders = choose_in_all([copies[k][2] for k in on], todo, UNTIL)
        for k, decider in zip(on, deciders, strict=True):
            if decider < 0:
                ends[k] = copies[k][2].points(copies[k][0].seat.player)
        return [k for k, decider in zip(on, deciders, strict=True) if decider >= 0]

    def _encoder(self, players: int) -> Any:
        if players not in self._encoders:
            self._encoders[players] = encoder_for(self.network, players)
        return self._encoders[players]

    def _explain(self, seat: Seat, inquiry: Inquiry | None, chances: Sequence[float], win: float) -> None:
        """Say why: how often each option wins, or how sure the policy is where nothing was searched."""
        if inquiry is None:
            ranked = sorted(range(len(seat.decision)), key=lambda i: -chances[i])
            self.say(seat, [(i, f"{chances[i]:.0%}, not searched") for i in ranked if chances[i] >= 0.005])
            return
        chosen = inquiry.choice(self.margin)
        order = sorted(inquiry.options, key=lambda i: (i != chosen, -inquiry.mean(i)))
        self.say(seat, [(i, f"wins {inquiry.mean(i):.0%} in {len(inquiry.results[i])} worlds") for i in order])


def _asked(game: AnyGame) -> int:
    """Whose decision it is."""
    pending = game.state.pending
    assert pending is not None
    return int(pending.player)
