"""Everything that changes during a game, as plain data: columns, piles, frames, scopes, records, the log."""
