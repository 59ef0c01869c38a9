"""Business Problems, and the Whiplash set."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

UPGRADES = ["Arc Reactor", "Mark V Helmet"]

# ------------------------------------------------------------------------------------------ Business Problems


@rule("Obligation")
def test_business_problems_leave_the_game_when_tony_exhausts(table):
    table.hero("Iron Man", form="alter-ego", in_play=UPGRADES).dealt(0, "Business Problems")
    table.start(phase="villain", step=4).choose("Exhaust your alter-ego")
    table.expect(exhausted=["Tony Stark"], ready=UPGRADES)
    assert table.where("Business Problems") == "removed from the game"


@rule("may.1")
def test_business_problems_let_iron_man_flip_first(table):
    table.hero("Iron Man").dealt(0, "Business Problems").start(phase="villain", step=4)
    table.choose("Yes", "Exhaust your alter-ego")
    table.expect(exhausted=["Tony Stark"])
    assert table.where("Business Problems") == "removed from the game"


def test_business_problems_exhaust_each_upgrade_and_are_discarded(table):
    table.hero("Iron Man", in_play=UPGRADES).dealt(0, "Business Problems").start(phase="villain", step=4)
    table.choose("No")
    table.choose("Exhaust each upgrade")
    table.expect(exhausted=UPGRADES, ready=["Iron Man"], discard={None: ["Business Problems"]})


def test_business_problems_spare_supports_and_the_upgrades_of_other_players(table):
    table.hero("Iron Man", in_play=["Arc Reactor", "Stark Tower"]).hero("Spider-Man", in_play=["Web-Shooter"])
    table.dealt(0, "Business Problems").start(phase="villain", step=4)
    table.choose("No", "Exhaust each upgrade")
    table.expect(exhausted=["Arc Reactor"], ready=["Stark Tower", "Web-Shooter"])


@rule("choose_option.1")
def test_business_problems_offer_only_the_upgrades_when_iron_man_does_not_flip(table):
    table.hero("Iron Man", in_play=UPGRADES).dealt(0, "Business Problems").start(phase="villain", step=4)
    table.choose("No")
    assert table.options() == ["Exhaust each upgrade you control and discard this card"]


@rule("choose_option.1")
def test_business_problems_offer_only_to_exhaust_when_there_is_no_upgrade(table):
    table.hero("Iron Man", form="alter-ego").dealt(0, "Business Problems").start(phase="villain", step=4)
    assert table.options() == ["Exhaust your alter-ego, then remove this card from the game"]


@rule("choose_option.2")
def test_business_problems_offer_only_to_exhaust_when_every_upgrade_is_exhausted(table):
    table.hero("Iron Man", form="alter-ego", in_play=["Arc Reactor"]).card("Arc Reactor", exhausted=True)
    table.dealt(0, "Business Problems").start(phase="villain", step=4)
    assert table.options() == ["Exhaust your alter-ego, then remove this card from the game"]


def test_business_problems_are_discarded_when_nothing_can_be_resolved_in_full(table):
    table.hero("Iron Man", form="alter-ego", exhausted=True).dealt(0, "Business Problems")
    table.start(phase="villain", step=4).choose("Exhaust each upgrade")
    table.expect(discard={None: ["Business Problems"]})


@rule("obligation.5", "obligation.6")
def test_business_problems_go_to_tony_stark_when_another_player_reveals_them(table):
    table.hero("Spider-Man").hero("Iron Man", form="alter-ego").dealt(0, "Business Problems")
    table.start(phase="villain", step=4)
    assert table.decision.player == 1


# ------------------------------------------------------------------------------------------ the Whiplash set


@rule("side_scheme.2")
def test_imminent_overload_enters_with_3_threat_and_1_more_for_each_player(table):
    table.hero("Iron Man").hero("Spider-Man").dealt(0, "Imminent Overload").start(phase="villain", step=4)
    table.expect(threat={"Imminent Overload": 5})


@rule("Acceleration Icon")
def test_imminent_overload_places_1_more_threat_on_the_main_scheme(table):
    table.hero("Iron Man", form="alter-ego").main_scheme(threat=0).side_scheme("Imminent Overload")
    table.villain("Rhino", status=["confused"]).start(phase="villain", step=1)
    table.expect(threat={"The Break-In!": 2})


@rule("retaliate.1")
def test_whiplash_deals_1_damage_to_the_hero_who_attacks_him(table):
    table.hero("Iron Man").minion("Whiplash").attack("Whiplash")
    table.expect(damage={"Whiplash": 1, "Iron Man": 1})


@rule("retaliate.2")
def test_whiplash_does_not_retaliate_when_the_attack_defeats_him(table):
    table.hero("Iron Man").minion("Whiplash", damage=3).attack("Whiplash")
    table.expect(damage={"Iron Man": 0}, not_in_play=["Whiplash"])


def test_whiplash_does_not_retaliate_when_damage_is_no_attack(table):
    table.hero("Iron Man", in_play=["War Machine"]).minion("Whiplash").use("War Machine")
    table.expect(damage={"Whiplash": 1, "Iron Man": 0, "War Machine": 2})


@rule("retaliate.1")
def test_whiplash_retaliates_against_an_ally(table):
    table.hero("Iron Man", in_play=["War Machine"]).minion("Whiplash").attack("Whiplash", by="War Machine")
    table.expect(damage={"Whiplash": 2, "War Machine": 1 + 1, "Iron Man": 0})


def test_whiplash_has_the_printed_values(table):
    table.hero("Iron Man").minion("Whiplash")
    assert [table.stat("Whiplash", s) for s in (Stat.SCH, Stat.ATK, Stat.HP)] == [2, 3, 4]


def test_electric_whip_attack_deals_1_damage_for_each_upgrade(table):
    table.hero("Iron Man", in_play=[*UPGRADES, "Rocket Boots"]).dealt(0, "Electric Whip Attack")
    table.start(phase="villain", step=4).choose("damage")
    table.expect(damage={"Iron Man": 3}, in_play=[*UPGRADES, "Rocket Boots"])


def test_electric_whip_attack_discards_an_upgrade_of_the_players_choice(table):
    table.hero("Iron Man", in_play=UPGRADES).dealt(0, "Electric Whip Attack").start(phase="villain", step=4)
    table.choose("Discard", "Mark V Helmet")
    table.expect(damage={"Iron Man": 0}, discard={0: ["Mark V Helmet"]}, in_play=["Arc Reactor"])


@rule("choose_option.1", "form.6")
def test_electric_whip_attack_cannot_damage_an_alter_ego(table):
    table.hero("Iron Man", form="alter-ego", in_play=UPGRADES).dealt(0, "Electric Whip Attack")
    table.start(phase="villain", step=4)
    assert not [x for x in table.options() if "damage" in x]


def test_electric_whip_attack_does_nothing_to_a_hero_without_upgrades(table):
    table.hero("Iron Man").dealt(0, "Electric Whip Attack").start(phase="villain", step=4)
    table.run_until("turn")
    table.expect(damage={"Iron Man": 0}, discard={None: ["Electric Whip Attack"]})


def test_electric_whip_attack_as_boost_discards_an_upgrade_when_the_attack_is_undefended(table):
    table.hero("Iron Man", in_play=UPGRADES).encounter_deck("Electric Whip Attack").start(phase="villain", step=2)
    table.choose("Do not defend", "Arc Reactor")
    table.expect(damage={"Iron Man": 2}, discard={0: ["Arc Reactor"]}, in_play=["Mark V Helmet"])


def test_electric_whip_attack_as_boost_does_nothing_when_the_attack_is_defended(table):
    table.hero("Iron Man", in_play=UPGRADES).encounter_deck("Electric Whip Attack").start(phase="villain", step=2)
    table.defend("Iron Man")
    table.expect(damage={"Iron Man": 1}, in_play=UPGRADES)


def test_electric_whip_attack_as_boost_does_nothing_when_the_villain_schemes(table):
    table.hero("Iron Man", form="alter-ego", in_play=UPGRADES).encounter_deck("Electric Whip Attack")
    table.main_scheme(threat=0).start(phase="villain", step=2)
    table.expect(threat={"The Break-In!": 1}, in_play=UPGRADES)


def test_electromagnetic_backlash_deals_damage_for_the_energy_each_player_discards(table):
    table.hero("Iron Man", deck=["Energy", "Arc Reactor", "Genius"]).hero("Spider-Man", deck=["Energy"])
    table.dealt(0, "Electromagnetic Backlash").start(phase="villain", step=4)
    table.choose("Player 1", "Player 2").expect(damage={"Iron Man": 3, "Spider-Man": 2})
    assert [len(table.discard(p)) for p in (0, 1)] == [5, 5]


def test_electromagnetic_backlash_looks_at_the_top_5_cards_only(table):
    deck = ["Genius", "Strength", "Genius", "Strength", "Mark V Armor", "Energy"]
    table.hero("Iron Man", deck=deck).dealt(0, "Electromagnetic Backlash").start(phase="villain", step=4)
    table.choose("Player 1").expect(damage={"Iron Man": 0})
    assert table.where("Energy") == "player 1's deck"


def test_electromagnetic_backlash_damages_an_alter_ego(table):
    table.hero("Iron Man", form="alter-ego", deck=["Energy"]).dealt(0, "Electromagnetic Backlash")
    table.start(phase="villain", step=4)
    table.choose("Player 1").expect(damage={"Tony Stark": 2})


@rule("wild_resource.6")
def test_electromagnetic_backlash_does_not_count_wild_icons(table):
    table.hero("Iron Man", deck=["War Machine"]).dealt(0, "Electromagnetic Backlash").start(phase="villain", step=4)
    table.choose("Player 1").expect(damage={"Iron Man": 0}, discard={0: ["War Machine"]})
