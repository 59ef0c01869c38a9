"""Cards of the Femme Fatales."""

from __future__ import annotations

import pytest

from mc_env.versus.engine.zones import FRONT, N_ZONES
from mc_env.versus.table import Table
from tests.versus.citation import rulebook

BUILD = ("resource", "recruit", "formation")


def fatales(main: str = "Black Cat", **more: object) -> Table:
    return Table().side(main, **more)  # type: ignore[arg-type]


def powers(table: Table) -> list[str]:
    return [x for x in table.options() if x.startswith("Use")]


def test_black_cat_brings_bad_luck_and_learns_from_a_larger_hand() -> None:
    table = fatales(resources=["Academy"], hand=["Thor"] * 4).side("Hulk", hand=["Drax", "Beast"])
    table.choose("Use Bad Luck", "Turn Academy", "Player 2", "Beast").choose("Done", "Player 2")
    assert (table.hand(1)[:1], table.xp(0)) == (["Drax"], 3)
    assert fatales().side("Hulk", hand=["Drax"]).choose("Done", "Player 2").xp(0) == 0


def test_black_cat_2_dazes_who_crosses_her_path() -> None:
    table = Table().side("Hulk", front=["Thanos"]).side("Black Cat", level=2, resources=["Training Ground"])
    table.attack("Hulk", "Black Cat").choose("Pass", "Use Cross their Path", "Turn Training")
    table.expect(stunned=["Hulk"], wounds={"Hulk": 0})


def test_dark_phoenix_gains_resources_and_learns_from_twenty() -> None:
    deck = ["Academy", "Thor", "Beast"]
    table = fatales("Dark Phoenix", resources=["Academy", "Academy"], facedown=16, deck=deck).side("Hulk")
    table.choose("Use What Was", "Turn Academy", "Turn Academy", "Place Academy face up")
    assert table.resources(0)[-2:] == ["Academy", "(Thor)"]
    assert table.level(0) == 2
    table = fatales("Dark Phoenix", hand=["Thor"], facedown=9).side("Hulk", facedown=9).start("build")
    assert table.choose("Place Thor face down").xp(0) == 0  # only 19


def test_dark_phoenix_2_ravages_all_resources() -> None:
    table = fatales("Dark Phoenix", level=2, resources=["Laboratory", "Laboratory", "Fortress"]).side(
        "Hulk", facedown=3
    )
    table.choose("Use Ravager of Worlds", "Turn Laboratory", "Turn Laboratory", "Turn Fortress")
    assert (table.resources(0), table.resources(1)) == ([], [])
    assert len(table.pile(1)) == 3


def test_enchantress_imbues_newcomers_and_has_a_champion() -> None:
    table = fatales("Enchantress", front=["Drax"], hand=["Titania"], facedown=2, resources=["Laboratory"]).side("Hulk")
    table.start("build").choose("Done", "Recruit Titania into the front row", "Done", "Done")
    table.choose("Use Imbue with Power", "Turn Laboratory")
    assert table.options() == ["Titania"]
    table.choose("Titania").expect(values={"Titania": "4/4"}).choose("Done")
    assert table.xp(0) == 1
    assert fatales("Enchantress", front=["Titania"]).side("Hulk", front=["Iceman"]).choose("Done").xp(0) == 0


def test_enchantress_2_has_others_fight() -> None:
    table = fatales("Enchantress", level=2, front=["Titania", "Drax"], resources=["Academy"]).side("Hulk")
    table.card("Titania", plus=1, exhausted=True).card("Drax", exhausted=True)
    table.choose("Use I'll Not Sully", "Turn Academy", "Titania").expect(exhausted=["Drax"])


def test_mystique_gains_atk_and_learns_that_much() -> None:
    table = fatales("Mystique", resources=["Training Ground"], hand=["mnb-088", "Open Fire"]).side(
        "Hulk", front=["Drax"]
    )
    table.choose("Power up Mystique").expect(values={"Mystique": "2/7"})
    assert table.xp(0) == 1
    table.attack("Mystique", "Drax").choose("Use Masquerade", "Turn Training", "Drax").expect(
        values={"Mystique": "6/7"}
    )
    assert table.xp(0) == 5
    table.choose("Pass", "Play Open Fire", "Mystique").expect(values={"Mystique": "8/7"})
    assert table.xp(0) == 7


def test_mystique_2_is_savage_alone() -> None:
    table = (
        Table().side("Hulk", front=["Beast"]).side("Mystique", level=2, resources=["Fortress"]).card("Beast", plus=3)
    )
    table.attack("Beast", "Mystique").choose("Pass", "Use Martial Savagery", "Turn Fortress").passes()
    table.expect(stunned=["Beast"])  # with 8/5 it would have been quicker


def test_black_cat_pounces_and_breaks_luck() -> None:
    table = fatales("Hulk", front=["Black Cat"]).side("Magneto", front=["Drax"], hand=["Drax"]).card("Drax", plus=2)
    table.attack("Black Cat", "Drax").expect(values={"Drax": "6/6"}).choose("Pass", "Power up Drax")
    table.expect(values={"Drax": "6/6"}).passes().expect(ko={0: ["Black Cat"]})
    table = fatales("Hulk", front=["Black Cat"]).side("Magneto", front=["Drax"]).card("Drax", exhausted=True)
    table.attack("Black Cat", "Drax").passes().expect(ko={0: []})


def test_madame_masque_duplicates_herself() -> None:
    table = (
        fatales(front=["Madame Masque"], hand=["Madame Masque"]).side("Hulk").choose("Power up Madame Masque", "Yes")
    )
    table.choose("Back row").expect(ko={0: []})
    g = table.game.state
    assert sorted(g.plus[c] for c in range(len(g.card)) if g.title(c) == "Madame Masque") == [0, 1]


def test_titania_is_strong_and_durable() -> None:
    table = fatales(front=["Titania"], resources=["Fortress"]).side("Hulk").attack("Titania", "Hulk")
    table.choose("Use Cellular Augmentation", "Turn Fortress").expect(values={"Titania": "5/5"}).passes()
    table.expect(stunned=["Hulk"])
    table = Table().side("Hulk", front=["Electro"], resources=["Laboratory"]).side("Black Cat", front=["Titania"])
    table.choose("Use Chain Lightning", "Turn Laboratory").expect(
        stunned=[], exhausted=["Titania"], wounds={"Titania": 0}
    )
    table = Table().side("Hulk").side("Black Cat", front=["Titania"]).attack("Hulk", "Titania").passes()
    table.expect(stunned=["Titania"], wounds={"Titania": 1})


def test_titania_stays_stunned_while_she_has_no_def() -> None:
    table = Table().side("She-Hulk", front=["Spider-Woman"], resources=["Training Ground"])
    table.side("Black Cat", front=["Titania"]).attack("Spider-Woman", "Titania")
    table.choose("Use Venom Blast", "Turn Training", "Titania").expect(stunned=["Titania"], wounds={"Titania": 0})


def test_sin_stuns_who_attacks_her_in_melee() -> None:
    table = Table().side("Hulk", back=["Nick Fury"]).side("Black Cat", front=["Sin"], resources=["Training Ground"])
    table.attack("Hulk", "Sin").choose("Pass", "Use Like Father", "Turn Training", "Hulk").expect(stunned=["Hulk"])
    table = Table().side("Hulk", back=["Nick Fury"]).side("Black Cat", front=["Sin"], resources=["Training Ground"])
    assert table.attack("Nick Fury", "Sin").choose("Pass").options() == ["Pass"]


def test_moonstone_grounds_all_enemies() -> None:
    table = Table().side("Storm").side("Black Cat", row="back", front=["Moonstone"]).choose("Attack with Storm")
    assert table.options() == ["Moonstone of player 2"]
    table = Table().side("Storm").side("Black Cat", row="back", front=["Moonstone"]).card("Moonstone", stunned=True)
    assert "flight" in table.game.view(0)["players"][0]["front"][0]["keywords"]  # type: ignore[index]


def test_silver_sable_fights_with_any_main_character_and_is_wealthy() -> None:
    table = (
        fatales("Hulk", front=["Silver Sable", "Drax"]).side("Magneto").choose("Attack with Silver Sable", "Magneto")
    )
    assert table.options() == ["Hulk joins", "Done"]
    table = fatales(front=["Silver Sable"], facedown=2).side("Hulk").start("turn").choose("Done")
    assert table.game.state.points == 3


@pytest.mark.parametrize(("main", "level", "told"), [("Magneto", 2, "6/6"), ("Magneto", 1, "3/3"), ("Hulk", 2, "3/3")])
def test_nebula_serves_great_evil(main: str, level: int, told: str) -> None:
    fatales(main, level=level, front=["Nebula"]).side("Storm").start().expect(values={"Nebula": told})


@rulebook("tokens.1", "keywords.12")
def test_goblin_queen_summons_goblins_that_cease_to_exist() -> None:
    table = fatales(front=["Goblin Queen"], resources=["Academy", "Academy"]).side("Hulk", front=["Drax"])
    table.choose("Use Summon Goblins", "Turn Academy")
    assert [x for x in table.options() if "Goblin" in x][-1] == "Attack with Demon Goblin (4)"
    assert powers(table) == []  # four are enough
    table.choose("Attack with Demon Goblin (4)", "Hulk", "Done").passes().expect(ko={0: []})
    g = table.game.state
    assert len([c for c in range(len(g.card)) if g.title(c) == "Demon Goblin" and FRONT <= g.zone[c] < N_ZONES]) == 3


def test_spiral_moves_once_in_the_main_phase_and_is_ferocious() -> None:
    table = fatales(back=["Spiral"]).side("Hulk").choose("Move Spiral to the front row")
    assert not any("Move" in x for x in table.options())
    table.attack("Spiral", "Hulk").passes().expect(stunned=["Hulk"], exhausted=["Spiral"])


def test_viper_poisons_and_lets_it_work() -> None:
    table = fatales("Dark Phoenix", back=["Viper"], resources=["Training Ground"]).side("Hulk", level=2, front=["Drax"])
    table.choose("Use Poison Darts", "Turn Training", "Hulk", "Drax").choose("Done")
    table.expect(values={"Hulk": "4/4", "Drax": "4/4"})


def test_satana_makes_fatales_lethal_and_consumes_souls() -> None:
    table = fatales(front=["Satana"], resources=["Laboratory"])
    table.side("Hulk", front=["Miss America"], ko=["Thor", "Beast"], hand=["Thor"], deck=["Thor", "Drax"])
    table.card("Miss America", minus=3).choose("Use Consume Soul", "Turn Laboratory", "Thor")
    assert (table.pile(1), table.hand(1), len(table.game.state.zones[1])) == (["Beast"], [], 1)
    table.attack("Black Cat", "Miss America").passes().expect(ko={1: ["Beast", "Miss America"]})


def test_lady_deathstrike_wounds_twice_if_she_survives() -> None:
    table = (
        fatales(front=["Lady Deathstrike"], resources=["Fortress"])
        .side("Magneto")
        .attack("Lady Deathstrike", "Magneto")
    )
    table.choose("Use Death Strike", "Turn Fortress").passes().expect(wounds={"Magneto": 2}, stunned=["Magneto"])
    table = fatales(front=["Lady Deathstrike"], resources=["Fortress"]).side(
        "Magneto", level=2, hand=["Savage Surprise"]
    )
    table.attack("Lady Deathstrike", "Magneto").choose("Use Death Strike", "Turn Fortress")
    table.choose("Play Savage Surprise", "Magneto").passes()
    table.expect(wounds={"Magneto": 1, "Lady Deathstrike": 1})  # both are stunned


def test_morgan_le_fay_is_immortal_and_grows() -> None:
    table = fatales("Dark Phoenix", front=["Morgan le Fay"], resources=["Academy"] * 3).side("Hulk")
    table.choose("Use Growing Magic", "Turn Academy")
    assert len(table.hand(0)) == 1
    table.choose("Done").decline(*BUILD).choose("Done").decline(*BUILD).choose("Use Growing Magic", "Turn Academy")
    assert len(table.hand(0)) == 5
    table = (
        Table()
        .side("Hulk", front=["Thanos"])
        .side("Black Cat", front=["Morgan le Fay"])
        .card("Morgan le Fay", wounds=1)
    )
    table.attack("Thanos", "Morgan le Fay").passes().choose("Yes")
    assert table.where("Morgan le Fay") == "player 2's deck"


def test_enchantress_sends_her_champion_twice() -> None:
    table = (
        Table().side("Hulk", front=["Enchantress", "Titania"], resources=["Laboratory"]).side("Magneto", front=["Drax"])
    )
    table.choose("Use Go Forth", "Turn Laboratory", "Titania").attack("Hulk", "Magneto").passes()
    table.attack("Titania", "Drax").expect(exhausted=["Hulk"], values={"Titania": "4/4"}).passes()


def test_femme_fatality_counts_supporting_characters() -> None:
    table = (
        fatales(front=["Titania", "Sin"], hand=["Femme Fatality"]).side("Hulk").choose("Play Femme Fatality", "Hulk")
    )
    table.expect(values={"Hulk": "1/1"})


@rulebook("terms.8")
def test_dramatic_entrance_takes_the_place_of_the_defender() -> None:
    table = Table().side("Hulk", front=["Drax"]).side("Black Cat", back=["Sin"], hand=["Dramatic Entrance", "Thanos"])
    table.attack("Drax", "Black Cat").choose("Pass", "Play Dramatic Entrance", "Thanos")
    assert table.where("Thanos") == "player 2's front row"
    table.passes().expect(stunned=["Drax"], ko={1: ["Dramatic Entrance", "Thanos"]})


def test_cat_fight_helps_an_attacker() -> None:
    table = fatales(hand=["Cat Fight"]).side("Hulk").attack("Black Cat", "Hulk").choose("Play Cat Fight", "Black Cat")
    table.expect(values={"Black Cat": "6/5"})


def test_madripoor_pays_for_femme_fatales() -> None:
    table = fatales("Hulk", front=["Goblin Queen", "Nova"], resources=["Madripoor"]).side("Magneto")
    assert powers(table) == ["Use Summon Goblins of Goblin Queen"]
