"""Tables of writers: one small function for each node type, and what a writer knows about its surroundings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar, cast

from mc_env.cards.kit import Node
from mc_env.cards.text.grammar import Noun, Quantity
from mc_env.errors import NotImplementedCard

T = TypeVar("T")
K = TypeVar("K")
N = TypeVar("N", bound=Node)

YOU_NOUN: Final = Noun(head="player", definite="you")
THEY_NOUN: Final = Noun(head="player", definite="they")
THIS_CARD: Final = Noun(definite="this card")
HOST_CARD: Final = Noun(definite="the attached card")
THAT_CARD: Final = Noun(definite="that card")
BOOST_ICONS: Final = "boost icons"  # what can be canceled of a boost card
ATTACKER: Final = Noun(definite="the attacker")


@dataclass(frozen=True, slots=True)
class Context:
    """What the words of an ability refer to: the card itself, its host, the triggering event, names given earlier."""

    me: Noun = THIS_CARD
    host: Noun = HOST_CARD
    you: Noun = YOU_NOUN
    imperative: bool = True  # what "you" do is written without a subject
    actor: Noun = ATTACKER
    target: Noun = THAT_CARD
    happening: str = "that"  # what can be canceled: "that attack"
    unit: str = "damage or threat"  # what can be prevented
    activation: str = ""  # "attack" or "scheme", where an effect follows one
    names: Mapping[str, Noun] = field(default_factory=dict)
    reports: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # unit and participle: ("card", "discarded")


class Writers(Generic[T]):
    """Writers by node type."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.by_type: dict[type[Node], Callable[[Node, Context], T]] = {}

    def add(self, node: type[N]) -> Callable[[Callable[[N, Context], T]], Callable[[N, Context], T]]:
        """Register a function as the writer of a node type."""

        def keep(write: Callable[[N, Context], T]) -> Callable[[N, Context], T]:
            self.by_type[node] = cast(Callable[[Node, Context], T], write)
            return write

        return keep

    def __contains__(self, node: object) -> bool:
        return type(node) in self.by_type

    def __call__(self, node: Node, c: Context) -> T:
        """What the node says. Nodes without a writer are named in the error."""
        write = self.by_type.get(type(node))
        if write is None:
            raise NotImplementedCard(f"no words for {self.kind} {type(node).__name__}")
        return write(node, c)


def word(table: Mapping[K, str], key: K, kind: str) -> str:
    """The word for a flag, an operator or a duration; one without a word is named in the error."""
    if key not in table:
        raise NotImplementedCard(f"no words for {kind} {key!r}")
    return table[key]


NOUNS: Final[Writers[Noun]] = Writers("selector")
VALUES: Final[Writers[str]] = Writers("value")
QUANTITIES: Final[Writers[Quantity]] = Writers("value")
CONDITIONS: Final[Writers[tuple[str, str]]] = Writers("condition")  # the sentence and its opposite
EFFECTS: Final[Writers[str]] = Writers("effect")
