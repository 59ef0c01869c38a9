"""Ten positions, audited by hand against the rules and docs/OBSERVATION.md: what each seat sees, in words.

Numbers are worked out from the cards in the comments, not copied from the encoder. Every position is also held against
the other door, `Game.view`, number by number, for every seat.
"""

from __future__ import annotations

from typing import Any

import pytest

from mc_env.encoders import explain, make_encoder, vocab
from mc_env.table import Table
from tests.encoders.positions import (
    POSITIONS,
    Position,
    defense,
    drones,
    duo_private,
    eliminated,
    expert,
    extra_boost,
    interrupt_of_another,
    payment,
    search,
    solo_early,
)
from tests.encoders.readable import Observation, shows

# ------------------------------------------------------------------------------------------ both doors say the same


def cards_of(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Every card in play that a view shows, with its host."""
    out: list[dict[str, Any]] = []

    def add(card: dict[str, Any], host: str | None) -> None:
        out.append({**card, "host": host})
        for rider in card.get("attached", ()):
            add(rider, card["code"])

    for player in view["players"]:
        if not player["eliminated"]:
            for card in (player["identity"], *player["in_play"], *player["minions"]):
                add(card, None)
    for area in view["areas"]:
        for kind in ("villains", "main_schemes", "side_schemes", "environments"):
            for card in area[kind]:
                add(card, None)
    return out


def same_in_both(card: dict[str, Any], row: dict[str, Any], seat: int, players: int) -> bool:
    """Whether a row says what the view says of a card."""
    words = ("me", "next", "third", "fourth")

    def who(q: int | None) -> str | None:
        return None if q is None else words[(q - seat) % players]

    counters = sum(card.get("counters", {}).values())
    status = card.get("status", [])
    return (
        all(row.get(name, 0) == card.get(name, 0) for name in ("damage", "threat", "hp", "remaining"))
        and all(max(0, row.get(power, 0)) == card.get(power, 0) for power in ("thw", "atk", "def", "rec", "sch"))
        and all(row.get(name, 0) == status.count(name) for name in ("stunned", "confused", "tough"))
        and row.get("exhausted", 0) == card["exhausted"] == 1 - row.get("ready", 0)
        and row["type"] == card["type"]
        and row.get("engaged") == who(card.get("engaged"))
        and row.get("controller") == who(card.get("controller"))
        and row.get("uses", 0) + row.get("counters", 0) == counters
        and row.get("tokens", 0) == card.get("acceleration_tokens", 0)
        and row.get("boost_cards", 0) == len(card.get("boost_cards", ()))
        and (card["type"] != "main_scheme" or row["target"] == card["target"])
        and row.get("host", "").partition("#")[0]
        == (vocab.name_of(vocab.card_id(card["host"])) if card["host"] else "")
    )


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.__name__)
def test_every_number_is_that_of_the_view(position: Position) -> None:
    game = position().game
    for seat in range(game.players):
        view = game.view(seat)
        o = Observation(game, seat)
        left = [row for row in o.cards.values() if row.get("zone") == "in play"]
        for card in cards_of(view):
            name = vocab.name_of(vocab.card_id(card["code"]))
            fits = [r for r in left if r["card"] == name and same_in_both(card, r, seat, game.players)]
            assert fits, f"seat {seat}: no row for {card}; {[r for r in left if r['card'] == name]}"
            left.remove(fits[0])
        assert not left
        for player in view["players"]:
            words = ("my", "next", "third", "fourth")[(player["seat"] - seat) % game.players]
            mine = {k.partition("_")[2]: x for k, x in o.globals.items() if k.startswith(f"{words}_")}
            if player["eliminated"]:
                shows(mine, present=1, alive=0, form=0, hand=0, hand_size=0, deck=0, discard=0, dealt=0, remaining=0)
                continue
            shows(
                mine,
                present=1,
                alive=1,
                form=1 if player["form"] == "hero" else 2,
                hand=player["hand"]["size"],
                hand_size=player["hand_size"],
                deck=player["deck"]["size"],
                discard=len(player["discard"]),
                dealt=len(player["encounter_cards"]),
                changed_form=int(player["changed_form"]),
                declined=int(player["declined"]),
                remaining=player["identity"]["remaining"],
                nemesis=len(player["nemesis"]),
            )
            who = "me" if words == "my" else words
            assert sorted(t.partition("#")[0] for t in o.hand(who)) == sorted(
                t for t in player["hand"]["cards"] if t is not None
            )
            assert sum(o.pile("discard pile of a player", who).values()) == len(player["discard"])
            assert sum(o.pile("nemesis set of a player, set aside", who).values()) == len(player["nemesis"])
        area = view["areas"][0]
        shows(o.globals, encounter_deck=area["encounter_deck"]["size"], step=view["step"], round=view["round"])
        assert sum(o.pile("encounter discard pile").values()) == len(area["encounter_discard"])
        assert sum(o.pile("removed from the game").values()) == len(view["removed"])
        assert [c["card"] for c in o.cards.values() if c.get("zone", "").startswith("being")] == view["resolving"]
        decision = view["decision"]
        assert o.decision.get("kind") == (decision["kind"] if decision else None)
        assert len(o.options) == (len(decision["options"]) if decision else 0)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.__name__)
def test_every_number_is_explained(position: Position) -> None:
    """Each column is inside its declared range, and `explain` has a word for every code."""
    game = position().game
    encoder = make_encoder("entities", game.players)
    for seat in range(game.players):
        assert encoder.space.contains(encoder.encode(game, seat))
        assert explain(game, seat).startswith("globals")  # a code without a word raises


# ------------------------------------------------------------------------------------------ position by position


def test_solo_early_turn() -> None:
    o = Observation(solo_early().game, 0)
    shows(o.globals, players=1, round=1, phase=1, step=0, first_player="me", active_player="me", open_hands=1, act=0)
    # Rhino I: 14 hit points a player, SCH 1, ATK 2; The Break-In! 7 and 1 a player
    shows(o.globals, villain="Rhino", villain_stage=1, villain_stages_left=1, villain_remaining=14, villain_hp=14)
    shows(o.globals, main_scheme="The Break-In!", main_threat=1, main_target=7, main_step_one=1, main_stages_left=0)
    shows(o.globals, my_form=2, my_hand=6, my_hand_size=6, my_deck=21, my_discard=1, my_remaining=10, my_nemesis=5)
    shows(o.globals, next_present=0, encounter_deck=20, encounter_discard=2)
    shows(o.cards["Peter Parker"], rec=3, thw=0, atk=0, hp=10, remaining=10, form=2, ready=1, candidate=1)
    shows(o.cards["Rhino"], atk=2, sch=1, hp=14, controller=None, engaged=None, seat=None, to_activate=0)
    shows(o.cards["Black Cat"], zone="hand", cost=2, thw=1, atk=1, hp=2, remaining=0, energy=1, candidate=1)
    shows(o.cards["Swinging Web Kick"], zone="hand", cost=3, mental=1, candidate=0)  # in alter-ego form
    shows(o.cards["Energy"], cost=-1, energy=2, candidate=0)
    assert [(x["verb"], x.get("card"), x.get("card_id")) for x in o.options] == [
        ("play", "Aunt May", "Aunt May"),
        ("play", "Black Cat", "Black Cat"),
        ("change_form", "Peter Parker", "Spider-Man"),
        ("end_turn", None, None),
    ]
    assert o.pile("hidden cards of a player", "me") == {"Web-Shooter": 1, "Filler": 20}
    assert o.pile("discard pile of a player", "me") == {"Haymaker": 1}
    assert o.pile("encounter discard pile") == {"Charge": 1, "Shocker": 1}
    assert o.pile("later stages of the villain") == {"Rhino": 1}


def test_duo_with_private_hands() -> None:
    game = duo_private().game
    iron, carol = Observation(game, 1), Observation(game, 0)
    shows(iron.globals, open_hands=0, first_player="me", active_player="me", my_hand=2, next_hand=3, my_dealt=1)
    shows(carol.globals, first_player="next", active_player="next", my_hand=3, next_hand=2, my_dealt=0, next_dealt=1)
    # Mark V Armor: 9 + 6 hit points
    shows(iron.cards["Tony Stark"], hp=15, remaining=14, damage=1, rec=3, seat="me")
    shows(carol.cards["Tony Stark"], hp=15, remaining=14, damage=1, seat="next", candidate=0)
    shows(iron.cards["Klaw"], hp=24, remaining=19, damage=5, atk=0, sch=2)
    shows(iron.cards["Weapons Runner"], engaged="me", seat="me", hp=2)
    shows(carol.cards["Weapons Runner"], engaged="next", seat="next", hp=2)
    # a hand is seen by its owner only; for others it is in one pool with the deck
    assert iron.hand("me") == ["Repulsor Blast", "Strength"]
    assert iron.hand("next") == []
    pool = {"Photonic Blast": 1, "Energy": 1, "Cosmic Flight": 1, "Filler": 20}
    assert iron.pile("hidden cards of a player", "next") == pool
    assert carol.pile("hidden cards of a player", "me") == {"Filler": 20}
    assert not iron.everything() & {"Photonic Blast", "Energy", "Cosmic Flight", "Sonic Boom"}
    assert not carol.everything() & {"Repulsor Blast", "Strength", "Sonic Boom"}
    assert iron.pile("hidden encounter cards") == {"Sonic Boom": 1, "Quiet Moment": 20}
    # in private nobody is told whether the other could act: asking is always possible
    assert [x["verb"] for x in iron.options][-2:] == ["ask", "end_turn"]
    assert (carol.decision, carol.options) == ({}, [])


def test_payment_in_progress() -> None:
    t = payment()
    o = Observation(t.game, 0)
    shows(o.decision, kind="pay", source="Swinging Web Kick", paying=1, due_any=1, paid_energy=2, may_stop=0)
    shows(o.cards["Swinging Web Kick"], zone="being played, revealed or resolved", seat="me", source=1, cost=3)
    shows(o.cards["Energy"], zone="hand", picked=1, candidate=0)
    shows(o.cards["Genius"], zone="hand", picked=0, candidate=1)
    paid = {x["card"]: {k: x[k] for k in ("energy", "mental", "physical", "wild") if k in x} for x in o.options}
    assert paid == {
        "Backflip": {"physical": 1},
        "Haymaker": {"energy": 1},
        "Genius": {"mental": 2},
        "Web-Shooter": {"wild": 1},
    }
    shows(o.cards["Web-Shooter"], uses=3, counters=0, ready=1, candidate=1)
    other = Observation(t.game, 1)
    shows(other.cards["Swinging Web Kick"], seat="next", source=0)
    shows(other.cards["Energy"], seat="next", picked=0)  # what is picked lies still in the hand
    assert other.decision == {}


def test_defend_decision_and_what_follows() -> None:
    t = defense()
    for seat, me, who in ((0, "me", "my"), (1, "next", "next")):
        o = Observation(t.game, seat)
        shows(o.globals, phase=2, step=2, active_player=None, act=1, act_actor="Rhino", act_target="Spider-Man")
        shows(o.globals, act_player=me, act_boost_cards=1, act_boost=0, act_overkill=1, act_defended=0, acts=1)
        shows(o.globals, **{f"{who}_remaining": 7})
        # Rhino II: ATK 3, Charge +3; he will activate against the second player, too
        shows(o.cards["Rhino"], atk=6, hp=30, boost_cards=1, attacker=1, to_activate=1)
        shows(o.cards["Charge"], host="Rhino", seat=None)
        shows(o.cards["Hydra Mercenary"], guard=1, to_activate=1, engaged=("next", "me")[seat])
        shows(o.cards["Spider-Man"], attacked=1, defender=0, ready=1)
        shows(o.cards["She-Hulk"], exhausted=1, ready=0, candidate=0)
        assert o.pile("hidden encounter cards") == {"Stampede": 1, "Hydra Mercenary": 1, "Quiet Moment": 20}
    o = Observation(t.game, 0)
    shows(o.decision, kind="defend", source="Rhino", may_stop=1)
    assert [(x["verb"], x.get("card")) for x in o.options] == [
        ("defend", "Spider-Man"),
        ("defend", "Black Cat"),
        ("no_defense", None),
    ]
    t.defend("Spider-Man")
    o = Observation(t.game, 0)
    # Stampede has one boost icon: 6 + 1 against DEF 3
    shows(o.globals, act_boost=1, act_boost_cards=0, act_defended=1, act_defender="Spider-Man")
    shows(o.decision, kind="interrupt", event="damage", event_amount=4, event_actor="Rhino", event_player="me")
    shows(o.options[0], verb="play", card="Backflip", event="damage", event_amount=4, target="Spider-Man")
    shows(o.cards["Spider-Man"], exhausted=1, attacked=1, defender=1)
    assert o.pile("encounter discard pile") == {"Stampede": 1}


def test_interrupt_of_a_player_whose_turn_it_is_not() -> None:
    game = interrupt_of_another().game
    spider, hulk = Observation(game, 1), Observation(game, 0)
    shows(
        spider.decision, kind="interrupt", source="Hard to Keep Down", event="reveal", event_player="next", may_stop=1
    )
    shows(spider.options[0], verb="play", card="Enhanced Spider-Sense", target="Hard to Keep Down", event="reveal")
    shows(spider.cards["Hard to Keep Down"], zone="being played, revealed or resolved", seat="next", source=1)
    shows(spider.globals, phase=2, step=4, act=0, my_dealt=0, next_dealt=1)
    # whoever reveals it sees the card, and nothing of the question put to the other player
    shows(hulk.cards["Hard to Keep Down"], seat="me", source=0, candidate=0)
    assert (hulk.decision, hulk.options) == ({}, [])
    assert not hulk.everything() & {"Enhanced Spider-Sense", "Energy", "Stampede"}
    assert hulk.pile("hidden cards of a player", "next") == {"Enhanced Spider-Sense": 1, "Energy": 1, "Filler": 20}
    assert hulk.pile("hidden encounter cards") == {"Stampede": 1, "Quiet Moment": 20}


def test_ultron_with_facedown_drones() -> None:
    game = drones().game
    panther, iron = Observation(game, 0), Observation(game, 1)
    # Ultron I: 17 a player; The Crimson Cowl 3 and 1 a player, two more stages
    shows(panther.globals, villain_hp=34, villain_remaining=32, main_threat=3, main_target=6, main_step_one=2)
    shows(panther.globals, main_stages_left=2, my_hand_size=5, next_hand_size=2)  # Iron Man: 1 and a Tech upgrade
    shows(panther.cards["Iron Man"], hp=10)  # Rocket Boots
    # a Drone is 1/1/1, with Upgraded Drones ATK 2 and two hit points
    shows(panther.cards["Drone"], type="minion", facedown=1, owner="me", engaged="me", hp=2, remaining=1, atk=2, sch=1)
    for other in ("Drone#2", "Drone#3"):
        shows(panther.cards[other], owner="next", engaged="next", hp=2, remaining=2, damage=0, beneath=None)
    shows(iron.cards["Drone"], owner="next", engaged="next", damage=1)
    shows(panther.cards["Upgraded Drones"], host="Ultron Drones")
    shows(panther.globals, my_deck=20, next_deck=20)
    # what lies under them is in the pool of its owner
    assert panther.pile("hidden cards of a player", "me") == {"Filler": 21}
    assert panther.pile("hidden cards of a player", "next") == {"Filler": 22}


def test_klaw_with_extra_boost_cards() -> None:
    o = Observation(extra_boost().game, 0)
    # two lay there already, one for the attack, one for Klaw himself
    shows(o.globals, act=1, act_boost_cards=4, boost_on_table=4, act_boost=0, encounter_deck=20)
    # Klaw II: ATK 1, Sonic Converter +1; Solid-Sound Body: retaliate 1
    shows(o.cards["Klaw"], boost_cards=4, atk=2, sch=2, hp=18, retaliate=1, to_activate=0, attacker=1)
    shows(o.cards["Solid-Sound Body"], host="Klaw")
    shows(o.cards["Sonic Converter"], host="Klaw")
    shows(o.globals, main_scheme="Secret Rendezvous", main_target=8, main_step_one=1, main_stages_left=0, crisis=1)
    shows(o.cards["Defense Network"], crisis=1, threat=4)
    # four hidden ones are boost cards; which ones is not said
    pool = {"Sound Manipulation": 1, "Klaw's Vengeance": 1, "Sonic Boom": 1, "Weapons Runner": 1, "Quiet Moment": 20}
    assert o.pile("hidden encounter cards") == pool
    assert o.pile("known boost card") == {}
    assert o.pile("removed from the game") == {"Underground Distribution": 1}


def test_search_of_a_deck() -> None:
    game = search().game
    panther, iron = Observation(game, 0), Observation(game, 1)
    shows(panther.decision, kind="pick", source="Shuri", options=3, may_stop=0)
    shows(panther.cards["Shuri"], source=1, zone="in play", hp=3)
    for name in ("Energy Daggers", "Panther Claws", "Vibranium Suit"):
        shows(panther.cards[name], zone="player deck", owner="me", seat=None, cost=2, candidate=1)
    assert [(x["verb"], x["card"], x["zone"]) for x in panther.options] == [
        ("pick", name, "player deck") for name in ("Energy Daggers", "Panther Claws", "Vibranium Suit")
    ]
    assert "Wakanda Forever!" not in panther.cards  # no upgrade
    assert panther.pile("known card of a player's deck", "me") == {}  # where they lie is not told: the deck is shuffled
    assert not iron.everything() & {"Energy Daggers", "Panther Claws", "Vibranium Suit", "Wakanda Forever!"}
    assert iron.pile("discard pile of a player", "next") == {"Vibranium": 1}
    assert (iron.decision, iron.options) == ({}, [])


def test_looked_at_cards_are_known_by_their_place() -> None:
    t = Table(scenario="rhino", seed=8, hands="private")
    t.hero("Iron Man", form="alter-ego", deck=["Mark V Armor", "Repulsor Blast", "Energy"]).hero("She-Hulk")
    t.villain("Rhino").choose("Use Tony Stark")
    o = Observation(t.game, 0)
    known = {p["position"]: p["card"] for p in o.piles if p["pile"] == "known card of a player's deck"}
    assert known == {1: "Mark V Armor", 2: "Repulsor Blast", 3: "Energy"}
    shows(o.cards["Tony Stark"], limits_used=1, limit_reached=1)
    assert not Observation(t.game, 1).everything() & {"Mark V Armor", "Repulsor Blast", "Energy"}


def test_four_players_one_eliminated() -> None:
    game = eliminated().game
    she = Observation(game, 2)
    shows(she.globals, players=4, first_player="third", fourth_present=1, fourth_alive=0, fourth_nemesis=5)
    shows(she.globals, villain_hp=68, main_target=12, main_step_one=4)  # four started: the numbers stay
    # the villain schemes against an alter-ego; nothing is attacked
    shows(she.globals, act=2, act_actor="Ultron", act_target=None, act_player="me", step=2)
    shows(she.cards["Jennifer Walters"], attacked=0, candidate=1)
    shows(she.decision, kind="interrupt", event="place_threat", event_amount=1, event_target="The Crimson Cowl")
    shows(she.cards["Drone"], engaged="me", owner="me", atk=1, hp=1, to_activate=1)
    shows(she.cards["Ultron"], to_activate=1)  # against Black Panther
    gone = {"Iron Man": 1, "War Machine": 1, "Rocket Boots": 1, "Repulsor Blast": 1, "Energy": 1, "Strength": 1}
    for seat in range(4):
        o = Observation(game, seat)
        assert o.pile("removed from the game") == {**gone, "Filler": 21}  # his deck and his Drone
        assert "Iron Man" not in o.cards
        assert o.pile("encounter discard pile")["Shadow of the Past"] == 1  # it lay before him
    dead = Observation(game, 1)
    shows(dead.globals, my_present=1, my_alive=0, my_hand=0, my_remaining=0, act_player="next", first_player="fourth")
    assert dead.hand("me") == dead.hand("next") == []
    assert dead.cards["Jennifer Walters"]["seat"] == "next"


def test_expert_with_everything_on_the_table() -> None:
    t = expert()
    o = Observation(t.game, 0)
    # Klaw II: 18 a player, The "Immortal" Klaw +10
    shows(o.globals, expert=1, villain_stage=2, villain_stages_left=1, villain_hp=46, villain_remaining=45)
    # 1 a player, two icons, one token
    shows(o.globals, main_threat=6, main_target=12, main_tokens=1, main_step_one=5, acceleration=2, crisis=1, hazard=0)
    shows(o.cards["Klaw"], tough=1, retaliate=1, damage=1, atk=1)
    shows(o.cards["Underground Distribution"], tokens=1, threat=6, escalation=2, target=12)
    shows(o.cards["Bomb Scare"], acceleration=1, threat=4, crisis=0)
    shows(o.cards["Defense Network"], crisis=1, threat=3)
    shows(o.cards['The "Immortal" Klaw'], acceleration=1, threat=2)
    shows(o.cards["Armored Guard"], engaged="next", tough=1, guard=1, hp=3)
    shows(o.cards["Hulk"], thw=-1, atk=3, remaining=3, exhausted=1, controller="next")
    shows(o.cards["She-Hulk"], tough=1, remaining=13, seat="next")
    shows(o.cards["Energy Channel"], counters=2, uses=0)
    shows(o.cards["Med Team"], uses=3, counters=0)
    # the helmet: DEF 1 + 1; Rechannel healed one and cannot be used again this round
    shows(o.cards["Captain Marvel"], stunned=1, confused=1, damage=2, remaining=10, limits_used=1, limit_reached=1)
    shows(o.cards["Captain Marvel"], **{"def": 2})
    t.change_form()
    o = Observation(t.game, 0)
    # her other side has not used its ability, but the hero's use still counts if she turns back
    shows(o.cards["Carol Danvers"], limits_used=1, limit_reached=0, stunned=1, confused=1, rec=4)
    shows(o.globals, my_changed_form=1, my_form=2)
