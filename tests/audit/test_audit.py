"""The auditor on games as they are: no complaints, every rule cited exists, nothing of the exact log reaches a player."""

from __future__ import annotations

import ast
import json
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random

import pytest

import mc_env
from mc_env import engine
from mc_env.audit import RULES, Auditor, audit, figures
from mc_env.audit.checks import CHECKS
from mc_env.audit.checks.forced import CONDITIONS
from mc_env.audit.rows import row
from mc_env.cards import registry
from mc_env.cards.facts import rows
from mc_env.cards.kit.effects import CostChange, Do, Modify
from mc_env.cards.terms import AbilityKind, Stat
from mc_env.cli.audit import replayed
from mc_env.cli.main import main
from mc_env.engine.game import new_game
from mc_env.errors import CardError, ConfigError
from mc_env.render.story import tell
from mc_env.table import Table
from tests.audit import faults_cards, faults_enemies, faults_players
from tests.audit.fault import FAULTS
from tools.audit_games import Tally, audited
from tools.random_games import aggressive, play
from tools.rules.reference import all_rule_ids

MODULES = (faults_cards, faults_enemies, faults_players)  # they register their faults when they are imported
GROUPS = 12  # of games, so that workers share them
GAMES = 25  # in a group
DECISIONS = 45  # of a game at most: short, so that there are many


@pytest.mark.parametrize("group", range(GROUPS))
def test_short_random_games_cause_no_complaints(group: int) -> None:
    tally = Tally()
    for number in range(group * GAMES, (group + 1) * GAMES):
        tally.add(audited(1, number, DECISIONS))
    assert not tally.complaints
    assert tally.games == GAMES
    assert sum(tally.checks.values()) > 20_000


@pytest.mark.slow
@pytest.mark.parametrize("group", range(20))
def test_whole_random_games_cause_no_complaints(group: int) -> None:
    tally = Tally()
    for number in range(group * 15, (group + 1) * 15):
        tally.add(audited(2, number))
    assert not tally.complaints


def test_every_kind_of_check_is_made_in_the_positions_of_seeded_faults() -> None:
    """Checks that never run would never complain."""
    made: set[str] = set()
    for fault in FAULTS:
        report = audit(fault.play().game.record(exact=True))
        assert not report.complaints
        made |= set(report.checks)
    seen_elsewhere = {"hidden view", "scheme advances", "elimination"}
    assert set(RULES) - made <= seen_elsewhere


def test_every_rule_the_auditor_cites_is_in_the_reference() -> None:
    ids = set(all_rule_ids())
    assert not [rule.id for rule in RULES.values() if rule.id and rule.id not in ids]


def test_every_method_of_a_check_hears_an_event_that_the_engine_writes() -> None:
    """A method named after an event that nobody writes would silently check nothing."""
    heard = {name for check in CHECKS for name in dir(check) if name.startswith("on_")}
    written = {kind.name.lower() for kind in AbilityKind}
    for path in Path(engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("note", "fact"):
                event = node.args[1]
                if isinstance(event, ast.Constant):
                    written.add(str(event.value).replace(" ", "_"))
    assert {name.removeprefix("on_") for name in heard} <= written


def changed_stats(node: object) -> set[Stat]:
    """The stats that a definition changes, wherever in it."""
    if isinstance(node, tuple):
        return {stat for part in node for stat in changed_stats(part)}
    found = {change.stat for change in node.changes} if isinstance(node, Modify) else set()
    if isinstance(node, CostChange):
        found = {Stat.COST}
    if isinstance(node, Do):
        return found | changed_stats(node.steps)
    if is_dataclass(node) and not isinstance(node, type):
        return found.union(*(changed_stats(getattr(node, f.name)) for f in fields(node)))
    return found


def test_every_card_that_changes_a_figure_says_so_in_its_facts() -> None:
    stated = {Stat.ATK, Stat.THW, Stat.DEF, Stat.SCH, Stat.REC, Stat.HP, Stat.HAND_SIZE, Stat.ALLY_LIMIT, Stat.COST}
    stated |= {Stat.RETALIATE, Stat.CANNOT_TAKE_DAMAGE}
    changing = [
        row(f.code) for f in registry.faces() if f.code in rows() and stated & changed_stats(tuple(f.abilities))
    ]
    assert len(changing) > 20
    assert not [r.title for r in changing if not (r.gives or r.lasting or r.immune_while or r.immune_from)]


def test_every_row_of_facts_can_be_read_and_names_rules_that_exist() -> None:
    for facts in (row(code) for code in rows()):
        assert facts.known
        for gift in (*facts.gives, *facts.lasting):
            assert gift.when is None or not gift.when.rule or gift.when.rule in figures.CONDITIONS
            for amount in (*gift.plus.values(), *gift.becomes.values()):
                assert not isinstance(amount, str) or amount in figures.RULES
        immune = facts.immune_while
        assert immune is None or not immune.rule or immune.rule in figures.CONDITIONS
        for ability in facts.forced:
            assert ability.when is None or not ability.when.rule or ability.when.rule in CONDITIONS


@pytest.mark.parametrize(
    ("columns", "wrong"),
    [
        ({"gives": [{"to": "hosts", "plus": {"atk": 1}}]}, "to 'hosts': one of self, host, hero, identity, any"),
        ({"gives": [{"to": "host", "plus": {"attack": 1}}]}, "unknown figure 'attack'"),
        ({"gives": [{"to": "host", "pluss": {"atk": 1}}]}, "unknown key 'pluss'; did you mean plus"),
        ({"lasting": [{"to": "self", "plus": {"atk": 1}, "for": "round"}]}, "for 'round': activation"),
        ({"forced": [{"when": "defends"}]}, "when 'defends': attacks, host attacks or host schemes"),
        ({"gives": [{"to": "self", "plus": {"atk": {"each": {}, "of": "mine"}}}]}, "of 'mine': yours or engaged"),
    ],
)
def test_row_of_facts_that_cannot_be_read_is_named(
    columns: dict[str, object], wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = {"code": "99001", "title": "Somebody", "type": "ally", **columns}
    monkeypatch.setattr("mc_env.audit.rows.rows", lambda: {"99001": facts})
    with pytest.raises(CardError, match=r"facts of 99001 \(Somebody\): .*" + wrong):
        row("99001")


def test_cards_without_facts_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    log = new_game(["she_hulk"], "rhino", 3, exact=True).record()
    auditor = Auditor()
    auditor.read(log)
    assert auditor.strangers() == []
    some = {code: facts for code, facts in rows().items() if facts["title"] != "Shocker"}
    monkeypatch.setattr("mc_env.audit.rows.rows", lambda: some)
    row.cache_clear()
    try:
        assert auditor.strangers() == ["Shocker"]
    finally:
        row.cache_clear()


def test_an_exact_log_is_plain_data_and_says_the_same_to_players() -> None:
    arguments = {"heroes": ["spider_man", "iron_man"], "scenario": "klaw", "seed": 5, "hands": "private"}
    plain, exact = new_game(**arguments, log=True), new_game(**arguments, exact=True)  # type: ignore[arg-type]
    rng = Random(5)
    while plain.decision is not None:
        i = aggressive(plain, rng)
        plain.choose(i)
        exact.choose(i)
    assert plain == exact
    json.dumps(exact.record())
    for entry in plain.record():
        assert "exact" not in entry
        assert "changes" not in entry
    for seat in (0, 1, None):
        told = [str(line) for line in tell(exact.record(), ["A", "B"], seat)]
        assert told == [str(line) for line in tell(plain.record(), ["A", "B"], seat)]


def test_what_damage_came_from_may_be_named_though_its_card_was_shuffled_away() -> None:
    t = Table(scenario="ultron", exact=True, filler=0)
    t.hero("Captain Marvel", in_play=["Energy Channel"], deck=["Genius"], discard=["Energy", "Strength"])
    t.card("Energy Channel", counters={"energy": 3}).environment("Ultron Drones").minion("Advanced Ultron Drone")
    t.encounter_deck("Advance", "Advance")
    t.choose("Use Energy Channel [2]", "Advanced Ultron Drone")  # the last card of the deck becomes a Drone
    assert not t.discard(0)
    log = t.game.record(exact=True)
    assert [e["source"] for e in log if e["event"] == "defeat"] == ["Energy Channel"]
    assert not audit(log).complaints


def test_what_an_ability_does_may_be_told_though_its_card_was_shuffled_away_meanwhile() -> None:
    t = Table(exact=True, filler=0)
    t.hero("She-Hulk", in_play=["Rapid Response", "Maria Hill"], deck=["Genius"], discard=["Energy", "Strength"])
    t.encounter_deck("Advance", "Advance").deal_damage("Maria Hill", 2)
    t.choose("Use Rapid Response", "Use Maria Hill")  # whoever draws the last card shuffles the discard pile
    assert not t.discard(0)
    log = t.game.record(exact=True)
    assert [e["source"] for e in log if e["event"] == "damage"][-1] == "Rapid Response"
    assert not audit(log).complaints


def test_an_attack_stays_stronger_when_the_villain_has_reached_the_next_stage_meanwhile() -> None:
    t = Table(scenario="ultron", mode="expert", exact=True).hero("Black Widow", in_play=["Widow's Bite"])
    t.villain("Ultron", stage=2, damage=21).environment("Ultron Drones").minion("Advanced Ultron Drone")
    t.enemy_attacks("Ultron")
    t.choose("Use Widow's Bite")  # a Drone has come into play; what Ultron II gains is still to come
    t.choose('Use Black Widow: "Widowmaker"', "Ultron").run_until("turn")
    t.expect(damage={"Ultron": 0, "Black Widow": 4 + 1})
    assert not audit(t.game.record(exact=True)).complaints


def test_a_log_that_is_not_exact_is_refused() -> None:
    game = new_game(["spider_man"], "rhino", 1, log=True)
    with pytest.raises(ConfigError, match="exact"):
        audit(game.record())


def test_a_log_can_be_read_as_it_grows() -> None:
    game = new_game(["she_hulk"], "ultron", 3, exact=True)
    whole, auditor, read = game.record(), Auditor(), 0
    for _ in play(game, aggressive, Random(3)):
        auditor.read(whole[read:])
        read = len(whole)
    assert auditor.report.checks == audit(whole).checks


def test_a_saved_game_is_audited_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = mc_env.new_game(heroes=["black_panther"], scenario="rhino", seed=9)
    for _ in play(game, aggressive, Random(9)):
        pass
    path = tmp_path / "game.json"
    path.write_text(game.save())
    assert main(["audit", str(path)]) == 0
    assert "no complaints" in capsys.readouterr().out
    assert not replayed(game).complaints


def test_exact_log_tells_every_step_of_a_villain_phase() -> None:
    table = Table(exact=True).hero("Captain Marvel").end_turn()
    log = table.game.record(exact=True)
    table.run_until("turn")
    assert [entry["exact"]["number"] for entry in log if entry["event"] == "step"] == [1, 2, 3, 4, 5, 6]  # type: ignore[index]


def test_what_an_event_gave_lasts_though_its_card_is_a_drone_by_now() -> None:
    t = Table(scenario="ultron", filler=0)
    t.hero("Spider-Man", form="hero", in_play=["Web-Shooter"], hand=["Morale Boost"])
    t.villain("Ultron", stage=1).environment("Ultron Drones").encounter_deck(*["Highway Robbery"] * 4)
    t.play("Morale Boost", pay=["Web-Shooter"], target="Spider-Man").enemy_attacks("Ultron").run_until("option")
    t.choose("Turn the top card of your deck into a facedown Drone engaged with you").run_until("turn")
    assert not t.discard(0)  # the only card there was became the top of the deck, and a Drone
    before = len(t.game.record())
    log = t.game.record(exact=True)  # an audit that begins here has never seen it played
    t.enemy_attacks("Ultron").defend("Spider-Man").run_until("option")
    assert [e["amount"] for e in log[before:] if e["event"] == "attack damage"] == [2 + 3 - 4]
    assert not audit(log[before:]).complaints
