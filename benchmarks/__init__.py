"""How fast the engine is, as ratios inside one run: `make bench`."""
