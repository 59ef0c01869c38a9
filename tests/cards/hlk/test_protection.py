"""The Protection card of the Hulk pack."""

CARD = "Electrostatic Armor"


def test_electrostatic_armor_deals_1_damage_to_the_attacker_after_the_hero_defends(table):
    table.hero("Hulk", in_play=[CARD]).enemy_attacks("Rhino").defend("Hulk").choose(f"Use {CARD}")
    table.expect(damage={"Rhino": 1, "Hulk": 0})


def test_electrostatic_armor_may_be_declined_and_needs_no_exhaustion(table):
    table.hero("Hulk", in_play=[CARD]).enemy_attacks("Rhino").defend("Hulk").decline()
    table.expect(damage={"Rhino": 0}, ready=[CARD])


def test_electrostatic_armor_hits_a_minion_that_attacked(table):
    table.hero("Hulk", in_play=[CARD]).minion("Vulture").enemy_attacks("Vulture").defend("Hulk").choose(f"Use {CARD}")
    table.expect(damage={"Vulture": 1, "Rhino": 0})


def test_electrostatic_armor_is_not_offered_when_an_ally_defends_or_nobody_does(table):
    table.hero("Hulk", in_play=[CARD, "Brawn"]).enemy_attacks("Rhino").defend("Brawn").expect(damage={"Rhino": 0})
    table.enemy_attacks("Rhino").decline().expect(damage={"Rhino": 0, "Hulk": 2})


def test_electrostatic_armor_is_not_offered_when_another_hero_defends(table):
    table.hero("Hulk", in_play=[CARD]).hero("Captain Marvel").enemy_attacks("Rhino", seat=1).defend("Captain Marvel")
    table.expect(damage={"Rhino": 0})


def test_electrostatic_armor_is_played_under_the_control_of_another_player(table):
    table.hero("Hulk", hand=[CARD, "Genius"]).hero("Captain Marvel").play(CARD, pay=[], target=["Player 2", "Genius"])
    table.enemy_attacks("Rhino", seat=1).defend("Captain Marvel").choose(f"Use {CARD}").expect(damage={"Rhino": 1})
    assert table.controller(CARD) == 1


def test_electrostatic_armor_is_controlled_once_by_each_player(table):
    table.hero("Hulk", hand=[CARD, "Genius"], in_play=[CARD])
    assert f"Play {CARD}" not in table.options()
