"""Nobody learns what they may not know: views, labels and offers do not depend on hidden cards, or on card ids at all."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from mc_env.engine.board import moves
from mc_env.engine.board.visibility import visible
from mc_env.engine.game import Game, new_game
from mc_env.engine.invariants import problems
from mc_env.engine.knowing.hidden import resample
from mc_env.engine.knowing.labels import labels, prompt
from mc_env.engine.knowing.views import view
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import DECK, ENC_DECK, HAND, UNDER
from mc_env.kernel.zones import NOBODY
from mc_env.table import Table
from tools.disguise import asked_again, disguised, hidden_from, permuted, renumber, some_permutation
from tools.random_games import aggressive, label_list, load, play, some_setup, sound, uniform

SEEDS = [*range(3), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 60))]
HANDS = ("open", "private")


def table(seed: int, hands: str) -> Game:
    rng = Random(f"{seed}/{hands}")
    return new_game(**{**some_setup(rng, players=(1, 2, 3, 4) if seed else (3,)), "hands": hands})


def decisions(seed: int, hands: str, every: int) -> Iterator[Game]:
    for i, game in enumerate(play(table(seed, hands), aggressive, Random(seed))):
        if i % every == 0 and game.decision is not None:
            yield game


def question(g: State) -> tuple[object, ...]:
    """A decision as its player sees it."""
    assert g.pending is not None
    return g.pending.player, g.pending.kind, prompt(g, g.pending), labels(g, g.pending)


# ------------------------------------------------------------------------------------------ card ids


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_views_and_decisions_do_not_depend_on_card_ids(seed: int, hands: str) -> None:
    """A game in which every card has another id looks the same to everybody at every decision, to the very end."""
    rng = Random(seed)
    game = table(seed, hands)
    other = disguised(game, rng)
    while game.decision is not None:
        for p in range(game.players) if len(game.choices) % 4 == 0 else [game.decision.player]:
            assert other.view(p) == game.view(p)
        assert question(other.state) == question(game.state)
        assert other.decision is not None
        assert other.decision.options == game.decision.options
        i = aggressive(game, rng)
        game.choose(i)
        other.choose(i)
    assert (other.outcome, other.outcome_reason) == (game.outcome, game.outcome_reason)


def test_disguise_gives_cards_other_ids_and_is_sound() -> None:
    game = table(1, "open")
    other = disguised(game, Random(1))
    sound(other)
    assert other != game
    order = some_permutation(len(game.state.card), Random(2))
    back = [order.index(c) for c in range(len(order))]
    at_turn = next(g for g in decisions(1, "open", 1) if g.decision is not None and g.decision.kind == "turn")
    twice = renumber(renumber(at_turn.state, order), back)
    assert twice.key() == at_turn.state.key()
    assert problems(renumber(at_turn.state, order)) == []


# ------------------------------------------------------------------------------------------ hidden cards


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_view_does_not_depend_on_what_is_hidden(seed: int, hands: str) -> None:
    rng = Random(seed)
    for game in decisions(seed, hands, every=7):
        for p in range(game.players):
            assert view(permuted(game.state, p, rng), p) == view(game.state, p)


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_offered_does_not_depend_on_what_is_hidden(seed: int, hands: str) -> None:
    """The same question, put again after everything hidden from the decider has changed places, has the same options."""
    rng = Random(seed)
    kinds: Counter[str] = Counter()
    for game in decisions(seed, hands, every=2):
        assert game.decision is not None
        p = game.decision.player
        again = asked_again(game.state)
        if again is None or question(again) != question(game.state):
            continue  # not a question that can be put twice (a forced ability has been used for it, ...)
        other = asked_again(permuted(game.state, p, rng))
        assert other is not None
        assert question(other) == question(game.state)
        assert view(other, p) == view(game.state, p)
        kinds[game.decision.kind] += 1
    assert kinds["turn"]
    assert kinds["pay"] or kinds["defend"] or kinds["interrupt"] or kinds["response"]


@pytest.mark.parametrize("hands", HANDS)
def test_view_is_plain_data_without_cards_it_may_not_show(hands: str) -> None:
    for game in decisions(0, hands, every=9):
        g = game.state
        for p in range(game.players):
            seen = game.view(p)
            json.dumps(seen)
            for q, seat in enumerate(seen["players"]):
                if seat["eliminated"]:
                    continue
                shown = [name for name in seat["hand"]["cards"] if name is not None]
                hand = g.zones[HAND + q]
                if q == p or hands == "open":
                    assert len(shown) == len(hand)
                else:
                    assert len(shown) == sum(1 for c in hand if g.known[c] >> p & 1)
                assert seat["deck"]["size"] == len(g.zones[DECK + q])
                assert len(seat["deck"]["known"]) == sum(1 for c in g.zones[DECK + q] if g.known[c] >> p & 1)


def test_only_the_decider_sees_the_decision() -> None:
    for game in decisions(0, "private", every=3):
        assert game.decision is not None
        for p in range(game.players):
            mine = game.view(p)["decision"]
            assert (mine is not None) == (p == game.decision.player)
            if mine is not None:
                assert mine["options"] == label_list(game)


def test_card_of_an_open_hand_stays_known_to_all_when_it_is_hidden() -> None:
    """Everybody saw it: facedown beneath a card or on top of a deck it is still known, until a shuffle."""
    load()
    t = (
        Table(scenario="rhino")
        .hero("Spider-Man", hand=["Backflip"], deck=["Genius"])
        .hero("Alpha", hand=["Alpha Block"])
    )
    t.side_scheme("Highway Robbery")
    g = t.game.state
    host = t.find("Highway Robbery")
    for zone, card in ((UNDER, t.find("Backflip")), (DECK + 1, t.find("Alpha Block"))):
        known = g.known[card]
        moves.move(g, card, zone)
        assert g.known[card] == known
        if zone == UNDER:
            g.host[card] = host
    for p in (0, 1):
        scheme = next(s for s in view(g, p)["areas"][0]["side_schemes"] if s["title"] == "Highway Robbery")
        assert scheme["beneath_it"] == ["Backflip"]
        assert view(g, p)["players"][1]["deck"]["known"] == {0: "Alpha Block"}
        twin = resample(g, p, 5)
        assert twin.card[t.find("Backflip")] == g.card[t.find("Backflip")]
    moves.shuffle(g, DECK + 1)
    assert view(g, 0)["players"][1]["deck"]["known"] == {}


def test_shuffled_deck_is_known_to_nobody() -> None:
    for game in decisions(2, "open", every=5):
        g = game.state
        for z in (DECK, ENC_DECK):
            assert not all(g.known[c] for c in g.zones[z]) or not g.zones[z]


# ------------------------------------------------------------------------------------------ resampling


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_resample_keeps_the_view_and_redraws_the_rest(seed: int, hands: str) -> None:
    changed = 0
    for game in decisions(seed, hands, every=15):
        before = game.state.key()
        for p in range(game.players):
            twin = game.resample(player=p, seed=seed)
            assert game.state.key() == before
            assert twin.view(p) == game.view(p)
            assert twin == game.resample(player=p, seed=seed)
            assert problems(twin.state, game.state) == []
            assert twin.state.rng != game.state.rng
            for group in hidden_from(game.state, p):
                was = [game.state.card[c] for c in group]
                now = [twin.state.card[c] for c in group]
                assert sorted(was) == sorted(now)
                changed += was != now
    assert changed


@pytest.mark.parametrize("seed", SEEDS)
def test_resample_does_not_know_the_future(seed: int) -> None:
    """The top cards of decks and what dice will say differ from seed to seed, and are not those of the game itself."""
    game = next(g for g in decisions(seed, "open", 1) if g.decision is not None and g.decision.kind == "turn")
    g = game.state

    def encounter(h: State) -> list[int]:
        return [h.card[c] for c in h.zones[ENC_DECK]]

    drawn = [game.resample(player=0, seed=i).state for i in range(20)]
    orders = {tuple(encounter(h)) for h in drawn}
    assert len(orders) == 20
    assert tuple(encounter(g)) not in orders
    places = [sum(a == b for a, b in zip(encounter(g), encounter(h), strict=True)) for h in drawn]
    assert sum(places) / len(places) < len(encounter(g)) / 3  # nothing is held in place
    assert len({tuple(h.rng) for h in drawn}) == 20


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_resampled_game_can_be_played_to_the_end(seed: int, hands: str) -> None:
    rng = Random(seed)
    for game in decisions(seed, hands, every=60):
        p = rng.randrange(game.players)
        twin = game.resample(player=p, seed=seed)
        origin = twin.state.clone()
        for _ in play(twin, uniform, rng):
            sound(twin, origin)
        assert twin.outcome


@pytest.mark.parametrize("seed", SEEDS)
def test_resample_inside_the_decision_of_another_keeps_it_possible(seed: int) -> None:
    """Every option of the other player can still be chosen and comes to something: nothing is offered that cannot be paid."""
    rng = Random(seed)
    asked = 0
    for game in decisions(seed, "private", every=5):
        assert game.decision is not None
        others = [p for p in range(game.players) if p != game.decision.player]
        if not others:
            continue
        twin = game.resample(player=rng.choice(others), seed=seed)
        assert label_list(twin) == label_list(game)
        again = asked_again(game.state)
        if again is not None and question(again) == question(game.state):
            redrawn = asked_again(twin.state)
            assert redrawn is not None
            assert question(redrawn) == question(game.state)
            asked += 1
        for i in range(len(game.decision)):
            branch = twin.clone()
            branch.choose(i)
            sound(branch)
    assert asked or table(seed, "private").players == 1


def test_other_hands_are_redrawn_only_when_they_are_private() -> None:
    for hands in HANDS:
        for game in decisions(0, hands, every=20):
            assert game.decision is not None
            p = game.decision.player
            twin = game.resample(player=p, seed=3)
            for q in range(game.players):
                for c in game.state.zones[HAND + q]:
                    if visible(game.state, p, c):
                        assert twin.state.card[c] == game.state.card[c]
                    assert game.state.owner[c] != NOBODY
