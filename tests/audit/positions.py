"""Positions of the players' side in which a seeded fault shows, each played to a quiet end."""

from __future__ import annotations

from mc_env.table import Table
from tests.audit.fault import table


def quiet_round() -> Table:
    t = table().hero("Captain Marvel", form="alter-ego", exhausted=True).hero("Spider-Man", form="alter-ego")
    return t.hero("Iron Man", form="alter-ego").run_villain_phase().run_villain_phase()


def private_hands() -> Table:
    return table(hands="private").hero("Captain Marvel").hero("Spider-Man").run_villain_phase()


def two_changes_of_form() -> Table:
    t = table().hero("Captain Marvel").change_form()
    return t.change_form() if any("Change form" in label for label in t.options()) else t


def hero_attacks() -> Table:
    t = table().hero("Captain Marvel", in_play=["Nick Fury"]).attack("Rhino")
    return t.attack("Rhino", by="Nick Fury").run_villain_phase()


def guarded_villain() -> Table:
    t = table().hero("Captain Marvel").minion("Hydra Mercenary")
    t.choose("Attack with Captain Marvel")
    return t.choose(
        "Rhino" if any("Rhino" in label for label in t.options()) else "Hydra Mercenary"
    ).run_villain_phase()


def tough_villain() -> Table:
    return table().hero("Captain Marvel").villain("Rhino", status=["tough"]).attack("Rhino").run_villain_phase()


def minion_is_attacked() -> Table:
    return table().hero("Captain Marvel").minion("Hydra Bomber").attack("Hydra Bomber").run_villain_phase()


def villain_of_retaliation_is_defeated() -> Table:
    t = table().hero("Captain Marvel").villain("Rhino", damage=13, attachments=["Concussion Blasters"])
    return t.attack("Rhino").run_until("turn")


def minion_of_retaliation_is_defeated() -> Table:
    return table().hero("Captain Marvel").minion("Whiplash", damage=3).attack("Whiplash").run_until("turn")


def backflip() -> Table:
    t = table().hero("Spider-Man", hand=["Backflip"]).start(phase="villain", step=2)
    t.choose("Pass", "Do not defend")
    return t.choose("Play Backflip").run_until("turn")


def hero_thwarts() -> Table:
    return table().hero("Captain Marvel").main_scheme(threat=5).thwart("The Break-In!").run_villain_phase()


def thwart_in_a_crisis() -> Table:
    t = table().hero("Captain Marvel").main_scheme(threat=5).side_scheme("Crowd Control")
    t.choose("Thwart with Captain Marvel")
    return t.choose("The Break-In!" if any("Break-In" in x for x in t.options()) else "Crowd Control").run_until("turn")


def i_object() -> Table:
    t = table().hero("She-Hulk", form="alter-ego").start(phase="villain", step=1)
    return t.choose("I Object!").run_until("turn")


def side_scheme_is_thwarted() -> Table:
    t = table().hero("Captain Marvel").side_scheme("Bomb Scare", threat=2)
    return t.thwart("Bomb Scare").run_villain_phase()


def scheme_nearly_full() -> Table:
    return table().hero("Captain Marvel").main_scheme(threat=6).end_turn().run_villain_phase()


def scheme_half_full() -> Table:
    return table().hero("Captain Marvel").main_scheme(threat=3).end_turn().run_villain_phase()


def deck_runs_out() -> Table:
    t = table(filler=0).hero("Captain Marvel", deck=["Haymaker"] * 12, form="alter-ego")
    t.encounter_deck("Charge").encounter_discard("Advance", "Assault", "01189", "Shocker")
    return t.start(phase="villain", step=2).run_until("turn")


def alter_ego_recovers() -> Table:
    return table().hero("Captain Marvel", form="alter-ego", damage=8).recover().run_villain_phase()


def alter_ego_heals() -> Table:
    t = table().hero("Spider-Man", form="alter-ego", damage=8, in_play=["Aunt May"])
    return t.use("Aunt May").run_until("turn")


def the_other_holds_a_support() -> Table:
    t = table().hero("Captain Marvel", form="alter-ego", damage=1)
    t.hero("Spider-Man", form="alter-ego", damage=8, in_play=["Avengers Mansion"])
    if any("Avengers Mansion" in label for label in t.options()):
        t.use("Avengers Mansion", target="Player 1")
    return t.run_until("turn")


def klaw_hits_a_defender() -> Table:
    t = table("klaw").hero("Captain Marvel", in_play=["Indomitable"])
    t.villain("Klaw", attachments=["Sonic Converter"]).encounter_deck("Charge", "Charge")
    t.start(phase="villain", step=2).defend("Captain Marvel")
    return t.choose("Indomitable").run_until("turn") if t.decision.kind == "response" else t.run_until("turn")


def two_may_cancel() -> Table:
    t = table().hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"])
    t.hero("Black Panther", hand=["Get Behind Me!", "Genius"]).dealt(0, "Caught Off Guard")
    return t.start(phase="villain", step=4).run_until("turn")


def spider_sense() -> Table:
    t = table().hero("Spider-Man").start(phase="villain", step=2)
    t.choose("Spider-Sense")
    return t.choose("Spider-Sense").run_until("turn") if t.decision.kind == "interrupt" else t.run_until("turn")


def commander_twice() -> Table:
    t = table().hero("Captain Marvel", form="alter-ego").use("Carol Danvers")
    t.choose("Player 1") if t.decision.kind != "turn" else t
    if any("Carol Danvers" in label for label in t.options() if label.startswith("Use")):
        t.use("Carol Danvers")
    return t.run_until("turn")


def daredevil_is_played() -> Table:
    t = table().hero("Spider-Man", hand=["Daredevil", "Genius", "Strength", "Energy"]).choose("Play Daredevil")
    return t.run_until("turn").run_villain_phase()


def web_kick_is_played() -> Table:
    t = table().hero("Spider-Man", hand=["Swinging Web Kick", "Backflip", "Aunt May", "Web-Shooter"])
    return t.choose("Play Swinging Web Kick").run_until("turn")


def vibranium_pays() -> Table:
    t = table().hero("Black Panther", hand=["Helicarrier", "Vibranium", "Energy", "Genius"])
    t.choose("Play Helicarrier")
    if t.decision.kind == "target":
        t.choose("Player 1")
    return t.choose("Vibranium").run_until("turn")


def fourth_ally() -> Table:
    three = ["Nick Fury", "Mockingbird", "Maria Hill"]
    t = table().hero("Captain Marvel", hand=["Hawkeye", "Genius", "Energy"], in_play=three)
    return t.play("Hawkeye", pay=["Genius", "Energy"]).run_until("turn")


def surveillance() -> Table:
    t = table().hero("Spider-Man", in_play=["Surveillance Team"]).main_scheme(threat=5)
    return t.use("Surveillance Team", target="The Break-In!").run_until("turn")


def klaws_first_scheme_is_completed() -> Table:
    t = table("klaw").hero("Captain Marvel", form="alter-ego").main_scheme(threat=5, acceleration=1)
    return t.villain("Klaw").end_turn().run_villain_phase()


def last_use() -> Table:
    t = table().hero("Iron Man", in_play=["Tac Team"]).card("Tac Team", counters=1)
    return t.use("Tac Team", target="Rhino").run_until("turn")


def shocker_twice() -> Table:
    t = table().hero("Captain Marvel").minion("Shocker").dealt(0, "Shocker")
    return t.start(phase="villain", step=4).run_until("turn")


def haymaker() -> Table:
    t = table().hero("Captain Marvel", hand=["Haymaker", "Genius"]).hero("Spider-Man")
    return t.play("Haymaker", pay=["Genius"], target="Rhino").run_until("turn")


def stage_one_falls() -> Table:
    return table().hero("Captain Marvel").villain("Rhino", damage=13).attack("Rhino").run_until("turn")


def hero_falls() -> Table:
    t = table().hero("Captain Marvel", damage=11).hero("Spider-Man").start(phase="villain", step=2)
    return t.run_until("turn")
