"""Overkill and retaliate, and what follows an attack in which order."""

import tests.rules.copy_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule
from tests.rules.keyword_cards import LADDER

# ------------------------------------------------------------------------------------------ overkill


@rule("overkill.2", "excess_damage.1", "keywords.10")
def test_overkill_deals_the_excess_to_the_villain(table):
    table.hero("She-Hulk", hand=["Relentless Assault", "Strength"]).minion("Shocker")
    table.play("Relentless Assault", pay=["Strength"], target="Shocker")
    table.expect(damage={"Rhino": 2}, not_in_play=["Shocker"])


@rule("overkill.5", "tough.4")
def test_overkill_passes_nothing_on_from_a_tough_minion(table):
    table.hero("She-Hulk", hand=["Relentless Assault", "Strength"]).minion("Shocker", status=["tough"])
    table.play("Relentless Assault", pay=["Strength"], target="Shocker")
    table.expect(damage={"Rhino": 0, "Shocker": 0}, status={"Shocker": []})


@rule("overkill.3")
def test_the_villain_was_not_attacked_by_overkill_and_does_not_retaliate(table):
    table.hero("She-Hulk", hand=["Relentless Assault", "Strength"]).minion("Shocker")
    table.villain("Rhino", attachments=["Concussion Blasters"])
    table.play("Relentless Assault", pay=["Strength"], target="Shocker")
    table.expect(damage={"Rhino": 2, "She-Hulk": 0})


@rule("overkill.2", "guard.1")
def test_overkill_damages_a_guarded_villain(table):
    table.hero("She-Hulk", hand=["Relentless Assault", "Strength"]).minion("Hydra Mercenary")
    table.play("Relentless Assault", pay=["Strength"], target="Hydra Mercenary")
    table.expect(damage={"Rhino": 2})


@rule("overkill.1")
def test_overkill_to_an_ally_goes_to_its_controllers_identity(table):
    table.hero("Spider-Man").hero("Captain Marvel", in_play=["Maria Hill"]).villain("Rhino", attachments=["Charge"])
    table.start(phase="villain", step=2).decline().choose("Do not defend").defend("Maria Hill")
    table.expect(damage={"Captain Marvel": 3, "Spider-Man": 0}, midway=True)


@rule("overkill.1", "tough.1")
def test_overkill_damage_is_stopped_by_a_tough_identity(table):
    table.hero("Spider-Man", in_play=["Black Cat"], status=["tough"]).villain("Rhino", attachments=["Charge"])
    table.start(phase="villain", step=2).decline().defend("Black Cat")
    table.expect(damage={"Spider-Man": 0}, status={"Spider-Man": []})


@rule("attack_enemy.22")
def test_an_attack_without_overkill_passes_nothing_on(table):
    table.hero("Spider-Man", in_play=["Black Cat"]).encounter_deck("Charge").start(phase="villain", step=2)
    table.decline().defend("Black Cat")
    table.expect(damage={"Spider-Man": 0}, not_in_play=["Black Cat"])


# ------------------------------------------------------------------------------------------ retaliate


@rule("Retaliate X", "attack_player.12", "keywords.19")
def test_retaliate_damages_the_attacker(table):
    table.hero("Spider-Man").minion("M.O.D.O.K.")
    table.attack("M.O.D.O.K.")
    table.expect(damage={"M.O.D.O.K.": 2, "Spider-Man": 2})


@rule("retaliate.2")
def test_a_defeated_character_does_not_retaliate(table):
    table.hero("Spider-Man").minion("M.O.D.O.K.", damage=6)
    table.attack("M.O.D.O.K.")
    table.expect(damage={"Spider-Man": 0}, not_in_play=["M.O.D.O.K."])


@rule("retaliate.2", "villain_defeat.3")
def test_a_villain_retaliates_when_the_next_stage_has_the_same_title(table):
    table.hero("Spider-Man").villain("Rhino", stage=1, damage=12, attachments=["Concussion Blasters"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 0, "Spider-Man": 1}, in_play=["Concussion Blasters"])


@rule("retaliate.2", "villain_defeat.7")
def test_a_villain_does_not_retaliate_when_the_next_stage_has_another_title(table_of):
    table = table_of(scenario=LADDER.code)
    table.hero("Spider-Man").villain("Boss", damage=5).environment("Bed of Thorns").attack("Boss")
    assert table.stat("Bigger Boss", Stat.RETALIATE) == 1
    table.expect(damage={"Bigger Boss": 0, "Spider-Man": 0})


@rule("keywords.2")
def test_numbers_of_retaliate_add_up(table_of):
    table = table_of(scenario="klaw")
    table.hero("Spider-Man").villain("Klaw", attachments=["Solid-Sound Body", "Concussion Blasters"])
    assert table.stat("Klaw", Stat.RETALIATE) == 2


@rule("retaliate.1", "labeled_ability.2")
def test_retaliate_answers_an_attack_event(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"]).minion("Whiplash")
    table.play("Haymaker", pay=["Genius"], target="Whiplash")
    table.expect(damage={"Whiplash": 3, "Spider-Man": 1})


@rule("retaliate.1")
def test_retaliate_does_not_answer_damage_that_is_no_attack(table):
    table.hero("She-Hulk", hand=["Ground Stomp", "Genius"]).minion("Whiplash")
    table.play("Ground Stomp", pay=["Genius"])
    table.expect(damage={"Whiplash": 1, "She-Hulk": 0})


@rule("retaliate.1", "target.11")
def test_retaliate_answers_an_attack_that_tough_absorbed(table):
    table.hero("Spider-Man").minion("Whiplash", status=["tough"])
    table.attack("Whiplash")
    table.expect(damage={"Whiplash": 0, "Spider-Man": 1})


@rule("attack_player.15")
def test_retaliate_hits_an_ally_before_its_consequential_damage(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).minion("Whiplash")
    table.attack("Whiplash", by="Daredevil")
    table.expect(damage={"Daredevil": 2, "Whiplash": 2, "Spider-Man": 0})


@rule("attack_player.12", "attack_player.13", "attack_player.14", "retaliate.4", "retaliate.5")
def test_after_an_attack_come_retaliate_then_forced_responses_then_responses(table):
    table.hero("She-Hulk", hand=["One-Two Punch", "Genius"], in_play=["Superhuman Strength"]).minion("M.O.D.O.K.")
    table.attack("M.O.D.O.K.")
    assert table.options() == ["Play One-Two Punch", "Pass"]
    table.expect(damage={"She-Hulk": 2}, status={"M.O.D.O.K.": ["stunned"]}, midway=True)


@rule("attack_player.14", "attack_player.15", "consequential_damage.3")
def test_responses_to_an_allys_attack_come_before_its_consequential_damage(table):
    table.hero("Spider-Man", in_play=["Tigra"]).card("Tigra", damage=2).minion("Shocker", damage=1)
    table.attack("Shocker", by="Tigra").choose("Use Tigra")
    table.expect(damage={"Tigra": 2}, not_in_play=["Shocker"])


@rule("attack_enemy.27", "attack_enemy.26")
def test_black_panther_retaliates_when_an_attack_on_him_is_undefended(table):
    table.hero("Black Panther").start(phase="villain", step=2).choose("Do not defend")
    table.expect(damage={"Black Panther": 2, "Rhino": 1})


@rule("attack_enemy.19")
def test_black_panther_retaliates_when_he_defends(table):
    table.hero("Black Panther").start(phase="villain", step=2).defend("Black Panther")
    table.expect(damage={"Black Panther": 0, "Rhino": 1})


@rule("attack_enemy.23")
def test_black_panther_does_not_retaliate_when_an_ally_defends(table):
    table.hero("Black Panther", in_play=["Luke Cage"]).start(phase="villain", step=2).defend("Luke Cage")
    table.expect(damage={"Rhino": 0})


@rule("defend.19")
def test_black_panther_retaliates_when_he_defends_another_player(table):
    table.hero("Spider-Man").hero("Black Panther").start(phase="villain", step=2)
    table.decline().choose("Do not defend").defend("Black Panther")
    table.expect(damage={"Rhino": 1, "Spider-Man": 0}, midway=True)
