"""What a definition says, the game does, also where no product has said it so far: small cards, one for each promise."""

from __future__ import annotations

import pytest

from mc_env.cards.kit import Face
from mc_env.cards.lint import lint
from mc_env.cards.terms import Stat
from mc_env.engine.game import load_game
from mc_env.engine.invariants import problems
from mc_env.table import Table
from tests.probes import held


@pytest.fixture(autouse=True, scope="module")
def cards() -> None:
    held.register()


# ------------------------------------------------------------------------------------------ the end of the player phase


def test_readying_at_the_end_of_the_player_phase_can_be_answered() -> None:
    table = Table().hero("Alpha", in_play=["Morning Person"], exhausted=True)
    table.use("Morning Person").end_turn()
    table.run_until("turn")
    assert (table.counters("Morning Person", "morning"), table.counters("Morning Person", "own")) == (1, 1)


def test_card_that_was_ready_does_not_ready_at_the_end_of_the_player_phase() -> None:
    table = Table().hero("Alpha", in_play=["Morning Person"]).end_turn()
    table.run_until("turn")
    assert table.counters("Morning Person", "morning") == 0


def test_drawing_up_at_the_end_of_the_player_phase_can_be_answered() -> None:
    table = Table().hero("Alpha", in_play=["Eager Reader"]).end_turn()
    table.run_until("turn")
    assert table.counters("Eager Reader", "page") == 5


def test_discarding_at_the_end_of_the_player_phase_can_be_answered() -> None:
    table = Table().hero("Alpha", hand=["Haymaker", "Haymaker"], in_play=["Scrap Dealer"]).end_turn()
    table.choose("Haymaker", "Haymaker").run_until("turn")
    assert table.counters("Scrap Dealer", "scrap") == 2


def test_placing_counters_can_be_answered() -> None:
    table = Table().hero("Alpha", in_play=["Bean Counter", "Jar"]).use("Jar")
    assert (table.counters("Jar", "bean"), len(table.hand())) == (2, 1)


# ------------------------------------------------------------------------------------------ constants outside play


def test_constant_ability_applies_while_its_card_is_in_hand() -> None:
    table = Table().hero("Alpha", hand=["Lucky Coin", "Haymaker"]).hero("Beta")
    assert (table.stat("Alpha", Stat.ATK), table.stat("Beta", Stat.ATK)) == (4, 1)
    table.end_turn().end_turn().choose("Lucky Coin")
    table.run_until("defend")
    assert table.stat("Alpha", Stat.ATK) == 3


def test_constant_ability_applies_while_its_card_is_in_the_discard_pile() -> None:
    table = Table().hero("Alpha", hand=["Heirloom"], in_play=[]).hero("Beta")
    assert (table.stat("Alpha", Stat.THW), table.stat("Alpha", Stat.DEF)) == (1, 2)
    table.end_turn().end_turn().choose("Heirloom").run_until("defend")
    assert (table.stat("Alpha", Stat.THW), table.stat("Alpha", Stat.DEF), table.stat("Beta", Stat.THW)) == (3, 2, 3)


def test_constant_ability_of_an_encounter_card_applies_in_the_encounter_discard_pile() -> None:
    table = Table().hero("Alpha").encounter_discard("Bad Omen").start()
    assert table.stat("Rhino", Stat.ATK) == 3


def test_constant_of_a_hand_is_redrawn_with_the_hand() -> None:
    table = Table(hands="private").hero("Alpha").hero("Beta", hand=["Lucky Coin"], deck=["Haymaker"] * 9)
    for seed in range(20):
        assert problems(table.game.resample(0, seed).state) == []


# ------------------------------------------------------------------------------------------ lasting effects


def test_effect_until_the_end_of_an_attack_does_nothing_when_there_is_no_attack() -> None:
    table = Table().hero("Alpha", hand=["War Cry"]).play("War Cry")
    assert (table.hand(), table.stat("Rhino", Stat.ATK)) == (["Filler"], 2)


# ------------------------------------------------------------------------------------------ cannot leave play


def test_side_scheme_that_cannot_leave_play_stays_without_threat() -> None:
    table = Table().hero("Beta").side_scheme("Vigil").environment("Vigilant").thwart("Vigil")
    table.expect(threat={"Vigil": 0}, in_play=["Vigil"])
    table.use("Vigilant").expect(not_in_play=["Vigil", "Vigilant"], discard={None: ["Vigil"]})


def test_character_that_cannot_leave_play_stays_without_hit_points() -> None:
    table = Table().hero("Alpha").minion("Ward").environment("Vigilant").attack("Ward")
    table.expect(damage={"Ward": 3}, in_play=["Ward"])
    table.use("Vigilant").expect(not_in_play=["Ward"])


# ------------------------------------------------------------------------------------------ extra decks


@pytest.mark.parametrize("title", ["Put Back", "Shuffle Back"])
def test_card_of_an_extra_deck_goes_back_to_its_own_deck(title: str) -> None:
    table = Table().hero("Adept", hand=[title], extra={"spells": ["Spell of Fire", "Spell of Calm"]})
    table.use("Adept", target="Rhino")
    assert table.where("Spell of Fire") == "extra discard pile"
    table.play(title)
    assert table.where("Spell of Fire") == "extra deck"


# ------------------------------------------------------------------------------------------ counters


@pytest.mark.parametrize("others", [0, 2])
def test_card_enters_play_with_counters_for_each_player_and_can_be_saved(others: int) -> None:
    table = Table()
    for name in ("Alpha", "Beta")[:others]:
        table.hero(name)
    table.hero("Gamma", in_play=["Arrow Case"])
    table.environment("Beacon")
    assert (table.counters("Beacon", "light"), table.counters("Arrow Case", "arrow")) == (2 * (others + 1), others + 1)
    assert load_game(table.game.save()) == table.game
    assert problems(table.game.state) == []


# ------------------------------------------------------------------------------------------ the linter


def test_linter_finds_the_one_of_these_cards_that_cannot_work() -> None:
    faces = [card for card in (*held.POOL.cards, *held.SET.cards) if isinstance(card, Face)]
    assert lint(faces) == [
        "War Cry (held_war_cry): ability 1 (Action): "
        "Modify lasts until END_OF_ATTACK, but no attack, scheme or thwart is under way"
    ]
