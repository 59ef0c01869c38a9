"""Algorithms that the field compares with, each in a short file, on the same network, games and objective as ours.

Read in this order: rollouts (games played and measured the same way for all), ippo, mappo, recurrent (one algorithm each),
comparing (all of them and ours at equal decisions), `__main__` (the command).

None of them is tuned for this game: they show what the usual recipes do here.
"""
