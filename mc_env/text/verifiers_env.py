"""The game as a taskset of verifiers (`pip install "verifiers>=0.4"`), for evaluation and reinforcement learning of language models.

`mc_env.text.verifiers_env` is the id of the taskset: each task is a seed of a benchmark task of ours, one model plays all its seats (or
the learner's, beside the partners of an ad hoc task), and the table is the user of the conversation. The reward is 1 for a win; what else is
measured are the villain's hit points that are gone, rounds, and the share of legal decisions. Texts of cards are told once, since the
conversation keeps them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import verifiers.v1 as vf

from mc_env.engine.game import Game, start
from mc_env.env.episodes import Episodes
from mc_env.env.partners import make_partner, seat_specs
from mc_env.env.tasks import make_task
from mc_env.text.episode import Episode
from mc_env.text.style import Style
