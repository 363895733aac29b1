"""The table of results: unreadable records, many players, restarts."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bywater.server.challenges.store import MAX_OWN
from tests.server.challenges.test_challenges import create_challenge, few_bots, resign, shown, start_attempt, steps
from tests.server.harness import Guest, Server

__all__ = ["few_bots"]


def mine(guest: Guest, id: str) -> list[dict[str, Any]]:
    return [row for row in shown(guest, id)["rows"] if row["yours"]]


def people(guest: Guest, id: str) -> list[dict[str, Any]]:
    return [row for row in shown(guest, id)["rows"] if not row["bot"]]


def crowd(server: Server, id: str, many: int, gained: float = -1.0) -> None:
    """Add results of this many strangers, every other one of a second attempt."""

    def work(db: sqlite3.Connection) -> None:
        for number in range(many):
            code, guest = f"{id} {gained} {number}", f"stranger {gained} {number}"
            row = (id, -gained, 0, -number, 9, 5.0, code, guest, 1 + number % 2)
            db.execute("insert into challenge_ranks values (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)

    server.run(server.store.run(work))


def test_an_unreadable_record_counts_without_its_moves(server: Server) -> None:
    one, other = server.guest(), server.guest()
    id = create_challenge(one)
    page, whole = start_attempt(one, id), start_attempt(other, id)
    for tried in (page, whole):
        steps(tried, 2)
        resign(tried)
    query = "update lines set line = 'invalid' where code = ? and number = 1"
    server.run(server.store.run(lambda db: db.execute(query, (page.table["code"],))))
    for guest in (one, other, server.guest()):
        assert guest.get(f"/api/challenges/{id}").status_code == 200
    (row,) = mine(one, id)
    assert (row["moves"], row["gained"], row["resigned"]) == (None, -1.0, True)
    assert mine(other, id)[0]["moves"] > 0
    assert [row["yours"] for row in people(other, id)] == [True, False]  # after those with a known number of moves
    given = one.get("/api/me/data").json()["challenges"]
    assert [tried["result"]["moves"] for tried in given if "result" in tried] == [None]  # beside the entry of its maker


def test_the_best_and_the_own_rows_are_shown(server: Server) -> None:
    guest, best = server.guest(), server.guest()
    id = create_challenge(guest)
    crowd(server, id, 301, gained=0.0)
    assert [row["place"] for row in people(best, id)[:4]] == [1, 0, 2, 0]  # second attempts have no place
    assert len(people(best, id)) == 100
    for _ in range(2):
        resign(start_attempt(guest, id))
    rows = people(guest, id)
    assert len(rows) == 102
    assert [(row["number"], row["place"]) for row in rows if row["yours"]] == [(1, 152), (2, 0)]
    assert not any(row["yours"] for row in rows[:100])
    crowd(server, id, 10, gained=-1.0)  # not resigned, so they rank higher
    assert mine(guest, id)[0]["place"] == 157


def test_the_own_rows_are_limited(server: Server) -> None:
    guest = server.guest()
    id = create_challenge(guest)
    page = start_attempt(guest, id)
    resign(page)
    (name,) = server.run(
        server.store.run(
            lambda db: db.execute("select guest from challenge_tries where code = ?", (page.table["code"],)).fetchone()
        )
    )
    crowd(server, id, 100, gained=1.0)

    def work(db: sqlite3.Connection) -> None:
        for number in range(2, 200):
            row = (id, 1.0, 1, 0, 9, 5.0, f"{id} own {number}", name, number)
            db.execute("insert into challenge_ranks values (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)

    server.run(server.store.run(work))
    assert sorted(row["number"] for row in mine(guest, id)) == list(range(1, 1 + MAX_OWN))
    assert shown(guest, id)["tries"] == 199


def test_the_cost_of_the_results_does_not_grow_with_the_players(server: Server) -> None:
    guest = server.guest()
    id = create_challenge(guest)
    steps_done = 0

    def step() -> int:
        nonlocal steps_done
        steps_done += 1
        return 0

    async def count(by: Callable[[], int] | None) -> None:
        server.store.database.connection.set_progress_handler(by, 100)

    def looked() -> int:
        nonlocal steps_done
        steps_done = 0
        server.run(count(step))
        try:
            assert len(people(guest, id)) == 100
        finally:
            server.run(count(None))
        return steps_done

    crowd(server, id, 200, gained=0.0)
    few = looked()
    assert few > 10
    crowd(server, id, 4000, gained=-0.5)
    assert looked() < 1.2 * few


def test_results_survive_a_restart_and_are_counted_afterwards(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    with Server(file) as server:
        one, other, third = server.guest(), server.guest(), server.guest()
        id = create_challenge(one)
        first = start_attempt(one, id)
        steps(first, 2)
        resign(first)
        want = mine(one, id)
        ended = start_attempt(other, id)
        resign(ended)  # not counted: nobody has requested the results since
        running = start_attempt(third, id).table["code"]
        cookies = [dict(guest.web.cookies) for guest in (one, other, third)]
    for _ in range(2):
        with Server(file) as server:
            for number, cookie in enumerate(cookies):
                guest = server.guest()
                guest.web.cookies.update(cookie)
                if number == 0:
                    (row,) = mine(guest, id)
                    assert {**row, "place": 1} == want[0]  # the other guest was quicker
                elif number == 1:
                    assert [row["code"] for row in mine(guest, id)] == [ended.table["code"]]
                else:
                    assert shown(guest, id)["running"] == running


def test_erased_attempts_are_not_counted(server: Server) -> None:
    one, other = server.guest(), server.guest()
    id = create_challenge(one)
    for tries in (1, 2):
        resign(start_attempt(one, id))
        assert len(mine(one, id)) == tries
    resign(start_attempt(one, id))  # not counted yet
    assert one.post("/api/me/forget", {"sure": True}).status_code == 200
    assert people(other, id) == []

    def left(db: sqlite3.Connection) -> list[int]:
        tables = ("challenge_ended", "challenge_ranks", "challenge_tries")
        return [db.execute(f"select count(*) from {one} where challenge = ?", (id,)).fetchone()[0] for one in tables]

    assert server.run(server.store.run(left)) == [0, 0, 0]
