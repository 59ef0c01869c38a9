"""train.py as a user runs it, on a very small scale."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import torch
import yaml
from rich.console import Console

import mc_env
import train
from mc_env import agents
from mc_env.agents.learning.config import read
from mc_env.agents.learning.folders import MetricsWriter, read_metrics
from mc_env.agents.learning.folders import new_folder as runs_folder
from mc_env.agents.learning.known_cards import difference
from mc_env.agents.learning.resuming import resume_games
from mc_env.agents.learning.training import Run
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network
from mc_env.cards import ledger
from mc_env.cli.main import main as mc_env_command
from mc_env.encoders import vocab
from mc_env.errors import ConfigError, McEnvError

SMALL: dict[str, Any] = {
    "name": "small",
    "decisions": 192,
    "game": {"heroes": ["spider_man", "captain_marvel"], "scenario": "rhino", "skirmish": 1, "max_rounds": 20},
    "ppo": {"network": "small", "processes": 1, "games": 4, "steps": 16, "microbatch": 32},
    "sb3": {"network": "small", "games": 2, "steps": 32, "batch": 32, "epochs": 1},
    "warm_start": {"agent": "random", "games": 1, "updates": 2},
    "evaluation": {"every": 128, "games": 3},
}


@pytest.fixture(autouse=True)
def only_printed_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that other tests have registered here are unknown to the processes of a run: no network reads them."""
    printed = [number for number in vocab.used_ids() if number < vocab.OWN]
    monkeypatch.setattr(vocab, "used_ids", lambda: printed)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.yaml"
    path.write_text(yaml.safe_dump(SMALL))
    return path


def run(small: Path, *extra: str) -> int:
    return train.main([str(small), "--quiet", "--out", str(small.parent / "runs"), *extra])


def test_a_run_leaves_a_folder_that_tells_everything(small: Path) -> None:
    assert run(small) == 0
    folder = small.parent / "runs" / "small"
    for name in (
        "config.yaml",
        "versions.json",
        "metrics.jsonl",
        "curve.png",
        "best.safetensors",
        "last.safetensors",
        "tensorboard",
    ):
        assert (folder / name).exists(), name
    records = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    assert [r["decisions"] for r in records] == [64, 128, 192]
    assert records[-1]["evaluation"]["games"] == 3
    assert agents.make(f"ppo:{folder}/best.safetensors").spec.startswith("ppo:")


@pytest.mark.parametrize(
    ("package", "words"), [("tensorboard", []), ("matplotlib", []), ("sb3_contrib", ["--algo", "sb3"])]
)
def test_a_package_that_is_missing_is_told_before_a_folder_is_made(
    small: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], package: str, words: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    out = small.parent / "runs"
    assert mc_env_command(["train", str(small), "--quiet", "--out", str(out), *words]) == 2
    assert f"train needs {package}, which is not installed: install mc_env[train]" in capsys.readouterr().err
    assert not out.exists()


def test_a_run_that_has_learned_by_other_rules_is_not_resumed() -> None:
    with pytest.raises(ConfigError, match=r"has learned by rules 1; this mc_env has rules 2: begin a new one .*--init"):
        resume_games([], {"games": []})


def test_private_hands_are_learned_by_seat_beside_partners_and_played(small: Path) -> None:
    words = ["--ppo.gae", "seat", "--game.hands", "private", "--ppo.partners", "[past, heuristic:style=protective]"]
    assert run(small, *words, "--ppo.partner_share", "1", "--ppo.past_every", "64") == 0
    folder = small.parent / "runs" / "small"
    assert saving.read(folder / "last.safetensors")["past"]["taken"] == 4
    game = mc_env.new_game(["spider_man", "captain_marvel"], "rhino", seed=2, hands="private")
    player = agents.make(f"ppo:{folder}/best.safetensors")
    for _ in range(20):
        if game.decision is not None:  # what has learned so little may lose early
            game.choose(player.decide(game, game.decision.player))
    assert len(game.choices) >= 20 or game.outcome == "loss"


def test_cards_that_one_process_alone_knows_are_told_by_name(
    small: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(ledger.FACES.names, vocab.OWN, "lamplighter")
    monkeypatch.setattr(vocab, "used_ids", lambda: [vocab.NONE, vocab.UNKNOWN, vocab.OWN])
    words = ["--warm_start.games", "2", "--ppo.processes", "2", "--out", str(small.parent)]
    assert mc_env_command(["train", str(small), "--quiet", *words]) == 2
    said = capfd.readouterr().err
    assert "must know the same cards, but process 1 does not know lamplighter." in said
    assert "Traceback" not in said


def test_processes_that_know_other_cards_are_told_apart() -> None:
    assert difference(["a"], ["a", "b"]) == "knows b, which the first does not"
    assert difference(list("abcdefg"), []) == "does not know a, b, c, d, e and 2 more"
    assert difference(["a", "b"], ["b", "a"]) == "has met them in another order"


def test_a_finished_run_goes_on_when_it_is_given_more_decisions(small: Path) -> None:
    assert run(small) == 0
    folder = small.parent / "runs" / "small"
    assert train.main(["--resume", str(folder), "--quiet", "--decisions", "320"]) == 0
    records = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    assert [r["decisions"] for r in records] == [64, 128, 192, 256, 320]
    assert saving.read(folder / "last.safetensors")["decisions"] == 320


class Interrupted:
    """Ctrl-C at a call of a function, and never again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, where: str, at: int = 1) -> None:
        module, _, name = where.rpartition(".")
        self.really, self.left = getattr(importlib.import_module(module), name), at
        monkeypatch.setattr(where, self)

    def __call__(self, *words: object, **more: object) -> object:
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt
        return self.really(*words, **more)


def same_weights(one: Path, two: Path, file: str = "last.safetensors") -> bool:
    a, b = (saving.read(folder / file)["weights"] for folder in (one, two))
    return all(torch.equal(a[name], b[name]) for name in a)


@pytest.mark.parametrize("algo", ["ppo", "sb3"])
def test_ctrl_c_in_the_warm_start_says_how_to_begin_anew_and_that_does(
    small: Path, algo: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, runs = ["--algo", algo, "--name", "whole"], small.parent / "runs"
    assert run(small, *whole) == 0
    Interrupted(monkeypatch, "mc_env.agents.learning.imitation.demonstrate")
    assert run(small, "--algo", algo) == 130
    folder = runs / "small"
    assert f"begin anew with: mc-env train --resume {folder}\n" in capsys.readouterr().err
    assert not (folder / "last.safetensors").exists()
    assert train.main(["--resume", str(folder), "--quiet"]) == 0
    assert "has no checkpoint yet: it begins anew" in capsys.readouterr().err
    assert sorted(path.name for path in runs.iterdir()) == ["small", "whole"]
    assert same_weights(folder, runs / "whole")


@pytest.mark.parametrize(
    ("algo", "next_step"),
    [("ppo", "mc_env.agents.learning.training.update"), ("sb3", "mc_env.agents.network.model.padded")],
)
def test_a_run_stopped_right_after_the_warm_start_goes_on_without_another(
    small: Path, algo: str, next_step: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, runs = ["--algo", algo, "--name", "whole"], small.parent / "runs"
    assert run(small, *whole) == 0
    updates = SMALL["warm_start"]["updates"]
    Interrupted(monkeypatch, next_step, at=1 if algo == "ppo" else updates + 1)
    assert run(small, "--algo", algo) == 130
    folder = runs / "small"
    assert saving.read(folder / "last.safetensors")["card"]["decisions"] == 0
    assert f"go on with: mc-env train --resume {folder}\n" in capsys.readouterr().err
    monkeypatch.setattr("mc_env.agents.learning.imitation.demonstrate", None)
    assert train.main(["--resume", str(folder), "--quiet"]) == 0
    assert same_weights(folder, runs / "whole")


@pytest.mark.parametrize("algo", ["ppo", "sb3"])
def test_a_resumed_run_goes_on_by_the_recipe_it_began_with(
    small: Path, algo: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(small, "--algo", algo) == 0
    folder = small.parent / "runs" / "small"
    before = (folder / "config.yaml").read_text()
    changes = {
        "game.mode": ("expert", 'game.mode was not said, is "expert"'),
        "game.heroes": ("[she_hulk]", 'game.heroes was ["spider_man", "captain_marvel"], is ["she_hulk"]'),
        "ppo.gae": ("seat", 'ppo.gae was "team", is "seat"'),
        "ppo.network": ("default", 'ppo.network was "small", is "default"'),
        "sb3.games": ("3", "sb3.games was 2, is 3"),
        "seed": ("2", "seed was 1, is 2"),
    }
    words = [word for key, (value, _) in changes.items() for word in (f"--{key}", value)]
    assert train.main(["--resume", str(folder), "--decisions", "256", *words]) == 2
    told = capsys.readouterr().err
    assert all(said in told for _, said in changes.values())
    assert "decisions was" not in told
    assert f"--init {folder}/last.safetensors" in told
    assert (folder / "config.yaml").read_text() == before


def test_a_config_edited_by_hand_is_held_against_the_checkpoint(
    small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(small) == 0
    folder = small.parent / "runs" / "small"
    file = folder / "config.yaml"
    file.write_text(file.read_text().replace("lam: 0.98", "lam: 0.5"))
    assert train.main(["--resume", str(folder), "--decisions", "256"]) == 2
    assert "ppo.lam was 0.98, is 0.5" in capsys.readouterr().err


def test_what_a_resumed_run_may_change_is_written_down(small: Path) -> None:
    assert run(small) == 0
    folder = small.parent / "runs" / "small"
    words = ["--decisions", "256", "--save_every", "5", "--evaluation.games", "2"]
    assert train.main(["--resume", str(folder), "--quiet", *words]) == 0
    config = read(folder / "config.yaml")
    assert (config.decisions, config.save_every, config.evaluation.games) == (256, 5, 2)
    assert read_metrics(folder)[-1]["evaluation"]["games"] == 2
    assert json.loads(saving.read(folder / "last.safetensors")["card"]["config"]) == config.data()


def test_evaluation_may_be_of_other_games_than_training(small: Path) -> None:
    config = read(small, ["--evaluation.game", "{skirmish: null, reward: sparse}"])
    assert (config.arguments()["skirmish"], config.evaluation_arguments()["skirmish"]) == (1, None)
    assert config.evaluation_arguments()["heroes"] == config.arguments()["heroes"]
    with pytest.raises(ConfigError, match=r"unknown key of evaluation.game 'skirmsh'.*skirmish"):
        read(small, ["--evaluation.game", "{skirmsh: null}"])
    with pytest.raises(ConfigError, match="dense"):
        read(small, ["--evaluation.game", "{reward: dense}"])


@pytest.mark.parametrize("algo", ["ppo", "sb3"])
def test_a_run_may_begin_with_the_weights_of_another(small: Path, algo: str) -> None:
    assert run(small) == 0
    first = small.parent / "runs" / "small"
    words = [
        "--algo",
        algo,
        "--init",
        str(first / "best.safetensors"),
        "--name",
        "second",
        "--warm_start.agent",
        "nobody",
    ]
    frozen = ["--ppo.learning_rate", "1e-12", "--sb3.learning_rate", "1e-12"]
    assert run(small, *words, *frozen) == 0  # a warm start would fail: nobody plays like that
    second = small.parent / "runs" / "second"
    one, two = (saving.read(folder / "best.safetensors")["weights"] for folder in (first, second))
    assert all(torch.allclose(one[k].float(), two[k].float(), atol=1e-6) for k in one)
    (first / "best.safetensors").unlink()  # a resumed run does not ask for it again
    assert train.main(["--resume", str(second), "--quiet", "--decisions", "384"]) == 0


def test_weights_to_begin_with_must_fit_and_are_asked_for_first(
    small: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(small, "--init", "rhino_solo", "--name", "third") == 2
    assert "init: the network of 'rhino_solo' is Shape(" in capsys.readouterr().err
    assert run(small, "--init", "rhino_sole", "--name", "third") == 2
    assert "rhino_solo" in capsys.readouterr().err
    assert not (small.parent / "runs" / "third").exists()


def test_maskable_ppo_imitates_before_it_learns(small: Path) -> None:
    from mc_env.agents.learning import sb3

    words = [
        "--algo",
        "sb3",
        "--warm_start.games",
        "6",
        "--warm_start.updates",
        "60",
        "--warm_start.agent",
        "heuristic",
    ]
    config = read(small, words)
    model = sb3.build(config)
    network = model.policy.network
    assert isinstance(network, Network)
    before = {k: v.clone() for k, v in network.state_dict().items()}
    told: list[tuple[str, int]] = []
    found = sb3.warm_start(model, config, lambda what, done: told.append((what, done)))
    assert found["games"] == 6
    assert found["agreement"] > 0.35  # an option at random: about a fifth
    assert told[:6] == [("games", i) for i in range(6)]
    assert told[-1] == ("updates", 59)
    assert not torch.equal(before["own"], network.state_dict()["own"])
    assert bool(network.known.all())  # no card stays forgotten


def test_maskable_ppo_trains_the_same_network(small: Path) -> None:
    assert run(small, "--algo", "sb3") == 0
    folder = small.parent / "runs" / "small"
    assert (folder / "curve.png").exists()
    assert agents.make(f"sb3:{folder}/best.safetensors").spec.startswith("sb3:")


def test_both_algorithms_keep_a_record_of_every_update_under_the_same_names(small: Path) -> None:
    runs = small.parent / "runs"
    for algo in ("ppo", "sb3"):
        assert run(small, "--algo", algo, "--name", algo, "--game.max_rounds", "1") == 0
    ours, theirs = read_metrics(runs / "ppo"), read_metrics(runs / "sb3")
    for key in ("iteration", "decisions"):
        assert [r[key] for r in ours] == [r[key] for r in theirs], key
    only_ours = {"learn/steps", "learn/seconds_of_processor", "learn/win_loss"}
    assert [set(r) - only_ours for r in ours] == [set(r) for r in theirs]
    assert ours[-1]["train/truncated"] == theirs[-1]["train/truncated"] == 1
    assert 0 < theirs[-1]["learn/entropy"] < 4


def test_maskable_ppo_forgets_other_cards_in_every_rollout(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[bool, ...]] = []
    learned: list[tuple[bool, ...]] = []
    sb3 = importlib.import_module("mc_env.agents.learning.sb3")
    play, learn = sb3.RunCallback._on_step, sb3.MaskablePPO.train

    def known(network: Network) -> tuple[bool, ...]:
        return tuple(network.known.bool().flatten().tolist())

    def noted_step(callback: Any) -> bool:
        drawn.append(known(callback.network))
        return bool(play(callback))

    def noted_update(algorithm: Any) -> None:
        learned.append(known(algorithm.policy.network))
        learn(algorithm)

    monkeypatch.setattr(sb3.RunCallback, "_on_step", noted_step)
    monkeypatch.setattr(sb3.MaskablePPO, "train", noted_update)
    assert run(small, "--algo", "sb3") == 0
    assert len(learned) == len(set(learned)) == 3
    assert drawn == [each for each in learned for _ in range(32)]  # an update knows the cards its rollout knew
    assert all(0.05 < each.count(False) / len(each) < 0.3 for each in learned)


def test_maskable_ppo_goes_on_as_if_it_had_not_been_stopped(small: Path) -> None:
    whole = ["--algo", "sb3", "--decisions", "256"]
    assert run(small, *whole, "--name", "whole") == 0
    assert run(small, *whole, "--name", "parts", "--decisions", "128") == 0
    runs = small.parent / "runs"
    assert train.main(["--resume", str(runs / "parts"), "--quiet", "--decisions", "256"]) == 0
    one, two = (saving.read(runs / name / "last.safetensors") for name in ("whole", "parts"))
    assert one["sb3"]["games"] == two["sb3"]["games"]
    for name, weights in one["weights"].items():
        assert torch.equal(weights, two["weights"][name]), name
    assert one["sb3"]["recent"] == two["sb3"]["recent"]
    assert [r["decisions"] for r in read_metrics(runs / "parts")] == [64, 128, 192, 256]


def test_maskable_ppo_stops_after_an_update_when_asked(small: Path) -> None:
    from mc_env.agents.learning import sb3

    config = read(small, ["--algo", "sb3", "--out", str(small.parent / "runs")])
    folder = runs_folder(config)
    model = sb3.build(config)
    callback = sb3.RunCallback(config, folder, MetricsWriter(folder), Console(quiet=True))
    callback.stopping = True
    with pytest.raises(sb3.Stopped):
        model.learn(64, callback=callback)
    assert saving.read(folder / "last.safetensors")["card"]["decisions"] == 0


def test_maskable_ppo_learns_from_what_it_saw_when_it_chose(small: Path) -> None:
    from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
    from stable_baselines3.common.callbacks import BaseCallback

    from mc_env.agents.learning import sb3

    class Check(BaseCallback):
        largest = 1.0

        def _on_step(self) -> bool:
            return True

        def _on_rollout_end(self) -> None:
            for batch in self.model.rollout_buffer.get(64):  # type: ignore[attr-defined]
                policy = self.model.policy
                assert isinstance(policy, MaskableActorCriticPolicy)
                _, again, _ = policy.evaluate_actions(
                    batch.observations, batch.actions.long().flatten(), action_masks=batch.action_masks
                )
                self.largest = float((again.detach() - batch.old_log_prob).abs().max())

    check = Check()
    sb3.build(read(small, ["--algo", "sb3"])).learn(64, callback=check)
    assert check.largest < 1e-4


def test_no_record_is_lost_between_the_metrics_and_the_checkpoint(small: Path) -> None:
    config = read(small, ["--save_every", "0", "--game.max_rounds", "1", "--out", str(small.parent / "runs")])
    folder = runs_folder(config)
    learning = Run(config, folder)
    for record in learning.iterations():  # a kill here finds it in the metrics, or does it again
        assert saving.read(folder / "last.safetensors")["decisions"] == record["decisions"] - 64
    again = Run(config, folder, resume=True)
    assert again.learner.decisions == 192
    assert list(again.recent) == list(learning.recent) != []


@pytest.mark.slow
def test_two_processes_learn_together(small: Path) -> None:
    assert run(small, "--ppo.processes", "2", "--warm_start.games", "2") == 0
    folder = small.parent / "runs" / "small"
    assert len(saving.read(folder / "last.safetensors")["processes"]) == 2
    begun = time.perf_counter()
    assert train.main(["--resume", str(folder), "--quiet"]) == 0  # nothing left to do
    assert time.perf_counter() - begun < 60


@pytest.mark.slow
def test_a_run_that_is_killed_and_resumed_learns_what_it_would_have_learned(small: Path) -> None:
    words = ["--ppo.processes", "2", "--warm_start.games", "2", "--decisions", "1280", "--save_every", "0"]
    words += ["--evaluation.every", "256", "--evaluation.games", "2"]
    runs = small.parent / "runs"
    killed, whole = runs / "killed", runs / "whole"
    # all in processes of their own: here other tests may have registered cards, and sums over more cards round otherwise
    begin = [sys.executable, train.__file__, str(small), *words, "--out", str(runs), "--quiet", "--name"]
    resume = [sys.executable, train.__file__, "--resume", str(killed), "--quiet"]
    subprocess.run([*begin, "whole"], check=True)
    for command, records in (([*begin, "killed"], 2), (resume, 5)):
        kill_after(records, killed / "metrics.jsonl", command)
    assert saving.read(killed / "last.safetensors")["decisions"] < 1280
    subprocess.run(resume, check=True)
    assert same_weights(killed, whole)
    assert same_weights(killed, whole, "best.safetensors")
    one, two = (saving.read(folder / "last.safetensors") for folder in (killed, whole))
    for mine, its in zip(one["processes"], two["processes"], strict=True):
        assert mine["order"] == its["order"]
        assert mine["player"]["games"] == its["player"]["games"]
    for key in ("decisions", "train/win_rate", "train/rounds", "learn/kl", "evaluation"):
        assert [r.get(key) for r in read_metrics(killed)] == [r.get(key) for r in read_metrics(whole)], key


def kill_after(records: int, file: Path, command: list[str]) -> None:
    """Run a command until a file has so many lines, and kill it without warning."""
    process = subprocess.Popen(command)
    try:
        while not file.exists() or file.read_text().count("\n") < records:
            assert process.poll() is None, "it ended before it could be killed"
            time.sleep(0.01)
    finally:
        process.kill()
        process.wait()


@pytest.mark.slow
def test_a_run_asked_to_stop_between_two_iterations_ends_all_its_processes(small: Path) -> None:
    config = read(
        small,
        [
            "--ppo.processes",
            "2",
            "--warm_start.agent",
            "",
            "--decisions",
            "100_000",
            "--out",
            str(small.parent / "runs"),
        ],
    )
    learning = Run(config, runs_folder(config))
    try:
        for _ in learning.iterations():
            learning.stopping = True  # as Ctrl-C does while the caller writes its metrics
        assert all(not process.is_alive() for process in learning.crew.started)
        assert learning.learner.iteration == 2
    finally:
        learning.close()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--ppo.gamse", "3"], "ppo.games"),
        (["--games", "3"], "--ppo.games or --expert.games or --sb3.games"),
        (["--ppo.games"], "needs a value"),
        (["--ppo.games", "few"], "whole number"),
        (["extra"], "overrides look like"),
        (["--ppo.processes", "2"], "warm_start.games is at least one for each"),
    ],
)
def test_a_wrong_override_is_named(small: Path, arguments: list[str], words: str) -> None:
    with pytest.raises(ConfigError, match=words):
        read(small, arguments)


def test_a_missing_config_lists_what_is_there(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot read"):
        read(tmp_path / "nothing.yaml")


def test_nothing_to_resume_is_said_and_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train.main(["--resume", str(tmp_path)]) == 2
    assert "cannot read" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("path", sorted(Path("configs").glob("*.yaml")), ids=lambda p: p.name)
def test_every_config_that_is_shipped_can_be_run(path: Path) -> None:
    assert read(path).decisions > 0


@pytest.mark.parametrize("pause", [0, 2], ids=["while it plays", "while it waits"])
def test_a_process_killed_from_outside_is_missed_at_once(pause: float, small: Path) -> None:
    config = read(small, ["--ppo.processes", "2", "--warm_start.games", "2", "--decisions", "1_000_000"])
    training = Run(config, small.parent)
    try:
        iterations = training.iterations()
        next(iterations)
        time.sleep(pause)
        began = time.monotonic()
        training.crew.started[0].kill()
        with pytest.raises(McEnvError, match="has died"):
            for _ in iterations:
                pass
        assert time.monotonic() - began < 60  # it waited for a quarter of an hour
    finally:
        training.close()


def test_a_run_killed_while_it_wrote_a_line_goes_on(small: Path) -> None:
    assert run(small, "--decisions", "128") == 0
    folder = small.parent / "runs" / "small"
    with (folder / "metrics.jsonl").open("a") as file:
        file.write('{"iteration": 3, "deci')
    assert train.main(["--resume", str(folder), "--decisions", "192", "--quiet"]) == 0
    records = [json.loads(line)["decisions"] for line in (folder / "metrics.jsonl").read_text().splitlines()]
    assert records == [64, 128, 192]
