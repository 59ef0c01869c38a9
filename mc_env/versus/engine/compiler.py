"""From definitions to tables: faces, powers and ops, each compiled once when its card is first asked for."""

from __future__ import annotations

from typing import Final

from mc_env.errors import NotImplementedCard
from mc_env.versus.cards import kit, registry
from mc_env.versus.engine import query
from mc_env.versus.engine.effects.characters import GainXP
from mc_env.versus.engine.effects.compiling import compile_effect
from mc_env.versus.engine.tables import CARDS, FACES, OPS, POWERS, CardInfo, FaceInfo, PowerC
from mc_env.versus.terms import (
    PILE_PLAY,
    POWER_CONTINUOUS,
    POWER_LEVEL_UP,
    POWER_SUPER,
    POWER_TRIGGER,
    STAT_FLIGHT,
    STAT_RANGED,
    TYPE_LOCATION,
    TYPE_MAIN,
    TYPE_PLOT_TWIST,
    TYPE_SUPPORTING,
)

_COMPILED: Final[dict[str, int]] = {}  # the code of a card (of a main character: of its level 1) -> its number
_TYPES: Final = {
    "main": TYPE_MAIN,
    "supporting": TYPE_SUPPORTING,
    "plot twist": TYPE_PLOT_TWIST,
    "location": TYPE_LOCATION,
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
    levels = registry.levels(code)
    if all(level in registry.definitions() for level in levels):
        _COMPILED[code] = CardInfo(code, tuple([_face(level) for level in levels])).id


def _face(code: str) -> int:
    facts, node = registry.facts(code), registry.definition(code)
    info = FaceInfo(code, node.name, _TYPES[facts.type])
    info.names = (node.name, *node.aka)
    info.team = facts.team
    info.cost, info.level = facts.cost, facts.level
    info.atk, info.dfn, info.health = facts.atk, facts.dfn, facts.health
    for icon in facts.icons:
        info.printed[_ICONS[icon]] += 1
    if isinstance(node, kit.Character):
        for keyword in node.keywords:
            info.printed[keyword] += 1
        info.appears_stunned = node.appears_stunned
        info.powers = tuple([_power(power, i) for i, power in enumerate(node.powers)])
    elif isinstance(node, kit.PlotTwist):
        info.powers = (_plot_twist(node),)
    elif isinstance(node, kit.Location):
        info.symbols = tuple([int(symbol) for symbol in node.symbols])
    _list_powers(info)
    return info.id


def _plot_twist(node: kit.PlotTwist) -> PowerC:
    power = PowerC(POWER_SUPER, 0, node.name)
    power.moment, power.any_turn = node.moment, node.any_turn
    power.effect = compile_effect(node.effect)
    return power


def _power(node: kit.Power, index: int) -> PowerC:
    """One power of a character."""
    if isinstance(node, kit.SuperPower):
        return _super_power(node, index)
    if isinstance(node, kit.Continuous):
        power = PowerC(POWER_CONTINUOUS, index, node.name)
        power.stat, power.who = node.stat, query.fits(node.which)
        power.value, power.dfn = query.value(node.atk), query.value(node.dfn)
        power.during = query.cond(node.during) if node.during is not None else None
        return power
    assert isinstance(node, kit.Trigger | kit.LevelUp)
    if isinstance(node, kit.LevelUp):
        power = PowerC(POWER_LEVEL_UP, index, node.name)
        power.need = node.need
        power.effect = GainXP(node.n)
    else:
        power = PowerC(POWER_TRIGGER, index, node.name)
        power.effect = compile_effect(node.effect)
    power.event, power.waits = node.when.event, query.waits(node.when)
    power.cond = query.cond(node.cond) if node.cond is not None else None
    power.during = query.cond(node.during) if node.during is not None else None
    return power


def _super_power(node: kit.SuperPower, index: int) -> PowerC:
    power = PowerC(POWER_SUPER, index, node.name)
    power.moment, power.any_turn, power.any_combat = node.moment, node.any_turn, node.any_combat
    power.cost = tuple([int(symbol) for symbol in node.cost])
    power.cond = query.cond(node.only_if) if node.only_if is not None else None
    power.pile, power.while_stunned = node.active_in, node.while_stunned
    power.effect = compile_effect(node.effect)
    return power


def _list_powers(info: FaceInfo) -> None:
    """What a face has for the index: triggers by event, continuous powers by stat, while the character is in play."""
    if info.type not in (TYPE_MAIN, TYPE_SUPPORTING):
        return
    keys = [(power.event, i) for i, power in enumerate(info.powers) if power.event >= 0]
    changes = [(power.stat, i) for i, power in enumerate(info.powers) if power.stat >= 0]
    info.keys = {PILE_PLAY: tuple(keys)} if keys else {}
    info.changes = {PILE_PLAY: tuple(changes)} if changes else {}
    info.active = 1 << PILE_PLAY if keys or changes else 0


def compile_all() -> None:
    """Compile every card that is defined, in order of codes, so that numbers do not depend on what was asked for first."""
    if not _COMPILED:
        for code in registry.definitions():
            if registry.facts(code).level <= 1:
                _compile(code)


def fingerprint() -> str:
    """What positions depend on: which cards are compiled, and how many powers and ops they have."""
    compile_all()
    return f"{len(FACES)}/{len(POWERS)}/{len(OPS)}"
