"""Many games on all cores: workers step their share of the games and write observations into shared memory.

`ProcessGames(num_envs, workers=4, ...)` behaves like `VectorGames(num_envs, ...)`: the same seeds and actions give the same
episodes, observations, rewards and infos, whatever the number of workers. Only what is rare (last observations and infos)
goes through a pipe. Partners given as objects have to be picklable. Use it in a `with` block or call `close()`.
"""

from __future__ import annotations

import multiprocessing
import os
import traceback
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, create_empty_array
from numpy.typing import NDArray

from mc_env.env.batches import Batch
from mc_env.env.controller import flat_space
from mc_env.env.episodes import whole_number
from mc_env.env.settings import NAMES, Settings
from mc_env.env.vector import VectorGames, autoreset_mode, seeds_for
from mc_env.errors import ConfigError, McEnvError

_ALIGN: Final = 64  # bytes, so that no two arrays share a cache line
_STATUS: Final = {
    "rewards": np.float64,
    "terminations": np.bool_,
    "truncations": np.bool_,
    "decider": np.int8,
    "episode_id": np.int64,
    "actions": np.int64,
}
_CLOSE_SECONDS: Final = 5.0  # for a worker to leave


class WorkerFailed(McEnvError):
    """A worker process raised, or is gone; the message has its traceback."""


def _layout(settings: Settings, n: int) -> dict[str, tuple[int, tuple[int, ...], np.dtype[Any]]]:
    """Where each array lies in the shared block: offset, shape, dtype."""
    one: Any = create_empty_array(flat_space(settings), 1)
    wanted = {f"obs/{k}": ((n, *a.shape[1:]), a.dtype) for k, a in one.items()}
    wanted.update({k: ((n,), np.dtype(t)) for k, t in _STATUS.items()})
    out = {}
    offset = 0
    for key, (shape, dtype) in wanted.items():
        out[key] = (offset, shape, dtype)
        size = int(np.prod(shape)) * dtype.itemsize
        offset += -(-size // _ALIGN) * _ALIGN
    out["end"] = (offset, (), np.dtype(np.int8))
    return out


def _arrays(block: Any, layout: dict[str, tuple[int, tuple[int, ...], np.dtype[Any]]]) -> Batch:
    return {
        key: np.frombuffer(block, dtype, int(np.prod(shape)), offset).reshape(shape)
        for key, (offset, shape, dtype) in layout.items()
        if key != "end"
    }


def _work(pipe: Connection, block: Any, first: int, last: int, total: int, arguments: dict[str, Any]) -> None:
    """A worker: its share of the games, told what to do through the pipe."""
    try:
        settings = Settings({k: v for k, v in arguments.items() if k in NAMES})
        arrays = {k: a[first:last] for k, a in _arrays(block, _layout(settings, total)).items()}
        buffers = {k.removeprefix("obs/"): a for k, a in arrays.items() if k.startswith("obs/")}
        games = VectorGames(last - first, copy=False, buffers=buffers, ids=(first, total), **arguments)
        pipe.send(("ready", None))
        while True:
            what, value = pipe.recv()
            if what == "close":
                return
            if what == "step":
                _, r, terminated, truncated, infos = games.step(arrays["actions"])
                arrays["rewards"][:] = r
                arrays["terminations"][:] = terminated
                arrays["truncations"][:] = truncated
            else:
                seeds, options = value
                _, infos = games.reset(seed=seeds, options=options)
            arrays["decider"][:] = infos["decider"]
            arrays["episode_id"][:] = infos["episode_id"]
            final = None
            if "final_obs" in infos:
                final = [
                    (first + i, infos["final_obs"][i], unbatched(infos["final_info"], i))
                    for i in np.flatnonzero(infos["_final_obs"]).tolist()
                ]
            pipe.send(("done", final))
    except (KeyboardInterrupt, EOFError, BrokenPipeError):
        return
    except BaseException as error:
        ours = error if isinstance(error, McEnvError) else None
        pipe.send(("error", (ours, traceback.format_exc())))


def unbatched(info: dict[str, Any], i: int) -> dict[str, Any]:
    """The info of game i out of a batch of infos."""
    out: dict[str, Any] = {}
    for key, value in info.items():
        if not key.startswith("_") and info[f"_{key}"][i]:
            found = unbatched(value, i) if isinstance(value, dict) else value[i]
            out[key] = found.item() if isinstance(found, np.generic) else found
    return out


class ProcessGames(VectorEnv[Any, Any, Any]):
    """See the module's docstring. `context` is a start method of `multiprocessing`: "fork", "spawn", "forkserver"."""

    def __init__(
        self,
        num_envs: int,
        *,
        workers: int | None = None,
        autoreset: str | AutoresetMode = "SAME_STEP",
        copy: bool = True,
        context: str | None = None,
        **arguments: Any,
    ) -> None:
        self.num_envs = n = whole_number("num_envs", num_envs)
        workers = whole_number("workers", workers if workers is not None else os.cpu_count() or 1)
        if n < 1 or workers < 1:
            raise ConfigError(f"{n} games and {workers} workers: there is at least one of each")
        if arguments.pop("observations", "padded") != "padded":
            raise ConfigError("observations: workers share padded ones; packed ones are for VectorGames")
        self.autoreset = autoreset_mode(autoreset)
        self.settings = Settings({k: v for k, v in arguments.items() if k not in ("seat", "partners")})
        self.metadata = {"autoreset_mode": self.autoreset, "render_modes": []}
        self.render_mode = None
        self.copy = copy
        self.single_observation_space = flat_space(self.settings)
        self.single_action_space = Discrete(self.settings.size)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self.closed = False
        ctx: Any = multiprocessing.get_context(context)
        layout = _layout(self.settings, n)
        self._block = ctx.RawArray("b", layout["end"][0])
        self._arrays = _arrays(self._block, layout)
        self._observations = {k.removeprefix("obs/"): a for k, a in self._arrays.items() if k.startswith("obs/")}
        plain = {k: v for k, v in arguments.items() if k in ("seat", "partners")}
        plain.update(self.settings.arguments, autoreset=self.autoreset.name)
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        workers = min(workers, n)
        for w in range(workers):
            first, last = n * w // workers, n * (w + 1) // workers
            ours, theirs = ctx.Pipe()
            process = ctx.Process(
                target=_work, args=(theirs, self._block, first, last, n, plain), daemon=True, name=f"mc_env games {w}"
            )
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._bounds = [(n * w // workers, n * (w + 1) // workers) for w in range(workers)]
        self._collect()

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        seeds = seeds_for(seed, self.num_envs)
        options = dict(options or {})
        chosen = options.pop("reset_mask", None)
        for pipe, (first, last) in zip(self._pipes, self._bounds, strict=True):
            mine = options if chosen is None else {**options, "reset_mask": chosen[first:last]}
            self._send(pipe, ("reset", (seeds[first:last], mine)))
        self._collect()
        return self._batch(), self._infos()

    def step(self, actions: Any) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if len(actions) != self.num_envs:
            raise ConfigError(f"{len(actions)} actions for {self.num_envs} games")
        self._arrays["actions"][:] = actions
        for pipe in self._pipes:
            self._send(pipe, ("step", None))
        final = self._collect()
        a = self._arrays
        infos = self._infos()
        for i, observation, info in final:
            infos = self._add_info(infos, {"final_obs": observation, "final_info": info}, i)
        return self._batch(), a["rewards"].copy(), a["terminations"].copy(), a["truncations"].copy(), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal in each game."""
        return self._observations["action_mask"].astype(np.bool_)

    def _batch(self) -> Batch:
        return {k: a.copy() for k, a in self._observations.items()} if self.copy else self._observations

    def _infos(self) -> dict[str, Any]:
        return {"decider": self._arrays["decider"].copy(), "episode_id": self._arrays["episode_id"].copy()}

    def _send(self, pipe: Connection, message: tuple[str, Any]) -> None:
        if self.closed:
            raise ConfigError("these games are closed")
        try:
            pipe.send(message)
        except (BrokenPipeError, OSError):
            self.close()
            raise WorkerFailed("a worker process is gone; it was killed or ran out of memory") from None

    def _collect(self) -> list[tuple[int, Any, dict[str, Any]]]:
        """Wait for all workers; what the finished episodes leave behind."""
        final: list[tuple[int, Any, dict[str, Any]]] = []
        failure: tuple[McEnvError | None, str] | None = None
        for pipe in self._pipes:
            try:
                what, value = pipe.recv()
            except (EOFError, ConnectionResetError):
                what, value = "error", (None, "a worker process is gone; it was killed or ran out of memory")
            if what == "error":
                failure = failure or value
            elif value:
                final.extend(value)
        if failure is not None:
            self.close()
            error, trace = failure
            raise (error if error is not None else WorkerFailed(trace))
        return final

    def close_extras(self, **kwargs: Any) -> None:
        """Tell the workers to leave, and make sure they do."""
        for pipe in self._pipes:
            try:
                pipe.send(("close", None))
            except (BrokenPipeError, OSError):
                pass
        for process, pipe in zip(self._processes, self._pipes, strict=True):
            process.join(_CLOSE_SECONDS)
            if process.is_alive():
                process.terminate()
                process.join(_CLOSE_SECONDS)
            pipe.close()

    def __enter__(self) -> ProcessGames:
        return self

    def __exit__(self, *args: object) -> None:
        self.close()
