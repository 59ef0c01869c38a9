"""Facts of cards, stated independently of the definitions: one file a product (`core.json`), one face a line.

A row names only what its face has. Definitions are compared with the printed columns (`tests/cards/test_facts.py`), and the
auditor knows cards by these rows alone (`mc_env.audit.rows`): a new product adds a file and no code. Never the words of a card.

**Printed columns** (`PRINTED`), which can be made from any list of cards:

- `code`, `title`, `subtitle`, `type`, `stage`, `unique`, `set`, `aspect`, `resources`, `traits`, `boost_star`, `uses`
  (["web", 3]), `keywords` ({"retaliate": 1}), `copies` (of its set; none for aspect and basic cards: how many a box holds is no
  fact of the rules), `deck_limit` (of an identity's own card: its copies).
- Figures (`FIGURES`): a number, "7 per hero", "-" for a dash, "X" if the card itself says what it is, "+1" for what an attachment
  adds to its host.

**Columns of the text** (`TEXT`), written by hand: what a card does to figures and when it must do something.

- `gives`: a list of gifts of a card in play. `to`: self, host, hero (of its controller, in hero form), identity (of its
  controller), any (card in play), your cards (that its controller plays), attached (cards that are played onto it) or extra top
  (the top card of an extra deck). `only`: a filter of those cards. `if`: a condition. `plus` or `is`: by figure, an amount that
  is added or that the figure becomes. `most`: no figure above that. `traits`: what they have too.
- `lasting`: gifts of an effect that the card's ability leaves behind. `to`: self, attacker, your characters, your cards.
  `for`: "activation" if it ends with the activation.
- `immune`: takes no damage, `while` a condition holds or `from` cards of a filter.
- `deals`: the damage of its text; `removes`: the threat. A number, or a list of what it may be, each a number or
  {"n": 8, "if": condition}: the last one whose condition holds, any of those without one.
- `boost_cards`: further boost cards, {"attacking": 1} when it attacks, {"host attacking": 1, "host scheming": 1} when its host
  does, {"as_boost": 1} when it is one itself.
- `forced`: a list of forced abilities around an activation: `when` or `after`, with attacks, host attacks or host schemes; `if`.
- `generating`: what its resource ability costs: {"exhaust": true, "counter": "web"}.

A **filter** is {"title", "type", "trait", "facedown"}, each of them optional. A **condition** is {"in_play": filter}, {"trait":
"Aerial"} (the identity of its controller has it), or in `forced` a name of `mc_env.audit.checks.forced.CONDITIONS`. An **amount**
is a number, {"each": filter} (cards in play; with `of` yours or engaged: those of its controller, or engaged with that player),
or a name of `mc_env.audit.figures.RULES`. Names are for what no column can say; a new one is a line of code there.

>>> from mc_env.cards.facts import rows
>>> rows()["01100"]["title"], rows()["01100"]["atk"]
('Enhanced Ivory Horn', '+1')
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from mc_env.cards.terms import Stat
from mc_env.errors import CardError, unknown

FIGURES: Final = {
    "cost": Stat.COST,
    "thw": Stat.THW,
    "atk": Stat.ATK,
    "def": Stat.DEF,
    "rec": Stat.REC,
    "sch": Stat.SCH,
    "hp": Stat.HP,
    "hand_size": Stat.HAND_SIZE,
    "consequential_thw": Stat.CONSEQUENTIAL_THW,
    "consequential_atk": Stat.CONSEQUENTIAL_ATK,
    "threat": Stat.THREAT,
    "target": Stat.TARGET_THREAT,
    "escalation": Stat.ESCALATION,
    "boost": Stat.BOOST,
    "acceleration": Stat.ACCELERATION,
    "crisis": Stat.CRISIS,
    "hazard": Stat.HAZARD,
    "amplify": Stat.AMPLIFY,
}
PRINTED: Final = frozenset(
    ["code", "title", "subtitle", "type", "stage", "unique", "set", "aspect", "resources", "traits", "keywords", "uses"]
    + ["boost_star", "copies", "deck_limit", *FIGURES]
)
TEXT: Final = frozenset(
    ["gives", "lasting", "immune", "deals", "removes", "boost_cards", "forced", "generating"],
)

Facts = Mapping[str, Any]  # a row


def product(name: str) -> list[Facts]:
    """The rows of one product, in their order."""
    path = Path(__file__).parent / f"{name}.json"
    if not path.exists():
        raise unknown("product with facts", name, products())
    found: list[Facts] = json.loads(path.read_text(encoding="utf-8"))
    for row in found:
        for column in row:
            if column not in PRINTED and column not in TEXT:
                raise CardError(f"{path.name}, {row.get('code')}: {unknown('column', column, PRINTED | TEXT)}")
    return found


def products() -> list[str]:
    """Products that have facts."""
    return sorted(path.stem for path in Path(__file__).parent.glob("*.json"))


@cache
def rows() -> Mapping[str, Facts]:
    """Every row of every product, by code."""
    out: dict[str, Facts] = {}
    for name in products():
        for row in product(name):
            if row["code"] in out:
                raise CardError(f"{name}.json: {row['code']} has facts already")
            out[row["code"]] = row
    return out
