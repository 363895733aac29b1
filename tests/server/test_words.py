"""Refusals have words in all languages."""

import re
from pathlib import Path

import pytest

from bywater.words import LANGUAGES, page_sources

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/bywater/server"
KEYS = sorted(
    {
        key
        for file in SERVER.rglob("*.py")
        for key in re.findall(r'"((?:refused|declined|ended)-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    | {"declined-undo", "declined-rematch"}
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_refusals_have_words(lang: str) -> None:
    words = "\n".join(file.read_text(encoding="utf-8") for file in page_sources(lang))
    missing = [key for key in KEYS if not re.search(rf"^{key} =", words, re.MULTILINE)]
    assert len(KEYS) > 15
    assert missing == []
