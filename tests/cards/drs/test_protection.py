"""Protection cards of the Doctor Strange pack."""

import pytest

from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ allies


def test_brother_voodoo_takes_an_event_among_the_top_5_cards_of_the_deck(table):
    deck = ["Genius", "Warning", "Energy", "Clea", "Haymaker", "Uppercut"]
    table.hero("Doctor Strange", hand=["Brother Voodoo", "Energy", "Genius"], deck=deck)
    table.play("Brother Voodoo", pay=["Energy", "Genius"]).choose("Use Brother Voodoo")
    assert sorted(table.options()) == ["Haymaker", "Warning"]  # the sixth card is not looked at
    table.choose("Haymaker").expect(hand={0: ["Haymaker"]})


def test_brother_voodoo_may_find_nothing_or_not_look_at_all(table):
    table.hero("Doctor Strange", hand=["Brother Voodoo", "Energy", "Genius"], deck=["Clea"] * 5)
    table.play("Brother Voodoo", pay=["Energy", "Genius"]).choose("Use Brother Voodoo").expect(hand={0: 0})


@rule("consequential_damage.2")
def test_brother_voodoo_takes_2_consequential_damage_from_thwarting(table):
    table.hero("Doctor Strange", in_play=["Brother Voodoo"]).main_scheme(threat=4).thwart(
        "The Break-In!", by="Brother Voodoo"
    )
    table.expect(threat={"The Break-In!": 2}, damage={"Brother Voodoo": 2})


def test_clea_is_shuffled_into_her_owners_deck_when_she_is_defeated(table):
    table.hero("Doctor Strange", in_play=["Clea"]).enemy_attacks("Rhino").defend("Clea").choose("Use Clea")
    table.expect(not_in_play=["Clea"], discard={0: []})
    assert table.where("Clea") == "player 1's deck"


def test_clea_goes_to_the_discard_pile_when_her_player_declines(table):
    table.hero("Doctor Strange", in_play=["Clea"]).enemy_attacks("Rhino").defend("Clea").decline()
    table.expect(discard={0: ["Clea"]})


def test_clea_is_not_shuffled_away_when_she_is_only_discarded(table):
    table.hero("Doctor Strange", hand=["Maria Hill", "Genius"], in_play=["Clea", "Wong", "Iron Fist"])
    table.play("Maria Hill", pay="Genius").choose("Clea").decline().expect(discard={0: ["Clea"]})


def test_clea_cannot_be_brought_back_by_rapid_response_when_she_is_in_the_deck(table):
    table.hero("Doctor Strange", in_play=["Clea", "Rapid Response"]).deal_damage("Clea", 2).choose("Use Clea")
    table.expect(in_play=["Rapid Response"], not_in_play=["Clea"])


def test_iron_fist_enters_play_with_2_mystic_counters(table):
    table.hero("Doctor Strange", hand=["Iron Fist", "Energy", "Genius"]).play("Iron Fist", pay=["Energy", "Genius"])
    table.expect(counters={"Iron Fist": {"mystic": 2}})


def test_iron_fist_stuns_and_damages_an_enemy_as_he_attacks_it(table):
    """Errata: an interrupt."""
    table.hero("Doctor Strange", in_play=["Iron Fist"]).choose("Attack with Iron Fist", "Rhino", "Use Iron Fist")
    table.expect(
        damage={"Rhino": 3, "Iron Fist": 1}, status={"Rhino": ["stunned"]}, counters={"Iron Fist": {"mystic": 1}}
    )


def test_iron_fist_attacks_without_a_counter_when_his_player_declines_or_none_is_left(table):
    table.hero("Doctor Strange", in_play=["Iron Fist"]).card("Iron Fist", counters=0).attack("Rhino", by="Iron Fist")
    table.expect(damage={"Rhino": 2}, status={"Rhino": []}, in_play=["Iron Fist"])


@rule("consequential_damage.4", "consequential_damage.5")
def test_iron_fist_takes_no_consequential_damage_when_his_ability_defeats_the_enemy(table):
    table.hero("Doctor Strange", in_play=["Iron Fist"]).minion("Shocker", damage=2)
    table.choose("Attack with Iron Fist", "Shocker", "Use Iron Fist")
    table.expect(not_in_play=["Shocker"], damage={"Iron Fist": 0}, exhausted=["Iron Fist"])


def test_iron_fist_does_not_answer_attacks_of_others(table):
    table.hero("Doctor Strange", in_play=["Iron Fist"]).attack("Rhino").expect(counters={"Iron Fist": {"mystic": 2}})


# ------------------------------------------------------------------------------------------ events


@pytest.mark.parametrize(("attachments", "damage", "exhausted"), [([], 0, False), (["Charge"], 1, True)])
def test_desperate_defense_gives_2_defense_and_readies_a_hero_who_takes_no_damage(
    table, attachments, damage, exhausted
):
    table.hero("Doctor Strange", hand=["Desperate Defense", "Genius"]).villain(attachments=attachments)
    table.enemy_attacks("Rhino").defend("Doctor Strange").play("Desperate Defense", pay="Genius")
    table.expect(damage={"Doctor Strange": damage})
    table.expect(**{"exhausted" if exhausted else "ready": ["Doctor Strange"]})


def test_desperate_defense_is_not_offered_when_nobody_or_an_ally_defends(table):
    table.hero("Doctor Strange", hand=["Desperate Defense", "Genius"], in_play=["Wong"]).enemy_attacks("Rhino").defend(
        "Wong"
    )
    table.expect(damage={"Wong": 2}, hand={0: 2})


def test_desperate_defense_readies_the_hero_though_a_boost_ability_hurt_him(table):
    table.hero("Doctor Strange", hand=["Desperate Defense", "Genius"], damage=1).encounter_deck("Concussive Blast")
    table.enemy_attacks("Rhino").defend("Doctor Strange").play("Desperate Defense", pay="Genius").run_until("turn")
    table.expect(ready=["Doctor Strange"], damage={"Doctor Strange": 2})


def test_momentum_shift_heals_2_damage_and_deals_2_damage(table):
    table.hero("Doctor Strange", hand=["Momentum Shift", "Strength"], damage=3)
    table.play("Momentum Shift", pay="Strength", target="Rhino").expect(damage={"Doctor Strange": 1, "Rhino": 2})


@rule("cost.19")
def test_momentum_shift_is_not_offered_with_less_than_2_damage_to_heal(table):
    table.hero("Doctor Strange", hand=["Momentum Shift", "Strength"], damage=1)
    assert "Play Momentum Shift" not in table.options()


def test_momentum_shift_heals_though_a_stunned_card_cancels_the_attack(table):
    table.hero("Doctor Strange", hand=["Momentum Shift", "Strength"], damage=3, status="stunned")
    table.play("Momentum Shift", pay="Strength")
    table.expect(damage={"Doctor Strange": 1, "Rhino": 0}, status={"Doctor Strange": []})


# ------------------------------------------------------------------------------------------ support and upgrade


def test_the_night_nurse_heals_a_hero_and_discards_a_status_card(table):
    table.hero("Doctor Strange", in_play=["The Night Nurse"], damage=2, status="stunned").use("The Night Nurse")
    table.choose("Doctor Strange").expect(damage={"Doctor Strange": 1}, status={"Doctor Strange": []})
    table.expect(exhausted=["The Night Nurse"], counters={"The Night Nurse": {"medical": 2}})


def test_the_night_nurse_discards_a_tough_card_too(table):
    """FAQ: whatever type it is."""
    table.hero("Doctor Strange", in_play=["The Night Nurse"], damage=2, status="tough")
    table.use("The Night Nurse", target="Doctor Strange").expect(
        damage={"Doctor Strange": 1}, status={"Doctor Strange": []}
    )


def test_the_night_nurse_lets_the_player_choose_among_status_cards(table):
    table.hero("Doctor Strange", in_play=["The Night Nurse"], status=["tough", "stunned"])
    table.use("The Night Nurse", target="Doctor Strange").choose("stunned").expect(status={"Doctor Strange": ["tough"]})


def test_the_night_nurse_helps_an_unhurt_hero_and_one_without_status_cards(table):
    table.hero("Doctor Strange", in_play=["The Night Nurse"]).hero("Spider-Man", damage=1).hero(
        "She-Hulk", status="confused"
    )
    table.use("The Night Nurse")
    assert table.options() == ["Spider-Man", "She-Hulk"]


def test_the_night_nurse_does_not_help_an_alter_ego(table):
    table.hero("Doctor Strange", form="alter-ego", in_play=["The Night Nurse"], damage=1)
    assert not [o for o in table.options() if "Night Nurse" in o]


@rule("uses.4")
def test_the_night_nurse_is_discarded_with_her_last_counter(table):
    table.hero("Doctor Strange", in_play=["The Night Nurse"], damage=2).card("The Night Nurse", counters=1)
    table.use("The Night Nurse", target="Doctor Strange").expect(discard={0: ["The Night Nurse"]})


def test_unflappable_draws_a_card_after_a_defense_without_damage(table):
    table.hero("Doctor Strange", in_play=["Unflappable"]).enemy_attacks("Rhino").defend("Doctor Strange").choose(
        "Use Unflappable"
    )
    table.expect(hand={0: 1}, exhausted=["Unflappable"])


def test_unflappable_is_not_offered_when_the_hero_took_damage_or_did_not_defend(table):
    table.hero("Doctor Strange", in_play=["Unflappable", "Wong"]).villain(attachments=["Charge"]).enemy_attacks("Rhino")
    table.defend("Doctor Strange").expect(hand={0: 0}, ready=["Unflappable"], damage={"Doctor Strange": 3})
    table.enemy_attacks("Rhino").defend("Wong").expect(hand={0: 0}, ready=["Unflappable"])


def test_unflappable_draws_a_card_though_a_boost_ability_dealt_damage(table):
    """FAQ: only the damage of the attack itself counts."""
    table.hero("Doctor Strange", in_play=["Unflappable"]).encounter_deck("Concussive Blast")
    table.enemy_attacks("Rhino").defend("Doctor Strange").choose("Use Unflappable")
    table.expect(hand={0: 1}, damage={"Doctor Strange": 1})


def test_unflappable_is_played_under_the_control_of_another_player(table):
    table.hero("Doctor Strange", hand=["Unflappable", "Genius"]).hero("Spider-Man").choose(
        "Play Unflappable", "Player 2", "Genius"
    )
    table.enemy_attacks("Rhino", seat=1).run_until("turn", accept=["Defend with Spider-Man", "Use Unflappable"])
    table.expect(hand={1: 1})
