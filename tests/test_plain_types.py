"""The comparison of data with types finds every fault."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from bywater.core.view_types import Items
from tests.plain_types import PlainTypes, optional_entries

Step = Annotated[list[object], Items(str, int)]


class Row(TypedDict):
    cards: int
    colour: NotRequired[str]


class Sample(TypedDict):
    name: str
    open: bool
    share: float
    side: Literal["light", "dark"]
    row: Row
    battle: Row | None
    counts: dict[str, int]
    sides: dict[Literal["light", "dark"], int]
    rows: list[Row]
    steps: list[Step]


RIGHT: dict[str, Any] = {
    "name": "a",
    "open": True,
    "share": 0.5,
    "side": "dark",
    "row": {"cards": 1},
    "battle": None,
    "counts": {"b": 1},
    "sides": {"light": 1},
    "rows": [{"cards": 1, "colour": "red"}],
    "steps": [["c", 2]],
}


def test_data_that_match_have_no_faults() -> None:
    types = PlainTypes()
    assert types.faults(RIGHT, Sample) == []
    assert types.faults({**RIGHT, "battle": {"cards": 2}, "sides": {}}, Sample) == []
    assert types.present == types.absent == optional_entries(Sample) == {("Row", "colour")}


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ({"other": 1}, "view: unknown entry 'other'"),
        ({"name": None}, "view.name: expected str, got None"),
        ({"open": 1}, "view.open: expected bool, got 1"),
        ({"share": 1}, "view.share: expected float, got 1"),
        ({"side": "north"}, "view.side: expected one of ['light', 'dark'], got 'north'"),
        ({"row": {}}, "view.row: missing entry 'cards'"),
        ({"row": {"cards": True}}, "view.row.cards: expected int, got True"),
        ({"row": {"cards": 1, "number": 2}}, "view.row: unknown entry 'number'"),
        ({"row": {"cards": 1, "colour": 2}}, "view.row.colour: expected str, got 2"),
        ({"row": [1]}, "view.row: expected Row, got [1]"),
        ({"battle": {}}, "view.battle: missing entry 'cards'"),
        ({"counts": {1: 1}}, "key of view.counts: expected str, got 1"),
        ({"counts": {"b": "1"}}, "view.counts['b']: expected int, got '1'"),
        ({"counts": [1]}, "view.counts: expected a dict, got [1]"),
        ({"sides": {"north": 1}}, "key of view.sides: expected one of ['light', 'dark'], got 'north'"),
        ({"rows": {}}, "view.rows: expected a list, got {}"),
        ({"rows": [{"cards": 1}, {}]}, "view.rows[1]: missing entry 'cards'"),
        ({"steps": [["c"]]}, "view.steps[0]: expected a list of 2, got ['c']"),
        ({"steps": [["c", 2, 3]]}, "view.steps[0]: expected a list of 2, got ['c', 2, 3]"),
        ({"steps": [["c", "2"]]}, "view.steps[0][1]: expected int, got '2'"),
    ],
)
def test_each_fault_is_found(wrong: dict[str, Any], fault: str) -> None:
    assert fault in PlainTypes().faults({**RIGHT, **wrong}, Sample)


@pytest.mark.parametrize("name", RIGHT)
def test_each_missing_entry_is_found(name: str) -> None:
    data = {key: value for key, value in RIGHT.items() if key != name}
    assert PlainTypes().faults(data, Sample) == [f"view: missing entry {name!r}"]


def test_a_type_of_other_than_plain_data_is_refused() -> None:
    with pytest.raises(TypeError, match="expected a type of plain data"):
        PlainTypes().faults([1], tuple[int])
