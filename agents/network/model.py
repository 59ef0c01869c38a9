"""The network: one set of weights for every hero, seat, player count and scenario.

It reads packed batches (rows and offsets, `mc_env.encoders.Packed`), so no time is spent on empty rows:

- a card is its printed features times a matrix, plus a vector of its own that is now and then left out (`drop_ids`), so that
  cards never seen in training still mean something;
- each entity row goes through two layers; the rows of an observation are pooled by mean and maximum;
- each option is scored from its own features, the rows it points at, and the pooled context;
- the value comes from the context.

The same module serves `mc_env.agents.learning.ppo` and `mc_env.agents.learning.sb3`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F

from mc_env.encoders import (
    CARD_IDS,
    DECISION_COLUMNS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    OPTION_COLUMNS,
    PILE_COLUMNS,
    PILE_KINDS,
    Column,
    Packed,
    card_features,
    names,
    vocab,
)
from mc_env.errors import ConfigError, unknown

NONE: Final = -1e9  # the logit of an option that does not exist: finite, so that no gradient is ever NaN


@dataclass(frozen=True)
class Shape:
    """Sizes of a network."""

    width: int = 64  # of rows and options
    context: int = 128
    card: int = 32  # of a card's vector
    piles: bool = False  # read decks and discard piles too
    drop_ids: float = 0.15  # share of cards known by their features only, drawn anew for every rollout


PRESETS: Final[dict[str, Shape]] = {
    "small": Shape(width=32, context=64, card=16),
    "default": Shape(),
    "piles": Shape(piles=True),
    "large": Shape(width=128, context=256, card=64, piles=True),
}


def preset(name: str) -> Shape:
    """Sizes by name."""
    if name not in PRESETS:
        raise ConfigError(str(unknown("network preset", name, list(PRESETS))))
    return PRESETS[name]


_PADDED: Final = ("entities", "options", "piles", "globals", "decision")
_COUNTED: Final = {name: names(GLOBAL_COLUMNS)[name] for name in ("entities", "options", "piles")}


class Inputs(NamedTuple):
    """A packed batch as tensors: tables as the encoder wrote them (16 bits). `*_of` says which observation a row belongs to.

    Of entities only the different rows are kept, and `entity_row` says which of them each row is.
    """

    entities: Tensor
    entity_row: Tensor
    entity_start: Tensor
    entity_of: Tensor
    options: Tensor
    option_start: Tensor
    option_of: Tensor
    piles: Tensor
    pile_of: Tensor
    globals: Tensor
    decision: Tensor

    def __len__(self) -> int:
        return len(self.globals)


_MIX: Final = np.random.default_rng(0).integers(1 << 62, size=64) * 2 + 1  # odd: a change of one word always shows


def distinct(rows: NDArray[np.int16]) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
    """The different rows of a table, and which of them each row is.

    Games at one table show the same cards again and again: of the rows of 256 decisions about one in seven is new. Rows are told
    apart by a sum of their words in 64 bits; should two of them ever agree by chance, they are compared in full.
    """
    width = rows.shape[1]
    whole = rows if width % 4 == 0 else np.pad(rows, ((0, 0), (0, -width % 4)))
    words = np.ascontiguousarray(whole).view(np.int64)
    keys = (words ^ (words >> 29) ^ (words >> 47)) @ _MIX[: words.shape[1]]
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    found = rows[first]
    if not np.array_equal(found[which], rows):
        found, which = np.unique(rows, axis=0, return_inverse=True)
    return found, which


def inputs(packed: Packed) -> Inputs:
    """Tensors of a packed batch; copies, so the batch may be cleared."""
    every = np.arange(len(packed))
    entities, options, piles = (
        start.astype(np.int64) for start in (packed.entity_start, packed.option_start, packed.pile_start)
    )
    different, row = distinct(packed.entities)
    return Inputs(
        torch.from_numpy(different),
        torch.from_numpy(row),
        torch.from_numpy(entities),
        torch.from_numpy(np.repeat(every, np.diff(entities))),
        torch.from_numpy(packed.options.copy()),
        torch.from_numpy(options),
        torch.from_numpy(np.repeat(every, np.diff(options))),
        torch.from_numpy(packed.piles.copy()),
        torch.from_numpy(np.repeat(every, np.diff(piles))),
        torch.from_numpy(packed.globals.copy()),
        torch.from_numpy(packed.decision.copy()),
    )


def from_padded(observation: dict[str, Tensor]) -> Inputs:
    """Tensors of padded observations: only the rows that exist."""
    head = observation["globals"].long()
    every = torch.arange(len(head))
    parts: dict[str, Tensor] = {}
    for name, column in _COUNTED.items():
        rows, count = observation[name], head[:, column]
        parts[name] = rows[torch.arange(rows.shape[1]) < count[:, None]]
        parts[name + "_start"] = torch.cat([torch.zeros(1, dtype=torch.int64), count.cumsum(0)])
        parts[name + "_of"] = every.repeat_interleave(count)
    different, row = distinct(parts["entities"].numpy())
    return Inputs(
        torch.from_numpy(different),
        torch.from_numpy(row),
        parts["entities_start"],
        parts["entities_of"],
        parts["options"],
        parts["options_start"],
        parts["options_of"],
        parts["piles"],
        parts["piles_of"],
        head,
        observation["decision"].long(),
    )


def from_each(observations: Sequence[Mapping[str, NDArray[np.int16]]]) -> Inputs:
    """Tensors of padded observations that come one by one."""
    return from_padded({name: torch.from_numpy(np.stack([o[name] for o in observations])) for name in _PADDED})


class SumOfVectors(torch.autograd.Function):
    """Row by row, the sum of the table's vectors that an index names: `F.embedding_bag`, whose backward is four times as slow."""

    @staticmethod
    def forward(ctx: Any, index: Tensor, table: Tensor) -> Tensor:
        ctx.save_for_backward(index)
        ctx.size = len(table)
        return F.embedding_bag(index, table, mode="sum")

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[None, Tensor]:
        (index,), (gradient,) = ctx.saved_tensors, gradients
        out = gradient.new_zeros(ctx.size, gradient.shape[1])
        for column in index.unbind(1):
            out.index_add_(0, column, gradient)
        return None, out


class RowLayer(nn.Module):
    """First layer over rows of a table: scaled numbers times a matrix, plus one vector for every category and card.

    The scale of a column is kept with the weights: they mean nothing without it.
    """

    named: Tensor
    numbers: Tensor
    offsets: Tensor
    scale: Tensor

    def __init__(
        self, columns: tuple[Column, ...], categories: tuple[str, ...], cards: tuple[str, ...], width: int, card: int
    ):
        super().__init__()
        self.columns, self.categories, self.cards = columns, categories, cards
        at = names(columns)
        numeric = [c for c in columns if c.kind not in ("row", "card") and c.name not in categories]
        # numbers are scaled in their places, where the other columns count nothing: cheaper than picking columns
        scale = torch.zeros(len(columns))
        for c in numeric:
            scale[at[c.name]] = 1.0 if c.high <= 4 else 1 / 4 if c.high <= 99 else 1 / 10
        self.register_buffer("scale", scale)
        self.register_buffer("numbers", torch.tensor([at[c.name] for c in numeric]), persistent=False)
        self.register_buffer("named", torch.tensor([at[n] for n in (*categories, *cards)]), persistent=False)
        offsets, size = [], 0
        for name in categories:
            offsets.append(size)
            size += columns[at[name]].high + 1
        self.register_buffer("offsets", torch.tensor(offsets, dtype=torch.int64), persistent=False)
        self.table = nn.Parameter(torch.randn(max(size, 1), width) * 0.1)
        self.linear = nn.Linear(len(numeric), width)
        self.slots = nn.ModuleList(nn.Linear(card, width, bias=False) for _ in cards)

    def forward(self, rows: Tensor, cards: Tensor, place: Tensor) -> Tensor:
        weight = self.linear.weight
        spread = weight.new_zeros(len(weight), len(self.scale)).index_copy(1, self.numbers, weight)
        out = F.linear(rows.float().mul_(self.scale).clamp_(-1, 5), spread, self.linear.bias)
        if not len(self.named):
            return out
        # one table, one look-up: the categories, then each card slot's projection of all cards
        tables = torch.cat([self.table, *(slot(cards) for slot in self.slots)])
        category, card = rows.index_select(1, self.named).long().tensor_split([len(self.offsets)], 1)
        start = len(self.table) + torch.arange(len(self.slots)) * len(cards)
        index = torch.cat([category + self.offsets, place[card] + start], 1)
        vectors: Tensor = SumOfVectors.apply(index, tables)  # type: ignore[no-untyped-call]
        return out + vectors


class Network(nn.Module):
    """See the module's docstring. `forward` gives logits padded to the longest option list, and values."""

    features: Tensor
    known: Tensor
    place: Tensor

    def __init__(self, shape: Shape | None = None) -> None:
        super().__init__()
        self.shape = shape = shape or Shape()
        w, c = shape.width, shape.card
        # card vectors are made for ids in use only; `place` leads from an id to its vector
        self.cards = used = vocab.used_ids()
        features = torch.from_numpy(card_features()[used].astype(np.float32))
        self.register_buffer("features", features, persistent=False)
        self.printed = nn.Linear(features.shape[1], c)
        self.own = nn.Parameter(torch.zeros(len(used), c))  # a card that is never met keeps none
        self.register_buffer("known", torch.ones(len(used), 1), persistent=False)
        place = torch.zeros(CARD_IDS, dtype=torch.int64)
        place[used] = torch.arange(len(used))
        self.register_buffer("place", place, persistent=False)
        seats = ("owner", "controller", "engaged", "seat")
        self.entity_in = RowLayer(ENTITY_COLUMNS, ("type", "zone", *seats, "form"), ("card",), w, c)
        self.entity_mid = nn.Linear(w, w)
        self.option_in = RowLayer(
            OPTION_COLUMNS, ("verb", "ability", "player", "zone", "event"), ("card_id", "target_id"), w, c
        )
        self.option_rows = nn.Linear(2 * w, w, bias=False)
        self.option_context = nn.Linear(shape.context, w, bias=False)
        self.option_mid = nn.Linear(w, w)
        self.option_out = nn.Linear(w, 1)
        turn = ("phase", "first_player", "active_player", "act", "act_player")
        self.global_in = RowLayer(GLOBAL_COLUMNS, turn, (), w, c)
        self.decision_in = RowLayer(
            DECISION_COLUMNS, ("kind", "event", "event_player", "ability"), ("source_id",), w, c
        )
        pools = len(_POOLS) * c if shape.piles else 0
        self.context_in = nn.Linear(6 * w + pools, shape.context)
        self.context_mid = nn.Linear(shape.context, shape.context)
        self.value_mid = nn.Linear(shape.context, w)
        self.value_out = nn.Linear(w, 1)
        with torch.no_grad():  # begin with an even choice and no opinion
            self.option_out.weight.mul_(0.1)
            self.value_out.weight.mul_(0.1)

    def know_all_cards(self) -> None:
        """Every card has its own vector: playing, evaluation."""
        self.known.fill_(1)

    def draw_known_cards(self, generator: torch.Generator) -> None:
        """Draw which cards have vectors of their own until the next draw; the others are known by their features only."""
        if self.shape.drop_ids:
            self.known.copy_(torch.rand(self.known.shape, generator=generator) >= self.shape.drop_ids)
        else:
            self.know_all_cards()

    def forward(self, x: Inputs) -> tuple[Tensor, Tensor]:
        scores, value = self.rate(x)
        return padded(scores, x), value

    def rate(self, x: Inputs) -> tuple[Tensor, Tensor]:
        """Scores of all options of the batch, one after another, and values."""
        cards = self.printed(self.features) + self.own * self.known
        rows = F.relu(self.entity_mid(F.relu(self.entity_in(x.entities, cards, self.place))))
        n, first = x.globals.shape[0], x.entity_start[:-1]  # not len(), which an export would take for a constant
        # all rows that something points at, in one look-up: villain, main scheme, source, each option's card and target
        base = first[x.option_of]
        at = [first + x.globals[:, _VILLAIN], first + x.globals[:, _MAIN_SCHEME], first + x.decision[:, _SOURCE]]
        at += [base + x.options[:, _CARD], base + x.options[:, _TARGET]]
        pointed = rows.index_select(0, x.entity_row[torch.cat(at)])
        villain, scheme, source, card, target = torch.split(pointed, [n, n, n, base.shape[0], base.shape[0]])
        total = rows.new_zeros(n, rows.shape[1]).index_add(0, x.entity_of, rows.index_select(0, x.entity_row))
        pooled = [
            total / (x.entity_start[1:] - first)[:, None],
            F.embedding_bag(x.entity_row, rows, first, mode="max"),
            villain,
            scheme,
            source,
            F.relu(self.global_in(x.globals, cards, self.place) + self.decision_in(x.decision, cards, self.place)),
        ]
        if self.shape.piles:
            pooled.append(self._piles(x, cards))
        context = F.relu(self.context_in(torch.cat(pooled, 1)))
        context = F.relu(self.context_mid(context))
        options = self.option_in(x.options, cards, self.place) + self.option_rows(torch.cat([card, target], 1))
        options = F.relu(options + self.option_context(context).index_select(0, x.option_of))
        scores = self.option_out(F.relu(self.option_mid(options))).squeeze(1)
        value = self.value_out(F.relu(self.value_mid(context))).squeeze(1)
        return scores, value

    def _piles(self, x: Inputs, cards: Tensor) -> Tensor:
        """Decks and discard piles: for each kind and side the sum of their cards."""
        piles = x.piles.long()
        group = _POOL_OF.to(piles.device)[piles[:, _PILE], (piles[:, _PILE_SEAT] == 1).long()]
        keep = group >= 0
        weights = piles[keep, _PILE_COUNT].float() * 0.1
        n = x.globals.shape[0]
        out = torch.zeros(n * len(_POOLS), cards.shape[1])
        out = out.index_add(
            0,
            x.pile_of[keep] * len(_POOLS) + group[keep],
            cards[self.place[piles[keep, _PILE_CARD]]] * weights[:, None],
        )
        return out.view(n, -1)


_AT_OPTIONS: Final = names(OPTION_COLUMNS)
_CARD, _TARGET = _AT_OPTIONS["card"], _AT_OPTIONS["target"]
_AT_GLOBALS: Final = names(GLOBAL_COLUMNS)
_VILLAIN, _MAIN_SCHEME = _AT_GLOBALS["villain"], _AT_GLOBALS["main_scheme"]
_SOURCE: Final = names(DECISION_COLUMNS)["source"]
_AT_PILES: Final = names(PILE_COLUMNS)
_PILE_CARD, _PILE, _PILE_SEAT, _PILE_COUNT = (_AT_PILES[k] for k in ("card", "pile", "seat", "count"))
# which piles are summed: (kind, whether it must be the observer's own)
_POOLS: Final = ((1, 1), (1, 0), (2, 0), (3, 1), (3, 0), (4, 0))
_POOL_OF: Final = torch.full((len(PILE_KINDS), 2), -1, dtype=torch.int64)
for _i, (_kind, _mine) in enumerate(_POOLS):
    _POOL_OF[_kind, _mine] = _i
    if (_kind, 1) not in _POOLS:
        _POOL_OF[_kind, 1] = _i


def padded(scores: Tensor, x: Inputs) -> Tensor:
    """Scores of packed options as one row an observation, `NONE` where there is no option."""
    counts = x.option_start[1:] - x.option_start[:-1]
    width = max(int(counts.max()), 1) if len(counts) else 1
    out = scores.new_full((len(x), width), NONE)
    place = torch.arange(len(scores)) - x.option_start[:-1][x.option_of]
    return out.index_put((x.option_of, place), scores)


def log_probabilities(logits: Tensor) -> Tensor:
    """Logarithms of probabilities of each option; those that do not exist have (almost) no probability."""
    return F.log_softmax(logits, 1)


def chosen(logp: Tensor, actions: Tensor) -> Tensor:
    """The logarithm of the probability of what was chosen in each decision."""
    return logp.gather(1, actions[:, None]).squeeze(1)


def entropy(logp: Tensor) -> Tensor:
    """Entropy of each decision."""
    return -(logp.exp() * logp).sum(1)


def sample(logits: Tensor, generator: torch.Generator | None) -> Tensor:
    """One option for each decision, by its probability; never one that does not exist."""
    noise = torch.empty_like(logits).exponential_(generator=generator).clamp_min_(1e-20).log_()
    return torch.where(logits <= NONE / 2, logits, logits - noise).argmax(1)


def adam(module: nn.Module, learning_rate: float) -> torch.optim.Optimizer:
    """The optimiser of every way to train; fused, it takes a quarter of the time on small networks."""
    return torch.optim.Adam(module.parameters(), lr=learning_rate, eps=1e-5, fused=True)
