"""The question put to a viewer, with what each option is about, so that cards can be clicked on."""

from __future__ import annotations

from collections.abc import Callable

from mc_env.engine.board.visibility import seen_as_option, shows_face
from mc_env.engine.knowing.labels import labels, occasion, prompt
from mc_env.engine.program.ops import OPS
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.options import (
    V_ACTIVATE,
    V_ASK,
    V_ASSIGN,
    V_NUMBER,
    V_PAY_ABILITY,
    V_PAY_CARD,
    V_PAY_HELP,
    V_PLAY,
    V_PLAYER,
    DecisionKind,
    Verb,
)
from mc_env.engine.state.state import State
from mc_env.engine.using.costs import play_cost
from mc_env.engine.using.frames import PayFrame
from mc_env.engine.using.payment import still_to_pay
from mc_env.engine.using.spending import source_value
from mc_env.kernel.state import Opt, Pending
from mc_env.seen.model import CardName, Decision, Option, Payment, Resources

Ids = Callable[[int], int]

_ABOUT_A_PLAYER = (V_PLAYER, V_ASK, V_PAY_HELP, V_ACTIVATE)


def decision(g: State, viewer: int | None, ids: Ids, in_view: Callable[[int], bool]) -> Decision | None:
    """What the viewer is asked; a spectator sees what anybody is asked. `in_view` tells cards that lie in the view already."""
    pending = g.pending
    if pending is None or viewer not in (None, pending.player):
        return None
    p = pending.player
    seen = [c for _, c, _, _ in pending.opts if c >= 0 and seen_as_option(g, p, c)]
    loose = [c for c in dict.fromkeys(seen) if not in_view(c)]
    texts = labels(g, pending)
    f = g.stack[-1] if g.stack else None
    picked = [c for c in OPS[f.op].picked(f) if c >= 0] if f is not None else []
    source = pending.source if pending.source >= 0 and shows_face(g, p, pending.source) else -1
    return Decision(
        seat=p,
        kind=DecisionKind(pending.kind).name.lower(),
        prompt=prompt(g, pending),
        source=ids(source) if source >= 0 and in_view(source) else None,
        source_title=g.title(pending.source),
        options=tuple([_option(g, p, i, opt, texts[i], ids) for i, opt in enumerate(pending.opts)]),
        cards=tuple([CardName(ids(c), FACES[g.face[c]].code, FACES[g.face[c]].name) for c in loose]),
        picked=tuple([ids(c) for c in picked if in_view(c)]),
        payment=_payment(g, pending),
    )


def _option(g: State, p: int, i: int, opt: Opt, label: str, ids: Ids) -> Option:
    verb, c, x, n = opt
    about = occasion(g, opt)
    return Option(
        index=i,
        verb=Verb(verb).name.lower(),
        label=label,
        card=ids(c) if c >= 0 and seen_as_option(g, p, c) else None,
        seat=x if verb in _ABOUT_A_PLAYER else None,
        about=ids(about) if about >= 0 and shows_face(g, p, about) else None,
        amount=n if verb in (V_NUMBER, V_ASSIGN) else 0,
        cost=play_cost(g, c) if verb == V_PLAY else None,
        pays=_pays(g, opt),
    )


def _pays(g: State, opt: Opt) -> Resources | None:
    """What a source to pay with generates for what is being paid."""
    verb, c, x, _ = opt
    f = g.stack[-1]
    if verb not in (V_PAY_CARD, V_PAY_ABILITY) or not isinstance(f, PayFrame) or g.pending is None:
        return None
    src = c if verb == V_PAY_CARD else -(c << 8 | x) - 1
    return Resources(*source_value(g, g.pending.player, src, f.card, bool(f.printed)))


def _payment(g: State, pending: Pending) -> Payment | None:
    due = still_to_pay(g)
    return Payment(Resources(*due[0]), ()) if due is not None else None
