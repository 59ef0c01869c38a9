"""Several nodes on this machine: launchers of torchrun, a Ray cluster. Nothing speaks but on the loopback interface."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
from typing import Any, Final

from tools import ROOT

LOOPBACK: Final = "127.0.0.1"


def variables() -> dict[str, str]:
    """The environment of all that is started. The cluster takes orders only from who knows a word that is drawn for it."""
    return {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "OMP_NUM_THREADS": "1",
        "GLOO_SOCKET_IFNAME": "lo",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # Ray's word for: by the loopback interface alone
        "RAY_USAGE_STATS_ENABLED": "0",
    }


class RayNodes:
    """A head with one processor, and another node with one."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        head = {"num_cpus": 1, "include_dashboard": False, "node_ip_address": LOOPBACK}
        self.cluster = Cluster(initialize_head=True, head_node_args=head)
        self.begin_another()

    @property
    def address(self) -> str:
        return str(self.cluster.address)

    def begin_another(self) -> None:
        self.other: Any = self.cluster.add_node(num_cpus=1, node_ip_address=LOOPBACK)

    def kill_the_other(self) -> None:
        """Without a word to anybody."""
        self.cluster.remove_node(self.other, allow_graceful=False)

    def close(self) -> None:
        self.cluster.shutdown()


def torchrun(*words: str, nodes: int = 2, each: int = 1, restarts: int = 0) -> list[subprocess.Popen[str]]:
    """train.py by a launcher for each node."""
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        meeting = f"{LOOPBACK}:{free.getsockname()[1]}"
    launcher = [sys.executable, "-m", "torch.distributed.run", "--rdzv-backend", "c10d", "--rdzv-endpoint", meeting]
    launcher += ["--nnodes", str(nodes), "--nproc-per-node", str(each), "--max-restarts", str(restarts)]
    command = [*launcher, str(ROOT / "train.py"), *words, "--quiet"]
    return [
        subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) for _ in range(nodes)
    ]


def ended(processes: list[subprocess.Popen[str]], code: int = 0) -> str:
    """Wait for the end of all; what they said. Each must have ended well, or with another code."""
    told = "".join(process.communicate(timeout=900)[0] for process in processes)
    codes = [process.returncode for process in processes]
    assert codes == [code] * len(codes), f"{codes}: {told}"
    return told
