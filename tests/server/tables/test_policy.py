"""Policies: which one a table gets, and what a normal table allows."""

import json

import pytest

from bywater.registry import load
from bywater.server.challenges.policy import ChallengePolicy
from bywater.server.errors import Refusal
from bywater.server.lessons.policy import LessonPolicy
from bywater.server.puzzles.policy import PuzzlePolicy
from bywater.server.storage.interface import StoredSeat, StoredTable
from bywater.server.storage.sqlite import SqliteStore
from bywater.server.tables.policy import PolicyRegistry, TableExtras, TablePolicy
from bywater.server.tables.session import Session
from tests.server import coroutines
from tests.server.harness import Server, set_up


def session(puzzle: str = "") -> Session:
    game = load("towers")
    seats = [StoredSeat("person"), StoredSeat("bot", bot="random")]
    options = {option.name: option.default for option in game.options}
    stored = StoredTable("A-B-C-10", "towers", game.rules, options, seats, "host", 1.0, 1.0, puzzle=puzzle)
    return Session(stored, [], SqliteStore("unused"))


def test_a_table_gets_the_first_policy_that_applies() -> None:
    class Special(TablePolicy):
        pass

    class Other(TablePolicy):
        pass

    async def special(session: Session) -> TablePolicy:
        return Special(session)

    async def other(session: Session) -> TablePolicy:
        return Other(session)

    registry = PolicyRegistry()
    registry.register(lambda stored: stored.puzzle == "p1", special)
    registry.register(lambda stored: bool(stored.puzzle), other)
    found = [type(coroutines.run(registry.policy_for(session(puzzle)))) for puzzle in ("", "p1", "p2")]
    assert found == [TablePolicy, Special, Other]


def test_a_normal_policy_allows_everything_but_lessons() -> None:
    policy = TablePolicy(session())
    policy.check_seat_change()
    assert (policy.undo_refusal, policy.hint_refusal, policy.judges_actions) == ("", "", False)
    assert not policy.is_paused
    assert not policy.has_coach
    assert [policy.advice_label(is_fair) for is_fair in (True, False)] == ["given", "unfair"]
    assert policy.extras([0]) == TableExtras()
    assert [policy.bot_at(seat, "") for seat in (0, 1)] == ["", "random"]
    assert policy.bot_at(0, "stand-in") == "stand-in"
    for call in (policy.press_step([0], 1), policy.end_lesson([0])):
        with pytest.raises(Refusal, match="refused-no-lesson"):
            coroutines.run(call)


def test_the_application_registers_the_policies_of_all_kinds_of_tables(server: Server) -> None:
    guest = server.guest()
    normal = guest.new_table("towers", "me", "open")
    lesson = guest.post("/api/lessons", {"game": "towers"}).json()["code"]
    puzzle = guest.post("/api/puzzles/" + guest.get("/api/puzzles").json()["puzzles"][0]["id"], {}).json()["code"]
    setup = {"game": "towers", "seats": 2, "who": ["me", "bot:novice"]}
    id = guest.post("/api/challenges", setup).json()["id"]
    challenge = guest.post(f"/api/challenges/{id}/try", {}).json()["code"]
    kinds = [type(server.live(code).policy) for code in (normal, lesson, puzzle, challenge)]
    assert kinds == [TablePolicy, LessonPolicy, PuzzlePolicy, ChallengePolicy]


def test_viewers_with_the_same_view_get_the_same_message(server: Server) -> None:
    """It is encoded once for all of them, and never sent to a viewer who sees it differently."""
    code, first, second = set_up(server)
    host = first.table
    watchers = [server.guest().page(code) for _ in range(2)]
    pages = [first, second, server.guests[0].page(code), *watchers]
    for page in pages:
        page.until_quiet()
        page.raw.clear()
    server.guest().page(code).close()  # everybody receives the table
    for page in pages:
        page.next("seats")
    tables = [json.loads(page.raw[-1])["table"] for page in pages]
    assert [table["host"] for table in tables] == [True, False, True, False, False]
    assert [table["facing"] for table in tables] == [[0], [1], [0], [], []]
    assert [[seat["yours"] for seat in table["seats"]] for table in tables[:2]] == [[True, False], [False, True]]
    assert tables[0] == tables[2]
    assert tables[3] == tables[4]
    assert host["host"]
