"""What can be chosen before a game: names, types, defaults and bounds that a form can be drawn from."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from bywater.core.errors import BadOption, UnknownOption
from bywater.core.suggest import did_you_mean


class Option:
    """One thing to choose.

    `kind` is "flag" (true or false), "choice" (one of `choices`), "set" (any of `choices`), "number"
    (`low` to `high`) or "table" (own data: `check_table` and `read_table` are the game's own checks of a
    value and of a file's text). `rule` is the ruling it decides.

    `since` is the version of the rules that introduced the option, and `before` the value that games of older
    versions were played with: a record from then does not state the option.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: Any,
        *,
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        rule: str = "",
        since: int = 1,
        before: Any = None,
        check_table: Callable[[Any], Any] | None = None,
        read_table: Callable[[str], Any] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.low = low
        self.high = high
        self.rule = rule
        self.since = since
        self.before = before
        self.check_table = check_table
        self.read_table = read_table

    def __repr__(self) -> str:
        values = ""
        if self.choices:
            values = f", choices={list(self.choices)}"
        elif self.kind == "number":
            values = f", from {self.low} to {self.high}"
        rule = f", rule={self.rule!r}" if self.rule else ""
        return f"Option({self.name!r}, {self.kind}, default={self.default!r}{values}{rule})"

    def plain(self) -> dict[str, object]:
        """The option as data: all that a form needs besides the words."""
        return {
            "name": self.name,
            "kind": self.kind,
            "default": deepcopy(self.default),
            "choices": list(self.choices),
            "low": self.low,
            "high": self.high,
            "rule": self.rule,
        }

    def check(self, value: Any) -> Any:
        """The value in its one canonical form, or BadOption."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            raise BadOption(f"option {self.name}: {value!r} is neither true nor false")
        if self.kind == "choice":
            if isinstance(value, str) and value in self.choices:
                return value
            raise self._none_of(value)
        if self.kind == "number":
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            raise BadOption(f"option {self.name}: {value!r} is no whole number from {self.low} to {self.high}")
        if self.kind == "set":
            if isinstance(value, str):
                value = [part.strip() for part in value.split(",") if part.strip()]
            if not isinstance(value, (list, tuple, set, frozenset)):
                raise BadOption(f"option {self.name}: {value!r} is no set of {', '.join(self.choices)}")
            for part in value:
                if part not in self.choices:
                    raise self._none_of(part)
            return [choice for choice in self.choices if choice in value]
        return self.check_table(value) if self.check_table is not None else value

    def _none_of(self, value: Any) -> BadOption:
        hint = did_you_mean(value, self.choices)
        return BadOption(f"option {self.name}: {value!r} is none of {', '.join(self.choices)}{hint}")

    def read(self, text: str) -> Any:
        """The value from text, as typed on a command line or written in a record."""
        if self.kind == "flag":
            if text in ("true", "yes", "on", "1"):
                return True
            if text in ("false", "no", "off", "0"):
                return False
            raise BadOption(f"option {self.name}: {text!r} is neither true nor false")
        if self.kind == "number":
            try:
                return self.check(int(text))
            except ValueError:
                raise BadOption(f"option {self.name}: {text!r} is no whole number") from None
        if self.kind == "table" and self.read_table is not None:
            return self.read_table(text)
        return self.check(text)


def settle(options: tuple[Option, ...], given: dict[str, Any]) -> dict[str, Any]:
    """Validate the given options and fill in defaults."""
    known = {option.name: option for option in options}
    check_names(options, given)
    return {name: option.check(deepcopy(given.get(name, option.default))) for name, option in known.items()}


def check_names(options: tuple[Option, ...], given: dict[str, Any]) -> None:
    """Refuse options that the game does not have."""
    known = [option.name for option in options]
    for name in given:
        if not isinstance(name, str) or name not in known:
            hint = did_you_mean(name, known) or f"; the options are: {', '.join(known) or 'none'}"
            raise UnknownOption(f"unknown option {name!r}{hint}")


def settle_older(options: tuple[Option, ...], given: dict[str, Any], rules: int) -> dict[str, Any]:
    """The options of a game that was played under an older version of the rules.

    Today's defaults don't apply to it: it must state every option there was, and options that came later have the
    value that was played before.
    """
    check_names(options, given)
    whole = dict(given)
    for option in options:
        if option.name not in whole:
            if rules >= option.since:
                raise BadOption(f"option {option.name}: it is not stated, and its default may have been another")
            whole[option.name] = option.before
    return settle(options, whole)
