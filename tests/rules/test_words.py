"""Words that abilities use: look, lose, maximum, otherwise, printed, named titles, search, swap, "you", forms, the event."""

import pytest

import tests.rules.keyword_cards
import tests.rules.reference_cards
import tests.rules.reference_word_cards
import tests.rules.seldom_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ looking and searching


@rule("look.1")
def test_only_the_player_who_looks_sees_the_cards(table_of):
    table = table_of(hands="private")
    table.hero("Spider-Man", hand=["Peek"], deck=["Haymaker", "Genius", "Energy"])
    table.hero("Captain Marvel").play("Peek")
    assert table.game.view(0)["players"][0]["deck"]["known"] == {0: "Haymaker", 1: "Genius", 2: "Energy"}
    assert table.game.view(1)["players"][0]["deck"]["known"] == {}


@rule("look.3", "look.4")
def test_cards_looked_at_stay_in_the_deck_in_their_order(table):
    table.hero("Spider-Man", hand=["Peek"], deck=["Haymaker", "Genius", "Strength"]).play("Peek")
    table.expect(damage={"Rhino": 3})  # Peek counts the types of icons among them: energy, mental and physical
    g = table.game.state
    assert len(g.zones[0]) == 23
    table.end_turn().run_until("defend")
    assert table.hand(0)[:3] == ["Haymaker", "Genius", "Strength"]


@rule("player_deck.2")
def test_the_order_of_a_deck_does_not_change_by_itself(table):
    table.hero("Spider-Man", deck=["Haymaker", "Genius", "Energy", "Strength", "Uppercut", "Relentless Assault"])
    table.run_villain_phase()
    assert table.hand(0) == ["Haymaker", "Genius", "Energy", "Strength", "Uppercut"]
    assert table.game.state.zones[0][-1] == table.find("Relentless Assault")


@rule("search.4")
def test_cards_being_searched_have_not_left_the_deck(table):
    table.hero("Spider-Man", hand=["Muster"], deck=["Black Cat", "Haymaker", "Nick Fury"]).play("Muster")
    assert table.decision.kind == "pick"
    assert table.where("Black Cat") == table.where("Haymaker") == "player 1's deck"
    assert table.game.view(0)["players"][0]["deck"]["size"] == 23


@rule("search.5", "shuffle.1")
def test_searching_the_top_of_a_deck_shuffles_all_of_it(table):
    """FAQ on Hawkeye's Quiver. Afterwards nobody knows the order of any card, nor is it what it was."""
    deck = ["Haymaker", "Genius", "Energy", "Strength", "Uppercut", "Backflip", "Web-Shooter"]
    table.hero("Spider-Man", hand=["Peek", "Quiver"], deck=deck).play("Peek")
    before = table.game.state.zones[0]
    table.play("Quiver").choose("Genius")
    assert "Genius" in table.hand(0)
    after = table.game.state.zones[0]
    left = [c for c in before if c != table.find("Genius")]
    assert sorted(after) == sorted(left)
    assert list(after[-6:]) != left[-6:]
    assert table.game.view(0)["players"][0]["deck"]["known"] == {}


@rule("search.3", "search.5")
def test_a_search_of_the_top_of_a_deck_offers_nothing_from_below(table):
    table.hero("Spider-Man", hand=["Quiver"], deck=["Haymaker", "Genius", "Energy", "Strength"]).play("Quiver")
    assert len(table.options()) == 3
    assert [x for x in table.options() if "Strength" in x] == []


@rule("search.6", "search.7")
def test_a_card_found_in_the_collection_belongs_to_the_player_until_the_game_ends(table):
    table.hero("Spider-Man", hand=["Attic Sale", "Dismiss"]).play("Attic Sale")
    card = table.find("Pacifist")
    assert (table.game.state.owner[card], table.where("Pacifist")) == (0, "player 1's hand")
    table.play("Pacifist").play("Dismiss", target="Pacifist").expect(discard={0: ["Pacifist"]})


@rule("swap.1")
def test_two_cards_exchange_their_places(table):
    table.hero("Spider-Man", hand=["Trapdoor", "Energy"], deck=["Haymaker", "Genius"])
    table.play("Trapdoor", target="Energy").expect(hand={0: ["Haymaker"]})
    g = table.game.state
    assert [g.zones[0][-1], g.zones[0][-2]] == [table.find("Energy"), table.find("Genius")]


@rule("swap.1", "discard_pile.3")
@pytest.mark.parametrize("hands", ["open", "private"])
def test_everybody_knows_a_card_that_came_into_a_discard_pile_by_a_swap(table_of, hands):
    table = table_of(hands=hands).hero("Spider-Man", hand=["Old for New", "Energy"], discard=["Genius"])
    table.hero("Captain Marvel").play("Old for New", target=["Genius", "Energy"])
    table.expect(hand={0: ["Genius"]}, discard={0: ["Energy", "Old for New"]})
    assert table.game.view(1)["players"][0]["discard"] == ["Energy", "Old for New"]


# ------------------------------------------------------------------------------------------ values


@rule("loses.2", "printed.1")
def test_a_lost_keyword_is_still_printed_on_the_card(table):
    table.hero("Captain Marvel", hand=["Study"]).minion("Hedgehog", attachments=["Pliers"]).attack("Hedgehog")
    table.expect(damage={"Captain Marvel": 0})  # it has lost retaliate 2 ...
    table.play("Study").expect(damage={"Rhino": 2})  # ... which is printed all the same


@rule("max.10", "max.9")
def test_a_maximum_of_one_ability_does_not_bind_another(table):
    table.hero("Captain Marvel", in_play=["Crowd Pleaser", "Show-Off", "Hellcat", "Maria Hill"])
    assert table.stat("Captain Marvel", Stat.ATK) == 2 + 1 + 1  # each to a maximum of +1, with two allies


@rule("non_numerical_variable.1", "star_icon.6")
def test_a_star_as_a_value_is_0_and_modifiers_add_to_it(table):
    """FAQ on Norman Osborn: boost icons are added to an ATK that counts as 0."""
    table.hero("Captain Marvel", exhausted=True).minion("Question Mark").encounter_deck("Stampede")
    assert table.stat("Question Mark", Stat.ATK) == 0
    table.villain("Rhino", status=["stunned"]).start(phase="villain", step=2).choose("Question Mark")
    table.run_until("turn").expect(damage={"Captain Marvel": 1})  # the boost icon of Stampede


@rule("remaining_hit_points.1", "remaining_hit_points.3", "sustained_damage.1", "sustained_damage.3")
def test_remaining_hit_points_and_sustained_damage_of_a_minion_make_up_its_maximum(table):
    table.hero("Captain Marvel", hand=["Checkup"], in_play=["Ledger Book"])
    table.minion("Hydra Mercenary", damage=1, attachments=["Padding"]).play("Checkup", target="Hydra Mercenary")
    view = table.game.view(0)["players"][0]["minions"][0]
    assert (view["hp"], view["damage"], view["remaining"]) == (5, 1, 4)  # 3 printed, 2 by Padding
    assert table.counters("Ledger Book", "remaining") == 4
    assert table.counters("Ledger Book", "sustained") == 1


@rule("sustained_damage.2", "sustained_damage.1", "remaining_hit_points.1")
def test_sustained_damage_of_an_identity_is_its_maximum_less_what_remains(table):
    table.hero("Captain Marvel", hand=["Bitter Memory"], in_play=["Thick Skin"], damage=4)
    identity = table.game.view(0)["players"][0]["identity"]
    assert (identity["hp"], identity["remaining"]) == (12 + 3, 11)
    table.play("Bitter Memory").expect(damage={"Rhino": 4})  # as much as the identity has sustained


@rule("qualifiers.1")
def test_a_qualifier_before_several_terms_applies_to_each_of_them(table):
    table.hero("Captain Marvel", hand=["Curfew"], in_play=["Hellcat", "Maria Hill", "Power Cell", "Ledger"])
    table.card("Maria Hill", exhausted=True).card("Power Cell", exhausted=True).play("Curfew")
    table.expect(damage={"Rhino": 2})  # each exhausted ally and support


# ------------------------------------------------------------------------------------------ otherwise


@rule("otherwise.1", "otherwise.2")
@pytest.mark.parametrize(("threat", "drawn"), [(0, 1), (1, 0), (3, 0)])
def test_otherwise_needs_that_nothing_at_all_could_be_done(table, threat, drawn):
    """1 of 2 threat removed is enough for "otherwise" not to come."""
    table.hero("Spider-Man", hand=["Plan B"]).main_scheme(threat=threat).play("Plan B")
    table.expect(hand={0: drawn}, threat={"The Break-In!": max(0, threat - 2)})


# ------------------------------------------------------------------------------------------ titles


@rule("referential_ability.1", "referential_ability.2")
def test_a_card_that_names_itself_means_itself_and_no_namesake(table):
    table.hero("ref_ripple", in_play=["ref_ripple_ally"]).attack("Rhino")  # the ally answers attacks by "Ripple"
    table.expect(damage={"Rhino": 1}, hand={0: 0})  # not those of the hero of that title
    table.choose("Attack with Ripple", "Rhino").choose("Use Ripple").expect(hand={0: 1})  # the ally


@rule("referential_ability.2")
def test_a_card_that_names_itself_does_not_mean_a_namesake_of_its_own_set(table):
    table.hero("Spider-Man", in_play=["ref_ripple_ally", "ref_ripple_kin"])
    table.choose("Attack with Ripple #2", "Rhino").expect(hand={0: 0})  # the other one attacked
    table.choose("Attack with Ripple", "Rhino").choose("Use Ripple").expect(hand={0: 1})


@rule("referential_ability.1", "referential_ability.3")
def test_a_title_means_the_card_of_the_same_set_before_any_other(table):
    table.hero("ref_ripple", hand=["Mirror Image"], in_play=["ref_ripple_ally"], damage=3).card("Ripple#2", damage=2)
    table.play("Mirror Image").expect(damage={"Ripple": 0, "Ripple#2": 2})  # the identity of that set, not the ally


@rule("referential_ability.4")
def test_a_title_that_only_other_cards_have_means_all_of_them(table):
    table.hero("Spider-Man", hand=["Muster Roll"]).minion("Hydra Mercenary").minion("Hydra Mercenary")
    table.play("Muster Roll").expect(damage={"Hydra Mercenary": 1, "Hydra Mercenary#2": 1})


# ------------------------------------------------------------------------------------------ you


@rule("you.3", "indirect_damage.1")
def test_indirect_damage_to_you_may_be_assigned_to_allies(table):
    table.hero("Spider-Man", in_play=["Nick Fury"]).dealt(0, "Shrapnel").start(phase="villain", step=4)
    for _ in range(2):
        table.choose("Nick Fury").choose("Spider-Man")
    table.run_until("turn").expect(damage={"Spider-Man": 2, "Nick Fury": 2})


@rule("you.8", "you.9", "you.10", "you.12")
def test_where_you_cannot_be_the_identity_it_is_the_player(table):
    table.hero("Spider-Man", hand=["Clear Out", "Energy"], deck=["Black Cat", "Haymaker"])
    table.hero("Captain Marvel", hand=["Genius"], deck=["Hellcat"])
    table.play("Clear Out").choose("Black Cat")
    table.expect(hand={0: ["Black Cat"], 1: ["Genius"]}, discard={0: ["Energy", "Clear Out"]})


@rule("you.13", "upgrade.5", "upgrade.6", "event.2")
@pytest.mark.parametrize("card", ["Blaster", "Outburst"])
def test_an_attack_on_an_upgrade_or_event_is_made_by_the_identity(table, card):
    hand, in_play = (["Outburst"], []) if card == "Outburst" else ([], ["Blaster"])
    table.hero("Spider-Man", hand=hand, in_play=[*in_play, "Echo Chamber"]).minion("Hedgehog")
    table.choose(f"Play {card}" if hand else f"Use {card}", "Hedgehog")
    table.choose("Use Echo Chamber")  # a response to an attack by the identity
    table.expect(damage={"Spider-Man": 2, "Hedgehog": 1}, hand={0: 1})  # which the minion retaliates against


@rule("upgrade.5", "you.14")
def test_an_attack_on_an_upgrade_of_an_ally_is_made_by_the_ally(table):
    table.hero("Spider-Man", in_play=["Nick Fury", "Echo Chamber"]).attach("Sidearm Holster", to="Nick Fury")
    table.minion("Hedgehog").use("Sidearm Holster", target="Hedgehog")
    table.expect(damage={"Spider-Man": 0, "Nick Fury": 2, "Hedgehog": 1}, hand={0: 0})


# ------------------------------------------------------------------------------------------ forms, cards and players of events


@rule("form.1")
@pytest.mark.parametrize(("first", "second", "damage"), [("hero", "alter-ego", 3), ("alter-ego", "alter-ego", 1)])
def test_a_form_that_is_asked_of_each_player_is_there_if_one_of_them_is_in_it(table, first, second, damage):
    table.hero("Spider-Man", hand=["Masked Ball"], form=first).hero("Captain Marvel", form=second)
    table.play("Masked Ball").expect(damage={"Rhino": damage})


def test_the_player_whom_an_attack_was_against_is_the_one_who_is_meant(table):
    table.hero("Spider-Man").hero("Captain Marvel").environment("Consolation").enemy_attacks("Rhino", seat=1)
    table.run_until("turn").expect(hand={0: 0, 1: 1})


@rule("choose_element.3")
def test_without_an_attack_there_is_no_attacker(table):
    table.hero("Spider-Man", hand=["Phantom Foe"])
    assert "Play Phantom Foe" not in table.options()
