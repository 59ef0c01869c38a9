"""A Mess of Things."""

from tests.rules.citation import rule


def test_a_mess_of_things_has_threat_for_every_stunned_character(table):
    table.hero("Captain Marvel", status=["stunned"], in_play=["Nick Fury"]).hero("She-Hulk").card(
        "Nick Fury", status=["stunned"]
    )
    table.villain(status=["stunned"]).reveal("A Mess of Things").expect(threat={"A Mess of Things": 6})


@rule("Quickstrike")
def test_scorpion_attacks_and_stuns_the_hero_he_engages(table):
    table.hero("Captain Marvel").reveal("Scorpion").run_until("turn")
    table.expect(damage={"Captain Marvel": 3}, status={"Captain Marvel": ["stunned"]})


def test_scorpion_stuns_the_ally_that_defends(table):
    table.hero("Captain Marvel", in_play=["Hulk"]).minion("Scorpion").enemy_attacks("Scorpion").defend(
        "Hulk"
    ).run_until("turn")
    table.expect(status={"Hulk": ["stunned"], "Captain Marvel": []})


def test_scorpion_stuns_nobody_whom_he_has_not_damaged(table):
    table.hero("Captain Marvel", status=["tough"]).minion("Scorpion").enemy_attacks("Scorpion").run_until("turn")
    table.expect(status={"Captain Marvel": []})


@rule("Surge")
def test_gang_up_surges_against_an_alter_ego(table):
    table.hero("Captain Marvel", form="alter-ego").encounter_deck("Hydra Mercenary").reveal("02039")
    table.expect(in_play=["Hydra Mercenary"])


def test_gang_up_has_the_villain_and_every_minion_attack_a_hero(table):
    table.hero("Captain Marvel").minion("Hydra Mercenary").minion("Hydra Bomber").reveal("02039").run_until("turn")
    table.expect(damage={"Captain Marvel": 4})


def test_tail_sweep_has_scorpion_attack_your_hero(table):
    table.hero("Captain Marvel", status=["tough"]).hero("She-Hulk").minion("Scorpion", engaged=1).reveal("Tail Sweep")
    table.run_until("turn").expect(status={"Captain Marvel": []})


def test_tail_sweep_stuns_you_without_scorpion(table):
    table.hero("Captain Marvel").reveal("Tail Sweep").expect(status={"Captain Marvel": ["stunned"]})


def test_tail_sweep_stuns_an_alter_ego_whom_scorpion_does_not_attack(table):
    table.hero("Captain Marvel", form="alter-ego").minion("Scorpion").reveal("Tail Sweep")
    table.expect(status={"Carol Danvers": ["stunned"]}, damage={"Carol Danvers": 0})


def test_tail_sweep_stuns_you_as_a_boost_card(table):
    table.hero("Captain Marvel").encounter_deck("Tail Sweep").enemy_attacks("Rhino").run_until("turn")
    table.expect(status={"Captain Marvel": ["stunned"]})
