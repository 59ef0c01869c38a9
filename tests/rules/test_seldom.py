"""What cards seldom do: costs that others add, words about attacks, who decides."""

import pytest

import tests.rules.entry_cards
import tests.rules.keyword_cards
import tests.rules.seldom_cards  # noqa: F401
from mc_env.cards.kit import EVENT, YOU, YOUR_HERO, AdditionalCost, ChooseNumber, Damage, Do, Exhaust, OneOf
from mc_env.engine.effects.costs import compile_additional_cost
from mc_env.engine.program.tables import COUNTERS
from mc_env.errors import NotImplementedCard
from tests.rules.citation import rule


@rule("cost.18")
def test_additional_resources_of_any_type_are_asked_for(table):
    table.hero("Spider-Man", hand=["Roll Call"]).environment("Toll Road")
    assert "Play Roll Call" not in table.options()


@pytest.mark.parametrize(
    "cost", [OneOf((Damage(YOU, 1), Exhaust(YOUR_HERO))), Do(ChooseNumber("x", 0, 2), Damage(YOU, 1))]
)
def test_additional_cost_with_a_choice_is_refused(cost):
    with pytest.raises(NotImplementedCard, match="additional cost with a choice"):
        compile_additional_cost(AdditionalCost(EVENT, cost))


def test_number_of_an_effect_for_each_card_is_the_sum_of_what_it_did(table):
    table.hero("Spider-Man", hand=["Tailwind"], in_play=["Web-Shooter", "Endurance"]).play("Tailwind")
    table.expect(hand={0: 2}, damage={"Rhino": 2})


@rule("first_player.1")
def test_player_who_is_named_to_decide_chooses_a_player(table):
    table.hero("Spider-Man").hero("Captain Marvel").reveal("Finger-Pointing", seat=1)
    assert table.decision.player == 0
    table.choose("Player 2").expect(damage={"Captain Marvel": 1, "Spider-Man": 0})


def test_threat_that_is_placed_is_no_part_of_an_attack(table):
    table.hero("Spider-Man", in_play=["Quiet Witness"]).encounter_deck("Hydra Mercenary").reveal("Overflow")
    table.expect(threat={"The Break-In!": 1}, hand={0: 0})


@rule("defend.9")
@pytest.mark.parametrize("hand", [["Shield Wall"], []])
def test_attack_answered_with_a_defense_ability_is_told_from_others(table, hand):
    table.hero("Captain Marvel", hand=hand, in_play=["Duty Roster"]).enemy_attacks("Rhino")
    table.run_until("turn", accept=["Play Shield Wall"]).expect(hand={0: 2 if hand else 0})


@rule("overkill.2")
@pytest.mark.parametrize("attachments", [["Charge"], []])
def test_attack_with_overkill_is_told_from_others(table, attachments):
    table.hero("Captain Marvel", in_play=["Big Hits"]).villain("Rhino", attachments=attachments).enemy_attacks("Rhino")
    table.run_until("turn").expect(hand={0: len(attachments)})


def test_basic_attack_has_no_overkill_of_its_own(table):
    table.hero("Captain Marvel", in_play=["Big Hits"]).attack("Rhino").expect(hand={0: 0})


def test_one_attack_on_several_enemies_defeats_one_of_them(table):
    table.hero("Spider-Man", hand=["Sweep"], in_play=["Scorecard"]).minion("Hydra Bomber", damage=1).play("Sweep")
    table.expect(not_in_play=["Hydra Bomber"], damage={"Rhino": 1}, hand={0: 1})


def test_every_counter_has_a_name(table):
    table.hero("Spider-Man", in_play=["Web-Shooter"])
    assert "web" in COUNTERS.values()
    assert all(isinstance(name, str) for name in COUNTERS.values())
