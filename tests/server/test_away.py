"""People who go away and come back, and tables that nobody looks at."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bywater.bots import partner
from bywater.registry import load
from bywater.server.tables.lobby import IDLE
from bywater.server.tables.viewers import Pace
from tests.server.house import QUIET, HereWorkers, House, set_up, wait_for

PARTNER = partner(load("confrontation"))


def test_a_bot_stands_in_for_who_is_away_and_gives_the_chair_back(tmp_path: Path) -> None:
    workers = HereWorkers()
    with House(tmp_path / "a.sqlite", pace=Pace(bot=0.0, grace=0.05), workers=workers) as house:
        code, stays, goes = set_up(house)
        lines = len(house.lines(code))
        workers.held = asyncio.Event()  # the bot has not made up its mind yet
        goes.close()
        while not stays.table["seats"][1]["standing_in"]:
            stays.next("seats")
        assert stays.table["seats"][1]["kind"] == "person"
        assert stays.table["seats"][1]["bot"] == PARTNER
        wait_for(lambda: workers.asked == [(1, PARTNER)])
        back = house.guests[1].page(code)
        assert not back.table["seats"][1]["standing_in"]
        assert house.loop is not None
        house.loop.call_soon_threadsafe(workers.held.set)
        wait_for(lambda: house.live(code).thinking is None)
        assert len(house.lines(code)) == lines  # what it thought of is not done any more
        back.act(QUIET)
        assert len(house.lines(code)) == lines + 1
        back.close()
        stays.until_quiet()
        stays.act(stays.frame["choices"][0]["text"])
        while not stays.frame["choices"]:
            stays.take()
        assert len(house.lines(code)) > lines + 2


def test_a_bot_stands_in_for_who_does_not_come_back_after_a_restart(tmp_path: Path) -> None:
    with House(tmp_path / "a.sqlite") as house:
        code, _, _ = set_up(house)
        lines = len(house.lines(code))
        cookies = dict(house.guests[0].web.cookies)
    with House(tmp_path / "a.sqlite", pace=Pace(bot=0.0, grace=0.05)) as house:
        guest = house.guest()
        guest.web.cookies.update(cookies)
        page = guest.page(code)
        assert page.table["facing"] == [0]
        while not page.frame["choices"]:
            page.take()
        assert len(house.lines(code)) > lines


def test_nobody_stands_in_while_nobody_waits(tmp_path: Path) -> None:
    with House(tmp_path / "a.sqlite", pace=Pace(bot=0.0, grace=0.0)) as house:
        code, first, second = set_up(house)
        lines = house.lines(code)
        live = house.live(code)
        first.close()
        wait_for(lambda: 0 in live.away)  # else it would wait for a moment for the other, who has gone before
        second.close()
        wait_for(lambda: len(live.away) == 2)

        async def tick() -> None:
            live.tick()

        house.do(tick())
        assert not live.standing_in
        assert house.lines(code) == lines


def test_a_table_without_viewers_is_put_away_and_comes_back(tmp_path: Path) -> None:
    with House(tmp_path / "a.sqlite") as house:
        code, first, second = set_up(house)
        before = house.hall.live[code]
        frame, moment = second.frame, second.frame["moment"]
        house.hall.idle = 0.0  # not before: it would be put away in the moment between its opening and the first page
        first.close()
        second.close()
        wait_for(lambda: code not in house.hall.live)
        house.hall.idle = IDLE
        back = house.guests[1].page(code)
        assert house.hall.live[code] is not before
        assert back.frame["moment"] == moment
        assert back.frame["view"] == frame["view"]
        assert back.frame["choices"] == frame["choices"]
        assert not [message for message in back.act(QUIET) if message["type"] == "refused"]


def test_a_table_that_somebody_asks_for_is_not_put_away_under_them(house: House) -> None:
    guest = house.guest()
    code = guest.new_table("confrontation", "me", "open")
    live = house.live(code)
    live.used -= 10_000
    assert live.idle(300.0)
    assert house.live(code) is live
    assert not live.idle(300.0)


def test_one_table_at_fault_does_not_stop_the_clock_of_the_others(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    guest = house.guest()
    first, second = (house.live(guest.new_table("confrontation", "me", "open")) for _ in range(2))
    ticked = []

    def broken() -> None:
        raise ValueError("frodo is in the shire")

    first.tick = broken  # type: ignore[method-assign]
    second.tick = lambda: ticked.append(1)  # type: ignore[method-assign]
    wait_for(lambda: len(ticked) > 1)
    assert "ValueError" in caplog.text
    assert "frodo" not in caplog.text


def test_a_table_of_other_rules_says_so_and_hides_no_other(house: House) -> None:

    guest = house.guest()
    broken, sound = guest.new_table("confrontation", "me", "open"), guest.new_table("confrontation", "me", "open")
    with sqlite3.connect(house.file) as db:
        db.execute("insert into lines values (?, 0, 'gandalf at the prancing pony', 0)", (broken,))
    db.close()
    answer = guest.get(f"/api/tables/{broken}")
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "refused-version"
    assert [table["code"] for table in guest.get("/api/home").json()["tables"]] == [sound]
