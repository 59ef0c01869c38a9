"""Build any position of Vs. System by name and play it by label: for tests, and for people who start from a chosen state.

t = Table()
t.side(main="Captain America", front=["Thor"], resources=["Laboratory"])
t.side(main="Magneto", back=["Loki"])
t.choose("Use Lightning Strike", "Loki").expect(stunned=[])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from mc_env.errors import ConfigError, unknown
from mc_env.kernel.columns import replaced
from mc_env.versus.cards import registry
from mc_env.versus.engine import equipping, lending, levels, moves, values
from mc_env.versus.engine.course import run
from mc_env.versus.engine.frames import PhaseFrame
from mc_env.versus.engine.game import Game, load_game
from mc_env.versus.engine.new_game import MODES, add, empty, facehugger_pile, sides
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, OP_BUILD, OP_MAIN, OP_TURN, OPS
from mc_env.versus.engine.zones import (
    ATTACHED,
    BACK,
    DECK,
    EGGS,
    FRONT,
    HAND,
    KO_PILE,
    RESOURCES,
    SIDE,
    TABLE,
    zone_name,
)
from mc_env.versus.terms import PHASE_BUILD, PHASE_MAIN

FILLER: Final = "Best Offense Is A Good Defense"
PHASES: Final = ("turn", "build", "main")


class Table:
    """A position being built, then played. Every choice is also made in a clone and in a saved and loaded copy."""

    def __init__(self, mode: str = "duel", seed: int = 1, auto: bool = False) -> None:
        if mode not in MODES:
            raise ConfigError(f"mode {mode!r}: one of {', '.join(MODES)}")
        self._mode, self._seed, self._auto = mode, seed, auto
        self._state: State = empty(1, mode, seed, auto)
        self._game: Game | None = None

    # ------------------------------------------------------------------ building

    def side(
        self,
        main: str = "Hulk",
        *,
        level: int = 1,
        row: str = "front",
        front: Sequence[str] = (),
        back: Sequence[str] = (),
        hand: Sequence[str] = (),
        resources: Sequence[str] = (),
        facedown: int = 0,
        ko: Sequence[str] = (),
        deck: Sequence[str] | None = None,
        side_deck: Sequence[str] = (),
        eggs: bool = False,
        equipment: Mapping[str, str] | None = None,
    ) -> Self:
        """The next player: main character, rows, hand, locations face up, further resources face down, deck (top first).

        A main character may be the code of the version that is meant, if its level has several; `eggs` brings a Facehugger pile,
        `equipment` what characters bear."""
        if row not in ("front", "back"):
            raise ConfigError(f"row {row!r}: front or back")
        g = self._state
        p = len(g.mains)
        g.n, g.alive = p + 1, (True,) * (p + 1)
        codes = registry.levels(registry.named(main, "main"))
        main_card = add(g, codes[0], 1, p, TABLE)[0]
        g.mains += (main_card,)
        g.sides = sides(self._mode, p + 1)
        moves.enter(g, main_card, p, (FRONT if row == "front" else BACK) + p)
        if level > 1:
            versions = levels.faces_of(g, main_card, level)
            levels.become(g, main_card, next((f for f in versions if FACES[f].code == main), versions[0]))
        for names, zone in ((front, FRONT), (back, BACK)):
            for name in names:
                moves.enter(g, self._add(name, p), p, zone + p)
        for name in hand:
            moves.move(g, self._add(name, p), HAND + p)
        for name in resources:
            moves.gain_resource(g, p, self._add(name, p), up=True)
        for _ in range(facedown):
            moves.gain_resource(g, p, self._add(FILLER, p), up=False)
        for name in ko:
            moves.move(g, self._add(name, p), KO_PILE + p)
        for name in reversed([FILLER] * 10 if deck is None else list(deck)):
            moves.move(g, self._add(name, p), DECK + p)
        for name in side_deck:
            add(g, registry.named(name, "main"), 1, p, SIDE + p)
        for code in facehugger_pile() if eggs else []:
            add(g, code, registry.facts(code).limit, p, EGGS + p)
        for bearer, name in (equipment or {}).items():
            equipping.equip(g, self._add(name, p), self.find(bearer, p))
            lending.refresh(g)
        g.due = ()
        g.recs.clear()
        return self

    def _add(self, name: str, p: int) -> int:
        return add(self._state, registry.first_by_name(name), 1, p, TABLE)[0]

    def card(
        self,
        name: str,
        player: int | None = None,
        *,
        wounds: int | None = None,
        plus: int | None = None,
        minus: int | None = None,
        exhausted: bool | None = None,
        stunned: bool | None = None,
        xp: int | None = None,
    ) -> Self:
        """Adjust a character in play."""
        g = self._state
        c = self.find(name, player)
        if wounds is not None:
            g.wounds[c] = wounds
        if plus is not None:
            g.plus[c] = plus
        if minus is not None:
            g.minus[c] = minus
        if exhausted is not None:
            g.exhausted[c] = int(exhausted)
        if stunned is not None:
            g.facedown[c] = int(stunned)
            g.exhausted[c] = int(stunned)
            g.blank = replaced(g.blank, c, 0)
        if xp is not None:
            g.xp[c] = xp
        g.dirty = True
        return self

    def start(self, phase: str = "main", player: int = 0, turn: int = 5) -> Self:
        """Begin at a player's turn, build phase or main phase; the first question does it at player 0's main phase."""
        if phase not in PHASES:
            raise ConfigError(f"phase {phase!r}: one of {', '.join(PHASES)}")
        g = self._state
        if len(g.mains) < MODES[self._mode][0]:
            raise ConfigError(f"{len(g.mains)} sides: mode {self._mode} has at least {MODES[self._mode][0]}")
        frame = PhaseFrame(OP_TURN, -1, player)
        g.stack = [frame]
        g.first = 0
        if phase == "turn":
            g.turns = turn - 1
        else:
            g.turns, g.active = turn, player
            g.round = (turn + g.n - 1) // g.n
            op, phase_number = (OP_BUILD, PHASE_BUILD) if phase == "build" else (OP_MAIN, PHASE_MAIN)
            g.phase = phase_number
            frame.at = [step.__name__ for step in OPS[OP_TURN].steps].index(phase) + 1
            g.stack.append(PhaseFrame(op, -1, player))
        g.dirty = True
        run(g)
        self._game = Game(g, None)
        return self

    # ------------------------------------------------------------------ playing

    @property
    def game(self) -> Game:
        if self._game is None:
            self.start()
        assert self._game is not None
        return self._game

    def options(self) -> list[str]:
        """Labels of the current decision."""
        decision = self.game.decision
        return [o.label for o in decision.options] if decision is not None else []

    def choose(self, *labels: str) -> Self:
        """Choose one label after another; a unique part of a label is enough."""
        for text in labels:
            options = self.options()
            found = [i for i, label in enumerate(options) if label == text]
            found = found or [i for i, label in enumerate(options) if text in label]
            if len(found) != 1:
                raise AssertionError(f"{text!r} is {len(found)} of the options: {options}")
            self._choose(found[0])
        return self

    def _choose(self, i: int) -> None:
        game = self.game
        twin, kept = game.clone(), load_game(game.save())
        for one in (game, twin, kept):
            one.choose(i)
        assert twin == game, "a clone went another way"
        assert kept == game, "a saved game went another way"

    def attack(self, attacker: str, defender: str, *team: str) -> Self:
        """Declare an attack: who, against whom, and who joins."""
        self.choose(f"Attack with {attacker}", defender)
        for name in team:
            self.choose(f"{name} joins")
        return self.choose("Done")

    def passes(self) -> Self:
        """Everybody passes until the combat is over."""
        while self.game.decision is not None and self.game.decision.kind == "combat":
            self.choose("Pass")
        return self

    def decline(self, *kinds: str) -> Self:
        """Say "Done" or "No" to decisions of these kinds, one after another."""
        while self.game.decision is not None and self.game.decision.kind in kinds:
            self.choose(next(x for x in ("Done", "No", "Pass", "Keep this hand") if x in self.options()))
        return self

    # ------------------------------------------------------------------ looking

    def find(self, name: str, player: int | None = None) -> int:
        """A character in play by name, if several have it of one player; else any card, by name."""
        g = self._state
        there = [c for c in values.characters(g) if g.title(c) == name]
        if player is not None:
            there = [c for c in there if g.controller[c] == player]
        if not there:
            there = [c for c in range(len(g.card)) if g.title(c) == name and player in (None, g.owner[c])]
        if not there:
            raise unknown("card", name, sorted({g.title(c) for c in range(len(g.card))}))
        if len(there) > 1:
            raise ConfigError(f"{name!r} is {len(there)} cards: say player=")
        return there[0]

    def atk(self, name: str, player: int | None = None) -> int:
        return values.atk(self._state, self.find(name, player))

    def dfn(self, name: str, player: int | None = None) -> int:
        return values.dfn(self._state, self.find(name, player))

    def wounds(self, name: str, player: int | None = None) -> int:
        return self._state.wounds[self.find(name, player)]

    def where(self, name: str, player: int | None = None) -> str:
        return zone_name(self._state.zone[self.find(name, player)])

    def level(self, player: int) -> int:
        g = self._state
        return FACES[g.face[g.mains[player]]].level

    def xp(self, player: int) -> int:
        return self._state.xp[self._state.mains[player]]

    def hand(self, player: int) -> list[str]:
        return [self._state.title(c) for c in self._state.zones[HAND + player]]

    def pile(self, player: int) -> list[str]:
        """The KO pile of a player."""
        return [self._state.title(c) for c in self._state.zones[KO_PILE + player]]

    def resources(self, player: int) -> list[str]:
        """The resources of a player, those face down in brackets."""
        g = self._state
        return [f"({g.title(c)})" if g.facedown[c] else g.title(c) for c in g.zones[RESOURCES + player]]

    def equipment(self, name: str, player: int | None = None) -> list[str]:
        """What a character bears."""
        g, c = self._state, self.find(name, player)
        return [g.title(x) for x in g.zones[ATTACHED] if g.host[x] == c]

    def stunned(self) -> list[str]:
        g = self._state
        return sorted([g.title(c) for c in values.characters(g) if g.facedown[c]])

    def exhausted(self) -> list[str]:
        g = self._state
        return sorted([g.title(c) for c in values.characters(g) if g.exhausted[c] and not g.facedown[c]])

    def expect(
        self,
        *,
        stunned: Sequence[str] | None = None,
        exhausted: Sequence[str] | None = None,
        values: Mapping[str, str] | None = None,
        wounds: Mapping[str, int] | None = None,
        ko: Mapping[int, Sequence[str]] | None = None,
        winners: tuple[int, ...] | None = None,
    ) -> Self:
        """Compare: who is stunned, who is exhausted, "ATK/DEF" by name, wounds by name, KO piles by player, winners."""
        if stunned is not None:
            assert self.stunned() == sorted(stunned), f"stunned: {self.stunned()}"
        if exhausted is not None:
            assert self.exhausted() == sorted(exhausted), f"exhausted: {self.exhausted()}"
        for name, told in (values or {}).items():
            now = f"{self.atk(name)}/{self.dfn(name)}"
            assert now == told, f"{name} is {now}, not {told}"
        for name, n in (wounds or {}).items():
            assert self.wounds(name) == n, f"{name} has {self.wounds(name)} wounds, not {n}"
        for player, names in (ko or {}).items():
            assert self.pile(player) == list(names), f"KO pile of player {player}: {self.pile(player)}"
        if winners is not None:
            assert self.game.winners == winners, f"winners: {self.game.winners}"
        return self
