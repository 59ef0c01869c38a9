"""The FAQ and errata of the Rules Reference that bind core cards: 32 assertions, one test each (the first has two)."""

import pytest

import mc_env
from mc_env.cards import registry
from mc_env.cards.kit import YOUR_HERO, Card, CardPool, Gets, Upgrade
from mc_env.cards.terms import Stat
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.table import Table
from tests.rules.citation import rule

# A constant effect that lowers damage taken: the core set has none, the first answer speaks of one.
THICK_HIDE = Upgrade(
    "probe_thick_hide", "Thick Hide", cost=1, aspect="basic", abilities=[Gets(YOUR_HERO, damage_taken=-2)]
)


@pytest.fixture(autouse=True, scope="module")
def thick_hide() -> None:
    registry.load()
    if "probe_faq" not in registry.POOLS:
        registry.register(CardPool("probe_faq", "FAQ probes", (THICK_HIDE,)))


# ------------------------------------------------------------------------------------------ general


@rule("status_cards.4", "tough.1")
def test_faq_01_tough_is_spent_before_an_interrupt_could_prevent_the_damage(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"], status=["tough"]).start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(status={"Captain Marvel": []}, in_play=["Cosmic Flight"], damage={"Captain Marvel": 0})


@rule("attack_enemy.20", "tough.3", "timing_priority.2")
@pytest.mark.parametrize("way", ["Spider-Man", "Thick Hide"])
def test_faq_01_tough_is_kept_when_def_or_a_constant_reduces_the_damage_to_0(table, way):
    table.hero("Spider-Man", status=["tough"], in_play=["Thick Hide"] if way == "Thick Hide" else [])
    table.start(phase="villain", step=2).decline().choose("Do not defend" if way == "Thick Hide" else "Defend")
    table.expect(status={"Spider-Man": ["tough"]}, damage={"Spider-Man": 0})


@rule("aspect_card.1")
@pytest.mark.parametrize(
    ("aspect", "copies"), [("aggression", 19), ("justice", 19), ("protection", 19), ("leadership", 18)]
)
def test_faq_02_leadership_has_18_cards_when_the_other_aspects_have_19(aspect, copies):
    pool = [card for card in registry.POOLS[aspect].cards if registry.PRODUCT_OF[card.code] == "core"]
    faces = [card.faces[0] if isinstance(card, Card) else card for card in pool]
    assert sum(1 if face.unique else face.deck_limit for face in faces) == copies


# ------------------------------------------------------------------------------------------ Spider-Man


@rule("attack_enemy.7", "attack_enemy.30")
@pytest.mark.parametrize("cause", ["step two", "Assault"])
def test_faq_03_spider_sense_draws_before_the_boost_card_is_given(table, cause):
    table.hero("Spider-Man", deck=["Genius"]).encounter_deck("Charge")
    if cause == "Assault":
        table.dealt(0, "Assault")
    table.start(phase="villain", step=4 if cause == "Assault" else 2)
    assert table.where("Charge") == "encounter deck"
    table.choose("Spider-Sense")
    table.expect(hand={0: ["Genius"]}, midway=True)
    assert table.where("Charge") == "boost card"


@rule("stun.9")
def test_faq_04_webbed_up_and_its_stun_stop_two_attacks(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Webbed Up"])
    table.dealt(0, "Assault", "Assault").start(phase="villain", step=2)  # three attacks
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2}, status={"Rhino": []}, not_in_play=["Webbed Up"])


@rule("replacement_effect.3")
def test_faq_05_spider_sense_does_not_trigger_when_webbed_up_replaces_the_attack(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Webbed Up"]).start(phase="villain", step=2)
    table.expect(hand={0: 0}, status={"Rhino": ["stunned"]})


# ------------------------------------------------------------------------------------------ She-Hulk


@rule("side_scheme.2")
def test_faq_06_jennifer_walters_cannot_prevent_starting_threat(table):
    table.hero("She-Hulk", form="alter-ego").dealt(0, "Usurp The Throne").start(phase="villain", step=4)
    table.expect(threat={"Usurp The Throne": 3})


@rule("ability.9")
def test_faq_07_jennifer_walters_cannot_object_during_setup():
    game = mc_env.new_game(heroes=["she_hulk"], scenario="klaw", seed=1)
    assert game.decision is not None
    assert game.decision.kind == "mulligan"
    threat = {s["title"]: s["threat"] for s in game.view(player=0)["areas"][0]["side_schemes"]}
    assert threat["Defense Network"] == 2 + 1


@rule("for_each.2")
def test_faq_08_legal_practice_removes_threat_from_one_scheme_only(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Legal Practice", "Energy", "Genius", "Strength"])
    table.main_scheme(threat=5).side_scheme("Bomb Scare", threat=5)
    table.play("Legal Practice").choose("Energy", "Genius", "Strength")
    table.choose("The Break-In!")
    table.expect(threat={"The Break-In!": 2, "Bomb Scare": 5})


@rule("cost.21")
def test_faq_09_focused_rage_cannot_be_used_when_she_hulk_is_tough(table):
    table.hero("She-Hulk", in_play=["Focused Rage"], status=["tough"])
    assert "Use Focused Rage" not in table.options()
    table.expect(status={"She-Hulk": ["tough"]})


@rule("forced.2", "forced.3")
def test_faq_10_superhuman_strength_stays_when_the_enemy_cannot_be_stunned(table):
    table.hero("She-Hulk", in_play=["Superhuman Strength"]).villain("Rhino", status=["stunned"])
    table.attack("Rhino")
    table.expect(in_play=["Superhuman Strength"], damage={"Rhino": 5})


# ------------------------------------------------------------------------------------------ Iron Man


@rule("alteration_additional.1")
def test_faq_11_repulsor_blast_with_2_energy_is_one_packet_of_5_that_tough_absorbs(table):
    table.hero("Iron Man", hand=["Repulsor Blast", "Rocket Boots"], deck=["Energy", *["Genius"] * 4])
    table.villain("Rhino", status=["tough"]).play("Repulsor Blast", pay=["Rocket Boots"], target="Rhino")
    table.expect(damage={"Rhino": 0}, status={"Rhino": []})


@pytest.mark.parametrize("card", ["Energy", "Genius", "Strength"])
def test_faq_12_pepper_potts_generates_2_resources_of_a_double_resource_card(table, card):
    table.hero("Iron Man", hand=["Supersonic Punch"], discard=[card], in_play=["Pepper Potts"])
    table.play("Supersonic Punch", pay=["Pepper Potts"], target="Rhino")
    table.expect(damage={"Rhino": 4})


def test_faq_13_pepper_potts_generates_1_wild_of_a_power_card_even_for_its_aspect(table):
    table.hero("Iron Man", hand=["Combat Training"], discard=["The Power of Aggression"], in_play=["Pepper Potts"])
    assert "Play Combat Training" not in table.options()  # it costs 2


@rule("cost.12")
def test_faq_14_pepper_potts_does_not_see_a_card_spent_in_the_same_payment(table):
    table.hero("Iron Man", hand=["Supersonic Punch", "Rocket Boots"], in_play=["Pepper Potts"])
    assert "Play Supersonic Punch" not in table.options()  # 1 resource, and an empty discard pile to copy


@rule("gets.2", "defeat.1")
def test_faq_15_iron_man_is_defeated_when_he_loses_rocket_boots_at_1_hit_point(table):
    table.hero("Iron Man", in_play=["Rocket Boots"], damage=9).dealt(0, "Caught Off Guard")
    table.start(phase="villain", step=4).choose("Rocket Boots")
    table.expect(outcome="loss")
    assert table.game.outcome_reason == "all_players_eliminated"


# ------------------------------------------------------------------------------------------ Black Panther


@rule("retaliate.1")
@pytest.mark.parametrize("defender", ["Shuri", "Captain Marvel"])
def test_faq_16_black_panther_does_not_retaliate_when_another_character_defends(table, defender):
    table.hero("Black Panther", in_play=["Shuri"]).hero("Captain Marvel").start(phase="villain", step=2)
    if defender == "Captain Marvel":
        table.choose("Do not defend")
    table.defend(defender)
    table.expect(damage={"Rhino": 0, "Black Panther": 0}, midway=True)


@rule("attack_enemy.19")
def test_faq_17_black_panther_retaliates_when_he_defends_himself(table):
    table.hero("Black Panther").start(phase="villain", step=2).defend("Black Panther")
    table.expect(damage={"Rhino": 1, "Black Panther": 0})


@rule("copy.1")
def test_faq_18_ancestral_knowledge_cannot_take_two_versions_of_wakanda_forever(table):
    discard = ["01043a", "01043b", "Vibranium"]
    table.hero("Black Panther", form="alter-ego", hand=["Ancestral Knowledge", "Energy"], discard=discard)
    table.play("Ancestral Knowledge", pay=["Energy"]).choose("Vibranium")
    first = next(label for label in table.options() if label.startswith("Wakanda Forever!"))
    table.choose(first)
    assert not [label for label in table.options() if label.startswith("Wakanda Forever!")]


@rule("move.6")
def test_faq_19_damage_moved_by_vibranium_suit_discards_the_targets_tough(table):
    table.hero("Black Panther", hand=["01043d", "Energy"], in_play=["Vibranium Suit"], damage=2)
    table.villain("Rhino", status=["tough"]).play("Wakanda Forever!", pay=["Energy"])
    table.choose("Vibranium Suit", "Rhino")
    table.expect(status={"Rhino": []}, damage={"Rhino": 0, "Black Panther": 0})


# ------------------------------------------------------------------------------------------ aspects


@rule("attack_player.14", "attack_player.15")
def test_faq_20_tigra_heals_before_she_takes_consequential_damage(table):
    table.hero("She-Hulk", in_play=["Tigra"]).card("Tigra", damage=2).minion("Shocker", damage=2)
    table.attack("Shocker", by="Tigra").choose("Use Tigra")
    table.expect(in_play=["Tigra"], damage={"Tigra": 2})


@pytest.mark.parametrize(("ally", "doubles"), [("Maria Hill", True), ("Black Cat", False)])
def test_faq_21_power_of_leadership_doubles_for_make_the_call_when_the_ally_is_leadership(table, ally, doubles):
    table.hero("Captain Marvel", hand=["Make the Call", "The Power of Leadership"], discard=[ally])
    assert ("Play Make the Call" in table.options()) is doubles  # both cost 2


# ------------------------------------------------------------------------------------------ encounter cards


@rule("attack_enemy.9")
def test_faq_22_whirlwinds_attacks_are_resolved_together_with_one_defender_each(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Whirlwind").dealt(0, "Masters of Mayhem")
    table.start(phase="villain", step=4).defend("Captain Marvel")
    table.expect(damage={"Captain Marvel": 0}, midway=True)  # her damage waits for the other attack
    assert table.options() == ["Defend with She-Hulk", "Do not defend"]
    table.defend("She-Hulk")
    table.expect(damage={"Captain Marvel": 2 - 1, "She-Hulk": 0})


@rule("lasting_effects.4", "defend.20")
def test_faq_23_ultrons_bonus_follows_the_drones_of_the_original_target(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel").hero("She-Hulk").villain("Ultron", stage=2).environment("Ultron Drones")
    table.minion("Drone", engaged=0).minion("Drone", engaged=1).minion("Drone", engaged=1).minion("Drone", engaged=1)
    table.start(phase="villain", step=2)
    assert table.stat("Ultron", Stat.ATK) == 2 + 2  # one Drone was with her, one has joined
    table.choose("Do not defend").defend("She-Hulk")
    table.expect(damage={"She-Hulk": 2 + 2 - 2}, midway=True)


@rule("treachery.3", "encounter_deck.3")
def test_faq_24_assault_is_not_shuffled_into_the_deck_its_own_boost_card_empties():
    table = Table(filler=0)
    table.hero("Captain Marvel", deck=["Energy"] * 6).dealt(0, "Assault").encounter_deck("Charge")
    table.encounter_discard("Shocker").start(phase="villain", step=4)
    assert (table.where("Assault"), table.where("Shocker")) == ("on the table", "encounter deck")
    table.choose("Do not defend")
    assert table.where("Assault") == "encounter discard pile"


# ------------------------------------------------------------------------------------------ errata


@rule("confuse.6")
def test_faq_25_superhuman_law_division_is_no_thwart_and_works_when_its_player_is_confused(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Genius"], in_play=["Superhuman Law Division"], status=["confused"])
    table.main_scheme(threat=5).use("Superhuman Law Division", pay=["Genius"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 3}, status={"Jennifer Walters": ["confused"]})


@rule("search.2")
def test_faq_26_the_doomsday_chair_finds_modok(table):
    table.hero("Captain Marvel").dealt(0, "The Doomsday Chair").encounter_deck("Advance", "M.O.D.O.K.")
    table.start(phase="villain", step=4).choose("M.O.D.O.K.")
    table.expect(in_play=["M.O.D.O.K.", "The Doomsday Chair"])


def test_faq_27_modoks_title_has_periods():
    assert registry.card("01184").faces[0].title == "M.O.D.O.K."


# ------------------------------------------------------------------------------------------ answers of other packs


@rule("simultaneous_resolution.1")
def test_faq_28_hulks_controller_orders_his_effects_when_a_card_has_several(table):
    table.hero("Captain Marvel").hero("She-Hulk", in_play=["Hulk"], deck=["The Power of Aggression"])
    table.start(seat=1).attack("Rhino", by="Hulk")
    assert (table.decision.kind, table.decision.player, len(table.options())) == ("order", 1, 3)
    table.choose("discard this card", "1 damage to each", "2 damage", "Rhino")
    table.expect(damage={"Rhino": 3 + 1 + 2, "She-Hulk": 1, "Captain Marvel": 1}, not_in_play=["Hulk"])


@rule("prevent.7")
def test_faq_29_emergency_removes_no_threat(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Emergency"]).main_scheme(threat=3)
    table.start(phase="villain", step=2).choose("Play Emergency")
    table.expect(threat={"The Break-In!": 3})


@rule("timing_priority.2", "quickstrike.1")
def test_faq_30_quickstrike_comes_before_a_response_to_the_minion_entering_play(table):
    table.hero("Captain Marvel", in_play=["Hawkeye"]).dealt(0, "Vulture").start(phase="villain", step=4)
    assert table.decision.kind == "defend"
    table.choose("Do not defend", "Use Hawkeye")
    table.expect(damage={"Captain Marvel": 3, "Vulture": 2})


@rule("prevent.2", "damage.5")
@pytest.mark.parametrize(("defense", "threat"), [("Backflip", 1), ("Spider-Man", 0)])
def test_faq_31_prevention_leaves_damage_dealt_as_it_was_and_def_lowers_it(table_of, defense, threat):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man", hand=["Backflip"]).main_scheme(threat=0).encounter_deck("Charge", "Quiet Moment")
    table.dealt(0, "Klaw's Vengeance").start(phase="villain", step=4).decline()
    if defense == "Backflip":
        table.choose("Do not defend", "Play Backflip")
    else:
        table.defend("Spider-Man")
    table.expect(threat={"Underground Distribution": threat}, damage={"Spider-Man": 0})


def set_up_against_ultron(seed: int) -> tuple[mc_env.Game, str]:
    """A new game of T'Challa, and the title of the card that has become his first Drone."""
    game = mc_env.new_game(heroes=["black_panther"], scenario="ultron", seed=seed)
    state = game.state
    drone = next(c for pile in state.zones for c in pile if state.guise[c])
    return game, FACES[CARDS[state.card[drone]].faces[0]].title


@rule("appendix_setup.13", "appendix_setup.19", "search.2")
def test_faq_32_foresight_misses_an_upgrade_that_has_become_a_drone():
    upgrades = {"Energy Daggers", "Panther Claws", "Tactical Genius", "Vibranium Suit"}
    game, drone = next(found for found in map(set_up_against_ultron, range(200)) if found[1] in upgrades)
    mulligan = game.decision
    assert mulligan is not None
    assert mulligan.kind == "mulligan"
    game.choose(next(o for o in mulligan.options if o.label == "Done"))
    search = game.decision
    assert search is not None
    assert search.kind == "pick"
    offered = {o.label for o in search.options}
    assert offered
    assert offered <= upgrades - {drone}
