"""The entity encoder: values in their ranges, pointers that point, positions encoded as they lie on the table."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from mc_env.cards.terms import CardType, Stat
from mc_env.encoders import EntityEncoder, Packed, RowOverflow, make_encoder, vocab
from mc_env.encoders.base import Encoder
from mc_env.engine.board import modifiers as mod
from mc_env.engine.game import Game, new_game
from mc_env.engine.observing.columns import CANNOT_STATS, ICON_STATS, KEYWORD_STATS, POWER_STATS, ZONE_NAMES
from mc_env.engine.observing.view import look
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.engine.state.options import DecisionKind, Verb
from mc_env.engine.state.zones import DECK, DISCARD, HAND, PLAY
from mc_env.errors import ConfigError
from mc_env.kernel.columns import replaced
from mc_env.kernel.zones import NOBODY
from mc_env.table import Table
from tests.encoders.games import TABLES, D, E, G, O, P, decisions, rows, seen
from tools.random_games import helped, upset_table

SEEDS = [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 80))]


def row_of(game: Game, p: int, code: str) -> dict[str, int]:
    """The only row of a card, by column names."""
    found = [r for r in rows(seen(game.state, p), "entities").tolist() if r[0] == vocab.card_id(code)]
    assert len(found) == 1, f"{len(found)} rows of {code}"
    return {name: found[0][i] for name, i in E.items()}


# ------------------------------------------------------------------------------------------ over random games


@pytest.mark.parametrize("seed", SEEDS)
def test_every_value_lies_in_its_declared_range(seed: int) -> None:
    encoder = make_encoder("entities", 4)
    for game in decisions(seed, ("open", "private")[seed % 2], every=5, policy=(upset_table, helped)[seed % 2]):
        for p in range(game.players):
            raw = seen(game.state, p)
            for name, columns in TABLES.items():
                table = rows(raw, name)
                for i, column in enumerate(columns):
                    assert column.low <= table[:, i].min(initial=column.low), (name, column.name)
                    assert table[:, i].max(initial=column.low) <= column.high, (name, column.name, table[:, i].max())
            assert encoder.space.contains(encoder.encode(game, p))


@pytest.mark.parametrize("seed", SEEDS)
def test_live_values_are_those_of_the_engine(seed: int) -> None:
    """Powers, hit points, icons, keywords and prohibitions: computed in one pass, equal to what the rules use card by card."""
    compared, game = 0, seed
    while compared <= 50:  # some games are over after a few decisions: play on with another
        compared += live_values_compared(game)
        game += 1000


def live_values_compared(seed: int) -> int:
    """Compare all live values of a random game; how many of them were not 0."""
    on_characters = {*POWER_STATS, *KEYWORD_STATS, *CANNOT_STATS} - {Stat.PERMANENT, Stat.CANNOT_READY}
    on_characters -= {Stat.CANNOT_BE_THWARTED, Stat.CANNOT_LOSE_THREAT, Stat.CANNOT_LEAVE_PLAY}
    compared = 0
    for game in decisions(seed, "open", every=6, policy=(upset_table, helped)[seed % 2]):
        g = game.state
        if not any(g.alive):
            break  # the rows of the last player are gone, their cards still lie in play
        p = seed % g.n
        entities = rows(seen(g, p), "entities")
        order = [c for i in range(g.n) for c in g.zones[PLAY] if g.controller[c] == (p + i) % g.n]
        order += [c for z in g.zones[PLAY + 1 :] for c in z]
        for c, row in zip(order, entities[1:], strict=False):
            character = g.ctype[c] in (0, 1, 2, 8, 10)
            for stat in (*POWER_STATS, *ICON_STATS, *KEYWORD_STATS, *CANNOT_STATS):
                if stat in on_characters and not character:
                    continue
                value = mod.stat(g, c, int(stat))
                if stat in CANNOT_STATS:
                    value = min(value, 1)
                if stat in POWER_STATS and mod.is_dash(g, c, int(stat)):
                    value = -1
                assert row[E[stat.name.lower()]] == value, (stat, g.face[c])
                compared += value > 0
            if character:
                assert row[E["hp"]] == mod.max_hp(g, c)
                assert row[E["remaining"]] == mod.remaining(g, c)
            if g.ctype[c] == CardType.MAIN_SCHEME:
                assert row[E["target"]] == mod.stat(g, c, int(Stat.TARGET_THREAT))
                assert row[E["escalation"]] == mod.stat(g, c, int(Stat.ESCALATION))
            assert row[E["threat"]] == g.threat[c]
            assert row[E["damage"]] == g.damage[c]
            assert row[E["exhausted"]] == g.exhausted[c]
            you = mod.you_of(g, c)
            assert row[E["seat"]] == ((you - p) % g.n + 1 if you >= 0 else 0)
    return compared


@pytest.mark.parametrize("seed", SEEDS)
def test_options_point_at_the_cards_they_are_about(seed: int) -> None:
    for game in decisions(seed, "private", every=3):
        pending = game.state.pending
        if pending is None:
            continue
        raw = seen(game.state, pending.player)
        entities = rows(raw, "entities")
        options = rows(raw, "options")
        decision = rows(raw, "decision")[0]
        assert decision[D["kind"]] == pending.kind + 1
        assert decision[D["options"]] == len(options) == len(pending.opts)
        for option, (verb, c, x, n) in zip(options, pending.opts, strict=True):
            assert option[O["verb"]] == verb + 1
            column = "target" if verb in (Verb.TARGET, Verb.ASSIGN) else "card"
            row = entities[option[O[column]]]
            if c >= 0 and row[0]:
                wanted = row[0] if verb == Verb.CHANGE_FORM else option[O["card_id"]]
                assert row[E["card"]] == wanted
                assert row[E["candidate"]] == 1
            if verb == Verb.NUMBER:
                assert option[O["amount"]] == n
            if verb in (Verb.ASK, Verb.PLAYER):
                assert option[O["player"]] == (x - pending.player) % game.players + 1
        hosts = entities[:, E["host"]]
        assert (entities[hosts[hosts > 0], E["zone"]] == 1).all()
        assert (entities[0] == 0).all()


def cards_of(view: dict[str, Any]) -> Counter[int]:
    """Card ids of everything in play or in a hand that a view shows."""
    out: Counter[int] = Counter()

    def add(card: dict[str, Any]) -> None:
        out[vocab.card_id(card["code"])] += 1
        for rider in card.get("attached", ()):
            add(rider)

    for player in view["players"]:
        if not player["eliminated"]:
            for card in (player["identity"], *player["in_play"], *player["minions"]):
                add(card)
            out.update(vocab.card_id(code) for code in player["hand"]["codes"] if code is not None)
    for area in view["areas"]:
        for kind in ("villains", "main_schemes", "side_schemes", "environments"):
            for card in area[kind]:
                add(card)
    return out


@pytest.mark.parametrize("hands", ["open", "private"])
@pytest.mark.parametrize("seed", SEEDS)
def test_rows_show_every_card_that_the_view_shows(seed: int, hands: str) -> None:
    """The two doors agree: nothing in play or in a visible hand is missing, nothing is there twice, to the very end."""
    for game in decisions(seed, hands, every=8, policy=(upset_table, helped)[seed % 2]):
        for p in range(game.players):
            entities = rows(seen(game.state, p), "entities")
            shown = entities[(entities[:, E["zone"]] == 1) | (entities[:, E["zone"]] == 2)]
            assert Counter(shown[:, 0].tolist()) == cards_of(game.view(p))


def test_distinct_options_have_distinct_rows() -> None:
    """What differs for the player differs in its row, pointers included; copies that do not matter are one option anyway."""
    for game in decisions(2, "open", every=2):
        pending = game.state.pending
        if pending is not None and pending.kind != DecisionKind.ORDER:
            options = rows(seen(game.state, pending.player), "options").tolist()
            assert len({tuple(o) for o in options}) == len(options)


# ------------------------------------------------------------------------------------------ positions by hand


@pytest.fixture
def fight() -> Table:
    t = Table(scenario="rhino", seed=1)
    t.hero("Spider-Man", form="hero", hand=["Backflip", "Swinging Web Kick"], in_play=["Web-Shooter"], damage=2)
    t.hero("Captain Marvel", form="alter-ego", hand=["Haymaker"], exhausted=True, status=["tough"])
    t.villain("Rhino", stage=1, damage=3, attachments=["Charge"], status=["stunned"])
    t.main_scheme(threat=3, acceleration=1)
    t.minion("Hydra Mercenary", engaged=0, damage=1)
    t.side_scheme("Crowd Control", threat=2)
    t.card("Web-Shooter", counters=2, exhausted=True)
    return t


def test_rows_say_what_lies_on_the_table(fight: Table) -> None:
    game = fight.game
    spider = row_of(game, 0, "01001a")
    assert (spider["seat"], spider["form"], spider["damage"], spider["remaining"], spider["hp"]) == (1, 1, 2, 8, 10)
    assert (spider["thw"], spider["atk"], spider["def"], spider["ready"]) == (1, 2, 3, 1)
    carol = row_of(game, 0, "01010b")
    assert (carol["seat"], carol["form"], carol["exhausted"], carol["ready"], carol["tough"]) == (2, 2, 1, 0, 1)
    shooter = row_of(game, 0, "01008")
    assert (shooter["uses"], shooter["exhausted"], shooter["controller"], shooter["physical"]) == (2, 1, 1, 1)
    rhino = row_of(game, 0, "01094")
    assert (rhino["damage"], rhino["remaining"], rhino["stunned"], rhino["controller"]) == (3, 25, 1, 0)
    charge = row_of(game, 0, "01099")
    entities = rows(seen(game.state, 0), "entities")
    assert entities[charge["host"], E["card"]] == vocab.card_id("01094")
    minion = row_of(game, 0, "01101")
    assert (minion["engaged"], minion["seat"], minion["damage"], minion["guard"]) == (1, 1, 1, 1)
    assert row_of(game, 1, "01101")["engaged"] == 2
    scheme = row_of(game, 0, "01097b")
    assert (scheme["threat"], scheme["target"], scheme["tokens"], scheme["escalation"]) == (3, 14, 1, 2)
    crowd = row_of(game, 0, "01108")
    assert (crowd["threat"], crowd["crisis"], crowd["type"]) == (2, 1, 1 + CardType.SIDE_SCHEME)
    kick = row_of(game, 0, "01005")
    assert (ZONE_NAMES[kick["zone"]], kick["cost"], kick["mental"], kick["seat"]) == ("hand", 3, 1, 1)


def test_globals_sum_up_the_table(fight: Table) -> None:
    for p in (0, 1):
        raw = seen(fight.game.state, p)
        numbers = dict(zip(G, rows(raw, "globals")[0].tolist(), strict=True))
        assert numbers["players"] == 2
        assert (numbers["phase"], numbers["round"], numbers["active_player"]) == (1, 1, 1 + p)
        assert (numbers["villain_stage"], numbers["villain_remaining"], numbers["villain_hp"]) == (1, 25, 28)
        assert (numbers["main_threat"], numbers["main_target"], numbers["main_tokens"]) == (3, 14, 1)
        assert (numbers["main_step_one"], numbers["crisis"], numbers["hazard"]) == (3, 1, 0)
        hands = (numbers["my_hand"], numbers["next_hand"])
        assert hands == ((2, 1), (1, 2))[p]
        assert (numbers["my_form"], numbers["next_form"]) == ((1, 2), (2, 1))[p]
        assert (numbers["third_present"], numbers["fourth_alive"]) == (0, 0)
        assert rows(raw, "entities")[numbers["villain"], 0] == vocab.card_id("01094")
        assert rows(raw, "entities")[numbers["main_scheme"], 0] == vocab.card_id("01097b")


def test_paying_says_what_is_due_and_what_each_source_offers() -> None:
    t = Table(scenario="rhino", seed=1)
    t.hero(
        "Spider-Man", form="hero", hand=["Swinging Web Kick", "Energy", "Backflip", "Haymaker"], in_play=["Web-Shooter"]
    )
    t.villain("Rhino")
    t.choose("Swinging Web Kick")
    raw = seen(t.game.state, 0)
    decision = dict(zip(D, rows(raw, "decision")[0].tolist(), strict=True))
    assert (decision["kind"], decision["paying"], decision["due_any"]) == (1 + DecisionKind.PAY, 1, 3)
    assert decision["source_id"] == vocab.card_id("01005")
    offered = {vocab.name_of(o[O["card_id"]]): o[O["energy"] : O["wild"] + 1].tolist() for o in rows(raw, "options")}
    assert offered["Energy"] == [2, 0, 0, 0]
    assert offered["Web-Shooter"] == [0, 0, 0, 1]
    t.choose("Energy")
    decision = dict(zip(D, rows(seen(t.game.state, 0), "decision")[0].tolist(), strict=True))
    assert (decision["due_any"], decision["paid_energy"]) == (1, 2)


def test_used_limit_is_seen() -> None:
    t = Table(scenario="rhino", seed=1).hero("Spider-Man", form="alter-ego", hand=["Haymaker"]).villain("Rhino")
    t.game.state.limits.clear()
    before = row_of(t.game, 0, "01001b")
    g = t.game.state
    ability = next(a for a in FACES[g.face[g.identity[0]]].abilities if a.limit)
    g.limits[g.identity[0] << 8 | ability.limit_slot] = 1
    after = row_of(t.game, 0, "01001b")
    assert (before["limits_used"], before["limit_reached"]) == (0, 0)
    assert (after["limits_used"], after["limit_reached"]) == (1, 1)


def test_attack_in_progress_is_seen_by_all() -> None:
    t = Table(scenario="rhino", seed=1)
    t.hero("Spider-Man", form="hero", hand=["Haymaker"]).hero("Captain Marvel", form="hero", hand=["Haymaker"])
    t.villain("Rhino")
    t.end_turn()
    t.end_turn()
    while t.game.decision is not None and t.game.decision.kind != "defend":
        t.game.choose(len(t.game.decision) - 1)
    for p in (0, 1):
        raw = seen(t.game.state, p)
        numbers = dict(zip(G, rows(raw, "globals")[0].tolist(), strict=True))
        entities = rows(raw, "entities")
        assert (numbers["act"], numbers["act_player"]) == (1, 1 + p)
        assert entities[numbers["act_actor"], E["card"]] == vocab.card_id("01094")
        assert entities[numbers["act_actor"], E["attacker"]] == 1
        assert entities[numbers["act_actor"], E["boost_cards"]] == numbers["act_boost_cards"] == 1
        assert entities[numbers["act_target"], E["card"]] == vocab.card_id("01001a")


def test_facedown_drone_is_a_drone_and_nothing_else() -> None:
    """What lies under the guise is among the hidden cards of its owner, and shown only to those who know it."""
    game = new_game(["spider_man", "iron_man"], "ultron", 4)
    rng = Random(4)
    while game.state.pending is not None and not any(game.state.guise):
        game.step(rng.randrange(len(game.state.pending.opts)))
    g = game.state
    drone = next(c for c in g.zones[PLAY + CardType.MINION] if g.guise[c])
    raw = seen(g, 0)
    entities = rows(raw, "entities")
    drones = entities[entities[:, 0] == vocab.card_id("Drone")]
    assert len(drones) == sum(map(bool, g.guise))
    assert (drones[:, E["facedown"]] == 1).all()
    assert (drones[:, E["type"]] == 1 + CardType.MINION).all()
    assert (drones[:, E["beneath"]] == 0).all()
    owner = g.owner[drone]
    pile = rows(raw, "piles")
    hidden = pile[(pile[:, P["pile"]] == 1) & (pile[:, P["seat"]] == 1 + owner)]
    facedown = sum(1 for c in range(len(g.card)) if g.guise[c] and g.owner[c] == owner)
    assert hidden[:, P["count"]].sum() == len(g.zones[DECK + owner]) + facedown
    g.known[drone] |= 2
    assert (rows(seen(g, 0), "entities")[:, E["beneath"]] == 0).all()
    beneath = rows(seen(g, 1), "entities")[:, E["beneath"]]
    assert beneath.max() == vocab.ids()[CARDS[g.card[drone]].faces[0]]


# ------------------------------------------------------------------------------------------ arguments, ends, batches


def test_eliminated_player_still_observes() -> None:
    """Nobody is left out: zeros for one's own seat, the table as the others go on with it."""
    found = 0
    for seed in range(30):
        game = new_game(["spider_man", "iron_man", "she_hulk"], "ultron", seed)
        encoder = make_encoder("entities", 3)
        rng = Random(seed)
        while game.state.pending is not None and all(game.state.alive):
            game.step(rng.randrange(len(game.state.pending.opts)))
        if game.state.pending is None:
            continue
        p = game.state.alive.index(False)
        out = encoder.encode(game, p)
        assert encoder.space.contains(out)
        assert isinstance(out, dict)
        numbers = out["globals"]
        assert (numbers[G["my_present"]], numbers[G["my_alive"]], numbers[G["my_remaining"]]) == (1, 0, 0)
        assert numbers[G["next_present"]] == 1
        assert numbers[G["villain"]] > 0
        assert not out["options"].any()
        other = next(q for q in range(3) if game.state.alive[q])
        assert encoder.encode(game, other)["globals"][G["players"]] == 3  # type: ignore[call-overload]
        found += 1
        if found == 3:
            break
    assert found == 3


def test_observation_after_the_end_has_no_decision() -> None:
    game = new_game(["spider_man"], "rhino", 3)
    rng = Random(1)
    while game.state.pending is not None:
        game.step(rng.randrange(len(game.state.pending.opts)))
    encoder = make_encoder("entities", 1)
    out = encoder.encode(game, 0)
    assert isinstance(out, dict)
    assert encoder.space.contains(out)
    assert out["globals"][G["outcome"]] in (1, 2)
    assert not out["decision"].any()
    assert not out["options"].any()


def test_rows_kept_for_one_vocabulary_are_not_given_for_another() -> None:
    game = new_game(["spider_man", "iron_man"], "klaw", 3)
    before = seen(game.state, 0)
    shifted = [i + 1 for i in vocab.ids()]
    other = look(game.state, 0, shifted)
    assert (rows(other, "entities")[1:, 0] == rows(before, "entities")[1:, 0] + 1).all()
    assert (rows(other, "piles")[:, 0] == rows(before, "piles")[:, 0] + 1).all()
    assert seen(game.state, 0) == before


def test_encoding_changes_nothing_and_hands_out_fresh_arrays() -> None:
    game = new_game(["spider_man", "iron_man"], "klaw", 3)
    encoder = make_encoder("entities", 2)
    before = game.state.key()
    one = encoder.encode(game, 0)
    assert isinstance(one, dict)
    copy = {k: v.copy() for k, v in one.items()}
    two = encoder.encode(game, 0)
    assert isinstance(two, dict)
    for table in two.values():
        table[...] = 7
    assert all(np.array_equal(one[k], copy[k]) for k in copy)
    assert all(np.array_equal(encoder.encode(game, 0)[k], copy[k]) for k in copy)  # type: ignore[call-overload]
    assert game.state.key() == before
    assert encoder.space is encoder.space


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_packed_rows_are_those_of_the_padded_arrays(seed: int) -> None:
    for history in (0, 5):
        encoder = EntityEncoder(4, "open", history)
        packed = Packed(2, 1, 1, 1, history=history)  # so small that every buffer must grow
        kept = []
        for game in decisions(seed, "open", every=9):
            game.record()
            for p in range(game.players):
                encoder.pack(game, p, packed)
                kept.append(encoder.encode(game, p))
        assert len(packed) == len(kept)
        order = np.random.default_rng(seed).permutation(len(kept))
        some = packed.take(order)
        twice = Packed(history=history)
        twice.extend(packed)
        twice.extend(some)
        for batch, wanted in (
            (packed, kept),
            (some, [kept[i] for i in order]),
            (twice, kept + [kept[i] for i in order]),
        ):
            for name in ("entities", "options", "piles"):
                start = getattr(
                    batch, {"entities": "entity_start", "options": "option_start", "piles": "pile_start"}[name]
                )
                for b, padded in enumerate(wanted):
                    part = getattr(batch, name)[start[b] : start[b + 1]]
                    assert np.array_equal(part, padded[name][: len(part)])
                    assert not padded[name][len(part) :].any()
            for name in ("globals", "decision", *(("history",) if history else ())):
                assert np.array_equal(getattr(batch, name), np.array([padded[name] for padded in wanted]))
        packed.clear()
        assert len(packed) == 0
        assert len(packed.entities) == 0
        assert packed.entity_start.tolist() == [0]


def test_offsets_of_a_cleared_batch_are_those_of_what_came_after() -> None:
    packed, encoder = Packed(), EntityEncoder(2)
    starts = []
    for scenario in ("rhino", "ultron"):  # as many observations, of another size
        packed.clear()
        encoder.pack(new_game(["spider_man", "iron_man"], scenario, 3), 0, packed)
        starts.append((packed.entity_start[-1], packed.option_start[-1], packed.pile_start[-1]))
        assert starts[-1] == (len(packed.entities), len(packed.options), len(packed.piles))
    assert starts[0] != starts[1]


def test_batch_survives_pickling() -> None:
    packed = Packed()
    encoder = EntityEncoder(2)
    game = new_game(["spider_man", "iron_man"], "klaw", 3)
    encoder.pack(game, 0, packed)
    other = pickle.loads(pickle.dumps(packed))
    encoder.pack(game, 1, packed)
    encoder.pack(game, 1, other)
    for name, table in packed.arrays().items():
        assert np.array_equal(table, other.arrays()[name]), name


def test_position_with_too_many_rows_is_refused_by_name() -> None:
    t = Table(scenario="rhino", seed=1).hero("Spider-Man", hand=["Haymaker"] * 80).villain("Rhino")
    with pytest.raises(RowOverflow, match=r"seat 0 sees \d+ entity rows; the encoder for 1 players has 64"):
        make_encoder("entities", 1).encode(t.game, 0)
    assert look(t.game.state, 0, vocab.ids()).n_entities > 64


def test_wrong_arguments_are_refused_by_name() -> None:
    game = new_game(["spider_man", "iron_man"], "klaw", 3)
    with pytest.raises(ConfigError, match="made for 1 players, the game has 2"):
        make_encoder("entities", 1).encode(game, 0)
    with pytest.raises(ConfigError, match="there is no seat 2"):
        make_encoder("entities", 3).encode(game, 2)
    with pytest.raises(ConfigError, match="unknown encoder 'pixels'; known: entities, flat"):
        make_encoder("pixels", 1)
    with pytest.raises(ConfigError, match="players is 1 to 4"):
        make_encoder("entities", 5)
    with pytest.raises(ConfigError, match="hands is one of"):
        make_encoder("entities", 2, "shut")
    with pytest.raises(ConfigError, match="history is a number of events"):
        make_encoder("entities", 2, "open", -1)
    with pytest.raises(ConfigError, match="was made for 1 players, not 2"):
        make_encoder(EntityEncoder(1), 2)
    with pytest.raises(ConfigError, match="needs the event log"):
        make_encoder("entities", 2, "open", 4).encode(game, 0)
    with pytest.raises(ConfigError, match="keeps 0 events of history, the encoder 4"):
        make_encoder("entities", 2, "open", 4).pack(game, 0, Packed())
    encoder = EntityEncoder(2)
    assert make_encoder(encoder, 2) is encoder
    assert isinstance(encoder, Encoder)


def test_discards_are_counted_for_everybody() -> None:
    t = Table(scenario="rhino", seed=1)
    t.hero("Spider-Man", discard=["Backflip", "Backflip", "Haymaker"]).hero("Captain Marvel").villain("Rhino")
    for p in (0, 1):
        pile = rows(seen(t.game.state, p), "piles")
        mine = pile[(pile[:, P["pile"]] == 3) & (pile[:, P["seat"]] == 1 + p)]
        assert {vocab.name_of(r[0]): r[P["count"]] for r in mine.tolist()} == {"Backflip": 2, "Haymaker": 1}
    assert len(t.game.state.zones[DISCARD]) == 3


def test_cards_of_another_owner_in_a_hand_keep_their_owner() -> None:
    t = Table(scenario="rhino", seed=1)
    t.hero("Spider-Man", hand=["Backflip"]).hero("Captain Marvel", hand=["Haymaker"]).villain("Rhino")
    g = t.game.state
    c = g.zones[HAND][0]
    g.owner = replaced(g.owner, c, 1)
    assert row_of(t.game, 0, "01003")["owner"] == 2
    g.owner = replaced(g.owner, c, 0)
    assert row_of(t.game, 0, "01003")["owner"] == 1
    assert g.controller[c] == NOBODY
