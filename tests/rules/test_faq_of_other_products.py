"""Answers of the FAQ about cards of other products whose point is general, with cards of the same shape."""

import pytest

import tests.rules.keyword_cards
import tests.rules.reference_cards
import tests.rules.reference_word_cards  # noqa: F401
from tests.rules.citation import rule


def offered(table, words):
    return [x for x in table.options() if words in x]


@rule("attack_enemy.1")
def test_faq_a_card_that_has_the_villain_attack_does_so_in_alter_ego_form_too(table):
    """I See You."""
    table.hero("Captain Marvel", form="alter-ego").dealt(0, "Spotted").start(phase="villain", step=4).run_until("turn")
    table.expect(damage={"Carol Danvers": 2})


@rule("flip.2", "star_icon.6")
def test_faq_an_enemy_that_flips_during_its_attack_goes_on_with_its_new_values(table):
    """Green Goblin and Norman Osborn: boost icons add to an ATK of 0, and what would replace the attack is too late."""
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"]).minion("Split Mind").encounter_deck(
        "Identity Crisis"
    )
    table.start(phase="villain", step=2).choose("Split Mind", "Do not defend")
    table.run_until("turn").expect(damage={"Captain Marvel": 2}, in_play=["Calm Mind"])


@rule("ability.1", "guard.1")
@pytest.mark.parametrize(("damage", "then"), [(0, ["Shocker"]), (2, ["Rhino", "Shocker"])])
def test_faq_sentences_resolve_one_at_a_time_so_a_guard_may_fall_before_the_second(table, damage, then):
    """Melee: the second enemy must be another one; the villain only if the first damage defeated the guard."""
    table.hero("Spider-Man", hand=["Brawl"]).minion("Siren", damage=damage).minion("Shocker")
    table.choose("Play Brawl", "Siren")
    assert sorted(table.options()) == then


@rule("ability.1", "guard.1")
@pytest.mark.parametrize(("damage", "hit"), [(0, 0), (1, 1)])
def test_faq_each_other_enemy_is_found_when_the_first_sentence_has_resolved(table, damage, hit):
    """Dive Bomb."""
    table.hero("Spider-Man", hand=["Dive"]).minion("Siren", damage=damage).minion("Shocker")
    table.play("Dive", target="Siren").expect(damage={"Rhino": hit, "Shocker": 1})


@rule("attack_player.10")
def test_faq_each_enemy_of_an_attack_was_attacked_and_can_be_answered_for(table):
    """Jarnbjorn."""
    table.hero("Spider-Man", hand=["Sweep"], in_play=["Follow Through"]).minion("Shocker").minion("Sandman", status=[])
    table.play("Sweep")
    assert len(offered(table, "Follow Through")) == 3
    table.choose(offered(table, "Sandman")[0]).choose(offered(table, "Rhino")[0]).decline()
    table.expect(damage={"Rhino": 2, "Sandman": 2, "Shocker": 1})


@rule("attack_player.10", "triggering_condition.2")
def test_faq_an_attack_on_several_enemies_is_one_attack_to_what_names_none_of_them(table):
    table.hero("Spider-Man", hand=["Sweep"], in_play=["Applause"]).minion("Shocker").play("Sweep")
    table.choose("Use Applause").expect(hand={0: 1}, damage={"Rhino": 1, "Shocker": 1})


@rule("stun.6")
def test_faq_stun_cancels_only_the_first_of_several_attacks_of_one_event(table_of):
    """Dance of Death."""
    table = table_of(log=True)
    table.hero("Spider-Man", hand=["Two Steps"], status=["stunned"]).play("Two Steps")
    table.choose("Rhino").expect(damage={"Rhino": 1}, status={"Spider-Man": []})
    used = [note for note in table.game.record() if note["event"] == "status used"]
    assert [(note["card"], note["status"]) for note in used] == [("Spider-Man", "stunned")]


@rule("target.2", "boost.6")
@pytest.mark.parametrize(("card", "possible"), [("Ambush Alley", False), ("Stampede", True)])
def test_faq_boost_icons_cannot_be_canceled_where_there_are_none(table, card, possible):
    """Attacrobatics."""
    table.hero("Captain Marvel", in_play=["Somersault"]).encounter_deck(card).start(phase="villain", step=2)
    table.choose("Do not defend")
    assert bool(offered(table, "Use Somersault")) is possible
    if possible:
        table.choose("Use Somersault").expect(damage={"Captain Marvel": 2})


@rule("boost.6", "cancel.1")
def test_faq_the_boost_ability_resolves_though_the_icons_were_canceled(table):
    table.hero("Captain Marvel", in_play=["Somersault"]).encounter_deck("Twofold Trouble").start(
        phase="villain", step=2
    )
    table.choose("Do not defend", "Use Somersault").expect(damage={"Captain Marvel": 2}, status={"Rhino": ["tough"]})


@rule("play.7")
def test_faq_an_event_that_is_resolved_is_not_played_and_a_ban_on_playing_does_not_stop_it(table):
    """Depowered and the Invocation deck."""
    table.hero("Spider-Man", hand=["Outburst"], discard=["Outburst"], in_play=["Recital"]).environment("Silence Please")
    assert offered(table, "Play Outburst") == []
    table.use("Recital", target=["Outburst", "Rhino"]).expect(damage={"Rhino": 1})


@rule("cost.1", "discard.1")
def test_faq_discarding_is_paid_though_the_card_ends_up_elsewhere(table):
    """Tinkering, while the Collector takes what is discarded."""
    table.hero("Spider-Man", in_play=["Tinkerer", "Scrap Yard", "Web-Shooter"]).use("Tinkerer", target="Web-Shooter")
    table.expect(hand={0: 2}, not_in_play=["Web-Shooter"])
    assert table.where("Web-Shooter") == "set aside"


@rule("gains.1", "timing_priority.2")
def test_faq_a_trait_that_a_constant_ability_gives_is_there_when_a_response_looks_for_it(table):
    """Star-Lord and Knowhere."""
    table.hero("Spider-Man", hand=["Black Cat", "Genius"], in_play=["Guild Banner", "Guild Hall"])
    table.play("Black Cat", pay=["Genius"])
    if table.decision.kind != "turn" and not offered(table, "Guild Hall"):
        table.decline()
    table.choose("Use Guild Hall").run_until("turn")
    assert table.counters("Guild Hall", "guest") == 1


@rule("defend.9", "cancel.6")
def test_faq_a_hero_who_canceled_an_attack_by_a_defense_ability_has_defended(table):
    """Grasping Tendrils."""
    table.hero("Captain Marvel", hand=["Tendrils"], in_play=["Pride"]).start(phase="villain", step=2)
    table.choose("Play Tendrils", "Use Pride").run_until("turn")
    table.expect(damage={"Captain Marvel": 0}, ready=["Captain Marvel"], discard={0: ["Tendrils"]})
    assert table.counters("Pride", "medal") == 1


@rule("labeled_ability.6", "defend.9", "attack_player.15")
def test_faq_an_attack_made_while_defending_is_over_before_the_defense_is(table):
    """Powerful Punch: responses to the attack come at once, those to the defense after the enemy's damage."""
    table.hero("Captain Marvel", hand=["Counterblow"], in_play=["Applause", "Pride"]).start(phase="villain", step=2)
    table.choose("Play Counterblow")
    assert table.options() == ["Use Applause", "Pass"]
    table.expect(damage={"Rhino": 4, "Captain Marvel": 0}, midway=True)
    table.choose("Use Applause").choose("Use Pride").run_until("turn")
    table.expect(damage={"Rhino": 4, "Captain Marvel": 2}, ready=["Captain Marvel"])  # not a basic defense: no DEF


@rule("defend.14")
def test_faq_a_defense_ability_may_make_an_ally_the_defender(table):
    """Mutant Protectors."""
    table.hero("Captain Marvel", hand=["To the Rescue", "Pacifist"], in_play=["Pride"]).start(phase="villain", step=2)
    table.choose("Play To the Rescue", "Pacifist").run_until("turn")
    table.expect(damage={"Captain Marvel": 0, "Pacifist": 2})


@rule("defend.14")
def test_faq_the_hero_defends_when_the_ally_their_ability_declared_is_gone_before_the_damage(table):
    """Mutant Protectors: the hero has defended then, though not with DEF."""
    table.hero("Captain Marvel", hand=["To the Rescue", "Scrapper"], in_play=["Pride"]).encounter_deck("Stray Shots")
    table.start(phase="villain", step=2).choose("Play To the Rescue", "Scrapper", "Use Pride").run_until("turn")
    table.expect(damage={"Captain Marvel": 2}, not_in_play=["Scrapper"])


@rule("damage.5")
def test_faq_an_increase_of_damage_taken_counts_for_each_instance(table):
    """Exploit Weakness and Ricochet Beam."""
    table.hero("Spider-Man", hand=["Ricochet"]).minion("Hedgehog", attachments=["Weak Spot"])
    table.play("Ricochet", target=["Hedgehog", "Hedgehog"]).expect(damage={"Hedgehog": 4})


@rule("overkill.2", "damage.5")
def test_faq_an_increase_of_damage_taken_does_not_swell_overkill(table):
    """Wild Wild Mojo: 4 damage to 3 hit points is 1 excess, whatever the minion takes; the villain takes 1 more."""
    table.hero("Spider-Man", hand=["Steamroller"]).minion("Shocker").environment("Fragile World")
    table.play("Steamroller", target="Shocker").expect(damage={"Rhino": 2}, not_in_play=["Shocker"])


@rule("response.1", "leaves_play.3")
def test_faq_a_character_that_the_damage_defeated_cannot_respond_to_it(table):
    """Honey Badger."""
    table.hero("Spider-Man", hand=["Friendly Fire", "Friendly Fire"], in_play=["Scrapper"])
    table.play("Friendly Fire", target="Scrapper").choose("Use Scrapper").expect(hand={0: ["Friendly Fire", "Filler"]})
    table.play("Friendly Fire", target="Scrapper").expect(hand={0: ["Filler"]}, discard={0: ["Scrapper"]})
