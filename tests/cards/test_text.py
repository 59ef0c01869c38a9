"""Texts made from definitions: complete, readable, and in our own words."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from mc_env.cards import kit, registry
from mc_env.cards.kit import (
    ALL,
    ALLY,
    ATTACK,
    CHARACTER,
    DAMAGE,
    DEFEAT,
    EACH_PLAYER,
    ENEMY,
    ENTER_PLAY,
    FIRST_PLAYER,
    GUARD,
    HERO,
    HERO_FORM,
    IN_YOUR_DECK,
    IN_YOUR_DISCARD,
    IN_YOUR_HAND,
    MAIN_SCHEME,
    MENTAL,
    MINION,
    OTHER_PLAYERS,
    PHYSICAL,
    PLACE_THREAT,
    PLAY,
    READY,
    SCHEME,
    SELF,
    SIDE_SCHEME,
    STUNNED,
    SUPPORT,
    TOUGH,
    UPGRADE,
    VILLAIN,
    YOU,
    YOUR_HERO,
    YOURS,
    A,
    AbilityKind,
    Action,
    After,
    Amount,
    APlayer,
    AtMost,
    AtRandom,
    Attacking,
    Choose,
    ChooseOne,
    Compare,
    Condition,
    ControlledBy,
    Count,
    CountersOn,
    Damage,
    DamageOn,
    Did,
    Discard,
    DiscardTop,
    Do,
    Draw,
    Effect,
    Either,
    EnemyAttacks,
    EngagedWith,
    EventHas,
    Exhaust,
    Exists,
    Extreme,
    FinalStep,
    ForEachPlayer,
    Gains,
    Gets,
    HasStatus,
    Heal,
    Hit,
    Icons,
    If,
    In,
    InForm,
    Loses,
    May,
    Named,
    Node,
    Not,
    Number,
    Pattern,
    PerPlayer,
    Pile,
    PlayerSel,
    PlayersWhere,
    Plus,
    Ref,
    Remaining,
    RemoveDivided,
    RemoveThreat,
    Res,
    ResolveAbility,
    Reveal,
    Search,
    Sel,
    Spend,
    Stage,
    Stat,
    StatIs,
    StatOf,
    Status,
    Stun,
    Times,
    Together,
    Toughen,
    Trait,
    Until,
    Value,
    When,
    WithIcon,
    Would,
    YouAre,
)
from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import CardType, Event
from mc_env.cards.text import (
    ability_text,
    card_text,
    condition_text,
    effect_text,
    pattern_text,
    selector_text,
    value_text,
)
from mc_env.cards.text.tree import nodes
from mc_env.errors import NotImplementedCard

LONGEST_OPTION: Final = 140
FACES: Final = tuple(registry.faces())
NODE_NAMES: Final = frozenset(
    name
    for module in (e, k, kit.abilities, kit.cards)
    for name, cls in vars(module).items()
    if isinstance(cls, type) and issubclass(cls, Node) and re.search("[a-z][A-Z]|_", name)
)


# ---------------------------------------------------------------------------------------------- all cards


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.code)
def test_text_of_every_face_is_free_of_code(face: kit.Face) -> None:
    text = card_text(face)
    assert not re.search(r"None|[<>{}\[\]_]|  |\.\.| ,| \.", text)
    assert not NODE_NAMES & set(re.findall(r"\w+", text))


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.code)
def test_text_of_every_face_has_a_sentence_for_each_ability(face: kit.Face) -> None:
    lines = card_text(face).splitlines()
    assert len(lines) >= len(face.abilities)
    assert all(re.match(r'[A-Z"+]', line) and line.endswith((".", ".)", '."')) for line in lines)


def options() -> Iterator[Effect]:
    for face in FACES:
        for node in nodes(face.abilities):
            if isinstance(node, ChooseOne):
                yield from node.options
            elif isinstance(node, May):
                yield node.effect


def test_options_are_short_clauses() -> None:
    texts = [effect_text(option) for option in options()]
    assert texts
    assert [text for text in texts if len(text) > LONGEST_OPTION] == []
    assert all(text[0].islower() and not text.endswith(".") for text in texts)


def test_options_of_one_choice_differ() -> None:
    for face in FACES:
        for node in nodes(face.abilities):
            if isinstance(node, ChooseOne):
                assert len({effect_text(option) for option in node.options}) == len(node.options), face


TEXTS: Final = {
    "08002": "Winter Soldier costs 1 less to play for each Preparation card you control. (While in hand.)",
    "08012": "Response: After a minion has schemed, exhaust Quake → deal 2 damage to that minion.",
    "08024": "Max 1 per player.\n"
    "Hero Response: After a card has been turned up as a boost card, discard this card → cancel that boost ability.",
    "02006a": "Enters play with 2 infamy counters per player.\n"
    "If there are no infamy counters on this card, flip Norman Osborn and this card and resolve what they"
    " say when revealed.",
    "02017a": "Setup: For each player in player order, put a random Goblin Thrall into play from the encounter "
    "deck, engaging them.",
    "02017b": "When Completed: For each player not engaged with a Goblin minion, in player order, discard 3 cards "
    "from the top of the encounter deck; put the first of the discarded cards that has the Goblin trait "
    "and is a minion into play, engaging them.",
    "02031": "When Revealed (Alter-Ego): Green Goblin schemes; after that activation, if the threat caused by that"
    " activation is 3 or more, give this card surge.\n"
    "When Revealed (Hero): Green Goblin attacks you; after that attack, if the damage placed by that "
    "attack is 3 or more, give this card surge.",
    "02043": "When Revealed: Discard 7 cards from the top of the encounter deck. If Electro is among the discarded"
    " cards, put Electro into play from among the discarded cards, engaging you. Otherwise, give this "
    "card surge.\n"
    "Boost: Discard 3 cards from the top of the encounter deck.",
    "02045": "When Revealed: Discard 1 card per player from the top of the encounter deck. Heal 1 damage from the "
    "villain for each boost icon on the discarded cards.\n"
    "Boost: Discard 3 cards from the top of the encounter deck.",
    "03019": "Response: After your turn has begun, place 1 time counter on this card.\n"
    "Action: Put an Avenger ally with a printed cost of at most the number of time counters on this card "
    "into play from your hand, then discard this card.",
    "03030": "When Revealed: Each Hydra minion engaged with a player in hero form attacks the player it is engaged"
    " with. For each player not attacked this way, in turn, they search for a Hydra minion in the "
    "encounter deck and the encounter discard pile; put that minion into play, engaging them.",
    "05001b": 'Action "Teen Spirit": Discard from your deck until a card of the Ms. Marvel set comes up, then add '
    "the discarded card to its owner's hand. (Once per round.)",
    "06003": "Hero Action (thwart): Discard from the encounter deck until a minion comes up, put the discarded "
    "minion into play, engaging you → remove 3 threat from a scheme.",
    "06026": "Goes to the Odinson player.\n"
    "You may change to alter-ego form. Choose from: (1) exhaust your alter-ego, then "
    "remove this card from the game; (2) discard Mjolnir in your hand or under your control, become "
    "stunned, and discard this card.",
    "08018": "Play only if there is a Spy character you control.\n"
    "Interrupt: When you reveal an encounter card, discard this card → cancel that card and discard it, "
    "then reveal the top card of the encounter deck.",
    "08031": "Max 1 per player.\n"
    "Hero Response: After an ally you control has been defeated, discard this card → put that ally into "
    "play from your discard pile; at the same time deal 1 damage to that ally (if it is still in play).",
    "09037": "Interrupt: When your hero makes a basic attack, for this attack, your hero gets +2 ATK.",
    "08030": "Max 1 per player.\n"
    "Hero Response (attack): After you have taken damage from an attack of an enemy, discard this card → deal damage to "
    "that enemy equal to the damage taken.",
    "09005": "Hero Action: Choose the top card of the Invocation deck, pay the printed cost of that card → resolve the "
    '"Special" ability of that card, then put that card on top of the Invocation deck.',
    "09029": "Acceleration icon.\n"
    "When Revealed: Put the top card of the Invocation deck facedown beneath this scheme.\n"
    "When Defeated: Shuffle each card beneath this scheme into the Invocation deck.",
    "01001a": 'Interrupt "Spider-Sense": When the villain attacks you, draw 1 card.',
    "01003": "Interrupt (defense): When you would take damage from an attack, prevent all damage.",
    "01005": "Hero Action (attack): Deal 8 damage to an enemy.",
    "01008": "Uses (3 web counters).\n"
    "Hero Resource: Exhaust this card, take 1 web counter off it → generate a wild resource.",
    "01009": "Play only in hero form. Attach to an enemy. Max 1 per enemy.\n"
    "Forced Interrupt: When the attached enemy would attack, discard this card instead, then stun the attached enemy.",
    "01059": "Jessica Jones gets +1 THW for each side scheme.",
    "01060": "Hero Action (thwart): Remove 3 threat from a scheme, or 4 if its payment included a mental resource.",
    "01063": "Max 1 per player.\n"
    "Response: After you have defeated a minion, exhaust this card → remove 1 threat from a scheme.",
    "01084": "Forced Response: After Nick Fury has entered play, choose from: (1) remove 2 threat from a scheme; "
    "(2) draw 3 cards; (3) deal 4 damage to an enemy. "
    "When the round ends, discard Nick Fury (if it is still in play).",
    "01092": "Max 1 per player.\nAction: Exhaust this card → the next card a player plays this phase costs 1 less.",
    "01094": "",
    "01095": "When Revealed: Search for Breakin' & Takin' in the encounter deck and the encounter discard pile. "
    "Reveal that card.",
    "01101": "Guard.",
    "01104": "When Revealed: Heal 4 damage from Rhino. If that does nothing, give this card surge.",
    "01106": "When Revealed (Alter-Ego): Give this card surge.\n"
    "When Revealed (Hero): Rhino attacks you; after that attack, stun each character damaged by this attack.",
    "01107": "Hazard icon.\nWhen Revealed: Place 1 threat per player on this scheme.",
    "01110": "When Revealed: Choose from: (1) take 2 damage; (2) place 1 threat on the main scheme.",
    "01130": "Forced Interrupt: When Whirlwind attacks you, the same attack is also made against each other hero.\n"
    "Boost: Deal 1 damage to each hero.",
    "01165": "Goes to the Peter Parker player.\n"
    "You may change to alter-ego form. Choose from: "
    "(1) exhaust your alter-ego, then remove this card from the game; "
    "(2) discard 1 random card from hand, give this card surge, and discard this card.",
}


@pytest.mark.parametrize("code", TEXTS)
def test_text_of_a_well_known_card_reads_as_expected(code: str) -> None:
    face = next(face for face in FACES if face.code == code)
    assert card_text(face) == TEXTS[code]


# ---------------------------------------------------------------------------------------------- grammar

SELECTORS: Final[list[tuple[Sel | PlayerSel | A | AtRandom | APlayer, str]]] = [
    (ENEMY, "each enemy"),
    (A(ENEMY), "an enemy"),
    (A(MINION & EngagedWith(YOU)), "a minion engaged with you"),
    (A((UPGRADE | SUPPORT) & YOURS), "a support or upgrade you control"),
    (A(SCHEME & ~Ref("scheme")), "a scheme other than that scheme"),
    (A(ALLY, by=FIRST_PLAYER), "an ally (the first player chooses)"),
    (AtRandom(IN_YOUR_HAND), "a random card in your hand"),
    (VILLAIN, "the villain"),
    (YOUR_HERO, "your hero"),
    (SELF, "this card"),
    (YOU, "you"),
    (EACH_PLAYER, "each player"),
    (APlayer(OTHER_PLAYERS), "another player"),
    (APlayer(PlayersWhere(EACH_PLAYER, InForm(HERO_FORM))), "a player in hero form"),
    (Ref("enemy"), "that enemy"),
    (Ref("x"), "the chosen card"),
    (MINION & Named("Vulture"), "Vulture"),
    (MINION & Trait("Drone") & k.FACEDOWN, "each facedown Drone minion"),
    (MINION & ~Trait("Elite"), "each non-Elite minion"),
    (CHARACTER & HasStatus(STUNNED) & READY, "each stunned ready character"),
    (MINION & k.Keyword(GUARD), "each minion with guard"),
    (ALLY & StatIs(Stat.COST, "<=", 2, printed=True), "each ally with printed cost 2 or less"),
    (Extreme(MINION, Stat.HP, printed=True), "the minion with the highest printed hit points"),
    (In(Pile.DECK, YOU, top=3), "the top 3 cards of your deck"),
    (ALLY & (IN_YOUR_DECK | IN_YOUR_DISCARD), "each ally in your deck or your discard pile"),
    (VILLAIN | (MINION & EngagedWith(YOU)), "the villain as well as each minion engaged with you"),
    (ALLY & ControlledBy(OTHER_PLAYERS), "each ally another player controls"),
    (k.IdentityOf(OTHER_PLAYERS), "each other identity"),
    (k.IdentityOf(PlayersWhere(OTHER_PLAYERS, YouAre("Thor"))), "each identity of another player who is Thor"),
    (MINION & In(Pile.PLAY), "each minion in play"),
    (SELF & In(Pile.PLAY), "this card (if it is still in play)"),
]
VALUES: Final = [
    (3, "3"),
    (PerPlayer(2), "2 per player"),
    (Count(SIDE_SCHEME), "the number of side schemes"),
    (Count(HERO | ALLY), "the number of heroes and allies"),
    (StatOf(YOUR_HERO, Stat.ATK), "your hero's ATK"),
    (Remaining(SELF), "this card's remaining hit points"),
    (Plus(1, Times(2, Count(MINION))), "1 plus 2 times the number of minions"),
    (AtMost(DamageOn(YOUR_HERO), 15), "the damage on your hero (at most 15)"),
    (Number("x"), "X"),
]
CONDITIONS: Final = [
    (Exists(SIDE_SCHEME), "a side scheme is in play"),
    (Not(Exists(SIDE_SCHEME)), "no side scheme is in play"),
    (Exists(YOUR_HERO & HasStatus(TOUGH)), "your hero is tough"),
    (~Exists(YOUR_HERO & HasStatus(TOUGH)), "your hero is not tough"),
    (Exists(MINION & EngagedWith(YOU)), "there is a minion engaged with you"),
    (Compare(Count(MINION), ">=", 2), "there are 2 or more minions"),
    (~Compare(DamageOn(SELF), ">=", 5), "the damage on this card is less than 5"),
    (InForm(HERO_FORM) & YouAre("She-Hulk"), "you are in hero form and you are She-Hulk"),
    (~(InForm(HERO_FORM) | Attacking()), "you are not in hero form and this activation is not an attack"),
]
PATTERNS: Final = [
    (When(ATTACK, by=VILLAIN, to=YOU), "When the villain attacks you"),
    (Would(ATTACK, by=ENEMY), "When an enemy would attack"),
    (After(ATTACK, by=YOU, where=EventHas("basic")), "After you have made a basic attack"),
    (After(ATTACK, by=YOUR_HERO, defeats=MINION), "After your hero has attacked and defeated a minion"),
    (When(DEFEAT, to=SELF), "When this card is defeated"),
    (After(PLAY, by=YOU, to=kit.EVENT), "After you have played an event"),
    (After(ENTER_PLAY, to=MINION), "After a minion has entered play"),
    (Would(DAMAGE, to=YOU, from_attack=True), "When you would be dealt damage from an attack"),
    (Would(PLACE_THREAT, to=MAIN_SCHEME), "When threat would be placed on the main scheme"),
]
EFFECTS: Final[list[tuple[Effect, str]]] = [
    (RemoveDivided(SCHEME, 4), "remove 4 threat, divided among schemes"),
    (
        RemoveDivided(SIDE_SCHEME, Count(MINION), by=FIRST_PLAYER, ignores_crisis=True),
        "the first player removes 1 threat for each minion, divided among side schemes, ignoring crisis",
    ),
    (ResolveAbility(A(SUPPORT), name="Pepper"), 'resolve the "Pepper" ability of a support'),
    (ResolveAbility(A(SUPPORT), AbilityKind.SPECIAL), 'resolve the "Special" ability of a support'),
    (
        ResolveAbility(A(SUPPORT), AbilityKind.ACTION, name="Pepper"),
        'resolve the "Action" "Pepper" ability of a support',
    ),
    (Damage(A(ENEMY), 1), "deal 1 damage to an enemy"),
    (
        Damage(A(ENEMY), Times(2, CountersOn(SELF, "energy"))),
        "deal 2 damage to an enemy for each energy counter on this card",
    ),
    (Damage(A(ENEMY), StatOf(YOUR_HERO, Stat.ATK)), "deal damage to an enemy equal to your hero's ATK"),
    (Damage(A(ENEMY), Either(YouAre("Thor"), 4, 2)), "deal 2 damage to an enemy, or 4 if you are Thor"),
    (Damage(A(ENEMY), FinalStep(4, otherwise=2)), "deal 2 damage to an enemy, or 4 as the last step"),
    (Damage(YOU, Amount(), take=True), "take that much damage"),
    (Heal(SELF, ALL), "heal all damage from this card"),
    (Draw(1), "draw 1 card"),
    (Draw(2, EACH_PLAYER), "each player draws 2 cards"),
    (Draw(1, APlayer(EACH_PLAYER)), "a player draws 1 card"),
    (Stun(YOU), "become stunned"),
    (Toughen(VILLAIN), "give a tough status card to the villain"),
    (Together(Draw(1), Stun(A(ENEMY))), "draw 1 card and stun an enemy"),
    (Exhaust(SELF).then(Draw(1)), "exhaust this card, then draw 1 card"),
    (Discard(A(ALLY)).otherwise(Draw(1)), "discard an ally; if that does nothing, draw 1 card"),
    (If(InForm(HERO_FORM), Draw(1), Draw(2)), "if you are in hero form, draw 1 card; otherwise, draw 2 cards"),
    (May(Draw(1)), "you may draw 1 card"),
    (May(EnemyAttacks(VILLAIN)), "you may decide that the villain attacks you"),
    (May(Draw(1), by=FIRST_PLAYER), "the first player may decide this: draw 1 card"),
    (ForEachPlayer(Discard(AtRandom(IN_YOUR_HAND))), "for each player in turn, discard a random card in their hand"),
    (ForEachPlayer(May(Draw(1))), "for each player in turn, they may draw 1 card"),
    (Do(Choose("enemy", ENEMY), Damage(Ref("enemy"), 2)), "choose an enemy and deal 2 damage to that enemy"),
    (
        Do(DiscardTop(3).named("gone"), RemoveThreat(A(SCHEME), Icons(Ref("gone"), Res.MENTAL))),
        "discard 3 cards from the top of your deck and "
        "remove 1 threat from a scheme for each mental icon on the discarded cards",
    ),
    (
        Do(Reveal(A(MINION & k.SET_ASIDE)).named("found"), If(Not(Did("found")), Draw(1))),
        "reveal a minion among the cards set aside; if no minion was revealed this way, draw 1 card",
    ),
    (
        Search("card", IN_YOUR_DECK & UPGRADE & WithIcon(MENTAL)),
        "search for an upgrade with a mental icon in your deck",
    ),
    (Spend((MENTAL, PHYSICAL)), "spend a mental and a physical resource"),
    (Spend((), any_=2), "spend 2 resources of any type"),
    (Gets(YOUR_HERO, atk=1, thw=1), "your hero gets +1 ATK, +1 THW"),
    (
        Gets(SELF, atk=Count(MINION), until=kit.END_OF_PHASE),
        "until the end of the phase, this card gets +1 ATK for each minion",
    ),
    (Gains(SELF, Stat.RETALIATE, n=2), "this card gains retaliate 2"),
    (Loses(ENEMY, GUARD), "each enemy loses guard"),
    (
        kit.Cannot(VILLAIN, Stat.CANNOT_TAKE_DAMAGE, where=Exists(MINION)),
        "while a minion is in play, the villain cannot take damage",
    ),
    (
        EnemyAttacks(VILLAIN, afterwards=Stun(Hit())),
        "the villain attacks you; after that attack, stun each character damaged by this attack",
    ),
]


@pytest.mark.parametrize(("selector", "text"), SELECTORS, ids=str)
def test_selector_is_a_noun_with_the_right_article(
    selector: Sel | PlayerSel | A | AtRandom | APlayer, text: str
) -> None:
    assert selector_text(selector) == text


@pytest.mark.parametrize(("value", "text"), VALUES, ids=str)
def test_value_is_a_number_in_words(value: int | Value, text: str) -> None:
    assert value_text(value) == text


@pytest.mark.parametrize(("condition", "text"), CONDITIONS, ids=str)
def test_condition_is_a_sentence_and_so_is_its_opposite(condition: Condition, text: str) -> None:
    assert condition_text(condition) == text
    assert condition_text(Not(Not(condition))) == text


@pytest.mark.parametrize(("trigger", "text"), PATTERNS, ids=str)
def test_pattern_is_in_the_tense_of_its_stage(trigger: Pattern, text: str) -> None:
    assert pattern_text(trigger) == text


@pytest.mark.parametrize(("effect", "text"), EFFECTS, ids=str)
def test_effect_is_a_clause(effect: Effect, text: str) -> None:
    assert effect_text(effect) == text


def test_ability_names_its_card_when_the_face_is_known() -> None:
    face = kit.Minion("x", "Goblin", sch=1, atk=1, hp=1)
    ability = kit.ForcedResponse(After(ATTACK, by=SELF), Draw(1))
    assert ability_text(ability) == "Forced Response: After this card has attacked, draw 1 card."
    assert ability_text(ability, face) == "Forced Response: After Goblin has attacked, draw 1 card."


def test_ability_says_who_may_use_it_how_often_and_when() -> None:
    ability = Action(Draw(1), form=HERO_FORM, limit=kit.Limit(2), anyone=True, where=Exists(MINION))
    assert ability_text(ability) == (
        "Hero Action: Draw 1 card. Only if a minion is in play. Any player may use this. (Twice per round.)"
    )


# ---------------------------------------------------------------------------------------------- every node

SAMPLES: Final[dict[str, object]] = {
    "Target": A(ENEMY),
    "Target | None": None,
    "Sel": ENEMY,
    "Sel | None": None,
    "Sel | PlayerSel": ENEMY,
    "PlayerSel": EACH_PLAYER,
    "PlayerSel | None": None,
    "Who": APlayer(EACH_PLAYER),
    "Who | None": YOU,
    "Val": 2,
    "int": 2,
    "int | None": None,
    "bool": True,
    "str": "web",
    "str | None": None,
    "Effect": Draw(1),
    "Effect | None": None,
    "Condition": InForm(HERO_FORM),
    "Condition | None": None,
    "Form | str": HERO_FORM,
    "Form | None": None,
    "Pile": Pile.ENCOUNTER_DECK,
    "Res": MENTAL,
    "Res | None": None,
    "Stat": Stat.ATK,
    "Stat | Measure": k.Measure("remaining"),
    "OfType": ALLY,
    "Status": Status.TOUGH,
    "Status | None": None,
    "AbilityKind": AbilityKind.WHEN_REVEALED,
    "Stage": Stage.AFTER,
    "Event": Event.ROUND_ENDS,
    "In": In(Pile.DECK, YOU, top=3),
    "frozenset[CardType]": frozenset({CardType.ALLY}),
    "tuple[Change, ...]": (e.Change(Stat.ATK, 1),),
    "tuple[Res, ...]": (MENTAL,),
    "tuple[Effect, ...]": (Draw(1), Draw(2)),
    "Until | None": Until.END_OF_PHASE,
}
ONE_OF: Final[dict[tuple[type[Node], str], str]] = {
    (k.EventCard, "role"): "defender",
    (k.EventPlayer, "role"): "original",
    (k.Hit, "how"): "taken",
    (k.StatIs, "op"): ">=",
    (k.Compare, "op"): "<=",
    (k.EventHas, "flag"): "basic",
    (k.InPhase, "which"): "villain",
}


def kinds_of(base: type[Node]) -> list[type[Node]]:
    """The node classes below a base that definitions can use."""
    return [
        cls
        for module in (e, k)
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, base) and cls is not base
    ]


def sample(cls: type[Node]) -> Node:
    """An instance with something plain in every field."""
    if "__dataclass_fields__" not in vars(cls):  # takes its parts one after another
        return cls(Draw(1), Draw(2))  # type: ignore[call-arg]
    return cls(**{field.name: _value(cls, field) for field in dataclasses.fields(cls)})


def _value(cls: type[Node], field: dataclasses.Field[object]) -> object:
    if (cls, field.name) in ONE_OF:
        return ONE_OF[cls, field.name]
    if field.type in SAMPLES:
        return SAMPLES[str(field.type)]
    assert field.default is not dataclasses.MISSING, f"no sample of {field.type} for {cls.__name__}.{field.name}"
    return field.default


WRITERS: Final[list[tuple[Callable[[Node], str], type[Node]]]] = [
    (write, cls)  # type: ignore[misc]
    for write, base in (
        (selector_text, Sel),
        (selector_text, PlayerSel),
        (value_text, Value),
        (condition_text, Condition),
        (effect_text, Effect),
    )
    for cls in kinds_of(base)
]


@pytest.mark.parametrize(("write", "cls"), WRITERS, ids=lambda x: getattr(x, "__name__", ""))
def test_every_node_class_has_words(write: Callable[[Node], str], cls: type[Node]) -> None:
    text = write(sample(cls))
    assert text
    assert not re.search(r"None|[<>{}\[\]_]|  ", text)


@pytest.mark.parametrize("event", [x for x in Event if x < Event.ACTION], ids=lambda x: x.name)
@pytest.mark.parametrize("stage", Stage, ids=lambda x: x.name)
def test_every_event_has_words_at_every_stage(event: Event, stage: Stage) -> None:
    bare = pattern_text(Pattern(stage, event))
    full = pattern_text(Pattern(stage, event, by=VILLAIN, to=YOU))
    start = "After " if stage == Stage.AFTER else "When "
    assert bare.startswith(start)
    assert full.startswith(start)


@pytest.mark.parametrize("stat", [x for x in Stat if x.name.startswith(("CANNOT", "MUST"))], ids=lambda x: x.name)
def test_every_prohibition_has_words(stat: Stat) -> None:
    assert re.fullmatch(r"this card (cannot|must) [a-z ]+", effect_text(kit.Cannot(SELF, stat)))


def test_unknown_node_is_named_in_the_error() -> None:
    class Teleport(Effect):
        """An effect nobody has words for."""

    with pytest.raises(NotImplementedCard, match="Teleport"):
        effect_text(Teleport())


def test_unknown_flag_is_named_in_the_error() -> None:
    with pytest.raises(NotImplementedCard, match="sideways"):
        condition_text(EventHas("sideways"))
