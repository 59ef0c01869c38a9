"""Figures of cards in play, stated a second time: printed values and the few core cards that change them.

The engine evaluates modifiers from definitions; this is a plain list by card code, so that the two can disagree.
"""

from __future__ import annotations

from typing import Final

from mc_env.audit.model import NOBODY, Table
from mc_env.cards.terms import CardType, Stat

# attached to the card whose figure they change
HOST: Final[dict[Stat, dict[str, int]]] = {
    Stat.ATK: {"01099": 3, "01100": 1, "01118": 1, "01074": 1},
    Stat.THW: {"01074": 1},
    Stat.SCH: {"01141": 1},
    Stat.HP: {"01163": 3},
    Stat.RETALIATE: {"01119": 1, "01153": 1},
}
# under the control of the player whose hero's figure they change, and for which hero alone
HERO: Final[dict[Stat, dict[str, tuple[int, str]]]] = {
    Stat.ATK: {"01057": (1, ""), "01028": (2, "She-Hulk")},
    Stat.THW: {"01065": (1, "")},
    Stat.DEF: {"01081": (1, ""), "01016": (1, "Captain Marvel")},
}
IDENTITY_HP: Final = {"01036": 6, "01039": 1}
VISION, LEAD_FROM_THE_FRONT = "01068", "01070"
JESSICA_JONES, TITANIA, IMMORTAL_KLAW = "01059", "01162", "01127"
HELMET, COSMIC_FLIGHT = "01016", "01017"
IRON_MAN, TRISKELION = "01029a", "01073"
ULTRON_II, ULTRON_III, ULTRON_DRONES, UPGRADED_DRONES = "01135", "01136", "01140", "01142"
CHARGE = "01099"
KNOWN: Final = "01"  # codes of cards whose figures are stated here begin so: the core set
IRON_MAN_MOST, ALLIES = 7, 3
MADAME_HYDRA, LEGIONS_OF_HYDRA, KILLMONGER = "01181", "01180", "01157"

# what some cards deal or remove by their text; the second figure is for an Aerial identity
CARD_DAMAGE: Final = {
    "01005": (8, 8),
    "01013": (5, 5),
    "01022": (1, 1),
    "01032": (4, 8),
    "01038": (1, 2),
    "01053": (5, 5),
    "01054": (5, 5),
    "01056": (2, 2),
    "01087": (3, 3),
}
CARD_THREAT: Final = {
    "01012": (2,),
    "01026": (2,),
    "01037": (1,),
    "01052": (2,),
    "01060": (3, 4),
    "01063": (1,),
    "01064": (1,),
}


def code(t: Table, c: int) -> str:
    return t.face(c).code


def count_in_play(t: Table, wanted: str) -> int:
    return sum(1 for c in t.all_in_play() if code(t, c) == wanted)


def is_drone(t: Table, c: int) -> bool:
    return t.type(c) == CardType.MINION and "Drone" in t.face(c).traits


def facedown(t: Table, c: int) -> bool:
    return bool(t.columns["guise"].get(c))


def remaining(t: Table, c: int) -> int:
    """Hit points left."""
    return max(0, hit_points(t, c) - t.get(c, "damage"))


def hit_points(t: Table, c: int) -> int:
    """Hit points a character has without damage."""
    n = t.printed(c, Stat.HP)
    if facedown(t, c):
        n = 1 if count_in_play(t, ULTRON_DRONES) else 0
        n += count_in_play(t, UPGRADED_DRONES)
    n += sum(HOST[Stat.HP].get(code(t, x), 0) for x in t.attached(c) if t.type(c) == CardType.MINION)
    if is_drone(t, c):
        n += count_in_play(t, ULTRON_III)
    kind = t.type(c)
    if kind in (CardType.HERO, CardType.ALTER_EGO):
        mine = [x for x in t.all_in_play() if t.controller(x) == t.controller(c)]
        n += sum(IDENTITY_HP.get(code(t, x), 0) for x in mine)
    elif kind == CardType.VILLAIN and t.face(c).title == "Klaw":
        n += 10 * count_in_play(t, IMMORTAL_KLAW)
    return n


def power(t: Table, c: int, stat: Stat, activation: int = -1) -> int:
    """ATK, THW, DEF, SCH, REC or retaliate of a card in play; `activation` for what lasts as long as that."""
    n = t.printed(c, stat)
    if facedown(t, c) and stat in (Stat.ATK, Stat.SCH):
        n = 1 if count_in_play(t, ULTRON_DRONES) else 0
        n += count_in_play(t, UPGRADED_DRONES) if stat == Stat.ATK else 0
    if stat == Stat.ATK:
        if code(t, c) == TITANIA:
            n = remaining(t, c)
        if is_drone(t, c):
            n += count_in_play(t, ULTRON_III)
    if stat == Stat.THW and code(t, c) == JESSICA_JONES:
        n += len(t.of_type(CardType.SIDE_SCHEME))
    n += sum(HOST.get(stat, {}).get(code(t, x), 0) for x in t.attached(c))
    if t.type(c) == CardType.HERO:
        for x in t.all_in_play():
            more, whose = HERO.get(stat, {}).get(code(t, x), (0, ""))
            if more and t.controller(x) == t.controller(c) and whose in ("", t.face(c).title):
                n += more + (code(t, x) == HELMET and aerial(t, t.controller(c)))
    return n + temporary(t, c, stat, activation)


def temporary(t: Table, c: int, stat: Stat, activation: int) -> int:
    """Lasting effects on a figure."""
    n = 0
    for e in t.lasting.values():
        if e["stat"] != stat.name or e["source"] < 0:
            continue
        by = e["code"]
        if by == VISION and e["source"] == c:
            n += 2
        elif by == LEAD_FROM_THE_FRONT and t.controller(c) != NOBODY and t.controller(c) in e["whose"]:
            n += 1
        elif by == ULTRON_II and e["source"] == c and e["until_rec"] == activation:
            n += sum(1 for m in t.engaged(e["player"]) if is_drone(t, m))
    return n


def aerial(t: Table, p: int) -> bool:
    """Whether a player's identity has the Aerial trait."""
    identity = t.identities[p]
    if t.face(identity).title == "Captain Marvel" and t.type(identity) == CardType.HERO:
        if any(t.controller(x) == p and code(t, x) == COSMIC_FLIGHT for x in t.all_in_play()):
            return True
    return any(e["trait"] == "Aerial" and e["player"] == p for e in t.lasting.values())


def hand_size(t: Table, p: int) -> int:
    """A player's hand size."""
    identity = t.identities[p]
    n = t.printed(identity, Stat.HAND_SIZE)
    if code(t, identity) == IRON_MAN:
        upgrades = t.of_type(CardType.UPGRADE)
        n += sum(1 for x in upgrades if t.controller(x) == p and "Tech" in t.face(x).traits)
        n = min(n, IRON_MAN_MOST)
    return n


def ally_limit(t: Table, p: int) -> int:
    """How many allies a player may control."""
    return ALLIES + sum(1 for x in t.of_type(CardType.SUPPORT) if t.controller(x) == p and code(t, x) == TRISKELION)


def immune(t: Table, c: int, source: int) -> bool:
    """Whether a character cannot take damage from a source."""
    mine = code(t, c)
    if mine == ULTRON_III:
        return any(is_drone(t, m) for m in t.of_type(CardType.MINION))
    if mine == MADAME_HYDRA:
        return count_in_play(t, LEGIONS_OF_HYDRA) > 0
    if mine == KILLMONGER and source >= 0:
        return t.face(source).type == CardType.UPGRADE and "Black Panther" in t.face(source).traits
    return False


def icons(t: Table, stat: Stat) -> int:
    """Acceleration, hazard or crisis icons in play."""
    return sum(t.printed(c, stat) for c in t.all_in_play() if not facedown(t, c))


def guarded(t: Table, p: int) -> bool:
    """Whether a guard minion is engaged with a player."""
    return any(t.printed(m, Stat.GUARD) and not facedown(t, m) for m in t.engaged(p))
