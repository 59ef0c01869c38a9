"""Attacks and combat (rulebook, "Making a Melee Attack", "Making a Ranged Attack", "Team Attacks", "Ferocious Characters")."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.log import note
from mc_env.kernel.options import of_cards
from mc_env.kernel.state import Opt
from mc_env.versus.engine import becoming, events, moves, powers, stunning, values
from mc_env.versus.engine.frames import CombatFrame, DeclareFrame
from mc_env.versus.engine.options import (
    ASK_COMBAT,
    ASK_DEFENDER,
    ASK_STRIKE,
    ASK_TEAM,
    PASS,
    STOP,
    V_JOIN,
    V_PASS,
    V_PLAYER,
    V_TARGET,
)
from mc_env.versus.engine.state import F_CANCELED, F_RANGED, F_RESOLVED, Record, State
from mc_env.versus.engine.tables import FACES, OP_ATTACK, OP_COMBAT, PLAYER, Op
from mc_env.versus.engine.zones import REMOVED, in_front
from mc_env.versus.terms import (
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACKED,
    EVENT_ATTACKS,
    EVENT_COMBAT_ENDS,
    EVENT_SURVIVES,
    MOMENT_COMBAT,
    N_TEAMS,
    STAT_ATTACKS_FIRST,
    STAT_ATTACKS_PLAYERS,
    STAT_CANNOT_BE_ATTACKED,
    STAT_CANNOT_BE_STRUCK,
    STAT_CANNOT_STRIKE,
    STAT_CANNOT_STRIKE_BACK,
    STAT_DEFENSELESS,
    STAT_DODGE,
    STAT_DOUBLE_STRIKE,
    STAT_FEROCIOUS,
    STAT_FLIGHT,
    STAT_GRAB,
    STAT_LEADER,
    STAT_MONSTROUS,
    STAT_NO_ATTACKS,
    STAT_NO_STRIKE_BACK_AGAINST,
    STAT_PASSIVE,
    STAT_RANGED,
    STAT_SNIPER,
    STAT_SNIPES_THE_PROTECTED,
    STAT_STEALTH,
    STAT_STUNS_WHOM_IT_STRIKES,
    STAT_TEAM_ATTACKS_WITH_MAIN,
    STAT_TRIPLE_STRIKE,
    UNTIL_COMBAT_ENDS,
)

_TARGET: Final = of_cards(V_TARGET)
_JOIN: Final = of_cards(V_JOIN)
COMBAT_KIND: Final = 100  # the kind of record that a combat is: no power waits for it


def can_attack(g: State, c: int) -> bool:
    """Whether a character could attack at all: ready, face up, in front or ranged."""
    if g.exhausted[c] or g.facedown[c] or values.has(g, c, STAT_PASSIVE):
        return False
    return in_front(g.zone[c]) or values.has(g, c, STAT_RANGED)


def attackable(g: State, c: int) -> bool:
    """Whether a character could be attacked at all."""
    return not g.facedown[c] and not values.has(g, c, STAT_CANNOT_BE_ATTACKED)


def may_be_attacked(g: State, attacker: int, c: int, alone: bool = True) -> bool:
    """Whether a character may attack another one, alone or with others: front row first, but for those who fly or hide."""
    return reaches(g, attacker, c, values.stands(g, g.controller[c], True), alone)


def reaches(g: State, attacker: int, c: int, guarded: bool, alone: bool = True) -> bool:
    """The same, where it is known whether somebody is face up in the front row of that side."""
    if not attackable(g, c):
        return False
    if is_stand_in(g, c):
        return values.has(g, attacker, STAT_ATTACKS_PLAYERS)
    melee = in_front(g.zone[attacker])
    if not melee and values.has(g, c, STAT_DODGE):
        return False
    if not guarded or in_front(g.zone[c]):
        return True
    if melee and values.has(g, attacker, STAT_STEALTH):
        return True
    if not melee and alone and values.has(g, attacker, STAT_SNIPES_THE_PROTECTED):
        return True
    if not values.has(g, attacker, STAT_FLIGHT):
        return False
    for x in values.row(g, g.controller[c], True):
        if not g.facedown[x] and (values.has(g, x, STAT_FLIGHT) or values.has(g, x, STAT_GRAB)):
            return False
    return True


def is_stand_in(g: State, c: int) -> bool:
    """Whether a character stands for a player who is attacked."""
    info = FACES[g.face[c]]
    return info.token and info.code == PLAYER


def targets(g: State, p: int, attacker: int) -> list[int]:
    """The enemy characters that a character may attack."""
    out: list[int] = []
    for q in g.opponents(p):
        guarded = values.stands(g, q, True)
        out += [c for c in values.of_player(g, q) if reaches(g, attacker, c, guarded)]
    return out


def open_players(g: State, p: int, attacker: int) -> list[int]:
    """The enemy players that a character may attack: those whose characters are all stunned, if it may attack players."""
    if not values.has(g, attacker, STAT_ATTACKS_PLAYERS):
        return []
    return [q for q in g.enemies(p) if values.all_stunned(g, q)]


def finds_somebody(g: State, attacker: int, enemies: tuple[int, ...]) -> bool:
    """Whether there is a character that a character may attack."""
    for q in enemies:
        guarded = values.stands(g, q, True)
        for c in values.of_player(g, q):
            if reaches(g, attacker, c, guarded):
                return True
    return False


def attackers(g: State, p: int) -> list[int]:
    """Characters of a player that can attack somebody; with the first attack of a turn those who are to be in it."""
    if g.mods[STAT_NO_ATTACKS]:
        return []
    enemies = g.opponents(p)
    able = [c for c in values.of_player(g, p) if can_attack(g, c)]
    able = [c for c in able if finds_somebody(g, c, enemies) or open_players(g, p, c)]
    if not g.mods[STAT_ATTACKS_FIRST] or events.has_attacked(g, p):
        return able
    return [c for c in able if values.has(g, c, STAT_ATTACKS_FIRST)] or able


def team_up(g: State, cards: tuple[int, ...]) -> bool:
    """Whether characters may attack together: all of one team, or one that may with a main character."""
    for team in range(N_TEAMS):
        if all_of_team(g, cards, team):
            return True
    if len(cards) == 2:
        a, b = cards
        for x, y in ((a, b), (b, a)):
            if values.has(g, x, STAT_TEAM_ATTACKS_WITH_MAIN) and values.is_main(g, y):
                return True
    return False


def all_of_team(g: State, cards: tuple[int, ...], team: int) -> bool:
    """Whether characters are all of one team."""
    for c in cards:
        if not values.in_team(g, c, team):
            return False
    return True


def teammates(g: State, p: int, declared: tuple[int, ...], defender: int) -> list[int]:
    """Who could join an attack: in the same row, of the same team, able to attack that character. In one order only.

    Nobody joins one who may attack that character only alone."""
    if not may_be_attacked(g, declared[0], defender, alone=False):
        return []
    out: list[int] = []
    for c in values.row(g, p, in_front(g.zone[declared[0]])):
        if c in declared or (len(declared) > 1 and c < declared[-1]) or not can_attack(g, c):
            continue
        if may_be_attacked(g, c, defender, alone=False) and team_up(g, (*declared, c)):
            out.append(c)
    return out


class AttackOp(Op):
    """Declaring an attack: the defender, then who joins."""

    __slots__ = ("asking",)

    def __init__(self) -> None:
        super().__init__(OP_ATTACK)
        self.steps = (self.ask_defender, self.take_defender, self.ask_team, self.join)
        self.asking = self.number(self.ask_team)

    def ask_defender(self, g: State, f: DeclareFrame) -> bool:
        opts: list[Opt] = [_TARGET[c] for c in targets(g, f.player, f.attackers[0])]
        opts += [(V_PLAYER, -1, q, 0) for q in open_players(g, f.player, f.attackers[0])]
        g.ask(f.player, ASK_DEFENDER, tuple(opts), f.attackers[0])
        return True

    def take_defender(self, g: State, f: DeclareFrame) -> bool:
        if g.answer[0] == V_PLAYER:
            f.defender = becoming.stand_in(g, g.answer[2])
            return True
        f.defender = g.answer[1]
        return False

    def ask_team(self, g: State, f: DeclareFrame) -> bool:
        opts: list[Opt] = [_JOIN[c] for c in teammates(g, f.player, f.attackers, f.defender)]
        g.ask(f.player, ASK_TEAM, (*opts, STOP), f.attackers[0])
        return True

    def join(self, g: State, f: DeclareFrame) -> bool:
        if g.answer[0] == V_JOIN:
            f.attackers = (*f.attackers, g.answer[1])
            f.at = self.asking
            return False
        g.stack.pop()
        start_combat(g, f.player, f.attackers, f.defender)
        return True


def start_combat(g: State, p: int, cards: tuple[int, ...], defender: int, melee: bool = False) -> None:
    """A combat with its attackers and its defender; its amount is how many attackers were declared."""
    ranged = 0 if melee or in_front(g.zone[cards[0]]) else F_RANGED
    r = g.new_rec(COMBAT_KIND, -1, -1, p, defender, g.controller[defender], len(cards), ranged, -1, cards)
    g.stack.append(CombatFrame(OP_COMBAT, -1, r))


def follow_up(g: State, p: int, cards: tuple[int, ...], defender: int) -> None:
    """Another combat, which begins when the one that is going on has ended."""
    start_combat(g, p, cards, defender)
    f = g.stack.pop()
    at = next(i for i, x in enumerate(g.stack) if isinstance(x, CombatFrame))
    g.stack.insert(at, f)


def total(g: State, cards: tuple[int, ...]) -> int:
    """What attackers strike with: each with at least 1 ATK strikes."""
    return sum([strength(g, c) for c in cards])


def strength(g: State, c: int) -> int:
    """What a character strikes with."""
    force = values.atk(g, c) << values.number(g, c, STAT_DOUBLE_STRIKE)
    for _ in range(values.number(g, c, STAT_TRIPLE_STRIKE)):
        force *= 3
    return force


class CombatOp(Op):
    """A combat: declared, an opportunity for everybody, Ferocious strikes, the other strikes, the end."""

    __slots__ = ("ending", "offering", "striking")

    def __init__(self) -> None:
        super().__init__(OP_COMBAT)
        self.steps = (
            self.declare,
            self.offer,
            self.take_opportunity,
            self.ferocious,
            self.ask_first_strike_back,
            self.strike_first,
            self.normal,
            self.ask_strike_back,
            self.strike,
            self.tell_survivors,
            self.tell_end,
            self.end,
        )
        self.offering = self.number(self.offer)
        self.striking = self.number(self.ferocious)
        self.ending = self.number(self.tell_survivors)

    def declare(self, g: State, f: CombatFrame) -> bool:
        """Attackers exhaust; powers that wait for an attack trigger."""
        rec = g.recs[f.combat]
        g.combat = f.combat
        rec.cards = tuple([c for c in rec.cards if values.face_up(g, c)])  # of a combat that was declared before
        if not rec.cards or not values.face_up(g, rec.target) or not g.alive[rec.player]:
            f.at = self.ending
            return False
        for p in g.team(rec.player):
            events.note_attack(g, p)
        if g.log is not None:
            note(g, "attack", target=rec.target, cards=rec.cards, player=rec.player)
        for c in rec.cards:
            g.exhausted[c] = 1
            g.attacked[c] = g.turns
        f.turn = rec.player
        for c in rec.cards:
            events.tell(g, EVENT_ATTACKS, actor=c, player=rec.player, target=rec.target, link=f.combat)
        events.tell(g, EVENT_ATTACKED, player=rec.tplayer, target=rec.target, link=f.combat)
        n = len(rec.cards)
        events.tell(g, EVENT_ATTACK_DECLARED, player=rec.player, link=f.combat, amount=n, cards=rec.cards)
        g.dirty = True
        return True

    def over(self, g: State, f: CombatFrame) -> bool:
        """Whether there is nothing left to resolve: canceled, or no attacker or no defender any more."""
        rec = g.recs[f.combat]
        return bool(rec.flags & F_CANCELED) or rec.target < 0 or not rec.cards

    def offer(self, g: State, f: CombatFrame) -> bool:
        """Players play one thing at a time, the attacker first, until all pass in succession."""
        if self.over(g, f):
            f.at = self.ending
            return False
        if f.passes >= len(g.players()):
            f.at = self.striking
            return False
        if not g.alive[f.turn]:
            f.turn = g.next_player(f.turn)
        opts = powers.actions(g, f.turn, MOMENT_COMBAT)
        g.ask(f.turn, ASK_COMBAT, (*opts, PASS), g.recs[f.combat].target)
        return True

    def take_opportunity(self, g: State, f: CombatFrame) -> bool:
        f.at = self.offering
        p = f.turn
        f.turn = g.next_player(p)
        if g.answer[0] == V_PASS:
            f.passes += 1
            return False
        f.passes = 0
        powers.act(g, p, g.answer)
        return True

    # ------------------------------------------------------------------ striking

    def ferocious(self, g: State, f: CombatFrame) -> bool:
        """In melee Ferocious characters strike before the others, if there are both."""
        rec = g.recs[f.combat]
        f.strikers = ()
        if not rec.flags & F_RANGED:
            fighters = (*rec.cards, rec.target)
            fast = tuple([c for c in fighters if values.has(g, c, STAT_FEROCIOUS)])
            if 0 < len(fast) < len(fighters):
                f.strikers = fast
        return False

    def ask_first_strike_back(self, g: State, f: CombatFrame) -> bool:
        return self.ask_strike_back(g, f)

    def ask_strike_back(self, g: State, f: CombatFrame) -> bool:
        """If the defender strikes, one attacker is chosen that it strikes back against (rulebook, "Team Attacks")."""
        g.settle(PASS)
        rec = g.recs[f.combat]
        if self.over(g, f) or rec.target not in f.strikers or values.has(g, rec.target, STAT_CANNOT_STRIKE):
            return False
        open_to = struck_back(g, rec)
        if len(open_to) < 2 or hits_all(g, rec):
            return False
        led = any(values.has(g, c, STAT_LEADER) for c in rec.cards)
        opts: list[Opt] = [_TARGET[c] for c in open_to]
        g.ask(rec.player if led else g.controller[rec.target], ASK_STRIKE, tuple(opts), rec.target)
        return True

    def strike_first(self, g: State, f: CombatFrame) -> bool:
        if not f.strikers:
            return False
        self.strikes(g, f)
        g.recs[f.combat].flags |= F_RESOLVED
        return True

    def normal(self, g: State, f: CombatFrame) -> bool:
        """Everybody who has not struck yet strikes now."""
        if self.over(g, f):
            f.at = self.ending
            return False
        rec = g.recs[f.combat]
        f.strikers = tuple([c for c in (*rec.cards, rec.target) if c not in f.strikers])
        return False

    def strike(self, g: State, f: CombatFrame) -> bool:
        if not self.over(g, f):
            self.strikes(g, f)
            g.recs[f.combat].flags |= F_RESOLVED
        return True

    def strikes(self, g: State, f: CombatFrame) -> None:
        """Strikers strike at the same time: whoever is struck with at least their DEF gets stunned.

        What attackers have struck with before counts for those who strike after them.
        """
        rec = g.recs[f.combat]
        hits: list[stunning.Hit] = []
        punches: list[stunning.Hit] = []  # by those who stun whom they strike: an effect, after the strike
        striking = strikers_of(g, rec, f.strikers)
        power = total(g, striking)
        rec.struck += power
        if power > 0:
            if rec.struck >= values.dfn(g, rec.target):
                hits.append((rec.target, rec.cards))
            punchers = [c for c in striking if strength(g, c) and values.has(g, c, STAT_STUNS_WHOM_IT_STRIKES)]
            if punchers:
                punches.append((rec.target, tuple(punchers)))
        if rec.target in f.strikers:
            back = struck_back(g, rec)
            if not hits_all(g, rec):
                back = [g.answer[1]] if g.answer[0] == V_TARGET else back[:1]
            force = strength(g, rec.target)
            for c in back:
                if 0 < force >= values.dfn(g, c):
                    hits.append((c, (rec.target,)))
                if force and values.has(g, rec.target, STAT_STUNS_WHOM_IT_STRIKES):
                    punches.append((c, (rec.target,)))
        if hits:
            stunning.stun(g, hits, struck=True)
        if punches:
            stunning.stun(g, punches)

    def tell_survivors(self, g: State, f: CombatFrame) -> bool:
        """Whoever was not stunned in a combat that was resolved has survived it."""
        rec = g.recs[f.combat]
        if rec.flags & F_RESOLVED and not rec.flags & F_CANCELED:
            for c in (*rec.cards, rec.target):
                if c >= 0:
                    events.tell(g, EVENT_SURVIVES, player=g.controller[c], target=c, link=f.combat)
        return True

    def tell_end(self, g: State, f: CombatFrame) -> bool:
        """What waits for the end of the combat triggers, and modifiers of this combat expire; everybody is still attacker or
        defender."""
        events.tell(g, EVENT_COMBAT_ENDS, player=g.recs[f.combat].player, link=f.combat)
        moves.end_all(g, UNTIL_COMBAT_ENDS)
        return True

    def end(self, g: State, f: CombatFrame) -> bool:
        """Nobody is attacker or defender any more; what was made for this combat since goes, too."""
        moves.end_all(g, UNTIL_COMBAT_ENDS)
        moves.end_next_attacks(g, g.recs[f.combat].cards)
        g.combat = -1
        for c in values.characters(g):
            if is_stand_in(g, c):
                moves.move(g, c, REMOVED)
        del g.recs[f.combat]
        g.stack.pop()
        g.dirty = True
        return True


def strikers_of(g: State, rec: Record, strikers: tuple[int, ...]) -> tuple[int, ...]:
    """The attackers that strike the defender in this part of a combat."""
    if values.has(g, rec.target, STAT_CANNOT_BE_STRUCK):
        return ()
    return tuple([c for c in rec.cards if c in strikers and not values.has(g, c, STAT_CANNOT_STRIKE)])


def struck_back(g: State, rec: Record) -> list[int]:
    """The attackers that the defender may strike back against."""
    d = rec.target
    if values.has(g, d, STAT_CANNOT_STRIKE) or values.has(g, d, STAT_DEFENSELESS) or values.has(g, d, STAT_PASSIVE):
        return []
    if rec.flags & F_RANGED and not values.has(g, d, STAT_RANGED):
        return []
    if rec.amount > 1 and values.has(g, d, STAT_CANNOT_STRIKE_BACK):
        return []
    out = [c for c in rec.cards if not values.has(g, c, STAT_NO_STRIKE_BACK_AGAINST)]
    out = [c for c in out if not values.has(g, c, STAT_CANNOT_BE_STRUCK)]
    return [c for c in out if not values.has(g, c, STAT_SNIPER)] if rec.flags & F_RANGED else out


def hits_all(g: State, rec: Record) -> bool:
    """Monstrous: a melee team attack is struck back whole."""
    return rec.amount > 1 and not rec.flags & F_RANGED and values.has(g, rec.target, STAT_MONSTROUS)


AttackOp()
CombatOp()
