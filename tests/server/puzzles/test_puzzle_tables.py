"""Puzzles at tables: judged at once, marked when solved, and retried."""

import pytest

from bywater.puzzles.progress import PuzzleProgress, solution
from bywater.puzzles.puzzle import puzzles
from bywater.registry import load
from tests.server.harness import Guest, Page, Server, wait_for

GAME = load("confrontation")
ONE = next(puzzle for puzzle in puzzles().values() if puzzle.moves == 1)
TWO = next(puzzle for puzzle in puzzles().values() if puzzle.moves == 2)


def start_table(guest: Guest, id: str) -> str:
    guest.get("/api/me")
    answer = guest.post(f"/api/puzzles/{id}", {})
    assert answer.status_code == 200, answer.text
    code: str = answer.json()["code"]
    return code


def marks(guest: Guest, id: str) -> tuple[int, bool]:
    row = next(row for row in guest.get("/api/puzzles").json()["puzzles"] if row["id"] == id)
    return row["tries"], row["solved"]


def right_move(page: Page, server: Server) -> str:
    """A move that keeps the win."""
    puzzle = puzzles()[page.table["puzzle"]["id"]]
    at = PuzzleProgress(puzzle, server.lines(page.table["code"]))
    return GAME.notation(at.solver.winning(at.cell, at.left)[0])


def test_a_lost_win_is_reported_at_once_and_can_be_retried(server: Server) -> None:
    guest = server.guest()
    code = start_table(guest, TWO.id)
    page = guest.page(code)
    assert page.table["puzzle"]["state"] == ""
    assert page.table["puzzle"]["left"] == 2
    assert page.refused("undo") == "refused-puzzle-undo"
    assert page.refused("advise") == "refused-puzzle-hint"  # not because of other people
    assert page.refused("leave", seat=TWO.seat) == "refused-challenge-seats"
    good = right_move(page, server)
    page.act(next(choice["text"] for choice in page.frame["choices"] if choice["text"] != good))
    assert page.table["puzzle"]["state"] == "failed"
    assert page.table["over"]
    assert len(server.lines(code)) == 1  # the other side does not move any more
    assert marks(guest, TWO.id) == (1, False)
    again = start_table(guest, TWO.id)
    assert again == start_table(guest, TWO.id) != code  # there is only one unfinished table
    new = guest.page(again)
    assert new.table["puzzle"]["state"] == ""
    assert not new.table["over"]
    assert server.lines(again) == []
    assert new.frame["choices"]
    assert marks(guest, TWO.id) == (2, False)
    page.until_quiet()
    assert page.table["over"]  # the old table is unchanged
    assert len(server.lines(code)) == 1
    assert guest.get("/api/home").json() == {"tables": [], "replays": [], "finished": []}


def test_right_moves_solve_the_puzzle_against_the_defence(server: Server) -> None:
    guest, other = server.guest(), server.guest()
    code = start_table(guest, TWO.id)
    page = guest.page(code)
    for _ in range(40):
        while not page.frame["choices"] and not page.table["over"]:
            page.take()
        if page.table["over"]:
            break
        page.act(right_move(page, server))
    assert page.table["puzzle"]["state"] == "solved"
    assert server.lines(code) == solution(TWO)[0]  # the best defence
    # The export has it before the list was requested, with the time of the solution.
    exported = guest.get("/api/me/data").json()
    ended = next(table["touched"] for table in exported["tables"] if table["code"] == code)
    assert exported["puzzles"] == [
        {"puzzle": TWO.id, "code": code, "tries": 1, "solved": pytest.approx(ended, abs=1.0)}
    ]
    assert marks(guest, TWO.id) == (1, True)
    assert marks(other, TWO.id) == (0, False)
    start_table(guest, TWO.id)
    assert marks(guest, TWO.id) == (2, True)  # the mark stays


def test_resigning_does_not_solve_a_puzzle(server: Server) -> None:
    guest = server.guest()
    page = guest.page(start_table(guest, ONE.id))
    page.send("resign")
    page.until_quiet()
    assert page.table["puzzle"]["state"] == "failed"
    assert marks(guest, ONE.id) == (1, False)


def test_every_guest_has_a_table_of_their_own(server: Server) -> None:
    one, other = server.guest(), server.guest()
    assert start_table(one, ONE.id) != start_table(other, ONE.id)
    assert one.post("/api/puzzles/p99", {}).json()["reason"]["key"] == "refused-no-puzzle"
    watcher = other.page(start_table(one, ONE.id))
    assert watcher.frame["choices"] == []
    assert watcher.refused("act", moment=0, texts=["x"]) == "refused-watching"


def test_hidden_figures_stay_hidden(server: Server) -> None:
    hidden = next(puzzle for puzzle in puzzles().values() if puzzle.kind == "hidden")
    guest = server.guest()
    page = guest.page(start_table(guest, hidden.id))
    enemy = ("light", "dark")[1 - hidden.seat]
    assert "figures" not in page.frame["view"][enemy]
    assert page.frame["view"] == hidden.start().view([hidden.seat])


def test_every_attempt_has_its_own_replay_and_review(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bywater.bots.review.assessment.BUDGETS", {"confrontation": 16})
    guest = server.guest()
    found = []
    for attempt in range(2):
        code = start_table(guest, TWO.id)
        page = guest.page(code)
        good = right_move(page, server)
        wrong = [choice["text"] for choice in page.frame["choices"] if choice["text"] != good][attempt]
        page.act(wrong)
        assert page.table["puzzle"]["state"] == "failed"
        assert guest.get(f"/api/tables/{code}/review").json()["state"] == "none"
        guest.post(f"/api/tables/{code}/review")
        wait_for(lambda code=code: guest.get(f"/api/tables/{code}/review").json()["state"] == "done")
        frames = guest.get(f"/api/tables/{code}/frames?seat=all").json()["frames"]
        review = guest.get(f"/api/tables/{code}/review").json()["review"]
        found.append((code, server.lines(code), frames, review["points"][0]["played"]))
    (first, one, *before), (_, other, *after) = found
    assert one != other
    assert all(was != now for was, now in zip(before, after, strict=True))
    assert guest.get(f"/api/tables/{first}/frames?seat=all").json()["frames"] == before[0]


def test_a_solution_is_marked_even_if_nobody_looked_before_the_next_attempt(server: Server) -> None:
    guest = server.guest()
    page = guest.page(start_table(guest, ONE.id))
    while not page.table["over"]:
        page.act(right_move(page, server))
        while not page.frame["choices"] and not page.table["over"]:
            page.take()
    start_table(guest, ONE.id)
    assert marks(guest, ONE.id) == (2, True)


def test_attempts_do_not_hide_tables(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bywater.server.tables.home_api.MAX_TABLES", 2)
    guest = server.guest()
    code = guest.new_table("towers", "me", "bot:novice")
    for _ in range(4):
        page = guest.page(start_table(guest, ONE.id))
        page.send("resign")
        page.until_quiet()
    assert [table["code"] for table in guest.get("/api/home").json()["tables"]] == [code]
    assert guest.get("/api/history").json()["total"] == 0
    assert len(guest.get("/api/me/data").json()["tables"]) == 5
