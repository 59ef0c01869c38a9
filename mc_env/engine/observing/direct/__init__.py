"""Observations written straight from the columns of a state into native arrays: the way of the compiled engine.

`view.look` keeps what a seat saw last, which is the fastest way for an interpreter; here nothing is kept and nothing compared,
which is faster by far once compiled. Both write the same numbers: tests compare them byte by byte.
"""
