"""The windows there are: at which stages of which events abilities are looked for.

The engine opens these and no others; `tests/rules/test_windows.py` plays until it has seen each. A definition that waits for
anything else would wait for ever, so the linter and the compiler refuse it. A new window is a call of `open_at` or
`open_window` in the engine and a word here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from mc_env.cards.kit.abilities import Ability, Pattern
from mc_env.cards.kit.effects import Delay
from mc_env.cards.terms import Event, Stage
from mc_env.cards.text.faces import bold
from mc_env.cards.text.tree import nodes

_WOULD, _WHEN, _AFTER = Stage.WOULD, Stage.WHEN, Stage.AFTER

WINDOWS: Final[Mapping[Event, tuple[Stage, ...]]] = MappingProxyType(
    {
        Event.ATTACK: (_WOULD, _WHEN, _AFTER),
        Event.SCHEME: (_WOULD, _WHEN, _AFTER),
        Event.THWART: (_WHEN, _AFTER),
        Event.DEFEND: (_WHEN, _AFTER),
        Event.DAMAGE: (_WOULD, _AFTER),
        Event.TAKE: (_WOULD, _WHEN, _AFTER),
        Event.DEFEAT: (_WOULD, _WHEN, _AFTER),
        Event.PLACE_THREAT: (_WOULD, _AFTER),
        Event.REMOVE_THREAT: (_WOULD, _AFTER),
        Event.HEAL: (_AFTER,),
        Event.REVEAL: (_WHEN, _AFTER),
        Event.ENTER_PLAY: (_AFTER,),
        Event.LEAVE_PLAY: (_WOULD, _WHEN, _AFTER),
        Event.PLAY: (_WHEN, _AFTER),
        Event.ENGAGE: (_AFTER,),
        Event.CHANGE_FORM: (_AFTER,),
        Event.FLIP: (_AFTER,),
        Event.DRAW: (_AFTER,),
        Event.DISCARD: (_AFTER,),
        Event.STATUS: (_AFTER,),
        Event.READY: (_AFTER,),
        Event.EXHAUST: (_AFTER,),
        Event.ROUND_BEGINS: (_WHEN, _AFTER),
        Event.ROUND_ENDS: (_WHEN, _AFTER),
        Event.PHASE_BEGINS: (_WHEN, _AFTER),
        Event.PHASE_ENDS: (_WHEN, _AFTER),
        Event.TURN_BEGINS: (_AFTER,),
        Event.TURN_ENDS: (_WHEN, _AFTER),
        Event.ACTIVATION_ENDS: (_AFTER,),
        Event.BOOST_FLIP: (_WHEN, _AFTER),
        Event.COMPLETE: (_WOULD,),
        Event.RECOVER: (_WHEN, _AFTER),
        Event.DEAL_ENCOUNTER: (_AFTER,),
        Event.COUNTER: (_AFTER,),
        Event.ABILITY: (_AFTER,),
        Event.SURGE: (_WOULD,),
        Event.STEP_ONE_ENDS: (_WHEN, _AFTER),
        Event.ACCELERATION: (_AFTER,),
        Event.READY_STEP: (_WHEN, _AFTER),
    }
)


def waits_in_vain(ability: Ability) -> Iterator[str]:
    """What an ability, or a delayed effect in it, waits for although it never comes."""
    for node in nodes(ability):
        if isinstance(node, Pattern | Delay):
            stages = WINDOWS.get(node.event, ())
            if node.stage not in stages:
                there_are = f"there is {', '.join(s.name for s in stages)}" if stages else "no stage of it has one"
                yield f"no window opens at {node.stage.name} of {node.event.name}; {there_are}"


def called(ability: Ability, index: int) -> str:
    """An ability of a face in a message: its number and what is printed in bold."""
    return f"ability {index + 1} ({bold(ability)})"
