"""Tables of guided first games: the script, leaving it, and restarts."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bywater.registry import game_ids
from bywater.server.storage.sqlite import SqliteStore
from tests.server.harness import Guest, LocalWorkers, Page, Server, wait_for

READ = ["welcome", "hidden", "dark-wins"]


def learn(guest: Guest, game: str = "confrontation") -> tuple[str, Page]:
    guest.get("/api/me")
    answer = guest.post("/api/lessons", {"game": game})
    assert answer.status_code == 200, answer.text
    code: str = answer.json()["code"]
    return code, guest.page(code)


def coach(page: Page) -> dict[str, Any]:
    page.until_quiet()
    found: dict[str, Any] = page.table["coach"]
    return found


def go_on(page: Page, *ids: str) -> None:
    """Press "go on" at each of these steps."""
    for id in ids:
        now = coach(page)
        assert (now["id"], now["reading"]) == (id, True)
        page.send("go_on", step=now["step"])
    page.until_quiet()


def until(page: Page, id: str) -> dict[str, Any]:
    """Wait until this step is reached."""
    wait_for(lambda: coach(page)["id"] == id)
    return coach(page)


def test_bots_and_chance_follow_the_script_as_long_as_the_learner_does(tmp_path: Path) -> None:
    workers = LocalWorkers()
    with Server(tmp_path / "tables.sqlite", workers=workers) as server:  # without the bots of other tests
        code, page = learn(server.guest())
        go_on(page, *READ)
        now = coach(page)
        assert now["wanted"] == ["aragorn enedwaith-moria", "aragorn enedwaith-gap_of_rohan"]
        assert (now["reading"], now["heard"]) == (False, [*READ, "forward"])
        page.act("aragorn enedwaith-moria")
        until(page, "dark-moved")
        go_on(page, "dark-moved")
        page.act("gandalf rohan-gondor")
        until(page, "strength")
        go_on(page, "strength", "gandalf-sees")
        page.act("play light_3")
        until(page, "first-won")
        assert page.frame["choices"] == []  # it is Dark's turn, who waits until the learner has continued
        before = server.lines(code)
        go_on(page, "first-won")
        assert until(page, "frodo-met")["wanted"] == ["retreat rohan"]
        assert server.lines(code)[len(before) :] == [
            "orcs dagorlad-fangorn",
            "defender frodo",
        ]  # chance, too
        assert workers.requests == []  # no bot had to think


def test_other_moves_are_allowed_and_bots_then_choose_for_themselves(server: Server) -> None:
    code, page = learn(server.guest())
    go_on(page, *READ)
    page.act("sam fangorn-rohan")
    now = coach(page)
    assert (now["off"], now["left"], now["step"], now["id"]) == (True, "forward", -1, "")
    page.until_quiet()
    assert server.lines(code) == ["sam fangorn-rohan"]  # bots wait until the comment was read
    page.send("go_on", step=-1)
    wait_for(lambda: server.workers.requests != [])  # type: ignore[attr-defined]
    page.until_quiet()
    assert page.table["undo"] == "free"  # whatever was revealed since
    page.send("undo")
    wait_for(lambda: coach(page)["id"] == "forward")  # back in the script
    assert server.lines(code) == []
    assert coach(page)["off"] is False
    server.workers.requests.clear()  # type: ignore[attr-defined]


def test_a_lesson_continues_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite") as server:
        guest = server.guest()
        code, page = learn(guest)
        go_on(page, *READ)
        page.act("aragorn enedwaith-moria")
        until(page, "dark-moved")
        before = coach(page)
        cookies = dict(guest.web.cookies)
    with Server(tmp_path / "tables.sqlite") as server:
        guest = server.guest()
        guest.web.cookies.update(cookies)
        assert guest.get("/api/home").json()["tables"][0]["lesson"] is True
        page = guest.page(code)
        assert coach(page) == before
        go_on(page, "dark-moved")
        page.act("gandalf rohan-gondor")
        until(page, "strength")
        page.send("undo")
        wait_for(lambda: coach(page)["id"] == "attack")  # earlier presses are kept


def test_an_ended_lesson_becomes_a_normal_table(server: Server) -> None:
    guest = server.guest()
    code, page = learn(guest)
    page.send("end_lesson")
    page.until_quiet()
    assert page.table["coach"] is None
    assert guest.get("/api/home").json()["tables"][0]["lesson"] is False
    assert page.refused("go_on", step=0) == "refused-no-lesson"
    page.act("sam fangorn-rohan")
    assert server.lines(code)[0] == "sam fangorn-rohan"


def test_seats_of_a_lesson_can_not_be_changed(server: Server) -> None:
    code, page = learn(server.guest())
    other = server.guest().page(code)
    assert page.refused("fill", seat=1, bot="") == "refused-lesson-seats"
    assert page.refused("leave", seat=0) == "refused-lesson-seats"
    assert other.refused("sit", seat=1) == "refused-lesson-seats"
    assert [seat["kind"] for seat in page.table["seats"]] == ["person", "bot"]
    page.send("end_lesson")
    page.send("fill", seat=1, bot="")
    page.until_quiet()
    other.send("sit", seat=1)
    other.until_quiet()
    page.until_quiet()
    assert [seat["kind"] for seat in page.table["seats"]] == ["person", "person"]


class BrokenStore(SqliteStore):
    """A store that fails while it is broken."""

    broken = False

    async def run(self, work: Any) -> Any:
        if self.broken:
            raise sqlite3.OperationalError("disk I/O error")
        return await super().run(work)


def test_a_failed_undo_leaves_the_learner_at_the_same_step(tmp_path: Path) -> None:
    store = BrokenStore(tmp_path / "tables.sqlite")
    with Server(tmp_path / "tables.sqlite", store=store) as server:
        code, page = learn(server.guest())
        go_on(page, *READ)
        page.act("aragorn enedwaith-moria")
        until(page, "dark-moved")
        go_on(page, "dark-moved")
        before, lines = coach(page), server.lines(code)
        store.broken = True
        assert page.refused("undo") == "refused-storage"
        store.broken = False
        assert (coach(page), server.lines(code)) == (before, lines)
        kept = server.live(code).session.stored.lesson
        assert kept is not None
        assert len(kept.pressed) == 4
        page.send("undo")
        wait_for(lambda: coach(page)["id"] == "forward")
        found = server.run(server.store.load(code))
        assert found is not None
        assert (found[0].lesson, found[1]) == (server.live(code).session.stored.lesson, [])
        assert found[0].lesson is not None
        assert found[0].lesson.pressed == [0, 0, 0]


def test_only_the_learner_gets_steps_and_only_those_reached(server: Server) -> None:
    code, page = learn(server.guest())
    other = server.guest().page(code)
    assert other.table["coach"] is None
    assert other.refused("go_on", step=0) == "refused-no-lesson"
    assert other.refused("end_lesson") == "refused-no-lesson"
    assert coach(page)["step"] == 0
    go_on(page, "welcome")
    for text in (*page.raw, *other.raw):
        assert b"orcs dagorlad" not in text  # the script is not sent
        assert b"frodo-met" not in text
        # positions of enemies are not sent: their names appear only in lists of all figures
        frame = json.loads(text).get("frame", {"view": {"dark": {}}})
        assert "figures" not in frame["view"]["dark"]


def test_a_repeated_press_counts_once_and_invalid_ones_change_nothing(server: Server) -> None:
    code, page = learn(server.guest())
    page.send("go_on", step=0)
    page.send("go_on", step=0)
    assert coach(page)["step"] == 1
    page.send("go_on", step=7)
    assert coach(page)["step"] == 1
    assert page.refused("go_on", step="x") == "refused-unknown"
    page.act("sam fangorn-rohan")
    for _ in range(20):  # ineffective presses are not stored
        page.send("go_on", step=-1)
    page.until_quiet()
    kept = server.live(code).session.stored.lesson
    assert kept is not None
    assert len(kept.pressed) < 5


def test_games_with_lessons_are_marked(server: Server) -> None:
    guest = server.guest()
    guest.get("/api/me")
    taught = {game["id"] for game in guest.get("/api/games").json() if game["lesson"]}
    assert taught == set(game_ids())
    assert guest.post("/api/lessons", {"game": "chess"}).json()["reason"]["key"] == "refused-no-lesson"
    assert guest.post("/api/lessons", {"game": 3}).status_code == 400
    assert "lesson-welcome" in guest.get("/words/de/lesson/towers.ftl").text
    assert guest.get("/words/xx/lesson/towers.ftl").status_code == 404
    assert guest.get("/words/en/lesson/chess.ftl").status_code == 404


@pytest.mark.parametrize("game", ["confrontation", "towers"])
def test_normal_tables_refuse_lesson_messages(server: Server, game: str) -> None:
    guest = server.guest()
    code = guest.new_table(game, "me", "bot:random")
    page = guest.page(code)
    assert page.table["coach"] is None
    assert page.refused("go_on", step=0) == "refused-no-lesson"
    assert page.refused("end_lesson") == "refused-no-lesson"
