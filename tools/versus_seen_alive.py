"""Every power of Vs. System, seen alive: `make seen-alive`, `python -m tools.versus_seen_alive`.

A power is alive if somewhere it is used, triggers or applies, and something changes by it, not counting what it costs. First come
games of random decks of all sets, by players who like best what has not been seen yet. For each power still missing then come
games about its card: its main character at its level, or a deck full of it that is brought into the hand, with locations to pay
for it. Nothing is kept between runs: games played anew find their way when a rule changes. All follows from `--seed`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from mc_env import versus
from mc_env.kernel.columns import raw
from mc_env.kernel.ops import FIRST
from mc_env.versus.cards import registry
from mc_env.versus.cards.decks import DECK_SIZE, Deck
from mc_env.versus.engine import compiler, levels, moves, stunning, values
from mc_env.versus.engine.frames import PhaseFrame, UseFrame
from mc_env.versus.engine.options import V_ATTACK, V_ORDER, V_PASS, V_PICK, V_PLAY, V_REACT, V_RECRUIT, V_STOP, V_USE
from mc_env.versus.engine.powers import POWER_OP
from mc_env.versus.engine.state import COLUMNS, State
from mc_env.versus.engine.tables import CARDS, FACES, OP_BUILD, OP_MAIN, POWERS, FaceInfo, PowerC
from mc_env.versus.engine.zones import DECK, FRONT, HAND, KO_PILE
from mc_env.versus.terms import POWER_BORROWS, POWER_CONTINUOUS, POWER_LEVEL_UP, STAT_VALUES, STAT_WITHOUT

GAMES: Final = 120  # of everything against everything
TRIES: Final = 120  # games about one card
TURNS: Final = 40  # of one game: what has not been seen by then is sooner seen in the next one
LIKING: Final = 30  # how much more an option is liked that uses what has not been seen
MODES: Final = (("duel", 2), ("free_for_all", 3), ("2v2", 4), ("two_headed", 4))


@dataclass(frozen=True)
class Printed:
    """One power of a face."""

    face: FaceInfo
    power: PowerC

    def __str__(self) -> str:
        return f"{self.face.code} {self.face.name}: {self.power.name}"


def printed(sets: Sequence[str] = ()) -> list[Printed]:
    """Every power that is printed on a card of some sets, or of all. A level-up power without an event has nothing to do."""
    compiler.compile_all()
    cards = [face for face in FACES if face.code in registry.all_facts()]
    chosen = [face for face in cards if not sets or face.code.split("-")[0] in sets]
    return [
        Printed(face, power)
        for face in chosen
        for power in face.powers
        if power.kind != POWER_LEVEL_UP or power.event >= 0
    ]


def board(g: State) -> tuple[object, ...]:
    """Everything that a power can change; not what follows from it."""
    return (
        *[raw(getattr(g, name)) for name in COLUMNS if name != "blank"],
        tuple(g.zones),
        tuple(sorted(g.counters.items())),
        tuple(g.lasting),
        tuple((rec.cards, rec.target, rec.flags) for rec in g.recs.values() if rec.kind >= 100),
        tuple((f.power, f.canceled) for f in g.stack if isinstance(f, UseFrame)),
        (g.mains, g.points, g.outcome, g.fallen),
    )


class Watcher:
    """Sees which powers change something: compares the board when a power resolves and when it ends."""

    def __init__(self) -> None:
        self.alive: set[int] = set()
        self._before: dict[tuple[int, int], tuple[object, ...]] = {}  # of powers being resolved, by game and scope
        self._steps = POWER_OP.steps

    def __enter__(self) -> Watcher:
        pay, announce, resolve, end = self._steps

        def watched_resolve(g: State, f: UseFrame) -> bool:
            if f.power not in self.alive:
                self._before[id(g), f.sc] = board(g)
            return resolve(g, f)

        def watched_end(g: State, f: UseFrame) -> bool:
            before = self._before.pop((id(g), f.sc), None)
            if before is not None and before != board(g):
                self.alive.add(f.power)
            return end(g, f)

        POWER_OP.steps = (pay, announce, watched_resolve, watched_end)
        return self

    def __exit__(self, *_: object) -> None:
        POWER_OP.steps = self._steps

    def look(self, g: State) -> None:
        """See which continuous powers apply to a character now, and what is lent."""
        for c in values.characters(g):
            if g.blank[c]:
                continue
            for _, power in values.powers_of(g, c):
                if (
                    power.id not in self.alive
                    and power.kind in (POWER_CONTINUOUS, POWER_BORROWS)
                    and applies(g, c, power)
                ):
                    self.alive.add(power.id)


def applies(g: State, c: int, power: PowerC) -> bool:
    """Whether a power that holds all the time changes anything for any character now."""
    if power.kind == POWER_BORROWS:
        return any(bearer == c for bearer, _, _ in g.lent)
    s = values.scope_of(g, c)
    if power.during is not None and not power.during(g, s):
        return False
    assert power.who is not None
    assert power.value is not None
    who = [x for x in values.characters(g) if power.who(g, s, x)]
    if power.stat == STAT_WITHOUT:
        return any(FACES[g.face[x]].printed[power.value(g, s)] for x in who)
    if power.stat == STAT_VALUES:
        assert power.dfn is not None
        return bool(who) and bool(power.value(g, s) or power.dfn(g, s))
    return bool(who) and power.value(g, s) != 0


# ------------------------------------------------------------------------------------------ games


@dataclass
class Search:
    """What was looked for, what is still missing, and in how many games."""

    wanted: int
    missing: list[Printed]
    games: int = 0


def never_seen(items: Sequence[Printed], seed: int = 0, most: int = GAMES, tries: int = TRIES) -> Search:
    """Play until every power has been seen alive, or as many games as are allowed."""
    found = Search(len(items), list(items))
    with Watcher() as watcher:
        for number in range(most):
            if not found.missing:
                break
            rng = Random(f"{seed}/{number}")
            mode, n = MODES[number % len(MODES)]
            game = versus.new_game([versus.random_deck(rng) for _ in range(n)], seed=number, mode=mode)
            _play(game, rng, watcher, found, None)
        for item in list(found.missing):
            for number in range(tries):
                if item not in found.missing:
                    break
                rng = Random(f"{seed}/{item.power.id}/{number}")
                mode, n = MODES[number % len(MODES)]
                decks = [deck_about(item.face, rng), *[some_deck(rng) for _ in range(n - 1)]]
                _play(versus.new_game(decks, seed=number, mode=mode), rng, watcher, found, item)
    return found


def deck_about(face: FaceInfo, rng: Random) -> Deck:
    """A deck for a card: with it, if it is not a main character, and all of its team; else its main character's team."""
    facts = registry.facts(face.code)
    mains = registry.main_characters()
    main = rng.choice([m for m in mains if registry.facts(m).team == facts.team] or mains)
    cards: dict[str, int] = {}
    if facts.type == "main":
        main = next(code for code in mains if face.code in registry.levels(code))
    elif not facts.token and facts.type in ("supporting", "plot twist", "equipment"):
        cards[face.code] = facts.limit
    for code in basic_locations():
        cards[code] = registry.facts(code).limit
    pool = [x for x in (registry.facts(code) for code in registry.definitions()) if _fits(x, facts.team)]
    while sum(cards.values()) < DECK_SIZE:
        x = rng.choice(pool)
        if cards.get(x.code, 0) < x.limit:
            cards[x.code] = cards.get(x.code, 0) + 1
    return Deck(main, cards, tuple(rng.sample([code for code in mains if code != main], 3)))


def some_deck(rng: Random) -> Deck:
    """A deck for an opponent: any cards, or a team's."""
    return versus.random_deck(rng) if rng.random() < 0.5 else versus.for_main(rng.choice(registry.main_characters()))


def basic_locations() -> list[str]:
    """One location without a team for each symbol."""
    known = [registry.facts(code) for code in registry.definitions()]
    neutral = {x.symbols: x.code for x in reversed(known) if x.type == "location" and x.team < 0}
    return list(neutral.values())


def _fits(x: registry.Facts, team: int) -> bool:
    if x.type == "location":
        return x.team == team >= 0
    ours = x.team in (team, -1) or team < 0
    return ours and x.type in ("supporting", "plot twist", "equipment") and not (x.token or x.loyalty)


def _play(game: versus.Game, rng: Random, watcher: Watcher, found: Search, about: Printed | None) -> None:
    """Play a game for a while; strike off what was seen alive in it."""
    found.games += 1
    wanted = {item.power.id for item in found.missing}
    if about is not None:
        begin_at_level(game.state, about.face)
    while game.decision is not None and game.state.turns <= TURNS:
        if about is not None and rng.random() < 0.2:
            bring(game, about.face, rng)
            if game.decision is None:
                break
        watcher.look(game.state)
        game.choose(liked(game.state, rng, wanted))
        if watcher.alive & wanted:
            wanted -= watcher.alive
            if not wanted or (about is not None and about.power.id not in wanted):
                break
    found.missing = [item for item in found.missing if item.power.id in wanted]


def begin_at_level(g: State, face: FaceInfo) -> None:
    """The main character that a game is about begins at the level of its face."""
    main = g.mains[0]
    if face.id in CARDS[g.card[main]].faces and g.face[main] != face.id and values.in_play(g, main):
        levels.become(g, main, face.id)


def bring(game: versus.Game, face: FaceInfo, rng: Random) -> None:
    """Bring a card into its player's hand, a location to pay for it, and a counter; the options are made anew after that."""
    g = game.state
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, PhaseFrame) or frame.op not in (OP_BUILD, OP_MAIN) or g.pending is None:
        return
    begin_at_level(g, face)
    pile = [c for zone in (DECK, KO_PILE) for c in g.zones[zone] if g.face[c] == face.id]
    if pile and not any(g.face[c] == face.id for c in g.zones[HAND]):
        moves.move(g, rng.choice(pile), HAND)
    places = [c for c in g.zones[DECK] if moves.is_location(g, c)]
    if places:
        moves.gain_resource(g, 0, rng.choice(places), up=True)
    plus = rng.randrange(2)
    stunning.add_counters(g, rng.choice(values.characters(g)), plus, 1 - plus)
    g.pending = None
    frame.at = FIRST
    game.go_on()


def liked(g: State, rng: Random, wanted: set[int]) -> int:
    """Any option, but rather one that does something, and most of all one that uses what has not been seen alive."""
    assert g.pending is not None
    weights = [_weight(g, verb, c, x, wanted) for verb, c, x, _ in g.pending.opts]
    return rng.choices(range(len(weights)), weights)[0]


def _weight(g: State, verb: int, c: int, x: int, wanted: set[int]) -> float:
    powers: list[int] = []
    if verb in (V_PLAY, V_RECRUIT, V_PICK):
        powers = [power.id for power in FACES[g.face[c]].powers]
    elif verb == V_USE:
        powers = [values.power_at(g, c, x).id]
    elif verb in (V_REACT, V_ORDER):
        powers = [POWERS[x].id]
    if wanted.intersection(powers):
        return LIKING
    if verb in (V_PASS, V_STOP):
        return 0.5
    return 2 if verb in (V_ATTACK, V_RECRUIT) and g.zone[c] < FRONT + 8 else 1


def lines(found: Search) -> Iterator[str]:
    """What was found, in words."""
    yield f"{found.wanted - len(found.missing)} of {found.wanted} powers seen alive in {found.games} games"
    for item in found.missing:
        yield f"  never: {item}"


def main(argv: list[str] | None = None) -> int:
    """Search and tell; 1 if a power was never seen alive."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.versus_seen_alive", description=(__doc__ or "").split("\n\n")[0]
    )
    parser.add_argument("--seed", type=int, default=0, help="all games follow from it")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of everything (default {GAMES})")
    parser.add_argument("--tries", type=int, default=TRIES, help=f"games about one card (default {TRIES})")
    parser.add_argument("--sets", default="", help="only cards of these sets, with commas between them (default all)")
    args = parser.parse_args(argv)
    began = time.monotonic()
    found = never_seen(printed([x for x in args.sets.split(",") if x]), args.seed, args.games, args.tries)
    print("\n".join(lines(found)))
    print(f"{time.monotonic() - began:.0f} s")
    return 1 if found.missing else 0


if __name__ == "__main__":
    sys.exit(main())
