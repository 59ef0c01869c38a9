"""What the numbers of an observation of Vs. System mean: the columns of its tables, in order, each with its meaning and range."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.rows import MANY, Column, code, count, flag, row, seat
from mc_env.kernel.zones import MAX_PLAYERS
from mc_env.versus.engine.zones import ZONES
from mc_env.versus.terms import (
    KEYWORD_NAMES,
    STAT_CANNOT_STRIKE_BACK,
    STAT_DEADLY,
    STAT_DOUBLE_STRIKE,
    STAT_NO_STRIKE_BACK_AGAINST,
    STAT_NO_WOUND,
    STAT_SNIPER,
    SYMBOL_NAMES,
)

CARD_IDS: Final = 4096  # room for card ids, those of powers among them
MOST_ABILITIES: Final = 31  # what is beyond counts as the last
MOST_AMOUNT: Final = 127
ZONE_NAMES: Final = ("none", *(zone.name for zone in ZONES))

# counted through modifiers; each is a column of its own
KEYWORDS: Final = tuple(KEYWORD_NAMES)
MARKS: Final = {
    STAT_DOUBLE_STRIKE: "double_strike",
    STAT_CANNOT_STRIKE_BACK: "cannot_strike_back",
    STAT_NO_STRIKE_BACK_AGAINST: "no_strike_back_against",
    STAT_NO_WOUND: "no_wound",
    STAT_DEADLY: "deadly",
    STAT_SNIPER: "sniper",
}
COUNTED: Final = (*KEYWORDS, *MARKS)


def _id(name: str, doc: str) -> Column:
    return Column(name, doc, 0, CARD_IDS - 1, "card")


def _value(name: str, doc: str) -> Column:
    return Column(name, doc, -99, MANY)


ENTITY_COLUMNS: Final[tuple[Column, ...]] = (
    _id("card", "card id of the face that is up; 0 in the null row, 1 if the observer may not see it"),
    code("type", "card type, 1 + its number; 0 in the null row or unknown", 8),
    code("zone", "where it is: " + ", ".join(f"{i} {n}" for i, n in enumerate(ZONE_NAMES)), len(ZONE_NAMES) - 1),
    seat("owner", "whose card it is"),
    seat("controller", "on whose side it is, in whose hand, among whose resources"),
    flag("enemy", "on the side of an enemy of the observer"),
    count("copies", "so many equal cards: of a hand, or face up among resources", 99),
    row("host", "the card it is attached to"),
    flag("front", "in a front row"),
    flag("main", "a main character"),
    flag("own_main", "the main character its player began with"),
    count("level", "level of a main character", 3),
    _value("atk", "ATK now, not below 0"),
    _value("dfn", "DEF now"),
    count("health", "health"),
    count("left", "wounds that it can still take before it is KO'd"),
    count("wounds", "wounds on it"),
    _value("counters", "+1/+1 counters less -1/-1 counters"),
    count("xp", "experience"),
    count("need", "XP for its next level; 0 without one"),
    flag("stunned", "stunned: face down in play"),
    flag("exhausted", "exhausted"),
    flag("ready", "in play, face up and not exhausted"),
    flag("frozen", "it does not ready during its next turn, until that is over"),
    flag("protected", "face up in the back row behind somebody face up"),
    flag("able", "it could be declared as attacker now, or on its own turn as it stands"),
    flag("blank", "it has lost its powers"),
    flag("attacker", "attacks in the current combat, or is being declared"),
    flag("defender", "defends in the current combat, or was chosen to"),
    count("cost", "recruit points for it now"),
    count("used", "its super powers that were used this turn", 9),
    flag("candidate", "an option of the observer's decision refers to it"),
    flag("source", "the card that makes the observer's decision necessary"),
    flag("picked", "picked to pay with"),
    *(
        count(KEYWORD_NAMES[stat].lower().replace(" ", "_"), f"{KEYWORD_NAMES[stat]} now, counted", 99)
        for stat in KEYWORDS
    ),
    *(count(name, f"{name.replace('_', ' ')} now, counted", 99) for name in MARKS.values()),
)

OPTION_COLUMNS: Final[tuple[Column, ...]] = (
    code("verb", "what the option does, 1 + `Verb`; 0 in padding", 48),
    row(
        "card",
        "the card that is played, used, paid with, chosen ...; the attacker for an option that chooses a defender",
    ),
    row("target", "the card that is chosen as target, powered up ..."),
    _id("card_id", "card id of the option's own card, in a row or not"),
    _id("power_id", "card id of the power that is used, or resolves next"),
    code("ability", "1 + the number of the power on its card, lent ones last; 0 none", MOST_ABILITIES),
    code("amount", "a number chosen, the symbol that is paid, or whether a card is placed face up", MOST_AMOUNT),
    seat("player", "player chosen, or whose row is chosen"),
    code("to", "the row a card is put into: 1 front, 2 back", 2),
    code("zone", "zone of the option's card (as in the entities)", len(ZONE_NAMES) - 1),
    count("cost", "recruit points it costs"),
    count("points", "recruit points left after it"),
    _value("force", "what attackers would strike with, those declared before included"),
    _value("resist", "DEF of whom they would strike"),
    _value("back", "what the defender would strike back with; 0 if it cannot"),
    _value("endure", "DEF of the attacker that the option is about, or of the weakest"),
)

DECISION_COLUMNS: Final[tuple[Column, ...]] = (
    code("kind", "kind of decision, 1 + `DecisionKind`; 0 when the observer is not deciding", 48),
    count("options", "number of options", 1024),
    _id("source_id", "card id of the card that makes the decision necessary"),
    row("source", "its row"),
    _id("power_id", "card id of the power that is being paid for or resolved"),
    code(
        "symbol",
        "the power symbol that is to be paid, 1 + `Symbol`; several (see `paying`) 8 + a bit for each; 0 none",
        127,
    ),
    flag("may_stop", "one option is to pass, stop or decline"),
    seat("user", "whose power is being resolved"),
)

_SEAT_COLUMNS: Final[tuple[Column, ...]] = (
    flag("present", "there is such a player"),
    flag("alive", "still in the game"),
    flag("friend", "on the observer's side"),
    count("hand", "cards in hand"),
    count("deck", "cards in the deck"),
    count("ko", "cards in the KO pile"),
    count("resources", "resources"),
    count("locations", "locations face up among the resources"),
    *(count(name.lower(), f"locations face up that give {name}") for name in SYMBOL_NAMES),
    row("main", "the main character they began with"),
    count("left", "wounds that it can still take"),
    flag("stunned", "it is stunned"),
    count("level", "its level", 3),
    count("xp", "its experience"),
    count("need", "XP for its next level; 0 without one"),
    count("front", "face-up characters in the front row"),
    count("back", "face-up characters in the back row"),
    count("down", "stunned characters"),
    count("able", "characters that could be declared as attackers"),
    _value("force", "ATK of those together"),
    _value("strength", "ATK of all characters together"),
    _value("toughness", "DEF of all characters together"),
)
SEAT_NAMES: Final = ("my", "next", "third", "fourth")
SEAT_WIDTH: Final = len(_SEAT_COLUMNS)

GLOBAL_COLUMNS: Final[tuple[Column, ...]] = (
    count("entities", "entity rows, the null row included", MANY),
    count("options", "option rows", 1024),
    count("piles", "pile rows", 4096),
    Column("players", "players who started", 1, MAX_PLAYERS),
    code("mode", "0 everybody alone, 1 in two sides, 2 two-headed", 2),
    count("round", "round", MANY),
    count("turn", "turns begun so far", MANY),
    code("phase", "0 setup, 1 draw, 2 recovery, 3 build, 4 main", 4),
    code("step", "step of the build phase: 0 resource, 1 recruit, 2 formation", 4),
    seat("first_player", "first player"),
    seat("active_player", "whose turn it is"),
    count("points", "recruit points left in this recruit step"),
    count("quiet", "turns in a row, with all decks empty, in which no main character got a wound"),
    code("outcome", "0 running, 1 the observer has won, 2 lost, 3 shares a tie", 3),
    count("attackers", "attackers of the combat, or declared so far", 99),
    row("attacker", "the first of them"),
    row("defender", "the defender"),
    seat("attacking", "whose attack it is"),
    flag("fighting", "a combat is going on: it is no longer being declared"),
    flag("ranged", "a ranged combat"),
    _value("force", "what the attackers would strike with now"),
    _value("resist", "DEF of the defender"),
    _value("back", "what the defender would strike back with; 0 if it cannot"),
    _value("endure", "DEF of the weakest attacker"),
    *(
        Column(f"{who}_{c.name}", f"{who.replace('my', 'own')} seat: {c.doc}", c.low, c.high, c.kind)
        for who in SEAT_NAMES
        for c in _SEAT_COLUMNS
    ),
)

PILE_KINDS: Final = (
    "none",
    "hidden cards of a player: deck, and what of their hand and resources lies hidden from the observer",
    "KO pile of a player",
    "removed from the game",
    "resources face down that the observer knows",
    "known card of a deck",
)

PILE_COLUMNS: Final[tuple[Column, ...]] = (
    _id("card", "card id"),
    code("pile", "which pile: " + "; ".join(f"{i} {n}" for i, n in enumerate(PILE_KINDS)), len(PILE_KINDS) - 1),
    seat("seat", "whose cards"),
    count("count", "how many copies", 999),
    count("position", "of a known card: place from the top, 1 first"),
)
