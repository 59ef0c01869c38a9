"""The Aggression card of the Black Widow pack."""


def test_counterattack_deals_as_much_damage_as_the_hero_took_from_the_attack(table):
    table.hero("She-Hulk", in_play=["Counterattack"]).villain(attachments=["Charge"]).enemy_attacks("Rhino").decline()
    table.choose("Use Counterattack").expect(damage={"She-Hulk": 5, "Rhino": 5}, discard={0: ["Counterattack"]})


def test_counterattack_counts_what_was_taken_and_not_what_was_dealt(table):
    table.hero("Captain Marvel", in_play=["Counterattack", "Cosmic Flight"]).villain(attachments=["Charge"])
    table.enemy_attacks("Rhino").decline().choose("Use Cosmic Flight", "Use Counterattack")
    table.expect(damage={"Captain Marvel": 2, "Rhino": 2})


def test_counterattack_hits_a_minion_that_attacked(table):
    table.hero("She-Hulk", in_play=["Counterattack"]).minion("Vulture").enemy_attacks("Vulture").decline()
    table.choose("Use Counterattack").expect(damage={"Vulture": 3, "Rhino": 0})


def test_counterattack_is_not_offered_for_damage_that_is_no_attack(table):
    table.hero("She-Hulk", in_play=["Counterattack"]).deal_damage("She-Hulk", 2, by="Rhino").expect(
        damage={"She-Hulk": 2}
    )


def test_counterattack_is_not_offered_when_no_damage_was_taken_or_an_ally_took_it(table):
    table.hero("She-Hulk", in_play=["Counterattack", "Hellcat"], status="tough").enemy_attacks("Rhino").decline()
    table.expect(damage={"She-Hulk": 0}, in_play=["Counterattack"])
    table.enemy_attacks("Rhino").defend("Hellcat").expect(damage={"Hellcat": 2}, in_play=["Counterattack"])


def test_counterattack_is_not_offered_in_alter_ego_form(table):
    table.hero("She-Hulk", form="alter-ego", in_play=["Counterattack"]).enemy_attacks("Rhino")
    table.expect(damage={"Jennifer Walters": 2}, in_play=["Counterattack"])


def test_counterattack_is_an_attack_that_a_stunned_card_cancels(table):
    table.hero("She-Hulk", in_play=["Counterattack"], status="stunned").enemy_attacks("Rhino").decline()
    table.choose("Use Counterattack").expect(
        damage={"Rhino": 0}, status={"She-Hulk": []}, discard={0: ["Counterattack"]}
    )


def test_counterattack_meets_retaliation(table):
    table.hero("She-Hulk", in_play=["Counterattack"]).minion("Whiplash").enemy_attacks("Whiplash").decline()
    table.choose("Use Counterattack").expect(damage={"Whiplash": 3, "She-Hulk": 4})


def test_counterattack_is_held_once_by_each_player(table):
    table.hero("She-Hulk", hand=["Counterattack", "Genius"], in_play=["Counterattack"])
    assert "Play Counterattack" not in table.options()
