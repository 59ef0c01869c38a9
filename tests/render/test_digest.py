"""Turns of other seats in one line, and what each seat did when a game is over."""

from __future__ import annotations

from mc_env.agents import make
from mc_env.engine.game import Game, new_game
from mc_env.render.digest import SUMMARY, digest
from mc_env.render.results import figures
from mc_env.render.story import tell
from mc_env.table import Table

NAMES = ["Spider-Man", "Captain Marvel"]


def turn(t: Table, seat: int | None = 0) -> str:
    """The turn of Captain Marvel, as it is told to Spider-Man."""
    lines = digest(t.game.record(), NAMES, seat, 0, (1,))
    (line,) = [line.text for line in lines if line.event == SUMMARY]
    return line


def pair(**captain: object) -> Table:
    t = Table().hero("Spider-Man", form="hero").hero("Captain Marvel", form="hero", **captain)  # type: ignore[arg-type]
    t.main_scheme(threat=5)
    t.game.record()
    return t.end_turn()


def test_a_turn_is_told_in_a_line() -> None:
    t = pair(hand=["Haymaker", "Genius", "Daredevil", "Energy", "Strength"])
    t.play("Haymaker", pay=["Genius"], target="Rhino").play("Daredevil", pay=["Energy", "Strength"])
    t.thwart("The Break-In!").choose("Change form").end_turn()
    assert turn(t) == (
        "Captain Marvel's turn: plays Haymaker; attacks Rhino for 3; plays Daredevil; thwarts The Break-In! for 2; "
        "changes to Carol Danvers."
    )


def test_allies_and_what_happens_to_others_are_named() -> None:
    t = pair(in_play=["Maria Hill"], hand=["First Aid", "Genius"])
    t.attack("Rhino", by="Maria Hill").end_turn()
    assert turn(t) == "Captain Marvel's turn: Maria Hill attacks Rhino for 1."


def test_an_ally_that_comes_without_being_played_is_told() -> None:
    t = pair(hand=["Make the Call", "Genius"], discard=["Maria Hill"]).choose("Play Make the Call")
    t.choose("Maria Hill", "Genius").run_until("turn").end_turn()
    assert "plays Make the Call; Maria Hill enters play" in turn(t)


def test_a_turn_without_anything_says_so() -> None:
    assert turn(pair().end_turn()) == "Captain Marvel's turn: nothing."


def test_what_the_listener_draws_in_the_turn_of_another_is_told() -> None:
    t = pair(in_play=["Avengers Mansion"]).use("Avengers Mansion", target="Spider-Man").end_turn()
    assert turn(t).startswith("Captain Marvel's turn: uses Avengers Mansion; you draw ")


def test_own_turns_and_the_villain_phase_are_told_in_full() -> None:
    t = pair().end_turn().run_villain_phase()
    lines = [line.text for line in digest(t.game.record(), NAMES, 0, 0, (1,))]
    full = [line.text for line in tell(t.game.record(), NAMES, 0)]
    assert "You end the turn." in lines
    assert "Rhino attacks Captain Marvel." in lines
    assert any(line.startswith("Captain Marvel draws") for line in full)
    assert not any(line.startswith("Captain Marvel draws") for line in lines)
    assert any(line.startswith("You draw") for line in lines)


def test_told_in_pieces_it_is_the_same_story() -> None:
    """A person who is asked in the middle of a turn hears the rest of it afterwards."""
    t = pair(hand=["Haymaker", "Genius"]).play("Haymaker", pay=["Genius"], target="Rhino")
    log = t.game.record()
    middle = len(log)
    t.attack("Rhino").end_turn()
    first = [line.text for line in digest(log[:middle], NAMES, 0, 0, (1,))]
    rest = [line.text for line in digest(log, NAMES, 0, middle, (1,)) if line.event == SUMMARY]
    assert first[-1] == "Captain Marvel's turn: plays Haymaker; attacks Rhino for 3."
    assert rest == ["Captain Marvel's turn: attacks Rhino for 2."]


# ------------------------------------------------------------------------------------------ results


def test_figures_count_what_each_seat_did() -> None:
    t = Table().hero("Spider-Man", form="hero", hand=["Haymaker", "Genius"]).hero("Captain Marvel", form="hero")
    t.minion("Hydra Mercenary", damage=2).main_scheme(threat=5)
    t.play("Haymaker", pay=["Genius"], target="Hydra Mercenary").attack("Rhino").end_turn()
    t.thwart("The Break-In!")
    first, second = figures(t.game)
    assert (first.damage, first.defeated, first.played, first.threat) == (3 + 2, 1, 1, 0)
    assert (second.damage, second.defeated, second.played, second.threat) == (0, 0, 0, 2)


def whole_game(scenario: str) -> Game:
    agent = make("heuristic")
    game = new_game(["spider_man", "captain_marvel"], scenario, 5)
    while game.decision is not None:
        game.choose(agent.decide(game, game.decision.player))
    return game


def test_figures_of_a_whole_game_add_up() -> None:
    game = whole_game("ultron")  # with facedown minions
    before = game.state.key()
    counted = figures(game)
    assert game.state.key() == before
    assert all(f.played > 0 and f.damage > 0 for f in counted)
    past = game.rewind(len(game.choices), log=True)
    taken = sum(
        int(str(e["taken"]))
        for e in past.record()
        if e["event"] == "damage" and e["target"] in ("Spider-Man", "Peter Parker", "Captain Marvel", "Carol Danvers")
    )
    assert sum(f.taken for f in counted) == taken
