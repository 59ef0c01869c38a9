"""Enemies of later shapes: attacks on allies, defenders from elsewhere, activations inside activations."""

from __future__ import annotations

from mc_env.table import Table
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ attacks against allies


def ambush(*boost: str, **hero: object) -> Table:
    """Rhino attacks Alpha Partner, with Beta looking on; both heroes are ready."""
    table = Table().hero("Alpha", in_play=["Alpha Partner"], **hero).hero("Beta")  # type: ignore[arg-type]
    table.encounter_deck("Ambush", "Quiet Moment", *boost)
    return table.start(phase="villain", step=3).choose("Alpha Partner")


@rule("attacks_against_allies.1", "attacks_against_allies.2", "attacks_against_allies.3")
def test_attack_on_an_ally_is_an_attack_on_its_player_and_its_damage_lands_on_the_ally() -> None:
    table = ambush()
    table.choose("Use Alpha: Ready for Anything", "Do not defend", "Do not defend")
    table.expect(damage={"Alpha Partner": 2, "Alpha": 0}, hand={0: 1})


@rule("attacks_against_allies.5")
def test_attack_on_an_ally_is_defended_by_a_hero_of_another_player() -> None:
    table = ambush()
    table.choose("Pass", "Do not defend").defend("Beta")
    table.expect(damage={"Alpha Partner": 0, "Beta": 1}, exhausted=["Beta"])


@rule("attacks_against_allies.4")
def test_boost_ability_means_the_player_of_the_attacked_ally_by_you() -> None:
    table = ambush("Sting")
    table.choose("Pass", "Do not defend", "Do not defend")
    table.expect(damage={"Alpha Partner": 2, "Alpha": 1})


@rule("attacks_against_allies.6")
def test_overkill_of_an_attack_on_an_ally_damages_the_identity_of_its_player() -> None:
    table = Table().hero("Alpha", in_play=["Alpha Partner"]).hero("Beta").villain(attachments=["Spiked Fist"])
    table.card("Alpha Partner", damage=2).encounter_deck("Ambush").start(phase="villain", step=3)
    table.choose("Alpha Partner", "Pass", "Do not defend", "Do not defend")
    table.expect(damage={"Alpha": 1, "Beta": 0}, discard={0: ["Alpha Partner"]})


# ------------------------------------------------------------------------------------------ defense from elsewhere


@rule("defend.9", "defend.12", "defend.13", "defend.19")
def test_player_who_uses_a_defense_ability_for_another_becomes_defender_and_target(table: Table) -> None:
    table.hero("Alpha").hero("Beta", hand=["Beta Shield", "Genius"])
    table.encounter_deck("Sting").start(phase="villain", step=2)
    table.choose("Pass")
    table.play("Beta Shield", pay=["Genius"])
    table.expect(damage={"Alpha": 0, "Beta": 2 + 1}, ready=["Beta"], midway=True)


@rule("defend.2", "defend.15")
def test_nobody_else_defends_once_a_player_has_used_a_defense_ability(table: Table) -> None:
    table.hero("Alpha", hand=["Alpha Block"], in_play=["Alpha Partner"]).hero("Beta", hand=["Beta Shield", "Genius"])
    table.start(phase="villain", step=2).choose("Pass").play("Beta Shield", pay=["Genius"])
    assert (table.decision.kind, table.decision.player) == ("defend", 1)  # already the attack on Beta herself
    table.expect(damage={"Beta": 2, "Alpha": 0}, ready=["Alpha Partner"], midway=True)


# ------------------------------------------------------------------------------------------ queued activations


@rule("activation.14", "activation.15")
def test_activations_begun_inside_another_wait_for_it_and_the_first_player_orders_them(table: Table) -> None:
    table.hero("Beta", exhausted=True).minion("Wolf").minion("Captain")
    table.encounter_deck("Call to Arms").start(phase="villain", step=2)
    assert (table.decision.kind, table.options()) == ("order", ["Activate Wolf", "Activate Captain"])
    assert table.damage("Beta") == 2  # the villain's attack is over
    table.choose("Activate Captain")
    assert table.damage("Beta") == 2 + 1
    table.choose("Activate Wolf")
    table.expect(damage={"Beta": 2 + 1 + 1}, midway=True)
    table.choose("Activate Wolf", "Activate Captain")  # and now their own activations of this phase
    table.expect(damage={"Beta": 6})


@rule("activation.14")
def test_rest_of_an_effect_resolves_before_the_activation_that_it_put_into_the_queue(table: Table) -> None:
    table.hero("Beta", exhausted=True).main_scheme(threat=1)
    table.encounter_deck("Marching Orders", "Stampede").start(phase="villain", step=2)
    table.expect(damage={"Beta": 2}, threat={"The Break-In!": 1 + 2}, midway=True)
    table.choose("Activate Rhino").expect(threat={"The Break-In!": 1 + 2 + 1 + 1})


@rule("activation.12")
def test_queued_activation_of_a_minion_does_not_happen_when_it_has_left_play(table: Table) -> None:
    table.hero("Gamma", exhausted=True, in_play=["Thorn Coat"]).minion("Wolf", damage=1).minion("Captain")
    table.encounter_deck("Call to Arms").start(phase="villain", step=2)
    table.choose("Activate Captain")
    assert table.options() == ["Activate Wolf"]
    table.choose("Activate Wolf")
    table.expect(damage={"Gamma": 2 + 1 + 1}, not_in_play=["Wolf"], midway=True)


def test_hydra_soldiers_engage_the_next_player_when_baron_zemo_has_eliminated_theirs(table):
    t = table.hero("Captain America", form="hero", damage=10).hero("Spider-Man", form="hero")
    t.reveal("Old Foes", seat=0).run_until("turn")
    assert [t.engaged("Baron Zemo"), t.engaged("Hydra Soldier")] == [1, 1]
