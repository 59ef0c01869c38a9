"""The Protection card of the Black Widow pack."""


def test_defensive_stance_prevents_3_damage(table):
    table.hero("She-Hulk", in_play=["Defensive Stance"]).villain(attachments=["Charge"]).enemy_attacks(
        "Rhino"
    ).decline()
    table.choose("Use Defensive Stance").expect(damage={"She-Hulk": 2}, discard={0: ["Defensive Stance"]})


def test_defensive_stance_answers_damage_that_is_no_attack(table):
    table.hero("She-Hulk", in_play=["Defensive Stance"]).deal_damage("She-Hulk", 2).choose("Use Defensive Stance")
    table.expect(damage={"She-Hulk": 0})


def test_defensive_stance_makes_nobody_a_defender(table):
    table.hero("She-Hulk", in_play=["Defensive Stance", "Indomitable"]).enemy_attacks("Rhino").decline()
    table.choose("Use Defensive Stance").expect(damage={"She-Hulk": 0}, in_play=["Indomitable"])


def test_defensive_stance_is_not_offered_for_an_ally_or_another_hero(table):
    table.hero("She-Hulk", in_play=["Defensive Stance", "Hellcat"]).hero("Spider-Man")
    table.deal_damage("Hellcat", 1).deal_damage("Spider-Man", 1).expect(damage={"Hellcat": 1, "Spider-Man": 1})


def test_defensive_stance_is_not_offered_in_alter_ego_form(table):
    table.hero("She-Hulk", form="alter-ego", in_play=["Defensive Stance"]).deal_damage("Jennifer Walters", 1)
    table.expect(damage={"Jennifer Walters": 1})


def test_defensive_stance_is_held_once_by_each_player(table):
    table.hero("She-Hulk", hand=["Defensive Stance", "Genius"], in_play=["Defensive Stance"])
    assert "Play Defensive Stance" not in table.options()
