"""Cards of shipped checkpoints: pages made from what the file itself says."""

from __future__ import annotations

import json
from typing import Any

import yaml

from mc_env.agents.evaluation import markdown
from mc_env.errors import ConfigError


def facts_of(data: dict[str, Any]) -> dict[str, Any]:
    """What a shipped checkpoint tells of itself."""
    text = data.get("card", {}).get("facts")
    if not isinstance(text, str):
        raise ConfigError("this checkpoint has no card: it was not made by `mc-env checkpoints ship`")
    facts: dict[str, Any] = json.loads(text)
    return facts


def plays(config: dict[str, Any]) -> str:
    """What a config's games are, in words."""
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


def duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02d} min" if minutes >= 60 else f"{max(minutes, 1)} min"


def card(name: str, data: dict[str, Any]) -> str:
    """The page of a checkpoint."""
    facts = facts_of(data)
    config, versions = facts["config"], facts["versions"]
    shape = data["network"]["shape"]
    count = sum(v.numel() for v in data["weights"].values())
    bits = 16 if any(v.element_size() == 2 for v in data["weights"].values()) else 32
    evaluated = facts.get("evaluation")
    in_training = "none"
    if evaluated:
        in_training = f"{evaluated['win_rate']:.1%} of {evaluated['games']} games"
    made = ", ".join(f"{k} {v}" for k, v in versions.items() if k != "git" and v != "not installed")
    out = [
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
        f"| Wall time | {duration(facts['seconds'])} |",
        f"| Training seed | {config['seed']} |",
        f"| Network | {', '.join(f'{k} {v}' for k, v in shape.items())}; {count:,} parameters, {bits} bits |",
        f"| Which | the run's {facts['which']}.pt |",
        f"| Evaluation in training | {in_training} |",
        f"| Commit | {versions.get('git', 'unknown')} |",
        f"| Versions | {made} |",
        "",
        "## Results",
        "",
    ]
    if facts["results"]:
        out += markdown.results(facts)
    else:
        out.append("No results of `mc-env evaluate` were given when it was shipped.")
    text = yaml.safe_dump(config, sort_keys=False).rstrip()
    out += [*([""] if out[-1] else []), "## Config", "", "```yaml", text, "```", ""]
    return "\n".join(out)
