"""The list of rules, the citations and docs/rules_coverage.md agree with each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rules.coverage import NOT_YET, citations, citations_in, numbers
from tools.rules.handlers import dead_citations, handlers_of
from tools.rules.page import PAGE, page
from tools.rules.reference import ENTRIES, PARTS, all_rule_ids, rule_of, slug_of


def test_committed_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "docs/rules_coverage.md is out of date: run `make docs`"


def test_docstrings_and_handlers_name_only_what_exists() -> None:
    assert dead_citations() == []


def test_no_rule_is_both_tested_and_not_applicable() -> None:
    assert [r for r in all_rule_ids() if rule_of(r).na is not None and r in citations()] == []


def test_reason_for_not_applicable_is_a_sentence() -> None:
    reasons = [reason for r in all_rule_ids() if (reason := rule_of(r).na) is not None]
    assert reasons
    assert [reason for reason in reasons if len(reason.split()) < 4 or not reason.endswith(".")] == []


def test_entries_that_redirect_lead_to_entries() -> None:
    targets = [slug for found in ENTRIES.values() if found.see for slug in found.see.split(", ")]
    assert targets
    assert [slug for slug in targets if slug not in ENTRIES] == []


def test_docstring_names_the_handler_of_its_entry() -> None:
    assert "mc_env.engine.resolving.damage:DamageOp.overkill" in handlers_of("overkill.1")


def test_citations_read_from_the_source_are_those_that_pytest_collects(request: pytest.FixtureRequest) -> None:
    """Whatever was collected together with this test: all of it in a run of the whole suite."""
    ids = set(all_rule_ids())
    sources: dict[Path, dict[str, tuple[str, ...]]] = {}
    for item in request.session.items:
        collected = {str(cited) for mark in item.iter_markers("rule") for cited in mark.args}
        if not collected:
            continue
        if item.path not in sources:
            sources[item.path] = citations_in(item.path)
        written = sources[item.path][item.name.partition("[")[0]]
        assert collected == {cited if cited in ids else slug_of(cited) for cited in written}, item.nodeid


def test_every_tested_rule_names_what_implements_it() -> None:
    assert [r for r in all_rule_ids() if r in citations() and not handlers_of(r)] == []


@pytest.mark.parametrize("part", PARTS)
def test_no_rule_is_without_a_test_or_a_reason(part: str) -> None:
    assert numbers()[part][NOT_YET] == 0
