"""The table of results: whatever is in it, and however many have played."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bywater.server.challenges.results import Result
from bywater.server.challenges.store import MAX_OWN
from tests.server.house import Guest, House
from tests.server.test_challenges import few_bots, made, resign, shown, steps, taken_up

__all__ = ["few_bots"]


def mine(guest: Guest, id: str) -> list[dict[str, Any]]:
    return [row for row in shown(guest, id)["rows"] if row["yours"]]


def people(guest: Guest, id: str) -> list[dict[str, Any]]:
    return [row for row in shown(guest, id)["rows"] if not row["bot"]]


def crowd(house: House, id: str, many: int, gained: float = -1.0) -> None:
    """So many strangers who have played, some of them twice."""

    def work(db: sqlite3.Connection) -> None:
        for number in range(many):
            code, guest = f"{id} {gained} {number}", f"stranger {gained} {number}"
            row = (id, -gained, 0, -number, 9, 5.0, code, guest, 1 + number % 2)
            db.execute("insert into challenge_ranks values (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)

    house.do(house.store.do(work))


def test_a_try_that_can_not_be_read_any_more_counts_without_its_moves(house: House) -> None:
    one, other = house.guest(), house.guest()
    id = made(one)
    page, whole = taken_up(one, id), taken_up(other, id)
    for tried in (page, whole):
        steps(tried, 2)
        resign(tried)
    asked = "update lines set line = 'as it was said in another age' where code = ? and number = 1"
    house.do(house.store.do(lambda db: db.execute(asked, (page.table["code"],))))
    for guest in (one, other, house.guest()):
        assert guest.get(f"/api/challenges/{id}").status_code == 200
    (row,) = mine(one, id)
    assert (row["moves"], row["gained"], row["resigned"]) == (None, -1.0, True)
    assert mine(other, id)[0]["moves"] > 0
    assert [row["yours"] for row in people(other, id)] == [True, False]  # after those of whom it is known
    given = one.get("/api/me/data").json()["challenges"]
    assert [tried["result"]["moves"] for tried in given if "result" in tried] == [None]  # and that it was made


def test_the_best_are_shown_and_oneself_with_the_place(house: House) -> None:
    guest, best = house.guest(), house.guest()
    id = made(guest)
    crowd(house, id, 301, gained=0.0)
    assert [row["place"] for row in people(best, id)[:4]] == [1, 0, 2, 0]  # who tries again has no place
    assert len(people(best, id)) == 100
    for _ in range(2):
        resign(taken_up(guest, id))
    rows = people(guest, id)
    assert len(rows) == 102
    assert [(row["number"], row["place"]) for row in rows if row["yours"]] == [(1, 152), (2, 0)]
    assert not any(row["yours"] for row in rows[:100])
    crowd(house, id, 10, gained=-1.0)  # they resigned not, so they are before
    assert mine(guest, id)[0]["place"] == 157


def test_not_even_the_own_rows_are_without_end(house: House) -> None:
    guest = house.guest()
    id = made(guest)
    page = taken_up(guest, id)
    resign(page)
    (name,) = house.do(
        house.store.do(
            lambda db: db.execute("select guest from challenge_tries where code = ?", (page.table["code"],)).fetchone()
        )
    )
    crowd(house, id, 100, gained=1.0)

    def work(db: sqlite3.Connection) -> None:
        for number in range(2, 200):
            row = (id, 1.0, 1, 0, 9, 5.0, f"{id} own {number}", name, number)
            db.execute("insert into challenge_ranks values (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)

    house.do(house.store.do(work))
    assert sorted(row["number"] for row in mine(guest, id)) == list(range(1, 1 + MAX_OWN))
    assert shown(guest, id)["tries"] == 199


def test_to_look_costs_the_same_however_many_have_played(house: House) -> None:
    guest = house.guest()
    id = made(guest)
    steps_done = 0

    def step() -> int:
        nonlocal steps_done
        steps_done += 1
        return 0

    async def count(by: Callable[[], int] | None) -> None:
        house.store._db.set_progress_handler(by, 100)

    def looked() -> int:
        nonlocal steps_done
        steps_done = 0
        house.do(count(step))
        try:
            assert len(people(guest, id)) == 100
        finally:
            house.do(count(None))
        return steps_done

    crowd(house, id, 200, gained=0.0)
    few = looked()
    assert few > 10
    crowd(house, id, 4000, gained=-0.5)
    assert looked() < 1.2 * few


def test_games_of_an_older_file_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    with House(file) as house:
        one, other, third = house.guest(), house.guest(), house.guest()
        id = made(one)
        first = taken_up(one, id)
        steps(first, 2)
        resign(first)
        want = mine(one, id)
        ended = taken_up(other, id)
        resign(ended)  # and nobody has looked since
        running = taken_up(third, id).table["code"]
        cookies = [dict(guest.web.cookies) for guest in (one, other, third)]
    row = want[0]
    result = Result(row["gained"], row["score"], row["moves"], row["at"], row["resigned"])
    db = sqlite3.connect(file)
    db.execute("create table challenge_results (code text primary key, result blob not null) without rowid")
    db.execute("insert into challenge_results values (?, ?)", (first.table["code"], msgspec.json.encode(result)))
    for thing in ("trigger challenge_over", "table challenge_ended", "table challenge_ranks", "table minds"):
        db.execute(f"drop {thing}")
    db.commit()
    db.close()
    for _ in range(2):  # the second time it is no older file any more
        with House(file) as house:
            for number, cookie in enumerate(cookies):
                guest = house.guest()
                guest.web.cookies.update(cookie)
                if number == 0:
                    (row,) = mine(guest, id)
                    assert {**row, "place": 1} == want[0]  # the other was quicker
                elif number == 1:
                    assert [row["code"] for row in mine(guest, id)] == [ended.table["code"]]
                else:
                    assert shown(guest, id)["running"] == running


def test_what_a_guest_takes_away_is_not_counted(house: House) -> None:
    one, other = house.guest(), house.guest()
    id = made(one)
    for tries in (1, 2):
        resign(taken_up(one, id))
        assert len(mine(one, id)) == tries
    resign(taken_up(one, id))  # this one is not counted yet
    assert one.post("/api/me/forget", {"sure": True}).status_code == 200
    assert people(other, id) == []

    def left(db: sqlite3.Connection) -> list[int]:
        tables = ("challenge_ended", "challenge_ranks", "challenge_tries")
        return [db.execute(f"select count(*) from {one} where challenge = ?", (id,)).fetchone()[0] for one in tables]

    assert house.do(house.store.do(left)) == [0, 0, 0]
