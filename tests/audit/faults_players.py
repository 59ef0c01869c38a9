"""Seeded faults: turns, powers, damage, windows, limits, costs, cards, hidden information, the end."""

from __future__ import annotations

from typing import Any

import pytest

from mc_env.cards.terms import Stat
from mc_env.engine import (
    abilities,
    activation,
    attack,
    checks,
    costs,
    damage,
    entering,
    modifiers,
    moves,
    phases,
    schemes,
    views,
    windows,
)
from mc_env.engine.effects import edits, harm
from mc_env.engine.effects.placing import RemoveCountersEffect
from mc_env.engine.records import DONE
from mc_env.engine.state import State
from mc_env.engine.tables import CARDS
from mc_env.engine.zones import DECK, DISCARD, ENC_DISCARD, NOBODY, PLAY
from tests.audit.fault import change, fault, miscount
from tests.audit.positions import (
    alter_ego_heals,
    alter_ego_recovers,
    backflip,
    commander_twice,
    daredevil_is_played,
    deck_runs_out,
    fourth_ally,
    guarded_villain,
    haymaker,
    hero_attacks,
    hero_falls,
    hero_thwarts,
    klaw_hits_a_defender,
    klaws_first_scheme_is_completed,
    last_use,
    minion_is_attacked,
    private_hands,
    quiet_round,
    scheme_half_full,
    scheme_nearly_full,
    shocker_twice,
    spider_sense,
    stage_one_falls,
    surveillance,
    the_other_holds_a_support,
    thwart_in_a_crisis,
    tough_villain,
    two_changes_of_form,
    two_may_cancel,
    vibranium_pays,
    villain_of_retaliation_is_defeated,
    web_kick_is_played,
)

Patch = pytest.MonkeyPatch


# ------------------------------------------------------------------------------------------ the round


@fault("turn order", quiet_round)
def turns_go_the_wrong_way_round(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any) -> None:
        begins = f.pc == 0
        real(self, g, f)
        if begins:
            f.b = f.b[::-1]

    change(patch, phases.RoundOp, "step", wrong)


@fault("first player", quiet_round)
def the_first_player_stays(patch: Patch) -> None:
    patch.setattr(State, "next_player", lambda self, p: p)


@fault("hand size", quiet_round)
def hands_are_drawn_one_short(patch: Patch) -> None:
    change(patch, phases, "hand_size", lambda real, g, p: real(g, p) - 1)


@fault("all ready", quiet_round)
def nobody_readies(patch: Patch) -> None:
    patch.setattr(phases, "ready_all", lambda g: None)


@fault("form change", two_changes_of_form)
def a_player_changes_form_twice(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any, p: int) -> None:
        real(self, g, f, p)
        g.changed = 0

    change(patch, phases.TurnOp, "act", wrong)


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
        g.tough[:] = before

    change(patch, damage.DamageOp, "tough", wrong)


@fault("damage taken", backflip)
def prevention_prevents_nothing(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, sc: int) -> None:
        r = g.recs[g.scopes[sc].rec]
        before = r.taken
        real(self, g, sc)
        r.taken = before

    change(patch, edits.PreventEffect, "start", wrong)


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


@fault("retaliate survival", villain_of_retaliation_is_defeated)
def a_defeated_villain_stage_retaliates(patch: Patch) -> None:
    def wrong(real: Any, g: State, rec: Any, defender: int) -> Any:
        rec.killed = ()
        return real(g, rec, defender)

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
    patch.setattr(damage, "crisis", lambda g, area: False)


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
            g.accel[facts["card"]] = 0
        real(g, event, **facts)

    change(patch, schemes, "note", wrong)


@fault("acceleration token", deck_runs_out)
def an_empty_deck_leaves_no_acceleration_token(patch: Patch) -> None:
    def wrong(real: Any, g: State, area: int) -> None:
        with patch.context() as inside:
            inside.setattr(modifiers, "active_main_scheme", lambda g, area: -1)
            real(g, area)

    change(patch, moves, "refill_encounter", wrong)


# ------------------------------------------------------------------------------------------ windows and limits


@fault("window order", two_may_cancel)
def the_last_player_is_asked_first(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any, live: Any, stage: int) -> None:
        order = State.players
        with patch.context() as inside:
            inside.setattr(State, "players", lambda self: order(self)[::-1])
            real(self, g, f, live, stage)

    change(patch, windows.WindowOp, "optional", wrong)


@fault("forced first", klaw_hits_a_defender)
def forced_comes_after_optional(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any) -> None:
        with patch.context() as inside:
            if not f.c[2]:
                inside.setattr(windows, "FORCED", ())
            real(self, g, f)

    change(patch, windows.WindowOp, "step", wrong)


@fault("forced triggers", klaw_hits_a_defender)
def a_forced_response_does_not_come(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any) -> None:
        with patch.context() as inside:
            if f.b == 2:
                inside.setattr(windows, "FORCED", ())
            real(self, g, f)

    change(patch, windows.WindowOp, "step", wrong)


@fault("forced triggers", klaw_hits_a_defender)
def a_forced_interrupt_does_not_come(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any) -> None:
        with patch.context() as inside:
            if f.b == 1:
                inside.setattr(windows, "FORCED", ())
            real(self, g, f)

    change(patch, windows.WindowOp, "step", wrong)


@fault("once an occurrence", spider_sense)
def an_interrupt_is_used_twice(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any) -> None:
        real(self, g, f)
        f.c = (*f.c[:2], ())

    change(patch, windows.WindowOp, "step", wrong)


@fault("limit", commander_twice)
def a_limit_is_ignored(patch: Patch) -> None:
    patch.setattr(costs, "under_limit", lambda g, c, ab: True)


@fault("action", haymaker)
def a_player_acts_in_the_turn_of_another(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any) -> None:
        g.active = 1
        real(self, g, f)
        g.active = 1

    change(patch, phases.TurnOp, "step", wrong)


@fault("ability form", alter_ego_heals)
def an_alter_ego_ability_is_used_in_hero_form(patch: Patch) -> None:
    def wrong(real: Any, g: State, event: str, **facts: Any) -> None:
        if event == "ability":
            moves.flip(g, g.identity[0], CARDS[g.card[g.identity[0]]].faces[0])
        real(g, event, **facts)

    change(patch, abilities, "note", wrong)


@fault("ability control", the_other_holds_a_support)
def a_player_uses_a_card_of_another(patch: Patch) -> None:
    def wrong(real: Any, g: State, p: int, entries: list[int], *args: Any, **kw: Any) -> Any:
        return real(g, p, [e for e in g.trig[phases.ACTION_KEY] if g.zone[e >> 8] >= PLAY], *args, **kw)

    change(patch, phases, "actions", wrong)


# ------------------------------------------------------------------------------------------ costs


@fault("ability cost", surveillance)
def a_use_costs_no_counter(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, sc: int) -> None:
        before = dict(g.counters)
        real(self, g, sc)
        g.counters.update(before)

    change(patch, RemoveCountersEffect, "start", wrong)


@fault("ability cost", alter_ego_heals)
def an_ability_does_not_exhaust_its_card(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, sc: int) -> None:
        before = g.exhausted[:]
        with patch.context() as inside:
            inside.setattr(harm, "note", lambda *args, **kw: None)
            real(self, g, sc)
        g.exhausted[:] = before

    change(patch, harm.ExhaustEffect, "start", wrong)


@fault("sufficient", web_kick_is_played)
def a_payment_is_short_by_one(patch: Patch) -> None:
    change(patch, costs, "deficit", lambda real, v, need: max(0, real(v, need) - 1))


@fault("sufficient", vibranium_pays)
def a_wild_counts_twice(patch: Patch) -> None:
    change(patch, costs, "deficit", lambda real, v, need: real((v[0], v[1], v[2], 2 * v[3]), need))


@fault("cost paid", daredevil_is_played)
def a_card_is_free(patch: Patch) -> None:
    def wrong(g: State, sc: int, need: Any, for_card: int, p: int) -> None:
        g.scopes[sc].last = DONE

    patch.setattr(costs, "pay", wrong)


@fault("cost", daredevil_is_played)
def a_card_costs_one_less(patch: Patch) -> None:
    change(patch, costs, "play_cost", lambda real, g, p, c: real(g, p, c) - 1)


@fault("sources", daredevil_is_played)
def a_card_is_spent_twice(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any, p: int) -> Any:
        out = real(self, g, f, p)
        f.b = (*f.b, f.b[-1])
        return out

    change(patch, costs.PayOp, "take_answer", wrong)


@fault("sources", daredevil_is_played)
def spent_cards_stay_in_hand(patch: Patch) -> None:
    def wrong(real: Any, *args: Any) -> None:
        with patch.context() as inside:
            inside.setattr(moves, "discard", lambda g, c: None)
            real(*args)

    change(patch, costs.PayOp, "commit", wrong)


@fault("resources", daredevil_is_played)
def a_card_generates_too_much(patch: Patch) -> None:
    def wrong(real: Any, *args: Any) -> list[tuple[int, tuple[int, ...]]]:
        return [(source, tuple(2 * n for n in value)) for source, value in real(*args)]

    change(patch, costs, "wallet", wrong)


# ------------------------------------------------------------------------------------------ cards


@fault("draw", quiet_round)
def cards_are_drawn_from_the_bottom(patch: Patch) -> None:
    def wrong(g: State, p: int) -> int:
        c = g.zones[DECK + p][0]
        moves.lift(g, c)
        return c

    patch.setattr(moves, "player_top", wrong)


@fault("cards conserved", haymaker)
def a_discarded_card_vanishes(patch: Patch) -> None:
    patch.setattr(moves, "discard", moves.lift)


@fault("owners", haymaker)
def a_card_is_discarded_to_the_wrong_pile(patch: Patch) -> None:
    def wrong(g: State, c: int) -> int:
        return DISCARD + (g.owner[c] + 1) % g.n if g.owner[c] != NOBODY else ENC_DISCARD

    patch.setattr(moves, "home", wrong)


@fault("ally limit", fourth_ally)
def the_ally_limit_is_ignored(patch: Patch) -> None:
    patch.setattr(checks, "ALLIES_ALLOWED", 9)


@fault("uses", last_use)
def a_card_without_uses_stays(patch: Patch) -> None:
    patch.setattr(abilities, "discard_spent", lambda g: None)


@fault("unique", shocker_twice)
def a_unique_minion_comes_twice(patch: Patch) -> None:
    patch.setattr(entering, "unique_in_play", lambda g, c: False)


# ------------------------------------------------------------------------------------------ hidden information


@fault("hidden information", private_hands)
def drawn_cards_are_told_to_everybody(patch: Patch) -> None:
    def wrong(real: Any, g: State, event: str, **facts: Any) -> None:
        facts.pop("seen_by", None)
        real(g, event, **facts)

    change(patch, moves, "note", wrong)


@fault("hidden information", private_hands)
def a_facedown_boost_card_is_named(patch: Patch) -> None:
    def wrong(real: Any, g: State, event: str, **facts: Any) -> None:
        if event == "boost card dealt":
            facts["card"] = facts.pop("_card")
        real(g, event, **facts)

    change(patch, activation, "note", wrong)


@fault("hidden view", private_hands)
def a_view_shows_a_hidden_card(patch: Patch) -> None:
    patch.setattr(views, "visible", lambda g, p, c: True)


# ------------------------------------------------------------------------------------------ the end


@fault("outcome", stage_one_falls)
def the_first_stage_is_taken_for_the_last(patch: Patch) -> None:
    patch.setattr(damage, "next_stage", lambda g, c: moves.end_game(g, moves.WIN, "villain_defeated"))


@fault("outcome", hero_falls)
def one_fallen_hero_ends_the_game(patch: Patch) -> None:
    patch.setattr(moves, "eliminate", lambda g, p: moves.end_game(g, moves.LOSS, "all_players_eliminated"))


@fault("elimination", hero_falls)
def a_player_is_eliminated_too_early(patch: Patch) -> None:
    change(patch, moves, "eliminate", lambda real, g, p: [real(g, q) for q in (1, 0) if q != p])


@fault("villain stage", stage_one_falls)
def excess_damage_goes_to_the_next_stage(patch: Patch) -> None:
    def wrong(real: Any, g: State, event: str, **facts: Any) -> None:
        if event == "villain stage":
            g.damage[facts["card"]] = 1
        real(g, event, **facts)

    change(patch, damage, "note", wrong)
