"""The duelist: a player of Vs. System by rules that can be read.

It attacks where what gets stunned is worth more than what is struck back, recruits what makes the most of its points, keeps a
resource coming each turn, arranges its rows for its own attacks against those of the enemy, and uses plot twists, super powers
and power-ups where a look ahead shows that they change something for more than they cost. It looks only into worlds in which what
it cannot know is redrawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.versus.duelist import assault, building, looking
from mc_env.agents.versus.duelist.fighters import Fighter, fighters
from mc_env.agents.versus.duelist.standing import enemies, friends, standing
from mc_env.errors import ConfigError
from mc_env.kernel.rng import MASK, mix
from mc_env.kernel.state import Pending
from mc_env.versus.engine import combat, values
from mc_env.versus.engine.frames import DeclareFrame
from mc_env.versus.engine.game import Game
from mc_env.versus.engine.options import (
    ASK_COMBAT,
    ASK_DEFENDER,
    ASK_FIRST,
    ASK_FORMATION,
    ASK_MAIN,
    ASK_MULLIGAN,
    ASK_PAY,
    ASK_RECRUIT,
    ASK_RESOURCE,
    ASK_STRIKE,
    ASK_TEAM,
    V_ATTACK,
    V_JOIN,
)
from mc_env.versus.engine.state import State
from mc_env.versus.engine.zones import RESOURCES

WORTH_IT: Final = 0.25  # an attack, or an effect, must gain so much


class DuelistAgent(Agent):
    """See the module's docstring. `careful` weighs what is struck back; one that does not look ahead attacks only."""

    spec = "duelist"

    def __init__(self, careful: float = 1.0, looks: bool = True, seed: int = 0) -> None:
        self.careful, self.looks = careful, looks
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        world: Any = seat.resample(mix((self.seed ^ mix(seat.moment)) & MASK) >> 16)
        if not isinstance(world, Game):
            raise ConfigError(f"{self.spec} plays Vs. System, not {world!r}")
        pending = world.state.pending
        assert pending is not None
        chosen = _BY_KIND.get(pending.kind, DuelistAgent._look)(self, world, pending, seat.player)
        if self.talks:
            self.say(seat, [(chosen, "liked best")])
        return chosen

    # ------------------------------------------------------------------ attacking

    def _sides(self, g: State, p: int) -> tuple[list[Fighter], list[Fighter]]:
        own = [f for f in fighters(g, friends(g, p)) if g.controls(p, f.card)]
        return own, fighters(g, [q for q in enemies(g, p) if g.alive[q]])

    def _main(self, world: Game, pending: Pending, p: int) -> int:
        """The main phase: the best attack, or an effect that is worth more; done if nothing gains anything."""
        g = world.state
        own, other = self._sides(g, p)
        offered = {o[1]: i for i, o in enumerate(pending.opts) if o[0] == V_ATTACK}
        plan = assault.best(g, [f for f in own if f.card in offered], other, self.careful)
        best, gain = looking.declining(pending.opts), WORTH_IT
        if plan is not None and plan.gain > gain:
            best, gain = offered[plan.attackers[0].card], plan.gain
        effects = [i for i, o in enumerate(pending.opts) if o[0] != V_ATTACK and i != looking.declining(pending.opts)]
        if effects and self.looks:
            now = standing(g, p)
            for i in effects[: looking.MANY]:
                more = looking.outlook(world, p, i) - now
                if more > max(WORTH_IT, gain * 0.5):
                    best, gain = i, more
        return best

    def _defender(self, world: Game, pending: Pending, p: int) -> int:
        """Whom to attack with the attacker that was declared."""
        g = world.state
        own, other = self._sides(g, p)
        first = pending.source
        offered = {o[1]: i for i, o in enumerate(pending.opts)}
        found = [
            plan
            for plan in assault.plans(
                g, own, [f for f in other if f.card in offered or (f.front and not f.down)], self.careful
            )
            if any(a.card == first for a in plan.attackers) and plan.defender.card in offered
        ]
        if found:
            return offered[max(found, key=lambda plan: plan.gain).defender.card]
        return min(offered.values(), key=lambda i: values.dfn(g, pending.opts[i][1]))

    def _team(self, world: Game, pending: Pending, p: int) -> int:
        """Who joins: as few as stun the defender, nobody if all of them together do not."""
        g = world.state
        f = g.stack[-1]
        assert isinstance(f, DeclareFrame)
        need = values.dfn(g, f.defender) - combat.total(g, f.attackers)
        done = looking.declining(pending.opts)
        joining = [(combat.strength(g, o[1]), i) for i, o in enumerate(pending.opts) if o[0] == V_JOIN]
        if need <= 0 or sum([atk for atk, _ in joining]) < need:
            return done
        enough = [one for one in joining if one[0] >= need]
        return min(enough)[1] if enough else max(joining)[1]

    def _strike(self, world: Game, pending: Pending, p: int) -> int:
        """Strike back where it hurts most, or is hurt least if these are one's own."""
        g = world.state
        force = combat.strength(g, g.recs[g.combat].target) if g.combat >= 0 else 0
        hurt = []
        for o in pending.opts:
            f = Fighter(g, o[1])
            loss = f.loss if force >= f.dfn else 0.0
            hurt.append(-loss if g.sides[g.controller[o[1]]] == g.sides[p] else loss)
        return max(range(len(hurt)), key=hurt.__getitem__)

    # ------------------------------------------------------------------ effects

    def _combat(self, world: Game, pending: Pending, p: int) -> int:
        """In a combat: what changes it for more than it costs, or pass."""
        passing = looking.declining(pending.opts)
        if not self.looks:
            return passing
        now = looking.outlook(world, p, passing)
        best, gain = passing, WORTH_IT
        for i in range(min(len(pending.opts), looking.MANY)):
            if i != passing:
                more = looking.outlook(world, p, i) - now
                if more > gain:
                    best, gain = i, more
        return best

    def _look(self, world: Game, pending: Pending, p: int) -> int:
        """Whatever it is: what looks best afterwards; of equals the first."""
        options = range(min(len(pending.opts), looking.MANY))
        found = looking.gains(world, p, options)
        return max(options, key=found.__getitem__)

    def _pay(self, world: Game, pending: Pending, p: int) -> int:
        """Pay with a location that lies face up rather than one in hand, and with one of several."""
        g = world.state
        copies = [g.face[o[1]] for o in pending.opts]
        return max(
            range(len(pending.opts)),
            key=lambda i: (g.zone[pending.opts[i][1]] >= RESOURCES, copies.count(copies[i])),
        )

    def _first(self, world: Game, pending: Pending, p: int) -> int:
        return 0


Handler = Callable[[DuelistAgent, Game, Pending, int], int]
_BY_KIND: Final[dict[int, Handler]] = {
    ASK_FIRST: DuelistAgent._first,
    ASK_MAIN: DuelistAgent._main,
    ASK_DEFENDER: DuelistAgent._defender,
    ASK_TEAM: DuelistAgent._team,
    ASK_STRIKE: DuelistAgent._strike,
    ASK_COMBAT: DuelistAgent._combat,
    ASK_PAY: DuelistAgent._pay,
    ASK_MULLIGAN: lambda agent, world, pending, p: building.mulligan(world.state, pending, p),
    ASK_RESOURCE: lambda agent, world, pending, p: building.resource(world, pending, p),
    ASK_RECRUIT: lambda agent, world, pending, p: building.recruit(world, pending, p),
    ASK_FORMATION: lambda agent, world, pending, p: building.formation(world, pending, p),
}
