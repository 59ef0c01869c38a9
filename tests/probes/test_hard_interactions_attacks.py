"""Hard interactions 1, 2, 5 and 6: the beginning of an enemy attack, defense abilities, and Counter-Punch."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ 1: Webbed Up


@rule("replacement_effect.1")
def test_webbed_up_leaves_no_boost_card_when_it_replaces_the_attack(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Webbed Up"]).encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=2)
    table.expect(in_play=["Hydra Mercenary"], damage={"Captain Marvel": 0})  # dealt in step three, not as a boost card


@rule("replacement_effect.3", "interrupt.8")
def test_webbed_up_leaves_no_attack_to_spider_sense_when_it_replaces_the_attack(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Webbed Up"]).start(phase="villain", step=2)
    table.expect(hand={0: 0}, status={"Rhino": ["stunned"]}, discard={0: ["Webbed Up"]})


@rule("replacement_effect.3")
def test_webbed_up_leaves_no_response_to_the_attack_when_it_replaces_it(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"])
    table.minion("Tiger Shark", attachments=["Webbed Up"]).start(phase="villain", step=2).choose("Activate Tiger Shark")
    table.expect(status={"Tiger Shark": ["stunned"]})  # not tough: he has not attacked


@rule("status_cards.4", "timing_priority.3")
def test_webbed_up_stays_attached_when_a_stunned_card_is_spent_first(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"], attachments=["Webbed Up"])
    table.start(phase="villain", step=2)
    table.expect(in_play=["Webbed Up"], status={"Rhino": []}, damage={"Captain Marvel": 0})


@rule("would.1", "interrupt.8")
def test_webbed_up_goes_before_charge_when_both_are_attached(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Charge", "Webbed Up"]).start(phase="villain", step=2)
    table.expect(in_play=["Charge"], not_in_play=["Webbed Up"], status={"Rhino": ["stunned"]})


# ------------------------------------------------------------------------------------------ 2: as an attack initiates


@rule("attack_enemy.30", "attack_enemy.7")
def test_klaw_gets_his_additional_boost_card_before_spider_man_draws(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man", deck=["Genius"]).villain("Klaw").encounter_deck("Charge").start(phase="villain", step=2)
    table.expect(hand={0: 0}, midway=True)
    assert (table.decision.kind, table.where("Charge")) == ("interrupt", "boost card")


@rule("attack_enemy.7", "forced.4")
def test_klaws_usual_boost_card_waits_in_the_deck_when_spider_sense_is_offered(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man").villain("Klaw").encounter_deck("Charge", "Stampede").start(phase="villain", step=2)
    assert table.where("Stampede") == "encounter deck"
    table.choose("Spider-Sense")
    assert table.where("Stampede") == "boost card"


@rule("forced.4", "timing_priority.5")
def test_ultrons_drone_leaves_the_deck_before_spider_man_draws(table_of):
    table = table_of(scenario="ultron")
    table.hero("Spider-Man", deck=["Aunt May", "Genius"]).villain("Ultron", stage=2).environment("Ultron Drones")
    table.start(phase="villain", step=2).choose("Spider-Sense")
    table.expect(hand={0: ["Genius"]}, midway=True)


@rule("attack_enemy.30")
def test_charge_gives_overkill_before_a_defender_is_declared(table):
    table.hero("Spider-Man", in_play=["Black Cat"]).villain("Rhino", attachments=["Charge"])
    table.start(phase="villain", step=2).decline().defend("Black Cat")
    table.expect(damage={"Spider-Man": 2 + 3 - 2}, not_in_play=["Charge", "Black Cat"])


@rule("defend.20", "lasting_effects.1")
def test_ultrons_bonus_counts_the_drones_of_the_player_attacked_at_first(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel").hero("She-Hulk").villain("Ultron", stage=2).environment("Ultron Drones")
    table.minion("Drone", engaged=1).minion("Drone", engaged=1).start(phase="villain", step=2)
    table.choose("Do not defend").defend("She-Hulk")
    table.expect(damage={"She-Hulk": 2 + 1 - 2}, midway=True)  # one Drone with Captain Marvel, DEF 2


@rule("lasting_effects.4", "modifiers.1")
def test_ultrons_bonus_grows_when_another_drone_engages_the_player_during_the_attack(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel").villain("Ultron", stage=2).environment("Ultron Drones")
    table.encounter_deck("01144a").start(phase="villain", step=2).choose("Do not defend")
    table.choose("facedown Drone").run_until("order")
    table.expect(damage={"Captain Marvel": 2 + 2}, midway=True)


# ------------------------------------------------------------------------------------------ 5: Backflip, Cosmic Flight


@rule("defend.9", "defend.13")
def test_backflip_makes_the_attack_defended_without_exhausting_when_damage_would_be_taken(table):
    table.hero("Spider-Man", hand=["Backflip", "Counter-Punch"]).start(phase="villain", step=2)
    table.decline().choose("Do not defend", "Play Backflip", "Play Counter-Punch")
    table.expect(damage={"Spider-Man": 0, "Rhino": 2}, ready=["Spider-Man"])


@rule("defend.9", "defend.24")
def test_cosmic_flight_lets_indomitable_be_used_when_nobody_else_defended(table):
    table.hero("Captain Marvel", exhausted=True, in_play=["Cosmic Flight", "Indomitable"])
    table.start(phase="villain", step=2).choose("Use Cosmic Flight", "Use Indomitable")
    table.expect(ready=["Captain Marvel"], damage={"Captain Marvel": 0}, not_in_play=["Cosmic Flight", "Indomitable"])


@rule("defend.22", "attack_enemy.13")
def test_electric_whip_attack_finds_the_attack_undefended_when_backflip_comes_later(table):
    table.hero("Spider-Man", hand=["Backflip"], in_play=["Web-Shooter"]).encounter_deck("Electric Whip Attack")
    table.start(phase="villain", step=2).decline().choose("Do not defend", "Web-Shooter", "Play Backflip")
    table.expect(not_in_play=["Web-Shooter"], damage={"Spider-Man": 0})


@rule("defend.22", "attack_enemy.13")
def test_kree_manipulator_finds_the_attack_undefended_when_cosmic_flight_comes_later(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"]).main_scheme(threat=0).encounter_deck("Kree Manipulator")
    table.start(phase="villain", step=2).choose("Do not defend", "Use Cosmic Flight")
    table.expect(threat={"The Break-In!": 1})


@rule("defend.6")
def test_kree_manipulator_places_no_threat_when_an_ally_defends(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).main_scheme(threat=0).encounter_deck("Kree Manipulator")
    table.start(phase="villain", step=2).decline().defend("Daredevil")
    table.expect(threat={"The Break-In!": 0})


@rule("damage.8", "tough.1")
def test_tough_is_spent_before_backflip_when_spider_man_has_both(table):
    table.hero("Spider-Man", hand=["Backflip"], status=["tough"]).start(phase="villain", step=2)
    table.decline().choose("Do not defend")
    table.expect(status={"Spider-Man": []}, hand={0: ["Backflip"]}, damage={"Spider-Man": 0})


@rule("damage.8", "tough.1")
def test_tough_is_spent_before_cosmic_flight_when_captain_marvel_has_both(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight"], status=["tough"]).start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(status={"Captain Marvel": []}, in_play=["Cosmic Flight"])


@rule("defend.17", "defend.18")
def test_cosmic_flight_prevents_damage_outside_an_attack(table):
    table.hero("Captain Marvel", in_play=["Cosmic Flight", "Indomitable"], exhausted=True)
    table.dealt(0, "Shocker").start(phase="villain", step=4).choose("Use Cosmic Flight")
    table.expect(damage={"Captain Marvel": 0}, in_play=["Indomitable"])  # nothing was defended


@rule("damage.9")
def test_backflip_is_not_offered_when_the_damage_is_not_from_an_attack(table):
    table.hero("Spider-Man", hand=["Backflip"]).dealt(0, "Shocker").start(phase="villain", step=4)
    table.expect(damage={"Spider-Man": 1}, hand={0: ["Backflip"]})


# ------------------------------------------------------------------------------------------ 6: Counter-Punch


@rule("stun.6", "labeled_ability.7")
def test_counter_punch_is_canceled_when_the_hero_is_stunned(table):
    table.hero("Spider-Man", hand=["Counter-Punch"], status=["stunned"]).start(phase="villain", step=2)
    table.decline().defend("Spider-Man").choose("Play Counter-Punch")
    table.expect(damage={"Rhino": 0}, status={"Spider-Man": []}, discard={0: ["Counter-Punch"]})


@rule("guard.1", "target.13")
def test_counter_punch_cannot_hit_the_villain_when_a_guard_minion_is_engaged(table):
    table.hero("Spider-Man", hand=["Counter-Punch"]).minion("Hydra Mercenary", status=["stunned"])
    table.start(phase="villain", step=2).decline().defend("Spider-Man").choose("Activate Hydra Mercenary")
    table.expect(hand={0: ["Counter-Punch"]}, damage={"Rhino": 0})


@rule("guard.1")
def test_counter_punch_can_hit_the_guard_minion_itself_when_that_attacked(table):
    table.hero("Spider-Man", hand=["Counter-Punch"]).villain("Rhino", status=["stunned"]).minion("Hydra Mercenary")
    table.start(phase="villain", step=2).choose("Activate Hydra Mercenary").defend("Spider-Man")
    table.choose("Play Counter-Punch")
    table.expect(damage={"Hydra Mercenary": 2})


@rule("retaliate.1", "attack_player.12")
def test_counter_punch_is_answered_by_retaliate(table):
    table.hero("Spider-Man", hand=["Counter-Punch"]).villain("Rhino", attachments=["Concussion Blasters"])
    table.start(phase="villain", step=2).decline().defend("Spider-Man").choose("Play Counter-Punch")
    table.expect(damage={"Rhino": 2, "Spider-Man": 1})


@rule("attack_player.3", "response.1")
def test_counter_punch_that_defeats_the_attacker_lets_chase_them_down_follow(table):
    table.hero("Spider-Man", hand=["Counter-Punch", "Chase Them Down"]).villain("Rhino", status=["stunned"])
    table.minion("Shocker", damage=1).main_scheme(threat=5).start(phase="villain", step=2)
    table.choose("Activate Shocker").defend("Spider-Man").choose("Play Counter-Punch", "Chase Them Down")
    table.choose("The Break-In!")
    table.expect(threat={"The Break-In!": 3}, not_in_play=["Shocker"])


@rule("modifiers.1")
def test_counter_punch_uses_the_modified_atk(table):
    table.hero("Spider-Man", hand=["Counter-Punch"], in_play=["Combat Training"]).start(phase="villain", step=2)
    assert table.stat("Spider-Man", Stat.ATK) == 3
    table.decline().defend("Spider-Man").choose("Play Counter-Punch")
    table.expect(damage={"Rhino": 3})
