"""Players of the game: agents that choose among the options of a decision."""
