"""Typography of each language: spaces, quotes and apostrophes in all words and manuals."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bywater.words import LANGUAGES

ROOT = Path(str(files("bywater")))
STAND_IN = "x"  # Placeables are unknown here; most of them are words.
TYPED = ("names", "words")  # Attributes with literal input.

# What must not be found, by language; `(?<!^)` lets a mark stand alone, as a key of the keyboard does.
EVERYWHERE = {
    "a straight quote or apostrophe": r"[\"']",
    "a narrow no-break space, where the others are wide": "\u202f",
    "two spaces": r"[ \u00a0]{2}",
    "three dots instead of one sign": r"\.\.\.",
    "a hyphen instead of a dash": r"(?<=\S) - (?=\S)",
    "a unit that may part from its number": rf"(?:\d|\b{STAND_IN}) (?:s|ms|min)(?![\w’])",
}
NO_SPACE_BEFORE = {"a space before a mark": r"[ \u00a0\n][;:!?](?!\S)"}
RULES = {
    "en": {
        "a foreign quote": "[«»„]",
        "a space before %": r"\s%",
        "a space before …": r"\s…",
        **NO_SPACE_BEFORE,
    },
    "fr": {
        "a foreign quote": "[“”„‘]",
        "no no-break space before a mark": r"(?<!^)(?<![\u00a0;:!?])[;:!?]|(?<!\u00a0)[»%]",
        "no no-break space after «": "«(?!\u00a0)",
        "a space before …": r"\s…",
    },
    "de": {
        "a foreign quote": "[«»”‘]",
        "no no-break space before %": r"(?<!\u00a0)%(?!-)|\w%",
        "no no-break space before …": "(?<!\u00a0)…",
        **NO_SPACE_BEFORE,
    },
}
QUOTES = {"en": "“”", "fr": "«»", "de": "„“"}


def texts(pattern: fluent.Pattern) -> Iterator[str]:
    """All possible texts of a pattern: one for each combination of variants."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        inner = element.expression if isinstance(element, fluent.Placeable) else None
        if isinstance(element, fluent.TextElement):
            parts.append([element.value])
        elif isinstance(inner, fluent.SelectExpression):
            parts.append([text for variant in inner.variants for text in texts(variant.value)])
        elif isinstance(inner, fluent.StringLiteral) and not inner.parse()["value"].strip():
            parts.append([inner.parse()["value"]])
        else:
            parts.append([STAND_IN])
    return ("".join(chosen) for chosen in product(*parts))


def worded(file: Path) -> Iterator[tuple[str, str]]:
    """The prose of a file of words, each text with its key."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(entry, fluent.Message | fluent.Term):
            continue
        key = entry.id.name
        if entry.value is not None and not key.startswith("command-"):
            yield from ((key, text) for text in texts(entry.value))
        for attribute in entry.attributes:
            if attribute.id.name not in TYPED:
                yield from ((f"{key}.{attribute.id.name}", text) for text in texts(attribute.value))


def told(file: Path) -> Iterator[tuple[str, str]]:
    """The prose of a manual, each line with its number; code, addresses and the rules of tables are none."""
    code = False
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        fence = line.lstrip().startswith("```")
        code ^= fence
        if not (code or fence or re.fullmatch(r"[|:\- ]+", line)):
            # In a table of spaces a letter with a question mark is a sign of the board.
            signs = re.sub(r"`[^`]*`|\b[A-Z]\?(?= )", STAND_IN, line)
            text = re.sub(r"\]\([^)]*\)|<[^>]*>|https?://\S+", "]", signs)
            yield f"line {number}", text.strip()


def prose(lang: str) -> Iterator[tuple[str, str]]:
    """All texts of a language, each with its location."""
    for file in sorted(ROOT.rglob(f"{lang}.ftl")):
        drawn = file.parent.name == "terminal"
        for key, text in worded(file):
            # On a drawing of the terminal » is an arrow, unless it closes a quotation.
            yield f"{file.relative_to(ROOT)} {key}", text.replace("»", STAND_IN) if drawn and "«" not in text else text
    for file in sorted(ROOT.glob(f"games/*/manual/{lang}.md")):
        for place, text in told(file):
            yield f"{file.relative_to(ROOT)} {place}", text


def faults(lang: str, text: str) -> list[str]:
    """What is set wrongly in a text."""
    rules = {**EVERYWHERE, **RULES[lang]}
    found = [fault for fault, wrong in rules.items() if re.search(wrong, text)]
    pair = QUOTES[lang]
    marks = "".join(sign for sign in text if sign in pair)
    if marks != pair * (len(marks) // 2):
        found.append("quotes that do not pair")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_follows_the_typography_of_its_language(lang: str) -> None:
    read = list(prose(lang))
    assert len(read) > 2500
    assert [f"{place}: {fault}: {text}" for place, text in read for fault in faults(lang, text)] == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Don't."),
        ("en", 'He said "no".'),
        ("en", "95 % of all"),
        ("en", "12 ms a move"),
        ("en", "and so on …"),
        ("en", "Who ?"),
        ("en", "An “open quote."),
        ("fr", "Qui?"),
        ("fr", "Qui ?"),
        ("fr", "Qui\u202f?"),
        ("fr", "Ici : là"),
        ("fr", "95 % de tous"),
        ("fr", "« ici\u00a0»"),
        ("fr", "«\u00a0ici »"),
        ("fr", "«\u00a0ici\u00a0»: là"),
        ("fr", "“ici”"),
        ("fr", "l'Anneau"),
        ("de", "95 % von allen"),
        ("de", "95% von allen"),
        ("de", "„so”"),
        ("de", "“so”"),
        ("de", "Wer\u00a0?"),
        ("de", "und so weiter …"),
        ("de", "und so weiter..."),
    ],
)
def test_wrong_typography_is_found(lang: str, text: str) -> None:
    assert faults(lang, text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Don’t say “no”: 95% do."),
        ("fr", "«\u00a0L’Anneau\u00a0!\u00a0»\u00a0: 95\u00a0%\u00a0?"),
        ("fr", "?"),
        ("de", "Das „?“ zeigt 95\u00a0%, im 95-%-Bereich: alles!"),
    ],
)
def test_correct_typography_passes(lang: str, text: str) -> None:
    assert faults(lang, text) == []
