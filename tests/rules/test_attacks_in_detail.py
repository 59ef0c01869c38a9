"""Attacks, thwarts and defenses in detail: whom they are against, damage increases, boost cards, powers, assault."""

import pytest

import tests.rules.entry_cards
import tests.rules.keyword_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule


def activation(table, seat=0):
    """What a player sees of the activation under way."""
    return table.game.view(seat)["activations"][0]


# ------------------------------------------------------------------------------------------ enemy attacks


@rule("attack_enemy.1", "attack_enemy.2")
def test_enemy_attack_is_against_a_player_and_a_character_of_theirs(table):
    table.hero("Spider-Man").hero("Captain Marvel").start(phase="villain", step=2, seat=1)
    assert table.decision.kind == "defend"
    seen = activation(table)
    assert (seen["kind"], seen["against"], seen["target"]) == ("attack", 1, "Captain Marvel")
    table.decline().decline().expect(damage={"Captain Marvel": 2, "Spider-Man": 0}, midway=True)


@rule("attack_enemy.3")
def test_ability_may_point_an_attack_at_the_alter_ego(table):
    table.hero("Captain Marvel", form="alter-ego").dealt(0, "Home Invasion").start(phase="villain", step=4)
    table.expect(damage={"Captain Marvel": 2})


@rule("attack_enemy.3")
def test_ability_may_point_an_attack_at_an_ally(table):
    table.hero("Captain Marvel", in_play=["Mockingbird"]).dealt(0, "Hunted").start(phase="villain", step=4)
    table.choose("Mockingbird")
    assert (activation(table)["against"], activation(table)["target"]) == (0, "Mockingbird")
    table.decline().expect(damage={"Mockingbird": 2, "Captain Marvel": 0})


@rule("attack_enemy.12")
def test_boost_card_is_turned_up_when_defenders_have_been_declared(table):
    table.hero("Captain Marvel", in_play=["Lookout"]).encounter_deck("Sting Ray").start(phase="villain", step=2)
    assert table.game.view(0)["areas"][0]["villains"][0]["boost_cards"] == [None]
    table.decline()
    assert table.options() == ["Use Lookout", "Pass"]
    assert table.game.view(0)["resolving"] == ["Sting Ray"]


@rule("attack_enemy.16")
def test_next_boost_card_is_turned_up_when_the_one_before_is_discarded(table):
    table.hero("Captain Marvel", in_play=["Lookout"]).villain("Rhino", boost=["Advance"]).encounter_deck("Assault")
    table.start(phase="villain", step=2).decline()
    assert (table.where("Advance"), table.where("Assault")) == ("on the table", "boost card")
    table.decline()
    assert (table.where("Advance"), table.where("Assault")) == ("encounter discard pile", "on the table")
    table.decline()
    assert table.where("Assault") == "encounter discard pile"


@rule("attack_enemy.17")
def test_attack_deals_damage_equal_to_modified_atk(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Enhanced Ivory Horn"]).start(phase="villain", step=2)
    table.decline().expect(damage={"Captain Marvel": 3}, midway=True)


@rule("activation.1")
def test_attack_and_scheme_are_both_activations(table):
    table.hero("Captain Marvel", in_play=["Stopwatch"]).hero("Spider-Man", form="alter-ego").main_scheme(threat=0)
    table.start(phase="villain", step=2).decline().expect(counters={"Stopwatch": {"tick": 2}}, midway=True)
    table.expect(damage={"Captain Marvel": 2}, threat={"The Break-In!": 1}, midway=True)


@rule("attack_enemy.23")
def test_ally_who_defends_is_attacked(table):
    table.hero("Captain Marvel", in_play=["Thorny Friend"]).start(phase="villain", step=2).defend("Thorny Friend")
    table.expect(damage={"Thorny Friend": 2, "Rhino": 1}, midway=True)  # retaliate


@rule("form.5")
def test_ability_about_the_alter_ego_does_not_touch_a_hero(table):
    table.hero("Captain Marvel").dealt(0, "Home Invasion").start(phase="villain", step=4)
    table.expect(damage={"Captain Marvel": 0}, discard={None: ["Home Invasion"]})


@rule("identity.4")
def test_card_that_names_an_alter_ego_does_not_mean_the_hero(table):
    table.hero("Spider-Man", form="alter-ego", damage=4, hand=["Home Cooking"])
    assert "Play Home Cooking" in table.options()
    table.change_form()
    assert "Play Home Cooking" not in table.options()


@rule("activation.8")
def test_villain_gets_a_boost_card_for_every_activation(table):
    table.hero("Captain Marvel").hero("Spider-Man", form="alter-ego").main_scheme(threat=0)
    table.encounter_deck("Charge", "Charge").start(phase="villain", step=2).decline()  # 2 boost icons each
    table.expect(damage={"Captain Marvel": 2 + 2}, threat={"The Break-In!": 1 + 2}, midway=True)


@rule("activation.13")
def test_effect_that_starts_an_activation_is_resolved_when_that_is_over(table):
    table.hero("Captain Marvel").dealt(0, "One After Another").main_scheme(threat=0).start(phase="villain", step=4)
    assert table.decision.kind == "defend"
    table.expect(threat={"The Break-In!": 0}, midway=True)  # the next sentence waits
    table.decline().expect(damage={"Captain Marvel": 2}, threat={"The Break-In!": 3})


# ------------------------------------------------------------------------------------------ player attacks


@rule("attack_player.2")
def test_basic_attack_needs_an_enemy_that_can_be_attacked(table):
    table.hero("Spider-Man").environment("Truce")
    assert not [x for x in table.options() if x.startswith("Attack")]


@rule("attack_player.2")
def test_stunned_character_needs_no_enemy_for_a_basic_attack(table):
    table.hero("Spider-Man", status=["stunned"]).environment("Truce").choose("Attack with Spider-Man")
    table.expect(status={"Spider-Man": []}, exhausted=["Spider-Man"])


@rule("attack_player.5")
def test_attack_ability_is_one_attack_however_often_it_deals_damage(table):
    table.hero("Spider-Man", hand=["Combo Strike"]).minion("Whiplash")
    table.play("Combo Strike", target=["Whiplash", "Whiplash"])
    table.expect(damage={"Whiplash": 3, "Spider-Man": 1})  # retaliate answers once


@rule("attack_player.6")
def test_damage_increase_raises_each_instance_of_an_attack_ability(table):
    table.hero("Spider-Man", hand=["Combo Strike"], in_play=["Brass Ring"])
    table.play("Combo Strike", target="Rhino").choose("Use Brass Ring", "Rhino").expect(damage={"Rhino": 5})


@rule("attack_player.6", "alteration_additional.1")
def test_damage_increase_does_not_raise_additional_damage_once_more(table):
    table.hero("Iron Man", hand=["Repulsor Blast", "Genius"], in_play=["Brass Ring"], deck=["Energy"])
    table.play("Repulsor Blast", pay=["Genius"], target="Rhino").choose("Use Brass Ring")
    table.expect(damage={"Rhino": 1 + 2 * 2 + 1})


@rule("attack_player.7")
def test_attacks_in_order_are_attacks_of_their_own(table):
    table.hero("Spider-Man", hand=["Two Blows"]).minion("Whiplash")
    table.play("Two Blows", target=["Whiplash", "Whiplash"])
    table.expect(not_in_play=["Whiplash"], damage={"Spider-Man": 1})  # the first blow was retaliated, the second not


@rule("attack_player.7")
def test_each_of_several_attacks_in_order_has_the_keywords_of_the_hero(table):
    table.hero("Spider-Man", hand=["Two Blows"], in_play=["Tracer Rounds"]).minion("Whiplash")
    table.play("Two Blows", target=["Whiplash", "Rhino"]).expect(damage={"Whiplash": 2, "Spider-Man": 0})


@rule("attack_player.8")
def test_damage_increase_raises_one_of_several_attacks_in_order(table):
    table.hero("Spider-Man", hand=["Two Blows"], in_play=["Brass Ring"])
    table.play("Two Blows", target="Rhino").choose("Use Brass Ring", "Rhino").expect(damage={"Rhino": 5})


@rule("attack_player.8")
def test_damage_increase_may_be_triggered_for_each_of_several_attacks(table):
    table.hero("Spider-Man", hand=["Two Blows"], in_play=["Brass Ring", "Brass Ring"])
    table.play("Two Blows", target="Rhino").choose("Use Brass Ring").decline()
    table.choose("Rhino", "Use Brass Ring").expect(damage={"Rhino": 6})


@rule("event.9")
def test_change_to_an_attack_applies_to_the_first_attack_of_an_event_only(table):
    table.hero("Spider-Man", hand=["Wind-Up", "Two Blows"]).play("Wind-Up")
    table.play("Two Blows", target=["Rhino", "Rhino"]).expect(damage={"Rhino": 3 + 2})


# ------------------------------------------------------------------------------------------ powers


@rule("assault.3")
def test_boost_to_a_basic_power_raises_the_atk_used_against_an_assault_scheme(table):
    table.hero("Spider-Man", in_play=["Adrenaline"]).side_scheme("Fortress")
    table.thwart("Fortress").choose("Use Adrenaline").expect(threat={"Fortress": 6 - 4})
    assert table.stat("Spider-Man", Stat.ATK) == 2  # the thwart is over, and so is the boost


@rule("base_value.1")
def test_base_value_is_the_printed_one_unless_something_else_sets_it(table):
    table.hero("Spider-Man", in_play=["Training Dummy"])
    assert table.stat("Spider-Man", Stat.ATK) == 2 + 1


@rule("base_value.1")
def test_modifiers_apply_to_the_base_value(table):
    table.hero("Spider-Man", in_play=["Training Dummy", "Borrowed Body"])
    assert table.stat("Spider-Man", Stat.ATK) == 4 + 1


@rule("basic_power.1")
def test_characters_have_the_powers_of_their_type(table):
    powers = {"thw", "atk", "def", "rec", "sch"}
    table.hero("Captain Marvel", in_play=["Mockingbird"]).hero("Spider-Man", form="alter-ego")
    hero, alter_ego = (p["identity"] for p in table.game.view(0)["players"])
    ally = table.game.view(0)["players"][0]["in_play"][0]
    villain = table.game.view(0)["areas"][0]["villains"][0]
    assert powers & hero.keys() == {"thw", "atk", "def"}
    assert powers & alter_ego.keys() == {"rec"}
    assert powers & ally.keys() == {"thw", "atk"}
    assert powers & villain.keys() == {"atk", "sch"}


@rule("dash.1")
def test_value_that_is_a_dash_cannot_be_used(table):
    table.hero("Captain Marvel", hand=["Genius", "Energy"], in_play=["Hulk"]).main_scheme(threat=3)
    assert "Thwart with Hulk" not in table.options()
    assert "Attack with Hulk" in table.options()
    assert not [x for x in table.options() if x.startswith("Play")]  # resource cards cost a dash


# ------------------------------------------------------------------------------------------ defending


@rule("defend.8")
def test_ally_declared_the_defender_by_an_ability_defends(table):
    table.hero("Captain Marvel", hand=["Shield Bearer"], in_play=["Mockingbird"]).start(phase="villain", step=2)
    table.play("Shield Bearer", target="Mockingbird")
    table.expect(damage={"Mockingbird": 2, "Captain Marvel": 0}, ready=["Mockingbird"], midway=True)


@rule("defend.11")
def test_ability_about_the_hero_defending_may_answer_a_defense_ability(table):
    table.hero("Captain Marvel", hand=["Shield Wall", "Riposte"]).start(phase="villain", step=2)
    table.choose("Play Shield Wall")
    assert table.options() == ["Play Riposte", "Pass"]
    assert activation(table)["defender"] == "Captain Marvel"
    table.choose("Play Riposte").expect(damage={"Rhino": 3, "Captain Marvel": 2}, hand={0: 1}, midway=True)


@rule("defend.5", "defend.11")
def test_ability_about_the_hero_defending_may_answer_a_hero_declared_the_defender(table):
    table.hero("Captain Marvel", hand=["Stand Firm", "Riposte"]).start(phase="villain", step=2)
    table.choose("Play Stand Firm")
    assert table.options() == ["Play Riposte", "Pass"]


@rule("defend.26")
def test_ability_after_a_basic_power_answers_a_basic_defense_when_the_attack_is_over(table):
    table.hero("Captain Marvel", in_play=["Pep Talk"]).start(phase="villain", step=2).defend("Captain Marvel")
    assert table.options() == ["Use Pep Talk", "Pass"]
    table.expect(damage={"Captain Marvel": 1}, midway=True)


@rule("defend.26", "defend.12")
def test_defense_ability_is_no_basic_power(table):
    table.hero("Captain Marvel", hand=["Shield Wall"], in_play=["Pep Talk"]).start(phase="villain", step=2)
    table.choose("Play Shield Wall")
    assert table.decision.kind not in ("interrupt", "response")


# ------------------------------------------------------------------------------------------ attachments


@rule("attachment.1")
def test_attachment_attaches_to_a_card_as_it_enters_play(table):
    table.hero("Captain Marvel").dealt(0, "Scaffold", "Shackles").start(phase="villain", step=4)
    view = table.game.view(0)
    assert [x["title"] for x in view["areas"][0]["main_schemes"][0]["attached"]] == ["Scaffold"]
    assert [x["title"] for x in view["players"][0]["identity"]["attached"]] == ["Shackles"]


@rule("attachment.3", "attachment.4")
def test_modifier_of_sch_and_thw_changes_sch_of_an_enemy_and_thw_of_a_friend(table):
    table.hero("Captain Marvel", in_play=["Mockingbird"]).minion("Hydra Mercenary", attachments=["Slogan"])
    table.attach("Slogan", "Mockingbird")
    assert [table.stat("Hydra Mercenary", x) for x in (Stat.SCH, Stat.THW)] == [1, 0]
    assert [table.stat("Mockingbird", x) for x in (Stat.SCH, Stat.THW)] == [0, 2]


@rule("attachment.5")
def test_you_on_an_attachment_to_a_player_card_is_the_controller_of_that_card(table):
    table.hero("Captain Marvel").hero("Spider-Man", in_play=["Mockingbird"]).attach("Levy", "Mockingbird")
    table.start(seat=1).attack("Rhino", by="Mockingbird")
    table.expect(damage={"Spider-Man": 1, "Captain Marvel": 0, "Rhino": 1})


@rule("attach_to.6")
def test_card_that_finds_nothing_to_attach_to_stays_where_it_is(table):
    table.hero("Captain Marvel", hand=["Salvage", "Inspired", "Genius"], discard=["Inspired"])
    assert not [x for x in table.options() if x.startswith("Play")]  # from hand or discard pile: there is no ally
    table.expect(hand={0: 3}, discard={0: ["Inspired"]})


@rule("attach_to.3")
def test_attached_card_stays_until_something_removes_it(table):
    table.hero("Captain Marvel", hand=["Confiscate"]).villain("Rhino", attachments=["Enhanced Ivory Horn"])
    table.run_villain_phase().expect(in_play=["Enhanced Ivory Horn"])
    table.play("Confiscate", target="Enhanced Ivory Horn").expect(not_in_play=["Enhanced Ivory Horn"])


# ------------------------------------------------------------------------------------------ damage


@rule("damage.4")
def test_damage_dealt_is_damage_taken(table):
    table.hero("Captain Marvel", in_play=["Wince"]).start(phase="villain", step=2).decline()
    assert "Captain Marvel takes 2 damage" in table.decision.prompt
    table.decline().expect(damage={"Captain Marvel": 2}, midway=True)


@rule("damage.10", "damage.9", "damage.11")
def test_when_takes_damage_comes_after_would_take_and_before_the_damage_is_placed(table):
    table.hero("Captain Marvel", in_play=["Wince", "Flinch"]).start(phase="villain", step=2).decline()
    assert table.options() == ["Use Flinch", "Pass"]
    table.decline()
    assert table.options() == ["Use Wince", "Pass"]
    table.expect(damage={"Captain Marvel": 0}, midway=True)
    table.decline().expect(damage={"Captain Marvel": 2}, midway=True)


@rule("hit_points.2")
def test_damage_lowers_remaining_hit_points(table):
    table.hero("Captain Marvel", hand=["Roll Call"], damage=3).play("Roll Call")
    view = table.game.view(0)
    villain = view["areas"][0]["villains"][0]
    assert (villain["hp"], villain["remaining"]) == (14, 13)
    assert (view["players"][0]["identity"]["hp"], view["players"][0]["identity"]["remaining"]) == (12, 9)


@rule("hit_points.3")
def test_starting_hit_points_are_the_printed_ones(table):
    table.hero("Iron Man", hand=["Fresh Start"], in_play=["Mark V Armor"])
    assert table.stat("Iron Man", Stat.HP) == 9 + 6
    table.play("Fresh Start", target="Rhino").expect(damage={"Rhino": 9})


@pytest.mark.parametrize("title", ["Mockingbird", "Hydra Mercenary", "Crowd Control"])
@rule("defeat.3", "hit_points.8")
def test_defeated_ally_minion_or_side_scheme_is_discarded(table, title):
    table.hero("Captain Marvel", in_play=["Mockingbird"], hand=["Headcount"]).minion("Hydra Mercenary", damage=2)
    table.card("Mockingbird", damage=2).side_scheme("Crowd Control", threat=1)
    if title == "Crowd Control":
        table.thwart("Crowd Control")
    else:
        table.play("Headcount")
    pile = 0 if title == "Mockingbird" else None
    table.expect(not_in_play=[title], discard={pile: [title]})


@rule("defeat.4")
def test_defeated_villain_stage_leaves_the_game(table):
    table.hero("Captain Marvel").villain("Rhino", damage=12).attack("Rhino").expect(damage={"Rhino": 0})
    assert "Rhino I" in " ".join(table.game.view(0)["removed"]) or table.game.view(0)["removed"] == ["Rhino"]


@rule("defeat.4")
def test_defeated_identity_leaves_the_game(table):
    table.hero("Captain Marvel", damage=11).hero("Spider-Man").start(phase="villain", step=2).decline().decline()
    assert table.where("Captain Marvel") == "removed from the game"
