"""The measurement of start-up works: with a copy of the core set as another product."""

from __future__ import annotations

from benchmarks import startup


def test_start_up_is_measured_with_one_library_and_a_larger_one() -> None:
    found = list(startup.rows(startup.in_fresh_processes(copies=2, times=1)))
    assert [row[0] for row in found] == [*startup.WORK, startup.KEPT, startup.MADE]
    assert all(seconds > 0 for row in found for seconds in row[1:])
