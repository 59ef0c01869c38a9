"""Effects on cards, piles and the game as clauses: imperative where "you" act, else with a subject."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import CardType, Form, Kind, Label, Pile, Res, Stage, Status
from mc_env.cards.text.events import moment
from mc_env.cards.text.grammar import Statement, article, does, each, join, one, owned, plural, several, them, type_word
from mc_env.cards.text.nouns import FORMS, STATUSES, number, place, player, stat_word, target, target_noun
from mc_env.cards.text.numbers import amount
from mc_env.cards.text.writers import EFFECTS, NOUNS, Context

KINDS: Final[dict[Kind, str]] = {
    Kind.CONSTANT: "Constant",
    Kind.ACTION: "Action",
    Kind.INTERRUPT: "Interrupt",
    Kind.FORCED_INTERRUPT: "Forced Interrupt",
    Kind.RESPONSE: "Response",
    Kind.FORCED_RESPONSE: "Forced Response",
    Kind.RESOURCE: "Resource",
    Kind.WHEN_REVEALED: "When Revealed",
    Kind.WHEN_DEFEATED: "When Defeated",
    Kind.WHEN_COMPLETED: "When Completed",
    Kind.BOOST: "Boost",
    Kind.SETUP: "Setup",
    Kind.SPECIAL: "Special",
    Kind.DELAYED: "Delayed",
}
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


@EFFECTS.add(e.AddDamage)
def _add_damage(n: e.AddDamage, c: Context) -> str:
    q = amount(n.amount, c)
    return f"put {q.of('damage')} on {target(n.target, c)}{q.tail}"


@EFFECTS.add(e.Heal)
def _heal(n: e.Heal, c: Context) -> str:
    q = amount(n.amount, c)
    return f"heal {q.of('damage')} from {target(n.target, c)}{q.tail}"


@EFFECTS.add(e.PlaceThreat)
def _place_threat(n: e.PlaceThreat, c: Context) -> str:
    q = amount(n.amount, c)
    return f"place {q.of('threat')} on {target(n.on, c)}{q.tail}"


@EFFECTS.add(e.RemoveThreat)
def _remove_threat(n: e.RemoveThreat, c: Context) -> str:
    q = amount(n.amount, c)
    return f"remove {q.of('threat')} from {target(n.from_, c)}{q.tail}"


@EFFECTS.add(e.Give)
def _give(n: e.Give, c: Context) -> str:
    to = target(n.to, c)
    if n.status in _GIVEN:
        return f"{_GIVEN[n.status]} {to}"
    return f"give {article(STATUSES[n.status])} status card to {to}"


@EFFECTS.add(e.TakeStatus)
def _take_status(n: e.TakeStatus, c: Context) -> str:
    what = "a status card" if n.status is None else f"{article(STATUSES[n.status])} status card"
    return f"discard {what} from {target(n.from_, c)}"


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
    hand = f"from {whose(n.who, c)} hand"
    noun = NOUNS(n.which if n.which is not None else k.CARD, c)
    if n.each:
        return act(n.who, "discard", f"{each(noun)} {hand}", c)
    q = amount(n.n, c)
    random = "random " if n.random else ""
    what = q.of(f"{random}{noun.described()}", f"{random}{several(noun)}")
    return act(n.who, "discard", f"{'up to ' if n.up_to else ''}{what} {hand}{q.tail}", c)


@EFFECTS.add(e.DiscardTop)
def _discard_top(n: e.DiscardTop, c: Context) -> str:
    if n.who is None:
        return f"discard {_top(n.n, 'the encounter deck', c)}"
    return act(n.who, "discard", _top(n.n, f"{whose(n.who, c)} deck", c), c)


def _top(n: k.Val, deck: str, c: Context) -> str:
    q = amount(n, c)
    if q.number == "1" and not q.tail:
        return f"the top card{q.close} of {deck}"
    if q.number and not q.tail:
        return f"the top {q.of('card', 'cards')} of {deck}"
    return f"{q.of('card', 'cards')} from the top of {deck}{q.tail}"


@EFFECTS.add(e.DiscardUntil)
def _discard_until(n: e.DiscardUntil, c: Context) -> str:
    return f"discard from the encounter deck until {one(NOUNS(n.which, c))} comes up"


@EFFECTS.add(e.Discard)
def _discard(n: e.Discard, c: Context) -> str:
    return f"discard {target(n.target, c)}"


def _owners(n: k.Target, c: Context) -> str:
    return "their owners'" if target_noun(n, c).many else "its owner's"


@EFFECTS.add(e.ReturnToHand)
def _return_to_hand(n: e.ReturnToHand, c: Context) -> str:
    hand = "hands" if target_noun(n.target, c).many else "hand"
    return f"return {target(n.target, c)} to {_owners(n.target, c)} {hand}"


@EFFECTS.add(e.AddToHand)
def _add_to_hand(n: e.AddToHand, c: Context) -> str:
    owner = _owners(n.target, c) if n.who is None else owned(NOUNS(n.who, c))
    return f"add {target(n.target, c)} to {owner} hand"


@EFFECTS.add(e.ShuffleInto)
def _shuffle_into(n: e.ShuffleInto, c: Context) -> str:
    deck = f"{_owners(n.target, c)} deck" if n.pile == Pile.DECK else place(k.In(n.pile), c)[1]
    return f"shuffle {target(n.target, c)} into {deck}"


@EFFECTS.add(e.PutOnDeck)
def _put_on_deck(n: e.PutOnDeck, c: Context) -> str:
    end = "the bottom" if n.bottom else "top"
    return f"put {target(n.target, c)} on {end} of {_owners(n.target, c)} deck"


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
    return f"put {target(n.target, c)} {side} beneath {each(NOUNS(n.host, c))}"


@EFFECTS.add(e.PutIntoPlay)
def _put_into_play(n: e.PutIntoPlay, c: Context) -> str:
    types = target_noun(n.target, c).types or frozenset()
    text = f"put {target(n.target, c)} into play"
    control, engaged = NOUNS(n.control, c), NOUNS(n.engaged, c)
    if n.attach is not None:
        return f"{text} attached to {target(n.attach, c)}"
    if engaged is not c.you or types == {CardType.MINION}:
        text += f" engaged with {them(each(engaged))}"
    return f"{text} under {owned(control)} control" if control is not c.you else text


def guise_word(name: str) -> str:
    """What a guise is called."""
    return name.replace("_", " ")


@EFFECTS.add(e.PutIntoPlayAs)
def _put_into_play_as(n: e.PutIntoPlayAs, c: Context) -> str:
    who = NOUNS(n.who, c)
    top = _top(n.n, f"{owned(who)} deck", c)
    role = article(guise_word(n.guise)) if n.n == 1 else plural(guise_word(n.guise))
    return f"put {top} into play facedown as {role} engaged with {them(each(who))}"


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
    return act(n.by, "search", f"{where} for {found}" if where else f"for {found}", c)


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
    return act(n.by, "put", f"{each(NOUNS(k.Ref(n.name), c))} back on top in any order", c)


@EFFECTS.add(e.DealEncounter)
def _deal_encounter(n: e.DealEncounter, c: Context) -> str:
    q = amount(n.n, c)
    to = player(n.who, c)
    whom = one(to) if isinstance(n.who, k.APlayer) else each(to)
    return f"deal {q.of('facedown encounter card', 'facedown encounter cards')} to {them(whom)}{q.tail}"


@EFFECTS.add(e.Swap)
def _swap(n: e.Swap, c: Context) -> str:
    return f"swap {target(n.a, c)} with {target(n.b, c)}"


@EFFECTS.add(e.Flip)
def _flip(n: e.Flip, c: Context) -> str:
    return f"flip {target(n.target, c)}"


@EFFECTS.add(e.ChangeForm)
def _change_form(n: e.ChangeForm, c: Context) -> str:
    if n.to is not None and n.to in (Form.HERO, Form.ALTER_EGO):
        return act(n.who, "change", f"to {FORMS[Form(n.to)]} form", c)
    return act(n.who, "change", "form", c)


@EFFECTS.add(e.AttachTo)
def _attach_to(n: e.AttachTo, c: Context) -> str:
    return f"attach {target(n.target, c)} to {target(n.host, c)}"


@EFFECTS.add(e.TakeControl)
def _take_control(n: e.TakeControl, c: Context) -> str:
    return act(n.who, "take", f"control of {target(n.target, c)}", c)


@EFFECTS.add(e.Engage)
def _engage(n: e.Engage, c: Context) -> str:
    noun = target_noun(n.target, c)
    return Statement(f"{target(n.target, c)} {does(noun, 'engage')} {them(each(NOUNS(n.who, c)))}")


@EFFECTS.add(e.AddCounters)
def _add_counters(n: e.AddCounters, c: Context) -> str:
    q = amount(n.n, c)
    return f"put {q.of(f'{n.counter} counter', f'{n.counter} counters')} on {target(n.target, c)}{q.tail}"


@EFFECTS.add(e.RemoveCounters)
def _remove_counters(n: e.RemoveCounters, c: Context) -> str:
    q = amount(n.n, c)
    return f"remove {q.of(f'{n.counter} counter', f'{n.counter} counters')} from {target(n.target, c)}{q.tail}"


# ------------------------------------------------------------------------------ enemies and schemes


def _activates(n: k.Target, verb: str, rest: str, afterwards: e.Effect | None, what: str, c: Context) -> str:
    noun = target_noun(n, c)
    text = f"{target(n, c)} {does(noun, verb)}{rest}"
    if afterwards is not None:
        text += f"; after that {what}, {EFFECTS(afterwards, c)}"
    return Statement(text)


@EFFECTS.add(e.EnemyAttacks)
def _enemy_attacks(n: e.EnemyAttacks, c: Context) -> str:
    whom = them(each(NOUNS(n.who, c)))
    if n.character is not None:
        whom = target(n.character, c)
    elif n.engaged_players:
        whom = "the player it is engaged with"
    return _activates(n.enemies, "attack", f" {whom}", n.afterwards, "attack", c)


@EFFECTS.add(e.EnemySchemes)
def _enemy_schemes(n: e.EnemySchemes, c: Context) -> str:
    who = NOUNS(n.who, c)
    against = "" if who is c.you else f" against {each(who)}"
    return _activates(n.enemies, "scheme", against, n.afterwards, "activation", c)


@EFFECTS.add(e.EnemyActivates)
def _enemy_activates(n: e.EnemyActivates, c: Context) -> str:
    against = f" against {them(each(NOUNS(n.who, c)))}"
    return _activates(n.enemies, "activate", against, n.afterwards, "activation", c)


@EFFECTS.add(e.AlsoAttack)
def _also_attack(n: e.AlsoAttack, c: Context) -> str:
    return Statement(f"the same attack is also made against {each(NOUNS(n.who, c))}")


@EFFECTS.add(e.GiveBoost)
def _give_boost(n: e.GiveBoost, c: Context) -> str:
    q = amount(n.n, c)
    return f"give {target(n.to, c)} {q.of('boost card', 'boost cards')}{q.tail}"


@EFFECTS.add(e.AttackGains)
def _attack_gains(n: e.AttackGains, c: Context) -> str:
    return Statement(f"this attack gains {stat_word(n.keyword)}")


@EFFECTS.add(e.DefendedBy)
def _defended_by(n: e.DefendedBy, c: Context) -> str:
    return Statement(f"{target(n.target, c)} becomes the defender")


@EFFECTS.add(e.AtEndOfActivation)
def _at_end_of_activation(n: e.AtEndOfActivation, c: Context) -> str:
    return Statement(f"when this activation ends, {EFFECTS(n.effect, c)}")


@EFFECTS.add(e.Delay)
def _delay(n: e.Delay, c: Context) -> str:
    return Statement(f"{moment(n.event, n.stage == Stage.AFTER)}, {EFFECTS(n.effect, c)}")


@EFFECTS.add(e.Surge)
def _surge(n: e.Surge, c: Context) -> str:
    return Statement(f"{each(c.me)} gains surge")


@EFFECTS.add(e.AddAcceleration)
def _add_acceleration(n: e.AddAcceleration, c: Context) -> str:
    q = amount(n.n, c)
    on = "the main scheme" if n.on is None else target(n.on, c)
    return f"put {q.of('acceleration token', 'acceleration tokens')} on {on}{q.tail}"


@EFFECTS.add(e.AdvanceScheme)
def _advance_scheme(n: e.AdvanceScheme, c: Context) -> str:
    return "advance to the next main scheme stage"


@EFFECTS.add(e.WinGame)
def _win_game(n: e.WinGame, c: Context) -> str:
    return Statement("the players win the game")


@EFFECTS.add(e.LoseGame)
def _lose_game(n: e.LoseGame, c: Context) -> str:
    return Statement("the players lose the game")


@EFFECTS.add(e.Eliminate)
def _eliminate(n: e.Eliminate, c: Context) -> str:
    who = NOUNS(n.who, c)
    return Statement(f"{each(who)} {does(who, 'are')} eliminated")


# ------------------------------------------------------------------------------ editing the event at hand


@EFFECTS.add(e.Prevent)
def _prevent(n: e.Prevent, c: Context) -> str:
    q = amount(n.amount, c)
    return f"prevent {q.number or 'some'} of {c.unit}{q.tail}"


@EFFECTS.add(e.ChangeAmount)
def _change_amount(n: e.ChangeAmount, c: Context) -> str:
    verb = "increase" if n.sign > 0 else "reduce"
    q = amount(n.by, c)
    return f"{verb} {c.unit} by {q.number}{q.tail}" if q.number else f"{verb} {c.unit} by {number(n.by, c)}"


@EFFECTS.add(e.CancelEffects)
def _cancel_effects(n: e.CancelEffects, c: Context) -> str:
    return 'cancel its "When Revealed" effects'


@EFFECTS.add(e.CancelCard)
def _cancel_card(n: e.CancelCard, c: Context) -> str:
    return "cancel that card and discard it"


@EFFECTS.add(e.CancelEvent)
def _cancel_event(n: e.CancelEvent, c: Context) -> str:
    return f"cancel {c.happening}"


@EFFECTS.add(e.Instead)
def _instead(n: e.Instead, c: Context) -> str:
    text = EFFECTS(n.effect, c)
    return f"instead {text}" if "," in text or " and " in text else f"{text} instead"


# ------------------------------------------------------------------------------ resources


def resources(res: tuple[Res, ...]) -> str:
    """ "a mental resource", "3 physical resources", "a mental and a physical resource"."""
    kinds = [(r.name.lower(), res.count(r)) for r in sorted(set(res))]
    if len(kinds) == 1 and kinds[0][1] > 1:
        return f"{kinds[0][1]} {kinds[0][0]} resources"
    many = any(n > 1 for _, n in kinds)
    words = join(f"{n} {name}" if n > 1 else article(name) for name, n in kinds)
    return f"{words} resource{'s' if many else ''}"


@EFFECTS.add(e.Generate)
def _generate(n: e.Generate, c: Context) -> str:
    only = "" if n.only_for is None else f" for {one(NOUNS(n.only_for, c))}"
    return f"generate {resources(n.resources)}{only}"


@EFFECTS.add(e.GenerateFromCard)
def _generate_from_card(n: e.GenerateFromCard, c: Context) -> str:
    return f"generate the resources printed on {each(NOUNS(n.of, c))}"


@EFFECTS.add(e.Spend)
def _spend(n: e.Spend, c: Context) -> str:
    wanted = [resources(n.resources)] if n.resources else []
    if n.any_ != 0:
        q = amount(n.any_, c)
        wanted.append(f"{q.of('resource', 'resources')} of any type{q.tail}")
    if n.x:
        kind = "" if n.x_type is None else f"{n.x_type.name.lower()} "
        wanted.append(f"X {kind}resources")
    return f"spend {join(wanted)}"


@EFFECTS.add(e.PayPrintedCost)
def _pay_printed_cost(n: e.PayPrintedCost, c: Context) -> str:
    return f"pay the printed cost of {each(NOUNS(n.of, c))}"


@EFFECTS.add(e.OneOf)
def _one_of(n: e.OneOf, c: Context) -> str:
    return join((EFFECTS(cost, c) for cost in n.costs), "or")


# ------------------------------------------------------------------------------ abilities of other cards


@EFFECTS.add(e.ResolveSpecials)
def _resolve_specials(n: e.ResolveSpecials, c: Context) -> str:
    return f"one after another, use the Special of {each(NOUNS(n.of, c))}"


@EFFECTS.add(e.ResolveAbility)
def _resolve_ability(n: e.ResolveAbility, c: Context) -> str:
    return f'resolve the "{KINDS[n.kind]}" ability of {target(n.of, c)}'


@EFFECTS.add(e.LabeledAttack)
def _labeled_attack(n: e.LabeledAttack, c: Context) -> str:
    labels = [label.name.lower() for label in Label if n.labels & label]
    return f"({join(labels)}) {EFFECTS(n.effect, c)}"


