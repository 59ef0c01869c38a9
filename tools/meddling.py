"""Positions that play alone would hardly reach: somebody keeps the players alive, or upsets the whole table.

A position that was meddled with becomes the origin of its game, so that it can still be saved and replayed from there.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from mc_env.cards import registry
from mc_env.cards.terms import CHARACTER_TYPES, PLAYER_TYPES, CardType, Stat, Status
from mc_env.engine.board import changing, dealing, moves
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.statuses import can_get
from mc_env.engine.game import Game
from mc_env.engine.new_game import new_card
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.engine.resolving.playing import controllers_for, hosts_for, unique_in_play
from mc_env.engine.round.checks import ALLIES_ALLOWED
from mc_env.engine.round.turn import other_forms
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import DECK, DISCARD, ENC_DECK, ENC_DISCARD, HAND, PLAY, REMOVED
from mc_env.kernel.columns import replaced
from mc_env.kernel.zones import NOBODY
from tools.disguise import asked_again

PAYMENT: Final = 3  # cards drawn to pay with


def _begin_with(game: Game, g: State) -> None:
    """Put the question again in a changed position, and let the game begin with it."""
    position = asked_again(g)
    if position is None:
        return
    game.state = position
    game.setup = None
    game.choices = []
    game._origin = position.clone()
    game._decision = None


def help_out(game: Game, rng: Random) -> None:
    """Heal everybody, take threat off the main schemes, now and then weaken a villain."""
    g = game.state.clone()
    for p in g.players():
        g.damage[g.identity[p]] = 0
    for c in g.zones[PLAY + CardType.MAIN_SCHEME]:
        if rng.random() < 0.9:  # now and then a scheme is completed all the same
            g.threat[c] = 0
    for c in g.zones[PLAY + CardType.VILLAIN]:
        if rng.random() < 0.1:
            g.damage[c] += rng.randrange(max(1, mod.remaining(g, c)))
    _begin_with(game, g)


def upset(game: Game, rng: Random) -> None:
    """Change several things at random; each alone could have come about by play."""
    g = game.state.clone()
    for _ in range(rng.randrange(1, 5)):
        rng.choice(_UPSETS)(g, rng)
    g.dirty = True
    _begin_with(game, g)


def bring(game: Game, code: str) -> None:
    """Bring a card where it is needed: a player card to the hand of the player whose turn it is, with cards to pay for it; an
    encounter card on top of the encounter deck; a villain or main scheme near its end, so that the next stage comes."""
    g = game.state.clone()
    p = g.active if g.active >= 0 else g.first
    face = next(f for f in registry.card(code).faces if f.code == code)
    there = [c for c, x in enumerate(g.face) if FACES[x].code == code and (g.zone[c] >= PLAY or g.zone[c] == HAND + p)]
    if face.type == CardType.MAIN_SCHEME:
        for c in g.zones[PLAY + CardType.MAIN_SCHEME]:
            g.threat[c] = max(g.threat[c], mod.stat(g, c, int(Stat.TARGET_THREAT)) - 1)
    elif face.type == CardType.VILLAIN:
        for c in g.zones[PLAY + CardType.VILLAIN]:
            g.damage[c] += mod.remaining(g, c) - 1
    elif face.type in (CardType.HERO, CardType.ALTER_EGO):
        dealing.draw_cards(g, p, PAYMENT)
    elif face.type in PLAYER_TYPES:
        if not there:
            new_card(g, registry.card(code).code, p, g.parea[p], HAND + p)
        dealing.draw_cards(g, p, PAYMENT)
    else:
        new_card(g, registry.card(code).code, NOBODY, g.parea[p], ENC_DECK + g.parea[p])
    g.dirty = True
    _begin_with(game, g)


# ------------------------------------------------------------------------------------------ what can be upset


def _characters(g: State) -> list[int]:
    return [
        c for t in sorted({PLAY + (t if t != CardType.ALTER_EGO else 0) for t in CHARACTER_TYPES}) for c in g.zones[t]
    ]


def _nearly_defeated(g: State, rng: Random) -> None:
    for c in rng.sample(_characters(g), 1):
        left = mod.remaining(g, c)
        if 1 < left < 1000:
            g.damage[c] += left - 1


def _threat(g: State, rng: Random) -> None:
    for c in g.zones[PLAY + CardType.MAIN_SCHEME]:
        target = mod.stat(g, c, int(Stat.TARGET_THREAT))
        g.threat[c] = rng.choice((0, max(0, target - 1), target // 2))
    for c in g.zones[PLAY + CardType.SIDE_SCHEME]:
        g.threat[c] = rng.choice((1, 2, 9))


def _status(g: State, rng: Random) -> None:
    for c in rng.sample(_characters(g), 1):
        for status, column in ((Status.STUNNED, g.stunned), (Status.CONFUSED, g.confused), (Status.TOUGH, g.tough)):
            if rng.random() < 0.5 and can_get(g, c, int(status)):
                column[c] += 1


def _exhaust(g: State, rng: Random) -> None:
    for z in range(PLAY, PLAY + 7):
        for c in g.zones[z]:
            g.exhausted[c] = rng.randrange(2)


def _forms(g: State, rng: Random) -> None:
    for p in g.players():
        others = other_forms(g, g.identity[p])
        if others and rng.random() < 0.7:
            changing.flip(g, g.identity[p], CARDS[g.card[g.identity[p]]].faces[rng.choice(others)])


def _short_deck(g: State, rng: Random) -> None:
    """A player deck with a few cards left; the rest has been discarded."""
    p = rng.choice(g.players())
    for c in g.zones[DECK + p][rng.randrange(4) :]:
        moves.move(g, c, DISCARD + p)


def _short_encounter_deck(g: State, rng: Random) -> None:
    """An encounter deck with a few cards left; the rest has been discarded, or (some of it) left the game."""
    area = g.parea[rng.choice(g.players())]
    gone = rng.random() < 0.2
    for c in g.zones[ENC_DECK + area][rng.randrange(1, 4) :]:
        moves.move(g, c, REMOVED if gone and rng.random() < 0.8 else ENC_DISCARD + area)


def _draw(g: State, rng: Random) -> None:
    for p in g.players():
        dealing.draw_cards(g, p, rng.randrange(6))


def _acceleration(g: State, rng: Random) -> None:
    for c in g.zones[PLAY + CardType.MAIN_SCHEME]:
        g.accel = replaced(g.accel, c, rng.randrange(3))


def _encounter_cards(g: State, rng: Random) -> None:
    """Minions, side schemes, attachments and environments from the encounter deck are in play."""
    p = rng.choice(g.players())
    deck = g.zones[ENC_DECK + g.parea[p]]
    for c in rng.sample(deck, min(len(deck) - 1, rng.randrange(1, 6))):
        t = g.ctype[c]
        if unique_in_play(g, c):
            continue
        if t == CardType.MINION:
            moves.put_in_play(g, c, NOBODY, p)
        elif t in (CardType.SIDE_SCHEME, CardType.ENVIRONMENT):
            moves.put_in_play(g, c)
        elif t == CardType.ATTACHMENT:
            hosts = hosts_for(g, c, p)
            if hosts:
                moves.put_in_play(g, c, NOBODY, NOBODY, rng.choice(hosts))


def _player_cards(g: State, rng: Random) -> None:
    """Allies, upgrades and supports are in play."""
    p = rng.choice(g.players())
    for z in (DECK + p, DISCARD + p, HAND + p):
        for c in rng.sample(g.zones[z], len(g.zones[z]) // 4):
            t = g.ctype[c]
            if t not in (CardType.ALLY, CardType.UPGRADE, CardType.SUPPORT) or unique_in_play(g, c):
                continue
            allies = sum(1 for x in g.zones[PLAY + CardType.ALLY] if g.controller[x] == p)
            if (t == CardType.ALLY and allies >= ALLIES_ALLOWED) or p not in controllers_for(g, c, p):
                continue
            host = -1
            if FACES[g.face[c]].attach is not None:
                hosts = hosts_for(g, c, p)
                if not hosts:
                    continue
                host = rng.choice(hosts)
            moves.put_in_play(
                g, c, g.controller[host] if host >= 0 and g.controller[host] != NOBODY else p, NOBODY, host
            )


_UPSETS: list[Callable[[State, Random], None]] = [
    _nearly_defeated,
    _threat,
    _status,
    _exhaust,
    _forms,
    _short_deck,
    _short_encounter_deck,
    _draw,
    _acceleration,
    _encounter_cards,
    _player_cards,
]
