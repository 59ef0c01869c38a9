"""Measuring agents: games on fixed seeds, intervals, paired tests, figures of cooperation. `mc-env evaluate` is the way in."""
