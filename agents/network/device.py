"""Where a network computes: `auto`, `cpu`, `cuda` or `mps`.

Games are played by the processor, whatever the device: only the network's own work moves. `auto` takes a CUDA device where there
is one. Apple's (`mps`) is never taken unasked: our networks are small, and the processor is as quick there.
"""

from __future__ import annotations

from typing import Final

import torch

from mc_env.errors import ConfigError, unknown

AUTO: Final = "auto"
DEVICES: Final = (AUTO, "cpu", "cuda", "mps")


def usable() -> list[str]:
    """The devices of this machine."""
    found = ["cpu"]
    found += ["cuda"] if torch.cuda.is_available() else []
    found += ["mps"] if torch.backends.mps.is_available() else []
    return found


def device(name: str) -> torch.device:
    """A device by its name; raises for one that this machine does not have."""
    if name not in DEVICES:
        raise ConfigError(str(unknown("device", name, DEVICES)))
    here = usable()
    if name == AUTO:
        return torch.device("cuda" if "cuda" in here else "cpu")
    if name not in here:
        raise ConfigError(f"device {name}: this machine has none that torch can use; there is {', '.join(here)}")
    return torch.device(name)
