"""Codes of tables: short enough to dictate, and too many to guess under a rate limit."""

import re
import secrets
from pathlib import Path
from typing import Final

WORDS: Final = (Path(__file__).parent / "codes.txt").read_text(encoding="utf-8").split()
PATTERN: Final = re.compile(r"[A-Z]+-[A-Z]+-[A-Z]+-[0-9]{2}")
MAX_LENGTH: Final = 40


def new_code() -> str:
    """Three words and a number: one of some two hundred million codes."""
    words = [secrets.choice(WORDS).upper() for _ in range(3)]
    return "-".join([*words, f"{secrets.randbelow(90) + 10}"])


def read_code(text: str) -> str | None:
    """The canonical form of a code as people type it; None if the text is no code.

    >>> read_code(" oak hill star 17")
    'OAK-HILL-STAR-17'
    >>> read_code("oak")
    """
    code = "-".join(re.split(r"[\s\-_.]+", text.strip().upper()))
    return code if PATTERN.fullmatch(code) and len(code) <= MAX_LENGTH else None
