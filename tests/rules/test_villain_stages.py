"""Villain stages: defeat, the next stage, what carries over, resuming an activation."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


@rule("villain_defeat.1", "villain_defeat.2", "villain_defeat.3", "hit_points.6", "villain.1")
def test_the_next_stage_takes_the_place_of_a_defeated_one(table):
    table.hero("Spider-Man").villain("Rhino", stage=1, damage=12)
    table.attack("Rhino")
    assert (table.stat("Rhino", Stat.ATK), table.stat("Rhino", Stat.HP), table.damage("Rhino")) == (3, 15, 0)


@rule("villain_defeat.5", "excess_damage.1")
def test_excess_damage_does_not_carry_over(table):
    table.hero("Spider-Man", hand=["Swinging Web Kick", "Genius", "Strength"]).villain("Rhino", stage=1, damage=12)
    table.play("Swinging Web Kick", pay=["Genius", "Strength"], target="Rhino")
    table.expect(damage={"Rhino": 0})


@rule("villain_defeat.6")
def test_attachments_upgrades_and_status_cards_carry_over(table):
    table.hero("Spider-Man").villain(
        "Rhino", stage=1, damage=12, attachments=["Charge"], status=["stunned", "confused"]
    )
    table.attach("Webbed Up", "Rhino").attack("Rhino")
    table.expect(in_play=["Charge", "Webbed Up"], status={"Rhino": ["stunned", "confused"]})
    assert table.stat("Rhino", Stat.ATK) == 3 + 3


@rule("villain_defeat.4", "winning.1")
def test_defeating_the_last_stage_wins(table):
    table.hero("Spider-Man").villain("Rhino", stage=2, damage=13)
    table.attack("Rhino")
    table.expect(outcome="win")
    assert table.game.outcome_reason == "villain_defeated"


@rule("villain_defeat.4", "mode_expert.1")
def test_stage_two_is_not_the_last_one_in_expert_mode(table_of):
    table = table_of(mode="expert")
    table.hero("Spider-Man").villain("Rhino", stage=2, damage=13)
    table.attack("Rhino")
    table.expect(outcome=None)
    assert table.stat("Rhino", Stat.ATK) == 4


@rule("villain_defeat.3", "when_revealed.2")
def test_the_new_stage_resolves_its_when_revealed_ability(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man").villain("Klaw", stage=1, damage=11).encounter_discard('The "Immortal" Klaw')
    table.attack("Klaw").choose('The "Immortal" Klaw')
    table.expect(in_play=['The "Immortal" Klaw'])
    assert table.stat("Klaw", Stat.HP) == 18 + 10


@rule("villain_defeat.8")
def test_a_villain_defeated_while_attacking_goes_on_as_the_next_stage(table):
    """Stampede's attack is still the villain's attack after Counter-Punch has defeated the stage: the stun follows."""
    table.hero("Captain Marvel", hand=["Counter-Punch"]).villain("Rhino", stage=1, damage=12)
    table.dealt(0, "Stampede").start(phase="villain", step=4).defend("Captain Marvel").choose("Play Counter-Punch")
    table.expect(damage={"Rhino": 0, "Captain Marvel": 1}, status={"Captain Marvel": ["stunned"]})
    assert table.stat("Rhino", Stat.HP) == 15


@rule("villain_defeat.6")
def test_charge_is_discarded_after_an_attack_that_the_next_stage_finished(table):
    table.hero("Captain Marvel", hand=["Counter-Punch"]).villain("Rhino", stage=1, damage=12, attachments=["Charge"])
    table.start(phase="villain", step=2).defend("Captain Marvel").choose("Play Counter-Punch")
    table.expect(damage={"Rhino": 0, "Captain Marvel": 4}, not_in_play=["Charge"])


@rule("villain.3")
def test_villain_cards_cannot_be_discarded(table):
    table.hero("Spider-Man").villain("Rhino", stage=1, damage=13)
    table.attack("Rhino")
    assert "Rhino" not in table.discard(None)


@rule("attack_player.14", "villain_defeat.1")
def test_a_defeated_stage_counts_as_a_defeated_enemy(table):
    table.hero("She-Hulk", hand=["Chase Them Down"]).villain("Rhino", stage=1, damage=12).main_scheme(threat=3)
    table.attack("Rhino").choose("Play Chase Them Down", "The Break-In!")
    table.expect(threat={"The Break-In!": 1}, damage={"Rhino": 0})


@rule("per_player_icon.1", "appendix_setup.9")
def test_the_next_stage_has_its_hit_points_for_each_player(table):
    table.hero("Spider-Man").hero("Captain Marvel").villain("Rhino", stage=1, damage=26)
    table.attack("Rhino")
    assert table.stat("Rhino", Stat.HP) == 30


@rule("villain_defeat.3", "villain.2")
def test_the_next_stage_can_be_damaged_and_defeated_in_turn(table):
    table.hero("Captain Marvel", in_play=["Daredevil"]).villain("Rhino", stage=1, damage=12)
    table.attack("Rhino").attack("Rhino", by="Daredevil")
    table.expect(damage={"Rhino": 2})
