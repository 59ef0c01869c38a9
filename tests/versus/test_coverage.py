"""The statements of the rulebook, the citations and docs/versus_rules_coverage.md agree with each other."""

from __future__ import annotations

from tools.rules.rulebook import all_rule_ids, rule_of
from tools.rules.rulebook_page import PAGE, citations, page


def test_committed_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "docs/versus_rules_coverage.md is out of date: run `make docs`"


def test_no_statement_is_both_tested_and_not_applicable() -> None:
    assert citations()
    assert [r for r in all_rule_ids() if rule_of(r).na is not None and r in citations()] == []
