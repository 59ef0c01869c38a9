"""What a player at the table uses and an audit of ten positions found missing: each thing in a position of its own."""

from __future__ import annotations

import pytest

from mc_env.engine.game import new_game
from mc_env.render.text import plain
from mc_env.table import Table
from tests.encoders.positions import defense, expert, interrupt_of_another, payment
from tests.encoders.readable import Observation, shows


def test_minions_that_have_had_their_turn_are_told_from_those_that_come() -> None:
    t = Table(scenario="rhino", seed=1).hero("Spider-Man", in_play=["Black Cat"]).hero("She-Hulk")
    t.villain("Rhino").minion("Hydra Mercenary", engaged=0).minion("Hydra Mercenary", engaged=0, damage=1)
    t.start(phase="villain", step=2).run_until("order")
    o = Observation(t.game, 0)
    assert [c.get("to_activate") for n, c in o.cards.items() if n.startswith("Hydra")] == [1, 1]
    t.choose("1 damage").run_until("defend")
    o = Observation(t.game, 0)
    shows(o.cards["Hydra Mercenary"], to_activate=1, attacker=0, damage=0)
    shows(o.cards["Hydra Mercenary#2"], to_activate=0, attacker=1, damage=1)
    while t.decision.kind != "order":  # She-Hulk may defend, too
        t.decline()
    t.choose("Activate").run_until("defend")
    o = Observation(t.game, 0)
    shows(o.cards["Hydra Mercenary"], to_activate=0, attacker=1)
    shows(o.cards["Hydra Mercenary#2"], to_activate=0, attacker=0)
    shows(o.cards["Rhino"], to_activate=1)
    t.run_villain_phase()
    assert not any(c.get("to_activate") for c in Observation(t.game, 0).cards.values())


def test_picked_cards_are_marked_until_all_are_chosen() -> None:
    t = Table(scenario="rhino", seed=1).hero("Spider-Man", hand=["Energy", "Genius", "Backflip"]).villain("Rhino")
    t.end_turn().choose("Genius")
    o = Observation(t.game, 0)
    shows(o.decision, kind="discard", may_stop=1)
    assert {n: c.get("picked", 0) for n, c in o.cards.items() if c.get("zone") == "hand"} == {
        "Energy": 0,
        "Genius": 1,
        "Backflip": 0,
    }
    assert [x.get("card") for x in o.options] == ["Energy", "Backflip", None]


def test_mulligan_marks_what_goes() -> None:
    game = new_game(["spider_man"], "rhino", 5)
    shows(Observation(game, 0).decision, kind="mulligan", may_stop=1)
    game.choose(0)
    assert sum(c.get("picked", 0) for c in Observation(game, 0).cards.values()) == 1


def test_assigned_damage_is_counted_on_each_character() -> None:
    t = Table(scenario="rhino", seed=1).hero("Spider-Man", in_play=["Black Cat"]).hero("She-Hulk")
    t.villain("Rhino").side_scheme("Bomb Scare", threat=4).dealt(0, "Explosion").start(phase="villain", step=4)
    t.choose("Spider-Man", "Spider-Man", "Black Cat")
    o = Observation(t.game, 0)
    shows(o.decision, kind="assign", amount=1)
    shows(o.cards["Spider-Man"], picked=2, damage=0)
    shows(o.cards["Black Cat"], picked=1, damage=0)
    shows(o.cards["She-Hulk"], picked=0)
    assert not any(c.get("picked") for c in Observation(t.game, 1).cards.values())


def test_boost_card_on_the_table_belongs_to_the_attacked_player() -> None:
    """A boost card that asks something while it lies open: whom it means is seen by both."""
    t = Table(scenario="ultron", seed=1).hero("Spider-Man").hero("She-Hulk", hand=["Energy", "Gamma Slam"])
    t.villain("Ultron").environment("Ultron Drones").encounter_deck("01144a")
    t.villain("Ultron").environment("Ultron Drones").encounter_deck("01144a")  # Android Efficiency
    t.start(phase="villain", step=2, seat=1).run_until("defend")
    while t.decision.kind == "defend":
        t.decline()
    she, spider = Observation(t.game, 1), Observation(t.game, 0)
    shows(she.decision, kind="option", source="Android Efficiency")
    shows(she.cards["Android Efficiency"], zone="being played, revealed or resolved", seat="me", source=1)
    shows(spider.cards["Android Efficiency"], seat="next", source=0)
    shows(spider.globals, act=1, act_player="next", act_boost_cards=0)


def test_when_the_last_player_falls_their_cards_are_gone_from_both_doors() -> None:
    t = Table(scenario="rhino", seed=1)
    t.hero("Spider-Man", hand=["Energy"], in_play=["Black Cat", "Web-Shooter"], damage=9)
    t.villain("Rhino").minion("Hydra Mercenary", engaged=0).main_scheme(threat=2)
    t.start(phase="villain", step=2)
    while t.game.decision is not None:
        t.decline()
    o = Observation(t.game, 0)
    shows(o.globals, outcome=2, my_present=1, my_alive=0, my_hand=0, my_remaining=0)
    assert sorted(o.cards) == ["", "Rhino", "The Break-In!"]
    assert [p["eliminated"] for p in t.game.view(0)["players"]] == [True]


def test_basic_attack_is_told_from_an_ability_that_aims_at_the_same() -> None:
    """Both ask with She-Hulk as the source: 2 damage when she turns up, or her attack for 3."""
    t = Table(scenario="rhino", seed=1).hero("She-Hulk", form="alter-ego").villain("Rhino")
    t.minion("Sandman").change_form().choose("Use She-Hulk")
    shows(Observation(t.game, 0).decision, kind="target", source="She-Hulk", ability=1, event="change_form")
    t.choose("Rhino").choose("Attack with She-Hulk")
    shows(Observation(t.game, 0).decision, kind="target", source="She-Hulk", ability=0, event=None)


def test_choice_inside_an_interrupt_still_says_what_it_answers() -> None:
    t = defense().defend("Spider-Man")
    shows(Observation(t.game, 0).decision, kind="interrupt", ability=0, event_amount=4)
    t = interrupt_of_another().choose("Play Enhanced Spider-Sense")
    o = Observation(t.game, 1)
    shows(o.decision, kind="pay", source="Enhanced Spider-Sense", ability=1, due_any=1)
    shows(o.decision, event="reveal", event_target="Hard to Keep Down", event_player="next")


def test_board_shows_what_is_on_the_table_and_what_cannot_be_used() -> None:
    revealed = plain(interrupt_of_another().game.view(1))
    assert "on the table: Hard to Keep Down" in revealed
    assert "1 card " in revealed  # She-Hulk's hand, seen from outside
    assert "Gamma Slam" not in revealed
    assert "on the table: Swinging Web Kick" in plain(payment().game.view(1))
    assert "Hulk 3/5 THW - ATK 3" in plain(expert().game.view(0))
    assert "Rhino attacks Spider-Man" in plain(defense().game.view(1))


def test_order_of_a_discard_pile_is_open() -> None:
    """Stark Tower returns the topmost Tech upgrade: a player looks through the pile before using it."""
    t = Table(scenario="rhino", seed=1)
    t.hero("Iron Man", form="alter-ego", discard=["Rocket Boots", "Energy", "Arc Reactor", "Rocket Boots", "Energy"])
    t.villain("Rhino").encounter_discard("Charge", "Shocker")
    o = Observation(t.game, 0)
    piles = {(p["pile"], p["card"]): (p["count"], p["position"]) for p in o.piles if "discard" in p["pile"]}
    assert piles == {
        ("discard pile of a player", "Energy"): (2, 1),
        ("discard pile of a player", "Rocket Boots"): (2, 2),
        ("discard pile of a player", "Arc Reactor"): (1, 3),
        ("encounter discard pile", "Shocker"): (1, 1),
        ("encounter discard pile", "Charge"): (1, 2),
    }


@pytest.mark.parametrize("hands", ["open", "private"])
def test_lasting_effect_names_the_player_it_is_about(hands: str) -> None:
    """Everybody heard for whom the Helicarrier was used, also where nobody sees the cheaper cards."""
    t = Table(scenario="rhino", seed=1, hands=hands).hero("Spider-Man", in_play=["Helicarrier"])
    t.hero("She-Hulk", form="alter-ego", hand=["Hellcat"]).villain("Rhino")
    t.use("Helicarrier", target="Player 2 (Jennifer Walters)")
    for seat, who in ((0, "next"), (1, "me")):
        lasting = [p for p in Observation(t.game, seat).piles if p["pile"] == "lasting effect"]
        assert [(p["card"], p["seat"]) for p in lasting] == [("Helicarrier", who)]
    shows(Observation(t.game, 1).cards["Hellcat"], cost=2)
