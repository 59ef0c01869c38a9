"""Numbers of compiled things: each product counts from where its own room begins."""

from __future__ import annotations

import pytest

from mc_env.errors import CardError
from mc_env.kernel import rooms
from mc_env.kernel.rooms import OWN, Rooms


def put(table: Rooms, room: int, *things: str) -> list[int]:
    rooms.enter(room)
    try:
        return [table.put(thing) for thing in things]
    finally:
        rooms.leave()


def test_numbers_do_not_depend_on_which_product_comes_first() -> None:
    for order in ((1, 2), (2, 1)):
        table: list[str] = ["rule"]
        faces = Rooms("faces", table, 3)
        numbers = {room: put(faces, room, "a", "b") for room in order}
        assert numbers == {1: [1, 2], 2: [4, 5]}
        assert table == ["rule", "a", "b", None, "a", "b"]


def test_what_is_of_no_product_stands_behind_all_products_and_is_never_too_much() -> None:
    faces = Rooms("faces", [], 2)
    assert [faces.put(name) for name in "abcde"] == [(OWN - 1) * 2 + i for i in range(5)]


def test_product_with_more_than_its_room_is_named() -> None:
    faces = Rooms("faces", [], 2)
    with pytest.raises(CardError, match="product 07 has more than 2 faces"):
        put(faces, 7, "a", "b", "c")
    assert faces.put("own") == (OWN - 1) * 2  # the room was left
