"""How start-up grows with the library: `import mc_env`, a first game, a first observation, and the table of card features.

    python -m benchmarks.startup --copies 18

With the products there are and with many core sets more: copies of the core set, written out as packages of products of their
own, with other codes. The first game is one of the last product. Each figure is the least processor time of several fresh
processes, the two libraries by turns. Features are made of the definitions once, and kept for every process after that.
"""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
import tempfile
import tokenize
from ast import literal_eval
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from time import process_time
from typing import Final

from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parents[1]
CORE: Final = "mc_env.cards.core"
WORK: Final = ("import and first game", "first observation", "card features")
MADE: Final = "card features, when they are made"
KEPT: Final = "all of it, features kept"
FREE: Final = 60  # products of later numbers are not printed yet


def name_of(copy: int) -> str:
    """The code and package of a copy; the core set itself is copy 1."""
    return "core" if copy == 1 else f"copy{copy:02}"


def number_of(copy: int) -> int:
    """The number of a copy as a product: one that no printed product has."""
    return copy if copy == 1 else FREE + copy


def renamed(code: str, copy: int) -> str:
    """What a code of the core set is in a copy."""
    if copy == 1:
        return code
    return f"{number_of(copy):02}{code[2:]}" if code[:2].isdecimal() else f"{code}_{copy:02}"


def write_copy(folder: Path, copy: int, codes: set[str]) -> None:
    """The package of the core set with other codes, in every cross-reference too."""
    name = name_of(copy)
    package = folder / name
    package.mkdir()
    for path in sorted((ROOT / "mc_env" / "cards" / "core").glob("*.py")):
        text = path.read_text(encoding="utf-8").replace(CORE, name).replace('product="core"', f'product="{name}"')
        (package / path.name).write_text(_with_other_codes(text, copy, codes), encoding="utf-8")


def _with_other_codes(text: str, copy: int, codes: set[str]) -> str:
    found: list[tuple[int, str]] = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        string = token.string
        if token.type == tokenize.STRING and literal_eval(string) in codes:
            string = repr(renamed(literal_eval(string), copy))
        found.append((token.type, string))
    return tokenize.untokenize(found)


def codes_of_core() -> tuple[list[str], set[str]]:
    """Codes that a copy needs its own of: those of faces, and those of sets and guises; aspects are shared."""
    from mc_env.cards import catalog, registry

    faces = {face.code for face in catalog.faces(["core"])} | {g.face.code for g in registry.GUISES.values() if g.face}
    sets = {s.code for find in (catalog.heroes, catalog.scenarios, catalog.encounter_sets) for s in find(["core"])}
    return sorted(faces), sets | set(registry.GUISES)


def measure(copies: int, faces: list[str]) -> dict[str, float]:
    """Processor seconds of this process: nothing of mc_env may have been imported."""
    begun = process_time()
    import mc_env
    from mc_env.cards import ledger
    from mc_env.cards.products import PRODUCTS, Product, add

    free = (n for n in range(2, ledger.FACES.own) if n not in ledger.FACES.names)
    for copy in range(2, copies + 1):
        name, sets = name_of(copy), tuple(renamed(code, copy) for code in PRODUCTS["core"].sets)
        add(Product(name, name, "core set", date(2020, 1, copy), name, number_of(copy), sets))
        for code in faces:
            ledger.FACES.write_down(renamed(code, copy), next(free))
    game = mc_env.new_game([renamed("spider_man", copies)], renamed("rhino", copies), 1)
    played = process_time()
    from mc_env.encoders import card_features, make_encoder

    make_encoder("entities", 1).encode(game, 0)
    observed = process_time()
    card_features()
    return dict(zip(WORK, (played - begun, observed - played, process_time() - observed), strict=True))


def in_fresh_processes(copies: int, times: int) -> dict[int, dict[str, float]]:
    """The least of each figure, by how many core sets there are."""
    faces, others = codes_of_core()
    out: dict[int, dict[str, float]] = {1: {}, copies: {}}
    with tempfile.TemporaryDirectory() as place:
        for copy in range(2, copies + 1):
            write_copy(Path(place), copy, {*faces, *others})
        for i in range(times):
            for library, best in out.items():
                kept = Path(place) / f"kept_{library}_{i}"
                first, later = (_fresh(place, library, faces, kept) for _ in range(2))
                found = {**later, KEPT: sum(later.values()), MADE: first[WORK[-1]]}
                for work, seconds in found.items():
                    best[work] = min(seconds, best.get(work, seconds))
    return out


def _fresh(place: str, copies: int, faces: list[str], kept: Path) -> dict[str, float]:
    program = f"from benchmarks.startup import measure\nimport json; print(json.dumps(measure({copies}, {faces})))"
    environment = {"PYTHONPATH": f"{ROOT}:{place}", "PYTHONHASHSEED": "0", "XDG_CACHE_HOME": str(kept)}
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False)
    if run.returncode:
        raise RuntimeError(run.stderr)
    found: dict[str, float] = json.loads(run.stdout)
    return found


def rows(found: dict[int, dict[str, float]]) -> Iterator[tuple[str, float, float, float]]:
    """Each work with both times and their ratio."""
    one, many = found[1], found[max(found)]
    for work in (*WORK, KEPT, MADE):
        yield work, one[work], many[work], many[work] / one[work]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.startup", description=__doc__.split("\n")[0])
    parser.add_argument("--copies", type=int, default=18, help="core sets in the large library (default 18)")
    parser.add_argument("--times", type=int, default=5, help="processes of each kind (default 5)")
    args = parser.parse_args()
    table = Table("", "as it is", f"{args.copies} core sets", "ratio", title="start-up, processor time")
    for work, one, many, ratio in rows(in_fresh_processes(args.copies, args.times)):
        table.add_row(work, f"{one * 1000:.0f} ms", f"{many * 1000:.0f} ms", f"{ratio:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
