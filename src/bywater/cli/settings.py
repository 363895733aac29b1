"""The settings of a game on the command line: the game, the players, the number of seats and the options."""

import os
import sys
from typing import Any

from bywater.bots import BOTS, bots_for, class_of, partner
from bywater.bots.budget import BadBudget, read_budget
from bywater.cli.files import read_text
from bywater.cli.numbers import is_number
from bywater.cli.refusal import Refusal, plain_list
from bywater.core.errors import BadOption
from bywater.core.game import Game
from bywater.core.options import Option
from bywater.registry import broken_games, game_ids, load, register
from bywater.words import LANGUAGES, Plain, Words, language_of

HUMAN = "human"


def find_game(id: str) -> Game:
    """The game of this id; Refusal, with the list of games, if there is none."""
    if id not in game_ids() and id not in broken_games():
        raise Refusal("error-unknown-game", game=Plain(id), games=plain_list(game_ids()))
    return load(id)


def game_argument(text: str) -> Game:
    """The game that an argument of the command line names: by its id, or as `package.module:GAME`."""
    if ":" not in text:
        return find_game(text)
    _import_from_current_folder()
    return register(text)


def _import_from_current_folder() -> None:
    """Add the current folder to the end of the import path."""
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.append(folder)


def words_for(lang: str | None, game_id: str | None = None) -> Words:
    """The words in the given language, or else in that of the environment."""
    if lang is not None and lang not in LANGUAGES:
        raise Refusal("error-unknown-language", lang=Plain(lang), langs=plain_list(LANGUAGES))
    return Words(lang or language_of(os.environ), game_id)


def seat_count(game: Game, seats: int) -> int:
    """The number of seats; 0 stands for the default number."""
    if seats and seats not in game.seats:
        raise Refusal("error-bad-seats", game=Plain(game.id), counts=plain_list(game.seats), seats=seats)
    return game.check_seats(seats)


def seat_of(game: Game, text: str, seats: int) -> int:
    """The seat with this name or number, counted from 1."""
    names = game.seat_names[:seats]
    if text in names:
        return names.index(text)
    if is_number(text) and 1 <= int(text) <= seats:
        return int(text) - 1
    known = [names[n] if n < len(names) else str(n + 1) for n in range(seats)]
    raise Refusal("error-unknown-seat", seat=Plain(text), seats=plain_list(known))


def seat_word(game: Game, seat: int, words: Words) -> str:
    """The name of a seat in the user's language."""
    if seat < len(game.seat_names):
        for kind in ("seat", "side"):
            if words.has(f"{kind}-{game.seat_names[seat]}"):
                return words.say(f"{kind}-{game.seat_names[seat]}")
    if words.has(f"seat-{seat + 1}"):
        return words.say(f"seat-{seat + 1}")
    return words.say("seat-number", number=seat + 1)


def seating(game: Game, seats: int, given: list[str], *, people: bool) -> list[str]:
    """The player of each seat, from texts such as "seat=who".

    By default a person has the first seat if `people` may play; otherwise all seats play at random.
    """
    who = [partner(game) if people else "random"] * seats
    if people:
        who[0] = HUMAN
    allowed = [HUMAN, *bots_for(game)] if people else bots_for(game)
    for text in given:
        seat, sign, player = text.partition("=")
        if not sign:
            raise Refusal("error-seat-form", text=Plain(text))
        check_player(player, game, allowed)
        who[seat_of(game, seat, seats)] = player
    return who


def check_player(player: str, game: Game, allowed: list[str]) -> None:
    """Refuse a player that is unknown or can't play the game, and an invalid budget."""
    name, sign, budget = player.partition("@")
    if ":" in name:
        _import_from_current_folder()
        class_of(name, game)
    elif name in BOTS and name not in allowed:
        raise Refusal("error-bot-not-for-game", player=Plain(name), game=Plain(game.id), players=plain_list(allowed))
    elif name not in allowed or (sign and name == HUMAN):
        raise Refusal("error-unknown-player", player=Plain(player), players=plain_list(allowed))
    if sign:
        try:
            read_budget(budget)
        except BadBudget:
            raise Refusal("error-bad-budget", budget=Plain(budget)) from None


def read_options(game: Game, given: list[str]) -> dict[str, Any]:
    """Options from "name=value"."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise Refusal("error-option-form", text=Plain(text))
        if name not in known:
            raise Refusal("error-unknown-option", option=Plain(name), options=plain_list(known))
        option = known[name]
        if option.kind == "table":
            chosen[name] = _read_table(option, value)
            continue
        try:
            chosen[name] = option.read(value)
        except BadOption:
            if option.kind == "flag":
                allowed: Plain = Plain("true, false")
            elif option.kind == "number":
                allowed = Plain(f"{option.low} … {option.high}")
            else:
                allowed = plain_list(option.choices)
            raise Refusal("error-bad-option", option=Plain(name), value=Plain(value), allowed=allowed) from None
    return chosen


def _read_table(option: Option, file: str) -> Any:
    """Read custom data from a file."""
    text = read_text(file)
    try:
        return option.read(text)
    except BadOption as error:
        raise Refusal("error-bad-table", option=Plain(option.name), file=Plain(file), detail=Plain(error)) from None
