"""Building a position by name: seats, the scenario, cards in play and in piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from mc_env.cards import registry
from mc_env.cards.kit.cards import Card, Face
from mc_env.cards.terms import CardType, Stat
from mc_env.engine import library
from mc_env.engine.board import changing, moves
from mc_env.engine.board import modifiers as mod
from mc_env.engine.game import Game
from mc_env.engine.new_game import (
    HANDS,
    MODES,
    by_area,
    check_variant,
    encounter_sets,
    extra_deck,
    modular_sets,
    new_card,
    one_of,
    place_identity,
    place_stages,
    stages_used,
)
from mc_env.engine.program.tables import CARDS, FACES, GUISES, counter_id, guise_id
from mc_env.engine.resolving.schemes import side_b
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ASIDE, BOOST, DEALT, DISCARD, HAND, NEMESIS, PLAY, REMOVED, SCHEME_DECK, UNDER
from mc_env.errors import ConfigError, unknown
from mc_env.kernel import rng
from mc_env.kernel.columns import replaced
from mc_env.kernel.zones import NOBODY
from mc_env.table.looking import Looking
from mc_env.table.naming import Names, TableError, attached_card, encounter_card, hero_titled, listed, player_card

FILLER: Final = "filler_player"
DECK_SIZE: Final = 20


class Building(Looking):
    """A position under construction. Whatever is not named is filler."""

    def __init__(
        self,
        scenario: str = "rhino",
        mode: str = "standard",
        seed: int = 1,
        *,
        hands: str = "open",
        verify: bool = True,
        auto: bool = False,
        log: bool = True,
        exact: bool = False,
        filler: int = DECK_SIZE,
        modular: Sequence[str] | None = None,
        heroic: int = 0,
        skirmish: int | None = None,
        overpay: bool = False,
    ) -> None:
        """`log` off makes a little faster what never asks for `events`. `exact` is a log for auditors, from the start on.

        `filler` cards lie below the named ones of each deck; 0 for decks of exactly the named cards. With `modular`, the
        encounter deck is the scenario's own with these sets (none: `[]`), shuffled, below the named cards; without, filler.
        `heroic`, `skirmish` and `overpay` are those of `new_game`.
        """
        library.ready()
        one_of("mode", mode, MODES)
        one_of("hands", hands, HANDS)
        self.scenario = scenario
        self.mode = mode
        self.verify = verify
        self.exact = exact
        self.filler = filler
        self._story = registry.scenario(scenario)
        check_variant(self._story, heroic, skirmish, overpay)
        self._sets = None if modular is None else encounter_sets(self._story, mode, modular_sets(modular))
        self._skirmish = skirmish
        self._signals = hands == "signals"
        self._game: Game | None = None
        g = State()
        g.open_hands = hands == "open"
        g.auto = auto
        g.expert = mode == "expert"
        g.heroic = heroic
        g.overpay = overpay
        g.rng = rng.new(seed)
        g.log = [] if log else None
        self._g = g
        self._area_ready = False
        self._side_a: dict[int, int] = {}  # main schemes in play, and the face they have before setup
        self._formed: list[bool] = []  # of each seat, whether its form was named
        self._main_scheme_named = False
        self._encounter_named: dict[int, list[str]] = {}  # by seat
        self._encounter_discard: dict[int, list[str]] = {}
        self._decks: list[list[str]] = []
        self._heroes: list[str] = []

    # ------------------------------------------------------------------ what is placed

    def _building(self) -> State:
        if self._game is not None:
            raise TableError("the game has started; positions are built before the first question")
        return self._g

    def hero(
        self,
        title: str,
        *,
        form: str | int | None = None,
        hand: Names = (),
        deck: Names = (),
        discard: Names = (),
        in_play: Names = (),
        under: Mapping[str, Names] | None = None,
        damage: int = 0,
        exhausted: bool = False,
        status: Names = (),
        extra: Mapping[str, Names] | None = None,
    ) -> Self:
        """Seat the next player: the first call is seat 0. Cards of `deck` are on top, filler below. In hero form, unless
        another one is named (or the game starts at setup).

        `extra` names the cards of extra decks, top first; those not named lie in the order of their definition.
        """
        g = self._building()
        p = g.n
        if p == 4:
            raise ConfigError("a table has at most 4 seats")
        hero = hero_titled(title)
        self._heroes.append(hero.code)
        g.n = p + 1
        g.alive = (True,) * g.n
        g.said = (0,) * g.n if self._signals else ()
        g.parea = (*g.parea, p if self._story.own_area_each else 0)
        identity = place_identity(g, p, hero.code)
        g.identity = (*g.identity, identity)
        self._formed.append(form is not None)
        _take_form(g, identity, "hero" if form is None else form)
        g.damage[identity] = damage
        g.exhausted[identity] = int(exhausted)
        self._statuses(identity, status)
        for name in listed(hand):
            new_card(g, player_card(name, hero), p, g.parea[p], HAND + p)
        for name in listed(discard):
            new_card(g, player_card(name, hero), p, g.parea[p], DISCARD + p)
        for name in listed(in_play):
            self._put(player_card(name, hero), p)
        for card, n in hero.nemesis.items():
            for _ in range(n):
                new_card(g, card.code, NOBODY, g.parea[p], NEMESIS + p)
        self._decks.append([player_card(n, hero) for n in listed(deck)])
        for name, cards in hero.extra_decks.items():
            zone = extra_deck(g, name)
            own = {face.title: card.code for card in cards for face in _faces(card)}
            top_first = [own[title] for title in listed((extra or {}).get(name, list(own)))]
            for code in reversed(top_first):
                new_card(g, code, p, g.parea[p], zone)
            moves.turn_up(g, zone)
        for host, names in (under or {}).items():
            for name in listed(names):
                c = new_card(g, player_card(name, hero), p, g.parea[p], UNDER)
                g.host[c] = self.find(host)
        return self

    def villain(
        self,
        title: str | None = None,
        *,
        stage: int | None = None,
        damage: int = 0,
        attachments: Names = (),
        status: Names = (),
        boost: Names = (),
    ) -> Self:
        """Set up the villain at a stage (default: the first of the mode), with the side up that has the title."""
        g = self._building()
        self._areas(stage)
        for c in g.zones[PLAY + CardType.VILLAIN]:
            self._turn_to(c, title)
        c = self.find(title) if title else g.zones[PLAY + CardType.VILLAIN][0]
        if stage is not None and FACES[g.face[c]].stage != stage:
            raise TableError(f"{title} has no stage {stage} in scenario {self.scenario}")
        g.damage[c] = damage
        self._statuses(c, status)
        for name in listed(attachments):
            self._attach(name, c)
        for name in listed(boost):
            b = new_card(g, encounter_card(name), NOBODY, g.area[c], BOOST)
            g.host[b] = c
        return self

    def main_scheme(
        self,
        title: str | None = None,
        *,
        threat: int = 0,
        stage: int = 1,
        acceleration: int = 0,
        attachments: Names = (),
    ) -> Self:
        """Set up the main scheme (of several: the one of a title) at a stage."""
        g = self._building()
        self._areas(None)
        self._main_scheme_named = True
        c = self.find(title) if title else g.zones[PLAY + CardType.MAIN_SCHEME][0]
        for _ in range(stage - 1):
            deck = g.zones[SCHEME_DECK + g.area[c]]
            if not deck:
                raise TableError(f"scenario {self.scenario} has no main scheme stage {stage}")
            new = deck[-1]
            moves.move(g, c, REMOVED)
            moves.put_in_play(g, new)
            changing.flip(g, new, side_b(g, new))
            c = new
        g.threat[c] = threat
        g.accel = replaced(g.accel, c, acceleration)
        for name in listed(attachments):
            self._attach(name, c)
        return self

    def minion(
        self,
        title: str,
        *,
        engaged: int = 0,
        damage: int = 0,
        attachments: Names = (),
        status: Names | None = None,
        exhausted: bool = False,
    ) -> Self:
        """Put a minion into play, engaged with a seat. `Drone` makes a facedown card of that player one."""
        g = self._building()
        self._areas(None)
        self._seat(engaged)
        if any(x is not None and x.facedown and x.name == title for x in GUISES):
            c = new_card(g, FILLER, engaged, g.parea[engaged], ASIDE)
            moves.put_in_play(g, c, NOBODY, engaged, -1, guise_id(title))
            g.known[c] = 0
        else:
            c = new_card(g, encounter_card(title, CardType.MINION), NOBODY, g.parea[engaged], ASIDE)
            moves.put_in_play(g, c, NOBODY, engaged)
        g.damage[c] = damage
        g.exhausted[c] = int(exhausted)
        if status is not None:
            g.tough[c] = 0
            self._statuses(c, status)
        for name in listed(attachments):
            self._attach(name, c)
        return self

    def side_scheme(self, title: str, *, threat: int | None = None, attachments: Names = (), seat: int = 0) -> Self:
        """Put a side scheme into play (with its starting threat if none is given), in the area of a seat."""
        return self._plain(title, threat, attachments, seat)

    def environment(self, title: str, *, attachments: Names = (), seat: int = 0) -> Self:
        """Put an environment into play, in the area of a seat."""
        return self._plain(title, None, attachments, seat)

    def _plain(self, title: str, threat: int | None, attachments: Names, seat: int) -> Self:
        g = self._building()
        self._areas(None)
        c = new_card(g, encounter_card(title), NOBODY, g.parea[self._seat(seat)], ASIDE)
        moves.put_in_play(g, c)
        self._turn_to(c, title)
        if threat is not None:
            g.threat[c] = threat
        for name in listed(attachments):
            self._attach(name, c)
        return self

    def _turn_to(self, c: int, title: str | None) -> None:
        """A card with two sides shows the one of a title, as if it had come into play so."""
        g = self._g
        for face in CARDS[g.card[c]].faces:
            if FACES[face].title == title and face != g.face[c]:
                held = FACES[g.face[c]].counters
                if held is not None:
                    g.counters.pop(c << 8 | counter_id(held[0]), None)
                changing.flip(g, c, face)

    def encounter_deck(self, *titles: str, seat: int = 0) -> Self:
        """Name the top cards of the encounter deck (of a seat's area), top first; filler lies below."""
        self._building()
        self._encounter_named[seat] = list(titles)
        return self

    def encounter_discard(self, *titles: str, seat: int = 0) -> Self:
        """Name the cards of the encounter discard pile (of a seat's area), the last one on top."""
        self._building()
        self._encounter_discard[seat] = list(titles)
        return self

    def dealt(self, seat: int, *titles: str) -> Self:
        """Facedown encounter cards in front of a player (`dealt_to` reads them)."""
        g = self._building()
        self._seat(seat)
        for name in titles:
            new_card(g, encounter_card(name), NOBODY, g.parea[seat], DEALT + seat)
        return self

    def card(
        self,
        title: str,
        *,
        counters: int | Mapping[str, int] | None = None,
        exhausted: bool | None = None,
        damage: int | None = None,
        threat: int | None = None,
        status: Names | None = None,
    ) -> Self:
        """Adjust a card already placed. `counters` as a number means those of its uses."""
        g = self._building()
        c = self.find(title)
        info = FACES[g.face[c]]
        if isinstance(counters, int):
            held = info.uses or info.counters
            if held is None:
                raise TableError(f"{title} has no counters of its own; name them: counters={{'web': 1}}")
            counters = {held[0]: counters}
        for name, n in (counters or {}).items():
            key = c << 8 | counter_id(name)
            if n:
                g.counters[key] = n
            else:
                g.counters.pop(key, None)
        if exhausted is not None:
            g.exhausted[c] = int(exhausted)
        if damage is not None:
            g.damage[c] = damage
        if threat is not None:
            g.threat[c] = threat
        if status is not None:
            g.stunned[c] = g.confused[c] = g.tough[c] = 0
            self._statuses(c, status)
        return self

    def attach(self, title: str, to: str) -> Self:
        """Attach a card (an upgrade of seat 0, or an attachment) to a card in play."""
        self._building()
        self._attach(title, self.find(to))
        return self

    # ------------------------------------------------------------------ how it is placed

    def _areas(self, stage: int | None) -> None:
        """Place villain and main scheme once."""
        g = self._g
        if self._area_ready:
            return
        if g.n == 0:
            raise TableError("seat a hero before the scenario")
        if stage is not None and not any(s.stage == stage for stages in self._story.villains for s in stages):
            raise TableError(f"scenario {self.scenario} has no villain stage {stage}")
        self._area_ready = True
        used = stages_used(self._story, self.mode, self._skirmish)
        own = self._story.own_area_each
        for i, (stages, area) in enumerate(by_area(self._story.villains, self._story, g.n)):
            if stage is None:
                codes = [s.code for s in stages if s.stage in used or len(stages) == 1]
            else:
                codes = [s.code for s in stages if stage <= s.stage <= max(*used, stage)]
            place_stages(g, codes, area, i, 1 if own else len(self._story.villains))
        for i, (schemes, area) in enumerate(by_area(self._story.schemes, self._story, g.n)):
            place_stages(g, [s.code for s in schemes], area, i, 1 if own else len(self._story.schemes), SCHEME_DECK)
        for c in g.zones[PLAY + CardType.MAIN_SCHEME]:
            self._side_a[c] = g.face[c]
            changing.flip(g, c, side_b(g, c))
            g.threat[c] = mod.stat(g, c, int(Stat.THREAT))

    def _put(self, code: str, p: int, host: int = -1) -> int:
        g = self._g
        c = new_card(g, code, p, g.parea[p], ASIDE)
        moves.put_in_play(g, c, p, NOBODY, host)
        return c

    def _attach(self, title: str, host: int) -> None:
        g = self._g
        card = attached_card(title)
        if card.faces[0].type == CardType.UPGRADE:
            self._put(card.code, g.controller[host] if g.controller[host] != NOBODY else 0, host)
            return
        c = new_card(g, card.code, NOBODY, g.area[host], ASIDE)
        moves.put_in_play(g, c, NOBODY, NOBODY, host)

    def _statuses(self, c: int, status: Names) -> None:
        g = self._g
        for name in listed(status):
            column = {"stunned": g.stunned, "confused": g.confused, "tough": g.tough}.get(name)
            if column is None:
                raise unknown("status", name, ["stunned", "confused", "tough"])
            column[c] += 1

    def _seat(self, p: int) -> int:
        if not 0 <= p < self._g.n:
            raise TableError(f"seat {p} is empty; seats 0 to {self._g.n - 1} are taken")
        return p


def _take_form(g: State, identity: int, form: str | int) -> None:
    """Turn an identity to a form, or to the face of a number."""
    faces = CARDS[g.card[identity]].faces
    if isinstance(form, int):
        changing.flip(g, identity, faces[form])
    elif form in ("hero", "alter-ego", "alter_ego"):
        wanted = CardType.HERO if form == "hero" else CardType.ALTER_EGO
        if FACES[g.face[identity]].type != wanted:
            changing.flip(g, identity, next(f for f in faces if FACES[f].type == wanted))
    else:
        raise ConfigError(f"form {form!r}: hero, alter-ego, or the number of a face")


def _faces(card: Card | Face) -> tuple[Face, ...]:
    return card.faces if isinstance(card, Card) else (card,)
