"""The texts of lessons, and a search for texts that are not words: the key of a message, or a gap in one."""

import re
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource

from bywater.lessons import lesson_words
from bywater.words import page_sources

# `<such-a-key>` stands for a message that is missing, `{$such}` for a parameter that is.
GAP = re.compile(r"<[a-z][\w.-]*>|\{ ?\$|\{\?\?\?\}")
CODE = re.compile(r"(?<![\w-])[a-z]+(?:[-_][a-z0-9]+)+(?![\w-])")


@lru_cache
def _kinds(game: str) -> frozenset[str]:
    """The first parts of keys: "log", "prompt", "card"."""
    sources = [*page_sources("en"), *page_sources("en", game)]
    keys = (key for file in sources for key in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))
    return frozenset({key.partition("-")[0] for key in keys if "-" in key} | {"lesson"})


def keys_and_gaps(texts: list[str], game: str) -> list[str]:
    """The texts with a gap, and the keys in texts."""
    found = [text for text in texts if GAP.search(text)]
    codes = {code for text in texts for code in CODE.findall(text)}
    return found + sorted(code for code in codes if "_" in code or code.partition("-")[0] in _kinds(game))


@lru_cache
def _lesson(game: str, lang: str) -> FluentBundle:
    """The texts of a guide, in one language only."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(lesson_words(game, lang)))
    return bundle


def part_of(game: str, lang: str, step: str, part: str) -> str:
    """A part of a step: its `title`, what to `do`; nothing if it has no such part."""
    words = _lesson(game, lang)
    pattern = words.get_message(f"lesson-{step}").attributes.get(part)
    return str(words.format_pattern(pattern)[0]) if pattern else ""
