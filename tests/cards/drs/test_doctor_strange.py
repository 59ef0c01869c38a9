"""Doctor Strange and his signature cards (the Invocation deck: `test_invocations.py`)."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

WINDS, RINGS, BANDS = "Winds of Watoomb", "Seven Rings of Raggadorr", "Crimson Bands of Cyttorak"
IMAGES, VAPORS = "Images of Ikonn", "Vapors of Valtorr"


def deck(*top):
    """The Invocation deck with these cards on top."""
    others = [card for card in (WINDS, RINGS, BANDS, IMAGES, VAPORS) if card not in top]
    return {"Invocation": [*top, *others]}


# ------------------------------------------------------------------------------------------ the identity


def test_spell_mastery_exhausts_doctor_strange_and_resolves_the_top_invocation(table):
    table.hero("Doctor Strange", hand=["Strength"], extra=deck(BANDS, WINDS)).use("Doctor Strange", target=BANDS)
    table.choose("Strength", "Rhino")
    table.expect(
        damage={"Rhino": 7}, status={"Rhino": ["stunned"]}, exhausted=["Doctor Strange"], discard={0: ["Strength"]}
    )
    assert table.where(BANDS) == "extra discard pile"
    assert table.game.view(0)["extra_decks"]["Invocation"]["deck"] == {"size": 4, "known": {0: WINDS}}


def test_spell_mastery_is_not_offered_when_the_invocation_cannot_be_paid(table):
    table.hero("Doctor Strange", hand=["Protective Ward"], extra=deck(BANDS))
    assert not [o for o in table.options() if "Spell Mastery" in o]


def test_spell_mastery_costs_nothing_but_exhaustion_for_an_invocation_of_cost_0(table):
    table.hero("Doctor Strange", extra=deck(WINDS)).use("Doctor Strange", target=WINDS)
    table.expect(hand={0: 3}, exhausted=["Doctor Strange"])


def test_spell_mastery_is_not_offered_when_doctor_strange_is_exhausted_or_in_alter_ego_form(table):
    table.hero("Doctor Strange", exhausted=True, extra=deck(WINDS))
    assert not [o for o in table.options() if "Spell Mastery" in o]


def test_spell_mastery_is_no_ability_of_stephen_strange(table):
    table.hero("Doctor Strange", form="alter-ego", extra=deck(WINDS))
    assert not [o for o in table.options() if "Spell Mastery" in o]


@rule("player_turn.11")
def test_spell_mastery_can_be_asked_for_by_another_player(table):
    table.hero("Spider-Man").hero("Doctor Strange", extra=deck(WINDS)).ask(1).choose("Use Doctor Strange", WINDS)
    table.expect(hand={1: 3})


@rule("discard.1")
def test_natural_talent_discards_the_top_invocation_once_per_phase(table):
    table.hero("Doctor Strange", form="alter-ego", extra=deck(VAPORS, WINDS)).use("Stephen Strange")
    assert table.where(VAPORS) == "extra discard pile"
    assert not [o for o in table.options() if "Natural Talent" in o]
    assert table.game.view(0)["extra_decks"]["Invocation"]["deck"]["known"] == {0: WINDS}


def test_natural_talent_of_the_last_invocation_shuffles_the_deck_anew(table):
    table.hero("Doctor Strange", form="alter-ego", extra={"Invocation": [VAPORS]}).use("Stephen Strange")
    assert table.where(VAPORS) == "extra deck"


def test_stephen_strange_begins_with_an_invocation_deck_of_5_cards_with_the_top_card_faceup(table_of):
    table = table_of("rhino").hero("Doctor Strange").hero("Spider-Man").start(phase="setup").run_until("turn")
    deck = table.game.view(1)["extra_decks"]["Invocation"]["deck"]
    assert deck["size"] == 5
    assert list(deck["known"]) == [0]


# ------------------------------------------------------------------------------------------ ally and events


def test_wong_heals_1_damage_or_discards_the_top_invocation(table):
    table.hero("Doctor Strange", in_play=["Wong"], damage=3, extra=deck(VAPORS)).use("Wong").choose("Heal 1 damage")
    table.expect(damage={"Doctor Strange": 2}, exhausted=["Wong"])


def test_wong_discards_the_top_invocation_of_an_unhurt_identity(table):
    table.hero("Doctor Strange", form="alter-ego", in_play=["Wong"], extra=deck(VAPORS)).use("Wong")
    assert table.options() == ["Discard the top card of the Invocation deck"]
    table.choose("Discard")
    assert table.where(VAPORS) == "extra discard pile"


@pytest.mark.parametrize(("top", "left"), [("Advance", 4), ("Under Fire", 1)])
def test_astral_projection_removes_3_threat_and_1_more_for_each_boost_icon(table, top, left):
    table.hero("Doctor Strange", hand=["Astral Projection", "Strength"]).main_scheme(threat=7 - 1).encounter_deck(top)
    table.side_scheme("Crowd Control", threat=7).play("Astral Projection", target=["Crowd Control"], pay=[])
    table.choose("Strength").expect(threat={"Crowd Control": left})
    assert table.deck(None)[0] == top


def test_astral_projection_shows_the_card_to_the_player_only(table_of):
    table = (
        table_of("rhino", hands="private")
        .hero("Doctor Strange", hand=["Astral Projection", "Strength"])
        .hero("Spider-Man")
    )
    table.main_scheme(threat=6).encounter_deck("Advance").choose("Play Astral Projection", "The Break-In!", "Strength")
    mine, theirs = table.game.view(0), table.game.view(1)
    assert mine["areas"][0]["encounter_deck"]["known"] == {0: "Advance"}
    assert theirs["areas"][0]["encounter_deck"]["known"] == {}


@rule("alteration_additional.1")
def test_astral_projection_removes_all_its_threat_at_once(table):
    """What is "additional" is removed together with the rest: the scheme is defeated after the card was looked at."""
    table.hero("Doctor Strange", hand=["Astral Projection", "Strength"]).main_scheme(threat=0)
    table.side_scheme("Power Drain", threat=3).encounter_deck("Quiet Moment", "Quiet Moment", "Shocker")
    table.choose("Play Astral Projection", "Power Drain", "Strength").run_until("turn")
    table.expect(not_in_play=["Power Drain"])
    assert len(table.events("remove threat")) == 1
    assert table.game.view(0)["areas"][0]["encounter_deck"]["known"] == {}


def test_astral_projection_is_a_thwart_and_not_offered_without_threat(table):
    table.hero("Doctor Strange", hand=["Astral Projection", "Strength"]).main_scheme(threat=0)
    assert "Play Astral Projection" not in table.options()


@pytest.mark.parametrize(
    ("card", "damage", "status"),
    [("Protective Ward", 5, ["stunned"]), ("Magical Enhancements", 7, []), ("Mystical Studies", 5, ["stunned"])],
)
def test_magic_blast_does_more_by_the_resource_of_the_discarded_card(table, card, damage, status):
    table.hero("Doctor Strange", hand=["Magic Blast", "Strength", "Energy"], deck=[card])
    table.play("Magic Blast", pay=["Strength", "Energy"], target="Rhino").run_until("turn")
    table.expect(damage={"Rhino": damage}, status={"Rhino": status}, discard={0: [card]})


def test_magic_blast_confuses_for_a_mental_resource(table):
    table.hero("Doctor Strange", hand=["Magic Blast", "Strength", "Energy"], deck=["Genius"])
    table.play("Magic Blast", pay=["Strength", "Energy"], target="Rhino").run_until("turn")
    table.expect(damage={"Rhino": 5}, status={"Rhino": ["confused"]})


def test_magic_blast_does_all_of_it_for_a_wild_resource_in_any_order(table):
    table.hero("Doctor Strange", hand=["Magic Blast", "Strength", "Energy"], deck=["Wong"])
    table.play("Magic Blast", pay=["Strength", "Energy"], target="Rhino")
    assert len(table.options()) == 3
    table.choose("Deal 2 damage").run_until("turn")
    table.expect(damage={"Rhino": 7}, status={"Rhino": ["stunned", "confused"]})


def test_magic_blast_does_nothing_more_to_an_enemy_it_defeated(table):
    table.hero("Doctor Strange", hand=["Magic Blast", "Strength", "Energy"], deck=["Genius"]).minion("Shocker")
    table.play("Magic Blast", pay=["Strength", "Energy"], target="Shocker").expect(
        not_in_play=["Shocker"], status={"Rhino": []}
    )


def test_master_of_the_mystic_arts_resolves_an_invocation_and_puts_it_back_on_top(table):
    table.hero("Doctor Strange", hand=["Master of the Mystic Arts", "Energy"], extra=deck(IMAGES, WINDS))
    table.main_scheme(threat=5).choose("Play Master of the Mystic Arts", IMAGES, "Energy", "The Break-In!")
    table.expect(threat={"The Break-In!": 1}, status={"Rhino": ["confused"]}, ready=["Doctor Strange"], hand={0: 0})
    assert table.where(IMAGES) == "extra deck"
    known = {0: IMAGES, 1: WINDS}  # the next one was turned up meanwhile
    assert table.game.view(0)["extra_decks"]["Invocation"] == {"deck": {"size": 5, "known": known}, "discard": []}


def test_master_of_the_mystic_arts_costs_its_own_cost_and_that_of_the_invocation(table):
    table.hero("Doctor Strange", hand=["Master of the Mystic Arts", "Energy"], extra=deck(BANDS))
    assert "Play Master of the Mystic Arts" not in table.options()


def test_master_of_the_mystic_arts_is_paid_in_full_for_an_invocation_of_cost_2(table):
    table.hero("Doctor Strange", hand=["Master of the Mystic Arts", "Energy", "Wong"], extra=deck(BANDS))
    table.choose("Play Master of the Mystic Arts", BANDS, "Energy", "Wong", "Rhino").expect(
        damage={"Rhino": 7}, hand={0: 0}
    )


def test_master_of_the_mystic_arts_puts_the_last_invocation_back_though_the_deck_was_made_anew(table):
    table.hero("Doctor Strange", hand=["Master of the Mystic Arts", "Energy"], extra={"Invocation": [WINDS]})
    table.choose("Play Master of the Mystic Arts", WINDS, "Energy").expect(hand={0: 3})
    assert table.game.view(0)["extra_decks"]["Invocation"] == {"deck": {"size": 1, "known": {0: WINDS}}, "discard": []}


def test_mystical_studies_fetch_a_doctor_strange_card_from_deck_or_discard_pile(table):
    table.hero(
        "Doctor Strange",
        form="alter-ego",
        hand=["Mystical Studies", "Genius"],
        deck=["Wong", "Clea"],
        discard=["Magic Blast"],
    )
    table.play("Mystical Studies", pay="Genius")
    assert sorted(table.options()) == ["Magic Blast", "Wong"]
    table.choose("Magic Blast").expect(hand={0: ["Magic Blast"]})


def test_mystical_studies_are_not_offered_in_hero_form(table):
    table.hero("Doctor Strange", hand=["Mystical Studies", "Genius"], deck=["Wong"])
    assert "Play Mystical Studies" not in table.options()


def test_protective_ward_cancels_a_treachery_from_the_encounter_deck_with_its_surge(table):
    table.hero("Doctor Strange", hand=["Protective Ward", "Genius"]).encounter_deck("Shocker").reveal(
        "Kree Manipulator"
    )
    table.play("Protective Ward", pay="Genius")
    table.expect(threat={"The Break-In!": 0}, not_in_play=["Shocker"], discard={None: ["Kree Manipulator"]})


def test_protective_ward_answers_a_treachery_that_another_player_reveals(table):
    table.hero("Doctor Strange", hand=["Protective Ward", "Genius"]).hero("Spider-Man").reveal("Stampede", seat=1)
    table.run_until("interrupt").play("Protective Ward", pay="Genius").expect(damage={"Spider-Man": 0})


def test_protective_ward_is_not_offered_for_a_minion_or_in_alter_ego_form(table):
    table.hero("Doctor Strange", form="alter-ego", hand=["Protective Ward", "Genius"]).main_scheme(threat=0)
    table.reveal("Advance").run_until("turn").expect(hand={0: 2})


# ------------------------------------------------------------------------------------------ support and upgrades


def test_sanctum_sanctorum_shuffles_a_spell_into_the_deck_and_draws_a_card(table):
    discard = ["Magic Blast", "Genius", "Protective Ward"]
    table.hero("Doctor Strange", form="alter-ego", in_play=["Sanctum Sanctorum"], discard=discard)
    table.use("Sanctum Sanctorum")
    assert table.options() == ["Magic Blast", "Protective Ward"]
    table.choose("Magic Blast").expect(
        hand={0: 1}, exhausted=["Sanctum Sanctorum"], discard={0: ["Genius", "Protective Ward"]}
    )
    assert "Magic Blast" in [*table.hand(), *table.deck()]


def test_sanctum_sanctorum_draws_a_card_though_there_is_no_spell(table):
    table.hero("Doctor Strange", form="alter-ego", in_play=["Sanctum Sanctorum"], discard=["Genius"]).use(
        "Sanctum Sanctorum"
    )
    table.expect(hand={0: 1})


def test_sanctum_sanctorum_is_not_offered_in_hero_form(table):
    table.hero("Doctor Strange", in_play=["Sanctum Sanctorum"], discard=["Magic Blast"])
    assert not [o for o in table.options() if "Sanctum" in o]


def test_cloak_of_levitation_gives_aerial_and_readies_doctor_strange(table):
    table.hero("Doctor Strange", hand=["Supersonic Punch", "Strength"], in_play=["Cloak of Levitation"], exhausted=True)
    table.use("Cloak of Levitation").expect(ready=["Doctor Strange"], exhausted=["Cloak of Levitation"])
    table.play("Supersonic Punch", pay="Strength", target="Rhino").expect(damage={"Rhino": 8})


def test_cloak_of_levitation_is_not_offered_to_stephen_strange_or_when_ready(table):
    table.hero("Doctor Strange", in_play=["Cloak of Levitation"])
    assert not [o for o in table.options() if "Cloak" in o]


def test_magical_enhancements_give_1_to_each_power_until_the_round_ends(table):
    table.hero("Doctor Strange", hand=["Magical Enhancements", "Genius"]).hero("Spider-Man")
    table.choose("Play Magical Enhancements", "Player 2", "Genius")
    assert [table.stat("Spider-Man", s) for s in (Stat.THW, Stat.ATK, Stat.DEF)] == [2, 3, 4]
    table.run_villain_phase().expect(discard={0: ["Magical Enhancements"]}, not_in_play=["Magical Enhancements"])


def test_magical_enhancements_do_nothing_for_an_alter_ego_but_are_still_discarded(table):
    table.hero("Doctor Strange", form="alter-ego", in_play=["Magical Enhancements"]).run_villain_phase()
    table.expect(discard={0: ["Magical Enhancements"]})


def test_the_eye_of_agamotto_generates_a_wild_resource_in_hero_form(table):
    table.hero("Doctor Strange", extra=deck(IMAGES), in_play=["The Eye of Agamotto"]).main_scheme(threat=5)
    table.use("Doctor Strange", target=IMAGES).choose("The Eye of Agamotto", "The Break-In!")
    table.expect(threat={"The Break-In!": 1}, exhausted=["The Eye of Agamotto"])


def test_the_eye_of_agamotto_generates_nothing_in_alter_ego_form(table):
    table.hero("Doctor Strange", form="alter-ego", hand=["Clea"], in_play=["The Eye of Agamotto", "Resourceful"])
    assert "Play Clea" not in table.options()
