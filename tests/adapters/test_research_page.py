"""The page for researchers: its code runs, and its figures are those of the page about bots."""

import re
from pathlib import Path

import pytest

from bywater.version import VERSION

ROOT = Path(__file__).parent.parent.parent
PIECE = re.compile(r"```python\n(.*?)```", re.DOTALL)
RESEARCH = (ROOT / "docs" / "research.md").read_text()
OBSERVATIONS = PIECE.findall((ROOT / "docs" / "observations.md").read_text())


def test_the_code_of_the_page_runs_from_top_to_bottom() -> None:
    """Later code uses the names of earlier code."""
    pieces = PIECE.findall(RESEARCH)
    assert len(pieces) >= 10
    names: dict[str, object] = {}
    for code in pieces:
        exec(compile(code, "research.md", "exec"), names)


@pytest.mark.parametrize("code", OBSERVATIONS)
def test_code_about_observations_runs(code: str) -> None:
    names: dict[str, object] = {}
    exec(compile(code, "observations.md", "exec"), names)
    assert len(names) > 1


def test_the_table_of_bots_is_the_one_that_was_measured() -> None:
    measured = (ROOT / "docs" / "bots.md").read_text()
    rows = re.findall(r"^\|.*% .*\|$", RESEARCH, re.MULTILINE)
    assert len(rows) >= 8
    assert [row for row in rows if row not in measured] == []


def test_the_citation_has_the_current_version() -> None:
    assert f"version: {VERSION}\n" in (ROOT / "CITATION.cff").read_text()
    assert f"version = {{{VERSION}}}" in RESEARCH
    assert "docs/research.md" in (ROOT / "README.md").read_text()
