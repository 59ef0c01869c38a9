"""Cards in words: what is printed on them, and how they are now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from mc_env.render.cards import ROMAN
from mc_env.seen.model import Card, CardName, Face, Figure
from mc_env.text.briefing import face_called

ENDLESS: Final = 9_999  # hit points
_POWERS: Final = ("thw", "atk", "def", "rec", "sch")
_PRINTED: Final = {
    "hp": "{} hit points",
    "hand_size": "hand size {}",
    "threat": "starts with {} threat",
    "escalation": "+{} threat each round",
    "target": "completed at {} threat",
}
_AFTER: Final = {"consequential_thw": "thwarting", "consequential_atk": "attacking"}


def several(n: int, noun: str) -> str:
    """ "1 card", "3 cards"."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def named(cards: Sequence[CardName]) -> str:
    """Titles, each once with its number: "Backflip, 2x Energy"."""
    return ", ".join(title if n == 1 else f"{n}x {title}" for title, n in Counter(c.title for c in cards).items())


def type_words(kind: str) -> str:
    """ "alter-ego", "main scheme"."""
    return "alter-ego" if kind == "alter_ego" else kind.replace("_", " ")


def full_title(title: str, code: str) -> str:
    """A title, with the stage of a villain: "Rhino II"."""
    face = face_called(code)
    staged = face is not None and face.type == "villain" and face.stage
    return f"{title} {ROMAN[face.stage]}" if face is not None and staged else title


# ------------------------------------------------------------------------------------------ as printed


def face_line(face: Face) -> str:
    """A printed face on one line: title, facts, text."""
    facts = [type_words(face.type)]
    if face.aspect and face.aspect != "hero":
        facts.append(face.aspect)
    facts += [f"cost {face.cost}"] if face.cost not in ("", "-") else []
    facts += [f"pays {' '.join(face.resources)}"] if face.resources else []
    facts += [f"{w.upper()} {face.figures[w]}" for w in _POWERS if w in face.figures]
    facts += [
        words.format(face.figures[w]) for w, words in _PRINTED.items() if face.figures.get(w, "-") not in ("-", "0")
    ]
    hurts = [
        f"{face.figures[w]} after {act}" for w, act in _AFTER.items() if face.figures.get(w, "0") not in ("-", "0")
    ]
    facts += [f"takes {' and '.join(hurts)}"] if hurts else []
    facts += [f"icons: {', '.join(face.icons)}"] if face.icons else []
    if face.boost or face.boost_star:
        facts.append(f"boost +{face.boost}" + (" and an ability" if face.boost_star else ""))
    facts += [", ".join(face.traits)] if face.traits else []
    text = " ".join(face.text.split()) or "(no text)"
    return f"{full_title(face.title, face.code)} [{'; '.join(facts)}]: {text}"


# ------------------------------------------------------------------------------------------ as they are now


def figure(word: str, value: Figure) -> str:
    """ "ATK 3", "ATK 3 (printed 2)"."""
    return f"{word} {value.now}" if value.now == value.printed else f"{word} {value.now} (printed {value.printed})"


def health(card: Card) -> str:
    """ "8 of 10 hit points left"."""
    if card.remaining is None:
        return ""
    if card.remaining >= ENDLESS:
        return "hit points without end"
    return f"{card.remaining} of {card.figures['hp'].now} hit points left"


def marks(card: Card) -> list[str]:
    """Everything that lies on a card or has happened to it."""
    out = list(card.statuses)
    out += ["exhausted"] if card.exhausted else []
    out += [several(n, f"{name} counter") for name, n in card.counters.items()]
    out += [several(card.acceleration_tokens, "acceleration token")] if card.acceleration_tokens else []
    out += [several(card.damage, "damage").removesuffix("s")] if card.damage and card.remaining is None else []
    out += ["the active one"] if card.active else []
    out += ["its text counts as blank"] if card.blank else []
    if card.under:
        known = f" ({named(card.under_seen)})" if card.under_seen else ""
        out.append(f"{several(card.under, 'card')} beneath it{known}")
    if card.boost_cards:
        known = f" ({named(card.boost_seen)})" if card.boost_seen else ""
        out.append(f"{several(card.boost_cards, 'facedown boost card')}{known}")
    return out


def card_line(card: Card) -> str:
    """A card in play on one line: figures now, marks, attachments."""
    name = full_title(card.title, card.code)
    if card.beneath is not None:
        name += f" (really {card.beneath.title})"
    bits = [health(card)] if card.remaining is not None else []
    bits += [figure(w.upper(), card.figures[w]) for w in _POWERS if w in card.figures]
    if card.type == "main_scheme":
        bits.append(_main_scheme(card))
    elif card.type in ("side_scheme", "player_side_scheme") or card.threat:
        bits.append(f"{card.threat} threat")
    bits += [*card.keywords, *card.icons, *_given(card), *marks(card)]
    riders = [f"attached: {card_line(rider)}" for rider in card.attached]
    return "; ".join([f"{name} ({type_words(card.type)})", *([", ".join(bits)] if bits else []), *riders])


def _main_scheme(card: Card) -> str:
    target, each = card.figures.get("target"), card.figures.get("escalation")
    out = f"{card.threat} threat"
    if target is not None and target.now > 0:
        out += f" of {target.now}, at which it is completed"
    return out + (f", +{each.now} each villain phase" if each is not None and each.now else "")


def _given(card: Card) -> list[str]:
    """Traits that are not printed on it."""
    face = face_called(card.code)
    own = face.traits if face is not None else ()
    given = [t for t in card.traits if t not in own]
    return [f"also {', '.join(given)}"] if given and not card.facedown else []


def hand_line(card: Card) -> str:
    """A card in a hand: what it costs now and what it pays."""
    face = face_called(card.code)
    bits = [type_words(card.type)]
    bits += [figure("cost", card.cost)] if card.cost is not None else []
    bits += [f"pays {' '.join(face.resources)}"] if face is not None and face.resources else []
    return f"{card.title} ({', '.join(bits)})"


def together(lines: Iterable[str]) -> list[str]:
    """Lines that are alike once, with their number."""
    return [line if n == 1 else f"{n}x {line}" for line, n in Counter(lines).items()]
