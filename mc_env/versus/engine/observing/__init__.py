"""What one player may know of a game of Vs. System as rows of small integers, written straight from the state's columns."""
