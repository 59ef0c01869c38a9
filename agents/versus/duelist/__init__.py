"""The duelist, a heuristic of Vs. System: `duelist` as a spec."""

from mc_env.agents.versus.duelist.agent import DuelistAgent

__all__ = ["DuelistAgent"]
