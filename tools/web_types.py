"""Write what page and server agree on: the JSON Schema that is shipped, and the TypeScript types of the page made from it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from mc_env.web import schema

TYPES: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "protocol.ts"
HEAD: Final = "// Generated from mc_env/web/protocol.py by `make web-types`. Do not edit.\n"
_PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The types of all messages."""
    defs = schema.schema()["$defs"]
    return HEAD + "".join(f"\n{_define(name, defs[name])}" for name in sorted(defs))


def _define(name: str, node: dict[str, Any]) -> str:
    if "properties" not in node:
        return f"export type {name} = {_type(node)};\n"
    required = node.get("required", [])
    lines = [f"/** {' '.join(node['description'].split())} */"] if "description" in node else []
    lines.append(f"export interface {name} {{")
    for key, value in node["properties"].items():
        lines.append(f"  {key}{'' if key in required else '?'}: {_type(value)};")
    return "\n".join([*lines, "}", ""])


def _type(node: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in node:
        return str(node["$ref"]).rpartition("/")[2]
    if "const" in node:
        return json.dumps(node["const"])
    if "enum" in node:
        return " | ".join(json.dumps(x) for x in node["enum"])
    for word in ("oneOf", "anyOf"):
        if word in node:
            return " | ".join(_type(x) for x in node[word])
    if node["type"] == "array":
        inner = _type(node["items"])
        return f"({inner})[]" if re.search(r"\W", inner) else f"{inner}[]"
    if node["type"] == "object":
        return f"Record<string, {_type(node['additionalProperties'])}>"
    return _PLAIN[node["type"]]


def main() -> None:
    schema.FILE.write_text(schema.text(), encoding="utf-8")
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(typescript(), encoding="utf-8")
    print(f"{schema.FILE.name}, {TYPES.name}")


if __name__ == "__main__":
    main()
