"""Work in several processes gives what one process gives."""

from __future__ import annotations

from tools.many import done


def squared(n: int) -> int:
    return n * n


def test_results_are_the_same_in_one_process_and_in_two() -> None:
    alone = list(done(squared, range(20), 1, dict, "squares"))
    assert alone == [n * n for n in range(20)]
    assert sorted(done(squared, range(20), 2, dict, "squares")) == alone


def test_work_ends_where_nobody_wants_more() -> None:
    made: list[int] = []
    for result in done(made.append, range(20), 1, dict, "notes"):
        assert result is None
        if len(made) == 3:
            break
    assert made == [0, 1, 2]
