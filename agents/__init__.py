"""Players of the game: agents that choose among the options of a decision.

>>> import mc_env
>>> from mc_env import agents
>>> game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=7)
>>> player = agents.make("heuristic:style=protective")
>>> while game.decision:
...     game.choose(player.decide(game, game.decision.player))
>>> game.outcome
'win'

The folder lies at the top of the repository; its import name is `mc_env.agents` (`mc_env/agents` is a link to it). There,
`import agents` gives the same modules, never a second copy.

Read in this order; each imports only what stands above it:

    support                     files, provenance, garbage, interrupts
    checkpoints                 the networks that come with the package, by name
    network                     the network, and how it is saved
    players                     who can sit at a seat; games side by side
    learning   evaluation       how networks learn; how agents are measured. Neither imports the other
    datasets                    games as data: made, read back, imitated, handed on
    checkpoints.cards, .shipping, .__main__    pages about shipped networks, and shipping more
    cli                         train, study, curves
    baselines  adhoc            algorithms to compare with; partners never met
"""

if __name__ == "mc_env.agents":
    from mc_env.agents.players.base import Agent, Seat
    from mc_env.agents.players.registry import Partner, about, declared, is_spec, make, names, parse, partner, register
else:
    from mc_env.agents.support.alias import stand_for

    stand_for(__name__, "mc_env.agents")

__all__ = ["Agent", "Partner", "Seat", "about", "declared", "is_spec", "make", "names", "parse", "partner", "register"]
