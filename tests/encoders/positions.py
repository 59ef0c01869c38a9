"""Ten positions of every kind, for the audit of observations."""

from __future__ import annotations

from collections.abc import Callable

from mc_env.table import Table

Position = Callable[[], Table]


def solo_early() -> Table:
    t = Table(scenario="rhino", seed=1)
    t.hero(
        "Spider-Man",
        form="alter-ego",
        hand=["Swinging Web Kick", "Backflip", "Aunt May", "Energy", "Black Cat", "Genius"],
        discard=["Haymaker"],
        deck=["Web-Shooter"],
    )
    return t.villain("Rhino").main_scheme(threat=1).encounter_discard("Charge", "Shocker")


def duo_private() -> Table:
    t = Table(scenario="klaw", seed=2, hands="private")
    t.hero(
        "Captain Marvel",
        hand=["Photonic Blast", "Energy", "Cosmic Flight"],
        in_play=["Alpha Flight Station", "Helicarrier"],
        damage=4,
        discard=["Energy Channel"],
    )
    t.hero(
        "Iron Man",
        form="alter-ego",
        hand=["Repulsor Blast", "Strength"],
        in_play=["Mark V Armor", "Arc Reactor", "War Machine"],
        damage=1,
    )
    t.villain("Klaw", damage=5).main_scheme(threat=4).minion("Weapons Runner", engaged=1).dealt(1, "Sonic Boom")
    return t.start(seat=1, first=1)


def payment() -> Table:
    t = Table(scenario="rhino", seed=3)
    t.hero(
        "Spider-Man",
        hand=["Swinging Web Kick", "Energy", "Backflip", "Haymaker", "Genius"],
        in_play=["Web-Shooter"],
    )
    t.hero("She-Hulk", hand=["Gamma Slam"])
    return t.villain("Rhino").choose("Play Swinging Web Kick", "Energy")


def defense() -> Table:
    t = Table(scenario="rhino", seed=4)
    t.hero("Spider-Man", hand=["Backflip", "Enhanced Spider-Sense"], in_play=["Black Cat"], damage=3)
    t.hero("She-Hulk", hand=["Gamma Slam"], in_play=["Mockingbird"], exhausted=True)
    t.villain("Rhino", stage=2, attachments=["Charge"]).main_scheme(threat=5).minion("Hydra Mercenary", engaged=1)
    return t.encounter_deck("Stampede", "Hydra Mercenary").start(phase="villain", step=2).run_until("defend")


def interrupt_of_another() -> Table:
    t = Table(scenario="rhino", seed=5, hands="private")
    t.hero("She-Hulk", hand=["Gamma Slam"]).hero("Spider-Man", hand=["Enhanced Spider-Sense", "Energy"])
    t.villain("Rhino").main_scheme(threat=2).dealt(0, "Hard to Keep Down", "Stampede")
    return t.start(phase="villain", step=4)


def drones() -> Table:
    t = Table(scenario="ultron", seed=6)
    t.hero("Black Panther", hand=["Vibranium"], in_play=["Energy Daggers"])
    t.hero("Iron Man", hand=["Repulsor Blast"], in_play=["Rocket Boots"])
    t.villain("Ultron", stage=1, damage=2).main_scheme(threat=3)
    t.minion("Drone", engaged=0, damage=1).minion("Drone", engaged=1).minion("Drone", engaged=1)
    return t.environment("Ultron Drones", attachments=["Upgraded Drones"])


def extra_boost() -> Table:
    t = Table(scenario="klaw", seed=7).hero("Captain Marvel", hand=["Crisis Interdiction"], in_play=["Nick Fury"])
    t.villain(
        "Klaw",
        stage=2,
        attachments=["Solid-Sound Body", "Sonic Converter"],
        boost=["Sonic Boom", "Weapons Runner"],
    )
    t.main_scheme(threat=3, stage=2).side_scheme("Defense Network", threat=4)
    t.encounter_deck("Sound Manipulation", "Klaw's Vengeance").start(phase="villain", step=2)
    return t.run_until("defend")


def search() -> Table:
    t = Table(scenario="rhino", seed=8, hands="private")
    t.hero(
        "Black Panther",
        form="alter-ego",
        hand=["Shuri", "Vibranium"],
        deck=["Energy Daggers", "Wakanda Forever!", "Vibranium Suit", "Panther Claws"],
    )
    t.hero("Iron Man", form="alter-ego", hand=["Stark Tower"], deck=["Mark V Armor", "Repulsor Blast", "Energy"])
    return t.villain("Rhino").choose("Play Shuri", "Vibranium", "Use Shuri")


def eliminated() -> Table:
    t = Table(scenario="ultron", seed=9, hands="private")
    t.hero("Spider-Man", hand=["Backflip"], damage=2)
    t.hero(
        "Iron Man",
        hand=["Repulsor Blast", "Energy"],
        in_play=["War Machine", "Rocket Boots"],
        damage=9,
        discard=["Strength"],
    )
    t.hero("She-Hulk", form="alter-ego", hand=["Gamma Slam"]).hero("Black Panther", hand=["Vibranium"])
    t.villain("Ultron").main_scheme(threat=3).environment("Ultron Drones")
    t.minion("Drone", engaged=1).minion("Drone", engaged=2).dealt(1, "Shadow of the Past")
    t.start(phase="villain", step=2, seat=1)
    while all(t.game.state.alive):
        t.decline()
    return t


def expert() -> Table:
    t = Table(scenario="klaw", mode="expert", seed=10)
    t.hero(
        "Captain Marvel",
        hand=["Energy", "Haymaker", "Crisis Interdiction"],
        in_play=["Energy Channel", "Captain Marvel's Helmet", "Med Team"],
        status=["stunned", "confused"],
        damage=3,
    )
    t.hero("She-Hulk", hand=["Gamma Slam"], status=["tough"], in_play=["Hulk"], damage=2)
    t.villain("Klaw", stage=2, attachments=["Solid-Sound Body"], status=["tough"], damage=1)
    t.main_scheme(threat=6, acceleration=1).minion("Armored Guard", engaged=1)
    t.side_scheme("Bomb Scare", threat=4).side_scheme("Defense Network", threat=3)
    t.side_scheme('The "Immortal" Klaw', threat=2)
    t.card("Energy Channel", counters={"energy": 2}).card("Hulk", damage=2, exhausted=True)
    return t.use("Captain Marvel: Rechannel", pay="Energy")


POSITIONS: tuple[Position, ...] = (
    solo_early,
    duo_private,
    payment,
    defense,
    interrupt_of_another,
    drones,
    extra_boost,
    search,
    eliminated,
    expert,
)
