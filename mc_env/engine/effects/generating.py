"""Resource abilities: what they generate."""

from __future__ import annotations

from mc_env.cards.kit import effects
from mc_env.engine.effects.base import HANDLERS, Context
from mc_env.engine.program.ops import Op
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.using.spending import ResourceOp


def _generate(n: effects.Effect, ctx: Context) -> Op:
    """These resources, perhaps only for some cards."""
    assert isinstance(n, effects.Generate)
    op = ResourceOp(n)
    if n.only_for is not None:
        op.only_for = compile_sel(n.only_for, ctx)[1]
    return op


def _generate_from_card(n: effects.Effect, ctx: Context) -> Op:
    """The printed resources of a card."""
    assert isinstance(n, effects.GenerateFromCard)
    op = ResourceOp(n)
    op.from_card = compile_sel(n.of, ctx)[0]
    return op


HANDLERS[effects.Generate] = _generate
HANDLERS[effects.GenerateFromCard] = _generate_from_card
