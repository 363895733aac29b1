"""From a thing at the table to the place in the manual that tells of it: `manual/links.toml` of each game.

A section, or the number of a rule, names the keys that lead to it; `*` stands for any ending. Of two that fit a key
the longer one wins.
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
    """What `links.toml` says; a game without one has no links."""
    file = folder_of(game) / "links.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@lru_cache
def keys_of(game: str) -> frozenset[str]:
    """All keys of a game's words, as its page has them."""
    return frozenset(_KEY.findall(page_words(FALLBACK, game)))


@lru_cache
def links(game: str) -> dict[str, str]:
    """The address in the manual for every key that has one."""
    given = {pattern: section for section, all in mapping(game).get("sections", {}).items() for pattern in all}
    return {key: given[best] for key in sorted(keys_of(game)) if (best := best_of(given, key))}


def best_of(patterns: Iterable[str], key: str) -> str:
    """The longest pattern that fits; "" if none does."""
    return max((one for one in patterns if fnmatchcase(key, one)), key=len, default="")
