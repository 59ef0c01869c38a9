"""Nobody learns from an observation what they may not know: it depends neither on hidden cards nor on card ids."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from mc_env.encoders import HISTORY_EVENTS, SemanticActions, make_encoder, vocab
from mc_env.engine.game import Game, new_game
from mc_env.engine.observing.view import Look
from mc_env.engine.state.zones import DECK, HAND, UNDER
from mc_env.table import Table
from tests.encoders.games import D, G, P, decisions, rows, seen, table
from tools.disguise import asked_again, disguised, permuted
from tools.random_games import aggressive, play, some_setup, upset_table

SEEDS = [*range(3), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 60))]
HANDS = ("open", "private")


def same(a: Look, b: Look) -> None:
    """Fail with the first table that differs."""
    for what in ("entities", "options", "piles", "globals", "decision"):
        assert rows(a, what).tolist() == rows(b, what).tolist(), what
    assert a == b


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_observation_does_not_depend_on_what_is_hidden(seed: int, hands: str) -> None:
    rng = Random(seed)
    for game in decisions(seed, hands, every=7):
        for p in range(game.players):
            same(seen(permuted(game.state, p, rng), p), seen(game.state, p))


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_observation_does_not_depend_on_card_ids(seed: int, hands: str) -> None:
    rng = Random(seed)
    game = table(seed, hands)
    semantic = SemanticActions(4)
    other = disguised(game, rng)
    while game.decision is not None:
        for p in range(game.players) if len(game.choices) % 4 == 0 else [game.decision.player]:
            same(seen(other.state, p), seen(game.state, p))
        assert semantic.ids(other) == semantic.ids(game)
        i = aggressive(game, rng)
        game.choose(i)
        other.choose(i)


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_options_and_masks_do_not_depend_on_what_is_hidden(seed: int, hands: str) -> None:
    """The same question, put again after everything hidden from the decider has changed places, is encoded alike."""
    rng = Random(seed)
    semantic = SemanticActions(4)
    asked = 0
    for game in decisions(seed, hands, every=3):
        pending = game.state.pending
        if pending is None:
            continue
        again = asked_again(game.state)
        if again is None or again.pending is None or again.pending.data() != pending.data():
            continue  # not a question that can be put twice
        other = asked_again(permuted(game.state, pending.player, rng))
        assert other is not None
        same(seen(other, pending.player), seen(again, pending.player))
        assert semantic.mask(Game(other, None)).tolist() == semantic.mask(game).tolist()
        asked += 1
    assert asked > 5


@pytest.mark.parametrize("seed", SEEDS)
def test_resampled_game_looks_the_same(seed: int) -> None:
    """Also at an upset table, where cards lie in odd places; and what was kept for the one is not taken for the other."""
    for i, game in enumerate(play(table(seed, "private", (2, 3, 4)), upset_table, Random(seed))):
        if i % 11 == 0:
            for p in range(game.players):
                before = seen(game.state, p)
                twin = game.resample(player=p, seed=i)
                same(seen(twin.state, p), before)
                for q in range(game.players):
                    seen(twin.state, q)
                same(seen(game.state, p), before)


def test_only_the_decider_sees_decision_and_options() -> None:
    for game in decisions(0, "private", every=5):
        pending = game.state.pending
        for p in range(game.players):
            raw = seen(game.state, p)
            mine = pending is not None and pending.player == p
            assert bool(rows(raw, "decision")[0, D["kind"]]) == mine
            assert raw.n_options == (len(pending.opts) if mine and pending is not None else 0)


def test_declined_window_leaves_no_trace_for_another_seat() -> None:
    """A private hand: whether an interrupt was offered and passed, or never offered, looks alike to the other player."""

    def attacked(hand: str, bottom: str) -> Table:
        t = Table(scenario="rhino", seed=1, hands="private")
        t.hero("Spider-Man", form="hero", hand=[hand], deck=["Haymaker"] * 8 + [bottom])
        t.hero("Captain Marvel", form="hero", hand=["Haymaker"], deck=["Haymaker"] * 9)
        return t.villain("Rhino").main_scheme(threat=1)

    shown = []
    for cards in (("Backflip", "Haymaker"), ("Haymaker", "Backflip")):
        t = attacked(*cards)
        t.end_turn()
        t.end_turn()
        passes = 0
        while (decision := t.game.decision) is not None and (t.game.round, decision.kind) != (2, "turn"):
            passes += decision.kind == "interrupt" and decision.player == 0
            labels = [o.label for o in decision.options]
            i = next((labels.index(x) for x in ("Pass", "Do not defend", "Done", "Decline") if x in labels), 0)
            t.game.choose(i)
        shown.append((passes, seen(t.game.state, 1)))
    assert shown[0][0] > shown[1][0]  # the window was offered, and declined, only in the first game
    same(shown[0][1], shown[1][1])


@pytest.mark.parametrize("hands", HANDS)
def test_hidden_cards_of_a_player_are_counted_together(hands: str) -> None:
    """Deck and, with private hands, hand: the counts add up to what cannot be seen, and change with nothing hidden."""
    for game in decisions(1, hands, every=13):
        g = game.state
        for p in range(g.n):
            pile = rows(seen(g, p), "piles")
            for q in range(g.n):
                hidden = pile[(pile[:, P["pile"]] == 1) & (pile[:, P["seat"]] == (q - p) % g.n + 1)]
                least = len(g.zones[DECK + q]) + (len(g.zones[HAND + q]) if q != p and hands == "private" else 0)
                assert hidden[:, P["count"]].sum() >= least
                if not any(g.guise) and not g.zones[UNDER]:  # nothing of a player lies facedown elsewhere
                    assert hidden[:, P["count"]].sum() == least
                assert hidden[:, P["position"]].sum() == 0


def test_known_card_of_a_deck_is_listed_with_its_place() -> None:
    t = Table(scenario="rhino", seed=1).hero("Spider-Man", deck=["Backflip", "Haymaker", "Genius"])
    g = t.game.state
    deck = g.zones[DECK]
    g.known[deck[-2]] |= 1
    pile = rows(seen(g, 0), "piles")
    known = pile[pile[:, P["pile"]] == 11]
    assert known[:, P["position"]].tolist() == [2]
    assert rows(seen(g, 0), "globals")[0, G["my_deck"]] == len(deck)


def test_history_does_not_depend_on_what_is_hidden_and_tells_of_no_question() -> None:
    rng = Random(5)
    for hands in HANDS:
        arguments = {**some_setup(rng, players=(2, 3)), "hands": hands}
        game = new_game(**arguments, log=True)
        encoder = make_encoder("entities", game.players, hands, history=30)
        for i, now in enumerate(play(game, aggressive, rng)):
            if i % 20 == 0:
                for p in range(now.players):
                    twin = Game(permuted(now.state, p, rng), None)
                    twin.state.log = now.state.log
                    one = encoder.encode(now, p)
                    two = encoder.encode(twin, p)
                    assert isinstance(one, dict)
                    assert isinstance(two, dict)
                    assert np.array_equal(one["history"], two["history"])
                    assert encoder.space.contains(one)


def test_history_knows_every_event_of_the_log() -> None:
    """What is left out is left out on purpose: questions, answers, and what the globals say anyway."""
    left_out = {"asks", "declines", "game over", "setup"}
    for seed in range(6):
        rng = Random(seed)
        game = new_game(**some_setup(rng), log=True)
        for _ in play(game, aggressive, rng):
            pass
        assert game.state.log is not None
        assert {str(entry["event"]) for entry in game.state.log} - left_out <= set(HISTORY_EVENTS)
    assert not left_out & set(HISTORY_EVENTS)


def test_history_is_newest_first_and_names_cards_by_id() -> None:
    t = Table(scenario="rhino", seed=1, log=True, auto=True)
    t.hero("Spider-Man", form="hero", hand=["Haymaker", "Energy"]).villain("Rhino")
    t.choose("Attack with Spider-Man")
    encoder = make_encoder("entities", 1, history=8)
    out = encoder.encode(t.game, 0)
    assert isinstance(out, dict)
    events = [HISTORY_EVENTS[row[0]] for row in out["history"] if row[0]]
    assert events[-1] != events[0] or len(events) == 1
    damage = next(row for row in out["history"] if HISTORY_EVENTS[row[0]] == "damage")
    assert (vocab.name_of(damage[1]), vocab.name_of(damage[2]), damage[3]) == ("Spider-Man", "Rhino", 2)
    attack = [HISTORY_EVENTS[row[0]] for row in out["history"]].index("attack")
    assert attack > events.index("damage")  # what came later stands first
