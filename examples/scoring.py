"""A small network that scores each option by what it is about, for the examples: option row, card, target, state."""

from __future__ import annotations

import numpy as np
import torch
from torch import nn

from mc_env.encoders import CARD_IDS, DECISION_COLUMNS, ENTITY_COLUMNS, GLOBAL_COLUMNS, OPTION_COLUMNS, card_features

_O = {c.name: i for i, c in enumerate(OPTION_COLUMNS)}
CARDS = torch.tensor(card_features())
VERBS = OPTION_COLUMNS[_O["verb"]].high + 1


class OptionScorer(nn.Module):
    """Scores of all options, and a value of the position. Actions are indices, so an option's score is its action's."""

    def __init__(self, width: int = 128) -> None:
        super().__init__()
        self.card = nn.Linear(CARDS.shape[1], 32)
        self.verb = nn.Embedding(VERBS, 16)
        self.state = nn.Sequential(nn.Linear(len(GLOBAL_COLUMNS) + len(DECISION_COLUMNS), width), nn.Tanh())
        rows = len(OPTION_COLUMNS) + 2 * len(ENTITY_COLUMNS) + 32 + 16
        self.score = nn.Sequential(nn.Linear(rows + width, width), nn.ReLU(), nn.Linear(width, 1))
        self.value = nn.Linear(width, 1)

    def forward(self, seen: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
        """Scores (games x options; illegal ones at minus a lot) and values."""
        options, entities = seen["options"].long(), seen["entities"].float()
        state = self.state(squash(torch.cat([seen["globals"], seen["decision"]], -1).float()))
        card, target = (
            entities.gather(1, options[..., _O[name]].unsqueeze(-1).expand(-1, -1, entities.shape[-1]))
            for name in ("card", "target")
        )
        parts = [
            squash(options.float()),
            squash(card),
            squash(target),
            self.card(CARDS[options[..., _O["card_id"]].clamp(max=CARD_IDS - 1)]),
            self.verb(options[..., _O["verb"]]),
            state.unsqueeze(1).expand(-1, options.shape[1], -1),
        ]
        scores = self.score(torch.cat(parts, -1)).squeeze(-1)
        return scores.masked_fill(seen["action_mask"] == 0, -1e9), self.value(state).squeeze(-1)


def squash(x: torch.Tensor) -> torch.Tensor:
    """Raw columns are small and large integers; the network likes neither."""
    return torch.sign(x) * torch.log1p(x.abs())


def tensors(batch: dict[str, np.ndarray]) -> dict[str, torch.Tensor]:
    """A batch of padded observations, cut to the options there are."""
    most = max(1, int(batch["action_mask"].sum(-1).max()))
    out = {k: torch.from_numpy(np.ascontiguousarray(v)) for k, v in batch.items() if k != "piles"}
    out["options"] = out["options"][:, :most]
    out["action_mask"] = out["action_mask"][:, :most]
    return out
