"""The linter knows what a definition would say in vain: each fault is found and told with what would be valid."""

from __future__ import annotations

import pytest

from mc_env.cards.kit import (
    ALLY,
    ATTACK,
    ATTACK_LABEL,
    END_OF_ATTACK,
    ENEMY,
    ENERGY,
    HERO_FORM,
    MINION,
    ONCE_PER_ROUND,
    TAKE_DAMAGE,
    VILLAIN,
    YOU,
    YOUR_HERO,
    A,
    Ability,
    AbilityKind,
    Action,
    After,
    Ally,
    Attachment,
    Boost,
    Constant,
    Damage,
    Delay,
    Do,
    Draw,
    Environment,
    Event,
    Face,
    ForcedInterrupt,
    ForcedResponse,
    Generate,
    Gets,
    Hero,
    IfEver,
    InForm,
    Interrupt,
    LabeledAttack,
    Limit,
    Minion,
    PerPlayer,
    Pile,
    Resource,
    ResourceCard,
    Response,
    SideScheme,
    Stage,
    Support,
    TakeControl,
    Treachery,
    Upgrade,
    When,
    WhenCompleted,
    WhenDefeated,
    WhenRevealed,
    Would,
)
from mc_env.cards.lint import lint
from mc_env.cards.lint.effective import FACE_FIELDS, READ
from mc_env.cards.terms import CardType
from mc_env.cards.terms import Event as E

NO_ATTACK = "Modify lasts until END_OF_ATTACK, but no attack, scheme or thwart is under way"


def support(*abilities: Ability) -> Face:
    return Support("99001", "Test", cost=1, abilities=abilities)


def event(*abilities: Ability) -> Face:
    return Event("99001", "Test", cost=1, abilities=abilities)


def treachery(*abilities: Ability) -> Face:
    return Treachery(
        "99001", "Test", boost_star=any(a.kind == AbilityKind.BOOST for a in abilities), abilities=abilities
    )


BROKEN: dict[str, tuple[Face, str]] = {
    # windows
    "window": (
        support(ForcedInterrupt(Would(E.HEAL), Draw(1))),
        "ability 1 (Forced Interrupt): no window opens at WOULD of HEAL; there is AFTER",
    ),
    "delayed effect": (
        support(Action(Draw(1)), Action(Delay(Stage.WHEN, E.READY, Draw(1)))),
        "ability 2 (Action): no window opens at WHEN of READY; there is AFTER",
    ),
    "interrupt too late": (
        support(Interrupt(After(ATTACK), Draw(1))),
        "ability 1 (Interrupt): waits for AFTER of ATTACK, it should for WOULD or WHEN",
    ),
    "response too early": (
        support(ForcedResponse(When(ATTACK), Draw(1))),
        "ability 1 (Forced Response): waits for WHEN of ATTACK, it should for AFTER",
    ),
    # piles
    "deck": (
        support(Action(Draw(1), active_in=Pile.DECK)),
        "ability 1 (Action): is never active in DECK; it can be in PLAY, HAND, DISCARD, EXTRA_DISCARD, SET_ASIDE, VICTORY, UNDER",
    ),
    "constant in a deck": (
        support(Constant(Gets(YOUR_HERO, atk=1), active_in=Pile.ENCOUNTER_DECK)),
        "ability 1 (Constant): is never active in ENCOUNTER_DECK; it can be in PLAY, HAND, DISCARD, EXTRA_DISCARD, SET_ASIDE,"
        " VICTORY, UNDER, ENCOUNTER_DISCARD",
    ),
    "nobody's action": (
        Environment("99001", "Test", abilities=[Action(Draw(1), active_in=Pile.VICTORY)]),
        "ability 1 (Action): nobody owns this environment, so nobody may use it in VICTORY",
    ),
    "player card among encounter cards": (
        support(Constant(Gets(YOUR_HERO, atk=1), active_in=Pile.ENCOUNTER_DISCARD)),
        "ability 1 (Constant): a support never lies in ENCOUNTER_DISCARD",
    ),
    "encounter card in a hand": (
        treachery(Constant(Gets(VILLAIN, atk=1), active_in=Pile.HAND)),
        "ability 1 (Constant): a treachery never lies in HAND",
    ),
    "constant of an event": (
        event(Constant(Gets(YOUR_HERO, atk=1))),
        "ability 1 (Constant): is active in play, where an event never is; active_in= names another pile",
    ),
    "response of a treachery": (
        treachery(ForcedResponse(After(ATTACK), Draw(1))),
        "ability 1 (Forced Response): is active in play, where a treachery never is; active_in= names another pile",
    ),
    "action of a resource": (
        ResourceCard("99001", "Test", abilities=[Action(Draw(1))]),
        "ability 1 (Action): is active in play, where a resource never is; active_in= names another pile",
    ),
    "resource ability of an event": (
        event(Resource(Generate(()))),
        "ability 1 (Resource): an event never uses Resource abilities",
    ),
    "defeat of a support": (
        support(WhenDefeated(Draw(1))),
        "ability 1 (When Defeated): a support never uses When Defeated abilities",
    ),
    "completed side scheme": (
        SideScheme("99001", "Test", threat=1, abilities=[WhenCompleted(Draw(1))]),
        "ability 1 (When Completed): a side scheme never uses When Completed abilities",
    ),
    "revealed event": (
        event(WhenRevealed(Draw(1))),
        "ability 1 (When Revealed): an event never uses When Revealed abilities",
    ),
    # fields of abilities
    "labels of a constant": (
        support(Ability(AbilityKind.CONSTANT, constants=(Gets(YOUR_HERO, atk=1),), labels=1)),
        "ability 1 (Constant (attack)): labels= means nothing to it",
    ),
    "a constant with an effect that nothing wakes": (
        support(IfEver(InForm(HERO_FORM), Draw(1))),
        "ability 1 (Constant): waits for a condition that is not about counters, which alone are looked at",
    ),
    "limit of When Revealed": (
        treachery(Ability(AbilityKind.WHEN_REVEALED, Draw(1), limit=ONCE_PER_ROUND)),
        "ability 1 (When Revealed): limit= means nothing to it",
    ),
    "pile of a boost": (
        treachery(Ability(AbilityKind.BOOST, Draw(1), active_in=Pile.DISCARD)),
        "ability 1 (Boost): active_in= means nothing to it",
    ),
    "trigger of an action": (
        support(Ability(AbilityKind.ACTION, Draw(1), trigger=(After(ATTACK),))),
        "ability 1 (Action): trigger= means nothing to it",
    ),
    "forced for anyone": (
        support(Ability(AbilityKind.FORCED_RESPONSE, Draw(1), trigger=(After(ATTACK),), anyone=True)),
        "ability 1 (Forced Response): anyone= means nothing to it",
    ),
    "no trigger": (
        support(Ability(AbilityKind.RESPONSE, Draw(1))),
        "ability 1 (Response): has no trigger",
    ),
    "nothing": (support(Ability(AbilityKind.ACTION)), "ability 1 (Action): has no effect"),
    "delayed kind": (
        support(Ability(AbilityKind.DELAYED, Draw(1))),
        "ability 1 (Delayed): is of a kind that is never printed",
    ),
    "limit of an event": (
        event(Action(Draw(1), limit=ONCE_PER_ROUND)),
        "ability 1 (Action): is limited, but uses are counted in play only; shared=True counts them for all copies",
    ),
    "limit in hand": (
        support(Action(Draw(1), limit=ONCE_PER_ROUND, active_in=Pile.HAND)),
        "ability 1 (Action): is limited, but uses are counted in play only; shared=True counts them for all copies",
    ),
    # attacks
    "no attack": (support(Action(Gets(VILLAIN, atk=1, until=END_OF_ATTACK))), f"ability 1 (Action): {NO_ATTACK}"),
    "no attack yet": (
        treachery(WhenRevealed(Do(Draw(1), Gets(VILLAIN, atk=1, until=END_OF_ATTACK)))),
        f"ability 1 (When Revealed): {NO_ATTACK}",
    ),
    "control until the end of an attack": (
        support(Action(TakeControl(A(ALLY), YOU, until=END_OF_ATTACK))),
        "ability 1 (Action): TakeControl cannot last until END_OF_ATTACK",
    ),
    # fields of faces
    "attached treachery": (Treachery("99001", "Test", attach=MINION), "attach= means nothing on a treachery"),
    "treachery with counters": (
        Treachery("99001", "Test", counters=("x", PerPlayer(1))),
        "counters= means nothing on a treachery",
    ),
    "stage of a minion": (Minion("99001", "Test", sch=1, atk=1, hp=1, stage=2), "stage= means nothing on a minion"),
    "requirement of a minion": (
        Minion("99001", "Test", sch=1, atk=1, hp=1, requirement=(ENERGY,)),
        "requirement= means nothing on a minion",
    ),
    "engaged attachment": (
        Attachment("99001", "Test", attach=VILLAIN, engage=YOU),
        "engage= means nothing on an attachment",
    ),
    "given treachery": (Treachery("99001", "Test", give_to="Somebody"), "give_to= means nothing on a treachery"),
    "hand size of an ally": (
        Ally("99001", "Test", cost=1, thw=1, atk=1, hp=1, hand=5),
        "HAND_SIZE means nothing on an ally",
    ),
    "threat of a support": (Support("99001", "Test", cost=1, threat=3), "THREAT means nothing on a support"),
    "cost of a minion": (Minion("99001", "Test", sch=1, atk=1, hp=1, cost=2), "COST means nothing on a minion"),
    "boost of a hero": (Hero("99001", "Test", boost=1), "BOOST means nothing on a hero"),
    "max per host without a host": (
        Upgrade("99001", "Test", cost=1, max_per_host=1),
        "max_per_host= means nothing on a card that attaches to nothing",
    ),
}


@pytest.mark.parametrize(("face", "finding"), BROKEN.values(), ids=BROKEN)
def test_what_is_said_in_vain_gives_exactly_its_finding(face: Face, finding: str) -> None:
    assert lint([face]) == [f"Test (99001): {finding}"]


SOUND: dict[str, Face] = {
    "until the end of one's own attack": event(
        Action(
            Do(Gets(YOUR_HERO, atk=1, until=END_OF_ATTACK), Damage(A(ENEMY), 1)), form=HERO_FORM, labels=ATTACK_LABEL
        )
    ),
    "until the end of the attack that triggers it": support(
        Interrupt(When(ATTACK, by=ENEMY), Gets(ENEMY, atk=1, until=END_OF_ATTACK))
    ),
    "until the end of the attack that damage is of": support(
        Response(After(TAKE_DAMAGE, to=YOU), Gets(ENEMY, atk=1, until=END_OF_ATTACK))
    ),
    "until the end of the attack that is boosted": treachery(Boost(Gets(VILLAIN, atk=1, until=END_OF_ATTACK))),
    "until the end of an attack inside": support(
        Action(LabeledAttack(Do(Gets(YOUR_HERO, atk=1, until=END_OF_ATTACK), Damage(A(ENEMY), 1))))
    ),
    "event that waits": event(Response(After(ATTACK), Draw(1), limit=Limit(1, shared=True))),
    "action in the discard pile": support(Action(Draw(1), active_in=Pile.DISCARD)),
    "forced from the encounter discard pile": treachery(
        Ability(AbilityKind.FORCED_RESPONSE, Draw(1), trigger=(After(ATTACK),), active_in=Pile.ENCOUNTER_DISCARD)
    ),
    "constant of a treachery that was discarded": treachery(
        Constant(Gets(VILLAIN, atk=1), active_in=Pile.ENCOUNTER_DISCARD)
    ),
    "constant in hand": event(Action(Draw(1)), Constant(Gets(YOUR_HERO, atk=1), active_in=Pile.HAND)),
}


@pytest.mark.parametrize("face", SOUND.values(), ids=SOUND)
def test_what_works_gives_no_finding(face: Face) -> None:
    assert lint([face]) == []


def test_every_kind_of_ability_that_is_printed_has_its_fields() -> None:
    assert set(READ) == set(AbilityKind) - {AbilityKind.DELAYED}


def test_every_field_that_only_some_cards_read_is_a_field_and_read_by_one() -> None:
    for name, types in FACE_FIELDS.items():
        assert hasattr(Face, name), name
        assert frozenset() < types < set(CardType), name
