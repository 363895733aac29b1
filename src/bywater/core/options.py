"""Options of a game: names, types, defaults and bounds."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from bywater.core.errors import BadOption, UnknownOption
from bywater.core.suggest import did_you_mean


class Option:
    """One option of a game.

    `kind` is "flag" (true or false), "choice" (one of `choices`), "set" (any of `choices`), "number"
    (`low` to `high`) or "table" (custom data: `check_table` validates a value and `read_table` parses the text of a
    file). `rule` is the id of the ruling that the option decides.

    `since` is the version of the rules that introduced the option, and `before` the value that applies to games of
    older versions, whose records do not state the option.
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
        """Return the option as plain data for a form, without texts."""
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
        """Return the value in its canonical form. Raises BadOption if it is invalid."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            raise BadOption(f"option {self.name}: expected true or false, got {value!r}")
        if self.kind == "choice":
            if isinstance(value, str) and value in self.choices:
                return value
            raise self._not_a_choice(value)
        if self.kind == "number":
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            raise BadOption(
                f"option {self.name}: expected a whole number from {self.low} to {self.high}, got {value!r}"
            )
        if self.kind == "set":
            if isinstance(value, str):
                value = [part.strip() for part in value.split(",") if part.strip()]
            if not isinstance(value, (list, tuple, set, frozenset)):
                raise BadOption(f"option {self.name}: expected any of {', '.join(self.choices)}, got {value!r}")
            for part in value:
                if part not in self.choices:
                    raise self._not_a_choice(part)
            return [choice for choice in self.choices if choice in value]
        return self.check_table(value) if self.check_table is not None else value

    def _not_a_choice(self, value: Any) -> BadOption:
        hint = did_you_mean(value, self.choices)
        return BadOption(f"option {self.name}: expected one of {', '.join(self.choices)}, got {value!r}{hint}")

    def read(self, text: str) -> Any:
        """Parse the value from text, as typed on a command line."""
        if self.kind == "flag":
            if text in ("true", "yes", "on", "1"):
                return True
            if text in ("false", "no", "off", "0"):
                return False
            raise BadOption(f"option {self.name}: expected true or false, got {text!r}")
        if self.kind == "number":
            try:
                return self.check(int(text))
            except ValueError:
                raise BadOption(f"option {self.name}: expected a whole number, got {text!r}") from None
        if self.kind == "table" and self.read_table is not None:
            return self.read_table(text)
        return self.check(text)


def flags(rules: dict[str, str]) -> list[Option]:
    """Return one flag per name, off by default. `rules` maps each name to the ruling that the flag decides."""
    return [Option(name, "flag", False, rule=rule) for name, rule in rules.items()]


def resolve_options(options: tuple[Option, ...], given: dict[str, Any]) -> dict[str, Any]:
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


def resolve_older_options(options: tuple[Option, ...], given: dict[str, Any], rules: int) -> dict[str, Any]:
    """Validate the options of a game that was played under an older version of the rules.

    Defaults don't apply: the game must state every option of its version. Later options get their value `before`.
    """
    check_names(options, given)
    whole = dict(given)
    for option in options:
        if option.name not in whole:
            if rules >= option.since:
                raise BadOption(
                    f"option {option.name}: expected a value, got none: defaults don't apply to older records"
                )
            whole[option.name] = option.before
    return resolve_options(options, whole)
