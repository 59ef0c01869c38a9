"""From a game to what a seat is told of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from mc_env.cards.terms import PLAYER_TYPES, TYPE_ALTER_EGO, TYPE_HERO
from mc_env.engine.game import Game
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.render.story import tell
from mc_env.seen.handles import Handles
from mc_env.seen.looking import heroes_of, look
from mc_env.text.briefing import Briefing, Said, brief

REMINDER: Final = 8  # sentences told before that are told again
_LATELY: Final = 60  # entries of the log in which they are looked for


def briefing_of(
    game: Game,
    seat: int,
    since: int = 0,
    *,
    course: Game | None = None,
    handles: Handles | None = None,
    talk: Sequence[Said] = (),
    notes: Sequence[str] = (),
) -> Briefing:
    """What a seat is told at its decision. The story begins at entry `since` of the log; without a log it is empty.

    `course` is the game that has the log, where `game` is a copy that shows only some of its options.
    """
    whole = course or game
    return brief(
        look(game, seat, handles),
        deck_list(game, seat),
        story(whole, seat, since),
        story(whole, seat, max(0, since - _LATELY), since)[-REMINDER:],
        talk,
        notes,
    )


def story(game: Game, seat: int, since: int = 0, until: int | None = None) -> list[str]:
    """What has happened, as told to a seat, from an entry of the log on (and before another)."""
    names = [name for _, name in heroes_of(game)]
    return [line.text for line in tell((game.state.log or [])[:until], names, seat, since)]


def deck_list(game: Game, seat: int) -> list[str]:
    """The cards a player brought, wherever they are now: "2x Backflip". Everybody knows their own deck, but not its order."""
    g = game.state
    faces = [FACES[CARDS[g.card[c]].faces[0]] for c, owner in enumerate(g.owner) if owner == seat]
    own = [f.name for f in faces if f.type in PLAYER_TYPES and f.type not in (TYPE_HERO, TYPE_ALTER_EGO)]
    return [f"{n}x {name}" for name, n in sorted(Counter(own).items())]
