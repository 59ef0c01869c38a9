"""Nobody learns from the environment what a player at the table would not: observations, masks, infos and rewards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mc_env.env.aec import raw_env
from mc_env.table import Table
from tests.env.playing import decisions, legal, pick, same
from tools.disguise import asked_again, disguised, permuted

FOUR = ["spider_man", "captain_marvel", "iron_man", "black_panther"]
VARIANTS: list[dict[str, Any]] = [
    {"hands": "open"},
    {"hands": "private"},
    {"hands": "private", "encoder": "flat", "action_space": "semantic", "reward": "shaped"},
    {"hands": "private", "history": 12},
]


def told(env: raw_env, agent: str) -> Any:
    """Everything the environment tells an agent."""
    return {
        "observation": env.observe(agent),
        "info": env.infos[agent],
        "reward": env._cumulative_rewards[agent],
        "ended": (env.terminations[agent], env.truncations[agent]),
    }


@pytest.mark.parametrize("scenario", ["rhino", "ultron"])
@pytest.mark.parametrize("variant", VARIANTS, ids=["open", "private", "private flat semantic", "history"])
def test_what_an_agent_is_told_does_not_depend_on_what_is_hidden_from_it(
    variant: dict[str, Any], scenario: str
) -> None:
    """Everything hidden from an agent changes places; where it decides, its options are enumerated again."""
    env = raw_env(heroes=FOUR[:3], scenario=scenario, **variant)
    other = raw_env(heroes=FOUR[:3], scenario=scenario, **variant)
    rng = Random(1)
    again = 0
    for i, decider in enumerate(decisions(env, Random(2), seed=2)):
        if i % 6:
            continue
        state = env.get_state()
        for seat, agent in enumerate(env.agents):
            other.set_state(state)
            g = permuted(env.game.state, seat, rng)
            if agent == decider:
                anew, reference = asked_again(g), asked_again(env.game.state)
                if anew is None or reference is None or reference.pending is None:
                    continue
                if reference.pending.data() != env.game.state.pending.data():  # type: ignore[union-attr]
                    continue  # not a question that can be put twice
                g = anew
                again += 1
            other.match.game.state = g
            other.match.game.state.log = env.game.state.log
            if agent == decider:
                other._next_decision()
            assert same(told(other, agent), told(env, agent))
    assert again > 3


@pytest.mark.parametrize("variant", VARIANTS, ids=["open", "private", "private flat semantic", "history"])
def test_what_agents_are_told_does_not_depend_on_card_ids(variant: dict[str, Any]) -> None:
    env = raw_env(heroes=FOUR[:2], scenario="klaw", **variant)
    other = raw_env(heroes=FOUR[:2], scenario="klaw", **variant)
    env.reset(seed=3)
    other.reset(seed=3)
    other.match.game = disguised(env.game, Random(3))
    other.match.game.record()
    if env.game.state.log is not None:  # what happened during setup is the same in both
        other.match.game.record().extend(env.game.state.log)
    other._next_decision()
    rng = Random(4)
    while env.agents and not env.match.over:
        assert env.agent_selection == other.agent_selection
        assert all(same(told(env, a), told(other, a)) for a in env.agents)
        action = pick(env.infos[env.agent_selection]["action_mask"], rng)
        env.step(action)
        other.step(action)


# ------------------------------------------------------------------------------------------ declined windows


def table_with(card: str, below: str) -> Table:
    """Seat 1 holds a card that may be playable when a treachery is revealed, or has it deep in the deck instead."""
    t = Table(scenario="rhino", hands="private")
    t.hero("Spider-Man", form="hero", deck=["Backflip", "Webbed Up", "Haymaker", "Emergency", "First Aid"])
    t.hero("Captain Marvel", form="hero", hand=[card, "Haymaker"], deck=[*["Energy Channel"] * 20, below])
    t.villain("Rhino", stage=1)
    t.main_scheme(threat=0)
    return t.encounter_deck("Advance", "Assault", "Advance", "Assault", "Advance", "Assault", "Advance", "Assault")


def least(env: raw_env) -> int:
    """Do as little as possible: end the turn, decline, keep cards."""
    assert env.game.decision is not None
    quiet = ("end_turn", "pass", "no_defense", "no", "stop")
    return next((o.index for o in env.game.decision.options if o.kind in quiet), 0)


def story_of(env: raw_env, agent: str, rounds: int) -> tuple[list[Any], int]:
    """What an agent is told at each of its own decisions while all do as little as possible; windows of the others."""
    env.reset(seed=1)
    story = []
    windows = 0
    while not env.match.over and env.game.round <= rounds:
        if env.agent_selection == agent:
            story.append((told(env, agent), env.labels()))
        elif env.infos[env.agent_selection]["decision"] in ("interrupt", "response"):
            windows += 1
        env.step(least(env))
    return story, windows


@pytest.mark.parametrize("reward", ["sparse", "shaped"])
@pytest.mark.parametrize(("encoder", "history"), [("entities", 0), ("entities", 20), ("flat", 0)])
def test_declined_window_of_another_leaves_no_trace(encoder: str, history: int, reward: str) -> None:
    """Whether seat 1 was offered an interrupt and declined, or had nothing to offer, is the same to seat 0."""
    stories, windows = [], []
    for cards in (("Get Behind Me!", "Armored Vest"), ("Armored Vest", "Get Behind Me!")):
        env = raw_env(start=table_with(*cards), hands="private", encoder=encoder, history=history, reward=reward)
        story, offered = story_of(env, "player_0", 3)
        stories.append(story)
        windows.append(offered)
    assert windows[0] > windows[1]  # there is something to hide
    assert len(stories[0]) == len(stories[1]) > 2
    assert all(same(a[0], b[0]) and a[1] == b[1] for a, b in zip(*stories, strict=True))


def test_other_agents_are_told_nothing_of_a_decision() -> None:
    """During another's decision an agent's mask is empty and its info says no more than the round."""
    env = raw_env(heroes=FOUR[:2], hands="private")
    for decider in decisions(env, Random(5), seed=5):
        for agent in env.agents:
            if agent != decider:
                assert legal(env.observe(agent)["action_mask"]) == []
                assert env.infos[agent] == {"round": env.game.round}
