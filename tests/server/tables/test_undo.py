"""Undo: free until something hidden was revealed, then by consent."""

import random

from tests.server.harness import BATTLE, QUIET, Server, play_on, set_up


def test_undo_is_free_if_nothing_was_revealed(server: Server) -> None:
    code, other, mover = set_up(server)
    lines, moment = server.lines(code), mover.frame["moment"]
    update = mover.act(QUIET)[0]
    assert update["undo"] == "free"
    other.until_quiet()
    mover.send("undo")
    mover.until_quiet()
    assert server.lines(code) == lines
    assert mover.frame["moment"] == moment
    assert [message["type"] for message in other.until_quiet()] == ["sync"]
    assert other.frame["choices"] == []
    mover.act("warg rohan-moria")
    assert server.lines(code) == [*lines, "warg rohan-moria"]


def test_undo_needs_consent_if_something_was_revealed(server: Server) -> None:
    code, other, mover = set_up(server)
    lines = server.lines(code)
    assert mover.act(BATTLE)[0]["undo"] == "ask"
    mover.send("undo")
    mover.until_quiet()
    other.until_quiet()
    assert other.table["question"] == {"what": "undo", "by": 1, "waiting": [0]}
    assert server.lines(code) == [*lines, BATTLE]
    assert mover.refused("answer", yes=True) == "refused-no-question"
    watcher = server.guest().page(code)
    assert watcher.refused("answer", yes=True) == "refused-no-question"
    other.send("answer", yes=True)
    other.until_quiet()
    mover.until_quiet()
    assert server.lines(code) == lines
    assert other.table["question"] is None
    assert mover.frame["choices"]


def test_a_declined_undo_changes_nothing_and_is_reported(server: Server) -> None:
    code, other, mover = set_up(server)
    mover.act(BATTLE)
    mover.send("undo")
    mover.until_quiet()
    other.send("answer", yes=False)
    assert mover.next("refused")["reason"]["key"] == "declined-undo"
    assert mover.table["question"] is None  # the question is closed before the refusal arrives
    other.until_quiet()
    assert server.lines(code)[-1] == BATTLE
    assert other.table["question"] is None
    assert other.refused("answer", yes=True) == "refused-no-question"


def test_absent_players_are_asked_for_consent(server: Server) -> None:
    code, other, mover = set_up(server)
    mover.act(BATTLE)
    other.close()
    while mover.table["seats"][0]["online"]:
        mover.next("seats")
    mover.send("undo")
    mover.until_quiet()
    assert server.lines(code)[-1] == BATTLE
    assert mover.table["question"]["waiting"] == [0]
    back = server.guests[0].page(code)
    assert back.table["question"]["waiting"] == [0]
    back.send("answer", yes=True)
    back.until_quiet()
    assert server.lines(code)[-1] != BATTLE


def test_a_further_action_or_the_end_closes_the_question(server: Server) -> None:
    code, other, mover = set_up(server)
    mover.act(BATTLE)
    mover.send("undo")
    mover.until_quiet()
    mover.act(mover.frame["choices"][0]["text"])
    assert other.refused("answer", yes=True) == "refused-no-question"
    mover.send("undo")  # the card is still face down, so this is free
    mover.send("undo")
    mover.until_quiet()
    assert mover.table["question"]["waiting"] == [0]
    mover.send("resign")
    mover.until_quiet()
    lines = server.lines(code)
    assert other.refused("answer", yes=True) == "refused-no-question"
    assert server.lines(code) == lines
    assert other.refused("undo") == "refused-no-undo"


def test_a_watcher_has_nothing_to_undo(server: Server) -> None:
    code, _, _ = set_up(server)
    watcher = server.guest().page(code)
    assert watcher.refused("undo") == "refused-no-undo"


def test_undo_against_bots_needs_no_consent(server: Server) -> None:
    guest = server.guest()
    page = guest.page(guest.new_table("towers", "me", "bot:random"))
    page.until_quiet()
    rng = random.Random(4)
    for _ in range(8):
        while not page.frame["choices"]:
            page.take()
        play_on([page], rng, 1)
        while not page.frame["choices"]:
            page.take()
    code = page.table["code"]
    live = server.live(code)
    last = max(number for number, actor in enumerate(live.session.actors) if actor == 0)
    view = page.frame["view"]
    page.send("undo")
    page.next("sync")
    assert page.frame["view"] != view
    assert page.frame["choices"]
    assert len(server.lines(code)) == last
