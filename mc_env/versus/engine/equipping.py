"""Equipment: on whom it may go, and that it lends its powers to its bearer (rulebook, "Playing Equipment")."""

from __future__ import annotations

from mc_env.kernel.log import note
from mc_env.versus.engine import moves, powers, values
from mc_env.versus.engine.events import tell
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES
from mc_env.versus.engine.zones import ATTACHED
from mc_env.versus.terms import EVENT_EQUIPS, STAT_CREATURE


def may_bear(g: State, c: int) -> bool:
    """Whether a character can have equipment: not while stunned, and a Creature never, for that cannot be turned off."""
    return values.face_up(g, c) and not FACES[g.face[c]].printed[STAT_CREATURE]


def bearers(g: State, p: int, card: int) -> list[int]:
    """Who can get an equipment that a player plays: anybody on their side, if there is a face-up character of its team."""
    team = FACES[g.face[card]].team
    if team >= 0 and not powers.has_teammate(g, p, team):
        return []
    return [c for c in values.of_player(g, p) if may_bear(g, c)]


def equip(g: State, card: int, c: int) -> None:
    """A character gets an equipment; the one it had is KO'd."""
    moves.drop_equipment(g, c)
    moves.move(g, card, ATTACHED)
    g.host[card] = c
    g.stamp[card] = g.tick()
    note(g, "equips", card=card, host=c)
    tell(g, EVENT_EQUIPS, player=g.controller[c], target=c)
    g.dirty = True
