"""Who can sit at a seat: what an agent is, agents by spec, random, heuristic, search, trained networks."""
