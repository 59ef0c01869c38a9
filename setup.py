"""What pyproject.toml cannot say.

`agents/`, `examples/`, and the recipes and task files of `configs/` live at the top of the repository, where people look for
them; they are installed inside the package, as `mc_env.agents`, `mc_env/examples` and `mc_env/configs`, so that an installed
mc_env collides with nobody's `agents` and finds them beside its code. In the repository `mc_env/agents` is a link. Where
links are not available (some Windows checkouts), what is installed is complete all the same, because the folder is named here
and the link is not followed.

With MC_ENV_COMPILE=1 (`make compile`, `make wheel`, `MC_ENV_COMPILE=1 pip install '.[compiled]'`) the engine is compiled by
mypyc, on all cores. Pure Python is the default and the reference; compiled files hide later edits of the sources until
`make pure` removes them. MC_ENV_OPT_LEVEL is that of the C compiler (0 is built fastest).

With MC_ENV_PROFILE=1 beside it (`make compile PROFILE=1`; gcc) the engine is compiled twice: first so that it counts what it
runs through, then, after a rehearsal (`tools/rehearsal.py`), for just that. It takes about twice as long, and needs the packages
that mc_env needs. What is played stays the same.
"""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import find_packages, setup
from setuptools.command.build_ext import build_ext

COMPILE = os.environ.get("MC_ENV_COMPILE") == "1"
PROFILE = COMPILE and os.environ.get("MC_ENV_PROFILE") == "1"
# pip asks first what building needs, and comes again with that
LACKING = ["mypy>=2.4,<3", "librt>=0.16,<1"] if COMPILE and find_spec("mypyc") is None else []

# What `import mc_env` names beside the engine: numpy, Gymnasium and all that follows would be read for most of a minute.
NOT_READ = """\
[mypy]
[mypy-mc_env.env.*,mc_env.versus_env.*,mc_env.registration]
follow_imports = skip
"""

# Numbers wrap around (`kernel.rng` counts on it), and calls inside the engine are plain calls: nobody else replaces its
# functions. Nothing here depends on the machine, so that a wheel runs on others.
COMPILER_ARGUMENTS = ["-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden"]

COUNTING = ["-fprofile-generate"]
COUNTED = ["-fprofile-use", "-Wno-missing-profile"]  # what the rehearsal did not touch is made small


def compiled() -> Sequence[object]:
    """The engine as C extensions, if asked for."""
    if not COMPILE or LACKING:
        return []
    from mypyc.build import mypycify

    kernel = (path for path in Path("mc_env", "kernel").rglob("*.py") if path.name != "native.py")
    engine = Path("mc_env", "engine").rglob("*.py")
    # the heuristic and the light player play the rollouts of search; their packages themselves stay Python, where specs look up
    # arguments
    players = Path("mc_env", "agents", "players")
    heuristic = (path for path in (players / "heuristic").glob("*.py") if path.name != "__init__.py")
    light = players / "light" / "scoring.py"
    versus = Path("mc_env", "versus", "engine").rglob("*.py")
    words = (Path("mc_env", "cards", "terms.py"), Path("mc_env", "versus", "terms.py"))
    sources = sorted(str(path) for path in (*kernel, *engine, *versus, *heuristic, light, *words))
    settings = Path("build", "mypyc.ini")
    settings.parent.mkdir(exist_ok=True)
    settings.write_text(NOT_READ)
    level = os.environ.get("MC_ENV_OPT_LEVEL", "2")
    extensions = mypycify(
        [f"--config-file={settings}", *sources],
        group_name="mc_env_engine",  # all of it is one library, beside the package: mypyc wants it there
        multi_file=True,
        opt_level=level,
        debug_level="0",
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_ARGUMENTS]  # they share one list
    return extensions


class BuildOnAllCores(build_ext):
    """Compiles the C files of one extension beside each other, and only those that are not compiled as they are now.

    setuptools alone compiles side by side only with several extensions, and all files of an extension if one has changed."""

    def run(self) -> None:
        self._beside_sources = bool(self.inplace)  # setuptools builds elsewhere all the same, and copies in the end
        super().run()

    def build_extensions(self) -> None:
        one_after_another = self.compiler.compile
        self._same: bool | None = None  # whether the objects there are were made as they would be now

        def compile_all(sources: Sequence[str], output_dir: str = "", **options: Any) -> list[str]:
            options["extra_postargs"] = [*(options.get("extra_postargs") or ()), *self._note_includes()]
            if self._same is None:  # the first of the extensions, which are all compiled alike
                self._same = self._same_options(Path(output_dir), options)
            same = self._same

            def compile_one(source: str) -> list[str]:
                (made,) = self.compiler.object_filenames([source], output_dir=output_dir)
                if same and up_to_date(Path(made)):
                    return [made]
                return list(one_after_another([source], output_dir=output_dir, **options))

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [file for files in pool.map(compile_one, sources) for file in files]

        self.compiler.compile = compile_all
        if PROFILE:
            self._build_for_rehearsal()
        else:
            super().build_extensions()

    def _build_for_rehearsal(self) -> None:
        """Build, play, and build again for what was played. The counts lie beside the object files."""
        for counts in Path(self.build_temp).rglob("*.gcda"):
            counts.unlink()
        self._build_with(COUNTING)
        if self._beside_sources:
            self.copy_extensions_to_source()
        played = Path() if self._beside_sources else Path(self.build_lib)
        environment = {**os.environ, "PYTHONPATH": str(played.resolve())}
        subprocess.run([sys.executable, str(Path("tools", "rehearsal.py"))], env=environment, check=True)
        self._build_with(COUNTED)

    def _build_with(self, arguments: Sequence[str]) -> None:
        """Build all of it with more arguments for compiler and linker."""
        plain = [(extension.extra_compile_args, extension.extra_link_args) for extension in self.extensions]
        self.force = True  # the sources are the same as before
        self._same = None
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *arguments]
            extension.extra_link_args = [*extension.extra_link_args, *arguments]
        super().build_extensions()
        for extension, (compiling, linking) in zip(self.extensions, plain, strict=True):
            extension.extra_compile_args, extension.extra_link_args = compiling, linking

    def _note_includes(self) -> Sequence[str]:
        """Have the compiler write beside each object what it was made of."""
        return () if self.compiler.compiler_type == "msvc" else ("-MMD",)

    def _same_options(self, folder: Path, options: Mapping[str, Any]) -> bool:
        """Whether the objects in a folder were made with the same options; those of now are noted."""
        noted, now = folder / "options.txt", repr(sorted(options.items()))
        same = noted.exists() and noted.read_text() == now
        folder.mkdir(parents=True, exist_ok=True)
        noted.write_text(now)
        return same


def up_to_date(made: Path) -> bool:
    """Whether an object file is younger than everything it was made of."""
    notes = made.with_suffix(".d")
    if not made.exists() or not notes.exists():
        return False
    sources = notes.read_text().partition(":")[2].replace("\\\n", " ").split()
    age = made.stat().st_mtime
    return all(Path(source).exists() and Path(source).stat().st_mtime < age for source in sources)


EXAMPLES = ["examples", "examples.clients", "examples.homebrew"]
AGENTS = ["agents", *(f"agents.{name}" for name in find_packages("agents"))]

setup(
    ext_modules=compiled(),
    setup_requires=LACKING,
    cmdclass={"build_ext": BuildOnAllCores},
    packages=[
        *find_packages(include=["mc_env*"], exclude=["mc_env.agents*"]),
        *(f"mc_env.{name}" for name in AGENTS),
        "mc_env.configs",
        "mc_env.configs.tasks",
        "mc_env.configs.versus",
        *(f"mc_env.{name}" for name in EXAMPLES),
    ],
    package_dir={
        **{f"mc_env.{name}": name.replace(".", "/") for name in AGENTS},
        "mc_env.configs": "configs",
        "mc_env.configs.tasks": "configs/tasks",
        "mc_env.configs.versus": "configs/versus",
        **{f"mc_env.{name}": name.replace(".", "/") for name in EXAMPLES},
    },
    package_data={
        "mc_env": ["py.typed", "strengths.json"],
        "mc_env.web": ["*.json", "static/*"],
        "mc_env.cards.facts": ["*.json"],
        "mc_env.cards": ["ledger.txt"],
        "mc_env.versus.cards.facts": ["*.json"],
        "mc_env.configs": ["*.yaml"],
        "mc_env.configs.tasks": ["*.yaml"],
        "mc_env.configs.versus": ["*.yaml"],
        "mc_env.agents.checkpoints": ["*.safetensors", "*.md"],
        "mc_env.agents.network": ["*.json"],
        "mc_env.agents.players.light": ["*.bin"],
    },
)
