"""Abilities: what they reach, which must be resolved, how sentences alter each other (Ability, After, And, Alteration Effect)."""

import pytest

import tests.rules.entry_cards
import tests.rules.keyword_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ what they reach


@rule("ability.2", "in_play.6")
def test_ability_reaches_only_cards_in_play_when_it_names_no_other_area(table):
    table.hero("Spider-Man", hand=["Recall Notice"], in_play=["Mockingbird"], discard=["Hulk"], deck=["Tigra"])
    table.choose("Play Recall Notice")
    assert table.options() == ["Mockingbird"]
    table.choose("Mockingbird").expect(hand={0: ["Mockingbird"]}, discard={0: ["Hulk"]})


@rule("ability.2", "in_play.6")
def test_ability_reaches_an_area_out_of_play_when_it_names_it(table):
    table.hero("Captain Marvel", hand=["Make the Call", "Genius", "Genius"], discard=["Hulk", "Mockingbird"])
    table.choose("Play Make the Call")
    assert table.options() == ["Hulk", "Mockingbird"]


@rule("ability.4", "in_play.10", "event.1")
def test_event_acts_from_outside_play_and_at_once(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"]).choose("Play Haymaker", "Genius")
    assert table.where("Haymaker") == "on the table"
    assert "Haymaker" not in table.in_play()
    table.choose("Rhino").expect(damage={"Rhino": 3}, discard={0: ["Haymaker"]})


@rule("in_play.10")
def test_treachery_acts_from_outside_play(table):
    table.hero("Spider-Man").dealt(0, "Dark Bargain").start(phase="villain", step=4)
    assert table.where("Dark Bargain") == "on the table"
    assert "Dark Bargain" not in table.in_play()
    table.decline().expect(discard={None: ["Dark Bargain"]}, threat={"The Break-In!": 1}, midway=True)


# ------------------------------------------------------------------------------------------ kinds of abilities


@rule("ability.8", "ability_constant.1", "ability_triggered.1", "in_play.1")
def test_ability_without_timing_trigger_applies_by_itself_and_one_with_a_trigger_is_used(table):
    table.hero("Spider-Man", in_play=["Training Dummy"])
    assert table.stat("Spider-Man", Stat.ATK) == 3  # constant: nobody has used anything
    assert [x for x in table.options() if "Training Dummy" in x] == ["Use Training Dummy"]
    table.use("Training Dummy").expect(hand={0: 1}, exhausted=["Training Dummy"])


def revealed(t):
    t.dealt(0, "Sudden Blow").start(phase="villain", step=4)


def defeated(t):
    t.minion("Spiteful Thug").attack("Spiteful Thug")


def forced_interrupt(t):
    t.environment("Grudge").attack("Rhino")


def forced_response(t):
    t.environment("Backlash").attack("Rhino")


def boosted(t):
    t.villain("Rhino", status=["tough"]).encounter_deck("Sting Ray").start(phase="villain", step=2)
    t.decline().defend("She-Hulk") if "Pass" in t.options() else t.defend("She-Hulk")


@pytest.mark.parametrize("happens", [revealed, defeated, forced_interrupt, forced_response, boosted])
@rule("ability.10", "ability_triggered.3", "forced.1")
def test_game_itself_triggers_mandatory_abilities(table, happens):
    table.hero("She-Hulk")  # attack 3, defense 2: enough against Rhino's attack of 2
    happens(table)
    table.expect(damage={"She-Hulk": 1}, midway=True)
    assert table.decision.kind not in ("interrupt", "response")


@rule("ability_triggered.3")
def test_game_itself_triggers_when_completed_abilities(table_of):
    table = table_of(scenario="rules_ladder")
    table.hero("She-Hulk", form="hero").main_scheme(threat=3).start(phase="villain", step=1)
    table.expect(damage={"She-Hulk": 2}, in_play=["Last Step"], midway=True)


@rule("ability.10")
def test_constant_abilities_and_keywords_cannot_be_declined(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Enhanced Ivory Horn"]).minion("Hydra Mercenary")
    assert table.stat("Rhino", Stat.ATK) == 3
    assert "Rhino" not in table.choose("Attack with Spider-Man").options()  # guard


@rule("ability.10", "setup_ability.3", "setup_ability.2")
def test_setup_abilities_cannot_be_declined(table_of):
    import mc_env

    game = mc_env.new_game(heroes=["spider_man"], scenario="ultron", seed=1)
    assert game.decision is not None
    assert game.decision.kind == "mulligan"
    assert [x["title"] for x in game.view(0)["areas"][0]["environments"]] == ["Ultron Drones"]


@pytest.mark.parametrize(("answer", "damage"), [("Yes", 2), ("No", 0)])
@rule("ability.11")
def test_what_follows_may_in_a_mandatory_ability_is_optional(table, answer, damage):
    table.hero("She-Hulk").dealt(0, "Dark Bargain").start(phase="villain", step=4).choose(answer)
    table.expect(damage={"She-Hulk": damage}, threat={"The Break-In!": 1}, midway=True)


@rule("ability_triggered.5")
def test_trigger_in_quotation_marks_only_points_at_other_abilities(table):
    table.hero("Black Panther", hand=["Wakanda Forever!", "Genius"], in_play=["Panther Claws"])
    assert not [x for x in table.options() if "Panther Claws" in x]  # its "Special" waits to be pointed at
    table.play("Wakanda Forever!", pay=["Genius"], target=["Panther Claws", "Rhino"]).expect(damage={"Rhino": 4})


@rule("timing_priority.1", "timing_priority.4", "timing_priority.5", "timing_priority.6", "timing_priority.7")
def test_abilities_of_one_triggering_condition_go_by_their_priority(table_of):
    table = table_of(scenario="rhino", log=True)
    table.hero("She-Hulk", in_play=["Drummer"]).environment("Metronome").minion("Spiteful Thug").attack("Spiteful Thug")
    table.choose("Use Drummer: Second", "Use Drummer: Fifth").expect(damage={"She-Hulk": 1})
    told = [e.get("name") or e["event"] for e in table.game.state.log if e["event"] in ("ability", "when defeated")]
    assert told == ["First", "Second", "when defeated", "Fourth", "Fifth"]


@rule("ability.12")
def test_actions_may_be_left_unused(table):
    table.hero("Spider-Man", in_play=["Training Dummy"])
    assert {"Use Training Dummy", "End turn"} <= set(table.options())


@rule("ability.12")
def test_interrupts_may_be_left_unused(table):
    table.hero("Spider-Man", in_play=["Flinch"]).start(phase="villain", step=2).decline().decline()
    assert table.options() == ["Use Flinch", "Pass"]
    table.decline().expect(damage={"Spider-Man": 2}, hand={0: 0}, midway=True)


@rule("ability.12")
def test_responses_may_be_left_unused(table):
    table.hero("Captain Marvel", in_play=["Pep Talk"]).start(phase="villain", step=2).defend("Captain Marvel")
    assert table.options() == ["Use Pep Talk", "Pass"]
    table.decline().expect(hand={0: 0}, midway=True)


@rule("ability.12")
def test_resource_abilities_may_be_left_unused(table):
    table.hero("Alpha", form="alter-ego", hand=["Shed", "Genius"]).choose("Play Shed")
    assert sorted(table.options()) == ["Pay using Ann Archer: Gym Member", "Pay with Genius"]
    table.choose("Genius").expect(in_play=["Shed"], hand={0: 0})


@rule("cannot.2")
def test_cannot_wins_against_an_ability_that_would_do_it(table):
    table.hero("Spider-Man", hand=["Combo Strike"]).environment("Truce")
    assert "Play Combo Strike" not in table.options()  # it says to attack an enemy; the environment says it cannot be


@rule("cannot.2")
def test_cannot_wins_against_the_rule_that_would_do_it(table):
    table.hero("Captain Marvel", exhausted=True).dealt(0, "Shackles").start(phase="villain", step=4)
    table.run_villain_phase().expect(exhausted=["Captain Marvel"])  # cards ready at the end of the phase


# ------------------------------------------------------------------------------------------ after, and


@rule("after.1")
def test_after_points_to_something_that_is_complete(table):
    table.hero("She-Hulk", hand=["One-Two Punch", "Genius"]).attack("Rhino")
    assert table.options() == ["Play One-Two Punch", "Pass"]
    table.expect(damage={"Rhino": 3}, exhausted=["She-Hulk"], midway=True)


@rule("and.2")
def test_effects_joined_by_and_do_not_depend_on_each_other(table):
    table.hero("Spider-Man", hand=["Double Purpose"]).main_scheme(threat=3)  # there is no minion to damage
    table.play("Double Purpose", target=["The Break-In!"]).expect(threat={"The Break-In!": 1})


# ------------------------------------------------------------------------------------------ alteration effects


@rule("ability.6", "alteration_effect.1")
def test_text_is_checked_for_alterations_before_its_first_sentence_resolves(table):
    table.hero("Spider-Man").dealt(0, '"I\'m Tough"').encounter_deck("Sudden Blow").start(phase="villain", step=4)
    table.expect(status={"Rhino": ["tough"]}, damage={"Spider-Man": 0})  # no surge: he was not tough already


@rule("alteration_effect.1", "alteration_this_that.1")
def test_effect_on_this_attack_alters_that_attack_and_no_other(table):
    table.hero("Spider-Man", hand=["Drill"]).villain("Rhino", status=["tough"])
    table.minion("Hydra Bomber", status=["tough"])
    table.play("Drill", target="Rhino").expect(status={"Rhino": []}, damage={"Rhino": 2})
    table.attack("Hydra Bomber").expect(status={"Hydra Bomber": []}, damage={"Hydra Bomber": 0})


@pytest.mark.parametrize(("damage", "drawn"), [(2, 1), (0, 0)])
@rule("alteration_this_that.2")
def test_this_attack_as_a_condition_alters_nothing(table, damage, drawn):
    table.hero("Spider-Man", hand=["Last Word"]).minion("Underboss", damage=damage)
    table.play("Last Word", target="Underboss").expect(hand={0: drawn})
    assert ("Underboss" in table.in_play()) == (not drawn)


@rule("alteration_each_time.1", "alteration_each_time.2")
def test_each_time_effect_resolves_before_the_ability_goes_on(table):
    table.hero("Spider-Man", in_play=["Hawkeye"]).dealt(0, "Recruiter")
    table.encounter_deck("Advance", "Hydra Mercenary", "Sandman", "Assault", "01189").start(phase="villain", step=4)
    assert table.options() == ["Use Hawkeye", "Pass"]  # the first minion enters play, with all that follows ...
    table.expect(in_play=["Hydra Mercenary"], discard={None: ["Advance"]}, midway=True)
    assert table.where("Sandman") == "encounter deck"  # ... before the next card is discarded
    table.decline()
    assert table.where("Assault") == "encounter deck"
    table.decline().expect(in_play=["Hydra Mercenary", "Sandman"], discard={None: ["Advance", "Assault"]})
    assert table.where("Gang-Up") == "encounter deck"


@rule("alteration_each_time.2", "encounter_deck.5")
def test_each_time_effect_of_a_discard_until_a_card_comes_up(table):
    table.hero("She-Hulk").dealt(0, "Press Gang")
    table.encounter_deck("Hydra Mercenary", "Advance", "Sandman", "Crowd Control", "Shocker")
    table.start(phase="villain", step=4)
    table.expect(damage={"She-Hulk": 2}, discard={None: ["Crowd Control"]})
    assert table.where("Shocker") == "encounter deck"


@rule("alteration_each_time.1", "encounter_deck.6")
def test_each_time_effect_ends_with_the_deck_even_when_it_is_made_anew(table_of):
    table = table_of(scenario="rhino", filler=0)
    table.hero("She-Hulk").dealt(0, "Draft Notice").encounter_deck("Hydra Mercenary").main_scheme(threat=0)
    table.encounter_discard("Heat Wave", "Heat Wave", "Heat Wave").start(phase="villain", step=4)
    area = table.game.view(0)["areas"][0]
    assert area["main_schemes"][0]["acceleration_tokens"] == 1  # four cards made a new deck, and one of them was dealt
    assert (area["encounter_deck"]["size"], area["encounter_discard"]) == (3, ["Draft Notice"])
