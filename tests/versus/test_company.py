"""Alien Battles: the Company, and equipment."""

from __future__ import annotations

from mc_env.versus.cards import registry
from mc_env.versus.cards.decks import for_main
from mc_env.versus.table import Table
from tests.versus.citation import rulebook

RIFLE, MOTHER, LOADER = "M41A Pulse Rifle", "MU-TH-ER 6000", "Power Loader"


def against(main: str = "Lt. Ripley", **more: object) -> Table:
    """The first side; the enemy is added by `.side`."""
    return Table().side(main, **more)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------ equipment


@rulebook("equipment.1", "equipment.5", "recruit.2")
def test_equipment_is_played_on_a_face_up_character_and_gives_its_powers() -> None:
    table = against(front=["Kane"], hand=[LOADER], facedown=3).side("Hulk").card("Kane", stunned=True).start("build")
    table.choose("Done")
    assert table.options() == [f"Equip Lt. Ripley with {LOADER}", "Done"]
    table.choose(f"Equip Lt. Ripley with {LOADER}").expect(values={"Lt. Ripley": "7/9"})
    assert (table.options(), table.xp(0)) == (["Done"], 1)


@rulebook("equipment.2")
def test_equipment_needs_a_teammate_and_may_go_on_anybody() -> None:
    table = against("Hulk", hand=[LOADER], facedown=3).side("Magneto").start("build").choose("Done")
    assert table.options() == ["Done"]
    table = against("Hulk", back=["Newt"], hand=[LOADER], facedown=3).side("Magneto").start("build").choose("Done")
    table.choose(f"Equip Hulk with {LOADER}").expect(values={"Hulk": "8/8"})


@rulebook("equipment.3")
def test_new_equipment_kos_the_older_one() -> None:
    table = against(hand=[MOTHER], facedown=2, equipment={"Lt. Ripley": LOADER}).side("Hulk").start("build")
    table.choose("Done", f"Equip Lt. Ripley with {MOTHER}").expect(values={"Lt. Ripley": "2/4"}, ko={0: [LOADER]})
    assert table.equipment("Lt. Ripley") == [MOTHER]


@rulebook("equipment.4", "stun.3")
def test_equipment_is_kod_when_its_character_is_stunned_or_leaves_play() -> None:
    table = against(front=["Kane"], equipment={"Lt. Ripley": RIFLE, "Kane": MOTHER}).side("Hulk", front=["Thanos"])
    table.attack("Lt. Ripley", "Thanos").passes().expect(ko={0: [RIFLE]})
    table.attack("Kane", "Thanos").passes()
    assert sorted(table.pile(0)) == sorted([RIFLE, MOTHER, "Kane"])


@rulebook("keywords.2")
def test_creature_has_no_equipment() -> None:
    table = against("The Queen", back=["Newt"], hand=[MOTHER], facedown=2).side("Hulk").start("build").choose("Done")
    assert table.options() == [f"Equip Newt with {MOTHER}", "Done"]


@rulebook("level_up.3")
def test_next_level_keeps_equipment() -> None:
    table = against(hand=[MOTHER], back=["Newt"], facedown=2, equipment={"Lt. Ripley": RIFLE}).side("Hulk")
    table.card("Lt. Ripley", xp=2).start("build").choose("Done", f"Equip Newt with {MOTHER}")
    assert (table.level(0), table.equipment("Lt. Ripley")) == (2, [RIFLE])


def test_pulse_rifle_shoots_and_throws_grenades() -> None:
    table = against("Sister Ripley", row="back", resources=["Laboratory"], equipment={"Sister Ripley": RIFLE})
    table.side("Hulk", back=["Thanos"]).choose("Use M-40 Grenades", "Turn Laboratory")
    assert table.options() == ["Thanos of player 2"]
    table.choose("Thanos").expect(values={"Thanos": "9/9"}).attack("Sister Ripley", "Hulk")
    table.expect(values={"Sister Ripley": "6/4"}).passes().expect(stunned=["Hulk"], values={"Sister Ripley": "3/4"})


def test_mother_is_accessed_for_cards() -> None:
    table = against(resources=["Academy"], equipment={"Lt. Ripley": MOTHER}).side("Hulk").start("build")
    table.choose("Use Access Mother of Lt. Ripley", "Turn Academy")
    assert len(table.hand(0)) == 2


def test_power_loader_is_strong_and_cannot_shoot() -> None:
    table = against(row="back", hand=["Stark Tech"], back=["Thor"], equipment={"Lt. Ripley": LOADER}).side("Hulk")
    table.expect(values={"Lt. Ripley": "7/9"}).choose("Play Stark Tech", "Lt. Ripley")
    assert "Attack with Lt. Ripley" not in table.options()


def test_nullified_bearer_has_nothing_of_its_equipment() -> None:
    table = against("Hulk", hand=["Cosmo"], facedown=1).side("Lt. Ripley", equipment={"Lt. Ripley": LOADER})
    table.expect(values={"Lt. Ripley": "7/9"}).start("build").choose("Done", "Recruit Cosmo into the back row")
    table.choose("Lt. Ripley").expect(values={"Lt. Ripley": "2/4"})


def test_weyland_yutani_complex_pays_for_the_company_alone() -> None:
    table = against(front=["Parker", "Nova"], resources=["Weyland-Yutani Complex"]).side("Hulk", front=["Drax"])
    assert any("Cattle Prod" in x for x in table.options())
    assert not any("Nova Force" in x for x in table.options())


# ------------------------------------------------------------------------------------------ the four Ripleys


def test_warrant_officer_ripley_hides_with_her_equipment_and_survives_by_wounds() -> None:
    main = "Warrant Officer Ripley"
    table = against(main, resources=["Earth"], equipment={main: RIFLE}).side("Hulk").card(main, wounds=2)
    table.choose("Use Hide in the Shadows", "Turn Earth", main).expect(stunned=[main], wounds={main: 2})
    assert table.equipment(main) == [RIFLE]
    table.choose("Done").decline("resource", "recruit", "formation").decline("main")
    assert table.xp(0) == 2


@rulebook("reaction.2")
def test_warrant_officer_ripley_2_destroys_herself_once() -> None:
    table = against("Warrant Officer Ripley", level=2, resources=["Laboratory", "Laboratory"], back=["Bishop"])
    table.side("Hulk", front=["Drax"]).choose("Use Set the Self Destruct", "Turn Laboratory").expect(stunned=[])
    table.choose("Done").expect(stunned=["Bishop"], wounds={"Drax": 1})  # Drax has recovered in his turn
    table.decline("resource", "recruit", "formation").decline("main").decline("resource", "recruit", "formation")
    assert not any("Self Destruct" in x for x in table.options())


def test_lt_ripley_gears_up() -> None:
    table = against(resources=["Earth"], deck=["Drax", RIFLE, "Thor", LOADER, "Loki"]).side("Hulk").start("build")
    table.choose("Use Gear Up", "Turn Earth")
    assert sorted(table.options()) == sorted([RIFLE, LOADER])
    table.choose(LOADER)
    assert table.hand(0) == [LOADER]


def test_lt_ripley_2_handles_herself_with_any_equipment() -> None:
    table = against(level=2, resources=["Training Ground"], ko=[RIFLE], deck=["Drax", LOADER], back=["Newt"])
    table.side("Hulk").choose("Use I Can Handle Myself", "Turn Training", LOADER, "Newt")
    assert table.equipment("Newt") == [LOADER]


def test_sister_ripley_puts_counters_on_two_in_front_and_learns_from_melee() -> None:
    table = against("Sister Ripley", front=["Kane"], back=["Newt"], resources=["Academy"]).side(
        "Hulk", front=["Thanos"]
    )
    table.choose("Use Your A**", "Turn Academy", "Sister Ripley", "Kane").expect(
        values={"Sister Ripley": "4/5", "Kane": "4/2"}
    )
    table.attack("Sister Ripley", "Thanos", "Kane")
    assert table.xp(0) == 1
    table = against("Sister Ripley", back=["Vriess"]).side("Hulk").attack("Vriess", "Hulk")
    assert table.xp(0) == 0


def test_sister_ripley_2_is_resurrected_as_ripley_8() -> None:
    table = against("Sister Ripley", level=2, resources=["Earth"]).side("Hulk", front=["Thanos"])
    table.attack("Sister Ripley", "Thanos").choose("Use Sacrifice and Resurrection", "Turn Earth", "Back row")
    assert (table.game.winners, table.level(0), table.pile(0)) == (None, 2, ["Sister Ripley"])
    table.expect(stunned=["Ripley #8"], exhausted=[])
    assert table.where("Ripley #8") == "player 1's back row"


def test_ripley_8_shares_her_acid() -> None:
    table = against("Ripley #8", resources=["Laboratory"]).side("Hulk", front=["Drax"])
    table.choose("Use Acidic Blood", "Turn Laboratory")
    assert table.options() == ["1 -1/-1 counter", "2 -1/-1 counters", "3 -1/-1 counters"]
    table.choose("3 -1/-1 counters", "Drax").expect(values={"Ripley #8": "0/1", "Drax": "3/3"})


def test_ripley_8_heals_when_she_levels_up() -> None:
    table = against("Ripley #8").side("Hulk").card("Ripley #8", wounds=3).start("build")
    table.decline("resource", "recruit", "formation").choose("Yes").expect(wounds={"Ripley #8": 0})
    assert table.level(0) == 2


def test_ripley_8_is_sorry_for_everybody_of_a_name() -> None:
    table = against("Ripley #8", level=2, resources=["Earth"], front=["Drax"])
    table.side("Hulk", front=["Drax"], hand=["Drax", "Thor"], deck=["Drax", "Loki"])
    table.choose("Use I'm Sorry", "Turn Earth", "Guardians", "Drax")
    assert (table.pile(1), table.hand(1), table.pile(0)) == (["Drax"] * 3, ["Thor"], [])


# ------------------------------------------------------------------------------------------ supporting characters


def test_newt_gets_back_when_attacked() -> None:
    table = against("Hulk", front=["Thanos"]).side("Lt. Ripley", front=["Newt"]).attack("Thanos", "Newt")
    assert table.hand(1) == ["Newt"]
    table.expect(exhausted=["Thanos"])


def test_vriess_stays_where_he_is_and_shoots_back() -> None:
    table = against(back=["Vriess"]).side("Hulk").start("build").choose("Done", "Done")
    assert table.options() == ["Move Lt. Ripley to the back row", "Done"]
    table = against("Hulk", front=["Thanos"]).side("Lt. Ripley", front=["Vriess"]).attack("Thanos", "Vriess").passes()
    table.choose("Thanos").expect(values={"Thanos": "11/11"}, stunned=["Vriess"])


def test_kane_explores_to_a_basic_location() -> None:
    table = against(hand=["Kane"], facedown=2, deck=["Drax", "Weyland-Yutani Complex", "Earth", "Thor"]).side("Hulk")
    table.start("build").choose("Done", "Recruit Kane into the back row")
    assert table.hand(0) == ["Earth"]


def test_captain_dallas_gives_orders() -> None:
    table = against(back=["Captain Dallas", "Nova"]).side("Hulk").start("build")
    table.decline("resource", "recruit", "formation")
    assert table.options() == ["Lt. Ripley"]
    table.choose("Lt. Ripley").expect(values={"Lt. Ripley": "3/5"})


def test_call_powers_up_anybody() -> None:
    table = against(front=["Nova"], hand=["Call"]).side("Hulk").choose("Power up Nova")
    table.expect(values={"Nova": "6/6"}, ko={0: ["Call"]})


def test_cmo_clemens_heals_supporters_and_main_characters() -> None:
    table = against(back=["CMO Clemens", "Bishop"], resources=["Training Ground", "Training Ground", "Earth"]).side(
        "Hulk"
    )
    table.card("Bishop", wounds=1).card("Lt. Ripley", wounds=2)
    table.choose("Use Medical Attention", "Turn Training", "Bishop").expect(wounds={"Bishop": 0})
    table.choose("Use Do you trust me", "Turn Training", "Turn Earth", "Lt. Ripley").expect(wounds={"Lt. Ripley": 1})


def test_parker_prods_somebody_back_and_takes_counters() -> None:
    table = against(back=["Parker"], resources=["Laboratory"]).side("Hulk", front=["Drax"]).card("Drax", plus=3)
    table.choose("Use Cattle Prod", "Turn Laboratory", "Drax").expect(values={"Drax": "6/6"})
    assert table.where("Drax") == "player 2's back row"


def test_bishop_may_be_recruited_for_symbols() -> None:
    table = against(hand=["Bishop"], resources=["Academy", "Earth"]).side("Hulk").start("build").choose("Done")
    table.choose("Recruit Bishop into the back row for Intellect Humanity", "Turn Academy", "Turn Earth")
    assert table.where("Bishop") == "player 1's back row"
    assert table.resources(0) == ["(Academy)", "(Earth)"]


def test_christie_hits_everybody_of_the_name() -> None:
    table = against(front=["Christie"]).side("Hulk", front=["Adolescent Xenomorph"] * 3, row="back")
    table.choose("Attack with Christie").choose(table.options()[0], "Done").passes()
    assert table.pile(1) == ["Adolescent Xenomorph"] * 3


def test_brother_dillon_speaks_of_the_dead() -> None:
    table = against(back=["Brother Dillon"], resources=["Earth"], ko=["Drax", "Earth"]).side("Hulk")
    table.choose("Use Eulogy", "Turn Earth", "Drax").expect(values={"Lt. Ripley": "8/10"}, ko={0: ["Earth"]})
    assert table.game.state.zones[0][0] == table.find("Drax")


def test_private_hudson_stuns_melee_attackers_again_and_again() -> None:
    grounds = ["Training Ground"] * 2
    table = against("Hulk", front=["Drax", "Nova"]).side("Lt. Ripley", back=["Private Hudson"], resources=grounds)
    table.choose("Attack with Drax", "Lt. Ripley", "Done", "Pass")
    table.choose("Use You Want Some Of This?", "Turn Training", "Drax").expect(stunned=["Drax"])
    table.attack("Nova", "Lt. Ripley").choose("Pass", "Use You Want", "Turn Training", "Nova")
    table.expect(ko={0: ["Nova"]})


def test_private_hudson_takes_the_main_character_with_him() -> None:
    table = against("Hulk", front=["Thanos"]).side("Lt. Ripley", front=["Private Hudson"])
    table.attack("Thanos", "Private Hudson").passes().expect(wounds={"Lt. Ripley": 1}, stunned=[])


def test_johner_hurts_people_in_melee() -> None:
    against(front=["Johner"]).side("Hulk").attack("Johner", "Hulk").expect(values={"Johner": "10/10"})
    against(back=["Johner"]).side("Hulk").attack("Johner", "Hulk").expect(values={"Johner": "5/5"})


def test_ash_changes_sides_and_harms_his_own() -> None:
    table = against(hand=["Ash"], facedown=6).side("Hulk", front=["Drax"]).start("build")
    table.choose("Done", "Recruit Ash into the back row", "Yes", "Player 2")
    assert table.where("Ash") == "player 2's back row"
    table.decline("recruit", "formation").decline("main").decline("resource", "recruit", "formation")
    assert table.options() == ["Hulk", "Drax"]
    table.choose("Drax").expect(stunned=["Drax"])


def test_ash_is_twitchy() -> None:
    table = against(back=["Ash"], resources=["Academy"]).side("Hulk").choose("Use Twitchy", "Turn Academy", "Player 2")
    assert table.where("Ash") == "player 2's back row"


def test_corporal_hicks_stays_frosty() -> None:
    table = against(back=["Corporal Hicks", "Kane", "Parker"]).side("Hulk").card("Kane", exhausted=True).choose("Done")
    table.expect(values={"Lt. Ripley": "4/6", "Parker": "5/7", "Kane": "3/1", "Corporal Hicks": "7/6"})


def test_decks_by_rule_hold_equipment_and_side_decks_where_they_are_of_use() -> None:
    assert {code for code in for_main("Lt. Ripley").cards if registry.facts(code).type == "equipment"} == {
        "aln-023",
        "aln-024",
        "aln-025",
    }
    assert [registry.facts(code).team for code in for_main("Mystique").side] == [registry.facts("aff-033").team] * 3
    assert for_main("Hulk").side == ()
