"""Pictures of a game in words: the board, cards, and the story of what happened. Everything is read from views and logs."""
