"""Hard interactions 20 and 21: Rhino's attachments, and damage dealt against damage taken."""

import pytest

from mc_env.table import Table
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ 20: Rhino


@rule("damage.7", "damage.8")
def test_armored_rhino_suit_takes_the_damage_before_a_tough_card_is_spent(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Armored Rhino Suit"], status=["tough"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 0, "Armored Rhino Suit": 2}, status={"Rhino": ["tough"]})


@rule("replacement_effect.1")
def test_armored_rhino_suit_absorbs_a_whole_packet_and_is_discarded(table):
    table.hero("Spider-Man", hand=["Swinging Web Kick", "Genius", "Strength"])
    table.villain("Rhino", attachments=["Armored Rhino Suit"])
    table.play("Swinging Web Kick", pay=["Genius", "Strength"], target="Rhino")
    table.expect(damage={"Rhino": 0}, not_in_play=["Armored Rhino Suit"], discard={None: ["Armored Rhino Suit"]})


def test_armored_rhino_suit_stays_when_it_holds_4_damage(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Armored Rhino Suit"]).card("Armored Rhino Suit", damage=2)
    table.attack("Rhino")
    table.expect(damage={"Armored Rhino Suit": 4}, in_play=["Armored Rhino Suit"])


@rule("overkill.2", "damage.7")
def test_armored_rhino_suit_takes_overkill_damage(table):
    table.hero("She-Hulk", hand=["Relentless Assault", "Strength"]).minion("Shocker")
    table.villain("Rhino", attachments=["Armored Rhino Suit"])
    table.play("Relentless Assault", pay=["Strength"], target="Shocker")
    table.expect(damage={"Rhino": 0, "Armored Rhino Suit": 2})


@rule("prevent.3")
def test_vibranium_armor_is_silent_when_the_suit_took_the_damage(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Armored Rhino Suit", "Vibranium Armor"])
    table.attack("Rhino")
    table.expect(status={"Rhino": []})  # he has not taken damage


@rule("delayed_effect.2")
def test_charge_is_discarded_at_the_end_of_the_attack(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Charge"]).start(phase="villain", step=2)
    assert "Charge" in table.in_play()
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2 + 3}, not_in_play=["Charge"], discard={None: ["Charge"]})


@rule("forced.5", "keywords.2")
def test_two_charges_add_up_and_are_both_discarded(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Charge", "Charge"]).start(phase="villain", step=2)
    table.choose("Resolve Charge", "Do not defend")
    table.expect(damage={"Captain Marvel": 2 + 3 + 3}, not_in_play=["Charge"])


@rule("stun.10")
def test_charge_stays_when_a_stunned_card_replaced_the_attack(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Charge"], status=["stunned"])
    table.start(phase="villain", step=2)
    table.expect(in_play=["Charge"], damage={"Captain Marvel": 0})


@rule("scheme_enemy.1")
def test_charge_stays_when_rhino_schemes(table):
    table.hero("Captain Marvel", form="alter-ego").villain("Rhino", attachments=["Charge"]).main_scheme(threat=0)
    table.start(phase="villain", step=2)
    table.expect(in_play=["Charge"], threat={"The Break-In!": 1})


@rule("overkill.1", "damage.11")
def test_stampede_stuns_the_identity_that_overkill_damaged(table):
    table.hero("Spider-Man", in_play=["Black Cat"]).villain("Rhino", attachments=["Charge"])
    table.dealt(0, "Stampede").start(phase="villain", step=4).decline().defend("Black Cat")
    table.expect(damage={"Spider-Man": 3}, status={"Spider-Man": ["stunned"]}, not_in_play=["Black Cat"])


def test_stampede_stuns_the_ally_it_damaged_and_not_the_identity(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).dealt(0, "Stampede").start(phase="villain", step=4)
    table.decline().defend("Daredevil")
    table.expect(status={"Daredevil": ["stunned"], "Spider-Man": []}, damage={"Daredevil": 2})


@rule("activation.13", "delayed_effect.1")
def test_stampede_stuns_after_the_responses_to_its_attack(table):
    table.hero("Captain Marvel", hand=["Counter-Punch"]).dealt(0, "Stampede").start(phase="villain", step=4)
    table.defend("Captain Marvel").choose("Play Counter-Punch")
    table.expect(damage={"Rhino": 2, "Captain Marvel": 1}, status={"Captain Marvel": ["stunned"]})


@rule("tough.5")
def test_stampede_does_not_stun_a_hero_whose_tough_card_took_the_damage(table):
    table.hero("Spider-Man", status=["tough"]).dealt(0, "Stampede").start(phase="villain", step=4)
    table.decline().choose("Do not defend")
    table.expect(status={"Spider-Man": []})


@rule("prevent.4")
def test_stampede_does_not_stun_a_hero_whose_damage_was_prevented(table):
    table.hero("Spider-Man", hand=["Backflip"]).dealt(0, "Stampede").start(phase="villain", step=4)
    table.decline().choose("Do not defend", "Play Backflip")
    table.expect(status={"Spider-Man": []})


# ------------------------------------------------------------------------------------------ 21: dealt against taken


@pytest.fixture
def klaw() -> Table:
    """Klaw (ATK 0, one additional boost card) with 2 boost icons on the first card and none on the second."""
    return Table(scenario="klaw").encounter_deck("Charge", "Quiet Moment")


@rule("tough.5", "damage.6")
def test_klaws_vengeance_places_threat_when_tough_took_the_damage(klaw):
    klaw.hero("Captain Marvel", status=["tough"]).main_scheme(threat=0).dealt(0, "Klaw's Vengeance")
    klaw.start(phase="villain", step=4).choose("Do not defend")
    klaw.expect(threat={"Underground Distribution": 1}, damage={"Captain Marvel": 0})


@rule("prevent.2")
def test_klaws_vengeance_places_threat_when_backflip_prevented_the_damage(klaw):
    klaw.hero("Spider-Man", hand=["Backflip"]).main_scheme(threat=0).dealt(0, "Klaw's Vengeance")
    klaw.start(phase="villain", step=4).decline().choose("Do not defend", "Play Backflip")
    klaw.expect(threat={"Underground Distribution": 1}, damage={"Spider-Man": 0})


@rule("attack_enemy.18", "damage.5")
def test_klaws_vengeance_places_nothing_when_def_reduced_the_damage_to_0(klaw):
    klaw.hero("Spider-Man").main_scheme(threat=0).dealt(0, "Klaw's Vengeance")
    klaw.start(phase="villain", step=4).decline().defend("Spider-Man")
    klaw.expect(threat={"Underground Distribution": 0}, damage={"Spider-Man": 0})


@rule("boost.8")
def test_klaws_vengeance_places_nothing_when_only_a_boost_ability_dealt_damage(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").main_scheme(threat=0).encounter_deck("Whirlwind", "Quiet Moment")
    table.dealt(0, "Klaw's Vengeance").start(phase="villain", step=4).choose("Do not defend")
    table.expect(threat={"Underground Distribution": 0}, damage={"Captain Marvel": 1})


@rule("prevent.2")
def test_sonic_booms_boost_exhausts_the_hero_when_tough_took_the_damage(table):
    table.hero("Captain Marvel", status=["tough"]).encounter_deck("Sonic Boom").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(exhausted=["Captain Marvel"], damage={"Captain Marvel": 0})


@rule("you.1")
def test_sonic_booms_boost_leaves_the_hero_ready_when_the_damage_went_to_an_ally(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).encounter_deck("Sonic Boom").start(phase="villain", step=2)
    table.decline().defend("Daredevil")
    table.expect(ready=["Spider-Man"], damage={"Daredevil": 2})


@rule("tough.5", "prevent.2")
def test_rage_of_ultron_discards_for_damage_dealt_when_tough_took_it(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel", status=["tough"], deck=["Genius", "Energy", "Strength"]).main_scheme(threat=0)
    table.dealt(0, "Rage of Ultron").start(phase="villain", step=4).choose("Do not defend", "Place 1 threat")
    table.expect(damage={"Captain Marvel": 0}, discard={0: ["Genius", "Energy"]})
    assert table.where("Strength") == "player 1's deck"


@rule("attack_enemy.18")
def test_rage_of_ultron_discards_less_when_def_lowers_the_damage(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel", deck=["Genius", "Energy"]).main_scheme(threat=0)
    table.dealt(0, "Rage of Ultron").start(phase="villain", step=4).defend("Captain Marvel").choose("Place 1 threat")
    table.expect(damage={"Captain Marvel": 1}, discard={0: ["Genius"]})
    assert table.where("Energy") == "player 1's deck"


@rule("prevent.2")
def test_sweeping_swoops_boost_stuns_a_hero_whose_tough_card_took_the_damage(table):
    table.hero("Captain Marvel", status=["tough"]).encounter_deck("Sweeping Swoop").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(status={"Captain Marvel": ["stunned"]})


@rule("attack_enemy.18")
def test_sweeping_swoops_boost_stuns_nobody_when_def_reduced_the_damage_to_0(table):
    table.hero("Spider-Man").encounter_deck("Sweeping Swoop").start(phase="villain", step=2)
    table.decline().defend("Spider-Man")
    table.expect(status={"Spider-Man": []})


@rule("tough.5")
def test_sonic_converter_does_not_stun_when_tough_took_the_damage(klaw):
    klaw.hero("Captain Marvel", status=["tough"]).villain("Klaw", attachments=["Sonic Converter"])
    klaw.start(phase="villain", step=2).choose("Do not defend")
    klaw.expect(status={"Captain Marvel": []}, damage={"Captain Marvel": 0})


@rule("damage.16")
def test_sonic_converter_stuns_the_ally_that_took_the_damage(klaw):
    klaw.hero("Iron Man", in_play=["War Machine"]).villain("Klaw", attachments=["Sonic Converter"])
    klaw.start(phase="villain", step=2).defend("War Machine")
    klaw.expect(status={"War Machine": ["stunned"], "Iron Man": []}, damage={"War Machine": 3})


@rule("tough.5")
def test_vibranium_armor_gives_no_tough_card_when_a_tough_card_took_the_damage(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Vibranium Armor"], status=["tough"])
    table.attack("Rhino")
    table.expect(status={"Rhino": []}, damage={"Rhino": 0})


@rule("damage.16", "retaliate.3")
def test_vibranium_armor_gives_a_tough_card_when_the_villain_took_damage(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Vibranium Armor"])
    table.attack("Rhino")
    table.expect(status={"Rhino": ["tough"]}, damage={"Rhino": 2})
