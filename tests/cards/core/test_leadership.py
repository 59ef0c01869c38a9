"""Leadership."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ allies


def test_hawkeye_enters_play_with_4_arrows(table):
    table.hero("Captain Marvel", hand=["Hawkeye", "Strength", "Haymaker"])
    table.play("Hawkeye", pay=["Strength", "Haymaker"])
    table.expect(counters={"Hawkeye": {"arrow": 4}})


def test_hawkeye_deals_2_damage_to_a_minion_that_enters_play_for_an_arrow(table):
    table.hero("Captain Marvel", in_play=["Hawkeye"]).minion("Sandman", status=[])
    table.dealt(0, "Hydra Mercenary").start(phase="villain", step=4)
    table.choose("Use Hawkeye")
    table.expect(
        damage={"Hydra Mercenary": 2, "Sandman": 0, "Hawkeye": 0},
        counters={"Hawkeye": {"arrow": 3}},
        ready=["Hawkeye"],
    )


def test_hawkeye_may_decline_to_shoot(table):
    table.hero("Captain Marvel", in_play=["Hawkeye"]).dealt(0, "Hydra Mercenary").start(phase="villain", step=4)
    table.decline()
    table.expect(damage={"Hydra Mercenary": 0}, counters={"Hawkeye": {"arrow": 4}})


def test_hawkeye_shoots_a_minion_that_engages_another_player(table):
    table.hero("Captain Marvel", in_play=["Hawkeye"]).hero("She-Hulk")
    table.dealt(1, "Hydra Mercenary").start(phase="villain", step=4, seat=1)
    table.choose("Use Hawkeye")
    table.expect(damage={"Hydra Mercenary": 2})


def test_hawkeye_shoots_when_he_is_exhausted_and_his_player_an_alter_ego(table):
    table.hero("Captain Marvel", form="alter-ego", in_play=["Hawkeye"]).card("Hawkeye", exhausted=True)
    table.dealt(0, "Hydra Mercenary").start(phase="villain", step=4)
    table.choose("Use Hawkeye")
    table.expect(damage={"Hydra Mercenary": 2})


def test_hawkeye_cannot_shoot_the_same_minion_twice(table):
    table.hero("Captain Marvel", in_play=["Hawkeye"]).dealt(0, "Hydra Mercenary").start(phase="villain", step=4)
    table.choose("Use Hawkeye")
    table.expect(counters={"Hawkeye": {"arrow": 3}})


def test_hawkeye_stays_in_play_after_his_last_arrow(table):
    table.hero("Captain Marvel", in_play=["Hawkeye"]).card("Hawkeye", counters=1)
    table.dealt(0, "Hydra Mercenary").start(phase="villain", step=4)
    table.choose("Use Hawkeye")
    table.expect(in_play=["Hawkeye"], counters={"Hawkeye": {"arrow": 0}}, damage={"Hydra Mercenary": 2})


def test_hawkeye_cannot_shoot_without_an_arrow(table):
    table.hero("Captain Marvel", in_play=["Hawkeye"]).card("Hawkeye", counters=0)
    table.dealt(0, "Hydra Mercenary").start(phase="villain", step=4)
    table.expect(damage={"Hydra Mercenary": 0})


def test_hawkeye_does_not_shoot_when_something_other_than_a_minion_enters_play(table):
    table.hero("Captain Marvel", in_play=["Hawkeye"]).dealt(0, "Crowd Control").start(phase="villain", step=4)
    table.expect(in_play=["Crowd Control"], counters={"Hawkeye": {"arrow": 4}})


def test_maria_hill_lets_each_player_draw_a_card_after_she_enters_play(table):
    table.hero("Captain Marvel", hand=["Maria Hill", "Strength"], deck=["Genius"]).hero("She-Hulk", deck=["Energy"])
    table.play("Maria Hill", pay=["Strength"]).choose("Use Maria Hill")
    table.expect(in_play=["Maria Hill"], hand={0: ["Genius"], 1: ["Energy"]})


def test_maria_hill_lets_nobody_draw_when_declined(table):
    table.hero("Captain Marvel", hand=["Maria Hill", "Strength"]).hero("She-Hulk")
    table.play("Maria Hill", pay=["Strength"]).decline()
    table.expect(in_play=["Maria Hill"], hand={0: 0, 1: 0})


@rule("play.7")
def test_maria_hill_lets_each_player_draw_when_she_is_put_into_play(table):
    table.hero("Captain Marvel", hand=["Make the Call", "Strength"], discard=["Maria Hill"], deck=["Genius"])
    table.choose("Play Make the Call", "Maria Hill", "Strength", "Use Maria Hill")
    table.expect(in_play=["Maria Hill"], hand={0: ["Genius"]})


def test_maria_hill_does_not_respond_to_another_ally(table):
    table.hero("Captain Marvel", hand=["Hawkeye", "Strength", "Haymaker"], in_play=["Maria Hill"])
    table.play("Hawkeye", pay=["Strength", "Haymaker"])
    table.expect(hand={0: 0})


@pytest.mark.parametrize(("power", "thw", "atk"), [("THW", 3, 2), ("ATK", 1, 4)])
def test_vision_gets_2_to_the_chosen_power(table, power, thw, atk):
    table.hero("Spider-Man", hand=["Haymaker"], in_play=["Vision"])
    table.use("Vision", pay=["Haymaker"], target=power)
    table.expect(hand={0: 0}, ready=["Vision"])
    assert (table.stat("Vision", Stat.THW), table.stat("Vision", Stat.ATK)) == (thw, atk)


def test_vision_attacks_for_4_when_he_chose_attack(table):
    table.hero("Spider-Man", hand=["Haymaker"], in_play=["Vision"])
    table.use("Vision", pay=["Haymaker"], target="ATK").attack("Rhino", by="Vision")
    table.expect(damage={"Rhino": 4, "Vision": 1})


def test_vision_loses_the_bonus_at_the_end_of_the_phase(table):
    table.hero("Captain Marvel", hand=["Haymaker"], in_play=["Vision"]).use("Vision", pay=["Haymaker"], target="ATK")
    table.end_turn().run_until("defend")
    assert table.stat("Vision", Stat.ATK) == 2


@rule("limit.1")
def test_vision_may_be_used_only_once_per_round(table):
    table.hero("Spider-Man", hand=["Haymaker", "Hawkeye"], in_play=["Vision"])
    table.use("Vision", pay=["Haymaker"], target="ATK")
    assert not [o for o in table.options() if o.startswith("Use Vision")]


@rule("limit.1")
def test_vision_may_be_used_again_in_the_next_round(table):
    table.hero("Spider-Man", hand=["Haymaker", "Hawkeye"], in_play=["Vision"])
    table.use("Vision", pay=["Haymaker"], target="ATK").run_villain_phase()
    table.use("Vision", pay=["Hawkeye"], target="THW")
    assert (table.stat("Vision", Stat.THW), table.stat("Vision", Stat.ATK)) == (3, 2)


def test_vision_cannot_be_used_without_an_energy_resource(table):
    table.hero("Spider-Man", hand=["Strength", "Genius"], in_play=["Vision"])
    assert not [o for o in table.options() if o.startswith("Use Vision")]


@rule("wild_resource.3")
def test_vision_may_be_paid_with_a_wild_resource_in_alter_ego_form(table):
    table.hero("Captain Marvel", form="alter-ego", hand=["The Power of Leadership"], in_play=["Vision"])
    table.use("Vision", pay=["The Power of Leadership"], target="THW")
    assert table.stat("Vision", Stat.THW) == 3


# ------------------------------------------------------------------------------------------ events


def test_get_ready_readies_an_ally(table):
    table.hero("Spider-Man", hand=["Get Ready"], in_play=["Vision"]).card("Vision", exhausted=True)
    table.play("Get Ready", target="Vision")
    table.expect(ready=["Vision"], discard={0: ["Get Ready"]})


def test_get_ready_readies_an_ally_of_another_player_from_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Get Ready"]).hero("Captain Marvel", in_play=["Vision"])
    table.card("Vision", exhausted=True)
    table.play("Get Ready", target="Vision")
    table.expect(ready=["Vision"])


def test_get_ready_is_not_offered_when_every_ally_is_ready(table):
    table.hero("Spider-Man", hand=["Get Ready"], in_play=["Vision"], exhausted=True)
    assert "Play Get Ready" not in table.options()


def test_lead_from_the_front_gives_each_character_of_its_player_1_thwart_and_1_attack(table):
    table.hero("Spider-Man", hand=["Lead from the Front", "Strength"], in_play=["Vision"])
    table.hero("Captain Marvel", in_play=["Hawkeye"])
    table.play("Lead from the Front", pay=["Strength"], target="Player 1")
    names = "Spider-Man", "Vision", "Captain Marvel", "Hawkeye"
    assert [(table.stat(n, Stat.THW), table.stat(n, Stat.ATK)) for n in names] == [(2, 3), (2, 3), (2, 2), (1, 1)]


def test_lead_from_the_front_may_choose_another_player(table):
    table.hero("Spider-Man", hand=["Lead from the Front", "Strength"], in_play=["Vision"])
    table.hero("Captain Marvel", in_play=["Hawkeye"])
    table.play("Lead from the Front", pay=["Strength"], target="Player 2")
    names = "Spider-Man", "Vision", "Captain Marvel", "Hawkeye"
    assert [(table.stat(n, Stat.THW), table.stat(n, Stat.ATK)) for n in names] == [(1, 2), (1, 2), (3, 3), (2, 2)]


def test_lead_from_the_front_lets_the_hero_attack_for_1_more(table):
    table.hero("Spider-Man", hand=["Lead from the Front", "Strength"])
    table.play("Lead from the Front", pay=["Strength"], target="Player 1").attack("Rhino")
    table.expect(damage={"Rhino": 3})


@rule("lasting_effects.4")
def test_lead_from_the_front_reaches_an_ally_that_enters_play_later(table):
    table.hero("Spider-Man", hand=["Lead from the Front", "Strength", "Hulk", "Genius"])
    table.play("Lead from the Front", pay=["Strength"], target="Player 1").play("Hulk", pay=["Genius"])
    assert table.stat("Hulk", Stat.ATK) == 4


def test_lead_from_the_front_ends_with_the_phase(table):
    table.hero("Captain Marvel", hand=["Lead from the Front", "Strength"], in_play=["Vision"])
    table.play("Lead from the Front", pay=["Strength"], target="Player 1").end_turn().run_until("defend")
    assert (table.stat("Captain Marvel", Stat.ATK), table.stat("Vision", Stat.ATK)) == (2, 2)


def test_lead_from_the_front_is_not_offered_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Lead from the Front", "Strength"], in_play=["Vision"])
    assert "Play Lead from the Front" not in table.options()


def test_make_the_call_puts_an_ally_of_the_own_discard_pile_into_play(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Make the Call", "Strength", "Haymaker"], discard=["Hawkeye"])
    table.choose("Play Make the Call", "Hawkeye", "Strength", "Haymaker")
    table.expect(in_play=["Hawkeye"], hand={0: 0}, counters={"Hawkeye": {"arrow": 4}})


def test_make_the_call_puts_an_ally_of_another_player_into_play_under_the_own_control(table):
    table.hero("Spider-Man", hand=["Make the Call", "Strength"]).hero("Captain Marvel", discard=["Maria Hill"])
    table.choose("Play Make the Call", "Maria Hill", "Strength").decline()
    assert "Attack with Maria Hill" in table.options()


def test_make_the_call_sends_the_ally_back_to_its_owner_when_it_is_defeated(table):
    table.hero("Captain Marvel", hand=["Make the Call", "Strength"]).hero("She-Hulk", discard=["Maria Hill"])
    table.choose("Play Make the Call", "Maria Hill", "Strength").decline()
    table.run_until("defend").defend("Maria Hill")
    table.expect(not_in_play=["Maria Hill"], discard={1: ["Maria Hill"]}, midway=True)


def test_make_the_call_is_not_offered_when_no_ally_is_discarded(table):
    table.hero("Spider-Man", hand=["Make the Call", "Strength"], discard=["Haymaker"])
    assert "Play Make the Call" not in table.options()


def test_make_the_call_offers_only_allies_that_can_be_paid(table):
    table.hero("Spider-Man", hand=["Make the Call", "Strength"], discard=["Maria Hill", "Vision"])
    table.choose("Play Make the Call")
    assert table.options() == ["Maria Hill"]


@rule("unique_icon.2")
def test_make_the_call_cannot_choose_a_unique_ally_that_is_in_play(table):
    table.hero("Spider-Man", hand=["Make the Call", "Strength"], discard=["Maria Hill"])
    table.hero("Captain Marvel", in_play=["Maria Hill"])
    assert "Play Make the Call" not in table.options()


# ------------------------------------------------------------------------------------------ resource, support, upgrade


@rule("resource_card.2")
def test_the_power_of_leadership_pays_2_for_a_leadership_card(table):
    table.hero("Spider-Man", hand=["Lead from the Front", "The Power of Leadership"])
    table.play("Lead from the Front", pay=["The Power of Leadership"], target="Player 1")
    table.expect(hand={0: 0})


@pytest.mark.parametrize(("other", "offered"), [("Interrogation Room", True), ("Haymaker", False)])  # cost 1, cost 2
def test_the_power_of_leadership_pays_1_for_any_other_card(table, other, offered):
    table.hero("Spider-Man", hand=[other, "The Power of Leadership"])
    assert (f"Play {other}" in table.options()) == offered


@rule("ally_limit.1")
def test_the_triskelion_allows_a_fourth_ally(table):
    table.hero("Spider-Man", hand=["Hulk", "Genius"], in_play=["Tigra", "Vision", "Hawkeye", "The Triskelion"])
    table.play("Hulk", pay=["Genius"])
    table.expect(in_play=["Hulk", "Tigra", "Vision", "Hawkeye"])


def test_the_triskelion_does_not_allow_a_fifth_ally(table):
    allies = ["Tigra", "Vision", "Hawkeye", "Daredevil"]
    table.hero("Spider-Man", hand=["Hulk", "Genius"], in_play=[*allies, "The Triskelion"])
    table.play("Hulk", pay=["Genius"]).choose("Daredevil")
    table.expect(in_play=["Hulk", "Tigra", "Vision", "Hawkeye"], not_in_play=["Daredevil"])


def test_the_triskelion_does_not_raise_the_limit_of_another_player(table):
    table.hero("Spider-Man", hand=["Hulk", "Genius"], in_play=["Tigra", "Vision", "Hawkeye"])
    table.hero("Captain Marvel", in_play=["The Triskelion"])
    table.play("Hulk", pay=["Genius"]).choose("Hawkeye")
    table.expect(in_play=["Hulk", "Tigra", "Vision"], not_in_play=["Hawkeye"])


@rule("unique_icon.2")
def test_the_triskelion_cannot_be_played_when_it_is_in_play(table):
    table.hero("Spider-Man", hand=["The Triskelion", "Genius"]).hero("Captain Marvel", in_play=["The Triskelion"])
    assert "Play The Triskelion" not in table.options()


def test_inspired_gives_its_ally_1_thwart_and_1_attack(table):
    table.hero("Spider-Man", hand=["Inspired", "Backflip"], in_play=["Vision", "Tigra"])
    table.play("Inspired", pay=["Backflip"], target="Vision")
    assert (table.stat("Vision", Stat.THW), table.stat("Vision", Stat.ATK)) == (2, 3)
    assert (table.stat("Tigra", Stat.THW), table.stat("Tigra", Stat.ATK)) == (1, 2)


def test_inspired_may_be_attached_to_an_ally_of_another_player(table):
    table.hero("Spider-Man", hand=["Inspired", "Backflip"]).hero("Captain Marvel", in_play=["Vision"])
    table.play("Inspired", pay=["Backflip"], target="Vision")
    assert table.stat("Vision", Stat.ATK) == 3


def test_inspired_cannot_be_attached_twice_to_one_ally(table):
    table.hero("Spider-Man", hand=["Inspired", "Backflip"], in_play=["Vision", "Tigra"]).attach("Inspired", "Vision")
    table.play("Inspired", pay=["Backflip"])
    assert table.options() == ["Tigra"]


def test_inspired_is_not_offered_when_there_is_no_ally(table):
    table.hero("Spider-Man", hand=["Inspired", "Backflip"])
    assert "Play Inspired" not in table.options()


def test_inspired_does_not_give_hulk_a_thwart_power(table):
    table.hero("Spider-Man", in_play=["Hulk"]).attach("Inspired", "Hulk").main_scheme(threat=3)
    assert table.stat("Hulk", Stat.ATK) == 4
    assert "Thwart with Hulk" not in table.options()


def test_inspired_is_discarded_with_its_ally(table):
    table.hero("Captain Marvel", in_play=["Maria Hill"]).attach("Inspired", "Maria Hill").start(phase="villain", step=2)
    table.defend("Maria Hill")
    table.expect(discard={0: ["Maria Hill", "Inspired"]}, not_in_play=["Inspired"])
