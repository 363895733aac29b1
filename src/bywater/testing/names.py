"""Checks of a game without a table: seats, options, bounds, and the text of each action."""

from typing import Any

from bywater.core.errors import BadNotation, BadOption, BadSeats, UnknownOption
from bywater.core.game import GENERAL, IDENTICAL, ZERO_SUM, Game
from bywater.core.options import resolve_options
from bywater.testing.faults import Fault, require


def notation(game: Game) -> None:
    """Every code has a unique text on one line, which is read as the same code and is no keyword of records."""
    texts: dict[str, int] = {}
    for code in range(game.num_actions + game.num_chances):
        text = game.notation(code)
        require(text == " ".join(text.split()) != "", f"expected one line of words as the text of {code}, got {text!r}")
        require(not text.startswith("end "), f"expected another text of {code} than {text!r}, which ends a record")
        require(text not in texts, f"expected different texts of {code} and {texts.get(text)}, got {text!r} for both")
        require(game.action(text) == code, f"expected {text!r} to be read as {code}, got {game.action(text)}")
        described = game.describe(code)
        require(
            described.text == text and described.code == code,
            f"expected {code} with the text {text!r} from describe(), got {described!r}",
        )
        require(bool(described.kind), f"expected a kind of action for {code}, got an empty one")
        texts[text] = code
    for code in (-1, game.num_actions + game.num_chances, 2**40):
        _refused(lambda code=code: game.notation(code), BadNotation, f"expected BadNotation from notation({code})")
        _refused(lambda code=code: game.describe(code), BadNotation, f"expected BadNotation from describe({code})")
    for text in ("", "no such thing", "1"):
        _refused(lambda text=text: game.action(text), BadNotation, f"expected BadNotation from action({text!r})")


def bounds(game: Game) -> None:
    """Names, seats, options and bounds are valid, and invalid ones are refused."""
    require(
        bool(game.id) and game.rules > 0, f"expected an id and a version of the rules, got {game.id!r} and {game.rules}"
    )
    require(
        len(game.seats) > 0 and list(game.seats) == sorted(set(game.seats)),
        f"expected ascending numbers of seats, got {game.seats}",
    )
    require(game.utility in (ZERO_SUM, IDENTICAL, GENERAL), f"expected a known utility, got {game.utility!r}")
    require(
        game.num_actions > 0 <= game.num_chances,
        f"expected actions, got {game.num_actions} and {game.num_chances} chance outcomes",
    )
    require(
        game.max_length > 0 < game.max_frames,
        f"expected positive bounds, got {game.max_length} actions and {game.max_frames} frames",
    )
    names = [option.name for option in game.options]
    require(len(set(names)) == len(names), f"expected different names of options, got {names}")
    for option in game.options:
        require(
            option.check(option.default) == option.default,
            f"expected the default of {option.name} to be valid and unchanged by its check",
        )
        if option.kind in ("flag", "choice", "number", "set"):
            _refused(
                lambda option=option: option.check(object()),
                BadOption,
                f"expected BadOption from {option.name} for an invalid value",
            )
    for seats in (-1, max(game.seats) + 1, min(game.seats) - 1):
        if seats:
            _refused(lambda seats=seats: game.start(seats), BadSeats, f"expected BadSeats for {seats} seats")
    _refused(lambda: game.start(no_such_option=1), UnknownOption, "expected UnknownOption for an unknown option")
    require(
        resolve_options(game.options, {}) == {option.name: option.default for option in game.options},
        "expected the defaults from resolve_options() without values",
    )
    for what, value in game.provenance().items():
        require(bool(value.get("source")) and "value" in value, f"expected the source of {what}, got none")


def _refused(attempt: Any, error: type[Exception], fault: str) -> None:
    try:
        attempt()
    except error:
        return
    raise Fault(fault)
