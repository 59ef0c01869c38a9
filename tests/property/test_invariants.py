"""The auditor finds what is wrong: every kind of sabotage of a sound game is named."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from mc_env.cards.terms import CardType
from mc_env.engine.board import index, moves
from mc_env.engine.game import Game
from mc_env.engine.invariants import problems
from mc_env.engine.program.ops import OP_ABILITY, OP_LIMIT, OP_POINT
from mc_env.engine.round.frames import LimitFrame
from mc_env.engine.state.options import V_END_TURN, DecisionKind
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import BOOST, DECK, DISCARD, ENC_DECK, HAND, PLAY, TABLE
from mc_env.engine.using.frames import AbilityFrame
from mc_env.kernel.columns import replaced
from mc_env.kernel.frames import PointFrame
from mc_env.kernel.records import Lasting, Scope
from mc_env.kernel.state import MAX_OPTIONS, Pending
from mc_env.kernel.zones import NOBODY
from mc_env.table import Table
from tools.random_games import load, play, uniform


def crowded() -> Game:
    """A position with something of everything in it, at the first player's turn."""
    load()
    t = Table(scenario="rhino", auto=True)
    t.hero("Spider-Man", hand=["Backflip", "Haymaker"], in_play=["Web-Shooter", "Aunt May"], deck=["Genius"])
    t.hero("Alpha", form="hero", hand=["Alpha Strike"], in_play=["Alpha Partner"], discard=["Alpha Block"])
    t.villain("Rhino", attachments=["Charge"], boost=["Advance"]).main_scheme(threat=2)
    t.minion("Hydra Mercenary", engaged=1, damage=1).side_scheme("Crowd Control", threat=2)
    return t.game


def of_type(g: State, t: CardType) -> int:
    return g.zones[PLAY + t][0]


def put(g: State, column: str, c: int, value: int) -> None:
    setattr(g, column, replaced(getattr(g, column), c, value))


def lose_a_card(g: State) -> None:
    g.zones[DECK] = g.zones[DECK][1:]


def duplicate_a_card(g: State) -> None:
    g.zones[DISCARD] += (g.zones[HAND][0],)


def misplace_a_card(g: State) -> None:
    g.zone[g.zones[DECK][0]] = DISCARD


def exchange_a_card(g: State) -> None:
    g.card = replaced(g.card, g.zones[DECK][0], g.card[g.zones[ENC_DECK][0]])
    g.face[g.zones[DECK][0]] = g.face[g.zones[ENC_DECK][0]]
    g.ctype[g.zones[DECK][0]] = g.ctype[g.zones[ENC_DECK][0]]


def pending(g: State, **changes: object) -> None:
    p = g.pending
    assert p is not None
    data = {"player": p.player, "kind": p.kind, "opts": p.opts, "source": p.source, "prompt": p.prompt, **changes}
    g.pending = Pending(**data)  # type: ignore[arg-type]


def options(g: State) -> tuple[tuple[int, int, int, int], ...]:
    assert g.pending is not None
    return g.pending.opts


SABOTAGE: list[tuple[Callable[[State], object], str]] = [
    (lose_a_card, "is in no zone"),
    (duplicate_a_card, "is in player 1's hand and in player 1's discard pile"),
    (misplace_a_card, "its column says"),
    (exchange_a_card, "lost, gained or exchanged"),
    (lambda g: setattr(g, "damage", g.damage[1:]), "column damage has"),
    (lambda g: g.rng.append(1), "the generator has"),
    (lambda g: put(g, "damage", g.zones[DECK][0], 1), "still has damage 1"),
    (lambda g: put(g, "controller", g.zones[HAND][0], 0), "still has controller 0"),
    (lambda g: put(g, "known", g.zones[HAND][0], 0), "unknown to the player who holds it"),
    (lambda g: put(g, "known", g.zones[DISCARD + 1][0], 1), "lies faceup but not everybody knows it"),
    (lambda g: put(g, "host", g.zones[BOOST][0], -1), "lies on no card"),
    (lambda g: put(g, "host", g.zones[DECK][0], 0), "out of play but attached"),
    (lambda g: put(g, "host", of_type(g, CardType.ATTACHMENT), -1), "is attached to nothing"),
    (lambda g: put(g, "host", of_type(g, CardType.ATTACHMENT), g.zones[DECK][0]), "which is not in play"),
    (lambda g: put(g, "host", of_type(g, CardType.ALLY), of_type(g, CardType.ALLY)), "attached to itself"),
    (lambda g: put(g, "ctype", of_type(g, CardType.ALLY), int(CardType.MINION)), "of type MINION is listed in zone"),
    (lambda g: put(g, "controller", of_type(g, CardType.SUPPORT), NOBODY), "controlled by nobody"),
    (lambda g: put(g, "controller", of_type(g, CardType.SUPPORT), 3), "who is not in the game"),
    (lambda g: put(g, "controller", of_type(g, CardType.VILLAIN), 0), "of the scenario is controlled"),
    (lambda g: put(g, "engaged", of_type(g, CardType.MINION), NOBODY), "engaged with nobody"),
    (lambda g: put(g, "engaged", of_type(g, CardType.VILLAIN), 0), "but no minion"),
    (lambda g: put(g, "damage", of_type(g, CardType.MINION), 3), "is not defeated"),
    (lambda g: put(g, "threat", of_type(g, CardType.SIDE_SCHEME), 0), "no threat and is not defeated"),
    (lambda g: put(g, "threat", of_type(g, CardType.MAIN_SCHEME), 14), "is not completed"),
    (lambda g: put(g, "threat", of_type(g, CardType.MAIN_SCHEME), 50_000), "50000 threat"),
    (lambda g: put(g, "stunned", of_type(g, CardType.SUPPORT), 1), "but is no character"),
    (lambda g: put(g, "tough", of_type(g, CardType.VILLAIN), 2), "has status cards"),
    (lambda g: put(g, "leaving", of_type(g, CardType.VILLAIN), 1), "still being defeated"),
    (lambda g: put(g, "blank", of_type(g, CardType.SUPPORT), 1), "stale"),
    (lambda g: g.counters.update({of_type(g, CardType.SUPPORT) << 8: 0}), "0 counters"),
    (lambda g: g.counters.update({g.zones[DECK][0] << 8: 1}), "out of play with 1"),
    (lambda g: g.limits.update({g.zones[DECK][0] << 8: 1}), "out of play with a limit"),
    (lambda g: g.limits.update({g.identity[0] << 8: 9}), "used 9 times"),
    (lambda g: index.index_remove(g, of_type(g, CardType.SUPPORT), 0), "missing"),
    (lambda g: index.index_add(g, of_type(g, CardType.ATTACHMENT), 0), "stale"),
    (lambda g: setattr(g, "pending", None), "nobody has to decide"),
    (lambda g: pending(g, player=3), "not in the game"),
    (lambda g: pending(g, opts=options(g)[:1]), "with 1 options"),
    (lambda g: pending(g, opts=((V_END_TURN, -1, -1, 0),) * 2), "the same twice"),
    (
        lambda g: pending(g, opts=tuple((V_END_TURN, -1, -1, i) for i in range(MAX_OPTIONS + 1))),
        f"{MAX_OPTIONS + 1} options",
    ),
    (lambda g: pending(g, opts=((V_END_TURN, 999, -1, 0), (V_END_TURN, -1, -1, 0))), "does not exist"),
    (lambda g: pending(g, kind=77), "unknown kind"),
    (lambda g: setattr(g, "outcome", 1), "the game is over but"),
    (lambda g: setattr(g, "first", 3), "first player"),
    (lambda g: setattr(g, "alive", (True, False)), "out of the game"),
    (lambda g: g.new_scope(0, 0), "scopes left behind"),
    (lambda g: g.new_rec(4), "records left behind"),
    (lambda g: g.stack.append(AbilityFrame(OP_ABILITY, 999, 0)), "scope 999, which is gone"),
    (lambda g: g.stack.append(PointFrame(OP_POINT, -1, 999, ())), "record 999, which is gone"),
    (lambda g: g.stack.append(LimitFrame(OP_LIMIT, -1, 0, ())), "at a turn the stack is"),
    (lambda g: g.recs.clear(), "which is gone"),
    (lambda g: setattr(g, "queue", ((0, 0, 0, -1, -1, -1),)), "queued activations left behind"),
    (lambda g: setattr(g, "spent", (0,)), "last use was spent left behind"),
    (lambda g: setattr(g, "activating", 1), "activations under way left behind"),
    (lambda g: setattr(g, "peril", 0), "peril of player 0"),
    (lambda g: setattr(g, "dirty", True), "continuous checks"),
    (lambda g: moves.move(g, g.zones[HAND][0], TABLE), "cards on the table left behind"),
    (lambda g: g.lasting.update({99: Lasting(0, Scope(0, 0), 2, 5)}), "missing"),
    (lambda g: g.mods.__setitem__(0, (-12345,)), "stale"),
    (lambda g: g.marks.__setitem__(0, ()), "mark index 0"),
]


def test_crowded_position_is_sound() -> None:
    assert problems(crowded().state) == []


@pytest.mark.parametrize(("sabotage", "words"), SABOTAGE, ids=[words for _, words in SABOTAGE])
def test_sabotage_is_found(sabotage: Callable[[State], object], words: str) -> None:
    origin = crowded().state
    g = origin.clone()
    sabotage(g)
    found = problems(g, origin)
    assert any(words in text for text in found), found


@pytest.mark.pure("an int of a compiled class is an int and no enum")
def test_decision_that_holds_something_else_than_numbers_is_found() -> None:
    g = crowded().state.clone()
    pending(g, kind=DecisionKind.TURN)
    assert any("the decision holds" in text for text in problems(g))


def test_finished_game_is_audited_too() -> None:
    game = crowded()
    origin = game.state.clone()
    *_, end = play(game, uniform, Random(1))
    assert end.outcome
    assert problems(end.state, origin) == []
    lose_a_card(end.state)
    assert problems(end.state, origin)
