"""Playing and paying in unusual ways: from elsewhere, with alternatives, with the help of others, again and again."""

from __future__ import annotations

from mc_env.table import Table
from tests.rules.citation import rule


def offered(table: Table, what: str) -> list[str]:
    """The options that mention something."""
    return [o for o in table.options() if what in o]


# ------------------------------------------------------------------------------------------ from elsewhere


@rule("play_restrictions.2")
def test_top_card_of_the_deck_is_played_as_if_from_hand_when_a_card_permits_it(table: Table) -> None:
    table.hero("Beta", hand=["Genius"], deck=["Beta Partner", "Haymaker"], in_play=["Open Deck"])
    assert offered(table, "Play") == ["Play Beta Partner from player 1's deck"]
    table.play("Beta Partner", pay=["Genius"])
    table.expect(in_play=["Beta Partner"], hand={0: 0})


@rule("play_restrictions.2")
def test_event_is_played_from_the_top_of_the_deck_when_its_moment_comes(table: Table) -> None:
    table.hero("Alpha", deck=["Alpha Block", "Alpha Block", "Haymaker"], in_play=["Open Deck"], exhausted=True)
    table.start(phase="villain", step=2)
    table.choose("Pass", "Play Alpha Block")
    assert offered(table, "Alpha Block") == []  # all damage is prevented; the next one has nothing to prevent
    table.run_until("turn").expect(damage={"Alpha": 0}, discard={0: ["Alpha Block"]})


@rule("play_restrictions.2", "event.3")
def test_event_goes_back_to_the_discard_pile_when_it_was_played_from_there(table: Table) -> None:
    table.hero("Alpha", hand=["Genius", "Strength"], discard=["Alpha Strike"], in_play=["Second Chance"])
    table.play("Alpha Strike", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 5}, discard={0: ["Genius", "Alpha Strike"]}, hand={0: ["Strength"]})


def test_copies_of_a_card_are_told_apart_by_where_they_are_when_both_may_be_played(table: Table) -> None:
    table.hero("Alpha", hand=["Alpha Strike", "Genius"], discard=["Alpha Strike"], in_play=["Second Chance"])
    assert offered(table, "Alpha Strike") == ["Play Alpha Strike", "Play Alpha Strike from player 1's discard pile"]


def test_card_on_top_of_the_deck_is_seen_by_the_player_who_may_play_it_and_by_nobody_else(table: Table) -> None:
    table.hero("Alpha", deck=["Haymaker", "Genius"], in_play=["Open Deck"]).hero("Beta")
    game = table.game
    assert game.view(0)["players"][0]["deck"]["known"] == {0: "Haymaker"}
    assert game.view(1)["players"][0]["deck"]["known"] == {}
    assert game.resample(player=0, seed=3).view(0) == game.view(0)


# ------------------------------------------------------------------------------------------ costs with alternatives


@rule("cost.2")
def test_player_pays_one_of_the_alternatives_of_a_cost(table: Table) -> None:
    table.hero("Beta", hand=["Energy", "Genius"], in_play=["Toll Gate"])
    table.choose("Use Toll Gate")
    assert table.options() == ["Spend an energy resource", "Take 1 damage"]
    table.choose("Take 1 damage")
    table.expect(damage={"Beta": 1}, hand={0: 3})
    table.use("Toll Gate").choose("Spend an energy resource", "Energy")
    table.expect(damage={"Beta": 1}, hand={0: 3})


@rule("cost.2")
def test_alternative_that_needs_a_target_is_offered_only_when_there_is_one(table: Table) -> None:
    table.hero("Beta", in_play=["Toll Gate", "Heavy Boots"], status=["tough"])
    table.choose("Use Toll Gate")
    assert table.options() == ["Discard an upgrade you control"]
    table.choose("Discard an upgrade you control", "Heavy Boots")
    table.expect(hand={0: 1}, not_in_play=["Heavy Boots"], status={"Beta": ["tough"]})
    assert offered(table, "Toll Gate") == []


@rule("cost.12", "cost.19")
def test_alternative_and_resource_cost_are_paid_together_when_a_card_has_both(table: Table) -> None:
    table.hero("Beta", hand=["Hard Bargain", "Energy", "Haymaker"])
    table.choose("Play Hard Bargain")
    assert table.options() == ["Spend an energy resource"]  # two cards to discard would leave none to pay with
    table.choose("Spend an energy resource", "Energy", "Rhino")
    table.expect(damage={"Rhino": 4}, hand={0: ["Haymaker"]})


@rule("resource_ability.2")
def test_resource_ability_that_costs_damage_is_used_to_pay(table: Table) -> None:
    table.hero("Beta", hand=["Cape", "Web-Shooter"], in_play=["Blood Bank"])
    table.play("Web-Shooter", pay=["Blood Bank"])
    table.expect(damage={"Beta": 1}, in_play=["Web-Shooter"], hand={0: ["Cape"]})


# ------------------------------------------------------------------------------------------ with the help of others


@rule("alliance.1")
def test_other_player_helps_to_pay_for_an_alliance_card_when_asked(table: Table) -> None:
    table.hero("Alpha", hand=["United Front", "Web-Shooter"]).hero("Beta", hand=["Haymaker", "Strength"])
    table.play("United Front", pay=["Web-Shooter", "Ask Player 2"])
    assert table.decision.player == 1
    asked = table.game.state.pending
    assert asked is not None
    assert {ability for _, _, ability, _ in asked.opts} == {-1}  # cards are spent, no ability is used
    table.choose("Strength", "Rhino")
    table.expect(damage={"Rhino": 6}, hand={0: 0, 1: ["Haymaker"]}, discard={0: ["United Front"], 1: ["Strength"]})


@rule("alliance.1")
def test_player_is_asked_again_for_an_alliance_card_when_one_card_was_not_enough(table: Table) -> None:
    table.hero("Alpha", hand=["Joint Recruit", "Web-Shooter"]).hero("Beta", hand=["Haymaker", "Haymaker"])
    table.play("Joint Recruit", pay=["Web-Shooter", "Ask Player 2"])
    table.choose("Pay with Haymaker", "Ask Player 2", "Pay with Haymaker")
    table.expect(in_play=["Joint Recruit"], hand={0: 0, 1: 0})


@rule("alliance.1", "initiating_abilities.7")
def test_alliance_event_goes_back_to_hand_and_nothing_is_paid_when_help_is_refused(table: Table) -> None:
    table.hero("Alpha", hand=["United Front", "Web-Shooter"]).hero("Beta", hand=["Strength"])
    table.play("United Front", pay=["Web-Shooter", "Ask Player 2"])
    table.decline()
    table.expect(damage={"Rhino": 0}, hand={0: ["United Front", "Web-Shooter"], 1: 1})
    assert offered(table, "United Front") == []  # not again until the game has changed
    table.attack("Rhino")
    assert offered(table, "United Front") == ["Play United Front"]


@rule("alliance.1")
def test_alliance_ally_goes_back_to_hand_when_help_is_refused(table: Table) -> None:
    table.hero("Alpha", hand=["Joint Recruit", "Web-Shooter"]).hero("Beta", hand=["Strength"])
    table.play("Joint Recruit", pay=["Web-Shooter", "Ask Player 2"])
    table.decline().expect(hand={0: ["Joint Recruit", "Web-Shooter"]}, not_in_play=["Joint Recruit"])


def test_helper_pays_the_cost_of_their_own_resource_ability_for_an_alliance_card(table: Table) -> None:
    table.hero("Alpha", hand=["United Front", "Genius"]).hero("Beta", in_play=["Blood Bank"])
    table.play("United Front", pay=["Genius", "Ask Player 2"])
    table.choose("Blood Bank", "Rhino")
    table.expect(damage={"Rhino": 6, "Beta": 1, "Alpha": 0})


def test_card_without_alliance_cannot_be_paid_for_by_another_player(table: Table) -> None:
    table.hero("Alpha", hand=["Alpha Strike"]).hero("Beta", hand=["Strength"])
    assert offered(table, "Alpha Strike") == []


def test_resource_ability_for_everybody_pays_for_the_card_of_another_player(table: Table) -> None:
    table.hero("Alpha", hand=["Web-Shooter"]).hero("Beta", in_play=["Shared Vault"])
    table.play("Web-Shooter", pay=["Shared Vault"])
    table.expect(in_play=["Web-Shooter"], exhausted=["Shared Vault"])


# ------------------------------------------------------------------------------------------ events and abilities again


@rule("event.8")
def test_each_instance_of_the_next_event_deals_more_damage_when_an_event_modified_it(table: Table) -> None:
    table.hero("Alpha", hand=["Warm-Up", "Flurry", "Flurry"]).minion("Sandman", status=[])
    table.play("Warm-Up")
    table.play("Flurry", target=["Rhino", "Sandman"])
    table.expect(damage={"Rhino": 3, "Sandman": 2})
    table.play("Flurry", target=["Rhino", "Rhino"])
    table.expect(damage={"Rhino": 3 + 2 + 1, "Sandman": 2})


def test_modifier_of_the_next_event_of_a_kind_waits_for_it_when_another_event_is_played(table: Table) -> None:
    table.hero("Alpha", hand=["Signal Flare", "Flurry"], in_play=["Target Practice"])
    table.use("Target Practice")
    table.play("Signal Flare", target="Rhino")
    table.expect(damage={"Rhino": 1})
    table.play("Flurry", target=["Rhino", "Rhino"])
    table.expect(damage={"Rhino": 1 + 4 + 3})


@rule("thwart.6")
def test_next_event_removes_more_threat_when_an_event_modified_it(table: Table) -> None:
    table.hero("Beta", hand=["Warm-Up", "Beta Plan", "Haymaker"]).main_scheme(threat=6)
    table.play("Warm-Up")
    table.play("Beta Plan", pay=["Haymaker"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 2})


def test_ability_is_repeated_for_its_cost_as_often_as_the_player_can_and_will_pay(table: Table) -> None:
    table.hero("Beta", hand=["Genius"] * 3, deck=["Haymaker"] * 3, in_play=["Printing Press"])
    table.use("Printing Press", pay=["Genius"]).choose("Yes", "Genius", "No")
    table.expect(hand={0: ["Genius", "Haymaker", "Haymaker"]})


def test_event_is_not_played_again_when_its_ability_is_repeated(table: Table) -> None:
    table.hero("Beta", hand=["Relentless", "Strength", "Strength"])
    table.play("Relentless", pay=["Strength"], target="Rhino")
    table.choose("Yes", "Strength", "Rhino")
    table.expect(damage={"Rhino": 2}, discard={0: ["Relentless", "Strength", "Strength"]}, hand={0: 0})


# ------------------------------------------------------------------------------------------ restrictions


@rule("requirement.1")
def test_card_with_a_requirement_is_paid_with_the_resources_it_requires(table: Table) -> None:
    table.hero("Beta", hand=["Twin Beam", "Strength", "Energy", "Genius"])
    table.choose("Play Twin Beam")
    assert table.options() == ["Pay with Energy", "Pay with Genius"]
    table.choose("Energy", "Genius", "Rhino").expect(damage={"Rhino": 4}, hand={0: ["Strength"]})


@rule("requirement.1")
def test_card_with_a_requirement_is_not_offered_when_a_required_resource_is_missing(table: Table) -> None:
    table.hero("Beta", hand=["Twin Beam", "Strength", "Energy"])
    assert offered(table, "Twin Beam") == []


@rule("max.2")
def test_maximum_per_round_counts_the_copies_of_all_players(table: Table) -> None:
    table.hero("Alpha", hand=["Signal Flare", "Signal Flare"]).hero("Beta", hand=["Signal Flare"])
    table.play("Signal Flare", target="Rhino")
    assert offered(table, "Signal Flare") == []
    table.end_turn()
    assert offered(table, "Signal Flare") == []
    table.end_turn().run_villain_phase()
    assert offered(table, "Signal Flare") == ["Play Signal Flare"]


@rule("max.1")
def test_shared_maximum_of_an_ability_counts_every_copy_of_the_card(table: Table) -> None:
    table.hero("Alpha", in_play=["Pulse", "Pulse"]).hero("Beta", in_play=["Pulse"])
    table.choose("Use Pulse (player 1)", "Rhino")
    assert offered(table, "Pulse") == []
    table.end_turn()
    assert offered(table, "Pulse") == []


@rule("max.8")
def test_maximum_per_instance_counts_every_copy_but_begins_anew_with_the_next_attack(table: Table) -> None:
    table.hero("Alpha", hand=["Alpha Strike", "Genius"], in_play=["Follow-Up", "Follow-Up"])
    table.attack("Rhino").choose("Use Follow-Up", "Rhino")
    table.expect(damage={"Rhino": 3 + 1})  # the second copy is not offered
    table.play("Alpha Strike", pay="Genius", target="Rhino").choose("Use Follow-Up", "Rhino")
    table.expect(damage={"Rhino": 3 + 1 + 5 + 1})


@rule("team_up.2")
def test_team_up_card_is_offered_only_while_both_characters_are_in_play(table: Table) -> None:
    table.hero("Alpha", hand=["Double Act"]).hero("Beta", form="alter-ego")
    assert offered(table, "Double Act") == []
    table.end_turn().change_form().run_villain_phase()  # Beta is the first player now
    table.end_turn()
    assert offered(table, "Double Act") == ["Play Double Act"]


@rule("form.11")
def test_hero_form_only_card_is_offered_only_in_hero_form(table: Table) -> None:
    table.hero("Alpha", form="alter-ego", hand=["Cape"])
    assert offered(table, "Cape") == []
    table.change_form()
    assert offered(table, "Cape") == ["Play Cape"]
