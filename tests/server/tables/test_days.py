"""Games over days: a bot stands in after the agreed number of days."""

import time
from pathlib import Path
from typing import Any

import pytest

from bywater.server.config import Pacing
from bywater.server.tables.table import Table
from tests.server.harness import Page, Server, formation, wait_for

DAY = 24 * 3600


def start_table(server: Server, **more: Any) -> tuple[str, Page, Page, Table]:
    """A game after the set-up; the second player, whose turn it is, has disconnected."""
    one, other = server.guest(), server.guest()
    one.get("/api/me")
    new = {"game": "confrontation", "seats": 2, "who": ["me", "open"], **more}
    code = one.post("/api/tables", new).json()["code"]
    first, second = one.page(code), other.page(code)
    second.send("sit", seat=1)
    second.until_quiet()
    first.until_quiet()
    first.act(*formation(0))
    second.until_quiet()
    second.act(*formation(1))
    first.until_quiet()
    second.close()
    live = server.live(code)
    wait_for(lambda: 1 in live.seats.away_since)
    return code, first, second, live


def tick(server: Server, live: Table) -> bool:
    async def work() -> bool:
        live.tick()
        return 1 in live.seats.stand_ins

    return server.run(work())


def set_age(live: Table, days: float) -> None:
    """Pretend that the last action was this many days ago."""
    live.session.last_move_at = live.session.stored.updated = time.time() - days * DAY


def test_a_bot_stands_in_after_the_agreed_days(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite", pacing=Pacing(bot_delay=0.0, away_timeout=0.0)) as server:
        code, first, _, live = start_table(server, days=3)
        assert not tick(server, live)
        while first.table["seats"][1]["online"]:
            first.next("seats")
        assert first.table["days"] == 3
        assert 2.9 * DAY < first.table["seats"][1]["seconds_left"] <= 3 * DAY
        set_age(live, 2.9)
        assert not tick(server, live)
        set_age(live, 3.1)
        assert tick(server, live)
        assert code


def test_a_bot_never_stands_in_if_that_was_agreed(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite", pacing=Pacing(bot_delay=0.0, away_timeout=0.0)) as server:
        _, first, _, live = start_table(server, days=-1)
        set_age(live, 1000)
        assert not tick(server, live)
        while first.table["seats"][1]["online"]:
            first.next("seats")
        assert first.table["seats"][1]["seconds_left"] == -1


def test_days_count_while_the_server_is_off(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    with Server(file, pacing=Pacing(bot_delay=0.0, away_timeout=0.0)) as server:
        code, _, _, live = start_table(server, days=1)
        moved = live.session.last_move_at
        cookies = dict(server.guests[0].web.cookies)
    with Server(file, pacing=Pacing(bot_delay=0.0, away_timeout=0.0)) as server:
        guest = server.guest()
        guest.web.cookies.update(cookies)
        guest.page(code)
        live = server.live(code)
        assert live.session.last_move_at == moved > 0
        assert not tick(server, live)


def test_a_rematch_has_the_same_days(server: Server) -> None:
    code, first, _, live = start_table(server, days=7)
    first.send("resign")
    first.until_quiet()
    first.send("rematch")
    while not first.table["next"]:
        first.take()
    assert server.live(first.table["next"]).session.stored.days == 7
    assert live.session.stored.days == 7
    assert code


@pytest.mark.parametrize("days", [2, -2, 10**9, "1", None])
def test_invalid_days_are_refused(server: Server, days: Any) -> None:
    guest = server.guest()
    guest.get("/api/me")
    new = {"game": "confrontation", "seats": 2, "who": ["me", "open"], "days": days}
    assert guest.post("/api/tables", new).status_code == 400
    assert guest.get("/api/home").json()["tables"] == []
