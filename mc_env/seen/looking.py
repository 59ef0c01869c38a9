"""Looking at a table: from a state to the typed view, through the one rule of who sees what.

Everything that could be hidden passes `Looker.sees`, which asks `board.visibility`. Ids are given in the order in which the view
is walked, which depends on nothing but what is seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mc_env.cards.terms import (
    CHARACTER_TYPES,
    DASH,
    EVENT_ATTACK,
    EVENT_SCHEME,
    POWERS,
    STAT_COST,
    STAT_ESCALATION,
    STAT_HAND_SIZE,
    STAT_HP,
    STAT_TARGET_THREAT,
    TYPE_ALLY,
    TYPE_ATTACHMENT,
    TYPE_ENVIRONMENT,
    TYPE_HERO,
    TYPE_MAIN_SCHEME,
    TYPE_MINION,
    TYPE_OBLIGATION,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_SIDE_SCHEME,
    TYPE_SUPPORT,
    TYPE_UPGRADE,
    TYPE_VILLAIN,
    Stat,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.visibility import lies_facedown, seen_from_top, shows_face, visible
from mc_env.engine.game import Game
from mc_env.engine.knowing.views import OUTCOMES, PHASES, order, sorted_by_code
from mc_env.engine.program.tables import CARDS, COUNTERS, DECK_NAMES, FACES
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    ASIDE,
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    EXTRA,
    HAND,
    MINIONS,
    NEMESIS,
    PLAY,
    REMOVED,
    SCHEME_DECK,
    TABLE,
    UNDER,
    VICTORY,
    VILLAIN_DECK,
)
from mc_env.engine.using.costs import no_cost, play_cost
from mc_env.kernel.zones import NOBODY
from mc_env.seen import deciding, forecasting
from mc_env.seen.faces import FIGURES, ICONS, KEYWORD_STATS, keyword, type_word
from mc_env.seen.handles import Handles
from mc_env.seen.model import (
    Activation,
    Area,
    Card,
    CardName,
    Deck,
    ExtraDeck,
    Figure,
    Hand,
    Place,
    Seat,
    Table,
)

_POWERS: Final = tuple((int(s), FIGURES[s]) for s in POWERS)
_STATUSES: Final = ("stunned", "confused", "tough")
_GEAR: Final = (TYPE_ALLY, TYPE_UPGRADE, TYPE_SUPPORT, TYPE_OBLIGATION)


class Looker:
    """One viewer at one position: a seat, or None, from whom nothing is hidden."""

    def __init__(self, g: State, p: int | None, handles: Handles) -> None:
        self.g = g
        self.p = p
        self.handles = handles
        self.id = handles.of

    # ------------------------------------------------------------------ who sees what

    def sees(self, c: int) -> bool:
        return self.p is None or visible(self.g, self.p, c)

    def shows(self, c: int) -> bool:
        """Whether the viewer sees the face a card has now, were it that of a guise."""
        return c >= 0 and (self.p is None or shows_face(self.g, self.p, c))

    def names(self, cards: Iterable[int]) -> tuple[CardName, ...]:
        """Those of some cards that the viewer sees."""
        return tuple([self.name(c) for c in cards if self.sees(c)])

    def name(self, c: int) -> CardName:
        """A card that is known to be seen, by what it truly is."""
        g = self.g
        info = FACES[CARDS[g.card[c]].faces[0]] if lies_facedown(g, c) else FACES[g.face[c]]
        return CardName(self.id(c), info.code, info.name)

    def deck(self, z: int) -> Deck:
        cards = self.g.zones[z]
        places = range(len(cards)) if self.p is None else seen_from_top(self.g, self.p, z)
        return Deck(len(cards), tuple([Place(i, self.name(cards[-1 - i])) for i in places]))

    # ------------------------------------------------------------------ cards

    def card(self, c: int) -> Card:
        """A card in play, or one that the viewer sees elsewhere."""
        g = self.g
        info = FACES[g.face[c]]
        t = g.ctype[c]
        facedown = g.zone[c] >= PLAY and lies_facedown(g, c)
        riders = order(g, [x for x, h in enumerate(g.host) if h == c]) if c in g.host else []
        under = [x for x in riders if g.zone[x] == UNDER]
        boosts = [x for x in riders if g.zone[x] == BOOST]
        return Card(
            id=self.id(c),
            code=info.code,
            title=g.title(c),
            type=type_word(t),
            facedown=facedown,
            beneath=self.name(c) if facedown and self.sees(c) else None,
            cost=self._cost(c),
            figures=self._figures(c),
            remaining=mod.remaining(g, c) if t in CHARACTER_TYPES else None,
            damage=g.damage[c],
            threat=g.threat[c],
            acceleration_tokens=g.accel[c],
            counters={COUNTERS[k & 255]: n for k, n in sorted(g.counters.items()) if k >> 8 == c and k & 255 and n},
            statuses=tuple([w for w in _STATUSES for _ in range(getattr(g, w)[c])]),
            exhausted=bool(g.exhausted[c]),
            traits=self._traits(c),
            keywords=tuple([keyword(s, n) for s in KEYWORD_STATS if (n := self._live(c, s)) > 0]),
            icons=tuple([word for s, word in ICONS.items() for _ in range(self._live(c, s))]),
            blank=bool(g.blank[c]),
            active=bool(g.counters.get(c << 8, 0)),
            engaged=g.engaged[c] if g.engaged[c] != NOBODY else None,
            controller=g.controller[c] if g.controller[c] != NOBODY and g.zone[c] >= PLAY else None,
            attached=tuple([self.card(x) for x in riders if g.zone[x] >= PLAY]),
            under=len(under),
            under_seen=self.names(under),
            boost_cards=len(boosts),
            boost_seen=self.names(boosts),
        )

    def _live(self, c: int, s: int) -> int:
        """A keyword or icon as it is now; mostly it is neither printed nor given."""
        return mod.stat(self.g, c, s) if self.g.mods[s] or FACES[self.g.face[c]].base[s] else 0

    def _cost(self, c: int) -> Figure | None:
        g = self.g
        if g.zone[c] >= PLAY or (not FACES[g.face[c]].base[STAT_COST] and Stat.COST not in FACES[g.face[c]].face.stats):
            return None
        return None if no_cost(g, c) else Figure(play_cost(g, c), mod.printed(g, c, STAT_COST))

    def _figures(self, c: int) -> dict[str, Figure]:
        """Figures of a character or a scheme."""
        g = self.g
        info = FACES[g.face[c]]
        t = g.ctype[c]
        out: dict[str, Figure] = {}
        if t in CHARACTER_TYPES:
            for stat, word in _POWERS:
                now = mod.stat(g, c, stat)
                if now or (stat not in info.lacks and info.base[stat] != DASH):
                    out[word] = Figure(now, mod.printed(g, c, stat))
            out["hp"] = Figure(mod.max_hp(g, c), mod.printed(g, c, STAT_HP))
        elif t == TYPE_MAIN_SCHEME:
            for stat, word in ((STAT_TARGET_THREAT, "target"), (STAT_ESCALATION, "escalation")):
                out[word] = Figure(mod.stat(g, c, stat), mod.printed(g, c, stat))
        return out

    def _traits(self, c: int) -> tuple[str, ...]:
        """Traits as they are now, the printed ones first."""
        g = self.g
        printed = FACES[g.face[c]].face.traits
        given = sorted({m.trait for m, _ in mod.entries(g, Stat.TRAIT)} - set(printed)) if g.mods[Stat.TRAIT] else []
        return tuple([t for t in (*printed, *given) if t and mod.has_trait(g, c, t)])

    def cards(self, cards: Iterable[int]) -> tuple[Card, ...]:
        return tuple([self.card(c) for c in cards])

    # ------------------------------------------------------------------ players

    def seat(self, q: int, hero: str, name: str) -> Seat:
        """One player's side."""
        g = self.g
        if not g.alive[q]:
            return Seat(q, hero, name, True)
        identity = g.identity[q]
        hand = g.zones[HAND + q]
        mine = {t: [c for c in g.zones[PLAY + t] if g.controller[c] == q and g.host[c] < 0] for t in _GEAR}
        dealt = g.zones[DEALT + q]
        return Seat(
            seat=q,
            hero=hero,
            name=name,
            eliminated=False,
            form="hero" if g.ctype[identity] == TYPE_HERO else "alter-ego",
            identity=self.card(identity),
            hand_size=mod.stat(g, identity, STAT_HAND_SIZE),
            hand=Hand(len(hand), self.cards(c for c in hand if self.sees(c))),
            deck=self.deck(DECK + q),
            discard=self.names(g.zones[DISCARD + q]),
            allies=self.cards(mine[TYPE_ALLY]),
            upgrades=self.cards(mine[TYPE_UPGRADE]),
            supports=self.cards(mine[TYPE_SUPPORT]),
            others=self.cards(mine[TYPE_OBLIGATION]),
            minions=self.cards(c for c in g.zones[MINIONS] if g.engaged[c] == q),
            encounter_cards=len(dealt),
            encounter_seen=self.names(dealt),
            nemesis=self.names(sorted_by_code(g, g.zones[NEMESIS + q])),
            changed_form=bool(g.changed >> q & 1),
            declined=bool(g.declined >> q & 1),
        )

    # ------------------------------------------------------------------ the scenario

    def area(self, a: int) -> Area:
        g = self.g

        def here(*types: int) -> list[int]:
            return [c for t in types for c in g.zones[PLAY + t] if g.area[c] == a and g.host[c] < 0]

        loose = [c for c in here(TYPE_MINION) if g.engaged[c] == NOBODY]
        return Area(
            players=tuple([q for q in range(g.n) if g.parea[q] == a]),
            villains=self.cards(here(TYPE_VILLAIN)),
            next_stages=tuple([FACES[g.face[c]].code for c in reversed(g.zones[VILLAIN_DECK + a])]),
            main_schemes=self.cards(here(TYPE_MAIN_SCHEME)),
            next_schemes=len(g.zones[SCHEME_DECK + a]),
            side_schemes=self.cards(here(TYPE_SIDE_SCHEME, TYPE_PLAYER_SIDE_SCHEME)),
            environments=self.cards(here(TYPE_ENVIRONMENT)),
            others=self.cards([*here(TYPE_ATTACHMENT), *loose]),
            encounter_deck=self.deck(ENC_DECK + a),
            encounter_discard=self.names(g.zones[ENC_DISCARD + a]),
        )

    def activation(self, r: int) -> Activation:
        g = self.g
        rec = g.recs[r]

        def known(c: int) -> int | None:
            return self.id(c) if self.shows(c) else None

        return Activation(
            "attack" if rec.kind == EVENT_ATTACK else "scheme",
            g.title(rec.actor),
            known(rec.actor),
            rec.tplayer,
            g.title(rec.target),
            known(rec.target),
            g.title(rec.defender),
            known(rec.defender),
            rec.boost,
            len(rec.cards),
        )

    # ------------------------------------------------------------------ everything

    def table(self, heroes: Sequence[tuple[str, str]]) -> Table:
        g = self.g
        lying = [c for c in g.zones[TABLE] if self.sees(c)]
        return Table(
            seat=self.p,
            open_hands=bool(g.open_hands),
            round=g.round,
            phase=PHASES[g.phase],
            step=g.step,
            first_player=g.first,
            active_player=g.active if g.active >= 0 else None,
            outcome=OUTCOMES[g.outcome],
            outcome_reason=g.reason or "",
            seats=tuple([self.seat(q, *heroes[q]) for q in range(g.n)]),
            areas=tuple([self.area(a) for a in sorted(set(g.parea))]),
            on_the_table=self.cards(lying),
            on_the_table_hidden=len(g.zones[TABLE]) - len(lying),
            activations=tuple([self.activation(r) for r in sorted(g.recs) if g.recs[r].kind <= EVENT_SCHEME]),
            set_aside=self.names(sorted_by_code(g, g.zones[ASIDE])),
            victory_display=self.names(g.zones[VICTORY]),
            removed=self.names(sorted_by_code(g, g.zones[REMOVED])),
            extra_decks=tuple(
                [
                    ExtraDeck(DECK_NAMES[deck], self.deck(EXTRA + 2 * i), self.names(g.zones[EXTRA + 2 * i + 1]))
                    for i, deck in enumerate(g.extra)
                ]
            ),
            forecast=forecasting.forecast(g, self.id),
            decision=deciding.decision(g, self.p, self.id, self.handles.looked_at),
        )


def look(game: Game, seat: int | None, handles: Handles | None = None) -> Table:
    """What a seat may know of a game, or everything (None). `handles` keeps the ids of cards from one look to the next."""
    kept = handles if handles is not None else Handles()
    with kept.one_look():
        return Looker(game.state, seat, kept).table(heroes_of(game))


def heroes_of(game: Game) -> list[tuple[str, str]]:
    """Code and name of every player's hero, which stay whichever side is up and even after elimination."""
    g = game.state
    out = []
    for q in range(g.n):
        faces = [FACES[f] for f in CARDS[g.card[g.identity[q]]].faces]
        hero = next((f for f in faces if f.type == TYPE_HERO), faces[0])
        out.append((hero.set_code, hero.title))
    return out
