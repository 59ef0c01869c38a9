"""Aggression cards of the Hulk pack."""

from mc_env.audit import audit
from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ allies


def test_brawn_removes_1_threat_from_a_scheme_after_he_attacks(table):
    table.hero("Hulk", in_play=["Brawn"]).main_scheme(threat=3).attack("Rhino", by="Brawn")
    table.choose("Brawn", "The Break-In!").expect(threat={"The Break-In!": 2}, damage={"Rhino": 1, "Brawn": 1})


def test_brawn_may_leave_the_threat_and_removes_none_after_a_thwart(table):
    table.hero("Hulk", in_play=["Brawn"]).main_scheme(threat=3).attack("Rhino", by="Brawn").decline()
    table.expect(threat={"The Break-In!": 3})


def test_brawn_is_not_asked_after_another_character_attacks_or_he_thwarts(table):
    table.hero("Hulk", in_play=["Brawn"]).main_scheme(threat=3).attack("Rhino").thwart("The Break-In!", by="Brawn")
    table.expect(threat={"The Break-In!": 2}, damage={"Rhino": 3})


def test_sentry_deals_his_controller_an_encounter_card_when_he_enters_play(table):
    table.hero("Hulk", hand=["Sentry", "Limitless Strength", "Genius"]).play(
        "Sentry", pay=["Limitless Strength", "Genius"]
    )
    table.expect(in_play=["Sentry"])
    assert len(table.dealt_to(0)) == 1


def test_sentry_deals_an_encounter_card_though_he_is_put_into_play(table):
    table.hero("Captain Marvel").hero("Hulk", hand=["Make the Call", "Energy", "Genius"], discard=["Sentry"]).end_turn()
    table.choose("Play Make the Call", "Sentry", "Energy", "Genius").expect(in_play=["Sentry"])
    assert (table.dealt_to(0), len(table.dealt_to(1))) == ([], 1)


def test_she_hulk_gets_1_attack_for_each_damage_on_her(table):
    table.hero("Captain Marvel", in_play=["10013"]).card("She-Hulk", damage=2)
    assert table.stat("She-Hulk", Stat.ATK) == 3
    table.attack("Rhino", by="She-Hulk").expect(damage={"Rhino": 3, "She-Hulk": 3})
    assert table.stat("She-Hulk", Stat.ATK) == 4


@rule("consequential_damage.2")
def test_she_hulk_takes_2_consequential_damage_from_thwarting(table):
    table.hero("Captain Marvel", in_play=["10013"]).main_scheme(threat=3).thwart("The Break-In!", by="She-Hulk")
    table.expect(threat={"The Break-In!": 1}, damage={"She-Hulk": 2})


@rule("unique_icon.2")
def test_she_hulk_cannot_be_played_beside_the_hero_of_that_name(table):
    table.hero("She-Hulk", hand=["10013", "Energy", "Genius"]).hero("Hulk", hand=["10013", "Energy", "Genius"])
    assert "Play She-Hulk" not in table.options()
    table.end_turn()
    assert "Play She-Hulk" not in table.options()


# ------------------------------------------------------------------------------------------ events


def test_drop_kick_stuns_the_enemy_and_draws_a_card_for_physical_resources_only(table):
    table.hero("Hulk", hand=["Drop Kick", "Limitless Strength"], deck=["Genius"])
    table.play("Drop Kick", pay="Limitless Strength", target="Rhino")
    table.expect(damage={"Rhino": 4}, status={"Rhino": ["stunned"]}, hand={0: ["Genius"]})


def test_drop_kick_only_deals_damage_when_another_resource_paid(table):
    table.hero("Hulk", hand=["Drop Kick", "Strength", "Genius"]).play(
        "Drop Kick", pay=["Strength", "Genius"], target="Rhino"
    )
    table.expect(damage={"Rhino": 4}, status={"Rhino": []}, hand={0: 0})


def test_drop_kick_draws_a_card_though_the_enemy_is_defeated(table):
    table.hero("Hulk", hand=["Drop Kick", "Limitless Strength"]).minion("Shocker")
    table.play("Drop Kick", pay="Limitless Strength", target="Shocker").expect(not_in_play=["Shocker"], hand={0: 1})


def test_toe_to_toe_lets_the_enemy_attack_first(table):
    table.hero("Hulk", hand=["Toe to Toe", "Genius"]).play("Toe to Toe", pay="Genius", target="Rhino")
    assert table.decision.kind == "defend"
    table.expect(damage={"Rhino": 0}, midway=True)
    table.decline().expect(damage={"Rhino": 5, "Hulk": 2})
    table.expect_order("enemy attacks Hulk", "damage Hulk", "damage Rhino")


def test_toe_to_toe_may_be_defended_against(table):
    table.hero("Hulk", hand=["Toe to Toe", "Genius"]).play("Toe to Toe", pay="Genius", target="Rhino").defend("Hulk")
    table.expect(damage={"Rhino": 5, "Hulk": 0}, exhausted=["Hulk"])


def test_toe_to_toe_deals_its_damage_though_the_enemy_was_stunned(table):
    table.hero("Hulk", hand=["Toe to Toe", "Genius"]).villain(status="stunned")
    table.play("Toe to Toe", pay="Genius", target="Rhino").expect(damage={"Rhino": 5, "Hulk": 0}, status={"Rhino": []})


@rule("stun.6")
def test_toe_to_toe_does_nothing_when_the_hero_is_stunned(table):
    table.hero("Hulk", hand=["Toe to Toe", "Genius"], status="stunned").play("Toe to Toe", pay="Genius")
    table.expect(damage={"Rhino": 0, "Hulk": 0}, status={"Hulk": []})


@rule("labeled_ability.7")
def test_toe_to_toe_deals_its_damage_though_the_enemys_attack_has_stunned_the_hero(table_of):
    table = table_of(exact=True).hero("Hulk", hand=["Toe to Toe", "Genius"]).encounter_deck("Tail Sweep")
    table.play("Toe to Toe", pay="Genius", target="Rhino").decline()
    table.expect(damage={"Rhino": 5}, status={"Hulk": ["stunned"]})
    assert not audit(table.game.record(exact=True)).complaints


@rule("guard.1")
def test_toe_to_toe_cannot_choose_a_guarded_villain(table):
    table.hero("Hulk", hand=["Toe to Toe", "Genius"]).minion("Hydra Mercenary").play("Toe to Toe", pay="Genius")
    assert table.options() == ["Hydra Mercenary"]


def test_youll_pay_for_that_removes_1_threat_for_each_damage_taken_from_the_attack(table):
    table.hero("Hulk", hand=['"You\'ll Pay for That!"', "Genius"]).main_scheme(threat=6).enemy_attacks(
        "Rhino"
    ).decline()
    table.play('"You\'ll Pay for That!"', pay="Genius", target="The Break-In!")
    table.expect(damage={"Hulk": 2}, threat={"The Break-In!": 4})


def test_youll_pay_for_that_removes_at_most_5_threat(table):
    table.hero("Hulk", hand=['"You\'ll Pay for That!"', "Genius"]).main_scheme(threat=6)
    table.villain(attachments=["Charge", "Enhanced Ivory Horn"]).enemy_attacks("Rhino").decline()
    table.play('"You\'ll Pay for That!"', pay="Genius", target="The Break-In!")
    table.expect(damage={"Hulk": 6}, threat={"The Break-In!": 1})


def test_youll_pay_for_that_counts_only_what_the_hero_took(table):
    table.hero("Hulk", hand=['"You\'ll Pay for That!"', "Genius"], in_play=["Brawn"]).main_scheme(threat=6)
    table.enemy_attacks("Rhino").defend("Brawn").expect(damage={"Brawn": 2}, threat={"The Break-In!": 6})  # not offered


def test_youll_pay_for_that_does_not_count_damage_of_a_boost_ability(table):
    table.hero("Hulk", hand=['"You\'ll Pay for That!"', "Genius"]).main_scheme(threat=6)
    table.encounter_deck("Concussive Blast").enemy_attacks("Rhino").defend(
        "Hulk"
    )  # all of the attack itself is prevented
    table.expect(threat={"The Break-In!": 6}, hand={0: 2}, damage={"Hulk": 1})


def test_youll_pay_for_that_is_not_offered_after_the_attack_of_a_minion(table):
    table.hero("Hulk", hand=['"You\'ll Pay for That!"', "Genius"]).main_scheme(threat=6).minion("Vulture")
    table.enemy_attacks("Vulture").decline().expect(damage={"Hulk": 3}, hand={0: 2})


def test_youll_pay_for_that_is_not_offered_when_another_player_is_attacked(table):
    table.hero("Hulk", hand=['"You\'ll Pay for That!"', "Genius"]).hero("Captain Marvel").main_scheme(threat=6)
    table.enemy_attacks("Rhino", seat=1).decline().decline().expect(damage={"Captain Marvel": 2}, hand={0: 2})


# ------------------------------------------------------------------------------------------ upgrade


def test_martial_prowess_generates_a_physical_resource_for_an_attack_event(table):
    table.hero("Hulk", hand=["Crushing Blow"], in_play=["Martial Prowess"])
    table.play("Crushing Blow", pay="Martial Prowess", target="Rhino")
    table.expect(damage={"Rhino": 3}, exhausted=["Martial Prowess"])


def test_martial_prowess_pays_for_nothing_else(table):
    table.hero("Hulk", hand=["Boundless Rage", "Genius"], in_play=["Martial Prowess"]).choose("Play Boundless Rage")
    assert table.options() == ["Pay with Genius"]


def test_martial_prowess_is_played_under_the_control_of_another_player_once_each(table):
    table.hero("Hulk", hand=["Martial Prowess", "Martial Prowess", "Strength"], in_play=["Martial Prowess"])
    table.hero("Captain Marvel").choose("Play Martial Prowess")
    assert table.options() == ["Player 2 (Captain Marvel)"]
    table.choose("Player 2", "Strength").expect(in_play=["Martial Prowess"])
    assert "Play Martial Prowess" not in table.options()


@rule("overkill.1")
def test_youll_pay_for_that_counts_damage_that_overkill_passed_on_to_the_hero(table):
    hand = ['"You\'ll Pay for That!"', "Genius"]
    table.hero("Hulk", hand=hand, in_play=["Brawn"]).card("Brawn", damage=4).main_scheme(threat=6)
    table.villain(attachments=["Charge"]).enemy_attacks("Rhino").defend("Brawn")
    table.play('"You\'ll Pay for That!"', pay="Genius", target="The Break-In!")
    table.expect(damage={"Hulk": 4}, threat={"The Break-In!": 2})
