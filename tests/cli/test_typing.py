"""What people type: letters by accident, several cards at once, numbers for cards."""

from __future__ import annotations

import re

import pytest

from mc_env.cli import typed
from mc_env.cli.seats import policy
from mc_env.cli.session import Session
from mc_env.engine.game import new_game
from mc_env.render.text import console
from mc_env.table import Table

SPIDEY = ("play", "--heroes", "spider_man", "--seed", 5)
PAIR = ("play", "--heroes", "spider_man,iron_man", "--seed", 3, "--player-2", "heuristic")


@pytest.mark.parametrize("letter", "abcdefghijklmnopqrstuvwxyz")
def test_a_letter_never_chooses_an_option(letter: str) -> None:
    t = Table().hero("Spider-Man", form="hero", hand=["Haymaker", "Genius", "Black Cat"], in_play=["Tenacity"])
    assert typed.meant(t.decision, letter) == []
    assert typed.meant(t.decision, letter * 2) == []


def test_u_takes_back_instead_of_ending_the_turn(mc) -> None:
    out = mc(*SPIDEY, typed=("done", "change form", "u", "urn", "quit")).out
    assert "Taken back." in out
    assert "You end the turn." not in out
    assert "'urn' is neither an option nor a command" in out


def test_letters_too_few_for_an_option_are_told_so(mc) -> None:
    out = mc(*SPIDEY, typed=("done", "en", "end", "quit")).out
    assert "'en' is too short for an option; use a number, or three letters at least." in out
    assert "You end the turn." in out


def test_a_card_of_the_hand_that_is_not_offered_is_told_so(mc) -> None:
    out = mc(*SPIDEY, typed=("done", "swing", "quit")).out
    assert "Swinging Web Kick is not offered now; why h6 tells why." in out


def test_where_a_number_is_asked_for_it_is_the_number_that_counts() -> None:
    t = Table(overpay=True).hero("Captain Marvel", form="hero", in_play=["Energy Channel"], hand=["Energy", "Haymaker"])
    t.choose("Use Energy Channel [1]")
    assert t.decision.kind == "number"
    for option in t.decision.options:
        assert typed.meant(t.decision, option.label) == [option]
        assert typed.number_of(t.decision, option) == option.amount == int(option.label)


# ------------------------------------------------------------------------------------------ several at once


def played(*lines: str, hand: tuple[str, ...] = ("Swinging Web Kick", "Genius", "Energy", "Strength")) -> Session:
    """Spider-Man's turn with a hand, and lines typed at it."""
    t = Table().hero("Spider-Man", form="hero", hand=list(hand))
    left = iter([*lines, "quit"])
    session = Session(t.game, ["human"], console(), lambda prompt: next(left))
    session.run()
    return session


@pytest.mark.parametrize("line", ["1 2", "1,2", "1, 2", "genius, energy"])
def test_several_cards_are_paid_at_once(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = played("swinging", line).game
    assert "You pay with Genius and Energy." in capsys.readouterr().out
    assert game.decision is not None
    assert game.decision.kind == "target"


def test_what_a_payment_does_not_need_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    session = played("swinging", "1 2 3")
    assert "Not needed: Strength." in capsys.readouterr().out
    assert session.game.view(0)["players"][0]["hand"]["cards"] == ["Strength"]


def test_the_same_card_cannot_be_paid_twice(capsys: pytest.CaptureFixture[str]) -> None:
    session = played("swinging", "1 1")
    assert "Not offered again: Genius." in capsys.readouterr().out
    assert session.game.decision is not None
    assert session.game.decision.prompt == "Pay 1 more (Swinging Web Kick)"


def test_copies_of_a_card_are_paid_by_the_same_number(capsys: pytest.CaptureFixture[str]) -> None:
    played("swinging", "1 1 1", hand=("Swinging Web Kick", "Backflip", "Backflip", "Backflip"))
    assert "You pay with Backflip, Backflip and Backflip." in capsys.readouterr().out


def test_undo_takes_back_a_whole_line() -> None:
    game = played("swinging", "1 2", "undo").game
    assert game.decision is not None
    assert game.decision.prompt == "Pay 3 (Swinging Web Kick)"


def test_several_cards_are_discarded_at_once(mc) -> None:
    out = mc(*SPIDEY, typed=("1 3 done", "undo", "quit")).out
    assert "You replace 2 cards of the opening hand." in out
    assert out.count("Discard which cards of your opening hand?") == 2  # asked, and asked again after undo


@pytest.mark.parametrize(
    ("line", "words"), [("1 2", "One option at a time here."), ("1 99", "One option at a time here.")]
)
def test_a_turn_is_chosen_one_by_one(line: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert played(line).game.choices == []
    assert words in capsys.readouterr().out


def test_one_wrong_number_among_several_chooses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    session = played("swinging", "1 99")
    assert "There is no option 99; choose 1 to 3." in capsys.readouterr().out
    assert len(session.game.choices) == 1


def test_words_of_one_name_are_not_several_names() -> None:
    t = Table().hero("Spider-Man", form="hero", hand=["Swinging Web Kick", "Genius", "Energy", "Strength"])
    t.choose("Play Swinging Web Kick")
    assert typed.meant(t.decision, "genius energy") == []


# ------------------------------------------------------------------------------------------ numbers of cards


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("? h3", "Haymaker"),
        ("?h3", "Haymaker"),
        ("? h9", "there is no h9; your hand is h1 to h6"),
        ("? 99", "there is no option 99; there are 1 to 4"),
        ("why 1", "It is offered: Play Interrogation Room."),
        ("why 4", "It is offered: End turn."),
        ("why h6", "Swinging Web Kick needs hero form."),
        ("why h0", "there is no h0"),
        ("why 99", "there is no option 99"),
    ],
)
def test_cards_are_named_by_numbers(mc, line: str, words: str) -> None:
    out = mc(*SPIDEY, typed=("done", line, "quit")).out
    assert re.search(r"h3 +2 +Haymaker", out)  # the numbers stand on the board
    assert words in out.split(f"Spider-Man> {line}\n")[1]


# ------------------------------------------------------------------------------------------ partners


def test_turns_of_partners_are_summed_up_unless_all_is_wanted(mc) -> None:
    brief = mc(*PAIR, typed=("done", "end turn", "quit")).out
    assert re.search(r"Iron Man's turn: [^.]*plays [^.]*; ", brief)
    assert "Iron Man pays with" not in brief
    assert "   Iron Man: " not in brief  # no reasons
    for all_of_it in (
        mc(*PAIR, "--verbose", typed=("done", "end turn", "quit")).out,
        mc(*PAIR, typed=("done", "verbose", "end turn", "quit")).out,
    ):
        assert "-- Iron Man's turn --" in all_of_it
        assert "Iron Man pays with" in all_of_it
        assert "   Iron Man: " in all_of_it
    again = mc(*PAIR, "--verbose", typed=("done", "verbose", "end turn", "quit")).out
    assert "Turns of partners are summed up." in again
    assert "-- Iron Man's turn --" not in again


def test_networks_play_on_one_thread() -> None:
    torch = pytest.importorskip("torch")
    torch.set_num_threads(2)
    policy("ppo:rhino_duo")
    assert torch.get_num_threads() == 1


def test_help_of_play_names_who_can_play(mc) -> None:
    out = mc("play", "--help").out
    for words in ("human", "heuristic", "search", "ppo:rhino_duo", "ppo:rhino_solo", "ppo:core_generalist", "--resume"):
        assert words in out


def test_results_are_shown_when_a_game_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    def ask(prompt: str) -> str:
        decision = session.game.decision
        return "" if decision is None else str(typed.number_of(decision, decision.options[-1]))

    session = Session(new_game(["spider_man", "iron_man"], "rhino", 5), ["human", "human"], console(), ask)
    assert session.run() == "loss"
    out = capsys.readouterr().out
    assert "Lost in round " in out
    assert re.search(r"Cards played +0 +0", out)
