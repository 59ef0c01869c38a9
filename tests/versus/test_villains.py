"""Cards of the villains, and cards without a team."""

from __future__ import annotations

import pytest

from mc_env.versus.engine.zones import FRONT
from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def villains(main: str = "Magneto", **more: object) -> Table:
    return Table().side(main, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("answer", "stunned", "cards"), [("Yes", [], 1), ("No", ["Beast"], 2)])
def test_green_goblin_gives_a_sadistic_choice(answer: str, stunned: list[str], cards: int) -> None:
    table = villains("Green Goblin", resources=["Academy"]).side("Hulk", front=["Beast"], hand=["Thor", "Drax"])
    table.choose("Use Sadistic Choice", "Turn Academy", "Beast", answer).expect(stunned=stunned)
    assert (len(table.hand(1)), table.xp(0)) == (cards, len(stunned))


def test_green_goblin_2_bombs_the_stunned() -> None:
    table = villains("Green Goblin", level=2, resources=["Training Ground"]).side("Hulk", front=["Beast", "Drax"])
    table.card("Beast", stunned=True).choose("Use Bombs Away", "Turn Training Ground", "Beast").expect(
        ko={1: ["Beast"]}
    )


def test_magneto_has_a_force_field_and_learns_every_turn() -> None:
    table = Table().side("Hulk").side("Magneto", resources=["Laboratory"])
    table.attack("Hulk", "Magneto").choose("Pass", "Use Magnetic Force Field", "Turn Laboratory")
    table.expect(values={"Magneto": "2/8"})
    assert villains().side("Hulk").start("turn").xp(0) == 1
    assert villains().side("Hulk").card("Magneto", stunned=True).start("turn").xp(0) == 0


def test_magneto_2_destroys_a_face_down_resource_unseen() -> None:
    table = villains(level=2, resources=["Fortress"]).side("Hulk", facedown=1)
    table.choose("Use Mutant Supremacy", "Turn Fortress")
    assert table.options() == ["Fortress", "face-down resource of player 2"]
    table.choose("face-down")
    assert table.resources(1) == []


def test_mystique_impersonates_current_values_as_her_base() -> None:
    table = villains(front=["Mystique"], resources=["Training Ground"]).side("Hulk").card("Hulk", plus=2)
    table.card("Mystique", plus=1).choose("Use Impersonate", "Turn Training Ground", "Hulk")
    table.expect(values={"Mystique": "6/6"})


def test_doctor_octopus_is_a_genius_who_grabs() -> None:
    table = villains("Green Goblin", front=["Doctor Octopus"]).side("Hulk").start("turn").choose("Yes")
    assert len(table.hand(0)) == 3
    table = Table().side("Hulk", front=["Thor"]).side("Magneto", row="back", front=["Doctor Octopus"])
    table.choose("Attack with Thor")
    assert table.options() == ["Doctor Octopus of player 2"]


def test_green_goblin_blasts_a_row_when_he_appears() -> None:
    table = villains(hand=["Green Goblin"], facedown=3).side("Hulk", front=["Ultron"], back=["Loki"]).start("build")
    table.choose("Done", "Recruit Green Goblin into the front row", "Player 2's front row")
    table.expect(ko={1: ["Ultron"]}, values={"Hulk": "2/2", "Loki": "7/8"})


def test_red_skull_stuns_a_melee_attacker() -> None:
    table = Table().side("Hulk").side("Magneto", front=["Red Skull"], resources=["Training Ground"])
    table.attack("Hulk", "Red Skull").choose("Pass", "Use Dust of Death", "Turn Training Ground", "Hulk")
    table.expect(stunned=["Hulk"], ko={1: []})


def test_sabretooth_strikes_first_with_a_counter_more() -> None:
    table = villains(front=["Sabretooth"]).side("Hulk", front=["Wolverine"])  # 4/4 and a counter against 5/5
    table.attack("Sabretooth", "Wolverine").passes().expect(stunned=["Wolverine"])


def test_ultron_replicates_into_a_swarm() -> None:
    table = villains(front=["Ultron"], resources=["Laboratory"], deck=["Thor", "Ultron"]).side("Hulk").start("build")
    table.choose("Use Replicate", "Turn Laboratory", "Ultron", "Front row").expect(ko={0: []})
    assert sum(table.game.state.title(c) == "Ultron" for c in table.game.state.zones[FRONT]) == 2


@rulebook("keywords.9")
def test_abomination_strikes_back_at_everybody() -> None:
    table = Table().side("Captain America", front=["Ant-Man", "Hawkeye"]).side("Magneto", front=["Abomination"])
    table.attack("Captain America", "Abomination", "Ant-Man", "Hawkeye").passes()
    table.expect(stunned=["Abomination", "Captain America"], ko={0: ["Ant-Man", "Hawkeye"]})


def test_mandarin_has_four_rings() -> None:
    table = villains(front=["Mandarin"], resources=["Academy", "Training Ground", "Fortress", "Laboratory"])
    table.side("Hulk", hand=["Thor", "Drax"])
    table.choose("Use Makluan Rings of Mandarin with Intellect", "Turn Academy")
    assert len(table.hand(0)) == 1
    table.choose("with Skill", "Turn Training Ground", "Player 2", "Drax").expect(ko={1: ["Drax"]})
    table.choose("with Might", "Turn Fortress", "Mandarin").expect(values={"Mandarin": "4/7"})
    table.choose("with Energy", "Turn Laboratory", "Hulk").expect(values={"Hulk": "2/2"})


def test_magneto_keeps_enemies_from_recovering() -> None:
    table = Table().side("Hulk", front=["Thor"]).side("Green Goblin", front=["Magneto"])
    table.card("Thor", stunned=True).card("Hulk", stunned=True).start("turn").expect(stunned=["Thor"])


@rulebook("keywords.10")
def test_loki_draws_for_the_first_plot_twist_of_a_turn() -> None:
    table = villains(front=["Loki"], hand=["Extinguish", "Extinguish"]).side("Hulk", front=["Beast", "Namor"])
    table.card("Beast", stunned=True).card("Namor", stunned=True)
    table.choose("Play Extinguish", "Beast", "Yes", "Play Extinguish", "Namor")
    assert table.game.decision is not None
    assert table.game.decision.kind == "main"


def test_dormammu_is_immortal_and_raises_enemies() -> None:
    table = villains(front=["Dormammu"], resources=["Academy", "Laboratory"]).side("Hulk", ko=["Thor", "Academy"])
    table.choose("Use Necromancy", "Turn Academy", "Turn Laboratory", "Thor", "Front row")
    assert table.where("Thor") == "player 1's front row"
    table = Table().side("Hulk", hand=["Extinguish"], front=["Loki"]).side("Magneto", front=["Dormammu"])
    table.card("Dormammu", stunned=True, wounds=1).choose("Play Extinguish", "Dormammu")
    assert table.where("Dormammu") == "player 2's KO pile"  # stunned, it has no powers


def test_dormammu_ko_d_in_combat_may_go_back_to_the_deck() -> None:
    table = Table().side("Hulk", front=["Thanos"]).side("Magneto", front=["Dormammu"]).card("Dormammu", wounds=1)
    table.attack("Thanos", "Dormammu").passes().choose("Yes")
    assert table.where("Dormammu") == "player 2's deck"


def test_thanos_welcomes_death() -> None:
    table = villains(front=["Thanos"], resources=["Fortress"]).side("Hulk", front=["Beast", "Drax"])
    table.card("Beast", stunned=True, wounds=1).choose("Use Welcome Death", "Turn Fortress").expect(ko={1: ["Beast"]})


def test_extinguish_knocks_out_a_stunned_supporting_character() -> None:
    table = villains(hand=["Extinguish"]).side("Hulk", front=["Drax", "Beast"]).card("Drax", stunned=True)
    table.choose("Play Extinguish", "Drax").expect(ko={1: ["Drax"]})


def test_metal_and_fire_weakens_enemies_in_the_combat() -> None:
    table = villains(front=["Thanos"], hand=["Metal and Fire"]).side("Hulk", front=["Drax"])
    table.attack("Thanos", "Drax").choose("Play Metal and Fire").expect(values={"Drax": "5/5", "Hulk": "3/3"})


def test_trickster_god_switches_values() -> None:
    table = villains(hand=["Trickster God"]).side("Hulk")
    table.attack("Magneto", "Hulk").choose("Play Trickster God", "Magneto").expect(values={"Magneto": "4/2"})


def test_the_vault_pays_for_villains() -> None:
    table = villains(front=["Thor", "Mystique"], resources=["The Vault"]).side("Hulk")
    assert [x for x in table.options() if x.startswith("Use")] == ["Use Impersonate of Mystique"]


@pytest.mark.parametrize(
    ("name", "whom", "told"),
    [
        ("Open Fire", "Thor", "8/5"),
        ("Best Offense Is A Good Defense", "Thor", "6/10"),
        ("Savage Surprise", "Drax", "10/6"),
        ("Find Cover", "Drax", "6/9"),
    ],
)
def test_generic_plot_twists_help_attackers_or_defenders(name: str, whom: str, told: str) -> None:
    table = Table().side("Hulk", front=["Thor"], hand=[name]).side("Magneto", front=["Drax"])
    table.attack("Thor", "Drax").choose(f"Play {name}", whom).expect(values={whom: told})


@pytest.mark.parametrize(
    ("location", "power"),
    [("Training Ground", "Yaka Arrow"), ("Laboratory", "Nova Force"), ("Academy", "Shove"), ("Fortress", "Symbiote")],
)
def test_neutral_locations_pay_one_symbol_for_anybody(location: str, power: str) -> None:
    table = Table().side("Storm", front=["Yondu", "Nova", "Major Victory", "Agent Venom"], hand=[location])
    table.side("Hulk", front=["Ant-Man"])
    used = [x for x in table.options() if x.startswith("Use") and "Lightning Storm" not in x]
    assert len(used) == 1
    assert power in used[0]


def test_loki_replays_a_plot_twist_and_shuffles_it_in() -> None:
    table = villains("Loki", resources=["Training Ground"], ko=["Savage Surprise", "Extinguish"]).side("Hulk")
    table.attack("Loki", "Hulk").choose("Use God of Mischief", "Turn Training Ground")
    assert table.options() == ["Savage Surprise"]
    table.choose("Savage Surprise", "Hulk").expect(values={"Hulk": "7/3"}, ko={0: ["Extinguish"]})
    assert (table.xp(0), table.where("Savage Surprise")) == (1, "player 1's deck")


def test_loki_2_sees_a_hand_and_all_plot_twists_of_it_are_discarded() -> None:
    table = villains("Loki", level=2, resources=["Academy"]).side("Hulk", hand=["Think Again", "Thor", "Open Fire"])
    table.choose("Use Master of Plots", "Turn Academy", "Player 2").expect(ko={1: ["Think Again", "Open Fire"]})
    assert table.game.view(0)["players"][1]["hand"] == ["Thor"]  # type: ignore[index]


def test_thanos_turns_the_fallen_into_strength_and_learns_from_kos() -> None:
    table = villains("Thanos", front=["Drax"], resources=["Fortress"]).side(
        "Hulk", front=["Ant-Man"], ko=["Thor", "Open Fire"]
    )
    table.attack("Drax", "Ant-Man").choose("Berserker", "No").passes()
    assert table.xp(0) == 1
    table.choose("Use Court Death", "Turn Fortress", "Player 2").expect(values={"Thanos": "5/6"}, ko={1: ["Open Fire"]})


def test_thanos_2_snaps_his_fingers_at_each_enemy_player() -> None:
    everything = ["Laboratory", "Academy", "Fortress", "Training Ground"]
    table = Table("free_for_all").side("Thanos", level=2, resources=everything)
    table.side("Hulk", front=["Thor"], resources=["Academy"], hand=["Beast"])
    table.side("Storm", front=["Drax", "Nova"], facedown=2)
    table.choose("Use The Infinity Gauntlet", *[f"Turn {x}" for x in everything])
    assert table.options() == ["Academy of player 2"]
    table.choose("Academy", "Thor")
    assert len(table.options()) == 2  # the resources of the third player
    table.choose("face-down resource of player 3", "Nova").expect(stunned=["Hulk", "Storm"])
    assert sorted(table.pile(1)) == ["Academy", "Beast", "Thor"]
    assert len(table.pile(2)) == 2


def test_ronan_names_a_card_and_the_hand_loses_it() -> None:
    table = villains(front=["Ronan"], resources=["Academy"]).side("Hulk", hand=["Thor", "Thor", "Beast"])
    table.choose("Use Accuse", "Turn Academy", "Avengers", "Thor", "Player 2").expect(ko={1: ["Thor", "Thor"]})
    assert table.hand(1) == ["Beast"]


def test_juggernaut_attacks_the_back_row_after_the_front_row() -> None:
    table = villains(front=["Juggernaut"], resources=["Fortress"])
    table.side("Hulk", row="back", front=["Ant-Man", "Thor"], back=["Black Widow"])
    table.attack("Juggernaut", "Ant-Man").choose("No").choose("Use Unstoppable", "Turn Fortress").passes()
    assert table.options() == ["Hulk of player 2", "Black Widow of player 2", "Done"]  # Thor does not protect them
    table.choose("Black Widow").passes().expect(ko={1: ["Ant-Man", "Black Widow"]}, exhausted=["Juggernaut"])


def test_juggernaut_does_not_go_on_when_he_does_not_survive() -> None:
    table = villains(front=["Juggernaut"], resources=["Fortress"]).side("Hulk", back=["Beast"], front=["Thor"])
    table.attack("Juggernaut", "Thor").choose("Use Unstoppable", "Turn Fortress").passes().expect(
        stunned=["Juggernaut", "Thor"]
    )
    assert "Attack with Magneto" in table.options()
