"""Cards of the Guardians of the Galaxy."""

from __future__ import annotations

from mc_env.versus.table import Table


def guardians(main: str = "Groot", **more: object) -> Table:
    return Table().side(main, **more)  # type: ignore[arg-type]


def test_rocket_shoots_harder_next_time_and_learns_with_an_empty_hand() -> None:
    table = guardians("Rocket", hand=["Laboratory"]).side("Hulk")
    table.choose("Use Murder You!", "Discard Laboratory")
    assert table.level(0) == 2
    table.attack("Rocket", "Hulk").expect(values={"Rocket": "10/5"})


def test_rocket_2_finds_two_random_cards() -> None:
    table = guardians("Rocket", level=2, resources=["Training Ground"], ko=["Thor", "Drax", "Nova"]).side("Hulk")
    table.choose("Use One Raccoon's Garbage", "Turn Training Ground")
    assert (len(table.hand(0)), len(table.pile(0))) == (2, 1)


def test_star_lord_recruits_for_less_and_learns_from_it() -> None:
    table = guardians("Star-Lord", hand=["Ant-Man", "Black Widow"], resources=["Academy"]).side("Hulk").start("build")
    table.choose("Use Greatest Guardian", "Turn Academy", "Done", "Recruit Ant-Man into the front row")
    table.choose("Recruit Black Widow into the back row", "Hulk")
    assert table.xp(0) == 2


def test_star_lord_2_takes_powers_from_every_enemy() -> None:
    table = guardians("Star-Lord", level=2, front=["Drax"], resources=["Training Ground"]).side(
        "Hulk", row="back", back=["Red Skull"]
    )
    table.choose("Use Space Cop", "Turn Training Ground", "Attack with Drax", "Red Skull", "Done")
    assert table.game.decision is not None
    g = table.game.state
    assert g.blank[table.find("Red Skull")] == 1


def test_gamora_trains_after_a_stun_and_learns_from_main_characters() -> None:
    table = guardians("Gamora", resources=["Training Ground"]).side("Hulk").card("Gamora", plus=1)
    assert "Use Brutal Training of Gamora" not in table.options()
    table.attack("Gamora", "Hulk").passes().choose("Deadliest Women")
    assert table.xp(0) == 1
    table.choose("Use Brutal Training", "Turn Training Ground").expect(values={"Gamora": "5/8"})


def test_gamora_2_knocks_out_whom_she_stuns() -> None:
    table = guardians("Gamora", level=2, resources=["Fortress", "Fortress"]).side("Hulk")
    table.choose("Use Godslayer Blade", "Turn Fortress", "Turn Fortress").attack("Gamora", "Hulk").passes()
    table.expect(winners=(0,))


def test_groot_grows_in_combat_and_learns_from_resources() -> None:
    table = guardians(resources=["Fortress"], facedown=3).side("Hulk", front=["Ant-Man"])
    table.attack("Groot", "Hulk").choose("Use I am Groot", "Turn Fortress").expect(values={"Groot": "5/5"})
    table = guardians(hand=["Thor"]).side("Hulk").start("build").choose("Place Thor face down")
    assert table.xp(0) == 1


def test_groot_2_heals_everybody_and_shrinks() -> None:
    table = guardians(level=2, front=["Drax"], resources=["Laboratory"]).side("Hulk").card("Drax", wounds=1)
    table.card("Groot", wounds=2).choose("Use We are Groot", "Turn Laboratory")
    table.expect(wounds={"Drax": 0, "Groot": 1})
    assert table.level(0) == 1


def test_cosmo_nullifies_until_she_is_stunned() -> None:
    table = guardians(hand=["Cosmo"], facedown=1, front=["Hulk"]).side("Magneto", front=["Sabretooth"]).start("build")
    table.choose("Done", "Recruit Cosmo into the front row", "Sabretooth", "Done", "Done")
    assert table.game.state.blank[table.find("Sabretooth")] == 1
    table.choose("Done", "Done", "Done", "Done").attack("Sabretooth", "Cosmo").passes()
    table.expect(ko={0: ["Cosmo"]})
    assert table.game.state.blank[table.find("Sabretooth")] == 0


def test_cosmo_leaves_level_up_powers_alone() -> None:
    table = guardians(hand=["Cosmo"], facedown=1, front=["Thanos"]).side("Hulk", resources=["Fortress"]).start("build")
    table.choose("Done", "Recruit Cosmo into the front row", "Hulk", "Done", "Done").attack("Thanos", "Hulk").passes()
    table.expect(stunned=["Hulk"])
    assert table.xp(1) == 1
    table = guardians(hand=["Cosmo"], facedown=1).side("def-007", facedown=2).start("build")
    table.choose("Done", "Recruit Cosmo into the front row", "Luke Cage", "Done", "Done", "Done", "Done")
    table.choose("Use Hero for Hire")
    assert table.xp(1) == 1


def test_star_lord_2_takes_level_up_powers_too() -> None:
    table = guardians("Star-Lord", level=2, front=["Thanos"], resources=["Training Ground"]).side("Hulk")
    table.choose("Use Space Cop", "Turn Training Ground").attack("Thanos", "Hulk").passes().expect(stunned=["Hulk"])
    assert table.xp(1) == 0


def test_star_lord_recruits_characters_for_less_but_no_equipment() -> None:
    table = guardians(
        "Star-Lord", front=["Parker"], hand=["Power Loader", "Christie"], resources=["Academy"], facedown=1
    )
    table.side("Hulk").start("build").choose("Use Greatest Guardian", "Turn Academy", "Done")
    assert table.options() == ["Done"]
    table = guardians(
        "Star-Lord", front=["Parker"], hand=["M41A Pulse Rifle", "Kane"], resources=["Academy"], facedown=1
    )
    table.side("Hulk").start("build").choose("Use Greatest Guardian", "Turn Academy", "Done", "Equip Parker")
    table.choose("Recruit Kane into the back row")
    assert table.game.state.points == 0


def test_yondu_stuns_cheap_supporting_characters() -> None:
    table = guardians(front=["Yondu"], resources=["Training Ground"]).side("Hulk", front=["Thor", "Beast", "Namor"])
    table.choose("Use Yaka Arrow", "Turn Training Ground")
    assert table.options() == ["Yondu", "Namor of player 2"]
    table.choose("Namor").expect(stunned=["Namor"])


def test_major_victory_pushes() -> None:
    table = guardians(front=["Major Victory"], resources=["Academy"]).side("Hulk", back=["Thor"])
    table.choose("Use Psychokinetic Shove", "Turn Academy", "Hulk")
    assert table.where("Hulk") == "player 2's back row"


def test_mantis_may_be_reborn_as_a_resource() -> None:
    table = guardians("Hulk", row="back", front=["Mantis"]).side("Magneto", front=["Thor"]).start("main", player=1)
    table.attack("Thor", "Mantis").passes().choose("Yes")
    assert table.resources(0) == ["(Mantis)"]


def test_agent_venom_grows() -> None:
    table = guardians(front=["Agent Venom"], resources=["Fortress"]).side("Hulk")
    table.choose("Use Symbiote Strength", "Turn Fortress").expect(values={"Agent Venom": "5/5"})


def test_rocket_scavenges_a_card() -> None:
    table = guardians(front=["Rocket"], resources=["Training Ground"], ko=["Thor", "Drax"]).side("Hulk")
    table.choose("Use Scavenger", "Turn Training Ground", "Drax")
    assert table.hand(0) == ["Drax"]


def test_nova_attacks_twice() -> None:
    table = guardians(front=["Nova"], resources=["Laboratory"]).side("Hulk", front=["Ant-Man"])
    table.attack("Nova", "Hulk").passes().choose("Use Nova Force Speed", "Turn Laboratory")
    assert "Attack with Nova" in table.options()
    assert "Use Nova Force Speed of Nova" not in table.options()


def test_star_lord_makes_guardians_of_his_team() -> None:
    table = guardians(front=["Star-Lord", "Thor", "Beast"]).side("Hulk")
    table.choose("Attack with Thor", "Hulk")
    assert table.options() == ["Groot joins", "Star-Lord joins", "Beast joins", "Done"]


def test_groot_is_as_big_as_the_resources() -> None:
    guardians("Hulk", front=["Groot"], facedown=6).side("Magneto").expect(values={"Groot": "6/6"})


def test_moondragon_takes_one_of_three_cards() -> None:
    table = guardians(front=["Moondragon"], resources=["Academy"], deck=["Thor", "Drax", "Nova", "Beast"]).side("Hulk")
    table.choose("Use Mental Focus", "Turn Academy")
    assert sorted(table.options()) == ["Drax", "Nova", "Thor"]
    table.choose("Nova")
    assert [table.game.state.title(c) for c in table.game.state.zones[0]] == ["Drax", "Thor", "Beast"]


def test_quasar_turns_a_location_face_down() -> None:
    table = guardians(front=["Quasar"], resources=["Laboratory"]).side("Hulk", resources=["Fortress"])
    table.choose("Use Quantum Blast", "Turn Laboratory", "Fortress")
    assert table.resources(1) == ["(Fortress)"]


def test_drax_is_not_flown_over_and_goes_berserk() -> None:
    table = guardians(front=["Drax"]).side("Hulk", front=["Ant-Man"])
    table.attack("Drax", "Hulk").expect(values={"Drax": "7/7"})


def test_adam_warlock_appears_stunned_and_emerges() -> None:
    table = guardians(hand=["Adam Warlock"], facedown=7, resources=["Fortress"]).side("Hulk").start("build")
    table.choose("Done", "Recruit Adam Warlock into the front row").expect(
        stunned=["Adam Warlock"], wounds={"Adam Warlock": 0}
    )
    table.choose("Done", "Done", "Use Emerge", "Turn Fortress").expect(stunned=[], values={"Adam Warlock": "13/13"})
    assert "Attack with Adam Warlock" in table.options()


def test_vigilante_justice_lets_somebody_strike_first() -> None:
    table = guardians(front=["Rocket"], hand=["Vigilante Justice"]).side("Hulk")  # 4/1 against 3/3
    table.attack("Rocket", "Hulk").choose("Play Vigilante Justice", "Rocket").passes().expect(stunned=["Hulk"])
    assert table.where("Rocket") == "player 1's front row"


def test_even_the_odds_brings_an_enemy_back_to_base() -> None:
    table = guardians(front=["Drax"], hand=["Even The Odds"]).side("Hulk").card("Hulk", plus=4)
    table.attack("Drax", "Hulk").choose("Play Even The Odds", "Hulk").expect(values={"Hulk": "3/3"})


def test_give_em_a_lift_lets_somebody_fly_this_turn() -> None:
    table = guardians(front=["Drax"], hand=["Give 'Em a Lift"]).side("Hulk", row="back", front=["Red Skull"])
    table.choose("Play Give 'Em a Lift", "Drax", "Attack with Drax")
    assert table.options() == ["Red Skull of player 2", "Hulk of player 2"]


def test_knowhere_pays_for_guardians() -> None:
    table = guardians(front=["Thor", "Nova"], resources=["Knowhere"]).side("Hulk")
    assert [x for x in table.options() if x.startswith("Use")] == ["Use Nova Force Speed of Nova"]
