"""The typed view: what a seat may know of cards, players, the villain's next phase and the question."""

from __future__ import annotations

import json
from random import Random

import pytest

from mc_env.engine.game import new_game
from mc_env.seen.faces import faces
from mc_env.seen.handles import Handles
from mc_env.seen.looking import look
from mc_env.seen.model import Card
from mc_env.seen.model import Table as View
from mc_env.seen.plain import to_json
from mc_env.table import Table
from tools.random_games import aggressive


def all_cards(view: View) -> list[Card]:
    """Every card that lies on the table in a view, attachments too."""
    todo: list[Card] = [*view.on_the_table]
    for seat in view.seats:
        todo += [*seat.hand.cards, *seat.allies, *seat.upgrades, *seat.supports, *seat.others, *seat.minions]
        todo += [seat.identity] if seat.identity is not None else []
    for area in view.areas:
        todo += [*area.villains, *area.main_schemes, *area.side_schemes, *area.environments, *area.others]
    out = []
    while todo:
        card = todo.pop()
        out.append(card)
        todo += card.attached
    return out


def named(view: View, title: str) -> Card:
    return next(card for card in all_cards(view) if card.title == title)


def test_character_shows_its_figures_now_and_as_printed() -> None:
    t = Table(scenario="rhino").hero("Spider-Man", form="hero", in_play=["Black Cat"])
    t.villain("Rhino", stage=1).main_scheme()
    t.deal_damage("Black Cat", 1)
    cat = named(look(t.game, 0), "Black Cat")
    assert (cat.type, cat.controller, cat.damage, cat.remaining) == ("ally", 0, 1, 1)
    assert (cat.figures["thw"].now, cat.figures["atk"].now) == (1, 1)
    assert cat.figures["hp"].now == cat.figures["hp"].printed == 2


def test_attachment_changes_the_figure_and_lies_with_its_host() -> None:
    t = Table(scenario="rhino").hero("Spider-Man", form="hero")
    t.villain("Rhino", stage=1, attachments=["Charge"]).main_scheme()
    rhino = named(look(t.game, 0), "Rhino")
    assert [card.title for card in rhino.attached] == ["Charge"]
    assert rhino.figures["atk"].now == rhino.figures["atk"].printed + 3
    assert rhino.attached[0].type == "attachment"


def test_face_tells_what_is_printed_with_generated_text() -> None:
    found = faces()
    shooter = next(f for f in found.values() if f.title == "Web-Shooter")
    assert (shooter.type, shooter.cost, shooter.resources) == ("upgrade", "1", ("physical",))
    assert shooter.text
    peter = next(f for f in found.values() if f.title == "Peter Parker")
    assert {found[code].title for code in peter.others} == {"Spider-Man"}
    crisis = [f.title for f in found.values() if "crisis" in f.icons]
    assert crisis


def test_forecast_is_what_the_villain_phase_then_brings() -> None:
    t = Table(scenario="rhino").hero("Spider-Man", form="hero").hero("Captain Marvel", form="alter-ego")
    t.villain("Rhino", stage=1).main_scheme().minion("Hydra Mercenary", engaged=0)
    forecast = look(t.game, 0).forecast
    assert forecast is not None
    (threat,) = forecast.threat
    assert (threat.amount, threat.completes) == (2, False)
    assert [(a.title, a.against, a.kind, a.amount, a.boost_cards) for a in forecast.activations] == [
        ("Rhino", 0, "attack", 2, 1),
        ("Hydra Mercenary", 0, "attack", 1, 0),
        ("Rhino", 1, "scheme", 1, 1),
    ]
    assert forecast.encounter_cards == (1, 1)


def test_forecast_knows_who_is_stunned_and_that_it_stops_one_attack_only() -> None:
    t = Table(scenario="rhino").hero("Spider-Man", form="hero").hero("Captain Marvel", form="hero")
    t.villain("Rhino", stage=1, status=["stunned"]).main_scheme()
    forecast = look(t.game, 0).forecast
    assert forecast is not None
    assert [(a.stopped_by, a.boost_cards) for a in forecast.activations] == [("stunned", 0), ("", 1)]


@pytest.mark.parametrize("seed", range(3))
def test_forecast_of_threat_and_cards_comes_true_when_nothing_happens_meanwhile(seed: int) -> None:
    """At the last turn of a phase: what step one places is what was told."""
    game = new_game(["spider_man", "she_hulk"], "klaw", seed, log=True)
    rng, right = Random(seed), 0
    while game.decision is not None and game.round < 6:
        told = look(game, 0).forecast
        before = len(game.record())
        scheme = look(game, 0).areas[0].main_schemes[0]
        game.choose(aggressive(game, rng))
        new = game.record()[before:]
        first = [e for e in new if e["event"] == "place threat" and e["target"] == scheme.title]
        started = [e["event"] for e in new].count("villain phase")
        if started and first and told is not None:
            assert first[0]["amount"] == told.threat[0].amount
            right += 1
    assert right


def test_payment_names_what_is_due_and_what_each_source_pays() -> None:
    t = Table(scenario="rhino").hero("Spider-Man", form="hero", hand=["Black Cat", "Energy", "Backflip"])
    t.villain("Rhino", stage=1).main_scheme()
    asked = look(t.game, 0).decision
    assert asked is not None
    play = next(o for o in asked.options if o.label == "Play Black Cat")
    assert (play.verb, play.cost) == ("play", 2)
    assert play.card == named(look(t.game, 0), "Black Cat").id
    t.choose("Play Black Cat")
    decision = look(t.game, 0).decision
    assert decision is not None
    assert decision.payment is not None
    assert decision.payment.due.any == 2
    pays = {o.label: o.pays for o in decision.options}
    energy = pays["Pay with Energy"]
    assert energy is not None
    assert energy.energy == 2


def test_question_is_shown_to_who_is_asked_and_to_spectators_only() -> None:
    game = new_game(["spider_man", "she_hulk"], "rhino", 1)
    assert game.decision is not None
    asked = game.decision.player
    assert look(game, asked).decision is not None
    assert look(game, 1 - asked).decision is None
    spectator = look(game, None).decision
    assert spectator is not None
    assert spectator.seat == asked


def test_spectator_sees_everything_and_a_seat_its_own_hand() -> None:
    game = new_game(["spider_man", "she_hulk"], "rhino", 1, hands="private")
    mine, everything = look(game, 0), look(game, None)
    assert [len(seat.hand.cards) for seat in mine.seats] == [mine.seats[0].hand.size, 0]
    assert [len(seat.hand.cards) for seat in everything.seats] == [seat.hand.size for seat in everything.seats]
    assert mine.seats[0].deck.known == ()
    assert len(everything.seats[0].deck.known) == everything.seats[0].deck.size


def test_card_keeps_its_number_while_it_is_in_sight_and_gets_another_after() -> None:
    game = new_game(["spider_man"], "rhino", 1)
    handles = Handles()
    first = look(game, 0, handles)
    again = look(game, 0, handles)
    assert to_json(first) == to_json(again)
    ids = [card.id for card in all_cards(first)]
    assert len(set(ids)) == len(ids)
    with handles.one_look():
        pass  # nothing was in sight
    assert not {card.id for card in all_cards(look(game, 0, handles))} & set(ids)


@pytest.mark.parametrize("scenario", ["rhino", "klaw", "ultron"])
def test_every_card_an_option_is_about_is_in_the_view(scenario: str) -> None:
    """So that it can be clicked on; over whole games."""
    game = new_game(["spider_man", "iron_man", "black_panther"], scenario, 2)
    rng = Random(1)
    while game.decision is not None:
        view = look(game, game.decision.player)
        decision = view.decision
        assert decision is not None
        shown = set(json_ids(json.loads(to_json(view))))
        for option in decision.options:
            assert option.card is None or option.card in shown, option
            assert option.about is None or option.about in shown, option
        assert decision.source is None or decision.source in shown
        game.choose(aggressive(game, rng))


def json_ids(thing: object) -> list[int]:
    if isinstance(thing, dict):
        own = [thing["id"]] if "id" in thing and "title" in thing else []
        return own + [i for value in thing.values() for i in json_ids(value)]
    return [i for value in thing for i in json_ids(value)] if isinstance(thing, list) else []
