"""The course of a game: windows, continuous checks, phases and turns, and the loop that runs it all.

Begin with `run`, the loop; then `rounds`, `turn` and `villain_phase`; `windows` says who may or must do something when.
"""
