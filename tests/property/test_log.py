"""The event log tells everybody only what they may know, and telling changes nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from mc_env.engine.board.visibility import visible
from mc_env.engine.game import Game, new_game
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from tools.random_games import aggressive, play, some_setup

SEEDS = [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 60))]
NAMING = ("card", "target", "source", "actor", "host", "defender")


class Witness(list[dict[str, Any]]):
    """A log that asks of every entry, for every player who may see it, whether they see the cards it names.

    A card may be named just before it becomes visible (it is being played, paid with, discarded), so what is not visible
    yet is asked again at every later entry until the step is over. Of a card that moves, what was seen before will do.
    """

    def __init__(self, g: State) -> None:
        super().__init__()
        self.g = g
        self.open: list[tuple[int, str, dict[str, Any]]] = []
        self.before = self.seen()

    def seen(self) -> list[set[str]]:
        """The names each player sees now."""
        g = self.g
        cards = [c for c in range(len(g.card)) if g.zone[c] != 255]
        return [{g.title(c) for c in cards if visible(g, p, c)} for p in range(g.n)]

    def append(self, entry: dict[str, Any]) -> None:
        super().append(entry)
        names = [entry[key] for key in NAMING if entry.get(key)] + list(entry.get("cards", ()))
        if entry["event"] == "discard":  # faceup for all to see, if only until the pile is shuffled into the deck
            names.remove(entry["card"])
        for p in range(self.g.n):
            if entry["seen_by"] >> p & 1:
                known = self.before[p] if entry["event"] == "moves" else set()
                self.open += [(p, x, entry) for x in names if x not in known and not x.startswith("facedown ")]
        self.settle()

    def settle(self) -> list[tuple[int, str, dict[str, Any]]]:
        """What is still unexplained."""
        if self.open:
            seen = self.seen()
            self.open = [(p, name, entry) for p, name, entry in self.open if name not in seen[p]]
        return self.open

    def over(self) -> None:
        """The step is over."""
        hidden = self.settle()
        assert not hidden, f"player {hidden[0][0]} is told of {hidden[0][1]}: {hidden[0][2]}"
        self.before = self.seen()


def logged(seed: int, hands: str) -> Game:
    rng = Random(seed)
    arguments = {**some_setup(rng, players=(2, 3, 4)), "hands": hands}
    return new_game(**arguments, log=True)


@pytest.mark.parametrize("hands", ["open", "private"])
@pytest.mark.parametrize("seed", SEEDS)
def test_no_entry_names_a_card_to_a_player_who_cannot_see_it(seed: int, hands: str) -> None:
    game = logged(seed, hands)
    log = Witness(game.state)
    game.state.log = log
    for _ in play(game, aggressive, Random(seed)):
        log.over()
    assert len(log) > 50


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_changes_on_a_card_in_play_is_told(seed: int) -> None:
    """Damage, threat, status cards, control and form never change in silence: an entry names the card."""
    rng = Random(seed)
    game = new_game(**some_setup(rng), log=True)
    log = game.record()
    while game.decision is not None:
        old, told = game.state.clone(), len(log)
        game.choose(aggressive(game, rng))
        g = game.state
        names = {entry.get(key) for entry in log[told:] for key in NAMING}
        for c in range(len(g.card)):
            if old.zone[c] >= PLAY and g.zone[c] >= PLAY and not {old.title(c), g.title(c)} & names:
                for column in ("damage", "threat", "stunned", "confused", "tough", "controller", "engaged", "face"):
                    assert getattr(old, column)[c] == getattr(g, column)[c], f"{column} of {g.title(c)}"


@pytest.mark.parametrize("seed", SEEDS)
def test_drawn_cards_are_named_only_to_the_player_who_drew_them(seed: int) -> None:
    game = logged(seed, "private")
    for _ in play(game, aggressive, Random(seed)):
        pass
    drawn = [entry for entry in game.record() if entry["event"] == "drawn cards"]
    assert drawn
    assert all(entry["seen_by"] == 1 << entry["player"] for entry in drawn)  # type: ignore[operator]


@pytest.mark.parametrize("seed", SEEDS)
def test_entries_are_plain_and_carry_no_card_ids(seed: int) -> None:
    game = logged(seed, "open")
    for _ in play(game, aggressive, Random(seed)):
        pass
    for entry in game.record():
        json.dumps(entry)
        assert isinstance(entry["event"], str)
        assert isinstance(entry["round"], int)
        assert 0 < entry["seen_by"] < 16  # type: ignore[operator]
        assert not [key for key in entry if key.endswith("_id")]
        for key in NAMING:
            assert entry.get(key) is None or isinstance(entry[key], str)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_goes_the_same_way_with_and_without_a_log(seed: int) -> None:
    rng = Random(seed)
    arguments = some_setup(rng)
    silent, told = new_game(**arguments), new_game(**arguments, log=True)
    while silent.decision is not None:
        assert told == silent
        i = aggressive(silent, rng)
        silent.choose(i)
        told.choose(i)
    assert told == silent
    assert told.record()
    assert told.clone().state.log is None
    assert told.record()[-1]["event"] == "game over"
