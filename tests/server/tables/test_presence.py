"""Presence: players who leave and return, bots that stand in, and idle tables."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bywater.bots import partner
from bywater.registry import load
from bywater.server.config import DEFAULT_IDLE_TIMEOUT, Pacing
from tests.server.harness import QUIET, LocalWorkers, Server, set_up, wait_for

PARTNER = partner(load("confrontation"))


def test_a_bot_stands_in_until_the_player_returns(tmp_path: Path) -> None:
    workers = LocalWorkers()
    with Server(tmp_path / "a.sqlite", pacing=Pacing(bot_delay=0.0, away_timeout=0.05), workers=workers) as server:
        code, stays, goes = set_up(server)
        lines = len(server.lines(code))
        workers.held = asyncio.Event()  # the bot has not answered yet
        goes.close()
        while not stays.table["seats"][1]["standing_in"]:
            stays.next("seats")
        assert stays.table["seats"][1]["kind"] == "person"
        assert stays.table["seats"][1]["bot"] == PARTNER
        wait_for(lambda: workers.requests == [(1, PARTNER)])
        back = server.guests[1].page(code)
        assert not back.table["seats"][1]["standing_in"]
        assert server.loop is not None
        server.loop.call_soon_threadsafe(workers.held.set)
        wait_for(lambda: server.live(code).bots.task is None)
        assert len(server.lines(code)) == lines  # its choice was discarded
        back.act(QUIET)
        assert len(server.lines(code)) == lines + 1
        back.close()
        stays.until_quiet()
        stays.act(stays.frame["choices"][0]["text"])
        while not stays.frame["choices"]:
            stays.take()
        assert len(server.lines(code)) > lines + 2


def test_a_bot_stands_in_for_who_does_not_return_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite") as server:
        code, _, _ = set_up(server)
        lines = len(server.lines(code))
        cookies = dict(server.guests[0].web.cookies)
    with Server(tmp_path / "a.sqlite", pacing=Pacing(bot_delay=0.0, away_timeout=0.05)) as server:
        guest = server.guest()
        guest.web.cookies.update(cookies)
        page = guest.page(code)
        assert page.table["facing"] == [0]
        while not page.frame["choices"]:
            page.take()
        assert len(server.lines(code)) > lines


def test_no_bot_stands_in_while_nobody_waits(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite", pacing=Pacing(bot_delay=0.0, away_timeout=0.0)) as server:
        code, first, second = set_up(server)
        lines = server.lines(code)
        live = server.live(code)
        first.close()
        wait_for(lambda: 0 in live.seats.away_since)  # otherwise it would still wait for the other
        second.close()
        wait_for(lambda: len(live.seats.away_since) == 2)

        async def tick() -> None:
            live.tick()

        server.run(tick())
        assert not live.seats.stand_ins
        assert server.lines(code) == lines


def test_an_idle_table_is_evicted_and_reopened(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite") as server:
        code, first, second = set_up(server)
        before = server.lobby.live[code]
        frame, moment = second.frame, second.frame["moment"]
        server.lobby.idle_timeout = 0.0  # before, it could be evicted before the first page connects
        first.close()
        second.close()
        wait_for(lambda: code not in server.lobby.live)
        server.lobby.idle_timeout = DEFAULT_IDLE_TIMEOUT
        back = server.guests[1].page(code)
        assert server.lobby.live[code] is not before
        assert back.frame["moment"] == moment
        assert back.frame["view"] == frame["view"]
        assert back.frame["choices"] == frame["choices"]
        assert not [message for message in back.act(QUIET) if message["type"] == "refused"]


def test_a_requested_table_is_not_evicted(server: Server) -> None:
    guest = server.guest()
    code = guest.new_table("confrontation", "me", "open")
    live = server.live(code)
    live.round.last_used -= 10_000
    assert live.is_idle(300.0)
    assert server.live(code) is live
    assert not live.is_idle(300.0)


def test_an_error_at_one_table_does_not_stop_the_ticks_of_others(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    guest = server.guest()
    first, second = (server.live(guest.new_table("confrontation", "me", "open")) for _ in range(2))
    ticked = []

    def broken() -> None:
        raise ValueError("frodo is in the shire")

    first.tick = broken  # type: ignore[method-assign]
    second.tick = lambda: ticked.append(1)  # type: ignore[method-assign]
    wait_for(lambda: len(ticked) > 1)
    assert "ValueError" in caplog.text
    assert "frodo" not in caplog.text


def test_a_table_of_other_rules_is_refused_and_hides_no_other(server: Server) -> None:

    guest = server.guest()
    broken, sound = guest.new_table("confrontation", "me", "open"), guest.new_table("confrontation", "me", "open")
    with sqlite3.connect(server.file) as db:
        db.execute("insert into lines values (?, 0, 'gandalf at the prancing pony', 0)", (broken,))
    db.close()
    answer = guest.get(f"/api/tables/{broken}")
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "refused-version"
    assert [table["code"] for table in guest.get("/api/home").json()["tables"]] == [sound]
