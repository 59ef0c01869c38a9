"""Damage in the Reference's ten steps, tough, prevention, healing and defeat."""

import pytest

import tests.rules.entry_cards
import tests.rules.seldom_cards  # noqa: F401
from mc_env.cards.terms import Stat
from mc_env.engine.state.zones import DEALT
from tests.rules.citation import rule


@rule("tough.1", "tough.5", "status_cards.7")
def test_tough_prevents_all_damage_and_is_discarded(table):
    table.hero("Spider-Man").villain("Rhino", status=["tough"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 0}, status={"Rhino": []})


@rule("tough.5", "prevent.3")
def test_a_tough_character_has_not_taken_damage(table):
    table.hero("Spider-Man").villain("Rhino", status=["tough"], attachments=["Vibranium Armor"])
    table.attack("Rhino")
    table.expect(status={"Rhino": []})  # Vibranium Armor gives a tough card after damage was taken


@rule("damage.16")
def test_abilities_after_taking_damage_resolve_once_it_is_placed(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Vibranium Armor"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 2}, status={"Rhino": ["tough"]})


@rule("target.11")
def test_a_tough_enemy_is_a_valid_target_for_damage(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"]).villain("Rhino", status=["tough"])
    table.play("Haymaker", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 0}, status={"Rhino": []})


@rule("tough.3", "attack_enemy.20")
def test_a_defending_hero_keeps_tough_when_defense_leaves_no_damage(table):
    table.hero("Spider-Man", status=["tough"]).start(phase="villain", step=2)
    table.decline().defend("Spider-Man")
    table.expect(status={"Spider-Man": ["tough"]}, damage={"Spider-Man": 0})


@rule("tough.3")
def test_a_defending_hero_loses_tough_when_damage_is_left(table):
    table.hero("Captain Marvel", status=["tough"]).start(phase="villain", step=2)
    table.defend("Captain Marvel")
    table.expect(status={"Captain Marvel": []}, damage={"Captain Marvel": 0})


@rule("prevent.1")
def test_prevention_reduces_the_damage_taken(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"]).villain("Rhino", attachments=["Charge"])
    table.start(phase="villain", step=2).choose("Do not defend", "Use Cosmic Flight")
    table.expect(damage={"Captain Marvel": 2})


@rule("prevent.2", "damage.6")
def test_prevented_damage_has_still_been_dealt(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man", hand=["Backflip"]).main_scheme(threat=0).dealt(0, "Klaw's Vengeance")
    table.villain("Klaw").encounter_deck("Charge", "Quiet Moment").start(phase="villain", step=4)
    table.decline().choose("Do not defend", "Play Backflip")
    table.expect(damage={"Spider-Man": 0}, threat={"Underground Distribution": 1})


@rule("defend.3", "damage.5")
def test_defense_reduces_the_damage_dealt(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man").main_scheme(threat=0).villain("Klaw").dealt(0, "Klaw's Vengeance")
    table.encounter_deck("Charge", "Quiet Moment").start(phase="villain", step=4).decline().defend("Spider-Man")
    table.expect(damage={"Spider-Man": 0}, threat={"Underground Distribution": 0})


@rule("defeat.1", "minion.3", "discard.3", "damage.1")
def test_a_minion_without_hit_points_is_defeated_and_discarded(table):
    table.hero("Spider-Man").minion("Shocker", damage=1)
    table.attack("Shocker")
    table.expect(discard={None: ["Shocker"]}, not_in_play=["Shocker"])


@rule("ally.2", "discard.2")
def test_an_ally_without_hit_points_goes_to_its_owners_discard_pile(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).card("Daredevil", damage=2)
    table.attack("Rhino", by="Daredevil")
    table.expect(discard={0: ["Daredevil"]}, damage={"Rhino": 2})


@rule("damage.13", "damage.14", "damage.15", "damage.16", "timing_priority.6")
def test_the_order_of_defeat_is_interrupt_then_when_defeated_then_discard_then_response(table):
    table.hero("Spider-Man", in_play=["Interrogation Room"]).main_scheme(threat=6)
    table.minion("Hydra Soldier", damage=2).attach("Spider-Tracer", "Hydra Soldier")
    table.attack("Hydra Soldier")
    assert table.decision.source == "Spider-Tracer"
    assert not table.game.state.zones[DEALT]  # "When Defeated" has not dealt its card yet
    table.choose("The Break-In!")
    assert table.options() == ["Use Interrogation Room", "Pass"]
    assert len(table.game.state.zones[DEALT]) == 1
    table.expect(discard={None: ["Hydra Soldier"]}, midway=True)


@rule("damage.12", "would.1")
def test_a_replaced_defeat_is_no_defeat(table):
    table.hero("Spider-Man", in_play=["Interrogation Room"]).main_scheme(threat=6)
    table.minion("Shocker", damage=1, attachments=["Biomechanical Upgrades"]).attach("Spider-Tracer", "Shocker")
    table.attack("Shocker")
    table.expect(damage={"Shocker": 0}, threat={"The Break-In!": 6}, in_play=["Shocker", "Spider-Tracer"])


@rule("damage.12")
def test_an_ally_who_is_healed_in_time_is_not_defeated(table):
    table.hero("Spider-Man", in_play=["Smelling Salts", "Black Cat"]).deal_damage("Black Cat", 2)
    table.choose("Use Smelling Salts").expect(in_play=["Black Cat"], damage={"Black Cat": 0})


@rule("damage.7")
@pytest.mark.parametrize(
    ("ally", "amount", "heard"), [("Black Cat", 1, True), ("Black Cat", 0, False), ("Ghost of Mine", 1, False)]
)
def test_damage_would_be_dealt_only_if_there_is_any_and_the_character_can_take_it(table, ally, amount, heard):
    table.hero("Spider-Man", in_play=["Numbness", ally]).deal_damage(ally, amount)
    assert ("Use Numbness" in table.options()) == heard


@rule("and.1", "target.16")
def test_damage_to_each_enemy_is_dealt_at_once(table):
    table.hero("She-Hulk", hand=["Ground Stomp", "Genius"]).minion("Shocker", damage=2).minion("Vulture", damage=3)
    table.play("Ground Stomp", pay=["Genius"])
    table.expect(damage={"Rhino": 1}, discard={None: ["Shocker", "Vulture"]})


@rule("gets.2", "gets.3")
def test_losing_hit_points_can_defeat(table):
    table.hero("Iron Man", damage=9, in_play=["Rocket Boots"]).dealt(0, "Caught Off Guard")
    table.start(phase="villain", step=4).choose("Rocket Boots")
    table.expect(outcome="loss")


@rule("maximum_hit_points.1")
def test_hit_points_a_character_gets_raise_its_maximum(table):
    table.hero("Iron Man", in_play=["Mark V Armor"])
    assert table.stat("Iron Man", Stat.HP) == 15


@rule("heal.2")
def test_healing_stops_at_no_damage(table):
    table.hero("Spider-Man", damage=1, hand=["First Aid", "Genius"])
    table.play("First Aid", pay=["Genius"], target="Spider-Man")
    table.expect(damage={"Spider-Man": 0})


@rule("cannot.1", "target.12")
def test_an_enemy_that_cannot_take_damage_is_no_target(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"]).minion("Madame Hydra").side_scheme("Legions of Hydra")
    table.play("Haymaker", pay=["Genius"])
    assert table.options() == ["Rhino"]


@rule("cannot.1", "target.17")
def test_an_effect_on_each_enemy_skips_one_that_cannot_take_damage(table):
    table.hero("She-Hulk", hand=["Ground Stomp", "Genius"]).minion("Madame Hydra").side_scheme("Legions of Hydra")
    table.play("Ground Stomp", pay=["Genius"])
    table.expect(damage={"Rhino": 1, "Madame Hydra": 0})


@rule("move.6", "heal.3")
def test_moved_damage_heals_its_source_and_is_dealt_to_its_target(table):
    table.hero("Black Panther", damage=3, hand=["01043d", "Genius"], in_play=["Vibranium Suit"])
    table.villain("Rhino", status=["tough"])
    table.play("Wakanda Forever!", pay=["Genius"]).choose("Vibranium Suit", "Rhino")
    table.expect(damage={"Black Panther": 1, "Rhino": 0}, status={"Rhino": []})


@rule("cost.20", "prevent.5")
def test_dealing_damage_as_a_cost_is_paid_even_when_it_is_prevented(table):
    table.hero("Iron Man", in_play=["War Machine"]).card("War Machine", status=["tough"])
    table.use("War Machine")
    table.expect(damage={"Rhino": 1, "War Machine": 0}, status={"War Machine": []})


@rule("cost.21", "prevent.6")
def test_taking_damage_as_a_cost_cannot_be_paid_by_a_tough_hero(table):
    table.hero("She-Hulk", status=["tough"], in_play=["Focused Rage"])
    assert "Use Focused Rage" not in table.options()


@rule("status_cards.2")
def test_a_character_has_at_most_one_tough_card(table):
    table.hero("Spider-Man").villain("Rhino", status=["tough"], attachments=["Vibranium Armor"]).dealt(
        0, "Heart-Shaped Herb"
    )
    table.start(phase="villain", step=4)
    table.expect(status={"Rhino": ["tough"]})
