"""Programs for those who work on mc_env: they make pages, measure, stress and compare. Nothing here is installed.

Tests import what they share with these programs from here; nothing here imports a test.
"""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent  # of the repository
