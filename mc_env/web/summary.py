"""What an agent did in its turn, in a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mc_env.engine.game import Option
from mc_env.engine.knowing.views import PHASES
from mc_env.web.course import Course
from mc_env.web.protocol import TurnSummary

_DID: Final = {
    "play": "played {}",
    "use": "used {}",
    "attack": "attacked with {}",
    "thwart": "thwarted with {}",
    "recover": "recovered",
    "change_form": "changed form",
    "ask": "asked for help",
}


class TurnLog:
    """Collects what agents do in their turns."""

    def __init__(self) -> None:
        self._did: dict[int, list[str]] = {}

    def add(self, course: Course, seat: int, kind: str, option: Option) -> TurnSummary | None:
        """Note a choice that was made; the summary if the turn is over with it."""
        done = self._did.setdefault(seat, [])
        if kind == "turn" and option.kind != "end_turn":
            done.append(_DID.get(option.kind, "chose {}").format(option.card or option.label))
        state = course.game.state
        going_on = state.active == seat and PHASES[state.phase] == "player" and not course.over
        if going_on or (kind != "turn" and not done):
            return None
        del self._did[seat]
        name = course.names[seat]
        return TurnSummary("turn_summary", seat, name, course.game.round, f"{name} {joined(done)}.")


def joined(done: Iterable[str]) -> str:
    """ "played Energy, attacked with Hulk and ended the turn"; what was done several times is counted."""
    times: dict[str, int] = {}
    for what in done:
        times[what] = times.get(what, 0) + 1
    parts = [what if n == 1 else f"{what} ({n} times)" for what, n in times.items()]
    return f"{', '.join(parts)} and ended the turn" if parts else "ended the turn"
