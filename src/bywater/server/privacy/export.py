"""All data of a guest as one file."""

import asyncio
import time
from typing import Any, Final

from bywater.core.errors import BywaterError
from bywater.registry import load
from bywater.server.privacy.data_holders import DataHolder
from bywater.server.privacy.history import result_of
from bywater.server.privacy.store import PrivacyStore
from bywater.server.push.store import SubscriptionStore
from bywater.server.storage.interface import StoredTable, TableStore, record_of

NO_LIMIT: Final = 1 << 30


async def export_guest(
    tables: TableStore,
    store: PrivacyStore,
    subscriptions: SubscriptionStore,
    data_holders: list[DataHolder],
    guest: str,
) -> dict[str, Any]:
    """All data of a guest as plain data.

    The records of running games are left out, since they hold secrets of others; the guest's own choices are included.
    """
    rows = []
    for stored, _, seats in await tables.tables_of(guest, NO_LIMIT):
        rows.append(await _table(tables, stored, seats, guest))
    sat_at = {row["code"] for row in rows}
    for code in await store.hosted(guest):
        loaded = await tables.load(code) if code not in sat_at else None
        if loaded is not None:
            rows.append(await _table(tables, loaded[0], [], guest))
    return {
        "made": time.time(),
        "guest": guest,
        "name": await tables.name(guest),
        "tables": rows,
        "chat": await store.chat_of(guest),
        "calls": {"browsers": await subscriptions.of(guest), "muted": await subscriptions.muted(guest)},
        **{holder.name: await holder.export(guest) for holder in data_holders},
    }


async def _table(tables: TableStore, stored: StoredTable, seats: list[int], guest: str) -> dict[str, Any]:
    row: dict[str, Any] = {
        "code": stored.code,
        "game": stored.game,
        "rules": stored.rules,
        "options": stored.options,
        "seats": seats,
        "opened_by_you": stored.host == guest,
        "created": stored.created,
        "touched": stored.updated,
        "days": stored.days,
        "over": stored.over,
    }
    loaded = await tables.load(stored.code)
    if stored.over:
        row |= {
            "result": result_of(stored, seats),
            "points": stored.points,
            "resigned": stored.resigned,
            # As it is stored, without a replay: that may be impossible under newer rules.
            "record": str(record_of(stored, loaded[1])) if loaded is not None else "",
        }
    elif seats and loaded is not None:
        # From the store: one request must not open all tables that the guest ever left.
        choices = await asyncio.to_thread(_choices, stored, loaded[1], seats)
        if choices is not None:
            row["choices"] = choices
    return row


def _choices(stored: StoredTable, lines: list[str], seats: list[int]) -> list[str] | None:
    """The choices of these seats in a running game; None if it can't be replayed under today's rules."""
    try:
        game = load(stored.game)
        state = game.opening(record_of(stored, lines))
        choices = []
        for line in lines:
            if int(state.actor) in seats:
                choices.append(line)
            state.apply(game.action(line))
    except BywaterError:
        return None
    return choices
