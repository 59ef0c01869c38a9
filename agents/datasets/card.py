"""The data card: what is in a dataset, who played, how it ended, and how to read it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

USE: Final = """\
## What is in it

- `shards/*.npz`: every decision. `entities`, `options`, `piles` are rows of int16, one observation after another; those of
  decision b are `entities[entity_start[b]:entity_start[b + 1]]` and so on; `globals` and `decision` have a row each. The
  legal options are the rows of `options`, `action` the one that was chosen, `seat` who chose. `game` counts the games of the
  shard; `outcome` (1 won, -1 lost, 0 cut off) and `seed` have a number for each game.
- `games.jsonl`: a line for each game: table, team, seed, outcome, and `save`, the saved game, which `mc-env replay` shows.
- Columns of the rows are explained in docs/OBSERVATION.md of mc_env. Observations hold only what the deciding seat could know.

## How to read it

```python
from mc_env.agents.datasets.reading import Dataset

for packed, actions, outcomes in Dataset("FOLDER").batches(256, seed=1):
    ...
```

`mc-env dataset imitate FOLDER --out net.safetensors` fits a network; `mc-env dataset export FOLDER OUT --to hf` makes a
dataset of Hugging Face of it, `--to minari` one of Minari.

## Where it comes from

Games of the rules of mc_env, played by programs: no person's games, no card text, no artwork. Choices are those of the agents
named above, mistakes included; a win rate belongs to exactly these tables. The code is under the MIT license; the game
belongs to Fantasy Flight Games, its characters to Marvel.
"""


def card(plan: Mapping[str, Any], games: Sequence[Mapping[str, Any]], size: int) -> str:
    """README.md of a dataset."""
    decisions = sum(game["decisions"] for game in games)
    rows = []
    for (table, team), count in Counter((game["table"], " + ".join(game["team"])) for game in games).items():
        won = sum(
            game["outcome"] == "win" for game in games if (game["table"], " + ".join(game["team"])) == (table, team)
        )
        rows.append(f"| {table} | {team} | {count:,} | {won / count:.1%} |")
    seeds = [game["seed"] for game in games]
    return f"""\
# {len(games):,} games of Marvel Champions: The Card Game

{decisions:,} decisions in {len(games):,} games, {size / 1e6:.1f} MB. Made by mc_env {plan["mc_env"]}, rules {plan["rules"]},
seeds {min(seeds)} to {max(seeds)} of each table.

| Table | Team | Games | Won |
|---|---|---:|---:|
{chr(10).join(rows)}

{USE}"""
