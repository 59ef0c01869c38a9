"""English grammar for card texts: nouns with articles and filters, verbs, amounts, lists."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from mc_env.cards.terms import CHARACTER_TYPES, SCHEME_TYPES, CardType

_IRREGULAR: Final = {"have": "has", "are": "is", "do": "does", "may": "may", "cannot": "cannot", "must": "must"}

_PARTICIPLES: Final = {
    "begin": "begun",
    "deal": "dealt",
    "draw": "drawn",
    "flip": "flipped",
    "give": "given",
    "leave": "left",
    "make": "made",
    "take": "taken",
}


class Statement(str):
    """A clause with a subject of its own ("the villain attacks you"), unlike an imperative ("draw 1 card")."""

    __slots__ = ()


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def join(parts: Iterable[str], word: str = "and") -> str:
    """ "a", "a and b", "a, b, and c"."""
    items = list(parts)
    if len(items) < 3:
        return f" {word} ".join(items)
    return f"{', '.join(items[:-1])}, {word} {items[-1]}"


def in_common(phrases: list[str], word: str = "or") -> str:
    """Phrases in a row, the words they all start with only once: "Klaw schemes or attacks"."""
    rows = [p.split(" ") for p in phrases]
    n = 0
    while len(rows) > 1 and all(len(r) > n + 1 and r[n] == rows[0][n] for r in rows):
        n += 1
    return " ".join([*rows[0][:n], join((" ".join(r[n:]) for r in rows), word)])


def third(verb: str) -> str:
    """The third person singular of a verb."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2] not in "aeo":
        return f"{verb[:-1]}ies"
    return f"{verb}s"


def past(verb: str) -> str:
    """The past participle of a verb."""
    if verb in _PARTICIPLES:
        return _PARTICIPLES[verb]
    if verb.endswith("y") and verb[-2] not in "aeo":
        return f"{verb[:-1]}ied"
    return f"{verb}d" if verb.endswith("e") else f"{verb}ed"


def plural(word: str) -> str:
    """The plural of a noun; of several words the last one changes: "heroes and allies"."""
    if " or " in word:
        left, right = word.split(" or ", 1)
        return f"{plural(left)} and {plural(right)}"
    if word.endswith("y") and word[-2] not in "aeo":
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(("s", "sh", "ch", "x", "hero")) else f"{word}s"


def article(phrase: str) -> str:
    """The phrase with "a" or "an"."""
    if phrase.startswith("other "):
        return f"an{phrase}"
    first = phrase.lstrip('"').lower()
    vowel = first[:1] in "aeiou" and not first.startswith(("uni", "use", "one"))
    return f"{'an' if vowel else 'a'} {phrase}"


# ---------------------------------------------------------------------------------------------- nouns

_HEADS: Final[dict[frozenset[CardType], str]] = {
    frozenset(CardType): "card",
    frozenset({CardType.MINION, CardType.VILLAIN}): "enemy",
    frozenset(CHARACTER_TYPES): "character",
    frozenset({CardType.HERO, CardType.ALTER_EGO}): "identity",
    frozenset({CardType.HERO, CardType.ALTER_EGO, CardType.ALLY}): "friendly character",
    frozenset(SCHEME_TYPES): "scheme",
    frozenset({CardType.SIDE_SCHEME, CardType.PLAYER_SIDE_SCHEME}): "side scheme",
    frozenset({CardType.ALTER_EGO}): "alter-ego",
}


def type_word(types: frozenset[CardType]) -> str:
    """What cards of these types are called."""
    if types in _HEADS:
        return _HEADS[types]
    return " or ".join(t.name.lower().replace("_", " ") for t in sorted(types))


def _is_trait(adjective: str) -> bool:
    """Traits stand right before the noun."""
    return adjective.removeprefix("non-")[:1].isupper()


@dataclass(frozen=True, slots=True)
class Filter:
    """What narrows a noun: an adjective before it or a phrase after it; `says` is the same thing as a predicate."""

    before: str = ""
    after: str = ""
    says: str = ""

    @property
    def predicate(self) -> str:
        if self.says:
            return self.says
        if self.after.startswith("with "):
            return f"has {self.after[5:]}"
        return f"is {self.before or self.after}"


@dataclass(frozen=True, slots=True)
class Noun:
    """Who or what is meant: a kind of card with filters, or (`definite`) a particular one with its whole phrase."""

    head: str = ""  # empty: made from the types
    types: frozenset[CardType] | None = None
    definite: str = ""
    title: bool = False  # the definite phrase is a printed title
    many: bool = False  # the definite phrase is a plural
    filters: tuple[Filter, ...] = ()
    places: tuple[tuple[str, str], ...] = ()  # preposition and pile
    either: tuple[Noun, ...] = ()  # one of several nouns instead

    @property
    def word(self) -> str:
        """The bare noun."""
        return self.head or type_word(self.types or frozenset(CardType))

    @property
    def takes_plural(self) -> bool:
        """Whether a verb after the definite phrase is in the plural."""
        return self.many or self.definite in ("you", "they")

    @property
    def where(self) -> str:
        """ "in your hand or your discard pile", or nothing."""
        if not self.places:
            return ""
        preposition = self.places[0][0]
        if all(p == preposition for p, _ in self.places):
            return f"{preposition} {join((pile for _, pile in self.places), 'or')}"
        return join((f"{p} {pile}" for p, pile in self.places), "or")

    def described(self, several: bool = False) -> str:
        """Noun with filters and places, without an article."""
        before = sorted((f.before for f in self.filters if f.before), key=_is_trait)
        after = [f.after for f in self.filters if f.after]
        head = plural(self.word) if several else self.word
        return " ".join(x for x in (*before, head, *after, self.where) if x)


def filtered(noun: Noun, *filters: Filter) -> Noun:
    """The noun with more filters."""
    if noun.either:
        return replace(noun, either=tuple(filtered(x, *filters) for x in noun.either))
    return replace(noun, filters=noun.filters + filters)


def each(noun: Noun) -> str:
    """Every one of them: "each enemy", "the villain", "your hero"."""
    if noun.either:
        return _all(noun.either)
    if not noun.definite:
        return f"each {noun.described()}"
    if noun.many and noun.filters:
        return f"each of {noun.definite} {_tail(noun)}".rstrip()
    where = f" {noun.where}" if noun.places else ""
    if noun.filters:
        says = join(f.predicate for f in noun.filters)
        if noun.takes_plural:
            says = says.replace("is ", "are ", 1) if says.startswith("is ") else says.replace("has ", "have ", 1)
        if says.startswith("is under "):  # somebody's control
            return f"{noun.definite}{where} {says[3:]}"
        return f"{noun.definite}{where} (if {noun.definite if noun.takes_plural else 'it'} {says})"
    return f"{noun.definite}{where}"


def _all(nouns: tuple[Noun, ...]) -> str:
    """Several nouns at once; a title that may be in several places is said once: "Mjolnir in your hand or under ..."."""
    first = nouns[0]
    if first.title and all(x.definite == first.definite for x in nouns):
        wheres = [each(x).removeprefix(first.definite).strip() for x in nouns]
        return f"{first.definite} {join(wheres, 'or')}"
    return join((each(x) for x in nouns), "and" if all(x.definite for x in nouns) else "as well as")


def one(noun: Noun) -> str:
    """One of them: "an enemy", "one of those cards", "the villain"."""
    if noun.either:
        return join((one(x) for x in noun.either), "or")
    if not noun.definite:
        return article(noun.described())
    return f"one of {noun.definite} {_tail(noun)}".rstrip() if noun.many else each(noun)


def several(noun: Noun) -> str:
    """All of them as a plural: "enemies engaged with you"."""
    if noun.either:
        return join(several(x) for x in noun.either)
    return noun.described(several=True) if not noun.definite else each(noun)


def that(noun: Noun, many: bool = False) -> Noun:
    """A noun that refers back to cards mentioned before: "that enemy", "those cards", a definite one as it was."""
    if noun.many:
        return Noun(types=noun.types, definite=f"the chosen {'cards' if many else 'card'}", many=many)
    if noun.definite and not noun.filters and not many:
        return Noun(types=noun.types, definite=noun.definite, title=noun.title)
    word = "card" if noun.either or noun.definite else noun.word
    phrase = f"those {plural(word)}" if many else f"that {word}"
    return Noun(head="" if noun.types else word, types=noun.types, definite=phrase, many=many)


def _tail(noun: Noun) -> str:
    bits = [f.after or f"that {f.predicate.replace('is ', 'are ', 1)}" for f in noun.filters]
    for i in range(1, len(bits)):
        if bits[i].startswith("that ") and bits[i - 1].startswith(("that ", "and ")):
            bits[i] = f"and{bits[i][4:]}"
    return " ".join([*bits, noun.where]).strip()


def owned(noun: Noun) -> str:
    """The possessive: "your", "each player's"."""
    if noun.definite == "you":
        return "your"
    if noun.definite == "they":
        return "their"
    phrase = each(noun)
    return f"{phrase}'" if noun.many and phrase.endswith("s") else f"{phrase}'s"


def them(phrase: str) -> str:
    """A phrase as an object."""
    return "them" if phrase == "they" else phrase


def does(noun: Noun, verb: str) -> str:
    """The verb as it agrees with "each" of a noun."""
    return verb if noun.takes_plural or len(noun.either) > 1 else third(verb)


def merged(a: Noun, b: Noun) -> Noun:
    """Cards that are both."""
    if a.either:
        return replace(a, either=tuple(merged(x, b) for x in a.either))
    if b.either:
        return replace(b, either=tuple(merged(a, x) for x in b.either))
    if b.definite and (not a.definite or b.title):
        a, b = b, a
    filters = a.filters + b.filters
    places = a.places + b.places
    types = a.types if b.types is None else b.types
    if a.title and b.definite and b.many:
        places += (("among", b.definite),)
    if a.definite:
        types = a.types or b.types
        if b.definite and not a.title:
            filters += (Filter(after=f"that is {b.definite}", says=f"is {b.definite}"),)
        elif b.types is not None and not a.title and not (a.types and a.types <= b.types):
            word = article(type_word(b.types))
            filters += (Filter(after=f"that is {word}", says=f"is {word}"),)
    elif a.types is not None and b.types is not None:
        types = a.types & b.types
    return Noun(
        head=a.head or b.head,
        types=types,
        definite=a.definite,
        title=a.title,
        many=a.many,
        filters=filters,
        places=places,
    )


def alternatives(a: Noun, b: Noun) -> Noun:
    """Cards that are one or the other: joined into one noun where English allows it."""
    plain = not (a.definite or b.definite or a.filters or b.filters or a.either or b.either or a.head or b.head)
    if plain and not a.places and not b.places and a.types is not None and b.types is not None:
        return Noun(types=a.types | b.types)
    if plain and a.types == b.types and a.places and b.places:
        return replace(a, places=a.places + b.places)
    return Noun(either=(*(a.either or (a,)), *(b.either or (b,))))


def negated(filter_: Filter) -> Filter:
    """The opposite filter."""
    if filter_.before:
        return Filter(before=f"non-{filter_.before}", says=refused(filter_.predicate))
    if filter_.after.startswith("with "):
        return Filter(after=f"without {filter_.after[5:]}", says=refused(filter_.predicate))
    return Filter(after=f"that {refused(filter_.predicate)}", says=refused(filter_.predicate))


def refused(predicate: str) -> str:
    """A predicate with "not"."""
    for start, opposite in (
        ("is still ", "is not "),
        ("is ", "is not "),
        ("are ", "are not "),
        ("was ", "was not "),
        ("has a ", "has no "),
        ("has an ", "has no "),
        ("has ", "does not have "),
        ("can ", "cannot "),
    ):
        if predicate.startswith(start):
            return opposite + predicate[len(start) :]
    return f"does not {predicate}"


# ---------------------------------------------------------------------------------------------- amounts


@dataclass(frozen=True, slots=True)
class Quantity:
    """How much: a number that stands before the unit, and what follows the unit or the whole clause."""

    number: str  # empty: only "equal to" in the tail says how much
    tail: str = ""  # after the clause: " for each side scheme"
    close: str = ""  # right after the unit: " per player"

    def of(self, unit: str, units: str | None = None) -> str:
        """Number and unit: "1 card", "2 cards", "all damage"."""
        many = unit if units is None else units
        if not self.number:
            return unit if units is None else f"a number of {many}"
        if self.number == "that much" and units is not None:
            return f"that many {many}"
        return f"{self.number} {unit if self.number == '1' else many}{self.close}"
