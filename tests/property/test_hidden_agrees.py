"""Views, sights and observations tell a player the same: they have one rule of what may be seen."""

from __future__ import annotations

from random import Random

import pytest

from mc_env.encoders import vocab
from mc_env.engine.board.visibility import visible
from mc_env.engine.game import Game, new_game
from mc_env.engine.knowing.sight import Sight
from mc_env.engine.observing.columns import ENTITY_COLUMNS, PILE_COLUMNS, PILE_KINDS, ZONE_NAMES
from mc_env.engine.observing.view import look
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import DECK, ENC_DECK, HAND
from mc_env.kernel.rows import names
from tools.random_games import aggressive, play

Rows = list[tuple[int, ...]]


def rows(packed: bytes, width: int) -> Rows:
    numbers = memoryview(packed).cast("h").tolist()
    return [tuple(numbers[i : i + width]) for i in range(0, len(numbers), width)]


def told_by_look(g: State, p: int, q: int) -> tuple[list[int], list[tuple[int, int]]]:
    """Card ids of a hand, and places with card ids in a deck, as observations have them."""
    seen = look(g, p, vocab.ids())
    e, piles = names(ENTITY_COLUMNS), names(PILE_COLUMNS)
    in_hand, relative = ZONE_NAMES.index("hand"), (q - p) % g.n + 1
    hand = [r[e["card"]] for r in rows(seen.entities, len(e)) if (r[e["zone"]], r[e["seat"]]) == (in_hand, relative)]
    known = PILE_KINDS.index("known card of a player's deck")
    deck = [
        (r[piles["position"]] - 1, r[piles["card"]])
        for r in rows(seen.piles, len(piles))
        if (r[piles["pile"]], r[piles["seat"]]) == (known, relative)
    ]
    return hand, deck


def positions(hands: str) -> list[Game]:
    """Positions of a game in which some players have looked at cards they do not hold."""
    rng = Random(8)
    game = new_game(["spider_man", "iron_man", "she_hulk"], "klaw", 8, hands=hands)
    out = []
    for i, at in enumerate(play(game, aggressive, Random(8))):
        if i % 23 == 0 and at.decision is not None:
            copy = at.clone()
            for zone in (DECK, DECK + 1, HAND + 2, ENC_DECK):
                for c in copy.state.zones[zone][-2:]:
                    copy.state.known[c] |= 1 << rng.randrange(copy.players)
            out.append(copy)
    return out


@pytest.mark.parametrize("hands", ["open", "private"])
def test_views_sights_and_observations_show_the_same_hands_and_decks(hands: str) -> None:
    ids = vocab.ids()
    hidden = shown = 0
    for game in positions(hands):
        g = game.state
        for p in range(g.n):
            sight, view = Sight(g, p), game.view(p)
            for q in g.players():  # who is eliminated has neither
                hand, deck = told_by_look(g, p, q)
                seen = [c for c in g.zones[HAND + q] if visible(g, p, c)]
                assert list(sight.hand(q)) == seen
                assert [name for name in view["players"][q]["hand"]["cards"] if name] == [
                    FACES[g.face[c]].name for c in seen
                ]
                assert hand == [ids[g.face[c]] for c in seen]
                top_first = g.zones[DECK + q][::-1]
                places = [i for i, c in enumerate(top_first) if visible(g, p, c)]
                assert list(view["players"][q]["deck"]["known"]) == places
                assert deck == [(i, ids[g.face[top_first[i]]]) for i in places]
                assert [i for i, c in enumerate(top_first) if sight.seen(c)] == places
                shown += len(places)
                hidden += len(g.zones[HAND + q]) - len(seen)
    assert shown
    assert (hidden > 0) == (hands == "private")
