"""Golden playthroughs: whole games as text, one for each scenario and mode, compared line by line.

`games.py` lists them, `policy.py` plays them, `record.py` writes them down, in `tests/playthroughs`. `make playthroughs` (or
`python -m tools.playthroughs`) writes all of them anew: do so when the rules are mended, and read what has changed.
"""
