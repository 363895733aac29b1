"""New tables: validates the request, and builds the table to store."""

import asyncio
import re
import time
from typing import Any, Final

from bywater.bots import bots_for
from bywater.core.errors import BadOption, BywaterError, OptionsClash
from bywater.core.game import Game
from bywater.core.play import Play, resume
from bywater.core.record import Record, digest_of, outcome_of
from bywater.core.seats import OVER, WATCHER
from bywater.registry import load
from bywater.server.errors import Refusal
from bywater.server.storage.interface import StoredSeat, StoredTable
from bywater.server.tables.feed import wire_message

DAYS: Final = (0, 1, 3, 7, -1)
"""The values of `StoredTable.days` that a host may choose."""
MAX_RECORD_LINES: Final = 20_000
"""An uploaded record with more lines is refused: replaying it would keep the server busy."""

TableWithOwners = tuple[StoredTable, list[tuple[int, str]]]
"""A table without a code, and the owners of its seats."""


def stored_table(game: Game, options: dict[str, Any], seats: list[StoredSeat], host: str, **more: Any) -> StoredTable:
    """A table of the present moment, without a code."""
    now = time.time()
    return StoredTable("", game.id, game.rules, options, seats, host, now, now, **more)


def validate_options(game_id: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Validate the options of a new game and fill in defaults. Custom data may be text; it is parsed."""
    try:
        game = load(game_id)
        return Play(game, seats, {**options, **_read_custom_data(game, options)}).options
    except OptionsClash as error:
        raise Refusal.from_message(error.reason) from None
    except (BywaterError, RecursionError):
        raise Refusal("refused-options") from None


def table_for(
    game_id: str,
    seats: int,
    options: dict[str, Any],
    who: list[str],
    guest: str,
    name: str,
    *,
    start: dict[str, Any] | None = None,
    days: int = 0,
) -> TableWithOwners:
    """A table with validated options. `who` says by seat "me", "here" (another person), "bot:NAME" or "open"."""
    game = load(game_id)
    if days not in DAYS or len(who) != seats or seats not in game.seats:
        raise Refusal("refused-options")
    stored_seats = []
    owners = []
    for seat, entry in enumerate(who):
        kind, _, bot = entry.partition(":")
        if kind == "bot" and bot in bots_for(game):
            stored_seats.append(StoredSeat("bot", bot=bot))
        elif kind in ("me", "here"):
            stored_seats.append(StoredSeat("person", name, solo=kind == "me"))
            owners.append((seat, guest))
        elif kind == "open":
            stored_seats.append(StoredSeat("open"))
        else:
            raise Refusal("refused-options")
    return stored_table(game, options, stored_seats, guest, start=start, days=days), owners


async def table_of_record(record: Record, guest: str) -> StoredTable:
    """The table of an uploaded record: a finished game that nobody plays on."""
    try:
        game = load(record.game)
        if len(record.lines) > min(game.max_length, MAX_RECORD_LINES):
            raise Refusal("refused-record")
        play = await asyncio.to_thread(resume, game, record)
    except (BywaterError, RecursionError):
        raise Refusal("refused-record") from None
    state = play.state
    seats = [StoredSeat("person") for _ in range(play.seats)]
    stored = stored_table(game, play.options, seats, guest, start=play.start, over=True, digest=digest_of(state))
    if state.actor == OVER:
        stored.outcome = outcome_of(state)
        stored.ending = wire_message(game.prompt(state.view(WATCHER)))
        stored.points = [int(points) for points in state.score()]
        stored.returns = [float(value) for value in state.returns()]
    return stored


def rematch_of(stored: StoredTable, options: dict[str, Any], owners: dict[int, set[str]]) -> TableWithOwners:
    """The next game of a match: everybody moves on by one seat."""
    count = len(stored.seats)
    seats = [stored.seats[(seat + 1) % count] for seat in range(count)]
    new_owners = [(seat, guest) for seat in range(count) for guest in owners[(seat + 1) % count]]
    match = [*stored.match, stored.code]
    return stored_table(load(stored.game), options, seats, stored.host, match=match, days=stored.days), new_owners


def _read_custom_data(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Custom data that was given as text. A refusal names the line with the error."""
    tables = {}
    for option in game.options:
        given = options.get(option.name)
        if option.kind == "table" and isinstance(given, str):
            try:
                tables[option.name] = option.read(given)
            except BadOption as error:
                line = re.search(r"line (\d+)", str(error))
                raise Refusal("refused-own", line=int(line[1]) if line else 0) from None
    return tables
