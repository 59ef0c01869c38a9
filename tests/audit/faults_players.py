"""Seeded faults: turns, powers, damage and threat on the players' side."""

from __future__ import annotations

from typing import Any

import pytest

from mc_env.cards.terms import Stat
from mc_env.engine.board import dealing, modifiers
from mc_env.engine.effects import edits, harm
from mc_env.engine.program.ops import OP_ROUND, OP_TURN
from mc_env.engine.resolving import attack, damage, defeat, schemes, threat
from mc_env.engine.round import end_phase
from mc_env.engine.state.state import State
from mc_env.kernel.columns import replaced
from mc_env.kernel.log import note
from tests.audit.fault import change, change_step, fault, miscount
from tests.audit.positions import (
    alter_ego_heals,
    alter_ego_recovers,
    backflip,
    deck_runs_out,
    guarded_villain,
    haymaker,
    hero_attacks,
    hero_thwarts,
    i_object,
    klaws_first_scheme_is_completed,
    minion_is_attacked,
    minion_of_retaliation_is_defeated,
    quiet_round,
    scheme_half_full,
    scheme_nearly_full,
    side_scheme_is_thwarted,
    surveillance,
    thwart_in_a_crisis,
    tough_villain,
    two_changes_of_form,
    villain_of_retaliation_is_defeated,
)

Patch = pytest.MonkeyPatch


# ------------------------------------------------------------------------------------------ the round


@fault("turn order", quiet_round)
def turns_go_the_wrong_way_round(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        waits = bool(real(g, f))
        f.players = f.players[::-1]
        return waits

    change_step(patch, OP_ROUND, "player_phase_begins", wrong)


@fault("first player", quiet_round)
def the_first_player_stays(patch: Patch) -> None:
    patch.setattr(State, "next_player", lambda self, p: p)


@fault("hand size", quiet_round)
def hands_are_drawn_one_short(patch: Patch) -> None:
    change(patch, end_phase, "hand_size", lambda real, g, p: real(g, p) - 1)


@fault("all ready", quiet_round)
def nobody_readies(patch: Patch) -> None:
    patch.setattr(end_phase, "ready_all", lambda g: [])


@fault("form change", two_changes_of_form)
def a_player_changes_form_twice(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        waits = bool(real(g, f))
        g.changed = 0
        return waits

    change_step(patch, OP_TURN, "act", wrong)


# ------------------------------------------------------------------------------------------ powers and damage


@fault("basic attack", hero_attacks)
def an_attack_deals_one_too_much(patch: Patch) -> None:
    miscount(patch, Stat.ATK, 1)


@fault("basic attack", hero_attacks)
def an_attacker_does_not_exhaust(patch: Patch) -> None:
    def wrong(real: Any, g: State, event: str, **facts: Any) -> None:
        if event == "attack":
            g.exhausted[facts["actor"]] = 0
        real(g, event, **facts)

    change(patch, attack, "note", wrong)


@fault("consequential damage", hero_attacks)
def an_ally_takes_no_consequential_damage(patch: Patch) -> None:
    patch.setattr(attack, "consequential", lambda *args: False)


@fault("guard", guarded_villain)
def guard_does_not_hold(patch: Patch) -> None:
    patch.setattr(modifiers, "guarded", lambda g, p: False)


@fault("tough", tough_villain)
def tough_is_ignored(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, recs: Any) -> None:
        target = g.recs[recs[0]].target
        before = g.tough[target]
        g.tough[target] = 0
        real(self, g, recs)
        g.tough[target] = before

    change(patch, damage.DamageOp, "tough", wrong)


@fault("damage taken", tough_villain)
def tough_is_spent_and_prevents_nothing(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, recs: Any) -> None:
        real(self, g, recs)
        for r in recs:
            g.recs[r].taken = g.recs[r].amount

    change(patch, damage.DamageOp, "tough", wrong)


@fault("status account", tough_villain)
def a_tough_card_is_not_discarded(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, recs: Any) -> None:
        before = g.tough[:]
        real(self, g, recs)
        g.tough = before

    change(patch, damage.DamageOp, "tough", wrong)


@fault("damage taken", backflip)
def prevention_prevents_nothing(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, sc: int) -> None:
        r = g.recs[g.scopes[sc].rec]
        before = r.taken
        real(self, g, sc)
        r.taken = before

    change(patch, edits.PreventEffect, "start", wrong)


@fault("damage resolves", hero_attacks)
def damage_comes_to_nothing(patch: Patch) -> None:
    patch.setattr(damage, "can_take_damage", lambda g, c, source: False)


@fault("damage account", hero_attacks)
def one_more_damage_is_placed(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, recs: Any) -> Any:
        out = real(self, g, recs)
        g.damage[g.recs[recs[0]].target] += 1
        return out

    change(patch, damage.DamageOp, "apply", wrong)


@fault("defeat", minion_is_attacked)
def a_minion_lives_on_with_no_hit_points(patch: Patch) -> None:
    change(patch, modifiers, "remaining", lambda real, g, c: max(1, real(g, c)))


@fault("defeat", hero_attacks)
def an_ally_falls_too_early(patch: Patch) -> None:
    miscount(patch, Stat.HP, -2)


@fault("retaliate", villain_of_retaliation_is_defeated)
def a_villain_does_not_retaliate_in_its_next_stage(patch: Patch) -> None:
    patch.setattr(attack, "fell", lambda g, rec, c: c in rec.killed)


@fault("retaliate survival", minion_of_retaliation_is_defeated)
def a_defeated_minion_retaliates(patch: Patch) -> None:
    def wrong(real: Any, g: State, rec: Any, defender: int) -> Any:
        note(g, "retaliate", card=defender, target=rec.actor, amount=1)
        return False

    change(patch, attack, "retaliate", wrong)


@fault("recover", alter_ego_recovers)
def recovering_heals_too_much(patch: Patch) -> None:
    miscount(patch, Stat.REC, 1)


@fault("damage account", alter_ego_heals)
def healing_goes_unsaid(patch: Patch) -> None:
    patch.setattr(harm, "note", lambda *args, **kw: None)


@fault("card damage", haymaker)
def an_event_deals_one_too_much(patch: Patch) -> None:
    def wrong(real: Any, g: State, target: int, amount: int, *args: int) -> Any:
        return real(g, target, amount + 1, *args)

    change(patch, harm, "packet", wrong)


# ------------------------------------------------------------------------------------------ threat


@fault("card threat removal", surveillance)
def a_support_removes_one_too_much(patch: Patch) -> None:
    def wrong(real: Any, g: State, sc: int, targets: Any, *args: int) -> Any:
        return real(g, sc, [(c, n + 1) for c, n in targets], *args)

    change(patch, harm, "remove_threat", wrong)


@fault("basic thwart", hero_thwarts)
def a_thwart_removes_one_too_much(patch: Patch) -> None:
    miscount(patch, Stat.THW, 1)


@fault("crisis", thwart_in_a_crisis)
def a_crisis_is_ignored(patch: Patch) -> None:
    patch.setattr(threat, "crisis", lambda g, area: False)


@fault("scheme completed", scheme_nearly_full)
def a_full_scheme_is_not_completed(patch: Patch) -> None:
    miscount(patch, Stat.TARGET_THREAT, 5)


@fault("outcome", scheme_half_full)
def a_scheme_is_completed_too_early(patch: Patch) -> None:
    miscount(patch, Stat.TARGET_THREAT, -3)


@fault("scheme advances", klaws_first_scheme_is_completed)
def acceleration_tokens_do_not_carry_over(patch: Patch) -> None:
    def wrong(real: Any, g: State, event: str, **facts: Any) -> None:
        if event == "scheme advances":
            g.accel = replaced(g.accel, facts["card"], 0)
        real(g, event, **facts)

    change(patch, schemes, "note", wrong)


@fault("acceleration token", deck_runs_out)
def an_empty_deck_leaves_no_acceleration_token(patch: Patch) -> None:
    def wrong(real: Any, g: State, area: int) -> None:
        with patch.context() as inside:
            inside.setattr(modifiers, "active_main_scheme", lambda g, area: -1)
            real(g, area)

    change(patch, dealing, "refill_encounter", wrong)


@fault("threat placed", i_object)
def prevented_threat_is_placed(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, sc: int) -> None:
        r = g.recs[g.scopes[sc].rec]
        before = r.amount, r.flags
        real(self, g, sc)
        r.amount, r.flags = before

    change(patch, edits.PreventEffect, "start", wrong)


@fault("side scheme defeat", side_scheme_is_thwarted)
def a_side_scheme_is_defeated_with_threat_on_it(patch: Patch) -> None:
    def wrong(real: Any, g: State, event: str, **facts: Any) -> None:
        if event == "defeat":
            g.threat[facts["card"]] = 1
        real(g, event, **facts)

    change(patch, defeat, "note", wrong)
