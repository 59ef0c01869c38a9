"""Which games are kept."""

from __future__ import annotations

from typing import Any, Final

GAMES: Final[dict[str, dict[str, Any]]] = {
    "rhino_standard": {"heroes": ["spider_man"], "scenario": "rhino", "seed": 69},
    "rhino_expert": {"heroes": ["captain_marvel", "iron_man"], "scenario": "rhino", "seed": 11, "mode": "expert"},
    "rhino_heroic": {
        "heroes": ["she_hulk", "black_panther", "spider_man"],
        "scenario": "rhino",
        "seed": 38,
        "heroic": 1,
        "modular": ["under_attack"],
    },
    "klaw_standard": {"heroes": ["spider_man", "captain_marvel"], "scenario": "klaw", "seed": 17},
    "klaw_expert": {"heroes": ["black_panther", "spider_man"], "scenario": "klaw", "seed": 40, "mode": "expert"},
    "klaw_skirmish": {
        "heroes": ["captain_marvel", "she_hulk", "iron_man"],
        "scenario": "klaw",
        "seed": 69,
        "skirmish": 2,
        "modular": ["legions_of_hydra", "the_doomsday_chair"],
        "hands": "private",
    },
    "ultron_standard": {"heroes": ["captain_marvel"], "scenario": "ultron", "seed": 14},
    "ultron_expert": {"heroes": ["she_hulk", "spider_man"], "scenario": "ultron", "seed": 41, "mode": "expert"},
    "ultron_skirmish": {
        "heroes": ["spider_man", "iron_man"],
        "scenario": "ultron",
        "seed": 26,
        "skirmish": 3,
        "modular": ["masters_of_evil"],
    },
    "ultron_four_players": {
        "heroes": ["iron_man", "black_panther", "captain_marvel", "she_hulk"],
        "scenario": "ultron",
        "seed": 26,
        "modular": ["bomb_scare"],
    },
    "risky_business_standard": {"heroes": ["spider_man", "she_hulk"], "scenario": "risky_business", "seed": 7},
    "risky_business_expert": {
        "heroes": ["captain_marvel", "iron_man"],
        "scenario": "risky_business",
        "seed": 7,
        "mode": "expert",
        "modular": ["a_mess_of_things", "power_drain"],
    },
    "mutagen_formula_standard": {"heroes": ["black_panther"], "scenario": "mutagen_formula", "seed": 2},
    "mutagen_formula_expert": {
        "heroes": ["she_hulk", "captain_marvel", "spider_man"],
        "scenario": "mutagen_formula",
        "seed": 5,
        "mode": "expert",
        "modular": ["running_interference", "kree_fanatic"],
    },
    "black_widow_rhino": {"heroes": ["black_widow", "spider_man"], "scenario": "rhino", "seed": 11},
    "doctor_strange_klaw": {"heroes": ["doctor_strange"], "scenario": "klaw", "seed": 18},
    "hulk_rhino": {"heroes": ["hulk", "captain_marvel"], "scenario": "rhino", "seed": 27, "mode": "expert"},
}
