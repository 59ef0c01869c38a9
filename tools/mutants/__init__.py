"""Mutation tests: break the engine at random places, one small change at a time, and see whether a test notices. `make mutants`.

A change that no test notices is a missing test, or an equal program: one that plays every game alike. Equal programs are listed
with the reason in `tests/mutants.md`. Nothing is changed in the checkout: the work is done on a copy.

`changes` finds what could be changed, `picking` draws from it, `copies` applies it to a copy; `reach` knows which test runs which
line, `together` runs the tests that matter for many mutants in forks of one process, `trial` for one in a process of its own,
`journal` keeps what came of it, `judged` reads the list of equal programs, and `report` sums up.
"""
