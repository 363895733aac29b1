"""Records: writing, reading, and errors with the line of the damage."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater.core.errors import BadRecord
from bywater.core.record import DIGEST_VERSION, Record, digest_of, first_line, read_record

from .helpers import GAME, at_turn, examples, finished, unfinished

WORDS = st.text("abcdefgh-_0123456789", min_size=1, max_size=8)
LINES = st.lists(st.lists(WORDS, min_size=1, max_size=3).map(" ".join), max_size=6)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.booleans() | st.integers(-(10**6), 10**6) | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text("xyz", max_size=3), inside, max_size=3),
    max_leaves=6,
)
OPTIONS = st.dictionaries(WORDS, VALUES, max_size=3)
DIGESTS = st.just("") | st.text("0123456789abcdef", min_size=16, max_size=16).map(lambda digits: f"2:{digits}")

HEAD = ["bywater record 3", "game confrontation", "rules 1", "seats 2", ""]


def text(*lines: str) -> str:
    return "\n".join(lines) + "\n"


@examples
@given(OPTIONS, LINES, st.none() | OPTIONS, DIGESTS)
def test_a_record_is_read_as_it_was_written(
    options: dict[str, Any], lines: list[str], start: dict[str, Any] | None, digest: str
) -> None:
    record = Record("confrontation", 3, 2, options, lines, start=start, digest=digest)
    read = read_record(str(record))
    assert (read.game, read.rules, read.seats, read.options) == ("confrontation", 3, 2, options)
    assert (read.lines, read.start, read.digest) == (lines, start, digest)
    assert read == record
    assert hash(read) == hash(record)


def test_unicode_line_ends_in_custom_data_are_no_lines_of_the_record() -> None:
    """Unicode has more line ends than records."""
    for separator in ("\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c"):
        record = Record("confrontation", 1, 2, {"own": f"one{separator}two"}, ["pass"])
        assert read_record(str(record)) == record


def test_a_record_survives_windows_line_ends_and_a_missing_or_double_last_one() -> None:
    written = str(finished())
    for changed in (written.replace("\n", "\r\n"), written.rstrip("\n"), written + "\n\n"):
        assert read_record(changed) == finished()


def test_first_line_is_the_line_of_the_first_action() -> None:
    for options, start in (({}, None), ({"a": 1, "b": [2]}, None), ({"a": 1}, {"x": 1}), ({}, {})):
        record = Record("confrontation", 1, 2, options, ["first", "second"], start=start)
        assert str(record).splitlines()[first_line(record) - 1] == "first"


def test_a_record_states_every_option() -> None:
    stated = [line.split()[1] for line in str(finished()).splitlines() if line.startswith("option ")]
    assert stated == [option.name for option in GAME.options]


def test_a_record_of_an_older_format_is_refused_with_a_clear_message() -> None:
    with pytest.raises(BadRecord, match="records of older formats"):
        read_record(str(finished()).replace("bywater record 3", "bywater record 2"))


def test_a_record_holds_no_seed_and_begins_with_its_name() -> None:
    lines = str(finished()).splitlines()
    assert lines[:4] == ["bywater record 3", "game confrontation", f"rules {GAME.rules}", "seats 2"]
    assert lines[-1] == f"end {finished().digest} {finished().outcome}"
    assert not any("seed" in line for line in lines)


# -- damage -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damaged", "line"),
    [
        ("", 1),
        (text("bywater record 4", *HEAD[1:]), 1),
        (text("\ufeff" + HEAD[0], *HEAD[1:]), 1),
        (text(*HEAD[1:]), 1),
        (text(HEAD[0], HEAD[1], "rules one", HEAD[3], ""), 3),
        (text(HEAD[0], HEAD[1], "rules", HEAD[3], ""), 3),
        (text(HEAD[0], HEAD[1], "rules -1", HEAD[3], ""), 3),
        (text(*HEAD[:3], "seats 2.0", ""), 4),
        (text(*HEAD[:3], "seats two", ""), 4),
        (text(HEAD[0], "game", *HEAD[2:]), 2),
        (text(*HEAD[:4], "wind north", ""), 5),
        (text(*HEAD[:4], "option", ""), 5),
        (text(*HEAD[:4], "option level", ""), 5),
        (text(*HEAD[:4], "option level {", ""), 5),
        (text(*HEAD[:4], "option level hard", ""), 5),
        (text(*HEAD[:4], "start", ""), 5),
        (text(*HEAD[:4], "start [1]", ""), 5),
        (text(*HEAD[:4], "start {", ""), 5),
        (text(*HEAD[:4], "frodo at arthedain"), 5),
        (text(*HEAD, "frodo at arthedain", "", "sam at rhudaur"), 7),
        (text(*HEAD, "", "frodo at arthedain"), 6),
        (text(*HEAD[:2], *HEAD[3:]), 0),
        (text(*HEAD[:3], ""), 0),
        (text(HEAD[0], *HEAD[2:]), 0),
        (text(HEAD[0]), 0),
    ],
)
def test_a_damaged_head_or_body_is_refused_with_its_line(damaged: str, line: int) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(damaged)
    assert caught.value.line == line


@pytest.mark.parametrize("number", range(1, 4))
def test_a_duplicate_line_in_the_head_is_refused(number: int) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text(*HEAD[:4], HEAD[number], ""))
    assert caught.value.line == 5


def test_an_option_given_twice_is_refused_at_the_second() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text(*HEAD[:4], "option level 1", "option level 2", ""))
    assert caught.value.line == 6


@pytest.mark.parametrize(
    "monster", ["rules " + "9" * 5000, "option level " + "9" * 5000, "option level " + "[" * 100_000]
)
def test_huge_numbers_and_values_are_refused(monster: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text(HEAD[0], HEAD[1], "seats 2", monster, ""))
    assert caught.value.line == 4


@pytest.mark.parametrize("place", [0, 5, 20])
def test_an_illegal_line_is_named(place: int) -> None:
    for wrong in ("no such action", "pass", "frodo shire-arthedain"):
        record = finished()
        record.lines[place] = wrong
        with pytest.raises(BadRecord) as caught:
            GAME.replay(str(record))
        assert caught.value.line == first_line(record) + place
        assert str(caught.value).startswith(f"line {first_line(record) + place}: ")


def test_an_additional_or_missing_line_is_found() -> None:
    more = finished()
    more.lines.append("pass")
    with pytest.raises(BadRecord) as caught:
        GAME.replay(str(more))
    assert caught.value.line == first_line(more) + len(more.lines) - 1
    fewer = finished()
    fewer.lines.pop()
    with pytest.raises(BadRecord, match="expected the digest") as caught:
        GAME.replay(str(fewer))
    assert str(fewer).splitlines()[caught.value.line - 1] == f"end {fewer.digest} {fewer.outcome}"


def test_a_wrong_digest_is_named_by_its_line() -> None:
    record = finished()
    record.digest = f"{DIGEST_VERSION}:{'0' * 16}"
    with pytest.raises(BadRecord, match="expected the digest") as caught:
        GAME.replay(str(record))
    assert str(record).splitlines()[caught.value.line - 1] == f"end {record.digest} {record.outcome}"


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        (("game confrontation", "game towers"), "expected a record of 'confrontation'|expected a record of 'towers'"),
        (("seats 2", "seats 3"), "invalid start: .* expected 2 seats"),
        (("seats 2", "seats 0"), "invalid start"),
        (("seats 2", "seats 2\noption colour 1"), "invalid start: unknown option 'colour'"),
        (("magic_compulsory false", "magic_compulsory 1"), "invalid start: .* expected true or false"),
        (("seats 2", 'seats 2\nstart {"game": "towers"}'), "invalid start: .* got one of 'towers'"),
    ],
)
def test_a_record_with_an_invalid_start_is_refused_with_the_reason(changed: tuple[str, str], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        GAME.replay(str(finished()).replace(*changed))


# -- digests ----------------------------------------------------------------------------------


def test_equal_states_have_equal_digests_and_others_different_ones() -> None:
    play = unfinished(12)
    assert digest_of(play.state) == digest_of(play.state.clone())
    seen = {digest_of(unfinished(steps).state) for steps in range(12)}
    assert len(seen) == 12
    assert all(len(digest) == 18 for digest in seen)


def test_a_digest_does_not_depend_on_the_order_of_names() -> None:
    state = at_turn(12).state
    turned = json.loads(json.dumps(dict(reversed(state.position().items()))))
    assert digest_of(GAME.position(turned)) == digest_of(state)
