"""Games over days: nobody is stood in for before the time that was agreed on."""

import time
from pathlib import Path
from typing import Any

import pytest

from bywater.server.tables.table import LiveTable
from bywater.server.tables.viewers import Pace
from tests.server.house import House, Page, formation, wait_for

DAY = 24 * 3600


def begun(house: House, **more: Any) -> tuple[str, Page, Page, LiveTable]:
    """Both have set up; the second, whose turn it is, has gone."""
    one, other = house.guest(), house.guest()
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
    live = house.live(code)
    wait_for(lambda: 1 in live.away)
    return code, first, second, live


def tick(house: House, live: LiveTable) -> bool:
    async def work() -> bool:
        live.tick()
        return 1 in live.standing_in

    return house.do(work())


def aged(live: LiveTable, days: float) -> None:
    """The last choice was made so many days ago."""
    live.moved = live.kept.touched = time.time() - days * DAY


def test_in_a_game_over_days_a_bot_waits_for_days(tmp_path: Path) -> None:
    with House(tmp_path / "a.sqlite", pace=Pace(bot=0.0, grace=0.0)) as house:
        code, first, _, live = begun(house, days=3)
        assert not tick(house, live)
        while first.table["seats"][1]["online"]:
            first.next("seats")
        assert first.table["days"] == 3
        assert 2.9 * DAY < first.table["seats"][1]["seconds_left"] <= 3 * DAY
        aged(live, 2.9)
        assert not tick(house, live)
        aged(live, 3.1)
        assert tick(house, live)
        assert code


def test_or_for_ever(tmp_path: Path) -> None:
    with House(tmp_path / "a.sqlite", pace=Pace(bot=0.0, grace=0.0)) as house:
        _, first, _, live = begun(house, days=-1)
        aged(live, 1000)
        assert not tick(house, live)
        while first.table["seats"][1]["online"]:
            first.next("seats")
        assert first.table["seats"][1]["seconds_left"] == -1


def test_the_days_count_on_when_the_server_was_off(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    with House(file, pace=Pace(bot=0.0, grace=0.0)) as house:
        code, _, _, live = begun(house, days=1)
        moved = live.moved
        cookies = dict(house.guests[0].web.cookies)
    with House(file, pace=Pace(bot=0.0, grace=0.0)) as house:
        guest = house.guest()
        guest.web.cookies.update(cookies)
        guest.page(code)
        live = house.live(code)
        assert live.moved == moved > 0
        assert not tick(house, live)


def test_the_next_game_of_a_match_has_the_same_days(house: House) -> None:
    code, first, _, live = begun(house, days=7)
    first.send("resign")
    first.until_quiet()
    first.send("rematch")
    while not first.table["next"]:
        first.take()
    assert house.live(first.table["next"]).kept.days == 7
    assert live.kept.days == 7
    assert code


@pytest.mark.parametrize("days", [2, -2, 10**9, "1", None])
def test_other_days_are_refused(house: House, days: Any) -> None:
    guest = house.guest()
    guest.get("/api/me")
    new = {"game": "confrontation", "seats": 2, "who": ["me", "open"], "days": days}
    assert guest.post("/api/tables", new).status_code == 400
    assert guest.get("/api/home").json()["tables"] == []
