"""What a game says of itself before anybody plays: seats, options, bounds, and a text for every action."""

from typing import Any

from bywater.core.errors import BadNotation, BadOption, BadSeats, UnknownOption
from bywater.core.game import GENERAL, IDENTICAL, ZERO_SUM, Game
from bywater.core.options import settle
from bywater.testing.faults import Fault, need


def notation(game: Game) -> None:
    """Every code has a text of its own, on one line, that reads back; no record could mistake it."""
    texts: dict[str, int] = {}
    for code in range(game.num_actions + game.num_chances):
        text = game.notation(code)
        need(text == " ".join(text.split()) != "", f"{code} is written {text!r}: empty, or not one line of words")
        need(not text.startswith("end "), f"{code} is written {text!r}, which closes a record")
        need(text not in texts, f"{code} and {texts.get(text)} are both written {text!r}")
        need(game.action(text) == code, f"{text!r} is {code}, and reads as {game.action(text)}")
        described = game.describe(code)
        need(described.text == text and described.code == code, f"{code} is described as {described!r}")
        need(bool(described.kind), f"{code} is of no kind")
        texts[text] = code
    for code in (-1, game.num_actions + game.num_chances, 2**40):
        _refused(lambda code=code: game.notation(code), BadNotation, f"{code} has a text")
        _refused(lambda code=code: game.describe(code), BadNotation, f"{code} is described")
    for text in ("", "no such thing", "1"):
        _refused(lambda text=text: game.action(text), BadNotation, f"{text!r} is an action")


def bounds(game: Game) -> None:
    """Names, seats, options and bounds are sound, and what is none of them is refused."""
    need(bool(game.id) and game.rules > 0, "a game has an id and a version of its rules")
    need(len(game.seats) > 0 and list(game.seats) == sorted(set(game.seats)), f"seats {game.seats} are not ascending")
    need(game.utility in (ZERO_SUM, IDENTICAL, GENERAL), f"there is no utility {game.utility!r}")
    need(game.num_actions > 0 <= game.num_chances, "there is nothing to do")
    need(game.max_length > 0 < game.max_frames, "nothing can happen")
    names = [option.name for option in game.options]
    need(len(set(names)) == len(names), f"two options have one name: {names}")
    for option in game.options:
        need(option.check(option.default) == option.default, f"the default of {option.name} is not its own form")
        if option.kind in ("flag", "choice", "number", "set"):
            _refused(lambda option=option: option.check(object()), BadOption, f"{option.name} takes anything")
    for seats in (-1, max(game.seats) + 1, min(game.seats) - 1):
        if seats:
            _refused(lambda seats=seats: game.start(seats), BadSeats, f"{seats} may play")
    _refused(lambda: game.start(no_such_option=1), UnknownOption, "an unknown option was taken")
    need(settle(game.options, {}) == {option.name: option.default for option in game.options}, "defaults don't settle")
    for what, value in game.provenance().items():
        need(bool(value.get("source")) and "value" in value, f"{what} does not say where it comes from")


def _refused(attempt: Any, error: type[Exception], fault: str) -> None:
    try:
        attempt()
    except error:
        return
    raise Fault(fault)
