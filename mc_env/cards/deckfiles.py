"""Deck files as they are written: our own (YAML or JSON) and the text and JSON exports of MarvelCDB, told apart by content.

Here a file becomes a list of names and numbers with the lines they stand on; `decks` knows which cards they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from mc_env.errors import InvalidDeck

if TYPE_CHECKING:
    import yaml

    _Pair = tuple[str, int, yaml.Node]  # a key, its line, its value

KEYS: Final = ("hero", "name", "aspect", "cards")
_EXPORT_KEYS: Final = ("slots", "hero_code", "investigator_code")
_CARD_LINE: Final = re.compile(r"(?:[-*\u2022]\s*)?(\d+)(?:\s*[xX\u00d7]\s+|\s+)(\S.*)")
_PACK: Final = re.compile(r"\s*\([^()]*\)$")
_HEADINGS: Final = re.compile(
    r"(?:hero|identity(?:-specific)?|ally|allies|events?|resources?|supports?|upgrades?|player side schemes?|permanents?|"
    r"main deck|cards|basic)\s*(?:cards)?\s*(?:\(\d+\))?\s*:?",
    re.IGNORECASE,
)
_ASPECT: Final = re.compile(
    r"(?:aspects?\s*:\s*)?((?:justice|aggression|protection|leadership|basic|'?pool)\b.*)", re.IGNORECASE
)
_IGNORED: Final = re.compile(r"#|//|packs?\s*:|from .* to |https?:|.*marvelcdb", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Entry:
    """So many copies of a card, by title or code, and the line that says so (0: unknown)."""

    name: str
    copies: int
    line: int = 0


@dataclass(slots=True)
class Listing:
    """What a deck file says, before anything is looked up. Problems name their line."""

    hero: str = ""
    hero_line: int = 0
    name: str = ""
    aspects: tuple[str, ...] = ()
    cards: list[Entry] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def complain(self, line: int, text: str) -> None:
        self.problems.append(f"line {line}: {text}" if line else text)


def parse(text: str, suffix: str = "") -> Listing:
    """A deck file's text as a listing. The content decides what kind of file it is, the suffix only in doubt."""
    body = text.lstrip("\ufeff \t\r\n")
    if not body:
        raise InvalidDeck(["the file is empty"])
    if body[0] in "{[" or suffix == ".json":
        return _from_json(text.lstrip("\ufeff"))
    lines = text.lstrip("\ufeff").splitlines()
    keyed = any(re.match(r"(?:cards|hero)\s*:", line) for line in lines)
    if not keyed and any(_CARD_LINE.fullmatch(line.strip()) for line in lines):
        return _from_text(lines)
    return _from_yaml(text.lstrip("\ufeff"))


def copies_of(value: object) -> int | None:
    """A number of copies: a whole number of at least 1; None for anything else."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 1 else None


def from_mapping(cards: Mapping[Any, Any], out: Listing, line_of: Mapping[str, int] | None = None) -> None:
    """Add cards given as title or code -> copies."""
    for name, n in cards.items():
        line = (line_of or {}).get(str(name), 0)
        copies = copies_of(n)
        if copies is None:
            out.complain(line, f"{name!r}: {n!r} is not a number of copies")
        else:
            out.cards.append(Entry(str(name), copies, line))


# ------------------------------------------------------------------------------------------ JSON


def _from_json(text: str) -> Listing:
    out = Listing()
    twice: list[str] = []

    def pairs(items: list[tuple[str, object]]) -> dict[str, object]:
        seen: set[str] = set()
        for key, _ in items:
            if key in seen:
                twice.append(key)
            seen.add(key)
        return dict(items)

    try:
        data = json.loads(text, object_pairs_hook=pairs)
    except ValueError as error:
        raise InvalidDeck([f"not JSON: {error}"]) from None
    if not isinstance(data, dict):
        raise InvalidDeck(
            [f"a deck is a mapping of card codes or titles to copies, not a {type(data).__name__} in JSON"]
        )
    lines = _key_lines(text)
    for key in twice:
        out.complain(lines.get(key, 0), f"{key!r} is listed twice")
    if any(key in data for key in _EXPORT_KEYS):
        _from_export(data, out, lines)
    elif "cards" in data:
        _own_keys({str(k): lines.get(str(k), 0) for k in data}, out)
        _header(data, out, lines)
        _json_cards(data["cards"], out, lines)
    else:
        _header(data, out, lines)
        from_mapping({k: v for k, v in data.items() if k not in KEYS}, out, lines)
    return out


def _header(data: Mapping[str, object], out: Listing, lines: Mapping[str, int]) -> None:
    for key in ("hero", "name"):
        if key in data and not isinstance(data[key], str):
            out.complain(lines.get(key, 0), f"{key} is a name, not {data[key]!r}")
    out.hero = hero if isinstance(hero := data.get("hero", ""), str) else ""
    out.hero_line = lines.get("hero", 0)
    out.name = name if isinstance(name := data.get("name", ""), str) else ""
    _aspects(data.get("aspect"), out, lines.get("aspect", 0))


def _json_cards(cards: object, out: Listing, lines: Mapping[str, int]) -> None:
    if isinstance(cards, dict):
        from_mapping(cards, out, lines)
    elif isinstance(cards, list):
        for item in cards:
            _card_text(str(item), 0, out)
    else:
        out.complain(lines.get("cards", 0), f"cards is a mapping of titles or codes to copies, not {cards!r}")


def _from_export(data: Mapping[str, object], out: Listing, lines: Mapping[str, int]) -> None:
    """A deck of MarvelCDB: hero by code, "slots" by code, the aspect inside a string of JSON."""
    key = "hero_code" if data.get("hero_code") else "investigator_code"
    out.hero = str(data.get(key) or "")
    out.hero_line = lines.get(key, 0)
    out.name = str(data.get("name") or "")
    slots = data.get("slots")
    if isinstance(slots, dict):
        from_mapping(slots, out, lines)
    elif slots:
        out.complain(lines.get("slots", 0), f"slots is a mapping of card codes to copies, not {slots!r}")
    meta = data.get("meta")
    if isinstance(meta, str) and meta.strip():
        try:
            meta = json.loads(meta)
        except ValueError:
            out.complain(lines.get("meta", 0), f"meta is not JSON: {meta!r}")
            return
    if isinstance(meta, dict):
        _aspects([v for k, v in sorted(meta.items()) if k in ("aspect", "aspect2") and v], out, lines.get("meta", 0))


def _aspects(value: object, out: Listing, line: int) -> None:
    found = [value] if isinstance(value, str) else value if isinstance(value, list) else [] if value is None else None
    if found is None or not all(isinstance(x, str) for x in found):
        out.complain(line, f"aspect is a name, not {value!r}")
    else:
        out.aspects = tuple(x.strip().lower() for x in found)


def _key_lines(text: str) -> dict[str, int]:
    """The line of the last appearance of each key."""
    out: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        for found in re.finditer(r'"((?:[^"\\]|\\.)*)"\s*:', line):
            try:
                out[json.loads(f'"{found[1]}"')] = number
            except ValueError:
                continue
    return out


def _own_keys(keys: Mapping[str, int], out: Listing) -> None:
    for key, line in keys.items():
        if key not in KEYS:
            near = get_close_matches(key, KEYS, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(KEYS)}"
            out.complain(line, f"unknown key {key!r}; {hint}")


# ------------------------------------------------------------------------------------------ YAML


def _from_yaml(text: str) -> Listing:
    """Nodes rather than values: they know their lines, and 01002 stays a code instead of becoming the number 514."""
    out = Listing()
    pairs = _pairs(_composed(text))
    cards = _yaml_cards(pairs, out)
    _yaml_header({key: value for key, _, value in pairs}, out)
    _yaml_copies(cards, out)
    return out


def _composed(text: str) -> yaml.MappingNode:
    """The outermost mapping of a YAML file."""
    try:
        import yaml
    except ImportError:
        raise InvalidDeck(
            ["YAML decks need the package PyYAML (pip install pyyaml); decks in JSON and MarvelCDB exports do not"]
        ) from None
    try:
        root = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = f"line {mark.line + 1}: " if mark is not None else ""
        raise InvalidDeck([f"{where}not YAML: {error.problem or error.context}"]) from None
    except yaml.YAMLError as error:
        raise InvalidDeck([f"not YAML: {error}"]) from None
    if not isinstance(root, yaml.MappingNode):
        raise InvalidDeck(["neither a deck file (hero, name, cards) nor a list with lines such as '2x Backflip'"])
    return root


def _yaml_cards(pairs: list[_Pair], out: Listing) -> list[_Pair]:
    """The cards with the nodes of their copies: below "cards", or whatever is no key of ours. Lines of text are read here."""
    import yaml

    node = next((value for key, _, value in reversed(pairs) if key == "cards"), None)
    if node is None:
        return [pair for pair in pairs if pair[0] not in KEYS]
    _own_keys({key: line for key, line, _ in pairs}, out)
    if isinstance(node, yaml.MappingNode):
        return _pairs(node)
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _card_text(_scalar(item), _line(item), out)
    elif _scalar(node):
        out.complain(_line(node), f"cards is a mapping of titles or codes to copies, not {_scalar(node)!r}")
    return []


def _yaml_header(fields: Mapping[str, yaml.Node], out: Listing) -> None:
    import yaml

    for key in ("hero", "name"):
        if key in fields and not isinstance(fields[key], yaml.ScalarNode):
            out.complain(_line(fields[key]), f"{key} is a name")
    if "hero" in fields:
        out.hero, out.hero_line = _scalar(fields["hero"]), _line(fields["hero"])
    if "name" in fields:
        out.name = _scalar(fields["name"])
    if "aspect" in fields:
        node = fields["aspect"]
        many = node.value if isinstance(node, yaml.SequenceNode) else [node]
        out.aspects = tuple(_scalar(n).strip().lower() for n in many)


def _yaml_copies(cards: list[_Pair], out: Listing) -> None:
    seen: dict[str, int] = {}
    for name, line, value in cards:
        number = _scalar(value).strip()
        if name in seen:
            out.complain(line, f"{name!r} is listed twice (first on line {seen[name]})")
        seen.setdefault(name, line)
        if re.fullmatch(r"[1-9][0-9]*", number):
            out.cards.append(Entry(name, int(number), line))
        else:
            out.complain(line, f"{name!r}: {number!r} is not a number of copies")


def _pairs(node: yaml.MappingNode) -> list[_Pair]:
    return [(_scalar(key), _line(key), value) for key, value in node.value]


def _scalar(node: yaml.Node) -> str:
    return str(node.value) if isinstance(node.value, str) else "(a list)"


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1


# ------------------------------------------------------------------------------------------ text


def _from_text(lines: Iterable[str]) -> Listing:
    """The text export of MarvelCDB: name, hero, packs, then cards below the headings of their types."""
    out = Listing()
    for number, raw in enumerate(lines, 1):
        line = raw.strip().strip("*").strip()
        card = _CARD_LINE.fullmatch(line)
        if not line or _IGNORED.match(line) or (_HEADINGS.fullmatch(line) and out.name):
            continue
        if card:
            _card_text(line, number, out)
        elif not out.name and not out.cards:
            out.name = line
        elif (aspect := _ASPECT.fullmatch(line)) and out.name:
            words = re.findall(r"justice|aggression|protection|leadership|'?pool", aspect[1].lower())
            out.aspects = (*out.aspects, *(w for w in words if w not in out.aspects))
        elif not out.hero and not out.cards:
            out.hero, out.hero_line = line, number
        else:
            out.complain(number, f"{line!r} is not a card line such as '2x Backflip (Core Set)'")
    return out


def _card_text(text: str, line: int, out: Listing) -> None:
    card = _CARD_LINE.fullmatch(text.strip())
    if card is None:
        out.complain(line, f"{text!r} is not a card line such as '2x Backflip'")
    elif int(card[1]) == 0:
        out.complain(line, f"{card[2]!r}: 0 is not a number of copies")
    else:
        out.cards.append(Entry(card[2].strip(), int(card[1]), line))


def without_pack(name: str) -> str:
    """A name without the pack in parentheses that exports put behind it."""
    return _PACK.sub("", name)


# ------------------------------------------------------------------------------------------ writing


def scalar(text: str) -> str:
    """A word as YAML: plain where that is safe, else quoted."""
    plain = re.fullmatch(r"[A-Za-z][\w .'!&/()+-]*(?<! )", text)
    return (
        text if plain and text.lower() not in ("yes", "no", "on", "off", "true", "false", "null") else json.dumps(text)
    )
