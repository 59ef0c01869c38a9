"""The story for those who do not want every sentence: a turn of another seat on one line, their draws and payments left out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from mc_env.engine.state.zones import HAND
from mc_env.kernel.state import Note
from mc_env.render.story import Line, Voice, hand_of, sentence, worth_telling

SUMMARY: Final = "summary"  # the event of a line that sums up a turn
_THEIR_OWN: Final = ("draw", "drawn cards", "found cards", "pay", "search")  # nobody's business but the player's
_GOES_WITHOUT_SAYING: Final = ("turn", "ends turn", "discard", "ready", "attack damage")
_OVER: Final = ("turn", "villain phase", "round", "game over")  # a turn is, at the latest


def digest(
    log: Sequence[Note], names: Sequence[str], seat: int | None, start: int, others: Collection[int]
) -> list[Line]:
    """The story of a log from an entry on, with the turns of the `others` summed up."""
    voice = Voice(names, seat)
    turns = _turns(log)
    out: list[Line] = []
    turn: Turn | None = None
    for place, entry in worth_telling(log, voice, start):
        whose = turns[place]
        if turn is not None and turn.player != whose:
            out.append(turn.line())
            turn = None
        if whose in others:
            assert whose is not None
            turn = turn or Turn(whose, voice)
            turn.add(entry)
        elif not _private(entry, others) and entry["event"] != "deal encounter card":  # it is revealed soon
            out.append(Line(str(entry["event"]), sentence(entry, voice)))
    return [*out, turn.line()] if turn is not None else out


def _turns(log: Sequence[Note]) -> list[int | None]:
    """Whose turn it is at each entry."""
    out: list[int | None] = []
    whose: int | None = None
    for entry in log:
        if entry["event"] in _OVER:
            player = entry["player"] if entry["event"] == "turn" else None
            whose = player if isinstance(player, int) else None
        out.append(whose)
        if entry["event"] == "ends turn":
            whose = None
    return out


def _private(entry: Note, others: Collection[int]) -> bool:
    """Whether an entry is about what other seats draw, discard from their hands, or pay with."""
    if hand_of(entry) >= 0:
        return hand_of(entry) - HAND in others
    return entry["event"] in _THEIR_OWN and entry["player"] in others


class Turn:
    """What happens in a turn, phrase by phrase."""

    def __init__(self, player: int, voice: Voice) -> None:
        self.player = player
        self.voice = voice
        self.phrases: list[str] = []
        self.aimed: tuple[str, object] = ("", None)  # an attack or thwart whose amount is still to come, and its target
        self.played: object = None

    def line(self) -> Line:
        what = "; ".join(self.phrases) or "nothing"
        whose = self.voice.whose(self.player)
        return Line(SUMMARY, f"{whose[:1].upper()}{whose[1:]} turn: {what}.")

    def add(self, entry: Note) -> None:
        if _private(entry, (self.player,)) or entry["event"] in _GOES_WITHOUT_SAYING:
            return
        phrase = self._phrase(entry)
        if phrase.startswith(" "):
            self.phrases[-1] += phrase
        elif phrase:
            self.phrases.append(phrase)

    def _phrase(self, e: Note) -> str:
        """An entry in a few words; those that begin with a space belong to the phrase before, "" says nothing."""
        event, aimed = e["event"], self.aimed
        self.aimed = ("", None)
        if event == "play":
            self.played = e["card"]
            return f"plays {e['card']}"
        if event == "enters play":  # not played from hand
            return f"{e['card']} enters play"
        if event == "change form":
            return f"changes to {e['card']}"
        if event == "recover":
            return f"recovers {e['amount']}"
        if event == "ability" and e["player"] == self.player:
            told = e["card"] == self.played or e["kind"] == "RESOURCE"
            name = f" ({e['name']})" if e.get("name") else ""
            return "" if told else f"uses {e['card']}{name}"
        if event in ("attack", "thwart"):
            self.aimed = (str(event), e["target"])
            actor = "" if e["actor"] == self.voice.name(self.player) else f"{e['actor']} "
            return f"{actor}{event}s {e['target']}"
        if event == "damage" and e["consequential"]:
            return ""
        if event == "damage" and aimed == ("attack", e["target"]):
            return f" for {e['taken']}"
        if event == "remove threat":
            return (
                f" for {e['amount']}" if aimed == ("thwart", e["target"]) else f"{e['amount']} threat off {e['target']}"
            )
        words = sentence(e, self.voice).removesuffix(".").removeprefix(f"{self.voice.name(self.player)} ")
        return f"y{words[1:]}" if words.startswith("You ") else words
