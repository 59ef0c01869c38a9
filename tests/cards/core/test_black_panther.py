"""Black Panther and his signature cards (his obligation and nemesis set: `test_black_panther_nemesis.py`)."""

import pytest

import mc_env
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.zones import DECK, HAND
from tests.rules.citation import rule

BLACK_PANTHER_UPGRADES = ["Energy Daggers", "Panther Claws", "Tactical Genius", "Vibranium Suit"]


def panther(table, *upgrades, **more):
    """Black Panther with these upgrades in play, and Wakanda Forever! and its payment in hand."""
    return table.hero("Black Panther", hand=["Wakanda Forever!", "Energy"], in_play=list(upgrades), **more)


def forever(table, *choices):
    """Play Wakanda Forever! and choose."""
    return table.play("Wakanda Forever!", pay=["Energy"]).choose(*choices)


# ------------------------------------------------------------------------------------------ the identity


@rule("retaliate.1")
def test_black_panther_retaliates_when_he_is_attacked(table):
    table.hero("Black Panther").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Rhino": 1, "Black Panther": 2})


@rule("retaliate.1")
def test_black_panther_retaliates_when_he_defends(table):
    table.hero("Black Panther").start(phase="villain", step=2)
    table.defend("Black Panther")
    table.expect(damage={"Rhino": 1, "Black Panther": 0})


@rule("retaliate.1")
def test_black_panther_retaliates_against_a_minion(table):
    table.hero("Black Panther").minion("Shocker").start(phase="villain", step=2)
    table.run_until("order").choose("Activate Shocker", "Do not defend")
    table.expect(damage={"Shocker": 1}, midway=True)


def test_black_panther_does_not_retaliate_when_an_ally_defends(table):
    table.hero("Black Panther", in_play=["Shuri"]).start(phase="villain", step=2)
    table.defend("Shuri")
    table.expect(damage={"Rhino": 0, "Shuri": 2, "Black Panther": 0})


@rule("retaliate.2")
def test_black_panther_does_not_retaliate_when_the_attack_defeats_him(table):
    table.hero("Black Panther", damage=10).hero("Spider-Man").start(phase="villain", step=2)
    table.choose("Do not defend").run_until("turn")
    assert table.damage("Rhino") == 0


def test_black_panther_does_not_retaliate_when_the_villain_schemes(table):
    table.hero("Black Panther", form="alter-ego").main_scheme(threat=0).start(phase="villain", step=2)
    table.expect(damage={"Rhino": 0}, threat={"The Break-In!": 1})


def foresight():
    """A new game whose first hand holds no Black Panther upgrade, at the question of Foresight."""
    game = mc_env.new_game(heroes=["black_panther"], scenario="rhino", seed=2)
    assert game.decision is not None
    labels = [o.label for o in game.decision.options]
    game.choose(labels.index("Done"))  # the mulligan comes first
    return game


def titles(game, zone):
    return [FACES[game.state.face[c]].title for c in game.state.zones[zone]]


@rule("search.3")
def test_foresight_offers_the_black_panther_upgrades_of_the_deck_and_nothing_else():
    assert sorted(o.label for o in foresight().decision.options) == BLACK_PANTHER_UPGRADES


@pytest.mark.parametrize("number", range(4))
@rule("search.2")
def test_foresight_adds_the_chosen_upgrade_to_the_full_hand(number):
    game = foresight()
    hand, chosen = titles(game, HAND), game.decision.options[number].label
    game.choose(number)
    assert sorted(titles(game, HAND)) == sorted([*hand, chosen])


@rule("search.5")
def test_foresight_shuffles_the_deck():
    game = foresight()
    before = titles(game, DECK)
    chosen = game.decision.options[0].label
    game.choose(0)
    before.remove(chosen)
    assert titles(game, DECK) != before
    assert sorted(titles(game, DECK)) == sorted(before)


# ------------------------------------------------------------------------------------------ Shuri


@rule("search.2")
def test_shuri_finds_an_upgrade_when_she_is_played(table):
    table.hero("Black Panther", hand=["Shuri", "Energy"], deck=["Genius", "Panther Claws", "Combat Training"])
    table.play("Shuri", pay=["Energy"]).choose("Shuri", "Combat Training")
    table.expect(in_play=["Shuri"], hand={0: ["Combat Training"]})


def test_shuri_offers_every_upgrade_of_the_deck_and_nothing_else(table):
    deck = ["Genius", "Panther Claws", "Combat Training", "The Golden City"]
    table.hero("Black Panther", hand=["Shuri", "Energy"], deck=deck, discard=["Vibranium Suit"])
    table.play("Shuri", pay=["Energy"]).choose("Shuri")
    assert sorted(table.options()) == ["Combat Training", "Panther Claws"]


def test_shuri_may_be_left_without_an_upgrade(table):
    table.hero("Black Panther", hand=["Shuri", "Energy"], deck=["Panther Claws"])
    table.play("Shuri", pay=["Energy"]).decline()
    table.expect(in_play=["Shuri"], hand={0: 0})


def test_shuri_finds_nothing_when_the_deck_holds_no_upgrade(table):
    table.hero("Black Panther", hand=["Shuri", "Energy"], deck=["Genius", "The Golden City"])
    table.play("Shuri", pay=["Energy"]).choose("Shuri")
    table.expect(in_play=["Shuri"], hand={0: 0})


@rule("search.5")
def test_shuri_shuffles_the_deck(table):
    deck = ["Panther Claws", "Genius", "Strength", "Vibranium", "The Golden City", "Wakanda Forever!", "Nick Fury"]
    table.hero("Black Panther", hand=["Shuri", "Energy"], deck=deck)
    table.play("Shuri", pay=["Energy"]).choose("Shuri", "Panther Claws")
    assert titles(table.game, DECK)[-6:] != deck[:0:-1]


@rule("play.7")
def test_shuri_finds_an_upgrade_when_she_is_put_into_play(table):
    table.hero("Black Panther", hand=["Make the Call", "Energy"], discard=["Shuri"], deck=["Panther Claws"])
    table.choose("Play Make the Call", "Shuri", "Energy").choose("Shuri", "Panther Claws")
    table.expect(in_play=["Shuri"], hand={0: ["Panther Claws"]})


def test_shuri_can_be_used_in_alter_ego_form(table):
    table.hero("Black Panther", form="alter-ego", hand=["Shuri", "Energy"], deck=["Panther Claws"])
    table.play("Shuri", pay=["Energy"]).choose("Shuri", "Panther Claws")
    table.expect(hand={0: ["Panther Claws"]})


@rule("consequential_damage.1", "consequential_damage.2")
def test_shuri_takes_1_consequential_damage_when_she_thwarts(table):
    table.hero("Black Panther", in_play=["Shuri"]).main_scheme(threat=2).thwart("The Break-In!", by="Shuri")
    table.expect(threat={"The Break-In!": 1}, damage={"Shuri": 1})


# ------------------------------------------------------------------------------------------ Ancestral Knowledge


def test_ancestral_knowledge_shuffles_3_different_cards_into_the_deck(table):
    discard = ["Shuri", "Vibranium", "Panther Claws", "Energy Daggers"]
    table.hero("Black Panther", form="alter-ego", hand=["Ancestral Knowledge", "Genius"], discard=discard)
    table.play("Ancestral Knowledge", pay=["Genius"]).choose("Shuri", "Vibranium", "Panther Claws")
    assert sorted(table.discard(0)) == ["Ancestral Knowledge", "Energy Daggers", "Genius"]
    assert {table.where(x) for x in ("Shuri", "Vibranium", "Panther Claws")} == {"player 1's deck"}


def test_ancestral_knowledge_may_take_fewer_than_3_cards(table):
    table.hero(
        "Black Panther", form="alter-ego", hand=["Ancestral Knowledge", "Genius"], discard=["Shuri", "Vibranium"]
    )
    table.play("Ancestral Knowledge", pay=["Genius"]).choose("Shuri").decline()
    table.expect(discard={0: ["Vibranium"]})
    assert table.where("Shuri") == "player 1's deck"


def test_ancestral_knowledge_takes_no_two_copies_of_a_card(table):
    discard = ["Vibranium", "Vibranium", "Shuri"]
    table.hero("Black Panther", form="alter-ego", hand=["Ancestral Knowledge", "Genius"], discard=discard)
    table.play("Ancestral Knowledge", pay=["Genius"]).choose(table.options()[0])
    assert not [x for x in table.options() if "Vibranium" in x]


def test_ancestral_knowledge_takes_no_two_versions_of_wakanda_forever(table):
    discard = ["01043a", "01043d", "Shuri"]
    table.hero("Black Panther", form="alter-ego", hand=["Ancestral Knowledge", "Genius"], discard=discard)
    table.play("Ancestral Knowledge", pay=["Genius"])
    table.choose(next(x for x in table.options() if "Wakanda" in x))
    assert not [x for x in table.options() if "Wakanda" in x]


@rule("ability_triggered.4")
def test_ancestral_knowledge_is_not_offered_in_hero_form(table):
    table.hero("Black Panther", hand=["Ancestral Knowledge", "Genius"], discard=["Shuri"])
    assert "Play Ancestral Knowledge" not in table.options()


@rule("target.2")
def test_ancestral_knowledge_is_not_offered_when_the_discard_pile_is_empty(table):
    table.hero("Black Panther", form="alter-ego", hand=["Ancestral Knowledge", "Genius"])
    assert "Play Ancestral Knowledge" not in table.options()


# ------------------------------------------------------------------------------------------ other cards


@pytest.mark.parametrize("version", ["01043a", "01043b", "01043c", "01043d"])
def test_each_version_of_wakanda_forever_resolves_the_specials(table, version):
    table.hero("Black Panther", hand=[version, "Energy"], in_play=["Panther Claws"])
    forever(table, "Panther Claws", "Rhino")
    table.expect(damage={"Rhino": 4}, discard={0: ["Wakanda Forever!", "Energy"]}, ready=["Black Panther"])


def test_wakanda_forever_resolves_all_four_upgrades(table):
    panther(table, *BLACK_PANTHER_UPGRADES, damage=5).main_scheme(threat=5)
    forever(table, "Energy Daggers", "Player 1", "Tactical Genius", "The Break-In!")
    table.choose("Vibranium Suit", "Rhino", "Panther Claws", "Rhino")
    table.expect(damage={"Rhino": 1 + 1 + 4, "Black Panther": 4}, threat={"The Break-In!": 4})


def test_wakanda_forever_does_not_exhaust_the_upgrades(table):
    forever(panther(table, "Panther Claws"), "Panther Claws", "Rhino")
    table.expect(ready=["Panther Claws"])


@rule("ability_triggered.4")
def test_wakanda_forever_is_not_offered_in_alter_ego_form(table):
    panther(table, "Panther Claws", form="alter-ego")
    assert "Play Wakanda Forever!" not in table.options()


def test_wakanda_forever_is_not_offered_without_a_black_panther_upgrade(table):
    panther(table, "Combat Training")
    assert "Play Wakanda Forever!" not in table.options()


@pytest.mark.parametrize("upgrade", BLACK_PANTHER_UPGRADES)
def test_black_panther_upgrades_have_no_action_of_their_own(table, upgrade):
    table.hero("Black Panther", in_play=[upgrade], damage=3).main_scheme(threat=3)
    assert f"Use {upgrade}" not in table.options()


def test_vibranium_pays_for_a_cost_of_2(table):
    table.hero("Black Panther", hand=["Panther Claws", "Vibranium"])
    table.play("Panther Claws", pay=["Vibranium"])
    table.expect(in_play=["Panther Claws"], discard={0: ["Vibranium"]})


@rule("resource.6")
def test_vibranium_generates_two_resources_of_any_type(table):
    table.hero("Black Panther", hand=["Vibranium", "Vibranium"]).villain("Rhino", attachments=["Enhanced Ivory Horn"])
    table.use("Enhanced Ivory Horn", pay=["Vibranium", "Vibranium"])
    table.expect(discard={None: ["Enhanced Ivory Horn"]})


def test_vibranium_cannot_be_played(table):
    table.hero("Black Panther", hand=["Vibranium", "Energy"])
    assert not [x for x in table.options() if x.startswith("Play")]


def test_the_golden_city_draws_2_cards(table):
    table.hero("Black Panther", form="alter-ego", in_play=["The Golden City"], deck=["Genius", "Energy", "Strength"])
    table.use("The Golden City")
    table.expect(hand={0: ["Genius", "Energy"]}, exhausted=["The Golden City"])


@rule("exhausted.4")
def test_the_golden_city_is_not_offered_when_exhausted(table):
    table.hero("Black Panther", form="alter-ego", in_play=["The Golden City"]).card("The Golden City", exhausted=True)
    assert "Use The Golden City" not in table.options()


@rule("ability_triggered.4")
def test_the_golden_city_is_not_offered_in_hero_form(table):
    table.hero("Black Panther", in_play=["The Golden City"])
    assert "Use The Golden City" not in table.options()


# ------------------------------------------------------------------------------------------ upgrades


def test_energy_daggers_deal_2_damage_to_the_villain_and_each_engaged_enemy_as_the_final_step(table):
    panther(table, "Energy Daggers").minion("Shocker").minion("Sandman", status=[])
    forever(table, "Energy Daggers", "Player 1")
    table.expect(damage={"Rhino": 2, "Shocker": 2, "Sandman": 2})


def test_energy_daggers_deal_1_damage_before_the_final_step(table):
    panther(table, "Energy Daggers", "Tactical Genius").minion("Shocker").main_scheme(threat=3)
    forever(table, "Energy Daggers", "Player 1", "Tactical Genius", "The Break-In!")
    table.expect(damage={"Rhino": 1, "Shocker": 1})


def test_energy_daggers_hit_only_the_minions_of_the_chosen_player(table):
    panther(table, "Energy Daggers").hero("Spider-Man").minion("Shocker").minion("Sandman", engaged=1, status=[])
    forever(table, "Energy Daggers", "Player 2")
    table.expect(damage={"Rhino": 2, "Shocker": 0, "Sandman": 2})


@rule("labeled_ability.7")
def test_energy_daggers_are_no_attack_and_work_when_stunned(table):
    forever(panther(table, "Energy Daggers", status=["stunned"]), "Energy Daggers", "Player 1")
    table.expect(damage={"Rhino": 2}, status={"Black Panther": ["stunned"]})


def test_panther_claws_deal_4_damage_as_the_final_step(table):
    panther(table, "Panther Claws").minion("Shocker")
    forever(table, "Panther Claws", "Rhino")
    table.expect(damage={"Rhino": 4, "Shocker": 0})


def test_panther_claws_deal_2_damage_before_the_final_step(table):
    panther(table, "Energy Daggers", "Panther Claws")
    forever(table, "Panther Claws", "Rhino", "Energy Daggers", "Player 1")
    table.expect(damage={"Rhino": 2 + 2})


def test_tactical_genius_removes_2_threat_as_the_final_step(table):
    panther(table, "Tactical Genius").main_scheme(threat=5).side_scheme("Bomb Scare", threat=4)
    forever(table, "Tactical Genius", "Bomb Scare")
    table.expect(threat={"The Break-In!": 5, "Bomb Scare": 2})


def test_tactical_genius_removes_1_threat_before_the_final_step(table):
    panther(table, "Tactical Genius", "Panther Claws").main_scheme(threat=5)
    forever(table, "Tactical Genius", "The Break-In!", "Panther Claws", "Rhino")
    table.expect(threat={"The Break-In!": 4})


@rule("crisis_icon.1")
def test_tactical_genius_cannot_remove_threat_from_the_main_scheme_when_a_crisis_icon_is_in_play(table):
    panther(table, "Tactical Genius").main_scheme(threat=5).side_scheme("Crowd Control", threat=2)
    forever(table, "Tactical Genius")
    assert table.options() == ["Crowd Control"]


def test_vibranium_suit_moves_2_damage_to_an_enemy_as_the_final_step(table):
    forever(panther(table, "Vibranium Suit", damage=5), "Vibranium Suit", "Rhino")
    table.expect(damage={"Rhino": 2, "Black Panther": 3})


def test_vibranium_suit_moves_1_damage_before_the_final_step(table):
    panther(table, "Vibranium Suit", "Tactical Genius", damage=5).main_scheme(threat=5)
    forever(table, "Vibranium Suit", "Rhino", "Tactical Genius", "The Break-In!")
    table.expect(damage={"Rhino": 1, "Black Panther": 4})


@rule("stun.1")
def test_vibranium_suit_moves_nothing_when_black_panther_is_stunned(table):
    forever(panther(table, "Vibranium Suit", damage=5, status=["stunned"]), "Vibranium Suit")
    table.expect(damage={"Rhino": 0, "Black Panther": 5}, status={"Black Panther": []})
