"""Everything that changes during a game, as plain data: columns, piles, frames, scopes, records, the log.

Begin with `state`, then `zones` (where cards are), `frames` (ops in progress) and `records` (scopes and occurrences).
"""
