"""Seeded faults: windows, limits, costs, cards, hidden information, the end."""

from __future__ import annotations

from typing import Any

import pytest

from mc_env.cards.terms import AFTER, WHEN
from mc_env.engine.board import changing, dealing, moves, outcome
from mc_env.engine.effects import status
from mc_env.engine.effects.counters import RemoveCountersEffect
from mc_env.engine.knowing import views
from mc_env.engine.program.ops import OP_PAY, OP_WINDOW
from mc_env.engine.program.tables import CARDS
from mc_env.engine.resolving import boosts, defeat, revealing
from mc_env.engine.round import checks, turn, windows
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import DECK, DISCARD, ENC_DISCARD, PLAY
from mc_env.engine.using import abilities, costs, limits, payment
from mc_env.kernel.records import DONE
from mc_env.kernel.zones import NOBODY
from tests.audit.fault import change, change_step, fault
from tests.audit.positions import (
    alter_ego_heals,
    commander_twice,
    daredevil_is_played,
    fourth_ally,
    haymaker,
    hero_falls,
    klaw_hits_a_defender,
    last_use,
    private_hands,
    quiet_round,
    shocker_twice,
    spider_sense,
    stage_one_falls,
    surveillance,
    the_other_holds_a_support,
    two_may_cancel,
    vibranium_pays,
    web_kick_is_played,
)

Patch = pytest.MonkeyPatch


# ------------------------------------------------------------------------------------------ windows and limits


@fault("window order", two_may_cancel)
def the_last_player_is_asked_first(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any, live: Any) -> None:
        order = State.players
        with patch.context() as inside:
            inside.setattr(State, "players", lambda self: order(self)[::-1])
            real(self, g, f, live)

    change(patch, windows.WindowOp, "offer", wrong)


@fault("forced first", klaw_hits_a_defender)
def forced_comes_after_optional(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        with patch.context() as inside:
            if not f.used:
                inside.setattr(windows, "FORCED", ())
            return bool(real(g, f))

    def again(real: Any, g: State, f: Any) -> bool:
        f.at = 0
        return True

    change_step(patch, OP_WINDOW, "look", wrong)
    change_step(patch, OP_WINDOW, "next_opportunity", again)


@fault("forced triggers", klaw_hits_a_defender)
def a_forced_response_does_not_come(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        with patch.context() as inside:
            if f.stage == AFTER:
                inside.setattr(windows, "FORCED", ())
            return bool(real(g, f))

    change_step(patch, OP_WINDOW, "look", wrong)


@fault("forced triggers", klaw_hits_a_defender)
def a_forced_interrupt_does_not_come(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        with patch.context() as inside:
            if f.stage == WHEN:
                inside.setattr(windows, "FORCED", ())
            return bool(real(g, f))

    change_step(patch, OP_WINDOW, "look", wrong)


@fault("once an occurrence", spider_sense)
def an_interrupt_is_used_twice(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        waits = bool(real(g, f))
        f.used = ()
        return waits

    change_step(patch, OP_WINDOW, "take_opportunity", wrong)


@fault("peril", two_may_cancel)
def another_player_is_asked_during_peril(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any, live: Any) -> None:
        real(self, g, f, live)
        if g.pending is not None:
            g.peril = 1 - g.pending.player

    change(patch, windows.WindowOp, "offer", wrong)


@fault("limit", commander_twice)
def a_limit_is_ignored(patch: Patch) -> None:
    patch.setattr(limits, "under_limit", lambda g, c, ab: True)


@fault("active player acts", haymaker)
@fault("action", haymaker)
def a_player_acts_in_the_turn_of_another(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, f: Any) -> None:
        g.active = 1
        real(self, g, f)
        g.active = 1

    change(patch, turn.TurnOp, "step", wrong)


@fault("ability form", alter_ego_heals)
def an_alter_ego_ability_is_used_in_hero_form(patch: Patch) -> None:
    def wrong(real: Any, g: State, event: str, **facts: Any) -> None:
        if event == "ability":
            changing.flip(g, g.identity[0], CARDS[g.card[g.identity[0]]].faces[0])
        real(g, event, **facts)

    change(patch, abilities, "note", wrong)


@fault("ability control", the_other_holds_a_support)
def a_player_uses_a_card_of_another(patch: Patch) -> None:
    def wrong(real: Any, g: State, p: int, entries: list[int], *args: Any, **kw: Any) -> Any:
        return real(g, p, [e for e in g.trig[turn.ACTION_KEY] if g.zone[e >> 8] >= PLAY], *args, **kw)

    change(patch, turn, "actions", wrong)


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
            inside.setattr(status, "note", lambda *args, **kw: None)
            real(self, g, sc)
        g.exhausted = before

    change(patch, status.ExhaustEffect, "start", wrong)


@fault("sufficient", web_kick_is_played)
def a_payment_is_short_by_one(patch: Patch) -> None:
    change(patch, payment, "deficit", lambda real, v, need, *how: max(0, real(v, need, *how) - 1))


@fault("sufficient", vibranium_pays)
def a_wild_counts_twice(patch: Patch) -> None:
    change(patch, payment, "deficit", lambda real, v, need, *how: real((v[0], v[1], v[2], 2 * v[3]), need, *how))


@fault("cost paid", daredevil_is_played)
def a_card_is_free(patch: Patch) -> None:
    def wrong(g: State, sc: int, *args: Any) -> None:
        g.scopes[sc].last = DONE

    patch.setattr(payment, "pay", wrong)


@fault("cost", daredevil_is_played)
def a_card_costs_one_less(patch: Patch) -> None:
    change(patch, costs, "play_cost", lambda real, g, c: real(g, c) - 1)


@fault("sources", daredevil_is_played)
def a_card_is_spent_twice(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        out: bool = real(g, f)
        f.picked = (*f.picked, f.picked[-1])
        return out

    change_step(patch, OP_PAY, "take_pick", wrong)


@fault("sources", daredevil_is_played)
def spent_cards_stay_in_hand(patch: Patch) -> None:
    def wrong(real: Any, *args: Any) -> None:
        with patch.context() as inside:
            inside.setattr(moves, "discard", lambda g, c: None)
            real(*args)

    change(patch, payment.PayOp, "commit", wrong)


@fault("resources", daredevil_is_played)
def a_card_generates_too_much(patch: Patch) -> None:
    change(patch, payment, "source_value", lambda real, *args: tuple(2 * n for n in real(*args)))


# ------------------------------------------------------------------------------------------ cards


@fault("draw", quiet_round)
def cards_are_drawn_from_the_bottom(patch: Patch) -> None:
    def wrong(g: State, p: int) -> int:
        c = g.zones[DECK + p][0]
        moves.lift(g, c)
        return c

    patch.setattr(dealing, "player_top", wrong)
    patch.setattr(dealing, "draw_at_once", lambda g, p, n: [])  # so that cards are drawn one by one


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
    patch.setattr(revealing, "unique_in_play", lambda g, c: False)


# ------------------------------------------------------------------------------------------ hidden information


@fault("hidden information", private_hands)
def drawn_cards_are_told_to_everybody(patch: Patch) -> None:
    def wrong(real: Any, g: State, event: str, **facts: Any) -> None:
        facts.pop("seen_by", None)
        real(g, event, **facts)

    change(patch, dealing, "note", wrong)


@fault("hidden information", private_hands)
def a_facedown_boost_card_is_named(patch: Patch) -> None:
    def wrong(real: Any, g: State, event: str, **facts: Any) -> None:
        if event == "boost card dealt":
            facts["card"] = facts.pop("_card")
        real(g, event, **facts)

    change(patch, boosts, "note", wrong)


@fault("hidden view", private_hands)
def a_view_shows_a_hidden_card(patch: Patch) -> None:
    patch.setattr(views, "visible", lambda g, p, c: True)


# ------------------------------------------------------------------------------------------ the end


@fault("outcome", stage_one_falls)
def the_first_stage_is_taken_for_the_last(patch: Patch) -> None:
    patch.setattr(defeat, "next_stage", lambda g, c: outcome.end_game(g, outcome.WIN, "villain_defeated"))


@fault("outcome", hero_falls)
def one_fallen_hero_ends_the_game(patch: Patch) -> None:
    patch.setattr(outcome, "eliminate", lambda g, p: outcome.end_game(g, outcome.LOSS, "all_players_eliminated"))


@fault("elimination", hero_falls)
def a_player_is_eliminated_too_early(patch: Patch) -> None:
    change(patch, outcome, "eliminate", lambda real, g, p: [real(g, q) for q in (1, 0) if q != p])


@fault("villain stage", stage_one_falls)
def excess_damage_goes_to_the_next_stage(patch: Patch) -> None:
    def wrong(real: Any, g: State, event: str, **facts: Any) -> None:
        if event == "villain stage":
            g.damage[facts["card"]] = 1
        real(g, event, **facts)

    change(patch, defeat, "note", wrong)
