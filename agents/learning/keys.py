"""The keys of configs, read by jsonargparse: types, defaults and meanings come from the dataclasses, comments included.

What the library does not do is done here: an unknown key names the near ones, and on the command line a key may be said without
its section where only one section has it (`--learning_rate` has several, `--gae` has one).
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from argparse import ArgumentError, RawDescriptionHelpFormatter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from jsonargparse import ArgumentParser, Namespace

from mc_env.env.settings import Arguments
from mc_env.errors import ConfigError, unknown


class Key(NamedTuple):
    """One value of a config."""

    name: str  # with its section: ppo.games
    kind: Any
    default: Any
    meaning: str


def keys_of(kind: Any, prefix: str = "") -> Iterator[Key]:
    """Every key of a dataclass, those of its sections by their full names."""
    said, hints = comments(kind), get_type_hints(kind)
    for field in dataclasses.fields(kind):
        name, hint = f"{prefix}{field.name}", hints[field.name]
        if dataclasses.is_dataclass(hint):
            yield from keys_of(hint, f"{name}.")
        elif not prefix and field.name == "game":
            about = comments(Arguments)
            yield from (Key(f"game.{key}", Any, None, about.get(key, "")) for key in Arguments.__annotations__)
        else:
            made = field.default_factory
            default = made() if made is not dataclasses.MISSING else field.default
            yield Key(name, hint, default, said.get(field.name, ""))


def comments(kind: Any) -> dict[str, str]:
    """What the comments behind the fields of a class say."""
    found = re.findall(r"^    (\w+): [^#\n]*#\s*(.+)$", inspect.getsource(kind), re.M)
    return {name: text.strip() for name, text in found}


@cache
def parser(kind: Any, program: str = "", about: str = "") -> ArgumentParser:
    """A parser that knows every key of a dataclass."""
    out = ArgumentParser(
        prog=program or None,
        description=about,
        exit_on_error=False,
        formatter_class=RawDescriptionHelpFormatter,
        default_env=False,
    )
    for key in keys_of(kind):
        shown = "" if key.default in (None, "") else f" (default {key.default})"
        out.add_argument(f"--{key.name}", type=key.kind, help=f"{key.meaning}{shown}".strip() or "-")
    return out


def help_text(kind: Any) -> str:
    """Every key with its default and meaning, section by section."""
    lines, section = [], None
    for key in keys_of(kind):
        head = key.name.rpartition(".")[0]
        if head != section:
            section = head
            lines.append(f"\n{head or 'the run'}:")
        default = "" if key.default is None else f"{key.default!r}" if key.default == "" else f"{key.default}"
        lines.append(f"  --{key.name:28} {default:14} {key.meaning}".rstrip())
    return "\n".join(lines).strip()


# ------------------------------------------------------------------------------------------ reading


def fill(kind: Any, data: Mapping[str, Any], where: str) -> Any:
    """A dataclass from a mapping; unknown keys and wrong types are errors that name them."""
    _known(kind, data, where)
    try:
        return _made(kind, parser(kind).parse_object(_nested(data), defaults=False))
    except ArgumentError as error:
        raise ConfigError(_culprit(kind, data, where) or f"{where}: {error}") from None


def put(kind: Any, data: dict[str, Any], words: Sequence[str]) -> None:
    """Set what the words of a command say: `--key value` and `--key=value`, bare keys wherever only one section has them."""
    full = [_full(kind, word) for word in words]
    for before, word in pairwise(["", *full, "--"]):
        waiting = before.startswith("--") and "=" not in before  # for its value
        if waiting and word.startswith("--"):
            raise ConfigError(f"{before} needs a value")
        if not waiting and not word.startswith("--"):
            raise ConfigError(f"{word!r}: overrides look like --key value")
    try:
        said = parser(kind).parse_args(full, defaults=False)
    except ArgumentError as error:
        key, value = _said(full, error)
        raise ConfigError(f"--{key} is {_wanted(kind, key)}, not {value!r}") from None
    for name, value in vars(said.as_flat()).items():
        here, parts = data, name.split(".")
        for part in parts[:-1]:
            here = here.setdefault(part, {})
            if not isinstance(here, dict):
                raise ConfigError(f"{part} is a mapping, not {here!r}")
        here[parts[-1]] = _plain(value)


def _full(kind: Any, word: str) -> str:
    """A word of a command with the full name of its key."""
    if not word.startswith("--") or word == "--":
        return word
    key, equals, value = word[2:].partition("=")
    names = [k.name for k in keys_of(kind)]
    if key not in names and key != "game":
        short = [name for name in names if name.endswith(f".{key}")]
        if len(short) > 1:
            raise ConfigError(f"--{key} could be {' or '.join('--' + s for s in short)}")
        if not short:
            raise ConfigError(str(unknown("key", key, names)))
        key = short[0]
    return f"--{key}{equals}{value}"


def _known(kind: Any, data: Mapping[str, Any], where: str, prefix: str = "") -> None:
    """Refuse keys that there are not, with those that are near, and sections that are none."""
    hints = get_type_hints(kind)
    for key, value in data.items():
        if key not in hints:
            raise ConfigError(f"{where}: {unknown('key', str(key), list(hints))}")
        section = dataclasses.is_dataclass(hints[key])
        if (section or get_origin(hints[key]) is dict) and not isinstance(value, Mapping):
            raise ConfigError(f"{where}: {key} is a mapping, not {value!r}")
        if value is None:  # the library takes it for anything
            raise ConfigError(f"{where}: {key} is {_words(hints[key])}, not None")
        if section:
            _known(hints[key], value, f"{where}: {key}", f"{prefix}{key}.")
        elif key == "game":
            for name in value:
                if name not in Arguments.__annotations__:
                    raise ConfigError(
                        f"{where}: {unknown(f'key of {prefix}{key}', str(name), Arguments.__annotations__)}"
                    )


def _nested(data: Mapping[str, Any]) -> dict[str, Any]:
    """What the library is given: 3.0 is a whole number too, where one is wanted."""
    return {k: _nested(v) if isinstance(v, Mapping) else v for k, v in data.items()}


def _made(kind: Any, found: Namespace) -> Any:
    """The dataclass of what was read."""
    hints = get_type_hints(kind)
    values = {}
    for name, value in vars(found).items():
        values[name] = _made(hints[name], value) if dataclasses.is_dataclass(hints[name]) else _plain(value)
    return kind(**values)


def _plain(value: Any) -> Any:
    """Mappings as such, not as the library's own."""
    if isinstance(value, Namespace):
        return {k: _plain(v) for k, v in vars(value).items()}
    return value


# ------------------------------------------------------------------------------------------ words for errors


def _culprit(kind: Any, data: Mapping[str, Any], where: str, prefix: str = "") -> str:
    """The first value that is of the wrong type, and what would be right."""
    hints = get_type_hints(kind)
    for key, value in data.items():
        if dataclasses.is_dataclass(hints[key]):
            found = _culprit(hints[key], value, f"{where}: {key}", f"{prefix}{key}.")
            if found:
                return found
            continue
        alone = ArgumentParser(exit_on_error=False)
        alone.add_argument("--it", type=hints[key])
        try:
            alone.parse_object({"it": value}, defaults=False)
        except ArgumentError:
            return f"{where}: {key} is {_words(hints[key])}, not {value!r}"
    return ""


def _wanted(kind: Any, key: str) -> str:
    return next((_words(k.kind) for k in keys_of(kind) if k.name == key), "something else")


def _words(hint: Any) -> str:
    if get_origin(hint) is list:
        return f"a list of {_words(get_args(hint)[0]).removeprefix('a ')}s"
    names = {int: "a whole number", float: "a number", bool: "true or false", str: "text"}
    return names.get(hint, "a mapping" if get_origin(hint) is dict else str(hint))


def _said(words: Sequence[str], error: ArgumentError) -> tuple[str, str]:
    """Key and value that the library complains of."""
    name = re.search(r"--([\w.]+)|key \"([\w.]+)\"", str(error))
    key = (name[1] or name[2]) if name else ""
    for word, after in zip(words, [*words[1:], ""], strict=True):
        if word == f"--{key}":
            return key, after
        if word.startswith(f"--{key}="):
            return key, word.partition("=")[2]
    return key or "?", str(error)
