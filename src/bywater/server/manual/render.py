"""Manuals as HTML: sections and rules have anchors that are the same in every language."""

import re
import unicodedata
from functools import lru_cache
from html import escape
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from bywater.core import package
from bywater.registry import load
from bywater.server.transport.static import PAGE
from bywater.words import FALLBACK

RULES: Final = re.compile(r"\[([A-Z]\d+(?:, [A-Z]\d+)*)\]")
FIGURE: Final = "figure:"
_MAX_LEVEL: Final = 3
"""Headings below this level get no anchor."""


def folder_of(game: str) -> Traversable:
    return package.folder_of(load(game)) / "manual"


def manual_text(game: str, lang: str) -> str:
    """The Markdown source of a manual; "" if there is none."""
    file = folder_of(game) / f"{lang}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@lru_cache
def manual_html(game: str, lang: str) -> str:
    """The manual of a game as HTML; "" if there is none."""
    text = manual_text(game, lang)
    return _render(text, sections(game)) if text else ""


@lru_cache
def research_html() -> str:
    """The page for researchers as HTML; "" if the page was built without it.

    Links open a new tab. A link to a document that the page was built without becomes plain text.
    """
    file = _doc("research") or PAGE / "research.md"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""

    def resolve(link: re.Match[str]) -> str:
        found = _doc(link[2])
        return f"[{link[1]}](/assets/{found.name})" if found else link[1]

    parser = _parser()
    tokens = parser.parse(re.sub(r"\[([^\]]+)\]\((?!https?:)([\w./-]*?)(?:\.md)?(?:#[^)]*)?\)", resolve, text))
    for token in tokens:
        for part in token.children or []:
            if part.type == "link_open":
                part.attrSet("target", "_blank")
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            token.attrSet("id", slug(inline.content))
    return str(parser.renderer.render(tokens, parser.options, {"anchored": {}, "seen": {}}))


def _doc(name: str) -> Path | None:
    """A document that the page was built with."""
    return next((PAGE / "assets").glob(f"{name}-*.md"), None) if name.isalpha() else None


@lru_cache
def sections(game: str) -> tuple[str, ...]:
    """The anchor of each heading, in order: made from the English one, so that links work in every language."""
    tokens = _parser().parse(manual_text(game, FALLBACK))
    found: list[str] = []
    above = ""
    for token, inline in pairwise(tokens):
        if token.type != "heading_open":
            continue
        name = slug(inline.content)
        if _level(token) <= 2:
            above = name
        found.append(name if _level(token) <= 2 else f"{above}-{name}")
    return tuple(found)


@lru_cache
def anchors(game: str, lang: str) -> frozenset[str]:
    """All anchors of a manual: its sections, and its rules by their ids."""
    return frozenset(re.findall(r' id="([^"]+)"', manual_html(game, lang)))


def slug(heading: str) -> str:
    """The anchor for a heading.

    >>> slug("The river & the Tunnel"), slug("Éomer (Eastemnet)")
    ('river-the-tunnel', 'eomer')
    """
    plain = unicodedata.normalize("NFD", heading.split("(")[0]).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"^(the|a|an) ", "", plain).replace("'", "")).strip("-")


def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.add_render_rule("text", _render_text)
    parser.add_render_rule("table_open", lambda *_: '<div class="table"><table>')
    parser.add_render_rule("table_close", lambda *_: "</table></div>")
    return parser


def _level(heading: Token) -> int:
    return int(heading.tag[1])


def _render(text: str, anchors: tuple[str, ...]) -> str:
    parser = _parser()
    tokens = _with_figures(parser.parse(text))
    headings = [token for token in tokens if token.type == "heading_open"]
    for token, anchor in zip(headings, anchors, strict=False):
        if _level(token) <= _MAX_LEVEL:
            token.attrSet("id", anchor)
            token.attrSet("tabindex", "-1")
    # The anchor of a rule is where it is explained, not where the introduction mentions it.
    env = {"anchored": _anchored_mentions(tokens), "seen": {}}
    return str(parser.renderer.render(tokens, parser.options, env))


def _anchored_mentions(tokens: list[Token]) -> dict[str, int]:
    """The number of the mention of each rule, counted from 0, that gets its anchor."""
    chapter, mentions = 0, dict[str, list[int]]()
    for token in tokens:
        if token.type == "heading_open" and _level(token) == 2:
            chapter += 1
        if token.type == "inline":
            for match in RULES.finditer(token.content):
                for rule in match[1].split(", "):
                    mentions.setdefault(rule, []).append(chapter)
    return {rule: next((at for at, where in enumerate(all) if where > 1), 0) for rule, all in mentions.items()}


def _render_text(_: Any, tokens: list[Token], at: int, __: Any, env: dict[str, Any]) -> str:
    """A text in which the ids of rules become links."""

    def link(match: re.Match[str]) -> str:
        return '<span class="rules">' + " ".join(_rule(rule, env) for rule in match[1].split(", ")) + "</span>"

    return RULES.sub(link, escape(tokens[at].content, quote=False))


def _rule(rule: str, env: dict[str, Any]) -> str:
    seen = env["seen"].get(rule, 0)
    env["seen"][rule] = seen + 1
    anchor = f' id="{rule}"' if env["anchored"].get(rule) == seen else ""
    return f'<a class="rule"{anchor} href="#{rule}">{rule}</a>'


def _with_figures(tokens: list[Token]) -> list[Token]:
    """Replace paragraphs of the form `![caption](figure:name)` by a placeholder for that figure."""
    found: list[Token] = []
    for token in tokens:
        figure = _figure(token)
        if figure is None:
            found.append(token)
            continue
        found.pop()  # the opening of its paragraph; the closing is removed below
        found.append(figure)
    return [token for at, token in enumerate(found) if not _ends_figure(found, at)]


def _ends_figure(tokens: list[Token], at: int) -> bool:
    return tokens[at].type == "paragraph_close" and tokens[at - 1].type == "html_block"


def _figure(token: Token) -> Token | None:
    images = [child for child in token.children or [] if child.type == "image"]
    if token.type != "inline" or len(images) != 1 or len(token.children or []) != 1:
        return None
    name = str(images[0].attrGet("src") or "").removeprefix(FIGURE)
    caption = escape(images[0].content)
    html = (
        f'<figure data-figure="{escape(name)}"><div class="drawn"></div><figcaption>{caption}</figcaption></figure>\n'
    )
    return Token("html_block", "", 0, content=html)
