"""The schema of all messages, and reading what pages say strictly by it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

from pydantic import Field, TypeAdapter, ValidationError
from pydantic.json_schema import JsonSchemaMode

from mc_env.errors import ConfigError
from mc_env.web import protocol as p

FILE: Final = Path(__file__).with_name("protocol.schema.json")
T = TypeVar("T")
_SAID: Final = TypeAdapter[p.ClientMessage](Annotated[p.ClientMessage, Field(discriminator="kind")])
_TOLD: Final = TypeAdapter[p.ServerMessage](Annotated[p.ServerMessage, Field(discriminator="kind")])
_ALONE: Final[dict[str, tuple[JsonSchemaMode, Any]]] = {
    "NewGame": ("validation", p.NewGame),
    "Resume": ("validation", p.Resume),
    "CheckDeck": ("validation", p.CheckDeck),
    "Me": ("serialization", p.Me),
    "Lobby": ("serialization", p.Lobby),
    "Started": ("serialization", p.Started),
    "DeckChecked": ("serialization", p.DeckChecked),
    "Problem": ("serialization", p.Problem),
    "Replay": ("serialization", p.Replay),
    "Faces": ("serialization", p.Faces),
}


def message(data: str) -> p.ClientMessage:
    """What a page says over its socket, strictly: nothing missing, nothing more, each value of its type and in its bounds."""
    return _read(_SAID, data)


def body(kind: type[T], data: bytes) -> T:
    """What a page says by HTTP, as strictly."""
    return _read(_adapter(kind), data)


def _adapter(kind: type[T]) -> TypeAdapter[T]:
    return TypeAdapter(kind)


def _read(adapter: TypeAdapter[T], data: bytes | str) -> T:
    try:
        return adapter.validate_json(data, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(x) for x in first["loc"])
        raise ConfigError(f"{where}: {first['msg']}" if where else first["msg"]) from None


def fits(told: str) -> None:
    """Whether something to be told is what the schema says; raises if not. For tests: the server makes it from the classes."""
    adapter: TypeAdapter[Any] = _TOLD if json.loads(told)["kind"] != "replay" else _adapter(p.Replay)
    adapter.validate_json(told, strict=True)


def schema() -> dict[str, Any]:
    """All messages as one JSON Schema: `ClientMessage` and `ServerMessage` go over the socket, the others by HTTP."""
    asked: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        ("ClientMessage", "validation", _SAID),
        ("ServerMessage", "serialization", _TOLD),
        *((name, mode, TypeAdapter(kind)) for name, (mode, kind) in _ALONE.items()),
    ]
    found, shared = TypeAdapter.json_schemas(asked, title="mc_env protocol")
    for told in shared["$defs"].values():
        if "properties" in told and told.get("additionalProperties") is not False:
            told["required"] = list(told["properties"])  # the server leaves nothing out
    whole = {name: found[name, mode] for name, mode, _ in asked if "$ref" not in found[name, mode]}
    return {**shared, "$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**shared["$defs"], **whole}}


def text() -> str:
    """The schema as the file that is shipped."""
    return json.dumps(schema(), indent=1) + "\n"
