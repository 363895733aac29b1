"""The types of the web client are generated from those of the server and the games."""

from pathlib import Path
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

from bywater.core.view_types import BaseDecision, Items
from bywater.server.transport.typescript import generated, interfaces_of

WEB = Path(__file__).parents[3] / "web" / "src"


class Row(TypedDict):
    """A row of cards.

    Only this game has rows.
    """

    cards: int


class Decision(BaseDecision):
    fields: NotRequired[dict[Literal["a", "b"], str | int]]  # by name


class Sample(TypedDict):
    rows: list[Row]
    decision: Decision
    sides: list[Literal["light", "dark"]]
    steps: list[Annotated[list[object], Items(str, Literal[1, 2])]]
    battle: Row | None


EXPECTED = """\
/** A row of cards. */
export interface Row {
  cards: number;
}

export interface Decision {
  kind: string;
  /** Or -1 for chance, -2 at the end. */
  seat: number;
  rule: string;
  /** By name. */
  fields?: Partial<Record<"a" | "b", string | number>>;
}

export interface Sample {
  rows: Row[];
  decision: Decision;
  sides: ("light" | "dark")[];
  steps: [string, 1 | 2][];
  battle: Row | null;
}
"""


@pytest.mark.parametrize("path", generated())
def test_generated_files_are_up_to_date(path: str) -> None:
    """If this fails, run `python -m bywater.server.transport.typescript`."""
    assert (WEB / path).read_text(encoding="utf-8") == generated()[path]


def test_typed_dicts_become_interfaces() -> None:
    assert "\n".join(interfaces_of(Sample)) == EXPECTED


def test_two_types_of_one_name_are_refused() -> None:
    class Row(TypedDict):
        tokens: int

    with pytest.raises(TypeError, match="expected one type named 'Row'"):
        interfaces_of(Sample, Row)
