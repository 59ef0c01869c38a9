"""Effects on cards and piles as clauses: imperative where "you" act, else with a subject."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import CardType, Pile, Status
from mc_env.cards.text.grammar import Statement, article, does, each, join, one, owned, plural, several, them
from mc_env.cards.text.nouns import FORMS, STATUSES, number, place, player, target, target_noun
from mc_env.cards.text.numbers import amount
from mc_env.cards.text.writers import EFFECTS, NOUNS, Context

_GIVEN: Final = {Status.STUNNED: "stun", Status.CONFUSED: "confuse"}


def act(who: k.Who, verb: str, rest: str, c: Context) -> str:
    """Somebody does something: an imperative for "you", else a sentence with a subject."""
    noun = player(who, c)
    if noun is c.you:
        return f"{verb} {rest}" if c.imperative else Statement(f"{noun.definite} {verb} {rest}")
    subject = one(noun) if isinstance(who, k.APlayer) else each(noun)
    return Statement(f"{subject} {does(noun, verb)} {rest}")


def whose(who: k.Who, c: Context) -> str:
    """The possessive for things of whoever acts: "your", or "their" after another subject."""
    noun = player(who, c)
    return owned(noun) if noun is c.you else "their"


# ------------------------------------------------------------------------------ damage, threat, status


@EFFECTS.add(e.Damage)
def _damage(n: e.Damage, c: Context) -> str:
    q = amount(n.amount, c)
    tough = " (tough does not stop it)" if n.ignores_tough else ""
    tough += " (whoever guards)" if n.ignores_guard else ""
    if n.take:
        noun = target_noun(n.to, c)
        rest = f"{q.of('damage')}{q.tail}{tough}"
        if noun is c.you:
            return act(k.YOU, "take", rest, c)
        return Statement(f"{target(n.to, c)} {does(noun, 'take')} {rest}")
    return f"deal {q.of('damage')} to {target(n.to, c)}{q.tail}{tough}"


@EFFECTS.add(e.IndirectDamage)
def _indirect_damage(n: e.IndirectDamage, c: Context) -> str:
    q = amount(n.amount, c)
    return f"deal {q.of('indirect damage')} to {target(n.to, c)}{q.tail}"


@EFFECTS.add(e.Assign)
def _assign(n: e.Assign, c: Context) -> str:
    q = amount(n.amount, c)
    return act(n.by, "divide", f"{q.of('damage')}{q.tail} among {several(NOUNS(n.among, c))}", c)


@EFFECTS.add(e.MoveDamage)
def _move_damage(n: e.MoveDamage, c: Context) -> str:
    q = amount(n.amount, c)
    return f"move {q.of('damage')} from {target(n.source, c)} to {target(n.to, c)}{q.tail}"


@EFFECTS.add(e.MoveThreat)
def _move_threat(n: e.MoveThreat, c: Context) -> str:
    q = amount(n.amount, c)
    return f"move {q.of('threat')} from {target(n.source, c)} to {target(n.to, c)}{q.tail}"


@EFFECTS.add(e.AddDamage)
def _add_damage(n: e.AddDamage, c: Context) -> str:
    q = amount(n.amount, c)
    return f"put {q.of('damage')} on {target(n.target, c)}{q.tail}"


@EFFECTS.add(e.Heal)
def _heal(n: e.Heal, c: Context) -> str:
    q = amount(n.amount, c)
    return f"heal {q.of('damage')} from {target(n.target, c)}{q.tail}"


@EFFECTS.add(e.SetHitPoints)
def _set_hit_points(n: e.SetHitPoints, c: Context) -> str:
    return f"set the hit points of {target(n.target, c)} to {number(n.to, c)}"


@EFFECTS.add(e.PlaceThreat)
def _place_threat(n: e.PlaceThreat, c: Context) -> str:
    q = amount(n.amount, c)
    return f"place {q.of('threat')} on {target(n.on, c)}{q.tail}"


@EFFECTS.add(e.RemoveThreat)
def _remove_threat(n: e.RemoveThreat, c: Context) -> str:
    q = amount(n.amount, c)
    return f"remove {q.of('threat')} from {target(n.from_, c)}{q.tail}{_ignoring(n)}"


@EFFECTS.add(e.RemoveDivided)
def _remove_divided(n: e.RemoveDivided, c: Context) -> str:
    q = amount(n.amount, c)
    what = f"{q.of('threat')}{q.tail}, divided among {several(NOUNS(n.among, c))}{_ignoring(n)}"
    return act(n.by, "remove", what, c)


def _ignoring(n: e.RemoveThreat | e.RemoveDivided) -> str:
    ignored = [word for word, ignores in (("crisis", n.ignores_crisis), ("patrol", n.ignores_patrol)) if ignores]
    return f", ignoring {join(ignored)}" if ignored else ""


@EFFECTS.add(e.Give)
def _give(n: e.Give, c: Context) -> str:
    to = target(n.to, c)
    if target_noun(n.to, c) is c.you:
        return act(k.YOU, "become", STATUSES[n.status], c)
    if n.status in _GIVEN:
        return f"{_GIVEN[n.status]} {to}"
    return f"give {article(STATUSES[n.status])} status card to {to}"


@EFFECTS.add(e.TakeStatus)
def _take_status(n: e.TakeStatus, c: Context) -> str:
    what = "a status card" if n.status is None else f"{article(STATUSES[n.status])} status card"
    return f"discard {what} from {target(n.from_, c)}"


@EFFECTS.add(e.ReplaceStatus)
def _replace_status(n: e.ReplaceStatus, c: Context) -> str:
    return f"replace {article(STATUSES[n.old])} status card of {target(n.of, c)} with {article(STATUSES[n.new])} one"


@EFFECTS.add(e.Exhaust)
def _exhaust(n: e.Exhaust, c: Context) -> str:
    return f"exhaust {target(n.target, c)}"


@EFFECTS.add(e.Ready)
def _ready(n: e.Ready, c: Context) -> str:
    return f"ready {target(n.target, c)}"


# ------------------------------------------------------------------------------ cards and piles


@EFFECTS.add(e.Draw)
def _draw(n: e.Draw, c: Context) -> str:
    q = amount(n.n, c)
    return act(n.who, "draw", f"{q.of('card', 'cards')}{q.tail}", c)


@EFFECTS.add(e.DrawToHandSize)
def _draw_to_hand_size(n: e.DrawToHandSize, c: Context) -> str:
    return act(n.who, "draw", f"up to {whose(n.who, c)} {'printed ' if n.printed else ''}hand size", c)


@EFFECTS.add(e.DiscardFromHand)
def _discard_from_hand(n: e.DiscardFromHand, c: Context) -> str:
    hand = "from hand"
    noun = NOUNS(n.which if n.which is not None else k.CARD, c)
    if n.each:
        return act(n.who, "discard", f"{each(noun)} {hand}", c)
    if isinstance(n.n, k.Divided) and isinstance(n.n.a, k.CardsInHand) and n.n.by == 2 and n.which is None:
        return act(n.who, "discard", f"half {whose(n.who, c)} hand, rounded {'up' if n.n.up else 'down'}", c)
    q = amount(n.n, c)
    random = "random " if n.random else ""
    what = q.of(f"{random}{noun.described()}", f"{random}{several(noun)}")
    return act(n.who, "discard", f"{'up to ' if n.up_to else ''}{what} {hand}{q.tail}", c)


@EFFECTS.add(e.DiscardTop)
def _discard_top(n: e.DiscardTop, c: Context) -> str:
    if n.who is None:
        top = "the encounter deck's top card" if n.n == 1 else _top(n.n, "the encounter deck", c)
        return f"discard {top}"
    return act(n.who, "discard", _top(n.n, f"{whose(n.who, c)} deck", c), c)


def _top(n: k.Val, deck: str, c: Context) -> str:
    q = amount(n, c)
    if q.number == "1" and not q.tail and not q.close:
        return f"the top card of {deck}"
    return f"{q.of('card', 'cards')} from the top of {deck}{q.tail}"


@EFFECTS.add(e.DiscardUntil)
def _discard_until(n: e.DiscardUntil, c: Context) -> str:
    if n.who is None:
        return f"discard from the encounter deck until {one(NOUNS(n.which, c))} comes up"
    return act(n.who, "discard", f"from {whose(n.who, c)} deck until {one(NOUNS(n.which, c))} comes up", c)


@EFFECTS.add(e.EachTime)
def _each_time(n: e.EachTime, c: Context) -> str:
    return f"{EFFECTS(n.of, c)}; each time {one(NOUNS(n.which, c))} is discarded this way, {EFFECTS(n.effect, c)}"


@EFFECTS.add(e.Discard)
def _discard(n: e.Discard, c: Context) -> str:
    return f"discard {target(n.target, c)}"


def _owners(n: k.Target, c: Context) -> str:
    return "their owners'" if _plural(n, c) else "its owner's"


def _plural(n: k.Target, c: Context) -> bool:
    noun = target_noun(n, c)
    return noun.many and not noun.filters and not isinstance(n, k.A | k.AtRandom)


@EFFECTS.add(e.ReturnToHand)
def _return_to_hand(n: e.ReturnToHand, c: Context) -> str:
    hand = "hands" if _plural(n.target, c) else "hand"
    return f"return {target(n.target, c)} to {_owners(n.target, c)} {hand}"


@EFFECTS.add(e.AddToHand)
def _add_to_hand(n: e.AddToHand, c: Context) -> str:
    if n.who is not None:
        return f"add {target(n.target, c)} to {owned(NOUNS(n.who, c))} hand"
    hand = "hands" if _plural(n.target, c) else "hand"
    return f"add {target(n.target, c)} to {_owners(n.target, c)} {hand}"


@EFFECTS.add(e.ShuffleInto)
def _shuffle_into(n: e.ShuffleInto, c: Context) -> str:
    decks = "decks" if _plural(n.target, c) else "deck"
    deck = f"{_owners(n.target, c)} {decks}" if n.pile == Pile.DECK else place(k.In(n.pile), c)[1]
    if n.extra:
        deck = place(k.In(Pile.EXTRA_DECK, name=n.extra), c)[1]
    return f"shuffle {target(n.target, c)} into {deck}"


@EFFECTS.add(e.PutOnDeck)
def _put_on_deck(n: e.PutOnDeck, c: Context) -> str:
    end = "the bottom" if n.bottom else "top"
    decks = "decks" if _plural(n.target, c) else "deck"
    deck = place(k.In(Pile.EXTRA_DECK, name=n.extra), c)[1] if n.extra else f"{_owners(n.target, c)} {decks}"
    return f"put {target(n.target, c)} on {end} of {deck}"


@EFFECTS.add(e.RemoveFromGame)
def _remove_from_game(n: e.RemoveFromGame, c: Context) -> str:
    return f"remove {target(n.target, c)} from the game"


@EFFECTS.add(e.SetAside)
def _set_aside(n: e.SetAside, c: Context) -> str:
    return f"set {target(n.target, c)} aside"


@EFFECTS.add(e.PutInVictoryDisplay)
def _put_in_victory_display(n: e.PutInVictoryDisplay, c: Context) -> str:
    return f"put {target(n.target, c)} into the victory display"


@EFFECTS.add(e.PutUnder)
def _put_under(n: e.PutUnder, c: Context) -> str:
    side = "facedown" if n.facedown else "faceup"
    return f"put {target(n.target, c)} {side} beneath {one(NOUNS(n.host, c))}"


@EFFECTS.add(e.BringIntoGame)
def _bring_into_game(n: e.BringIntoGame, c: Context) -> str:
    owner = "" if n.owner is None or NOUNS(n.owner, c) is c.you else f" for {each(NOUNS(n.owner, c))}"
    return f"bring a new copy of {n.card} into the game{owner}, set aside"


@EFFECTS.add(e.PlayCard)
def _play_card(n: e.PlayCard, c: Context) -> str:
    text = f"play {one(NOUNS(n.which, c))} from your hand"
    if n.free:
        return f"{text}, ignoring its resource cost"
    q = amount(n.cheaper, c)
    return text if n.cheaper == 0 else f"{text} for {q.number or 'X'} less{q.tail}"


@EFFECTS.add(e.PutIntoPlay)
def _put_into_play(n: e.PutIntoPlay, c: Context) -> str:
    noun = target_noun(n.target, c)
    types = noun.types or frozenset()
    what = target(n.target, c)
    text = f"put {what} into play"
    if noun.places and not noun.either and what.endswith(noun.where):
        text = f"put {what.removesuffix(noun.where).rstrip()} into play {_out_of(noun.where)}"
    control, engaged = NOUNS(n.control, c), NOUNS(n.engaged, c)
    joined = f"; at the same time {EFFECTS(n.joined, c)}" if n.joined is not None else ""
    if n.attach is not None:
        return f"{text} attached to {target(n.attach, c)}{joined}"
    if engaged is not c.you or types == {CardType.MINION}:
        text += f", engaging {them(each(engaged))}"
    return f"{text} under {owned(control)} control{joined}" if control is not c.you else f"{text}{joined}"


def _out_of(where: str) -> str:
    """ "from your hand" for "in your hand"."""
    return f"from {where.removeprefix('in ')}"


def guise_word(name: str) -> str:
    """What a guise is called."""
    return name.replace("_", " ")


@EFFECTS.add(e.PutIntoPlayAs)
def _put_into_play_as(n: e.PutIntoPlayAs, c: Context) -> str:
    top = _top(n.n, f"{whose(n.who, c)} deck", c)
    role = f"a facedown {guise_word(n.guise)}" if n.n == 1 else f"facedown {plural(guise_word(n.guise))}"
    whom = them(each(c.you)) if NOUNS(n.who, c) is c.you else "them"
    return act(n.who, "turn", f"{top} into {role} engaged with {whom}", c)


@EFFECTS.add(e.TurnInto)
def _turn_into(n: e.TurnInto, c: Context) -> str:
    noun = target_noun(n.target, c)
    role = "what it was" if n.guise is None else article(guise_word(n.guise))
    engaged = "" if n.engaged is None else f" engaged with {them(each(NOUNS(n.engaged, c)))}"
    control = "" if n.control is None else f" under {owned(NOUNS(n.control, c))} control"
    again = " again" if n.guise is None else ""
    return Statement(f"{target(n.target, c)} {does(noun, 'become')} {role}{again}{engaged}{control}")


@EFFECTS.add(e.Reveal)
def _reveal(n: e.Reveal, c: Context) -> str:
    return act(n.who, "reveal", "the top card of the encounter deck" if n.target is None else target(n.target, c), c)


@EFFECTS.add(e.Search)
def _search(n: e.Search, c: Context) -> str:
    piles, what = split_piles(n.of)
    noun = NOUNS(what, c)
    found = one(noun) if n.count == 1 else f"{number(n.count, c)} {several(noun)}"
    where = join(place(x, c)[1] if not x.top else each(NOUNS(x, c)) for x in piles)
    return act(n.by, "search", f"for {found} in {where}" if where else f"for {found}", c)


@EFFECTS.add(e.Find)
def _find(n: e.Find, c: Context) -> str:
    return act(n.by, "find", one(NOUNS(n.of, c)), c)


def split_piles(n: k.Sel) -> tuple[list[k.In], k.Sel]:
    """The piles a search goes through, and what it looks for in them."""
    if isinstance(n, k.In):
        return [n], k.CARD
    if isinstance(n, k.Both):
        a_piles, a = split_piles(n.a)
        b_piles, b = split_piles(n.b)
        kept = [x for x in (a, b) if x is not k.CARD]
        return a_piles + b_piles, k.CARD if not kept else kept[0] if len(kept) == 1 else k.Both(*kept)
    if isinstance(n, k.EitherSel):
        a_piles, a = split_piles(n.a)
        b_piles, b = split_piles(n.b)
        return a_piles + b_piles, k.CARD if a is k.CARD and b is k.CARD else k.EitherSel(a, b)
    return [], n


@EFFECTS.add(e.LookAt)
def _look_at(n: e.LookAt, c: Context) -> str:
    what = each(NOUNS(n.pile, c)) if n.pile.top else place(n.pile, c)[1]
    return act(n.by, "look", f"at {what}", c)


@EFFECTS.add(e.Rearrange)
def _rearrange(n: e.Rearrange, c: Context) -> str:
    return act(n.by, "put", f"what is left of {each(NOUNS(k.Ref(n.name), c))} back on top in any order", c)


@EFFECTS.add(e.DealEncounter)
def _deal_encounter(n: e.DealEncounter, c: Context) -> str:
    q = amount(n.n, c)
    to = player(n.who, c)
    whom = one(to) if isinstance(n.who, k.APlayer) else each(to)
    return f"deal {q.of('facedown encounter card', 'facedown encounter cards')} to {them(whom)}{q.tail}"


@EFFECTS.add(e.DealAsEncounter)
def _deal_as_encounter(n: e.DealAsEncounter, c: Context) -> str:
    return f"deal {target(n.target, c)} to {them(each(NOUNS(n.who, c)))} as a facedown encounter card"


@EFFECTS.add(e.DiscardResources)
def _discard_resources(n: e.DiscardResources, c: Context) -> str:
    q = amount(n.n, c)
    kinds = f"{join((r.name.lower() for r in n.types), 'or')} " if n.types else ""
    return act(n.who, "discard", f"{q.of(f'{kinds}resource', f'{kinds}resources')} from hand{q.tail}", c)


@EFFECTS.add(e.Swap)
def _swap(n: e.Swap, c: Context) -> str:
    return f"swap {target(n.a, c)} with {target(n.b, c)}"


@EFFECTS.add(e.Flip)
def _flip(n: e.Flip, c: Context) -> str:
    revealed = " and resolve what they say when revealed" if n.reveal else ""
    return f"flip {target(n.target, c)}{revealed}"


@EFFECTS.add(e.ChangeForm)
def _change_form(n: e.ChangeForm, c: Context) -> str:
    return act(n.who, "change", "form" if n.to is None else f"to {FORMS[n.to]} form", c)


@EFFECTS.add(e.AttachTo)
def _attach_to(n: e.AttachTo, c: Context) -> str:
    return f"attach {target(n.target, c)} to {target(n.host, c)}"


@EFFECTS.add(e.Engage)
def _engage(n: e.Engage, c: Context) -> str:
    noun = target_noun(n.target, c)
    return Statement(f"{target(n.target, c)} {does(noun, 'engage')} {them(each(NOUNS(n.who, c)))}")


@EFFECTS.add(e.AddCounters)
def _add_counters(n: e.AddCounters, c: Context) -> str:
    q = amount(n.n, c)
    return f"place {q.of(f'{n.counter} counter', f'{n.counter} counters')} on {target(n.target, c)}{q.tail}"


@EFFECTS.add(e.RemoveCounters)
def _remove_counters(n: e.RemoveCounters, c: Context) -> str:
    q = amount(n.n, c)
    return f"take {q.of(f'{n.counter} counter', f'{n.counter} counters')} off {target(n.target, c)}{q.tail}"
