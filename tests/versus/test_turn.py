"""Setting up, the phases of a turn, resources, recruiting, formation."""

from __future__ import annotations

from mc_env import versus
from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def new(seed: int = 1, **more: object) -> versus.Game:
    return versus.new_game(["Hulk", "Magneto"], seed=seed, **more)  # type: ignore[arg-type]


def say(game: versus.Game, label: str) -> None:
    assert game.decision is not None
    game.choose(next(o for o in game.decision.options if o.label == label))


@rulebook("setup.1")
def test_random_player_chooses_who_goes_first() -> None:
    deciders = {new(seed).decision.player for seed in range(8)}  # type: ignore[union-attr]
    assert deciders == {0, 1}
    game = new()
    chooser = game.decision.player  # type: ignore[union-attr]
    say(game, "Go second")
    assert game.state.first == 1 - chooser


@rulebook("setup.2", "types.1")
def test_first_player_places_the_main_character_first() -> None:
    game = new()
    say(game, "Go first")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("row", game.state.first)
    say(game, "Back row")
    main = game.view(0)["players"][game.state.first]["back"][0]  # type: ignore[index]
    assert main["level"] == 1


@rulebook("setup.3", "setup.4")
def test_hands_have_seven_cards_and_a_mulligan_brings_seven_others() -> None:
    game = new()
    for label in ("Go first", "Front row", "Front row"):
        say(game, label)
    first = game.state.first
    assert [len(p["hand"]) for p in game.view(first)["players"]] == [7, 7]  # type: ignore[attr-defined]
    before = game.view(first)["players"][first]["hand"]  # type: ignore[index]
    say(game, "Mulligan")
    after = game.view(first)["players"][first]["hand"]  # type: ignore[index]
    assert len(after) == 7
    assert after != before
    assert game.decision is not None
    assert (game.decision.kind, game.decision.player) == ("mulligan", 1 - first)
    say(game, "Keep this hand")
    assert game.decision is not None
    assert game.decision.kind != "mulligan"


@rulebook("setup.5")
def test_both_levels_of_a_main_character_are_known_to_all() -> None:
    table = Table().side("Hulk").side("Magneto", level=2)
    assert [c["level"] for c in table.game.view(0)["players"][1]["front"]] == [2]  # type: ignore[index]


@rulebook("draw.3", "draw.2")
def test_first_turn_of_the_game_brings_no_cards_and_later_ones_two() -> None:
    table = Table().side().side("Magneto").start("turn", turn=1)
    assert len(table.hand(0)) == 0
    table = Table().side().side("Magneto").start("turn", player=1, turn=2)
    assert len(table.hand(1)) == 2


@rulebook("draw.1")
def test_start_of_turn_comes_before_the_draw() -> None:
    table = Table().side(front=["Beast"]).side("Magneto").start("turn")
    assert table.options() == ["Yes", "No"]  # Genius: draw a card?
    assert len(table.hand(0)) == 0
    table.choose("Yes")
    assert len(table.hand(0)) == 3


@rulebook("recovery.1", "recovery.2", "states.5")
def test_stunned_characters_recover_with_their_wounds_and_everybody_readies() -> None:
    table = Table().side(front=["Thor", "Beast"]).side("Magneto")
    table.card("Thor", stunned=True, wounds=1).card("Beast", exhausted=True)
    table.start("turn").decline("option")
    table.expect(stunned=[], exhausted=[], wounds={"Thor": 1})


@rulebook("states.5")
def test_character_that_recovers_by_an_effect_stays_exhausted_unless_it_is_readied() -> None:
    table = Table().side(front=["Adam Warlock"], resources=["Fortress"]).side("Magneto")
    table.expect(stunned=["Adam Warlock"]).choose("Use Emerge").choose("Turn Fortress")
    table.expect(stunned=[], exhausted=[])


@rulebook("build.1", "resource.1", "resource.2", "resource.4", "types.6")
def test_build_phase_goes_from_resource_to_recruit_to_formation() -> None:
    table = Table().side(hand=["Thor", "Academy"]).side("Magneto").start("build")
    assert table.options() == [
        "Place Thor face down",
        "Place Academy face up",
        "Place Academy face down",
        "Done",
    ]
    table.choose("Place Academy face up")
    assert table.resources(0) == ["Academy"]
    assert table.game.decision.kind == "recruit"  # type: ignore[union-attr]
    table.choose("Done")
    assert table.game.decision.kind == "formation"  # type: ignore[union-attr]


@rulebook("resource.3")
def test_two_locations_of_one_name_are_fine() -> None:
    table = Table().side(hand=["Academy"], resources=["Academy"]).side("Magneto").start("build")
    table.choose("Place Academy face up")
    assert table.resources(0) == ["Academy", "Academy"]


@rulebook("recruit.1", "recruit.2", "recruit.3", "resources.1", "resources.4", "zones.3", "states.1")
def test_every_resource_is_a_point_for_recruiting() -> None:
    table = Table().side(hand=["Ant-Man", "Black Panther", "Thor"], resources=["Academy"], facedown=2).side("Magneto")
    table.start("build").choose("Done")
    assert [x for x in table.options() if "Thor" in x] == []  # costs 6
    table.choose("Recruit Black Panther into the back row")
    assert table.where("Black Panther") == "player 1's back row"
    assert table.options() == ["Recruit Ant-Man into the front row", "Recruit Ant-Man into the back row", "Done"]
    table.choose("Recruit Ant-Man into the front row").expect(exhausted=[])
    assert table.options() == ["Done"]


@rulebook("recruit.4")
def test_points_go_away_after_the_recruit_step() -> None:
    table = Table().side(facedown=4).side("Magneto").start("build").choose("Done", "Done")
    assert table.game.state.points == 0


@rulebook("formation.1")
def test_formation_moves_any_characters_once() -> None:
    table = Table().side(front=["Thor"], back=["Loki"]).side("Magneto").start("build").choose("Done", "Done")
    table.choose("Move Hulk to the back row", "Move Loki to the front row", "Done")
    assert (table.where("Hulk"), table.where("Loki")) == ("player 1's back row", "player 1's front row")


@rulebook("turn.1", "turn.2", "main.1")
def test_turn_goes_to_the_next_player_after_what_happens_at_its_end() -> None:
    table = Table().side("Spider-Man", front=["Thor", "Beast"]).side("Magneto")
    table.choose("Done")
    assert table.xp(0) == 2  # one for each face-up supporting character
    assert table.game.state.active == 1


@rulebook("running_out.1")
def test_empty_deck_skips_draws() -> None:
    table = Table().side(deck=["Thor"]).side("Magneto").start("turn")
    assert table.hand(0) == ["Thor"]


@rulebook("running_out.2", "running_out.3")
def test_out_of_cards_the_fewest_wounds_win() -> None:
    table = Table(auto=True).side(deck=[]).side("Magneto", deck=[]).card("Hulk", wounds=1)
    while table.game.decision is not None:
        table.choose("Done")
    table.expect(winners=(1,))
    assert table.game.outcome_reason == "out_of_cards"
    table = Table(auto=True).side(deck=[]).side("Magneto", deck=[])
    while table.game.decision is not None:
        table.choose("Done")
    table.expect(winners=(0, 1))


@rulebook("main_character.1")
def test_player_with_two_main_characters_keeps_their_own_when_the_turn_begins() -> None:
    table = Table().side("Professor X", level=2, resources=["Academy"]).side("Magneto").card("Magneto", wounds=2)
    table.choose("Use Mental Domination", "Turn Academy", "Magneto", "Front row")
    assert table.where("Magneto") == "player 1's front row"
    table.choose("Done")
    assert table.where("Magneto") == "player 2's front row"


@rulebook("resources.2")
def test_face_down_resources_are_for_their_player_alone() -> None:
    table = Table().side(hand=["Thor"]).side("Magneto").start("build").choose("Place Thor face down")
    own, other = (table.game.view(p)["players"][0]["resources"] for p in (0, 1))  # type: ignore[index]
    assert own == [("Thor", False)]
    assert other == [("", False)]


@rulebook("zones.7", "stun.11")
def test_ko_piles_and_stunned_characters_are_seen_by_all() -> None:
    table = Table().side(ko=["Thor"], front=["Beast"]).side("Magneto").card("Beast", stunned=True)
    theirs = table.game.view(1)["players"][0]  # type: ignore[index]
    assert theirs["KO pile"] == ["Thor"]
    assert [(c["name"], c["stunned"]) for c in theirs["front"]] == [("Hulk", False), ("Beast", True)]
