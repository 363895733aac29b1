"""What can be chosen before a game: names, types, defaults and bounds that a form can be drawn from."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from bywater.core.errors import BadOption, UnknownOption


class Option:
    """One thing to choose.

    `kind` is "flag" (true or false), "choice" (one of `choices`), "set" (any of `choices`), "number"
    (`low` to `high`) or "table" (own data: `check_table` and `read_table` are the game's own checks of a
    value and of a file's text). `rule` is the ruling it decides.
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
        self.check_table = check_table
        self.read_table = read_table

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
            raise BadOption(f"option {self.name}: {value!r} is none of {', '.join(self.choices)}")
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
                    raise BadOption(f"option {self.name}: {part!r} is none of {', '.join(self.choices)}")
            return [choice for choice in self.choices if choice in value]
        return self.check_table(value) if self.check_table is not None else value

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
    """All options with their values: those given, checked, and the defaults of the rest."""
    known = {option.name: option for option in options}
    for name in given:
        if not isinstance(name, str) or name not in known:
            raise UnknownOption(f"there is no option {name!r}; there are: {', '.join(known) or 'none'}")
    return {name: option.check(deepcopy(given.get(name, option.default))) for name, option in known.items()}
