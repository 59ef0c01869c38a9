"""Ms. Marvel and her signature cards (her obligation and nemesis set: `test_ms_marvel_nemesis.py`)."""

import pytest

from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ the identity


def test_morphogenetics_returns_an_attack_event_to_hand(table):
    table.hero("Ms. Marvel", hand=["Big Hands", "Genius"])
    table.play("Big Hands", pay=["Genius"], target="Rhino").choose("Morphogenetics")
    table.expect(damage={"Rhino": 4}, hand={0: ["Big Hands"]}, exhausted=["Ms. Marvel"], discard={0: ["Genius"]})


def test_morphogenetics_returns_a_thwart_event_to_hand(table):
    table.hero("Ms. Marvel", hand=["Sneak By", "Genius"]).main_scheme(threat=5)
    table.play("Sneak By", pay=["Genius"], target="The Break-In!").choose("Morphogenetics")
    table.expect(threat={"The Break-In!": 2}, hand={0: ["Sneak By"]})


def test_morphogenetics_returns_a_defense_event_to_hand(table):
    table.hero("Ms. Marvel", hand=["Wiggle Room"], deck=["Genius"]).start(phase="villain", step=2)
    table.choose("Do not defend", "Play Wiggle Room", "Morphogenetics")
    table.expect(damage={"Ms. Marvel": 0}, hand={0: ["Wiggle Room", "Genius"]}, exhausted=["Ms. Marvel"], midway=True)


def test_morphogenetics_may_be_declined(table):
    table.hero("Ms. Marvel", hand=["Big Hands", "Genius"])
    table.play("Big Hands", pay=["Genius"], target="Rhino").decline()
    table.expect(ready=["Ms. Marvel"], discard={0: ["Big Hands", "Genius"]})


@rule("exhausted.4")
def test_morphogenetics_is_not_offered_when_ms_marvel_is_exhausted(table):
    table.hero("Ms. Marvel", hand=["Big Hands", "Genius"], exhausted=True)
    table.play("Big Hands", pay=["Genius"], target="Rhino")
    table.expect(discard={0: ["Big Hands"]}, hand={0: 0})


def test_morphogenetics_is_not_offered_for_an_event_without_such_a_trait(table):
    table.hero("Ms. Marvel", hand=["First Aid", "Genius"], damage=3)
    table.play("First Aid", pay=["Genius"], target="Ms. Marvel")
    table.expect(discard={0: ["First Aid"]}, ready=["Ms. Marvel"])


def test_morphogenetics_is_not_offered_for_an_event_of_another_player(table):
    table.hero("She-Hulk", hand=["Haymaker", "Genius"]).hero("Ms. Marvel")
    table.play("Haymaker", pay=["Genius"], target="Rhino")
    table.expect(discard={0: ["Haymaker"]}, ready=["Ms. Marvel"])


def test_morphogenetics_is_not_offered_in_alter_ego_form(table):
    table.hero("Ms. Marvel", form="alter-ego", hand=["Emergency"]).start(phase="villain", step=2)
    table.play("Emergency")
    table.expect(discard={0: ["Emergency"]}, ready=["Kamala Khan"], midway=True)


@rule("stun.10")
def test_morphogenetics_returns_an_event_whose_attack_was_canceled_by_stunned(table):
    table.hero("Ms. Marvel", hand=["Big Hands", "Genius"], status=["stunned"])
    table.play("Big Hands", pay=["Genius"]).choose("Morphogenetics")
    table.expect(damage={"Rhino": 0}, hand={0: ["Big Hands"]}, status={"Ms. Marvel": []})


def test_teen_spirit_takes_the_first_ms_marvel_card(table):
    table.hero("Ms. Marvel", form="alter-ego", deck=["Genius", "Haymaker", "Sneak By", "Big Hands"])
    table.choose("Teen Spirit")
    table.expect(hand={0: ["Sneak By"]}, discard={0: ["Genius", "Haymaker"]})


@rule("limit.1")
def test_teen_spirit_is_offered_only_once_per_round(table):
    table.hero("Ms. Marvel", form="alter-ego", deck=["Sneak By", "Big Hands"])
    table.choose("Teen Spirit")
    assert not any("Teen Spirit" in label for label in table.options())


def test_teen_spirit_is_not_offered_in_hero_form(table):
    table.hero("Ms. Marvel", deck=["Sneak By"])
    assert not any("Teen Spirit" in label for label in table.options())


@rule("player_deck.3")
def test_teen_spirit_discards_the_whole_deck_when_it_holds_no_ms_marvel_card(table_of):
    table = table_of(filler=0)
    table.hero("Ms. Marvel", form="alter-ego", deck=["Genius", "Haymaker"]).encounter_deck("Advance", "Assault")
    table.choose("Teen Spirit")
    table.expect(hand={0: 0}, discard={0: []})
    assert sorted(table.deck(0)) == ["Genius", "Haymaker"]
    assert len(table.dealt_to(0)) == 1


# ------------------------------------------------------------------------------------------ signature cards


def test_red_dagger_deals_2_damage_and_returns_to_hand_when_he_is_defeated(table):
    table.hero("Ms. Marvel", hand=["Genius", "Strength"], in_play=["Red Dagger"]).card("Red Dagger", damage=2)
    table.start(phase="villain", step=2).defend("Red Dagger")
    table.choose("Use Red Dagger", "a mental and a physical resource", "Genius", "Strength", "Rhino")
    table.expect(damage={"Rhino": 2}, hand={0: ["Red Dagger"]}, not_in_play=["Red Dagger"], midway=True)


def test_red_dagger_cannot_be_saved_with_2_resources_of_one_type(table):
    table.hero("Ms. Marvel", hand=["Genius"], in_play=["Red Dagger"]).card("Red Dagger", damage=2)
    table.start(phase="villain", step=2).defend("Red Dagger")
    table.expect(hand={0: ["Genius"]}, discard={0: ["Red Dagger"]}, midway=True)


def test_red_dagger_may_be_let_go(table):
    table.hero("Ms. Marvel", hand=["Genius", "Strength"], in_play=["Red Dagger"]).card("Red Dagger", damage=2)
    table.start(phase="villain", step=2).defend("Red Dagger").decline()
    table.expect(hand={0: ["Genius", "Strength"]}, discard={0: ["Red Dagger"]}, midway=True)


def test_red_dagger_offers_nothing_when_he_is_discarded_without_being_defeated(table):
    table.hero("Ms. Marvel", hand=["Genius", "Strength", "Hulk", "Energy"], in_play=["Red Dagger", "Tigra", "Hawkeye"])
    table.play("Hulk", pay=["Energy"]).choose("Red Dagger")
    table.expect(discard={0: ["Red Dagger"]}, hand={0: ["Genius", "Strength"]})


def test_big_hands_deals_4_damage(table):
    table.hero("Ms. Marvel", hand=["Big Hands", "Genius"], exhausted=True)
    table.play("Big Hands", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 4})


def test_big_hands_is_not_offered_in_alter_ego_form(table):
    table.hero("Ms. Marvel", form="alter-ego", hand=["Big Hands", "Genius"])
    assert "Play Big Hands" not in table.options()


def test_sneak_by_removes_3_threat(table):
    table.hero("Ms. Marvel", hand=["Sneak By", "Genius"], exhausted=True).main_scheme(threat=5)
    table.play("Sneak By", pay=["Genius"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 2})


def test_sneak_by_is_not_offered_in_alter_ego_form_or_without_threat(table):
    table.hero("Ms. Marvel", hand=["Sneak By", "Genius"]).main_scheme(threat=0)
    assert "Play Sneak By" not in table.options()
    table.change_form()
    assert "Play Sneak By" not in table.options()


def test_wiggle_room_prevents_3_damage_and_draws_a_card(table):
    table.hero("Ms. Marvel", hand=["Wiggle Room"], deck=["Genius"], exhausted=True).encounter_deck("Charge")
    table.start(phase="villain", step=2).choose("Play Wiggle Room")
    table.expect(damage={"Ms. Marvel": 1}, hand={0: ["Genius"]}, midway=True)


def test_wiggle_room_prevents_damage_that_is_not_from_an_attack(table):
    table.hero("Ms. Marvel", hand=["Wiggle Room"], exhausted=True).dealt(0, "Shocker").start(phase="villain", step=4)
    table.play("Wiggle Room")
    table.expect(damage={"Ms. Marvel": 0}, hand={0: 1})


@rule("tough.1")
def test_wiggle_room_is_not_offered_when_a_tough_card_takes_the_damage(table):
    table.hero("Ms. Marvel", hand=["Wiggle Room"], status=["tough"]).dealt(0, "Shocker").start(phase="villain", step=4)
    table.expect(hand={0: ["Wiggle Room"]}, status={"Ms. Marvel": []})


def test_wiggle_room_is_not_offered_in_alter_ego_form(table):
    table.hero("Ms. Marvel", form="alter-ego", hand=["Wiggle Room"])
    table.deal_damage("Kamala Khan", 2)
    table.expect(damage={"Kamala Khan": 2}, hand={0: ["Wiggle Room"]})


@rule("defend.12")
def test_wiggle_room_makes_ms_marvel_the_defender(table):
    table.hero("Ms. Marvel", hand=["Wiggle Room"], exhausted=True).encounter_deck("Charge")
    table.start(phase="villain", step=2).choose("Play Wiggle Room")
    table.expect_order("enemy attacks", "defend: card Ms. Marvel")


def test_aamir_khan_puts_a_card_on_the_bottom_of_the_deck_and_draws(table):
    table.hero("Ms. Marvel", form="alter-ego", in_play=["Aamir Khan"], deck=["Genius"], discard=["Big Hands", "Energy"])
    table.use("Aamir Khan", target="Big Hands")
    table.expect(hand={0: ["Genius"]}, discard={0: ["Energy"]}, exhausted=["Aamir Khan"])
    assert table.deck(0)[-1] == "Big Hands"


def test_aamir_khan_is_not_offered_with_an_empty_discard_pile(table):
    table.hero("Ms. Marvel", form="alter-ego", in_play=["Aamir Khan"])
    assert "Use Aamir Khan" not in table.options()


def test_aamir_khan_is_not_offered_in_hero_form(table):
    table.hero("Ms. Marvel", in_play=["Aamir Khan"], discard=["Big Hands"])
    assert "Use Aamir Khan" not in table.options()


def test_bruno_carrelli_keeps_a_card_of_the_hand_facedown(table):
    table.hero("Ms. Marvel", form="alter-ego", hand=["Big Hands", "Genius"], in_play=["Bruno Carrelli"])
    table.use("Bruno Carrelli", target="Big Hands")
    table.expect(hand={0: ["Genius"]}, exhausted=["Bruno Carrelli"])
    assert table.where("Big Hands") == "beneath a card"


def test_bruno_carrelli_gives_up_to_3_of_his_cards_back_in_either_form(table):
    table.hero(
        "Ms. Marvel",
        in_play=["Bruno Carrelli"],
        under={"Bruno Carrelli": ["Big Hands", "Genius", "Energy", "Strength"]},
    )
    table.use("Bruno Carrelli", target=["Big Hands", "Genius", "Energy"])
    table.expect(hand={0: ["Big Hands", "Genius", "Energy"]}, exhausted=["Bruno Carrelli"])
    assert table.where("Strength") == "beneath a card"


def test_bruno_carrelli_may_give_fewer_cards_back(table):
    table.hero("Ms. Marvel", in_play=["Bruno Carrelli"], under={"Bruno Carrelli": ["Big Hands", "Genius"]})
    table.use("Bruno Carrelli", target="Big Hands").decline()
    table.expect(hand={0: ["Big Hands"]})


def test_bruno_carrelli_keeps_nothing_in_hero_form_and_gives_nothing_when_he_has_nothing(table):
    table.hero("Ms. Marvel", hand=["Big Hands"], in_play=["Bruno Carrelli"])
    assert not any("Bruno Carrelli" in label for label in table.options())


@rule("leaves_play.4")
def test_bruno_carrellis_cards_are_discarded_when_he_leaves_play(table):
    table.hero("Ms. Marvel", in_play=["Bruno Carrelli"], under={"Bruno Carrelli": ["Big Hands", "Genius"]})
    table.dealt(0, "Caught Off Guard").start(phase="villain", step=4).run_until("turn")
    table.expect(not_in_play=["Bruno Carrelli"], discard={0: ["Bruno Carrelli", "Big Hands", "Genius"]})


def test_bruno_carrellis_cards_are_hidden_from_other_players(table_of):
    table = table_of(hands="private")
    table.hero("Ms. Marvel", form="alter-ego", hand=["Big Hands"], in_play=["Bruno Carrelli"]).hero("She-Hulk")
    table.use("Bruno Carrelli", target="Big Hands")
    assert "Big Hands" in str(table.game.view(0))
    assert "Big Hands" not in str(table.game.view(1))


def test_nakia_bahadir_makes_the_next_card_cost_1_less(table):
    table.hero("Ms. Marvel", form="alter-ego", hand=["Bruno Carrelli", "Aamir Khan"], in_play=["Nakia Bahadir"])
    table.use("Nakia Bahadir").play("Bruno Carrelli")
    table.expect(in_play=["Bruno Carrelli"], exhausted=["Nakia Bahadir"])
    assert "Play Aamir Khan" not in table.options()


def test_nakia_bahadirs_reduction_ends_with_the_phase(table):
    table.hero("Ms. Marvel", form="alter-ego", hand=["Bruno Carrelli"], in_play=["Nakia Bahadir"])
    table.use("Nakia Bahadir").run_villain_phase()
    assert "Play Bruno Carrelli" not in [label for label in table.options() if not table.hand(0)]


def test_nakia_bahadir_is_not_offered_in_hero_form(table):
    table.hero("Ms. Marvel", in_play=["Nakia Bahadir"], hand=["Big Hands"])
    assert "Use Nakia Bahadir" not in table.options()


def test_biokinetic_polymer_suit_generates_a_wild_resource_for_an_event(table):
    table.hero("Ms. Marvel", hand=["Big Hands", "Energy Barrier"], in_play=["Biokinetic Polymer Suit"], exhausted=True)
    table.play("Big Hands", pay=["Biokinetic Polymer Suit", "Energy Barrier"], target="Rhino")
    table.expect(damage={"Rhino": 4}, exhausted=["Biokinetic Polymer Suit"])


@pytest.mark.parametrize("card", ["Bruno Carrelli", "Endurance"])
def test_biokinetic_polymer_suit_pays_for_nothing_but_events(table, card):
    table.hero("Ms. Marvel", hand=[card], in_play=["Biokinetic Polymer Suit"])
    assert f"Play {card}" not in table.options()


def test_biokinetic_polymer_suit_cannot_be_used_in_alter_ego_form(table):
    table.hero("Ms. Marvel", form="alter-ego", hand=["First Aid"], in_play=["Biokinetic Polymer Suit"], damage=3)
    assert "Play First Aid" not in table.options()


def test_embiggen_adds_2_damage_to_an_attack_event(table):
    table.hero("Ms. Marvel", hand=["Big Hands", "Genius"], in_play=["Embiggen!"], exhausted=True)
    table.play("Big Hands", pay=["Genius"]).choose("Use Embiggen!", "Rhino")
    table.expect(damage={"Rhino": 6}, exhausted=["Embiggen!"])


def test_embiggen_adds_2_to_each_instance_of_damage(table):
    """FAQ "Embiggen": all instances of damage that the event deals are increased."""
    table.hero("Ms. Marvel", hand=["Melee", "Genius", "Energy"], in_play=["Embiggen!"], exhausted=True).minion(
        "Titania"
    )
    table.play("Melee", pay=["Genius", "Energy"]).choose("Use Embiggen!", "Rhino", "Titania")
    table.expect(damage={"Rhino": 5, "Titania": 5})


def test_embiggen_is_over_with_that_event(table):
    table.hero("Ms. Marvel", hand=["Big Hands", "Genius", "Haymaker", "Energy"], in_play=["Embiggen!"], exhausted=True)
    table.play("Big Hands", pay=["Genius"]).choose("Use Embiggen!", "Rhino")
    table.play("Haymaker", pay=["Energy"], target="Rhino")
    table.expect(damage={"Rhino": 6 + 3})


def test_embiggen_is_not_offered_for_other_events_or_for_basic_attacks(table):
    table.hero("Ms. Marvel", hand=["Sneak By", "Genius"], in_play=["Embiggen!"]).main_scheme(threat=5)
    table.play("Sneak By", pay=["Genius"], target="The Break-In!").decline().attack("Rhino")
    table.expect(threat={"The Break-In!": 2}, damage={"Rhino": 1}, ready=["Embiggen!"])


def test_embiggen_is_not_offered_for_an_event_of_another_player(table):
    table.hero("She-Hulk", hand=["Haymaker", "Genius"]).hero("Ms. Marvel", in_play=["Embiggen!"])
    table.play("Haymaker", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 3}, ready=["Embiggen!"])


def test_shrink_removes_2_more_threat_with_a_thwart_event(table):
    table.hero("Ms. Marvel", hand=["Sneak By", "Genius"], in_play=["Shrink"], exhausted=True).main_scheme(threat=6)
    table.play("Sneak By", pay=["Genius"]).choose("Use Shrink", "The Break-In!")
    table.expect(threat={"The Break-In!": 1}, exhausted=["Shrink"])


def test_shrink_does_nothing_for_emergency(table):
    """FAQ "Shrink": Emergency prevents threat and removes none."""
    table.hero("Ms. Marvel", hand=["Emergency"], in_play=["Shrink", "Embiggen!"], exhausted=True).main_scheme(threat=3)
    table.enemy_schemes("Rhino").play("Emergency")
    table.expect(threat={"The Break-In!": 3}, ready=["Shrink"])


def test_shrink_is_not_offered_in_alter_ego_form_or_for_an_attack_event(table):
    table.hero("Ms. Marvel", hand=["Big Hands", "Genius"], in_play=["Shrink"], exhausted=True)
    table.play("Big Hands", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 4}, ready=["Shrink"])
