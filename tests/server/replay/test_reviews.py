"""Reviews: of finished games only, made once, stored part by part, and open to everybody with the link."""

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
    """Counts the parts that are evaluated, and lets only some of them start."""

    def __init__(self, let: int = 1000) -> None:
        super().__init__()
        self.evaluated: list[int] = []
        self.let = threading.Semaphore(let)

    async def run_in_background(self, task: Any, *given: Any) -> Any:
        if task is evaluate_part:
            self.evaluated.append(given[1][0])
            return await super().run_in_background(self.evaluate, task, *given)
        return await super().run_in_background(task, *given)

    def evaluate(self, task: Any, *given: Any) -> Any:
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


def upload_game(guest: Guest) -> str:
    """The code of an uploaded game."""
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


def test_a_running_game_is_not_reviewed(server: Server) -> None:
    code, _, _ = two_people(server, "towers")
    for ask in (server.guests[0].get, server.guests[0].post):
        answer = ask(f"/api/tables/{code}/review")
        assert answer.status_code == 400
        assert answer.json()["reason"]["key"] == "refused-running"
    assert server.guests[0].get("/api/tables/NO-SUCH-TABLE-1/review").status_code == 404


@pytest.mark.usefixtures("quick")
def test_a_review_is_made_once_and_reports_its_progress(tmp_path: Path) -> None:
    workers = Counting(2)
    with Server(tmp_path / "a.sqlite", workers=workers) as server:
        one, other = server.guest(), server.guest()
        code = upload_game(one)
        assert look(one, code) == {"state": "none", "done": 0, "of": 0, "review": None}
        assert one.post(f"/api/tables/{code}/review").json()["state"] in ("waiting", "running")
        wait_for(lambda: look(other, code)["done"] == 2 * PART)
        progress = other.post(f"/api/tables/{code}/review").json()
        assert progress["state"] == "running"
        assert progress["done"] == 2 * PART < progress["of"]
        workers.let.release(1000)
        review = until_done(one, code)["review"]
        assert len(workers.evaluated) == len(set(workers.evaluated)) == -(-(progress["of"] - 1) // PART)
        assert look(other, code)["review"] == review
        assert other.post(f"/api/tables/{code}/review").json()["review"] == review
        assert len(workers.evaluated) == len(set(workers.evaluated))
    assert review["eyes"] == ["all", "-1", "0", "1"]
    assert review["together"] is False
    assert review["points"]
    for point in review["points"]:
        assert len(point["moments"]) == 4
        assert 0 <= point["chance"] <= 1
    by_all = [point["moments"][0] for point in review["points"]]
    assert by_all == sorted(by_all)
    assert all(turn["line"] for turn in review["turns"] + review["costly"])
    # Random play loses something; the costliest decisions are listed, and none twice.
    assert review["costly"]
    listed = [turn["point"] for turn in review["turns"] + review["costly"]]
    assert len(listed) == len(set(listed))
    assert all(review["points"][at]["lost"] > 0 for at in (turn["point"] for turn in review["costly"]))


@pytest.mark.usefixtures("quick")
def test_a_restart_loses_no_finished_part(tmp_path: Path) -> None:
    before, after = Counting(2), Counting()
    with Server(tmp_path / "a.sqlite", workers=before) as server:
        code = upload_game(server.guest())
        server.guests[0].post(f"/api/tables/{code}/review")
        wait_for(lambda: look(server.guests[0], code)["done"] == 2 * PART)
        of = look(server.guests[0], code)["of"]
        wait_for(lambda: len(before.evaluated) == 3)
    with Server(tmp_path / "a.sqlite", workers=after) as server:
        guest = server.guest()
        guest.get("/api/me")
        assert look(guest, code)["state"] in ("waiting", "running")  # a request for its state continues it
        assert until_done(guest, code)["state"] == "done"
    assert len(after.evaluated) == -(-(of - 1) // PART) - 2
    assert not set(after.evaluated) & set(before.evaluated[:2])


@pytest.mark.usefixtures("quick")
def test_a_failed_review_can_be_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path / "a.sqlite") as server:
        guest = server.guest()
        code = upload_game(guest)
        with monkeypatch.context() as broken:
            broken.setattr(review_jobs, "decisions", lambda *_: 1 / 0)
            guest.post(f"/api/tables/{code}/review")
            assert until_done(guest, code)["state"] == "failed"
        guest.post(f"/api/tables/{code}/review")
        assert until_done(guest, code)["state"] == "done"


@pytest.mark.usefixtures("quick")
def test_reviews_are_fair_between_guests(tmp_path: Path) -> None:
    workers = Counting(0)
    with Server(tmp_path / "a.sqlite", workers=workers) as server:
        many, one = server.guest(), server.guest()
        codes = [upload_game(many) for _ in range(MAX_PENDING_PER_GUEST + 1)]
        *accepted, refused = [many.post(f"/api/tables/{code}/review") for code in codes]
        assert {answer.json()["state"] for answer in accepted} <= {"waiting", "running"}
        assert (refused.status_code, refused.json()["reason"]["key"]) == (400, "refused-review-yours")
        assert many.post(f"/api/tables/{codes[0]}/review").status_code == 200  # not a further review
        theirs = upload_game(one)
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
def test_a_pending_review_is_deleted_with_its_table(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    workers = Counting(2)
    with Server(file, workers=workers) as server:
        guest = server.guest()
        code = upload_game(guest)
        guest.post(f"/api/tables/{code}/review")
        wait_for(lambda: len(workers.evaluated) == 3)  # two parts are stored, the third is held back
        assert guest.post("/api/me/forget", {"sure": True}).status_code == 200
        workers.let.release(1000)
        waiting = upload_game(server.guest())  # by the end of another review, the first one has ended
        server.guests[-1].post(f"/api/tables/{waiting}/review")
        until_done(server.guests[-1], waiting)
        assert list(server.app.state.reviews.pending) == []
    with closing(sqlite3.connect(file)) as db:
        found = [row[0] for table in ("reviews", "review_parts") for row in db.execute(f"select code from {table}")]
    assert found == [waiting]
