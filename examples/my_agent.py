"""An agent of one's own: `mc-env evaluate random examples/my_agent.py:Eager,thwart_at=3`."""

import random

from mc_env.agents import Seat


class Eager:
    """Attacks first; thwarts first once the main scheme has this much threat; then whatever else it may, at random."""

    def __init__(self, thwart_at: int = 4, seed: int = 0) -> None:
        self.thwart_at, self.random = thwart_at, random.Random(seed)

    def choose(self, seat: Seat) -> int:
        kinds = [option.kind for option in seat.decision.options]
        threat = max((s["threat"] for area in seat.view()["areas"] for s in area["main_schemes"]), default=0)
        first, second = ("thwart", "attack") if threat >= self.thwart_at else ("attack", "thwart")
        wanted = next((kind for kind in (first, second, "play", "use", "defend") if kind in kinds), None)
        return kinds.index(wanted) if wanted else self.random.randrange(len(kinds))
