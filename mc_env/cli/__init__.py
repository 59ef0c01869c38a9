"""The command line: `python -m mc_env`. Look things up, check decks, play in the terminal, watch a saved game again."""
