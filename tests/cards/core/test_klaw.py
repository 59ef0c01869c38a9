"""Klaw: his three stages, his main schemes, attachments and minions (the rest of his set: `test_klaw_encounters.py`)."""

import pytest

import mc_env
from mc_env.cards.terms import CardType, Stat
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.zones import ENC_DECK, ENC_DISCARD, PLAY
from mc_env.table import Table
from tests.rules.citation import rule

THREE_TYPES = ["Energy", "Genius", "Strength"]
ATTACHMENTS = ["Sonic Converter", "Solid-Sound Body"]


@pytest.fixture
def klaw() -> Table:
    """An empty table of the Klaw scenario."""
    return Table(scenario="klaw")


def faces_in(game, zone):
    return [FACES[game.state.face[c]] for c in game.state.zones[zone]]


# ------------------------------------------------------------------------------------------ stages


@pytest.mark.parametrize(("stage", "sch", "atk", "hp"), [(1, 2, 0, 12), (2, 2, 1, 18), (3, 3, 2, 22)])
@rule("per_player_icon.1")
def test_klaw_has_hit_points_for_each_player(klaw, stage, sch, atk, hp):
    klaw.hero("Spider-Man").hero("Captain Marvel").villain("Klaw", stage=stage)
    assert [klaw.stat("Klaw", s) for s in (Stat.SCH, Stat.ATK, Stat.HP)] == [sch, atk, 2 * hp]


@pytest.mark.parametrize(("stage", "damage"), [(1, 4), (2, 5), (3, 6)])
@rule("boost.9", "star_icon.2")
def test_klaw_turns_up_two_boost_cards_when_he_attacks(klaw, stage, damage):
    klaw.hero("Captain Marvel").villain("Klaw", stage=stage).encounter_deck("Sonic Converter", "Armored Guard")
    klaw.start(phase="villain", step=2).choose("Do not defend")
    klaw.expect(damage={"Captain Marvel": damage}, discard={None: ["Sonic Converter", "Armored Guard"]})


def test_klaw_turns_up_two_boost_cards_for_each_of_his_attacks(klaw):
    klaw.hero("Captain Marvel").hero("She-Hulk").villain("Klaw")
    klaw.encounter_deck("Armored Guard", "Armored Guard", "Armored Guard", "Sonic Converter")
    klaw.start(phase="villain", step=2).decline().decline().decline().decline()
    klaw.expect(damage={"Captain Marvel": 2, "She-Hulk": 4})


@rule("boost.1")
def test_klaw_turns_up_one_boost_card_when_he_schemes(klaw):
    klaw.hero("Captain Marvel", form="alter-ego").villain("Klaw")
    klaw.encounter_deck("Sound Manipulation", "Armored Guard").start(phase="villain", step=2)
    klaw.expect(threat={"Underground Distribution": 4}, in_play=["Armored Guard"])


@rule("stun.9")
def test_klaw_is_given_no_boost_card_when_he_is_stunned(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", status=["stunned"]).encounter_deck("Armored Guard")
    klaw.start(phase="villain", step=2)
    klaw.expect(in_play=["Armored Guard"], damage={"Captain Marvel": 0})


@rule("villain_defeat.3", "search.2")
def test_klaw_2_finds_and_reveals_the_immortal_klaw_in_the_deck(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", damage=11).encounter_deck("Sonic Boom", 'The "Immortal" Klaw')
    klaw.attack("Klaw").choose("Immortal")
    klaw.expect(damage={"Klaw": 0}, threat={'The "Immortal" Klaw': 3})
    assert klaw.stat("Klaw", Stat.HP) == 28


def test_klaw_2_finds_the_immortal_klaw_in_the_discard_pile(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", damage=11).encounter_discard('The "Immortal" Klaw', "Sonic Boom")
    klaw.attack("Klaw").choose("Immortal")
    klaw.expect(threat={'The "Immortal" Klaw': 3}, discard={None: ["Sonic Boom"]})


def test_klaw_2_reveals_nothing_when_the_immortal_klaw_is_in_play_already(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", damage=21).side_scheme('The "Immortal" Klaw', threat=2)
    klaw.attack("Klaw")
    klaw.expect(damage={"Klaw": 0}, threat={'The "Immortal" Klaw': 2})


def test_klaw_2_reveals_the_immortal_klaw_at_setup_in_expert_mode():
    game = mc_env.new_game(heroes=["spider_man"], scenario="klaw", mode="expert", seed=1)
    titles = [face.title for face in faces_in(game, PLAY + CardType.SIDE_SCHEME)]
    assert sorted(titles) == ["Defense Network", 'The "Immortal" Klaw']


@rule("toughness.1", "keywords.27")
def test_klaw_3_enters_play_tough(table_of):
    table = table_of(scenario="klaw", mode="expert")
    table.hero("Captain Marvel").villain("Klaw", stage=2, damage=17)
    table.attack("Klaw")
    table.expect(status={"Klaw": ["tough"]}, damage={"Klaw": 0})


@rule("winning.1")
def test_klaw_2_defeated_wins_the_game_in_standard_mode(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", stage=2, damage=17)
    klaw.attack("Klaw")
    klaw.expect(outcome="win")


# ------------------------------------------------------------------------------------------ main schemes


def test_underground_distribution_contains_the_sets_it_lists():
    game = mc_env.new_game(heroes=["spider_man"], scenario="klaw", seed=1)
    g = game.state
    in_play = sum(len(g.zones[PLAY + kind]) for kind in (CardType.SIDE_SCHEME, CardType.MINION))
    pile = faces_in(game, ENC_DISCARD)
    assert len(g.zones[ENC_DECK]) + in_play + len(pile) == 16 + 7 + 7 + 1  # Klaw, Standard, Masters, an obligation


@pytest.mark.parametrize("heroes", [["spider_man"], ["spider_man", "she_hulk"]])
def test_underground_distribution_reveals_defense_network_at_setup(heroes):
    game = mc_env.new_game(heroes=heroes, scenario="klaw", seed=1)
    (network,) = game.state.zones[PLAY + CardType.SIDE_SCHEME]
    assert [face.title for face in faces_in(game, PLAY + CardType.SIDE_SCHEME)] == ["Defense Network"]
    assert game.state.threat[network] == 2 + len(heroes)


@pytest.mark.parametrize("seed", range(8))
def test_underground_distribution_puts_the_first_discarded_minion_into_play_at_setup(seed):
    game = mc_env.new_game(heroes=["spider_man", "she_hulk"], scenario="klaw", seed=seed)
    (minion,) = game.state.zones[PLAY + CardType.MINION]
    assert game.state.engaged[minion] == game.state.first
    assert all(face.type != CardType.MINION for face in faces_in(game, ENC_DISCARD))


def test_underground_distribution_has_target_and_acceleration_for_each_player(klaw):
    klaw.hero("Spider-Man").hero("Captain Marvel").main_scheme()
    main = "Underground Distribution"
    assert [klaw.stat(main, s) for s in (Stat.TARGET_THREAT, Stat.ESCALATION)] == [12, 2]


@rule("main_scheme.3", "main_scheme.8")
def test_secret_rendezvous_puts_the_first_discarded_minion_into_play(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", status=["stunned"]).main_scheme(threat=5)
    klaw.encounter_deck("Sonic Boom", "Armored Guard", "Illegal Arms Factory").start(phase="villain", step=1)
    klaw.run_until("turn")
    klaw.expect(
        threat={"Secret Rendezvous": 0},
        in_play=["Armored Guard", "Illegal Arms Factory"],  # the second as the encounter card of step 3
        status={"Armored Guard": ["tough"]},
        discard={None: ["Sonic Boom"]},
        outcome=None,
    )


@rule("First Player")
def test_secret_rendezvous_engages_its_minion_with_the_first_player(klaw):
    klaw.hero("Captain Marvel").hero("She-Hulk").villain("Klaw", status=["stunned"]).main_scheme(threat=10)
    klaw.encounter_deck("Armored Guard").start(phase="villain", step=1, first=1).run_until("turn")
    assert klaw.game.state.engaged[klaw.find("Armored Guard")] == 1


def test_secret_rendezvous_has_target_and_acceleration_for_each_player(klaw):
    klaw.hero("Spider-Man").hero("Captain Marvel").main_scheme(stage=2)
    main = "Secret Rendezvous"
    assert [klaw.stat(main, s) for s in (Stat.TARGET_THREAT, Stat.ESCALATION)] == [16, 2]


@rule("winning.2", "main_scheme.4")
def test_secret_rendezvous_loses_the_game_when_it_is_completed(klaw):
    klaw.hero("Captain Marvel").main_scheme(stage=2, threat=7).start(phase="villain", step=1)
    klaw.expect(outcome="loss")
    assert klaw.game.outcome_reason == "scheme_completed"


# ------------------------------------------------------------------------------------------ attachments


@rule("reveal.4")
@pytest.mark.parametrize("title", ATTACHMENTS)
def test_klaws_attachment_attaches_to_klaw_when_revealed(klaw, title):
    klaw.hero("Captain Marvel").dealt(0, title).start(phase="villain", step=4)
    assert klaw.game.state.host[klaw.find(title)] == klaw.find("Klaw")


@rule("player_turn.7")
@pytest.mark.parametrize("title", ATTACHMENTS)
def test_klaws_attachment_is_discarded_for_one_resource_of_each_type(klaw, title):
    klaw.hero("Captain Marvel", hand=THREE_TYPES).villain("Klaw", attachments=[title])
    klaw.use(title, pay=THREE_TYPES)
    klaw.expect(discard={None: [title], 0: THREE_TYPES}, not_in_play=[title])


@rule("resource.6")
@pytest.mark.parametrize("title", ATTACHMENTS)
@pytest.mark.parametrize("missing", THREE_TYPES)
def test_klaws_attachment_cannot_be_discarded_when_a_type_is_missing(klaw, title, missing):
    klaw.hero("She-Hulk", hand=[card for card in THREE_TYPES if card != missing]).villain("Klaw", attachments=[title])
    assert f"Use {title}" not in klaw.options()


@pytest.mark.parametrize("title", ATTACHMENTS)
def test_klaws_attachment_cannot_be_discarded_in_alter_ego_form(klaw, title):
    klaw.hero("She-Hulk", form="alter-ego", hand=THREE_TYPES).villain("Klaw", attachments=[title])
    assert f"Use {title}" not in klaw.options()


@rule("attachment.2")
def test_sonic_converter_gives_klaw_1_attack(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", stage=2, attachments=["Sonic Converter"])
    assert klaw.stat("Klaw", Stat.ATK) == 2


def test_sonic_converter_stuns_the_hero_klaw_damages(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", attachments=["Sonic Converter"])
    klaw.start(phase="villain", step=2).choose("Do not defend")
    klaw.expect(damage={"Captain Marvel": 1}, status={"Captain Marvel": ["stunned"]})


def test_sonic_converter_stuns_nobody_when_the_defense_leaves_no_damage(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", attachments=["Sonic Converter"])
    klaw.start(phase="villain", step=2).defend("Captain Marvel")
    klaw.expect(damage={"Captain Marvel": 0}, status={"Captain Marvel": []})


def test_sonic_converter_stuns_nobody_when_a_minion_damages_the_hero(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", attachments=["Sonic Converter"], status=["stunned"])
    klaw.minion("Armored Guard").start(phase="villain", step=2)
    klaw.choose("Activate Armored Guard", "Do not defend")
    klaw.expect(damage={"Captain Marvel": 1}, status={"Captain Marvel": []})


@rule("Retaliate X")
def test_solid_sound_body_damages_the_hero_who_attacks_klaw(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", attachments=["Solid-Sound Body"])
    klaw.attack("Klaw")
    klaw.expect(damage={"Klaw": 2, "Captain Marvel": 1})


@rule("Retaliate X")
def test_solid_sound_body_damages_the_ally_who_attacks_klaw(klaw):
    klaw.hero("Captain Marvel", in_play=["Daredevil"]).villain("Klaw", attachments=["Solid-Sound Body"])
    klaw.attack("Klaw", by="Daredevil")
    klaw.expect(damage={"Klaw": 2, "Daredevil": 2, "Captain Marvel": 0})  # 1 of it consequential


def test_solid_sound_body_damages_nobody_when_a_minion_is_attacked(klaw):
    klaw.hero("Captain Marvel").villain("Klaw", attachments=["Solid-Sound Body"]).minion("Weapons Runner")
    klaw.attack("Weapons Runner")
    klaw.expect(damage={"Captain Marvel": 0}, not_in_play=["Weapons Runner"])


# ------------------------------------------------------------------------------------------ minions


@rule("Guard")
def test_armored_guard_protects_klaw_from_the_engaged_player(klaw):
    klaw.hero("Captain Marvel").minion("Armored Guard")
    klaw.choose("Attack with Captain Marvel")
    assert klaw.options() == ["Armored Guard"]


@rule("Guard")
def test_armored_guard_does_not_protect_klaw_from_another_player(klaw):
    klaw.hero("Captain Marvel").hero("She-Hulk").minion("Armored Guard", engaged=1)
    klaw.attack("Klaw")
    klaw.expect(damage={"Klaw": 2})


@rule("toughness.1", "tough.1")
def test_armored_guard_enters_play_tough(klaw):
    klaw.hero("Captain Marvel").dealt(0, "Armored Guard").start(phase="villain", step=4)
    klaw.attack("Armored Guard")
    klaw.expect(damage={"Armored Guard": 0}, status={"Armored Guard": []})


@rule("Surge")
def test_weapons_runner_surges_when_revealed(klaw):
    klaw.hero("Captain Marvel").dealt(0, "Weapons Runner").encounter_deck("Armored Guard", "Melter")
    klaw.start(phase="villain", step=4)
    klaw.expect(in_play=["Weapons Runner", "Armored Guard"], not_in_play=["Melter"])


@rule("boost.5", "boost.6")
def test_weapons_runner_enters_play_as_a_boost_card_of_an_attack(klaw):
    klaw.hero("Captain Marvel").encounter_deck("Weapons Runner").start(phase="villain", step=2)
    klaw.choose("Do not defend", "Activate Weapons Runner", "Do not defend")
    klaw.expect(in_play=["Weapons Runner"], damage={"Captain Marvel": 1})


def test_weapons_runner_enters_play_as_a_boost_card_of_a_scheme_and_schemes_too(klaw):
    klaw.hero("Captain Marvel", form="alter-ego").encounter_deck("Weapons Runner").start(phase="villain", step=2)
    klaw.choose("Activate Weapons Runner")
    klaw.expect(in_play=["Weapons Runner"], threat={"Underground Distribution": 2 + 1})
