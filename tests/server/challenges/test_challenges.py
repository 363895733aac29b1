"""Challenges: the same for everybody, without undo, and with a table of results."""

import datetime
from pathlib import Path
from typing import Any

import pytest

from bywater.server.challenges import api, bot_games, daily, service
from tests.server.harness import Guest, Page, Server, wait_for

LEVELS = ["novice", "wayfarer"]
QUEST = {"game": "quest", "seats": 2, "who": ["me", "bot:novice"], "options": {}}


@pytest.fixture(autouse=True)
def few_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two levels are enough."""
    assert set(LEVELS) <= set(bot_games.levels_of("quest"))
    for module in (bot_games, service):
        monkeypatch.setattr(module, "levels_of", lambda game: LEVELS)


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """The day does not change during a test."""
    day = daily.today()
    for module in (api, service, daily):
        monkeypatch.setattr(module, "today", lambda: day)


def create_challenge(guest: Guest, **changes: Any) -> str:
    guest.get("/api/me")
    answer = guest.post("/api/challenges", {**QUEST, **changes})
    assert answer.status_code == 200, answer.text
    id: str = answer.json()["id"]
    return id


def start_attempt(guest: Guest, id: str) -> Page:
    guest.get("/api/me")
    answer = guest.post(f"/api/challenges/{id}/try", {})
    assert answer.status_code == 200, answer.text
    return guest.page(answer.json()["code"])


def steps(page: Page, many: int) -> None:
    """Choose the first action this many times; bots play in between."""
    for _ in range(many):
        while not page.frame["view"]["legal"]:  # out-of-turn actions depend on timing
            page.take()
        page.act(page.frame["choices"][0]["text"])


def resign(page: Page) -> None:
    page.send("resign")
    page.until_quiet()
    assert page.table["over"]


def shown(guest: Guest, id: str) -> dict[str, Any]:
    answer: dict[str, Any] = guest.get(f"/api/challenges/{id}").json()
    return answer


@pytest.mark.parametrize(
    ("game", "who"), [("quest", ["me", "bot:novice"]), ("towers", ["me", "bot:novice", "bot:novice"])]
)
def test_the_same_choices_make_the_same_game(server: Server, game: str, who: list[str]) -> None:
    one, other = server.guest(), server.guest()
    id = create_challenge(one, game=game, seats=len(who), who=who)
    pages = [start_attempt(one, id), start_attempt(other, id)]
    lines = []
    for page in pages:
        steps(page, 6)
        wait_for(lambda page=page: server.live(page.table["code"]).bots.task is None)
        lines.append(server.lines(page.table["code"]))
    assert pages[0].table["code"] != pages[1].table["code"]
    assert lines[0] == lines[1]
    assert len(lines[0]) > 12
    again = start_attempt(one, create_challenge(one, game=game, seats=len(who), who=who))
    steps(again, 6)
    assert server.lines(again.table["code"])[:10] != lines[0][:10]  # another challenge has other chance


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    with Server(tmp_path / "one.sqlite") as server:
        guest, other = server.guest(), server.guest()
        id = create_challenge(guest)
        page, whole = start_attempt(guest, id), start_attempt(other, id)
        steps(page, 3)
        steps(whole, 6)
        wait_for(lambda: server.live(whole.table["code"]).bots.task is None)
        code, want, cookies = page.table["code"], server.lines(whole.table["code"]), dict(guest.web.cookies)
    with Server(tmp_path / "one.sqlite") as server:
        guest = server.guest()
        guest.web.cookies.update(cookies)
        page = guest.page(code)
        steps(page, 3)
        wait_for(lambda: server.live(code).bots.task is None)
        assert server.lines(code) == want


def test_nothing_that_leaves_the_server_reveals_the_seed(server: Server) -> None:
    guest, watcher = server.guest(), server.guest()
    id = create_challenge(guest)
    page = start_attempt(guest, id)
    code = page.table["code"]
    looking = watcher.page(code)
    steps(page, 4)
    looking.until_quiet()
    sent = b"".join(page.raw + looking.raw)
    for path in (f"/api/challenges/{id}", f"/api/tables/{code}", f"/api/tables/{code}/frames?seat=0", "/api/home"):
        sent += guest.get(path).content + watcher.get(path).content
    assert guest.get(f"/api/tables/{code}/record").status_code == 400  # during the game
    resign(page)
    sent += guest.get(f"/api/tables/{code}/record").content
    known = server.app.state.challenges
    chance = known.chance(id)
    drawn = [chance.number("draw", source, 0, 0) for source in ("deck", "die", "tiles")]
    secrets = [known._secret, chance._key.hex(), *map(str, drawn), *(str(chance.seed(1, n)) for n in range(4))]
    assert not [one for one in secrets if one.encode() in sent or one.upper().encode() in sent]
    kept = server.run(server.store.load(code))
    assert kept is not None
    assert not [one for one in secrets if one in repr(kept)]


def test_challenges_have_no_undo_and_no_hints(server: Server) -> None:
    guest = server.guest()
    page = start_attempt(guest, create_challenge(guest))
    steps(page, 2)
    while not page.frame["choices"]:
        page.take()
    lines = server.lines(page.table["code"])
    assert page.table["challenge"]
    assert page.table["undo"] == ""
    assert page.table["advice"] == ""
    assert page.refused("undo") == "refused-challenge-undo"
    assert page.refused("advise") == "refused-challenge-hint"
    assert page.refused("leave", seat=0) == "refused-challenge-seats"
    assert page.refused("sit", seat=1) == "refused-challenge-seats"
    assert page.refused("fill", seat=1, bot="novice") == "refused-challenge-seats"
    assert server.lines(page.table["code"]) == lines
    resign(page)
    assert page.refused("rematch") == "refused-challenge-seats"


def test_the_table_of_results(server: Server) -> None:
    one, other = server.guest(), server.guest()
    id = create_challenge(one)
    assert shown(one, id)["rows"] == []
    page = start_attempt(one, id)
    steps(page, 3)
    assert shown(one, id)["running"] == page.table["code"]
    same = one.post(f"/api/challenges/{id}/try", {}).json()["code"]
    assert same == page.table["code"]  # an unfinished attempt is continued
    resign(page)
    resign(start_attempt(one, id))
    wait_for(lambda: len(shown(other, id)["rows"]) == 2 + len(LEVELS))
    rows = shown(one, id)["rows"]
    assert {row["bot"] for row in rows if row["bot"]} == set(LEVELS)
    assert all(row["moves"] > 0 and row["at"] > 0 for row in rows if row["bot"])
    mine = [row for row in rows if row["yours"]]
    assert [(row["number"], row["gained"], row["resigned"], row["moves"] > 0) for row in mine] in (
        [(1, -1.0, True, True), (2, -1.0, True, False)],
        [(2, -1.0, True, False), (1, -1.0, True, True)],
    )
    assert all(row["code"] for row in mine)  # tables are shown to those who finished
    assert not any(row["code"] or row["yours"] for row in shown(other, id)["rows"])
    results = [(row["gained"], not row["resigned"], row["score"]) for row in rows]
    assert results == sorted(results, reverse=True)
    assert shown(one, id)["bots_to_come"] == 0


def test_resigning_from_a_larger_challenge_is_a_loss(server: Server) -> None:
    guest = server.guest()
    id = create_challenge(guest, game="towers", seats=3, who=["me", "bot:novice", "bot:novice"])
    resign(start_attempt(guest, id))
    row = next(row for row in shown(guest, id)["rows"] if row["yours"])
    assert (row["gained"], row["resigned"]) == (-1.0, True)


def test_a_daily_challenge_is_the_same_for_all(server: Server, tmp_path: Path) -> None:
    one, other = server.guest(), server.guest()
    today = one.get("/api/challenges/daily").json()
    assert [each["game"] for each in today["daily"]] == ["quest", "fate"] or {
        each["game"] for each in today["daily"]
    } == {"quest", "fate"}
    id = next(each["id"] for each in today["daily"] if each["game"] == "quest")
    found, same = shown(one, id), shown(other, id)
    for results in (found, same):  # depends on timing
        assert results.pop("bots_to_come") in range(len(LEVELS) + 1)
    assert {**found, "rows": []} == {**same, "rows": []}
    assert found["who"][0] == "me"
    assert found["after"] == ""
    pages = [start_attempt(one, id), start_attempt(other, id)]
    for page in pages:
        steps(page, 3)
        wait_for(lambda page=page: server.live(page.table["code"]).bots.task is None)
    assert server.lines(pages[0].table["code"])[:14] == server.lines(pages[1].table["code"])[:14]
    assert shown(one, found["before"])["after"] == id
    with Server(tmp_path / "two.sqlite") as elsewhere:
        guest = elsewhere.guest()
        page = start_attempt(guest, id)
        steps(page, 1)
        assert elsewhere.lines(page.table["code"])[:12] != server.lines(pages[0].table["code"])[:12]


def test_future_and_old_daily_challenges_are_refused(server: Server) -> None:
    guest = server.guest()
    now = daily.today()
    for days, key in ((-1, "refused-no-challenge"), (daily.MAX_AGE + 1, "refused-daily-past")):
        id = daily.daily_id("quest", now - datetime.timedelta(days))
        for answer in (guest.get(f"/api/challenges/{id}"), guest.post(f"/api/challenges/{id}/try", {})):
            assert (answer.status_code, answer.json()["reason"]["key"]) == (404, key)
    for id in ("daily-towers-2026-01-01", "daily-quest-x", "oak", f"daily-quest-{now.isoformat()}x"):
        assert guest.get(f"/api/challenges/{id}").status_code == 404
        assert guest.post(f"/api/challenges/{id}/try", {}).status_code == 404


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"who": ["me", "open"]}, "refused-challenge-chairs"),
        ({"who": ["bot:novice", "bot:novice"]}, "refused-challenge-chairs"),
        ({"who": ["me", "bot:novice@99s"]}, "refused-challenge-chairs"),
        ({"game": "confrontation", "who": ["me", "here"]}, "refused-challenge-chairs"),
        ({"who": ["me"]}, "refused-options"),
        ({"options": {"sauron": 99}}, "refused-options"),
        ({"game": "chess"}, "refused-options"),
    ],
)
def test_invalid_challenges_are_refused(server: Server, changes: dict[str, Any], key: str) -> None:
    guest = server.guest()
    guest.get("/api/me")
    answer = guest.post("/api/challenges", {**QUEST, **changes})
    assert (answer.status_code, answer.json()["reason"]["key"]) == (400, key)


def test_a_finished_game_becomes_a_challenge(server: Server) -> None:
    one, friend = server.guest(), server.guest()
    page = one.page(one.new_table("quest", "me", "bot:wayfarer", sauron=12))
    code = page.table["code"]
    assert one.post(f"/api/challenges/from/{code}", {}).json()["reason"]["key"] == "refused-running"
    resign(page)
    assert friend.post(f"/api/challenges/from/{code}", {}).json()["reason"]["key"] == "refused-challenge-chairs"
    id = one.post(f"/api/challenges/from/{code}", {}).json()["id"]
    found = shown(friend, id)
    assert (found["game"], found["who"], found["options"]["sauron"]) == ("quest", ["me", "bot:wayfarer"], 12)
    tried = start_attempt(friend, id)
    resign(tried)
    assert friend.post(f"/api/challenges/from/{tried.table['code']}", {}).json()["id"] == id


def test_own_challenges_are_listed(server: Server) -> None:
    one, other = server.guest(), server.guest()
    id = create_challenge(one)
    assert other.get("/api/challenges/own").json() == {"challenges": []}
    (mine,) = one.get("/api/challenges/own").json()["challenges"]
    assert (mine["id"], mine["game"], mine["made"], mine["tries"], mine["running"]) == (id, "quest", True, 0, "")
    page = start_attempt(other, id)
    today = one.get("/api/challenges/daily").json()["daily"][0]["id"]
    start_attempt(other, today)
    daily_one, theirs = other.get("/api/challenges/own").json()["challenges"]  # the latest first
    assert (daily_one["id"], daily_one["day"]) == (today, daily.today().isoformat())
    assert (theirs["id"], theirs["made"], theirs["tries"], theirs["day"]) == (id, False, 1, "")
    assert theirs["running"] == page.table["code"]
    tables = {table["code"]: table["challenge"] for table in other.get("/api/home").json()["tables"]}
    assert tables[page.table["code"]] == id  # its table is marked in the list
    resign(page)
    assert other.get("/api/challenges/own").json()["challenges"][1]["running"] == ""
    assert other.get("/api/home").json()["replays"][0]["challenge"] == id
    assert one.get("/api/me/data").json()["challenges"] == [{"challenge": id, "made": mine["at"]}]
    one.post("/api/me/forget", {"sure": True})
    assert one.get("/api/challenges/own").json() == {"challenges": []}
    assert other.get(f"/api/challenges/{id}").status_code == 200  # the challenge stays
