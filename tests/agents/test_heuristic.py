"""The heuristic does not peek, and does what a player would in plain positions."""

from __future__ import annotations

from random import Random

import pytest

import mc_env
from mc_env import agents
from mc_env.agents.players.base import Seat
from mc_env.agents.players.heuristic import STYLES, HeuristicAgent
from mc_env.agents.players.heuristic.forms import hero_hand
from mc_env.agents.players.heuristic.hands import cards_each_round
from mc_env.agents.players.heuristic.position import Position
from mc_env.agents.players.heuristic.worth import worth
from mc_env.cards.terms import Stat
from mc_env.engine.game import Game
from mc_env.engine.knowing.sight import Sight
from mc_env.table import Table
from tools.disguise import disguised, permuted

GAMES = [
    (["spider_man"], "rhino", "open"),
    (["spider_man", "captain_marvel"], "rhino", "private"),
    (["she_hulk", "iron_man"], "klaw", "open"),
    (["black_panther", "captain_marvel"], "ultron", "private"),
]


def label(table: Table, style: str = "balanced") -> str:
    """What the heuristic chooses at the current decision of a table."""
    decision = table.decision
    assert decision is not None
    return decision.options[HeuristicAgent(style).decide(table.game, decision.player)].label


# ------------------------------------------------------------------------------------------ no peeking


@pytest.mark.parametrize(("heroes", "scenario", "hands"), GAMES, ids=lambda x: str(x))
def test_choice_is_the_same_whatever_lies_hidden(heroes: list[str], scenario: str, hands: str) -> None:
    agent = HeuristicAgent()
    rng = Random(7)
    for seed in range(2):
        game = mc_env.new_game(heroes=heroes, scenario=scenario, seed=seed, hands=hands)
        while game.decision:
            p = game.decision.player
            scores = agent.scores(Sight(game.state, p))
            for _ in range(2):
                twin = Game(permuted(game.state, p, rng), None)
                assert agent.scores(Sight(twin.state, p)) == scores, (seed, len(game.choices), game.decision)
            game.choose(agent.decide(game, p))


@pytest.mark.parametrize(("heroes", "scenario", "hands"), GAMES, ids=lambda x: str(x))
def test_choice_does_not_depend_on_card_ids(heroes: list[str], scenario: str, hands: str) -> None:
    agent = HeuristicAgent()
    game = mc_env.new_game(heroes=heroes, scenario=scenario, seed=3, hands=hands)
    while game.decision:
        if len(game.choices) % 25 == 3:
            twin = disguised(game, Random(len(game.choices)))
            assert agent.decide(twin, game.decision.player) == agent.decide(game, game.decision.player)
        game.choose(agent.decide(game, game.decision.player))


def test_choosing_leaves_the_game_as_it_was() -> None:
    agent = HeuristicAgent()
    game = mc_env.new_game(heroes=["spider_man", "captain_marvel"], scenario="rhino", seed=3)
    while game.decision and len(game.choices) < 120:
        before = game.state.key()
        choice = agent.decide(game, game.decision.player)
        assert game.state.key() == before
        game.choose(choice)


def test_two_to_four_players_play_to_the_end() -> None:
    agent = HeuristicAgent()
    heroes = ["spider_man", "captain_marvel", "she_hulk", "iron_man"]
    for seed in range(6):
        n = 2 + seed % 3
        game = mc_env.new_game(heroes=heroes[:n], scenario=("rhino", "klaw")[seed % 2], seed=seed)
        while game.decision:
            game.choose(agent.decide(game, game.decision.player))
        assert game.outcome in ("win", "loss")


@pytest.mark.parametrize("hero", ["spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther"])
@pytest.mark.parametrize("scenario", ["rhino", "klaw", "ultron"])
def test_every_hero_plays_every_scenario_to_the_end(hero: str, scenario: str) -> None:
    agent = HeuristicAgent()
    for seed in range(2):
        game = mc_env.new_game(heroes=[hero], scenario=scenario, seed=seed, mode=("standard", "expert")[seed])
        while game.decision:
            game.choose(agent.decide(game, game.decision.player))
        assert game.outcome in ("win", "loss")


# ------------------------------------------------------------------------------------------ plain positions


def table(**kw: object) -> Table:
    return Table(scenario="rhino", seed=1, **kw)  # type: ignore[arg-type]


def test_finishes_a_villain_within_reach() -> None:
    t = table()
    t.hero("Spider-Man", form="hero", hand=["Haymaker", "Genius"])
    t.villain("Rhino", stage=2, damage=13)
    t.main_scheme(threat=3)
    assert label(t) in ("Attack with Spider-Man", "Play Haymaker")


def test_thwarts_when_the_scheme_is_about_to_be_completed() -> None:
    t = table()
    t.hero("Spider-Man", form="hero", hand=["Haymaker", "For Justice!", "Genius"])
    t.villain("Rhino", stage=1)
    t.main_scheme(threat=6)
    assert label(t) in ("Play For Justice!", "Thwart with Spider-Man")


def test_saves_a_hero_from_a_deadly_blow_with_an_ally() -> None:
    t = table()
    t.hero("Spider-Man", form="hero", damage=8, in_play=["Mockingbird"])
    t.villain("Rhino", stage=2)
    t.start(phase="villain", step=2)
    while t.decision is not None and t.decision.kind != "defend":
        t.decline()
    assert label(t) == "Defend with Mockingbird"


def test_prevents_a_deadly_blow() -> None:
    t = table()
    t.hero("Spider-Man", form="hero", hand=["Backflip"], damage=7, exhausted=True)
    t.villain("Rhino", stage=2)
    t.start(phase="villain", step=2)
    while t.decision is not None and "Play Backflip" not in t.options():
        t.choose(label(t))
    assert label(t) == "Play Backflip"


def test_pays_with_what_it_does_not_want_to_play() -> None:
    t = table()
    t.hero("Spider-Man", form="hero", hand=["Swinging Web Kick", "Energy", "Tenacity", "Backflip"])
    t.villain("Rhino", stage=1)
    t.main_scheme(threat=0)
    t.choose("Swinging Web Kick")
    assert label(t) == "Pay with Energy"
    t.choose("Energy")
    assert label(t) == "Pay with Tenacity"


def test_pays_more_than_needed_when_it_is_cheap_and_the_card_rewards_it() -> None:
    t = table()
    t.hero("Spider-Man", form="hero", hand=["For Justice!", "Strength"], in_play=["Web-Shooter"])
    t.main_scheme(threat=6)
    t.choose("Play For Justice!", "Strength")
    assert label(t) == "Pay using Web-Shooter"


def test_pays_no_more_than_needed_when_it_would_take_a_card() -> None:
    t = table()
    t.hero("Spider-Man", form="hero", hand=["For Justice!", "Strength", "Genius"])
    t.main_scheme(threat=6)
    t.choose("Play For Justice!", "Strength")
    assert label(t) == "Done paying"


def test_pays_no_more_than_needed_when_it_may_always_pay_more() -> None:
    game = mc_env.new_game(["iron_man"], "rhino", seed=3, overpay=True)
    asked = 0
    while (d := game.decision) is not None and asked < 5:
        picked = HeuristicAgent().decide(game, d.player)
        if d.kind == "pay" and d.options[-1].label == "Done paying":
            assert d.options[picked].label == "Done paying"
            asked += 1
        game.choose(picked)
    assert asked == 5


def test_attacks_a_guard_before_the_villain() -> None:
    t = table()
    t.hero("Spider-Man", form="hero", hand=[])
    t.villain("Rhino", stage=1)
    t.minion("Hydra Mercenary", engaged=0, damage=1)
    t.main_scheme(threat=0)
    assert label(t) == "Attack with Spider-Man"


def test_heals_where_it_is_needed() -> None:
    t = table()
    t.hero("Spider-Man", form="alter-ego", hand=[], damage=8)
    t.villain("Rhino", stage=2)
    t.main_scheme(threat=0)
    assert label(t) == "Recover with Peter Parker"


def test_a_player_may_be_in_the_way_of_a_blow_meant_for_another() -> None:
    t = table()
    t.hero("Spider-Man", form="hero", damage=8, exhausted=True)
    t.hero("Captain Marvel", form="hero")
    t.villain("Rhino", stage=2)
    t.start(phase="villain", step=2)
    while t.decision is not None and not (t.decision.kind == "defend" and t.decision.player == 1):
        t.choose(label(t))
    assert label(t) == "Defend with Captain Marvel"


def test_asks_a_player_whose_turn_is_over_when_all_hangs_on_it() -> None:
    for threat, asks in ((13, True), (0, False)):
        t = table()
        t.hero("Captain Marvel", form="hero", hand=["Crisis Interdiction", "Energy"], exhausted=True)
        t.hero("Spider-Man", form="hero", hand=[], exhausted=True)
        t.villain("Rhino", stage=1)
        t.main_scheme(threat=threat)
        t.end_turn()
        assert label(t).startswith("Ask") is asks
        if asks:
            t.choose(label(t))
            assert label(t) == "Play Crisis Interdiction"


def test_heuristic_is_the_same_through_any_door() -> None:
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=2)
    agent = agents.make("heuristic")
    assert isinstance(agent, HeuristicAgent)
    assert agent.pick(Sight(game.state, 0)) == agent.decide(game, 0) == agent.choose(Seat(game, 0))


def test_stunned_hero_keeps_what_was_saved_up_for_a_blow() -> None:
    for stunned, fires in ((False, True), (True, False)):
        t = table()
        t.hero("Captain Marvel", in_play=["Energy Channel"], status=["stunned"] if stunned else [])
        t.card("Energy Channel", counters={"energy": 5})
        t.villain("Rhino", stage=2)
        t.main_scheme(threat=0)
        assert (label(t) == "Use Energy Channel [2]") is fires


def test_later_stages_of_the_main_scheme_are_seen_by_their_target() -> None:
    game = mc_env.new_game(heroes=["spider_man"], scenario="ultron", seed=1)
    faces = Sight(game.state, 0).schemes_ahead()
    assert sorted(f.base[Stat.TARGET_THREAT] for f in faces) == [5, 10]


def test_takes_a_little_threat_rather_than_one_minion_more() -> None:
    t = Table(scenario="ultron", seed=1)
    t.hero("Captain Marvel", hand=[]).villain("Ultron", stage=1).environment("Ultron Drones").main_scheme(threat=0)
    t.enemy_attacks("Ultron")
    while t.decision is not None and t.decision.kind != "option":
        t.decline()
    assert label(t) == "Place 1 threat on the main scheme"


def test_aims_an_ability_of_an_ally_by_what_it_does_and_not_by_its_attack() -> None:
    t = table()
    t.hero("Spider-Man", form="hero", hand=["Mockingbird", "Energy", "Strength"]).villain("Rhino", stage=1)
    t.minion("Hydra Mercenary").main_scheme(threat=0)
    t.choose("Mockingbird")
    while t.decision is not None and t.decision.kind != "target":
        t.choose(label(t))
    assert label(t) == "Rhino"  # stunned, it misses an attack that would hurt more


def test_aims_a_basic_attack_by_its_power() -> None:
    t = table()
    t.hero("She-Hulk", form="hero", hand=[]).villain("Rhino", stage=1).minion("Hydra Mercenary").main_scheme(threat=0)
    t.choose("Attack with She-Hulk")
    assert Sight(t.game.state, 0).basic_power
    assert label(t) == "Hydra Mercenary"  # it falls to 3 damage


def test_of_cards_that_go_to_hand_takes_two_resources_before_a_dear_event() -> None:
    t = table()
    t.hero("Iron Man", form="alter_ego", hand=[], deck=["Uppercut", "Energy", "Chase Them Down"])
    t.villain("Rhino", stage=1).main_scheme(threat=0)
    t.choose("Use Tony Stark: Futurist")
    assert not Sight(t.game.state, 0).basic_power
    assert label(t) == "Energy"


def test_prevents_a_little_threat_when_all_of_that_is_prevented_now() -> None:
    t = Table(scenario="klaw", seed=1)
    t.hero("Spider-Man", form="alter_ego", hand=["Emergency"]).villain("Klaw", stage=1).main_scheme(threat=3)
    t.enemy_schemes("Klaw")
    assert label(t) == "Play Emergency"


@pytest.mark.parametrize(("damage", "who"), [(0, "Do not defend"), (4, "Defend with Mockingbird")])
def test_an_ally_about_to_fall_is_worth_what_the_blow_would_cost_the_hero(damage: int, who: str) -> None:
    t = Table(scenario="klaw", seed=1)
    t.hero("Captain Marvel", form="hero", damage=damage, in_play=["Mockingbird"], exhausted=True)
    t.card("Mockingbird", damage=2).villain("Klaw", stage=2).enemy_attacks("Klaw")
    assert label(t) == who


def test_strikes_a_minion_before_a_villain_who_makes_one_each_round() -> None:
    t = Table(scenario="ultron", seed=1)
    t.hero("Captain Marvel", hand=[]).villain("Ultron", stage=1).environment("Ultron Drones").minion("Drone")
    t.main_scheme(threat=0)
    assert label(t) == "Attack with Captain Marvel"
    t.choose("Attack with Captain Marvel")
    assert label(t) == "facedown Drone"


@pytest.mark.parametrize(("worn", "hand"), [([], 1), (["Rocket Boots", "Powered Gauntlets"], 3)])
def test_knows_the_hand_of_a_hero_who_counts_gear(worn: list[str], hand: int) -> None:
    t = table()
    t.hero("Iron Man", form="alter_ego", hand=[], in_play=worn).villain("Rhino", stage=1).main_scheme(threat=0)
    pos = Position(Sight(t.game.state, 0), STYLES["balanced"])
    assert hero_hand(pos) == hand


def test_gear_that_a_hero_counts_brings_cards_up_to_the_largest_hand() -> None:
    tech = ["Arc Reactor", "Mark V Armor", "Mark V Helmet", "Powered Gauntlets", "Powered Gauntlets", "Rocket Boots"]
    for worn, brings in (([], True), (tech, False)):
        t = table()
        t.hero("Iron Man", form="hero", hand=["Rocket Boots", "Combat Training"], in_play=worn).villain(
            "Rhino", stage=1
        )
        s = Sight(t.game.state, 0)
        boots, training = sorted(s.hand(0), key=lambda c: s.has_trait(c, "Tech"), reverse=True)
        pos = Position(s, STYLES["balanced"])
        assert (cards_each_round(pos, boots) > 0) is brings
        assert cards_each_round(pos, training) == 0


def test_overkill_is_worth_the_damage_beyond_the_minion() -> None:
    worths = []
    for minion in ("Hydra Mercenary", "Titania"):
        t = table()
        t.hero("She-Hulk", form="hero", hand=["Relentless Assault"]).villain("Rhino", stage=1).minion(minion)
        pos = Position(Sight(t.game.state, 0), STYLES["balanced"])
        attack = {"damage_minion": 5.0}
        worths.append(worth(pos, attack | {"overkill": 1.0}) - worth(pos, attack))
    assert worths[0] > 0 == worths[1]  # the first has 3 hit points, the second bears it all


def chosen(agent: agents.Agent, seed: int, decisions: int = 40) -> list[int]:
    """What a pair of it chooses at the beginning of a game."""
    game = mc_env.new_game(heroes=["spider_man", "captain_marvel"], scenario="rhino", seed=3)
    agent.begin(seed)
    out = []
    for _ in range(decisions):
        assert game.decision is not None
        out.append(agent.decide(game, game.decision.player))
        game.choose(out[-1])
    return out


def test_noise_makes_slips_that_the_same_seed_repeats() -> None:
    noisy = agents.make("heuristic:noise=2")
    assert chosen(noisy, 1) == chosen(noisy, 1) != chosen(noisy, 2)
    assert chosen(agents.make("heuristic:noise=0"), 1) == chosen(HeuristicAgent(), 2)


def test_any_style_is_one_of_the_styles_and_another_in_another_game() -> None:
    agent = HeuristicAgent("any")
    found = []
    for seed in range(20):
        agent.begin(seed)
        found.append(agent.style)
    assert {id(style) for style in found} == {id(style) for style in STYLES.values()}


@pytest.mark.parametrize("noise", ["-1", "inf", "nan"])
def test_noise_that_makes_no_sense_is_refused(noise: str) -> None:
    with pytest.raises(mc_env.ConfigError, match="noise"):
        agents.make(f"heuristic:noise={noise}")
