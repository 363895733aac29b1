"""Messages for people in three languages.

Messages are Fluent files: common ones here, those of a game in its own folder. `Words` formats a message by its key
and parameters.
"""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from bywater.core.message import Message
from bywater.core.package import folder_of
from bywater.registry import load

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "de")
"""The languages that the games are played in."""
FALLBACK: Final = "en"
"""The language of messages that are missing in another one."""
EXPLANATIONS: Final = ("power", "text")
"""The attributes of a name that explain the thing: the power of a figure, the text of a card."""


class Plain(str):
    """A parameter that is inserted verbatim, such as the name of a file, and is not a key."""


Value = int | float | str
"""A parameter of a message."""


def language_of(environ: Mapping[str, str]) -> str:
    """The language of the environment variables, or English.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "fr_FR"}), language_of({})
    ('de', 'en', 'en')
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else FALLBACK
    return FALLBACK


def sources(lang: str, game_id: str | None = None) -> list[Traversable]:
    """The Fluent files of a language; those of the game come first and take precedence."""
    found = []
    if game_id is not None:
        folder = folder_of(load(game_id)) / "words"
        found += [folder / f"{lang}.ftl", folder / "terminal" / f"{lang}.ftl"]
    found.append(files(__name__) / f"{lang}.ftl")
    return [file for file in found if file.is_file()]


def page_sources(lang: str, game_id: str | None = None) -> list[Traversable]:
    """The Fluent files for the browser: those of a game, or the common ones."""
    folder = files(__name__) if game_id is None else folder_of(load(game_id)) / "words"
    return [file for file in (folder / "page" / f"{lang}.ftl", folder / f"{lang}.ftl") if file.is_file()]


def page_words(lang: str, game_id: str | None = None) -> str:
    """All messages for the browser as Fluent text, including those that the game generates."""
    texts = [file.read_text(encoding="utf-8") for file in page_sources(lang, game_id)]
    return "\n".join([*texts, load(game_id).own_words(lang)] if game_id is not None else texts)


@lru_cache
def _bundle(lang: str, game_id: str | None) -> "FluentBundle":
    # Imported on demand: Fluent loads a large library of locales.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    *own, common = sources(lang, game_id)
    texts = [file.read_text(encoding="utf-8") for file in own]
    texts += [load(game_id).own_words(lang)] if game_id is not None else []
    for text in [*texts, common.read_text(encoding="utf-8")]:
        bundle.add_resource(FluentResource(text))
    return bundle


class Words:
    """The messages of one language, with those of a game if one is given.

    >>> Words("en").say("seat-number", number=2)
    'Seat 2'
    >>> Words("en").say("no-such-key")
    '<no-such-key>'
    """

    def __init__(self, lang: str = FALLBACK, game_id: str | None = None) -> None:
        self.lang = lang if lang in LANGUAGES else FALLBACK
        self.game_id = game_id

    def has(self, key: str) -> bool:
        """Whether there is a text for this key, or for "key.attribute"."""
        return self._find(key) is not None

    def say(self, what: Message | str, **params: Value) -> str:
        """Format a message or a key. Unknown keys and messages with missing parameters show the key in angle brackets.

        Numbers are inserted as numbers. A string is the key of a name: `$x` is then its text, and `$x_a` its attribute
        `.a`. The key "key.a" stands for an attribute.
        """
        key = what if isinstance(what, str) else what.key
        given: dict[str, Value] = params if isinstance(what, str) else {**what.params, **params}
        bundle = self._find(key)
        if bundle is None:
            return f"<{key}>"
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, self._resolve_params(given))
        return f"{text} <{key}>" if errors else str(text)

    def keys(self) -> list[str]:
        """All keys of this language, including the common ones."""
        return sorted(_bundle(self.lang, self.game_id)._messages)

    def about(self, text: str) -> list[str]:
        """The keys of the explanations of names that begin with this text."""
        wanted = text.casefold()
        found = []
        for key in self.keys():
            explanation = next((f"{key}.{a}" for a in EXPLANATIONS if self.has(f"{key}.{a}")), None)
            if explanation is not None:
                words = f"{self.say(key)} {key.partition('-')[2].replace('_', ' ')}".casefold()
                if words.startswith(wanted) or f" {wanted}" in words:
                    found.append(explanation)
        return found

    def decimal(self, number: float, digits: int = 1) -> Plain:
        """A number with this number of decimals, in the format of the language."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return Plain(format_decimal(number, format=pattern, locale=self.lang))

    def percent(self, share: float) -> Plain:
        """A share between 0 and 1 as a percentage."""
        return Plain(self.say("percent", number=self.decimal(share * 100)))

    def _find(self, key: str) -> "FluentBundle | None":
        """The bundle that has this key: that of the language, or else the English one; None if there is none."""
        name, _, attribute = key.partition(".")
        for lang in dict.fromkeys((self.lang, FALLBACK)):
            bundle = _bundle(lang, self.game_id)
            if bundle.has_message(name):
                message = bundle.get_message(name)
                if attribute in message.attributes if attribute else message.value is not None:
                    return bundle
        return None

    def _resolve_params(self, params: Mapping[str, Value]) -> dict[str, Value]:
        """Replace keys of names by their texts, and add their attributes."""
        resolved: dict[str, Value] = {}
        for name, value in params.items():
            if isinstance(value, Plain):
                resolved[name] = str(value)
            elif isinstance(value, str):
                resolved[name] = self.say(value)
                bundle = self._find(value)
                if bundle is not None:
                    for attribute in bundle.get_message(value).attributes:
                        resolved[f"{name}_{attribute}"] = self.say(f"{value}.{attribute}")
            else:
                resolved[name] = value
        return resolved
