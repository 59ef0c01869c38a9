"""Effects of enemies and schemes, edits of the event at hand, resources, abilities of other cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import AbilityKind, Form, Label, Res, Stage
from mc_env.cards.text.events import BOOST_ABILITY, moment
from mc_env.cards.text.grammar import Statement, article, does, each, join, one, them
from mc_env.cards.text.nouns import letter, number, stat_word, target, target_noun
from mc_env.cards.text.numbers import amount
from mc_env.cards.text.writers import BOOST_ICONS, EFFECTS, NOUNS, Context

KINDS: Final[dict[AbilityKind, str]] = {
    AbilityKind.CONSTANT: "Constant",
    AbilityKind.ACTION: "Action",
    AbilityKind.INTERRUPT: "Interrupt",
    AbilityKind.FORCED_INTERRUPT: "Forced Interrupt",
    AbilityKind.RESPONSE: "Response",
    AbilityKind.FORCED_RESPONSE: "Forced Response",
    AbilityKind.RESOURCE: "Resource",
    AbilityKind.WHEN_REVEALED: "When Revealed",
    AbilityKind.WHEN_DEFEATED: "When Defeated",
    AbilityKind.WHEN_COMPLETED: "When Completed",
    AbilityKind.BOOST: "Boost",
    AbilityKind.SETUP: "Setup",
    AbilityKind.SPECIAL: "Special",
    AbilityKind.DELAYED: "Delayed",
}

# ------------------------------------------------------------------------------ enemies and schemes


def _activates(
    n: e.EnemyAttacks | e.EnemySchemes | e.EnemyActivates, verb: str, rest: str, what: str, c: Context
) -> str:
    noun = target_noun(n.enemies, c)
    text = f"{target(n.enemies, c)} {does(noun, verb)}{rest}"
    if n.more != 0:
        q = amount(n.more, c)
        power = {"attack": "ATK", "scheme": "SCH"}.get(what, "ATK or SCH")
        text += (
            f" with +{q.number}{q.close} {power}{q.tail}"
            if q.number
            else f" with {power} raised by {number(n.more, c)}"
        )
    if not n.boosted:
        text += ", without a boost card"
    if n.afterwards is not None:
        word = "attack" if what == "attack" else "activation"
        text += f"; after that {word}, {EFFECTS(n.afterwards, replace(c, activation=what))}"
    return Statement(text)


@EFFECTS.add(e.EnemyAttacks)
def _enemy_attacks(n: e.EnemyAttacks, c: Context) -> str:
    whom = them(each(NOUNS(n.who, c)))
    if n.character is not None:
        whom = target(n.character, c)
    elif n.engaged_players:
        whom = "the player it is engaged with"
    return _activates(n, "attack", f" {whom}", "attack", c)


@EFFECTS.add(e.EnemySchemes)
def _enemy_schemes(n: e.EnemySchemes, c: Context) -> str:
    who = NOUNS(n.who, c)
    against = "" if who is c.you else f" against {each(who)}"
    return _activates(n, "scheme", against, "scheme", c)


@EFFECTS.add(e.EnemyActivates)
def _enemy_activates(n: e.EnemyActivates, c: Context) -> str:
    against = f" against {them(each(NOUNS(n.who, c)))}"
    return _activates(n, "activate", against, "", c)


@EFFECTS.add(e.AlsoAttack)
def _also_attack(n: e.AlsoAttack, c: Context) -> str:
    heroes = NOUNS(k.IdentityOf(n.who, Form.HERO), c)  # an alter-ego is not attacked with them
    return Statement(f"the same attack is also made against {each(heroes)}")


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
    when = "as soon as this activation has dealt damage" if n.on_damage else "when this activation ends"
    return Statement(f"{when}, {EFFECTS(n.effect, c)}")


@EFFECTS.add(e.Delay)
def _delay(n: e.Delay, c: Context) -> str:
    return Statement(f"{moment(n.event, n.stage == Stage.AFTER)}, {EFFECTS(n.effect, c)}")


@EFFECTS.add(e.Surge)
def _surge(n: e.Surge, c: Context) -> str:
    return f"give {each(c.me)} surge"


@EFFECTS.add(e.AddAcceleration)
def _add_acceleration(n: e.AddAcceleration, c: Context) -> str:
    q = amount(n.n, c)
    on = "the main scheme" if n.on is None else target(n.on, c)
    return f"put {q.of('acceleration token', 'acceleration tokens')} on {on}{q.tail}"


@EFFECTS.add(e.AdvanceScheme)
def _advance_scheme(n: e.AdvanceScheme, c: Context) -> str:
    return "advance to the next main scheme stage"


@EFFECTS.add(e.MakeActive)
def _make_active(n: e.MakeActive, c: Context) -> str:
    return Statement(f"{target(n.target, c)} becomes active")


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
    verb = "cancel" if c.unit == BOOST_ICONS else "prevent"
    return f"{verb} {q.of(c.unit)}{q.tail}"


@EFFECTS.add(e.ChangeAmount)
def _change_amount(n: e.ChangeAmount, c: Context) -> str:
    verb = "increase" if n.sign > 0 else "reduce"
    q = amount(n.by, c)
    more = f"{q.number}{q.tail}" if q.number else number(n.by, c)
    return f"{verb} that {c.unit} by {more}"


@EFFECTS.add(e.BoostIcons)
def _boost_icons(n: e.BoostIcons, c: Context) -> str:
    q = amount(n.more, c)
    icons = q.of("boost icon", "boost icons") if q.number else "X boost icons"
    return Statement(f"this boost card gets +{icons}{q.tail if q.number else f' (X is {number(n.more, c)})'}")


@EFFECTS.add(e.CancelEffects)
def _cancel_effects(n: e.CancelEffects, c: Context) -> str:
    return f"cancel {c.happening}" if c.happening == BOOST_ABILITY else 'cancel its "When Revealed" effects'


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
        wanted.append(f"{letter(n.x)} {kind}resources")
    return f"spend {join(wanted)}{' (printed icons only)' if n.printed else ''}"


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
    here = f" as if printed on {each(c.me)}" if n.here else ""
    which = f'"{n.name}"' if n.name and '"' not in n.name else n.name
    if n.kind is not None:
        which = f'"{KINDS[n.kind]}"' + (f" {which}" if which else "")
    return f"resolve the {which} ability of {target(n.of, c)}{here}"


@EFFECTS.add(e.LabeledAttack)
def _labeled_attack(n: e.LabeledAttack, c: Context) -> str:
    labels = [label.name.lower() for label in Label if n.labels & label]
    return f"({join(labels)}) {EFFECTS(n.effect, c)}"
