"""Losses that are certain unless a player does what averts them: forms, threat, attacks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from mc_env.agents.judgement.question import Question, Until, standing
from mc_env.table import Table

RHINO: Final = partial(Table, "rhino", verify=False, log=False)
KLAW: Final = partial(Table, "klaw", verify=False, log=False)
ULTRON: Final = partial(Table, "ultron", verify=False, log=False)


def _rhino(t: Table, threat: int, *, stage: int = 1) -> Table:
    """Rhino's scheme is completed at 7 for each player; 1 each comes in step one, and 1 for each alter-ego he schemes against."""
    return t.villain("Rhino", stage=stage).main_scheme(threat=threat)


def _klaw(t: Table, threat: int) -> Table:
    """Klaw's second stage and scheme: completed at 8 for each player, 1 each comes in step one, and 2 for each alter-ego."""
    return t.villain("Klaw", stage=2).main_scheme(threat=threat, stage=2)


# ------------------------------------------------------------------------------------------ forms


def _no_flip() -> Table:
    return _rhino(RHINO().hero("Spider-Man", damage=6, exhausted=True), 5)


def _no_flip_klaw() -> Table:
    return _klaw(KLAW().hero("Spider-Man", damage=7, exhausted=True, hand=["Aunt May"]), 5)


def _no_flip_with_bombers() -> Table:
    t = _rhino(RHINO().hero("Captain Marvel", damage=6, exhausted=True), 3)
    return t.minion("Hydra Bomber").minion("Hydra Bomber")


def _suit_up() -> Table:
    return _rhino(RHINO().hero("Spider-Man", form="alter-ego", damage=4), 5)


def _suit_up_for_minions() -> Table:
    t = _rhino(RHINO().hero("Captain Marvel", form="alter-ego", damage=5), 3)
    return t.minion("Hydra Bomber").minion("Shocker")


def _hide() -> Table:
    t = _rhino(RHINO().hero("Spider-Man", damage=8, exhausted=True), 0, stage=2)
    return t.minion("Tiger Shark").minion("Shocker")


def _stay_hidden() -> Table:
    seat = RHINO().hero("Spider-Man", form="alter-ego", damage=8, exhausted=True, hand=["Haymaker", "Genius"])
    return _rhino(seat, 0, stage=2).minion("Tiger Shark").minion("Whirlwind")


def _not_both() -> Table:
    seats = RHINO().hero("Captain Marvel", form="alter-ego", damage=8, exhausted=True)
    seats.hero("Spider-Man", damage=6, exhausted=True)
    return _rhino(seats, 9).minion("Hydra Bomber").start(seat=1)


def _not_both_ultron() -> Table:
    seats = ULTRON().hero("Captain Marvel", form="alter-ego", damage=5, exhausted=True)
    seats.hero("Black Panther", damage=2, exhausted=True)
    t = seats.villain("Ultron", stage=2).main_scheme(threat=2, stage=3).environment("Ultron Drones")
    for seat in (0, 0, 1, 1):
        t.minion("Drone", engaged=seat)
    return t.start(seat=1)


# ------------------------------------------------------------------------------------------ threat


def _thwart() -> Table:
    return _rhino(RHINO().hero("Spider-Man"), 6).minion("Shocker", damage=1)


def _justice_on_main() -> Table:
    t = _klaw(KLAW().hero("Spider-Man", exhausted=True, hand=["For Justice!", "Genius"]), 7)
    return t.side_scheme("Illegal Arms Factory", threat=3)


def _emergency_kept() -> Table:
    hand = ["Emergency", "Interrogation Room", "Web-Shooter"]
    t = _klaw(KLAW().hero("Spider-Man", form="alter-ego", damage=9, exhausted=True, hand=hand), 4)
    return t.minion("Weapons Runner")


def _responsibility_kept() -> Table:
    return _rhino(RHINO().hero("Spider-Man", exhausted=True, hand=["Great Responsibility", "Web-Shooter"]), 6)


def _objection() -> Table:
    t = _rhino(RHINO().hero("She-Hulk", form="alter-ego", damage=14, exhausted=True), 5)
    return t.minion("Hydra Mercenary").minion("Hydra Mercenary")


def _crisis_first() -> Table:
    t = _rhino(RHINO().hero("Spider-Man", hand=["For Justice!", "Energy"]), 6)
    return t.side_scheme("Crowd Control", threat=2)


def _crisis_by_ally() -> Table:
    t = _klaw(KLAW().hero("Spider-Man", in_play=["Daredevil"]), 7)
    return t.side_scheme("Defense Network", threat=2).minion("Weapons Runner", damage=1)


def _tracer() -> Table:
    t = _rhino(RHINO().hero("Spider-Man", status=["confused"], hand=["Spider-Tracer", "Energy"]), 6)
    return t.minion("Shocker", damage=1)


def _chase() -> Table:
    t = _rhino(RHINO().hero("She-Hulk", hand=["Chase Them Down", "Focused Rage"]), 6)
    return t.minion("Shocker").side_scheme("Bomb Scare", threat=3)


def _mansion_can_wait() -> Table:
    hand = ["Avengers Mansion", "Crisis Interdiction", "Genius", "Energy"]
    t = _klaw(KLAW().hero("Captain Marvel", exhausted=True, hand=hand), 7)
    return t.minion("Weapons Runner").minion("Armored Guard").minion("Weapons Runner")


def _law_and_order() -> Table:
    hand = ["Legal Practice", "Genius"]
    return _rhino(RHINO().hero("She-Hulk", form="alter-ego", damage=14, exhausted=True, hand=hand), 6).minion(
        "Hydra Mercenary"
    )


# ------------------------------------------------------------------------------------------ attacks


def _ally_stands_in() -> Table:
    seat = RHINO().hero("Spider-Man", damage=7, exhausted=True, in_play=["Mockingbird"])
    return _rhino(seat, 2, stage=2).start(phase="villain", step=2)


def _defend_the_villain() -> Table:
    t = _rhino(RHINO().hero("Spider-Man", damage=7), 2, stage=2).minion("Shocker")
    return t.start(phase="villain", step=2)


def _defend_the_shark() -> Table:
    t = _rhino(RHINO().hero("Spider-Man", damage=7), 2).minion("Tiger Shark")
    return t.start(phase="villain", step=2)


def _both_defend() -> Table:
    t = _rhino(RHINO().hero("Spider-Man", damage=8, in_play=["Black Cat"]), 2, stage=2).minion("Shocker")
    return t.start(phase="villain", step=2)


def _backflip() -> Table:
    seat = RHINO().hero("Spider-Man", damage=8, exhausted=True, hand=["Backflip"])
    return _rhino(seat, 2, stage=2).start(phase="villain", step=2)


def _partner_defends() -> Table:
    seats = RHINO().hero("Iron Man", damage=7, exhausted=True).hero("She-Hulk", damage=1)
    return _rhino(seats, 4, stage=2).start(phase="villain", step=2)


def _kill_the_killer() -> Table:
    return _rhino(RHINO().hero("Spider-Man", damage=8), 4).minion("Shocker", damage=1)


def _stun_the_shark() -> Table:
    seat = RHINO().hero("Captain Marvel", damage=9, exhausted=True, hand=["Mockingbird", "Genius", "Cosmic Flight"])
    return _rhino(seat, 5).minion("Tiger Shark")


def _bandage() -> Table:
    t = _rhino(RHINO().hero("Spider-Man", damage=8, exhausted=True, hand=["First Aid", "Energy"]), 4)
    return t.minion("Shocker")


def _spikes() -> Table:
    t = KLAW().hero("Spider-Man", damage=9).villain("Klaw", stage=2, attachments=["Solid-Sound Body"])
    return t.main_scheme(threat=4, stage=2)


def _last_drop() -> Table:
    return _rhino(RHINO().hero("She-Hulk", damage=14, in_play=["Focused Rage"]), 3)


def _safe(name: str, topic: str, why: str, table: Callable[[], Table]) -> Question:
    """Everybody must be standing when the next round begins."""
    return Question(name, topic, why, table, standing, Until.ROUND)


SURVIVING: Final = (
    _safe(
        "no rest at 5 of 7",
        "certain loss",
        "As an alter-ego the hero lets 1 and 1 more threat complete the scheme.",
        _no_flip,
    ),
    _safe(
        "no rest at 5 of 8",
        "certain loss",
        "1 in step one and Klaw's 2 are 8; as a hero there is nothing to fear yet.",
        _no_flip_klaw,
    ),
    _safe(
        "no rest among bombers",
        "certain loss",
        "Step one, the villain and two minions place 4, and 4 is all the room there is.",
        _no_flip_with_bombers,
    ),
    _safe("suit up at 5 of 7", "certain loss", "Whoever stays an alter-ego loses in the coming phase.", _suit_up),
    _safe(
        "suit up among schemers",
        "certain loss",
        "Three enemies scheme against an alter-ego: with step one that is 4, and the game.",
        _suit_up_for_minions,
    ),
    _safe(
        "hide",
        "certain loss",
        "Three attacks on a hero with 2 hit points, and one defence: only the alter-ego lives.",
        _hide,
    ),
    _safe(
        "stay hidden",
        "certain loss",
        "Two minions and the villain would kill the hero; as an alter-ego nothing happens.",
        _stay_hidden,
    ),
    _safe("not both at once", "certain loss", "One alter-ego is affordable, two complete the scheme.", _not_both),
    _safe(
        "not both among drones",
        "certain loss",
        "Two drones and Ultron scheme against each alter-ego: 4 for each, 2 in step one, and 8 is the room.",
        _not_both_ultron,
    ),
    _safe("thwart at 6 of 7", "threat", "Step one completes the scheme, whatever is killed instead.", _thwart),
    _safe(
        "justice where it counts", "threat", "At 7 of 8 the only thwart belongs on the main scheme.", _justice_on_main
    ),
    _safe(
        "emergency is kept",
        "keeping",
        "At 4 of 8, 4 more will come: preventing 1 of them is the game, paying with the card loses it.",
        _emergency_kept,
    ),
    _safe(
        "responsibility is kept",
        "keeping",
        "At 6 of 7 the last point must be taken as damage; the card is no resource.",
        _responsibility_kept,
    ),
    _safe("objection", "threat", "At 5 of 7 in alter-ego form only the interrupt leaves room.", _objection),
    _safe(
        "crisis first",
        "crisis",
        "While the crisis lasts, the main scheme cannot be helped: event there, hero here.",
        _crisis_first,
    ),
    _safe(
        "crisis by an ally",
        "crisis",
        "Daredevil clears the crisis scheme, the hero the last point of the main one.",
        _crisis_by_ally,
    ),
    _safe(
        "mark, then strike",
        "combination",
        "Confused, the hero removes threat by killing the minion that wears the tracer.",
        _tracer,
    ),
    _safe(
        "chase them down",
        "combination",
        "Two will come: her thwart removes 1, defeating Shocker and chasing 2.",
        _chase,
    ),
    _safe(
        "the mansion can wait",
        "threat",
        "At 7 of 8 and three minions engaged, the event comes first and the support never.",
        _mansion_can_wait,
    ),
    _safe(
        "legal practice",
        "threat",
        "At 6 of 7 she must pay the practice with cards, and object to what comes.",
        _law_and_order,
    ),
    _safe("an ally stands in", "defence", "3 hit points, an attack for 3: the ally takes it.", _ally_stands_in),
    _safe(
        "defend against the villain", "defence", "Undefended his 3 kill; Shocker's 2 can be borne.", _defend_the_villain
    ),
    _safe(
        "save it for the shark",
        "defence",
        "The 2 of the villain can be borne, the 3 of the minion cannot; there is one defence.",
        _defend_the_shark,
    ),
    _safe(
        "all hands",
        "defence",
        "2 hit points, attacks for 3 and 2: the hero defends the one, the ally the other.",
        _both_defend,
    ),
    _safe("backflip", "defence", "The attack kills, unless it is prevented.", _backflip),
    _safe("for a partner", "defence", "Iron Man would fall; She-Hulk is ready and can bear it.", _partner_defends),
    _safe(
        "kill the killer",
        "defence",
        "Two attacks for 2, one defence, 2 hit points, no room to hide: Shocker has to fall.",
        _kill_the_killer,
    ),
    _safe(
        "stun the shark",
        "combination",
        "Mockingbird stuns one attacker and can take the blow of another.",
        _stun_the_shark,
    ),
    _safe("a bandage", "defence", "Healing 2 is what Shocker will take; hiding completes the scheme.", _bandage),
    _safe(
        "no blow into spikes",
        "restraint",
        "With 1 hit point an attack on a retaliating villain is the last one.",
        _spikes,
    ),
    _safe("the last drop", "restraint", "A card is not worth the last hit point.", _last_drop),
)
