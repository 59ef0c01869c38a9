"""Protection cards of the Ms. Marvel pack."""

from tests.rules.citation import rule


def test_nova_deals_2_damage_to_an_enemy_that_attacks_you(table):
    table.hero("She-Hulk", hand=["Energy"], in_play=["Nova"]).start(phase="villain", step=2)
    table.use("Nova", pay=["Energy"]).choose("Do not defend")
    table.expect(damage={"Rhino": 2, "She-Hulk": 2}, ready=["Nova"], midway=True)


def test_nova_ends_the_attack_of_a_minion_he_defeats(table):
    """FAQ "Nova": the rest of the attack does not resolve."""
    table.hero("She-Hulk", hand=["Energy"], in_play=["Nova"]).minion("Shocker", damage=1)
    table.enemy_attacks("Shocker").use("Nova", pay=["Energy"])
    table.expect(damage={"She-Hulk": 0}, not_in_play=["Shocker"])


def test_nova_is_not_offered_without_an_energy_resource(table):
    table.hero("She-Hulk", hand=["Genius"], in_play=["Nova"]).start(phase="villain", step=2)
    assert table.decision.kind == "defend"


def test_nova_is_not_offered_when_another_player_is_attacked(table):
    table.hero("She-Hulk", hand=["Energy"], in_play=["Nova"]).hero("Thor").start(phase="villain", step=2, seat=1)
    assert table.decision.kind == "defend"


def test_nova_may_be_used_once_for_each_attack(table):
    table.hero("She-Hulk", hand=["Energy", "Haymaker"], in_play=["Nova"]).start(phase="villain", step=2)
    table.use("Nova", pay=["Energy"])
    assert table.decision.kind == "defend"


def preemptive(table, *boost):
    table.hero("She-Hulk", hand=["Preemptive Strike", "Genius"]).encounter_deck(*boost)
    return table.start(phase="villain", step=2).choose("Do not defend")


def test_preemptive_strike_cancels_boost_icons_and_deals_as_much_damage(table):
    preemptive(table, "Shocker").play("Preemptive Strike", pay=["Genius"])
    table.expect(damage={"She-Hulk": 2, "Rhino": 2}, midway=True)


def test_preemptive_strike_leaves_the_ability_of_the_boost_card(table):
    preemptive(table, "Heart-Shaped Herb").play("Preemptive Strike", pay=["Genius"])
    table.expect(status={"Rhino": ["tough"]}, damage={"She-Hulk": 2, "Rhino": 1}, midway=True)


@rule("target.2")
def test_preemptive_strike_is_not_offered_for_a_card_without_boost_icons(table):
    preemptive(table, "Advance")
    table.expect(damage={"She-Hulk": 2}, hand={0: 2}, midway=True)


def test_preemptive_strike_is_not_offered_when_the_villain_schemes(table):
    table.hero("She-Hulk", hand=["Preemptive Strike", "Genius"]).main_scheme(threat=0).encounter_deck("Shocker")
    table.enemy_schemes("Rhino")
    table.expect(threat={"The Break-In!": 3}, hand={0: 2})


def test_preemptive_strike_is_not_offered_in_alter_ego_form(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Preemptive Strike", "Genius"]).hero("Thor").encounter_deck(
        "Shocker"
    )
    table.start(phase="villain", step=2, seat=1).choose("Do not defend")
    table.expect(hand={0: 2}, damage={"Thor": 4}, midway=True)


@rule("defend.12")
def test_preemptive_strike_makes_its_hero_the_defender(table):
    table.hero("She-Hulk", hand=["Preemptive Strike", "Genius"]).hero("Thor").encounter_deck("Shocker")
    table.start(phase="villain", step=2, seat=1).choose("Do not defend", "Do not defend")
    table.play("Preemptive Strike", pay=["Genius"])
    table.expect(damage={"Thor": 0, "She-Hulk": 2, "Rhino": 2}, midway=True)


@rule("defend.17")
def test_preemptive_strike_is_not_offered_when_another_player_defends(table):
    table.hero("She-Hulk", hand=["Preemptive Strike", "Genius"]).hero("Thor").encounter_deck("Shocker")
    table.start(phase="villain", step=2, seat=1).choose("Defend with Thor")
    table.expect(hand={0: 2}, damage={"Thor": 2}, midway=True)


def test_tackle_stuns_an_enemy(table):
    table.hero("She-Hulk", hand=["Tackle", "Genius", "Energy"])
    table.play("Tackle", pay=["Genius", "Energy"], target="Rhino")
    table.expect(status={"Rhino": ["stunned"]}, damage={"Rhino": 0})


def test_tackle_deals_3_damage_too_when_a_physical_resource_was_paid(table):
    table.hero("She-Hulk", hand=["Tackle", "Strength", "Energy"])
    table.play("Tackle", pay=["Strength", "Energy"], target="Rhino")
    table.expect(status={"Rhino": ["stunned"]}, damage={"Rhino": 3})


@rule("target.15")
def test_tackle_needs_an_enemy_that_can_be_stunned(table):
    table.hero("She-Hulk", hand=["Tackle", "Strength", "Energy"]).villain("Rhino", status=["stunned"]).minion("Shocker")
    table.play("Tackle", pay=["Strength", "Energy"])
    assert table.options() == ["Shocker"]


@rule("guard.1")
def test_tackle_cannot_reach_the_villain_past_a_guard(table):
    table.hero("She-Hulk", hand=["Tackle", "Strength", "Energy"]).minion("Hydra Mercenary")
    table.play("Tackle", pay=["Strength", "Energy"])
    assert table.options() == ["Hydra Mercenary"]


@rule("retaliate.1")
def test_tackle_is_an_attack_even_without_damage(table):
    table.hero("She-Hulk", hand=["Tackle", "Genius", "Energy"]).minion("Whiplash")
    table.play("Tackle", pay=["Genius", "Energy"], target="Whiplash")
    table.expect(status={"Whiplash": ["stunned"]}, damage={"Whiplash": 0, "She-Hulk": 1})


def test_tackle_is_not_offered_in_alter_ego_form(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Tackle", "Strength", "Energy"])
    assert "Play Tackle" not in table.options()


def test_tackle_of_a_stunned_hero_does_nothing(table):
    table.hero("She-Hulk", hand=["Tackle", "Strength", "Energy"], status=["stunned"])
    table.play("Tackle", pay=["Strength", "Energy"])
    table.expect(status={"Rhino": [], "She-Hulk": []}, damage={"Rhino": 0})


def test_energy_barrier_prevents_1_damage_and_deals_1(table):
    table.hero("She-Hulk", in_play=["Energy Barrier"]).start(phase="villain", step=2).choose("Do not defend")
    table.use("Energy Barrier", target="Rhino")
    table.expect(
        damage={"She-Hulk": 1, "Rhino": 1},
        counters={"Energy Barrier": {"reflection": 2}},
        ready=["Energy Barrier"],
        midway=True,
    )


def test_energy_barrier_works_in_alter_ego_form_and_without_an_attack(table):
    table.hero("She-Hulk", form="alter-ego", in_play=["Energy Barrier"])
    table.deal_damage("Jennifer Walters", 2).use("Energy Barrier", target="Rhino")
    table.expect(damage={"Jennifer Walters": 1, "Rhino": 1})


@rule("triggering_condition.2")
def test_energy_barrier_is_offered_once_for_the_same_damage(table):
    table.hero("She-Hulk", in_play=["Energy Barrier"]).deal_damage("She-Hulk", 3).use("Energy Barrier", target="Rhino")
    table.expect(damage={"She-Hulk": 2})


@rule("uses.4")
def test_energy_barrier_is_discarded_with_its_last_counter(table):
    table.hero("She-Hulk", in_play=["Energy Barrier"]).card("Energy Barrier", counters=1)
    table.deal_damage("She-Hulk", 3).use("Energy Barrier", target="Rhino")
    table.expect(discard={0: ["Energy Barrier"]}, damage={"She-Hulk": 2, "Rhino": 1})


def test_energy_barrier_does_not_help_allies_or_other_players(table):
    table.hero("She-Hulk", in_play=["Energy Barrier", "Tigra"]).hero("Thor")
    table.deal_damage("Tigra", 1).deal_damage("Thor", 1)
    table.expect(damage={"Tigra": 1, "Thor": 1}, counters={"Energy Barrier": {"reflection": 3}})


@rule("uses.1")
def test_energy_barrier_enters_play_with_3_counters(table):
    table.hero("She-Hulk", hand=["Energy Barrier", "Genius"]).play("Energy Barrier", pay=["Genius"])
    table.expect(counters={"Energy Barrier": {"reflection": 3}})
