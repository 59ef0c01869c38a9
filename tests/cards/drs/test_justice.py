"""The Justice card of the Doctor Strange pack."""


def test_foiled_cancels_boost_icons_while_the_villain_schemes(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Foiled!"]).main_scheme(threat=0).encounter_deck("Sandman")
    table.enemy_schemes("Rhino").play("Foiled!").expect(threat={"The Break-In!": 1}, discard={0: ["Foiled!"]})


def test_foiled_is_played_for_a_scheme_against_another_player_too(table):
    table.hero("She-Hulk", hand=["Foiled!"]).hero("Spider-Man", form="alter-ego").main_scheme(threat=0).encounter_deck(
        "Sandman"
    )
    table.enemy_schemes("Rhino", seat=1).run_until("turn", accept=["Play Foiled!"]).expect(threat={"The Break-In!": 1})


def test_foiled_is_not_offered_while_the_villain_attacks(table):
    table.hero("Spider-Man", hand=["Foiled!"]).encounter_deck("Sandman").enemy_attacks("Rhino")
    table.run_until("turn", accept=["Play Foiled!"]).expect(hand={0: ["Foiled!"]}, damage={"Spider-Man": 4})


def test_foiled_is_not_offered_for_a_card_without_boost_icons(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Foiled!"]).main_scheme(threat=0).encounter_deck("Advance")
    table.enemy_schemes("Rhino").expect(hand={0: ["Foiled!"]}, threat={"The Break-In!": 1})


def test_foiled_leaves_the_boost_ability(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Foiled!"]).main_scheme(threat=0).encounter_deck(
        "Heart-Shaped Herb"
    )
    table.enemy_schemes("Rhino").play("Foiled!").expect(threat={"The Break-In!": 1}, status={"Rhino": ["tough"]})
