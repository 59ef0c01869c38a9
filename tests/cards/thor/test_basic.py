"""Basic cards of the Thor pack."""

import pytest

from tests.rules.citation import rule


def heimdall(table, *deck):
    table.hero("Thor", hand=["Heimdall", "Genius", "Strength", "Energy"]).encounter_deck(*deck)
    return table.play("Heimdall", pay=["Genius", "Strength", "Energy"]).choose("Use Heimdall")


def test_heimdall_discards_1_of_3_cards_and_puts_the_others_back_in_any_order(table):
    heimdall(table, "Advance", "Sandman", "Shocker", "Charge")
    assert sorted(table.options()) == ["Advance", "Sandman", "Shocker"]
    table.choose("Sandman", "Shocker", "Advance")
    table.expect(discard={None: ["Sandman"]})
    assert table.deck(None)[:3] == ["Shocker", "Advance", "Charge"]


@rule("Look, Looked-At")
def test_heimdall_shows_the_cards_to_his_player_alone(table_of):
    table = table_of(hands="private")
    table.hero("Thor", hand=["Heimdall", "Genius", "Strength", "Energy"]).hero("She-Hulk")
    table.encounter_deck("Advance", "Sandman", "Shocker")
    table.play("Heimdall", pay=["Genius", "Strength", "Energy"]).choose("Use Heimdall")
    assert "Sandman" in str(table.game.view(0))
    assert "Sandman" not in str(table.game.view(1))


def test_heimdall_may_be_declined(table):
    table.hero("Thor", hand=["Heimdall", "Genius", "Strength", "Energy"]).encounter_deck("Advance")
    table.play("Heimdall", pay=["Genius", "Strength", "Energy"]).decline()
    table.expect(in_play=["Heimdall"], discard={None: []})
    assert table.deck(None)[0] == "Advance"


@rule("encounter_deck.4")
def test_heimdall_looks_at_fewer_cards_when_there_are_fewer(table_of):
    table = table_of(filler=0)
    table.hero("Thor", hand=["Heimdall", "Genius", "Strength", "Energy"], deck=["Genius"]).encounter_deck(
        "Advance", "Assault"
    )
    table.play("Heimdall", pay=["Genius", "Strength", "Energy"]).choose("Use Heimdall", "Assault", "Advance")
    assert (table.deck(None), table.discard(None)) == (["Advance"], ["Assault"])


@rule("encounter_deck.2")
def test_heimdall_who_discards_the_last_card_of_the_encounter_deck_has_it_made_anew(table_of):
    table = table_of(filler=0)
    table.hero("Thor", hand=["Heimdall", "Genius", "Strength", "Energy"], deck=["Genius"]).encounter_deck("Advance")
    table.encounter_discard("Sandman").play("Heimdall", pay=["Genius", "Strength", "Energy"])
    table.choose("Use Heimdall", "Advance")
    assert (sorted(table.deck(None)), table.discard(None)) == (["Advance", "Sandman"], [])
    assert table.acceleration() == 1


@rule("consequential_damage.1", "consequential_damage.2")
def test_heimdall_takes_2_consequential_damage_for_an_attack_and_1_for_a_thwart(table):
    table.hero("Thor", in_play=["Heimdall"]).main_scheme(threat=3)
    table.attack("Rhino", by="Heimdall")
    table.expect(damage={"Rhino": 3, "Heimdall": 2})


def test_invulnerability_makes_your_hero_tough(table):
    table.hero("Thor", hand=["Invulnerability", "Genius", "Energy"]).hero("She-Hulk")
    table.play("Invulnerability", pay=["Genius", "Energy"])
    table.expect(status={"Thor": ["tough"], "She-Hulk": []})


@rule("target.2")
def test_invulnerability_is_not_offered_to_a_tough_hero(table):
    table.hero("Thor", hand=["Invulnerability", "Genius", "Energy"], status=["tough"])
    assert "Play Invulnerability" not in table.options()


def test_invulnerability_is_not_offered_in_alter_ego_form(table):
    table.hero("Thor", form="alter-ego", hand=["Invulnerability", "Genius", "Energy"])
    assert "Play Invulnerability" not in table.options()


@rule("uses.3")
def test_enhanced_physique_generates_a_physical_resource_3_times(table):
    table.hero("Thor", hand=["Enhanced Physique", "Genius", "Asgard"])
    table.play("Enhanced Physique", pay=["Genius"])
    table.expect(counters={"Enhanced Physique": {"physical": 3}})


def test_enhanced_physique_is_spent_for_what_needs_a_physical_resource(table):
    table.hero("Thor", in_play=["Enhanced Physique", "Jarnbjorn"])
    table.attack("Rhino").use("Jarnbjorn", pay=["Enhanced Physique"], target="Rhino")
    table.expect(damage={"Rhino": 4}, exhausted=["Enhanced Physique"], counters={"Enhanced Physique": {"physical": 2}})


@rule("uses.4")
def test_enhanced_physique_is_discarded_with_its_last_counter(table):
    table.hero("Thor", hand=["Mjolnir"], in_play=["Enhanced Physique"]).card("Enhanced Physique", counters=1)
    table.play("Mjolnir", pay=["Enhanced Physique"])
    table.expect(discard={0: ["Enhanced Physique"]}, in_play=["Mjolnir"])


@pytest.mark.parametrize("form", ["alter-ego", "hero"])
def test_enhanced_physique_cannot_be_used_in_alter_ego_form_or_exhausted(table, form):
    table.hero("Thor", form=form, hand=["Mjolnir"], in_play=["Enhanced Physique"])
    table.card("Enhanced Physique", exhausted=form == "hero")
    assert "Play Mjolnir" not in table.options()
