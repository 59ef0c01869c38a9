"""What page and server say to each other, as typed plain data.

Lobby and replays are asked for by HTTP, a table is played over a WebSocket. Every message is a JSON object with a `kind`. From
these classes come the schema that messages are held against (`schema.py`) and the types of the page (`tools/web_types.py`).
A choice names the `version` of the table it was made for; one that was made for an older table is refused and changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, Literal

from annotated_types import Ge, Le, Len

from mc_env.seen.model import Face, Table

PROTOCOL: Final = 1

Index = Annotated[int, Ge(0), Le(9999)]
Version = Annotated[int, Ge(0), Le(10_000_000)]
Name = Annotated[str, Len(1, 60)]
Word = Annotated[str, Len(0, 200)]
DeckText = Annotated[str, Len(1, 20_000)]
Pace = Literal["pause", "slow", "normal", "fast"]
Passing = Literal["ask", "until_attack", "until_turn"]

# ------------------------------------------------------------------------------------------ what a page may say


class Spoken:
    """What a page says; a message with anything more than its fields is refused."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, object]] = {"extra": "forbid"}


@dataclass(frozen=True, slots=True)
class Choose(Spoken):
    """Choose an option of the current decision."""

    kind: Literal["choose"]
    version: Version
    option: Index


@dataclass(frozen=True, slots=True)
class Pay(Spoken):
    """Choose several options of a payment, discard or mulligan one after another, all of the current decision, then be done."""

    kind: Literal["pay"]
    version: Version
    options: Annotated[tuple[Index, ...], Len(1, 40)]


@dataclass(frozen=True, slots=True)
class Undo(Spoken):
    """Take back this seat's latest choice, and everything that came after it."""

    kind: Literal["undo"]
    version: Version


@dataclass(frozen=True, slots=True)
class AskHint(Spoken):
    """Ask what agents would do."""

    kind: Literal["hint"]
    version: Version
    search: bool  # also by search, which takes longer


@dataclass(frozen=True, slots=True)
class AskWhy(Spoken):
    """Ask why a card is not offered."""

    kind: Literal["why"]
    version: Version
    card: Index  # id


@dataclass(frozen=True, slots=True)
class SetPace(Spoken):
    """How fast agents act."""

    kind: Literal["pace"]
    pace: Pace


@dataclass(frozen=True, slots=True)
class Step(Spoken):
    """One more choice of an agent, while it is paused."""

    kind: Literal["step"]


@dataclass(frozen=True, slots=True)
class SetPassing(Spoken):
    """Pass interrupts and responses without being asked, until an enemy attacks or until this seat's next turn."""

    kind: Literal["passing"]
    passing: Passing


@dataclass(frozen=True, slots=True)
class Save(Spoken):
    """Keep the game under a name."""

    kind: Literal["save"]
    name: Name


@dataclass(frozen=True, slots=True)
class Concede(Spoken):
    """Give up."""

    kind: Literal["concede"]


@dataclass(frozen=True, slots=True)
class AskReview(Spoken):
    """Ask for the review of a finished game."""

    kind: Literal["review"]


@dataclass(frozen=True, slots=True)
class Consent(Spoken):
    """Whether this seat's player agrees that the finished game is kept for research. Kept only if all people agree."""

    kind: Literal["consent"]
    records: bool


ClientMessage = (
    Choose | Pay | Undo | AskHint | AskWhy | SetPace | Step | SetPassing | Save | Concede | AskReview | Consent
)


@dataclass(frozen=True, slots=True)
class SeatChoice(Spoken):
    """Who sits where, and with which deck."""

    hero: Name
    who: Annotated[str, Len(1, 200)]  # "human", or the spec of an agent
    deck: DeckText | None = None  # None: the starter deck; else a deck as text: a file's, or a MarvelCDB export


@dataclass(frozen=True, slots=True)
class NewGame(Spoken):
    """POST /api/games"""

    seats: Annotated[tuple[SeatChoice, ...], Len(1, 4)]
    scenario: Name
    mode: Literal["standard", "expert"] = "standard"
    modular: Annotated[tuple[Name, ...], Len(0, 10)] | None = None  # None: the recommended ones
    heroic: Annotated[int, Ge(0), Le(20)] = 0
    seed: Annotated[int, Ge(0), Le(2**53)] | None = None  # None: a new one
    hands: Literal["open", "private"] = "open"
    guided: bool = False


@dataclass(frozen=True, slots=True)
class Resume(Spoken):
    """POST /api/resume"""

    name: Annotated[str, Len(1, 150)]


@dataclass(frozen=True, slots=True)
class CheckDeck(Spoken):
    """POST /api/deck"""

    hero: Name
    text: DeckText


# ------------------------------------------------------------------------------------------ what a page is told


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who plays a seat."""

    seat: int
    hero: str
    name: str
    who: str  # "human" or the spec of an agent
    you: bool
    connected: bool  # somebody's page is open; always so for agents


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What stays the same over a game."""

    id: str
    scenario: str  # code
    scenario_name: str
    mode: str
    heroic: int
    modular: tuple[str, ...]
    seed: int
    hands: str
    guided: bool


@dataclass(frozen=True, slots=True)
class Welcome:
    """The first message on a socket, and again whenever somebody comes or goes."""

    kind: Literal["welcome"]
    protocol: int
    mc_env: str
    game: GameInfo
    seat: int | None  # None: a spectator
    seats: tuple[SeatInfo, ...]
    consent: bool | None  # whether this seat agreed to records; None: not asked yet
    records: bool  # whether the server keeps records at all
    hints: tuple[str, ...]  # what hints can be made by


@dataclass(frozen=True, slots=True)
class TableMessage:
    """The table as this seat may see it now."""

    kind: Literal["table"]
    version: int
    table: Table
    can_undo: bool
    waiting_for: int | None  # the seat whose turn to decide it openly is; None if that is nobody's business
    pace: Pace
    passing: Passing
    conceded: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the story."""

    event: str
    text: str
    heading: bool


@dataclass(frozen=True, slots=True)
class Story:
    """Sentences of the story from number `start` on; those the page has from there on are void."""

    kind: Literal["story"]
    start: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Considered:
    """An option as an agent rates it."""

    index: int
    label: str
    chance: float | None  # probability with which a network's policy would choose it
    value: float | None  # win rate in search's playouts
    score: str  # the same in words


@dataclass(frozen=True, slots=True)
class Explained:
    """What an agent has chosen and why. Not told where hands are private."""

    kind: Literal["explained"]
    seat: int
    name: str
    decision: str  # kind of the decision
    prompt: str
    chose: str
    considered: tuple[Considered, ...]  # best first
    value: float | None  # of the network's value head: expected return of the seat, not a win probability
    value_name: str  # what the value is, in words


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """What an agent did in its turn, in a line."""

    kind: Literal["turn_summary"]
    seat: int
    name: str
    round: int
    text: str


@dataclass(frozen=True, slots=True)
class Thinking:
    """Somebody is thinking (True) or has finished (False)."""

    kind: Literal["thinking"]
    seat: int | None
    what: str  # "choice", "hint", "review"
    busy: bool


@dataclass(frozen=True, slots=True)
class HintSource:
    """What one adviser would do."""

    by: str
    considered: tuple[Considered, ...]
    value: float | None
    value_name: str


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice for the current decision."""

    kind: Literal["hint"]
    version: int
    sources: tuple[HintSource, ...]


@dataclass(frozen=True, slots=True)
class Why:
    """Why a card is not offered."""

    kind: Literal["why"]
    card: int
    text: str


@dataclass(frozen=True, slots=True)
class Refused:
    """A message changed nothing, and why."""

    kind: Literal["refused"]
    about: str  # kind of the message, "" if it was none
    reason: str


@dataclass(frozen=True, slots=True)
class Saved:
    """The game has been kept."""

    kind: Literal["saved"]
    name: str


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision of the game in review."""

    choice: int  # how many came before
    round: int
    seat: int
    prompt: str
    chose: str
    would: str  # what the agent would have done; "" if the same
    chance: float | None  # probability with which it would have chosen as was chosen
    value: float | None  # before the choice
    turning: bool  # among the largest changes of the value


@dataclass(frozen=True, slots=True)
class Review:
    """After the game: how it went, by the eyes of a network."""

    kind: Literal["review"]
    by: str
    value_name: str
    outcome: str
    rounds: int
    moments: tuple[Moment, ...]


ServerMessage = (
    Welcome | TableMessage | Story | Explained | TurnSummary | Thinking | Hint | Why | Refused | Saved | Review
)

# ------------------------------------------------------------------------------------------ lobby


@dataclass(frozen=True, slots=True)
class Me:
    """GET /api/me: what a token opens."""

    role: Literal["host", "seat", "watch"]
    game: str  # "" for the host


@dataclass(frozen=True, slots=True)
class HeroChoice:
    """GET /api/lobby: a hero to play."""

    code: str
    name: str
    alter_ego: str
    aspect: str  # of the starter deck
    hp: int
    hand_size: int
    faces: tuple[str, ...]  # codes


@dataclass(frozen=True, slots=True)
class ScenarioChoice:
    """A scenario."""

    code: str
    name: str
    villain: str
    stages: tuple[int, ...]
    modular: tuple[str, ...]  # recommended


@dataclass(frozen=True, slots=True)
class ModularChoice:
    """A modular encounter set."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class Strength:
    """How often teams of an agent won at a table, as measured and kept; without a table measured: unknown."""

    heroes: tuple[str, ...]
    scenario: str
    mode: str
    hands: str
    wins: int
    games: int


@dataclass(frozen=True, slots=True)
class AgentChoice:
    """An agent that can take a seat."""

    spec: str
    name: str
    about: str
    available: bool  # False: something it needs is not installed
    strengths: tuple[Strength, ...]


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that can be gone on with or watched."""

    name: str
    title: str
    round: int
    outcome: str | None
    changed: str  # when, ISO 8601 in UTC
    running: bool  # at a table of this server


@dataclass(frozen=True, slots=True)
class Lobby:
    """GET /api/lobby"""

    protocol: int
    mc_env: str
    heroes: tuple[HeroChoice, ...]
    scenarios: tuple[ScenarioChoice, ...]
    modular: tuple[ModularChoice, ...]
    agents: tuple[AgentChoice, ...]
    saved: tuple[SavedGame, ...]
    records: bool
    local: bool  # served to this computer only


@dataclass(frozen=True, slots=True)
class SeatLink:
    """The address of a seat; agents have none."""

    seat: int
    name: str
    who: str
    token: str | None
    address: str | None


@dataclass(frozen=True, slots=True)
class Started:
    """Answer to POST /api/games and /api/resume."""

    game: str
    seats: tuple[SeatLink, ...]
    watch: str | None  # token of a spectator, where no person sits at the table


@dataclass(frozen=True, slots=True)
class DeckChecked:
    """Answer to POST /api/deck."""

    ok: bool
    reason: str
    cards: dict[str, int]  # code: copies
    aspect: str


@dataclass(frozen=True, slots=True)
class Problem:
    """Answer to a request that is refused, with status 400, 403, 404 or 413."""

    reason: str


# ------------------------------------------------------------------------------------------ replays


@dataclass(frozen=True, slots=True)
class Chosen:
    """The choice that led to a frame."""

    seat: int
    decision: str
    prompt: str
    label: str
    of: int  # how many options there were


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a replay: what was chosen, what came of it, and the table then."""

    choice: int
    round: int
    phase: str
    chosen: Chosen | None
    lines: tuple[Line, ...]
    table: Table
    value: float | None


@dataclass(frozen=True, slots=True)
class Replay:
    """GET /api/replays/{name}, and the data inside the page that `replay --html` writes."""

    kind: Literal["replay"]
    protocol: int
    mc_env: str
    game: GameInfo
    seats: tuple[SeatInfo, ...]
    viewer: int | None  # None: everything is open
    outcome: str | None
    value_name: str
    value_by: str
    frames: tuple[Frame, ...]
    faces: dict[str, Face]


Faces = dict[str, Face]  # GET /api/cards
