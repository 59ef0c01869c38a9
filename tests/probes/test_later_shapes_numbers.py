"""Numbers of later shapes: hundreds of hit points, infinite ones, values that are set or doubled, damage that is divided."""

from __future__ import annotations

import pytest

from mc_env.cards.terms import Stat
from mc_env.table import Table
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ large numbers


@rule("per_player_icon.1", "component_limitations.1")
def test_villain_with_hundreds_of_hit_points_survives_hundreds_of_damage() -> None:
    table = Table(scenario="probe_giants").hero("Alpha", hand=["Orbital Strike", "Orbital Strike", "Orbital Strike"])
    table.hero("Beta")
    table.play("Orbital Strike", target="Titan").play("Orbital Strike", target="Titan")
    table.expect(damage={"Titan": 580}, outcome=None)
    table.play("Orbital Strike", target="Titan").expect(outcome="win")


@rule("component_limitations.1")
def test_main_scheme_holds_hundreds_of_threat() -> None:
    table = Table(scenario="probe_giants").hero("Beta", form="alter-ego").main_scheme(threat=90)
    table.encounter_deck("Avalanche").start(phase="villain", step=3)
    table.expect(threat={"Titan Plot": 390}, outcome=None)


@rule("hit_points.9", "hit_points.10")
def test_character_with_infinite_hit_points_takes_damage_but_is_never_defeated(table: Table) -> None:
    table.hero("Alpha", hand=["Orbital Strike", "Alpha Strike", "Genius"]).minion("Eternal")
    table.play("Orbital Strike", target="Eternal")
    table.play("Alpha Strike", pay="Genius", target="Eternal")
    table.expect(damage={"Eternal": 295}, threat={"The Break-In!": 2}, in_play=["Eternal"])


# ------------------------------------------------------------------------------------------ modifiers


@rule("modifiers.2", "modifiers.3", "modifiers.4", "modifiers.5", "modifiers.6")
@pytest.mark.parametrize(
    ("upgrades", "atk"),
    [
        ([], 3),
        (["Whetstone", "Whetstone"], 5),
        (["Megaphone", "Whetstone"], (3 + 1) * 2),
        (["Megaphone", "Megaphone"], 12),
        (["Fatigue"], 2),
        (["Fatigue", "Whetstone"], 2),
        (["Megaphone", "Fatigue"], 3),
        (["New Body"], 6),
        (["New Body", "Whetstone", "Megaphone"], 14),
        (["Equalizer", "Whetstone", "Megaphone"], 2),
        (["Weakness"], 0),
        (["Weakness", "Megaphone", "Whetstone"], 0),
    ],
)
def test_modifiers_add_before_they_double_and_setting_overrides_all(
    table: Table, upgrades: list[str], atk: int
) -> None:
    table.hero("Alpha", in_play=upgrades).start()
    assert table.stat("Alpha", Stat.ATK) == atk


@rule("modifiers.4")
def test_value_set_last_counts_when_two_effects_set_it(table: Table) -> None:
    table.hero("Alpha", hand=["Focus"], in_play=["Equalizer"])
    assert table.stat("Alpha", Stat.ATK) == 2
    table.play("Focus")
    assert table.stat("Alpha", Stat.ATK) == 5
    table.run_villain_phase()
    assert table.stat("Alpha", Stat.ATK) == 2


@rule("dash.3", "dash.4")
def test_dash_cannot_be_modified_and_cannot_be_used(table: Table) -> None:
    table.hero("Alpha", in_play=["Quiet Friend"])
    table.attach("Sidearm", "Quiet Friend").main_scheme(threat=1)
    assert table.stat("Quiet Friend", Stat.ATK) == 0
    assert "Attack with Quiet Friend" not in table.options()
    assert "Thwart with Quiet Friend" in table.options()


# ------------------------------------------------------------------------------------------ divided damage


@rule("indirect_damage.1", "indirect_damage.3", "indirect_damage.4")
def test_indirect_damage_is_divided_among_ones_characters_but_never_beyond_defeat(table: Table) -> None:
    table.hero("Beta", form="alter-ego", in_play=["Beta Partner"]).encounter_deck("Splinters")
    table.start(phase="villain", step=3)
    for _ in range(3):
        assert table.options() == ["1 damage to Bob Baker", "1 damage to Beta Partner"]
        table.choose("1 damage to Beta Partner")
    table.choose("1 damage to Bob Baker", "1 damage to Bob Baker")
    table.expect(damage={"Bob Baker": 2}, discard={0: ["Beta Partner"]})


@rule("indirect_damage.5")
def test_tough_character_is_assigned_indirect_damage_up_to_its_hit_points_and_takes_none(table: Table) -> None:
    table.hero("Beta", form="alter-ego", in_play=["Beta Partner"]).card("Beta Partner", status=["tough"])
    table.encounter_deck("Splinters").start(phase="villain", step=3)
    table.choose(*["1 damage to Beta Partner"] * 3, *["1 damage to Bob Baker"] * 2)
    table.expect(damage={"Bob Baker": 2, "Beta Partner": 0}, status={"Beta Partner": []})


@rule("indirect_damage.2")
def test_indirect_damage_to_all_players_is_divided_among_friendly_characters(table: Table) -> None:
    table.hero("Beta", form="alter-ego").hero("Alpha", form="alter-ego", in_play=["Alpha Partner"])
    table.encounter_deck("Barrage").start(phase="villain", step=3)
    assert table.options() == ["1 damage to Bob Baker", "1 damage to Ann Archer", "1 damage to Alpha Partner"]
    table.choose("Bob Baker", "Alpha Partner", "Ann Archer")
    table.run_until("turn").expect(damage={"Bob Baker": 1, "Ann Archer": 1, "Alpha Partner": 1})


@rule("indirect_damage.8", "indirect_damage.9", "indirect_damage.4")
def test_indirect_damage_of_an_attack_is_divided_after_defending_and_only_the_defender_was_attacked(
    table: Table,
) -> None:
    table.hero("Gamma", in_play=["Thorn Coat", "Gamma Partner"]).minion("Bombardier").villain(status=["stunned"])
    table.start(phase="villain", step=2).choose("Activate Bombardier").defend("Gamma Partner")
    table.choose("1 damage to Gamma", *["1 damage to Gamma Partner"] * 3)
    table.expect(damage={"Gamma": 1, "Gamma Partner": 3, "Bombardier": 0}, midway=True)  # Gamma does not retaliate


@rule("attack_player.10", "attack_player.11")
def test_every_enemy_hit_by_a_divided_attack_was_attacked_and_retaliates(table: Table) -> None:
    table.hero("Alpha", hand=["Rain of Arrows"]).minion("Sentinel").minion("Sentinel")
    table.choose("Play Rain of Arrows")
    assert table.options() == ["1 damage to Sentinel", "1 damage to Sentinel #2"]  # both guard the villain
    table.choose(*["1 damage to Sentinel"] * 3, "1 damage to Sentinel #2")
    table.expect(damage={"Sentinel": 3, "Sentinel#2": 1, "Alpha": 2 + 2})


# ------------------------------------------------------------------------------------------ steady and stalwart


@rule("steady.1", "steady.2", "steady.3")
def test_steady_enemy_is_stunned_only_by_two_cards_and_then_loses_both(table: Table) -> None:
    table.hero("Alpha", exhausted=True, form="hero").minion("Rock", status=["stunned"])
    table.start(phase="villain", step=2)
    table.choose("Pass", "Activate Rock", "Pass")
    table.expect(damage={"Alpha": 2 + 1}, status={"Rock": ["stunned"]})
    twice = Table().hero("Alpha", exhausted=True).minion("Rock", status=["stunned", "stunned"])
    twice.start(phase="villain", step=2).choose("Pass", "Activate Rock")
    twice.expect(damage={"Alpha": 2}, status={"Rock": []})


@rule("steady.1")
def test_steady_enemy_can_be_given_a_second_stunned_card_but_no_third(table: Table) -> None:
    table.hero("Alpha", hand=["Dazzle"] * 3).minion("Rock")
    table.play("Dazzle", target="Rock").play("Dazzle", target="Rock")
    table.expect(status={"Rock": ["stunned", "stunned"]})
    table.choose("Play Dazzle")
    assert table.options() == ["Rhino"]


@rule("stalwart.1")
def test_stalwart_enemy_is_no_target_for_stunning(table: Table) -> None:
    table.hero("Alpha", hand=["Dazzle"]).minion("Monolith")
    table.choose("Play Dazzle")
    assert table.options() == ["Rhino"]


@rule("stalwart.2")
def test_character_that_becomes_stalwart_loses_its_stunned_and_confused_cards(table: Table) -> None:
    table.hero("Alpha", hand=["Stiff Upper Lip"], status=["stunned", "confused", "tough"])
    table.play("Stiff Upper Lip").expect(status={"Alpha": ["tough"]})
