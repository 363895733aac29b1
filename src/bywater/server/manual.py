"""The rules of a game, retold, as a page."""

from functools import lru_cache
from importlib.resources import files

from markdown_it import MarkdownIt

from bywater.registry import load
from bywater.words import package_of


@lru_cache
def manual_html(game: str, lang: str) -> str:
    """The manual of a game as HTML; "" if it has none."""
    file = files(package_of(load(game))) / "manual" / f"{lang}.md"
    if not file.is_file():
        return ""
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(file.read_text(encoding="utf-8")))
