"""Wins within reach of this turn: by a single order of blows, by paying with the right cards, by changing form first."""

from __future__ import annotations

from functools import partial
from typing import Final

from mc_env.agents.judgement.question import Question, won
from mc_env.table import Table

RHINO: Final = partial(Table, "rhino", verify=False, log=False)
_WHOLE: Final = 15  # hit points of Rhino's last stage in standard mode, for one player


def _left(n: int, t: Table, *, threat: int = 3, tough: bool = False) -> Table:
    """Rhino's last stage with so many hit points left."""
    t.villain("Rhino", stage=2, damage=_WHOLE - n, status=["tough"] if tough else [])
    return t.main_scheme(threat=threat)


def _kick_and_fist() -> Table:
    t = _left(10, RHINO().hero("Spider-Man", hand=["Swinging Web Kick", "Genius", "Tenacity", "Web-Shooter"]))
    return t.minion("Shocker")


def _guard_first() -> Table:
    t = _left(3, RHINO().hero("Spider-Man", hand=["Haymaker", "Genius"]))
    return t.minion("Hydra Mercenary", damage=1)


def _small_blow_first() -> Table:
    return _left(8, RHINO().hero("Spider-Man", hand=["Swinging Web Kick", "Genius", "Energy"]), tough=True)


def _ally_strips() -> Table:
    return _left(2, RHINO().hero("Spider-Man", hand=["Webbed Up"], in_play=["Black Cat"]), tough=True)


def _flip_and_lift() -> Table:
    return _left(5, RHINO().hero("She-Hulk", form="alter-ego", damage=11, hand=["Legal Practice"]), threat=2)


def _one_two() -> Table:
    return _left(6, RHINO().hero("She-Hulk", hand=["One-Two Punch", "Focused Rage", "Superhuman Law Division"])).minion(
        "Shocker"
    )


def _tenacity() -> Table:
    return _left(4, RHINO().hero("Captain Marvel", hand=["Strength", "Cosmic Flight"], in_play=["Tenacity"]))


def _reactor() -> Table:
    return _left(
        3, RHINO().hero("Iron Man", hand=["Mark V Helmet"], in_play=["Arc Reactor", "Powered Gauntlets"])
    ).minion("Shocker")


def _boots_before_punch() -> Table:
    return _left(9, RHINO().hero("Iron Man", hand=["Supersonic Punch", "Genius", "Strength"], in_play=["Rocket Boots"]))


def _channel() -> Table:
    t = _left(8, RHINO().hero("Captain Marvel", hand=["Energy Absorption", "Helicarrier"], in_play=["Energy Channel"]))
    return t.card("Energy Channel", counters={"energy": 3})


def _fill_channel() -> Table:
    t = _left(10, RHINO().hero("Captain Marvel", hand=["Energy", "Haymaker", "Genius"], in_play=["Energy Channel"]))
    return t.card("Energy Channel", counters={"energy": 2})


def _slam() -> Table:
    return _left(11, RHINO().hero("She-Hulk", damage=8, hand=["Gamma Slam", "Strength", "Genius", "Focused Rage"]))


def _claws_last() -> Table:
    t = _left(
        7,
        RHINO().hero(
            "Black Panther",
            hand=["Wakanda Forever!", "Vibranium Suit"],
            in_play=["Panther Claws", "Energy Daggers"],
        ),
    )
    return t.minion("Hydra Bomber")


def _change_for_the_blast() -> Table:
    return _left(10, RHINO().hero("Captain Marvel", hand=["Photonic Blast", "Haymaker", "Energy Absorption", "Energy"]))


def _ready_ally() -> Table:
    t = _left(8, RHINO().hero("Captain Marvel", hand=["Get Ready", "The Triskelion"], in_play=["Hulk"]))
    return t.minion("Shocker", damage=1)


def _inspired() -> Table:
    t = _left(5, RHINO().hero("Captain Marvel", hand=["Inspired", "Genius"], in_play=["Vision"]))
    return t.card("Vision", damage=2)


def _kick_is_no_resource() -> Table:
    return _left(
        8,
        RHINO().hero("Spider-Man", exhausted=True, hand=["Swinging Web Kick", "Avengers Mansion", "Genius", "Energy"]),
    ).minion("Shocker")


def _nick_fury() -> Table:
    return _left(6, RHINO().hero("Spider-Man", exhausted=True, hand=["Nick Fury", "Genius", "Energy"]), threat=4)


def _training() -> Table:
    return _left(8, RHINO().hero("She-Hulk", hand=["Combat Training", "One-Two Punch", "Energy", "Hellcat"]))


WINNING: Final = (
    Question(
        "kick and fist",
        "lethal",
        "Kick (8) and basic attack (2) are the 10 hit points left; Shocker is bait.",
        _kick_and_fist,
        won,
    ),
    Question(
        "the guard first",
        "lethal",
        "The basic attack fells the guard; only then can Haymaker reach the villain.",
        _guard_first,
        won,
    ),
    Question(
        "the small blow first",
        "tough",
        "Tough takes one blow whole: the basic attack, not the kick that kills.",
        _small_blow_first,
        won,
    ),
    Question(
        "an ally strips tough",
        "tough",
        "The ally's 1 damage goes into tough, the hero's 2 into the villain.",
        _ally_strips,
        won,
    ),
    Question(
        "flip and lift",
        "lethal",
        "Becoming She-Hulk deals 2, her attack 3; recovering would give the game away.",
        _flip_and_lift,
        won,
    ),
    Question("one, two", "combination", "Attack, ready by One-Two Punch, attack again: two times 3.", _one_two, won),
    Question(
        "tenacious",
        "combination",
        "Tenacity needs the physical icons of Strength, after the first attack.",
        _tenacity,
        won,
    ),
    Question(
        "the reactor",
        "combination",
        "Attack, gauntlets, ready by the reactor, attack: three points, all on the villain.",
        _reactor,
        won,
    ),
    Question(
        "boots before the punch",
        "combination",
        "Genius lifts off and Strength pays the punch: 8 instead of 4, and 1 by hand.",
        _boots_before_punch,
        won,
    ),
    Question(
        "discharge",
        "lethal",
        "Three counters are 6 damage, the fist adds 2; charging further only costs.",
        _channel,
        won,
    ),
    Question(
        "charge, then discharge",
        "combination",
        "Two energy more make 8 damage of the channel, the fist adds 2.",
        _fill_channel,
        won,
    ),
    Question(
        "wounds make the slam",
        "lethal",
        "Eight wounds are 8 damage, her attack 3; Strength and Genius pay.",
        _slam,
        won,
    ),
    Question(
        "claws last",
        "combination",
        "Daggers 1, then claws as the final step 4, then the basic attack 2.",
        _claws_last,
        won,
    ),
    Question(
        "no change given",
        "combination",
        "The three icons pay the blast, the two pay Haymaker; otherwise one cannot be paid.",
        _change_for_the_blast,
        won,
    ),
    Question(
        "once more, Hulk",
        "combination",
        "Hulk's 3 twice by Get Ready, and the hero's 2, all on the villain.",
        _ready_ally,
        won,
    ),
    Question(
        "inspired to death",
        "combination",
        "Inspired makes Vision's attack 3; with the hero's 2 it is enough, and Vision may fall.",
        _inspired,
        won,
    ),
    Question(
        "the kick is no resource", "lethal", "The kick wins; spent for a support it is gone.", _kick_is_no_resource, won
    ),
    Question("Fury's grenade", "lethal", "Nick Fury deals 4 as he enters, and attacks for 2 at once.", _nick_fury, won),
    Question(
        "training first", "combination", "Combat Training before the attacks makes each of the two 4.", _training, won
    ),
)
