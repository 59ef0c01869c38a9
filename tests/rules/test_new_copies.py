"""A card that has left play and comes back is a new copy: nothing that was about the old one is about it."""

import tests.rules.copy_cards
import tests.rules.reference_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule
from tests.rules.keyword_cards import LADDER


@rule("leaves_play.3")
def test_a_modifier_of_a_card_on_itself_ends_when_it_leaves_play(table):
    table.hero("Spider-Man", hand=["Energy", "Make the Call", "Genius", "Strength"], in_play=["Vision"])
    table.card("Vision", damage=2).use("Vision", pay=["Energy"]).choose("ATK")
    assert table.stat("Vision", Stat.ATK) == 2 + 2
    table.attack("Rhino", by="Vision")
    table.expect(discard={0: ["Energy", "Vision"]})
    table.play("Make the Call").choose("Vision")
    table.choose("Genius", "Strength").expect(in_play=["Vision"])
    assert table.stat("Vision", Stat.ATK) == 2


@rule("leaves_play.3")
def test_a_modifier_of_a_chosen_card_ends_when_that_leaves_play(table):
    table.hero("Spider-Man", hand=["Sharp Claws", "Once Again"], in_play=["Daredevil", "Black Cat"])
    table.play("Sharp Claws", target="Daredevil").play("Once Again", target="Daredevil")
    assert table.stat("Daredevil", Stat.ATK) == 2


@rule("leaves_play.3")
def test_a_modifier_of_a_chosen_card_stays_when_another_card_leaves_play(table):
    table.hero("Spider-Man", hand=["Sharp Claws", "Once Again"], in_play=["Daredevil", "Black Cat"])
    table.play("Sharp Claws", target="Daredevil").play("Once Again", target="Black Cat")
    assert table.stat("Daredevil", Stat.ATK) == 2 + 3


@rule("lasting_effects.4", "leaves_play.3")
def test_a_modifier_of_a_group_is_on_the_new_copy_too(table):
    table.hero("Spider-Man", hand=["Lead from the Front", "Genius", "Once Again"], in_play=["Daredevil"])
    table.play("Lead from the Front", pay=["Genius"], target="Player 1").play("Once Again", target="Daredevil")
    assert table.stat("Daredevil", Stat.ATK) == 2 + 1


@rule("leaves_play.3", "delayed_effect.2")
def test_a_delayed_effect_on_its_own_card_ends_when_that_leaves_play(table):
    table.hero("Spider-Man", hand=["Once Again"], in_play=["Leaving Soon"]).use("Leaving Soon")
    table.play("Once Again", target="Leaving Soon").end_turn().run_until("turn")
    table.expect(in_play=["Leaving Soon"])


@rule("leaves_play.3", "delayed_effect.2")
def test_a_delayed_effect_on_a_chosen_card_does_not_find_the_new_copy(table):
    table.hero("Spider-Man", hand=["Marked", "Once Again"], in_play=["Daredevil", "Black Cat"])
    table.play("Marked", target="Daredevil").play("Once Again", target="Daredevil").end_turn().run_until("turn")
    table.expect(damage={"Daredevil": 0})


@rule("delayed_effect.2")
def test_a_delayed_effect_on_a_chosen_card_finds_it_when_it_has_stayed(table):
    table.hero("Spider-Man", hand=["Marked", "Once Again"], in_play=["Daredevil", "Black Cat"])
    table.play("Marked", target="Daredevil").play("Once Again", target="Black Cat").end_turn().run_until("turn")
    table.expect(damage={"Daredevil": 1})


@rule("leaves_play.3")
def test_borrowed_control_ends_when_the_card_leaves_play(table):
    """Taken for the phase, then put into play anew by the same player: at the end of the phase it is not given back."""
    table.hero("Spider-Man", hand=["Charm", "Once Again"]).hero("She-Hulk", in_play=["Daredevil"])
    table.play("Charm", target="Daredevil").play("Once Again", target="Daredevil").end_turn().end_turn()
    table.run_until("defend")
    assert table.game.state.controller[table.find("Daredevil")] == 0


@rule("leaves_play.3", "defend.23")
def test_a_defender_that_left_play_and_came_back_does_not_defend(table):
    table.hero("Spider-Man", in_play=["Daredevil", "Undying"]).card("Daredevil", damage=2)
    table.encounter_deck("Stray Pieces").start(phase="villain", step=2).decline().defend("Daredevil")
    table.choose("Use Undying").run_until("turn")
    table.expect(damage={"Spider-Man": 1 + 2, "Daredevil": 0})


@rule("leaves_play.3", "activation.12")
def test_the_attack_of_a_minion_that_left_play_and_came_back_has_ended(table):
    """... and the new copy, which has not activated yet, does."""
    table.hero("Spider-Man", in_play=["Snare"]).villain("Rhino", status=["stunned"]).environment("Second Coming")
    table.minion("Hydra Mercenary", damage=2).start(phase="villain", step=2)
    table.choose("Activate Hydra Mercenary", "Use Snare", "Activate Hydra Mercenary", "Do not defend")
    table.run_until("turn").expect(damage={"Spider-Man": 1, "Hydra Mercenary": 0})


@rule("leaves_play.3", "consequential_damage.1")
def test_consequential_damage_is_not_dealt_to_a_new_copy(table):
    table.hero("Spider-Man", in_play=["Daredevil", "Undying"]).card("Daredevil", damage=2).minion("Whiplash")
    table.attack("Whiplash", by="Daredevil").choose("Use Undying").run_until("turn")
    table.expect(damage={"Daredevil": 0, "Whiplash": 2})


@rule("leaves_play.3", "activation.14")
def test_an_activation_that_waited_ends_with_the_copy_of_its_minion(table):
    table.hero("Spider-Man", exhausted=True).villain("Rhino", boost=["Rallying Cry"]).environment("Second Coming")
    table.minion("Hydra Mercenary", damage=2).encounter_deck("Crossfire")
    table.start(phase="villain", step=2).decline().run_until("order")
    table.expect(damage={"Spider-Man": 2, "Hydra Mercenary": 0}, midway=True)
    table.run_until("turn").expect(damage={"Spider-Man": 2 + 1})  # the new copy activates once, in step two


@rule("villain_defeat.6", "lasting_effects.1")
def test_a_modifier_of_the_villain_stays_when_the_next_stage_has_the_same_title(table):
    table.hero("Spider-Man", hand=["Sharp Claws"]).villain("Rhino", stage=1, damage=13)
    table.play("Sharp Claws", target="Rhino").attack("Rhino")
    assert table.stat("Rhino", Stat.ATK) == 3 + 3


@rule("villain_defeat.7")
def test_a_modifier_of_the_villain_ends_when_the_next_stage_has_another_title(table_of):
    table = table_of(scenario=LADDER.code)
    table.hero("Captain Marvel", hand=["Sharp Claws"]).villain("Boss", damage=4).play("Sharp Claws", target="Boss")
    before = table.stat("Boss", Stat.ATK)
    table.attack("Boss")
    assert (before, table.stat("Bigger Boss", Stat.ATK)) == (2 + 3, 3)
