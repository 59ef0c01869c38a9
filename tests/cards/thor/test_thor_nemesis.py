"""Thor's obligation and nemesis set."""

from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ the obligation


def test_odins_anger_leaves_the_game_when_odinson_exhausts(table):
    table.hero("Thor", form="alter-ego", in_play=["Mjolnir"]).dealt(0, "Odin's Anger").start(phase="villain", step=4)
    table.choose("exhaust your alter-ego")
    table.expect(exhausted=["Odinson"], in_play=["Mjolnir"])
    assert table.where("Odin's Anger") == "removed from the game"


def test_odins_anger_lets_thor_change_form_first(table):
    table.hero("Thor", in_play=["Mjolnir"]).dealt(0, "Odin's Anger").start(phase="villain", step=4)
    table.choose("Yes").choose("exhaust your alter-ego")
    table.expect(exhausted=["Odinson"], in_play=["Mjolnir"])


def test_odins_anger_discards_mjolnir_from_play_and_stuns(table):
    table.hero("Thor", in_play=["Mjolnir"]).dealt(0, "Odin's Anger").start(phase="villain", step=4)
    table.choose("No").choose("discard Mjolnir")
    table.expect(
        not_in_play=["Mjolnir"], status={"Thor": ["stunned"]}, discard={0: ["Mjolnir"], None: ["Odin's Anger"]}
    )


def test_odins_anger_discards_mjolnir_from_hand(table):
    table.hero("Thor", hand=["Mjolnir", "Genius"]).dealt(0, "Odin's Anger").start(phase="villain", step=4)
    table.choose("No").choose("discard Mjolnir")
    table.expect(hand={0: ["Genius"]}, status={"Thor": ["stunned"]}, discard={0: ["Mjolnir"]})


@rule("Choose (Option)")
def test_odins_anger_stuns_when_there_is_no_mjolnir_and_nobody_to_exhaust(table):
    table.hero("Thor", hand=["Genius"]).dealt(0, "Odin's Anger").start(phase="villain", step=4)
    table.choose("No").choose("discard Mjolnir")
    table.expect(hand={0: ["Genius"]}, status={"Thor": ["stunned"]}, discard={None: ["Odin's Anger"]})


@rule("obligation.1")
def test_odins_anger_goes_to_the_player_of_thor(table):
    table.hero("She-Hulk").hero("Thor", in_play=["Mjolnir"]).dealt(0, "Odin's Anger").start(phase="villain", step=4)
    assert table.decision.player == 1
    table.choose("No").choose("discard Mjolnir")
    table.expect(status={"Thor": ["stunned"], "She-Hulk": []})


# ------------------------------------------------------------------------------------------ the nemesis set


def test_family_feud_has_1_more_threat_for_each_asgard_card_in_play(table):
    table.hero("Thor", in_play=["Mjolnir", "Asgard", "Genius"], hand=["Thor's Helmet"]).minion("Loki")
    table.dealt(0, "Family Feud").start(phase="villain", step=4)
    table.expect(threat={"Family Feud": 2 + 4})  # Thor, Mjolnir, Asgard and Loki


def test_family_feud_counts_cards_of_all_players(table):
    table.hero("She-Hulk", in_play=["Valkyrie"]).hero("Thor", form="alter-ego").dealt(0, "Family Feud")
    table.start(phase="villain", step=4)
    table.expect(threat={"Family Feud": 2 + 2})


def test_family_feud_has_2_threat_without_an_asgard_card_however_many_play(table):
    table.hero("She-Hulk").hero("Spider-Man").dealt(0, "Family Feud").start(phase="villain", step=4)
    table.expect(threat={"Family Feud": 2})


@rule("acceleration_icon.1")
def test_family_feud_accelerates_the_main_scheme(table):
    table.hero("She-Hulk").side_scheme("Family Feud", threat=3).main_scheme(threat=0).start(phase="villain", step=1)
    assert table.threat("The Break-In!") == 2


def test_loki_is_healed_instead_of_defeated_when_a_treachery_is_discarded(table):
    table.hero("Thor").minion("Loki", damage=3).encounter_deck("Advance")
    table.attack("Loki")
    table.expect(damage={"Loki": 0}, in_play=["Loki"], discard={None: ["Advance"]})


def test_loki_is_defeated_when_another_card_is_discarded(table):
    table.hero("Thor").minion("Loki", damage=3).encounter_deck("Sandman")
    table.attack("Loki")
    table.expect(not_in_play=["Loki", "Sandman"], discard={None: ["Sandman", "Loki"]})


@rule("Forced")
def test_loki_discards_a_card_without_asking_anybody(table):
    """His errata made it a forced interrupt."""
    table.hero("Thor").minion("Loki", damage=3).encounter_deck("Advance")
    table.attack("Loki")
    assert table.decision.kind == "turn"


def test_loki_discards_again_the_next_time(table):
    table.hero("Thor").hero("She-Hulk").minion("Loki", damage=3).encounter_deck("Advance", "Sandman")
    table.attack("Loki").deal_damage("Loki", 4)
    table.expect(not_in_play=["Loki"], discard={None: ["Advance", "Sandman", "Loki"]})


def test_loki_does_not_count_as_defeated_when_he_is_healed(table):
    table.hero("Thor", in_play=["Hall of Heroes"]).minion("Loki", damage=3).encounter_deck("Advance")
    table.attack("Loki")
    table.expect(counters={"Hall of Heroes": {"glory": 0}})


@rule("toughness.1")
def test_frost_giant_enters_play_tough(table):
    table.hero("She-Hulk").dealt(0, "Frost Giant").start(phase="villain", step=4)
    table.expect(status={"Frost Giant": ["tough"]})


def test_frost_giant_as_a_boost_card_stuns_a_hero_who_is_dealt_damage(table):
    table.hero("She-Hulk").encounter_deck("Frost Giant").start(phase="villain", step=2).choose("Do not defend")
    table.expect(damage={"She-Hulk": 3}, status={"She-Hulk": ["stunned"]}, midway=True)


def test_frost_giant_as_a_boost_card_stuns_the_ally_who_defends(table):
    table.hero("She-Hulk", in_play=["Luke Cage"]).encounter_deck("Frost Giant").start(phase="villain", step=2)
    table.defend("Luke Cage")
    table.expect(status={"Luke Cage": ["stunned"], "She-Hulk": []}, midway=True)


def test_frost_giant_as_a_boost_card_stuns_nobody_when_no_damage_is_dealt(table):
    table.hero("Spider-Man").encounter_deck("Frost Giant").start(phase="villain", step=2).decline()
    table.defend("Spider-Man")
    table.expect(damage={"Spider-Man": 0}, status={"Spider-Man": []}, midway=True)


def test_frost_giant_as_a_boost_card_does_nothing_when_the_villain_schemes(table):
    table.hero("She-Hulk", form="alter-ego").encounter_deck("Frost Giant").main_scheme(threat=0)
    table.start(phase="villain", step=2).run_until("turn")
    table.expect(status={"Jennifer Walters": []}, damage={"Jennifer Walters": 0}, threat={"The Break-In!": 2})


def test_trickster_places_1_threat_for_each_card_type_discarded(table):
    table.hero("She-Hulk", deck=["Haymaker", "Genius", "Uppercut"]).main_scheme(threat=0).dealt(0, "Trickster")
    table.start(phase="villain", step=4)
    table.expect(threat={"The Break-In!": 2}, discard={0: ["Haymaker", "Genius", "Uppercut"]})


def test_trickster_places_3_threat_for_3_types(table):
    table.hero("She-Hulk", deck=["Haymaker", "Genius", "Hellcat"]).main_scheme(threat=0).dealt(0, "Trickster")
    table.start(phase="villain", step=4)
    table.expect(threat={"The Break-In!": 3})


def test_trickster_discards_cards_of_the_player_who_reveals_it(table):
    table.hero("She-Hulk", deck=["Haymaker"]).hero("Thor", deck=["Mjolnir", "Mjolnir", "Mjolnir"])
    table.main_scheme(threat=0).dealt(1, "Trickster").start(phase="villain", step=4)
    table.expect(threat={"The Break-In!": 1}, discard={0: [], 1: ["Mjolnir"]})
