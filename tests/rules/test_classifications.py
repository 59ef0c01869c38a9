"""Which cards belong together: card types, classifications, encounter sets, deck customization, setup."""

import pytest

import mc_env
import tests.rules.entry_cards
import tests.rules.keyword_cards  # noqa: F401
from mc_env.cards import catalog, registry
from mc_env.cards.decks import Deck, problems_of
from mc_env.cards.kit import Face, HeroSet
from mc_env.cards.terms import CHARACTER_TYPES, PLAYER_TYPES, CardType, Stat
from mc_env.decks import starter_deck
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.zones import ENC_DECK
from mc_env.errors import ConfigError, InvalidDeck
from mc_env.render.cards import facts
from tests.rules.citation import rule

SCENARIOS = ("rhino", "klaw", "ultron")


def face(title, kind=None):
    """The first face of a title, of a type if one is given."""
    found = [f for card in registry.titled(title) for f in card.faces if f.title == title]
    return next(f for f in found if kind is None or f.type == kind)


# ------------------------------------------------------------------------------------------ types


@rule("card_types.1")
def test_player_card_types():
    names = {CardType(t).name for t in PLAYER_TYPES} - {"HERO", "ALTER_EGO"}
    assert names == {"ALLY", "EVENT", "PLAYER_SIDE_SCHEME", "RESOURCE", "SUPPORT", "UPGRADE"}  # and identities
    for hero in catalog.heroes():
        own = [f for card in hero.cards for f in (card.faces if hasattr(card, "faces") else (card,))]
        assert all(f.type in PLAYER_TYPES for f in (*own, *hero.identity.faces)), hero.code


@rule("card_types.2", "encounter_card.1")
def test_encounter_card_types():
    names = {t.name for t in CardType if t not in PLAYER_TYPES}
    assert names == {
        "VILLAIN",
        "MAIN_SCHEME",
        "SIDE_SCHEME",
        "MINION",
        "ATTACHMENT",
        "ENVIRONMENT",
        "OBLIGATION",
        "TREACHERY",
    }
    assert face("Shocker").type == CardType.MINION
    with pytest.raises(InvalidDeck, match="minion cards do not go into a deck"):
        Deck("spider_man", {face("Shocker").code: 1}).check()


@rule("hit_points.1")
def test_every_character_has_hit_points():
    characters = [f for f in catalog.faces() if f.type in CHARACTER_TYPES]
    assert len(characters) > 50
    assert [f.code for f in characters if Stat.HP not in f.stats] == []


# ------------------------------------------------------------------------------------------ classifications


@rule("classifications.1", "identity_specific.1", "identity_specific.5")
def test_identity_specific_cards_belong_to_the_set_of_an_identity():
    for hero in catalog.heroes():
        assert {registry.SET_OF[card.code] for card in (hero.identity, *hero.cards)} == {hero.code}


@rule("identity_specific.1", "identity_specific.4")
def test_identity_specific_card_is_marked_as_its_identitys():
    marks = {
        f.title: (dict(facts(f))["Set"], f.aspect) for f in (face("Backflip"), face("Spider-Man"), face("Haymaker"))
    }
    assert marks == {
        "Backflip": ("spider_man", "hero"),
        "Spider-Man": ("spider_man", ""),
        "Haymaker": ("basic", "basic"),
    }


@rule("classifications.2", "aspect_card.4")
def test_aspect_card_is_marked_with_its_aspect():
    marks = {
        title: dict(facts(face(title)))["Aspect"] for title in ("Uppercut", "For Justice!", "Get Ready", "Med Team")
    }
    assert list(marks.values()) == ["aggression", "justice", "leadership", "protection"]


@rule("classifications.2")
def test_pool_is_an_aspect_too():
    problems = Deck("spider_man", starter_deck("spider_man").cards, declared=("pool",)).problems()
    assert problems
    assert not [p for p in problems if "unknown aspect" in p]


@rule("classifications.3", "basic_card.1", "basic_card.3")
def test_basic_card_belongs_to_no_identity_and_no_aspect():
    basic = registry.POOLS["basic"].cards
    assert len(basic) > 5
    for card in basic:
        assert isinstance(card, Face)
        marks = dict(facts(card))
        assert (marks["Aspect"], marks["Set"]) == ("basic", "basic")
        assert not [hero.code for hero in catalog.heroes() if card in hero.cards]


@rule("basic_card.4")
def test_basic_card_is_no_aspect_card(table):
    table.hero("Spider-Man", hand=["Haymaker", "The Power of Justice"])
    assert "Play Haymaker" not in table.options()  # the double resource for Justice cards counts once


@pytest.mark.parametrize("scenario", SCENARIOS)
@rule("classifications.4", "classifications.5", "classifications.7", "encounter_set.1", "encounter_set.2")
def test_scenario_is_made_of_its_own_sets_the_standard_set_and_a_modular_set(scenario):
    story = registry.scenario(scenario)
    kinds = [registry.encounter_set(code).kind for code in (*story.sets, *story.modular)]
    assert set(kinds) == {"scenario", "standard", "modular"}
    for code in story.sets:
        if registry.encounter_set(code).kind == "scenario":
            others = [s for s in SCENARIOS if s != scenario and code in registry.scenario(s).sets]
            assert not others, code


@rule("classifications.4", "encounter_set.2")
def test_sets_of_a_product_are_of_four_kinds():
    core = [
        registry.encounter_set(registry.SET_OF[registry.card(f.code).code]) for f in catalog.faces() if is_encounter(f)
    ]
    assert {s.kind for s in core} == {"scenario", "modular", "standard", "expert"}


def is_encounter(f):
    """Whether a face belongs to an encounter set (and not to an identity or a scenario itself)."""
    return registry.SET_OF[registry.card(f.code).code] in registry.ENCOUNTER_SETS


@rule("classifications.8", "expert_set.3")
def test_expert_cards_are_marked_and_join_in_expert_mode_only():
    assert dict(facts(face("Exhaustion")))["Set"] == "expert"
    decks = {
        mode: titles(mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1, mode=mode))
        for mode in ("standard", "expert")
    }
    assert "Exhaustion" in decks["expert"]
    assert "Exhaustion" not in decks["standard"]


@rule("classifications.6", "campaign_specific.1")
def test_campaign_set_is_for_campaigns_only():
    with pytest.raises(ConfigError, match=r"entry_campaign.*not modular \(campaign\)"):
        mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1, modular=["entry_campaign"])


@rule("classifications.6", "campaign_specific.1", "campaign_specific.3")
def test_campaign_card_is_marked_and_does_not_go_into_a_deck():
    assert dict(facts(face("Campaign Medal")))["Aspect"] == "campaign"
    cards = {**starter_deck("spider_man").cards, "entry_campaign_medal": 1}
    assert Deck("spider_man", cards).problems() == [
        "Campaign Medal (entry_campaign_medal) is for campaigns of its own product only"
    ]


@rule("encounter_card.2")
def test_every_encounter_card_belongs_to_a_classification():
    for f in catalog.faces():
        if f.type not in PLAYER_TYPES:
            code = registry.SET_OF[registry.card(f.code).code]
            hero = code.removesuffix("_nemesis")
            assert code in registry.ENCOUNTER_SETS or code in registry.SCENARIOS or hero in registry.HEROES, f.code


def titles(game, zone=ENC_DECK):
    """Titles in a zone of a game."""
    return {FACES[game.state.face[c]].title for c in game.state.zones[zone]}


@pytest.mark.parametrize("scenario", SCENARIOS)
@rule("encounter_deck.1", "appendix_encounter_decks.1")
def test_encounter_deck_holds_the_cards_of_its_sets(scenario):
    game = mc_env.new_game(heroes=["spider_man"], scenario=scenario, seed=1)
    types = {game.state.ctype[c] for c in game.state.zones[ENC_DECK]}
    assert types <= {
        CardType.ATTACHMENT,
        CardType.ENVIRONMENT,
        CardType.MINION,
        CardType.SIDE_SCHEME,
        CardType.TREACHERY,
        CardType.OBLIGATION,
    }
    story = registry.scenario(scenario)
    cards = (card for code in (*story.sets, *story.modular) for card in registry.encounter_set(code).cards)
    own = {card.title for card in cards if isinstance(card, Face)}
    assert titles(game) <= own | {"Eviction Notice"}


@rule("appendix_encounter_decks.1")
def test_players_may_change_the_recommended_sets():
    game = mc_env.new_game(
        heroes=["spider_man"], scenario="rhino", seed=1, modular=["legions_of_hydra", "under_attack"]
    )
    assert {"Madame Hydra", "Concussive Blast"} <= titles(game)
    assert "Hydra Bomber" not in titles(game)


# ------------------------------------------------------------------------------------------ decks


@rule("appendix_player_decks.1")
def test_player_chooses_exactly_one_identity():
    with pytest.raises(ConfigError, match="0 heroes"):
        mc_env.new_game(heroes=[], scenario="rhino", seed=1)
    game = mc_env.new_game(heroes=["spider_man", "iron_man"], scenario="rhino", seed=1)
    assert [len([c for c in game.state.identity if game.state.owner[c] == p]) for p in (0, 1)] == [1, 1]


@rule("appendix_player_decks.3")
def test_identity_and_permanent_cards_do_not_count():
    cards = dict(starter_deck("spider_man").cards)
    assert Deck("spider_man", {**cards, "rules_birthmark": 1}).size == 40
    assert not [code for code in cards if registry.card(code).faces[0].type <= CardType.ALTER_EGO]


@rule("appendix_player_decks.9")
def test_unique_cards_of_one_title_may_both_be_in_when_subtitles_differ():
    cards = starter_deck("spider_man").cards
    assert Deck("spider_man", {**cards, "entry_elder_twin": 1, "entry_younger_twin": 1}).problems() == []
    twice = Deck("spider_man", {**cards, "entry_elder_twin": 2}).problems()
    assert twice == ["The Twin (entry_elder_twin): 2 copies, at most 1"]


@pytest.mark.parametrize(
    ("justice", "leadership", "legal"), [(15, 15, True), (18, 12, False), (30, 0, False)], ids=["even", "uneven", "one"]
)
@rule("appendix_player_decks.10")
def test_requirement_of_an_identity_must_be_met(justice, leadership, legal):
    def of(aspect, n):
        codes = [f.code for f in catalog.faces() if f.aspect == aspect and not f.unique]
        return {code: min(3, n - 3 * i) for i, code in enumerate(codes) if n > 3 * i}

    two_hearts = HeroSet("two_hearts", "Two Hearts", registry.hero("spider_man").identity, {}, aspects=2, balanced=True)
    basic = {f.code: 3 for f in catalog.faces() if f.aspect == "basic" and not f.unique}
    cards = {**of("justice", justice), **of("leadership", leadership), **dict(list(basic.items())[:4])}
    problems = problems_of(cards, two_hearts)
    assert bool([p for p in problems if "equally many" in p]) != legal


# ------------------------------------------------------------------------------------------ setup


@rule("appendix_setup.11")
def test_cards_with_the_setup_keyword_are_searched_out_and_put_into_play():
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1, modular=["entry_overture"])
    view = game.view(0)["areas"][0]
    assert [x["title"] for x in view["environments"]] == ["Overture"]
    assert "Overture" not in titles(game)
