"""What stands on a page must be words, in the language of whoever reads them: no key of a message, no gap in one."""

import re
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page

from bywater.lessons import lesson_words
from bywater.words import page_sources

# Each text by itself: those of two elements that stand side by side are not one word.
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest("script, style")) found.push(node.data);
  for (const name of ["aria-label", "title", "alt", "placeholder"])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return found.filter((text) => text.trim());
}"""
# `<such-a-key>` is what the page shows of a message that nobody has worded, `{$such}` of one that was not given all.
GAP = re.compile(r"<[a-z][\w.-]*>|\{ ?\$|\{\?\?\?\}")
CODE = re.compile(r"(?<![\w-])[a-z]+(?:[-_][a-z0-9]+)+(?![\w-])")


@lru_cache
def _kinds(game: str) -> frozenset[str]:
    """What keys begin with: "log", "ask", "card"."""
    sources = [*page_sources("en"), *page_sources("en", game)]
    keys = (key for file in sources for key in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))
    return frozenset({key.partition("-")[0] for key in keys if "-" in key} | {"lesson"})


def no_words(page: Page, game: str) -> list[str]:
    """What stands there and is the name of a text, or a text with a hole, and not what a person says."""
    texts: list[str] = page.evaluate(TEXTS)
    found = [text for text in texts if GAP.search(text)]
    codes = {code for text in texts for code in CODE.findall(text)}
    return found + sorted(code for code in codes if "_" in code or code.partition("-")[0] in _kinds(game))


@lru_cache
def _lesson(game: str, lang: str) -> FluentBundle:
    """What a guide says, in one language and no other."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(lesson_words(game, lang)))
    return bundle


def said(game: str, lang: str, step: str, part: str) -> str:
    """A part of a step: its `title`, what to `do`; nothing if it has no such part."""
    words = _lesson(game, lang)
    pattern = words.get_message(f"lesson-{step}").attributes.get(part)
    return str(words.format_pattern(pattern)[0]) if pattern else ""
