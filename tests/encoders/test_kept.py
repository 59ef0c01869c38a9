"""What a seat saw last of a game is used again only as long as all it was made of is the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from mc_env.cards.terms import CardType
from mc_env.encoders import vocab
from mc_env.engine.board import changing
from mc_env.engine.game import new_game
from mc_env.engine.knowing.hidden import resample
from mc_env.engine.observing import kept as kept_module
from mc_env.engine.observing.kept import kept_look as look
from mc_env.engine.observing.view import Look
from mc_env.engine.program.tables import CARDS, GUISES
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import BOOST, DEALT, DECK, DISCARD, ENC_DECK, ENC_DISCARD, HAND, PLAY, TABLE
from mc_env.kernel.columns import exchanged, replaced
from mc_env.kernel.index import own
from mc_env.kernel.zones import NOBODY
from tests.encoders.games import seen, table
from tests.slots import slots_of
from tools.random_games import play, upset_table

HANDS = ("open", "private")


def fresh(g: State, p: int) -> Look:
    """A look by somebody who remembers no game; what is remembered stays as it is."""
    ids = vocab.ids()
    seat = kept_module._SEATS.get((g.n, p))
    if seat is None or seat.make.ids is not ids:
        return look(g.clone(), p, ids)
    kept = seat.games
    seat.games = {}
    try:
        return look(g, p, ids)
    finally:
        seat.games = kept


def as_it_is(g: State, what: str) -> None:
    for p in range(g.n):
        assert seen(g, p) == fresh(g, p), what


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 60))])
def test_looks_in_the_course_of_a_game(seed: int, hands: str) -> None:
    """Everybody looks now and then, the decider always; nobody ever sees what is no longer so."""
    rng = Random(seed)
    for game in play(table(seed, hands), upset_table, rng):
        pending = game.state.pending
        for p in range(game.players):
            if (pending is not None and pending.player == p) or rng.random() < 0.3:
                assert seen(game.state, p) == fresh(game.state, p)


# ------------------------------------------------------------------------------------------ one change after another


def some_position(seed: int, hands: str) -> State:
    """The middle of a game against Ultron, where cards lie facedown, count each other and are attached."""
    rng = Random(seed)
    heroes = ["iron_man", "she_hulk", "spider_man"]
    begun = new_game(heroes, "ultron", seed, modular=["masters_of_evil"], hands=hands)
    for i, game in enumerate(play(begun, upset_table, rng)):
        g = game.state
        if i > 40 and g.pending is not None and not g.outcome and len(g.zones[PLAY + CardType.MINION]) > 2:
            return g
    raise AssertionError("no such position")


def in_play(g: State) -> list[int]:
    return [c for z in range(PLAY, len(g.zones)) for c in g.zones[z]]


def bump(column: str, most: int) -> Callable[[State, Random], None]:
    """Put another number on some card in play."""

    def change(g: State, rng: Random) -> None:
        values = getattr(g, column)
        c = rng.choice(in_play(g))
        setattr(g, column, replaced(values, c, (values[c] + 1) % (most + 1)))

    return change


def seat(column: str) -> Callable[[State, Random], None]:
    def change(g: State, rng: Random) -> None:
        setattr(g, column, replaced(getattr(g, column), rng.choice(in_play(g)), rng.choice([*range(g.n), NOBODY])))

    return change


def host(g: State, rng: Random) -> None:
    a, b = rng.sample(in_play(g), 2)
    g.host[a] = b if g.host[b] < 0 else -1


def host_of_boost(g: State, rng: Random) -> None:
    top = g.zones[ENC_DECK][-1]
    g.zones[ENC_DECK] = g.zones[ENC_DECK][:-1]
    g.zones[BOOST] += (top,)
    g.zone[top] = BOOST
    g.host[top] = g.zones[PLAY + CardType.VILLAIN][0]


def flip(g: State, rng: Random) -> None:
    c = g.identity[rng.randrange(g.n)]
    faces = CARDS[g.card[c]].faces
    changing.flip(g, c, faces[(faces.index(g.face[c]) + 1) % len(faces)])


def exchange(zone: int, other: int) -> Callable[[State, Random], None]:
    """Cards of two piles become each other's, while the tuples stay the same objects."""

    def change(g: State, rng: Random) -> None:
        if g.zones[zone] and g.zones[other]:
            a, b = rng.choice(g.zones[zone]), rng.choice(g.zones[other])
            g.card = exchanged(g.card, a, b)
            for column in (g.face, g.ctype):
                column[a], column[b] = column[b], column[a]

    return change


def move(old: int, new: int) -> Callable[[State, Random], None]:
    def change(g: State, rng: Random) -> None:
        if g.zones[old]:
            c = g.zones[old][-1]
            g.zones[old] = g.zones[old][:-1]
            g.zones[new] += (c,)
            g.zone[c] = new
            g.controller[c] = 0 if new >= PLAY else NOBODY

    return change


def shuffle(zone: int) -> Callable[[State, Random], None]:
    def change(g: State, rng: Random) -> None:
        g.zones[zone] = tuple(rng.sample(g.zones[zone], len(g.zones[zone])))

    return change


def acceleration(g: State, rng: Random) -> None:
    scheme = g.zones[PLAY + CardType.MAIN_SCHEME][0]
    g.accel = replaced(g.accel, scheme, g.accel[scheme] + 1)


def known(g: State, rng: Random) -> None:
    g.known[rng.randrange(len(g.known))] ^= 1 << rng.randrange(g.n)


def disguise(g: State, rng: Random) -> None:
    c = rng.choice(in_play(g))
    g.guise = replaced(g.guise, c, (g.guise[c] + 1) % len(GUISES))


def modifiers(g: State, rng: Random) -> None:
    stats = [s for s, entries in enumerate(g.mods) if entries]
    if stats:
        s = rng.choice(stats)
        own(g)
        g.mods[s] = g.mods[s][1:]


def tally(counts: str) -> Callable[[State, Random], None]:
    def change(g: State, rng: Random) -> None:
        c = rng.choice(in_play(g))
        where = getattr(g, counts)
        where[c << 8] = where.get(c << 8, 0) + 1

    return change


def number(name: str, most: int) -> Callable[[State, Random], None]:
    def change(g: State, rng: Random) -> None:
        setattr(g, name, rng.randrange(most))

    return change


def elimination(g: State, rng: Random) -> None:
    g.alive = tuple(rng.random() < 0.8 for _ in range(g.n))


def decision(g: State, rng: Random) -> None:
    assert g.pending is not None
    g.pending.player = rng.randrange(g.n)


CHANGES: dict[str, Callable[[State, Random], None]] = {
    **{name: bump(name, 1) for name in ("exhausted", "stunned", "confused", "tough", "leaving", "blank")},
    **{name: bump(name, 300) for name in ("damage", "threat")},
    "accel": acceleration,
    **{name: seat(name) for name in ("controller", "engaged", "owner")},
    "attached": host,
    "boost card": host_of_boost,
    "flipped": flip,
    "guise": disguise,
    "other cards in the deck": exchange(DECK, DISCARD),
    "other cards in hand": exchange(DECK, HAND),
    "other encounter cards": exchange(ENC_DECK, ENC_DISCARD),
    "drawn": move(DECK, HAND),
    "discarded": move(HAND + 1, DISCARD + 1),
    "discarded from the deck": move(DECK + 1, DISCARD + 1),
    "taken back": move(DISCARD, HAND),
    "dealt": move(ENC_DECK, DEALT),
    "encounter card discarded": move(DEALT, ENC_DISCARD),
    "played": move(HAND, PLAY + CardType.UPGRADE),
    "on the table": move(HAND + 1, TABLE),
    "off the table": move(TABLE, DISCARD),
    "left play": move(PLAY + CardType.MINION, ENC_DISCARD),
    "shuffled": shuffle(DECK),
    "discard pile turned over": shuffle(DISCARD + 1),
    "known": known,
    "modifiers": modifiers,
    **{name: tally(name) for name in ("counters", "limits")},
    **{name: number(name, 3) for name in ("first", "active", "phase", "round")},
    **{name: number(name, 8) for name in ("changed", "declined")},
    "eliminated": elimination,
    "decision": decision,
}


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seed", range(2))
def test_every_kind_of_change_is_seen(seed: int, hands: str) -> None:
    """One thing at a time, straight in the state: whatever it is, the next look has it."""
    g = some_position(seed, hands)
    rng = Random(seed)
    moved = {"shuffled"}  # which is not to be seen, unless somebody knows a card of the deck
    for _ in range(10):
        for what in rng.sample(list(CHANGES), len(CHANGES)):
            before = [seen(g, p) for p in range(g.n)]
            CHANGES[what](g, rng)
            as_it_is(g, what)
            if [seen(g, p) for p in range(g.n)] != before:
                moved.add(what)
    assert moved == set(CHANGES)  # somebody saw each of them


# ------------------------------------------------------------------------------------------ another game at the same address


@pytest.mark.parametrize("hands", HANDS)
def test_another_game_at_the_same_address(hands: str) -> None:
    """A resampled copy shares piles with its origin, but not what they hold; here it even takes its place in memory."""
    g = some_position(5, hands)
    assert g.pending is not None
    origin = g.clone()
    home = type(g).__new__(type(g))
    for i in range(12):
        other = new_game(["iron_man", "she_hulk", "spider_man"], "klaw", i, hands=hands).state
        for guest in (origin, resampled(origin, i), origin, other):
            for name in slots_of(State):
                setattr(home, name, getattr(guest, name))
            as_it_is(home, "in place of another")


def resampled(g: State, seed: int) -> State:
    return resample(g, seed % g.n, seed)


def test_an_error_leaves_nothing_half_made() -> None:
    """A vocabulary that lacks faces fails; when they are there, everything is right."""
    g = some_position(3, "open")
    ids = list(vocab.ids())
    last = max(face for card in g.card for face in CARDS[card].faces) + 1
    for cut in range(0, last, 9):
        growing = ids[:cut]
        for end in range(cut, last, 40):
            growing += ids[len(growing) : end]
            try:
                assert look(g, 0, growing) == fresh(g, 0)
            except IndexError:
                continue
        growing += ids[len(growing) :]
        assert look(g, 0, growing) == fresh(g, 0)
        CHANGES["drawn"](g, Random(cut))
        CHANGES["damage"](g, Random(cut))


def test_memory_is_bounded() -> None:
    g = new_game(["iron_man"], "rhino", 1).state
    clones = [g.clone() for _ in range(kept_module._MOST_GAMES + 20)]
    for clone in clones:
        seen(clone, 0)
    assert len(kept_module._SEATS[1, 0].games) <= kept_module._MOST_GAMES
