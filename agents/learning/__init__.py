"""How networks learn: games, PPO, imitation, processes, run folders."""
