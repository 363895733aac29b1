"""Links from keys of the words to places in the manual: `manual/links.toml` of each game.

Each section, or rule id, lists the keys that link to it; `*` stands for any suffix. The longest matching pattern wins.
"""

import re
import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any

from bywater.server.manual.render import folder_of
from bywater.words import FALLBACK, page_words

_KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@lru_cache
def mapping(game: str) -> dict[str, Any]:
    """The content of `links.toml`; empty if there is none."""
    file = folder_of(game) / "links.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@lru_cache
def keys_of(game: str) -> frozenset[str]:
    """All keys of the words that the page of a game has."""
    return frozenset(_KEY.findall(page_words(FALLBACK, game)))


@lru_cache
def links(game: str) -> dict[str, str]:
    """The anchor in the manual for every key that has one."""
    given = {pattern: section for section, all in mapping(game).get("sections", {}).items() for pattern in all}
    return {key: given[best] for key in sorted(keys_of(game)) if (best := longest_match(given, key))}


def longest_match(patterns: Iterable[str], key: str) -> str:
    """The longest matching pattern; "" if none matches."""
    return max((one for one in patterns if fnmatchcase(key, one)), key=len, default="")
