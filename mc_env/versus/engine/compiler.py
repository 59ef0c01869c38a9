"""From definitions to tables: faces, powers and ops, each compiled once when its card is first asked for."""

from __future__ import annotations

from typing import Final

from mc_env.errors import NotImplementedCard
from mc_env.versus.cards import kit, registry
from mc_env.versus.engine import query
from mc_env.versus.engine.effects.characters import GainXP
from mc_env.versus.engine.effects.compiling import compile_effect
from mc_env.versus.engine.effects.dealings import IfYouDo
from mc_env.versus.engine.effects.joining import May
from mc_env.versus.engine.tables import (
    CARDS,
    FACES,
    MARK_BORROWS,
    OPS,
    PLAYER,
    POWERS,
    USED_FROM,
    CardInfo,
    FaceInfo,
    PowerC,
)
from mc_env.versus.terms import (
    MOMENT_REACTION,
    PILE_PLAY,
    POWER_ACTION,
    POWER_BORROWS,
    POWER_CONTINUOUS,
    POWER_LEVEL_UP,
    POWER_SUPER,
    POWER_TRIGGER,
    STAT_FLIGHT,
    STAT_RANGED,
    TYPE_EQUIPMENT,
    TYPE_FACEHUGGER,
    TYPE_LOCATION,
    TYPE_MAIN,
    TYPE_PLOT_TWIST,
    TYPE_SUPPORTING,
)

_COMPILED: Final[dict[str, int]] = {}  # the code of a card (of a main character: of its level 1) -> its number
_NAMES: Final[dict[str, int]] = {}  # names of characters as numbers
_TYPES: Final = {
    "main": TYPE_MAIN,
    "supporting": TYPE_SUPPORTING,
    "plot twist": TYPE_PLOT_TWIST,
    "location": TYPE_LOCATION,
    "equipment": TYPE_EQUIPMENT,
    "facehugger": TYPE_FACEHUGGER,
}
_ICONS: Final = {"flight": STAT_FLIGHT, "ranged": STAT_RANGED}


def card(code: str) -> CardInfo:
    """The compiled card with a code; one that is not defined cannot be had (NotImplementedCard)."""
    compile_all()
    if code not in _COMPILED:
        registry.definition(code)
        raise NotImplementedCard(f"{registry.facts(code).name} ({code}) is no card by itself, or lacks a level")
    return CARDS[_COMPILED[code]]


def _compile(code: str) -> None:
    if code not in registry.main_characters() and registry.facts(code).type == "main":
        return
    levels = [level for level in registry.levels(code) if level in registry.definitions()]
    _COMPILED[code] = CardInfo(code, tuple([_face(level) for level in levels])).id


def _face(code: str) -> int:
    facts, node = registry.facts(code), registry.definition(code)
    info = FaceInfo(code, node.name, _type(facts.type, node))
    info.names = (node.name, *node.aka)
    info.name_ids = tuple([_NAMES.setdefault(name, len(_NAMES)) for name in info.names])
    for name_id in info.name_ids:
        info.name_bits |= 1 << name_id % 61
        info.more_name_bits |= 1 << name_id % 59
    info.token = facts.token
    info.team = facts.team
    info.cost, info.level = facts.cost, facts.level
    info.atk, info.dfn, info.health = facts.atk, facts.dfn, facts.health
    for icon in facts.icons:
        info.printed[_ICONS[icon]] += 1
    if isinstance(node, kit.Character):
        for keyword in node.keywords:
            info.printed[keyword] += 1
        info.appears_stunned = node.appears_stunned
        info.appears_with_minus = node.appears_with_minus
        info.from_deck, info.powers_up_anybody = node.from_deck, node.powers_up_anybody
        info.hatches, info.captures = node.hatches, node.captures
        info.instead_of_cost = tuple([int(symbol) for symbol in node.instead_of_cost])
        info.when_recruited = compile_effect(node.when_recruited) if node.when_recruited is not None else None
        info.powers = tuple([_power(power, i) for i, power in enumerate(node.powers)])
    elif isinstance(node, kit.Equipment):
        info.powers = tuple([_power(power, i) for i, power in enumerate(node.powers)])
    elif isinstance(node, kit.PlotTwist):
        info.powers = _plot_twist(node)
    elif isinstance(node, kit.Location):
        info.symbols = tuple([int(symbol) for symbol in node.symbols])
    info.used = [(i, power) for i, power in enumerate(info.powers) if power.kind in (POWER_SUPER, POWER_ACTION)]
    for _, power in info.used:
        if info.type == TYPE_PLOT_TWIST:
            info.plays |= 1 << power.moment
        else:
            info.moments |= 1 << power.moment
            USED_FROM[power.pile] |= 1 << power.moment
    info.need = next((power.need for power in info.powers if power.kind == POWER_LEVEL_UP), 0)
    _list_powers(info)
    return info.id


def _type(printed: str, node: kit.Card) -> int:
    """A Facehugger is a supporting character, wherever it starts."""
    return TYPE_SUPPORTING if printed == "facehugger" and isinstance(node, kit.Character) else _TYPES[printed]


def _plot_twist(node: kit.PlotTwist) -> tuple[PowerC, ...]:
    """What a plot twist does, at one moment or at each of two."""
    made: list[PowerC] = []
    for part in (node, node.also):
        if part is not None:
            power = PowerC(POWER_SUPER, len(made), node.name)
            power.moment, power.any_turn = part.moment, part.any_turn
            power.effect = compile_effect(part.effect)
            made.append(power)
    return tuple(made)


def _power(node: kit.Power, index: int) -> PowerC:
    """One power of a character."""
    if isinstance(node, kit.SuperPower):
        return _super_power(node, index)
    if isinstance(node, kit.Continuous):
        power = PowerC(POWER_CONTINUOUS, index, node.name)
        power.stat, power.who = node.stat, query.fits(node.which)
        power.value, power.dfn = query.value(node.atk), query.value(node.dfn)
        power.itself, power.weakens = node.which == kit.ITSELF, not _counts(node.dfn)
        power.during = query.cond(node.during) if node.during is not None else None
        return power
    if isinstance(node, kit.Borrows):
        power = PowerC(POWER_BORROWS, index, node.name)
        power.who, power.what, power.pile = query.fits(node.which), node.what, node.pile
        return power
    if isinstance(node, kit.Action):
        power = PowerC(POWER_ACTION, index, node.name)
        power.moment, power.limit = node.moment, node.limit
        power.cond = query.cond(node.only_if) if node.only_if is not None else None
        power.effect = compile_effect(node.effect)
        return power
    return _waiting(node, index)


def _counts(node: kit.Number) -> bool:
    """Whether a number is never below 0."""
    return node >= 0 if isinstance(node, int) else isinstance(node, kit.Count | kit.Resources | kit.InYourKOPile)


def _waiting(node: kit.Power, index: int) -> PowerC:
    """A power that waits for an event."""
    assert isinstance(node, kit.Trigger | kit.LevelUp | kit.Reaction)
    if isinstance(node, kit.LevelUp):
        power = PowerC(POWER_LEVEL_UP, index, node.name)
        power.need, power.heals = node.need, node.heals
        power.effect = GainXP(node.n)
        if node.if_you is not None:
            power.effect = IfYouDo(compile_effect(node.if_you), power.effect)
        if node.may:
            power.effect = May(power.effect)
        power.during = query.cond(node.during) if node.during is not None else None
    elif isinstance(node, kit.Reaction):
        power = PowerC(POWER_SUPER, index, node.name)
        power.moment, power.limit = MOMENT_REACTION, node.limit
        power.cost = tuple([int(symbol) for symbol in node.cost])
        power.effect = compile_effect(node.effect)
    else:
        power = PowerC(POWER_TRIGGER, index, node.name)
        power.effect = compile_effect(node.effect)
        power.limit = node.limit
        power.during = query.cond(node.during) if node.during is not None else None
    if node.when is not None:
        power.event, power.waits = node.when.event, query.waits(node.when)
    power.cond = query.cond(node.cond) if node.cond is not None else None
    return power


def _super_power(node: kit.SuperPower, index: int) -> PowerC:
    power = PowerC(POWER_SUPER, index, node.name)
    power.moment, power.any_turn, power.any_combat = node.moment, node.any_turn, node.any_combat
    power.cost = tuple([int(symbol) for symbol in node.cost])
    power.cond = query.cond(node.only_if) if node.only_if is not None else None
    power.pile, power.while_stunned = node.active_in, node.while_stunned
    power.effect = compile_effect(node.effect)
    power.amplified = compile_effect(node.amplify) if node.amplify is not None else None
    power.limit = node.limit
    return power


def _list_powers(info: FaceInfo) -> None:
    """What a face has for the index: triggers by event, continuous powers by stat, while the character is in play."""
    if info.type not in (TYPE_MAIN, TYPE_SUPPORTING):
        return
    keys = [(power.event, i) for i, power in enumerate(info.powers) if power.event >= 0]
    changes = [(power.stat, i) for i, power in enumerate(info.powers) if power.stat >= 0]
    info.keys = {PILE_PLAY: tuple(keys)} if keys else {}
    info.unblanked = tuple([i for _, i in keys if info.powers[i].kind == POWER_LEVEL_UP])  # `values.may_level`
    info.changes = {PILE_PLAY: tuple(changes)} if changes else {}
    info.marks = (MARK_BORROWS,) if any(power.kind == POWER_BORROWS for power in info.powers) else ()
    info.active = 1 << PILE_PLAY if keys or changes or info.marks else 0


def compile_all() -> None:
    """Compile every card that is defined, in order of codes, so that numbers do not depend on what was asked for first."""
    if not _COMPILED:
        for code in registry.definitions():
            if registry.facts(code).level <= 1:
                _compile(code)
        player = FaceInfo(PLAYER, "Player", TYPE_SUPPORTING)  # who is attacked: 0/1 with a health of 1
        player.dfn = player.health = 1
        player.token = True
        CardInfo(PLAYER, (player.id,))


def fingerprint() -> str:
    """What positions depend on: which cards are compiled, and how many powers and ops they have."""
    compile_all()
    return f"{len(FACES)}/{len(POWERS)}/{len(OPS)}"
