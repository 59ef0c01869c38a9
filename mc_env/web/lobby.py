"""What there is to choose from before a game: heroes, scenarios, sets, agents with their measured strength."""

from __future__ import annotations

from functools import cache

import mc_env
from mc_env import strengths
from mc_env.cards import catalog, registry
from mc_env.cards.terms import CardType, Stat
from mc_env.decks import parse_deck, starter_deck
from mc_env.engine.game import Game, new_game
from mc_env.errors import ConfigError, McEnvError
from mc_env.web import thinking
from mc_env.web.protocol import (
    PROTOCOL,
    AgentChoice,
    CheckDeck,
    DeckChecked,
    HeroChoice,
    Lobby,
    ModularChoice,
    NewGame,
    SavedGame,
    ScenarioChoice,
    Strength,
)


def lobby(saved: tuple[SavedGame, ...], records: bool, local: bool) -> Lobby:
    """Everything that the first page shows."""
    return Lobby(PROTOCOL, mc_env.__version__, heroes(), scenarios(), modular_sets(), agents(), saved, records, local)


@cache
def heroes() -> tuple[HeroChoice, ...]:
    """Identities with the aspect of their starter deck."""
    out = []
    for hero in catalog.heroes():
        faces = hero.identity.faces
        up = next(f for f in faces if f.type == CardType.HERO)
        other = next((f for f in faces if f.type == CardType.ALTER_EGO), up)
        hp, size = up.stats.get(Stat.HP), up.stats.get(Stat.HAND_SIZE)
        aspects = " and ".join(starter_deck(hero.code).aspects)
        codes = tuple(f.code for f in faces)
        hits, cards = (n if isinstance(n, int) else 0 for n in (hp, size))
        out.append(HeroChoice(hero.code, up.title, other.title, aspects, hits, cards, codes))
    return tuple(out)


@cache
def scenarios() -> tuple[ScenarioChoice, ...]:
    """Scenarios; how hard they are is what the kept results of the heuristic say."""
    out = []
    for s in catalog.scenarios():
        villains = ", ".join(dict.fromkeys(v.title for stages in s.villains for v in stages))
        out.append(ScenarioChoice(s.code, s.name, villains, tuple(v.stage for v in s.villains[0]), s.modular))
    return tuple(out)


@cache
def modular_sets() -> tuple[ModularChoice, ...]:
    return tuple(ModularChoice(s.code, s.name) for s in catalog.encounter_sets() if s.kind == "modular")


def agents() -> tuple[AgentChoice, ...]:
    """Who can take a seat, with every table at which teams of it were measured."""
    measured: dict[str, list[Strength]] = {}
    for row in strengths.measured():
        about = (row["scenario"], row["mode"], row["hands"], row["wins"], row["games"])
        measured.setdefault(row["spec"], []).append(Strength(tuple(row["heroes"]), *about))
    return tuple(
        AgentChoice(spec, name, about, strengths.available(spec), tuple(measured.get(spec, ())))
        for spec, (name, about) in thinking.known().items()
    )


def check_deck(asked: CheckDeck) -> DeckChecked:
    """Whether a pasted deck can be played by a hero, and why not."""
    try:
        deck = parse_deck(asked.text, asked.hero)
    except McEnvError as error:
        return DeckChecked(False, str(error), {}, "")
    problems = deck.problems()
    return DeckChecked(not problems, "; ".join(problems), dict(deck.cards), " and ".join(deck.aspects))


def begin(asked: NewGame, seed: int) -> Game:
    """The game that was asked for. Decks come as text and are read as data: no path is ever looked at."""
    for seat in asked.seats:
        thinking.check(seat.who)
    decks = {s.hero: dict(parse_deck(s.deck, s.hero).cards) for s in asked.seats if s.deck is not None}
    heroes = [registry.hero(s.hero).code for s in asked.seats]
    if set(decks) - set(heroes):
        raise ConfigError(f"decks are for heroes by their code: {', '.join(heroes)}")
    return new_game(
        heroes,
        asked.scenario,
        seed,
        decks=decks,
        modular=asked.modular,
        mode=asked.mode,
        heroic=asked.heroic,
        hands=asked.hands,
        log=True,
    )
