"""Options of a spec string as the arguments of whoever makes the agent: each is read as its annotation or default says."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from mc_env.errors import ConfigError, unknown

_MANY = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


@dataclass(frozen=True, slots=True)
class Spec:
    """A spec string, read."""

    name: str
    bare: str | None = None
    options: dict[str, str] = field(default_factory=dict)


def read(text: str, name: str, rest: str) -> Spec:
    """A spec from its name and the words behind it: `key=value` between commas, the first perhaps without a key."""
    bare: str | None = None
    options: dict[str, str] = {}
    for piece in rest.split(","):
        key, equals, value = piece.partition("=")
        if not equals:
            if bare is not None or options or not piece.strip():
                raise ConfigError(f"agent {text!r}: {piece!r} is not key=value (example: heuristic:style=protective)")
            bare = piece.strip()
        elif key.strip() in options:
            raise ConfigError(f"agent {text!r} says {key.strip()} twice")
        else:
            options[key.strip()] = value.strip()
    return Spec(name, bare, options)


def arguments(text: str, spec: Spec, maker: Callable[..., Any], seed: int) -> dict[str, object]:
    """What the maker is called with: the options of the spec, and `seed` if it takes one and none is said."""
    every = _parameters(maker)
    anything = any(p.kind is inspect.Parameter.VAR_KEYWORD for p in every.values())
    parameters = {k: p for k, p in every.items() if k != "seed" and p.kind not in _MANY}
    out: dict[str, object] = {"seed": seed} if "seed" in every else {}
    for key, value in _given(text, spec, list(parameters)).items():
        if key == "seed" and key in every:
            out[key] = _read(text, key, value, "int")
        elif key in parameters:
            out[key] = _read(text, key, value, _kind(parameters[key]))
        elif anything:
            out[key] = value
        elif not parameters:
            raise ConfigError(f"agent {text!r}: {spec.name} takes no options")
        else:
            raise unknown(f"option of agent {spec.name}", key, list(parameters))
    for key, p in parameters.items():
        if p.default is inspect.Parameter.empty and key not in out:
            comma = "," if ":" in spec.name else ":"
            raise ConfigError(f"agent {text!r}: {spec.name} needs {key}, for example {spec.name}{comma}{key}=...")
    return out


def _parameters(maker: Callable[..., Any]) -> dict[str, inspect.Parameter]:
    try:
        return dict(inspect.signature(maker).parameters)
    except ValueError:  # something written in C that does not tell
        return {}


def _given(text: str, spec: Spec, names: list[str]) -> dict[str, str]:
    """Options by name; a piece without a name is the first option."""
    given = dict(spec.options)
    if spec.bare is not None:
        if not names:
            raise ConfigError(f"agent {text!r}: {spec.name} takes no options")
        if names[0] in given:
            raise ConfigError(f"agent {text!r} says {names[0]} twice")
        given[names[0]] = spec.bare
    return given


def _kind(parameter: inspect.Parameter) -> str:
    """int, float, bool or str: as annotated, else as the default is."""
    said = parameter.annotation
    if said is inspect.Parameter.empty:
        return "str" if parameter.default in (None, inspect.Parameter.empty) else type(parameter.default).__name__
    name = said if isinstance(said, str) else getattr(said, "__name__", str(said))
    return re.sub(r"\s*\|\s*None|None\s*\|\s*", "", str(said) if "|" in str(said) else name)


def _read(text: str, key: str, value: str, kind: str) -> object:
    """A value as an annotation says: int, float, bool or str."""
    try:
        if kind == "int":
            return int(value)
        if kind == "float":
            return float(value)
    except ValueError:
        what = "a whole number" if kind == "int" else "a number"
        raise ConfigError(f"agent {text!r}: {key} must be {what}, not {value!r}") from None
    if kind == "bool":
        if value.lower() not in ("true", "false", "1", "0", "yes", "no"):
            raise ConfigError(f"agent {text!r}: {key} must be true or false, not {value!r}")
        return value.lower() in ("true", "1", "yes")
    return value
