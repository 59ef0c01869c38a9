"""Hard interactions 3 and 4, and further points on revealed cards: canceling, replacing, nested reveals."""

from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ 3: canceling a treachery


@rule("ability.12", "cancel.5")
def test_enhanced_spider_sense_cancels_a_treachery_another_player_reveals(table):
    table.hero("Captain Marvel").hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"])
    table.villain("Rhino", damage=5).dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    table.play("Enhanced Spider-Sense", pay=["Genius"])
    table.expect(damage={"Rhino": 5}, discard={None: ["Hard to Keep Down"]})


def test_enhanced_spider_sense_is_offered_when_the_revealing_player_is_in_alter_ego_form(table):
    table.hero("Captain Marvel", form="alter-ego").hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"])
    table.villain("Rhino", damage=5).dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    assert table.decision.player == 1
    assert table.options() == ["Play Enhanced Spider-Sense", "Pass"]


@rule("cancel.7")
def test_gained_surge_is_canceled_with_the_effects_of_the_treachery(table):
    table.hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"]).encounter_deck("Hydra Mercenary")
    table.dealt(0, "Hard to Keep Down").start(phase="villain", step=4)  # Rhino is unhurt: it would gain surge
    table.play("Enhanced Spider-Sense", pay=["Genius"])
    table.expect(not_in_play=["Hydra Mercenary"])


@rule("surge.1")
def test_printed_surge_still_reveals_a_card_when_the_effects_are_canceled(table):
    table.hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"]).encounter_deck("Hydra Mercenary")
    table.dealt(0, "Exhaustion").start(phase="villain", step=4)
    table.play("Enhanced Spider-Sense", pay=["Genius"])
    table.expect(ready=["Spider-Man"], in_play=["Hydra Mercenary"])


@rule("you.1")
def test_get_behind_me_has_the_villain_attack_the_player_of_the_event(table):
    table.hero("Captain Marvel", form="alter-ego").hero("She-Hulk", hand=["Get Behind Me!", "Genius"])
    table.dealt(0, "Advance").start(phase="villain", step=4).play("Get Behind Me!", pay=["Genius"])
    assert (table.decision.kind, table.decision.player) == ("defend", 1)
    table.choose("Do not defend")
    table.expect(damage={"She-Hulk": 2, "Carol Danvers": 0}, threat={"The Break-In!": 0})


@rule("treachery.2", "treachery.3")
def test_the_canceled_treachery_is_not_discarded_before_the_attack_of_get_behind_me_is_over(table):
    table.hero("She-Hulk", hand=["Get Behind Me!", "Genius"]).dealt(0, "Advance").start(phase="villain", step=4)
    table.play("Get Behind Me!", pay=["Genius"])
    assert (table.decision.kind, table.where("Advance")) == ("defend", "on the table")
    table.choose("Do not defend")
    assert table.where("Advance") == "encounter discard pile"


def test_get_behind_me_does_nothing_about_the_surge_printed_on_the_card(table):
    table.hero("She-Hulk", hand=["Get Behind Me!", "Genius"]).encounter_deck("Quiet Moment", "Hydra Mercenary")
    table.dealt(0, "Exhaustion").start(phase="villain", step=4)
    table.play("Get Behind Me!", pay=["Genius"]).choose("Do not defend")
    table.expect(in_play=["Hydra Mercenary"], ready=["She-Hulk"])


# ------------------------------------------------------------------------------------------ 4: Black Widow


def widow(table, form="hero", **hero):
    return table.hero("Captain Marvel", form=form, hand=["Genius"], in_play=["Black Widow"], **hero)


@rule("ability_triggered.4")
def test_black_widow_cancels_a_card_when_her_player_is_in_alter_ego_form(table):
    widow(table, form="alter-ego").villain("Rhino", damage=5).dealt(0, "Hard to Keep Down")
    table.start(phase="villain", step=4).use("Black Widow", pay=["Genius"])
    table.expect(damage={"Rhino": 5}, exhausted=["Black Widow"], discard={None: ["Hard to Keep Down"]})


@rule("interrupt.6")
def test_black_widow_cancels_a_minion_before_it_enters_play(table):
    widow(table).dealt(0, "Shocker").start(phase="villain", step=4)
    table.expect(not_in_play=["Shocker"], midway=True)
    table.use("Black Widow", pay=["Genius"])
    table.expect(not_in_play=["Shocker"], damage={"Captain Marvel": 0}, discard={None: ["Shocker"]})


def test_black_widow_cancels_a_side_scheme_before_it_enters_play(table):
    widow(table).dealt(0, "Crowd Control").start(phase="villain", step=4).use("Black Widow", pay=["Genius"])
    table.expect(not_in_play=["Crowd Control"], discard={None: ["Crowd Control"]})


def test_black_widow_cancels_an_attachment_before_it_enters_play(table):
    widow(table).dealt(0, "Charge").start(phase="villain", step=4).use("Black Widow", pay=["Genius"])
    table.expect(not_in_play=["Charge"], discard={None: ["Charge"]})


def test_black_widow_cancels_an_obligation(table):
    widow(table).dealt(0, "Family Emergency").start(phase="villain", step=4).use("Black Widow", pay=["Genius"])
    table.expect(discard={None: ["Family Emergency"]}, ready=["Captain Marvel"], status={"Captain Marvel": []})


@rule("search.4")
def test_black_widow_cancels_a_card_that_a_search_found_in_the_encounter_deck(table):
    widow(table).villain("Rhino", damage=13).encounter_deck("Breakin' & Takin'")
    table.attack("Rhino").choose("Breakin' & Takin'")  # Rhino II looks for it
    table.use("Black Widow", pay=["Genius"])
    table.expect(not_in_play=["Breakin' & Takin'"], exhausted=["Black Widow"], discard={None: ["Breakin' & Takin'"]})


@rule("search.2", "grim_rule.1")
def test_black_widow_cannot_cancel_a_card_that_a_search_found_in_the_discard_pile(table):
    widow(table).villain("Rhino", damage=13).encounter_discard("Breakin' & Takin'")
    table.attack("Rhino").choose("Breakin' & Takin'")
    table.expect(in_play=["Breakin' & Takin'"], ready=["Black Widow"])


@rule("then.2")
def test_black_widow_has_another_card_revealed_when_she_cancels_one(table):
    widow(table).dealt(0, "Shocker").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4).use("Black Widow", pay=["Genius"])
    table.expect(in_play=["Hydra Mercenary"], not_in_play=["Shocker"])


def test_black_widow_cancels_printed_surge_with_the_rest_of_the_card(table):
    widow(table).dealt(0, "Exhaustion").encounter_deck("Quiet Moment", "Hydra Mercenary")
    table.start(phase="villain", step=4).use("Black Widow", pay=["Genius"])
    table.expect(ready=["Captain Marvel"], not_in_play=["Hydra Mercenary"])  # one replacement, and no more


@rule("reveal.5")
def test_the_controller_of_black_widow_reveals_the_card_that_replaces_a_canceled_one(table):
    widow(table).hero("She-Hulk").dealt(1, "Shocker").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4).use("Black Widow", pay=["Genius"])
    assert table.game.state.engaged[table.find("Hydra Mercenary")] == 0


# ------------------------------------------------------------------------------------------ further: nested reveals


@rule("surge.2")
def test_under_fire_resolves_the_card_it_reveals_before_its_own_surge(table):
    table.hero("Captain Marvel").dealt(0, "Under Fire").encounter_deck("Assault", "Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(not_in_play=["Hydra Mercenary"], midway=True)  # the attack of Assault is still going on
    assert table.decision.kind == "defend"


@rule("surge.1")
def test_under_fire_reveals_two_cards_in_all(table):
    table.hero("Captain Marvel").dealt(0, "Under Fire").encounter_deck("Hydra Mercenary", "Shocker", "Sandman")
    table.start(phase="villain", step=4)
    table.expect(in_play=["Hydra Mercenary", "Shocker"], not_in_play=["Sandman"], damage={"Captain Marvel": 1})


@rule("encounter_deck.5", "encounter_deck.6")
def test_masterplan_stops_when_the_encounter_deck_runs_out(table_of):
    table = table_of(filler=0)
    table.hero("Captain Marvel", deck=["Energy"] * 5).dealt(0, "Masterplan").encounter_deck("Advance", "Shocker")
    table.main_scheme(threat=0).start(phase="villain", step=4)
    table.expect(not_in_play=["Shocker"], threat={"The Break-In!": 0})
    assert table.where("Shocker") == "encounter deck"  # one new deck of everything, with an acceleration token


def test_masterplan_reveals_the_side_scheme_it_finds(table):
    table.hero("Captain Marvel").dealt(0, "Masterplan").encounter_deck("Advance", "Bomb Scare")
    table.start(phase="villain", step=4)
    table.expect(threat={"Bomb Scare": 2 + 1}, discard={None: ["Advance", "Masterplan"]})


@rule("choose_option.1")
def test_hydra_bomber_can_be_answered_with_threat_or_damage_when_the_player_is_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Hydra Bomber").start(phase="villain", step=4)
    assert len(table.options()) == 2
    table.choose("take 2 damage")
    table.expect(damage={"Peter Parker": 2})


def test_caught_off_guard_may_take_an_upgrade_attached_to_an_enemy(table):
    table.hero("Spider-Man", in_play=["Web-Shooter"]).minion("Hydra Mercenary", attachments=["Spider-Tracer"])
    table.dealt(0, "Caught Off Guard").start(phase="villain", step=4)
    assert sorted(table.options()) == ["Spider-Tracer", "Web-Shooter"]


def test_caught_off_guard_may_take_an_upgrade_attached_to_an_ally(table):
    table.hero("Captain Marvel", in_play=["Maria Hill"]).attach("Inspired", "Maria Hill")
    table.dealt(0, "Caught Off Guard").start(phase="villain", step=4).choose("Inspired")
    table.expect(not_in_play=["Inspired"], discard={0: ["Inspired"]})
