"""Hints: an action with reasons for the viewer who asked, and none where they would be unfair."""

import pytest

from tests.server.harness import Server, set_up, two_people


@pytest.mark.parametrize("game_id", ["quest", "fate"])
def test_only_the_one_who_asked_gets_the_hint_with_reasons(server: Server, game_id: str) -> None:
    code, first, second = two_people(server, game_id)
    actor, other = (first, second) if first.frame["view"]["legal"] else (second, first)
    actor.send("advise")
    line = actor.next("chat")["line"]
    assert line["text"] == ""
    assert {"text": line["choice"], "says": line["advice"]} in [
        {"text": choice["text"], "says": choice["says"]} for choice in actor.frame["choices"]
    ]
    assert 1 <= len(line["reasons"]) <= 3
    assert all(reason["key"].startswith("why-") for reason in line["reasons"])
    actor.send("advise")
    again = actor.next("chat")["line"]
    assert {**again, "at": 0} == {**line, "at": 0}  # the same hint for the same moment
    assert [message for message in other.until_quiet() if message["type"] == "chat"] == []
    assert server.guests[0].page(code).until_quiet() == []
    assert server.guests[0].page(code).received[0]["chat"] == []


def test_hints_are_for_the_actor_only(server: Server) -> None:
    _, first, second = two_people(server, "quest")
    waiting = second if first.frame["view"]["legal"] else first
    assert waiting.table["advice"] == "given"
    assert waiting.refused("advise") == "refused-wait"


def test_opponents_get_a_reason_instead_of_hints(server: Server) -> None:
    _, first, second = set_up(server)
    assert first.table["advice"] == "unfair"
    assert second.refused("advise") == "refused-hint"
    assert first.refused("advise") == "refused-wait"


def test_two_people_at_one_screen_are_opponents_as_well(server: Server) -> None:
    guest = server.guest()
    page = guest.page(guest.new_table("towers", "me", "here"))
    assert page.table["advice"] == "unfair"


def test_hints_are_given_against_bots(server: Server) -> None:
    guest = server.guest()
    page = guest.page(guest.new_table("towers", "me", "bot:random"))
    page.until_quiet()
    assert page.table["advice"] == "given"
    while not page.frame["choices"]:
        page.next("update")
    page.send("advise")
    assert page.next("chat")["line"]["choice"] in [choice["text"] for choice in page.frame["choices"]]


def test_a_failing_bot_gives_no_hint_and_changes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("a secret")

    monkeypatch.setattr(server.workers, "advise", fail)
    _, first, second = two_people(server, "fate")
    actor = first if first.frame["view"]["legal"] else second
    assert actor.refused("advise") == "refused-no-hint"
    actor.act(actor.frame["choices"][0]["text"])
