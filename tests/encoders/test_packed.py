"""Buffers of packed batches: they grow without keeping the rows twice."""

from __future__ import annotations

import tracemalloc

import numpy as np

from mc_env.encoders.packed import Buffer

SOME = np.arange(25 * 80, dtype=np.int16).reshape(25, 80)


def test_a_buffer_takes_little_more_memory_than_its_rows_while_it_grows() -> None:
    buffer = Buffer(80, 1)
    tracemalloc.start()
    for _ in range(350):
        buffer.append(SOME.tobytes())
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert buffer.end < peak < 1.3 * buffer.end
    assert np.array_equal(buffer.rows(), np.tile(SOME, (350, 1)))


def test_a_view_of_a_buffer_shows_what_it_showed_when_the_buffer_has_grown() -> None:
    buffer = Buffer(80, 25)
    buffer.append(SOME.tobytes())
    view = buffer.rows()
    buffer.append(SOME.tobytes())
    buffer.rows()[:] = 7
    assert np.array_equal(view, SOME)
    assert buffer.rows().shape == (50, 80)
