"""A turn and its phases: draw, recovery, build, main (rulebook, "Turn Sequence"); setting up and the end of the game."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.frames import Frame
from mc_env.kernel.log import note
from mc_env.kernel.loop import Loop
from mc_env.kernel.state import Opt
from mc_env.versus.engine import combat, events, moves, powers, stunning, values
from mc_env.versus.engine.effects.base import may_appear
from mc_env.versus.engine.frames import DeclareFrame, PhaseFrame, UseFrame
from mc_env.versus.engine.options import (
    ASK_FIRST,
    ASK_FORMATION,
    ASK_MAIN,
    ASK_MULLIGAN,
    ASK_RECRUIT,
    ASK_RESOURCE,
    ASK_ROW,
    NO,
    STOP,
    V_ATTACK,
    V_MOVE,
    V_RECRUIT,
    V_RESOURCE,
    V_ROW,
    V_STOP,
    V_YES,
    YES,
)
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, OP_ATTACK, OP_BUILD, OP_MAIN, OP_SETUP, OP_TRIGGERS, OP_TURN, OPS, Op
from mc_env.versus.engine.zones import BACK, DECK, FRONT, HAND, REMOVED, RESOURCES
from mc_env.versus.terms import (
    EVENT_RECRUIT,
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
    MOMENT_BUILD,
    MOMENT_MAIN,
    PHASE_BUILD,
    PHASE_DRAW,
    PHASE_MAIN,
    PHASE_RECOVERY,
    POWER_LEVEL_UP,
    STAT_COST,
    STAT_HEX,
    STAT_SWARM,
    STEP_FORMATION,
    STEP_RECRUIT,
    STEP_RESOURCE,
    TYPE_LOCATION,
    TYPE_MAIN,
    TYPE_SUPPORTING,
    UNTIL_NEXT_ATTACK_ENDS,
    UNTIL_TURN_ENDS,
)

OPENING_HAND: Final = 7
CARDS_A_TURN: Final = 2


class SetupOp(Op):
    """Main characters take their rows, hands are drawn, each player may mulligan once; then the turns begin."""

    __slots__ = ("asking_mulligan", "asking_row", "drawing")

    def __init__(self) -> None:
        super().__init__(OP_SETUP)
        self.steps = (
            self.ask_first,
            self.take_first,
            self.ask_row,
            self.take_row,
            self.draw_hands,
            self.ask_mulligan,
            self.take_mulligan,
        )
        self.asking_row = self.number(self.ask_row)
        self.asking_mulligan = self.number(self.ask_mulligan)
        self.drawing = self.number(self.draw_hands)

    def ask_first(self, g: State, f: PhaseFrame) -> bool:
        """A random player chooses to go first or second."""
        g.ask(f.player, ASK_FIRST, (YES, NO))
        return True

    def take_first(self, g: State, f: PhaseFrame) -> bool:
        g.first = f.player if g.answer[0] == V_YES else g.next_player(f.player)
        return False

    def ask_row(self, g: State, f: PhaseFrame) -> bool:
        """Starting with the first player, each puts their main character into a row."""
        if f.stage == g.n:
            f.stage = 0
            f.at = self.drawing
            return False
        p = g.players()[f.stage]
        c = g.mains[p]
        g.ask(p, ASK_ROW, ((V_ROW, c, FRONT + p, 0), (V_ROW, c, BACK + p, 0)), c)
        return True

    def take_row(self, g: State, f: PhaseFrame) -> bool:
        p = g.players()[f.stage]
        moves.enter(g, g.mains[p], p, g.answer[2])
        f.stage += 1
        f.at = self.asking_row
        return True

    def draw_hands(self, g: State, f: PhaseFrame) -> bool:
        for p in g.players():
            moves.shuffle(g, p)
            moves.draw(g, p, OPENING_HAND)
        return False

    def ask_mulligan(self, g: State, f: PhaseFrame) -> bool:
        if f.stage == g.n:
            g.stack.pop()
            g.stack.append(PhaseFrame(OP_TURN, -1, g.first))
            return True
        g.ask(g.players()[f.stage], ASK_MULLIGAN, (YES, NO))
        return True

    def take_mulligan(self, g: State, f: PhaseFrame) -> bool:
        p = g.players()[f.stage]
        if g.answer[0] == V_YES:
            note(g, "mulligan", player=p)
            for c in g.zones[HAND + p]:
                moves.move(g, c, DECK + p)
            moves.shuffle(g, p)
            moves.draw(g, p, OPENING_HAND)
        f.stage += 1
        f.at = self.asking_mulligan
        return True


class TurnOp(Op):
    """A player's turn; when it is over, the next player has theirs."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_TURN)
        self.steps = (
            self.begin,
            self.draw,
            self.recovery,
            self.build,
            self.main,
            self.turn_ends,
            self.next_turn,
        )

    def begin(self, g: State, f: PhaseFrame) -> bool:
        """ "At the start of your turn" comes before the draw."""
        p = f.player
        g.active = p
        g.turns += 1
        g.round = (g.turns + g.n - 1) // g.n
        g.phase = PHASE_DRAW
        note(g, "turn", player=p)
        only_one_main(g, p)
        if g.controller[g.mains[p]] != p:  # an opponent controls it: the player has lost it, and the game
            moves.move(g, g.mains[p], REMOVED)
        events.tell(g, EVENT_TURN_BEGINS, player=p)
        g.dirty = True
        return True

    def draw(self, g: State, f: PhaseFrame) -> bool:
        """Two cards; the first turn of the game brings none, and with more than two players the second brings one."""
        n = CARDS_A_TURN
        if g.turns == 1:
            n = 0
        elif g.turns == 2 and g.n > 2:
            n = 1
        moves.draw(g, f.player, n)
        return True

    def recovery(self, g: State, f: PhaseFrame) -> bool:
        """Stunned characters recover, then characters ready; frozen ones do not."""
        g.phase = PHASE_RECOVERY
        mine = values.of_player(g, f.player)
        for c in mine:
            stunning.recover(g, c)
        for c in mine:
            if g.frozen[c]:
                g.frozen[c] = 0
            elif not g.facedown[c]:
                g.exhausted[c] = 0
        return True

    def build(self, g: State, f: PhaseFrame) -> bool:
        g.phase = PHASE_BUILD
        g.stack.append(PhaseFrame(OP_BUILD, -1, f.player))
        return True

    def main(self, g: State, f: PhaseFrame) -> bool:
        g.phase = PHASE_MAIN
        g.stack.append(PhaseFrame(OP_MAIN, -1, f.player))
        return True

    def turn_ends(self, g: State, f: PhaseFrame) -> bool:
        events.tell(g, EVENT_TURN_ENDS, player=f.player)
        return True

    def next_turn(self, g: State, f: PhaseFrame) -> bool:
        """Modifiers of this turn expire; super powers can be used again."""
        moves.end_all(g, UNTIL_TURN_ENDS)
        moves.end_all(g, UNTIL_NEXT_ATTACK_ENDS)
        g.limits.clear()
        g.happened.clear()
        g.stack.pop()
        if out_of_cards(g):
            return True
        p = g.next_player(f.player)
        g.stack.append(PhaseFrame(OP_TURN, -1, p))
        return True


def only_one_main(g: State, p: int) -> None:
    """A player who begins a turn with several main characters keeps one: the one they began with, or else the first."""
    mains = [c for c in values.of_player(g, p) if g.ctype[c] == TYPE_MAIN]
    if len(mains) > 1:
        kept = g.mains[p] if g.mains[p] in mains else mains[0]
        stunning.knock_out(g, [c for c in mains if c != kept])


def out_of_cards(g: State) -> bool:
    """With all decks empty, once every player has had a turn in which no main character got a wound, the fewest wounds win."""
    if any(bool(g.zones[DECK + p]) for p in g.players()):
        g.quiet = 0
        return False
    g.quiet += 1
    if g.quiet <= len(g.players()):
        return False
    fewest = min([wounds_of(g, g.sides[p]) for p in g.players()])
    best = [p for p in g.players() if wounds_of(g, g.sides[p]) == fewest]
    finish(g, tuple([p for p in range(g.n) if g.sides[p] in [g.sides[q] for q in best]]), "out_of_cards")
    return True


def wounds_of(g: State, side: int) -> int:
    """Wounds on the main characters of a side that is still in the game."""
    return sum([g.wounds[g.mains[p]] for p in g.players() if g.sides[p] == side])


def finish(g: State, winners: tuple[int, ...], reason: str) -> None:
    """The game is over."""
    g.winners = winners
    g.outcome = 1
    g.reason = reason
    g.dirty = True


class BuildOp(Op):
    """The build phase: resource step, recruit step, formation step (rulebook, "Build Phase")."""

    __slots__ = ("asking",)

    def __init__(self) -> None:
        super().__init__(OP_BUILD)
        self.steps = (self.ask, self.take)
        self.asking = self.number(self.ask)

    def ask(self, g: State, f: PhaseFrame) -> bool:
        p = f.player
        g.step = f.stage
        if f.stage > STEP_FORMATION:
            g.stack.pop()
            return True
        if f.stage == STEP_RESOURCE:
            opts, kind = resource_options(g, p), ASK_RESOURCE
        elif f.stage == STEP_RECRUIT:
            opts, kind = recruit_options(g, p), ASK_RECRUIT
        else:
            opts, kind = formation_options(g, p, f.last), ASK_FORMATION
        g.ask(p, kind, (*opts, *powers.actions(g, p, MOMENT_BUILD), STOP))
        return True

    def take(self, g: State, f: PhaseFrame) -> bool:
        p = f.player
        f.at = self.asking
        verb, c, x, n = g.answer
        if verb == V_STOP:
            next_step(g, f)
        elif verb == V_RESOURCE:
            moves.gain_resource(g, p, c, bool(n))
            next_step(g, f)
        elif verb == V_RECRUIT:
            recruit(g, p, c, x)
        elif verb == V_MOVE:
            f.last = c
            moves.change_row(g, c, moves.other_row(g, c))
        else:
            powers.act(g, p, g.answer)
        return True


def next_step(g: State, f: PhaseFrame) -> None:
    """The recruit step begins with a recruit point for each resource; what is left over goes away after it."""
    f.stage += 1
    g.points = len(g.zones[RESOURCES + f.player]) if f.stage == STEP_RECRUIT else 0


def resource_options(g: State, p: int) -> list[Opt]:
    """Any card of the hand face down, or a location face up; identical cards once."""
    seen: list[int] = []
    out: list[Opt] = []
    for c in g.zones[HAND + p]:
        if g.face[c] not in seen:
            seen.append(g.face[c])
            if g.ctype[c] == TYPE_LOCATION:
                out.append((V_RESOURCE, c, -1, 1))
            out.append((V_RESOURCE, c, -1, 0))
    return out


def recruit_options(g: State, p: int) -> list[Opt]:
    """Supporting characters that can be paid for, into either row."""
    seen: list[int] = []
    out: list[Opt] = []
    for c in g.zones[HAND + p]:
        if g.ctype[c] != TYPE_SUPPORTING or g.face[c] in seen:
            continue
        seen.append(g.face[c])
        if values.cost(g, p, c) <= g.points and may_appear(g, p, c):
            out += [(V_RECRUIT, c, FRONT + p, 0), (V_RECRUIT, c, BACK + p, 0)]
    return out


def recruit(g: State, p: int, c: int, z: int) -> None:
    """A player pays for a character and puts it into a row."""
    g.points -= values.cost(g, p, c)
    for serial in [x for x, e in g.lasting.items() if e.mod == STAT_COST and e.scope.player == p]:
        moves.end_lasting(g, serial)
    note(g, "recruits", card=c, player=p)
    events.tell(g, EVENT_RECRUIT, player=p, target=c)
    moves.enter(g, c, p, z)


def formation_options(g: State, p: int, last: int) -> list[Opt]:
    """Characters that may change their row: each at most once, in one order, so that every formation is reached one way."""
    return [(V_MOVE, c, -1, 0) for c in sorted(values.of_player(g, p)) if c > last]


class MainOp(Op):
    """The main phase: attacks, plot twists, super powers and power-ups, until the player has done enough."""

    __slots__ = ("asking",)

    def __init__(self) -> None:
        super().__init__(OP_MAIN)
        self.steps = (self.ask, self.take)
        self.asking = self.number(self.ask)

    def ask(self, g: State, f: PhaseFrame) -> bool:
        p = f.player
        if not g.alive[p]:
            g.stack.pop()
            return True
        opts: list[Opt] = [(V_ATTACK, c, -1, 0) for c in combat.attackers(g, p)]
        g.ask(p, ASK_MAIN, (*opts, *powers.actions(g, p, MOMENT_MAIN), STOP))
        return True

    def take(self, g: State, f: PhaseFrame) -> bool:
        p = f.player
        f.at = self.asking
        verb, c, _, _ = g.answer
        if verb == V_STOP:
            g.stack.pop()
        elif verb == V_ATTACK:
            g.stack.append(DeclareFrame(OP_ATTACK, -1, p, (c,)))
        else:
            powers.act(g, p, g.answer)
        return True


# ------------------------------------------------------------------------------------------ continuous checks


def check(g: State) -> bool:
    """Do the next thing that must happen at once. True if something was done or pushed."""
    if g.active >= 0 and fallen(g):
        return True
    for c in values.characters(g):
        if moves.refresh_blank(g, c):
            return True
    if without_defense(g) or wounded_to_death(g) or twice_on_a_side(g) or level_up(g):
        return True
    return powers_are_due(g)


def fallen(g: State) -> bool:
    """Main characters that are KO'd, or in a deck or on another side when the turn begins, take their players out.

    The player whose turn it is wins if the last ones fall together (rulebook, "Ending the Game")."""
    out = [p for p in g.players() if not values.in_play(g, g.mains[p])]
    if not out:
        return False
    left = [p for p in g.players() if p not in out]
    standing = left or [p for p in out if g.sides[p] == g.sides[g.active]] or out
    g.alive = tuple([g.alive[p] and p not in out for p in range(g.n)])
    if len({g.sides[p] for p in standing}) == 1:
        side = g.sides[standing[0]]
        finish(g, tuple([p for p in range(g.n) if g.sides[p] == side]), "main_character_ko")
        return False
    for p in out:
        note(g, "out", player=p)
        moves.remove_player(g, p)
    return True


def without_defense(g: State) -> bool:
    """A face-up character with DEF 0 or less is stunned at once; who lowered it is the source."""
    hits: list[stunning.Hit] = []
    for c in values.characters(g):
        if not g.facedown[c] and values.dfn(g, c) <= 0:
            by = g.harmed[c]
            hits.append((c, (by,) if by >= 0 and values.in_play(g, by) else ()))
    if hits:
        stunning.stun(g, hits)
    return bool(hits)


def wounded_to_death(g: State) -> bool:
    """Characters with as many wounds as their health are KO'd."""
    dead = [c for c in values.characters(g) if g.wounds[c] >= FACES[g.face[c]].health]
    if dead:
        stunning.knock_out(g, dead)
    return bool(dead)


def twice_on_a_side(g: State) -> bool:
    """Of two characters with the same name on one side the first is KO'd; a main character stays (rulebook, "Uniqueness")."""
    for p in g.players():
        mine = sorted(values.of_player(g, p), key=lambda c: (g.ctype[c] == TYPE_MAIN, g.stamp[c]))
        for i, c in enumerate(mine):
            if g.ctype[c] != TYPE_MAIN and not swarms(g, c):
                for x in mine[i + 1 :]:
                    if values.same_name(g, c, x):
                        stunning.knock_out(g, [c])
                        return True
    return False


def swarms(g: State, c: int) -> bool:
    """Swarm cannot be turned off."""
    return bool(FACES[g.face[c]].printed[STAT_SWARM])


def level_up(g: State) -> bool:
    """A main character with enough XP becomes the next level, unless an enemy has Hex (rulebook, "Level Up Powers")."""
    for p in g.players():
        c = g.mains[p]
        need = level_need(g, c)
        if need and g.xp[c] >= need and values.in_play(g, c) and not hexed(g, p):
            face = moves.level_face(g, c, FACES[g.face[c]].level + 1)
            if face >= 0:
                g.xp[c] = 0
                moves.become_face(g, c, face)
                return True
    return False


def level_need(g: State, c: int) -> int:
    """XP that a main character needs for its next level; 0 if it has none."""
    for power in FACES[g.face[c]].powers:
        if power.kind == POWER_LEVEL_UP:
            return power.need
    return 0


def hexed(g: State, p: int) -> bool:
    """Whether an enemy character keeps a player's characters from leveling up."""
    for q in g.enemies(p):
        for c in values.of_player(g, q):
            if values.has(g, c, STAT_HEX):
                return True
    return False


def powers_are_due(g: State) -> bool:
    """Powers that have triggered resolve as soon as no effect is in progress (rulebook, "Timing")."""
    if not g.due:
        return False
    for f in g.stack:
        if isinstance(f, UseFrame):
            return False
    if g.stack and g.stack[-1].op == OP_TRIGGERS:
        return False
    g.stack.append(Frame(OP_TRIGGERS, -1))
    return True


class Course(Loop[State]):
    """The course of a game."""

    __slots__ = ()

    def check(self, g: State) -> bool:
        return check(g)


COURSE: Final = Course(OPS)
SetupOp()
TurnOp()
BuildOp()
MainOp()


def run(g: State) -> None:
    """Resolve until a decision is pending or the game has ended."""
    COURSE.run(g)
