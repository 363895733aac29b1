"""Messages over a socket: complete, and in order."""

import json
from typing import Any

import pytest

from bywater.server.transport.protocol import MAX_UNREAD
from tests.server.harness import Page, Server, set_up, two_people


@pytest.fixture
def page(server: Server) -> Page:
    return two_people(server, "towers")[1]


def send(server: Server, code: str, messages: list[bytes]) -> None:
    """Send messages to the first page, all at once."""
    live = server.live(code)
    (viewer,) = (viewer for viewer in live.viewers if viewer.facing == (0,))

    async def sending() -> None:
        for message in messages:
            viewer.send(message)

    server.run(sending())


def numbered(number: int, length: int) -> bytes:
    """A message of this many bytes."""
    head = f'{{"type":"because","text":"{number} '
    return head.encode() + b"x" * (length - len(head) - 2) + b'"}'


@pytest.mark.parametrize("length", [60, 125, 126, 127, 65535, 65536, 70000])
def test_a_message_of_any_length_arrives_complete(server: Server, page: Page, length: int) -> None:
    message = numbered(7, length)
    assert len(message) == length
    send(server, page.table["code"], [message, numbered(8, 60)])
    page.take()
    page.take()
    assert page.raw[-2:] == [message, numbered(8, 60)]


def test_unread_messages_wait_in_order(server: Server, page: Page) -> None:
    code = page.table["code"]
    messages = [numbered(number, 60 if number % 2 else 60_000) for number in range(300)]
    send(server, code, messages[:200])  # more than the socket buffers hold
    send(server, code, messages[200:])
    for _ in messages:
        page.take()
    assert page.raw[-300:] == messages
    send(server, code, [numbered(300, 60)])
    assert page.take()["text"].startswith("300 ")


def test_messages_sent_at_once_are_answered_in_order(page: Page) -> None:
    texts = [f"nonsense {number}" for number in range(20 * MAX_UNREAD)]
    for text in texts:
        page.send("why", text=text)
    assert [page.next("because")["text"] for _ in texts] == texts


def test_a_page_that_sends_binary_messages_is_disconnected(server: Server) -> None:
    _, first, second = two_people(server, "towers")
    second.socket.send(b"bytes")
    while first.table["seats"][1]["online"]:
        first.next("seats")


def test_an_update_holds_only_changes(server: Server) -> None:
    _, waits, moves = set_up(server)
    whole: dict[str, Any] = waits.frame
    moves.act("orcs mordor-gondor")
    waits.until_quiet()
    sent = json.loads(waits.raw[-1])["frame"]
    assert {name: value for name, value in waits.frame["view"].items() if whole["view"].get(name) != value} == sent[
        "view"
    ]
    assert {"dark", "actor", "turn"} <= set(sent["view"])
    assert not {"options", "light", "game"} & set(sent["view"])
