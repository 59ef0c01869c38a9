"""Where the engine implements which entry of the Rules Reference, read from its docstrings.

A docstring cites entries as `Reference "Defend", "Boost"` and single rules by id. What is named most narrowly wins: the rule
itself, what cites its id, functions and classes that cite its entry, modules that do, what `elsewhere` lists. A part of an
entry ("Ability: Constant Abilities") without any falls back on the entry.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import Final

from tools import ROOT
from tools.rules.elsewhere import ELSEWHERE
from tools.rules.reference import ENTRIES, all_rule_ids, rule_of, slug_of

_TITLES: Final = re.compile(r'Reference,? \(?((?:"[^"]+"(?:, (?:and )?| and )?)+)')
_RULE_ID: Final = re.compile(r"\b[a-z][a-z_]*\.\d+\b")


class Docstrings:
    """Everything `mc_env` says about the Reference: what each docstring cites, and every name that exists."""

    def __init__(self) -> None:
        self.titles: dict[str, list[str]] = {}  # entry as the docstring names it -> handlers
        self.ids: dict[str, list[str]] = {}  # rule id -> handlers
        self.names: set[str] = set()
        for path in sorted((ROOT / "mc_env").rglob("*.py")):
            if path.is_relative_to(ROOT / "mc_env" / "audit"):
                continue  # the auditor restates rules, it implements none
            module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            tree = ast.parse(path.read_text(encoding="utf-8"))
            self._read(tree, module, "")
        # a handler that is a whole module stands last: functions say more
        for handlers in (*self.titles.values(), *self.ids.values()):
            handlers.sort(key=lambda h: ":" not in h)

    def _read(self, node: ast.Module | ast.ClassDef | ast.FunctionDef, module: str, inside: str) -> None:
        name = f"{module}:{inside}" if inside else module
        self.names.add(name)
        text = " ".join((ast.get_docstring(node) or "").split())
        for group in _TITLES.findall(text):
            for title in re.findall(r'"([^"]+)"', group):
                self._note(self.titles, title, name)
        for rule_id in _RULE_ID.findall(text):
            self._note(self.ids, rule_id, name)
        for child in node.body:
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                self._read(child, module, f"{inside}.{child.name}" if inside else child.name)

    @staticmethod
    def _note(where: dict[str, list[str]], key: str, name: str) -> None:
        handlers = where.setdefault(key, [])
        if name not in handlers:
            handlers.append(name)


@cache
def docstrings() -> Docstrings:
    return Docstrings()


@cache
def _by_slug() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for title, handlers in docstrings().titles.items():
        found.setdefault(slug_of(title), []).extend(handlers)
    return {slug: tuple(h for h in handlers if ":" in h) or tuple(handlers) for slug, handlers in found.items()}


def handlers_of(rule_id: str) -> tuple[str, ...]:
    """What implements a rule; empty if nothing in the engine names it."""
    slug = rule_id.rpartition(".")[0]
    rule = rule_of(rule_id)
    if rule.na is not None:
        return ()
    if rule.handler is not None:
        return (rule.handler,)
    if rule_id in docstrings().ids:
        return tuple(docstrings().ids[rule_id])
    if slug in _by_slug():
        return _by_slug()[slug]
    if slug in ELSEWHERE:
        return tuple(f"mc_env.{handler}" for handler in ELSEWHERE[slug])
    whole, _, part = ENTRIES[slug].title.partition(": ")
    if part:
        parent = next((s for s, e in ENTRIES.items() if e.title == whole), "")
        return _by_slug().get(parent, ())
    return ()


def dead_citations() -> list[str]:
    """Titles and ids in docstrings, and handlers in the list of rules, that do not exist."""
    dead = []
    for title, where in docstrings().titles.items():
        try:
            slug_of(title)
        except KeyError:
            dead.append(f'{", ".join(where)} cites "{title}", which is no entry')
    known = set(all_rule_ids())
    for rule_id, where in docstrings().ids.items():
        if rule_id.rpartition(".")[0] in ENTRIES and rule_id not in known:
            dead.append(f"{', '.join(where)} cites {rule_id}, which is no rule")
    named = [(rule_id, rule_of(rule_id).handler) for rule_id in all_rule_ids()]
    named += [(slug, f"mc_env.{handler}") for slug, handlers in ELSEWHERE.items() for handler in handlers]
    for key, handler in named:
        if handler is not None and handler not in docstrings().names:
            dead.append(f"{key} names the handler {handler}, which does not exist")
    dead += [f"{slug} has handlers, but is no entry" for slug in ELSEWHERE if slug not in ENTRIES]
    return dead
