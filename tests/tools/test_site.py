"""The documentation's site: links of pages that move, and examples in docstrings."""

from __future__ import annotations

import yaml
from markdown import Markdown

from mc_env.agents.submitting import folder
from tools import ROOT
from tools.site_hooks import ELSEWHERE, gallery, linked

PAGES = {"index.md", "AGENTS.md", "api/games.md", *ELSEWHERE.values()}


def known(name: str) -> bool:
    return name in PAGES


def test_links_between_pages_stay_as_they_are():
    text = "See [agents](AGENTS.md#measured) and [games](api/games.md)."
    assert linked(text, "index.md", known) == text


def test_a_link_out_of_docs_finds_the_page_that_came_along():
    assert linked("[how](../CONTRIBUTING.md#commits)", "AGENTS.md", known) == "[how](CONTRIBUTING.md#commits)"
    card = linked("[duo](../agents/checkpoints/rhino_duo.md)", "AGENTS.md", known)
    assert card == "[duo](networks/rhino_duo.md)"


def test_a_page_that_came_along_finds_the_pages_of_docs():
    assert linked("[agents](docs/AGENTS.md)", "CONTRIBUTING.md", known) == "[agents](AGENTS.md)"


def test_a_link_to_a_source_leads_to_the_repository_or_is_text():
    text = "[`random_loop`](../examples/random_loop.py)"
    assert linked(text, "AGENTS.md", known) == "`random_loop`"
    there = linked(text, "AGENTS.md", known, "https://example.org/mc_env/")
    assert there == "[`random_loop`](https://example.org/mc_env/blob/main/examples/random_loop.py)"


def test_wrong_links_and_blocks_of_code_are_left_for_the_build_to_judge():
    assert linked("[no](NOWHERE.md)", "AGENTS.md", known) == "[no](NOWHERE.md)"
    block = "```sh\n[agents](../CONTRIBUTING.md)\n```"
    assert linked(block, "AGENTS.md", known) == block


def test_examples_in_docstrings_are_code_and_not_quotations():
    html = Markdown(extensions=["tools.site_doctests", "fenced_code"]).convert("Text.\n\n>>> 1 + 1\n2\n\nMore.")
    assert "<blockquote>" not in html
    assert '<code class="language-pycon">&gt;&gt;&gt; 1 + 1\n2\n</code>' in html
    assert html.endswith("<p>More.</p>")


def test_every_game_of_the_gallery_is_on_the_leaderboard():
    for entry in gallery():
        games = folder.read(ROOT / "leaderboard" / entry["entry"]).games
        assert (entry["task"], entry["seed"]) in {(game.task, game.seed) for game in games}


def test_every_page_of_docs_is_in_the_navigation():
    def leaves(node):
        if isinstance(node, str):
            return [node]
        return [leaf for part in (node.values() if isinstance(node, dict) else node) for leaf in leaves(part)]

    named = set(leaves(yaml.safe_load((ROOT / "mkdocs.yml").read_text().replace("!!python/name:", ""))["nav"]))
    there = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    assert there <= named
    assert named <= there | {"five_minutes.ipynb", "networks/index.md", *ELSEWHERE}
