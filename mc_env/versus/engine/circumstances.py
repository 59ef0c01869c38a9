"""Further circumstances that definitions speak of: of one card (`TESTS`), and of the whole position (`FACTS`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mc_env.kernel.records import Scope
from mc_env.versus.engine import events, values
from mc_env.versus.engine.state import F_RANGED, State
from mc_env.versus.engine.tables import FACES, CondFn, Fits
from mc_env.versus.engine.zones import in_front
from mc_env.versus.terms import EVENT_APPEARS, EVENT_RECOVERS, EVIL, GOOD, TYPE_LOCATION, TYPE_SUPPORTING, Team

if TYPE_CHECKING:
    from mc_env.versus.engine.state import Record

# ------------------------------------------------------------------------------------------ of one card


def has_minus(g: State, s: Scope, c: int) -> bool:
    return g.minus[c] > 0


def your_main(g: State, s: Scope, c: int) -> bool:
    """The main character that a player began with, while it is on their side (rulebook, "Your Main Character")."""
    return g.mains[s.player] == c and g.controls(s.player, c)


def of_that_player(g: State, s: Scope, c: int) -> bool:
    return s.rec in g.recs and g.controls(g.recs[s.rec].player, c)


def remembered(g: State, s: Scope, c: int) -> bool:
    return len(s.slots) > 1 and s.slots[1] == c


def attacked_since(g: State, s: Scope, c: int) -> bool:
    return g.attacked[c] > g.ended[s.player]


def of_teams(g: State, c: int, teams: tuple[Team, ...]) -> bool:
    for team in teams:
        if values.in_team(g, c, team):
            return True
    return False


def not_of_their_mains_team(g: State, s: Scope, c: int) -> bool:
    """Whether a card of a player shares no team with that player's main character."""
    main = g.mains[g.owner[c]]
    for team in Team:
        if values.in_team(g, c, team) and values.in_team(g, main, team):
            return False
    return True


TESTS: Final[dict[str, Fits]] = {
    "has -1/-1": has_minus,
    "your main character": your_main,
    "of that player": of_that_player,
    "remembered": remembered,
    "attacked since your last turn": attacked_since,
    "appeared this turn": lambda g, s, c: events.happened_to(g, EVENT_APPEARS, c),
    "location": lambda g, s, c: g.ctype[c] == TYPE_LOCATION,
    "good": lambda g, s, c: of_teams(g, c, GOOD),
    "evil": lambda g, s, c: of_teams(g, c, EVIL),
    "not of its player's main character's team": not_of_their_mains_team,
}

# ------------------------------------------------------------------------------------------ of an event


def own_turn(g: State, s: Scope, rec: Record) -> bool:
    """Whether a turn that begins is a player's; two-headed teammates have theirs together."""
    return g.on_turn(s.player)


# ------------------------------------------------------------------------------------------ of the position


def attacking(g: State, c: int) -> bool:
    return g.combat >= 0 and c in g.recs[g.combat].cards


def defending(g: State, c: int) -> bool:
    return g.combat >= 0 and g.recs[g.combat].target == c


def in_combat(g: State, c: int) -> bool:
    """Whether a character attacks or defends now."""
    return g.combat >= 0 and (g.recs[g.combat].target == c or c in g.recs[g.combat].cards)


def fighting(g: State, c: int, ranged: bool) -> bool:
    """Whether a character is in a combat of a kind."""
    return in_combat(g, c) and bool(g.recs[g.combat].flags & F_RANGED) == ranged


def protecting(g: State, s: Scope) -> bool:
    """Whether the character stands before a face-up one (rulebook, "Protection")."""
    if not values.face_up(g, s.src) or not in_front(g.zone[s.src]):
        return False
    return values.stands(g, g.controller[s.src], False)


def _against(g: State, s: Scope) -> int:
    """Whom the character attacks, -1 if nobody."""
    return g.recs[g.combat].target if attacking(g, s.src) else -1


def _attacking_minus(g: State, s: Scope) -> bool:
    c = _against(g, s)
    return c >= 0 and g.minus[c] > 0


def _attacking_exhausted(g: State, s: Scope) -> bool:
    c = _against(g, s)
    return c >= 0 and bool(g.exhausted[c])


def _share_a_team(g: State, s: Scope) -> bool:
    mine = values.of_player(g, s.player)
    return any(all(values.in_team(g, c, team) for c in mine) for team in Team)


def _great_evil(g: State, s: Scope) -> bool:
    c = g.mains[s.player]
    return g.controls(s.player, c) and FACES[g.face[c]].level >= 2 and of_teams(g, c, EVIL)


def _champion(g: State, s: Scope) -> bool:
    """Whether a face-up supporting character of the player has more ATK than each enemy one."""
    mine, theirs = -1, -1
    for c in values.characters(g):
        if g.ctype[c] == TYPE_SUPPORTING:
            if not g.controls(s.player, c):
                if g.sides[g.controller[c]] != g.sides[s.player]:
                    theirs = max(theirs, values.atk(g, c))
            elif not g.facedown[c]:
                mine = max(mine, values.atk(g, c))
    return mine > theirs


def _by_namesake(g: State, s: Scope) -> bool:
    """Whether the card that was discarded to power up the character has its name."""
    return s.rec in g.recs and g.recs[s.rec].src >= 0 and values.same_name(g, g.recs[s.rec].src, s.src)


FACTS: Final[dict[str, CondFn]] = {
    "itself protecting a character": protecting,
    "it is an enemy player's turn": lambda g, s: g.active >= 0 and g.sides[g.active] != g.sides[s.player],
    "attacking": lambda g, s: attacking(g, s.src),
    "defending": lambda g, s: defending(g, s.src),
    "attacking an exhausted character": _attacking_exhausted,
    "attacking a character with a -1/-1 counter": _attacking_minus,
    "in melee combat": lambda g, s: fighting(g, s.src, False),
    "in ranged combat": lambda g, s: fighting(g, s.src, True),
    "itself in your back row": lambda g, s: values.in_play(g, s.src) and not in_front(g.zone[s.src]),
    "the combat is a team attack": lambda g, s: g.combat >= 0 and g.recs[g.combat].amount > 1,
    "this character recovered this turn": lambda g, s: events.happened_to(g, EVENT_RECOVERS, s.src),
    "itself not frozen": lambda g, s: not g.frozen[s.src],
    "all characters on your side share a team": _share_a_team,
    "your main character is Evil and of level 2 or higher": _great_evil,
    "your best supporting character has more ATK than any enemy supporting character": _champion,
    "the discarded card has its name": _by_namesake,
}
