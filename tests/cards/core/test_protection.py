"""Protection."""

import pytest

from mc_env.cards import catalog
from mc_env.cards.terms import AbilityKind, CardType, Stat
from tests.rules.citation import rule

CANCELABLE = [
    face
    for face in catalog.faces()
    if face.type not in (CardType.VILLAIN, CardType.MAIN_SCHEME)
    and any(ability.kind == AbilityKind.WHEN_REVEALED for ability in face.abilities)
]

# ------------------------------------------------------------------------------------------ allies


def test_black_widow_cancels_and_discards_a_card_and_has_another_revealed(table):
    table.hero("Captain Marvel", hand=["Get Behind Me!"], in_play=["Black Widow"], form="alter-ego")
    table.villain("Rhino", damage=5).dealt(0, "Hard to Keep Down").encounter_deck("Sandman")
    table.start(phase="villain", step=4).use("Black Widow", pay=["Get Behind Me!"])
    table.expect(damage={"Rhino": 5}, in_play=["Sandman"], exhausted=["Black Widow"], discard={0: ["Get Behind Me!"]})
    assert table.discard(None) == ["Hard to Keep Down"]


def test_black_widow_may_be_declined(table):
    table.hero("Captain Marvel", hand=["Genius"], in_play=["Black Widow"])
    table.villain("Rhino", damage=5).dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    table.decline()
    table.expect(damage={"Rhino": 1}, ready=["Black Widow"], hand={0: ["Genius"]})


def test_black_widow_cannot_be_used_without_a_mental_resource(table):
    table.hero("Captain Marvel", hand=["Strength", "Energy"], in_play=["Black Widow"])
    table.villain("Rhino", damage=5).dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    table.expect(damage={"Rhino": 1}, ready=["Black Widow"])


def test_black_widow_cannot_be_used_when_she_is_exhausted(table):
    table.hero("Captain Marvel", hand=["Genius"], in_play=["Black Widow"]).card("Black Widow", exhausted=True)
    table.villain("Rhino", damage=5).dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    table.expect(damage={"Rhino": 1}, hand={0: ["Genius"]})


def test_black_widow_cancels_a_card_that_another_player_reveals(table):
    table.hero("Captain Marvel", hand=["Genius"], in_play=["Black Widow"]).hero("She-Hulk")
    table.dealt(1, "Shocker").encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.use("Black Widow", pay=["Genius"])
    table.expect(not_in_play=["Shocker"], in_play=["Hydra Mercenary"], damage={"Captain Marvel": 0, "She-Hulk": 0})


@pytest.mark.parametrize("code", [f.code for f in CANCELABLE], ids=[f"{f.code}-{f.title}" for f in CANCELABLE])
def test_black_widow_cancels_everything_on_a_card_of_the_encounter_deck(table, code):
    """Nothing but the discard of the card and of what paid for her: no threat, damage, status, minion or side scheme."""
    table.hero("Captain Marvel", hand=["Genius", "Haymaker"], in_play=["Black Widow"])
    table.villain("Rhino", damage=5).main_scheme(threat=3).minion("Hydra Mercenary").dealt(0, code)
    table.start(phase="villain", step=4)
    before = [name for name in table.in_play() if name != "Black Widow"]
    table.use("Black Widow", pay=["Genius"])
    assert [name for name in table.in_play() if name != "Black Widow"] == before
    table.expect(
        damage={"Rhino": 5, "Captain Marvel": 0, "Hydra Mercenary": 0},
        threat={"The Break-In!": 3},
        status={"Captain Marvel": [], "Rhino": []},
        hand={0: ["Haymaker"]},
    )


def test_black_widow_does_not_cancel_the_boost_card(table):
    table.hero("Captain Marvel", hand=["Genius"], in_play=["Black Widow"]).encounter_deck("Shocker")
    table.start(phase="villain", step=2).choose("Do not defend")
    table.expect(damage={"Captain Marvel": 4}, hand={0: ["Genius"]}, midway=True)


@rule("toughness.1")
def test_luke_cage_enters_play_tough(table):
    table.hero("Captain Marvel", hand=["Luke Cage", "Strength", "Genius"])
    table.play("Luke Cage", pay=["Strength", "Genius"])
    table.expect(status={"Luke Cage": ["tough"]})


@rule("toughness.1", "play.7")
def test_luke_cage_is_tough_when_he_is_put_into_play(table):
    table.hero("Captain Marvel", hand=["Make the Call", "Strength", "Genius"], discard=["Luke Cage"])
    table.choose("Play Make the Call", "Luke Cage", "Strength", "Genius")
    table.expect(status={"Luke Cage": ["tough"]})


@rule("tough.1")
def test_luke_cage_takes_no_damage_from_the_first_attack_he_defends(table):
    table.hero("Captain Marvel", in_play=["Luke Cage"]).start(phase="villain", step=2)
    table.defend("Luke Cage")
    table.expect(damage={"Luke Cage": 0, "Captain Marvel": 0}, status={"Luke Cage": []})


@rule("consequential_damage.1", "tough.1")
def test_luke_cage_loses_his_tough_card_to_consequential_damage(table):
    table.hero("Captain Marvel", in_play=["Luke Cage"])
    table.attack("Rhino", by="Luke Cage")
    table.expect(damage={"Luke Cage": 0, "Rhino": 2}, status={"Luke Cage": []})


# ------------------------------------------------------------------------------------------ events


def test_counter_punch_deals_damage_equal_to_the_heros_attack_after_he_defends(table):
    table.hero("She-Hulk", hand=["Counter-Punch"]).start(phase="villain", step=2)
    table.defend("She-Hulk").choose("Play Counter-Punch")
    table.expect(damage={"Rhino": 3, "She-Hulk": 0}, exhausted=["She-Hulk"], discard={0: ["Counter-Punch"]})


def test_counter_punch_may_be_declined(table):
    table.hero("She-Hulk", hand=["Counter-Punch"]).start(phase="villain", step=2)
    table.defend("She-Hulk").decline()
    table.expect(damage={"Rhino": 0}, hand={0: ["Counter-Punch"]}, midway=True)


def test_counter_punch_hits_the_minion_that_attacked(table):
    table.hero("Captain Marvel", hand=["Counter-Punch"]).minion("Shocker").start(phase="villain", step=2)
    table.choose("Do not defend", "Activate Shocker").defend("Captain Marvel").choose("Play Counter-Punch")
    table.expect(damage={"Rhino": 0, "Shocker": 2}, midway=True)


def test_counter_punch_is_not_offered_when_nobody_defends(table):
    table.hero("Captain Marvel", hand=["Counter-Punch"]).start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Rhino": 0, "Captain Marvel": 2}, hand={0: ["Counter-Punch"]}, midway=True)


def test_counter_punch_is_not_offered_when_an_ally_defends(table):
    table.hero("Captain Marvel", hand=["Counter-Punch"], in_play=["Luke Cage"]).start(phase="villain", step=2)
    table.defend("Luke Cage")
    table.expect(damage={"Rhino": 0}, hand={0: ["Counter-Punch"]}, midway=True)


def test_counter_punch_is_not_offered_when_another_players_hero_defends(table):
    table.hero("Captain Marvel", hand=["Counter-Punch"]).hero("She-Hulk").start(phase="villain", step=2, seat=1)
    table.defend("She-Hulk")
    table.expect(damage={"Rhino": 0}, hand={0: ["Counter-Punch"]}, midway=True)


def test_counter_punch_is_offered_when_the_hero_defends_another_player(table):
    table.hero("Captain Marvel", hand=["Counter-Punch"]).hero("She-Hulk").start(phase="villain", step=2, seat=1)
    table.decline().defend("Captain Marvel").choose("Play Counter-Punch")
    table.expect(damage={"Rhino": 2, "She-Hulk": 0, "Captain Marvel": 1}, midway=True)


def test_get_behind_me_cancels_a_treachery_and_has_the_villain_attack(table):
    table.hero("Captain Marvel", hand=["Get Behind Me!", "Backflip"]).villain("Rhino", damage=5)
    table.dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    table.play("Get Behind Me!", pay=["Backflip"]).choose("Do not defend")
    table.expect(damage={"Rhino": 5, "Captain Marvel": 2}, discard={0: ["Get Behind Me!"], None: ["Hard to Keep Down"]})


def test_get_behind_me_lets_the_attack_be_defended(table):
    table.hero("Captain Marvel", hand=["Get Behind Me!", "Backflip"]).dealt(0, "Advance")
    table.start(phase="villain", step=4).play("Get Behind Me!", pay=["Backflip"]).defend("Captain Marvel")
    table.expect(damage={"Captain Marvel": 1}, exhausted=["Captain Marvel"], threat={"The Break-In!": 0})


def test_get_behind_me_cancels_the_surge_a_treachery_would_gain(table):
    table.hero("Captain Marvel", hand=["Get Behind Me!", "Backflip"]).dealt(0, "Hard to Keep Down")
    table.encounter_deck("Charge", "Shocker").start(phase="villain", step=4)
    table.play("Get Behind Me!", pay=["Backflip"]).choose("Do not defend")
    table.expect(damage={"Captain Marvel": 4}, not_in_play=["Shocker"])


def test_get_behind_me_may_be_declined(table):
    table.hero("Captain Marvel", hand=["Get Behind Me!", "Backflip"]).villain("Rhino", damage=5)
    table.dealt(0, "Hard to Keep Down").start(phase="villain", step=4).decline()
    table.expect(damage={"Rhino": 1, "Captain Marvel": 0}, hand={0: 2})


def test_get_behind_me_is_not_offered_when_it_cannot_be_paid(table):
    table.hero("Captain Marvel", hand=["Get Behind Me!"]).villain("Rhino", damage=5)
    table.dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    table.expect(damage={"Rhino": 1}, hand={0: ["Get Behind Me!"]})


def test_get_behind_me_is_not_offered_in_alter_ego_form(table):
    table.hero("Captain Marvel", form="alter-ego", hand=["Get Behind Me!", "Backflip"]).villain("Rhino", damage=5)
    table.dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    table.expect(damage={"Rhino": 1}, hand={0: 2})


def test_get_behind_me_is_not_offered_for_other_card_types(table):
    table.hero("Captain Marvel", hand=["Get Behind Me!", "Backflip"]).dealt(0, "Shocker")
    table.start(phase="villain", step=4)
    table.expect(damage={"Captain Marvel": 1}, hand={0: 2})


# ------------------------------------------------------------------------------------------ resource, support, upgrades


@rule("resource_card.2")
def test_the_power_of_protection_pays_2_for_a_protection_card(table):
    table.hero("Captain Marvel", hand=["Med Team", "The Power of Protection", "Backflip"])
    table.play("Med Team", pay=["The Power of Protection", "Backflip"])
    table.expect(in_play=["Med Team"], hand={0: 0})


@pytest.mark.parametrize(("other", "offered"), [("Interrogation Room", True), ("Haymaker", False)])  # cost 1, cost 2
def test_the_power_of_protection_pays_1_for_any_other_card(table, other, offered):
    table.hero("Captain Marvel", hand=[other, "The Power of Protection"])
    assert (f"Play {other}" in table.options()) == offered


def test_med_team_heals_2_damage_for_a_counter(table):
    table.hero("Captain Marvel", damage=5, in_play=["Med Team"])
    table.use("Med Team", target="Captain Marvel")
    table.expect(damage={"Captain Marvel": 3}, exhausted=["Med Team"], counters={"Med Team": {"medical": 2}})


def test_med_team_enters_play_with_3_counters(table):
    table.hero("Captain Marvel", hand=["Med Team", "Strength", "Backflip"])
    table.play("Med Team", pay=["Strength", "Backflip"])
    table.expect(counters={"Med Team": {"medical": 3}}, ready=["Med Team"])


def test_med_team_heals_an_ally_of_another_player(table):
    table.hero("Captain Marvel", in_play=["Med Team"]).hero("She-Hulk", in_play=["Luke Cage"])
    table.card("Luke Cage", damage=3).use("Med Team", target="Luke Cage")
    table.expect(damage={"Luke Cage": 1})


def test_med_team_heals_in_alter_ego_form(table):
    table.hero("Captain Marvel", form="alter-ego", damage=1, in_play=["Med Team"])
    table.use("Med Team", target="Carol Danvers")
    table.expect(damage={"Carol Danvers": 0})


def test_med_team_offers_only_damaged_friendly_characters(table):
    table.hero("Captain Marvel", damage=1, in_play=["Med Team", "Luke Cage"]).hero("She-Hulk", damage=1)
    table.villain("Rhino", damage=3).minion("Sandman", damage=1)
    table.choose("Use Med Team")
    assert sorted(table.options()) == ["Captain Marvel", "She-Hulk"]


def test_med_team_cannot_be_used_when_nobody_is_damaged(table):
    table.hero("Captain Marvel", in_play=["Med Team"]).villain("Rhino", damage=3)
    assert "Use Med Team" not in table.options()


def test_med_team_cannot_be_used_when_it_is_exhausted(table):
    table.hero("Captain Marvel", damage=5, in_play=["Med Team"]).card("Med Team", exhausted=True)
    assert "Use Med Team" not in table.options()


@rule("uses.4")
def test_med_team_is_discarded_after_its_last_counter_has_done_its_work(table):
    table.hero("Captain Marvel", damage=5, in_play=["Med Team"]).card("Med Team", counters=1)
    table.use("Med Team", target="Captain Marvel")
    table.expect(damage={"Captain Marvel": 3}, discard={0: ["Med Team"]})


def test_armored_vest_gives_its_controllers_hero_1_defense(table):
    table.hero("Captain Marvel", in_play=["Armored Vest"]).villain("Rhino", stage=2).start(phase="villain", step=2)
    table.defend("Captain Marvel")
    table.expect(damage={"Captain Marvel": 1})


def test_armored_vest_does_not_reduce_the_damage_of_an_undefended_attack(table):
    table.hero("Captain Marvel", in_play=["Armored Vest"]).villain("Rhino", stage=2).start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 3})


@rule("players_play_area.6")
def test_armored_vest_may_be_played_under_another_players_control(table):
    table.hero("Captain Marvel", hand=["Armored Vest", "Backflip"]).hero("She-Hulk")
    table.choose("Play Armored Vest", "Player 2", "Backflip")
    assert (table.stat("Captain Marvel", Stat.DEF), table.stat("She-Hulk", Stat.DEF)) == (1, 3)


@rule("max.5")
def test_armored_vest_is_offered_only_to_players_without_one(table):
    table.hero("Captain Marvel", hand=["Armored Vest", "Backflip"], in_play=["Armored Vest"]).hero("She-Hulk")
    table.choose("Play Armored Vest")
    assert table.options() == ["Player 2 (She-Hulk)"]


@rule("max.5")
def test_armored_vest_cannot_be_played_twice_by_one_player(table):
    table.hero("Captain Marvel", hand=["Armored Vest", "Backflip"], in_play=["Armored Vest"])
    assert "Play Armored Vest" not in table.options()


def test_indomitable_readies_the_hero_after_it_defends(table):
    table.hero("Captain Marvel", in_play=["Indomitable"]).start(phase="villain", step=2)
    table.defend("Captain Marvel").choose("Use Indomitable")
    table.expect(ready=["Captain Marvel"], damage={"Captain Marvel": 1}, discard={0: ["Indomitable"]})


def test_indomitable_may_be_declined(table):
    table.hero("Captain Marvel", in_play=["Indomitable"]).start(phase="villain", step=2)
    table.defend("Captain Marvel").decline()
    table.expect(exhausted=["Captain Marvel"], in_play=["Indomitable"])


def test_indomitable_lets_the_hero_defend_a_second_attack(table):
    table.hero("Captain Marvel", in_play=["Indomitable"]).minion("Shocker").start(phase="villain", step=2)
    table.defend("Captain Marvel").choose("Use Indomitable", "Activate Shocker").defend("Captain Marvel")
    table.expect(exhausted=["Captain Marvel"], damage={"Captain Marvel": 2})


def test_indomitable_is_not_offered_when_an_ally_defends(table):
    table.hero("Captain Marvel", exhausted=True, in_play=["Indomitable", "Luke Cage"]).start(phase="villain", step=2)
    table.defend("Luke Cage")
    table.expect(in_play=["Indomitable"])


def test_indomitable_is_not_offered_when_another_players_hero_defends(table):
    table.hero("Captain Marvel", exhausted=True, in_play=["Indomitable"]).hero("She-Hulk")
    table.start(phase="villain", step=2, seat=1).defend("She-Hulk")
    table.expect(in_play=["Indomitable"])


def test_indomitable_is_not_offered_when_nobody_defends(table):
    table.hero("Captain Marvel", exhausted=True, in_play=["Indomitable"]).start(phase="villain", step=2)
    table.run_until("turn")
    table.expect(in_play=["Indomitable"], exhausted=["Captain Marvel"], damage={"Captain Marvel": 2})


def test_indomitable_readies_the_hero_when_it_defended_another_player(table):
    table.hero("Captain Marvel", in_play=["Indomitable"]).hero("She-Hulk").start(phase="villain", step=2, seat=1)
    table.decline().defend("Captain Marvel").choose("Use Indomitable")
    table.expect(ready=["Captain Marvel"], discard={0: ["Indomitable"]})


def test_indomitable_may_be_in_play_twice(table):
    table.hero("Captain Marvel", hand=["Indomitable", "Backflip"], in_play=["Indomitable"])
    table.play("Indomitable", pay=["Backflip"])
    assert table.in_play().count("Indomitable") == 2
