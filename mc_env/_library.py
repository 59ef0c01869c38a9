"""Finds a compiled engine: one library that lies beside the package. Importing this does it; without a library nothing happens.

Where mc_env is installed, both are on the path. Of a checkout that is installed to be edited only the package is known to other
folders, so the library is loaded by its place.
"""

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from typing import Final

NAME: Final = "mc_env_engine__mypyc"


def load() -> None:
    """Load the library, unless importing finds it anyway."""
    folder = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    if folder in sys.path or NAME in sys.modules:
        return
    for file in os.listdir(folder):
        if file.startswith(NAME + "."):
            spec = spec_from_file_location(NAME, os.path.join(folder, file))
            assert spec is not None
            assert spec.loader is not None
            module = module_from_spec(spec)
            sys.modules[NAME] = module
            spec.loader.exec_module(module)
            return


load()
