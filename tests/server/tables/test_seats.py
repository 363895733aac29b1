"""Seats: sitting down, leaving, bots, the host, and two people at one screen."""

import random

import msgspec
import pytest

from bywater.bots import partner
from bywater.core.seats import WATCHER
from bywater.registry import load
from bywater.server.storage.interface import StoredSeat
from tests.server.harness import BATTLE, Server, formation, play_on, set_up, two_people, without_extras


def test_only_free_seats_can_be_taken(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    third = server.guest().page(code)
    for seat in (0, 1, 2, -1, 10**30):
        assert third.refused("sit", seat=seat) == "refused-chair"
    assert third.table["facing"] == []
    assert second.refused("leave", seat=0) == "refused-not-yours"
    assert first.refused("face", seat=1) == "refused-not-yours"


def test_a_seat_left_before_the_game_is_open_again(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    second.send("leave", seat=1)
    second.until_quiet()
    first.until_quiet()
    assert second.table["facing"] == []
    assert first.table["seats"][1]["kind"] == "open"
    assert first.refused("act", moment=0, texts=["frodo at arthedain"]) == "refused-not-started"
    third = server.guest().page(code)
    third.send("sit", seat=1)
    third.until_quiet()
    assert third.table["facing"] == [1]
    assert second.refused("act", moment=0, texts=["frodo at arthedain"]) == "refused-watching"


def test_a_bot_takes_the_seat_of_a_player_who_leaves(server: Server) -> None:
    code, first, second = set_up(server)
    second.send("leave", seat=1)
    second.until_quiet()
    assert second.table["facing"] == []
    assert second.frame["choices"] == []
    assert second.frame["view"]["viewers"] == [WATCHER]
    while not first.frame["choices"]:
        first.take()  # the bot has moved
    assert first.table["seats"][1]["bot"] == partner(load("confrontation"))
    third = server.guest().page(code)
    third.send("sit", seat=1)
    third.until_quiet()
    assert third.table["facing"] == [1]
    first.until_quiet()
    assert first.table["seats"][1]["kind"] == "person"


def test_a_player_who_leaves_a_seat_loses_its_view_on_all_devices(server: Server) -> None:
    code, first, _ = two_people(server, "confrontation")
    link = server.guests[0].get(f"/api/tables/{code}/carry?seat=0").json()["link"]
    phone = server.guest()
    assert phone.open_link(link).status_code == 200
    page = phone.page(code)
    assert page.table["facing"] == [0]
    first.act(*formation(0))
    first.send("leave", seat=0)
    first.until_quiet()
    page.until_quiet()
    for gone in (first, page):
        assert gone.table["facing"] == []
        assert gone.frame["view"]["viewers"] == [WATCHER]
        assert gone.refused("act", moment=gone.frame["moment"], texts=["frodo at eregion"]) == "refused-watching"
    frames = phone.get(f"/api/tables/{code}/frames?seat=0")
    assert frames.json()["reason"]["key"] == "refused-running"


def test_only_the_host_places_bots(server: Server) -> None:
    host = server.guest()
    code = host.new_table("towers", "me", "open", "open")
    page, other = host.page(code), server.guest().page(code)
    assert other.refused("fill", seat=1, bot="random") == "refused-host"
    assert page.refused("fill", seat=0, bot="random") == "refused-chair"
    assert page.refused("fill", seat=9, bot="random") == "refused-chair"
    page.send("fill", seat=1, bot="random")
    page.send("fill", seat=2, bot="random")
    page.send("fill", seat=2, bot="")
    page.until_quiet()
    assert [seat["kind"] for seat in page.table["seats"]] == ["person", "bot", "open"]
    other.until_quiet()
    other.send("sit", seat=2)
    other.until_quiet()
    assert [seat["kind"] for seat in other.table["seats"]] == ["person", "bot", "person"]
    assert other.table["facing"] == [2]


@pytest.mark.parametrize("bot", ["nobody", "mo-ismcts@3600s*256", "random@x", "planner", "a" * 10_000])
def test_unknown_bots_and_budgets_are_refused(server: Server, bot: str) -> None:
    guest = server.guest()
    page = guest.page(guest.new_table("confrontation", "me", "open"))
    assert page.refused("fill", seat=1, bot=bot) == "refused-chair"
    new = {"game": "confrontation", "seats": 2, "who": ["me", f"bot:{bot}"]}
    answer = guest.post("/api/tables", new)
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "refused-options"


def test_nobody_takes_a_second_hand_against_people(server: Server) -> None:
    host = server.guest()
    code = host.new_table("towers", "me", "open", "bot:random")
    page, other = host.page(code), server.guest().page(code)
    other.send("sit", seat=1)
    other.until_quiet()
    page.until_quiet()
    assert page.refused("sit", seat=2) == "refused-chair"
    assert page.table["facing"] == [0]


def test_two_people_at_one_screen_see_one_hand_at_a_time(server: Server) -> None:
    guest = server.guest()
    code = guest.new_table("confrontation", "me", "here")
    page = guest.page(code)
    assert page.table["curtain"]
    assert page.table["facing"] == []
    assert page.frame["view"]["viewers"] == [WATCHER]
    assert page.frame["choices"] == []
    assert page.refused("act", moment=0, texts=["frodo at arthedain"]) == "refused-watching"
    page.send("face", seat=0)
    page.until_quiet()
    page.act(*formation(0))
    assert page.table["facing"] == [0]
    hidden = [text.split()[0].encode() for text in formation(0)]
    first = len(page.raw)
    page.send("face", seat=1)
    page.until_quiet()
    page.act(*formation(1))
    assert page.frame["choices"]
    came = b"".join(map(without_extras, page.raw[first:]))
    for name in hidden:
        assert b'"' + name + b'"' not in came
    assert page.refused("face", seat=2) == "refused-not-yours"
    # the page of the other player at the same screen
    page.send("face", seat=0)
    page.until_quiet()
    quiet = len(page.raw)
    assert page.refused("act", moment=page.frame["moment"], texts=[BATTLE]) == "refused-wait"
    assert b"nazgul" not in b"".join(page.raw[quiet:])


def test_two_people_at_one_screen_without_secrets_need_no_curtain(server: Server) -> None:
    guest = server.guest()
    page = guest.page(guest.new_table("fate", "me", "here"))
    page.until_quiet()
    assert not page.table["curtain"]
    assert page.table["facing"] == [0, 1]
    assert page.frame["choices"]


def test_one_person_with_several_secret_hands_needs_no_curtain_for_them(server: Server) -> None:
    guest = server.guest()
    code = guest.new_table("quest", "me", "me", "here", hands="secret")
    page = guest.page(code)
    assert page.table["curtain"]  # another person sits at this screen
    page.send("face", seat=1)
    page.until_quiet()
    assert page.table["facing"] == [0, 1]
    assert sorted(page.frame["view"]["hands"]) == ["0", "1"]
    page.send("face", seat=2)
    page.until_quiet()
    assert page.table["facing"] == [2]
    alone = guest.page(guest.new_table("quest", "me", "me", "bot:novice", hands="secret"))
    assert (alone.table["curtain"], alone.table["facing"]) == (False, [0, 1])


def test_solo_play_of_a_competitive_game_has_a_curtain(server: Server) -> None:
    guest = server.guest()
    assert guest.page(guest.new_table("confrontation", "me", "me")).table["curtain"]


def test_a_seat_is_not_solo_by_default() -> None:
    chair = msgspec.json.decode(b'{"kind": "person", "name": "Rosie"}', type=StoredSeat)
    assert not chair.solo


def test_chat_reaches_everybody_and_is_stored(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    first.send("say", text="  well   met \n ")
    first.send("say", text="   ")
    first.send("say", text="x" * 2000)
    first.until_quiet()
    watcher = server.guest().page(code)
    watcher.send("say", text="hello")
    watcher.until_quiet()
    second.until_quiet()
    lines = [message["line"] for message in second.received if message["type"] == "chat"]
    assert [(line["seat"], line["text"]) for line in lines] == [(0, "well met"), (0, "x" * 500), (-1, "hello")]
    late = server.guest().page(code)
    assert [line["text"] for line in late.received[0]["chat"]] == ["well met", "x" * 500, "hello"]


def test_a_late_page_gets_the_same_log(server: Server) -> None:
    code, first, second = set_up(server)
    play_on([first, second], random.Random(6), 12)
    live = [
        {"moment": message["frame"]["moment"], "message": line}
        for message in first.received
        if "frame" in message
        for line in message["frame"]["news"]
    ]
    again = server.guests[0].page(code)
    assert again.received[0]["log"] == live
    assert again.frame["view"] == first.frame["view"]
    assert again.frame["moment"] == first.frame["moment"]
