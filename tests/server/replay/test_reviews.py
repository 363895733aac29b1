"""Reviews: of games that are over only, each made once, kept part by part, and for everybody who has the link."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bywater.core.record import Record
from bywater.registry import load
from bywater.server.replay import review_jobs
from bywater.server.replay.review_jobs import PART, evaluate_part
from bywater.server.replay.reviews import MAX_PENDING_PER_GUEST, Reviews
from tests.server.harness import Guest, LocalWorkers, Message, Server, random_lines, two_people, wait_for

LINES = 62


class Counting(LocalWorkers):
    """Counts the parts that are weighed, and holds the next one back if told to."""

    def __init__(self, let: int = 1000) -> None:
        super().__init__()
        self.weighed: list[int] = []
        self.let = threading.Semaphore(let)

    async def run_in_background(self, task: Any, *given: Any) -> Any:
        if task is evaluate_part:
            self.weighed.append(given[1][0])
            return await super().run_in_background(self.weigh, task, *given)
        return await super().run_in_background(task, *given)

    def weigh(self, task: Any, *given: Any) -> Any:
        while not self.let.acquire(timeout=0.05):
            if self.ended:
                raise RuntimeError("the server is closed")
        return task(*given)

    ended = False

    def close(self) -> None:
        self.ended = True
        super().close()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bywater.bots.review.assessment.BUDGETS", {"towers": 16})


def brought(guest: Guest) -> str:
    """A game that somebody has uploaded."""
    game = load("towers")
    record = Record("towers", game.rules, 2, {}, random_lines("towers", 3, LINES))
    guest.get("/api/me")
    code: str = guest.post("/api/records", {"text": str(record)}).json()["code"]
    return code


def look(guest: Guest, code: str) -> Message:
    found: Message = guest.get(f"/api/tables/{code}/review").json()
    return found


def until_done(guest: Guest, code: str) -> Message:
    wait_for(lambda: look(guest, code)["state"] in ("done", "failed"))
    return look(guest, code)


def test_a_game_that_runs_is_not_reviewed(server: Server) -> None:
    code, _, _ = two_people(server, "towers")
    for ask in (server.guests[0].get, server.guests[0].post):
        answer = ask(f"/api/tables/{code}/review")
        assert answer.status_code == 400
        assert answer.json()["reason"]["key"] == "refused-running"
    assert server.guests[0].get("/api/tables/NO-SUCH-TABLE-1/review").status_code == 404


@pytest.mark.usefixtures("quick")
def test_it_is_made_once_whoever_asks_and_tells_how_far_it_is(tmp_path: Path) -> None:
    workers = Counting(2)
    with Server(tmp_path / "a.sqlite", workers=workers) as server:
        one, other = server.guest(), server.guest()
        code = brought(one)
        assert look(one, code) == {"state": "none", "done": 0, "of": 0, "review": None}
        assert one.post(f"/api/tables/{code}/review").json()["state"] in ("waiting", "running")
        wait_for(lambda: look(other, code)["done"] == 2 * PART)
        told = other.post(f"/api/tables/{code}/review").json()
        assert told["state"] == "running"
        assert told["done"] == 2 * PART < told["of"]
        workers.let.release(1000)
        review = until_done(one, code)["review"]
        assert len(workers.weighed) == len(set(workers.weighed)) == -(-(told["of"] - 1) // PART)
        assert look(other, code)["review"] == review
        assert other.post(f"/api/tables/{code}/review").json()["review"] == review
        assert len(workers.weighed) == len(set(workers.weighed))
    assert review["eyes"] == ["all", "-1", "0", "1"]
    assert review["together"] is False
    assert review["points"]
    for point in review["points"]:
        assert len(point["moments"]) == 4
        assert 0 <= point["chance"] <= 1
    by_all = [point["moments"][0] for point in review["points"]]
    assert by_all == sorted(by_all)
    assert all(turn["line"] for turn in review["turns"] + review["costly"])
    # Somebody who plays at random gives something away; what cost most is told, and nothing twice.
    assert review["costly"]
    told = [turn["point"] for turn in review["turns"] + review["costly"]]
    assert len(told) == len(set(told))
    assert all(review["points"][at]["lost"] > 0 for at in (turn["point"] for turn in review["costly"]))


@pytest.mark.usefixtures("quick")
def test_a_restart_in_the_middle_loses_nothing_that_was_done(tmp_path: Path) -> None:
    before, after = Counting(2), Counting()
    with Server(tmp_path / "a.sqlite", workers=before) as server:
        code = brought(server.guest())
        server.guests[0].post(f"/api/tables/{code}/review")
        wait_for(lambda: look(server.guests[0], code)["done"] == 2 * PART)
        of = look(server.guests[0], code)["of"]
        wait_for(lambda: len(before.weighed) == 3)
    with Server(tmp_path / "a.sqlite", workers=after) as server:
        guest = server.guest()
        guest.get("/api/me")
        assert look(guest, code)["state"] in ("waiting", "running")  # to look is enough: it goes on
        assert until_done(guest, code)["state"] == "done"
    assert len(after.weighed) == -(-(of - 1) // PART) - 2
    assert not set(after.weighed) & set(before.weighed[:2])


@pytest.mark.usefixtures("quick")
def test_one_that_fails_says_so_and_can_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path / "a.sqlite") as server:
        guest = server.guest()
        code = brought(guest)
        with monkeypatch.context() as broken:
            broken.setattr(review_jobs, "decisions", lambda *_: 1 / 0)
            guest.post(f"/api/tables/{code}/review")
            assert until_done(guest, code)["state"] == "failed"
        guest.post(f"/api/tables/{code}/review")
        assert until_done(guest, code)["state"] == "done"


@pytest.mark.usefixtures("quick")
def test_one_guest_leaves_room_and_turns_for_others(tmp_path: Path) -> None:
    workers = Counting(0)
    with Server(tmp_path / "a.sqlite", workers=workers) as server:
        many, one = server.guest(), server.guest()
        codes = [brought(many) for _ in range(MAX_PENDING_PER_GUEST + 1)]
        *asked, refused = [many.post(f"/api/tables/{code}/review") for code in codes]
        assert {answer.json()["state"] for answer in asked} <= {"waiting", "running"}
        assert (refused.status_code, refused.json()["reason"]["key"]) == (400, "refused-review-yours")
        assert many.post(f"/api/tables/{codes[0]}/review").status_code == 200  # it is no further one
        theirs = brought(one)
        assert one.post(f"/api/tables/{theirs}/review").status_code == 200
        reviews: Reviews = server.app.state.reviews
        order: list[str] = []
        finish = reviews.store.finish

        async def finished(code: str, version: int, review: bytes) -> None:
            order.append(code)
            await finish(code, version, review)

        reviews.store.finish = finished  # type: ignore[method-assign]
        workers.let.release(1000)
        for code in (*codes[:-1], theirs):
            assert until_done(one, code)["state"] == "done"
        assert order == [codes[0], codes[1], theirs, codes[2]]
        many.post(f"/api/tables/{codes[-1]}/review")
        assert until_done(many, codes[-1])["state"] == "done"


@pytest.mark.usefixtures("quick")
def test_a_review_that_is_being_made_goes_with_its_table(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    workers = Counting(2)
    with Server(file, workers=workers) as server:
        guest = server.guest()
        code = brought(guest)
        guest.post(f"/api/tables/{code}/review")
        wait_for(lambda: len(workers.weighed) == 3)  # two parts are kept, and it waits for the third
        assert guest.post("/api/me/forget", {"sure": True}).status_code == 200
        workers.let.release(1000)
        waiting = brought(server.guest())  # whatever was under way has ended when the next review is made
        server.guests[-1].post(f"/api/tables/{waiting}/review")
        until_done(server.guests[-1], waiting)
        assert list(server.app.state.reviews.pending) == []
    with closing(sqlite3.connect(file)) as db:
        found = [row[0] for table in ("reviews", "review_parts") for row in db.execute(f"select code from {table}")]
    assert found == [waiting]
