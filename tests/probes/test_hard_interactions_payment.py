"""Hard interactions 9 to 14: Make the Call, paying at once, "paid with", X, Repulsor Blast, damage as a cost."""

from mc_env.table import Table
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ 9: Make the Call


@rule("cost.7")
def test_power_card_doubles_when_the_called_ally_is_of_its_aspect(table):
    table.hero("Captain Marvel", hand=["Make the Call", "The Power of Leadership"], discard=["Maria Hill"])
    table.choose("Play Make the Call", "Maria Hill", "The Power of Leadership")
    table.decline()
    table.expect(in_play=["Maria Hill"], hand={0: 0})


def test_power_card_does_not_double_when_the_called_ally_is_of_another_aspect(table):
    table.hero("Captain Marvel", hand=["Make the Call", "The Power of Leadership"], discard=["Black Cat"])
    assert "Play Make the Call" not in table.options()  # Black Cat costs 2 and is Spider-Man's own


@rule("play.7")
def test_called_ally_has_not_been_played(table):
    table.hero("Spider-Man", hand=["Make the Call", "Strength"], discard=["Black Cat"], deck=["Genius"])
    table.choose("Play Make the Call", "Black Cat", "Strength")
    table.expect(in_play=["Black Cat"], hand={0: 0})  # Black Cat looks for cards only when she is played


@rule("initiating_abilities.6")
def test_helicarriers_discount_is_used_up_by_make_the_call_itself(table):
    hand = ["Make the Call", "Strength", "Haymaker", "Photonic Blast"]
    table.hero("Captain Marvel", hand=hand, discard=["Maria Hill"], in_play=["Helicarrier"])
    table.use("Helicarrier", target="Captain Marvel")
    assert "Play Haymaker" in table.options()
    table.choose("Play Make the Call", "Maria Hill", "Strength").decline()
    assert "Play Haymaker" not in table.options()  # 2 again, and 1 resource at hand


@rule("printed.1")
def test_helicarrier_does_not_lower_the_printed_cost_of_the_called_ally(table):
    table.hero("Captain Marvel", hand=["Make the Call", "Haymaker"], discard=["Maria Hill"], in_play=["Helicarrier"])
    table.use("Helicarrier", target="Captain Marvel")
    assert "Play Make the Call" not in table.options()  # 2 printed, one resource at hand


@rule("cost.15")
def test_called_ally_is_chosen_before_anything_is_paid(table):
    table.hero("Captain Marvel", hand=["Make the Call", "Strength"], discard=["Maria Hill"])
    table.hero("Spider-Man", discard=["Black Cat"])
    table.choose("Play Make the Call")
    assert sorted(table.options()) == ["Black Cat", "Maria Hill"]
    assert table.hand(0) == ["Strength"]


@rule("ownership_control.9")
def test_called_ally_goes_to_its_owners_discard_pile_when_it_is_defeated(table):
    table.hero("Captain Marvel", hand=["Make the Call", "Strength"]).hero("Spider-Man", discard=["Black Cat"])
    table.choose("Play Make the Call", "Black Cat", "Strength").end_turn().run_until("defend")
    table.defend("Black Cat")
    table.expect(discard={1: ["Black Cat"]}, not_in_play=["Black Cat"], midway=True)
    assert "Black Cat" not in table.discard(0)


@rule("unique_icon.2")
def test_unique_ally_cannot_be_called_when_a_copy_is_in_play(table):
    table.hero("Captain Marvel", hand=["Make the Call", "Strength"], discard=["Maria Hill"])
    table.hero("Spider-Man", in_play=["Maria Hill"])
    assert "Play Make the Call" not in table.options()


@rule("ally_limit.3", "ally_limit.4")
def test_called_ally_over_the_limit_has_one_discarded_before_anything_else(table):
    allies = ["Hawkeye", "Vision", "Black Widow"]
    table.hero("Captain Marvel", hand=["Make the Call", "Strength"], discard=["Maria Hill"], in_play=allies)
    table.choose("Play Make the Call", "Maria Hill", "Strength")
    assert table.decision.kind == "discard"
    table.choose("Maria Hill")
    table.expect(not_in_play=["Maria Hill"], hand={0: 0})  # gone before she could have each player draw


# ------------------------------------------------------------------------------------------ 10: all is paid at once


@rule("cost.12", "resource_ability.2")
def test_pepper_potts_looks_at_the_discard_pile_as_it_was_before_the_payment(table):
    table.hero("Iron Man", hand=["Uppercut", "Genius"], discard=["Rocket Boots"], in_play=["Pepper Potts"])
    table.choose("Play Uppercut", "Genius", "Pepper Potts", "Rhino")  # 2 of Genius, 1 of Rocket Boots: just enough
    table.expect(damage={"Rhino": 5}, discard={0: ["Rocket Boots", "Genius", "Uppercut"]})


@rule("cost.12")
def test_pepper_potts_does_not_see_a_card_spent_for_the_same_cost(table):
    table.hero("Iron Man", hand=["War Machine", "Genius"], discard=["Rocket Boots"], in_play=["Pepper Potts"])
    assert "Play War Machine" not in table.options()  # 2 of Genius and 1 of Rocket Boots, not 2 of Genius again


def test_pepper_potts_copies_three_energy_of_energy_absorption(table):
    table.hero("Iron Man", hand=["Uppercut"], discard=["Energy Absorption"], in_play=["Pepper Potts"])
    table.play("Uppercut", pay=["Pepper Potts"], target="Rhino")
    table.expect(damage={"Rhino": 5}, exhausted=["Pepper Potts"])


def test_pepper_potts_copies_one_wild_of_a_power_card_even_for_its_aspect(table):
    table.hero("Iron Man", hand=["Relentless Assault"], discard=["The Power of Aggression"], in_play=["Pepper Potts"])
    table.minion("Shocker")
    assert "Play Relentless Assault" not in table.options()  # it costs 2


@rule("uses.4")
def test_web_shooter_stays_until_the_effect_has_resolved_when_its_last_counter_paid(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"], in_play=["Web-Shooter"]).card("Web-Shooter", counters=1)
    table.choose("Play Haymaker", "Web-Shooter", "Genius")
    table.expect(in_play=["Web-Shooter"], counters={"Web-Shooter": {"web": 0}}, midway=True)
    table.choose("Rhino")
    table.expect(not_in_play=["Web-Shooter"], discard={0: ["Web-Shooter", "Haymaker"]})


@rule("discard.4")
def test_cards_spent_together_lie_in_the_discard_pile_in_the_order_they_were_picked(table):
    table.hero("Iron Man", hand=["Uppercut", "Genius", "Rocket Boots"])
    table.play("Uppercut", pay=["Rocket Boots", "Genius"], target="Rhino")
    assert table.discard(0) == ["Rocket Boots", "Genius", "Uppercut"]


# ------------------------------------------------------------------------------------------ 11: "paid with"


@rule("wild_resource.3")
def test_photonic_blast_draws_when_a_wild_resource_is_paid_as_energy(table):
    table.hero("Captain Marvel", hand=["Photonic Blast", "Strength", "Spider-Woman"], deck=["Genius"])
    table.play("Photonic Blast", pay=["Strength", "Spider-Woman"], target="Rhino")
    table.expect(hand={0: ["Genius"]}, damage={"Rhino": 5})


def test_photonic_blast_draws_nothing_when_no_energy_was_paid(table):
    table.hero("Captain Marvel", hand=["Photonic Blast", "Strength", "Genius"])
    table.play("Photonic Blast", pay=["Strength", "Genius"], target="Rhino")
    table.expect(hand={0: 0}, damage={"Rhino": 5})


def test_for_justice_removes_4_threat_when_one_of_its_resources_is_mental(table):
    table.hero("Spider-Man", hand=["For Justice!", "Genius"]).main_scheme(threat=6)
    table.play("For Justice!", pay=["Genius"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 2})


def test_for_justice_removes_3_threat_when_none_of_its_resources_is_mental(table):
    table.hero("Spider-Man", hand=["For Justice!", "Energy"]).main_scheme(threat=6)
    table.play("For Justice!", pay=["Energy"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 3})


def test_relentless_assault_has_no_overkill_when_nothing_physical_was_paid(table):
    table.hero("She-Hulk", hand=["Relentless Assault", "Energy"]).minion("Shocker")
    table.play("Relentless Assault", pay=["Energy"], target="Shocker")
    table.expect(damage={"Rhino": 0}, not_in_play=["Shocker"])


@rule("cost.10")
def test_nothing_was_paid_with_mental_when_the_cost_is_reduced_to_0(table):
    table.hero("Spider-Man", hand=["For Justice!", "Genius"], in_play=["Helicarrier"]).main_scheme(threat=6)
    table.hero("Captain Marvel", in_play=["Helicarrier"])
    table.use("Helicarrier", target="Spider-Man").ask(1).use("Helicarrier", target="Spider-Man")
    table.play("For Justice!", target="The Break-In!")
    table.expect(threat={"The Break-In!": 3}, hand={0: ["Genius"]})


@rule("cost.10")
def test_one_resource_paid_is_all_that_counts_when_the_cost_is_reduced_to_1(table):
    table.hero("She-Hulk", hand=["Relentless Assault", "Strength"], in_play=["Helicarrier"]).minion("Shocker")
    table.use("Helicarrier", target="She-Hulk").play("Relentless Assault", pay=["Strength"], target="Shocker")
    table.expect(damage={"Rhino": 2})  # one physical paid, one overpaid: overkill


# ------------------------------------------------------------------------------------------ 12: Energy Channel


@rule("non_numerical_variable.3")
def test_energy_channel_lets_the_player_declare_x(table):
    table.hero("Captain Marvel", hand=["Energy Absorption", "Genius"], in_play=["Energy Channel"])
    table.use("Energy Channel [1]")
    assert table.options() == ["1", "2", "3"]
    table.choose("2", "Energy Absorption")
    table.expect(counters={"Energy Channel": {"energy": 2}})


def test_energy_channel_takes_energy_only_and_wilds_declared_as_energy(table):
    table.hero("Captain Marvel", hand=["Energy", "Spider-Woman", "Genius"], in_play=["Energy Channel"])
    table.use("Energy Channel [1]")
    assert table.options() == ["1", "2", "3"]
    table.choose("3", "Energy")
    assert table.options() == ["Pay with Spider-Woman"]


@rule("max.9")
def test_energy_channel_deals_at_most_10_damage_however_many_counters_it_holds(table):
    table.hero("Captain Marvel", in_play=["Energy Channel"]).card("Energy Channel", counters={"energy": 9})
    table.choose("Use Energy Channel [2]", "Rhino")
    table.expect(damage={"Rhino": 10}, discard={0: ["Energy Channel"]})


@rule("cost.3")
def test_energy_channel_counts_its_counters_though_it_is_discarded_first(table):
    table.hero("Captain Marvel", in_play=["Energy Channel"]).card("Energy Channel", counters={"energy": 3})
    table.choose("Use Energy Channel [2]")
    table.expect(not_in_play=["Energy Channel"], midway=True)
    table.choose("Rhino")
    table.expect(damage={"Rhino": 6})


@rule("cost.13")
def test_energy_channel_cannot_be_fired_when_it_has_no_counters(table):
    table.hero("Captain Marvel", in_play=["Energy Channel"])
    assert "Use Energy Channel [2]" not in table.options()


# ------------------------------------------------------------------------------------------ 13: Repulsor Blast

FIVE = ["Energy", "Genius", "Strength", "Haymaker", "Genius"]  # 3 energy icons


@rule("alteration_additional.1", "for_each.3")
def test_repulsor_blast_deals_one_packet_that_tough_absorbs_whole(table):
    table.hero("Iron Man", hand=["Repulsor Blast", "Rocket Boots"], deck=FIVE).villain("Rhino", status=["tough"])
    table.play("Repulsor Blast", pay=["Rocket Boots"], target="Rhino")
    table.expect(damage={"Rhino": 0}, status={"Rhino": []})


def test_repulsor_blast_deals_1_and_2_for_each_energy_icon(table):
    table.hero("Iron Man", hand=["Repulsor Blast", "Rocket Boots"], deck=FIVE)
    table.play("Repulsor Blast", pay=["Rocket Boots"], target="Rhino")
    table.expect(damage={"Rhino": 1 + 2 * 3}, discard={0: FIVE})


@rule("wild_resource.6")
def test_repulsor_blast_does_not_count_wild_icons(table):
    deck = ["The Power of Aggression", "War Machine", "Genius", "Genius", "Genius"]
    table.hero("Iron Man", hand=["Repulsor Blast", "Rocket Boots"], deck=deck)
    table.play("Repulsor Blast", pay=["Rocket Boots"], target="Rhino")
    table.expect(damage={"Rhino": 1})


@rule("player_deck.6", "player_deck.4")
def test_repulsor_blast_stops_at_the_end_of_the_deck_and_remembers_the_icons():
    table = Table(filler=0)
    table.hero("Iron Man", hand=["Repulsor Blast", "Rocket Boots"], deck=["Energy", "Haymaker"], discard=["Energy"])
    table.encounter_deck("Advance", "Advance")
    table.play("Repulsor Blast", pay=["Rocket Boots"], target="Rhino")
    table.expect(damage={"Rhino": 1 + 2 * 3}, discard={0: ["Repulsor Blast"]})
    assert table.where("Haymaker") == "player 1's deck"
    assert table.where("Advance") == "player 1's dealt encounter cards"


# ------------------------------------------------------------------------------------------ 14: damage as a cost


@rule("cost.21", "prevent.6")
def test_focused_rage_is_not_offered_when_she_hulk_is_tough(table):
    table.hero("She-Hulk", in_play=["Focused Rage"], status=["tough"])
    assert "Use Focused Rage" not in table.options()


@rule("cost.21")
def test_focused_rage_takes_1_damage_and_draws(table):
    table.hero("She-Hulk", in_play=["Focused Rage"])
    table.use("Focused Rage")
    table.expect(damage={"She-Hulk": 1}, hand={0: 1}, exhausted=["Focused Rage"])


@rule("cost.20", "prevent.5")
def test_war_machine_pays_his_damage_though_it_is_prevented(table):
    table.hero("Iron Man", in_play=["War Machine"]).card("War Machine", status=["tough"]).minion("Shocker")
    table.use("War Machine")
    table.expect(damage={"War Machine": 0, "Rhino": 1, "Shocker": 1}, status={"War Machine": []})


@rule("initiating_abilities.13")
def test_war_machine_damages_each_enemy_though_his_cost_defeats_him(table):
    table.hero("Iron Man", in_play=["War Machine"]).card("War Machine", damage=2).minion("Shocker")
    table.use("War Machine")
    table.expect(damage={"Rhino": 1, "Shocker": 1}, not_in_play=["War Machine"])


@rule("cost_arrow_icon.2", "heal.1")
def test_rechannel_needs_damage_to_heal(table):
    table.hero("Captain Marvel", hand=["Energy"])
    assert "Use Captain Marvel: Rechannel" not in table.options()


def test_rechannel_heals_1_and_draws(table):
    table.hero("Captain Marvel", hand=["Energy"], damage=3, deck=["Genius"])
    table.use("Captain Marvel: Rechannel", pay=["Energy"])
    table.expect(damage={"Captain Marvel": 2}, hand={0: ["Genius"]})
