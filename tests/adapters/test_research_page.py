"""The page for researchers: every piece of code on it runs."""

import re
from pathlib import Path

import pytest

PAGES = [Path(__file__).parent.parent.parent / "docs" / name for name in ("research.md", "observations.md")]
PIECES = [
    pytest.param(code, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL))
]


def test_there_is_code_on_them() -> None:
    assert len(PIECES) == 5


@pytest.mark.parametrize("code", PIECES)
def test_code_of_the_page_runs(code: str) -> None:
    names: dict[str, object] = {}
    exec(compile(code, "page", "exec"), names)
    assert len(names) > 1
