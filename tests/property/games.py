"""What the property tests and the stress tool play with: setups, policies, checks, and ways to disguise a game."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from mc_env.cards import registry
from mc_env.cards.terms import CardType, Stat
from mc_env.decks import random_deck
from mc_env.engine import modifiers as mod
from mc_env.engine import moves
from mc_env.engine.game import Game, new_game
from mc_env.engine.invariants import problems
from mc_env.engine.labels import labels
from mc_env.engine.new_game import build
from mc_env.engine.options import Kind, Verb
from mc_env.engine.phases import MULLIGAN
from mc_env.engine.run import run
from mc_env.engine.state import Opt, Pending, State
from mc_env.engine.tables import CARDS, FACES, K
from mc_env.engine.views import visible
from mc_env.engine.zones import NOBODY, PLAY, zone_name

Policy = Callable[[Game, Random], int]
Arguments = dict[str, Any]  # of new_game

MAX_DECISIONS = 20_000  # a game that asks more than this does not end


# ------------------------------------------------------------------------------------------ setups


@cache
def load() -> None:
    """Register everything there is to play with, test-only identities too."""
    registry.load()
    try:
        from tests import identities
    except ImportError:
        return
    identities.register()


def heroes() -> list[str]:
    """Every hero, in the order of registration."""
    return list(_registered()[0])


def scenarios() -> list[str]:
    """Every scenario."""
    return list(_registered()[1])


def modular_sets() -> list[str]:
    """Every modular encounter set."""
    return list(_registered()[2])


@cache
def _registered() -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Heroes, scenarios and modular sets, without what other tests register for themselves while they run."""
    load()
    modular = [code for code, s in registry.ENCOUNTER_SETS.items() if s.kind == "modular"]

    def ours(codes: Iterable[str]) -> tuple[str, ...]:
        return tuple(code for code in codes if not code.startswith(("probe", "rules")))

    return ours(registry.HEROES), ours(registry.SCENARIOS), ours(modular)


def some_setup(
    rng: Random,
    *,
    among: Sequence[str] | None = None,
    against: Sequence[str] | None = None,
    modes: Sequence[str] = ("standard", "expert"),
    players: Sequence[int] = (1, 2, 3, 4),
) -> Arguments:
    """Random arguments of `new_game`, over everything registered unless narrowed."""
    seats = list(among or heroes())
    n = min(rng.choice(players), len(seats))
    story = rng.choice(list(against or scenarios()))
    out: Arguments = {
        "heroes": rng.sample(seats, n),
        "scenario": story,
        "seed": rng.randrange(1 << 32),
        "mode": rng.choice(modes),
        "hands": rng.choice(("open", "private")),
    }
    if rng.random() < 0.6:
        out["decks"] = {h: dict(random_deck(h, rng.randrange(1 << 32)).cards) for h in out["heroes"]}
    if rng.random() < 0.5:
        sets = modular_sets()
        out["modular"] = rng.sample(sets, rng.randrange(min(3, len(sets)) + 1))
    if rng.random() < 0.2:
        out["heroic"] = rng.choice((1, 2))
    if rng.random() < 0.1:
        out["skirmish"] = rng.choice([v.stage for v in registry.scenario(story).villains[0]])
    if rng.random() < 0.1:
        out["auto"] = False
    if rng.random() < 0.1:
        out["overpay"] = True
    return out


def several(n: int) -> list[str]:
    """So many heroes for one table, or as many as there are."""
    return heroes()[:n]


# ------------------------------------------------------------------------------------------ policies


def uniform(game: Game, rng: Random) -> int:
    """Every option is as likely as any other."""
    pending = game.state.pending
    assert pending is not None
    return rng.randrange(len(pending.opts))


_EAGER = {
    Verb.END_TURN: 1,
    Verb.PASS: 10,
    Verb.NO_DEFENSE: 10,
    Verb.NO: 10,
    Verb.ASK: 4,
    Verb.CHANGE_FORM: 6,
    Verb.RECOVER: 60,
    Verb.STOP: 60,
    Verb.USE: 60,
    Verb.PLAY: 80,
    Verb.ATTACK: 80,
    Verb.THWART: 80,
    Verb.DEFEND: 30,
}


def aggressive(game: Game, rng: Random) -> int:
    """Does things rather than end the turn and keeps its cards, so that games get long and reach late stages."""
    pending = game.state.pending
    assert pending is not None
    return rng.choices(range(len(pending.opts)), [_EAGER.get(Verb(o[0]), 20) for o in pending.opts])[0]


def champion(game: Game, rng: Random) -> int:
    """Aggressive with a little sense: fights in hero form, recovers in time, keeps threat low. Wins now and then."""
    g = game.state
    pending = g.pending
    assert pending is not None
    p = pending.player
    me = g.identity[p]
    weak = mod.remaining(g, me) <= 4
    hero = g.ctype[me] == CardType.HERO
    scheme = mod.active_main_scheme(g, g.parea[p])
    late = scheme >= 0 and 2 * g.threat[scheme] >= mod.stat(g, scheme, int(Stat.TARGET_THREAT))
    weights = []
    for verb, c, _, _ in pending.opts:
        w = _EAGER.get(Verb(verb), 20)
        if verb == Verb.CHANGE_FORM:
            w = 400 if (weak and not late) == hero else 1
        elif verb == Verb.THWART:
            w = 300 if late else 40
        elif verb == Verb.RECOVER:
            w = 400
        elif verb == Verb.TARGET and c == scheme:
            w = 80 if late else 20
        elif verb == Verb.TARGET and g.ctype[c] in (CardType.MINION, CardType.VILLAIN):
            w = 60
        elif verb == Verb.DEFEND and g.ctype[c] == CardType.ALLY:
            w = 100
        weights.append(w)
    return rng.choices(range(len(weights)), weights)[0]


def helped(game: Game, rng: Random) -> int:
    """Champions whom somebody keeps from losing for a while, so that games see every stage and crowded tables."""
    pending = game.state.pending
    assert pending is not None
    if pending.kind in (Kind.TURN, Kind.DEFEND) and game.round < HELPED_ROUNDS and rng.random() < 0.6:
        help_out(game, rng)
    return champion(game, rng)


def help_out(game: Game, rng: Random) -> None:
    """Heal everybody, take threat off the main schemes, weaken the villains. The game now begins with this position."""
    g = game.state.clone()
    for p in g.players():
        g.damage[g.identity[p]] = 0
    for c in g.zones[PLAY + CardType.MAIN_SCHEME]:
        if rng.random() < 0.9:  # now and then a scheme is completed all the same
            g.threat[c] = 0
    for c in g.zones[PLAY + CardType.VILLAIN]:
        if rng.random() < 0.1:
            g.damage[c] += rng.randrange(max(1, mod.remaining(g, c)))
    position = asked_again(g)
    if position is None:
        return
    game.state = position
    game.setup = None
    game.choices = []
    game._origin = position.clone()
    game._decision = None


HELPED_ROUNDS = 15
POLICIES: dict[str, Policy] = {"uniform": uniform, "aggressive": aggressive, "champion": champion, "helped": helped}


def play(game: Game, policy: Policy, rng: Random) -> Iterator[Game]:
    """Play a game to its end, handing it out at every decision and once more when it is over."""
    for _ in range(MAX_DECISIONS):
        yield game
        if game.decision is None:
            return
        i = policy(game, rng)  # before anything is looked at: some policies change the game
        game.choose(i)
    raise AssertionError(f"no end after {MAX_DECISIONS} decisions")


def playing(seed: int, policy: Policy = uniform, every: int = 1, **arguments: Any) -> Iterator[Game]:
    """A game from its setup to its end, at every so many decisions."""
    rng = Random(seed)
    for i, game in enumerate(play(new_game(**(arguments or some_setup(rng))), policy, rng)):
        if i % every == 0:
            yield game


# ------------------------------------------------------------------------------------------ checks


class Broken(AssertionError):
    """Something went wrong in a game, which is kept for the capsule."""

    def __init__(self, message: str, game: Game) -> None:
        super().__init__(message)
        self.game = game


def sound(game: Game, origin: State | None = None) -> None:
    """Fail with everything the auditor finds."""
    found = problems(game.state, origin)
    if found:
        raise AssertionError("; ".join(found))


def clones_agree(game: Game, rng: Random, steps: int = 20) -> int:
    """Two clones that make the same choices stay equal, and the game they come from stays as it is. Returns the steps."""
    before = game.state.key()
    a, b = game.clone(), game.clone()
    done = 0
    while done < steps and a.decision is not None:
        i = uniform(a, rng)
        try:
            a.choose(i)
        except Exception as error:
            raise Broken(f"a clone broke: {type(error).__name__}: {error}", a) from error
        b.choose(i)
        done += 1
        if a != b:
            raise Broken(f"two clones differ after the same {done} choices", a)
    if game.state.key() != before:
        raise AssertionError("playing a clone changed the game it was made of")
    return done


def label_list(game: Game) -> list[str]:
    """Labels of the current decision."""
    pending = game.state.pending
    return list(labels(game.state, pending)) if pending is not None else []


# ------------------------------------------------------------------------------------------ disguises


_BY_CARD = (
    "card",
    "face",
    "ctype",
    "zone",
    "owner",
    "controller",
    "area",
    "engaged",
    "exhausted",
    "stunned",
    "confused",
    "tough",
    "guise",
    "blank",
    "known",
    "leaving",
    "host",
    "damage",
    "threat",
    "accel",
)


def renumber(g: State, new: Sequence[int]) -> State:
    """The same position in which card c has the id `new[c]`, everywhere.

    The position must be at rest (as built, or at a turn): registers of frames and slots of scopes hold cards, players and
    serial numbers alike, and only their ops know which. For a position in the middle of anything, see `disguised`.
    """
    assert {f.op for f in g.stack} <= {K.round, K.turn, K.setup}
    assert not g.scopes
    assert not g.queue
    assert not g.lasting

    def card(c: int) -> int:
        return new[c] if c >= 0 else c

    def cards(them: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(card(c) for c in them)

    def entry(e: int) -> int:
        return new[e >> 8] << 8 | e & 255 if e >= 0 else e

    def option(o: Opt) -> Opt:
        return (o[0], card(o[1]), o[2], o[3])

    twin = g.clone()
    for name in _BY_CARD:
        old = getattr(g, name)
        column: array[int] | bytearray = old[:]
        for c, x in enumerate(old):
            column[new[c]] = card(x) if name == "host" else x
        setattr(twin, name, column)
    twin.zones = [cards(z) for z in g.zones]
    twin.identity = cards(g.identity)
    twin.spent = cards(g.spent)
    twin.trig = [tuple(entry(e) for e in entries) for entries in g.trig]
    twin.mods = [tuple(entry(e) for e in entries) for entries in g.mods]
    twin.counters = {entry(k): n for k, n in g.counters.items()}
    twin.limits = {entry(k): n for k, n in g.limits.items()}
    twin.answer = option(g.answer)
    for rec in twin.recs.values():
        for name in ("src", "actor", "target", "defender"):
            setattr(rec, name, card(getattr(rec, name)))
        for name in ("cards", "hit", "given", "struck", "killed"):
            setattr(rec, name, cards(getattr(rec, name)))
    if g.pending is not None:
        p = g.pending
        twin.pending = Pending(p.player, p.kind, tuple(option(o) for o in p.opts), card(p.source), p.prompt)
    return twin


def some_permutation(n: int, rng: Random) -> list[int]:
    order = list(range(n))
    rng.shuffle(order)
    return order


def disguised(game: Game, rng: Random) -> Game:
    """The same game in which every card has another id, from the start: renumbered as built, then played again.

    Ids that frames, scopes, records and lasting effects hold are renumbered by the engine itself as it plays.
    """
    assert game.setup is not None
    root = build(game.setup)
    root = renumber(root, some_permutation(len(root.card), rng))
    run(root)
    twin = Game(root, None)
    for i in game.choices:
        twin.choose(i)
    return twin


def hidden_from(g: State, p: int) -> list[list[int]]:
    """Cards whose faces a player cannot see, grouped by whose they are. While searching a deck one sees what is found."""
    found: set[int] = set()
    if g.pending is not None and g.pending.player == p and g.pending.kind in (Kind.PICK, Kind.TARGET):
        found = {o[1] for o in g.pending.opts if o[1] >= 0 and zone_name(g.zone[o[1]]).endswith("deck")}
    groups: dict[tuple[int, int], list[int]] = {}
    for c in range(len(g.card)):
        if c not in found and not visible(g, p, c):
            owner = g.owner[c]
            groups.setdefault((owner, g.area[c] if owner == NOBODY else 0), []).append(c)
    return [cards for _, cards in sorted(groups.items())]


def permuted(g: State, p: int, rng: Random) -> State:
    """A copy in which everything a player cannot see has changed places, even what the engine is about to use."""
    twin = g.clone()
    for group in hidden_from(g, p):
        for c, other in zip(group, rng.sample(group, len(group)), strict=True):
            pile = moves.PILE_KIND[g.zone[c]]
            facedown = g.zone[c] >= PLAY  # keeps the face of its guise
            if pile >= 0 and not facedown:
                moves.index_remove(twin, c, pile)
            twin.card[c] = g.card[other]
            if not facedown:
                twin.face[c] = CARDS[g.card[other]].faces[0]
                twin.ctype[c] = FACES[twin.face[c]].type
                if pile >= 0:
                    moves.index_add(twin, c, pile)
    twin.dirty = g.dirty
    return twin


def asked_again(g: State) -> State | None:
    """A copy in which the current decision has been put anew, its options enumerated again; None where that is not known
    to be possible."""
    twin = g.clone()
    if not twin.stack or twin.pending is None:
        return None
    f = twin.stack[-1]
    before = {
        K.turn: {2: 1},
        K.window: {1: 0, 2: 0},
        K.attack: {5: 4},
        K.pay: {1: 0},
        K.end_phase: {2: 1},
        K.villain_phase: {3: 2},
        MULLIGAN.id: {1: 0},
    }.get(f.op, {})
    if f.pc not in before:
        return None
    f.pc = before[f.pc]
    twin.pending = None
    twin.auto = False
    run(twin)
    twin.auto = g.auto
    return twin
