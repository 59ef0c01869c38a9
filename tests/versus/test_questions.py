"""Questions come after whatever must happen at once: what comes between question and answer takes the answer for its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import mc_env.versus.engine
from mc_env.versus.engine.options import ASK_OPTION, NO, STOP, YES
from mc_env.versus.engine.state import State
from mc_env.versus.table import Table
from tests.versus.citation import rulebook

ASKING = ("ask", "ask_row", "ask_some", "asks_for_prey")


def waiting_for_nobody() -> State:
    """A position in which nothing is asked."""
    g = Table().side("Hulk").side("Magneto").game.state
    g.pending = None
    assert not g.dirty
    return g


def test_question_that_comes_before_what_must_happen_at_once_is_refused() -> None:
    g = waiting_for_nobody()
    g.dirty = True
    with pytest.raises(AssertionError, match="before what must happen at once"):
        g.ask(0, ASK_OPTION, (YES, NO))
    with pytest.raises(AssertionError, match="before what must happen at once"):
        g.settle(STOP)


def test_sole_option_that_comes_before_what_must_happen_at_once_is_refused_too() -> None:
    g = waiting_for_nobody()
    g.auto = g.dirty = True
    with pytest.raises(AssertionError, match="before what must happen at once"):
        g.ask(0, ASK_OPTION, (STOP,))


def test_second_question_waits_for_the_answer_to_the_first() -> None:
    g = waiting_for_nobody()
    g.ask(0, ASK_OPTION, (YES, NO))
    with pytest.raises(AssertionError, match="before the answer to another one"):
        g.ask(1, ASK_OPTION, (YES, NO))


def called(statement: ast.stmt) -> str:
    """The name of what a statement calls and leaves at that."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    if not isinstance(call, ast.Call):
        return ""
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def steps_that_go_on(path: Path) -> Iterator[str]:
    """Where a step asks and then goes on with the next step, which would read an answer that nobody has given."""
    for block in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for statements in (getattr(block, "body", None), getattr(block, "orelse", None)):
            for one, after in pairwise(statements) if isinstance(statements, list) else ():
                if called(one) in ASKING and not ast.unparse(after).startswith(("return True", "return bool(")):
                    if (
                        not isinstance(after, ast.Return) or after.value is not None
                    ):  # an op that begins with a question
                        yield f"{path.name}, line {one.lineno}"


def test_step_that_asks_waits_for_the_answer() -> None:
    folder = Path(mc_env.versus.engine.__file__).parent
    assert [place for path in sorted(folder.rglob("*.py")) for place in steps_that_go_on(path)] == []


# ------------------------------------------------------------------------------------------ at the table


@rulebook("attack.1")
def test_attack_on_a_player_goes_on_when_somebody_stands_for_them() -> None:
    table = Table(auto=True).side("Deadpool", level=2, resources=["Academy"]).side("Hulk").card("Hulk", stunned=True)
    table.choose("Use Oh, there's someone! Hi there!", "Attack with Deadpool")
    table.passes().expect(winners=(0,))


@rulebook("counters.3")
def test_character_whose_location_is_turned_down_has_no_defense_left_before_the_power_resolves() -> None:
    table = Table().side("Professor X", level=2, row="back", front=["Crystal"], resources=["Academy"])
    table.side("Hulk", front=["Drax"]).card("Crystal", minus=5).expect(stunned=[])
    table.choose("Use Mental Domination", "Turn Academy")
    assert "Drax of player 2" in table.options()
    assert table.pile(0) == ["Crystal"]  # stunned, and her health is 1


@rulebook("triggers.5", "reaction.1")
def test_powers_that_triggered_do_not_wait_when_nobody_can_react() -> None:
    table = Table().side("leg-055", front=["Valkyrie"], hand=["Valkyrie"], facedown=9).side("Hulk").start("build")
    table.choose(
        "Done", "Recruit Valkyrie into the front row"
    )  # the first one is KO'd, and there is no symbol to react with
    assert table.game.state.plus[table.find("Valkyrie")] == 1
