"""One decision put to a player in words, until it is answered or the tries are used up."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from mc_env.seen.model import Decision
from mc_env.text import board, data, primer
from mc_env.text.answers import read
from mc_env.text.board import Part, part
from mc_env.text.briefing import Briefing
from mc_env.text.style import Style
from mc_env.text.tokens import tokens

TRIES: Final = 3
QUIET: Final = ("pass", "stop", "no", "no_defense", "end_turn")
FALLBACK: Final = (
    "After the last try the first of these that is offered is chosen: Pass or Done, No, Do not defend, End turn; "
    "else option 1. The decision counts as illegal."
)


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of an answer. Without an option the complaint goes back to the player, who has another try."""

    option: int | None
    complaint: str = ""
    legal: bool = True  # False: the tries are used up, and the option is the fallback
    say: str = ""
    note: str = ""


def fallback(decision: Decision) -> int:
    """The option that is taken for a player who does not answer: the one that does least, else the first."""
    for verb in QUIET:
        for option in decision.options:
            if option.verb == verb:
                return option.index
    return 0


class Question:
    """A decision in words: `system` (rules, how to answer, the player's deck), `text` (what there is to know), then answers."""

    def __init__(self, briefing: Briefing, style: Style | None = None, tries: int = TRIES) -> None:
        self.briefing = briefing
        self.style = style or Style()
        self.tries = tries
        self.used = 0
        self.system = system(briefing, self.style)
        self.text = text(briefing, self.style, self.style.limit - tokens(self.system) - 1)

    @property
    def listed(self) -> bool:
        return self.style.options == "listed"

    @property
    def prompt(self) -> str:
        """Everything in one text, for players without a separate place for instructions."""
        return f"{self.system}\n\n{self.text}"

    def answer(self, words: str) -> Reply:
        """Understand an answer."""
        reading = read(self.briefing.decision, words, self.listed)
        say = reading.say if self.style.say else ""
        note = reading.note if self.style.notes else ""
        self.used += 1
        if reading.option is not None:
            return Reply(reading.option, say=say, note=note)
        if self.used >= self.tries:
            return Reply(fallback(self.briefing.decision), reading.complaint, False, say, note)
        return Reply(None, reading.complaint, say=say, note=note)


def system(b: Briefing, style: Style) -> str:
    """What stays the same for a whole game, so that servers can keep it: rules, how to answer, the player's own deck."""
    alone = len(b.table.seats) == 1
    bits = [primer.INTRODUCTION, primer.primer(style.primer)]
    if b.deck:
        bits.append(f"# Your deck\n{', '.join(b.deck)}")
    bits.append(primer.how_to_answer(style.options == "listed", style.say and not alone, style.notes))
    return "\n\n".join(bit for bit in bits if bit)


def text(b: Briefing, style: Style, limit: int) -> str:
    """What there is to know and what is asked, in at most so many tokens.

    Too long, it loses first the oldest sentences of the story, then texts of cards from the last on; what is missing is said. The
    table and the question are never cut.
    """
    story = min(style.story, len(b.before) + len(b.story))
    cards = {"none": 0, "sight": len(b.cards), "all": len(b.cards) + len(b.others)}[style.cards]
    wanted = cards
    while True:
        out = _write(_shortened(b, story, cards), style, _left_out(b, story, wanted - cards))
        over = tokens(out) - limit
        if over <= 0 or not (story or cards):
            return out
        if story:
            story = max(0, story - 1 - over // 12)  # a sentence has some twelve tokens
        else:
            cards = max(0, cards - 1 - over // 50)  # a card has some fifty


def _shortened(b: Briefing, story: int, cards: int) -> Briefing:
    """A briefing with the last so many sentences of the story and the first so many texts of cards."""
    new = min(story, len(b.story))
    old = min(story - new, len(b.before))
    return replace(
        b,
        story=b.story[len(b.story) - new :],
        before=b.before[len(b.before) - old :],
        cards=(*b.cards, *b.others)[:cards],
        others=(),
    )


def _write(b: Briefing, style: Style, left_out: str) -> str:
    listed = style.options == "listed"
    if style.form == "json":
        return data.dumps(b, listed, left_out)
    parts = [*_story(b, left_out), *_table(b), board.question(b, listed)]
    return "\n\n".join([board.head(b), *map(str, parts)])


def _left_out(b: Briefing, story: int, cards: int) -> str:
    """What the player should know to be missing."""
    missing = [f"{len(b.story) - story} earlier sentences of the story"] if story < len(b.story) else []
    missing += [f"the texts of {cards} cards"] if cards else []
    return f"(Left out for length: {' and '.join(missing)}.)" if missing else ""


def _story(b: Briefing, left_out: str) -> list[Part]:
    names = [s.name for s in b.table.seats]
    talk = [f'- {"You" if s.seat == b.decision.seat else names[s.seat]}: "{s.words}"' for s in b.talk]
    return [
        *part("What happened before", [f"- {line}" for line in b.before]),
        *part("What happened since your last decision", [f"- {line}" for line in b.story]),
        *part("Note", [left_out] if left_out else []),
        *part("What was said", talk),
        *part("Your notes", [f"- {note}" for note in b.notes]),
    ]


def _table(b: Briefing) -> list[Part]:
    me = b.decision.seat
    order = [b.table.seats[me], *(s for s in b.table.seats if s.seat != me)]
    return [
        *board.scenario(b),
        *(p for seat in order for p in board.player(b, seat)),
        *part("Elsewhere", board.elsewhere(b)),
        *part("The next villain phase, if nothing changes", board.ahead(b)),
        *part("Texts of cards", board.printed(b)),
        *part("Happening now", board.happening(b)),
    ]
