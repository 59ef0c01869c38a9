"""What a card does, in numbers: definitions read as amounts of damage, threat, healing, cards and so on.

Definitions are trees of nodes, so nothing here knows a card by name: `gist(node)` walks an effect and adds up what it does for
the players and against them. Numbers that depend on the game (counters on the card, "if you have Aerial") are asked of `Here`.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from mc_env.cards.kit import abilities as a
from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import (
    ABILITY_WHEN_REVEALED,
    FORM_ALTER_EGO,
    FORM_HERO,
    PILE_PLAY,
    STAT_ALLY_LIMIT,
    STAT_ATK,
    STAT_DEF,
    STAT_HAND_SIZE,
    STAT_HP,
    STAT_REC,
    STAT_RETALIATE,
    STAT_SCH,
    STAT_SURGE,
    STAT_THW,
    STAT_TRAIT,
    STATUS_STUNNED,
    STATUS_TOUGH,
    TYPE_ALLY,
    TYPE_ALTER_EGO,
    TYPE_ATTACHMENT,
    TYPE_HERO,
    TYPE_MAIN_SCHEME,
    TYPE_MINION,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_SIDE_SCHEME,
    TYPE_SUPPORT,
    TYPE_UPGRADE,
    TYPE_VILLAIN,
    CardType,
    Res,
)
from mc_env.engine.knowing.sight import Sight
from mc_env.engine.program.tables import FaceInfo

Gist = dict[str, float]
"""Amounts by name: what an effect does. `worth` has a price for each name."""

ENEMY_TYPES: Final = frozenset({TYPE_MINION, TYPE_VILLAIN})
FRIEND_TYPES: Final = frozenset({TYPE_HERO, TYPE_ALTER_EGO, TYPE_ALLY})
SCHEMES: Final = frozenset({TYPE_MAIN_SCHEME, TYPE_SIDE_SCHEME, TYPE_PLAYER_SIDE_SCHEME})
GEAR: Final = frozenset({TYPE_UPGRADE, TYPE_SUPPORT})


class Here:
    """Where an effect is read: whose it is, on which card, and because of what."""

    __slots__ = ("amount", "card", "dynamic", "player", "sight")

    def __init__(self, sight: Sight, card: int, player: int, amount: float = 0.0) -> None:
        self.sight = sight
        self.card = card
        self.player = player
        self.amount = amount
        self.dynamic = False  # whether the reading depended on the game


# ------------------------------------------------------------------------------------------ who


def who(target: object, refs: dict[str, str]) -> str:
    """Whom a target means: enemy, minion, villain, you, ally, friend, main, scheme, gear, self, host, pile or other."""
    if isinstance(target, k.A | k.AtRandom):
        return who(target.of, refs)
    if isinstance(target, k.APlayer):
        return "you"
    if isinstance(target, k.PlayerSel):
        return "you" if isinstance(target, k.You) else "everyone"
    if isinstance(target, k.Ref):
        return refs.get(target.name, "other")
    if isinstance(target, k.Self_):
        return "self"
    if isinstance(target, k.Host):
        return "host"
    if isinstance(target, k.ActiveVillain):
        return "villain"
    if isinstance(target, k.ActiveMainScheme):
        return "main"
    if isinstance(target, k.IdentityOf):
        return "you"
    if isinstance(target, k.EngagedWith):
        return "minion"
    if isinstance(target, k.EventCard):
        return "enemy" if target.role == "actor" else "event"
    if isinstance(target, k.Hit):
        return "hit"
    if isinstance(target, k.In):
        return "self" if target.pile == PILE_PLAY else "pile"
    if isinstance(target, k.OfType):
        return _of_types(target.types)
    if isinstance(target, k.Both):
        first, second = who(target.a, refs), who(target.b, refs)
        for word in (first, second):
            if word in ("self", "pile"):
                return word
        return first if first not in ("other", "everyone") else second
    if isinstance(target, k.EitherSel):
        first, second = who(target.a, refs), who(target.b, refs)
        return "enemy" if {first, second} == {"villain", "minion"} else first
    if isinstance(target, k.Extreme | k.Topmost):
        return who(target.of, refs)
    return "other"


def _of_types(types: frozenset[CardType]) -> str:
    if types == {TYPE_MINION}:
        return "minion"
    if types == {TYPE_VILLAIN}:
        return "villain"
    if types <= ENEMY_TYPES:
        return "enemy"
    if types == {TYPE_ALLY}:
        return "ally"
    if types <= {TYPE_HERO, TYPE_ALTER_EGO}:
        return "you"
    if types <= FRIEND_TYPES:
        return "friend"
    if types == {TYPE_MAIN_SCHEME}:
        return "main"
    if types <= SCHEMES:
        return "scheme"
    if types <= GEAR:
        return "gear"
    if types == {TYPE_ATTACHMENT}:
        return "attachment"
    return "character" if types <= ENEMY_TYPES | FRIEND_TYPES else "other"


def one(target: object) -> bool:
    """Whether a target is a single card that somebody chooses."""
    return isinstance(target, k.A | k.AtRandom | k.APlayer | k.Ref | k.Self_ | k.ActiveVillain | k.IdentityOf | k.You)


# ------------------------------------------------------------------------------------------ how much


def number(value: object, here: Here | None) -> float:
    """A value as a number, a good guess where it cannot be known."""
    if isinstance(value, int):
        return float(value)
    if isinstance(value, k.Plus):
        return number(value.a, here) + number(value.b, here)
    if isinstance(value, k.Minus):
        return max(0.0, number(value.a, here) - number(value.b, here))
    if isinstance(value, k.Times):
        return number(value.a, here) * number(value.b, here)
    if isinstance(value, k.AtMost):
        return min(number(value.a, here), number(value.cap, here))
    if isinstance(value, k.FinalStep):
        return (number(value.then, here) + 2 * number(value.otherwise, here)) / 3
    if isinstance(value, k.Either):
        p = chance(value.where, here)
        return p * number(value.then, here) + (1 - p) * number(value.otherwise, here)
    if here is None:
        return 2.0
    if isinstance(value, k.Icons):
        return 1.5
    here.dynamic = True
    if isinstance(value, k.PerPlayer):
        return float(value.n * here.sight.players)
    if isinstance(value, k.Amount):
        return here.amount or 2.0
    if isinstance(value, k.CountersOn):
        return float(here.sight.counters(here.card, value.counter)) if here.card >= 0 else 0.0
    if isinstance(value, k.DamageOn):
        return float(here.sight.damage(here.sight.identity(here.player))) if here.player >= 0 else 2.0
    if isinstance(value, k.StatOf) and who(value.of, {}) == "you" and here.player >= 0:
        return float(here.sight.stat(here.sight.identity(here.player), int(value.stat)))
    if isinstance(value, k.Count) and who(value.of, {}) == "minion" and here.player >= 0:
        return float(len(here.sight.minions(here.player)))
    if isinstance(value, k.ThreatOn):
        return float(sum(here.sight.threat(c) for c in here.sight.side_schemes())) or 2.0
    return 2.0


def chance(where: object, here: Here | None) -> float:
    """How likely a condition holds when it is asked."""
    if here is None:
        return 0.5
    if isinstance(where, k.YouHave) and here.player >= 0:
        here.dynamic = True
        return float(here.sight.has_trait(here.sight.identity(here.player), where.trait))
    if isinstance(where, k.YouAre) and here.player >= 0:
        here.dynamic = True
        face = here.sight.face(here.sight.identity(here.player))
        return float(face is not None and face.title == where.title)
    if isinstance(where, k.InForm) and here.player >= 0:
        here.dynamic = True
        return float(here.sight.in_hero_form(here.player) == (where.form == FORM_HERO))
    if isinstance(where, k.Not):
        return 1 - chance(where.a, here)
    if isinstance(where, k.AllOf):
        return chance(where.a, here) * chance(where.b, here)
    return 0.5


# ------------------------------------------------------------------------------------------ what


def gist(node: e.Effect | None, here: Here | None = None, refs: dict[str, str] | None = None) -> Gist:
    """What an effect does, added up."""
    out: Gist = defaultdict(float)
    if node is not None:
        _read(node, here, refs if refs is not None else {}, out, 1.0)
    return dict(out)


def _read(n: e.Effect, here: Here | None, refs: dict[str, str], out: Gist, p: float) -> None:
    if isinstance(n, e.Do):
        for step in n.steps:
            _read(step, here, refs, out, p)
    elif isinstance(n, e.Together):
        for part in n.parts:
            _read(part, here, refs, out, p)
    elif isinstance(n, e.InAnyOrder):
        for part in n.effects:
            _read(part, here, refs, out, p)
    elif isinstance(n, e.ChooseOne):
        _read(n.options[0], here, refs, out, p)  # about its worth; each option is valued by itself when it is asked
    elif isinstance(n, e.Then | e.IfDone | e.Delay):
        _read(n.effect, here, refs, out, p)
    elif isinstance(n, e.Let):
        refs[n.name] = "pile"
        _read(n.effect, here, refs, out, p)
    elif isinstance(n, e.Otherwise):
        _read(n.effect, here, refs, out, p * 0.2)
    elif isinstance(n, e.If):
        yes = chance(n.where, here)
        if yes:
            _read(n.then_, here, refs, out, p * yes)
        if n.else_ is not None and yes < 1:
            _read(n.else_, here, refs, out, p * (1 - yes))
    elif isinstance(n, e.May | e.ForEachPlayer | e.ForEach | e.AtEndOfActivation | e.LabeledAttack):
        _read(n.effect, here, refs, out, p)
    elif isinstance(n, e.Repeat):
        _read(n.effect, here, refs, out, p * number(n.times, here))
    elif isinstance(n, e.Instead):
        out["instead"] += p
        _read(n.effect, here, refs, out, p)
    elif isinstance(n, e.Choose):
        refs[n.name] = who(n.of, refs)
    else:
        _deed(n, here, refs, out, p)


def _deed(n: e.Effect, here: Here | None, refs: dict[str, str], out: Gist, p: float) -> None:
    """An effect that does something itself."""
    if isinstance(n, e.Damage | e.Assign | e.IndirectDamage):
        target: object = n.to if not isinstance(n, e.Assign) else n.among
        _damage(target, number(n.amount, here) * p, refs, out)
    elif isinstance(n, e.MoveDamage):
        out["damage"] += number(n.amount, here) * p
        out["heal"] += number(n.amount, here) * p
    elif isinstance(n, e.Heal):
        whom = who(n.target, refs)
        amount = min(number(n.amount, here), 6.0) * p
        out["heal_enemy" if whom in ("enemy", "villain", "minion", "other") else "heal"] += amount
    elif isinstance(n, e.PlaceThreat):
        out["place" if who(n.on, refs) in ("main", "scheme") else "place_side"] += number(n.amount, here) * p
    elif isinstance(n, e.RemoveThreat):
        out["thwart" if one(n.from_) else "thwart_each"] += number(n.amount, here) * p
    elif isinstance(n, e.Give):
        _status(n, here, refs, out, p)
    elif isinstance(n, e.Exhaust):
        whom = who(n.target, refs)
        out["exhaust_self" if whom == "self" else "exhaust_me"] += p
    elif isinstance(n, e.Ready):
        out["ready_ally" if who(n.target, refs) == "ally" else "ready_hero"] += p
    elif isinstance(n, e.Draw):
        out["draw"] += number(n.n, here) * p
    elif isinstance(n, e.DrawToHandSize):
        out["draw"] += 2 * p
    elif isinstance(n, e.AddToHand | e.ReturnToHand):
        out["discard_self" if who(n.target, refs) == "self" else "draw"] += p
    elif isinstance(n, e.DiscardFromHand):
        out["lose_card"] += min(number(n.n, here), 2.0) * p
    elif isinstance(n, e.DiscardTop):
        pass
    elif isinstance(n, e.Discard):
        whom = who(n.target, refs)
        key = {"self": "discard_self", "gear": "lose_gear", "ally": "lose_gear", "attachment": "strip"}.get(whom)
        if key is not None:
            out[key] += p
    elif isinstance(n, e.RemoveCounters):
        out["uses"] += number(n.n, here) * p
    elif isinstance(n, e.AddCounters):
        out["counters"] += number(n.n, here) * p
    elif isinstance(n, e.PutIntoPlay):
        out["put_ally" if who(n.target, refs) == "pile" or isinstance(n.target, k.Ref) else "minion"] += p
    elif isinstance(n, e.PutIntoPlayAs):
        out["minion"] += number(n.n, here) * p * 0.6
    elif isinstance(n, e.Reveal | e.DealEncounter):
        out["encounter"] += p
    elif isinstance(n, e.EnemyAttacks):
        out["attacks" if who(n.enemies, refs) == "villain" else "minion_attacks"] += p
        if n.afterwards is not None:
            _read(n.afterwards, here, refs, out, p * 0.6)
    elif isinstance(n, e.EnemySchemes):
        out["schemes"] += p
    elif isinstance(n, e.EnemyActivates):
        out["attacks"] += p
    elif isinstance(n, e.GiveBoost):
        out["boost"] += number(n.n, here) * p
    else:
        _edit(n, here, refs, out, p)


def _edit(n: e.Effect, here: Here | None, refs: dict[str, str], out: Gist, p: float) -> None:
    """Effects that change an event, a value or the course of the round."""
    if isinstance(n, e.Surge):
        out["encounter"] += p
    elif isinstance(n, e.AddAcceleration):
        out["accelerate"] += p
    elif isinstance(n, e.Prevent):
        out["prevent"] += number(n.amount, here) * p
    elif isinstance(n, e.CancelEffects | e.CancelCard | e.CancelEvent):
        out["cancel"] += p
    elif isinstance(n, e.Generate):
        out["generate"] += len(n.resources) * p
    elif isinstance(n, e.GenerateFromCard):
        out["generate"] += p
    elif isinstance(n, e.Spend):
        out["spend"] += len(n.resources) + number(n.any_, here) + (1 if n.x else 0)
        if n.x:
            out["spend_x"] += p
    elif isinstance(n, e.PayPrintedCost):
        out["spend"] += 3
    elif isinstance(n, e.Pay):
        _read(n.cost, here, refs, out, p)
    elif isinstance(n, e.OneOf):
        _read(n.costs[0], here, refs, out, p)
    elif isinstance(n, e.CostChange):
        out["generate"] += number(n.by, here) * p * (0.9 if n.sign < 0 else -0.9)
    elif isinstance(n, e.NextEvent):
        out["damage"] += number(n.damage, here) * p
    elif isinstance(n, e.Search | e.LookAt):
        refs[n.name] = "pile"
    elif isinstance(n, e.ChangeForm):
        out["flip"] += p
    elif isinstance(n, e.AttackGains):
        out["keyword"] += 0.5 * p
    elif isinstance(n, e.ResolveSpecials):
        out["specials"] += p
    elif isinstance(n, e.Modify):
        _modify(n, here, refs, out, p)


def _damage(target: object, amount: float, refs: dict[str, str], out: Gist) -> None:
    whom = who(target, refs)
    if whom in ("enemy", "villain", "event", "host"):
        out["damage" if one(target) or whom in ("event", "host") else "damage_each"] += amount
    elif whom == "minion":
        out["damage_minion" if one(target) else "damage_each"] += amount
    elif whom == "character":
        out["damage_each"] += amount
        out["hurt"] += amount
    elif whom == "self":
        out["hurt_self"] += amount
    else:
        out["hurt"] += amount


def _status(n: e.Give, here: Here | None, refs: dict[str, str], out: Gist, p: float) -> None:
    whom = who(n.to, refs)
    ours = here is not None and here.card >= 0 and not here.sight.is_encounter(here.card)
    enemy = whom in ("enemy", "villain", "minion") or (whom == "hit" and ours)
    if n.status == STATUS_TOUGH:
        out["tough_enemy" if enemy else "tough"] += p
    elif n.status == STATUS_STUNNED:
        out["stun" if enemy else "stun_me"] += p
    else:
        out["confuse" if enemy else "confuse_me"] += p


_POWERS: Final = {
    STAT_ATK: "atk",
    STAT_THW: "thw",
    STAT_DEF: "def",
    STAT_HP: "hp",
    STAT_REC: "rec",
    STAT_HAND_SIZE: "hand",
    STAT_SCH: "sch",
    STAT_RETALIATE: "retaliate",
    STAT_ALLY_LIMIT: "keyword",
    STAT_TRAIT: "keyword",
}


def _modify(n: e.Modify, here: Here | None, refs: dict[str, str], out: Gist, p: float) -> None:
    whom = who(n.target, refs)
    prefix = "enemy_" if whom in ("enemy", "villain", "minion", "host") else ""
    scale = 1.0 if n.until is None else 0.0
    for change in n.changes:
        key = _POWERS.get(change.stat)
        if key is None:
            continue
        amount = number(change.value, here) * p
        if n.until is None:
            out[prefix + key] += amount * scale
        else:
            out["surge_of_power"] += amount


# ------------------------------------------------------------------------------------------ abilities and cards

_ABILITIES: dict[int, tuple[Gist, Gist] | None] = {}  # by ability id; None where it depends on the game


def ability(face: FaceInfo, index: int, sight: Sight, card: int, player: int, amount: float = 0.0) -> tuple[Gist, Gist]:
    """(effect, cost) of one of a card's abilities."""
    key = face.abilities[index].id
    known = _ABILITIES.get(key)
    if known is not None:
        return known
    node: a.Ability = face.face.abilities[index]
    here = Here(sight, card, player, amount)
    refs: dict[str, str] = {}
    cost = gist(node.cost, here, refs)
    effect = gist(node.effect, here, refs)
    if not here.dynamic:
        _ABILITIES[key] = (effect, cost)
    return effect, cost


def constants(face: FaceInfo, sight: Sight, card: int, player: int) -> Gist:
    """What a card's constant abilities change while it is in play."""
    key = -1 - face.id
    known = _ABILITIES.get(key)
    if known is not None:
        return known[0]
    here = Here(sight, card, player)
    out: Gist = defaultdict(float)
    for ab in face.face.abilities:
        for node in ab.constants:
            for name, x in gist(node, here).items():
                out[name] += x
    result = dict(out)
    if not here.dynamic:
        _ABILITIES[key] = (result, {})
    return result


def of_kind(face: FaceInfo, *kinds: int) -> list[int]:
    """Which of a card's abilities are of these kinds."""
    return [i for i, ab in enumerate(face.face.abilities) if ab.kind in kinds]


def revealed(face: FaceInfo, sight: Sight, card: int, player: int) -> Gist:
    """What happens when an encounter card is revealed by a player, in the form they are in."""
    out: Gist = defaultdict(float)
    form = FORM_HERO if sight.in_hero_form(player) else FORM_ALTER_EGO
    for i, ab in enumerate(face.face.abilities):
        if ab.kind == ABILITY_WHEN_REVEALED and (ab.form is None or ab.form == form):
            for name, x in ability(face, i, sight, card, player)[0].items():
                out[name] += x
    if face.base[STAT_SURGE]:
        out["encounter"] += 1
    return dict(out)


def wants(face: FaceInfo) -> frozenset[Res]:
    """Resource types a card rewards being paid with."""
    found = _WANTS.get(face.id)
    if found is None:
        found = _WANTS[face.id] = frozenset(_paid(face.face.abilities))
    return found


_WANTS: dict[int, frozenset[Res]] = {}


def _paid(tree: object) -> set[Res]:
    """Every `Paid(type)` in a tree of nodes."""
    if isinstance(tree, k.Paid | k.PaidOnly):
        return {tree.res}
    if isinstance(tree, tuple):
        return set().union(*(_paid(x) for x in tree)) if tree else set()
    if isinstance(tree, k.Node):
        names = [s for cls in type(tree).__mro__ for s in getattr(cls, "__slots__", ())]
        return set().union(*(_paid(getattr(tree, s)) for s in names)) if names else set()
    return set()
