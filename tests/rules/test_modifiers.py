"""Modifiers: the order in which they apply, what is lost stays lost, limits by period."""

import pytest

import tests.rules.keyword_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule


@pytest.mark.parametrize(
    ("attachments", "attack"),
    [
        ([], 2),
        (["Sharpener"], 4),
        (["Sharpener", "Doubler"], 8),
        (["Doubler", "Sharpener"], 8),
        (["Medal", "Halver"], 2),
        (["Medal", "Sharpener", "Halver"], 3),
        (["Blunter"], 0),
        (["Blunter", "Sharpener"], 0),
        (["Setter", "Doubler", "Sharpener"], 7),
        (["Setter", "Later Setter"], 1),
        (["Later Setter", "Setter"], 7),
    ],
)
@rule("modifiers.3", "modifiers.4", "modifiers.5", "modifiers.6")
def test_modifiers_apply_in_the_order_of_the_reference(table, attachments, attack):
    """Shocker has 2 ATK. Sums come before doubling and halving, halves are rounded up, set values win, the latest most."""
    table.hero("Spider-Man").minion("Shocker", attachments=attachments)
    assert table.stat("Shocker", Stat.ATK) == attack


@rule("loses.1", "loses.3", "keywords.1")
def test_a_lost_keyword_is_not_regained_while_the_loss_lasts(table):
    table.hero("Spider-Man").minion("Hydra Mercenary", attachments=["Disarmer", "Second Guard"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 2})


@rule("gains.1", "keywords.2")
def test_a_gained_keyword_works_like_a_printed_one(table):
    table.hero("Spider-Man").minion("Shocker", attachments=["Second Guard"])
    table.choose("Attack with Spider-Man")
    assert table.options() == ["Shocker"]


@rule("limit.1")
def test_a_limit_per_turn_starts_anew_on_the_next_turn(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Breather"]).use("Breather")
    assert "Use Breather" not in table.options()
    table.run_villain_phase()
    assert "Use Breather" in table.options()


@rule("limit.1")
def test_a_limit_per_game_never_starts_anew(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Last Stand"]).use("Last Stand").run_villain_phase()
    assert "Use Last Stand" not in table.options()


@rule("victory.3", "uses.4")
def test_a_victory_card_whose_last_counter_is_spent_goes_to_the_victory_display(table):
    table.hero("Spider-Man", in_play=["Memorial"]).use("Memorial")
    assert table.where("Memorial") == "victory display"


@rule("activation.12")
def test_an_attack_ends_when_the_attacking_minion_leaves_play(table):
    table.hero("Captain Marvel", hand=["Parry"]).villain("Rhino", status=["stunned"]).minion("Shocker")
    table.start(phase="villain", step=2).choose("Activate Shocker", "Play Parry")
    table.expect(damage={"Captain Marvel": 0}, not_in_play=["Shocker"])


@rule("attack_enemy.31", "defend.25")
def test_a_hero_has_defended_an_attack_that_ended_before_its_damage(table):
    table.hero("Captain Marvel", hand=["Riposte"], in_play=["Indomitable"]).villain("Rhino", status=["stunned"])
    table.minion("Shocker").start(phase="villain", step=2).choose("Activate Shocker").defend("Captain Marvel")
    table.choose("Play Riposte", "Use Indomitable")
    table.expect(damage={"Captain Marvel": 0}, ready=["Captain Marvel"], not_in_play=["Shocker"])


@rule("attack_enemy.32")
def test_an_enemy_has_not_attacked_when_its_attack_ended_before_its_damage(table):
    table.hero("Captain Marvel", hand=["Riposte", "Genius"]).villain("Rhino", status=["stunned"])
    table.minion("Radioactive Man", damage=4).start(phase="villain", step=2).choose("Activate Radioactive Man")
    table.defend("Captain Marvel").choose("Play Riposte")
    table.expect(hand={0: ["Genius"]}, not_in_play=["Radioactive Man"])
