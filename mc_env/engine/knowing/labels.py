"""Readable labels of options and prompts of decisions, built only when somebody looks."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    EVENT_ATTACK,
    EVENT_CHANGE_FORM,
    EVENT_DAMAGE,
    EVENT_DEFEAT,
    EVENT_DEFEND,
    EVENT_ENTER_PLAY,
    EVENT_PLACE_THREAT,
    EVENT_REMOVE_THREAT,
    EVENT_REVEAL,
    EVENT_SCHEME,
    EVENT_TAKE,
    EVENT_THWART,
    PILE_HAND,
    SCHEME_TYPES,
    TYPE_MINION,
    Res,
)
from mc_env.engine.program.ops import OP_NODES
from mc_env.engine.program.tables import CARDS, FACES, GUISES
from mc_env.engine.resolving.frames import ActivationFrame
from mc_env.engine.state.options import (
    ASK_ASK,
    ASK_ASSIGN,
    ASK_DEFEND,
    ASK_DISCARD,
    ASK_INTERRUPT,
    ASK_MULLIGAN,
    ASK_NUMBER,
    ASK_OPTION,
    ASK_ORDER,
    ASK_PAY,
    ASK_PICK,
    ASK_RESPONSE,
    ASK_SIGNAL,
    ASK_TARGET,
    ASK_TURN,
    V_ACTIVATE,
    V_ASK,
    V_ASSIGN,
    V_ATTACK,
    V_CHANGE_FORM,
    V_DEFEND,
    V_END_TURN,
    V_NO,
    V_NO_DEFENSE,
    V_NUMBER,
    V_OPTION,
    V_ORDER,
    V_PASS,
    V_PAY_ABILITY,
    V_PAY_CARD,
    V_PAY_HELP,
    V_PLAY,
    V_PLAYER,
    V_RECOVER,
    V_SIGNAL,
    V_STOP,
    V_THWART,
    V_USE,
    V_YES,
    DecisionKind,
    Signal,
)
from mc_env.engine.state.records import Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PILE_KIND, PLAY, zone_name
from mc_env.engine.using.payment import still_to_pay
from mc_env.kernel.frames import WindowFrame
from mc_env.kernel.state import Opt, Pending

PROMPTS: Final = {
    ASK_MULLIGAN: "Discard which cards of your opening hand?",
    ASK_TURN: "Your turn",
    ASK_TARGET: "Choose a target",
    ASK_PAY: "Pay with",
    ASK_DEFEND: "Defend?",
    ASK_INTERRUPT: "Interrupt?",
    ASK_RESPONSE: "Respond?",
    ASK_ORDER: "Which comes next?",
    ASK_OPTION: "Choose one",
    ASK_NUMBER: "How many?",
    ASK_PICK: "Pick a card",
    ASK_ASSIGN: "Assign 1 damage to",
    ASK_DISCARD: "Discard",
    ASK_ASK: "Another player asks you to act",
    ASK_SIGNAL: "Say a word before your turn?",
}


HAPPENS: Final = {
    EVENT_ATTACK: "{actor} attacks {target}",
    EVENT_SCHEME: "{actor} schemes",
    EVENT_THWART: "{actor} thwarts {target}",
    EVENT_DEFEND: "{actor} defends against {target}",
    EVENT_DAMAGE: "{n} damage to {target}",
    EVENT_TAKE: "{target} takes {n} damage",
    EVENT_DEFEAT: "{target} is defeated",
    EVENT_PLACE_THREAT: "{n} threat on {target}",
    EVENT_REMOVE_THREAT: "{n} threat off {target}",
    EVENT_REVEAL: "{target} is revealed",
    EVENT_ENTER_PLAY: "{target} enters play",
    EVENT_CHANGE_FORM: "{target} has changed form",
}


SAYINGS: Final = {
    Signal.NOTHING: "nothing",
    Signal.ATTACK: '"I attack"',
    Signal.THWART: '"I thwart"',
    Signal.DEFEND: '"I defend"',
    Signal.HELP: '"I need help"',
    Signal.SAVE: '"I save resources"',
}

# labels by verb, with what they are about in their gap
FIXED: Final = {V_END_TURN: "End turn", V_NO_DEFENSE: "Do not defend", V_STOP: "Done", V_NO: "No"}
WITH_CARD: Final = {
    V_ATTACK: "Attack with {}",
    V_THWART: "Thwart with {}",
    V_RECOVER: "Recover with {}",
    V_PAY_CARD: "Pay with {}",
    V_DEFEND: "Defend with {}",
    V_ASSIGN: "1 damage to {}",
    V_ACTIVATE: "Activate {}",
}
WITH_ABILITY: Final = {V_USE: "Use {}", V_PAY_ABILITY: "Pay using {}"}
WITH_PLAYER: Final = {V_PLAYER: "{}", V_ASK: "Ask {} to act", V_PAY_HELP: "Ask {} to help pay"}


def player_name(g: State, p: int) -> str:
    """ "Player 1 (Spider-Man)"."""
    return f"Player {p + 1} ({FACES[g.face[g.identity[p]]].name})"


def prompt(g: State, pending: Pending) -> str:
    text = PROMPTS[DecisionKind(pending.kind)]
    if pending.kind == ASK_ASSIGN and g.ctype[pending.opts[0][1]] in SCHEME_TYPES:
        text = "Remove 1 threat from"
    if pending.kind == ASK_PAY and (due := still_to_pay(g)) is not None:
        text = pay_words(*due)
    if pending.kind in (ASK_INTERRUPT, ASK_RESPONSE) and (what := occurrence(g, pending)):
        return f"{text} ({what})"
    if pending.kind == ASK_DEFEND and (attack := attack_words(g)):
        return f"{text} ({attack})"
    return f"{text} ({g.title(pending.source)})" if pending.source >= 0 else text


def occurrence(g: State, pending: Pending) -> str:
    """What the offered interrupts or responses are about: "Spider-Man takes 5 damage". Only what everybody can see."""
    f = g.stack[-1]
    if not isinstance(f, WindowFrame):
        return ""
    concerned = {opt[3] for opt in pending.opts if opt[0] != V_PASS}
    out: list[str] = []
    for r, event in f.pairs:
        rec = g.recs[r]
        words = HAPPENS.get(event, "") if r in concerned else ""
        if words:
            n = rec.taken if event == EVENT_TAKE else rec.amount
            told = words.format(actor=g.title(rec.actor) or "somebody", target=target_of(g, rec), n=n)
            if told not in out:
                out.append(told)
    return "; ".join(out)


def attack_words(g: State) -> str:
    """Who attacks whom in the enemy attack against which a defender may be declared: "Rhino attacks Spider-Man"."""
    f = g.stack[-1]
    if not isinstance(f, ActivationFrame):
        return ""
    rec = g.recs[g.recs[f.activation].lanes[f.lane]]
    return HAPPENS[EVENT_ATTACK].format(actor=g.title(rec.actor), target=target_of(g, rec))


def target_of(g: State, rec: Record) -> str:
    """The target of an event as it was then: a defeated Drone is called a Drone, not what the card is."""
    snap = rec.snap or dict(zip(rec.killed, rec.snaps, strict=True)).get(rec.target, ())
    guise = GUISES[snap[4]] if snap else None
    return f"facedown {guise.name}" if guise is not None and guise.facedown else g.title(rec.target)


def pay_words(due: tuple[int, ...], begun: bool) -> str:
    """ "Pay 2 more", "Pay 1 physical and 1 more"."""
    typed = [f"{n} {res.name.lower()}" for res, n in zip(Res, due[:4], strict=True) if n]
    more = [f"{due[4]} more" if begun or typed else str(due[4])] if due[4] else []
    return f"Pay {' and '.join(typed + more)}" if typed or more else "Pay more than needed?"


def ability_name(g: State, c: int, i: int) -> str:
    """A card, with the name of the ability where it has one or the card has several to choose from."""
    info = FACES[g.face[c]]
    ab = info.abilities[i]
    name = g.title(c)
    if ab.name:
        return f"{name}: {ab.name}"
    same = [a for a in info.abilities if a.kind == ab.kind]
    return f"{name} [{same.index(ab) + 1}]" if len(same) > 1 else name


def effect_words(op: int) -> str:
    """An option's effect in words."""
    from mc_env.cards.text import effect_text

    node = OP_NODES.get(op)
    return effect_text(node) if node is not None else "this effect"


def option_label(g: State, pending: Pending, opt: Opt) -> str:
    """The label of one option before namesakes are told apart."""
    verb, c, x, n = opt
    name = g.title(c) if c >= 0 else ""
    if verb in FIXED:
        return FIXED[verb]
    if verb == V_ASSIGN and g.ctype[c] in SCHEME_TYPES:
        return f"1 threat from {name}"
    if verb in WITH_CARD:
        return WITH_CARD[verb].format(name)
    if verb in WITH_ABILITY:
        return WITH_ABILITY[verb].format(ability_name(g, c, x))
    if verb in WITH_PLAYER:
        return WITH_PLAYER[verb].format(player_name(g, x))
    if verb == V_PASS:
        return "Decline" if pending.kind == ASK_ASK else "Done paying" if pending.kind == ASK_PAY else "Pass"
    if verb == V_PLAY:
        where = "" if PILE_KIND[g.zone[c]] == PILE_HAND else f" from {zone_name(g.zone[c])}"
        return f"Play {name}{where}"
    if verb == V_CHANGE_FORM:
        return f"Change form to {FACES[CARDS[g.card[c]].faces[x]].name}"
    if verb == V_ORDER:
        return f"Resolve {ability_name(g, c, x) if c >= 0 and x >= 0 else name or 'delayed effect'}"
    if verb == V_OPTION:
        words = effect_words(n) if n else alternative_words(g, c, x)
        return words[:1].upper() + words[1:]
    if verb == V_NUMBER:
        return str(n)
    if verb == V_SIGNAL:
        return f"Say {SAYINGS[Signal(x)]}"
    if verb == V_YES:
        return f"Yes: {effect_words(n)}"
    return name


def alternative_words(g: State, c: int, i: int) -> str:
    """One of the alternatives of a cost."""
    return f"Pay alternative {i + 1} of {g.title(c)}"


def labels(g: State, pending: Pending) -> tuple[str, ...]:
    """Labels of all options, unique within the decision: namesakes are told apart by what differs, else numbered."""
    plain = [option_label(g, pending, o) for o in pending.opts]
    count: dict[str, int] = {}
    for text in plain:
        count[text] = count.get(text, 0) + 1
    if all(n == 1 for n in count.values()):
        return tuple(plain)
    about: dict[str, set[int]] = {}
    for text, opt in zip(plain, pending.opts, strict=True):
        about.setdefault(text, set()).add(occasion(g, opt))
    detailed = []
    for text, opt in zip(plain, pending.opts, strict=True):
        if count[text] > 1:
            text += details(g, opt) if len(about[text]) == 1 else f" ({occasion_words(g, opt)})"
        detailed.append(text)
    seen: dict[str, int] = {}
    out = []
    for text in detailed:
        seen[text] = seen.get(text, 0) + 1
        out.append(text if seen[text] == 1 else f"{text} #{seen[text]}")
    return tuple(out)


def occasion(g: State, opt: Opt) -> int:
    """The card that the event an ability would answer happens to; -1 if it answers none."""
    verb, _, _, r = opt
    if verb in (V_PLAY, V_USE, V_ORDER) and r in g.recs:
        return g.recs[r].target
    return -1


def occasion_words(g: State, opt: Opt) -> str:
    """The name of that card."""
    return target_of(g, g.recs[opt[3]]) if occasion(g, opt) >= 0 else ""


def details(g: State, opt: Opt) -> str:
    """What tells a card in play from its namesakes."""
    c = opt[1]
    if c < 0 or g.zone[c] < PLAY:
        return f" ({zone_name(g.zone[c])})" if c >= 0 and PILE_KIND[g.zone[c]] != PILE_HAND else ""
    bits = []
    if g.ctype[c] == TYPE_MINION and g.engaged[c] < g.n and g.n > 1:
        bits.append(f"player {g.engaged[c] + 1}")
    if g.controller[c] < g.n and g.n > 1:
        bits.append(f"player {g.controller[c] + 1}")
    if g.damage[c]:
        bits.append(f"{g.damage[c]} damage")
    if g.threat[c]:
        bits.append(f"{g.threat[c]} threat")
    for column, word in (
        (g.stunned, "stunned"),
        (g.confused, "confused"),
        (g.tough, "tough"),
        (g.exhausted, "exhausted"),
    ):
        if column[c]:
            bits.append(word)
    return f" ({', '.join(bits)})" if bits else ""
