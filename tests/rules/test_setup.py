"""Setting up a game: the steps of Appendix II, mulligans, and the modes of play."""

import pytest

import mc_env
from mc_env.cards.terms import CardType, Stat
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.zones import ASIDE, DECK, DISCARD, ENC_DECK, HAND, NEMESIS, PLAY, VILLAIN_DECK
from mc_env.errors import ConfigError
from tests.rules.citation import rule


def new(*heroes, scenario="rhino", seed=5, **kw):
    return mc_env.new_game(heroes=list(heroes) or ["spider_man"], scenario=scenario, seed=seed, **kw)


def titles(game, zone):
    return sorted(FACES[game.state.face[c]].title for c in game.state.zones[zone])


def through_mulligan(game):
    while game.decision.kind == "mulligan":
        game.choose(len(game.decision.options) - 1)
    return game


@rule("appendix_setup.1", "identity.3")
def test_every_player_begins_in_alter_ego_form():
    game = new("spider_man", "captain_marvel")
    assert [game.state.ctype[c] for c in game.state.identity] == [CardType.ALTER_EGO] * 2


@rule("appendix_setup.2")
def test_identities_and_villain_begin_without_damage():
    assert not any(new("spider_man").state.damage)


@rule("appendix_setup.4", "appendix_setup.10", "obligation.2")
def test_obligations_are_shuffled_into_the_encounter_deck():
    deck = titles(new("spider_man", "captain_marvel"), ENC_DECK)
    assert {"Eviction Notice", "Family Emergency"} <= set(deck)


@rule("appendix_setup.5", "nemesis_encounter_set.1")
def test_nemesis_sets_are_set_aside():
    game = new("spider_man", "captain_marvel")
    assert "Vulture" in titles(game, NEMESIS)
    assert "Yon-Rogg" in titles(game, NEMESIS + 1)
    assert "Vulture" not in titles(game, ENC_DECK)


@rule("appendix_setup.6", "appendix_player_decks.2")
def test_starter_decks_have_40_cards():
    for hero in ("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther"):
        game = new(hero)
        assert len(game.state.zones[DECK]) + len(game.state.zones[HAND]) == 40, hero


@rule("appendix_setup.6")
def test_the_seed_decides_the_order_of_decks():
    hands = [titles(new("spider_man", seed=s), HAND) for s in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]


@rule("appendix_setup.8", "mode_standard.1")
def test_standard_mode_uses_the_first_two_stages():
    game = new("spider_man")
    assert [FACES[game.state.face[c]].stage for c in game.state.zones[PLAY + CardType.VILLAIN]] == [1]
    assert [FACES[game.state.face[c]].stage for c in game.state.zones[VILLAIN_DECK]] == [2]


@rule("mode_expert.1", "expert_set.1", "appendix_encounter_decks.2")
def test_expert_mode_uses_other_stages_and_the_expert_set():
    game = new("spider_man", mode="expert")
    assert [FACES[game.state.face[c]].stage for c in game.state.zones[PLAY + CardType.VILLAIN]] == [2]
    assert [FACES[game.state.face[c]].stage for c in game.state.zones[VILLAIN_DECK]] == [3]
    assert "Masterplan" in titles(game, ENC_DECK)


@rule("mode_skirmish.3", "mode_skirmish.2")
def test_skirmish_mode_uses_one_stage_only():
    game = new("spider_man", skirmish=3)
    assert [FACES[game.state.face[c]].stage for c in game.state.zones[PLAY + CardType.VILLAIN]] == [3]
    assert game.state.zones[VILLAIN_DECK] == ()


@rule("mode_skirmish.4", "mode_heroic.3", "mode_expert.2", "modes_of_play.1")
def test_modes_combine():
    game = new("spider_man", mode="expert", heroic=1, skirmish=1)
    assert "Masterplan" in titles(game, ENC_DECK)
    assert game.state.heroic == 1
    assert [FACES[game.state.face[c]].stage for c in game.state.zones[PLAY + CardType.VILLAIN]] == [1]


@rule("appendix_encounter_decks.3", "appendix_encounter_decks.4", "modular_encounter_set.3", "modular_encounter_set.1")
def test_modular_sets_may_be_exchanged_and_added():
    deck = titles(new("spider_man", modular=["legions_of_hydra", "under_attack"]), ENC_DECK)
    assert deck.count("Hydra Soldier") == 3
    assert deck.count("Concussive Blast") == 2
    assert "Explosion" not in deck


@pytest.mark.parametrize("set_", ["standard", "expert", "rhino"])
@rule("standard_set.2", "expert_set.2")
def test_a_set_that_is_not_modular_cannot_be_chosen_as_one(set_):
    with pytest.raises(ConfigError):
        new("spider_man", modular=[set_])


@rule("unique_icon.2")
def test_an_identity_cannot_be_chosen_twice():
    with pytest.raises(ConfigError):
        new("spider_man", "spider_man")


@rule(
    "appendix_setup.12", "setup_ability.3", "when_revealed.3", "appendix_setup.13", "setup_ability.1", "setup_ability.2"
)
def test_the_main_scheme_resolves_its_setup_and_then_side_b():
    game = new("spider_man", scenario="klaw")
    in_play = {FACES[game.state.face[c]].title for z in game.state.zones[PLAY:] for c in z}
    assert "Defense Network" in in_play
    assert len(game.state.zones[PLAY + CardType.MINION]) == 1


@rule("appendix_setup.14", "when_revealed.2")
def test_the_villain_resolves_when_revealed_in_setup():
    game = new("spider_man", mode="expert")
    in_play = {FACES[game.state.face[c]].title for z in game.state.zones[PLAY:] for c in z}
    assert "Breakin' & Takin'" in in_play


@rule("appendix_setup.16", "hand_size.1")
def test_each_player_draws_up_to_the_alter_egos_hand_size():
    game = new("spider_man", "captain_marvel")
    assert [len(game.state.zones[HAND + p]) for p in (0, 1)] == [6, 6]


@rule("appendix_setup.17", "appendix_setup.18")
def test_a_mulligan_discards_cards_and_draws_as_many():
    game = new("spider_man", auto=False)
    first = game.decision.options[0].label
    game.choose(0)
    game.choose(len(game.decision.options) - 1)
    state = game.state
    assert [FACES[state.face[c]].title for c in state.zones[DISCARD]] == [first]
    assert len(state.zones[HAND]) == 6
    assert game.decision.kind == "turn"


@rule("appendix_setup.17")
def test_a_mulligan_may_be_declined():
    game = through_mulligan(new("spider_man"))
    assert (game.state.zones[DISCARD], len(game.state.zones[HAND])) == ((), 6)


@rule("appendix_setup.17")
def test_all_cards_may_be_discarded_in_a_mulligan():
    game = new("spider_man", auto=False)
    while game.decision.kind == "mulligan":
        game.choose(0)
    assert (len(game.state.zones[DISCARD]), len(game.state.zones[HAND])) == (6, 6)


@rule("appendix_setup.17")
def test_players_take_their_mulligans_in_player_order():
    game = new("spider_man", "captain_marvel")
    asked = []
    while game.decision.kind == "mulligan":
        asked.append(game.decision.player)
        game.choose(len(game.decision.options) - 1)
    assert asked == [0, 1]


@rule("appendix_setup.19", "setup_ability.4")
def test_setup_abilities_of_identities_resolve_after_the_mulligan():
    game = through_mulligan(new("black_panther"))
    assert (game.decision.kind, game.decision.source) == ("pick", "T'Challa")
    game.choose(0)
    assert len(game.state.zones[HAND]) == 7


@rule("first_player.1", "appendix_setup.3")
def test_the_first_player_takes_the_first_turn():
    game = through_mulligan(new("spider_man", "captain_marvel"))
    assert (game.decision.kind, game.decision.player) == ("turn", 0)


@rule("appendix_setup.9", "per_player_icon.1")
def test_the_villain_has_hit_points_for_each_player():
    game = new("spider_man", "captain_marvel", "she_hulk")
    (villain,) = game.state.zones[PLAY + CardType.VILLAIN]
    assert mod.stat(game.state, villain, int(Stat.HP)) == 42


@rule("set_aside.1")
def test_nothing_is_left_set_aside_that_no_card_refers_to():
    assert new("spider_man").state.zones[ASIDE] == ()
