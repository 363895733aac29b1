"""Everything that is kept about a guest, as one file."""

import asyncio
import time
from typing import Any, Final

from bywater.core.errors import BywaterError
from bywater.registry import load
from bywater.server.privacy.data_holders import Keeper
from bywater.server.privacy.history import result_of
from bywater.server.privacy.store import Own
from bywater.server.push.store import Callings
from bywater.server.storage.interface import Kept, record_of
from bywater.server.tables.lobby import Hall

ALL: Final = 1 << 30


async def everything(hall: Hall, own: Own, callings: Callings, keepers: list[Keeper], guest: str) -> dict[str, Any]:
    """Plain data. The record of a game that runs is left out, since others have secrets in it; one's own choices in
    it are there."""
    tables = []
    for kept, _, seats in await hall.store.tables_of(guest, ALL):
        tables.append(await _table(hall, kept, seats, guest))
    sat = {one["code"] for one in tables}
    opened = [code for code in await own.hosted(guest) if code not in sat]
    for code in opened:
        loaded = await hall.store.load(code)
        if loaded is not None:
            tables.append(await _table(hall, loaded[0], [], guest))
    return {
        "made": time.time(),
        "guest": guest,
        "name": await hall.store.name(guest),
        "tables": tables,
        "chat": await own.spoken(guest),
        "calls": {"browsers": await callings.of(guest), "muted": await callings.muted(guest)},
        **{keeper.name: await keeper.given(guest) for keeper in keepers},
    }


async def _table(hall: Hall, kept: Kept, seats: list[int], guest: str) -> dict[str, Any]:
    found: dict[str, Any] = {
        "code": kept.code,
        "game": kept.game,
        "rules": kept.rules,
        "options": kept.options,
        "seats": seats,
        "opened_by_you": kept.host == guest,
        "created": kept.created,
        "touched": kept.touched,
        "days": kept.days,
        "over": kept.over,
    }
    loaded = await hall.store.load(kept.code)
    if kept.over:
        found |= {
            "result": result_of(kept, seats),
            "points": kept.points,
            "resigned": kept.resigned,
            "record": _record(kept, loaded[1]) if loaded is not None else "",
        }
    elif seats and loaded is not None:
        # From what is kept: were the table opened for it, one request would open all that somebody ever left.
        choices = await asyncio.to_thread(_choices, kept, loaded[1], seats)
        if choices is not None:
            found["choices"] = choices
    return found


def _choices(kept: Kept, lines: list[str], seats: list[int]) -> list[str] | None:
    """What these seats chose in a game that runs; None if it can't be played under today's rules."""
    try:
        game = load(kept.game)
        state = game.opening(record_of(kept, lines))
        chosen = []
        for line in lines:
            if int(state.actor) in seats:
                chosen.append(line)
            state.apply(game.action(line))
    except BywaterError:
        return None
    return chosen


def _record(kept: Kept, lines: list[str]) -> str:
    """As it is kept, without being played through: under newer rules that may not be possible any more."""
    return str(record_of(kept, lines))
