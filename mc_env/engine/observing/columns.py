"""What the numbers of an observation mean: the columns of its tables, in order, each with its meaning and range.

`view.look` writes rows in exactly this order; docs/OBSERVATION.md is generated from here.
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.ledger import FACE_NUMBERS
from mc_env.cards.terms import Stat
from mc_env.engine.state.options import Signal
from mc_env.engine.state.zones import ZONES
from mc_env.kernel.rows import MANY, MAX_ROWS, Column
from mc_env.kernel.rows import code as _code
from mc_env.kernel.rows import count as _count
from mc_env.kernel.rows import flag as _flag
from mc_env.kernel.rows import row as _row
from mc_env.kernel.rows import seat as _seat
from mc_env.kernel.zones import MAX_PLAYERS

CARD_IDS: Final = FACE_NUMBERS  # room for card ids; what does not fit raises
NO_LIMIT: Final = 9999  # remaining hit points of a character that cannot run out of them


def _id(name: str, doc: str) -> Column:
    return Column(name, doc, 0, CARD_IDS - 1, "card")


ZONE_NAMES: Final = ("none", *(zone.observed or zone.name for zone in ZONES))

# live keywords, icons and prohibitions: every one is a column of its own, read through modifiers
ICON_STATS: Final = (Stat.ACCELERATION, Stat.CRISIS, Stat.HAZARD, Stat.AMPLIFY)
KEYWORD_STATS: Final = (
    Stat.GUARD,
    Stat.PATROL,
    Stat.RETALIATE,
    Stat.OVERKILL,
    Stat.PIERCING,
    Stat.RANGED,
    Stat.STALWART,
    Stat.STEADY,
    Stat.VILLAINOUS,
    Stat.PERMANENT,
)
CANNOT_STATS: Final = (
    Stat.CANNOT_TAKE_DAMAGE,
    Stat.CANNOT_ATTACK,
    Stat.CANNOT_BE_ATTACKED,
    Stat.CANNOT_THWART,
    Stat.CANNOT_BE_THWARTED,
    Stat.CANNOT_DEFEND,
    Stat.CANNOT_READY,
    Stat.CANNOT_BE_STUNNED,
    Stat.CANNOT_BE_CONFUSED,
    Stat.CANNOT_BE_HEALED,
    Stat.CANNOT_LOSE_THREAT,
    Stat.CANNOT_CHANGE_FORM,
    Stat.CANNOT_SCHEME,
    Stat.CANNOT_LEAVE_PLAY,
    Stat.CANNOT_RECOVER,
    Stat.MUST_DEFEND_WITH_ALLY,
)
POWER_STATS: Final = (Stat.THW, Stat.ATK, Stat.DEF, Stat.REC, Stat.SCH)


def _power(stat: Stat) -> Column:
    return Column(stat.name.lower(), f"{stat.name} now; -1 for a dash, which cannot be used; 0 if it has none", -1, 255)


ENTITY_COLUMNS: Final[tuple[Column, ...]] = (
    _id("card", "card id of the face that is up; 0 in the null row, 1 if the observer may not see it"),
    _code("type", "card type as it counts now, 1 + `CardType`; 0 in the null row or unknown", 16),
    _code("zone", "where it is: " + ", ".join(f"{i} {n}" for i, n in enumerate(ZONE_NAMES)), len(ZONE_NAMES) - 1),
    _seat("owner", "whose deck it comes from; 0 for encounter cards"),
    _seat("controller", "who controls it"),
    _seat("engaged", "the player a minion is engaged with"),
    _seat("seat", 'whom it means by "you": controller, engaged player, or that of its host; who plays or resolves it'),
    _seat("area", "whose area it is in where players have areas of their own"),
    _row("host", "the card it is attached to or lies beneath"),
    _flag("facedown", "lies facedown in play"),
    _id("beneath", "card id of a facedown card in play, if the observer knows it"),
    _flag("exhausted", "exhausted"),
    _flag("ready", "in play and not exhausted"),
    _count("damage", "damage on it", MANY),
    _count("hp", "maximum hit points now", MANY),
    _count("remaining", f"remaining hit points; {NO_LIMIT} without limit", MANY),
    _count("threat", "threat on it", MANY),
    _count("target", "target threat now", MANY),
    _count("escalation", "threat placed on it in step one of the villain phase, without acceleration", MANY),
    _count("tokens", "acceleration tokens on it"),
    _count("uses", "counters of the uses keyword left"),
    _count("counters", "other counters on it"),
    _flag("active", "bears the active mark (only where there are several villains or main schemes)"),
    _count("stunned", "stunned status cards", 4),
    _count("confused", "confused status cards", 4),
    _count("tough", "tough status cards", 4),
    *(_power(s) for s in POWER_STATS),
    *(_count(s.name.lower(), f"{s.name.lower()} icons now") for s in ICON_STATS),
    *(_count(s.name.lower(), f"keyword {s.name.lower()} now (its number, or 1)") for s in KEYWORD_STATS),
    *(_flag(s.name.lower(), s.name.lower().replace("_", " ") + " now") for s in CANNOT_STATS),
    _code("form", "of an identity: 1 hero, 2 alter-ego", 2),
    _count(
        "limits_used", "uses counted against limits of its abilities (once per round, ...), both forms of an identity"
    ),
    _flag("limit_reached", "an ability of the face that is up cannot be used again because of its limit"),
    _flag("blank", "its text box is blank"),
    _flag("leaving", "is being defeated right now"),
    Column("cost", "resource cost to play it now; -1 if it cannot be played for a cost", -1, 255),
    _count("energy", "printed energy icons", 9),
    _count("mental", "printed mental icons", 9),
    _count("physical", "printed physical icons", 9),
    _count("wild", "printed wild icons", 9),
    _count("boost_cards", "facedown boost cards on it"),
    _count("cards_beneath", "cards beneath it"),
    _flag("attacker", "acts in the current attack, scheme or thwart"),
    _flag("attacked", "is the target of the current attack or thwart"),
    _flag("defender", "defends against the current attack"),
    _flag("candidate", "an option of the observer's decision refers to it"),
    _flag("source", "the card that makes the observer's decision necessary"),
    _count(
        "picked",
        "how often the observer has picked it so far in a choice of several steps: to pay with, to discard, "
        "as a target; or damage assigned to it so far",
    ),
    _flag(
        "to_activate", "an enemy that is still to activate in step two of this villain phase, or whose activation waits"
    ),
)

OPTION_COLUMNS: Final[tuple[Column, ...]] = (
    _code("verb", "what the option does, 1 + `Verb`; 0 in padding", 32),
    _row(
        "card", "the card that is played, used, paid with, chosen ...; the source for an option that chooses a target"
    ),
    _row("target", "the card that is chosen as target, or that the event an ability answers happens to"),
    _id("card_id", "card id of the option's own card, in a row or not; of the face turned to for a change of form"),
    _code("ability", "1 + the number of the ability, alternative or `Signal`; 0 none", 64),
    _count("amount", "number chosen, damage left to assign, or place in a queue", MANY),
    _seat("player", "player chosen, asked or attacked"),
    _count("energy", "energy resources offered to a payment", 99),
    _count("mental", "mental resources offered", 99),
    _count("physical", "physical resources offered", 99),
    _count("wild", "wild resources offered", 99),
    _code("zone", "zone of the option's card (as in the entities)", len(ZONE_NAMES) - 1),
    _code("event", "event that an ability answers, 1 + `Event`; 0 none", 64),
    _count("event_amount", "amount of that event: damage, threat ...", MANY),
    _id("target_id", "card id of what that event happens to, or of the chosen target"),
)

DECISION_COLUMNS: Final[tuple[Column, ...]] = (
    _code("kind", "kind of decision, 1 + `DecisionKind`; 0 when the observer is not deciding", 32),
    _count("options", "number of options", 1024),
    _id("source_id", "card id of the card that makes the decision necessary"),
    _row("source", "its row"),
    _code("event", "event that the first offered ability, or the one being resolved, answers, 1 + `Event`; 0 none", 64),
    _count("event_amount", "amount of that event", MANY),
    _row("event_actor", "the character that acts in that event"),
    _row("event_target", "the card it happens to"),
    _count("amount", "damage still to be assigned", MANY),
    _flag("paying", "a payment is in progress"),
    _count("due_energy", "energy still to be paid", 99),
    _count("due_mental", "mental still to be paid", 99),
    _count("due_physical", "physical still to be paid", 99),
    _count("due_wild", "wild still to be paid", 99),
    _count("due_any", "resources of any type still to be paid", MANY),
    _count("paid_energy", "energy picked so far", 99),
    _count("paid_mental", "mental picked so far", 99),
    _count("paid_physical", "physical picked so far", 99),
    _count("paid_wild", "wild picked so far", 99),
    _flag("may_stop", "one option is to pass, stop, decline or not to defend"),
    _seat("event_player", "the player the event happens to, or who resolves it"),
    _code(
        "ability",
        "1 + the number of the ability of the source that is being resolved; 0 a basic power or the rules",
        64,
    ),
)

_SEAT_COLUMNS: Final[tuple[Column, ...]] = (
    _flag("present", "there is such a player"),
    _flag("alive", "still in the game"),
    _code("form", "1 hero, 2 alter-ego", 2),
    _count("hand", "cards in hand"),
    Column("hand_size", "hand size now", 0, 99),
    _count("deck", "cards in the deck"),
    _count("discard", "cards in the discard pile"),
    _count("dealt", "facedown encounter cards in front of them"),
    _flag("changed_form", "has changed form this turn"),
    _flag("declined", "was openly asked to act, or to help pay, and declined, and nothing has changed since"),
    _count("remaining", "remaining hit points", MANY),
    _count("nemesis", "cards of the nemesis set still set aside"),
    _count(
        "coming_threat",
        "threat that villain and engaged minions place if each schemes against them once, unboosted; none of the confused",
        MANY,
    ),
    _count(
        "coming_damage",
        "damage of villain and engaged minions if each attacks them once, unboosted and undefended; none of the stunned",
        MANY,
    ),
    _count("ready_thw", "THW of their ready characters together", MANY),
    _count("ready_atk", "ATK of their ready characters together", MANY),
)
SEAT_NAMES: Final = ("my", "next", "third", "fourth")
_WORDS: Final = ", ".join(f"{int(word)} {word.name.lower()}" for word in Signal)

GLOBAL_COLUMNS: Final[tuple[Column, ...]] = (
    _count("entities", "entity rows, the null row included", MAX_ROWS),
    _count("options", "option rows", 1024),
    _count("piles", "pile rows", 4096),
    Column("players", "players who started", 1, MAX_PLAYERS),
    _count("round", "round", MANY),
    _code("phase", "0 setup, 1 player phase, 2 villain phase", 2),
    _count("step", "step of the villain phase", 15),
    _seat("first_player", "first player"),
    _seat("active_player", "whose turn it is"),
    _seat("peril", "the player resolving a card with peril, whom others may not help"),
    _code("outcome", "0 running, 1 win, 2 loss", 2),
    _flag("open_hands", "hands are open"),
    _flag("overpay", "paying more than needed is offered whether or not it can matter"),
    _flag("expert", "expert mode"),
    _count("heroic", "heroic level", 9),
    _flag("own_areas", "every player has an area of their own"),
    _count("encounter_deck", "cards in the encounter deck"),
    _count("encounter_discard", "cards in the encounter discard pile"),
    _row("villain", "the villain"),
    _count("villain_stage", "its stage", 9),
    _count("villain_stages_left", "stages still in the villain deck", 9),
    _count("villain_remaining", "its remaining hit points", MANY),
    _count("villain_hp", "its maximum hit points", MANY),
    _row("main_scheme", "the main scheme"),
    _count("main_stages_left", "main schemes still in the deck", 9),
    _count("main_threat", "threat on it", MANY),
    _count("main_target", "its target threat", MANY),
    _count("main_tokens", "acceleration tokens on it"),
    _count("main_step_one", "threat that step one of the villain phase places on it, acceleration included", MANY),
    *(_count(s.name.lower(), f"{s.name.lower()} icons in play") for s in ICON_STATS),
    _code("act", "what is going on: 1 enemy attack, 2 scheme, 3 attack of a player, 4 thwart; 0 nothing", 4),
    _row("act_actor", "who attacks, schemes or thwarts"),
    _row("act_target", "what is attacked or thwarted; none for a scheme"),
    _row("act_defender", "who defends"),
    _seat("act_player", "player whom the enemy attacks or schemes against"),
    _count("act_boost", "boost icons so far"),
    _count("act_boost_cards", "boost cards not yet turned faceup"),
    _flag("act_defended", "somebody defended"),
    _flag("act_overkill", "the attack has overkill"),
    _flag("act_piercing", "the attack is piercing"),
    _flag("act_ranged", "the attack is ranged"),
    _count("acts", "attacks, schemes and thwarts in progress, one inside another"),
    _count("waiting", "activations that wait for the current one"),
    _count("boost_on_table", "facedown boost cards in play"),
    _count("others_threat", "coming threat of the other players who are in alter-ego form", MANY),
    *(
        Column(f"{who}_{c.name}", f"{who.replace('my', 'own')} seat: {c.doc}", c.low, c.high, c.kind)
        for who in SEAT_NAMES
        for c in _SEAT_COLUMNS
    ),
    *(
        _code(
            f"{who}_said", f"{who.replace('my', 'own')} seat: the word said at the beginning of the turn: {_WORDS}", 7
        )
        for who in SEAT_NAMES
    ),
)
SEAT_WIDTH: Final = len(_SEAT_COLUMNS)

PILE_KINDS: Final = (
    "none",
    "hidden cards of a player: deck, and whatever else of theirs lies hidden from the observer",
    "hidden encounter cards: encounter deck, dealt cards, boost cards, facedown in play",
    "discard pile of a player",
    "encounter discard pile",
    "nemesis set of a player, set aside",
    "set aside",
    "victory display",
    "removed from the game",
    "later stages of the villain",
    "later stages of the main scheme",
    "known card of a player's deck",
    "known card of the encounter deck",
    "known dealt encounter card",
    "known boost card",
    "extra discard pile",
    "known card of an extra deck",
    "lasting effect",
    "size of an extra deck: `count` cards, `position` says which deck",
)

PILE_COLUMNS: Final[tuple[Column, ...]] = (
    _id("card", "card id"),
    _code("pile", "which pile: " + "; ".join(f"{i} {n}" for i, n in enumerate(PILE_KINDS)), len(PILE_KINDS) - 1),
    _seat("seat", "whose pile; of a lasting effect: whose cards it is about, or who made it"),
    _count("count", "how many copies", 999),
    _count(
        "position",
        "of a known card: place from the top, 1 first; in a discard pile: place of the topmost copy; "
        "of a lasting effect: 1 + `Until`",
        255,
    ),
)

# Events of the log that a history shows. Left out are questions and answers (asks, declines), so that nobody learns from a
# history that something was offered and declined; and what only repeats another entry.
HISTORY_EVENTS: Final = (
    "none",
    "ability",
    "active",
    "attach",
    "attack",
    "attack damage",
    "boost",
    "boost card",
    "boost card dealt",
    "cannot attach",
    "card canceled",
    "change form",
    "changes type",
    "damage",
    "damage placed",
    "deal encounter card",
    "defeat",
    "defend",
    "discard",
    "draw",
    "drawn cards",
    "effects canceled",
    "encounter deck refilled",
    "ends turn",
    "enemy attacks",
    "enemy schemes",
    "engages",
    "enters play",
    "enters the game",
    "exhaust",
    "extra deck refilled",
    "first player",
    "flip",
    "found cards",
    "heal",
    "looks at",
    "moves",
    "mulligan",
    "obligation",
    "over the limit",
    "pay",
    "place threat",
    "play",
    "player deck refilled",
    "player eliminated",
    "prevent",
    "ready",
    "recover",
    "remove threat",
    "replaced",
    "retaliate",
    "reveal",
    "round",
    "scheme advances",
    "scheme completed",
    "search",
    "special",
    "status",
    "status used",
    "surge",
    "thwart",
    "tough",
    "turn",
    "unique already in play",
    "villain phase",
    "villain stage",
    "when completed",
    "when defeated",
    "when revealed",
    "status discarded",  # after those of the core set: their numbers last
    "counters placed",
    "counters removed",
    "boost icons",
    "says",
)

HISTORY_COLUMNS: Final[tuple[Column, ...]] = (
    _code("event", "what happened: " + ", ".join(f"{i} {n}" for i, n in enumerate(HISTORY_EVENTS)), 127),
    _id("card", "card id of the card it is about, or of the one that acts or causes it"),
    _id("target", "card id of what it happens to"),
    _count("amount", "damage, threat, cards, cost ...", MANY),
    _seat("player", "the player concerned"),
    _count("rounds_ago", "how many rounds ago"),
)
