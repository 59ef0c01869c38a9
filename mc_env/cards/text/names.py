"""What names inside an ability refer to, so that a later sentence can say "that enemy" or "the discarded cards"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mc_env.cards.kit import Node
from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.text.effects import split_piles
from mc_env.cards.text.grammar import Noun, plural, that
from mc_env.cards.text.tree import nodes
from mc_env.cards.text.writers import BOOST_ICONS, NOUNS, Context, Writers

BINDERS: Final[Writers[tuple[str, Noun]]] = Writers("name")  # the name, and what it stands for
_THAT_PLAYER: Final = Noun(head="player", definite="that player")

# What an effect does to what: the words for its report.
_REPORTS: Final[dict[type[Node], tuple[str, str]]] = {
    e.Damage: ("damage", "dealt"),
    e.IndirectDamage: ("damage", "dealt"),
    e.Assign: ("damage", "dealt"),
    e.MoveDamage: ("damage", "moved"),
    e.MoveThreat: ("threat", "moved"),
    e.AddDamage: ("damage", "placed"),
    e.Heal: ("damage", "healed"),
    e.PlaceThreat: ("threat", "placed"),
    e.RemoveThreat: ("threat", "removed"),
    e.RemoveDivided: ("threat", "removed"),
    e.Give: ("status card", "given"),
    e.TakeStatus: ("status card", "discarded"),
    e.ReplaceStatus: ("status card", "replaced"),
    e.Exhaust: ("card", "exhausted"),
    e.Ready: ("card", "readied"),
    e.Draw: ("card", "drawn"),
    e.DrawToHandSize: ("card", "drawn"),
    e.DiscardFromHand: ("card", "discarded"),
    e.DiscardResources: ("card", "discarded"),
    e.DealAsEncounter: ("card", "dealt"),
    e.DiscardTop: ("card", "discarded"),
    e.DiscardUntil: ("card", "discarded"),
    e.Discard: ("card", "discarded"),
    e.ReturnToHand: ("card", "returned"),
    e.AddToHand: ("card", "added"),
    e.ShuffleInto: ("card", "shuffled"),
    e.PutIntoPlay: ("card", "put into play"),
    e.PutIntoPlayAs: ("card", "put into play"),
    e.Reveal: ("card", "revealed"),
    e.Search: ("card", "found"),
    e.Find: ("card", "found"),
    e.EnemyAttacks: ("attack", "made"),
    e.EnemySchemes: ("activation", "made"),
    e.EnemyActivates: ("activation", "made"),
    e.RemoveCounters: ("counter", "removed"),
    e.AddCounters: ("counter", "placed"),
    e.Prevent: ("damage", "prevented"),
    e.Surge: ("surge", "gained"),
}


def named(root: object, c: Context) -> Context:
    """The context with every name that is given somewhere in a definition."""
    for node in nodes(root):
        if node in BINDERS:
            name, noun = BINDERS(node, c)
            if name:
                c = replace(c, names={**c.names, name: _distinct(noun, name, c)})
        if isinstance(node, e.Let):
            c = replace(c, reports={**c.reports, node.name: _report(node.effect, c)})
    return c


@BINDERS.add(k.A)
def _a(n: k.A, c: Context) -> tuple[str, Noun]:
    return n.name, _again(n.of, c)


@BINDERS.add(e.Choose)
def _choose(n: e.Choose, c: Context) -> tuple[str, Noun]:
    return n.name, _again(n.of, c, many=n.count != 1)


def _again(n: Node, c: Context, many: bool = False) -> Noun:
    """Cards that are mentioned again; however long it took to say which one it was, now it is "that card"."""
    noun = NOUNS(n, c)
    if isinstance(n, k.Extreme | k.In) and noun.definite and not many:
        return Noun(head=noun.head, types=noun.types, definite=f"that {noun.word}")
    return that(noun, many=many)


@BINDERS.add(e.ForEach)
def _for_each(n: e.ForEach, c: Context) -> tuple[str, Noun]:
    return n.name, that(NOUNS(n.of, c))


@BINDERS.add(e.Search)
def _search(n: e.Search, c: Context) -> tuple[str, Noun]:
    noun = replace(NOUNS(split_piles(n.of)[1], c), definite="", filters=())
    return n.name, that(noun, many=n.count != 1)


@BINDERS.add(e.Find)
def _find(n: e.Find, c: Context) -> tuple[str, Noun]:
    return n.name, that(NOUNS(n.of, c))


@BINDERS.add(e.EachTime)
def _each_time(n: e.EachTime, c: Context) -> tuple[str, Noun]:
    return n.name, that(NOUNS(n.which, c))


@BINDERS.add(e.BringIntoGame)
def _bring_into_game(n: e.BringIntoGame, c: Context) -> tuple[str, Noun]:
    return n.name, Noun(definite="that card")


@BINDERS.add(e.LookAt)
def _look_at(n: e.LookAt, c: Context) -> tuple[str, Noun]:
    many = n.pile.top != 1
    return n.name, Noun(definite="those cards" if many else "that card", many=many)


@BINDERS.add(k.APlayer)
def _a_player(n: k.APlayer, c: Context) -> tuple[str, Noun]:
    return n.name, _THAT_PLAYER


@BINDERS.add(e.ChoosePlayer)
def _choose_player(n: e.ChoosePlayer, c: Context) -> tuple[str, Noun]:
    return n.name, _THAT_PLAYER


@BINDERS.add(e.Let)
def _let(n: e.Let, c: Context) -> tuple[str, Noun]:
    return n.name, _reported(n.effect, c)


def _distinct(noun: Noun, name: str, c: Context) -> Noun:
    """Two names in one ability do not get the same phrase."""
    taken = [n.definite for other, n in c.names.items() if other != name]
    if noun.definite.startswith("that ") and noun.definite in taken:
        return replace(noun, definite=f"the other {noun.definite[5:]}")
    return noun


def _report(effect: e.Effect, c: Context) -> tuple[str, str]:
    unit, done = _REPORTS.get(type(effect), ("", ""))
    if isinstance(effect, e.Prevent) and c.unit == BOOST_ICONS:
        return "boost icon", "canceled"
    noun = _cards(effect, c)
    return (noun.word if noun is not None and unit == "card" and not noun.definite else unit, done)


def _cards(effect: e.Effect, c: Context) -> Noun | None:
    """The cards an effect is about, as far as the definition says."""
    if isinstance(effect, e.DiscardUntil):
        return NOUNS(effect.which, c)
    of = getattr(effect, "target", None)
    if isinstance(of, k.A | k.AtRandom):
        of = of.of
    return NOUNS(of, c) if isinstance(of, k.Sel) else None


def _reported(effect: e.Effect, c: Context) -> Noun:
    """The cards an effect reports: "the discarded cards", "that minion"."""
    noun = _cards(effect, c)
    if isinstance(effect, e.DiscardTop | e.DiscardFromHand | e.Draw | e.DiscardUntil | e.Discard):
        single = getattr(effect, "n", 1) == 1 and isinstance(getattr(effect, "who", None), k.You | None)
        word = noun.word if noun is not None and not noun.definite else "card"
        done = _REPORTS[type(effect)][1]
        types = noun.types if noun is not None and word != "card" else None
        return Noun(types=types, definite=f"the {done} {word if single else plural(word)}", many=not single)
    if isinstance(effect, e.EnemyAttacks):
        return Noun(definite="an identity attacked this way")
    return that(noun) if noun is not None and not noun.definite else Noun(definite="that card")
