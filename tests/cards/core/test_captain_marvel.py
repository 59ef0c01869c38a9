"""Captain Marvel and her signature cards (her obligation and nemesis set: `test_captain_marvel_nemesis.py`)."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ the identity


def test_captain_marvel_has_the_printed_values_of_both_sides(table):
    table.hero("Captain Marvel")
    values = [table.stat("Captain Marvel", s) for s in (Stat.THW, Stat.ATK, Stat.DEF, Stat.HP, Stat.HAND_SIZE)]
    table.change_form()
    other = [table.stat("Carol Danvers", s) for s in (Stat.REC, Stat.HP, Stat.HAND_SIZE)]
    assert (values, other) == ([2, 2, 1, 12, 5], [4, 12, 6])


def test_rechannel_heals_1_damage_and_draws_1_card_for_an_energy_resource(table):
    table.hero("Captain Marvel", hand=["Energy", "Genius"], damage=3, deck=["Strength"])
    table.use("Captain Marvel: Rechannel", pay=["Energy"])
    table.expect(damage={"Captain Marvel": 2}, hand={0: ["Genius", "Strength"]}, discard={0: ["Energy"]})


@rule("resource.6")
def test_rechannel_is_not_offered_when_there_is_no_energy_resource(table):
    table.hero("Captain Marvel", hand=["Genius", "Strength"], damage=3)
    assert "Use Captain Marvel: Rechannel" not in table.options()


def test_rechannel_can_be_paid_with_a_wild_resource(table):
    table.hero("Captain Marvel", hand=["Spider-Woman"], damage=3, deck=["Strength"])
    table.use("Captain Marvel: Rechannel", pay=["Spider-Woman"])
    table.expect(damage={"Captain Marvel": 2}, hand={0: ["Strength"]})


@rule("heal.1")
def test_rechannel_is_not_offered_when_captain_marvel_is_undamaged(table):
    table.hero("Captain Marvel", hand=["Energy"])
    assert "Use Captain Marvel: Rechannel" not in table.options()


@rule("limit.1")
def test_rechannel_is_used_only_once_per_round(table):
    table.hero("Captain Marvel", hand=["Energy", "Energy"], damage=5)
    table.use("Captain Marvel: Rechannel", pay=["Energy"])
    assert "Use Captain Marvel: Rechannel" not in table.options()


@rule("limit.1")
def test_rechannel_is_available_again_in_the_next_round(table):
    table.hero("Captain Marvel", hand=["Energy", "Energy"], damage=5)
    table.use("Captain Marvel: Rechannel", pay=["Energy"]).run_villain_phase()
    assert "Use Captain Marvel: Rechannel" in table.options()


def test_rechannel_is_not_offered_in_alter_ego_form(table):
    table.hero("Captain Marvel", form="alter-ego", hand=["Energy"], damage=5)
    assert not [o for o in table.options() if "Rechannel" in o]


def test_commander_draws_a_card_for_carol_danvers(table):
    table.hero("Captain Marvel", form="alter-ego", deck=["Genius"]).hero("She-Hulk", deck=["Energy"])
    table.use("Carol Danvers: Commander", target="Player 1")
    table.expect(hand={0: ["Genius"], 1: 0})


def test_commander_draws_a_card_for_another_player(table):
    table.hero("Captain Marvel", form="alter-ego", deck=["Genius"]).hero("She-Hulk", deck=["Energy"])
    table.use("Carol Danvers: Commander", target="Player 2")
    table.expect(hand={0: 0, 1: ["Energy"]})


@rule("limit.1")
def test_commander_is_used_only_once_per_round(table):
    table.hero("Captain Marvel", form="alter-ego")
    table.use("Carol Danvers: Commander", target="Player 1")
    assert "Use Carol Danvers: Commander" not in table.options()


def test_commander_is_not_offered_in_hero_form(table):
    table.hero("Captain Marvel")
    assert not [o for o in table.options() if "Commander" in o]


# ------------------------------------------------------------------------------------------ Spider-Woman


def test_spider_woman_confuses_the_villain_when_she_enters_play(table):
    table.hero("Captain Marvel", hand=["Spider-Woman", "Energy Absorption"]).villain("Rhino")
    table.play("Spider-Woman", pay=["Energy Absorption"]).choose("Use Spider-Woman")
    table.expect(in_play=["Spider-Woman"], status={"Rhino": ["confused"]})


@rule("play.7")
def test_spider_woman_confuses_the_villain_when_she_is_put_into_play(table):
    table.hero("Captain Marvel", hand=["Make the Call", "Energy Absorption"], discard=["Spider-Woman"])
    table.choose("Play Make the Call", "Spider-Woman", "Energy Absorption", "Use Spider-Woman")
    table.expect(status={"Rhino": ["confused"]})


def test_spider_woman_confuses_nobody_when_her_response_is_declined(table):
    table.hero("Captain Marvel", hand=["Spider-Woman", "Energy Absorption"]).villain("Rhino")
    table.play("Spider-Woman", pay=["Energy Absorption"]).decline()
    table.expect(in_play=["Spider-Woman"], status={"Rhino": []})


def test_spider_woman_has_nothing_to_do_when_the_villain_is_confused_already(table):
    table.hero("Captain Marvel", hand=["Spider-Woman", "Energy Absorption"]).villain("Rhino", status=["confused"])
    table.play("Spider-Woman", pay=["Energy Absorption"])
    table.expect(in_play=["Spider-Woman"], status={"Rhino": ["confused"]})


@rule("consequential_damage.1")
def test_spider_woman_attacks_for_2_and_takes_1_consequential_damage(table):
    table.hero("Captain Marvel", in_play=["Spider-Woman"])
    table.attack("Rhino", by="Spider-Woman")
    table.expect(damage={"Rhino": 2, "Spider-Woman": 1})


@rule("consequential_damage.2")
def test_spider_woman_thwarts_for_2_and_takes_1_consequential_damage(table):
    table.hero("Captain Marvel", in_play=["Spider-Woman"]).main_scheme(threat=3)
    table.thwart("The Break-In!", by="Spider-Woman")
    table.expect(threat={"The Break-In!": 1}, damage={"Spider-Woman": 1})


# ------------------------------------------------------------------------------------------ events


def interdiction(table, *in_play, **hero):
    hand = ["Crisis Interdiction", "Genius"]
    table.hero("Captain Marvel", hand=hand, in_play=list(in_play), **hero)
    return table.main_scheme(threat=5).side_scheme("Bomb Scare", threat=5)


def test_crisis_interdiction_removes_2_threat_from_one_scheme(table):
    interdiction(table).play("Crisis Interdiction", pay=["Genius"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 3, "Bomb Scare": 5}, discard={0: ["Crisis Interdiction", "Genius"]})


def test_crisis_interdiction_removes_2_threat_from_a_different_scheme_too_when_you_are_aerial(table):
    interdiction(table, "Cosmic Flight").play("Crisis Interdiction", pay=["Genius"], target="The Break-In!")
    assert table.options() == ["Bomb Scare"]
    table.choose("Bomb Scare")
    table.expect(threat={"The Break-In!": 3, "Bomb Scare": 3})


def test_crisis_interdiction_removes_nothing_more_when_there_is_no_different_scheme(table):
    table.hero("Captain Marvel", hand=["Crisis Interdiction", "Genius"], in_play=["Cosmic Flight"])
    table.main_scheme(threat=5).play("Crisis Interdiction", pay=["Genius"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 3})


def test_crisis_interdiction_is_not_offered_when_no_scheme_has_threat(table):
    table.hero("Captain Marvel", hand=["Crisis Interdiction", "Genius"]).main_scheme(threat=0)
    assert "Play Crisis Interdiction" not in table.options()


@rule("form.11")
def test_crisis_interdiction_is_not_offered_in_alter_ego_form(table):
    interdiction(table, form="alter-ego")
    assert "Play Crisis Interdiction" not in table.options()


@rule("confuse.6", "labeled_ability.7")
def test_crisis_interdiction_removes_nothing_when_captain_marvel_is_confused(table):
    interdiction(table, status=["confused"]).play("Crisis Interdiction", pay=["Genius"])
    table.expect(threat={"The Break-In!": 5}, status={"Captain Marvel": []}, discard={0: ["Crisis Interdiction"]})


def test_photonic_blast_deals_5_damage_and_draws_when_energy_was_paid(table):
    table.hero("Captain Marvel", hand=["Photonic Blast", "Energy Absorption"], deck=["Genius"])
    table.play("Photonic Blast", pay=["Energy Absorption"], target="Rhino")
    table.expect(damage={"Rhino": 5}, hand={0: ["Genius"]})


def test_photonic_blast_draws_when_only_one_of_the_resources_was_energy(table):
    table.hero("Captain Marvel", hand=["Photonic Blast", "Cosmic Flight", "Genius"], deck=["Strength"])
    table.play("Photonic Blast", pay=["Cosmic Flight", "Genius"], target="Rhino")
    table.expect(damage={"Rhino": 5}, hand={0: ["Strength"]})


def test_photonic_blast_draws_nothing_when_no_energy_was_paid(table):
    table.hero("Captain Marvel", hand=["Photonic Blast", "Genius", "Strength"])
    table.play("Photonic Blast", pay=["Genius", "Strength"], target="Rhino")
    table.expect(damage={"Rhino": 5}, hand={0: 0})


def test_photonic_blast_can_hit_a_minion(table):
    table.hero("Captain Marvel", hand=["Photonic Blast", "Energy Absorption"]).minion("Titania")
    table.play("Photonic Blast", pay=["Energy Absorption"], target="Titania")
    table.expect(damage={"Titania": 5, "Rhino": 0})


@rule("form.11")
def test_photonic_blast_is_not_offered_in_alter_ego_form(table):
    table.hero("Captain Marvel", form="alter-ego", hand=["Photonic Blast", "Energy Absorption"])
    assert "Play Photonic Blast" not in table.options()


def test_photonic_blast_deals_no_damage_when_captain_marvel_is_stunned(table):
    table.hero("Captain Marvel", hand=["Photonic Blast", "Energy Absorption"], status=["stunned"])
    table.play("Photonic Blast", pay=["Energy Absorption"])
    table.expect(damage={"Rhino": 0}, status={"Captain Marvel": []}, discard={0: ["Photonic Blast"]})


# ------------------------------------------------------------------------------------------ resource and support


def test_energy_absorption_generates_3_energy_resources(table):
    table.hero("Captain Marvel", hand=["Energy Absorption"], in_play=["Energy Channel"])
    table.use("Energy Channel [1]").choose("3", "Energy Absorption")
    table.expect(counters={"Energy Channel": {"energy": 3}}, hand={0: 0})


@pytest.mark.parametrize(("form", "drawn"), [("hero", 1), ("alter-ego", 2)])
def test_alpha_flight_station_draws_one_card_more_for_carol_danvers(table, form, drawn):
    hand, deck = ["Genius", "Energy"], ["Strength", "Strength", "Strength"]
    table.hero("Captain Marvel", form=form, hand=hand, deck=deck, in_play=["Alpha Flight Station"])
    table.use("Alpha Flight Station", target="Genius")
    table.expect(
        hand={0: ["Energy"] + ["Strength"] * drawn}, discard={0: ["Genius"]}, exhausted=["Alpha Flight Station"]
    )


@rule("cost.3")
def test_alpha_flight_station_is_not_offered_when_the_hand_is_empty(table):
    table.hero("Captain Marvel", in_play=["Alpha Flight Station"])
    assert "Use Alpha Flight Station" not in table.options()


def test_alpha_flight_station_is_not_offered_when_it_is_exhausted(table):
    table.hero("Captain Marvel", hand=["Genius"], in_play=["Alpha Flight Station"])
    table.card("Alpha Flight Station", exhausted=True)
    assert "Use Alpha Flight Station" not in table.options()


# ------------------------------------------------------------------------------------------ upgrades


@pytest.mark.parametrize(("others", "defense"), [([], 2), (["Cosmic Flight"], 3)])
def test_captain_marvels_helmet_gives_more_defense_when_you_are_aerial(table, others, defense):
    table.hero("Captain Marvel", in_play=["Captain Marvel's Helmet", *others])
    assert table.stat("Captain Marvel", Stat.DEF) == defense


def test_captain_marvels_helmet_gives_1_defense_again_when_cosmic_flight_is_gone(table):
    table.hero("Captain Marvel", in_play=["Captain Marvel's Helmet", "Cosmic Flight"])
    table.start(phase="villain", step=2).choose("Do not defend", "Use Cosmic Flight")
    assert table.stat("Captain Marvel", Stat.DEF) == 2


def test_captain_marvels_helmet_reduces_the_damage_of_a_defended_attack(table):
    table.hero("Captain Marvel", in_play=["Captain Marvel's Helmet"]).villain("Rhino", stage=2)
    table.start(phase="villain", step=2).defend("Captain Marvel")
    table.expect(damage={"Captain Marvel": 1})


def test_cosmic_flight_prevents_3_damage_of_an_attack_when_it_is_discarded(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"]).encounter_deck("Charge").start(phase="villain", step=2)
    table.choose("Do not defend", "Use Cosmic Flight")
    table.expect(damage={"Captain Marvel": 2 + 2 - 3}, discard={0: ["Cosmic Flight"]}, ready=["Captain Marvel"])


def test_cosmic_flight_stays_when_its_interrupt_is_declined(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"]).start(phase="villain", step=2)
    table.choose("Do not defend").decline()
    table.expect(damage={"Captain Marvel": 2}, in_play=["Cosmic Flight"])


def test_cosmic_flight_does_not_protect_an_ally(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight", "Daredevil"]).start(phase="villain", step=2)
    table.defend("Daredevil")
    table.expect(damage={"Daredevil": 2}, in_play=["Cosmic Flight"])


def test_cosmic_flight_does_not_protect_another_hero(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"]).hero("She-Hulk")
    table.dealt(1, "Shocker").start(phase="villain", step=4).choose("Use Cosmic Flight")
    table.expect(damage={"Captain Marvel": 0, "She-Hulk": 1})


@rule("form.11")
def test_cosmic_flight_does_not_protect_carol_danvers(table):
    table.hero("Captain Marvel", form="alter-ego", in_play=["Cosmic Flight"])
    table.dealt(0, "Concussive Blast").start(phase="villain", step=4)
    table.expect(damage={"Carol Danvers": 1}, in_play=["Cosmic Flight"])


def test_energy_channel_holds_the_energy_spent_on_it(table):
    table.hero("Captain Marvel", hand=["Energy"], in_play=["Energy Channel"])
    table.use("Energy Channel [1]").choose("2", "Energy")
    table.expect(counters={"Energy Channel": {"energy": 2}}, discard={0: ["Energy"]})


def test_energy_channel_adds_to_the_counters_it_holds(table):
    table.hero("Captain Marvel", hand=["Energy"], in_play=["Energy Channel"]).card(
        "Energy Channel", counters={"energy": 1}
    )
    table.use("Energy Channel [1]").choose("2", "Energy")
    table.expect(counters={"Energy Channel": {"energy": 3}})


def test_energy_channel_can_be_filled_in_alter_ego_form_but_not_fired(table):
    table.hero("Captain Marvel", form="alter-ego", hand=["Energy"], in_play=["Energy Channel"])
    table.card("Energy Channel", counters={"energy": 1})
    offered = [o for o in table.options() if "Energy Channel" in o]
    table.choose("Use Energy Channel", "2", "Energy")
    assert len(offered) == 1
    table.expect(counters={"Energy Channel": {"energy": 3}})


def test_energy_channel_cannot_be_filled_when_there_is_no_energy_resource(table):
    table.hero("Captain Marvel", hand=["Genius", "Strength"], in_play=["Energy Channel"])
    assert not [o for o in table.options() if "Energy Channel" in o]


@pytest.mark.parametrize(("held", "dealt"), [(1, 2), (4, 8), (5, 10), (6, 10)])
@rule("max.9")
def test_energy_channel_deals_2_damage_for_each_counter_up_to_10(table, held, dealt):
    table.hero("Captain Marvel", in_play=["Energy Channel"]).card("Energy Channel", counters={"energy": held})
    table.choose("Use Energy Channel [2]", "Rhino")
    table.expect(damage={"Rhino": dealt}, discard={0: ["Energy Channel"]})


def test_energy_channel_can_hit_a_minion(table):
    table.hero("Captain Marvel", in_play=["Energy Channel"]).card("Energy Channel", counters={"energy": 2})
    table.minion("Titania").choose("Use Energy Channel [2]", "Titania")
    table.expect(damage={"Titania": 4, "Rhino": 0})


def test_energy_channel_cannot_be_played_under_another_players_control(table):
    table.hero("Captain Marvel", hand=["Energy Channel"]).hero("She-Hulk")
    table.play("Energy Channel")
    assert table.options() == ["Player 1 (Captain Marvel)"]


def test_energy_channel_is_not_offered_when_you_have_one_already(table):
    table.hero("Captain Marvel", hand=["Energy Channel"], in_play=["Energy Channel"])
    assert "Play Energy Channel" not in table.options()


def test_energy_channel_is_played_for_nothing_and_enters_play_empty(table):
    table.hero("Captain Marvel", hand=["Energy Channel"])
    table.play("Energy Channel", target="Player 1")
    table.expect(in_play=["Energy Channel"], counters={"Energy Channel": {"energy": 0}})
