"""Errors of the command line as one line in the user's language."""

from typing import Final

from bywater.core.errors import BadRecord, BywaterError, OptionsClash, OtherVersion
from bywater.core.message import Message, Value
from bywater.words import Plain, Words

NUMBER: Final = "N"
"""The placeholder of numbers in the help."""


class Refusal(BywaterError):
    """The command can't be carried out. The reason is a message."""

    def __init__(self, key: str, **params: Value) -> None:
        super().__init__(key)
        self.message = Message(key, params)


def plain_list(names: object) -> Plain:
    """Names separated by commas."""
    return Plain(", ".join(str(name) for name in names) if isinstance(names, (list, tuple, dict)) else str(names))


def error_line(error: Exception, words: Words) -> str:
    """One line for any error that Bywater raises.

    The untranslated text of an error of the core is added as a detail.
    """
    if isinstance(error, Refusal):
        return words.say(error.message)
    if isinstance(error, OptionsClash):
        return _clash(error, words)
    if isinstance(error, OtherVersion):
        return words.say("error-other-version", detail=Plain(error))
    if isinstance(error, BadRecord):
        return words.say("error-bad-record", detail=Plain(error))
    return words.say("error-other", detail=Plain(error))


def _clash(error: OptionsClash, words: Words) -> str:
    """Why options exclude each other, and the values that are allowed."""
    reason = Words(words.lang, error.game).say(error.reason)
    allowed = [f"{error.option}={value}" for value in error.allowed]
    return words.say("error-options-clash", reason=Plain(reason), allowed=plain_list(allowed))


def usage_message(error: Exception) -> Message:
    """The message for an error of the command line parser, by the name of its class: the classes are private."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    name = ""
    if parameter is not None:
        option = parameter.param_type_name == "option"
        name = parameter.opts[0] if option else str(parameter.metavar or parameter.name.upper())
    if kind == "NoSuchOption":
        return Message("usage-no-such-option", {"option": Plain(getattr(error, "option_name", ""))})
    if kind == "MissingParameter":
        return Message("usage-missing", {"name": Plain(name)})
    if kind == "BadParameter" and parameter is not None and parameter.metavar == NUMBER:
        if parameter.min is None:
            return Message("usage-number", {"name": Plain(name)})
        return Message("usage-least", {"name": Plain(name), "least": parameter.min})
    if kind == "BadParameter":
        return Message("usage-bad-value", {"name": Plain(name), "detail": Plain(getattr(error, "message", ""))})
    if kind == "BadOptionUsage":
        return Message("usage-no-value", {"option": Plain(getattr(error, "option_name", ""))})
    return Message("usage-other", {"detail": Plain(getattr(error, "message", str(error)))})
