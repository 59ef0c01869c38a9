"""The Aggression card of the Ms. Marvel pack."""

from tests.rules.citation import rule


def test_melee_deals_3_damage_to_each_of_2_enemies(table):
    table.hero("She-Hulk", hand=["Melee", "Genius", "Energy"]).minion("Titania")
    table.play("Melee", pay=["Genius", "Energy"], target=["Titania", "Rhino"])
    table.expect(damage={"Titania": 3, "Rhino": 3})


def test_melee_does_not_deal_damage_to_the_same_enemy_twice(table):
    """FAQ "Melee": the second enemy is a different one."""
    table.hero("She-Hulk", hand=["Melee", "Genius", "Energy"]).minion("Titania")
    table.play("Melee", pay=["Genius", "Energy"], target="Titania")
    assert table.options() == ["Rhino"]


def test_melee_does_not_take_the_next_stage_of_the_villain_for_another_enemy(table):
    """FAQ "Melee": different stages of the villain are the same enemy."""
    table.hero("She-Hulk", hand=["Melee", "Genius", "Energy"]).villain("Rhino", stage=1, damage=12)
    table.play("Melee", pay=["Genius", "Energy"], target="Rhino").run_until("turn")
    table.expect(damage={"Rhino": 0})
    assert table.decision.kind == "turn"


@rule("guard.1")
def test_melee_reaches_the_villain_when_the_first_sentence_defeats_the_guard(table):
    """FAQ "Melee": the guard is gone when the second enemy is chosen."""
    table.hero("She-Hulk", hand=["Melee", "Genius", "Energy"]).minion("Hydra Mercenary")
    table.play("Melee", pay=["Genius", "Energy"])
    assert table.options() == ["Hydra Mercenary"]
    table.choose("Hydra Mercenary", "Rhino")
    table.expect(damage={"Rhino": 3}, not_in_play=["Hydra Mercenary"])


@rule("guard.1")
def test_melee_does_not_reach_the_villain_when_the_guard_survives(table):
    table.hero("She-Hulk", hand=["Melee", "Genius", "Energy"]).minion("Hydra Soldier")
    table.play("Melee", pay=["Genius", "Energy"], target="Hydra Soldier")
    table.expect(damage={"Hydra Soldier": 3, "Rhino": 0})


def test_melee_deals_damage_once_when_there_is_1_enemy(table):
    table.hero("She-Hulk", hand=["Melee", "Genius", "Energy"])
    table.play("Melee", pay=["Genius", "Energy"], target="Rhino")
    table.expect(damage={"Rhino": 3})


def test_melee_is_not_offered_in_alter_ego_form(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Melee", "Genius", "Energy"])
    assert "Play Melee" not in table.options()
