"""How networks learn. `mc-env train` is the way in.

Read in this order: rollouts (what is learned from), ppo (how), self_play (the games) with partners, seeds and resuming beside it;
config (a recipe); playing, imitation (the warm start), workers and training (a run in several processes), folders and progress
(what a run writes and shows); sb3 is another algorithm on the same network.
"""
