"""Iron Man's upgrades."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


def take_off(table):
    """Use Rocket Boots with the Genius in hand: Iron Man has Aerial."""
    return table.use("Rocket Boots", pay=["Genius"])


def test_arc_reactor_readies_iron_man(table):
    table.hero("Iron Man", exhausted=True, in_play=["Arc Reactor"]).use("Arc Reactor")
    table.expect(ready=["Iron Man"], exhausted=["Arc Reactor"])


def test_arc_reactor_lets_iron_man_attack_twice(table):
    table.hero("Iron Man", in_play=["Arc Reactor"]).attack("Rhino").use("Arc Reactor").attack("Rhino")
    table.expect(damage={"Rhino": 2}, exhausted=["Iron Man", "Arc Reactor"])


def test_arc_reactor_is_not_offered_when_iron_man_is_ready(table):
    table.hero("Iron Man", in_play=["Arc Reactor"])
    assert "Use Arc Reactor" not in table.options()


@rule("ability_triggered.4")
def test_arc_reactor_is_not_offered_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", exhausted=True, in_play=["Arc Reactor"])
    assert "Use Arc Reactor" not in table.options()


@pytest.mark.parametrize(("form", "title"), [("hero", "Iron Man"), ("alter-ego", "Tony Stark")])
def test_mark_v_armor_gives_6_hit_points_in_both_forms(table, form, title):
    table.hero("Iron Man", form=form, in_play=["Mark V Armor"])
    assert table.stat(title, Stat.HP) == 9 + 6


def test_mark_v_armor_keeps_iron_man_alive_with_9_damage(table):
    table.hero("Iron Man", in_play=["Mark V Armor"], damage=8).start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Iron Man": 10}, outcome=None)


def test_mark_v_helmet_removes_1_threat_from_one_scheme(table):
    table.hero("Iron Man", in_play=["Mark V Helmet"]).main_scheme(threat=3).side_scheme("Bomb Scare", threat=3)
    table.use("Mark V Helmet").choose("Bomb Scare")
    table.expect(threat={"The Break-In!": 3, "Bomb Scare": 2}, exhausted=["Mark V Helmet"], ready=["Iron Man"])


def test_mark_v_helmet_removes_1_threat_from_each_scheme_when_iron_man_is_aerial(table):
    table.hero("Iron Man", hand=["Genius"], in_play=["Mark V Helmet", "Rocket Boots"])
    table.main_scheme(threat=3).side_scheme("Bomb Scare", threat=3)
    take_off(table).use("Mark V Helmet")
    table.expect(threat={"The Break-In!": 2, "Bomb Scare": 2})


@rule("crisis_icon.1")
def test_mark_v_helmet_spares_the_main_scheme_when_a_crisis_icon_is_in_play(table):
    table.hero("Iron Man", hand=["Genius"], in_play=["Mark V Helmet", "Rocket Boots"])
    table.main_scheme(threat=3).side_scheme("Crowd Control", threat=2)
    take_off(table).use("Mark V Helmet")
    table.expect(threat={"The Break-In!": 3, "Crowd Control": 1})


@rule("confuse.1")
def test_mark_v_helmet_removes_nothing_when_iron_man_is_confused(table):
    table.hero("Iron Man", in_play=["Mark V Helmet"], status=["confused"]).main_scheme(threat=3)
    table.use("Mark V Helmet")
    table.expect(threat={"The Break-In!": 3}, status={"Iron Man": []}, exhausted=["Mark V Helmet"])


@rule("ability_triggered.4")
def test_mark_v_helmet_is_not_offered_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", in_play=["Mark V Helmet"]).main_scheme(threat=3)
    assert "Use Mark V Helmet" not in table.options()


def test_powered_gauntlets_deal_1_damage(table):
    table.hero("Iron Man", in_play=["Powered Gauntlets"]).minion("Shocker")
    table.use("Powered Gauntlets").choose("Shocker")
    table.expect(damage={"Shocker": 1, "Rhino": 0}, exhausted=["Powered Gauntlets"], ready=["Iron Man"])


def test_powered_gauntlets_deal_2_damage_when_iron_man_is_aerial(table):
    table.hero("Iron Man", hand=["Genius"], in_play=["Powered Gauntlets", "Rocket Boots"])
    take_off(table).use("Powered Gauntlets").choose("Rhino")
    table.expect(damage={"Rhino": 2})


@rule("stun.1")
def test_powered_gauntlets_deal_no_damage_when_iron_man_is_stunned(table):
    table.hero("Iron Man", in_play=["Powered Gauntlets"], status=["stunned"]).use("Powered Gauntlets")
    table.expect(damage={"Rhino": 0}, status={"Iron Man": []}, exhausted=["Powered Gauntlets"])


@rule("guard.1")
def test_powered_gauntlets_cannot_hit_a_guarded_villain(table):
    table.hero("Iron Man", in_play=["Powered Gauntlets"]).minion("Hydra Mercenary").use("Powered Gauntlets")
    assert table.options() == ["Hydra Mercenary"]


@rule("ability_triggered.4")
def test_powered_gauntlets_are_not_offered_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", in_play=["Powered Gauntlets"])
    assert "Use Powered Gauntlets" not in table.options()


@pytest.mark.parametrize(("form", "title"), [("hero", "Iron Man"), ("alter-ego", "Tony Stark")])
def test_each_pair_of_rocket_boots_gives_1_hit_point_in_both_forms(table, form, title):
    table.hero("Iron Man", form=form, in_play=["Rocket Boots", "Rocket Boots"])
    assert table.stat(title, Stat.HP) == 9 + 2


def test_rocket_boots_exhaust_and_spend_a_mental_resource(table):
    table.hero("Iron Man", hand=["Genius"], in_play=["Rocket Boots"])
    take_off(table)
    table.expect(exhausted=["Rocket Boots"], ready=["Iron Man"], hand={0: 0}, discard={0: ["Genius"]})


@rule("resource.6")
def test_rocket_boots_are_not_offered_without_a_mental_resource(table):
    table.hero("Iron Man", hand=["Energy", "Strength"], in_play=["Rocket Boots"])
    assert "Use Rocket Boots" not in table.options()


@rule("ability_triggered.4")
def test_rocket_boots_are_not_offered_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", hand=["Genius"], in_play=["Rocket Boots"])
    assert "Use Rocket Boots" not in table.options()


def test_rocket_boots_give_aerial_only_until_the_end_of_the_phase(table):
    table.hero("Iron Man", hand=["Genius"], in_play=["Powered Gauntlets", "Rocket Boots"])
    take_off(table).run_villain_phase()
    table.use("Powered Gauntlets").choose("Rhino")
    table.expect(damage={"Rhino": 1})


@rule("gets.2", "defeat.1")
def test_iron_man_is_defeated_when_he_loses_the_rocket_boots_he_lives_by(table):
    table.hero("Iron Man", damage=9, in_play=["Rocket Boots"]).dealt(0, "Electric Whip Attack")
    table.start(phase="villain", step=4)
    table.choose("Discard", "Rocket Boots")
    table.expect(outcome="loss")


@pytest.mark.parametrize("upgrade", ["Arc Reactor", "Mark V Helmet", "Powered Gauntlets", "Rocket Boots"])
@rule("exhausted.4")
def test_exhausted_upgrade_is_not_offered(table, upgrade):
    table.hero("Iron Man", hand=["Genius"], exhausted=True, in_play=[upgrade]).main_scheme(threat=3)
    table.card(upgrade, exhausted=True)
    assert f"Use {upgrade}" not in table.options()


def test_second_powered_gauntlets_can_be_used_beside_the_first(table):
    table.hero("Iron Man", in_play=["Powered Gauntlets", "Powered Gauntlets"])
    for _ in range(2):
        table.choose(next(x for x in table.options() if x.startswith("Use Powered Gauntlets")), "Rhino")
    table.expect(damage={"Rhino": 2}, exhausted=["Powered Gauntlets", "Powered Gauntlets#2"])
