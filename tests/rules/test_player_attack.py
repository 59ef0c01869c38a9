"""Attacks of heroes and allies: basic attacks, attack abilities, stun, guard, consequential damage."""

from tests.rules.citation import rule


@rule("attack_player.1", "basic_power.2")
def test_a_basic_attack_exhausts_the_hero_and_deals_atk(table):
    table.hero("Spider-Man")
    table.attack("Rhino")
    table.expect(damage={"Rhino": 2}, exhausted=["Spider-Man"])


@rule("exhausted.2")
def test_an_exhausted_hero_cannot_make_a_basic_attack(table):
    table.hero("Spider-Man", exhausted=True)
    assert "Attack with Spider-Man" not in table.options()


@rule("player_turn.4")
def test_an_alter_ego_cannot_attack_or_thwart(table):
    table.hero("Spider-Man", form="alter-ego").main_scheme(threat=3)
    assert not [x for x in table.options() if x.startswith(("Attack", "Thwart"))]


@rule("attack_player.9")
def test_a_hero_may_attack_any_enemy_also_one_engaged_with_another_player(table):
    table.hero("Spider-Man").hero("Captain Marvel").minion("Shocker", engaged=1)
    table.attack("Shocker")
    table.expect(damage={"Shocker": 2})


@rule("Guard")
def test_guard_protects_the_villain_from_the_engaged_player_only(table):
    table.hero("Spider-Man").hero("Captain Marvel").minion("Hydra Mercenary", engaged=1)
    table.attack("Rhino")
    table.expect(damage={"Rhino": 2})


@rule("guard.1", "keywords.6")
def test_guard_holds_back_allies_too(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).minion("Hydra Mercenary")
    table.choose("Attack with Daredevil")
    assert table.options() == ["Hydra Mercenary"]


@rule("guard.1", "target.13")
def test_guard_holds_back_attack_events(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"]).minion("Hydra Mercenary")
    table.play("Haymaker", pay=["Genius"])
    assert table.options() == ["Hydra Mercenary"]


@rule("guard.1")
def test_guard_does_not_hold_back_damage_that_is_no_attack(table):
    table.hero("She-Hulk", hand=["Ground Stomp", "Genius"]).minion("Hydra Mercenary")
    table.play("Ground Stomp", pay=["Genius"])
    table.expect(damage={"Rhino": 1, "Hydra Mercenary": 1})


@rule("guard.1")
def test_guard_does_not_protect_other_minions(table):
    table.hero("Spider-Man").minion("Hydra Mercenary").minion("Shocker")
    table.attack("Shocker")
    table.expect(damage={"Shocker": 2})


@rule("stun.6", "stun.7")
def test_a_stunned_hero_exhausts_and_loses_the_card_instead_of_attacking(table):
    table.hero("Spider-Man", status=["stunned"])
    table.choose("Attack with Spider-Man")
    table.expect(damage={"Rhino": 0}, exhausted=["Spider-Man"], status={"Spider-Man": []})


@rule("stun.8")
def test_a_stunned_hero_may_try_an_attack_event_that_has_no_valid_target(table):
    table.hero("She-Hulk", hand=["Relentless Assault", "Strength"], status=["stunned"])
    table.play("Relentless Assault", pay=["Strength"])
    table.expect(status={"She-Hulk": []}, discard={0: ["Relentless Assault", "Strength"]})


@rule("labeled_ability.7", "labeled_ability.8")
def test_stun_cancels_a_whole_attack_event(table):
    table.hero("Captain Marvel", hand=["Photonic Blast", "Energy", "Genius"], status=["stunned"])
    table.play("Photonic Blast", pay=["Energy", "Genius"])
    table.expect(damage={"Rhino": 0}, hand={0: 0}, status={"Captain Marvel": []})


@rule("stun.1")
def test_stun_does_not_stop_a_thwart(table):
    table.hero("Spider-Man", status=["stunned"]).main_scheme(threat=2)
    table.thwart("The Break-In!")
    table.expect(threat={"The Break-In!": 1}, status={"Spider-Man": ["stunned"]})


@rule("ally.6", "stun.10")
def test_a_stunned_ally_takes_no_consequential_damage(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).card("Daredevil", status=["stunned"])
    table.choose("Attack with Daredevil")
    table.expect(damage={"Rhino": 0, "Daredevil": 0}, exhausted=["Daredevil"])


@rule("stun.6")
def test_a_stunned_ally_does_not_stop_its_controllers_attack(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).card("Daredevil", status=["stunned"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 2}, status={"Daredevil": ["stunned"]})


@rule("ally.4", "ally.5", "consequential_damage.1", "icons.11")
def test_an_attacking_ally_exhausts_and_takes_consequential_damage(table):
    table.hero("Spider-Man", in_play=["Daredevil"])
    table.attack("Rhino", by="Daredevil")
    table.expect(damage={"Rhino": 2, "Daredevil": 1}, exhausted=["Daredevil"])


@rule("ally.3", "player_turn.5")
def test_any_number_of_allies_may_attack_in_one_turn(table):
    table.hero("Spider-Man", in_play=["Daredevil", "Jessica Jones"])
    table.attack("Rhino", by="Daredevil").attack("Rhino", by="Jessica Jones").attack("Rhino")
    table.expect(damage={"Rhino": 2 + 2 + 2})


@rule("player_turn.5")
def test_allies_act_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Daredevil"])
    table.attack("Rhino", by="Daredevil")
    table.expect(damage={"Rhino": 2})


@rule("attack_player.4")
def test_an_attack_event_does_not_exhaust_the_hero(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"], exhausted=True)
    table.play("Haymaker", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 3})


@rule("dash.3")
def test_a_character_cannot_use_a_power_that_is_a_dash(table):
    table.hero("She-Hulk", in_play=["Hulk"]).main_scheme(threat=3)
    assert "Attack with Hulk" in table.options()
    assert "Thwart with Hulk" not in table.options()


@rule("dash.4", "attachment.4")
def test_a_dash_is_not_modified(table):
    table.hero("She-Hulk", in_play=["Hulk"]).attach("Inspired", "Hulk").main_scheme(threat=3)
    assert "Thwart with Hulk" not in table.options()


@rule("you.6", "you.17")
def test_after_you_attack_does_not_mean_an_allys_attack(table):
    table.hero("She-Hulk", hand=["Chase Them Down"], in_play=["Tigra"]).main_scheme(threat=3)
    table.minion("Shocker", damage=1)
    table.attack("Shocker", by="Tigra")
    table.expect(threat={"The Break-In!": 3}, hand={0: ["Chase Them Down"]})


@rule("modifiers.1")
def test_attack_damage_uses_modified_atk(table):
    table.hero("Spider-Man", in_play=["Combat Training"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 3})


@rule("special.1", "labeled_ability.2")
def test_stun_cancels_only_the_first_attack_of_a_sequence_of_specials(table):
    table.hero(
        "Black Panther", hand=["01043d", "Genius"], in_play=["Panther Claws", "Energy Daggers"], status=["stunned"]
    )
    table.play("Wakanda Forever!", pay=["Genius"])
    table.choose("Panther Claws", "Energy Daggers", "Player 1")
    table.expect(damage={"Rhino": 2}, status={"Black Panther": []})
