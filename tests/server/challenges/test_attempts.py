"""Taking up a challenge or a puzzle: all of it or nothing, one table at a time, and a day's as long as it is open."""

import datetime
from concurrent.futures import ThreadPoolExecutor

import pytest

from bywater.puzzles.puzzle import puzzles
from bywater.server.challenges import api, daily, service
from tests.server.challenges.test_challenges import made, resign, shown, steps, taken_up
from tests.server.harness import Guest, Server

PUZZLE = next(iter(puzzles()))


def tables(server: Server, **kept: str) -> int:
    """How many tables have this in what is kept of them."""
    ((name, value),) = kept.items()
    asked = f"select count(*) from tables where json_extract(cast(data as text), '$.{name}') = ?"
    found: int = server.run(server.store.run(lambda db: db.execute(asked, (value,)).fetchone()[0]))
    return found


def crash_at(server: Server, table: str) -> None:
    """Nothing is written to this table: as if the power had failed just before."""
    asked = f"create trigger crash before insert on {table} begin select raise(abort, 'the power failed'); end"
    server.run(server.store.run(lambda db: db.execute(asked)))


def mended(server: Server) -> None:
    server.run(server.store.run(lambda db: db.execute("drop trigger crash")))


def test_no_table_is_without_its_try(server: Server) -> None:
    guest = server.guest()
    id = made(guest)
    crash_at(server, "challenge_tries")
    try:
        assert guest.post(f"/api/challenges/{id}/try", {}).status_code == 500
    finally:
        mended(server)
    assert tables(server, challenge=id) == 0
    resign(taken_up(guest, id))
    assert len([row for row in shown(guest, id)["rows"] if row["yours"]]) == tables(server, challenge=id) == 1


def test_no_table_is_without_its_puzzle(server: Server) -> None:
    guest = server.guest()
    guest.get("/api/me")
    before = tables(server, puzzle=PUZZLE)
    crash_at(server, "puzzle_attempts")
    try:
        assert guest.post(f"/api/puzzles/{PUZZLE}", {}).status_code == 500
    finally:
        mended(server)
    assert tables(server, puzzle=PUZZLE) == before


@pytest.mark.parametrize("what", ["challenge", "puzzle"])
def test_two_pages_at_once_get_one_table(server: Server, what: str) -> None:
    guest = server.guest()
    guest.get("/api/me")
    id = made(guest) if what == "challenge" else PUZZLE
    path = f"/api/challenges/{id}/try" if what == "challenge" else f"/api/puzzles/{id}"
    before = tables(server, **{what: id})
    with ThreadPoolExecutor(8) as pool:
        codes = {answer.json()["code"] for answer in pool.map(lambda _: guest.post(path, {}), range(16))}
    assert len(codes) == 1
    assert tables(server, **{what: id}) == before + 1


def refusal(guest: Guest, id: str) -> list[str]:
    """How it is refused to look at a challenge, and to take it up."""
    answers = [guest.get(f"/api/challenges/{id}"), guest.post(f"/api/challenges/{id}/try", {})]
    assert [answer.status_code for answer in answers] == [404, 404]
    return [answer.json()["reason"]["key"] for answer in answers]


def test_a_day_that_is_long_past_is_there_for_those_who_were(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    done, playing, late = server.guest(), server.guest(), server.guest()
    now = daily.today()
    id = daily.daily_id("quest", now)
    resign(taken_up(done, id))
    page = taken_up(playing, id)
    steps(page, 1)
    for days in (daily.MAX_AGE, daily.MAX_AGE + 1):
        then = now + datetime.timedelta(days)
        for module in (api, service):
            monkeypatch.setattr(module, "today", lambda then=then: then)
        assert shown(done, id)["open"] is (days == daily.MAX_AGE)
    assert refusal(late, id) == ["refused-daily-past"] * 2
    assert late.get(f"/api/challenges/{daily.daily_id('quest', now)}").status_code == 404
    found = shown(done, id)
    assert (found["day"], found["before"], found["running"], found["tries"]) == (id[-10:], "", "", 1)
    assert any(row["yours"] for row in found["rows"])
    assert done.post(f"/api/challenges/{id}/try", {}).json()["reason"]["key"] == "refused-daily-past"
    assert shown(playing, id)["running"] == page.table["code"]
    assert taken_up(playing, id).table["code"] == page.table["code"]
    steps(page, 1)
    resign(page)
    assert shown(playing, id)["tries"] == 1
