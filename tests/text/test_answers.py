"""What answers mean: numbers, labels, parts of them, JSON, reasoning around them; and what is said to those that mean nothing."""

from __future__ import annotations

import pytest

from mc_env.seen.model import Decision, Option
from mc_env.text import read
from mc_env.text.answers import LONGEST
from mc_env.text.question import fallback

TURN = ("Play Energy", "Play Energy Channel", "Attack with Spider-Man", "Thwart with Spider-Man", "End turn")


def asked(*labels: str, kind: str = "turn", verbs: tuple[str, ...] = (), amounts: tuple[int, ...] = ()) -> Decision:
    options = tuple(
        Option(i, verbs[i] if verbs else "option", label, amount=amounts[i] if amounts else 0)
        for i, label in enumerate(labels)
    )
    return Decision(0, kind, "Your turn", None, "", options, (), (), None)


@pytest.mark.parametrize(
    ("words", "option"),
    [
        ("3", 2),
        (" 3. ", 2),
        ("#3", 2),
        ("(3)", 2),
        ("[3]", 2),
        ("option 3", 2),
        ("3) Attack with Spider-Man", 2),
        ("Attack with Spider-Man", 2),
        ("attack with spider-man.", 2),
        ("attack", 2),
        ("thwart", 3),
        ("Play Energy", 0),
        ("energy channel", 1),
        ("Attack with Spider-Man against Rhino", 2),
        ("Play Energy Channel (cost 0)", 1),
        ('{"answer": 3}', 2),
        ('{"answer": "3"}', 2),
        ('{"Answer": 3.0}', 2),
        ('{"answer": [3]}', 2),
        ('{"action": "End turn"}', 4),
        ('I think {"answer": 1} is bad, so {"answer": 5}', 4),
        ('{"answer": 3, "say": "I wi', 2),  # cut off behind the answer
        ("{'answer': 'End turn'}", 4),
        ("Both have merit.\nANSWER: 5", 4),
        ("**Final answer:** `End turn`", 4),
        ("My answer is 5", 4),
        ("Option 1 and 2 are weak. ANSWER: 5", 4),
        ("The scheme is at 5 of 7.\n\nSo: \\boxed{4}", 3),
        ("I have 3 cards and 2 allies, so I choose option 4 now, which is safe for 1 round.", 3),
        ("Rhino has 2 hit points left. The best thing is to attack with Spider-Man now, since that wins.", 2),
        ("<think>1? 2? maybe End turn</think>3", 2),
        ('```json\n{"answer": 4}\n```', 3),
        ("Attack? No.\nEnd turn", 4),
    ],
)
def test_answer_means_an_option(words: str, option: int) -> None:
    assert read(asked(*TURN), words).option == option


@pytest.mark.parametrize(
    ("words", "helps"),
    [
        ("", ["no answer", '{"answer": 5}']),
        ("<think>I should look at", ["ended before", '{"answer": 5}']),
        ("6", ["no option 6", "1 to 5"]),
        ("0", ["no option 0"]),
        ('{"answer": -1}', ["-1"]),
        ("spider-man", ["fits 2 options", "'Attack with Spider-Man'", "'Thwart with Spider-Man'"]),
        ("Atack with Spiderman", ["not possible", "'Attack with Spider-Man'"]),
        ('{"answer": "Fly away"}', ["'Fly away' is not possible"]),
        ('{"answer": [1, 3]}', ["One option at a time"]),
        ('{"answer": {"play": 1}}', ["One option at a time"]),
        ("5. Attack with Spider-Man", ["5 is 'End turn'", "'Attack with Spider-Man'"]),
        ("I cannot help with violence.", ["not possible"]),
        (
            "I like option 1. I like option 2 as well.\nHard to say, really, which of the two of them would be better here.",
            [],
        ),
        (
            "Either Attack with Spider-Man or End turn would do here, I suppose; they are about equal in the long run.",
            [],
        ),
    ],
)
def test_answer_that_means_nothing_gets_a_sentence_that_helps(words: str, helps: list[str]) -> None:
    reading = read(asked(*TURN), words)
    assert reading.option is None
    assert reading.complaint
    for help_ in helps:
        assert help_ in reading.complaint


@pytest.mark.parametrize(
    "words",
    [
        "9" * 10_000,
        '{"answer": ' + "9" * 10_000 + "}",
        '{"answer": 1e999}',
        '{"answer": NaN}',
        '{"answer": null}',
        '{"answer": "' + "Attack " * 20_000 + '"}',
        '{"a":' + "[" * 50_000,
        "{" * 50_000,
        "\n" * 50_000 + "-",
        "<think>" * 10_000,
        "answer: " * 10_000,
        "\x00\ud800",
        "[](" * 10_000,
    ],
    ids=range(13),
)
def test_no_answer_is_too_strange_to_be_refused_politely(words: str) -> None:
    reading = read(asked(*TURN), words)
    assert reading.option is None
    assert 0 < len(reading.complaint) < 1_000


def test_number_that_is_asked_for_is_the_number_answered() -> None:
    decision = asked("0", "2", "3", kind="number", amounts=(0, 2, 3))
    assert [read(decision, words).option for words in ("2", '{"answer": 3}', "0")] == [1, 2, 0]
    assert read(decision, "3", listed=False).option == 2
    assert "There is no option 1" in read(decision, "1").complaint


def test_numbers_mean_nothing_where_options_are_hidden() -> None:
    reading = read(asked(*TURN), "3", listed=False)
    assert reading.option is None
    assert "words of the game" in reading.complaint
    assert read(asked(*TURN), "Attack with Spider-Man", listed=False).option == 2


def test_yes_and_no_may_be_true_and_false() -> None:
    decision = asked("Yes: draw 1 card", "No")
    assert read(decision, '{"answer": true}').option == 0
    assert read(decision, '{"answer": false}').option == 1
    assert read(decision, "yes").option == 0


def test_what_is_said_and_noted_comes_along_in_one_line_of_bounded_length() -> None:
    reading = read(asked(*TURN), '{"answer": 5, "say": "I\\nrest", "note": "' + "x" * 1000 + '"}')
    assert (reading.option, reading.say, len(reading.note)) == (4, "I rest", LONGEST)
    assert read(asked(*TURN), '{"answer": 5, "say": 7}').say == ""


def test_fallback_does_least_and_is_else_the_first() -> None:
    assert fallback(asked("Use Backflip", "Pass", verbs=("use", "pass"))) == 1
    assert fallback(asked("Attack with Spider-Man", "End turn", verbs=("attack", "end_turn"))) == 1
    assert fallback(asked("Rhino", "Hydra Soldier", verbs=("target", "target"))) == 0
