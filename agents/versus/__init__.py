"""Players of Vs. System: training by self-play, and how players are compared (`python -m mc_env.agents.versus`)."""
