"""Where the game stands, in points: how bad the next villain phase looks, what damage, threat and hit points are worth now.

Two curves carry the judgement. `danger(margin)` is what it costs to have so much room left on the main scheme; `wounds(hp)` what
it costs to have so many hit points. Both are steep near the end and nearly straight far from it, so that the same rules spare
threat early and fight for it late.
"""

from __future__ import annotations

from typing import Final

from mc_env.agents.players.heuristic.facts import ability, constants
from mc_env.agents.players.heuristic.styles import Style, pressed
from mc_env.agents.players.heuristic.verbs import gist
from mc_env.cards.terms import (
    ABILITY_FORCED_INTERRUPT,
    ABILITY_FORCED_RESPONSE,
    EVENT_ATTACK,
    STAT_ACCELERATION,
    STAT_ATK,
    STAT_CANNOT_LOSE_THREAT,
    STAT_CRISIS,
    STAT_DEF,
    STAT_GUARD,
    STAT_HAND_SIZE,
    STAT_HAZARD,
    STAT_HP,
    STAT_REC,
    STAT_RETALIATE,
    STAT_SCH,
    STAT_TARGET_THREAT,
    STAT_THW,
    TYPE_MAIN_SCHEME,
    TYPE_MINION,
    TYPE_VILLAIN,
)
from mc_env.engine.knowing.sight import Sight

ATK: Final = STAT_ATK
THW: Final = STAT_THW
DEF: Final = STAT_DEF
REC: Final = STAT_REC
SCH: Final = STAT_SCH
HAND_SIZE: Final = STAT_HAND_SIZE
GUARD: Final = STAT_GUARD
RETALIATE: Final = STAT_RETALIATE
CRISIS: Final = STAT_CRISIS
HAZARD: Final = STAT_HAZARD
TARGET: Final = STAT_TARGET_THREAT
ACCELERATION: Final = STAT_ACCELERATION
NO_LOSS: Final = STAT_CANNOT_LOSE_THREAT
VILLAIN: Final = TYPE_VILLAIN
MINION: Final = TYPE_MINION
MAIN_SCHEME: Final = TYPE_MAIN_SCHEME

BOOSTS: Final = [
    (0, 0.32),
    (1, 0.28),
    (2, 0.32),
    (3, 0.08),
]  # icons of a boost card, with their frequency over the core sets
BOOST: Final = sum(n * p for n, p in BOOSTS)
_RISK: Final = [  # a list: compiled, a tuple of floats this long is taken for one never set
    0.8,
    0.35,
    0.14,
    0.06,
    0.03,
    0.015,
    0.008,
    0.004,
]  # of losing by threat, by room left after the expected phase
_DEAR: Final = 6.0  # no blow counts for more when an ally is to stand in its way some day
FLIPS: Final = 0.35  # how much of an alter-ego's threat to count while that player's turn is still to come


def _risk(room: float) -> float:
    """How likely the scheme is completed before it can be helped, by the room left after the coming phase."""
    if room <= 0:
        return _RISK[0] + min(-room, 6.0) * 0.2  # several thwarts together may still save it, so each must count
    i = int(room)
    if i + 1 >= len(_RISK):
        return 0.0
    part = room - i
    return _RISK[i] * (1 - part) + _RISK[i + 1] * part


_DRAG: dict[int, float] = {}  # by face id
_ON_ATTACK: dict[int, list[int]] = {}  # abilities that answer a villain's own attack, by face id


class Position:
    """A reading of the table from one seat."""

    __slots__ = (
        "_add",
        "advance",
        "block",
        "damage",
        "far",
        "final_scheme",
        "final_stage",
        "health",
        "hero",
        "hp",
        "lasting",
        "later",
        "main",
        "margin",
        "me",
        "memo",
        "needs",
        "rounds",
        "seat",
        "sight",
        "style",
        "threat",
        "villain",
        "villain_atk",
        "villain_boosts",
        "villain_hp",
        "villain_sch",
    )

    def __init__(self, sight: Sight, style: Style) -> None:
        s = self.sight = sight
        self.memo: dict[tuple[str, int], float] = {}  # worths already worked out in this position
        p = self.seat = s.seat
        self.me = s.identity(p)
        self.hero = s.in_hero_form(p)
        self.hp = s.remaining(self.me)
        villains = s.villains()
        self.villain = villains[0] if villains else -1
        v = self.villain
        later = s.stages_to_come()
        self.final_stage = not later
        self.villain_boosts = 1
        if v >= 0:
            self.villain_hp = s.remaining(v)
            self.villain_atk = float(s.stat(v, ATK))
            self.villain_sch = s.stat(v, SCH)
            boosts, atk = self._gathers(v)
            self.villain_boosts += boosts
            self.villain_atk += atk
        else:
            self.villain_hp = self.villain_sch = 0
            self.villain_atk = 0.0
        self.main = s.main_scheme()
        drag = self._drag(v) + self._drag(self.main)
        style = self.style = pressed(style) if drag else style
        self.damage = style.damage
        self.lasting = 1.0 / (1.0 + style.hurry * drag)
        to_do = self.villain_hp + sum(f.values[s.players][STAT_HP] for f in later)
        self.rounds = min(style.horizon, max(1.0, to_do / (4.5 * s.players)))  # about how long the game will last
        self.final_scheme = s.schemes_to_come() == 0
        self.needs = to_do / (4.0 * s.players)  # rounds we need to win, at a quiet pace
        self.far = -1.0
        self.later = self.advance = 0.0
        self._add = -1.0
        self.margin = s.target_threat(self.main) - s.threat(self.main) if self.main >= 0 else 20
        self.threat, self.health = style.threat, style.health
        if style.race:
            self._race()
        # what it is worth to take a blow of the villain for a hero: what that blow would cost, but later
        blow = self.villain_atk + BOOST * self.villain_boosts
        self.block = style.block * min(_DEAR, max(1.0, self.hurt(self.seat, blow)))

    @property
    def add(self) -> float:
        """Threat that the coming villain phase will place on the main scheme.

        Until players have decided otherwise, they are expected to end their turn as heroes.
        """
        if self._add < 0:
            s = self.sight
            self._add = self.expected_threat(self.hero or (s.active == self.seat and not s.changed_form(self.seat)))
        return self._add

    @add.setter
    def add(self, n: float) -> None:
        self._add = n

    def _race(self) -> None:
        """Threat and hit points count by the clock they hold back: the one that runs out first matters more."""
        s = self.sight
        n = s.players
        room = float(self.margin)
        for f in s.schemes_ahead():
            room += f.values[n][TARGET]
        rate = s.escalation() + n * (0.35 + 0.2 * (self.villain_sch + BOOST))
        by_threat = max(0.5, room) / max(0.5, rate)
        hp = blows = 0.0
        for p in s.order():
            hp += s.remaining(s.identity(p))
            blows += self.villain_atk + BOOST * self.villain_boosts
            for m in s.minions(p):
                blows += s.stat(m, ATK)
        by_wounds = hp / max(1.0, 0.7 * blows)
        share = by_wounds * by_wounds / (by_threat * by_threat + by_wounds * by_wounds)  # of the threat
        race = self.style.race
        self.threat *= 1.0 - race + 2.0 * race * share
        self.health *= 1.0 - race + 2.0 * race * (1.0 - share)

    def _look_ahead(self) -> None:
        """Where threat stops to matter, the room on the stages to come, and what reaching the next stage costs.

        The next stage is dear if those to come last shorter than we need to win.
        """
        s = self.sight
        pace = s.escalation() + 0.5 * s.players
        self.far = max(9.0, 2.0 * pace * min(10.0, self.needs))  # more room than this does not matter
        if self.final_scheme:
            return
        lasts = 0.0
        for f in s.schemes_ahead():
            room = f.values[s.players][TARGET]
            self.later += room
            held = not any(m.stat == NO_LOSS for m in f.mods)  # thwarting makes it last
            lasts += room / max(1.0, pace) * (2.0 if held else 1.0)
        self.advance = self.style.advance * s.players + self.style.defeat * min(0.8, max(0.0, self.needs - lasts) / 8.0)

    def _drag(self, c: int) -> float:
        """What the villain or the main scheme does to each player by itself every round: threat placed, minions made."""
        face = self.sight.face(c) if c >= 0 else None
        if face is None:
            return 0.0
        known = _DRAG.get(face.id)
        if known is None:
            known = 0.0
            for ab in face.face.abilities:
                if ab.kind in (ABILITY_FORCED_INTERRUPT, ABILITY_FORCED_RESPONSE):
                    does = gist(ab.effect)
                    known += (
                        does.get("place", 0.0)
                        + does.get("place_side", 0.0)
                        + 2.0 * (does.get("minion", 0.0) + 0.6 * does.get("guise", 0.0))
                    )
            _DRAG[face.id] = known
        return known

    def _gathers(self, villain: int) -> tuple[int, float]:
        """Boost cards and ATK that a villain gives itself when it attacks, read from its abilities."""
        face = self.sight.face(villain)
        if face is None:
            return 0, 0.0
        which = _ON_ATTACK.get(face.id)
        if which is None:
            which = _ON_ATTACK[face.id] = [
                i
                for i, ab in enumerate(face.face.abilities)
                if ab.kind == ABILITY_FORCED_INTERRUPT and any(t.event == EVENT_ATTACK for t in ab.trigger)
            ]
        boosts = atk = 0.0
        for i in which:
            does = ability(face, i, self.sight, villain, self.seat)[0]
            boosts += does.get("boost", 0.0)
            if "surge_of_power" in does:  # counted after what the ability itself brings
                atk += does["surge_of_power"] + (1.0 if does.get("guise") else 0.0)
        return int(boosts), atk

    # ------------------------------------------------------------------ what the villain phase will bring

    def expected_threat(self, as_hero: bool) -> float:
        """Threat that the next villain phase will place on the main scheme, if this player ends in hero form or not."""
        s = self.sight
        n = s.escalation() + 0.35 * s.players
        for p in s.order():
            hero = as_hero if p == self.seat else s.in_hero_form(p)
            if not hero:
                more = float(sum(s.stat(m, SCH) for m in s.minions(p) if not s.confused(m)))
                if self.villain >= 0 and not s.confused(self.villain):
                    more += self.villain_sch + BOOST
                n += more if p == self.seat or not self.to_come(p) else FLIPS * more
        return n

    def to_come(self, p: int) -> bool:
        """Whether a player has a whole turn left in this player phase, in which the form can change."""
        s = self.sight
        order = s.order()
        if s.phase != 1 or s.active not in order or s.changed_form(p):
            return False
        return order.index(p) > order.index(s.active)

    def blows(self, p: int) -> list[float]:
        """Damage of each attack that would hit a player in hero form, the villain's first, by its average."""
        s = self.sight
        out = []
        if self.villain >= 0 and not s.stunned(self.villain) and not self.webbed(self.villain):
            out.append(self.villain_atk + BOOST * self.villain_boosts)
        out += [float(s.stat(m, ATK)) for m in s.minions(p) if not s.stunned(m) and not self.webbed(m)]
        return out

    def webbed(self, enemy: int) -> bool:
        """Whether a card of ours on this enemy would replace its next attack."""
        s = self.sight
        for c in s.attached(enemy):
            if not s.is_encounter(c):
                face = s.face(c)
                if face is not None and any(
                    ab.kind == ABILITY_FORCED_INTERRUPT and ability(face, i, s, c, self.seat)[0].get("instead")
                    for i, ab in enumerate(face.face.abilities)
                ):
                    return True
        return False

    # ------------------------------------------------------------------ curves

    def danger(self, margin: float) -> float:
        """What it costs to have so much room left on the main scheme once the coming villain phase is over."""
        st = self.style
        if self.far < 0:
            self._look_ahead()
        if self.final_scheme:
            return st.defeat * st.fear_scheme * _risk(margin) - self.threat * min(margin, self.far)
        # a stage that is not the last: its end costs what the next one brings, and what goes beyond it is gone
        room = self.later + max(margin, 0.0)
        price = self.advance * min(1.0, _risk(margin))
        return price + st.defeat * st.fear_scheme * _risk(room) - self.threat * min(room, self.far)

    def wounds(self, hp: float) -> float:
        """What it costs a player to have so many hit points."""
        st = self.style
        if hp <= 0:
            return st.defeat
        return float(0.8 * st.defeat * st.fear_death * st.nerve**hp - self.health * hp)

    def hurt(self, p: int, amount: float) -> float:
        """The price of a player taking damage now."""
        if amount <= 0:
            return 0.0
        hp = self.hp if p == self.seat else self.sight.remaining(self.sight.identity(p))
        price = self.wounds(hp - amount) - self.wounds(hp)
        return price if p == self.seat else price * self.style.partner

    def heal(self, p: int, amount: float) -> float:
        """What healing a player is worth."""
        me = self.sight.identity(p)
        amount = min(amount, self.sight.damage(me))
        hp = self.hp if p == self.seat else self.sight.remaining(me)
        return self.wounds(hp) - self.wounds(hp + amount)

    # ------------------------------------------------------------------ worth of doing things

    def removal(self, n: float, scheme: int) -> float:
        """What removing threat from a scheme is worth."""
        s = self.sight
        on = s.threat(scheme)
        n = min(n, on)
        if n <= 0 or s.stat(scheme, NO_LOSS):
            return 0.0
        if s.type(scheme) == MAIN_SCHEME:
            room = self.margin - self.add
            return self.danger(room) - self.danger(room + n)
        done = self.side_scheme(scheme)
        return done * (1.0 if n >= on else 0.85 * n / on)

    def side_scheme(self, scheme: int) -> float:
        """What getting rid of a side scheme is worth."""
        s = self.sight
        st = self.style
        rounds = min(self.rounds, 4.0) * st.side
        worth = 1.0 + st.hazard * rounds * s.stat(scheme, HAZARD)
        worth += s.stat(scheme, ACCELERATION) * rounds * max(self.threat, 0.5) * 1.6
        if s.stat(scheme, CRISIS):
            room = self.margin - self.add
            worth += 1.5 + st.crisis * (self.danger(room) - self.danger(room + 3))
        face = s.face(scheme)
        if face is not None and face.mods:
            extra = constants(face, s, scheme, self.seat).get("enemy_hp", 0.0)
            worth += max(4.0, 0.8 * self.damage * extra)  # a scheme with a lasting effect
        return worth

    def kill(self, minion: int) -> float:
        """What defeating a minion is worth: the harm it will no longer do."""
        known = self.memo.get(("kill", minion))
        if known is None:
            known = self.memo[("kill", minion)] = self._kill(minion)
        return known

    def _kill(self, minion: int) -> float:
        s = self.sight
        p = s.engaged(minion)
        st = self.style
        atk, sch = s.stat(minion, ATK), s.stat(minion, SCH)
        rounds = min(self.rounds, st.stay)
        each = 0.75 * atk * (self.health + 0.35) + 0.25 * sch * (self.threat + 0.5)
        if p >= 0:
            hero = self.hero if p == self.seat else s.in_hero_form(p)
            hp = self.hp if p == self.seat else s.remaining(s.identity(p))
            if hero and hp <= 2 * atk + 2:
                each += 0.3 * atk
        # it has to be done some day, so doing it now saves a round of harm and spares the same work later
        worth = st.minion * (0.8 + min(each * rounds, each + st.spare * s.remaining(minion)))
        if s.stat(minion, GUARD):
            worth += st.guard
        return worth

    def strike(self, n: float, enemy: int, attacks: bool = True) -> float:
        """What damage to an enemy is worth; an attack may be answered by retaliate."""
        s = self.sight
        st = self.style
        if n <= 0:
            return 0.0
        left = s.remaining(enemy)
        if s.tough(enemy):
            # a small blow does it as well as a great one
            worth = (st.tough if s.type(enemy) == VILLAIN else 0.45 * self.kill(enemy)) - st.waste * (n - 1)
        elif s.type(enemy) == VILLAIN:
            worth = self.damage * min(n, left)
            if n >= left:
                # the next stage starts unhurt: what is left of a great blow is lost, a small one would do
                worth += 100.0 if self.final_stage else max(2.0 - 0.5 * (n - left), -2.0)
        else:
            worth = self.kill(enemy) * (1.0 if n >= left else 0.8 * n / left)
            if n > left:
                worth -= min(0.5 * worth, st.waste * (n - left))
        if attacks and n < left:
            back = s.stat(enemy, RETALIATE)
            if back:
                worth -= self.hurt(self.seat, back)
        return worth

    def spill(self, n: float, minion: int) -> float:
        """What is worth more about an attack with overkill: damage beyond the minion it defeats hits the villain."""
        s = self.sight
        excess = n - s.remaining(minion)
        if excess <= 0 or self.villain < 0 or s.tough(minion):
            return 0.0
        return self.strike(excess, self.villain, attacks=False) + self.style.waste * excess

    def action(self, p: int) -> float:
        """What a hero's basic power is worth on a usual day."""
        known = self.memo.get(("action", p))
        if known is None:
            s = self.sight
            me = s.identity(p)
            if s.in_hero_form(p):
                atk, thw = s.stat(me, ATK), s.stat(me, THW)
            else:
                face = next(iter(s.other_faces(me)), None)
                atk, thw = (face.base[ATK], face.base[THW]) if face is not None else (2, 2)
            known = self.style.action * max(atk * self.damage, thw * (self.threat + 0.3))
            self.memo[("action", p)] = known
        return known

    def targets(self) -> list[int]:
        """Enemies this player may attack."""
        s = self.sight
        out = [m for p in s.order() for m in s.minions(p)]
        if self.villain >= 0 and not any(s.stat(m, GUARD) for m in s.minions(self.seat)):
            out.insert(0, self.villain)
        return out

    def schemes(self) -> list[int]:
        """Schemes whose threat can be removed."""
        s = self.sight
        sides = s.side_schemes()
        if self.main < 0 or s.threat(self.main) == 0 or any(s.stat(c, CRISIS) for c in sides):
            return sides
        return [self.main, *sides]

    def best_strike(self, n: float, minions_only: bool = False) -> float:
        """The worth of damage put where it does most."""
        found = [self.strike(n, t) for t in self.targets() if not minions_only or self.sight.type(t) == MINION]
        return max(found, default=0.0)

    def best_removal(self, n: float) -> float:
        return max((self.removal(n, t) for t in self.schemes()), default=0.0)
