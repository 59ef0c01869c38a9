"""Plot twists, super powers, power-ups, triggers, modifiers, uniqueness, levels."""

from __future__ import annotations

from mc_env.versus.table import Table
from tests.versus.citation import rulebook


@rulebook("types.4", "plot_twist.2")
def test_plot_twist_of_a_team_needs_a_face_up_teammate_and_its_moment() -> None:
    table = Table().side("Hulk", hand=["X-Factor", "Stark Tech", "Think Again"]).side("Magneto")
    assert [x for x in table.options() if x.startswith("Play")] == ["Play Stark Tech"]  # no X-Man, no combat
    table = Table().side("Hulk", hand=["Stark Tech"]).side("Magneto").card("Hulk", stunned=True)
    assert table.options() == ["Done"]


@rulebook("plot_twist.1", "super_power.1")
def test_build_powers_are_for_the_build_phase() -> None:
    table = Table().side("Star-Lord", resources=["Academy"]).side("Magneto")
    assert "Use Greatest Guardian of Star-Lord" not in table.options()
    table = Table().side("Star-Lord", resources=["Academy"]).side("Magneto").start("build")
    assert "Use Greatest Guardian of Star-Lord" in table.options()


@rulebook("super_power.2")
def test_combat_power_needs_its_character_in_the_combat() -> None:
    table = Table().side("Wolverine", front=["Colossus"], resources=["Fortress", "Training Ground"]).side("Hulk")
    table.attack("Colossus", "Hulk")
    assert [x for x in table.options() if x.startswith("Use")] == ["Use Organic Steel of Colossus"]


@rulebook("super_power.3", "types.7", "super_power.6", "zones.6")
def test_power_is_paid_with_a_face_up_location_or_one_from_hand() -> None:
    table = Table().side("Hulk", front=["Thor"], resources=["Laboratory"], hand=["Laboratory"]).side("Magneto")
    table.choose("Use Lightning Strike")
    assert table.options() == ["Turn Laboratory face down", "Discard Laboratory"]
    table.choose("Discard Laboratory", "Magneto").expect(ko={0: ["Laboratory"]})
    table = Table().side("Hulk", front=["Thor", "Nova"], resources=["Laboratory"]).side("Magneto")
    table.choose("Use Lightning Strike", "Turn Laboratory", "Magneto")
    assert table.resources(0) == ["(Laboratory)"]
    assert "Use Nova Force Speed of Nova" not in table.options()


@rulebook("super_power.4")
def test_power_is_used_once_each_turn() -> None:
    table = Table().side("Hulk", front=["Thor"], resources=["Laboratory", "Laboratory"]).side("Magneto")
    table.choose("Use Lightning Strike", "Turn Laboratory", "Magneto")
    assert "Use Lightning Strike of Thor" not in table.options()
    table.choose("Done", "Done", "Done", "Done", "Done", "Done", "Done", "Done")  # round to the next main phase
    assert "Use Lightning Strike of Thor" in table.options()


@rulebook("super_power.5", "types.8")
def test_every_symbol_is_paid_with_another_location() -> None:
    table = Table().side("Gamora", level=2, resources=["Fortress"]).side("Hulk")
    assert "Use Godslayer Blade of Gamora" not in table.options()
    table = Table().side("Gamora", level=2, resources=["Fortress", "Knowhere"]).side("Hulk")
    table.choose("Use Godslayer Blade", "Turn Knowhere")
    assert table.options() == ["Turn Fortress face down"]
    table.choose("Turn Fortress")
    assert table.resources(0) == ["(Fortress)", "(Knowhere)"]


@rulebook("power_up.1", "power_up.2")
def test_power_up_in_the_main_phase() -> None:
    table = Table().side("Hulk", hand=["Hulk", "Thor"]).side("Magneto")
    assert table.options() == ["Attack with Hulk", "Power up Hulk", "Done"]
    table.choose("Power up Hulk").expect(values={"Hulk": "4/4"})
    assert table.hand(0) == ["Thor"]


@rulebook("power_up.3")
def test_power_up_in_a_combat_of_any_turn_for_those_in_it() -> None:
    table = Table().side("Magneto").side("Hulk", front=["Thor"], hand=["Hulk", "Thor"])
    table.attack("Magneto", "Hulk").choose("Pass")
    assert table.options() == ["Power up Hulk", "Pass"]


@rulebook("triggers.1", "triggers.5")
def test_turn_player_orders_triggers() -> None:
    table = Table().side("Magneto", front=["Beast", "Doctor Octopus"]).side("Hulk").start("turn")
    assert table.game.decision is not None
    assert (table.game.decision.kind, table.game.decision.player) == ("order", 0)
    assert table.options() == ["Mutant Master of Magneto", "Genius of Beast", "Genius of Doctor Octopus"]


@rulebook("triggers.2", "level_up.4")
def test_own_stun_triggers_by_how_things_were_before() -> None:
    table = Table().side("Hulk").side("Green Goblin", level=2)
    table.attack("Hulk", "Green Goblin").passes().expect(stunned=["Hulk"])
    assert table.xp(0) == 1
    table = Table().side("Iron Man", front=["Thor"], hand=["Thor"]).side("Magneto").card("Iron Man", stunned=True)
    table.choose("Power up Thor")
    assert table.xp(0) == 0  # stunned, the power is off


@rulebook("triggers.6")
def test_what_triggers_in_an_effect_waits_for_its_end() -> None:
    table = Table().side("Storm", front=["Emma Frost"], resources=["Laboratory"]).side("Green Goblin", front=["Ultron"])
    table.choose("Use Lightning Storm", "Turn Laboratory", "Ultron", "Green Goblin")
    assert table.xp(0) == 1
    table.expect(ko={1: ["Ultron"]})


@rulebook("modifiers.3", "modifiers.4")
def test_effects_are_locked_in_and_do_not_need_their_source() -> None:
    table = (
        Table().side("Spider-Man", back=["Hawkeye", "Beast"], resources=["Fortress"]).side("Magneto", front=["Thanos"])
    )
    table.attack("Spider-Man", "Thanos").choose("Use Great Power", "Turn Fortress").expect(values={"Spider-Man": "4/7"})
    table.card("Hawkeye", stunned=True).expect(values={"Spider-Man": "4/7"})


@rulebook("modifiers.5")
def test_effects_are_on_characters_that_were_there() -> None:
    table = Table().side("Storm", level=2, front=["Beast"], hand=["Iceman"], resources=["Training Ground"]).side("Hulk")
    table.choose("Use Wind Storm", "Turn Training Ground")
    g = table.game.state
    lasting = next(iter(g.lasting.values()))
    assert set(lasting.scope.slots[0]) == {table.find("Storm"), table.find("Beast")}  # type: ignore[arg-type]


@rulebook("modifiers.8")
def test_impossible_part_of_an_effect_is_skipped() -> None:
    table = Table().side("Iron Man", resources=["Laboratory"]).side("Magneto", front=["Drax"], back=["Ultron"])
    table.choose("Use Repulsor Blast", "Turn Laboratory", "Ultron")  # KO'd: there is nobody to push
    table.expect(ko={1: ["Ultron"]})
    assert table.game.decision is not None
    assert table.game.decision.kind == "main"


@rulebook("uniqueness.1")
def test_second_character_of_a_name_replaces_the_first() -> None:
    table = Table().side("Hulk", front=["Ant-Man"], hand=["Ant-Man"], facedown=1).side("Magneto").start("build")
    table.choose("Done", "Recruit Ant-Man into the back row").expect(ko={0: ["Ant-Man"]})
    assert table.where("Ant-Man") == "player 1's back row"


@rulebook("uniqueness.1")
def test_namesake_that_is_taken_replaces_the_one_on_the_side_however_long_it_has_been_in_play() -> None:
    table = Table().side("Hulk", front=["Ronan"]).side("Professor X", level=2, front=["Ronan"], resources=["Academy"])
    table.start("main", player=1).choose("Use Mental Domination", "Turn Academy", "Ronan of player 1", "Front row")
    table.expect(ko={0: [], 1: ["Ronan"]})


@rulebook("uniqueness.2")
def test_name_of_the_main_character_cannot_be_recruited() -> None:
    table = Table().side("Hulk", hand=["Hulk"], facedown=8).side("Magneto").start("build").choose("Done")
    assert table.options() == ["Done"]


@rulebook("uniqueness.3")
def test_namesake_of_the_main_character_is_not_taken() -> None:
    table = Table().side("Storm", front=["Professor X"], resources=["Academy"]).side("Hulk", front=["Storm"])
    assert "Use Mind Control of Professor X" not in table.options()


@rulebook("keywords.12")
def test_swarm_allows_several_of_a_name() -> None:
    table = Table().side("Hulk", front=["Ultron", "Ultron"]).side("Magneto").expect(ko={0: []})
    assert table.options().count("Attack with Ultron") == 1


@rulebook("level_up.2", "level_up.3")
def test_next_level_keeps_what_was_on_the_character() -> None:
    table = Table().side("Iron Man", hand=["Iron Man"]).side("Magneto").card("Iron Man", xp=2, wounds=3, exhausted=True)
    table.choose("Power up Iron Man").expect(values={"Iron Man": "4/8"}, wounds={"Iron Man": 3}, exhausted=["Iron Man"])
    assert (table.level(0), table.xp(0)) == (2, 0)


@rulebook("main_character.2")
def test_regressed_main_character_keeps_wounds() -> None:
    table = Table().side("Groot", level=2, resources=["Laboratory"]).side("Hulk").card("Groot", wounds=3, plus=1)
    table.choose("Use We are Groot", "Turn Laboratory").expect(values={"Groot": "2/2"}, wounds={"Groot": 2})


@rulebook("terms.4")
def test_frozen_character_does_not_ready_in_its_next_turn() -> None:
    table = Table().side("Hulk", front=["Thor"]).side("Storm", hand=["Iceman"], facedown=1).start("build", player=1)
    table.choose("Done", "Recruit Iceman into the back row", "Thor", "Done", "Done", "Done").expect(exhausted=["Thor"])
    table.choose("Done", "Done", "Done", "Done").expect(exhausted=["Thor"])
    assert table.game.state.frozen[table.find("Thor")] == 0  # its turn is over


@rulebook("terms.4")
def test_frozen_character_can_be_readied_but_not_during_its_next_turn() -> None:
    table = Table().side("Storm", front=["Thor"], hand=["Iceman", "X-Factor"], facedown=1).side("Hulk").start("build")
    table.choose("Done", "Recruit Iceman into the back row", "Thor", "Done", "Done", "Play X-Factor", "Thor")
    table.expect(exhausted=[])
    table = Table().side("Storm", front=["Thor"], hand=["X-Factor"]).side("Hulk", hand=["Iceman"], facedown=1)
    table.start("build", player=1).choose("Done", "Recruit Iceman into the back row", "Thor", "Done", "Done")
    table.choose("Done", "Done", "Done", "Done", "Play X-Factor").expect(exhausted=["Thor"])
    assert "Thor" not in table.options()


@rulebook("terms.8")
def test_replaced_defender_must_be_able_to_defend() -> None:
    table = (
        Table().side("Magneto", back=["Mandarin"]).side("Storm", front=["Beast", "Red Skull"], hand=["Uncanny Defense"])
    )
    table.attack("Mandarin", "Beast").choose("Pass", "Play Uncanny Defense")
    assert table.options() == ["Storm"]  # Red Skull dodges ranged attacks


@rulebook("zones.2")
def test_ko_d_character_goes_to_its_owner() -> None:
    table = Table().side("Professor X", level=2, resources=["Academy"]).side("Hulk", level=2, front=["Ant-Man"])
    table.choose("Use Mental Domination", "Turn Academy", "Ant-Man", "Front row").attack("Ant-Man", "Hulk").passes()
    table.expect(ko={0: [], 1: ["Ant-Man"]})


@rulebook("searching.1", "searching.2")
def test_search_may_fail_and_shuffles() -> None:
    table = Table().side("Hulk", front=["Ultron"], resources=["Laboratory"], deck=["Ultron", "Thor"]).side("Magneto")
    table.start("build").choose("Use Replicate", "Turn Laboratory")
    assert table.options() == ["Ultron", "Done"]
    table.choose("Done")
    assert all(not table.game.state.known[c] for c in table.game.state.zones[0])


@rulebook("golden.2")
def test_prohibition_beats_permission() -> None:
    table = Table().side("Hulk", front=["Thor"]).side("Green Goblin", front=["Magneto"]).card("Thor", stunned=True)
    table.start("turn").expect(stunned=["Thor"])


@rulebook("modifiers.7")
def test_character_that_died_and_was_raised_does_not_go_back_to_whom_it_was_taken_from() -> None:
    table = Table().side("Professor X", level=2, front=["Dormammu"], resources=["Academy", "Academy", "Laboratory"])
    table.side("Storm", front=["Beast", "Thanos"]).card("Beast", wounds=1)
    table.choose("Use Mental Domination", "Turn Academy", "Beast of player 2", "Front row")
    table.attack("Beast", "Thanos").passes().expect(ko={1: ["Beast"]})
    table.choose("Use Necromancy", "Turn Academy", "Turn Laboratory", "Beast", "Back row", "Done")
    assert table.where("Beast") == "player 1's back row"


@rulebook("transform.1", "modifiers.7")
def test_character_that_transformed_goes_back_to_whom_it_was_taken_from() -> None:
    table = Table().side("Professor X", level=2, resources=["Academy", "Academy"], side_deck=["Storm"])
    table.side("leg-067", level=3).choose("Use Mental Domination", "Turn Academy", "Mystique", "Front row")
    table.choose("Use Identity Theft", "Turn Academy", "Storm", "Done")
    assert table.where("Storm") == "player 2's front row"


@rulebook("golden.2")
def test_attack_that_follows_at_once_finds_nobody_who_cannot_be_attacked() -> None:
    table = Table().side("Magneto", front=["Juggernaut"], resources=["Fortress"])
    table.side("Hulk", row="back", front=["Ant-Man"], back=["Xenomorph Ambusher"])
    table.attack("Juggernaut", "Ant-Man").choose("No").choose("Use Unstoppable", "Turn Fortress").passes()
    assert table.options() == ["Hulk of player 2", "Done"]


@rulebook("golden.2", "terms.8")
def test_character_that_cannot_be_attacked_takes_no_defenders_place() -> None:
    table = Table().side("Magneto", front=["Juggernaut"])
    table.side("Storm", front=["Beast"], back=["Xenomorph Ambusher"], hand=["Uncanny Defense"])
    table.attack("Juggernaut", "Beast").choose("Pass", "Play Uncanny Defense")
    assert table.options() == ["Storm"]


@rulebook("golden.2")
def test_character_that_cannot_be_moved_goes_to_nobody_and_back_to_nobody() -> None:
    table = Table().side("She-Hulk", front=["Medusa"], resources=["Training Ground"])
    table.side("Hulk", front=["Ash", "Thor"], resources=["Academy"]).choose(
        "Use Prehensile Hair", "Turn Training", "Ash"
    )
    table.choose("Done").decline("resource", "recruit", "formation").choose("Hulk")  # whom Ash stuns
    assert not any("Twitchy" in option for option in table.options())


@rulebook("golden.2", "modifiers.8")
def test_brainwashed_character_that_cannot_be_moved_stays() -> None:
    table = Table().side("Magneto", row="back", front=["Purple Man"], resources=["Academy"])
    table.side("She-Hulk", front=["Medusa", "Drax", "Thanos"], resources=["Training Ground"])
    table.choose("Use Brainwash", "Turn Academy", "Drax", "Done").choose("Done", "Done", "Done", "Done")
    table.choose("Done", "Done", "Move Drax", "Done", "Done").choose("Done", "Done", "Done")
    table.choose("Use Prehensile Hair", "Turn Training", "Drax").attack("Thanos", "Purple Man").passes()
    table.expect(ko={0: ["Purple Man"]})
    assert table.where("Drax") == "player 1's front row"


@rulebook("golden.2")
def test_no_attack_follows_when_no_more_can_be_made() -> None:
    table = Table().side("Magneto", row="back", front=["Juggernaut"], resources=["Fortress"])
    table.side("leg-039", level=3, back=["Iceman"], resources=["Academy"]).card("Daredevil", minus=3)
    table.attack("Juggernaut", "Daredevil").choose("Use Unstoppable", "Turn Fortress")
    table.choose("Use Savior of Hell's Kitchen", "Turn Academy").passes().expect(stunned=["Daredevil"])
    assert table.options() == ["Done"]
    table = Table().side("def-005", level=2, resources=["Training Ground"])
    table.side("leg-039", level=3, front=["Iceman"], resources=["Academy"])
    table.choose("Use Hell on Wheels", "Turn Training Ground", "front row", "Daredevil", "Pass")
    table.choose("Use Savior of Hell's Kitchen", "Turn Academy").passes()
    assert table.options() == ["Front row", "Back row"]  # he drives back


@rulebook("golden.2")
def test_minus_counters_that_cannot_be_gained_come_neither_with_a_character_nor_for_another() -> None:
    table = Table().side("Ripley #8", front=["Dagger"], hand=["Mister Hyde"], facedown=9, resources=["Laboratory"])
    table.side("Hulk", front=["Drax"]).start("build").choose("Done", "Recruit Mister Hyde into the front row")
    table.expect(values={"Mister Hyde": "10/10"}).decline("recruit", "formation", "option")
    table.choose("Use Acidic Blood", "Turn Laboratory", "Drax").expect(values={"Drax": "6/6"})
