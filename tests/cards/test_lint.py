"""The card linter: the registered cards are clean, and each rule finds exactly its own fault."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial

import pytest

from mc_env.cards import catalog, kit, registry
from mc_env.cards.kit import (
    ATTACK,
    ENEMY,
    MINION,
    SCHEME,
    SELF,
    YOU,
    YOUR_HERO,
    A,
    Action,
    After,
    Ally,
    APlayer,
    Attachment,
    Boost,
    Card,
    Choose,
    ChooseNumber,
    ChoosePlayer,
    CostChange,
    Damage,
    Did,
    Do,
    Draw,
    Effect,
    Event,
    Face,
    ForEach,
    Gets,
    HeroSet,
    If,
    MainScheme,
    Minion,
    Number,
    Obligation,
    PlayerRef,
    PutIntoPlayAs,
    Rearrange,
    Ref,
    RemoveCounters,
    Response,
    Result,
    Scenario,
    Search,
    Spend,
    Support,
    Treachery,
    TurnInto,
    Until,
    Upgrade,
    Villain,
    WhenRevealed,
)
from mc_env.cards.lint import lint, lint_sets


class Teleport(Effect):
    """An effect that nobody has words for."""

    __slots__ = ()


def event(effect: Effect, cost: Effect | None = None) -> Face:
    return Event("99001", "Test", cost=0, abilities=[Action(effect, cost=cost)])


def constant(effect: Effect) -> Face:
    return Support("99001", "Test", cost=1, abilities=[effect])


BROKEN: list[tuple[str, Face, str]] = [
    ("no code", Treachery("", "Test"), "Test (?): no code"),
    ("no title", Treachery("99001", ""), "? (99001): no title"),
    ("ally", Ally("99001", "Test", cost=1, thw=1, hp=2), "Test (99001): ally without ATK"),
    ("minion", Minion("99001", "Test", atk=1, hp=2), "Test (99001): minion without SCH"),
    ("villain", Villain("99001", "Test", sch=1, atk=1, hp=9), "Test (99001): villain without a stage"),
    ("main scheme", MainScheme("99001", "Test"), "Test (99001): main scheme without a stage"),
    ("event", Event("99001", "Test", cost=1), "Test (99001): event without an ability"),
    ("attachment", Attachment("99001", "Test"), "Test (99001): attachment that attaches to nothing"),
    (
        "uses",
        Upgrade("99001", "Test", uses=("web", 3), abilities=[Action(Draw(1), cost=RemoveCounters(SELF, 1, "arrow"))]),
        "Test (99001): uses (web), but no ability removes web counters",
    ),
    ("star", Treachery("99001", "Test", boost_star=True), "Test (99001): a boost star without a Boost ability"),
    (
        "boost",
        Treachery("99001", "Test", abilities=[Boost(Draw(1))]),
        "Test (99001): a Boost ability without a boost star",
    ),
    (
        "function",
        Treachery("99001", "Test", boost=len),
        "Test (99001): stats holds a builtin_function_or_method, which is not plain data",
    ),
    (
        "lambda in an effect",
        event(Draw(lambda: 1)),  # type: ignore[arg-type]
        "Test (99001): abilities.Ability.effect.Draw.n holds a function, which is not plain data",
    ),
    (
        "list",
        event(Spend([])),  # type: ignore[arg-type]
        "Test (99001): abilities.Ability.effect.Spend.resources holds a list, which is not plain data",
    ),
    ("card", event(Damage(Ref("enemy"), 1)), "Test (99001): Ref('enemy'): no card has that name yet"),
    (
        "used too early",
        event(Do(Damage(Ref("enemy"), 1), Choose("enemy", ENEMY))),
        "Test (99001): Ref('enemy'): no card has that name yet",
    ),
    ("cards in order", event(Rearrange("seen")), "Test (99001): Rearrange('seen'): no card has that name yet"),
    ("player", event(Draw(1, PlayerRef("friend"))), "Test (99001): PlayerRef('friend'): no player has that name yet"),
    ("number", event(Draw(Number("x"))), "Test (99001): Number('x'): no number has that name yet"),
    (
        "report",
        event(Do(Choose("enemy", ENEMY), If(Did("enemy"), Draw(1)))),
        "Test (99001): Did('enemy'): no report has that name yet",
    ),
    ("result", event(Draw(Result("healed"))), "Test (99001): Result('healed'): no report has that name yet"),
    (
        "name of another ability",
        Support(
            "99001",
            "Test",
            cost=1,
            abilities=[Action(Choose("enemy", ENEMY)), Action(Damage(Ref("enemy"), 1))],
        ),
        "Test (99001): Ref('enemy'): no card has that name yet",
    ),
    (
        "name inside its own set",
        event(ForEach("minion", MINION & ~Ref("minion"), Damage(Ref("minion"), 1))),
        "Test (99001): Ref('minion'): no card has that name yet",
    ),
    ("guise", event(PutIntoPlayAs("Clone")), "Test (99001): PutIntoPlayAs: there is no guise 'Clone'"),
    ("new guise", event(TurnInto(A(ENEMY), "Clone")), "Test (99001): TurnInto: there is no guise 'Clone'"),
    ("modifier", event(Gets(YOUR_HERO, atk=1)), "Test (99001): Modify inside an effect needs until="),
    ("cost change", event(CostChange(None, 1)), "Test (99001): CostChange inside an effect needs until="),
    (
        "constant with an end",
        constant(Gets(YOUR_HERO, atk=1, until=Until.END_OF_PHASE)),
        "Test (99001): Modify in a constant ability has until=",
    ),
    (
        "constant with a choice",
        constant(Gets(A(ENEMY), atk=1)),
        "Test (99001): A(...) in a constant ability: nothing can be chosen there",
    ),
    ("text", event(Teleport()), "Test (99001): no text: no words for effect Teleport"),
]


def test_cards_of_every_product_are_clean() -> None:
    assert lint(list(catalog.faces())) == []  # not the cards of other tests, which may be registered as well


@pytest.mark.parametrize(("face", "finding"), [x[1:] for x in BROKEN], ids=[x[0] for x in BROKEN])
def test_broken_face_gives_exactly_its_finding(face: Face, finding: str) -> None:
    assert lint([face]) == [finding]


def test_two_faces_with_one_code_are_found() -> None:
    faces = [Treachery("99001", "One"), Treachery("99001", "Two")]
    assert lint(faces) == ["Two (99001): One has the same code"]


SOUND: dict[str, Effect] = {
    "Choose": Do(Choose("enemy", ENEMY), Damage(Ref("enemy"), 1)),
    "A": Do(Damage(A(ENEMY, name="enemy"), 1), Damage(Ref("enemy"), 1)),
    "Search": Do(Search("card", kit.IN_YOUR_DECK), kit.AddToHand(Ref("card"))),
    "LookAt": Do(kit.LookAt("seen", kit.In(kit.Pile.DECK, YOU, top=3)), Rearrange("seen")),
    "ForEach": ForEach("minion", MINION, Damage(Ref("minion"), 1)),
    "Let": Do(Draw(2).named("drawn"), If(Did("drawn"), kit.Discard(Ref("drawn"))), Draw(Result("drawn"))),
    "ChoosePlayer": Do(ChoosePlayer("friend", kit.EACH_PLAYER), Draw(1, PlayerRef("friend"))),
    "APlayer": Do(Draw(1, APlayer(kit.EACH_PLAYER, name="friend")), Draw(1, PlayerRef("friend"))),
    "ChooseNumber": Do(ChooseNumber("x", 1, 3), Draw(Number("x"))),
    "If": Do(If(Did(), Choose("enemy", ENEMY), Choose("enemy", MINION)), Damage(Ref("enemy"), 1)),
}


@pytest.mark.parametrize("effect", SOUND.values(), ids=SOUND)
def test_name_may_be_used_after_it_is_given(effect: Effect) -> None:
    assert lint([event(effect)]) == []


def test_name_given_by_the_cost_may_be_used_in_the_effect() -> None:
    assert lint([event(Draw(Number("x")), cost=Spend(x="x"))]) == []


def test_name_given_by_the_cost_may_not_be_used_in_the_trigger() -> None:
    face = Upgrade(
        "99001",
        "Test",
        cost=1,
        abilities=[Response(After(ATTACK, by=Ref("enemy")), Draw(1), cost=Choose("enemy", ENEMY))],
    )
    assert lint([face]) == ["Test (99001): Ref('enemy'): no card has that name yet"]


def test_starter_deck_may_hold_registered_cards_only() -> None:
    identity = Card((kit.Hero("99001a", "Test"), kit.AlterEgo("99001b", "Tester")))
    hero = HeroSet("test", "Test", identity, {}, starter={"01088": 1, "99999": 2})
    assert lint_sets(heroes=[hero]) == ["Test (test): the starter deck holds 99999, which is not registered"]


def test_obligation_of_an_identity_names_its_player() -> None:
    face = kit.AlterEgo("99003", "Test", rec=1, hp=9, hand=6)
    hero = HeroSet("test", "Test", identity=Card((face,)), cards={}, obligations={Obligation("99001", "Debt"): 1})
    assert lint_sets(heroes=[hero]) == ["Test (test): the obligation Debt is given to nobody"]
    assert lint([Obligation("99001", "Debt")]) == []


def test_scenario_may_use_registered_encounter_sets_only() -> None:
    scenario = Scenario("test", "Test", villains=(), schemes=(), sets=("standard", "nowhere"))
    assert lint_sets(scenarios=[scenario]) == ["Test (test): the encounter set nowhere is not registered"]


def test_every_finding_names_card_code_and_problem() -> None:
    for _, face, finding in BROKEN:
        assert finding.startswith(f"{face.title or '?'} ({face.code or '?'}): ")


@pytest.mark.parametrize("make", [partial(Attachment, attach=SCHEME), Treachery], ids=["attachment", "treachery"])
def test_several_faults_of_one_face_are_all_found(make: Callable[..., Face]) -> None:
    face = make("99001", "Test", boost_star=True, abilities=[WhenRevealed(Gets(SELF, atk=1))])
    assert lint([face]) == [
        "Test (99001): a boost star without a Boost ability",
        "Test (99001): Modify inside an effect needs until=",
    ]


def test_command_prints_nothing_and_succeeds_when_cards_are_clean() -> None:
    done = subprocess.run([sys.executable, "-m", "mc_env.cards.lint"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_command_prints_findings_and_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from mc_env.cards import lint as module

    monkeypatch.setattr(registry, "faces", lambda: iter([Treachery("99001", "")]))
    monkeypatch.setattr(registry, "HEROES", {})
    assert module.main() == 1
    assert capsys.readouterr().out == "? (99001): no title\n"
