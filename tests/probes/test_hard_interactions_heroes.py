"""Hard interactions 7, 8, 15 and 16: Wakanda Forever!, Killmonger, the end of She-Hulk's attack, Split Personality."""

from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ 7: Wakanda Forever!


def panther(table, *upgrades, hand=(), **hero):
    hand = ["01043d", "Energy", *hand]
    return table.hero("Black Panther", hand=hand, in_play=list(upgrades), **hero)


def forever(table, *choices):
    return table.play("Wakanda Forever!", pay=["Energy"]).choose(*choices)


@rule("special.1")
def test_wakanda_forever_lets_the_player_order_the_specials(table):
    panther(table, "Panther Claws", "Tactical Genius").main_scheme(threat=5)
    table.play("Wakanda Forever!", pay=["Energy"])
    assert sorted(table.options()) == ["Resolve Panther Claws", "Resolve Tactical Genius"]


def test_the_last_special_gets_the_bonus_of_the_final_step(table):
    panther(table, "Panther Claws", "Tactical Genius").main_scheme(threat=5)
    forever(table, "Tactical Genius", "The Break-In!", "Panther Claws", "Rhino")
    table.expect(threat={"The Break-In!": 4}, damage={"Rhino": 4})


def test_the_bonus_of_the_final_step_goes_elsewhere_when_the_order_is_reversed(table):
    panther(table, "Panther Claws", "Tactical Genius").main_scheme(threat=5)
    forever(table, "Panther Claws", "Rhino", "Tactical Genius", "The Break-In!")
    table.expect(threat={"The Break-In!": 3}, damage={"Rhino": 2})


@rule("attack_player.3", "attack_player.11")
def test_each_attack_special_is_an_attack_of_its_own_and_is_retaliated(table):
    panther(table, "Panther Claws", "Vibranium Suit", damage=3)
    table.villain("Rhino", attachments=["Concussion Blasters"])
    forever(table, "Panther Claws", "Rhino", "Vibranium Suit", "Rhino")
    table.expect(damage={"Rhino": 2 + 2, "Black Panther": 3 + 1 - 2 + 1})


@rule("stun.6", "labeled_ability.7")
def test_stun_cancels_only_the_first_attack_of_wakanda_forever(table):
    panther(table, "Panther Claws", "Vibranium Suit", damage=3, status=["stunned"])
    forever(table, "Panther Claws", "Vibranium Suit", "Rhino")
    table.expect(damage={"Rhino": 2, "Black Panther": 1}, status={"Black Panther": []})


@rule("labeled_ability.7")
def test_stun_does_not_cancel_the_specials_that_are_no_attacks(table):
    panther(table, "Energy Daggers", "Tactical Genius", status=["stunned"]).main_scheme(threat=5)
    forever(table, "Tactical Genius", "The Break-In!", "Energy Daggers", "Black Panther")
    table.expect(threat={"The Break-In!": 4}, damage={"Rhino": 2}, status={"Black Panther": ["stunned"]})


@rule("confuse.6")
def test_confusion_cancels_the_thwart_step_of_wakanda_forever_only(table):
    panther(table, "Panther Claws", "Tactical Genius", status=["confused"]).main_scheme(threat=5)
    forever(table, "Tactical Genius", "Panther Claws", "Rhino")
    table.expect(threat={"The Break-In!": 5}, damage={"Rhino": 4}, status={"Black Panther": []})


@rule("guard.1")
def test_guard_does_not_keep_energy_daggers_from_the_villain(table):
    panther(table, "Energy Daggers").minion("Hydra Mercenary")
    forever(table, "Energy Daggers", "Black Panther")
    table.expect(damage={"Rhino": 2, "Hydra Mercenary": 2})


@rule("guard.1")
def test_guard_keeps_panther_claws_from_the_villain(table):
    panther(table, "Panther Claws").minion("Hydra Mercenary")
    forever(table, "Panther Claws")
    assert table.options() == ["Hydra Mercenary"]


@rule("target.2")
def test_a_special_that_can_do_nothing_is_skipped_and_the_final_step_is_another_one(table):
    panther(table, "Panther Claws", "Tactical Genius").main_scheme(threat=0)
    forever(table, "Panther Claws", "Rhino")
    table.expect(damage={"Rhino": 4})


@rule("target.2", "retaliate.1")
def test_special_that_becomes_possible_after_the_final_step_is_not_resolved(table):
    panther(table, "Panther Claws", "Vibranium Suit").villain("Rhino", attachments=["Concussion Blasters"])
    forever(table, "Panther Claws", "Rhino")  # the hero has no damage to move, until Rhino retaliates
    table.expect(damage={"Rhino": 4, "Black Panther": 1})


@rule("ability.5")
def test_wakanda_forever_is_not_offered_when_no_special_can_do_anything(table):
    panther(table, "Tactical Genius").main_scheme(threat=0)
    assert "Play Wakanda Forever!" not in table.options()


@rule("special.1", "traits.1")
def test_wakanda_forever_resolves_only_black_panther_upgrades_of_its_player(table):
    panther(table, "Panther Claws", "Tenacity").hero("Black Panther", in_play=["Energy Daggers"])
    table.play("Wakanda Forever!", pay=["Energy"])
    assert table.options() == ["Resolve Panther Claws"]


# ------------------------------------------------------------------------------------------ 8: Killmonger


@rule("target.12", "cannot.1")
def test_killmonger_is_no_target_of_panther_claws(table):
    panther(table, "Panther Claws").minion("Killmonger")
    forever(table, "Panther Claws")
    assert table.options() == ["Rhino"]


@rule("target.12")
def test_killmonger_is_no_target_of_vibranium_suit(table):
    panther(table, "Vibranium Suit", damage=3).minion("Killmonger")
    forever(table, "Vibranium Suit")
    assert table.options() == ["Rhino"]


@rule("target.17")
def test_killmonger_takes_nothing_from_energy_daggers_that_hit_all_others(table):
    panther(table, "Energy Daggers").minion("Killmonger").minion("Shocker")
    forever(table, "Energy Daggers", "Black Panther")
    table.expect(damage={"Killmonger": 0, "Rhino": 2, "Shocker": 2})


def test_killmonger_takes_damage_from_a_basic_attack_and_from_other_cards(table):
    table.hero("Black Panther", hand=["Haymaker", "Energy"]).minion("Killmonger")
    table.attack("Killmonger").play("Haymaker", pay=["Energy"], target="Killmonger")
    table.expect(not_in_play=["Killmonger"])


def test_killmonger_takes_damage_from_retaliate_which_is_no_upgrade(table):
    panther(table, "Panther Claws").villain("Rhino", status=["stunned"]).minion("Killmonger")
    table.start(phase="villain", step=2).choose("Activate Killmonger", "Do not defend")
    table.expect(damage={"Killmonger": 1, "Black Panther": 2})


@rule("move.6", "tough.1")
def test_damage_moved_by_vibranium_suit_discards_tough(table):
    panther(table, "Vibranium Suit", damage=3).villain("Rhino", status=["tough"])
    forever(table, "Vibranium Suit", "Rhino")
    table.expect(damage={"Rhino": 0, "Black Panther": 1}, status={"Rhino": []})


@rule("move.2", "heal.3")
def test_vibranium_suit_moves_no_more_damage_than_the_hero_has(table):
    panther(table, "Vibranium Suit", damage=1)
    forever(table, "Vibranium Suit", "Rhino")
    table.expect(damage={"Rhino": 1, "Black Panther": 0})


# ------------------------------------------------------------------------------------------ 15: the end of an attack


@rule("attack_player.12", "attack_player.13", "retaliate.4")
def test_retaliate_hits_she_hulk_before_superhuman_strength_is_discarded(table):
    table.hero("She-Hulk", in_play=["Superhuman Strength"], damage=14)
    table.villain("Rhino", attachments=["Concussion Blasters"]).hero("Captain Marvel")
    table.attack("Rhino")
    table.expect(damage={"Rhino": 5}, status={"Rhino": []}, midway=True)  # she fell before her upgrade could stun


@rule("attack_player.13", "attack_player.14")
def test_superhuman_strength_is_gone_before_one_two_punch_is_offered(table):
    table.hero("She-Hulk", hand=["One-Two Punch", "Energy"], in_play=["Superhuman Strength"])
    table.attack("Rhino")
    table.expect(not_in_play=["Superhuman Strength"], status={"Rhino": ["stunned"]}, damage={"Rhino": 5}, midway=True)
    table.play("One-Two Punch", pay=["Energy"])
    table.expect(ready=["She-Hulk"])


@rule("forced.2", "forced.3")
def test_superhuman_strength_stays_when_the_attacked_enemy_is_already_stunned(table):
    table.hero("She-Hulk", in_play=["Superhuman Strength"]).villain("Rhino", status=["stunned"])
    table.attack("Rhino")
    table.expect(in_play=["Superhuman Strength"], status={"Rhino": ["stunned"]})


@rule("forced.2", "forced.3")
def test_superhuman_strength_stays_when_the_attack_defeats_the_enemy(table):
    table.hero("She-Hulk", in_play=["Superhuman Strength"]).minion("Shocker")
    table.attack("Shocker")
    table.expect(in_play=["Superhuman Strength"], not_in_play=["Shocker"])


@rule("villain_defeat.6")
def test_superhuman_strength_stuns_the_next_stage_when_the_attack_defeats_a_villain_stage(table):
    table.hero("She-Hulk", in_play=["Superhuman Strength"]).villain("Rhino", damage=10)
    table.attack("Rhino")
    table.expect(not_in_play=["Superhuman Strength"], status={"Rhino": ["stunned"]}, damage={"Rhino": 0})


def test_superhuman_strength_stuns_after_an_attack_event_as_well(table):
    table.hero("She-Hulk", hand=["Haymaker", "Energy"], in_play=["Superhuman Strength"])
    table.play("Haymaker", pay=["Energy"], target="Rhino")
    table.expect(status={"Rhino": ["stunned"]}, damage={"Rhino": 3}, not_in_play=["Superhuman Strength"])


@rule("target.2")
def test_second_one_two_punch_is_not_offered_when_she_hulk_is_ready_again(table):
    table.hero("She-Hulk", hand=["One-Two Punch", "One-Two Punch", "Energy", "Genius"])
    table.attack("Rhino").play("One-Two Punch", pay=["Energy"])
    table.expect(ready=["She-Hulk"], hand={0: ["One-Two Punch", "Genius"]})


def test_one_two_punch_is_not_offered_when_the_attack_was_an_event(table):
    table.hero("She-Hulk", hand=["Haymaker", "Energy", "One-Two Punch", "Genius"], exhausted=True)
    table.play("Haymaker", pay=["Energy"], target="Rhino")
    table.expect(exhausted=["She-Hulk"], hand={0: ["One-Two Punch", "Genius"]})


@rule("stun.10")
def test_one_two_punch_is_not_offered_when_stun_replaced_the_attack(table):
    table.hero("She-Hulk", hand=["One-Two Punch", "Energy"], status=["stunned"])
    table.choose("Attack with She-Hulk")
    table.expect(exhausted=["She-Hulk"], hand={0: 2}, status={"She-Hulk": []})


# ------------------------------------------------------------------------------------------ 16: Split Personality


@rule("form.4")
def test_split_personality_leaves_the_change_of_form_of_the_turn(table):
    table.hero("She-Hulk", hand=["Split Personality", "Energy", "Genius"])
    table.play("Split Personality", pay=["Energy", "Genius"])
    assert "Change form to She-Hulk" in table.options()


@rule("ability.7", "response.6")
def test_do_you_even_lift_is_offered_between_the_sentences_of_split_personality(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Split Personality", "Energy", "Genius"])
    table.play("Split Personality", pay=["Energy", "Genius"])
    table.expect(hand={0: 0}, midway=True)
    table.choose("Do You Even Lift?", "Rhino")
    table.expect(hand={0: 4}, damage={"Rhino": 2})


@rule("then.2", "printed.1")
def test_split_personality_draws_up_to_the_printed_hand_size_of_the_new_side(table):
    table.hero("She-Hulk", hand=["Split Personality", "Energy", "Genius", "Strength"])
    table.play("Split Personality", pay=["Energy", "Genius"])
    table.expect(hand={0: 6})


def test_split_personality_discards_nothing_when_the_hand_is_larger(table):
    hand = ["Split Personality", "Energy", "Genius", *["Haymaker"] * 5]
    table.hero("She-Hulk", form="alter-ego", hand=hand)
    table.play("Split Personality", pay=["Energy", "Genius"]).decline()
    table.expect(hand={0: 5})
