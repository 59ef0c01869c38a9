"""Measuring agents: games on fixed seeds, intervals, paired tests, figures of cooperation. `mc-env evaluate` is the way in.

Read in this order: plan (what is asked), tables, games, lineups, playing and journal (games on several cores), stats, report,
overall, groups and crossplay (what came out), plots and markdown, measure (all of it from beginning to end), cli; page makes
docs/RESULTS.md.
"""
