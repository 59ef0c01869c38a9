"""An installed mc_env has everything a checkout has: task files and checkpoints travel inside the package."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import mc_env
from mc_env.env.tasks import folder, task_names

ROOT = Path(mc_env.__file__).parent.parent


@pytest.mark.slow
def test_wheel_carries_the_task_files_and_makes_tasks(tmp_path: Path) -> None:
    source = tmp_path / "source"  # a copy, so that the build leaves nothing behind
    source.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, source)
    for name in ("mc_env", "agents", "configs"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("tiny.pt", "tiny.md"):
        (source / "agents" / "checkpoints" / name).write_text("a checkpoint and its card")
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), "."]
    subprocess.run(build, check=True, cwd=source, timeout=300)
    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
    assert {"tiny.pt", "tiny.md"} <= {path.name for path in (installed / "agents" / "checkpoints").iterdir()}
    program = (
        f"import sys; sys.path.insert(0, {str(installed)!r})\n"
        "import mc_env; from mc_env.env.tasks import folder, task_names\n"
        "print(folder()); print(len(task_names())); mc_env.make_task('rhino-2p-standard-v0').env().reset(seed=1)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, timeout=120)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == [str(installed / "mc_env" / "configs" / "tasks"), str(len(task_names()))]
    declared = next(installed.glob("*.dist-info/entry_points.txt")).read_text()
    assert "mc_env = mc_env.registration:register" in declared


def test_checkout_reads_the_task_files_where_they_lie() -> None:
    assert folder() in (ROOT / "configs" / "tasks", ROOT / "mc_env" / "configs" / "tasks")
