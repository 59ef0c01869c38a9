"""Attacks foreseen: whom to attack with whom, and what a whole main phase of them would come to.

What is foreseen is what lies open: nobody plays anything, the defender strikes back at whom it hurts most.
"""

from __future__ import annotations

from typing import NamedTuple

from mc_env.agents.versus.duelist.fighters import Fighter
from mc_env.versus.engine import combat
from mc_env.versus.engine.state import State

MOST_IN_A_TEAM = 4


class Plan(NamedTuple):
    """An attack, and what it wins by what it stuns less what is struck back."""

    gain: float
    attackers: tuple[Fighter, ...]
    defender: Fighter


def may_attack(a: Fighter, d: Fighter, guards: list[Fighter]) -> bool:
    """Whether a character may attack another one (rulebook, "Declare a Combat"); guards are face up in the front row."""
    if d.down or (not a.front and (not a.ranged or d.dodge)):
        return False
    if d.front or not guards or (a.front and a.stealth):
        return True
    return a.flight and not any(x.flight or x.grab for x in guards)


def struck_back(team: tuple[Fighter, ...], d: Fighter) -> float:
    """What the defender's strike back costs the attackers."""
    if not team[0].front and not d.ranged:
        return 0.0
    if d.atk <= 0 or (len(team) > 1 and d.mute):
        return 0.0
    hit = [a.loss for a in team if d.atk >= a.dfn and not a.safe and (team[0].front or not a.sniper)]
    if not hit:
        return 0.0
    return sum(hit) if d.monstrous and len(team) > 1 and team[0].front else max(hit)


def plans(g: State, attackers: list[Fighter], defenders: list[Fighter], careful: float = 1.0) -> list[Plan]:
    """For every defender the best attack that would stun it, solo or by the smallest team; careful weighs what it costs."""
    guards = [x for x in defenders if x.front and not x.down]
    out: list[Plan] = []
    for d in defenders:
        fit = [a for a in attackers if a.able and a.atk > 0 and may_attack(a, d, guards)]
        best: Plan | None = None
        for a in fit:
            if a.atk >= d.dfn:
                gain = d.loss - careful * struck_back((a,), d)
                if best is None or gain > best.gain:
                    best = Plan(gain, (a,), d)
        if best is None or best.gain < d.loss * 0.8:
            for team in _teams(g, fit, d):
                gain = d.loss - careful * struck_back(team, d)
                if best is None or gain > best.gain + 0.3:
                    best = Plan(gain, team, d)
        if best is not None:
            out.append(best)
    return out


def _teams(g: State, fit: list[Fighter], d: Fighter) -> list[tuple[Fighter, ...]]:
    """Teams that stun a defender together: from each character on, the strongest that may join until it suffices."""
    out: list[tuple[Fighter, ...]] = []
    ranked = sorted(fit, key=lambda x: -x.atk)
    for first in ranked:
        team, force = [first], first.atk
        for a in ranked:
            if force >= d.dfn or len(team) == MOST_IN_A_TEAM:
                break
            if a in team or a.front != first.front:
                continue
            if combat.team_up(g, tuple([x.card for x in (*team, a)])):
                team.append(a)
                force += a.atk
        if len(team) > 1 and force >= d.dfn:
            out.append(tuple(sorted(team, key=lambda x: x.card)))
    return out


def best(g: State, attackers: list[Fighter], defenders: list[Fighter], careful: float = 1.0) -> Plan | None:
    """The attack that gains most."""
    found = plans(g, attackers, defenders, careful)
    return max(found, key=lambda plan: plan.gain) if found else None


def assault(g: State, attackers: list[Fighter], defenders: list[Fighter]) -> float:
    """What a main phase of attacks would gain: the best one, then the best of who is left, and so on."""
    left, standing, total = list(attackers), list(defenders), 0.0
    while left:
        plan = best(g, left, standing)
        if plan is None or plan.gain <= 0:
            break
        total += plan.gain
        left = [a for a in left if a not in plan.attackers]
        standing = [d for d in standing if d is not plan.defender]
    return total
