"""Write how strong agents were measured to be, from the kept results, for those who look for a partner."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from mc_env import strengths

KEPT: Final = Path(__file__).resolve().parents[1] / "docs" / "results"


def rows(folder: Path = KEPT) -> list[dict[str, Any]]:
    """Every table at which all seats were played by one agent, with nothing masked; of several measurements the longest."""
    found: dict[tuple[Any, ...], dict[str, Any]] = {}
    for file in sorted(folder.glob("*.json")):
        for result in json.loads(file.read_text(encoding="utf-8")).get("results", ()):
            setup, team = result["setup"], set(result["team"])
            usual = not setup.get("heroic") and not setup.get("skirmish") and not setup.get("modular")
            if len(team) > 1 or result["mask"] or not usual:
                continue
            row = {
                "spec": team.pop(),
                "heroes": sorted(setup["heroes"]),
                "scenario": setup["scenario"],
                "mode": setup["mode"],
                "hands": setup["hands"],
                "wins": result["wins"],
                "games": result["games"],
            }
            key = tuple(str(row[name]) for name in ("spec", "heroes", "scenario", "mode", "hands"))
            if key not in found or found[key]["games"] < row["games"]:
                found[key] = row
    return [found[key] for key in sorted(found)]


def text() -> str:
    """One line a row."""
    return "[\n" + ",\n".join(json.dumps(row) for row in rows()) + "\n]\n"


def main() -> None:
    strengths.FILE.write_text(text(), encoding="utf-8")
    print(f"{strengths.FILE.name}: {len(rows())} tables")


if __name__ == "__main__":
    main()
