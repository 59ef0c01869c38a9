"""Basic cards of the Doctor Strange pack."""

from mc_env.cards.terms import Stat


def test_warning_reduces_damage_to_a_hero_by_1(table):
    table.hero("Doctor Strange", hand=["Warning"]).deal_damage("Doctor Strange", 2).play("Warning")
    table.expect(damage={"Doctor Strange": 1}, discard={0: ["Warning"]})


def test_warning_protects_the_hero_of_another_player_and_is_played_in_either_form(table):
    table.hero("Doctor Strange", form="alter-ego", hand=["Warning"]).hero("Spider-Man").deal_damage("Spider-Man", 2)
    table.run_until("turn", accept=["Play Warning"]).expect(damage={"Spider-Man": 1})


def test_warning_is_no_defense(table):
    """Errata: neither label nor trait."""
    table.hero("Doctor Strange", hand=["Warning"], in_play=["Unflappable"]).enemy_attacks("Rhino").decline()
    table.play("Warning").expect(damage={"Doctor Strange": 1}, ready=["Unflappable", "Doctor Strange"])


def test_warning_does_not_protect_allies_or_alter_egos(table):
    table.hero("Doctor Strange", form="alter-ego", hand=["Warning"], in_play=["Wong"]).deal_damage("Wong", 1)
    table.deal_damage("Stephen Strange", 1).expect(hand={0: ["Warning"]}, damage={"Wong": 1, "Stephen Strange": 1})


def test_the_sorcerer_supreme_gives_1_hand_size_in_hero_form(table):
    table.hero("Doctor Strange", in_play=["The Sorcerer Supreme"])
    assert table.stat("Doctor Strange", Stat.HAND_SIZE) == 6
    table.change_form()
    assert table.stat("Stephen Strange", Stat.HAND_SIZE) == 6


def test_the_sorcerer_supreme_is_played_by_a_mystic_only(table):
    table.hero("Doctor Strange", hand=["The Sorcerer Supreme", "Genius"]).hero(
        "Spider-Man", hand=["The Sorcerer Supreme", "Genius"]
    )
    assert "Play The Sorcerer Supreme" in table.options()
    table.end_turn()
    assert "Play The Sorcerer Supreme" not in table.options()
