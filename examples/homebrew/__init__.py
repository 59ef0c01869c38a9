"""The Long Night: a hero, a modular set and a scenario of our own invention. Every set in these files is taken in by itself."""
