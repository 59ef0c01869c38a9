"""Measuring agents: games on fixed seeds, intervals, paired tests, figures of cooperation. `evaluate.py` is the way in."""
