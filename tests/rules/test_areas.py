"""Where things are: the areas of the players and of the villain, and what counts as out of play."""

import pytest

import mc_env
import tests.rules.keyword_cards
import tests.rules.reference_cards
import tests.rules.reference_word_cards  # noqa: F401
from mc_env.cards import registry
from mc_env.cards.kit import Card
from mc_env.engine.program.tables import CARDS
from tests.rules.citation import rule


def titles(cards):
    """Titles of cards of a view, with what is attached to them."""
    return [t for card in cards for t in (card["title"], *titles(card.get("attached", [])))]


def crowded(table):
    """Two players with something of everything in front of them."""
    table.hero("Spider-Man", hand=["Backflip"], discard=["Haymaker"], in_play=["Black Cat", "Aunt May", "Web-Shooter"])
    table.hero("Captain Marvel", damage=4).attach("Shackles", to="Captain Marvel")
    table.villain("Rhino", attachments=["Charge"]).minion("Hydra Mercenary", engaged=1, attachments=["Sharpener"])
    table.side_scheme("Crowd Control").environment("Passing Storm").encounter_discard("Assault")
    table.dealt(0, "Advance")
    return table


# ------------------------------------------------------------------------------------------ play areas


@rule("play_area.1", "play_area.2", "player.1", "players_play_area.1")
def test_a_players_area_holds_identity_deck_hand_discard_pile_and_cards_in_front_of_them(table):
    area = crowded(table).game.view(0)["players"][0]
    assert titles([area["identity"]]) == ["Spider-Man"]
    assert (area["hand"]["cards"], area["discard"], area["deck"]["size"]) == (["Backflip"], ["Haymaker"], 20)
    assert sorted(titles(area["in_play"])) == ["Aunt May", "Black Cat", "Web-Shooter"]
    assert area["encounter_cards"] == [None]  # dealt, and facedown


@rule("players_play_area.1", "player.1", "remaining_hit_points.2")
def test_each_player_has_an_area_and_hit_points_of_their_own(table):
    areas = crowded(table).game.view(0)["players"]
    assert [(a["identity"]["title"], a["identity"]["remaining"]) for a in areas] == [
        ("Spider-Man", 10),
        ("Captain Marvel", 8),
    ]


@rule("play_area.1", "play_area.3", "play_area.4", "villains_play_area.1", "villains_play_area.2", "reveal.7")
def test_the_villains_area_holds_its_decks_and_encounter_cards_that_are_in_no_players_area(table):
    (area,) = crowded(table).game.view(0)["areas"]
    assert titles(area["villains"]) == ["Rhino", "Charge"]
    assert (titles(area["main_schemes"]), titles(area["side_schemes"])) == (["The Break-In!"], ["Crowd Control"])
    assert titles(area["environments"]) == ["Passing Storm"]
    assert (area["encounter_deck"]["size"], area["encounter_discard"], area["next_stages"]) == (20, ["Assault"], 1)
    assert area["villains"][0]["remaining"] == 28  # 14 for each player


@rule("players_play_area.4", "villains_play_area.4", "players_play_area.3", "villains_play_area.3")
def test_engaged_minions_are_in_their_players_area_and_attachments_where_their_host_is(table):
    view = crowded(table).game.view(0)
    assert titles(view["players"][1]["minions"]) == ["Hydra Mercenary", "Sharpener"]
    assert titles([view["players"][1]["identity"]]) == ["Captain Marvel", "Shackles"]
    area = view["areas"][0]
    beside = [t for place in ("villains", "main_schemes", "side_schemes", "environments") for t in titles(area[place])]
    assert beside == ["Rhino", "Charge", "The Break-In!", "Crowd Control", "Passing Storm"]  # and none of a player's


@rule("players_play_area.5", "villains_play_area.5", "obligation.8", "reveal.10", "obligation.3")
def test_an_obligation_that_names_nobody_lies_in_the_area_of_the_player_who_revealed_it(table):
    table.hero("Spider-Man").hero("Captain Marvel").dealt(1, "Guilty Conscience").start(phase="villain", step=4)
    table.run_until("turn")
    view = table.game.view(0)
    assert titles(view["players"][1]["in_play"]) == ["Guilty Conscience"]
    assert titles(view["players"][0]["in_play"]) == []
    table.expect(exhausted=["Captain Marvel"], ready=["Spider-Man"])  # and that player resolved it


@rule("play_area.5")
def test_no_card_is_in_two_areas(table):
    g = crowded(table).game.state
    placed = [c for zone in g.zones for c in zone]
    assert sorted(placed) == list(range(len(g.card)))


@rule("support.1", "support.2", "upgrade.1")
def test_supports_and_upgrades_stay_in_play_and_active_from_round_to_round(table):
    table.hero("Captain Marvel", hand=["Combat Training", "Genius"], in_play=["Power Cell"])
    table.choose("Play Combat Training", "Player 1", "Genius").run_villain_phase().run_villain_phase()
    table.expect(in_play=["Combat Training", "Power Cell"])
    damage = table.damage("Rhino")
    table.attack("Rhino").expect(damage={"Rhino": damage + 3})  # ATK 2, and 1 from the upgrade


@rule("minion.2")
def test_a_minion_stays_in_play_until_something_makes_it_leave(table):
    table.hero("Captain Marvel", hand=["Dismiss"]).minion("Hydra Mercenary").run_villain_phase()
    table.expect(in_play=["Hydra Mercenary"])
    table.play("Dismiss", target="Hydra Mercenary").expect(not_in_play=["Hydra Mercenary"])


@rule("player.4", "first_player.1")
def test_the_first_player_is_whoever_has_the_token(table):
    table.hero("Spider-Man").hero("Captain Marvel").start(first=1)
    assert table.game.view(0)["first_player"] == 1
    table.run_villain_phase()
    assert table.game.view(0)["first_player"] == 0


# ------------------------------------------------------------------------------------------ out of play


@rule("removed_from_game.1", "removed_from_game.2", "removed_from_game.3")
def test_a_card_removed_from_the_game_does_nothing_and_is_not_found_again(table):
    table.hero("Spider-Man", hand=["Erase", "Muster", "Condolences"], in_play=["Nick Fury"], deck=["Haymaker"])
    table.hero("Captain Marvel").play("Erase", target="Nick Fury")
    table.expect(not_in_play=["Nick Fury"])
    assert table.game.view(1)["removed"] == ["Nick Fury"]
    assert [x for x in table.options() if x.startswith("Play Condolences")] == []  # in no discard pile
    table.play("Muster")  # searches deck and discard pile
    assert "Nick Fury" not in table.hand(0)
    table.run_villain_phase().run_villain_phase()
    assert table.where("Nick Fury") == "removed from the game"


@rule("victory_display.1", "victory_display.2", "victory.5", "keywords.29")
def test_cards_in_the_shared_victory_display_are_out_of_play_and_their_points_are_counted(table):
    table.hero("Spider-Man", hand=["Dismiss"]).hero("Captain Marvel", hand=["Parade Ground"])
    table.minion("Trophy", damage=0).minion("Hydra Mercenary", attachments=["Medal"])
    table.attack("Trophy").ask(1).choose("Play Parade Ground")
    table.expect(not_in_play=["Trophy"], damage={"Rhino": 2})
    assert [table.game.view(p)["victory_display"] for p in (0, 1)] == [["Trophy"], ["Trophy"]]
    assert [x for x in table.options() if "Trophy" in x] == []


@rule("leaves_play.2", "removed_from_game.3", "victory_display.2")
@pytest.mark.parametrize("how", ["Dismiss", "Enshrine", "Erase"])
def test_discarding_removing_and_the_victory_display_are_ways_to_leave_play(table, how):
    table.hero("Spider-Man", hand=[how], in_play=["Ledger", "Nick Fury"]).play(how, target="Nick Fury")
    table.expect(not_in_play=["Nick Fury"])
    assert table.counters("Ledger", "loss") == 1


# ------------------------------------------------------------------------------------------ what belongs to a game


@rule("player_card.1", "player_deck.1")
def test_player_cards_are_of_seven_types():
    hers = [card for hero in registry.HEROES.values() for card in (hero.identity, *hero.cards)]
    theirs = [card for code, pool in registry.POOLS.items() if "filler" not in code for card in pool.cards]
    types = {
        face.type.name for card in (*hers, *theirs) for face in (card.faces if isinstance(card, Card) else (card,))
    }
    identity = {"HERO", "ALTER_EGO"}
    assert types == {*identity, "ALLY", "EVENT", "PLAYER_SIDE_SCHEME", "RESOURCE", "SUPPORT", "UPGRADE"}


def codes(**setup):
    """Codes of all cards of a new game."""
    g = mc_env.new_game(scenario="rhino", seed=1, **setup).state
    return [CARDS[card].code for card in g.card]


@rule("nemesis_encounter_set.3", "nemesis_encounter_set.4", "obligation.4", "obligation.3")
@pytest.mark.parametrize("hero", ["spider_man", "captain_marvel"])
def test_obligation_and_nemesis_set_come_with_their_identity_and_with_no_other(hero):
    there = codes(heroes=[hero])
    for name in ("spider_man", "captain_marvel"):
        own = registry.hero(name)
        for card, n in (*own.nemesis.items(), *own.obligations.items()):
            assert there.count(card.code) == (n if name == hero else 0), card


@rule("scenario_specific.1", "scenario_specific.2", "standard_set.1", "modular_encounter_set.2")
def test_a_scenario_brings_its_decks_its_own_cards_the_standard_set_and_its_modular_set():
    there = codes(heroes=["spider_man"])
    story = registry.scenario("rhino")
    assert [stage.code for stage in story.villains[0] if stage.code in there] == ["01094", "01095"]  # standard mode
    assert [stage.code in there for stage in story.schemes[0]] == [True]
    for name in ("rhino", "standard", "bomb_scare"):
        for card, n in registry.encounter_set(name).cards.items():
            assert there.count(card.code) == n, card


@rule("scenario_specific.3", "standard_set.3", "modular_encounter_set.4", "qualifiers.1")
@pytest.mark.parametrize(("code", "damage"), [("rhino", 2), ("standard", 1), ("bomb_scare", 1)])
def test_abilities_tell_cards_by_the_set_they_belong_to(table, code, damage):
    table.hero("Spider-Man", hand=[f"ref_census_{code}"]).encounter_discard(
        "Charge", "Hydra Mercenary", "Assault", "Bomb Scare"
    )
    table.choose("Play Census").expect(damage={"Rhino": damage})
