"""Legacy: villains, Underworld, Femme Fatales."""

from __future__ import annotations

from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def against(main: str = "Magneto", **more: object) -> Table:
    """The first side; the enemy is added by `.side`."""
    return Table().side(main, **more)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------ villains


def test_green_goblin_2_of_legacy_grows_to_level_3() -> None:
    table = against("leg-028", level=2).side("Hulk", front=["Ant-Man"]).card("Green Goblin", xp=2)
    table.attack("Green Goblin", "Ant-Man").choose("No").passes()
    assert table.level(0) == 3


def test_green_goblin_3_ends_the_game_of_the_defenseless() -> None:
    table = against("Green Goblin", level=3, resources=["Training Ground"], hand=["Loki"], back=["Drax"])
    table.side("Hulk", hand=["Thor"])  # no supporting characters
    table.choose("Use Goblin's Game", "Turn Training").expect(winners=(0,))
    table = against("Green Goblin", level=3, resources=["Training Ground"], hand=["Loki"], back=["Drax"])
    table.side("Hulk", hand=["Thor"], back=["Iceman"])
    assert not any("Goblin's Game" in x for x in table.options())


@rulebook("uniqueness.4")
def test_ultron_gathers_a_swarm_of_himself() -> None:
    table = against("Ultron", hand=["Ultron"], ko=["Ultron"], resources=["Academy", "Laboratory"]).side("Hulk")
    table.start("build").choose("Use Iterate", "Turn Academy")
    assert table.options() == ["Ultron from player 1's hand", "Ultron from player 1's KO pile"]
    table.choose("KO pile", "Back row").decline("resource", "recruit", "formation").decline("main")
    assert table.xp(0) == 2


def test_ultron_2_reiterates_twice() -> None:
    table = against("Ultron", level=2, hand=["Ultron"], ko=["Ultron", "Drax"], resources=["Laboratory"]).side("Hulk")
    table.start("build").choose("Use Reiterate", "Turn Laboratory", "hand", "Back row", "Ultron", "Front row")
    assert (table.hand(0), table.pile(0)) == ([], ["Drax"])


def test_crossbones_grows_with_villains_and_keeps_plot_twists_from_enemies() -> None:
    table = against("Hulk", back=["Crossbones"], hand=["Red Skull", "Drax"], facedown=9).side("Magneto")
    table.start("build").choose("Done", "Recruit Drax into the back row", "Recruit Red Skull into the back row")
    table.expect(values={"Crossbones": "2/2"})
    table = against("Hulk", front=["Crossbones", "Thor"]).side("Magneto", hand=["Open Fire", "Find Cover"])
    table.attack("Crossbones", "Magneto").choose("Pass")
    assert not any(x.startswith("Play") for x in table.options())
    table = against("Hulk", front=["Crossbones", "Thor"]).side("Magneto", hand=["Find Cover"])
    assert "Play Find Cover" in table.attack("Thor", "Magneto").choose("Pass").options()


def test_the_grandmaster_kos_who_was_not_recruited_from_a_hand() -> None:
    table = against("Ultron", hand=["Ultron", "Drax"], facedown=6, resources=["Academy"])
    table.side("Hulk", back=["The Grandmaster"]).start("build").choose("Use Iterate", "Turn", "Ultron", "Back row")
    assert table.pile(0) == ["Ultron"]
    table.choose("Done", "Recruit Drax into the back row")
    assert table.where("Drax") == "player 1's back row"


def test_mister_sinister_draws_and_manipulates_genes() -> None:
    table = against("Hulk", front=["Mister Sinister", "Drax"], resources=["Laboratory", "Laboratory"]).side("Magneto")
    table.start("turn", turn=5)
    assert len(table.hand(0)) == 3
    table.decline("resource", "recruit", "formation").choose("Use Genetic Manipulation", "Turn", "Drax")
    assert table.options() == ["Flight", "Ranged", "Berserker", "Dodge", "Ferocious", "Lethal"]
    table.choose("Ferocious").expect(values={"Drax": "6/6"})
    table = against("Hulk", front=["Mister Sinister", "Nova"], resources=["Laboratory"]).side("Magneto")
    table.choose("Use Genetic Manipulation", "Turn", "Nova", "Berserker").attack("Nova", "Magneto")
    table.expect(values={"Nova": "6/6"})


@rulebook("copying.1")
def test_onslaught_is_what_the_minds_he_joins_are() -> None:
    table = against("Hulk", hand=["Onslaught"], facedown=8, deck=["Academy", "Black Widow", "Drax"])
    table.side("Magneto", deck=["Find Cover", "Abomination"], front=["Iceman"]).start("build")
    table.choose("Done", "Recruit Onslaught into the front row", "Iceman")
    table.expect(values={"Onslaught": "7/6"})  # 2/1 and 5/5
    assert table.where("Black Widow") == table.where("Abomination") == "removed from the game"
    seen = table.game.view(0)["players"][0]["front"][1]  # type: ignore[index]
    assert (seen["health"], seen["keywords"]) == (4, ["ranged", "Monstrous"])


def test_steel_and_flame_harms_all_enemy_supporters() -> None:
    table = against("Magneto", hand=["Steel and Flame"]).side("Hulk", front=["Drax", "Ant-Man"])
    table.choose("Play Steel and Flame").expect(values={"Drax": "4/4", "Hulk": "3/3"}, ko={1: ["Ant-Man"]})


# ------------------------------------------------------------------------------------------ Underworld


def test_kingpin_2_of_legacy_takes_over_the_country_by_locations() -> None:
    table = against("leg-046", level=2, hand=["Academy"], deck=["Drax", "Fortress"]).side("Hulk")
    table.card("Kingpin", xp=1).start("build").choose("Place Academy face down")
    assert table.xp(0) == 1
    table = against("leg-046", level=2, hand=["Academy"], resources=["Fortress"], deck=["Drax", "Fortress"])
    table.side("Hulk").card("Kingpin", xp=1).start("build").choose("Use Expand the Empire", "Turn", "Fortress")
    assert table.hand(0) == ["Academy", "Fortress"]
    table.choose("Place Academy face up")
    assert table.level(0) == 3


def test_kingpin_3_takes_over_the_world() -> None:
    paid = ["Laboratory", "Academy", "Training Ground"]
    table = against("Kingpin", level=3, resources=paid, ko=["Fortress"], deck=["Drax", "Academy"]).side("Hulk")
    table.choose("Use Take Over the World", "Turn Laboratory", "Turn Academy", "Turn Training Ground")
    table.choose("Fortress", "Academy")
    assert table.resources(0)[3:] == ["Fortress", "Academy"]


def test_baron_mordo_discards_as_often_as_he_can_pay() -> None:
    table = against("Baron Mordo", resources=["Laboratory", "Laboratory"]).side("Hulk", hand=["Thor", "Drax"])
    table.choose("Use Mesmerize", "Turn Laboratory", "Player 2", "Use Mesmerize", "Turn Laboratory", "Player 2")
    assert (table.hand(1), table.xp(0)) == ([], 2)


@rulebook("main_character.1", "keywords.4")
def test_baron_mordo_2_hypnotizes_until_his_next_turn() -> None:
    table = against("Baron Mordo", level=2, resources=["Academy"]).side("Hulk", level=2).card("Hulk", plus=1)
    table.choose("Use Hypnotize", "Turn Academy", "Hulk")
    assert table.level(1) == 1
    table.expect(values={"Hulk": "4/4"}).choose("Done").decline("resource", "recruit", "formation")
    assert table.level(1) == 1
    table.decline("main")
    assert table.level(1) == 2


def test_leader_alone_leads_and_thinks() -> None:
    table = against("Hulk", front=["She-Hulk", "Leader", "Wasp"], resources=["Academy"]).side(
        "Magneto", hand=["Drax"] * 3
    )
    keywords = {c["name"]: c["keywords"] for c in table.game.view(0)["players"][0]["front"]}  # type: ignore[index]
    assert "Leader" in keywords["Leader"]
    assert "Leader" not in keywords["She-Hulk"]
    table.choose("Use Massive Brain", "Turn Academy")
    assert len(table.hand(0)) == 3


def test_taskmaster_has_keyword_powers_of_face_up_enemies() -> None:
    table = against("Hulk", front=["Taskmaster"]).side("Magneto", front=["Abomination", "Elektra"], back=["Storm"])
    seen = table.game.view(0)["players"][0]["front"][1]["keywords"]  # type: ignore[index]
    assert sorted(seen) == ["Dodge", "Monstrous", "Stealth", "flight"]
    assert not any("Thunder Storm" in x for x in table.options())


def test_mister_hyde_appears_small() -> None:
    against("Hulk", back=["Mister Hyde"]).side("Magneto").expect(values={"Mister Hyde": "5/5"})


@rulebook("keywords.15")
def test_nightmare_lets_stunned_enemies_have_counters() -> None:
    table = against("Hulk", front=["Nightmare"]).side("Magneto", front=["Drax"])
    table.card("Drax", minus=2).attack("Nightmare", "Drax").passes()
    table.expect(stunned=["Drax"])
    assert table.game.state.minus[table.find("Drax")] == 2
    table = against("Hulk", front=["Thor"]).side("Magneto", front=["Drax"]).card("Drax", stunned=True, minus=2)
    assert table.game.state.minus[table.find("Drax")] == 0  # nobody lets it have them


def test_not_finished_yet_recovers_an_enemy() -> None:
    table = against("Kingpin", hand=["Not Finished Yet"]).side("Hulk", front=["Drax"]).card("Drax", stunned=True)
    table.choose("Play Not Finished Yet", "Drax").expect(stunned=[], exhausted=["Drax"])


# ------------------------------------------------------------------------------------------ Femme Fatales


def test_mystique_2_of_legacy_learns_from_what_she_gains() -> None:
    table = against("leg-066", level=2, resources=["Training Ground"]).side("Hulk", front=["Thanos"])
    table.attack("Mystique", "Thanos").choose("Use Masquerade", "Turn", "Hulk").expect(values={"Mystique": "3/10"})
    assert table.xp(0) == 2


@rulebook("transform.1")
def test_mystique_3_steals_an_identity_of_the_side_deck() -> None:
    table = against(
        "Mystique", level=3, resources=["Academy"], side_deck=["Storm"], equipment={"Mystique": "Power Loader"}
    )
    table.side("Hulk").card("Mystique", wounds=2, plus=1).choose("Use Identity Theft", "Turn Academy", "Storm")
    table.expect(values={"Storm": "11/12"}, wounds={"Storm": 2})
    assert (table.level(0), table.equipment("Storm")) == (2, ["Power Loader"])
    assert table.where("Mystique") == "removed from the game"


def test_elektra_trains_and_assassinates() -> None:
    table = against("Elektra", resources=["Training Ground"]).side("Hulk", front=["Drax"], back=["Iceman"])
    table.choose("Use Ninja Training", "Turn Training").attack("Elektra", "Iceman").passes()
    assert table.xp(0) == 1


def test_elektra_2_goes_away_and_comes_back_as_she_was() -> None:
    table = against("Elektra", level=2, resources=["Academy"]).side("Hulk").card("Elektra", wounds=2, plus=3)
    table.choose("Use Hand Experience", "Turn Academy")
    assert (table.hand(0), table.game.winners) == (["Elektra"], None)
    table.choose("Done").decline("resource", "recruit", "formation").decline("main").choose("Front row")
    table.expect(values={"Elektra": "9/10"}, wounds={"Elektra": 2})
    assert table.level(0) == 2


def test_calypso_takes_counters_away() -> None:
    table = against("Elektra", hand=["Calypso"], facedown=1).side("Hulk").card("Hulk", plus=2).start("build")
    table.choose("Done", "Recruit Calypso into the back row", "Yes", "Hulk").expect(values={"Hulk": "3/3"})


def test_elektra_the_paid_assassin_draws() -> None:
    table = against("Hulk", front=["leg-071"]).side("Magneto", front=["Drax"], back=["Iceman"])
    table.attack("Elektra", "Iceman").passes()
    assert len(table.hand(0)) == 1


def test_lilith_grows_by_whom_she_kos_and_survives() -> None:
    table = against("Hulk", front=["Lilith"]).side("Magneto", row="back", front=["Iceman"])
    table.attack("Lilith", "Iceman").passes()
    assert table.where("Iceman") == "removed from the game"
    assert table.game.view(0)["players"][0]["front"][1]["health"] == 2  # type: ignore[index]
    table = against("Hulk", front=["Lilith"]).side("Magneto", row="back", front=["Gambit"]).card("Lilith", minus=1)
    table.attack("Lilith", "Gambit").passes().expect(ko={0: ["Lilith"], 1: ["Gambit"]})  # she has not survived


def test_hela_touches_when_all_enemies_are_stunned() -> None:
    table = against("Elektra", back=["Hela"], resources=["Fortress"]).side("Hulk", front=["Drax"])
    table.card("Hulk", stunned=True)
    assert not any("Touch of Death" in x for x in table.options())
    table = against("Elektra", back=["Hela"], resources=["Fortress"]).side("Hulk").card("Hulk", stunned=True)
    table.choose("Use Touch of Death", "Turn Fortress").expect(values={"Hela": "10/10"})


def test_fatal_attraction_puts_three_counters() -> None:
    table = against("Elektra", hand=["Fatal Attraction"]).side("Hulk")
    table.choose("Play Fatal Attraction", "Elektra").expect(values={"Elektra": "6/7"})
