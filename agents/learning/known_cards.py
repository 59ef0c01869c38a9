"""Whether all processes of a run know the same cards: a network has a row for each card that its process knows."""

from __future__ import annotations

from typing import Final

from mc_env.agents.learning.workers import Peers
from mc_env.cards import ledger
from mc_env.encoders import vocab

TOLD: Final = 5  # codes of cards that are told one by one


def own_cards() -> list[str]:
    """The cards that are of no product, by code, in the order in which this process has met them."""
    return [ledger.FACES.names[number] for number in vocab.used_ids() if number >= vocab.OWN]


def complaint(peers: Peers) -> str:
    """What is wrong if some process knows other cards than the first, or met them in another order; all are told the same."""
    here = own_cards()
    firsts: list[str] = peers.share(here)
    differing = peers.gather("" if here == firsts else difference(firsts, here))
    told = "; ".join(f"process {rank} {what}" for rank, what in enumerate(differing) if what)
    said: str = peers.share(
        told
        and f"the processes of a run must know the same cards, but {told}. Cards that a program has made itself are known to its "
        "own process alone: put them into a file and take them in by --cards, mc_env.use_cards or MC_ENV_CARDS, the same "
        "everywhere (docs/HOMEBREW.md), or learn with ppo.processes: 1"
    )
    return said


def difference(firsts: list[str], others: list[str]) -> str:
    """How what another process knows differs from what the first one knows."""
    lacks = [code for code in firsts if code not in others]
    more = [code for code in others if code not in firsts]
    said = [f"does not know {_some(lacks)}"] if lacks else []
    said += [f"knows {_some(more)}, which the first does not"] if more else []
    return " and ".join(said) or "has met them in another order"


def _some(codes: list[str]) -> str:
    more = len(codes) - TOLD
    return ", ".join(codes[:TOLD]) + (f" and {more} more" if more > 0 else "")
