"""Evaluation: statistics against values worked out by hand, and the script as people run it."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import pytest
from rich.console import Console

import mc_env
from mc_env import agents
from mc_env.agents.evaluation import report, stats
from mc_env.agents.evaluation.cli import main, parser
from mc_env.agents.evaluation.games import GameResult, Lineup, MeasuredGame, options_left
from mc_env.agents.evaluation.measure import measure
from mc_env.agents.evaluation.plan import Evaluation, from_words
from mc_env.agents.evaluation.playing import play_all
from mc_env.agents.learning.playing import Episode
from mc_env.agents.players import side_by_side
from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.heuristic import HeuristicAgent
from mc_env.agents.support.places import Processes
from mc_env.env.settings import MAX_ROUNDS, Settings
from mc_env.table import Table

ROOT = Path(mc_env.__file__).parent.parent
SOLO = {"heroes": ("spider_man",), "scenario": "rhino"}
DUO = {"heroes": ("spider_man", "captain_marvel"), "scenario": "rhino"}


# ------------------------------------------------------------------------------------------ statistics


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [  # (p + z2/2n -+ z sqrt(p(1-p)/n + z2/4n2)) / (1 + z2/n) with z = 1.959964, by hand
        (7, 10, 0.39678, 0.89221),
        (0, 20, 0.0, 0.16113),
        (20, 20, 0.83887, 1.0),
        (1100, 2000, 0.52810, 0.57170),
    ],
)
def test_wilson_interval(wins: int, n: int, low: float, high: float) -> None:
    assert stats.wilson(wins, n) == pytest.approx((low, high), abs=2e-4)


def test_wilson_refuses_impossible_counts() -> None:
    for wins, n in ((3, 2), (-1, 5), (0, 0)):
        with pytest.raises(mc_env.ConfigError):
            stats.wilson(wins, n)


@pytest.mark.parametrize(
    ("b", "c", "p"),
    [
        (0, 0, 1.0),
        (5, 5, 1.0),
        (0, 5, 2 / 32),  # 2 * (1/2)^5
        (1, 9, 2 * (1 + 10) / 1024),
        (2, 8, 2 * (1 + 10 + 45) / 1024),
    ],
)
def test_mcnemar_is_a_doubled_tail_of_coin_tosses(b: int, c: int, p: float) -> None:
    assert stats.mcnemar(b, c) == pytest.approx(p)
    assert stats.mcnemar(c, b) == pytest.approx(p)


def test_discordant_pairs() -> None:
    assert stats.discordant([True, True, False, False], [True, False, True, False]) == (1, 1)
    with pytest.raises(mc_env.ConfigError, match="same seeds"):
        stats.discordant([True], [True, False])


def test_bootstrap_surrounds_the_mean_and_repeats() -> None:
    values = [0.0] * 40 + [1.0] * 60
    low, high = stats.bootstrap(values, seed=1)
    assert low < 0.6 < high
    assert 0.15 < high - low < 0.23  # 2 * 1.96 * sqrt(.6 * .4 / 100) = .192
    assert stats.bootstrap(values, seed=1) == (low, high)
    assert stats.bootstrap([3.0, 3.0]) == (3.0, 3.0)


def test_bootstrap_over_runs_is_wider_when_runs_differ() -> None:
    alike = [[0.0, 1.0] * 50 for _ in range(4)]
    apart = [[0.0] * 100, [1.0] * 100, [0.0] * 100, [1.0] * 100]
    a, b = stats.bootstrap_runs(alike), stats.bootstrap_runs(apart)
    assert b[1] - b[0] > 3 * (a[1] - a[0])


def test_runs_that_play_alike_on_the_same_seeds_tell_no_more_than_one_of_them() -> None:
    one = [0.0] * 40 + [1.0] * 60
    low, high = stats.bootstrap_runs([one] * 5)
    assert 0.15 < high - low < 0.23  # as for one run: the seeds are the same, however many play them
    with pytest.raises(mc_env.ConfigError, match=r"same seeds: 2, 1"):
        stats.bootstrap_runs([[1.0, 0.0], [1.0]])


def test_bootstrap_over_tables_does_not_count_how_far_tables_are_apart() -> None:
    apart = [[0.0] * 100, [1.0] * 100]
    assert stats.bootstrap_tables(apart) == (0.5, 0.5)
    low, high = stats.bootstrap_tables([[0.0] * 40 + [1.0] * 60] * 4)
    assert 0.07 < high - low < 0.12  # four times the games of one table: half of .192


# ------------------------------------------------------------------------------------------ games


def play(lineup: Lineup, seed: int, team: Sequence[Agent], save: bool = False) -> GameResult:
    """One measured game."""
    (game,) = side_by_side.play([MeasuredGame(lineup, seed, team)])
    return game.result(save)


def test_a_measured_game_repeats_and_its_replay_is_the_same_game() -> None:
    lineup = Lineup("duo", ("heuristic", "random"), DUO)
    team = [agents.make(s, seed=i) for i, s in enumerate(lineup.team)]
    first, second = play(lineup, 5, team, save=True), play(lineup, 5, team, save=True)
    assert first.save == second.save
    again = mc_env.load_game(first.save)
    assert (again.outcome, again.round, len(again.choices)) == (first.outcome, first.rounds, first.decisions)
    assert sum(s.decisions for s in first.seats) == first.decisions
    assert len(first.damage_curve) == len(first.threat_curve) == first.rounds
    assert first.damage_curve[0] == 0


def test_damage_and_threat_are_credited_to_the_seat_that_chose() -> None:
    played = play(Lineup("duo", ("heuristic", "random"), DUO), 3, [agents.make("heuristic"), agents.make("random")])
    assert played.seats[0].damage > played.seats[1].damage
    assert sum(s.damage for s in played.seats) >= played.damage_curve[-1]


def test_long_games_are_cut_off_and_not_won() -> None:
    played = play(Lineup("duo", ("heuristic", "heuristic"), DUO, max_rounds=2), 1, [agents.make("heuristic")] * 2)
    assert (played.outcome, played.won) == ("truncated", False)


def test_evaluation_and_environment_cut_games_off_at_the_same_round_for_the_same_reason() -> None:
    assert Settings({}).max_rounds == MAX_ROUNDS
    assert Evaluation(("random",)).settled().max_rounds == MAX_ROUNDS
    assert Lineup("solo", ("heuristic",), SOLO).max_rounds == MAX_ROUNDS
    seed = 1
    agent = agents.make("heuristic")
    measured = play(Lineup("solo", ("heuristic",), SOLO, max_rounds=3), seed, [agent])
    (episode,) = side_by_side.play([Episode(Settings({**SOLO, "max_rounds": 3}), seed, [agent])])
    assert (measured.outcome, measured.reason) == (episode.result()["outcome"], episode.result()["reason"])
    assert (measured.rounds, measured.decisions) == (episode.result()["rounds"], episode.result()["decisions"])
    assert measured.reason == "max_rounds"


def test_masks_take_options_away_and_keep_the_game_legal() -> None:
    lineup = Lineup("duo", ("random", "random"), DUO, mask=("ask", "defend_other"))
    for seed in range(6):
        played = play(lineup, seed, [agents.make("random", seed=i) for i in range(2)])
        assert all(s.asks == 0 and s.defends_other == 0 for s in played.seats)
    without = [
        play(Lineup("duo", ("random",) * 2, DUO), s, [agents.make("random", seed=i) for i in range(2)])
        for s in range(6)
    ]
    assert sum(s.asks for g in without for s in g.seats) > 0
    assert sum(s.defends_other for g in without for s in g.seats) > 0


def test_a_mask_that_leaves_one_option_decides_by_itself() -> None:
    t = Table(scenario="rhino", seed=1)
    t.hero("Spider-Man", form="hero", exhausted=True)
    t.hero("Captain Marvel", form="hero")
    t.villain("Rhino", stage=1)
    t.start(phase="villain", step=2)
    while t.decision is not None and not (t.decision.kind == "defend" and t.decision.player == 1):
        t.decline()
    left = options_left(t.game, ("defend_other",))
    assert left is not None
    assert [t.options()[i] for i in left] == ["Do not defend"]

    class Asked(Agent):
        """Notes how many options it was asked about."""

        seen: ClassVar[list[int]] = []

        def choose(self, seat: Seat) -> int:
            self.seen.append(len(seat.decision.options))
            return 7 * len(self.seen) % self.seen[-1]

    lineup = Lineup("duo", ("asked",) * 2, DUO, mask=("defend_other",))
    decisions = sum(play(lineup, seed, [Asked(), Asked()]).decisions for seed in range(6))
    assert min(Asked.seen) > 1
    assert decisions > len(Asked.seen)  # the rest decided itself


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    lineups = [
        Lineup("solo", (spec,), {"heroes": ("spider_man",), "scenario": "rhino"}) for spec in ("random", "heuristic")
    ]
    one, two = play_all(lineups, range(12)), play_all(lineups, range(12), Processes(2))
    plain = [[(g.team, g.seed, g.outcome, g.rounds, g.decisions) for g in games] for games in (one, two)]
    assert plain[0] == plain[1]
    assert report.rows(lineups, one)[0].wins == 0


def test_games_side_by_side_are_the_games_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masks, partners who draw lots and everything that is measured included."""
    team = ("heuristic", "random")
    lineup = Lineup("duo", team, DUO, mask=("ask", "defend_other"), max_rounds=6)
    alone = play_all([lineup], range(6))
    monkeypatch.setattr(HeuristicAgent, "together", True)
    asked: list[int] = []

    def choose_together(self: HeuristicAgent, seats: Sequence[Seat]) -> list[int]:
        asked.append(len(seats))
        return [self.choose(seat) for seat in seats]

    monkeypatch.setattr(HeuristicAgent, "choose_together", choose_together)
    beside = play_all([lineup], range(6))
    assert max(asked) > 1
    for a, b in zip(alone, beside, strict=True):
        a.seconds = b.seconds = 0.0
        for seat in (*a.seats, *b.seats):
            seat.seconds = 0.0
        assert a == b


def test_a_network_chooses_in_many_games_at_once_as_in_one(tmp_path: Path) -> None:
    networks = pytest.importorskip("mc_env.agents.network.model")
    from mc_env.agents.network import saving

    torch = pytest.importorskip("torch")
    torch.manual_seed(4)
    file = tmp_path / "tiny.safetensors"
    saving.write(file, saving.pack(networks.Network(networks.Shape(8, 8, 4)), {}))
    player = agents.make(f"ppo:{file}")
    assert player.together
    assert not agents.make(f"ppo:{file},greedy=false").together  # it draws lots
    games = [mc_env.new_game(**DUO, seed=seed) for seed in range(8)]  # type: ignore[arg-type]
    for depth, game in enumerate(games):
        for _ in range(5 * depth):
            if game.decision is not None:
                game.choose(len(game.decision.options) - 1)
    seats = [agents.Seat(game, game.decision.player) for game in games if game.decision]
    alone = [player.choose(seat) for seat in seats]
    assert len(set(alone)) > 1  # otherwise the order would not matter
    assert player.choose_together(seats) == alone


# ------------------------------------------------------------------------------------------ the script


def script(*arguments: object) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "evaluate.py", *(str(a) for a in arguments)]
    return subprocess.run(line, capture_output=True, text=True, cwd=ROOT, timeout=240)


def test_script_writes_table_json_csv_plots_and_replays(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    out = tmp_path / "out"
    done = script(
        *("heuristic", "random", "--heroes", "spider_man,captain_marvel", "--seeds", 3, "--mask", "defend_other"),
        *("--out", out, "--save-games", "all", "--workers", 2, "--cross"),
    )
    assert done.returncode == 0, done.stderr
    assert "win rates" in done.stdout
    assert "cross-play" in done.stdout
    results = json.loads((out / "results.json").read_text())
    assert results["results"][0]["team"] == ["heuristic", "heuristic"]
    assert all(r["games"] == 3 for r in results["results"])
    assert len(results["paired"]) == len(results["results"]) - 1
    assert results["cross"][0]["specs"] == ["heuristic", "random"]
    with (out / "games.csv").open() as file:
        assert len(list(csv.DictReader(file))) == 3 * len(results["results"])
    for name in ("win_rates.png", "curves.png", "cross_rhino_standard_spider_man_captain_marvel.png"):
        assert (out / name).stat().st_size > 5000
    replays = sorted((out / "games").iterdir())
    assert len(replays) == 3 * len(results["results"])
    assert mc_env.load_game(replays[0].read_text()).outcome is not None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["heuristik"], ["heuristik", "heuristic"]),
        (["heuristic:style=bold"], ["bold", "balanced"]),
        (["heuristic", "--scenarios", "rino"], ["rino", "rhino"]),
        (["heuristic", "--heroes", "spiderman2"], ["spiderman2"]),
        (["heuristic", "--mask", "askk"], ["askk", "ask"]),
        (["heuristic", "--seeds", "0"], ["--seeds", "at least 1"]),
        (["heuristic", "--save-games", "losses"], ["--out"]),
        (["heuristic", "--partners", "random"], ["alone", "two heroes"]),
        (["heuristic", "--modes", "nightmare"], ["nightmare"]),
        (["heuristic", "--cross", "--partners", "random"], ["--partners"]),
        (["heuristic", "--task", "rhino-1p-standrd-v1"], ["standrd", "rhino-1p-standard-v1"]),
        (["heuristic", "--task", "rhino-1p-standard-v1", "--modes", "expert"], ["--task", "leave out --modes"]),
        (["heuristic", "--task", "rhino-1p-standard-v1", "--max-rounds", "60"], ["leave out --max-rounds"]),
        (["heuristic", "--task", "rhino-1p-standard-v1", "--seeds", "2000"], ["evaluation seeds", "4294967296"]),
        (["heuristic", "--task", "rhino-1p-standard-v1", "--first-seed", "0"], ["evaluation seeds", "4294967296"]),
        (["heuristic", "--scenarios", ","], ["nothing to play", "--scenarios"]),
        (["heuristic", "--runs", "a/b", "ppo:x", "ppo:y"], ["a/b", "a name for the recipe"]),
    ],
)
def test_script_says_what_is_wrong(arguments: list[str], words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    message = capsys.readouterr().err
    for word in words:
        assert word in message


def prepared(words: list[str]) -> Evaluation:
    return from_words(vars(parser().parse_args(words))).settled()


def test_tasks_are_measured_on_their_evaluation_seeds() -> None:
    task = mc_env.make_task("rhino-1p-standard-v1")
    found = measure(Evaluation(("random",), task=(task.name,), seeds=2), Console(quiet=True), quiet=True)
    assert [g.seed for g in found[0].games] == [task.evaluation_seeds.start, task.evaluation_seeds.start + 1]
    assert found[0].lineup.max_rounds == task.arguments("test")["max_rounds"] == 30
    assert prepared(["random", "--task", task.name]).seed_range == task.evaluation_seeds


def test_script_explains_itself() -> None:
    done = script("--help")
    assert done.returncode == 0
    for word in ("examples", "heuristic:style=protective", "defend_other", "--save-games"):
        assert word in done.stdout
