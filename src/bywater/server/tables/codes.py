"""Codes of tables: short enough to be said over the telephone, and not to be guessed in a life of trying politely."""

import re
import secrets
from pathlib import Path
from typing import Final

WORDS: Final = (Path(__file__).parent / "codes.txt").read_text(encoding="utf-8").split()
FORM: Final = re.compile(r"[A-Z]+-[A-Z]+-[A-Z]+-[0-9]{2}")


def new_code() -> str:
    """Three words and a number: some two hundred million."""
    words = [secrets.choice(WORDS).upper() for _ in range(3)]
    return "-".join([*words, f"{secrets.randbelow(90) + 10}"])


def read_code(text: str) -> str | None:
    """A code as people type it, in its one form; None if it can't be one.

    >>> read_code(" oak hill star 17")
    'OAK-HILL-STAR-17'
    >>> read_code("oak")
    """
    code = "-".join(re.split(r"[\s\-_.]+", text.strip().upper()))
    return code if FORM.fullmatch(code) and len(code) <= 40 else None
