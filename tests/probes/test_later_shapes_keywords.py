"""Keywords and icons of later products, on cards of every kind."""

from __future__ import annotations

import mc_env
from mc_env.cards.terms import Stat
from mc_env.table import Table
from tests.rules.citation import rule


def offered(table: Table, what: str) -> list[str]:
    """The options that mention something."""
    return [o for o in table.options() if what in o]


# ------------------------------------------------------------------------------------------ of attacks


@rule("ranged.1")
def test_ranged_attack_of_an_ally_meets_no_retaliation(table: Table) -> None:
    table.hero("Alpha", in_play=["Sharpshooter"]).minion("Sentinel")
    table.attack("Sentinel", by="Sharpshooter")
    table.expect(damage={"Sentinel": 1, "Sharpshooter": 1})  # consequential damage only
    table.attack("Sentinel")
    table.expect(damage={"Alpha": 2})


@rule("ranged.1", "event.7")
def test_ranged_hero_meets_no_retaliation_when_an_event_attacks(table: Table) -> None:
    table.hero("Alpha", hand=["Alpha Strike", "Genius"], in_play=["Harpoon"]).minion("Sentinel", status=["tough"])
    table.play("Alpha Strike", pay="Genius", target="Sentinel")
    table.expect(damage={"Alpha": 0, "Sentinel": 0})


@rule("piercing.1", "overkill.2")
def test_piercing_and_overkill_printed_on_an_event_belong_to_its_attack(table: Table) -> None:
    table.hero("Alpha", hand=["Lance"]).minion("Hydra Mercenary", status=["tough"])
    table.play("Lance", target="Hydra Mercenary")
    table.expect(damage={"Rhino": 1}, not_in_play=["Hydra Mercenary"])


# ------------------------------------------------------------------------------------------ of minions


@rule("patrol.1")
def test_patrol_protects_the_main_scheme_only_from_the_engaged_player(table: Table) -> None:
    table.hero("Alpha", in_play=["Alpha Partner"]).hero("Beta").main_scheme(threat=5)
    table.side_scheme("Bunker").minion("Watchman", engaged=0)
    table.choose("Thwart with Alpha Partner")
    assert table.options() == ["Bunker"]
    table.choose("Bunker").end_turn().choose("Thwart with Beta")
    assert table.options() == ["The Break-In!", "Bunker"]


@rule("villainous.1", "villainous.2", "villainous.3")
def test_villainous_minion_gets_a_boost_card_when_it_activates(table: Table) -> None:
    table.hero("Beta", exhausted=True).minion("Captain").villain(status=["stunned"])
    table.encounter_deck("Stampede").start(phase="villain", step=2)
    table.choose("Activate Captain")
    table.expect(damage={"Beta": 1 + 1}, discard={None: ["Stampede"]})


@rule("teamwork.1")
def test_minion_with_teamwork_activates_when_it_joins_one_of_its_kind(table: Table) -> None:
    table.hero("Beta", form="alter-ego").encounter_deck("Wolf").start(phase="villain", step=3)
    table.expect(threat={"The Break-In!": 0})
    packs = Table().hero("Beta", form="alter-ego").minion("Wolf").encounter_deck("Wolf")
    packs.start(phase="villain", step=3).expect(threat={"The Break-In!": 1})


# ------------------------------------------------------------------------------------------ of reveals


@rule("peril.2")
def test_other_players_cannot_act_when_a_card_with_peril_resolves(table: Table) -> None:
    table.hero("Alpha", form="alter-ego").hero("Beta", form="alter-ego", in_play=["Field Medic"])
    table.encounter_deck("Lonely Hour").start(phase="villain", step=3)
    table.expect(damage={"Ann Archer": 3}, ready=["Field Medic"])


def test_other_players_act_when_a_card_without_peril_resolves(table: Table) -> None:
    table.hero("Alpha", form="alter-ego").hero("Beta", form="alter-ego", in_play=["Field Medic"])
    table.encounter_deck("Alpha Ambushed").start(phase="villain", step=3)
    assert table.decision.player == 1
    table.choose("Field Medic").expect(damage={"Ann Archer": 0})


@rule("hinder.1", "per_player_icon.1")
def test_hinder_per_player_adds_threat_for_each_player_when_a_scheme_enters_play(table: Table) -> None:
    table.hero("Alpha", form="alter-ego").hero("Beta", form="alter-ego").encounter_deck("Barricade")
    table.start(phase="villain", step=3).expect(threat={"Barricade": 1 + 2 * 2})


@rule("incite.1")
def test_incite_places_threat_on_the_main_scheme_when_a_minion_is_revealed(table: Table) -> None:
    table.hero("Alpha", form="alter-ego").hero("Beta", form="alter-ego").encounter_deck("Agitator")
    table.start(phase="villain", step=3).expect(threat={"The Break-In!": 2}, in_play=["Agitator"])


@rule("amplify_icon.1")
def test_amplify_icon_adds_a_boost_icon_to_every_boost_card(table: Table) -> None:
    table.hero("Beta", exhausted=True).environment("Loud Tower").encounter_deck("Stampede")
    table.start(phase="villain", step=2).expect(damage={"Beta": 2 + 1 + 1})


# ------------------------------------------------------------------------------------------ of schemes


@rule("assault.1", "assault.2")
def test_assault_scheme_is_thwarted_with_atk_and_hurts_like_an_attack(table: Table) -> None:
    table.hero("Alpha", in_play=["Black Cat"]).side_scheme("Bunker")
    table.thwart("Bunker").expect(threat={"Bunker": 3})
    table.thwart("Bunker", by="Black Cat").expect(threat={"Bunker": 2}, damage={"Black Cat": 0})


@rule("assault.1", "dash.3")
def test_character_without_atk_cannot_thwart_an_assault_scheme(table: Table) -> None:
    table.hero("Alpha", in_play=["Quiet Friend"]).side_scheme("Bunker")
    assert offered(table, "Thwart with Quiet Friend") == []


# ------------------------------------------------------------------------------------------ of cards in play


@rule("temporary.1")
def test_temporary_card_is_discarded_when_the_round_ends(table: Table) -> None:
    table.hero("Beta", form="alter-ego", hand=["Windfall"])
    table.play("Windfall").expect(in_play=["Windfall"])
    table.run_villain_phase().expect(not_in_play=["Windfall"], discard={0: ["Windfall"]})


@rule("victory.1", "victory.2", "victory.4")
def test_victorious_minion_scheme_and_attachment_go_to_the_victory_display_when_defeated(table: Table) -> None:
    table.hero("Alpha", in_play=["Alpha Partner"], hand=["Parade"])
    table.minion("Prize Beast", attachments=["Crown"]).side_scheme("Prize")
    table.attack("Prize Beast").thwart("Prize", by="Alpha Partner")
    for card in ("Prize Beast", "Crown", "Prize"):
        assert table.where(card) == "victory display"
    table.play("Parade", target="Rhino").expect(damage={"Rhino": 2 + 1 + 3})


@rule("victory.2")
def test_victorious_attachment_is_discarded_when_its_host_leaves_play_undefeated(table: Table) -> None:
    table.hero("Beta", hand=["Vanish"]).minion("Wolf", attachments=["Crown"])
    table.play("Vanish", target="Wolf")
    table.expect(discard={None: ["Crown", "Wolf"]})


@rule("victory.3", "uses.3")
def test_victorious_card_with_uses_goes_to_the_victory_display_when_its_last_counter_is_gone(table: Table) -> None:
    table.hero("Alpha", in_play=["Last Flare"])
    table.use("Last Flare", target="Rhino").expect(damage={"Rhino": 1}, not_in_play=["Last Flare"])
    assert table.where("Last Flare") == "victory display"


@rule("restricted.2", "restricted.3")
def test_player_discards_down_to_two_restricted_cards_when_a_third_is_played(table: Table) -> None:
    table.hero("Alpha", hand=["Axe"], in_play=["Blade", "Bow"])
    table.choose("Play Axe")
    assert table.options() == ["Blade", "Bow", "Axe"]
    table.choose("Bow").expect(in_play=["Blade", "Axe"], discard={0: ["Bow"]})


@rule("permanent.4")
def test_permanent_card_is_no_target_when_another_set_would_discard_it(table: Table) -> None:
    table.hero("Beta", form="alter-ego", in_play=["Birthright", "Axe"]).encounter_deck("Caught Off Guard")
    table.start(phase="villain", step=3)
    assert table.options() == ["Axe"]
    table.choose("Axe").expect(in_play=["Birthright"], discard={0: ["Axe"]})


@rule("permanent.1")
def test_permanent_scheme_stays_in_play_when_its_last_threat_is_removed(table: Table) -> None:
    table.hero("Beta").side_scheme("Embargo")
    table.thwart("Embargo").expect(threat={"Embargo": 0}, in_play=["Embargo"])


@rule("setup_keyword.1", "setup_keyword.2", "when_revealed.3", "keywords.20")
def test_encounter_cards_with_setup_start_in_play_attached_and_revealed() -> None:
    game = mc_env.new_game(["test_alpha"], "rhino", seed=1, modular=["probe_prologue"])
    area = game.view(0)["areas"][0]
    assert [(s["title"], s["threat"]) for s in area["side_schemes"]] == [("Witch Hunt", 2 + 2)]
    assert [c["title"] for c in area["villains"][0]["attached"]] == ["War Paint"]
    assert area["villains"][0]["atk"] == 2 + 1


def test_gained_keyword_is_lost_when_another_effect_takes_it_away(table: Table) -> None:
    table.hero("Alpha", in_play=["Harpoon", "Broken String"]).start()
    assert table.stat("Alpha", Stat.RANGED) == 0
