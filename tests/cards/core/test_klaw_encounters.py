"""The treacheries and side schemes of Klaw's encounter set."""

import pytest

from mc_env.cards.terms import Stat
from mc_env.table import Table
from tests.rules.citation import rule

MAIN = "Underground Distribution"
THREE_TYPES = ["Energy", "Genius", "Strength"]


@pytest.fixture
def klaw() -> Table:
    """An empty table of the Klaw scenario."""
    return Table(scenario="klaw")


# ------------------------------------------------------------------------------------------ Klaw's Vengeance


def test_klaws_vengeance_discards_one_card_in_alter_ego_form(klaw):
    klaw.hero("Captain Marvel", form="alter-ego", hand=["Energy", "Energy"]).dealt(0, "Klaw's Vengeance")
    klaw.start(phase="villain", step=4)
    klaw.expect(hand={0: ["Energy"]}, discard={0: ["Energy"]}, threat={MAIN: 0}, damage={"Carol Danvers": 0})


def test_klaws_vengeance_discards_from_the_hand_of_the_player_who_reveals_it(klaw):
    klaw.hero("Captain Marvel", hand=["Energy"]).hero("She-Hulk", form="alter-ego", hand=["Genius"])
    klaw.dealt(1, "Klaw's Vengeance").start(phase="villain", step=4)
    klaw.expect(hand={0: ["Energy"], 1: []})


def test_klaws_vengeance_does_nothing_when_the_alter_ego_has_no_cards(klaw):
    klaw.hero("Captain Marvel", form="alter-ego").dealt(0, "Klaw's Vengeance").encounter_deck("Armored Guard")
    klaw.start(phase="villain", step=4)
    klaw.expect(discard={None: ["Klaw's Vengeance"]}, not_in_play=["Armored Guard"], threat={MAIN: 0})


def test_klaws_vengeance_attacks_the_hero_and_places_threat_for_the_damage(klaw):
    klaw.hero("Captain Marvel", hand=["Energy"]).villain("Klaw", stage=2).dealt(0, "Klaw's Vengeance")
    klaw.encounter_deck("Armored Guard", "Sound Manipulation").start(phase="villain", step=4)
    klaw.choose("Do not defend")
    klaw.expect(damage={"Captain Marvel": 1 + 1 + 2}, threat={MAIN: 1}, hand={0: ["Energy"]})


def test_klaws_vengeance_places_no_threat_when_the_defense_leaves_no_damage(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", stage=2).dealt(0, "Klaw's Vengeance").start(phase="villain", step=4)
    klaw.defend("Captain Marvel")
    klaw.expect(damage={"Captain Marvel": 0}, threat={MAIN: 0})


def test_klaws_vengeance_places_threat_when_an_ally_is_damaged(klaw):
    klaw.hero("Captain Marvel", in_play=["Daredevil"]).villain("Klaw", stage=2).dealt(0, "Klaw's Vengeance")
    klaw.start(phase="villain", step=4).defend("Daredevil")
    klaw.expect(damage={"Daredevil": 1, "Captain Marvel": 0}, threat={MAIN: 1})


@rule("stun.9")
def test_klaws_vengeance_does_nothing_but_unstun_a_stunned_klaw(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", stage=2, status=["stunned"]).dealt(0, "Klaw's Vengeance")
    klaw.start(phase="villain", step=4)
    klaw.expect(damage={"Captain Marvel": 0}, threat={MAIN: 0}, status={"Klaw": []})


# ------------------------------------------------------------------------------------------ Sonic Boom


def test_sonic_boom_leaves_the_characters_ready_when_the_resources_are_spent(klaw):
    klaw.hero("Captain Marvel", hand=THREE_TYPES, in_play=["Daredevil"]).dealt(0, "Sonic Boom")
    klaw.start(phase="villain", step=4).choose("Spend", *THREE_TYPES)
    klaw.expect(ready=["Captain Marvel", "Daredevil"], hand={0: 0}, discard={0: THREE_TYPES})


def test_sonic_boom_exhausts_each_character_when_the_player_prefers_that(klaw):
    klaw.hero("Captain Marvel", hand=THREE_TYPES, in_play=["Daredevil", "Mockingbird"]).dealt(0, "Sonic Boom")
    klaw.start(phase="villain", step=4).choose("Exhaust")
    klaw.expect(exhausted=["Captain Marvel", "Daredevil", "Mockingbird"], hand={0: 3})


def test_sonic_boom_offers_no_payment_when_a_type_is_missing(klaw):
    klaw.hero("Captain Marvel", hand=["Energy", "Genius"]).dealt(0, "Sonic Boom").start(phase="villain", step=4)
    assert len(klaw.options()) == 1
    klaw.choose("Exhaust")
    klaw.expect(exhausted=["Captain Marvel"], hand={0: 2})


def test_sonic_boom_must_be_paid_when_every_character_is_exhausted(klaw):
    klaw.hero("Captain Marvel", hand=THREE_TYPES, exhausted=True).dealt(0, "Sonic Boom")
    klaw.start(phase="villain", step=4)
    assert len(klaw.options()) == 1
    klaw.choose("Spend", *THREE_TYPES)
    klaw.expect(hand={0: 0})


@rule("choose_option.2")
def test_sonic_boom_takes_the_types_there_are_when_neither_choice_is_possible_in_full(klaw):
    klaw.hero("Captain Marvel", hand=["Energy", "Genius"], exhausted=True).dealt(0, "Sonic Boom")
    klaw.start(phase="villain", step=4).choose("Spend", "Energy", "Genius")
    klaw.expect(hand={0: 0}, discard={0: ["Energy", "Genius"], None: ["Sonic Boom"]})


@rule("choose_option.2")
def test_sonic_boom_leaves_what_is_of_no_missing_type_when_it_takes_the_types_there_are(klaw):
    klaw.hero("Captain Marvel", hand=["Energy", "Energy", "Energy"], exhausted=True).dealt(0, "Sonic Boom")
    klaw.start(phase="villain", step=4).choose("Spend", "Energy")
    klaw.expect(hand={0: 2}, discard={0: ["Energy"]})


def test_sonic_boom_does_nothing_when_there_is_neither_a_ready_character_nor_a_resource(klaw):
    klaw.hero("Captain Marvel", exhausted=True).dealt(0, "Sonic Boom").start(phase="villain", step=4)
    klaw.expect(exhausted=["Captain Marvel"], discard={None: ["Sonic Boom"]})


def test_sonic_boom_exhausts_the_rest_when_some_characters_are_exhausted(klaw):
    klaw.hero("Captain Marvel", in_play=["Daredevil"]).card("Daredevil", exhausted=True).dealt(0, "Sonic Boom")
    klaw.start(phase="villain", step=4).choose("Exhaust")
    klaw.expect(exhausted=["Captain Marvel", "Daredevil"])


def test_sonic_boom_exhausts_an_alter_ego(klaw):
    klaw.hero("Captain Marvel", form="alter-ego").dealt(0, "Sonic Boom").start(phase="villain", step=4)
    klaw.choose("Exhaust")
    klaw.expect(exhausted=["Carol Danvers"])


def test_sonic_boom_leaves_the_characters_of_other_players_ready(klaw):
    klaw.hero("Captain Marvel").hero("She-Hulk", in_play=["Hellcat"]).dealt(0, "Sonic Boom")
    klaw.start(phase="villain", step=4).choose("Exhaust")
    klaw.expect(exhausted=["Captain Marvel"], ready=["She-Hulk", "Hellcat"])


def test_sonic_booms_boost_exhausts_the_hero_it_damaged(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", stage=2).encounter_deck("Sonic Boom").start(phase="villain", step=2)
    klaw.choose("Do not defend")
    klaw.expect(damage={"Captain Marvel": 1}, exhausted=["Captain Marvel"])


def test_sonic_booms_boost_leaves_the_hero_ready_when_no_damage_is_dealt(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", stage=1).encounter_deck("Sonic Boom").start(phase="villain", step=2)
    klaw.choose("Do not defend")
    klaw.expect(damage={"Captain Marvel": 0}, ready=["Captain Marvel"])


@rule("boost.8")
def test_sonic_booms_boost_does_not_count_the_damage_of_another_boost_ability(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", stage=1).encounter_deck("Sonic Boom", "Whirlwind")
    klaw.start(phase="villain", step=2).choose("Do not defend")
    klaw.expect(damage={"Captain Marvel": 1}, ready=["Captain Marvel"])


@rule("delayed_effect.2")
def test_sonic_booms_boost_exhausts_before_the_hero_who_defended_can_ready(klaw):
    klaw.hero("Captain Marvel", in_play=["Indomitable"]).villain("Klaw", stage=3).encounter_deck("Sonic Boom")
    klaw.start(phase="villain", step=2).defend("Captain Marvel").choose("Use Indomitable")
    klaw.expect(damage={"Captain Marvel": 1}, ready=["Captain Marvel"])


def test_sonic_booms_boost_leaves_an_alter_ego_ready(klaw):
    klaw.hero("Captain Marvel", form="alter-ego").encounter_deck("Sonic Boom").start(phase="villain", step=2)
    klaw.expect(threat={MAIN: 2}, ready=["Carol Danvers"])


# ------------------------------------------------------------------------------------------ Sound Manipulation


@pytest.mark.parametrize(("before", "after"), [(6, 2), (4, 0), (1, 0)])
def test_sound_manipulation_heals_klaw_by_4_in_alter_ego_form(klaw, before, after):
    klaw.hero("Captain Marvel", form="alter-ego").villain("Klaw", damage=before).dealt(0, "Sound Manipulation")
    klaw.encounter_deck("Armored Guard").start(phase="villain", step=4)
    klaw.expect(damage={"Klaw": after, "Carol Danvers": 0}, not_in_play=["Armored Guard"])


@rule("Surge")
def test_sound_manipulation_surges_when_the_alter_ego_finds_klaw_unharmed(klaw):
    klaw.hero("Captain Marvel", form="alter-ego").villain("Klaw").dealt(0, "Sound Manipulation")
    klaw.encounter_deck("Armored Guard").start(phase="villain", step=4)
    klaw.expect(in_play=["Armored Guard"])


def test_sound_manipulation_damages_the_hero_and_heals_klaw_by_2(klaw):
    klaw.hero("Captain Marvel").hero("She-Hulk").villain("Klaw", damage=6).dealt(1, "Sound Manipulation")
    klaw.start(phase="villain", step=4)
    klaw.expect(damage={"Klaw": 4, "She-Hulk": 2, "Captain Marvel": 0})


def test_sound_manipulation_does_not_surge_when_the_hero_finds_klaw_unharmed(klaw):
    klaw.hero("Captain Marvel").villain("Klaw").dealt(0, "Sound Manipulation").encounter_deck("Armored Guard")
    klaw.start(phase="villain", step=4)
    klaw.expect(damage={"Klaw": 0, "Captain Marvel": 2}, not_in_play=["Armored Guard"])


@rule("tough.1")
def test_sound_manipulation_heals_klaw_when_tough_prevents_the_heros_damage(klaw):
    klaw.hero("Captain Marvel", status=["tough"]).villain("Klaw", damage=6).dealt(0, "Sound Manipulation")
    klaw.start(phase="villain", step=4)
    klaw.expect(damage={"Klaw": 4, "Captain Marvel": 0}, status={"Captain Marvel": []})


# ------------------------------------------------------------------------------------------ side schemes


@pytest.mark.parametrize(
    ("title", "alone", "together"),
    [("Defense Network", 3, 4), ("Illegal Arms Factory", 4, 5), ('The "Immortal" Klaw', 3, 6)],
)
@rule("per_player_icon.1")
def test_klaws_side_scheme_enters_with_more_threat_for_more_players(table_of, title, alone, together):
    solo = table_of(scenario="klaw").hero("Captain Marvel").dealt(0, title).start(phase="villain", step=4)
    solo.expect(threat={title: alone})
    duo = table_of(scenario="klaw").hero("Captain Marvel").hero("She-Hulk").dealt(0, title)
    duo.start(phase="villain", step=4).expect(threat={title: together})


@rule("Crisis Icon")
def test_defense_network_protects_the_main_scheme(klaw):
    klaw.hero("Captain Marvel").main_scheme(threat=3).side_scheme("Defense Network")
    klaw.choose("Thwart with Captain Marvel")
    assert klaw.options() == ["Defense Network"]


@rule("Crisis Icon")
def test_defense_network_protects_the_main_scheme_no_longer_when_defeated(klaw):
    klaw.hero("Captain Marvel", in_play=["Mockingbird"]).main_scheme(threat=3)
    klaw.side_scheme("Defense Network", threat=2)
    klaw.thwart("Defense Network").thwart(MAIN, by="Mockingbird")
    klaw.expect(threat={MAIN: 2}, discard={None: ["Defense Network"]})


@rule("hazard_icon.1")
def test_illegal_arms_factory_deals_one_more_encounter_card(klaw):
    klaw.hero("Captain Marvel").side_scheme("Illegal Arms Factory")
    klaw.encounter_deck("Armored Guard", "Melter", "Whirlwind").start(phase="villain", step=3)
    klaw.expect(in_play=["Armored Guard", "Melter"], not_in_play=["Whirlwind"])


@rule("Acceleration Icon")
def test_the_immortal_klaw_accelerates_the_main_scheme(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", status=["stunned"]).side_scheme('The "Immortal" Klaw')
    klaw.start(phase="villain", step=1)
    klaw.expect(threat={MAIN: 1 + 1})


def test_the_immortal_klaw_gives_klaw_10_hit_points_whatever_the_number_of_players(klaw):
    klaw.hero("Captain Marvel").hero("She-Hulk").villain("Klaw").side_scheme('The "Immortal" Klaw')
    assert klaw.stat("Klaw", Stat.HP) == 2 * 12 + 10


def test_the_immortal_klaw_keeps_klaw_alive_beyond_his_own_hit_points(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", stage=2, damage=17).side_scheme('The "Immortal" Klaw')
    klaw.attack("Klaw")
    klaw.expect(damage={"Klaw": 19}, outcome=None)


def test_the_immortal_klaw_takes_the_hit_points_away_when_defeated(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", stage=2, damage=17).side_scheme('The "Immortal" Klaw', threat=2)
    klaw.thwart('The "Immortal" Klaw')
    klaw.expect(damage={"Klaw": 17}, discard={None: ['The "Immortal" Klaw']}, outcome=None)
    assert klaw.stat("Klaw", Stat.HP) == 18


def test_the_immortal_klaw_defeats_klaw_when_the_hit_points_lost_were_his_last(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", stage=2, damage=18).side_scheme('The "Immortal" Klaw', threat=2)
    klaw.thwart('The "Immortal" Klaw')
    klaw.expect(outcome="win")
