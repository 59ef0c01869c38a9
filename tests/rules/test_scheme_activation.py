"""Enemy schemes, and threat placed on schemes."""

from tests.rules.citation import rule


@rule("scheme_enemy.2", "scheme_enemy.7", "scheme_enemy.10", "boost.4", "basic_power.6")
def test_a_scheming_villain_places_sch_and_boost_icons_as_threat(table):
    table.hero("Spider-Man", form="alter-ego").main_scheme(threat=0).encounter_deck("Charge")
    table.start(phase="villain", step=2)
    table.expect(threat={"The Break-In!": 1 + 2}, discard={None: ["Charge"]})


@rule("scheme_enemy.3")
def test_a_scheming_minion_gets_no_boost_card(table):
    table.hero("Spider-Man", form="alter-ego").villain("Rhino", status=["confused"]).minion("Sandman")
    table.main_scheme(threat=0).encounter_deck("Charge").start(phase="villain", step=2).choose("Activate Sandman")
    table.expect(threat={"The Break-In!": 2})


@rule("scheme_enemy.6")
def test_the_boost_ability_of_a_schemes_boost_card_resolves(table):
    table.hero("Spider-Man", form="alter-ego").main_scheme(threat=0).encounter_deck("Tiger Shark")
    table.start(phase="villain", step=2)
    table.expect(threat={"The Break-In!": 1}, status={"Rhino": ["tough"]})


@rule("confuse.9", "confuse.10")
def test_a_confused_villain_discards_the_card_instead_of_scheming(table):
    table.hero("Spider-Man", form="alter-ego").villain("Rhino", status=["confused"]).main_scheme(threat=0)
    table.start(phase="villain", step=2)
    table.expect(threat={"The Break-In!": 0}, status={"Rhino": []})


@rule("confuse.1")
def test_a_confused_villain_attacks_as_usual(table):
    table.hero("Captain Marvel").villain("Rhino", status=["confused"]).start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2}, status={"Rhino": ["confused"]})


@rule("stun.1")
def test_a_stunned_villain_schemes_as_usual(table):
    table.hero("Spider-Man", form="alter-ego").villain("Rhino", status=["stunned"]).main_scheme(threat=0)
    table.start(phase="villain", step=2)
    table.expect(threat={"The Break-In!": 1}, status={"Rhino": ["stunned"]})


@rule("prevent.7")
def test_prevented_threat_is_subtracted_before_it_is_placed(table):
    table.hero("She-Hulk", form="alter-ego").main_scheme(threat=0).start(phase="villain", step=2)
    table.choose("I Object")
    table.expect(threat={"The Break-In!": 0})


@rule("limit.1")
def test_i_object_is_used_once_per_round(table):
    table.hero("She-Hulk", form="alter-ego").main_scheme(threat=0).start(phase="villain", step=1)
    table.choose("I Object")
    table.expect(threat={"The Break-In!": 1})


@rule("main_scheme.3", "winning.2")
def test_a_scheme_that_reaches_the_target_completes_the_main_scheme_at_once(table):
    table.hero("Spider-Man", form="alter-ego").hero("Captain Marvel").main_scheme(threat=13)
    table.start(phase="villain", step=2)
    table.expect(outcome="loss")


@rule("activation.4")
def test_a_minion_with_no_sch_places_no_threat(table):
    table.hero("Spider-Man", form="alter-ego").villain("Rhino", status=["confused"]).minion("Hydra Mercenary")
    table.main_scheme(threat=0).start(phase="villain", step=2).choose("Activate Hydra Mercenary")
    table.expect(threat={"The Break-In!": 0})


@rule("scheme_enemy.10")
def test_enemies_scheme_on_the_main_scheme_even_during_a_crisis(table):
    table.hero("Spider-Man", form="alter-ego").main_scheme(threat=0).side_scheme("Crowd Control")
    table.start(phase="villain", step=2)
    table.expect(threat={"The Break-In!": 1, "Crowd Control": 2})
