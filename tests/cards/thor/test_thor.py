"""Thor and his signature cards (his obligation and nemesis set: `test_thor_nemesis.py`)."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ the identity


def test_have_at_thee_draws_2_cards_when_a_minion_engages_thor(table):
    table.hero("Thor", deck=["Genius", "Energy"]).dealt(0, "Hydra Mercenary").start(phase="villain", step=4)
    table.choose("Have at thee!")
    table.expect(hand={0: ["Genius", "Energy"]}, in_play=["Hydra Mercenary"])


def test_have_at_thee_may_be_declined(table):
    table.hero("Thor").dealt(0, "Hydra Mercenary").start(phase="villain", step=4)
    table.decline()
    table.expect(hand={0: 0})


@rule("limit.1")
def test_have_at_thee_is_offered_only_once_per_phase(table):
    table.hero("Thor").dealt(0, "Hydra Mercenary", "Shocker").start(phase="villain", step=4)
    table.choose("Have at thee!")
    table.expect(hand={0: 2}, in_play=["Hydra Mercenary", "Shocker"])


@rule("limit.1")
def test_have_at_thee_is_offered_again_in_the_next_phase(table):
    table.hero("Thor", hand=["Get Over Here!"], in_play=["Mjolnir"]).hero("She-Hulk").minion("Sandman", engaged=1)
    table.dealt(0, "Hydra Mercenary").play("Get Over Here!", target="Sandman").choose("Have at thee!")
    table.expect(hand={0: 2}, midway=True)
    table.end_turn().run_until("response")
    assert any("Have at thee!" in label for label in table.options())


@rule("Engage")
def test_have_at_thee_draws_when_thor_takes_a_minion_from_another_player(table):
    table.hero("Thor", hand=["Get Over Here!"], in_play=["Mjolnir"]).hero("She-Hulk").minion("Sandman", engaged=1)
    table.play("Get Over Here!", target="Sandman").choose("Have at thee!")
    table.expect(hand={0: 2})
    assert table.engaged("Sandman") == 0


def test_have_at_thee_draws_nothing_when_a_minion_engages_another_player(table):
    table.hero("Thor").hero("She-Hulk").dealt(1, "Hydra Mercenary").start(phase="villain", step=4)
    table.expect(hand={0: 0}, in_play=["Hydra Mercenary"])


def test_have_at_thee_is_not_offered_in_alter_ego_form(table):
    table.hero("Thor", form="alter-ego").dealt(0, "Hydra Mercenary").start(phase="villain", step=4)
    table.expect(hand={0: 0}, in_play=["Hydra Mercenary"])


@rule("Quickstrike")
def test_have_at_thee_comes_after_quickstrike(table):
    table.hero("Thor").dealt(0, "Vulture").start(phase="villain", step=4)
    assert table.decision.kind == "defend"
    table.choose("Do not defend", "Have at thee!")
    table.expect(hand={0: 2}, damage={"Thor": 3})


def test_worthy_finds_mjolnir_in_the_deck(table):
    table.hero("Thor", form="alter-ego", deck=["Genius", "Mjolnir"])
    table.choose("Worthy", "Mjolnir")
    table.expect(hand={0: ["Mjolnir"]})


def test_worthy_finds_mjolnir_in_the_discard_pile(table):
    table.hero("Thor", form="alter-ego", discard=["Mjolnir", "Energy"])
    table.choose("Worthy", "Mjolnir")
    table.expect(hand={0: ["Mjolnir"]}, discard={0: ["Energy"]})


@rule("Search")
def test_worthy_may_find_nothing(table):
    table.hero("Thor", form="alter-ego", in_play=["Mjolnir"])
    table.choose("Worthy")
    table.expect(hand={0: 0}, in_play=["Mjolnir"])


@rule("limit.1")
def test_worthy_is_offered_only_once_per_round(table):
    table.hero("Thor", form="alter-ego", deck=["Mjolnir"])
    table.choose("Worthy", "Mjolnir")
    assert not any("Worthy" in label for label in table.options())


def test_worthy_is_not_offered_in_hero_form(table):
    table.hero("Thor", deck=["Mjolnir"])
    assert not any("Worthy" in label for label in table.options())


# ------------------------------------------------------------------------------------------ signature cards


def test_lady_sif_readies_thor(table):
    table.hero("Thor", hand=["Lady Sif", "Genius", "Strength"], exhausted=True)
    table.play("Lady Sif", pay=["Genius", "Strength"]).choose("Use Lady Sif")
    table.expect(ready=["Thor"], in_play=["Lady Sif"])


def test_lady_sif_readies_odinson(table):
    table.hero("Thor", form="alter-ego", hand=["Lady Sif", "Genius", "Strength"], exhausted=True)
    table.play("Lady Sif", pay=["Genius", "Strength"]).choose("Use Lady Sif")
    table.expect(ready=["Odinson"])


@rule("target.2")
def test_lady_sif_offers_nothing_when_thor_is_ready(table):
    table.hero("Thor", hand=["Lady Sif", "Genius", "Strength"])
    table.play("Lady Sif", pay=["Genius", "Strength"])
    table.expect(in_play=["Lady Sif"], ready=["Thor"])


def test_lady_sif_readies_thor_when_another_player_puts_her_into_play(table):
    table.hero("She-Hulk", hand=["Make the Call", "Genius", "Strength"], exhausted=True)
    table.hero("Thor", discard=["Lady Sif"], exhausted=True)
    table.choose("Play Make the Call", "Lady Sif", "Genius", "Strength").choose("Use Lady Sif")
    table.expect(ready=["Thor"], exhausted=["She-Hulk"])


def test_defender_of_the_nine_realms_brings_a_minion_and_removes_3_threat(table):
    table.hero("Thor", hand=["Defender of the Nine Realms"]).main_scheme(threat=5)
    table.encounter_deck("Advance", "Hydra Mercenary", "Sandman")
    table.play("Defender of the Nine Realms").decline().choose("The Break-In!")
    table.expect(threat={"The Break-In!": 2}, in_play=["Hydra Mercenary"], not_in_play=["Sandman"])
    assert table.engaged("Hydra Mercenary") == 0
    assert table.discard(None) == ["Advance"]


def test_defender_of_the_nine_realms_lets_thor_draw_for_the_minion(table):
    table.hero("Thor", hand=["Defender of the Nine Realms"]).main_scheme(threat=5).encounter_deck("Hydra Mercenary")
    table.play("Defender of the Nine Realms").choose("Have at thee!", "The Break-In!")
    table.expect(hand={0: 2}, threat={"The Break-In!": 2})


@rule("target.2")
def test_defender_of_the_nine_realms_is_not_offered_when_no_scheme_has_threat(table):
    table.hero("Thor", hand=["Defender of the Nine Realms"]).main_scheme(threat=0)
    assert "Play Defender of the Nine Realms" not in table.options()


def test_defender_of_the_nine_realms_is_not_offered_in_alter_ego_form(table):
    table.hero("Thor", form="alter-ego", hand=["Defender of the Nine Realms"]).main_scheme(threat=5)
    assert "Play Defender of the Nine Realms" not in table.options()


@rule("cost_arrow_icon.2")
def test_defender_of_the_nine_realms_removes_nothing_when_no_minion_is_found(table_of):
    table = table_of(filler=0)
    table.hero("Thor", hand=["Defender of the Nine Realms"], deck=["Genius"]).main_scheme(threat=5)
    table.encounter_deck("Advance", "Assault")
    table.play("Defender of the Nine Realms")
    table.expect(threat={"The Break-In!": 5}, discard={0: ["Defender of the Nine Realms"]})


@rule("unique_icon.2")
def test_defender_of_the_nine_realms_removes_nothing_when_the_minion_is_in_play_already(table):
    table.hero("Thor", hand=["Defender of the Nine Realms"]).main_scheme(threat=5).minion("Shocker")
    table.encounter_deck("Shocker").play("Defender of the Nine Realms")
    table.expect(threat={"The Break-In!": 5}, discard={None: ["Shocker"]})


@rule("confuse.7")
def test_defender_of_the_nine_realms_brings_the_minion_even_if_thor_is_confused(table):
    table.hero("Thor", hand=["Defender of the Nine Realms"], status=["confused"]).main_scheme(threat=5)
    table.encounter_deck("Hydra Mercenary").play("Defender of the Nine Realms").decline()
    table.expect(threat={"The Break-In!": 5}, in_play=["Hydra Mercenary"], status={"Thor": []})


def test_for_asgard_finds_an_asgard_card_in_deck_or_discard_pile(table):
    table.hero("Thor", form="alter-ego", hand=["For Asgard!", "Genius"], deck=["Asgard", "Haymaker"])
    table.play("For Asgard!", pay=["Genius"])
    assert table.options() == ["Asgard"]
    table.choose("Asgard")
    table.expect(hand={0: ["Asgard"]}, discard={0: ["For Asgard!", "Genius"]})


def test_for_asgard_takes_a_card_of_the_discard_pile(table):
    table.hero("Thor", form="alter-ego", hand=["For Asgard!", "Genius"], discard=["Heimdall", "Haymaker"])
    table.play("For Asgard!", pay=["Genius"], target="Heimdall")
    table.expect(hand={0: ["Heimdall"]})


def test_for_asgard_is_not_offered_in_hero_form(table):
    table.hero("Thor", hand=["For Asgard!", "Genius"], deck=["Asgard"])
    assert "Play For Asgard!" not in table.options()


def test_hammer_throw_deals_8_damage_and_brings_mjolnir_back(table):
    table.hero("Thor", hand=["Hammer Throw", "Genius", "Strength"], in_play=["Mjolnir"])
    table.play("Hammer Throw", pay=["Genius", "Strength"], target="Rhino")
    table.expect(damage={"Rhino": 8}, hand={0: ["Mjolnir"]}, not_in_play=["Mjolnir"])


@rule("overkill.1")
def test_hammer_throw_passes_excess_damage_on_to_the_villain(table):
    table.hero("Thor", hand=["Hammer Throw", "Genius", "Strength"], in_play=["Mjolnir"]).minion("Hydra Mercenary")
    table.play("Hammer Throw", pay=["Genius", "Strength"], target="Hydra Mercenary")
    table.expect(damage={"Rhino": 5}, discard={None: ["Hydra Mercenary"]})


@rule("cost_arrow_icon.2")
def test_hammer_throw_is_not_offered_without_a_ready_mjolnir(table):
    table.hero("Thor", hand=["Hammer Throw", "Genius", "Strength"], in_play=["Mjolnir"]).card("Mjolnir", exhausted=True)
    assert "Play Hammer Throw" not in table.options()


@rule("cost_arrow_icon.2")
def test_hammer_throw_is_not_offered_when_mjolnir_is_not_in_play(table):
    table.hero("Thor", hand=["Hammer Throw", "Genius", "Strength", "Mjolnir"])
    assert "Play Hammer Throw" not in table.options()


@rule("stun.7")
def test_hammer_throw_of_a_stunned_thor_leaves_mjolnir_exhausted_in_play(table):
    table.hero("Thor", hand=["Hammer Throw", "Genius", "Strength"], in_play=["Mjolnir"], status=["stunned"])
    table.play("Hammer Throw", pay=["Genius", "Strength"])
    table.expect(damage={"Rhino": 0}, exhausted=["Mjolnir"], status={"Thor": []})


def test_lightning_strike_deals_x_damage_to_the_villain_and_thors_minions(table):
    table.hero("Thor", hand=["Lightning Strike", "Energy", "Genius"]).hero("She-Hulk")
    table.minion("Sandman", engaged=1).minion("Hydra Mercenary", engaged=0)
    table.choose("Play Lightning Strike", "2", "Energy", "Genius")
    table.expect(damage={"Rhino": 2, "Hydra Mercenary": 2, "Sandman": 0})


@rule("tough.1")
def test_lightning_strike_is_stopped_by_tough_when_thor_is_not_aerial(table):
    table.hero("Thor", hand=["Lightning Strike", "Energy", "Genius"]).villain("Rhino", status=["tough"])
    table.choose("Play Lightning Strike", "2", "Energy", "Genius")
    table.expect(damage={"Rhino": 0}, status={"Rhino": []})


def test_lightning_strike_ignores_tough_when_thor_is_aerial(table):
    table.hero("Thor", hand=["Lightning Strike", "Energy", "Genius"], in_play=["Mjolnir"])
    table.villain("Rhino", status=["tough"])
    table.choose("Play Lightning Strike", "2", "Energy", "Genius")
    table.expect(damage={"Rhino": 2}, status={"Rhino": ["tough"]})


@rule("guard.1")
def test_lightning_strike_is_no_attack_and_passes_a_guard(table):
    table.hero("Thor", hand=["Lightning Strike", "Energy", "Genius"], status=["stunned"]).minion("Hydra Mercenary")
    table.choose("Play Lightning Strike", "1", "Energy")
    table.expect(damage={"Rhino": 1, "Hydra Mercenary": 1}, status={"Thor": ["stunned"]})


def test_lightning_strike_needs_an_energy_resource_beside_its_cost(table):
    table.hero("Thor", hand=["Lightning Strike", "Genius", "Strength"])
    assert "Play Lightning Strike" not in table.options()


@rule("cost.12")
def test_lightning_strike_offers_only_as_much_as_its_own_cost_leaves(table):
    table.hero("Thor", hand=["Lightning Strike", "Energy", "Hammer Throw"])
    table.choose("Play Lightning Strike")
    assert table.options() == ["1", "2"]


def test_lightning_strike_is_not_offered_with_a_single_energy_resource(table):
    table.hero("Thor", hand=["Lightning Strike", "Hammer Throw"])
    assert "Play Lightning Strike" not in table.options()


def test_asgard_gives_1_more_card_in_hand(table):
    table.hero("Thor", hand=["Asgard", "Genius", "Energy"])
    assert table.stat("Thor", Stat.HAND_SIZE) == 4
    table.play("Asgard", pay=["Genius", "Energy"])
    assert table.stat("Thor", Stat.HAND_SIZE) == 5
    table.change_form()
    assert table.stat("Odinson", Stat.HAND_SIZE) == 6


def test_god_of_thunder_generates_an_energy_resource(table):
    table.hero("Thor", hand=["Mjolnir"], in_play=["God of Thunder"])
    table.play("Mjolnir", pay=["God of Thunder"])
    table.expect(exhausted=["God of Thunder"], in_play=["Mjolnir"])


def test_god_of_thunder_generates_energy_and_nothing_else(table):
    table.hero("Thor", hand=["Lightning Strike", "Genius"], in_play=["God of Thunder"])
    table.choose("Play Lightning Strike", "1")
    table.expect(hand={0: ["Genius"]}, midway=True)
    assert "Pay using God of Thunder" in table.options()


def test_god_of_thunder_cannot_be_used_in_alter_ego_form(table):
    table.hero("Thor", form="alter-ego", hand=["Mjolnir"], in_play=["God of Thunder"])
    assert "Play Mjolnir" not in table.options()


def test_mjolnir_gives_thor_1_attack_and_the_aerial_trait(table):
    table.hero("Thor", in_play=["Mjolnir"]).hero("She-Hulk")
    assert (table.stat("Thor", Stat.ATK), table.stat("She-Hulk", Stat.ATK)) == (3, 3)
    table.attack("Rhino")
    table.expect(damage={"Rhino": 3})


def test_mjolnir_gives_odinson_no_trait(table):
    table.hero("Thor", form="alter-ego", hand=["Get Over Here!"], in_play=["Mjolnir"]).hero("She-Hulk")
    table.minion("Sandman", engaged=1)
    table.change_form().play("Get Over Here!", target="Sandman").decline()
    assert table.engaged("Sandman") == 0


@rule("Restricted")
def test_mjolnir_is_one_of_two_restricted_cards(table):
    table.hero("Thor", hand=["Mjolnir", "Genius"], in_play=["Jarnbjorn", "Captain America's Shield"])
    table.play("Mjolnir", pay=["Genius"])
    assert sorted(table.options()) == [
        "Captain America's Shield",
        "Jarnbjorn",
        "Mjolnir",
    ]
    table.choose("Captain America's Shield")
    table.expect(in_play=["Mjolnir", "Jarnbjorn"], not_in_play=["Captain America's Shield"])


def test_thors_helmet_gives_5_hit_points_in_either_form(table):
    table.hero("Thor", in_play=["Thor's Helmet"], damage=13)
    assert table.stat("Thor", Stat.HP) == 19
    table.deal_damage("Thor", 5)
    table.expect(outcome=None, damage={"Thor": 18})
    table.change_form()
    assert table.stat("Odinson", Stat.HP) == 19
