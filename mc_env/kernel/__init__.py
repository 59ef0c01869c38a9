"""The machine under a card game, which knows no game.

A state of columns and piles, a stack of frames that ops take through their steps, scopes and records, decisions, a generator, a
log, copies, saved positions and the redrawing of what a player cannot know. A game is its kit of words, its rules and its cards
on this: Marvel Champions in `mc_env.engine`, Vs. System in `mc_env.versus`.
"""
