"""Every ruling in docs/RULINGS.md names the tests that hold it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROWS = [row.split(" | ") for row in (ROOT / "docs/RULINGS.md").read_text().splitlines() if row.startswith("| R")]


def test_every_ruling_has_a_number_of_its_own_in_ascending_order():
    numbers = [int(row[0].removeprefix("| R")) for row in ROWS]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("row", ROWS, ids=[row[0].removeprefix("| ") for row in ROWS])
def test_ruling_names_tests_that_exist(row):
    named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", row[-1])
    assert named
    for path, name in named:
        assert f"def {name}(" in (ROOT / path).read_text(), f"{path} has no {name}"
