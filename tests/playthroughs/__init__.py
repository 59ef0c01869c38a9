"""Golden playthroughs: whole games as text, one for each scenario and mode, compared line by line.

`games.py` lists them, `policy.py` plays them, `record.py` writes them down. `make playthroughs` (or
`python -m tests.playthroughs`) writes all of them anew: do so when the rules are mended, and read what has changed.
"""
