"""The ledger of numbers: complete, and never anything but longer."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mc_env.cards import ledger, registry
from mc_env.cards.ledger import Numbers
from mc_env.encoders import CARD_IDS, vocab
from mc_env.errors import CardError
from tools import ROOT
from tools.ledger import MARKS, appended, mark, names

TEXT = ledger.FILE.read_text(encoding="utf-8")
# what the first ledger said; like every later mark it holds for ever
FIRST_MARK = "258 0ba9e4d5a35a035220b1fe83f6cd3631640c81aee5744321e14df23712fe1b91"


def test_ledger_only_ever_grew_at_its_end() -> None:
    marks = MARKS.read_text(encoding="utf-8").splitlines(keepends=True)
    assert marks[0].strip() == FIRST_MARK
    for line in marks:
        grown = "".join(TEXT.splitlines(keepends=True)[: int(line.split()[0])])
        assert mark(grown) == line, "a line of the ledger was changed, moved or taken away: put it back"
    assert mark(TEXT) == marks[-1], "the ledger grew by hand: let `make ledger` append"


def test_every_face_guise_counter_deck_and_trait_of_the_products_has_a_number() -> None:
    """In a process of its own: other tests register cards that no ledger knows."""
    program = (
        "from tools.ledger import appended, names\nfrom mc_env.cards import ledger\nold = ledger.FILE.read_text()\n"
    )
    program += "print(appended(old, names()).removeprefix(old))"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT, timeout=60
    )
    assert run.stdout.strip() == "", "the ledger lacks these: run `make ledger`"


def test_no_two_names_share_a_number() -> None:
    lines = list(ledger.lines(TEXT))
    assert len({(kind, number) for kind, number, _ in lines}) == len(lines)
    assert len({(kind, name) for kind, _, name in lines}) == len(lines)
    again = Numbers("face", 100, 200)
    again.write_down("01001a", 2)
    with pytest.raises(CardError, match="face 2 01001b is there twice"):
        again.write_down("01001b", 2)
    with pytest.raises(CardError, match="face 3 01001a is there twice"):
        again.write_down("01001a", 3)
    with pytest.raises(CardError, match="not below 100"):
        again.write_down("01002", 100)


def test_ids_of_the_core_set_are_those_that_checkpoints_were_trained_with() -> None:
    printed = sorted(f.code for f in registry.faces() if f.code.startswith("01"))
    assert [vocab.card_id(code) for code in printed] == list(range(2, 2 + len(printed)))
    assert vocab.card_id("Drone") == vocab.card_id("drone") == 1023


def test_products_that_are_added_in_another_order_leave_ids_as_they_are() -> None:
    old = "face 2 01001a\nface 3 01001b\nface 5 drone\ntrait 0 Aerial\n"
    early = [("face", ["01001a", "01001b", "09001", "09002", "drone"]), ("trait", ["Aerial", "Wizard"])]
    late = [("face", ["01001a", "01001b", "05001", "09001", "09002", "drone"]), ("trait", ["Aerial", "Spy", "Wizard"])]
    first = appended(old, early)
    then = appended(first, late)
    assert first == old + "face 4 09001\nface 6 09002\ntrait 1 Wizard\n"
    assert then == first + "face 7 05001\ntrait 2 Spy\n"
    assert appended(then, early) == then


@pytest.mark.parametrize("order", ["early, late", "late, early"])
def test_cards_of_others_get_ids_after_those_of_products_in_the_order_of_registration(order: str) -> None:
    """Whatever users register, in whatever order: products keep their ids, and the users' own begin at a fixed one."""
    program = f"""
from mc_env.cards import registry
from mc_env.cards.kit import CardPool, Treachery
from mc_env.encoders import vocab
early = CardPool("one", "One", (Treachery("00001", "Early"),))
late = CardPool("two", "Two", (Treachery("zz001", "Late"),))
registry.register({order})
print([vocab.card_id(code) for code in ("01001a", "01193", "Drone", "filler_player")])
print([vocab.card_id(s.cards[0].code) for s in ({order})])
"""
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT, timeout=60
    )
    here = [vocab.card_id(code) for code in ("01001a", "01193", "Drone", "filler_player")]
    assert run.stdout.splitlines() == [str(here), str([vocab.OWN, vocab.OWN + 1])]


def test_there_is_room_for_every_face_ever_printed_and_for_those_of_users() -> None:
    assert 3_894 + 2_000 < vocab.OWN < vocab.CAPACITY - 2_000
    assert vocab.CAPACITY == CARD_IDS < 2**15  # observations are int16
    few = Numbers("counter", 1, 3)
    assert [few.number(name) for name in ("web", "arrow", "web")] == [1, 2, 1]
    with pytest.raises(CardError, match="no number left for counter 'snoop': there is room for 2 of your own"):
        few.number("snoop")


def test_names_of_every_kind_are_looked_for() -> None:
    assert [kind for kind, _ in names()] == list(ledger.KINDS)
