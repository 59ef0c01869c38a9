"""Expert encounter set."""

from tests.rules.citation import rule


@rule("you.4", "Surge")
def test_exhaustion_exhausts_your_identity_and_surges(table):
    table.hero("Spider-Man").dealt(0, "Exhaustion").encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.expect(exhausted=["Spider-Man"], in_play=["Hydra Mercenary"])


def test_exhaustion_exhausts_an_alter_ego(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Exhaustion").start(phase="villain", step=4)
    table.expect(exhausted=["Peter Parker"])


@rule("surge.2")
def test_exhaustion_resolves_before_the_card_its_surge_reveals(table):
    table.hero("Spider-Man").dealt(0, "Exhaustion").encounter_deck("Assault").start(phase="villain", step=4)
    table.decline()  # Spider-Sense; an exhausted hero is not asked to defend
    table.expect(damage={"Spider-Man": 2})


def test_masterplan_places_4_threat_on_each_side_scheme(table):
    table.hero("Spider-Man").side_scheme("Crowd Control").side_scheme("Bomb Scare", threat=1).main_scheme(threat=0)
    table.dealt(0, "Masterplan").start(phase="villain", step=4)
    table.expect(threat={"Crowd Control": 6, "Bomb Scare": 5, "The Break-In!": 0})


def test_masterplan_discards_until_a_side_scheme_and_reveals_it(table):
    table.hero("Spider-Man").dealt(0, "Masterplan").encounter_deck("Advance", "Shocker", "Bomb Scare", "Assault")
    table.start(phase="villain", step=4)
    table.expect(
        threat={"Bomb Scare": 3}, discard={None: ["Advance", "Shocker", "Masterplan"]}, not_in_play=["Shocker"]
    )


@rule("encounter_deck.6")
def test_masterplan_stops_when_the_deck_is_empty(table_of):
    table = table_of(filler=0)
    table.hero("Spider-Man", deck=["Genius"] * 9).dealt(0, "Masterplan").main_scheme(threat=0)
    table.encounter_deck("Advance", "Advance").encounter_discard("Bomb Scare").start(phase="villain", step=4)
    table.expect(not_in_play=["Bomb Scare"])
    assert table.where("Bomb Scare") == "encounter deck"
    assert table.discard(None) == ["Masterplan"]


@rule("surge.2")
def test_under_fire_reveals_a_card_and_then_surges(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Under Fire").start(phase="villain", step=4)
    assert table.discard(None).count("Quiet Moment") == 2


def test_under_fire_finishes_the_revealed_card_before_its_own_surge(table):
    table.hero("Spider-Man").dealt(0, "Under Fire").encounter_deck("Vulture", "Exhaustion", "Quiet Moment")
    table.start(phase="villain", step=4).defend("Spider-Man")  # Vulture attacks while the hero is still ready
    table.expect(exhausted=["Spider-Man"], in_play=["Vulture"])
