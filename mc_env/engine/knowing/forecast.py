"""What the villain phase surely brings, or what is still to come of it, if everything stays as it is now.

Exact arithmetic of what lies open on the table: threat of step one, who attacks or schemes against whom and how strongly, how
many boost cards will be turned up, who is stunned or confused instead, how many encounter cards are dealt. What nobody can know
is left out: icons and abilities of boost cards, encounter cards, what players and forced abilities do about it. Nothing here
looks at a hidden card, so every seat gets the same answer.
"""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.cards.terms import (
    STAT_ATK,
    STAT_CANNOT_ATTACK,
    STAT_CANNOT_SCHEME,
    STAT_DAMAGE_DEALT,
    STAT_DAMAGE_TAKEN,
    STAT_ESCALATION,
    STAT_INDIRECT_ATTACK,
    STAT_SCH,
    STAT_VILLAINOUS,
    TYPE_HERO,
    TYPE_VILLAIN,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.statuses import is_confused, is_stunned
from mc_env.engine.resolving.boosts import amplify
from mc_env.engine.resolving.damage import can_take_damage
from mc_env.engine.round.end_phase import ready_all
from mc_env.engine.round.rounds import end_phase_lastings
from mc_env.engine.round.villain_phase import acceleration, recipients, step_two
from mc_env.engine.state.records import F_PIERCING
from mc_env.engine.state.state import VILLAIN_PHASE, State
from mc_env.engine.state.zones import BOOST, MAIN_SCHEMES


@dataclass(frozen=True, slots=True)
class Activation:
    """An enemy activates against a player. Cards are handles, as in a `Sight`."""

    enemy: int
    player: int
    attacks: bool  # else it schemes
    target: int  # the identity it attacks, the main scheme it adds to; -1 if there is none
    strength: int  # ATK or SCH under modifiers, with amplify icons for every boost card
    boosts: int  # boost cards that will be turned up
    stopped: str = ""  # what happens instead: "stunned", "confused" or "cannot"


@dataclass(frozen=True, slots=True)
class Forecast:
    """What surely comes, boost icons, defenders and abilities aside."""

    step_one: tuple[tuple[int, int], ...]  # each main scheme and the threat that step one places on it
    activations: tuple[Activation, ...]  # in the order in which they come; minions of one player in any
    damage: tuple[int, ...]  # what each identity takes if nobody defends
    cards: tuple[int, ...]  # encounter cards that each player will be dealt

    def schemed(self, scheme: int) -> int:
        """Threat that enemies place on a main scheme by scheming."""
        return sum(a.strength for a in self.activations if a.target == scheme and not a.attacks and not a.stopped)

    def threat(self, scheme: int) -> int:
        """All threat that is placed on a main scheme."""
        return sum(n for c, n in self.step_one if c == scheme) + self.schemed(scheme)


def forecast(g: State) -> Forecast:
    """Look ahead, through the end of the player phase if it is not over."""
    if g.phase != VILLAIN_PHASE:
        g = g.clone()
        ready_all(g)
        end_phase_lastings(g)
    begun = g.phase == VILLAIN_PHASE
    activations = tuple(_activations(g))
    cards = [0] * g.n
    for p in recipients(g) if not begun or g.step < 3 else ():
        cards[p] += 1
    return Forecast(_step_one(g) if not begun or g.step < 1 else (), activations, _damage(g, activations), tuple(cards))


def _step_one(g: State) -> tuple[tuple[int, int], ...]:
    out = []
    for c in g.zones[MAIN_SCHEMES]:
        more = acceleration(g, g.area[c]) if c == mod.active_main_scheme(g, g.area[c]) else 0
        out.append((c, mod.stat(g, c, STAT_ESCALATION) + more))
    return tuple(out)


def _activations(g: State) -> list[Activation]:
    """Step two, each enemy with what stops it; a status card stops one activation, and boost cards serve one."""
    out: list[Activation] = []
    used: set[tuple[int, str]] = set()  # status cards that are gone by then
    turned: set[int] = set()  # enemies whose boost cards are gone by then
    for enemy, p in step_two(g):
        attacks = g.ctype[g.identity[p]] == TYPE_HERO
        stopped = _stopped(g, enemy, attacks)
        if (enemy, stopped) in used:
            stopped = ""
        boosts = 0
        if stopped:
            if stopped != "cannot":
                used.add((enemy, stopped))
        else:
            boosts = sum(g.host[c] == enemy for c in g.zones[BOOST]) if enemy not in turned else 0
            boosts += g.ctype[enemy] == TYPE_VILLAIN or bool(mod.stat(g, enemy, STAT_VILLAINOUS))
            turned.add(enemy)
        strength = mod.stat(g, enemy, STAT_ATK if attacks else STAT_SCH) + boosts * amplify(g, g.area[enemy])
        target = g.identity[p] if attacks else mod.active_main_scheme(g, g.parea[p])
        out.append(Activation(enemy, p, attacks, target, strength, boosts, stopped))
    return out


def _stopped(g: State, enemy: int, attacks: bool) -> str:
    if mod.stat(g, enemy, STAT_CANNOT_ATTACK if attacks else STAT_CANNOT_SCHEME):
        return "cannot"
    if attacks:
        return "stunned" if is_stunned(g, enemy) else ""
    return "confused" if is_confused(g, enemy) else ""


def _damage(g: State, activations: tuple[Activation, ...]) -> tuple[int, ...]:
    """What attacks do to the identities they are made against; a tough status card takes the first of them. Indirect damage
    is left out: players assign it as they like."""
    out = [0] * g.n
    tough = [g.tough[c] for c in g.identity]
    for a in activations:
        if not a.attacks or a.stopped or not can_take_damage(g, a.target, a.enemy):
            continue
        if mod.stat(g, a.enemy, STAT_INDIRECT_ATTACK):
            continue
        n = mod.changed(g, a.enemy, STAT_DAMAGE_DEALT, a.strength, a.enemy)
        if mod.attack_keywords(g, a.enemy) & F_PIERCING and n:
            tough[a.player] = 0
        n = mod.changed(g, a.target, STAT_DAMAGE_TAKEN, n, a.enemy)
        if n and tough[a.player]:
            tough[a.player] -= 1
            n = 0
        out[a.player] += n
    return tuple(out)
