"""Replays: the same moments as live, who may see them, records, and playing on."""

import random
from collections.abc import Iterator, Sequence

import pytest

from bywater.core.game import Game
from bywater.core.record import Record
from bywater.registry import load
from bywater.server.replay import cache
from bywater.server.tables.feed import frames_of
from bywater.server.transport.messages import Frame
from tests.server.harness import Page, Server, play_on, random_lines, set_up, two_people


def frames_live(page: Page) -> list[object]:
    """The frames that a page received."""
    return [message["frame"] for message in page.received if "frame" in message]


@pytest.mark.parametrize(("game_id", "actions"), [("confrontation", 24), ("towers", 16), ("quest", 6), ("fate", 6)])
def test_a_replay_has_the_same_moments_as_the_live_game(server: Server, game_id: str, actions: int) -> None:
    code, first, second = two_people(server, game_id)
    watcher = server.guest().page(code)
    start = watcher.frame["moment"]
    play_on([first, second], random.Random(3), actions)
    watcher.until_quiet()
    for guest, page, seat in ((0, first, 0), (2, watcher, -1)):
        answer = server.guests[guest].get(f"/api/tables/{code}/frames?seat={seat}").json()
        live = frames_live(page)
        assert answer["total"] == page.frame["moment"] + 1
        if seat == 0:
            assert answer["frames"] == live
        else:
            assert answer["frames"][start + 1 :] == live[1:]
    part = server.guests[0].get(f"/api/tables/{code}/frames?seat=0&from=2&count=2").json()
    assert part["frames"] == frames_live(first)[2:4]
    assert part["total"] == first.frame["moment"] + 1


def test_during_a_game_everybody_gets_only_their_own_frames(server: Server) -> None:
    code, first, _ = set_up(server)
    one, other, third = server.guests[0], server.guests[1], server.guest()

    def key(guest: object, query: str) -> str:
        answer = guest.get(f"/api/tables/{code}/{query}")  # type: ignore[attr-defined]
        return str(answer.json()["reason"]["key"]) if answer.status_code == 400 else str(answer.status_code)

    assert key(one, "frames?seat=0") == "200"
    assert key(one, "frames?seat=1") == "refused-running"
    assert key(other, "frames?seat=0") == "refused-running"
    assert key(third, "frames?seat=0") == "refused-running"
    assert key(third, "frames?seat=all") == "refused-running"
    assert key(third, "frames?seat=-1") == "200"
    assert key(third, "record") == "refused-running"
    assert third.post(f"/api/tables/{code}/branch", {"moment": 1, "seat": 0, "who": ["me", "me"]}).status_code == 400
    first.send("resign")
    first.until_quiet()
    for query in ("frames?seat=0", "frames?seat=1", "frames?seat=all", "record"):
        assert key(third, query) == "200"
    assert third.get(f"/api/tables/{code}/frames?seat=all").json()["frames"][-1]["view"]["viewers"] == [0, 1]


def test_a_player_of_several_open_hands_gets_frames_of_all(server: Server) -> None:
    guest, other = server.guest(), server.guest()
    code = guest.new_table("fate", "me", "here", "open")
    page = guest.page(code)
    third = other.page(code)
    third.send("sit", seat=2)
    third.until_quiet()
    page.until_quiet()
    assert page.table["facing"] == [0, 1]
    play_on([page, third], random.Random(4), 5)
    answer = guest.get(f"/api/tables/{code}/frames?seat=0,1").json()
    live = {frame["moment"]: frame for frame in frames_live(page)}  # type: ignore[index]
    assert answer["total"] == page.frame["moment"] + 1
    assert len(live) > 3
    for frame in answer["frames"]:
        assert frame["view"]["viewers"] == [0, 1]
        assert live.get(frame["moment"], frame)["view"] == frame["view"]  # type: ignore[index]
    for seats, reason in (
        ("0,2", "refused-running"),
        ("0,1,2", "refused-running"),
        ("1,0", "refused-unknown"),
        ("0,0", "refused-unknown"),
        ("0,3", "refused-unknown"),
        ("-1,0", "refused-unknown"),
        ("0,", "refused-unknown"),
        ("0,1,2,0,1", "refused-unknown"),
    ):
        assert guest.get(f"/api/tables/{code}/frames?seat={seats}").json()["reason"]["key"] == reason
    assert other.get(f"/api/tables/{code}/frames?seat=0,1").json()["reason"]["key"] == "refused-running"


@pytest.mark.parametrize(
    "query",
    [
        "seat=2",
        "seat=x",
        "seat=-2",
        "seat=0&from=-1",
        "seat=0&count=0",
        "seat=0&from=" + "9" * 5000,
        "seat=0&from=1e3",
        "seat=" + "9" * 30,
    ],
)
def test_invalid_queries_for_frames_are_refused(server: Server, query: str) -> None:
    guest = server.guest()
    code = guest.new_table("confrontation", "me", "open")
    answer = guest.get(f"/api/tables/{code}/frames?{query}")
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "refused-unknown"


def test_a_record_can_be_downloaded_and_uploaded(server: Server) -> None:
    code, first, second = two_people(server, "towers")
    play_on([first, second], random.Random(2), 10)
    first.send("resign")
    first.until_quiet()
    text = server.guests[0].get(f"/api/tables/{code}/record").text
    assert text == str(server.live(code).session.record())
    guest = server.guest()
    new = guest.post("/api/records", {"text": text}).json()["code"]
    assert guest.get(f"/api/tables/{new}/record").text == text
    for seat in ("0", "1", "-1", "all"):
        frames = [guest.get(f"/api/tables/{one}/frames?seat={seat}").json() for one in (code, new)]
        assert frames[0] == frames[1]
    page = guest.page(new)
    assert page.table["over"]
    assert page.table["facing"] == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bywater record 3",
        "bywater record 3\ngame confrontation\nrules 2\nseats 2\n\nfrodo at the moon\n",
        "bywater record 3\ngame confrontation\nrules 2\nseats 9\n\n",
        "bywater record 3\ngame chess\nrules 1\nseats 2\n\n",
        "bywater record 3\ngame confrontation\nrules 999999999\nseats 2\n\n",
        'bywater record 3\ngame confrontation\nrules 2\nseats 2\nstart {"game": "confrontation"}\n\n',
        'bywater record 3\ngame towers\nrules 1\nseats 2\noption own {"a": ' + "[" * 5000 + "\n\n",
        "bywater record 3\ngame towers\nrules 1\nseats 2\n\n" + "draw\n" * 100_000,
        "\ufeff\x00\u2028",
    ],
)
def test_invalid_records_are_refused(server: Server, text: str) -> None:
    answer = server.guest().post("/api/records", {"text": text})
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "refused-record"


def test_playing_on_from_a_moment_of_a_game_that_is_over(server: Server) -> None:
    code, first, second = set_up(server)
    play_on([first, second], random.Random(2), 6)
    frame = next(message["frame"] for message in second.received[::-1] if message.get("frame", {}).get("choices"))
    first.send("resign")
    first.until_quiet()
    guest = server.guest()
    ask = {"moment": frame["moment"], "seat": 1, "who": ["bot:random", "me"]}
    new = guest.post(f"/api/tables/{code}/branch", ask).json()["code"]
    page = guest.page(new)
    assert page.frame["view"] == frame["view"]
    assert page.frame["moment"] == frame["moment"]
    lines = server.lines(new)
    assert lines == server.lines(code)[: len(lines)]
    page.act(page.frame["choices"][0]["text"])
    assert len(server.lines(new)) > len(lines)
    for bad in (
        {**ask, "moment": 10_000},
        {**ask, "moment": -1},
        {**ask, "who": ["me"]},
        {**ask, "who": ["me", "them"]},
        {**ask, "who": ["me", 3]},
    ):
        assert guest.post(f"/api/tables/{code}/branch", bad).status_code == 400


def test_playing_on_from_the_end_is_refused(server: Server) -> None:
    game = load("confrontation")
    rng = random.Random(1)
    state = game.start(2)
    lines = []
    while state.actor != -2:
        action = int(state.roll(rng)) if state.actor == -1 else rng.choice(list(state.legal()))
        lines.append(game.notation(action))
        state.apply(action)
    text = "\n".join(["bywater record 3", "game confrontation", f"rules {game.rules}", "seats 2", "", *lines, ""])
    guest = server.guest()
    code = guest.post("/api/records", {"text": text}).json()["code"]
    total = guest.get(f"/api/tables/{code}/frames?seat=all&count=1").json()["total"]
    ask = {"moment": total - 1, "seat": 9, "who": ["me", "me"]}
    assert guest.post(f"/api/tables/{code}/branch", ask).json()["reason"]["key"] == "refused-unknown"
    assert guest.post(f"/api/tables/{code}/branch", {**ask, "moment": total - 2}).status_code == 200


def test_a_finished_game_is_replayed_once_for_all_parts(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    code, first, second = two_people(server, "towers")
    play_on([first, second], random.Random(2), 10)
    guest = server.guests[0]
    before = guest.get(f"/api/tables/{code}/frames?seat=0").json()
    first.send("resign")
    first.until_quiet()
    gone_through = []

    def counted(game: Game, record: Record, seats: Sequence[int]) -> Iterator[Frame]:
        gone_through.append(list(seats))
        return frames_of(game, record, seats)

    monkeypatch.setattr(cache, "frames_of", counted)
    parts = [guest.get(f"/api/tables/{code}/frames?seat=0&from={at}&count=4").json() for at in range(0, 12, 4)]
    assert [frame for part in parts for frame in part["frames"]] == before["frames"][:12]
    assert {part["total"] for part in parts} == {before["total"]}
    guest.get(f"/api/tables/{code}/frames?seat=1")
    assert gone_through == [[0], [1]]


def test_the_replay_cache_is_limited() -> None:
    game = load("towers")
    record = Record("towers", game.rules, 2, {}, random_lines("towers", 1, 30))
    one = cache.ReplayCache()
    whole = one.frames("A", game, record, [0])
    assert one.frames("A", game, record, [0]) is whole
    assert one.frames("B", game, record, [0]) is not whole
    small = cache.ReplayCache(max_bytes=1)
    assert small.frames("A", game, record, [0]) == whole
    assert small.frames("A", game, record, [0]) is not whole


def test_a_record_with_more_lines_than_the_server_replays_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("towers")
    record = Record("towers", game.rules, 2, {}, random_lines("towers", 1, 30))
    guest = server.guest()
    guest.get("/api/me")
    assert guest.post("/api/records", {"text": str(record)}).status_code == 200
    monkeypatch.setattr("bywater.server.tables.creation.MAX_RECORD_LINES", 29)
    answer = guest.post("/api/records", {"text": str(record)})
    assert answer.json()["reason"]["key"] == "refused-record"
