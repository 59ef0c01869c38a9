"""Selectors and players as nouns."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import CHARACTER_TYPES, NUMBERED_KEYWORDS, CardType, Form, Pile, Stat, Status
from mc_env.cards.text.grammar import (
    Filter,
    Noun,
    alternatives,
    article,
    each,
    filtered,
    merged,
    negated,
    one,
    owned,
    several,
    them,
    type_word,
)
from mc_env.cards.text.writers import CONDITIONS, NOUNS, THEY_NOUN, VALUES, Context, word
from mc_env.errors import NotImplementedCard

STATS: Final[dict[Stat, str]] = {
    Stat.THW: "THW",
    Stat.ATK: "ATK",
    Stat.DEF: "DEF",
    Stat.REC: "REC",
    Stat.SCH: "SCH",
    Stat.HP: "hit points",
    Stat.HAND_SIZE: "hand size",
    Stat.THREAT: "starting threat",
    Stat.TARGET_THREAT: "target threat",
    Stat.ESCALATION: "threat each villain phase",
    Stat.BOOST: "boost icons",
}
FORMS: Final = {Form.HERO: "hero", Form.ALTER_EGO: "alter-ego"}
STATUSES: Final = {Status.STUNNED: "stunned", Status.CONFUSED: "confused", Status.TOUGH: "tough"}
COMPARISONS: Final = {
    "<": "less than {}",
    "<=": "{} or less",
    "==": "exactly {}",
    ">=": "{} or more",
    ">": "more than {}",
    "!=": "anything but {}",
}
_HITS: Final = {
    "taken": "damaged by this attack",
    "dealt": "dealt damage by this attack",
    "defeated": "defeated by this attack",
}
_CHARACTERS: Final = frozenset(CHARACTER_TYPES)
_MEASURES: Final = {"remaining": "remaining hit points", "damage": "damage", "threat": "threat"}


def stat_word(stat: Stat) -> str:
    """What a stat is called in a sentence."""
    return STATS.get(stat) or stat.name.lower().replace("_", " ")


def compared(op: str, number: str) -> str:
    """ "3 or more"."""
    return word(COMPARISONS, op, "comparison").format(number)


def number(value: k.Val, c: Context) -> str:
    """A value as words."""
    return str(value) if isinstance(value, int) else VALUES(value, c)


def letter(name: str) -> str:
    """What a chosen number is called: X, unless its name is another letter."""
    return name.upper() if len(name) == 1 else "X"


def target(n: k.Target, c: Context) -> str:
    """The object of a verb: "each enemy", "an enemy", "a random card in your hand"."""
    if isinstance(n, k.A):
        phrase = one(NOUNS(n.of, c))
        if n.optional:
            phrase = f"up to one {NOUNS(n.of, c).described()}"
        return phrase if n.by is None else f"{phrase} ({each(NOUNS(n.by, c))} chooses)"
    if isinstance(n, k.AtRandom):
        noun = NOUNS(n.of, c)
        if noun.title:  # of several cards of that title
            return f"a random {noun.definite} {noun.where}".rstrip()
        return one(filtered(noun, Filter(before="random")))
    return them(each(NOUNS(n, c)))


def target_noun(n: k.Target, c: Context) -> Noun:
    """The noun of a target, for agreement and for referring back to it."""
    return NOUNS(n.of if isinstance(n, k.A | k.AtRandom) else n, c)


def player(n: k.Who, c: Context) -> Noun:
    """The noun of a player or of one to be chosen."""
    return NOUNS(n.of if isinstance(n, k.APlayer) else n, c)


# ---------------------------------------------------------------------------------------------- players


@NOUNS.add(k.You)
def _you(n: k.You, c: Context) -> Noun:
    return c.you


@NOUNS.add(k.EachPlayer)
def _each_player(n: k.EachPlayer, c: Context) -> Noun:
    return Noun(head="player", filters=(Filter(before="other"),) if n.others else ())


@NOUNS.add(k.FirstPlayer)
def _first_player(n: k.FirstPlayer, c: Context) -> Noun:
    return Noun(head="player", definite="the first player")


@NOUNS.add(k.EngagedPlayer)
def _engaged_player(n: k.EngagedPlayer, c: Context) -> Noun:
    whom = c.me if n.of is None else NOUNS(n.of, c)
    return Noun(head="player", definite=f"the player engaged with {each(whom)}")


@NOUNS.add(k.ControllerOf)
def _controller(n: k.ControllerOf, c: Context) -> Noun:
    return Noun(head="player", definite=f"the player who controls {one(NOUNS(n.of, c))}")


@NOUNS.add(k.OwnerOf)
def _owner(n: k.OwnerOf, c: Context) -> Noun:
    return Noun(head="player", definite=f"the owner of {one(NOUNS(n.of, c))}")


@NOUNS.add(k.EventPlayer)
def _event_player(n: k.EventPlayer, c: Context) -> Noun:
    return Noun(head="player", definite="the player first targeted" if n.role == "original" else "that player")


@NOUNS.add(k.PlayerRef)
def _player_ref(n: k.PlayerRef, c: Context) -> Noun:
    return c.names.get(n.name, Noun(head="player", definite="that player"))


@NOUNS.add(k.PlayerNamed)
def _player_named(n: k.PlayerNamed, c: Context) -> Noun:
    return Noun(head="player", definite=f"the {n.title} player")


def form_word(form: Form | str) -> str:
    """The name of a form: "hero", or what a form card calls it."""
    return form if isinstance(form, str) else FORMS[form]


@NOUNS.add(k.PlayersWhere)
def _players_where(n: k.PlayersWhere, c: Context) -> Noun:
    where = n.where
    if isinstance(where, k.InForm) and where.player is None:
        kept = Filter(after=f"in {form_word(where.form)} form")
    elif isinstance(where, k.YouHave):
        kept = Filter(after=f"with the {where.trait} trait")
    elif isinstance(where, k.YouAre):
        kept = Filter(after=f"who is {where.title}")
    elif _met(where, c):
        kept = Filter(after=_met(where, c))
    else:
        kept = Filter(after=f"for whom {CONDITIONS(where, replace(c, you=THEY_NOUN))[0]}")
    return filtered(NOUNS(n.of, c), kept)


def _met(where: k.Condition, c: Context) -> str:
    """What players have to do with enemies: "not engaged with a minion", "attacked this way"; or nothing."""
    if isinstance(where, k.Not):
        met = _met(where.a, c)
        return f"not {met}" if met else ""
    if not (isinstance(where, k.Exists) and isinstance(where.of, k.Both)):
        return ""
    whom, how = where.of.a, where.of.b
    if isinstance(how, k.EngagedWith) and isinstance(how.player, k.You):
        return f"engaged with {one(NOUNS(whom, c))}"
    attacked = isinstance(how, k.Ref) and c.reports.get(how.name) == ("attack", "made")
    return "attacked this way" if attacked and isinstance(whom, k.IdentityOf) and isinstance(whom.of, k.You) else ""


# ---------------------------------------------------------------------------------------------- which cards


@NOUNS.add(k.Both)
def _both(n: k.Both, c: Context) -> Noun:
    return merged(NOUNS(n.a, c), NOUNS(n.b, c))


@NOUNS.add(k.EitherSel)
def _either(n: k.EitherSel, c: Context) -> Noun:
    return alternatives(NOUNS(n.a, c), NOUNS(n.b, c))


@NOUNS.add(k.Without)
def _without(n: k.Without, c: Context) -> Noun:
    noun = NOUNS(n.a, c)
    if noun.definite:
        return Noun(filters=(Filter(after=f"other than {noun.definite}", says=f"is not {noun.definite}"),))
    if noun.types is not None and not noun.filters:
        kind = type_word(noun.types)
        return Noun(filters=(Filter(before=f"non-{kind}", says=f"is not {article(kind)}"),))
    if len(noun.filters) == 1 and not noun.places and noun.types is None:
        return Noun(filters=(negated(noun.filters[0]),))
    return Noun(filters=(Filter(after=f"that is not {one(noun)}", says=f"is not {one(noun)}"),))


@NOUNS.add(k.OfType)
def _of_type(n: k.OfType, c: Context) -> Noun:
    return Noun(types=n.types)


@NOUNS.add(k.Self_)
def _self(n: k.Self_, c: Context) -> Noun:
    return c.me


@NOUNS.add(k.Host)
def _host(n: k.Host, c: Context) -> Noun:
    return c.host


@NOUNS.add(k.Ref)
def _ref(n: k.Ref, c: Context) -> Noun:
    if n.name in c.names:
        return c.names[n.name]
    said = n.name.replace("_", " ")
    types = next((t for t in CardType if t.name.lower().replace("_", " ") == said), None)
    if types is not None or said in ("enemy", "scheme", "character", "card", "identity"):
        return Noun(types=None if types is None else frozenset({types}), definite=f"that {said}")
    found = said.endswith("ed") or said in ("found", "drawn", "chosen", "seen")
    return Noun(definite=f"the {said} card" if found else "the chosen card")


@NOUNS.add(k.EventCard)
def _event_card(n: k.EventCard, c: Context) -> Noun:
    if n.role == "actor":
        return c.actor
    if n.role == "target":
        return c.target
    if n.role == "defender":
        return Noun(types=_CHARACTERS, definite="the defender")
    if n.role == "attacked":
        return Noun(types=_CHARACTERS, definite="the attacked character")
    return Noun(definite="the card that caused this")


@NOUNS.add(k.Hit)
def _hit(n: k.Hit, c: Context) -> Noun:
    if n.how == "attacked":
        return Noun(types=_CHARACTERS, filters=(Filter(before="attacked", says="was attacked"),))
    how = word(_HITS, n.how, "hit")
    return Noun(types=_CHARACTERS, filters=(Filter(after=how, says=f"was {how}"),))


@NOUNS.add(k.IdentityOf)
def _identity_of(n: k.IdentityOf, c: Context) -> Noun:
    types = frozenset({CardType.HERO, CardType.ALTER_EGO})
    if n.form is not None:
        types = frozenset({CardType.HERO if n.form == Form.HERO else CardType.ALTER_EGO})
    of = NOUNS(n.of, c)
    if of.definite:
        return Noun(types=types, definite=f"{owned(of)} {type_word(types)}")
    if not any(f.after for f in of.filters):  # "each other hero" rather than "each hero of another player"
        return Noun(types=types, filters=of.filters)
    return Noun(types=types, filters=(Filter(after=f"of {one(of)}"),))


@NOUNS.add(k.Named)
def _named(n: k.Named, c: Context) -> Noun:
    return Noun(definite=n.title, title=True)


@NOUNS.add(k.ActiveVillain)
def _active_villain(n: k.ActiveVillain, c: Context) -> Noun:
    return Noun(types=frozenset({CardType.VILLAIN}), definite="the villain")


@NOUNS.add(k.ActiveMainScheme)
def _active_main_scheme(n: k.ActiveMainScheme, c: Context) -> Noun:
    return Noun(types=frozenset({CardType.MAIN_SCHEME}), definite="the main scheme")


@NOUNS.add(k.Extreme)
def _extreme(n: k.Extreme, c: Context) -> Noun:
    of = NOUNS(n.of, c)
    after = " ".join(x for x in (*(f.after for f in of.filters), of.where) if x)
    bare = replace(of, filters=tuple(f for f in of.filters if f.before), places=()).described()
    among = f" among those {after}" if after else ""
    return Noun(head=of.head, types=of.types, definite=f"the {bare} with the {_most(n)}{among}")


def _most(n: k.Extreme) -> str:
    """Of what there is most or least: "highest printed ATK", "fewest remaining hit points"."""
    if not isinstance(n.stat, k.Measure):
        return f"{'highest' if n.highest else 'lowest'} {'printed ' if n.printed else ''}{stat_word(n.stat)}"
    what = f"{n.stat.counter} counters" if n.stat.what == "counters" else word(_MEASURES, n.stat.what, "measure")
    least = "fewest" if what.endswith("s") else "least"
    return f"{'most' if n.highest else least} {what}"


@NOUNS.add(k.First)
def _first(n: k.First, c: Context) -> Noun:
    of = NOUNS(n.of, c)
    return Noun(
        head=of.head, types=of.types, definite=f"the first{one(of)[3:]}" if of.many else f"the first of {several(of)}"
    )


@NOUNS.add(k.Topmost)
def _topmost(n: k.Topmost, c: Context) -> Noun:
    of = NOUNS(n.of, c)
    return Noun(head=of.head, types=of.types, definite=f"the topmost {of.described()}")


# ---------------------------------------------------------------------------------------------- filters


def _filter(before: str = "", after: str = "", says: str = "") -> Noun:
    return Noun(filters=(Filter(before, after, says),))


@NOUNS.add(k.Trait)
def _trait(n: k.Trait, c: Context) -> Noun:
    return _filter(before=n.name, says=f"has the {n.name} trait")


@NOUNS.add(k.Keyword)
def _keyword(n: k.Keyword, c: Context) -> Noun:
    icon = Stat.ACCELERATION <= n.stat <= Stat.AMPLIFY
    said = stat_word(n.stat)
    return _filter(after=f"with {article(f'{said} icon') if icon else said}")


@NOUNS.add(k.EngagedWith)
def _engaged_with(n: k.EngagedWith, c: Context) -> Noun:
    return _filter(after=f"engaged with {them(_any(NOUNS(n.player, c)))}")


@NOUNS.add(k.ControlledBy)
def _controlled_by(n: k.ControlledBy, c: Context) -> Noun:
    who = NOUNS(n.player, c)
    verb = "control" if who.takes_plural else "controls"
    return _filter(after=f"{_any(who)} {verb}", says=f"is under {owned_by_any(who)} control")


@NOUNS.add(k.OwnedBy)
def _owned_by(n: k.OwnedBy, c: Context) -> Noun:
    who = NOUNS(n.player, c)
    return _filter(after=f"{_any(who)} {'own' if who.takes_plural else 'owns'}", says=f"belongs to {them(_any(who))}")


@NOUNS.add(k.AttachedTo)
def _attached_to(n: k.AttachedTo, c: Context) -> Noun:
    return _filter(after=f"attached to {one(NOUNS(n.host, c))}")


@NOUNS.add(k.HasAttached)
def _has_attached(n: k.HasAttached, c: Context) -> Noun:
    if isinstance(n.what, k.WithTitleOf):
        return _filter(after=f"with a copy of {one(NOUNS(n.what.of, c))} attached")
    return _filter(after=f"with {one(NOUNS(n.what, c))} attached")


@NOUNS.add(k.IsReady)
def _is_ready(n: k.IsReady, c: Context) -> Noun:
    return _filter(before="ready")


@NOUNS.add(k.IsExhausted)
def _is_exhausted(n: k.IsExhausted, c: Context) -> Noun:
    return _filter(before="exhausted")


@NOUNS.add(k.IsFacedown)
def _is_facedown(n: k.IsFacedown, c: Context) -> Noun:
    return _filter(before="facedown")


@NOUNS.add(k.IsNemesis)
def _is_nemesis(n: k.IsNemesis, c: Context) -> Noun:
    return _filter(before="nemesis")


@NOUNS.add(k.IsUnique)
def _is_unique(n: k.IsUnique, c: Context) -> Noun:
    return _filter(before="unique")


@NOUNS.add(k.HasStatus)
def _has_status(n: k.HasStatus, c: Context) -> Noun:
    return _filter(before=STATUSES[n.status])


@NOUNS.add(k.IsDamaged)
def _is_damaged(n: k.IsDamaged, c: Context) -> Noun:
    return _filter(before="damaged")


@NOUNS.add(k.WithIcon)
def _with_icon(n: k.WithIcon, c: Context) -> Noun:
    return _filter(after=f"with {article(f'{n.res.name.lower()} icon')}")


@NOUNS.add(k.OfAspect)
def _of_aspect(n: k.OfAspect, c: Context) -> Noun:
    return _filter(before=n.aspect)


@NOUNS.add(k.OfSet)
def _of_set(n: k.OfSet, c: Context) -> Noun:
    if not n.code:
        return _filter(after="of this card's set")
    known = registry.HEROES.get(n.code) or registry.ENCOUNTER_SETS.get(n.code)
    return _filter(after=f"of the {known.name if known else n.code.replace('_', ' ').title()} set")


@NOUNS.add(k.WithTitleOf)
def _with_title_of(n: k.WithTitleOf, c: Context) -> Noun:
    return _filter(after=f"with the title of {one(NOUNS(n.of, c))}")


@NOUNS.add(k.StatIs)
def _stat_is(n: k.StatIs, c: Context) -> Noun:
    printed = "printed " if n.printed else ""
    if n.op == "<=" and not isinstance(n.value, int):
        return _filter(after=f"with {article(f'{printed}{stat_word(n.stat)}')} of at most {number(n.value, c)}")
    if n.stat in NUMBERED_KEYWORDS or n.stat in STATS or n.stat == Stat.COST:
        return _filter(after=f"with {printed}{stat_word(n.stat)} {compared(n.op, number(n.value, c))}")
    return _filter(after=f"with {compared(n.op, number(n.value, c))} {printed}{stat_word(n.stat)}")


@NOUNS.add(k.CanBe)
def _can_be(n: k.CanBe, c: Context) -> Noun:
    return _filter(after=f"that can be {n.what}", says=f"can be {n.what}")


def _any(who: Noun) -> str:
    """A set of players as "any of them" (in a filter)."""
    return who.definite or one(who)


def owned_by_any(who: Noun) -> str:
    """The possessive of a set of players in a filter or a place."""
    return owned(who) if who.definite else f"{_any(who)}'s".replace("a player's", "any player's")


# ---------------------------------------------------------------------------------------------- piles

_PILES: Final[dict[Pile, tuple[str, str]]] = {
    Pile.HAND: ("in", "{} hand"),
    Pile.DECK: ("in", "{} deck"),
    Pile.DISCARD: ("in", "{} discard pile"),
    Pile.ENCOUNTER_DECK: ("in", "the encounter deck"),
    Pile.ENCOUNTER_DISCARD: ("in", "the encounter discard pile"),
    Pile.SET_ASIDE: ("among", "the cards set aside"),
    Pile.VICTORY: ("in", "the victory display"),
    Pile.REMOVED: ("among", "the cards removed from the game"),
    Pile.UNDER: ("beneath", "{}"),
    Pile.DEALT: ("among", "{} facedown encounter cards"),
    Pile.BOOST: ("among", "the boost cards of {}"),
    Pile.VILLAIN_DECK: ("in", "the villain deck"),
    Pile.SCHEME_DECK: ("in", "the main scheme deck"),
    Pile.EXTRA_DECK: ("in", "the {} deck"),
    Pile.EXTRA_DISCARD: ("in", "the {} discard pile"),
    Pile.NEMESIS: ("in", "{} nemesis set"),
}


def place(n: k.In, c: Context) -> tuple[str, str]:
    """Preposition and name of a pile."""
    if n.pile not in _PILES:
        raise NotImplementedCard(f"no words for pile {n.pile.name}")
    preposition, words = _PILES[n.pile]
    if n.pile in (Pile.UNDER, Pile.BOOST):
        whose = each(NOUNS(n.host, c) if n.host is not None else c.me)
    elif n.pile in (Pile.EXTRA_DECK, Pile.EXTRA_DISCARD):
        whose = n.name.replace("_", " ")
    else:
        whose = owned_by_any(NOUNS(n.of or k.YOU, c))
    return preposition, words.format(whose)


@NOUNS.add(k.In)
def _in(n: k.In, c: Context) -> Noun:
    if n.pile == Pile.PLAY:  # goes without saying, but for a card that may have left play meanwhile
        return _filter(after="in play", says="is still in play")
    preposition, pile = place(n, c)
    if n.top:
        several = n.top > 1
        return Noun(definite=f"the top {f'{n.top} cards' if several else 'card'} of {pile}", many=several)
    return Noun(places=((preposition, pile),))
