"""The Justice card of the Thor pack."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


def test_under_surveillance_raises_the_target_threat_of_the_main_scheme_by_4(table):
    table.hero("Spider-Man", hand=["Under Surveillance", "Genius"]).main_scheme(threat=6).side_scheme("Crowd Control")
    table.play("Under Surveillance", pay=["Genius"], target="The Break-In!")
    assert table.stat("The Break-In!", Stat.TARGET_THREAT) == 11
    assert table.host("Under Surveillance") == "The Break-In!"


@rule("target_threat.1")
def test_under_surveillance_keeps_the_main_scheme_from_being_completed(table):
    table.hero("Spider-Man", form="alter-ego").main_scheme(threat=6).attach("Under Surveillance", "The Break-In!")
    table.start(phase="villain", step=1).run_until("turn")
    table.expect(outcome=None)
    assert table.threat("The Break-In!") >= 7


def test_under_surveillance_does_not_keep_it_for_ever(table):
    table.hero("Spider-Man", form="alter-ego").main_scheme(threat=10).attach("Under Surveillance", "The Break-In!")
    table.start(phase="villain", step=1)
    table.expect(outcome="loss")


@rule("max.1")
def test_under_surveillance_is_not_offered_when_the_main_scheme_has_one(table):
    table.hero("Spider-Man", hand=["Under Surveillance", "Genius"]).main_scheme().attach(
        "Under Surveillance", "The Break-In!"
    )
    assert "Play Under Surveillance" not in table.options()


@rule("attach_to.2")
def test_under_surveillance_is_discarded_when_the_main_scheme_advances(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man", form="alter-ego").main_scheme("Underground Distribution", threat=9)
    table.attach("Under Surveillance", "Underground Distribution").start(phase="villain", step=1).run_until("turn")
    table.expect(in_play=["Secret Rendezvous"], not_in_play=["Under Surveillance"], discard={0: ["Under Surveillance"]})
