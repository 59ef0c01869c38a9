"""`mc-env serve` and `play --web`: a real server in a process of its own."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest

from mc_env.cli.main import main, missing

WAIT = 60  # seconds until a server must answer


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[list[str]]:
    """What a server says before it serves."""
    command = [sys.executable, "-m", "mc_env", *words]
    env = {"MC_ENV_TABLES": str(folder), "PATH": "/usr/bin:/bin"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        said: list[str] = []
        try:
            while "token=" not in (line := process.stdout.readline()):
                assert line, said
                said.append(line)
            said.append(line)
            yield said
        finally:
            process.terminate()
            process.wait(WAIT)


def ask(address: str) -> dict[str, object]:
    """The answer to a request, as soon as there is one."""
    end = time.monotonic() + WAIT
    while True:
        try:
            with urlopen(address, timeout=WAIT) as answer:
                found: dict[str, object] = json.load(answer)
                return found
        except HTTPError:
            raise
        except URLError:
            assert time.monotonic() < end
            time.sleep(0.05)


def test_server_says_where_it_is_and_opens_its_lobby_to_the_token(tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--port", "0", "--no-browser") as said:
        address, token = re.findall(r"(http://127.0.0.1:\d+/)\?token=(\S+)", said[-1])[0]
        assert ask(f"{address}api/lobby?token={token}")["local"] is True
        with pytest.raises(HTTPError, match="403"):
            ask(f"{address}api/lobby")
        with urlopen(address, timeout=WAIT) as page:
            assert b'id="app"' in page.read()


def test_server_that_others_can_reach_says_what_that_means(tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--host", "0.0.0.0", "--port", "0", "--no-browser") as said:
        assert "Nothing is\nencrypted" in "".join(said)
        assert "token=" in said[-1]


def test_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert main(["serve", "--port", str(taken.getsockname()[1]), "--no-browser"]) == 2
    assert "try another --port" in capsys.readouterr().err


def test_port_that_is_none_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "70000", "--no-browser"]) == 2
    assert "--port 70000" in capsys.readouterr().err


def test_game_from_the_command_line_is_played_in_the_browser(tmp_path: Path) -> None:
    words = ("play", "--web", "--heroes", "spider_man,iron_man", "--player-2", "heuristic", "--seed", "3")
    with serving(tmp_path, *words) as said:
        address, token = re.findall(r"(http://127.0.0.1:\d+/)\?token=(\S+)", said[-1])[0]
        saved = ask(f"{address}api/lobby?token={token}")["saved"]
        assert isinstance(saved, list)
        assert [game["title"] for game in saved] == ["Spider-Man and Iron Man against Rhino"]


@pytest.mark.parametrize("module", ["fastapi", "uvicorn", "pydantic"])
def test_missing_package_is_named_with_the_extra_that_brings_it(module: str) -> None:
    assert "mc_env[web]" in str(missing("serve", module))
