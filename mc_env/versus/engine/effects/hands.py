"""Effects on hands that others may not see, on names, and on each enemy player (rulebook, "Discard", "That Player")."""

from __future__ import annotations

from mc_env.kernel.frames import Frame
from mc_env.kernel.log import note
from mc_env.kernel.records import DONE, FULLY, Scope, set_slot
from mc_env.kernel.state import Opt
from mc_env.versus.cards import kit
from mc_env.versus.engine import moves, powers, query, stunning, values
from mc_env.versus.engine.effects.base import CHOSEN_SLOT, AtOnce, Question, different
from mc_env.versus.engine.frames import ListFrame
from mc_env.versus.engine.options import (
    ASK_DISCARD,
    ASK_NAME,
    ASK_OPTION,
    ASK_PICK,
    ASK_TARGET,
    V_NAME,
    V_PICK,
    V_PLAYER,
    V_TARGET,
    V_TEAM,
)
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, Op
from mc_env.versus.engine.zones import DECK, HAND, KO_PILE, RESOURCES
from mc_env.versus.terms import MOMENT_COMBAT, TYPE_MAIN, TYPE_PLOT_TWIST, TYPE_SUPPORTING, Team

NUMBER_SLOT = 2  # where an effect keeps a number: the enemy player it is done for, the face that was named


class LookAtHand(Question):
    """The hand of an enemy player is seen by one player or by all; cards of it may be discarded."""

    __slots__ = ("each", "one", "reveal")

    def __init__(self, node: kit.LookAtHand) -> None:
        super().__init__(ASK_OPTION)
        self.reveal = node.reveal
        self.each = query.fits(node.each) if node.each is not None else None
        self.one = query.fits(node.one) if node.one is not None else None
        self.steps = (self.look, self.discard)

    def options(self, g: State, s: Scope) -> list[Opt]:
        return [(V_PLAYER, -1, q, 0) for q in g.enemies(s.player) if g.zones[HAND + q]]

    def look(self, g: State, f: Frame) -> bool:
        s, q = g.scopes[f.sc], g.answer[2]
        for c in g.zones[HAND + q]:
            g.known[c] |= moves.ALL_KNOW if self.reveal else 1 << s.player
        note(g, "hand seen", player=q, by=s.player, all=self.reveal)
        s.last = DONE
        if self.one is not None:
            test = self.one
            opts = different(g, tuple([c for c in g.zones[HAND + q] if test(g, s, c)]))
            if opts:
                g.ask(s.player, ASK_PICK, opts, s.src)
                return True
        g.stack.pop()
        if self.each is not None:
            test = self.each
            cards = tuple([c for c in g.zones[HAND + q] if test(g, s, c)])
            moves.discard_from_hand(g, q, cards)
            s.last = (FULLY, len(cards), ())
        return True

    def discard(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        c = g.answer[1]
        moves.discard_from_hand(g, g.owner[c], (c,))
        return True


class NameCard(Op):
    """A card is named: first a team, then one of its cards, so that every card that a deck may hold can be named."""

    __slots__ = ("characters", "found")

    def __init__(self, node: kit.NameCard) -> None:
        super().__init__()
        self.characters = node.characters
        self.found: dict[int, tuple[Opt, ...]] = {}  # by team
        self.steps = (self.team, self.name)

    def faces(self, team: int) -> tuple[Opt, ...]:
        """A face for each name of a team's cards; found once, for cards are compiled all together."""
        if team not in self.found:
            seen: list[str] = []
            out: list[Opt] = []
            for info in FACES:
                fits = info.type == TYPE_SUPPORTING if self.characters else info.type != TYPE_MAIN
                if fits and info.team == team and not info.token and info.name not in seen:
                    seen.append(info.name)
                    out.append((V_NAME, -1, info.id, 0))
            self.found[team] = tuple(out)
        return self.found[team]

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        g.begin(self.id, sc)
        teams = [team for team in (*[int(t) for t in Team], -1) if self.faces(team)]
        g.ask(s.player, ASK_NAME, tuple([(V_TEAM, -1, team, 0) for team in teams]), s.src)

    def team(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        g.ask(s.player, ASK_NAME, self.faces(g.answer[2]), s.src)
        return True

    def name(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        set_slot(s, NUMBER_SLOT, g.answer[2])
        note(g, "names", player=s.player, name=FACES[g.answer[2]].name)
        s.last = DONE
        return True


class PlayTwist(Question):
    """An any-turn Combat plot twist is played from the KO pile; afterwards it is shuffled into the deck."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_PICK)
        self.steps = (self.play, self.put_back)

    def options(self, g: State, s: Scope) -> list[Opt]:
        out: list[int] = []
        for c in g.zones[KO_PILE + s.player]:
            if g.ctype[c] == TYPE_PLOT_TWIST and FACES[g.face[c]].powers[0].any_turn:
                if powers.playable(g, s.player, c, MOMENT_COMBAT):
                    out.append(c)
        return list(different(g, tuple(out)))

    def play(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        c = g.answer[1]
        set_slot(s, CHOSEN_SLOT, (c,))
        powers.begin(g, c, s.player, FACES[g.face[c]].powers[0])
        return True

    def put_back(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        chosen = s.slots[CHOSEN_SLOT]
        assert isinstance(chosen, tuple)
        p = g.owner[chosen[0]]
        if g.zone[chosen[0]] == KO_PILE + p:
            moves.move(g, chosen[0], DECK + p)
            moves.shuffle(g, p)
        s.last = DONE
        return True


class ForEachEnemy(Op):
    """Done for one enemy player after another."""

    __slots__ = ("op",)

    def __init__(self, op: Op) -> None:
        super().__init__()
        self.op = op
        self.steps = (self.next,)

    def start(self, g: State, sc: int) -> None:
        g.stack.append(ListFrame(self.id, sc))

    def next(self, g: State, f: ListFrame) -> bool:
        f.at -= 1
        s = g.scopes[f.sc]
        q = next((q for q in range(f.done, g.n) if q in g.enemies(s.player)), -1)
        if q < 0:
            g.stack.pop()
            return True
        f.done = q + 1
        set_slot(s, NUMBER_SLOT, q)
        self.op.start(g, f.sc)
        return True


def that_player(s: Scope) -> int:
    """The enemy player that an effect is done for."""
    q = s.slots[NUMBER_SLOT]
    assert isinstance(q, int)
    return q


class KnockOutTheirResource(Question):
    """One of their resources is KO'd; who uses the power chooses it."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TARGET)
        self.steps = (self.take,)

    def options(self, g: State, s: Scope) -> list[Opt]:
        return [(V_TARGET, c, -1, 0) for c in g.zones[RESOURCES + that_player(s)]]

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        moves.discard(g, g.answer[1])
        g.scopes[f.sc].last = DONE
        return True


class TheyDiscardAtRandom(AtOnce):
    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        q = that_player(s)
        if not g.zones[HAND + q]:
            return 0
        moves.discard_from_hand(g, q, (moves.at_random(g, q, g.zones[HAND + q]),))
        return 1


class ShuffleInCharacters(Question):
    """All characters of one KO pile are shuffled into its owner's deck."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_OPTION)
        self.steps = (self.take,)

    def characters(self, g: State, q: int) -> list[int]:
        return [c for c in g.zones[KO_PILE + q] if g.ctype[c] == TYPE_SUPPORTING]

    def options(self, g: State, s: Scope) -> list[Opt]:
        return [(V_PLAYER, -1, q, 0) for q in g.players() if self.characters(g, q)]

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        q = g.answer[2]
        cards = self.characters(g, q)
        for c in cards:
            moves.move(g, c, DECK + q)
        moves.shuffle(g, q)
        g.scopes[f.sc].last = (FULLY, len(cards), ())
        return True


class DiscardToStun(Question):
    """A face-up enemy supporting character is chosen, then a card discarded that costs at least as much; then it is stunned."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_TARGET)
        self.steps = (self.discard, self.stun)

    def enough(self, g: State, p: int, c: int) -> tuple[int, ...]:
        """The cards of a hand that cost at least as much as a character; what is not recruited has no cost."""
        least = FACES[g.face[c]].cost
        return tuple([x for x in g.zones[HAND + p] if values.has_cost(g, x) and FACES[g.face[x]].cost >= least])

    def options(self, g: State, s: Scope) -> list[Opt]:
        enemies = [c for c in values.characters(g) if query.enemy(g, s, c) and not g.facedown[c]]
        prey = [c for c in enemies if g.ctype[c] == TYPE_SUPPORTING and self.enough(g, s.player, c)]
        return [(V_TARGET, c, -1, 0) for c in prey]

    def discard(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        set_slot(s, CHOSEN_SLOT, (g.answer[1],))
        g.ask(s.player, ASK_DISCARD, different(g, self.enough(g, s.player, g.answer[1])), s.src)
        return True

    def stun(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        verb, c, _, _ = g.answer
        assert verb == V_PICK
        moves.discard_from_hand(g, s.player, (c,))
        chosen = s.slots[CHOSEN_SLOT]
        assert isinstance(chosen, tuple)
        stunning.stun(g, [(chosen[0], stunning.by_itself(g, s.src))])
        s.last = DONE
        return True
