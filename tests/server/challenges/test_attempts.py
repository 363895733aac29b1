"""Attempts at challenges and puzzles: atomic, one table at a time, and only while they are open."""

import datetime
from concurrent.futures import ThreadPoolExecutor

import pytest

from bywater.puzzles.puzzle import puzzles
from bywater.server.challenges import api, daily, service
from tests.server.challenges.test_challenges import create_challenge, resign, shown, start_attempt, steps
from tests.server.harness import Guest, Server

PUZZLE = next(iter(puzzles()))


def tables(server: Server, **kept: str) -> int:
    """The number of stored tables with this value."""
    ((name, value),) = kept.items()
    statement = f"select count(*) from tables where json_extract(cast(data as text), '$.{name}') = ?"
    found: int = server.run(server.store.run(lambda db: db.execute(statement, (value,)).fetchone()[0]))
    return found


def fail_inserts(server: Server, table: str) -> None:
    """Make every insert into this database table fail."""
    statement = f"create trigger crash before insert on {table} begin select raise(abort, 'the power failed'); end"
    server.run(server.store.run(lambda db: db.execute(statement)))


def restore(server: Server) -> None:
    server.run(server.store.run(lambda db: db.execute("drop trigger crash")))


def test_no_challenge_table_is_without_its_attempt(server: Server) -> None:
    guest = server.guest()
    id = create_challenge(guest)
    fail_inserts(server, "challenge_tries")
    try:
        assert guest.post(f"/api/challenges/{id}/try", {}).status_code == 500
    finally:
        restore(server)
    assert tables(server, challenge=id) == 0
    resign(start_attempt(guest, id))
    assert len([row for row in shown(guest, id)["rows"] if row["yours"]]) == tables(server, challenge=id) == 1


def test_no_puzzle_table_is_without_its_attempt(server: Server) -> None:
    guest = server.guest()
    guest.get("/api/me")
    before = tables(server, puzzle=PUZZLE)
    fail_inserts(server, "puzzle_attempts")
    try:
        assert guest.post(f"/api/puzzles/{PUZZLE}", {}).status_code == 500
    finally:
        restore(server)
    assert tables(server, puzzle=PUZZLE) == before


@pytest.mark.parametrize("what", ["challenge", "puzzle"])
def test_concurrent_requests_get_one_table(server: Server, what: str) -> None:
    guest = server.guest()
    guest.get("/api/me")
    id = create_challenge(guest) if what == "challenge" else PUZZLE
    path = f"/api/challenges/{id}/try" if what == "challenge" else f"/api/puzzles/{id}"
    before = tables(server, **{what: id})
    with ThreadPoolExecutor(8) as pool:
        codes = {answer.json()["code"] for answer in pool.map(lambda _: guest.post(path, {}), range(16))}
    assert len(codes) == 1
    assert tables(server, **{what: id}) == before + 1


def refusal(guest: Guest, id: str) -> list[str]:
    """The refusals of showing and of starting a challenge."""
    answers = [guest.get(f"/api/challenges/{id}"), guest.post(f"/api/challenges/{id}/try", {})]
    assert [answer.status_code for answer in answers] == [404, 404]
    return [answer.json()["reason"]["key"] for answer in answers]


def test_an_old_daily_challenge_is_open_to_those_who_tried_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    done, playing, late = server.guest(), server.guest(), server.guest()
    now = daily.today()
    id = daily.daily_id("quest", now)
    resign(start_attempt(done, id))
    page = start_attempt(playing, id)
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
    assert start_attempt(playing, id).table["code"] == page.table["code"]
    steps(page, 1)
    resign(page)
    assert shown(playing, id)["tries"] == 1
