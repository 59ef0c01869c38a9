"""Spider-Man and his signature cards (his obligation and nemesis set: `test_spider_man_nemesis.py`)."""

from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ the identity


@rule("attack_enemy.30")
def test_spider_sense_draws_a_card_when_the_villain_initiates_an_attack(table):
    table.hero("Spider-Man", deck=["Genius"]).start(phase="villain", step=2)
    table.choose("Spider-Sense")
    table.expect(hand={0: ["Genius"]}, midway=True)


@rule("attack_enemy.7")
def test_spider_sense_resolves_before_the_boost_card_is_given(table):
    table.hero("Spider-Man").encounter_deck("Charge").start(phase="villain", step=2)
    assert table.where("Charge") == "encounter deck"
    table.choose("Spider-Sense")
    assert table.where("Charge") == "boost card"


@rule("Interrupt")
def test_spider_sense_draws_nothing_when_declined(table):
    table.hero("Spider-Man").start(phase="villain", step=2)
    table.decline()
    table.expect(hand={0: 0}, midway=True)


@rule("triggering_condition.2")
def test_spider_sense_draws_only_one_card_for_one_attack(table):
    table.hero("Spider-Man").start(phase="villain", step=2)
    table.choose("Spider-Sense")
    assert table.decision.kind == "defend"


def test_spider_sense_triggers_when_a_card_makes_the_villain_attack(table):
    table.hero("Spider-Man", deck=["Genius"]).dealt(0, "Assault").start(phase="villain", step=4)
    table.choose("Spider-Sense")
    table.expect(hand={0: ["Genius"]}, midway=True)


def test_spider_sense_does_not_trigger_when_a_minion_attacks(table):
    table.hero("Spider-Man").dealt(0, "Vulture").start(phase="villain", step=4)
    assert table.decision.kind == "defend"


@rule("defend.20")
def test_spider_sense_does_not_trigger_when_another_player_is_attacked(table):
    table.hero("Spider-Man").hero("Captain Marvel").start(phase="villain", step=2, seat=1)
    assert table.decision.kind == "defend"


def test_spider_sense_does_not_trigger_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego").main_scheme().start(phase="villain", step=2)
    table.expect(hand={0: 0}, threat={"The Break-In!": 1})


@rule("Resource Ability")
def test_scientist_generates_a_mental_resource(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Aunt May"])
    table.play("Aunt May", pay=["Scientist"])
    table.expect(in_play=["Aunt May"], hand={0: 0})


@rule("limit.1")
def test_scientist_generates_only_once_per_round(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Aunt May", "Web-Shooter"])
    table.play("Aunt May", pay=["Scientist"])
    assert "Play Web-Shooter" not in table.options()


@rule("limit.1")
def test_scientist_generates_again_in_the_next_round(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Aunt May", "Web-Shooter"])
    table.play("Aunt May", pay=["Scientist"])
    table.run_villain_phase().choose("Play Web-Shooter")
    assert "Pay using Peter Parker: Scientist" in table.options()


@rule("ability_triggered.4")
def test_scientist_generates_nothing_in_hero_form(table):
    table.hero("Spider-Man", form="hero", hand=["Web-Shooter"])
    assert "Play Web-Shooter" not in table.options()


# ------------------------------------------------------------------------------------------ signature cards


def test_black_cat_takes_the_mental_cards_she_discards(table):
    table.hero("Spider-Man", hand=["Black Cat", "Strength"], deck=["Genius", "Energy"])
    table.play("Black Cat", pay=["Strength"])
    table.expect(in_play=["Black Cat"], hand={0: ["Genius"]}, discard={0: ["Strength", "Energy"]})


def test_black_cat_takes_both_cards_when_both_are_mental(table):
    table.hero("Spider-Man", hand=["Black Cat", "Strength"], deck=["Genius", "Swinging Web Kick"])
    table.play("Black Cat", pay=["Strength"])
    table.expect(hand={0: ["Genius", "Swinging Web Kick"]})


@rule("wild_resource.6")
def test_black_cat_does_not_take_a_wild_card(table):
    table.hero("Spider-Man", hand=["Black Cat", "Strength"], deck=["The Power of Justice", "Energy"])
    table.play("Black Cat", pay=["Strength"])
    table.expect(hand={0: 0}, discard={0: ["The Power of Justice", "Energy"]})


@rule("player_deck.6")
def test_black_cat_takes_nothing_back_from_a_deck_she_emptied(table_of):
    table = table_of(filler=0)
    table.hero("Spider-Man", hand=["Black Cat", "Strength"], deck=["Genius"]).encounter_deck("Advance", "Advance")
    table.play("Black Cat", pay=["Strength"])
    table.expect(hand={0: 0}, discard={0: []})


@rule("play.7")
def test_black_cat_discards_nothing_when_she_is_put_into_play(table):
    table.hero("Spider-Man", hand=["Make the Call", "Strength"], discard=["Black Cat"], deck=["Genius"])
    table.choose("Play Make the Call", "Black Cat", "Strength")
    table.expect(in_play=["Black Cat"], hand={0: 0})


@rule("consequential_damage.1")
def test_black_cat_takes_no_consequential_damage_when_she_attacks(table):
    table.hero("Spider-Man", in_play=["Black Cat"])
    table.attack("Rhino", by="Black Cat")
    table.expect(damage={"Rhino": 1, "Black Cat": 0})


@rule("consequential_damage.2")
def test_black_cat_takes_consequential_damage_when_she_thwarts(table):
    table.hero("Spider-Man", in_play=["Black Cat"]).main_scheme(threat=2)
    table.thwart("The Break-In!", by="Black Cat")
    table.expect(threat={"The Break-In!": 1}, damage={"Black Cat": 1})


@rule("Prevent")
def test_backflip_prevents_all_damage_of_an_attack(table):
    table.hero("Spider-Man", hand=["Backflip"]).encounter_deck("Charge").start(phase="villain", step=2)
    table.decline().choose("Do not defend", "Play Backflip")
    table.expect(damage={"Spider-Man": 0}, discard={0: ["Backflip"]})


@rule("defend.13")
def test_backflip_does_not_exhaust_the_hero(table):
    table.hero("Spider-Man", hand=["Backflip"]).start(phase="villain", step=2)
    table.decline().choose("Do not defend", "Play Backflip")
    table.expect(ready=["Spider-Man"])


def test_backflip_is_optional(table):
    table.hero("Spider-Man", hand=["Backflip"]).start(phase="villain", step=2)
    table.decline().choose("Do not defend").decline()
    table.expect(damage={"Spider-Man": 2}, hand={0: ["Backflip"]})


def test_backflip_is_not_offered_when_no_damage_would_be_taken(table):
    table.hero("Spider-Man", hand=["Backflip"]).start(phase="villain", step=2)
    table.decline().defend("Spider-Man")
    table.expect(damage={"Spider-Man": 0}, hand={0: ["Backflip"]})


@rule("tough.1")
def test_backflip_comes_too_late_for_a_tough_hero(table):
    table.hero("Spider-Man", hand=["Backflip"], status=["tough"]).start(phase="villain", step=2)
    table.decline().choose("Do not defend")
    table.expect(status={"Spider-Man": []}, hand={0: ["Backflip"]})


def test_backflip_does_not_prevent_damage_that_is_not_from_an_attack(table):
    table.hero("Spider-Man", hand=["Backflip"]).dealt(0, "Shocker").start(phase="villain", step=4)
    table.expect(damage={"Spider-Man": 1}, hand={0: ["Backflip"]})


@rule("overkill.3")
def test_backflip_prevents_overkill_damage(table):
    table.hero("Spider-Man", hand=["Backflip"], in_play=["Black Cat"]).villain("Rhino", attachments=["Charge"])
    table.start(phase="villain", step=2).decline().defend("Black Cat").choose("Play Backflip")
    table.expect(damage={"Spider-Man": 0}, not_in_play=["Black Cat"])


@rule("cancel.5")
def test_enhanced_spider_sense_cancels_the_effects_of_a_treachery(table):
    table.hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"]).villain("Rhino", damage=5)
    table.dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    table.play("Enhanced Spider-Sense", pay=["Genius"])
    table.expect(damage={"Rhino": 5}, discard={None: ["Hard to Keep Down"]})


def test_enhanced_spider_sense_cancels_surge_the_card_would_gain(table):
    table.hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"]).encounter_deck("Shocker")
    table.dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    table.play("Enhanced Spider-Sense", pay=["Genius"])
    table.expect(not_in_play=["Shocker"])


def test_enhanced_spider_sense_does_not_cancel_printed_surge(table):
    table.hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"]).encounter_deck("Hydra Mercenary")
    table.dealt(0, "Exhaustion").start(phase="villain", step=4)
    table.play("Enhanced Spider-Sense", pay=["Genius"])
    table.expect(ready=["Spider-Man"], in_play=["Hydra Mercenary"])


def test_enhanced_spider_sense_is_not_offered_for_other_card_types(table):
    table.hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"]).dealt(0, "Shocker")
    table.start(phase="villain", step=4)
    table.expect(hand={0: 2}, damage={"Spider-Man": 1})


def test_enhanced_spider_sense_is_not_offered_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Enhanced Spider-Sense", "Genius"])
    table.villain("Rhino", damage=5).dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    table.expect(hand={0: 2}, damage={"Rhino": 1})


def test_enhanced_spider_sense_cancels_a_treachery_of_another_player(table):
    table.hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"]).hero("Captain Marvel")
    table.villain("Rhino", damage=5).dealt(1, "Hard to Keep Down").start(phase="villain", step=4)
    table.play("Enhanced Spider-Sense", pay=["Genius"])
    table.expect(damage={"Rhino": 5})


@rule("attack_player.3")
def test_swinging_web_kick_deals_8_damage(table):
    table.hero("Spider-Man", hand=["Swinging Web Kick", "Genius", "Spider-Tracer"])
    table.play("Swinging Web Kick", pay=["Genius", "Spider-Tracer"], target="Rhino")
    table.expect(damage={"Rhino": 8}, ready=["Spider-Man"])


def test_swinging_web_kick_is_not_offered_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Swinging Web Kick", "Genius", "Strength"])
    assert "Play Swinging Web Kick" not in table.options()


def test_aunt_may_heals_4_damage_from_peter_parker(table):
    table.hero("Spider-Man", form="alter-ego", damage=6, in_play=["Aunt May"])
    table.use("Aunt May")
    table.expect(damage={"Peter Parker": 2}, exhausted=["Aunt May"], ready=["Peter Parker"])


@rule("heal.2")
def test_aunt_may_heals_no_more_than_there_is_damage(table):
    table.hero("Spider-Man", form="alter-ego", damage=3, in_play=["Aunt May"])
    table.use("Aunt May")
    table.expect(damage={"Peter Parker": 0})


@rule("ability_triggered.4")
def test_aunt_may_is_not_offered_in_hero_form(table):
    table.hero("Spider-Man", form="hero", damage=6, in_play=["Aunt May"])
    assert "Use Aunt May" not in table.options()


@rule("target.2")
def test_aunt_may_is_not_offered_when_there_is_nothing_to_heal(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Aunt May"])
    assert "Use Aunt May" not in table.options()


@rule("attach_to.1")
def test_spider_tracer_attaches_to_a_minion_only(table):
    table.hero("Spider-Man", hand=["Spider-Tracer", "Genius"]).minion("Shocker").minion("Sandman")
    table.play("Spider-Tracer", pay=["Genius"])
    assert sorted(table.options()) == ["Sandman", "Shocker"]


def test_spider_tracer_is_not_offered_when_there_is_no_minion(table):
    table.hero("Spider-Man", hand=["Spider-Tracer", "Genius"])
    assert "Play Spider-Tracer" not in table.options()


def test_spider_tracer_removes_3_threat_when_its_minion_is_defeated(table):
    table.hero("Spider-Man").minion("Shocker", damage=1).attach("Spider-Tracer", "Shocker").main_scheme(threat=5)
    table.attack("Shocker").choose("The Break-In!")
    table.expect(threat={"The Break-In!": 2}, discard={0: ["Spider-Tracer"], None: ["Shocker"]})


@rule("damage.13", "damage.15")
def test_spider_tracer_resolves_before_its_minion_leaves_play(table):
    table.hero("Spider-Man").minion("Shocker", damage=1).attach("Spider-Tracer", "Shocker").main_scheme(threat=5)
    table.attack("Shocker")
    table.expect(in_play=["Shocker", "Spider-Tracer"], midway=True)


@rule("forced.2")
def test_spider_tracer_does_nothing_when_no_scheme_has_threat(table):
    table.hero("Spider-Man").minion("Shocker", damage=1).attach("Spider-Tracer", "Shocker").main_scheme(threat=0)
    table.attack("Shocker")
    table.expect(discard={0: ["Spider-Tracer"], None: ["Shocker"]})


@rule("crisis_icon.1")
def test_spider_tracer_cannot_remove_threat_from_the_main_scheme_when_a_crisis_icon_is_in_play(table):
    table.hero("Spider-Man").minion("Shocker", damage=1).attach("Spider-Tracer", "Shocker")
    table.main_scheme(threat=5).side_scheme("Crowd Control")
    table.attack("Shocker")
    assert table.options() == ["Crowd Control"]


@rule("uses.3")
def test_web_shooter_generates_a_wild_resource(table):
    table.hero("Spider-Man", hand=["Spider-Tracer"], in_play=["Web-Shooter"]).minion("Shocker")
    table.play("Spider-Tracer", pay=["Web-Shooter"], target="Shocker")
    table.expect(exhausted=["Web-Shooter"], counters={"Web-Shooter": {"web": 2}})


@rule("uses.1")
def test_web_shooter_enters_play_with_3_counters(table):
    table.hero("Spider-Man", hand=["Web-Shooter", "Genius"])
    table.play("Web-Shooter", pay=["Genius"])
    table.expect(counters={"Web-Shooter": {"web": 3}})


@rule("uses.4")
def test_web_shooter_is_discarded_when_its_last_counter_is_spent(table):
    table.hero("Spider-Man", hand=["Spider-Tracer"], in_play=["Web-Shooter"]).minion("Shocker")
    table.card("Web-Shooter", counters=1)
    table.play("Spider-Tracer", pay=["Web-Shooter"], target="Shocker")
    table.expect(discard={0: ["Web-Shooter"]}, not_in_play=["Web-Shooter"])


@rule("uses.4")
def test_web_shooter_stays_until_the_effect_it_paid_for_has_resolved(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"], in_play=["Web-Shooter"]).minion("Shocker")
    table.card("Web-Shooter", counters=1)
    table.choose("Play Haymaker", "Web-Shooter", "Genius")
    table.expect(in_play=["Web-Shooter"], midway=True)


@rule("exhausted.4")
def test_web_shooter_cannot_be_used_when_exhausted(table):
    table.hero("Spider-Man", hand=["Aunt May"], in_play=["Web-Shooter"]).card("Web-Shooter", exhausted=True)
    assert "Play Aunt May" not in table.options()


@rule("ability_triggered.4")
def test_web_shooter_cannot_be_used_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Black Cat"], in_play=["Web-Shooter"])
    assert "Play Black Cat" not in table.options()


@rule("Replacement Effect")
def test_webbed_up_is_discarded_instead_of_the_attack_and_stuns(table):
    table.hero("Spider-Man").villain("Rhino").attach("Webbed Up", "Rhino").start(phase="villain", step=2)
    table.expect(damage={"Spider-Man": 0}, status={"Rhino": ["stunned"]}, discard={0: ["Webbed Up"]})


@rule("replacement_effect.3")
def test_webbed_up_leaves_no_attack_for_spider_sense_nor_a_boost_card(table):
    table.hero("Spider-Man").villain("Rhino").attach("Webbed Up", "Rhino").encounter_deck("Quiet Moment")
    table.start(phase="villain", step=2)
    table.expect(hand={0: 0})
    assert table.discard(None) == ["Quiet Moment"]  # the card dealt in step three, and no boost card


def test_webbed_up_and_its_stun_stop_exactly_two_attacks(table):
    table.hero("Spider-Man").villain("Rhino").attach("Webbed Up", "Rhino")
    table.dealt(0, "Assault", "Assault").start(phase="villain", step=2)
    table.choose("Spider-Sense")  # only the third attack is initiated
    table.choose("Do not defend")
    table.expect(status={"Rhino": []}, damage={"Spider-Man": 2})


@rule("status_cards.4")
def test_webbed_up_stays_when_the_enemy_is_already_stunned(table):
    table.hero("Spider-Man").villain("Rhino", status=["stunned"]).attach("Webbed Up", "Rhino")
    table.start(phase="villain", step=2)
    table.expect(in_play=["Webbed Up"], status={"Rhino": []}, damage={"Spider-Man": 0})


@rule("max.7")
def test_webbed_up_is_limited_to_one_per_enemy(table):
    table.hero("Spider-Man", hand=["Webbed Up", "Genius", "Strength"]).villain("Rhino").minion("Shocker")
    table.attach("Webbed Up", "Rhino")
    table.play("Webbed Up", pay=["Genius", "Strength"])
    assert table.options() == ["Shocker"]


@rule("form.11")
def test_webbed_up_is_not_offered_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Webbed Up", "Genius", "Strength", "Energy"])
    assert "Play Webbed Up" not in table.options()


def test_webbed_up_works_on_a_minion(table):
    table.hero("Spider-Man", hand=["Webbed Up", "Genius", "Strength"]).minion("Shocker")
    table.play("Webbed Up", pay=["Genius", "Strength"], target="Shocker")
    table.end_turn().run_until("order").choose("Activate Shocker")
    table.expect(status={"Shocker": ["stunned"]}, midway=True)


@rule("scheme_enemy.1")
def test_webbed_up_does_not_stop_a_scheme(table):
    table.hero("Spider-Man", form="alter-ego").villain("Rhino").attach("Webbed Up", "Rhino").main_scheme(threat=0)
    table.start(phase="villain", step=2)
    table.expect(threat={"The Break-In!": 1}, in_play=["Webbed Up"])
