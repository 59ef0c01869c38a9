"""Cards of shipped checkpoints: pages made from what the file itself says.

They begin with the metadata that the Hugging Face Hub reads in model cards (https://huggingface.co/docs/hub/model-cards).
"""

from __future__ import annotations

import json
from typing import Any, Final

import yaml

from mc_env.agents.evaluation import markdown
from mc_env.agents.evaluation.games import team_name
from mc_env.agents.evaluation.report import too_many
from mc_env.agents.network.naming import SCALE
from mc_env.agents.network.reads import NO_CARD, UNKNOWN_CARD
from mc_env.agents.versus import report
from mc_env.errors import ConfigError

LICENSE: Final = "mit"  # as in the project's LICENSE
KIND: Final = "reinforcement-learning"
TAGS: Final = (KIND, "deep-reinforcement-learning", "multi-agent", "cooperative", "card-game", "marvel-champions")
VERSUS_TAGS: Final = (KIND, "deep-reinforcement-learning", "multi-agent", "self-play", "card-game", "vs-system")


def facts_of(data: dict[str, Any]) -> dict[str, Any]:
    """What a shipped checkpoint tells of itself."""
    text = data.get("card", {}).get("facts")
    if not isinstance(text, str):
        raise ConfigError("this checkpoint has no card: it was not made by `mc-env checkpoints ship`")
    facts: dict[str, Any] = json.loads(text)
    return facts


def plays(config: dict[str, Any]) -> str:
    """What a config's games are, in words."""
    if "arguments" in config:
        return _plays_versus(config["arguments"])
    if config.get("task"):
        return f"task {config['task']}"
    game = config["game"]
    scenario, mode = _words(game.get("scenario")), _words(game.get("mode", "standard"))
    parts = [f"{_words(game.get('heroes'))} against {scenario} {mode}"]
    if game.get("skirmish"):
        parts.append(f"skirmish, stage {_words(game['skirmish'])}")  # no stage in particular: the whole game
    if game.get("heroic"):
        parts.append(f"heroic {_words(game['heroic'])}")
    parts.append(f"{game.get('hands', 'open')} hands")
    return ", ".join(parts)


def _plays_versus(arguments: dict[str, Any]) -> str:
    return f"Vs. System, {_words(arguments.get('mode', 'duel'))}, decks of {_words(arguments.get('decks', 'mains'))}"


def _of_versus(facts: dict[str, Any]) -> bool:
    return "arguments" in facts["config"]


def _words(value: Any) -> str:
    if value is None:
        return "all"
    if isinstance(value, dict):
        if "one_of" in value:
            return " or ".join(_words(v) for v in value["one_of"])
        if "sample" in value:
            return f"{_words(value['sample'])} of {', '.join(map(str, value['of']))}"
        return json.dumps(value)
    if isinstance(value, list | tuple):
        return " + ".join(_words(v) for v in value)
    return str(value)


def met(data: dict[str, Any]) -> int:
    """How many faces have a vector of their own."""
    faces = [i for i, code in enumerate(data["network"]["cards"]) if code not in (NO_CARD, UNKNOWN_CARD)]
    return int(data["weights"]["own"][faces].any(1).sum())


def duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02d} min" if minutes >= 60 else f"{max(minutes, 1)} min"


def metadata(name: str, facts: dict[str, Any]) -> dict[str, Any]:
    """What the Hub reads at the beginning of a card."""
    return {
        "license": LICENSE,
        "library_name": "mc_env",
        "pipeline_tag": KIND,
        "tags": [*(VERSUS_TAGS if _of_versus(facts) else TAGS), facts["config"]["algo"]],
        "metrics": ["win_rate"],
        "model-index": [{"name": name, "results": [_result(facts, *one) for one in measured(name, facts)]}],
    }


def _result(facts: dict[str, Any], place: str, rate: float, words: str) -> dict[str, Any]:
    return {
        "task": {"type": KIND, "name": "competitive play" if _of_versus(facts) else "cooperative play"},
        "dataset": {"type": "mc_env", "name": place},
        "metrics": [{"type": "win_rate", "value": round(rate, 4), "name": words, "verified": False}],
    }


def measured(name: str, facts: dict[str, Any]) -> list[tuple[str, float, str]]:
    """Where it was measured, its win rate there, and what that is: tables, of many their means; else the run's own evaluation."""
    mine = f"ppo:{name}"
    if facts.get("versus"):
        return [
            (
                report.what_is_played(one["played"]),
                one["mean"],
                f"points of {one['games']} games against {one['other']}",
            )
            for one in facts["versus"]
        ]
    rows = [row for row in facts["results"] if team_name(row["team"]) == mine and not row["mask"]]
    if rows and not too_many(row["task"] for row in rows):
        return [
            (markdown.describe_table(row["setup"]), row["win_rate"], f"win rate of {row['games']} games")
            for row in rows
        ]
    means = [line for line in facts.get("overall", ()) if line["team"] == mine and not line["mask"]]
    if means:
        return [
            (line["place"], line["mean"], f"mean win rate of {line['tables']} tables, {line['games']} games")
            for line in means
        ]
    found = facts.get("evaluation")
    against = f" against {' and '.join(found['rivals'])}" if found and "rivals" in found else ""
    words = f"win rate of {{games}} games{against}: the highest evaluation while it was trained, which is what it was kept for"
    return [(facts["plays"], found["win_rate"], words.format(**found))] if found else []


def card(name: str, data: dict[str, Any]) -> str:
    """The page of a checkpoint."""
    facts = facts_of(data)
    config, versions = facts["config"], facts["versions"]
    shape = data["network"]["shape"]
    weights = [weight for key, weight in data["weights"].items() if not key.endswith(SCALE)]
    count = sum(v.numel() for v in weights)
    bits = 16 if any(v.element_size() == 2 for v in weights) else 32
    evaluated = facts.get("evaluation")
    in_training = "none"
    if evaluated:
        in_training = f"{evaluated['win_rate']:.1%} of {evaluated['games']} games"
    made = ", ".join(f"{k} {v}" for k, v in versions.items() if k != "git" and v != "not installed")
    head = metadata(name, facts)
    if not head["model-index"][0]["results"]:
        del head["model-index"]
    out = [
        "---",
        yaml.safe_dump(head, sort_keys=False, width=10_000).rstrip(),
        "---",
        "",
        f"# {name}",
        "",
        "Made by `mc-env checkpoints ship`; do not edit.",
        "",
        "| | |",
        "| --- | --- |",
        f"| Play it | `ppo:{name}` |",
        f"| Plays | {facts['plays']} |",
        f"| Algorithm | {config['algo']} |",
        f"| Decisions | {facts['decisions']:,} |",
        *([f"| Note | {facts['note']} |"] if facts.get("note") else []),
        f"| Wall time | {duration(facts['seconds'])} |",
        f"| Training seed | {config['seed']} |",
        f"| Network | {', '.join(f'{k} {v}' for k, v in shape.items())}; {count:,} parameters, {bits} bits |",
        f"| Which | the run's {facts['which']} checkpoint |",
        f"| Evaluation in training | {in_training} |",
        f"| Commit | {versions.get('git', 'unknown')} |",
        f"| Versions | {made} |",
        f"| Rules | version {data['rules']} |",
        f"| Cards | {met(data)} faces were met in training; it knows others by their features |",
        "",
        "## Results",
        "",
    ]
    if facts["results"]:
        out += markdown.results(facts)
    elif facts.get("versus"):
        out += report.against(facts["versus"])
    else:
        out.append("No results of `mc-env evaluate` were given when it was shipped.")
    text = yaml.safe_dump(config, sort_keys=False).rstrip()
    out += [*([""] if out[-1] else []), "## Config", "", "```yaml", text, "```", ""]
    return "\n".join(out)
