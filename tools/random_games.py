"""Random games for tests and tools: setups, policies that play, and checks of what they reach."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from mc_env.cards import registry
from mc_env.cards.terms import CardType, Stat
from mc_env.decks import random_deck
from mc_env.engine.board import modifiers as mod
from mc_env.engine.game import Game, load_game, new_game
from mc_env.engine.invariants import problems
from mc_env.engine.knowing.labels import labels
from mc_env.engine.state.options import DecisionKind, Verb
from mc_env.engine.state.state import State
from tools import identities
from tools.meddling import help_out, upset

Policy = Callable[[Game, Random], int]
Arguments = dict[str, Any]  # of new_game

MAX_DECISIONS = 20_000  # a game that asks more than this does not end


# ------------------------------------------------------------------------------------------ setups


@cache
def load() -> None:
    """Register everything there is to play with, test-only identities too."""
    registry.load()
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
        return tuple(code for code in codes if not code.startswith(("probe", "rules", "entry", "ref_", "grown")))

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
    weights = champion_weights(game)
    return rng.choices(range(len(weights)), weights)[0]


def champion_weights(game: Game) -> list[int]:
    """How much a champion likes each option."""
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
    return weights


def helped(game: Game, rng: Random) -> int:
    """Champions whom somebody keeps from losing for a while, so that games see every stage and crowded tables."""
    pending = game.state.pending
    assert pending is not None
    if pending.kind in (DecisionKind.TURN, DecisionKind.DEFEND) and game.round < HELPED_ROUNDS and rng.random() < 0.6:
        help_out(game, rng)
    return champion(game, rng)


def upset_table(game: Game, rng: Random) -> int:
    """Champions at a table that is upset now and then: short decks, crowds, wounds, threat, status cards."""
    pending = game.state.pending
    assert pending is not None
    if pending.kind == DecisionKind.TURN and game.round < HELPED_ROUNDS and rng.random() < 0.2:
        upset(game, rng)
    elif pending.kind in (DecisionKind.TURN, DecisionKind.DEFEND) and game.round < HELPED_ROUNDS and rng.random() < 0.2:
        help_out(game, rng)
    return champion(game, rng) if game.decision is not None else -1


HELPED_ROUNDS = 15
MEDDLING = ("helped", "upset")  # policies that do more than choose: their games cannot be replayed from the setup
POLICIES: dict[str, Policy] = {
    "uniform": uniform,
    "aggressive": aggressive,
    "champion": champion,
    "helped": helped,
    "upset": upset_table,
}


def play(game: Game, policy: Policy, rng: Random) -> Iterator[Game]:
    """Play a game to its end, handing it out at every decision and once more when it is over."""
    for _ in range(MAX_DECISIONS):
        yield game
        if game.decision is None:
            return
        i = policy(game, rng)  # some policies change the game first, and may even end it
        if game.decision is not None:
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
        if a.state.pending is not None and (
            b.state.pending is None or a.state.pending.data() != b.state.pending.data()
        ):
            raise Broken(f"two clones differ after the same {done} choices", a)
    if a != b:
        raise Broken(f"two clones differ after the same {done} choices", a)
    if game.state.key() != before:
        raise AssertionError("playing a clone changed the game it was made of")
    return done


def looks_right(game: Game) -> None:
    """Every way of looking at a game works, and changes nothing."""
    before = game.state.key()
    for p in range(game.players):
        json.dumps(game.view(p))
    if game.decision is not None:
        repr(game.decision)
        me = game.decision.player
        for name in game.view(me)["players"][me]["hand"]["cards"]:
            if not game.why_not(name):
                raise AssertionError(f"nothing is said about {name}")
    if game.state.key() != before:
        raise AssertionError("looking at the game changed it")


def redraws_well(game: Game, rng: Random, steps: int = 5) -> None:
    """What a player cannot know is redrawn without their noticing, and the result can be played."""
    p = rng.randrange(game.players)
    twin = game.resample(player=p, seed=rng.randrange(1 << 30))
    if twin.view(p) != game.view(p):
        raise Broken(f"player {p} notices that the game was resampled", game)
    origin = twin.state.clone()
    for _ in range(steps):
        sound(twin, origin)
        if twin.decision is None:
            return
        try:
            twin.choose(uniform(twin, rng))
        except Exception as error:
            raise Broken(f"a resampled game broke: {type(error).__name__}: {error}", twin) from error


def label_list(game: Game) -> list[str]:
    """Labels of the current decision."""
    pending = game.state.pending
    return list(labels(game.state, pending)) if pending is not None else []


def sound_for_some_rounds(game: Game, rng: Random, rounds: int = 5) -> None:
    """Play at random for some rounds: sound at every decision, and now and then the same after a save and a redraw."""
    steps = 0
    while game.decision is not None and game.round < rounds:
        game.choose(rng.randrange(len(game.decision)))
        assert problems(game.state) == []
        steps += 1
        if steps % 40 == 0:
            seat = rng.randrange(game.players)
            assert load_game(game.save()) == game
            assert game.resample(player=seat, seed=steps).view(seat) == game.view(seat)
