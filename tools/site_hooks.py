"""Hooks of the documentation's site (mkdocs.yml): what the pages of `docs/` need to stand alone.

- Pages that live elsewhere come along: CONTRIBUTING, CHANGELOG, NOTICE, and the cards of the shipped networks.
- A link to a file of the tree leads to the repository, where one is known (`repo_url`); else its text is left.
- The replays of the gallery are made from games of the leaderboard (docs/gallery.yaml), as `mc-env replay --html` makes them.
- Pages that nobody reads from top to bottom are kept out of the search, which they would drown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import PurePosixPath
from posixpath import normpath, relpath
from typing import TYPE_CHECKING, Any, Final

import yaml

from mc_env.agents.submitting import folder
from mc_env.agents.submitting.verifying import begin
from mc_env.web import replaying, thinking
from tools import ROOT

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

NETWORKS: Final = "agents/checkpoints"
# pages of the site by where they lie in the tree
ELSEWHERE: Final = {
    **{name: name for name in ("CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md")},
    **{f"{NETWORKS}/{card.name}": f"networks/{card.name}" for card in sorted((ROOT / NETWORKS).glob("*.md"))},
}
HUGE: Final = ("CARDS.md", "rules_coverage.md", "versus_rules_coverage.md", "OBSERVATION.md", "RULINGS.md")
REPLAYS: Final = "<!-- replays -->"
_LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s#]+)(#[^()\s]*)?\)")
_BLOCK: Final = re.compile(r"(^```.*?^```)", re.S | re.M)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Bring along what lies elsewhere, and make the replays."""
    from mkdocs.structure.files import File

    for source, page in ELSEWHERE.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    files.append(File.generated(config, "networks/index.md", content=networks_page()))
    for entry in gallery():
        files.append(File.generated(config, place(entry), content=replay(entry)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links that lead somewhere on the site."""
    here = page.file.src_uri
    if here in HUGE or here.startswith("networks/"):
        page.meta["search"] = {"exclude": True}
    if here in HUGE:
        page.meta["hide"] = ["navigation"]  # room for their tables
    if here == "GALLERY.md":
        markdown = markdown.replace(REPLAYS, "\n".join(cards()))
    return linked(markdown, here, lambda name: files.get_file_from_path(name) is not None, config.repo_url or "")


def linked(markdown: str, page: str, known: Callable[[str], bool], repository: str = "") -> str:
    """The text of a page, its links as the site has them; `known` says which pages and pictures there are."""
    source = next((there for there, name in ELSEWHERE.items() if name == page), f"docs/{page}")

    def mended(found: re.Match[str]) -> str:
        picture, text, target, anchor = found.groups()
        there = normpath(str(PurePosixPath(source).parent / target))
        name = ELSEWHERE.get(there, there.removeprefix("docs/"))
        if known(name):
            return f"{picture}[{text}]({relpath(name, str(PurePosixPath(page).parent))}{anchor or ''})"
        if not (ROOT / there).exists():
            return found.group(0)  # elsewhere in the world, or wrong: then the build says so
        return f"{picture}[{text}]({repository.rstrip('/')}/blob/main/{there}{anchor or ''})" if repository else text

    parts = _BLOCK.split(markdown)  # every second part is a block of code
    return "".join(part if i % 2 else _LINK.sub(mended, part) for i, part in enumerate(parts))


def on_page_content(html: str, page: Page, **_: Any) -> str:
    """Pages of tables are set closer."""
    return f'<div class="dense">{html}</div>' if page.file.src_uri in HUGE else html


# ------------------------------------------------------------------------------------------------ networks


def networks_page() -> str:
    """A list of the shipped networks."""
    lines = [
        "# Networks",
        "",
        "What is shipped, each with its card: what it plays, how it learned, how often it wins.",
        "",
    ]
    for source, page in ELSEWHERE.items():
        if page.startswith("networks/"):
            plays = re.search(r"^\| Plays \| (.*?) \|$", (ROOT / source).read_text(encoding="utf-8"), re.M)
            name = PurePosixPath(page).stem
            lines.append(f"- [`ppo:{name}`]({name}.md)" + (f": {plays.group(1)}" if plays else ""))
    return "\n".join([*lines, ""])


# ------------------------------------------------------------------------------------------------- replays


def gallery() -> list[dict[str, Any]]:
    """The games to show: entry of the leaderboard, task, seed, a title and a line about it."""
    found: list[dict[str, Any]] = yaml.safe_load((ROOT / "docs/gallery.yaml").read_text(encoding="utf-8"))
    return found


def place(entry: dict[str, Any]) -> str:
    """Where a replay lies on the site."""
    return f"replays/{entry['entry']}-{entry['task']}-{entry['seed']}.html"


def replay(entry: dict[str, Any]) -> str:
    """A game of the leaderboard as a page to watch it."""
    found = folder.read(ROOT / "leaderboard" / entry["entry"])
    played = next(game for game in found.games if (game.task, game.seed) == (entry["task"], entry["seed"]))
    game, partners = begin(played.task, played.seed)
    for choice in played.choices:
        game.choose(choice)
    seats = tuple("a partner of the task" if p in partners else found.about.agent for p in range(game.players))
    return replaying.page(replaying.replays(game, None, seats, thinking.adviser(game)))


def cards() -> Iterator[str]:
    """The replays as cards of the gallery."""
    yield '<div class="grid cards" markdown>\n'
    for entry in gallery():
        yield f"- **[{entry['title']}]({place(entry)})**\n\n    {entry['about']}\n"
    yield "</div>"
