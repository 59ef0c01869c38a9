"""Hard interactions 22 and 23: boost abilities that change an attack, Whirlwind, Melter, and who "you" is."""

from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ 22: boost cards


@rule("defend.23", "attack_enemy.24")
def test_concussive_blast_leaves_the_attack_undefended_when_it_defeats_the_defending_ally(table):
    table.hero("Captain Marvel", in_play=["Maria Hill"]).card("Maria Hill", damage=1).encounter_deck("Concussive Blast")
    table.start(phase="villain", step=2).defend("Maria Hill")
    table.expect(damage={"Captain Marvel": 1 + 2}, not_in_play=["Maria Hill"], ready=["Captain Marvel"])


@rule("defend.21", "defend.23", "grim_rule.1")
def test_the_player_whose_defending_ally_fell_to_a_boost_ability_is_hit(table):
    table.hero("Captain Marvel").hero("She-Hulk", in_play=["Hellcat"]).card("Hellcat", damage=2)
    table.encounter_deck("Concussive Blast").start(phase="villain", step=2)
    table.choose("Do not defend").defend("Hellcat")
    table.expect(damage={"She-Hulk": 1 + 2, "Captain Marvel": 0}, midway=True)


@rule("defend.19", "player_elimination.8")
def test_the_attack_ends_when_a_boost_ability_eliminates_the_player_who_defended(table):
    table.hero("Captain Marvel").hero("She-Hulk", damage=14).encounter_deck("Concussive Blast")
    table.start(phase="villain", step=2).choose("Do not defend").defend("She-Hulk")
    table.expect(damage={"Captain Marvel": 0}, not_in_play=["She-Hulk"])


@rule("boost.10", "boost.7")
def test_weapons_runner_joins_play_from_the_boost_step_without_surging(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").encounter_deck("Weapons Runner", "Quiet Moment", "Quiet Moment", "Armored Guard")
    table.start(phase="villain", step=2).choose("Do not defend", "Activate Weapons Runner", "Do not defend")
    table.expect(in_play=["Weapons Runner"], not_in_play=["Armored Guard"])
    assert "Weapons Runner" not in table.discard(None)


@rule("minion.6")
def test_weapons_runner_still_activates_when_it_engaged_the_player_being_resolved(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").encounter_deck("Weapons Runner").start(phase="villain", step=2)
    table.choose("Do not defend", "Activate Weapons Runner", "Do not defend")
    table.expect(damage={"Captain Marvel": 1})


@rule("defend.21")
def test_weapons_runner_engages_the_player_who_defended(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").hero("She-Hulk").encounter_deck("Weapons Runner").start(phase="villain", step=2)
    table.choose("Do not defend").defend("She-Hulk")
    assert table.decision.kind == "defend"  # Klaw goes on to She-Hulk: no minion is engaged with Captain Marvel
    table.choose("Do not defend")  # Captain Marvel does not defend her
    assert (table.decision.player, table.options()) == (1, ["Activate Weapons Runner"])


@rule("gets.2", "villain_defeat.3")
def test_klaw_is_defeated_when_he_loses_hit_points_and_brings_the_immortal_klaw_back(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").villain("Klaw", damage=13).side_scheme('The "Immortal" Klaw', threat=2)
    table.thwart('The "Immortal" Klaw').choose('The "Immortal" Klaw')  # his second stage looks for it
    table.expect(damage={"Klaw": 0}, threat={'The "Immortal" Klaw': 3})


@rule("boost.9")
def test_titanias_fury_adds_a_boost_card_to_the_activation(table):
    table.hero("Captain Marvel").encounter_deck("Titania's Fury", "Charge").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2 + 1 + 2}, discard={None: ["Titania's Fury", "Charge"]})


@rule("boost.9", "scheme_enemy.9")
def test_titanias_fury_adds_a_boost_card_to_a_scheme_as_well(table):
    table.hero("Captain Marvel", form="alter-ego").encounter_deck("Titania's Fury", "Charge").main_scheme(threat=0)
    table.start(phase="villain", step=2)
    table.expect(threat={"The Break-In!": 1 + 1 + 2})


# ------------------------------------------------------------------------------------------ 23: Whirlwind


def whirl(table):
    """Whirlwind, engaged with Captain Marvel, attacks; She-Hulk and Iron Man are at the table."""
    table.hero("Captain Marvel").hero("She-Hulk").hero("Iron Man").minion("Whirlwind")
    return table.dealt(0, "Masters of Mayhem").start(phase="villain", step=4)


def test_whirlwind_attacks_each_hero(table):
    whirl(table).run_until("turn")
    table.expect(damage={"Captain Marvel": 2, "She-Hulk": 2, "Iron Man": 2})


@rule("attack_enemy.9")
def test_all_defenders_against_whirlwind_are_declared_before_any_damage_is_dealt(table):
    whirl(table).defend("Captain Marvel").defend("She-Hulk")
    table.expect(damage={"Captain Marvel": 0, "She-Hulk": 0, "Iron Man": 0}, midway=True)
    table.defend("Iron Man")
    table.expect(damage={"Captain Marvel": 1, "She-Hulk": 0, "Iron Man": 1})


@rule("exhausted.2")
def test_a_defender_against_whirlwind_defends_for_a_single_player(table):
    whirl(table).choose("Do not defend").defend("She-Hulk")  # for Captain Marvel
    assert (table.decision.player, table.options()) == (0, ["Defend with Captain Marvel", "Do not defend"])
    table.choose("Do not defend", "Do not defend", "Do not defend", "Do not defend")
    table.expect(damage={"Captain Marvel": 0, "She-Hulk": 2 - 2 + 2, "Iron Man": 2})


@rule("form.6")
def test_whirlwind_does_not_attack_an_alter_ego(table):
    table.hero("Captain Marvel").hero("She-Hulk", form="alter-ego").minion("Whirlwind")
    table.dealt(0, "Masters of Mayhem").start(phase="villain", step=4).choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2, "Jennifer Walters": 0})


@rule("defend.9")
def test_backflip_defends_one_of_whirlwinds_attacks(table):
    table.hero("Captain Marvel").hero("Spider-Man", hand=["Backflip", "Counter-Punch"]).minion("Whirlwind")
    table.dealt(0, "Masters of Mayhem").start(phase="villain", step=4).run_until("interrupt")
    table.choose("Play Backflip", "Play Counter-Punch")
    table.expect(damage={"Captain Marvel": 2, "Spider-Man": 0, "Whirlwind": 2})


@rule("retaliate.1")
def test_whirlwind_is_retaliated_by_each_attacked_character_that_can(table):
    table.hero("Captain Marvel").hero("Black Panther").minion("Whirlwind").dealt(0, "Masters of Mayhem")
    table.start(phase="villain", step=4).run_until("turn")
    table.expect(damage={"Whirlwind": 1, "Captain Marvel": 2, "Black Panther": 2})


# ------------------------------------------------------------------------------------------ 23: Melter


def melter(table, *allies, **hero):
    table.hero("Spider-Man", in_play=list(allies), **hero).villain("Rhino", status=["stunned"]).minion("Melter")
    return table


def test_melter_must_be_defended_with_an_ally_when_there_is_a_ready_one(table):
    melter(table, "Daredevil", "Black Cat").start(phase="villain", step=2).choose("Activate Melter")
    assert sorted(table.options()) == ["Defend with Black Cat", "Defend with Daredevil"]


@rule("exhausted.2")
def test_melter_may_be_left_undefended_when_every_ally_is_exhausted(table):
    melter(table, "Daredevil").card("Daredevil", exhausted=True)
    table.start(phase="villain", step=2).choose("Activate Melter")
    assert table.options() == ["Defend with Spider-Man", "Do not defend"]


def test_melter_does_not_force_the_allies_of_other_players(table):
    melter(table).hero("Captain Marvel", in_play=["Maria Hill"]).start(phase="villain", step=2)
    table.choose("Activate Melter", "Do not defend")
    assert (table.decision.player, "Do not defend" in table.options()) == (1, True)


# ------------------------------------------------------------------------------------------ 23: after ... attacks you


@rule("defend.20", "you.7")
def test_radioactive_man_discards_from_the_hand_of_the_player_who_defended(table):
    table.hero("Captain Marvel", hand=["Genius"]).hero("She-Hulk", hand=["Energy"])
    table.villain("Rhino", status=["stunned"]).minion("Radioactive Man").start(phase="villain", step=2)
    table.choose("Activate Radioactive Man", "Do not defend").defend("She-Hulk")
    table.expect(hand={0: ["Genius"], 1: 0}, midway=True)


@rule("you.7")
def test_radioactive_man_discards_from_the_hand_of_a_player_whose_ally_defended(table):
    table.hero("Spider-Man", hand=["Genius"], in_play=["Daredevil"]).villain("Rhino", status=["stunned"])
    table.minion("Radioactive Man").start(phase="villain", step=2)
    table.choose("Activate Radioactive Man").defend("Daredevil")
    table.expect(hand={0: 0}, damage={"Daredevil": 1})


@rule("defend.20")
def test_ultron_gives_the_choice_after_his_attack_to_the_player_who_defended(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel").hero("She-Hulk").villain("Ultron").main_scheme(threat=0).environment("Ultron Drones")
    table.start(phase="villain", step=2).choose("Do not defend").defend("She-Hulk")
    assert (table.decision.kind, table.decision.player) == ("option", 1)
    table.choose("facedown Drone", "Do not defend", "Place 1 threat")  # and Ultron's attack on her
    assert (table.decision.player, table.options()) == (1, ["Activate facedown Drone"])
