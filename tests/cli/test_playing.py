"""Playing, saving, resuming and watching a game, by what is typed and what is printed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mc_env.cli.session import Session
from mc_env.decks import random_deck
from mc_env.engine.game import load_game, new_game
from mc_env.render.text import console
from mc_env.table import Table

SPIDEY = ("play", "--heroes", "spider_man", "--scenario", "rhino", "--seed", 5)
OPENING = ("done", "change form", "attack")  # keep the hand, become Spider-Man, hit Rhino


def test_scripted_turn_is_played_and_told(mc) -> None:
    out = mc(*SPIDEY, typed=OPENING).out
    for words in (
        "Spider-Man (human) against Rhino, standard, seed 5",
        "You keep the opening hand.",
        "-- Round 1 --",
        "You change form to Spider-Man.",
        "Spider-Man attacks Rhino.",
        "Rhino takes 2 damage from Spider-Man.",
        "12/14 hit points",
        "No more input",
    ):
        assert words in out


def test_whole_game_is_played_by_numbers_and_its_end_can_be_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    afterwards = iter(["dance", "log", "undo"])

    def ask(prompt: str) -> str:
        decision = session.game.decision
        if decision is None:
            return next(afterwards)
        return str(len(decision))

    session = Session(new_game(["spider_man"], "rhino", 5), ["human"], console(), ask)
    with pytest.raises(StopIteration):  # the last choice is made again, and nothing is left to type
        session.run()
    out = capsys.readouterr().out
    assert out.count("-- The players lose") == 3  # told, in the log, told again
    assert "'dance': the game is over" in out
    assert "Taken back." in out


def test_option_is_chosen_by_number_or_by_a_part_of_its_label(mc) -> None:
    by_label = mc(*SPIDEY, typed=("Done", "Change form to Spider-Man")).out
    assert by_label.count("You change form to Spider-Man.") == 1
    assert mc(*SPIDEY, typed=("7", "3")).out.count("You change form to Spider-Man.") == 1


def test_what_was_picked_so_far_is_told(mc) -> None:
    out = mc(*SPIDEY, typed=("emergency", "energy", "done", "end turn")).out
    assert "so far: Emergency\n" in out
    assert "so far: Emergency, Energy\n" in out
    assert out.count("so far") == 2


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("99", "There is no option 99; choose 1 to 4."),
        ("dance", "'dance' is neither an option nor a command"),
        ("play", "'play' fits 2 options"),
        ("help", "back to your previous decision"),
        ("?", "back to your previous decision"),
        ("? Haymaker", "Deal 3 damage to an enemy"),
        ("?haymaker", "Deal 3 damage to an enemy"),
        ("? 1", "Interrogation Room"),
        ("? 4", "about no card"),
        ("? Haymakr", "did you mean Haymaker?"),
        ("why swinging web kick", "Swinging Web Kick needs hero form."),
        ("why backflip", "You see no Backflip on the table."),
        ("why nothing at all", "unknown card"),
        ("why", "Name a card"),
        ("save", "Name a file"),
        ("save /no/such/folder/x", "cannot save"),
        ("log", "You keep the opening hand."),
        ("quit", "Goodbye"),
    ],
)
def test_commands_answer_and_leave_the_game_as_it_is(mc, typed: str, words: str) -> None:
    result = mc(*SPIDEY, typed=("done", typed, "change form"))
    after = result.out.split(f"Spider-Man> {typed}\n", 1)[1]
    assert words in after
    assert ("You change form" in after) == (typed != "quit")


def test_enter_shows_the_board_again(mc) -> None:
    assert mc(*SPIDEY, typed=("done", "", "board")).out.count("Round 1 | player phase") == 3


def test_undo_goes_back_to_the_previous_decision(mc, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = mc(*SPIDEY, typed=(*OPENING, "undo", f"save {path}", "undo", "undo", "undo")).out
    assert out.count("Taken back.") == 3
    assert "There is nothing to take back." in out
    assert len(json.loads(path.read_text())["choices"]) == len(OPENING) - 1


def test_undo_takes_back_what_other_seats_did_since(mc, tmp_path: Path) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    typed = ("done", f"save {before}", "end turn", "done", "undo", "undo", f"save {after}")
    mc("play", "--heroes", "spider_man,iron_man", "--seed", 3, "--seat-1", "random", typed=typed)
    assert load_game(before.read_text()) == load_game(after.read_text())


def test_game_is_saved_resumed_and_goes_on_as_it_would_have(mc, tmp_path: Path) -> None:
    half, whole, resumed = (tmp_path / name for name in ("half", "whole", "resumed"))
    rest = ("1",) * 12
    mc(*SPIDEY, typed=(*OPENING, f"save {half}", *rest, f"save {whole}"))
    result = mc("play", "--resume", half, typed=(*rest, f"save {resumed}"))
    assert "12/14 hit points" in result.out
    assert load_game(whole.read_text()) == load_game(resumed.read_text())


def test_undo_reaches_behind_the_point_of_resuming(mc, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    mc(*SPIDEY, typed=(*OPENING, f"save {path}"))
    assert "14/14 hit points" in mc("play", "--resume", path, typed=("undo",)).out


def test_moves_of_other_seats_are_told(mc) -> None:
    out = mc("play", "--heroes", "spider_man,captain_marvel", "--seed", 2, "--seat-1", "random", typed=("done",)).out
    assert "Captain Marvel (random)" in out
    assert "opening hand." in out.split("You keep the opening hand.")[1].splitlines()[1]


def test_players_count_from_1_and_seats_from_0(mc) -> None:
    heroes = ("play", "--heroes", "spider_man,iron_man", "--seed", 3)
    first = mc(*heroes, "--player-1", "random", "--player-2", "random")
    assert first.out == mc(*heroes, "--seat-0", "random", "--seat-1", "random").out
    assert "Spider-Man (random), Iron Man (human)" in mc(*heroes, "--player-1", "random", typed=("quit",)).out


def test_seats_that_play_by_themselves_need_no_input(mc) -> None:
    first = mc("play", "--seat-0", "random", "--seed", 1)
    assert first.code == 0
    assert "-- The players lose" in first.out
    assert "Spider-Man's turn: " in first.out  # summed up
    assert first.out == mc("play", "--seat-0", "random", "--seed", 1).out


def test_people_share_the_terminal(mc) -> None:
    out = mc("play", "--heroes", "she_hulk,iron_man", "--seed", 2, "--player-2", "human", typed=("done", "done")).out
    assert "She-Hulk> done" in out
    assert "Iron Man> done" in out


def test_private_hands_stay_private(mc) -> None:
    arguments = ("play", "--heroes", "she_hulk,iron_man", "--seed", 2, "--hands", "private", "--seat-1", "random")
    out = mc(*arguments, "--verbose", typed=("done",)).out
    assert "Iron Man draws 6 cards." in out
    assert "Hand  6 cards" in out or "6 cards" in out.split("P2 Tony Stark")[1]


PAIR = ("play", "--heroes", "spider_man,iron_man", "--seed", 3, "--seat-1", "heuristic")


def test_a_partner_says_what_it_chose_and_why(mc) -> None:
    out = mc(*PAIR, "--verbose", typed=("done", "end turn", "reasons")).out
    told = [line.strip() for line in out.splitlines() if line.strip().startswith("Iron Man: ")]
    assert any(re.fullmatch(r"Iron Man: .+ \(-?\d+\.\d\) \| .+ \(-?\d+\.\d\).*", line) for line in told)
    asked = out.split("reasons\n")[1]
    assert "Iron Man, mulligan: " in asked  # also those that were not told on the way
    assert all(line.removeprefix("Iron Man: ") in asked for line in told if " | " in line)


def test_reasons_of_what_was_taken_back_are_gone(mc) -> None:
    once = mc(*PAIR, typed=("done", "end turn", "reasons")).out.split("reasons\n")[1]
    again = mc(*PAIR, typed=("done", "end turn", "undo", "end turn", "reasons")).out.split("reasons\n")[1]
    assert again == once


def test_with_private_hands_nobody_hears_what_a_partner_considered(mc) -> None:
    out = mc(*PAIR, "--hands", "private", typed=("done", "end turn", "reasons")).out
    assert "Nobody has given a reason so far." in out
    assert not re.search(r"Iron Man: .+ \(-?\d+\.\d\) \|", out)


def test_exit_leaves_also_after_the_end(mc, saved: Path) -> None:
    over = mc("play", "--resume", saved, typed=("exit", "board"))
    assert over.out.count("or Enter to leave>") == 1


def test_every_option_of_a_game_is_taken(mc, tmp_path: Path) -> None:
    random_deck("iron_man", 3).save(tmp_path / "deck.yaml")
    path = tmp_path / "game.json"
    arguments = (
        *(
            "play",
            "--heroes",
            "Iron Man",
            "--scenario",
            "Klaw",
            "--mode",
            "expert",
            "--modular",
            "Bomb Scare,under_attack",
        ),
        *("--heroic", 1, "--seed", 4, "--deck", f"iron_man={tmp_path / 'deck.yaml'}"),
    )
    assert "against Klaw, expert, heroic 1, seed 4" in mc(*arguments, typed=("done", f"save {path}")).out
    setup = json.loads(path.read_text())["setup"]
    assert (setup["scenario"], setup["modular"]) == ("klaw", ["bomb_scare", "under_attack"])
    assert setup["decks"]["iron_man"] == dict(random_deck("iron_man", 3).cards)
    assert "stage 3" in mc("play", "--skirmish", 3, "--seed", 1).out


def test_position_of_a_table_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    t = Table(scenario="rhino").hero("Spider-Man", form="hero", hand=["Haymaker", "Genius"])
    lines = iter(["haymaker", "genius", "rhino", "undo", "quit"])
    Session(t.game, ["human"], console(), lambda prompt: next(lines)).run()
    assert "Rhino takes 3 damage from Haymaker." in capsys.readouterr().out


# ------------------------------------------------------------------------------------------ mistakes


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["--heroes", "spiderman"], ["spiderman", "spider_man"]),
        (["--heroes", "spider_man,spider_man"], ["twice"]),
        (["--scenario", "rihno"], ["rihno", "rhino"]),
        (["--mode", "exprt"], ["exprt", "expert"]),
        (["--modular", "bomb_scar"], ["bomb_scar", "bomb_scare"]),
        (["--seat-0", "randm"], ["randm", "random"]),
        (["--player-1", "randm"], ["randm", "player 1", "random"]),
        (["--player-2", "random"], ["no player 2"]),
        (["--deck", "deck.yaml"], ["HERO=FILE"]),
        (["--deck", "spider_man=none.yaml"], ["none.yaml", "cannot read"]),
        (["--resume", "none.json"], ["none.json", "cannot read"]),
        (["--seed", "x"], ["seed"]),
        (["--skirmish", "7"], ["skirmish", "7"]),
    ],
)
def test_wrong_arguments_of_play_are_named(mc, argv: list[str], words: list[str]) -> None:
    result = mc("play", *argv)
    assert result.code == 2
    assert all(word in result.err for word in words), result.err
    assert "Traceback" not in result.err


def test_files_that_are_no_saved_games_are_refused(mc, tmp_path: Path, saved: Path) -> None:
    path = tmp_path / "x"
    path.write_text("{}")
    assert mc("replay", path).code == 2
    path.write_bytes(b"\xff\xfe")
    assert "not a saved game" in mc("replay", path).err
    assert "players 1 to 2" in mc("replay", saved, "--player", 7).err
    assert "players 1 to 2" in mc("replay", saved, "--player", 0).err
