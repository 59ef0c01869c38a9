"""Seeded faults: activations, boost cards, defenders, what enemies deal, and the villain phase."""

from __future__ import annotations

from typing import Any

import pytest

from mc_env.cards.terms import AbilityKind, CardType, Event, Stat
from mc_env.engine.board import dealing, modifiers, moves, statuses
from mc_env.engine.program.ops import OP_ENEMY_ATTACK, OP_PLACE_THREAT, OP_VILLAIN_PHASE
from mc_env.engine.program.tables import FACES
from mc_env.engine.resolving import activation, attack, boosts, damage, enemy_attack, revealing
from mc_env.engine.round import villain_phase
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import DEALT, ENC_DECK, PLAY
from mc_env.table import Table
from tests.audit.fault import change, change_step, fault, miscount, table

_MINION = int(CardType.MINION)
Patch = pytest.MonkeyPatch


# ------------------------------------------------------------------------------------------ positions


def rhino_attacks() -> Table:
    t = table().hero("Captain Marvel").encounter_deck("Charge")
    return t.start(phase="villain", step=2).run_until("turn")


def rhino_attacks_with_a_star() -> Table:
    t = table().hero("Captain Marvel").encounter_deck("Tiger Shark")
    return t.start(phase="villain", step=2).run_until("turn")


def rhino_schemes() -> Table:
    return table().hero("Captain Marvel", form="alter-ego").start(phase="villain", step=1).run_until("turn")


def hero_defends() -> Table:
    t = table().hero("Captain Marvel").encounter_deck("Charge").start(phase="villain", step=2)
    return t.defend("Captain Marvel").run_until("turn")


def ally_defends() -> Table:
    t = table().hero("Captain Marvel", in_play=["Nick Fury"]).start(phase="villain", step=2)
    return t.defend("Nick Fury").run_until("turn")


def ally_of_another_defends() -> Table:
    t = table("klaw").hero("Captain Marvel").hero("Spider-Man", hand=["Haymaker"], in_play=["Luke Cage"])
    t.villain("Klaw").encounter_deck("Radioactive Man").start(phase="villain", step=2)
    return t.choose("Do not defend").defend("Luke Cage").run_until("turn")


def minions_and_two_players() -> Table:
    t = table().hero("Captain Marvel").hero("Spider-Man")
    t.minion("Shocker", engaged=0).minion("Hydra Mercenary", engaged=0).minion("Sandman", engaged=1)
    return t.run_villain_phase()


def stunned_villain() -> Table:
    t = table().hero("Captain Marvel").villain("Rhino", status=["stunned"])
    return t.start(phase="villain", step=2).run_until("turn")


def confused_villain() -> Table:
    t = table().hero("Captain Marvel", form="alter-ego").villain("Rhino", status=["confused"])
    return t.start(phase="villain", step=2).run_until("turn")


def black_panther_is_attacked() -> Table:
    return table().hero("Black Panther").start(phase="villain", step=2).run_until("turn")


def charge_against_an_ally() -> Table:
    t = table().hero("Captain Marvel", in_play=["Black Widow"]).villain("Rhino", attachments=["Charge"])
    return t.start(phase="villain", step=2).defend("Black Widow").run_until("turn")


def hazards_and_three_players() -> Table:
    t = table().hero("Captain Marvel").hero("Spider-Man").hero("Iron Man")
    t.side_scheme("Breakin' & Takin'").side_scheme("Usurp The Throne")
    return t.start(phase="villain", step=3).run_until("turn")


def two_cards_dealt() -> Table:
    t = table().hero("Captain Marvel").dealt(0, "Shocker", "Hydra Mercenary")
    return t.start(phase="villain", step=3).run_until("turn")


def surge_card() -> Table:
    t = table().hero("Captain Marvel").dealt(0, "Kree Manipulator")
    return t.start(phase="villain", step=4).run_until("turn")


def vulture_comes() -> Table:
    return table().hero("Captain Marvel").dealt(0, "Vulture").start(phase="villain", step=4).run_until("turn")


def sandman_comes() -> Table:
    return table().hero("Captain Marvel").dealt(0, "Sandman").start(phase="villain", step=4).run_until("turn")


def side_schemes_with_icons() -> Table:
    t = table().hero("Captain Marvel").hero("Spider-Man").side_scheme("Bomb Scare").main_scheme(acceleration=1)
    return t.start(phase="villain", step=1).run_until("turn")


# ------------------------------------------------------------------------------------------ boost cards


@fault("boost dealt", rhino_attacks)
def a_boost_card_is_skipped(patch: Patch) -> None:
    patch.setattr(enemy_attack, "give_boost_for", lambda g, rec: None)


@fault("boost from the top", rhino_attacks)
def a_boost_card_comes_from_the_bottom(patch: Patch) -> None:
    def bottom(g: State, area: int) -> int:
        c = g.zones[ENC_DECK + area][0]
        moves.lift(g, c)
        return c

    patch.setattr(dealing, "encounter_top", bottom)


@fault("boost icons", rhino_attacks_with_a_star)
def a_star_counts_as_an_icon(patch: Patch) -> None:
    def wrong(real: Any, g: State, c: int, s: int) -> int:
        return int(real(g, c, s)) + (s == Stat.BOOST and FACES[g.face[c]].face.boost_star)

    change(patch, modifiers, "printed", wrong)


@fault("attack damage", rhino_attacks)
def boost_icons_add_nothing(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, main: Any) -> Any:
        main.boost = 0
        return real(self, g, main)

    change(patch, enemy_attack.AttackOp, "strike", wrong)


@fault("boost ability", rhino_attacks_with_a_star)
def a_boost_ability_does_nothing(patch: Patch) -> None:
    def wrong(real: Any, g: State, c: int, kind: int, *args: int) -> Any:
        return False if kind == AbilityKind.BOOST else real(g, c, kind, *args)

    change(patch, boosts, "resolve_kind", wrong)


@fault("boost turned up", rhino_attacks)
def a_boost_card_stays_facedown(patch: Patch) -> None:
    patch.setattr(boosts.BoostsOp, "step", lambda self, g, f: g.stack.pop())


@fault("boost you", ally_of_another_defends)
def you_is_not_redirected_to_the_defending_player(patch: Patch) -> None:
    def wrong(real: Any, g: State, rec: Any, c: int, exhaust: bool) -> None:
        before = rec.tplayer
        real(g, rec, c, exhaust)
        rec.tplayer = before

    change(patch, enemy_attack, "declare_defender", wrong)


# ------------------------------------------------------------------------------------------ who activates, and how


@fault("activation missing", minions_and_two_players)
def a_minion_does_not_activate(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        f.activated += g.zones[PLAY + _MINION]
        return bool(real(g, f))

    change_step(patch, OP_VILLAIN_PHASE, "minions_activate", wrong)


@fault("activation order", minions_and_two_players)
def players_are_activated_against_in_reverse(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        waits = bool(real(g, f))
        f.players = f.players[::-1]
        return waits

    change_step(patch, OP_VILLAIN_PHASE, "activations_begin", wrong)


@fault("activation order", minions_and_two_players)
def minions_activate_again_and_again(patch: Patch) -> None:
    count = [0]

    def wrong(real: Any, g: State, f: Any) -> bool:
        if len(f.activated) > 1 and count[0] < 2:
            count[0] += 1
            f.activated = f.activated[:1]
        return bool(real(g, f))

    change_step(patch, OP_VILLAIN_PHASE, "minions_activate", wrong)


@fault("activation form", rhino_schemes)
def the_villain_attacks_an_alter_ego(patch: Patch) -> None:
    patch.setattr(villain_phase, "activate", lambda g, e, p: activation.initiate(g, int(Event.ATTACK), e, p))


@fault("stunned", stunned_villain)
def a_stunned_villain_attacks(patch: Patch) -> None:
    patch.setattr(statuses, "is_stunned", lambda g, c: False)


@fault("confused", confused_villain)
def a_confused_villain_schemes(patch: Patch) -> None:
    patch.setattr(statuses, "is_confused", lambda g, c: False)


@fault("status account", stunned_villain)
def a_stunned_card_is_used_and_kept(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        enemy = g.recs[f.activation].actor
        before = g.stunned[enemy]
        out: bool = real(g, f)
        g.stunned[enemy] = before
        return out

    change_step(patch, OP_ENEMY_ATTACK, "would_activate", wrong)


# ------------------------------------------------------------------------------------------ attacks of enemies


@fault("defender", hero_defends)
def a_defender_does_not_exhaust(patch: Patch) -> None:
    change(patch, enemy_attack, "declare_defender", lambda real, g, rec, c, exhaust: real(g, rec, c, False))


@fault("ready account", hero_defends)
def a_defender_is_ready_again(patch: Patch) -> None:
    def wrong(real: Any, g: State, rec: Any, c: int, exhaust: bool) -> None:
        real(g, rec, c, exhaust)
        g.exhausted[c] = 0

    change(patch, enemy_attack, "declare_defender", wrong)


@fault("attack damage", hero_defends)
def def_is_not_subtracted(patch: Patch) -> None:
    miscount(patch, Stat.DEF, -1)


@fault("attack damage", rhino_attacks)
def atk_is_one_too_much(patch: Patch) -> None:
    miscount(patch, Stat.ATK, 1, int(CardType.VILLAIN))


@fault("attack target", ally_defends)
def a_defended_attack_hits_the_hero(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, main: Any) -> Any:
        main.defender = -1
        return real(self, g, main)

    change(patch, enemy_attack.AttackOp, "strike", wrong)


@fault("attack dealt", rhino_attacks)
def an_attack_deals_nothing(patch: Patch) -> None:
    patch.setattr(enemy_attack, "deal", lambda g, sc, packets: None)


@fault("overkill", charge_against_an_ally)
def overkill_passes_nothing_on(patch: Patch) -> None:
    patch.setattr(damage.DamageOp, "overkill", lambda self, g, recs: ())


@fault("retaliate order", black_panther_is_attacked)
def retaliate_comes_before_the_damage(patch: Patch) -> None:
    def wrong(real: Any, self: Any, g: State, main: Any) -> Any:
        done = real(self, g, main)
        attack.retaliate(g, main, main.struck[0])
        return done

    change(patch, enemy_attack.AttackOp, "strike", wrong)


@fault("retaliate", black_panther_is_attacked)
def an_attacked_hero_does_not_retaliate(patch: Patch) -> None:
    patch.setattr(enemy_attack, "retaliate", lambda g, rec, defender: False)


@fault("retaliate", black_panther_is_attacked)
def retaliate_deals_too_much(patch: Patch) -> None:
    miscount(patch, Stat.RETALIATE, 1)


# ------------------------------------------------------------------------------------------ schemes and threat


@fault("scheme threat", rhino_schemes)
def sch_is_one_too_much(patch: Patch) -> None:
    miscount(patch, Stat.SCH, 1)


@fault("step one threat", side_schemes_with_icons)
def acceleration_is_forgotten(patch: Patch) -> None:
    patch.setattr(villain_phase, "acceleration", lambda g, area: 0)


@fault("step one threat", side_schemes_with_icons)
def the_main_scheme_forgets_a_player(patch: Patch) -> None:
    miscount(patch, Stat.ESCALATION, -1)


@fault("step one threat", side_schemes_with_icons)
def step_one_is_skipped(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        villain_phase.begin_step(g, 1)
        return True

    change_step(patch, OP_VILLAIN_PHASE, "place_threat_on_main_schemes", wrong)


@fault("threat account", side_schemes_with_icons)
def threat_is_placed_twice(patch: Patch) -> None:
    def wrong(real: Any, g: State, f: Any) -> bool:
        out: bool = real(g, f)
        g.threat[g.recs[f.records[0]].target] += 1
        return out

    change_step(patch, OP_PLACE_THREAT, "place", wrong)


# ------------------------------------------------------------------------------------------ encounter cards


@fault("cards dealt", hazards_and_three_players)
def a_hazard_card_goes_to_the_wrong_player(patch: Patch) -> None:
    def wrong(g: State) -> None:
        for p in g.players():
            dealing.deal_encounter(g, p)
        for _ in range(2):
            dealing.deal_encounter(g, g.players()[-1])

    patch.setattr(villain_phase, "deal_encounter_cards", wrong)


@fault("cards dealt", hazards_and_three_players)
def hazard_cards_are_forgotten(patch: Patch) -> None:
    miscount(patch, Stat.HAZARD, -1)


@fault("dealt cards left", two_cards_dealt)
def dealt_cards_are_not_revealed(patch: Patch) -> None:
    change_step(patch, OP_VILLAIN_PHASE, "reveal_dealt_cards", lambda real, g, f: False)


@fault("order of steps", minions_and_two_players)
def a_step_is_left_out(patch: Patch) -> None:
    change_step(patch, OP_VILLAIN_PHASE, "place_threat_on_main_schemes", lambda real, g, f: False)


@fault("cards revealed", two_cards_dealt)
def the_last_card_dealt_is_revealed_first(patch: Patch) -> None:
    def wrong(real: Any, g: State, sc: int, c: int, p: int, from_deck: bool) -> None:
        real(g, sc, g.zones[DEALT + p][-1], p, from_deck)

    change(patch, villain_phase, "reveal", wrong)


@fault("when revealed", two_cards_dealt)
def a_revealed_card_does_nothing(patch: Patch) -> None:
    patch.setattr(revealing, "resolve_kind", lambda *args: False)


@fault("surge", surge_card)
def a_surge_card_does_not_surge(patch: Patch) -> None:
    miscount(patch, Stat.SURGE, -1)


@fault("surge", surge_card)
def a_surge_card_reveals_nothing(patch: Patch) -> None:
    patch.setattr(revealing, "reveal_top", lambda g, sc, p: None)


@fault("quickstrike", vulture_comes)
def a_quickstrike_minion_waits(patch: Patch) -> None:
    patch.setattr(revealing, "quickstrike", lambda g, c: False)


@fault("toughness", sandman_comes)
def a_toughness_minion_comes_without_its_card(patch: Patch) -> None:
    miscount(patch, Stat.TOUGHNESS, -1)
