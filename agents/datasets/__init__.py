"""Datasets of games: `making` plays and writes them, `reading` reads them back, `imitating` fits a network, `exporting` hands them on."""
