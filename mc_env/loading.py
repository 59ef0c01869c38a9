"""Things of others by name: `module:attribute`, `path/file.py:attribute`, a folder, or what installed packages declare.

Modules are looked for where Python looks, then in the current folder, so that a file beside the user is found without being
installed. A file is imported once, under a name of its own; what lies beside it can be imported by it, as by a script.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from importlib import import_module, invalidate_caches
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from mc_env.errors import ConfigError, McEnvError, near

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_NAME: Final = r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*"
_NAMED: Final = re.compile(rf"(?P<place>[^=]*\.py|{_NAME}):(?P<attribute>{_NAME})")


def split(text: str) -> tuple[str, str] | None:
    """The place and the attribute of `module:attribute` or `path.py:attribute`; None for anything else."""
    found = _NAMED.fullmatch(text.strip())
    return (found["place"], found["attribute"]) if found else None


def attribute(text: str, what: str) -> Any:
    """What `module:attribute` or `path.py:attribute` names; `what` says in errors what was looked for."""
    named = split(text)
    if named is None:
        raise ConfigError(f"{what} {text!r}: write package.module:Name or path/file.py:Name")
    place, name = named
    found: Any = module(place, what)
    for part in name.split("."):
        if not hasattr(found, part):
            public = [n for n, v in vars(found).items() if not n.startswith("_") and callable(v)]
            raise ConfigError(f"{what} {text!r}: {place} has no {part}; {near(part, public)}")
        found = getattr(found, part)
    return found


def module(place: str, what: str) -> ModuleType:
    """A module by its name, the path of its file, or the folder of a package."""
    path = Path(place).expanduser()
    try:
        if place.endswith(".py") or path.is_dir() or "/" in place or os.sep in place:
            return _from_file(path, place, what)
        return _from_name(place)
    except McEnvError:
        raise
    except ModuleNotFoundError as error:
        if error.name is not None and f"{place}.".startswith(f"{error.name}."):
            raise ConfigError(
                f"{what} {place!r}: there is no such file or folder, and no module of that name, installed or in {Path.cwd()}"
            ) from None
        raise ConfigError(f"{what} {place!r} needs {error.name}, which is not installed") from error
    except Exception as error:
        raise ConfigError(f"{what} {place!r} cannot be imported: {type(error).__name__}: {error}") from error


def exists(name: str) -> bool:
    """Whether there is a module of this name, without importing it."""
    _look_in(Path.cwd())
    return name in sys.modules or find_spec(name) is not None


def _from_name(name: str) -> ModuleType:
    """A module that is installed or lies in the current folder."""
    _look_in(Path.cwd())
    return import_module(name)


def _from_file(path: Path, said: str, what: str) -> ModuleType:
    """A file, or a folder as a package. The name says where it lies, so that two files of one name do not meet."""
    if not path.exists():
        near = sorted(p.name for p in path.parent.glob("*.py")) if path.parent.is_dir() else []
        there = f"; {path.parent} has {', '.join(near[:8])}" if near else ""
        raise ConfigError(f"{what} {said!r}: there is no such file{there}")
    whole = path.resolve()
    folder = whole if path.is_dir() else whole.parent
    _look_in(folder)
    name = f"{re.sub(r'[^0-9A-Za-z_]', '_', whole.stem)}_{crc32(str(whole).encode()):08x}"
    known = sys.modules.get(name)
    if known is not None:
        return known
    if path.is_dir() and not (whole / "__init__.py").exists():
        if not any(whole.glob("*.py")):
            raise ConfigError(f"{what} {said!r}: there is no Python file in that folder")
        package = sys.modules[name] = ModuleType(name)
        package.__path__, package.__file__ = [str(whole)], None
        return package
    within = [str(whole)] if path.is_dir() else None
    spec = spec_from_file_location(
        name, whole / "__init__.py" if path.is_dir() else whole, submodule_search_locations=within
    )
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    sys.modules[name] = made
    try:
        spec.loader.exec_module(made)
    except BaseException:
        del sys.modules[name]
        raise
    return made


def _look_in(folder: Path) -> None:
    """Look for modules in a folder too, after everywhere else: nobody's file hides an installed package."""
    if str(folder) not in sys.path and not ("" in sys.path and folder == Path.cwd()):
        sys.path.append(str(folder))
        invalidate_caches()


def declared(group: str) -> Mapping[str, EntryPoint]:
    """What installed packages declare under an entry point group, by name; the first of a name counts."""
    from importlib import metadata  # slow to import, and most programs never ask

    out: dict[str, EntryPoint] = {}
    for point in metadata.entry_points(group=group):
        out.setdefault(point.name, point)
    return out
