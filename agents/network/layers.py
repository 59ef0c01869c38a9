"""Layers over rows of a table."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional as F

from mc_env.encoders import Column, names

Ints = NDArray[np.int64]


def _returned(gradient: Tensor, of: Ints, to: Ints, size: int) -> Tensor:
    """The gradient of a look-up: each of `size` vectors gets the sum of the gradient's rows `of` whose place in `to` names it.

    Sorted by vector and summed in bags, which on a CPU takes half the time of adding row after row."""
    order = np.argsort(to.astype(np.uint16) if size <= 1 << 16 else to, kind="stable")
    begins = np.zeros(size + 1, np.int64)
    np.cumsum(np.bincount(to, minlength=size), out=begins[1:])
    rows = torch.from_numpy(of[order])
    return F.embedding_bag(rows, gradient, torch.from_numpy(begins), mode="sum", include_last_offset=True)


class SumOfVectors(torch.autograd.Function):
    """Row by row, the sum of the table's vectors that an index names: `F.embedding_bag`, whose backward takes long."""

    @staticmethod
    def forward(ctx: Any, index: Tensor, table: Tensor) -> Tensor:
        ctx.save_for_backward(index)
        ctx.size = len(table)
        return F.embedding_bag(index, table, mode="sum")

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[None, Tensor]:
        (index,), (gradient,) = ctx.saved_tensors, gradients
        if gradient.device.type == "cpu":
            rows, columns = index.shape
            return None, _returned(gradient, np.repeat(np.arange(rows), columns), index.numpy().ravel(), ctx.size)
        out = gradient.new_zeros(ctx.size, gradient.shape[1])
        for column in index.unbind(1):
            out.index_add_(0, column, gradient)
        return None, out


def pooled(rows: Tensor, row: Tensor, start: Tensor, of: Tensor) -> tuple[Tensor, Tensor]:
    """The sum and the highest of the rows of each observation; none has no rows. `start` has one place more, the end."""
    highest = F.embedding_bag(row, rows, start[:-1], mode="max")
    if torch.compiler.is_compiling():  # for an export, in words that can be traced
        return rows.new_zeros(len(start) - 1, rows.shape[1]).index_add(0, of, rows.index_select(0, row)), highest
    return F.embedding_bag(row, rows, start[:-1], mode="sum"), highest


class Meeting(nn.Module):
    """What rows mean to each other: each looks at all of its observation, and learns the sum and the highest of what it sees.

    A row of its own does not say whether an attack of 5 is enough for any of those who defend; pooled rows do not either.
    """

    NOBODY: Final = -1e4  # so that nothing is seen where there is no row
    SIZES: Final = (0, 5, 8, 11, 14, 18, 24, 1000)  # observations with about as many rows are looked at together

    def __init__(self, width: int, seen: int) -> None:
        super().__init__()
        self.one = nn.Linear(width, seen)
        self.other = nn.Linear(width, seen, bias=False)
        self.out = nn.Linear(2 * seen, width)
        with torch.no_grad():  # no opinion at first
            self.out.weight.zero_()
            self.out.bias.zero_()

    def forward(self, rows: Tensor, of: Tensor) -> Tensor:
        """`of` says which observation a row belongs to, in order."""
        if not len(rows):
            return rows
        one, other = self.one(rows), self.other(rows)
        size = torch.bincount(of)[of]
        parts, seen = [], []
        for least, most in pairwise(self.SIZES):
            part = ((size > least) & (size <= most)).nonzero().squeeze(1)
            if len(part):
                parts.append(part)
                seen.append(self._seen(one.index_select(0, part), other.index_select(0, part), of[part]))
        return F.relu(rows + self.out(torch.cat(seen).index_select(0, torch.cat(parts).argsort())))

    def _seen(self, one: Tensor, other: Tensor, of: Tensor) -> Tensor:
        """The sum and the highest of what each row sees of those of its observation, itself included."""
        _, of, counts = torch.unique_consecutive(of, return_inverse=True, return_counts=True)
        n, most = len(counts), int(counts.max())
        slot = of * most + torch.arange(len(of), device=of.device) - (counts.cumsum(0) - counts)[of]
        here = one.new_zeros(n * most, one.shape[1]).index_copy(0, slot, one).view(n, most, 1, -1)
        there = one.new_full((n * most, one.shape[1]), self.NOBODY).index_copy(0, slot, other).view(n, 1, most, -1)
        met = F.relu(here + there)
        return torch.cat([met.sum(2) * 0.2, met.amax(2)], 2).view(n * most, -1).index_select(0, slot)


LOWEST: Final = -3  # coded numbers are told apart from here ...
HIGHEST: Final = 20  # ... to here; those beyond count as the last
CODES: Final = HIGHEST - LOWEST + 1


Made = tuple[Tensor, Tensor, int]  # numbers' weights column by column, all vectors, and the number of cards among them


class RowLayer(nn.Module):
    """First layer over rows of a table: scaled numbers times a matrix, plus one vector for every category and card.

    The scale of a column is kept with the weights: they mean nothing without it. Numbers that are small and decide games
    (an attack of 2 is not an attack of 3) may be `coded` too: each value has a vector of its own. A coded number is a column
    or a difference of columns, written as `target-threat`.
    """

    named: Tensor
    numbers: Tensor
    offsets: Tensor
    scale: Tensor
    differences: Tensor

    def __init__(
        self,
        columns: tuple[Column, ...],
        categories: tuple[str, ...],
        cards: tuple[str, ...],
        width: int,
        card: int,
        coded: tuple[str, ...] = (),
    ):
        super().__init__()
        self.columns, self.categories, self.cards, self.coded = columns, categories, cards, coded
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
        differences = torch.zeros(len(columns), len(coded))
        for i, name in enumerate(coded):
            first, *less = name.split("-")
            differences[at[first], i] = 1
            differences[[at[other] for other in less], i] = -1
        self.register_buffer("differences", differences, persistent=False)
        if coded:  # no opinion at first
            self.codes = nn.Parameter(torch.zeros(len(coded) * CODES, width))

    def made(self, cards: Tensor) -> Made:
        """What `forward` needs of the weights, whatever the rows are."""
        weight = self.linear.weight
        spread = weight.new_zeros(len(weight), len(self.scale)).index_copy(1, self.numbers, weight)
        # one table, one look-up: the categories, then each card slot's projection of all cards, then coded numbers
        tables = [self.table, *(slot(cards) for slot in self.slots), *([self.codes] if self.coded else ())]
        return spread, torch.cat(tables), len(cards)

    def forward(self, rows: Tensor, made: Made, place: Tensor) -> Tensor:
        spread, table, cards = made
        plain = rows.float()
        category, card = rows.index_select(1, self.named).long().tensor_split([len(self.offsets)], 1)
        start = len(self.table) + torch.arange(len(self.slots), device=rows.device) * cards
        index = [category + self.offsets, place[card] + start]
        if self.coded:
            values = (plain @ self.differences).clamp_(LOWEST, HIGHEST).long() - LOWEST
            first = len(self.table) + len(self.slots) * cards
            index.append(values + first + torch.arange(len(self.coded), device=rows.device) * CODES)
        out = F.linear(plain.mul_(self.scale).clamp_(-1, 5), spread, self.linear.bias)
        if not len(self.named) and not self.coded:
            return out
        vectors: Tensor = SumOfVectors.apply(torch.cat(index, 1), table)  # type: ignore[no-untyped-call]
        return out + vectors
