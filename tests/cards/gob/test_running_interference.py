"""Running Interference."""

from tests.rules.citation import rule


def test_running_interference_has_every_player_pay_or_place_threat(table):
    table.hero("Captain Marvel", hand=["Genius", "Strength"]).hero("She-Hulk").reveal("Running Interference")
    table.choose("Player 1 (Captain Marvel)").choose(
        "Spend a mental and a physical resource", "Genius", "Strength"
    ).run_until("turn")
    table.expect(threat={"Running Interference": 4}, hand={0: []})


def test_tombstone_takes_a_mental_or_physical_resource_after_damaging_you(table):
    table.hero("Captain Marvel", hand=["Energy", "Genius"]).minion("Tombstone").enemy_attacks("Tombstone").run_until(
        "turn"
    )
    table.expect(damage={"Captain Marvel": 3}, hand={0: ["Energy"]})


@rule("Wild Resource")
def test_tombstone_takes_neither_energy_nor_wild_resources(table):
    table.hero("Spider-Man", hand=["Energy", "Vibranium"]).minion("Tombstone").enemy_attacks("Tombstone").run_until(
        "turn"
    )
    table.expect(hand={0: 2}, damage={"Spider-Man": 3})


def test_tombstone_takes_nothing_without_damaging_you(table):
    table.hero("Captain Marvel", hand=["Genius"], status=["tough"]).minion("Tombstone").enemy_attacks("Tombstone")
    table.run_until("turn").expect(hand={0: ["Genius"]})


def test_all_tied_up_keeps_you_from_readying_and_changing_form(table):
    table.hero("Captain Marvel", exhausted=True).reveal("All Tied Up")
    assert not any("Change form" in option for option in table.options())
    table.end_turn().run_until("turn").expect(exhausted=["Captain Marvel"])


@rule("target.10")
def test_all_tied_up_leaves_no_choice_to_change_form_for_an_obligation(table):
    table.hero("Captain America").attach("All Tied Up", "Captain America").reveal("Man Out of Time")
    assert not [option for option in table.options() if "alter-ego" in option]


def test_all_tied_up_is_discarded_for_a_mental_and_a_physical_resource(table):
    table.hero("Captain Marvel", hand=["Genius", "Strength"], exhausted=True).reveal("All Tied Up")
    table.use("All Tied Up", pay=["Genius", "Strength"]).expect(not_in_play=["All Tied Up"])
    assert any("Change form" in option for option in table.options())


@rule("When Revealed Abilities")
def test_media_coverage_has_what_you_reveal_resolve_again(table):
    table.hero("Captain Marvel").reveal("Media Coverage").reveal("Shocker").expect(damage={"Captain Marvel": 2})


def test_media_coverage_counts_twice_if_there_are_two(table):
    table.hero("Captain Marvel").reveal("Media Coverage").reveal("Media Coverage").reveal("Shocker")
    table.expect(damage={"Captain Marvel": 3})


def test_media_coverage_does_not_concern_what_others_reveal(table):
    table.hero("Captain Marvel").hero("She-Hulk").reveal("Media Coverage").reveal("Shocker", seat=1)
    table.expect(damage={"Captain Marvel": 1, "She-Hulk": 1})


@rule("when_revealed.1")
def test_media_coverage_does_not_resolve_an_obligation_again(table):
    """What an obligation says has no timing trigger before it: it is no When Revealed ability."""
    table.hero("Captain America", form="alter-ego", hand=["Genius", "Strength"]).attach(
        "Media Coverage", "Steve Rogers"
    )
    table.reveal("Man Out of Time").choose("Exhaust your alter-ego").expect(hand={0: ["Genius", "Strength"]})
    assert table.decision.kind == "turn"


def test_media_coverage_does_not_change_hulks_form_twice_for_inner_demons(table):
    table.hero("Hulk").attach("Media Coverage", "Hulk").reveal("Inner Demons")
    assert any("Change form to Hulk" in option for option in table.options())


def test_media_coverage_is_discarded_for_a_mental_resource_by_an_alter_ego(table):
    table.hero("Captain Marvel", hand=["Genius"], form="alter-ego").reveal("Media Coverage")
    table.use("Media Coverage", pay=["Genius"]).expect(not_in_play=["Media Coverage"])
