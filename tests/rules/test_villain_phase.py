"""The villain phase: its steps, dealing, revealing, the first player token."""

import mc_env
from mc_env.engine.round.villain_phase import to_activate
from tests.rules.citation import rule


@rule("villain_phase.1", "main_scheme.1", "per_player_icon.1")
def test_step_one_places_the_acceleration_of_the_main_scheme(table):
    table.hero("Captain Marvel").hero("Spider-Man").main_scheme(threat=0).start(phase="villain", step=1)
    table.expect(threat={"The Break-In!": 2}, midway=True)


@rule("villain_phase.2", "acceleration_icon.1")
def test_step_one_adds_a_threat_for_each_acceleration_icon(table):
    table.hero("Captain Marvel").side_scheme("Bomb Scare").side_scheme("Highway Robbery").main_scheme(threat=0)
    table.start(phase="villain", step=1)
    table.expect(threat={"The Break-In!": 3}, midway=True)


@rule("acceleration_icon.2")
def test_an_acceleration_icon_is_gone_when_its_card_is_defeated(table):
    table.hero("Captain Marvel").side_scheme("Bomb Scare", threat=2).main_scheme(threat=0)
    table.thwart("Bomb Scare").end_turn().run_until("defend")
    table.expect(threat={"The Break-In!": 1}, midway=True)


@rule("villain_phase.6", "deal.1", "reveal.1")
def test_each_player_is_dealt_one_encounter_card(table):
    table.hero("Captain Marvel").hero("Spider-Man").encounter_deck("Hydra Mercenary", "Sandman", "Vulture")
    table.start(phase="villain", step=3)
    table.expect(in_play=["Hydra Mercenary", "Sandman"], not_in_play=["Vulture"])


@rule("engage.1", "engage.2", "reveal.5", "minion.1")
def test_a_minion_engages_the_player_who_reveals_it(table):
    table.hero("Captain Marvel").hero("Spider-Man").encounter_deck("Hydra Mercenary", "Sandman")
    table.start(phase="villain", step=3)
    state = table.game.state
    assert [state.engaged[table.find(x)] for x in ("Hydra Mercenary", "Sandman")] == [0, 1]


@rule("villain_phase.7", "hazard_icon.2", "hazard_icon.1", "icons.8")
def test_hazard_cards_are_dealt_in_player_order(table):
    table.hero("Captain Marvel").hero("Spider-Man").hero("She-Hulk").side_scheme("Breakin' & Takin'")
    table.side_scheme("Usurp The Throne").encounter_deck(
        "Shocker", "Sandman", "Hydra Mercenary", "Tiger Shark", "Melter"
    )
    table.start(phase="villain", step=3, first=2, seat=2)
    state = table.game.state
    names = ("Shocker", "Sandman", "Hydra Mercenary", "Tiger Shark", "Melter")
    assert [state.engaged[table.find(x)] for x in names] == [2, 0, 1, 2, 0]


@rule("reveal.2", "villain_phase.8")
def test_cards_are_revealed_in_the_order_they_were_dealt(table_of):
    table = table_of(log=True)
    table.hero("Captain Marvel", form="alter-ego").dealt(0, "False Alarm", "Exhaustion", "Advance")
    table.start(phase="villain", step=4)
    log = table.game.record()
    revealed = [e["card"] for e in log if e["event"] == "reveal"]
    assert revealed == ["False Alarm", "Exhaustion", "Quiet Moment", "Advance"]


@rule("villain_phase.8", "villain_phase.9", "reveal.1")
def test_a_player_reveals_all_their_cards_before_the_next_player(table_of):
    table = table_of(log=True)
    table.hero("Captain Marvel", form="alter-ego").hero("Spider-Man", form="alter-ego")
    table.dealt(0, "Advance").dealt(1, "False Alarm", "Exhaustion").start(phase="villain", step=4, first=1, seat=1)
    log = table.game.record()
    assert [(e["card"], e["player"]) for e in log if e["event"] == "reveal"] == [
        ("False Alarm", 1),
        ("Exhaustion", 1),
        ("Quiet Moment", 1),
        ("Advance", 0),
    ]


@rule("Surge", "surge.1", "keywords.23")
def test_surge_reveals_another_card_to_the_same_player(table):
    table.hero("Captain Marvel").hero("Spider-Man").dealt(1, "Exhaustion").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    assert table.game.state.engaged[table.find("Hydra Mercenary")] == 1


@rule("surge.1")
def test_surge_chains(table):
    table.hero("Captain Marvel", form="alter-ego").dealt(0, "Assault").encounter_deck("01189", "Stampede", "Sandman")
    table.start(phase="villain", step=4)
    table.expect(in_play=["Sandman"])


@rule("villain_phase.10", "first_player.3", "in_player_order.3")
def test_the_first_player_token_passes_clockwise_at_the_end(table):
    table.hero("Captain Marvel").hero("Spider-Man").hero("She-Hulk").start(phase="villain", step=3, first=2, seat=2)
    assert table.decision.player == 0
    assert table.game.state.first == 0


@rule("round_overview.10")
def test_a_new_round_begins_after_the_villain_phase(table):
    table.hero("Captain Marvel").start(phase="villain", step=3)
    assert (table.game.round, table.decision.kind) == (2, "turn")


@rule("reveal.3", "reveal.6", "treachery.2")
def test_a_treachery_is_discarded_after_it_resolved(table):
    table.hero("Captain Marvel").dealt(0, "False Alarm").start(phase="villain", step=4)
    table.expect(discard={None: ["False Alarm"]}, status={"Captain Marvel": ["confused"]})


@rule("reveal.8", "side_scheme.1")
def test_a_side_scheme_enters_play_beside_the_main_scheme(table):
    table.hero("Captain Marvel").dealt(0, "Crowd Control").start(phase="villain", step=4)
    table.expect(in_play=["Crowd Control"], threat={"Crowd Control": 2})


@rule("when_revealed.4")
def test_a_card_put_into_play_does_not_resolve_when_revealed(table):
    table.hero("Captain Marvel").dealt(0, "The Masters of Evil").encounter_deck("Shocker", "Melter")
    table.start(phase="villain", step=4)
    table.expect(damage={"Captain Marvel": 0}, in_play=["Melter"])


@rule("attach_to.7")
def test_an_attachment_without_a_host_is_discarded(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").villain("Klaw").dealt(0, "Charge").start(phase="villain", step=4)
    table.expect(discard={None: ["Charge"]}, not_in_play=["Charge"])


@rule("first_player.5")
def test_the_first_player_picks_among_several_hosts(table):
    table.hero("Captain Marvel").hero("Spider-Man").minion("Shocker").minion("Weapons Runner").minion("Hydra Mercenary")
    table.dealt(1, "Genetically Enhanced").start(phase="villain", step=4)
    assert table.decision.player == 0
    assert sorted(table.options()) == ["Hydra Mercenary", "Shocker"]


@rule("each_player.2", "first_player.7")
def test_the_first_player_orders_what_each_player_does(table):
    table.hero("Captain Marvel").hero("Spider-Man").dealt(1, "Highway Robbery").start(phase="villain", step=4)
    assert table.decision.player == 0
    assert len(table.options()) == 2


@rule("mode_heroic.2", "mode_heroic.1")
def test_heroic_mode_deals_each_player_more_cards():
    counts = []
    for level in (0, 2):
        game = mc_env.new_game(
            heroes=["captain_marvel", "spider_man"], scenario="rhino", seed=3, heroic=level, log=True
        )
        log = game.record()
        while game.decision is not None and not any(e["event"] == "reveal" for e in log):
            kinds = [o.kind for o in game.decision.options]
            ways = ("end_turn", "pass", "no_defense", "stop", "no")
            game.choose(next((i for i, kind in enumerate(kinds) if kind in ways), 0))
        counts.append(sum(e["event"] == "deal encounter card" for e in log))
    assert counts == [2, 2 + 4]


def test_the_villain_is_still_to_activate_against_the_next_player_when_minions_of_the_first_do(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Hydra Mercenary").start(phase="villain", step=2)
    table.choose("Do not defend", "Do not defend", "Activate Hydra Mercenary")
    assert table.decision.prompt == "Defend? (Hydra Mercenary attacks Captain Marvel)"
    assert to_activate(table.game.state) == [table.find("Rhino")]


def test_nobody_is_still_to_activate_when_the_game_is_over():
    ended_in_step_two = 0
    for seed in range(12):
        game = mc_env.new_game(["spider_man", "she_hulk"], "ultron", seed)
        while game.decision is not None:
            game.choose(len(game.decision) - 1)
        ended_in_step_two += game.state.step == 2
        assert to_activate(game.state) == []
    assert ended_in_step_two
