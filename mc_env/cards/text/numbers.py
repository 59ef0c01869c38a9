"""Values, how much there is of something, and conditions."""

from __future__ import annotations

from dataclasses import replace

from mc_env.cards.kit import ALL
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import Stat
from mc_env.cards.text.grammar import (
    Noun,
    Quantity,
    article,
    each,
    in_common,
    join,
    one,
    owned,
    plural,
    refused,
    several,
    them,
)
from mc_env.cards.text.nouns import compared, form_word, letter, number, stat_word
from mc_env.cards.text.writers import CONDITIONS, NOUNS, QUANTITIES, VALUES, Context
from mc_env.errors import NotImplementedCard

_CAUSES = ("damage", "threat")


def amount(value: k.Val, c: Context) -> Quantity:
    """How much: a number before the unit where there is one, else "equal to ..."."""
    if isinstance(value, int):
        return Quantity("all" if value >= ALL else str(value))
    if value in QUANTITIES:
        return QUANTITIES(value, c)
    return Quantity("", f" equal to {VALUES(value, c)}")


def _total(of: k.Sel | k.PlayerSel, what: str, c: Context) -> str:
    noun = NOUNS(of, c)
    return f"the {'total ' if noun.many or not noun.definite else ''}{what} {several(noun)}"


# ---------------------------------------------------------------------------------------------- values


@VALUES.add(k.PerPlayer)
def _per_player(n: k.PerPlayer, c: Context) -> str:
    return f"{n.n} per player"


@QUANTITIES.add(k.PerPlayer)
def _much_per_player(n: k.PerPlayer, c: Context) -> Quantity:
    return Quantity(str(n.n), close=" per player")


@VALUES.add(k.Count)
def _count(n: k.Count, c: Context) -> str:
    return f"the number of {several(NOUNS(n.of, c))}"


@QUANTITIES.add(k.Count)
def _much_count(n: k.Count, c: Context) -> Quantity:
    noun = NOUNS(n.of, c)
    if noun.definite and not noun.many:
        return Quantity("1", f" if {there_is(noun)[0]}")
    if isinstance(n.of, k.Ref):
        return Quantity("1", f" for each of {each(noun)}")
    return Quantity("1", f" for {each(noun)}")


@VALUES.add(k.StatOf)
def _stat_of(n: k.StatOf, c: Context) -> str:
    printed = "printed " if n.printed else ""
    if n.stat == Stat.BOOST:
        return f"the number of boost icons on {several(NOUNS(n.of, c))}"
    return f"{owned(NOUNS(n.of, c))} {printed}{stat_word(n.stat)}"


@QUANTITIES.add(k.StatOf)
def _much_stat(n: k.StatOf, c: Context) -> Quantity:
    if n.stat == Stat.BOOST:
        return Quantity("1", f" for each boost icon on {several(NOUNS(n.of, c))}")
    return Quantity("", f" equal to {_stat_of(n, c)}")


@VALUES.add(k.Remaining)
def _remaining(n: k.Remaining, c: Context) -> str:
    return f"{owned(NOUNS(n.of, c))} remaining hit points"


@VALUES.add(k.DamageOn)
def _damage_on(n: k.DamageOn, c: Context) -> str:
    return _total(n.of, "damage on", c)


@VALUES.add(k.ThreatOn)
def _threat_on(n: k.ThreatOn, c: Context) -> str:
    return _total(n.of, "threat on", c)


@VALUES.add(k.CountersOn)
def _counters_on(n: k.CountersOn, c: Context) -> str:
    return f"the number of {n.counter} counters on {several(NOUNS(n.of, c))}"


@QUANTITIES.add(k.CountersOn)
def _much_counters(n: k.CountersOn, c: Context) -> Quantity:
    return Quantity("1", f" for each {n.counter} counter on {several(NOUNS(n.of, c))}")


@VALUES.add(k.Plus)
def _plus(n: k.Plus, c: Context) -> str:
    return f"{number(n.a, c)} plus {number(n.b, c)}"


@QUANTITIES.add(k.Plus)
def _much_plus(n: k.Plus, c: Context) -> Quantity:
    a, b = amount(n.a, c), amount(n.b, c)
    if not b.number:
        return replace(a, close=f"{a.close}{a.tail} plus {number(n.b, c)}", tail="")
    return replace(a, close=f"{a.close}{a.tail} plus {b.number}{b.close}{b.tail}", tail="")


@VALUES.add(k.Minus)
def _minus(n: k.Minus, c: Context) -> str:
    return f"{number(n.a, c)} minus {number(n.b, c)}"


@VALUES.add(k.Times)
def _times(n: k.Times, c: Context) -> str:
    return f"{number(n.a, c)} times {number(n.b, c)}"


@QUANTITIES.add(k.Times)
def _much_times(n: k.Times, c: Context) -> Quantity:
    factor, other = (n.a, n.b) if isinstance(n.a, int) else (n.b, n.a)
    q = amount(other, c)
    if isinstance(factor, int) and q.number == "1" and q.tail:
        return replace(q, number=str(factor))
    return Quantity("", f" equal to {_times(n, c)}")


@VALUES.add(k.Divided)
def _divided(n: k.Divided, c: Context) -> str:
    part = "half" if n.by == 2 else f"1/{n.by} of"
    return f"{part} {number(n.a, c)}, rounded {'up' if n.up else 'down'}"


@VALUES.add(k.AtMost)
def _at_most(n: k.AtMost, c: Context) -> str:
    return f"{number(n.a, c)} (at most {number(n.cap, c)})"


@QUANTITIES.add(k.AtMost)
def _much_at_most(n: k.AtMost, c: Context) -> Quantity:
    q = amount(n.a, c)
    return replace(q, tail=f"{q.tail} (at most {number(n.cap, c)})")


def _variant(usual: k.Val, then: k.Val, when: str, c: Context) -> Quantity:
    q, other = amount(usual, c), amount(then, c)
    if other.number and other.tail == q.tail:
        return replace(q, tail=f"{q.tail}, or {other.number}{other.close} {when}")
    return replace(q, tail=f"{q.tail}, or {number(then, c)} {when}")


@VALUES.add(k.Either)
def _either(n: k.Either, c: Context) -> str:
    return f"{number(n.otherwise, c)}, or {number(n.then, c)} if {CONDITIONS(n.where, c)[0]}"


@QUANTITIES.add(k.Either)
def _much_either(n: k.Either, c: Context) -> Quantity:
    return _variant(n.otherwise, n.then, f"if {CONDITIONS(n.where, c)[0]}", c)


@VALUES.add(k.FinalStep)
def _final_step(n: k.FinalStep, c: Context) -> str:
    return f"{number(n.otherwise, c)}, or {number(n.then, c)} as the last step"


@QUANTITIES.add(k.FinalStep)
def _much_final_step(n: k.FinalStep, c: Context) -> Quantity:
    return _variant(n.otherwise, n.then, "as the last step", c)


@VALUES.add(k.Amount)
def _amount(n: k.Amount, c: Context) -> str:
    return "that amount"


@QUANTITIES.add(k.Amount)
def _much_amount(n: k.Amount, c: Context) -> Quantity:
    return Quantity("that much")


@VALUES.add(k.DamageTaken)
def _damage_taken(n: k.DamageTaken, c: Context) -> str:
    return "the damage taken"


@QUANTITIES.add(k.DamageTaken)
def _much_damage_taken(n: k.DamageTaken, c: Context) -> Quantity:
    return Quantity("", f" equal to {_damage_taken(n, c)}")


@VALUES.add(k.Result)
def _result(n: k.Result, c: Context) -> str:
    unit, done = c.reports.get(n.name, ("", ""))
    if not done:
        return "the amount of that"
    how = "amount" if unit in _CAUSES else "number"
    return f"the {how} of {unit if unit in _CAUSES else plural(unit)} {done} this way"


@QUANTITIES.add(k.Result)
def _much_result(n: k.Result, c: Context) -> Quantity:
    unit, done = c.reports.get(n.name, ("", ""))
    if not done:
        return Quantity("that much")
    if unit in _CAUSES:
        return Quantity("", f" equal to {_result(n, c)}")
    return Quantity("1", f" for each {unit} {done}")


@VALUES.add(k.Number)
def _number(n: k.Number, c: Context) -> str:
    return letter(n.name)


@QUANTITIES.add(k.Number)
def _much_number(n: k.Number, c: Context) -> Quantity:
    return Quantity(letter(n.name))


def _icons_on(n: k.Icons, c: Context, one_of: bool) -> str:
    on = several(NOUNS(n.of, c))
    if n.res is None:
        return f"{'kind' if one_of else 'kinds'} of resource icon on {on}"
    return f"{n.res.name.lower()} {'icon' if one_of else 'icons'} on {on}"


@VALUES.add(k.Icons)
def _icons(n: k.Icons, c: Context) -> str:
    return f"the number of {_icons_on(n, c, False)}"


@QUANTITIES.add(k.Icons)
def _much_icons(n: k.Icons, c: Context) -> Quantity:
    return Quantity("1", f" for each {_icons_on(n, c, True)}")


@VALUES.add(k.StageNumber)
def _stage_number(n: k.StageNumber, c: Context) -> str:
    return f"{owned(NOUNS(n.of if n.of is not None else k.VILLAIN, c))} stage number"


@VALUES.add(k.DifferentTypes)
def _different_types(n: k.DifferentTypes, c: Context) -> str:
    return f"the number of card types among {several(NOUNS(n.of, c))}"


@QUANTITIES.add(k.DifferentTypes)
def _much_different_types(n: k.DifferentTypes, c: Context) -> Quantity:
    return Quantity("1", f" for each card type among {several(NOUNS(n.of, c))}")


@VALUES.add(k.PlayedThisRound)
def _played_this_round(n: k.PlayedThisRound, c: Context) -> str:
    return f"the number of {several(NOUNS(n.types, c))} played by {them(each(NOUNS(n.who, c)))} this round"


@VALUES.add(k.CardsInHand)
def _cards_in_hand(n: k.CardsInHand, c: Context) -> str:
    return f"the number of cards in {owned(NOUNS(n.of, c))} hand"


@QUANTITIES.add(k.CardsInHand)
def _much_cards_in_hand(n: k.CardsInHand, c: Context) -> Quantity:
    return Quantity("1", f" for each card in {owned(NOUNS(n.of, c))} hand")


@VALUES.add(k.DealtByAttack)
def _dealt_by_attack(n: k.DealtByAttack, c: Context) -> str:
    if c.activation == "attack":
        return f"the damage {'placed' if n.placed else 'dealt'} by that attack"
    return f"the {'threat' if c.activation else 'damage or threat'} caused by that activation"


@VALUES.add(k.ExcessDamage)
def _excess_damage(n: k.ExcessDamage, c: Context) -> str:
    return "the excess damage of that attack"


# ---------------------------------------------------------------------------------------------- conditions

_OPPOSITE = {"<": ">=", "<=": ">", "==": "!=", ">=": "<", ">": "<=", "!=": "=="}
_FLAGS = {
    "basic": ("it is a basic power", "it is not a basic power"),
    "attack": ("it comes from an attack", "it does not come from an attack"),
    "defense": ("it is a defense", "it is not a defense"),
    "from_deck": ("it comes from the top of a deck", "it does not come from the top of a deck"),
    "from_encounter_deck": ("it comes from the encounter deck", "it does not come from the encounter deck"),
    "defended": ("the attack was defended", "the attack was not defended"),
    "overkill": ("it is excess damage", "it is not excess damage"),
}


@CONDITIONS.add(k.AllOf)
def _all_of(n: k.AllOf, c: Context) -> tuple[str, str]:
    a, b = CONDITIONS(n.a, c), CONDITIONS(n.b, c)
    return f"{a[0]} and {b[0]}", f"{a[1]} or {b[1]}"


@CONDITIONS.add(k.AnyOf)
def _any_of(n: k.AnyOf, c: Context) -> tuple[str, str]:
    a, b = CONDITIONS(n.a, c), CONDITIONS(n.b, c)
    return f"{a[0]} or {b[0]}", f"{a[1]} and {b[1]}"


@CONDITIONS.add(k.Not)
def _not(n: k.Not, c: Context) -> tuple[str, str]:
    yes, no = CONDITIONS(n.a, c)
    return no, yes


@CONDITIONS.add(k.Exists)
def _exists(n: k.Exists, c: Context) -> tuple[str, str]:
    return there_is(NOUNS(n.of, c))


def there_is(noun: Noun) -> tuple[str, str]:
    """Whether such a card exists: "a side scheme is in play", "your identity is confused"."""
    if noun.definite and not noun.many:
        where = [f"is {noun.where}"] if noun.places else []
        says = [f.predicate for f in noun.filters] + where or ["is in play"]
        subject = noun.definite
        absent = "is out of play" if says == ["is in play"] else join((refused(x) for x in says), "or")
        yes, no = f"{subject} {join(says)}", f"{subject} {absent}"
        if noun.takes_plural:
            return yes.replace(" is ", " are ", 1), no.replace(" is ", " are ", 1)
        return yes, no
    if noun.definite:
        return f"there is {one(noun)}", f"there is none of {noun.definite}"
    if noun.either:
        sides = [there_is(x) for x in noun.either]
        return in_common([yes for yes, _ in sides]), in_common([no for _, no in sides], "and")
    if noun.filters or noun.places:
        return f"there is {one(noun)}", f"there is no {noun.described()}"
    return f"{one(noun)} is in play", f"no {noun.described()} is in play"


@CONDITIONS.add(k.Compare)
def _compare(n: k.Compare, c: Context) -> tuple[str, str]:
    if isinstance(n.a, k.DealtByAttack) and (n.op, n.b) in ((">", 0), (">=", 1)):
        attack = c.activation == "attack"
        verb = "dealt" if attack and not n.a.placed else "placed"
        unit = "damage" if attack else "threat"
        what = "that attack" if attack else "that activation"
        return f"{what} {verb} {unit}", f"{what} {verb} no {unit}"

    if isinstance(n.a, k.PlayedThisRound) and (n.op, n.b) in (("==", 0), ("<", 1)):
        played, by = NOUNS(n.a.types, c), NOUNS(n.a.who, c)
        who = "" if isinstance(n.a.who, k.EachPlayer) else f" by {them(each(by))}"
        done = f"has been played{who} this round"
        return f"no {played.word} {done}", f"{one(played)} {done}"

    def said(op: str) -> str:
        b = number(n.b, c)
        if isinstance(n.a, k.CountersOn) and n.b == 0 and op in ("==", "!="):
            return f"there are {'no ' if op == '==' else ''}{n.a.counter} counters on {several(NOUNS(n.a.of, c))}"
        if isinstance(n.a, k.Count):
            return f"there are {compared(op, b)} {several(NOUNS(n.a.of, c))}"
        return f"{number(n.a, c)} is {compared(op, b)}"

    return said(n.op), said(_OPPOSITE[n.op])


@CONDITIONS.add(k.InForm)
def _in_form(n: k.InForm, c: Context) -> tuple[str, str]:
    who = c.you if n.player is None else NOUNS(n.player, c)
    be = "are" if who.takes_plural else "is"
    form = form_word(n.form)
    return f"{each(who)} {be} in {form} form", f"{each(who)} {be} not in {form} form"


@CONDITIONS.add(k.YouHave)
def _you_have(n: k.YouHave, c: Context) -> tuple[str, str]:
    who = f"{owned(c.you)} identity"
    return f"{who} has the {n.trait} trait", f"{who} does not have the {n.trait} trait"


@CONDITIONS.add(k.YouAre)
def _you_are(n: k.YouAre, c: Context) -> tuple[str, str]:
    return f"{c.you.definite} are {n.title}", f"{c.you.definite} are not {n.title}"


@CONDITIONS.add(k.Paid)
def _paid(n: k.Paid, c: Context) -> tuple[str, str]:
    res = f"{n.res.name.lower()} resource"
    what = article(res) if n.n == 1 else f"{n.n} {res}s"
    return f"its payment included {what}", f"its payment did not include {what}"


@CONDITIONS.add(k.PaidOnly)
def _paid_only(n: k.PaidOnly, c: Context) -> tuple[str, str]:
    res = n.res.name.lower()
    return f"only {res} resources paid for it", f"not only {res} resources paid for it"


@CONDITIONS.add(k.Did)
def _did(n: k.Did, c: Context) -> tuple[str, str]:
    unit, done = c.reports.get(n.name, ("", ""))
    if not done:
        return "that had an effect", "that had no effect"
    a_unit = f"any {unit}" if unit in _CAUSES else article(unit)
    return f"{a_unit} was {done} this way", f"no {unit} was {done} this way"


@CONDITIONS.add(k.DidFully)
def _did_fully(n: k.DidFully, c: Context) -> tuple[str, str]:
    return "that was done in full", "that was not done in full"


@CONDITIONS.add(k.Undefended)
def _undefended(n: k.Undefended, c: Context) -> tuple[str, str]:
    return "this attack is undefended", "this attack is defended"


@CONDITIONS.add(k.Attacking)
def _attacking(n: k.Attacking, c: Context) -> tuple[str, str]:
    return "this activation is an attack", "this activation is not an attack"


@CONDITIONS.add(k.InStepOne)
def _in_step_one(n: k.InStepOne, c: Context) -> tuple[str, str]:
    return "it is step one of the villain phase", "it is not step one of the villain phase"


@CONDITIONS.add(k.InPhase)
def _in_phase(n: k.InPhase, c: Context) -> tuple[str, str]:
    return f"it is the {n.which} phase", f"it is not the {n.which} phase"


@CONDITIONS.add(k.EventHas)
def _event_has(n: k.EventHas, c: Context) -> tuple[str, str]:
    if n.flag not in _FLAGS:
        raise NotImplementedCard(f"no words for flag {n.flag!r}")
    return _FLAGS[n.flag]
