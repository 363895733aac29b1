"""The page of all observation fields."""

from pathlib import Path

import bywater
from bywater.adapters.fields import page
from bywater.adapters.observer import Observer

PAGE = Path(__file__).parent.parent.parent / "docs" / "observations.md"


def test_the_page_describes_the_tensors() -> None:
    assert PAGE.read_text() == page(), "write it anew: python -m bywater.adapters.fields > docs/observations.md"


def test_the_page_has_every_field_of_every_game() -> None:
    text = page()
    for id in bywater.game_ids():
        for field in Observer(bywater.load(id)).fields:
            assert f"| `{field.name}` | {field.start} | {field.length} |" in text
