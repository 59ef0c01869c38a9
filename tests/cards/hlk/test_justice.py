"""The Justice card of the Hulk pack."""

from tests.rules.citation import rule


def test_beat_cop_moves_1_threat_from_a_scheme_onto_itself(table):
    table.hero("Spider-Man", in_play=["Beat Cop"]).main_scheme(threat=3)
    table.choose("Use Beat Cop", "The Break-In!")
    table.expect(threat={"The Break-In!": 2, "Beat Cop": 1}, exhausted=["Beat Cop"])


def test_beat_cop_defeats_a_side_scheme_with_its_last_threat(table):
    table.hero("Spider-Man", in_play=["Beat Cop"]).main_scheme(threat=0).side_scheme("Breakin' & Takin'", threat=1)
    table.choose("Use Beat Cop", "Breakin'").expect(not_in_play=["Breakin' & Takin'"], threat={"Beat Cop": 1})


@rule("crisis_icon.1")
def test_beat_cop_moves_no_threat_from_the_main_scheme_while_a_crisis_icon_is_in_play(table):
    table.hero("Spider-Man", in_play=["Beat Cop"]).main_scheme(threat=3).side_scheme("Crowd Control", threat=2)
    table.choose("Use Beat Cop")
    assert table.options() == ["Crowd Control"]


def test_beat_cop_is_discarded_to_deal_damage_to_a_minion_for_each_threat_on_it(table):
    table.hero("Spider-Man", in_play=["Beat Cop"]).card("Beat Cop", threat=3).minion("Vulture")
    table.use("Beat Cop", target="Vulture").expect(damage={"Vulture": 3}, discard={0: ["Beat Cop"]})


def test_beat_cop_deals_no_damage_without_threat_or_minion_or_when_exhausted(table):
    table.hero("Spider-Man", in_play=["Beat Cop"]).main_scheme(threat=0).minion("Vulture")
    assert not [o for o in table.options() if "Beat Cop" in o]


def test_beat_cop_deals_no_damage_without_a_minion(table):
    table.hero("Spider-Man", in_play=["Beat Cop"]).card("Beat Cop", threat=3).main_scheme(threat=0)
    assert not [o for o in table.options() if "Beat Cop" in o]


def test_beat_cop_acts_once_while_it_is_exhausted(table):
    table.hero("Spider-Man", in_play=["Beat Cop"]).card("Beat Cop", threat=3, exhausted=True).main_scheme(threat=3)
    table.minion("Vulture")
    assert not [o for o in table.options() if "Beat Cop" in o]


def test_beat_cop_loses_its_threat_when_it_leaves_play(table):
    table.hero("Spider-Man", in_play=["Beat Cop"]).card("Beat Cop", threat=3).minion("Vulture").main_scheme(threat=4)
    table.choose("Use Beat Cop [2]", "Vulture").expect(threat={"The Break-In!": 4, "Beat Cop": 0})
