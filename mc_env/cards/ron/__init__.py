"""Ronan Modular Set."""

from mc_env.cards.registry import register
from mc_env.cards.ron import kree_fanatic

register(kree_fanatic.SET, product="ron")
