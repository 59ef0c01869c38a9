"""The network: one set of weights for everything that is played of a game: every hero or deck, seat, player count.

It reads packed batches (rows and offsets, `mc_env.encoders.Packed`), so no time is spent on empty rows:

- a card is its printed features times a matrix, plus a vector of its own that is now and then left out (`drop_ids`), so that
  cards never seen in training still mean something;
- each entity row goes through two layers; those who meet on the table may look at each other (`meeting`); the rows of an
  observation are pooled by mean and maximum;
- each option is scored from its own features, the rows it points at, and the pooled context;
- the value (of the rewards to come) and the chance to win come from the context.

The same module serves `mc_env.agents.learning.ppo` and `mc_env.agents.learning.sb3`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from mc_env.agents.network import layers
from mc_env.agents.network.layers import Meeting, RowLayer, pooled
from mc_env.agents.network.reading import Inputs
from mc_env.agents.network.reads import Reads, Table, reads
from mc_env.encoders import names
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
    coded: bool = False  # small numbers have vectors of their own
    win: bool = False  # it says how likely a win is
    meeting: int = 0  # numbers in which those who meet on the table see each other; 0: they do not


PRESETS: Final[dict[str, Shape]] = {
    "small": Shape(width=32, context=64, card=16, coded=True, win=True),
    "default": Shape(coded=True, win=True),
    "meeting": Shape(coded=True, win=True, meeting=64, drop_ids=0.0),  # for decks that are known
    "plain": Shape(),  # as the first networks were
    "piles": Shape(piles=True, coded=True, win=True),
    "large": Shape(width=128, context=256, card=64, piles=True, coded=True, win=True),
}


def preset(name: str) -> Shape:
    """Sizes by name."""
    if name not in PRESETS:
        raise ConfigError(str(unknown("network preset", name, list(PRESETS))))
    return PRESETS[name]


Made = tuple[Tensor, list[layers.Made]]  # of the weights alone: the vectors of cards, and what each table's layer needs


class Network(nn.Module):
    """See the module's docstring. `forward` gives logits padded to the longest option list, and values."""

    features: Tensor
    known: Tensor
    meets: Tensor
    place: Tensor
    pool_of: Tensor

    def __init__(self, shape: Shape | None = None, read: Reads | None = None) -> None:
        """`read` is what it reads of which game; Marvel Champions unless said."""
        super().__init__()
        self.shape = shape = shape or Shape()
        self.reads = read = read or reads()
        w, c = shape.width, shape.card
        # card vectors are made for ids in use only; `place` leads from an id to its vector
        self.cards = used = read.used_ids()
        features = torch.from_numpy(read.features()[used].astype(np.float32))
        self.register_buffer("features", features, persistent=False)
        self.printed = nn.Linear(features.shape[1], c)
        self.own = nn.Parameter(torch.zeros(len(used), c))  # a card that is never met keeps none
        self.register_buffer("known", torch.ones(len(used), 1), persistent=False)
        place = torch.zeros(read.room, dtype=torch.int64)
        place[used] = torch.arange(len(used))
        self.register_buffer("place", place, persistent=False)
        self.entity_in = self._layer(read.entity)
        self.entity_mid = nn.Linear(w, w)
        self.option_in = self._layer(read.option)
        self.option_rows = nn.Linear(2 * w, w, bias=False)
        self.option_context = nn.Linear(shape.context, w, bias=False)
        self.option_mid = nn.Linear(w, w)
        self.option_out = nn.Linear(w, 1)
        self.global_in = self._layer(read.whole)
        self._pile_rows = names(read.whole.columns)["piles"]
        if not shape.piles:  # nor how many rows there are of what it does not read
            self.global_in.scale[self._pile_rows] = 0
        self.decision_in = self._layer(read.decision)
        at = names(read.option.columns)
        self._card, self._target = at["card"], at["target"]
        tables = {"global": read.whole, "decision": read.decision}
        self._pointed = [(where, names(tables[where].columns)[column]) for where, column in read.pointed]
        self._pile = [names(read.piles)[name] for name in ("card", "pile", "seat", "count")]
        self.register_buffer("pool_of", _pool_of(read), persistent=False)
        pools = len(read.pools) * c if shape.piles else 0
        self.context_in = nn.Linear((3 + len(self._pointed)) * w + pools, shape.context)
        self.context_mid = nn.Linear(shape.context, shape.context)
        if shape.meeting:
            self.meeting = Meeting(w, shape.meeting)
            column, values = read.meets
            self._meeting_column = names(read.entity.columns)[column]
            found = torch.zeros(len(read.values[column]), dtype=torch.bool)
            found[[read.values[column].index(value) for value in values]] = True
            self.register_buffer("meets", found, persistent=False)
        self.value_mid = nn.Linear(shape.context, w)
        self.value_out = nn.Linear(w, 1)
        if shape.win:
            self.win_mid = nn.Linear(shape.context, w)
            self.win_out = nn.Linear(w, 1)
        self._kept: tuple[list[tuple[int, int]], Made] | None = None  # by `look`
        with torch.no_grad():  # begin with an even choice and no opinion
            self.option_out.weight.mul_(0.1)
            self.value_out.weight.mul_(0.1)
            if shape.win:
                self.win_out.weight.mul_(0.1)

    def _layer(self, table: Table) -> RowLayer:
        """The first layer over the rows of a table."""
        shape = self.shape
        coded = table.coded if shape.coded else ()
        return RowLayer(table.columns, table.categories, table.cards, shape.width, shape.card, coded)

    def twin(self) -> Network:
        """Another network of the same shape for the same game, with weights of its own."""
        return Network(self.shape, self.reads)

    @property
    def device(self) -> torch.device:
        """Where it computes."""
        return self.features.device

    @property
    def reads_piles(self) -> bool:
        """Whether it asks for decks and discard piles, or (as the first networks) for how many rows they take."""
        return self.shape.piles or bool(self.global_in.scale[self._pile_rows] != 0)

    def know_all_cards(self) -> None:
        """Every card has its own vector: playing, evaluation."""
        self.known.fill_(1)

    def draw_known_cards(self, generator: torch.Generator) -> None:
        """Draw which cards have vectors of their own until the next draw; the others are known by their features only."""
        if self.shape.drop_ids:
            self.known.copy_(torch.rand(self.known.shape, generator=generator, device="cpu") >= self.shape.drop_ids)
        else:
            self.know_all_cards()

    def forward(self, x: Inputs) -> tuple[Tensor, Tensor]:
        """Scores of the options, and the value of what is still to be paid."""
        scores, value, _ = self.judge(x)
        return scores, value

    def judge(self, x: Inputs, made: Made | None = None) -> tuple[Tensor, Tensor, Tensor]:
        """The same, and the logit of a win; without a head for it, the value has to do."""
        x = x.to(self.device)
        scores, value, win = self.rate(x, made)
        return padded(scores, x), value, win

    @torch.no_grad()
    def look(self, x: Inputs) -> tuple[Tensor, Tensor, Tensor]:
        """What `judge` says, for those who play: nothing is to be learned from it, and it is where games are, in plain memory."""
        scores, value, win = self.judge(x, None if self.training else self._remembered())
        return scores.cpu(), value.cpu(), win.cpu()

    def _made(self) -> Made:
        """What is made of the weights alone, whatever is seen: all cards, as each table reads them."""
        cards = self.printed(self.features) + self.own * self.known
        return cards, [table.made(cards) for table in self._tables()]

    def _tables(self) -> tuple[RowLayer, ...]:
        """The layers that read rows, in the order in which `rate` takes what they make."""
        return self.entity_in, self.option_in, self.global_in, self.decision_in

    def train(self, mode: bool = True) -> Self:
        """To learn, or (`eval`) to play, where what is made of the weights is remembered: a fused optimiser leaves no trace."""
        self._kept = None
        return super().train(mode)

    def _remembered(self) -> Made:
        """What is made of the weights alone, made again if they lie elsewhere or were written to."""
        parts = [self.own, self.known, self.features, *self.printed.parameters()]
        parts += [part for table in self._tables() for part in table.parameters()]
        now = [(part.data_ptr(), part._version) for part in parts]
        if self._kept is None or self._kept[0] != now:
            self._kept = now, self._made()
        return self._kept[1]

    def rate(self, x: Inputs, made: Made | None = None) -> tuple[Tensor, Tensor, Tensor]:
        """The same with the scores of all options of the batch one after another."""
        cards, (entity, option, whole, decision) = made or self._made()
        rows = F.relu(self.entity_mid(F.relu(self.entity_in(x.entities, entity, self.place))))
        n, first = x.globals.shape[0], x.entity_start[:-1]  # not len(), which an export would take for a constant
        row_of = x.entity_row
        if self.shape.meeting:
            rows, row_of = self._meet(x, rows)
        # all rows that something points at, in one look-up: of the whole and the decision, then each option's card and target
        base = first[x.option_of]
        at = [first + (x.globals if where == "global" else x.decision)[:, column] for where, column in self._pointed]
        at += [base + x.options[:, self._card], base + x.options[:, self._target]]
        found = rows.index_select(0, row_of[torch.cat(at)])
        *pointed, card, target = torch.split(found, [n] * len(self._pointed) + [base.shape[0]] * 2)
        total, highest = pooled(rows, row_of, x.entity_start, x.entity_of)
        seen = [
            total / (x.entity_start[1:] - first)[:, None],
            highest,
            *pointed,
            F.relu(self.global_in(x.globals, whole, self.place) + self.decision_in(x.decision, decision, self.place)),
        ]
        if self.shape.piles:
            seen.append(self._piles(x, cards))
        context = F.relu(self.context_in(torch.cat(seen, 1)))
        context = self.remember(F.relu(self.context_mid(context)))
        options = self.option_in(x.options, option, self.place) + self.option_rows(torch.cat([card, target], 1))
        options = F.relu(options + self.option_context(context).index_select(0, x.option_of))
        scores = self.option_out(F.relu(self.option_mid(options))).squeeze(1)
        value = self.value_out(F.relu(self.value_mid(context))).squeeze(1)
        win = value * 2
        if self.shape.win:  # it reads the context but does not shape it: what pays is learned from rewards alone
            win = self.win_out(F.relu(self.win_mid(context.detach()))).squeeze(1)
        return scores, value, win

    def _meet(self, x: Inputs, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The rows with those who meet as they see each other, and which of them each entity is now."""
        column = self._meeting_column
        which = self.meets[x.entities[:, column].long()][x.entity_row].nonzero().squeeze(1)
        met = self.meeting(rows.index_select(0, x.entity_row[which]), x.entity_of[which])
        places = torch.arange(len(rows), len(rows) + len(met), device=rows.device)
        return torch.cat([rows, met]), x.entity_row.index_copy(0, which, places)

    def remember(self, context: Tensor) -> Tensor:
        """What is known of each decision; a network with a memory adds what it has seen before."""
        return context

    def _piles(self, x: Inputs, cards: Tensor) -> Tensor:
        """Decks and discard piles: for each kind and side the sum of their cards."""
        piles = x.piles.long()
        card, pile, seat, count = (piles[:, column] for column in self._pile)
        group = self.pool_of[pile, (seat == 1).long()]
        keep = group >= 0
        weights = count[keep].float() * 0.1
        n, pools = x.globals.shape[0], len(self.reads.pools)
        out = cards.new_zeros(n * pools, cards.shape[1])
        out = out.index_add(0, x.pile_of[keep] * pools + group[keep], cards[self.place[card[keep]]] * weights[:, None])
        return out.view(n, -1)


def _pool_of(read: Reads) -> Tensor:
    """The pool that a kind of pile belongs to, by whether it is the observer's own; -1 none."""
    kinds = read.piles[names(read.piles)["pile"]].high + 1
    out = torch.full((kinds, 2), -1, dtype=torch.int64)
    for i, (kind, mine) in enumerate(read.pools):
        out[kind, int(mine)] = i
        if (kind, True) not in read.pools:
            out[kind, 1] = i
    return out


def padded(scores: Tensor, x: Inputs) -> Tensor:
    """Scores of packed options as one row an observation, `NONE` where there is no option."""
    counts = x.option_start[1:] - x.option_start[:-1]
    width = max(int(counts.max()), 1) if len(counts) else 1
    out = scores.new_full((len(x), width), NONE)
    place = torch.arange(len(scores), device=scores.device) - x.option_start[:-1][x.option_of]
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
