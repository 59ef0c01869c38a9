"""Imported as a product is: by the registry, once somebody asks for cards."""

from mc_env.cards.registry import register
from tests.green_box.product.cards import SETS

register(*SETS, product="green_box", reprints={"green_90": "01088"})
