"""Many games stepped together in one process, with batched observations: the fast path for learners.

    games = VectorGames(64, heroes=["spider_man", "captain_marvel"], scenario="rhino")
    observations, infos = games.reset(seed=7)
    observations, rewards, terminations, truncations, infos = games.step(actions)

It is a `gymnasium.vector.VectorEnv`. Each game is played by one learner (every seat, or one with partners).
`infos["decider"]` is who decides in each game, `infos["episode_id"]` a number that no two episodes share. Game i of
`reset(seed=s)` plays the episodes of seed s + i, exactly as `raw_env` does after `reset(seed=s + i)`, `reset()`, ...

**Autoreset.** SAME_STEP (default): the step that ends an episode returns its last reward and flags together with the first
observation of the next one; the last observation and info are in `infos["final_obs"]` and `infos["final_info"]`. NEXT_STEP:
that step returns the last observation; the next one ignores the action, pays nothing and returns the first observation.
Every reward is paid once in both.

**Observations.** "padded": a dictionary of arrays of equal size for every game, with `action_mask`. "packed": one `Packed`,
cleared and filled anew at each step, with only the rows that exist (index actions and SAME_STEP only).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Unpack

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, create_empty_array
from numpy.typing import NDArray

from mc_env.encoders import FlatEncoder, Packed
from mc_env.encoders.base import RowEncoder
from mc_env.engine.new_game import one_of
from mc_env.env.batches import Batch, PaddedRows, PaddedTables
from mc_env.env.controller import Controller, Observation, flat_space
from mc_env.env.episodes import whole_number
from mc_env.env.matches import KEYS_USED, AnySettings, Kept
from mc_env.env.partners import PartnerSpec
from mc_env.env.rewards import Sparse
from mc_env.env.settings import Arguments, Settings
from mc_env.errors import ConfigError
from mc_env.kernel.columns import COMPILED
from mc_env.kernel.many import choose_in_all, illegal

OBSERVATIONS: Final = ("padded", "packed")
NO_LIMIT: Final = 1 << 30  # more rounds than any game has
MODES: Final = {"SAME_STEP": AutoresetMode.SAME_STEP, "NEXT_STEP": AutoresetMode.NEXT_STEP}


def autoreset_mode(mode: str | AutoresetMode) -> AutoresetMode:
    """SAME_STEP or NEXT_STEP, by name or as Gymnasium's constant."""
    name = mode.name if isinstance(mode, AutoresetMode) else mode
    one_of("autoreset mode", name, tuple(MODES))
    return MODES[name]


def seeds_for(seed: int | Sequence[int | None] | None, n: int) -> list[int | None]:
    """A seed for each of n games: consecutive ones from a single number."""
    if seed is None:
        return [None] * n
    if isinstance(seed, Sequence):
        if len(seed) != n:
            raise ConfigError(f"{len(seed)} seeds for {n} games")
        return list(seed)
    first = whole_number("seed", seed)
    return [first + i for i in range(n)]


class VectorGames(VectorEnv[Any, Any, Any]):
    """See the module's docstring. `buffers` and `ids` are for `ProcessGames`, whose workers write into shared memory."""

    def __init__(
        self,
        num_envs: int,
        *,
        seat: int | None = None,
        partners: PartnerSpec | Sequence[PartnerSpec] | Mapping[str, Any] | None = None,
        autoreset: str | AutoresetMode = "SAME_STEP",
        observations: str = "padded",
        copy: bool = True,
        buffers: Batch | None = None,
        ids: tuple[int, int] | None = None,
        render_mode: str | None = None,
        **arguments: Unpack[Arguments],
    ) -> None:
        self.num_envs = n = whole_number("num_envs", num_envs)
        if n < 1:
            raise ConfigError(f"num_envs is at least 1, not {n}")
        if render_mode is not None:
            raise ConfigError("render_mode: a vector of games is not drawn; make a single environment to look at")
        one_of("observations", observations, OBSERVATIONS)
        self.autoreset = autoreset_mode(autoreset)
        self.settings = self._checked(arguments)
        self._made_with = (seat, partners, observations)  # for pickling, with what is known anyway
        self.packed: Packed | None = None
        if observations == "packed":
            if self.autoreset is not AutoresetMode.SAME_STEP or self.settings.actions is not None:
                raise ConfigError("observations: packed ones go with SAME_STEP and index actions")
            self.packed = self._batch_of(n)
        self.metadata = {"autoreset_mode": self.autoreset, "render_modes": []}
        self.render_mode = None
        self.copy = copy
        self.games = [self._controller(seat, partners) for _ in range(n)]
        self.single_observation_space = flat_space(self.settings)
        self.single_action_space = Discrete(self.settings.size)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._buffers: Batch = (
            buffers if buffers is not None else create_empty_array(self.single_observation_space, n)  # type: ignore[assignment]
        )
        self._at_once = isinstance(self.settings.encoder, RowEncoder | FlatEncoder)
        self._rows: list[PaddedRows] = []
        self._tables: PaddedTables | None = None
        if self.packed is None:
            self._pad()
        self._masks = self._buffers["action_mask"]
        self._first, self._total = ids if ids is not None else (0, n)
        self._waiting = [False] * n  # NEXT_STEP: over, to be begun anew by the next step
        self._rewards = np.zeros(n, np.float64)
        self._terminations, self._truncations = np.zeros(n, np.bool_), np.zeros(n, np.bool_)
        self._deciders, self._ids = np.zeros(n, np.int8), np.zeros(n, np.int64)
        self._seats = [-1] * n  # the deciders once more, quicker to compare
        self._over: list[int] = []  # games that the last step ended
        self._running: list[Any] = [None] * n  # the game of each match, quicker to come by, ...
        self._begun = False  # ... once all are there
        self._plain = seat is None and self.settings.actions is None  # a step is one choice by index
        self.welcome: Callable[[Any], bool] | None = None  # SAME_STEP: episodes that it refuses are passed over
        self._pays_at_end = type(self.settings.reward) is Sparse  # and nothing before

    def _pad(self) -> None:
        """Have the padded batch filled: whole, which pays once compiled, or game by game."""
        encoder = self.settings.encoder
        if COMPILED and isinstance(encoder, RowEncoder) and not encoder.history and not self.settings.actions:
            self._tables = PaddedTables(encoder, self._buffers, self._batch_of(self.num_envs))
        else:
            self._rows = [PaddedRows(encoder, self._buffers, i) for i in range(self.num_envs)]

    def _checked(self, arguments: Mapping[str, Any]) -> AnySettings:
        """Checked arguments of the games."""
        out = Settings(arguments)
        if out.keys != KEYS_USED:
            raise ConfigError(f"keys: a vector of games calls them {' and '.join(KEYS_USED)}")
        return out

    def _controller(self, seat: int | None, partners: Any) -> Controller:
        """One game as the learner lives it."""
        return Controller(self.settings, seat, partners)

    def _batch_of(self, n: int) -> Packed:
        """An empty batch with room for so many observations."""
        return Packed(n, history=getattr(self.settings.encoder, "history", 0))

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin anew in every game, or where `options["reset_mask"]` says so; other options go to each game."""
        seeds = seeds_for(seed, self.num_envs)
        options = dict(options or {})
        chosen = options.pop("reset_mask", None)
        for i, game in enumerate(self.games):
            if chosen is None or chosen[i]:
                game.begin(seeds[i], options)
                self._waiting[i] = False
            self._note_decider(i)
        self._begun = True
        return self.observe(), self._infos()

    def step(self, actions: Any) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        todo = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(todo) != self.num_envs:
            raise ConfigError(f"{len(todo)} actions for {self.num_envs} games")
        final: dict[str, Any] = {}
        games = self._running if self._ordinary(todo) else []
        wrong = illegal(games, todo)
        if games and wrong < 0:
            self._choose_in_all(games, todo)
        else:
            if wrong >= 0 and self.settings.illegal == "raise":
                self.games[wrong].match.index(todo[wrong])  # says what would be legal; no game has changed
            self._step_each(todo)
        if self.autoreset is AutoresetMode.SAME_STEP:
            for i in self._over:
                game = self.games[i]
                final = self._add_info(final, {"final_obs": game.observe(), "final_info": game.info()}, i)
                game.begin()
                while self.welcome is not None and not self.welcome(game.match):
                    game.begin()
                self._note_decider(i)
        else:
            for i in self._over:
                self._waiting[i] = True
        observations = self.observe()
        infos = self._infos()
        infos.update(final)
        return observations, self._rewards.copy(), self._terminations.copy(), self._truncations.copy(), infos

    def _ordinary(self, todo: list[Any]) -> bool:
        """Whether this step is one choice by index in every game, and none of them has to be begun first."""
        return self._begun and self._plain and True not in self._waiting and set(map(type, todo)) == {int}

    def _choose_in_all(self, games: list[Any], todo: list[int]) -> None:
        """One legal choice in every game, all of them in one call; what is rarely so is looked at game by game."""
        limit = self.settings.max_rounds
        deciders = choose_in_all(games, todo, limit if limit is not None else NO_LIMIT)
        self._clear_results()
        if self._pays_at_end:
            for i, seat in enumerate(deciders):
                if seat < 0:
                    self.games[i].chosen()
                    self._note_result(i)
                elif seat != self._seats[i]:
                    self._seats[i] = self._deciders[i] = self.games[i].match.seat = seat
            return
        for i, game in enumerate(self.games):
            game.chosen()
            self._note_result(i)

    def _step_each(self, todo: list[Any]) -> None:
        """Game by game: anything can happen."""
        self._clear_results()
        for i, game in enumerate(self.games):
            if self._waiting[i]:
                game.begin()
                self._waiting[i] = False
                self._note_decider(i)
            else:
                game.step(todo[i])
                self._note_result(i)

    def _clear_results(self) -> None:
        self._over = []
        self._rewards.fill(0.0)
        self._terminations.fill(False)
        self._truncations.fill(False)

    def _note_result(self, i: int) -> None:
        """What the step came to in game i."""
        game = self.games[i]
        match = game.match
        self._rewards[i] = game.reward
        if match.seat < 0:
            self._terminations[i] = match.terminated
            self._truncations[i] = match.truncated
            self._over.append(i)
        if match.seat != self._seats[i]:
            self._seats[i] = self._deciders[i] = match.seat

    def _note_decider(self, i: int) -> None:
        """Who decides in a game that was begun or set, and which episode it is."""
        match = self.games[i].match
        self._running[i] = match.game
        self._seats[i] = self._deciders[i] = match.seat
        self._ids[i] = match.number * self._total + self._first + i

    def _observe_game(self, i: int, game: Controller) -> None:
        """Observe game i into the padded batch."""
        match = game.match
        self._rows[i].write(match.game, game.observer)
        pending = match.game.state.pending
        if self.settings.masks and pending is not None and match.seat >= 0:
            self._masks[i] = self.settings.masks[len(pending.opts)]
        else:
            self._masks[i] = game.mask()

    def _batch(self) -> Any:
        if self.packed is not None:
            return self.packed
        return {k: v.copy() for k, v in self._buffers.items()} if self.copy else self._buffers

    def _infos(self) -> dict[str, Any]:
        return {"decider": self._deciders.copy(), "episode_id": self._ids.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal in each game."""
        if self.packed is None:
            return self._buffers["action_mask"].astype(np.bool_)
        return np.stack([game.mask() for game in self.games]).astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""

    def call(self, name: str, *args: Any, **kwargs: Any) -> tuple[Any, ...]:
        """Call a method, or read an attribute, of each game's controller."""
        found = [getattr(game, name) for game in self.games]
        return tuple(f(*args, **kwargs) if callable(f) else f for f in found)

    def get_attr(self, name: str) -> tuple[Any, ...]:
        return self.call(name)

    def get_state(self) -> list[Any]:
        """All running games, for `set_state`; also in another process."""
        return [game.get_state() for game in self.games]

    def set_state(self, state: Sequence[Any]) -> Any:
        """Go back to what `get_state` gave; returns the observations there."""
        if len(state) != self.num_envs:
            raise ConfigError(f"set_state: a state of {len(state)} games for {self.num_envs}")
        for i, (game, kept) in enumerate(zip(self.games, state, strict=True)):
            game.set_state(kept)
            self._waiting[i] = game.finished
            self._note_decider(i)
        self._begun = True
        return self.observe()

    def keep(self) -> list[Kept]:
        """All running games as plain data, for `resume`."""
        return [game.keep() for game in self.games]

    def resume(self, kept: Sequence[Kept]) -> Any:
        """Go on where `keep` was called, every choice made again; returns the observations there."""
        if len(kept) != self.num_envs:
            raise ConfigError(f"resume: {len(kept)} kept games for {self.num_envs}")
        for i, (game, one) in enumerate(zip(self.games, kept, strict=True)):
            game.resume(one)
            self._waiting[i] = game.finished
            self._note_decider(i)
        self._begun = True
        return self.observe()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled, or copied, in the middle of anything: another one with the same games. Observations are written anew."""
        begun = [game.match.number >= 0 for game in self.games]
        games = [game.get_state() if b else None for game, b in zip(self.games, begun, strict=True)]
        ids = (self._first, self._total)
        seat, partners, observations = self._made_with
        made_with = {
            "seat": seat,
            "partners": partners,
            "observations": observations,
            "autoreset": self.autoreset,
            "copy": self.copy,
            "ids": ids,
            **self.settings.arguments,
        }
        return _restored, (type(self), self.num_envs, made_with, games, list(self._waiting))

    def observe(self) -> Any:
        """The observations of all games as they stand. Changes nothing."""
        encoder = self.settings.encoder
        if self._tables is not None:
            self._tables.write(*self._lookers(), self._deciders)
        elif self.packed is None:
            for i, game in enumerate(self.games):
                self._observe_game(i, game)
        elif self._at_once:
            encoder.pack_all(*self._lookers(), self.packed)
        else:
            self.packed.clear()
            for game in self.games:
                encoder.pack(game.match.game, game.observer, self.packed)
        return self._batch()

    def _lookers(self) -> tuple[list[Any], list[int]]:
        """All games, and the seat that looks in each."""
        if self._plain and -1 not in self._seats:  # who looks is who decides
            return self._running, self._seats
        return self._running, [game.observer for game in self.games]

    @property
    def deciders(self) -> NDArray[np.int8]:
        """Who decides in each game, -1 where it is over; not a copy."""
        return self._deciders


def _restored(
    kind: type[VectorGames], num_envs: int, made_with: dict[str, Any], games: list[Any], waiting: list[bool]
) -> VectorGames:
    """What was pickled."""
    out = kind(num_envs, **made_with)
    for i, kept in enumerate(games):
        if kept is not None:
            out.games[i].set_state(kept)
            out._note_decider(i)
    out._waiting = waiting
    if None not in games:
        out._begun = True
        out.observe()
    return out


def make_vector(num_envs: int = 1, **arguments: Any) -> VectorGames:
    """For `gymnasium.make_vec(id, vectorization_mode="vector_entry_point")`."""
    return VectorGames(num_envs, **arguments)


__all__ = ["Observation", "VectorGames", "make_vector"]
