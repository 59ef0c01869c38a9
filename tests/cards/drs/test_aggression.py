"""The Aggression card of the Doctor Strange pack."""


def test_skilled_strike_gives_2_attack_for_a_basic_attack(table):
    table.hero("She-Hulk", hand=["Skilled Strike"]).choose("Attack with She-Hulk", "Rhino").play("Skilled Strike")
    table.expect(damage={"Rhino": 5}, discard={0: ["Skilled Strike"]})


def test_skilled_strike_is_not_offered_for_an_event_or_an_ally(table):
    table.hero("She-Hulk", hand=["Skilled Strike", "Uppercut", "Strength", "Genius"], in_play=["Hellcat"])
    table.play("Uppercut", pay=["Strength", "Genius"], target="Rhino").attack("Rhino", by="Hellcat")
    table.expect(damage={"Rhino": 6}, hand={0: ["Skilled Strike"]})


def test_skilled_strike_lasts_for_one_attack(table):
    table.hero("She-Hulk", hand=["Skilled Strike", "One-Two Punch", "Genius"]).choose("Attack with She-Hulk", "Rhino")
    table.play("Skilled Strike").play("One-Two Punch", pay="Genius").attack("Rhino").expect(damage={"Rhino": 8})
