"""The Protection card of the Captain America pack."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


def test_expert_defense_adds_3_to_the_defense_of_a_basic_defense(table):
    table.hero("She-Hulk", hand=["Expert Defense"]).encounter_deck("Shocker").start(phase="villain", step=2)
    table.defend("She-Hulk").play("Expert Defense")
    table.expect(damage={"She-Hulk": 0}, midway=True)


@rule("lasting_effects.4")
def test_expert_defense_is_over_after_the_attack(table):
    table.hero("She-Hulk", hand=["Expert Defense"]).start(phase="villain", step=2)
    table.defend("She-Hulk").play("Expert Defense").run_until("turn")
    assert table.stat("She-Hulk", Stat.DEF) == 2


def test_expert_defense_is_not_offered_when_nobody_or_an_ally_defends(table):
    table.hero("She-Hulk", hand=["Expert Defense"], in_play=["Luke Cage"]).start(phase="villain", step=2)
    table.defend("Luke Cage")
    table.expect(hand={0: ["Expert Defense"]}, midway=True)


def test_expert_defense_is_not_offered_when_another_hero_defends(table):
    table.hero("She-Hulk", hand=["Expert Defense"]).hero("Thor").start(phase="villain", step=2, seat=1)
    table.choose("Defend with Thor")
    table.expect(hand={0: ["Expert Defense"]}, midway=True)


def test_expert_defense_may_be_played_when_the_hero_defends_with_an_event(table):
    """A defense without the basic power deals the full damage; DEF counts for nothing then, but he defends."""
    table.hero("Captain America", hand=["Expert Defense", "Shield Block"], in_play=["Captain America's Shield"])
    table.start(phase="villain", step=2).choose("Do not defend", "Play Shield Block")
    assert "Play Expert Defense" in table.options()
