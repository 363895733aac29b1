"""The page of all observation fields."""

from pathlib import Path

import bywater
from bywater.adapters.fields import page
from bywater.adapters.observer import Observer

PAGE = Path(__file__).parent.parent.parent / "docs" / "observations.md"


def test_the_page_says_what_the_tensors_hold() -> None:
    assert PAGE.read_text() == page(), "write it anew: python -m bywater.adapters.fields > docs/observations.md"


def test_every_field_of_every_game_is_on_it() -> None:
    text = page()
    for id in bywater.game_ids():
        for field in Observer(bywater.load(id)).fields:
            assert f"| `{field.name}` | {field.start} | {field.length} |" in text
