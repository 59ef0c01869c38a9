"""A Markdown extension for docstrings on the site: examples that begin with `>>>` are blocks of code, not quotations."""

from __future__ import annotations

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor


class _Fences(Preprocessor):
    def run(self, lines: list[str]) -> list[str]:
        """Each example, up to the next empty line, between fences."""
        out: list[str] = []
        inside = fenced = False
        for line in lines:
            if line.startswith("```"):
                fenced = not fenced
            if not fenced and not inside and line.startswith(">>> "):
                out.append("```pycon")
                inside = True
            elif inside and not line.strip():
                out.append("```")
                inside = False
            out.append(line)
        return [*out, "```"] if inside else out


class Doctests(Extension):
    """Fences come first, so that they are highlighted like any other block."""

    def extendMarkdown(self, md: Markdown) -> None:
        md.preprocessors.register(_Fences(md), "doctests", 100)


def makeExtension() -> Doctests:
    """By this name Markdown finds an extension."""
    return Doctests()  # type: ignore[no-untyped-call]
