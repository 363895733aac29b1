"""Every sentence of the server has words in all languages, and the page knows its messages."""

import re
from pathlib import Path

import pytest

from bywater.server.typescript import typescript
from bywater.words import LANGUAGES, page_sources

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/bywater/server"
KEYS = sorted(
    {
        key
        for file in SERVER.glob("*.py")
        for key in re.findall(r'"((?:refused|declined|ended)-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    | {"declined-undo", "declined-rematch"}
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_refusals_are_worded(lang: str) -> None:
    words = "\n".join(file.read_text(encoding="utf-8") for file in page_sources(lang))
    missing = [key for key in KEYS if not re.search(rf"^{key} =", words, re.MULTILINE)]
    assert len(KEYS) > 15
    assert missing == []


def test_the_page_knows_the_messages_of_the_server() -> None:
    """Made by `python -m bywater.server.typescript`."""
    assert (ROOT / "web/src/net/messages.ts").read_text(encoding="utf-8") == typescript()
