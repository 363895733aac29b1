"""A guest's data: history, export, and erasure."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bywater.core.record import read_record
from bywater.registry import game_ids, load
from bywater.server.privacy.history import history_of, result_of
from bywater.server.storage.interface import ChatLine, StoredSeat, StoredTable
from tests.server.harness import Guest, Page, Server, formation, set_up, two_people, wait_for

NAME = "Hamfast Gamgee"
SAID = "The taters are in my garden"


def ended(returns: list[float], *others: str, game: str = "confrontation", **options: Any) -> StoredTable:
    seats = [
        StoredSeat("person", "Sam"),
        *(StoredSeat("bot", bot=one) if one else StoredSeat("person", "Rosie") for one in others),
    ]
    rules = load(game).rules if game in game_ids() else 1
    return StoredTable("A-B-C-10", game, rules, options, seats, "sam", 1.0, 2.0, over=True, returns=returns)


# -- history ----------------------------------------------------------------------------------


def test_wins_are_counted_by_game_and_by_strength() -> None:
    won, lost = [1.0, -1.0], [-1.0, 1.0]
    games = [(ended(won, "novice"), [0])] * 12 + [(ended(lost, "wizard"), [0])] * 3 + [(ended([0.0, 0.0], ""), [0])]
    gone = [(ended(won, "novice", game="a game that was taken out"), [0])]
    together = [(ended([-1.0, -1.0], "captain", game="quest", sauron=12), [0])]
    first, second = history_of(games + gone + together)
    assert (first.game, first.tally.played, first.tally.won, first.tally.lost, first.tally.even) == (
        "confrontation",
        16,
        12,
        3,
        1,
    )
    assert [(one.kind, one.name, one.tally.played) for one in first.groups] == [
        ("bot", "novice", 12),
        ("bot", "wizard", 3),
        ("people", "", 1),
    ]
    assert first.groups[0].tally.low == pytest.approx(0.7575, abs=1e-4)
    assert first.groups[0].tally.high == pytest.approx(1.0)
    assert first.groups[1].tally.low is None  # too few games
    assert [(one.kind, one.name) for one in second.groups] == [("level", "12")]
    assert second.tally.lost == 1


@pytest.mark.parametrize(
    ("returns", "own", "result"),
    [
        ([1.0, -1.0], [0], "won"),
        ([1.0, -1.0], [1], "lost"),
        ([1.0, -1.0], [0, 1], ""),
        ([1.0, 1.0], [0, 1], "won"),
        ([0.0, 0.0], [1], "even"),
        ([-1.0, -1.0], [0], "lost"),
        ([], [0], ""),
        ([1.0, -1.0], [], ""),
    ],
)
def test_the_result_for_a_player(returns: list[float], own: list[int], result: str) -> None:
    assert result_of(ended(returns, ""), own) == result


def test_the_history_lists_what_was_played(server: Server) -> None:
    code, first, _ = set_up(server)
    first.send("resign")
    first.until_quiet()
    loser, winner = server.guests[0].get("/api/history").json(), server.guests[1].get("/api/history").json()
    assert [(one["code"], one["result"]) for one in loser["list"]] == [(code, "lost")]
    assert winner["games"][0]["tally"]["won"] == 1
    assert winner["games"][0]["groups"][0]["kind"] == "people"
    assert server.guest().get("/api/history").json() == {"games": [], "list": [], "total": 0, "enough": 10}


# -- export -----------------------------------------------------------------------------------


def set_name(guest: Guest) -> str:
    """Give the guest a name to search for; returns the number of the guest."""
    guest.post("/api/me", {"name": NAME})
    payload = json.loads(guest.get("/api/me/data").text)
    return str(payload["guest"])


def test_the_export_holds_everything_but_secrets_of_others(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    placed = formation(0)
    first.act(*placed)
    first.send("say", text=SAID)
    second.act(*formation(1, 2)[:3])
    first.until_quiet()
    guest = server.guests[0]
    number = set_name(guest)
    over, page, _ = set_up(server)
    assert over
    page.send("resign")
    page.until_quiet()
    answer = guest.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.headers["cache-control"] == "no-store"
    data = answer.json()
    assert (data["guest"], data["name"]) == (number, NAME)
    assert [(one["code"], one["text"]) for one in data["chat"]] == [(code, SAID)]
    (table,) = data["tables"]
    assert table["choices"] == placed
    assert "record" not in table
    for line in formation(1, 2)[:3]:
        assert line not in answer.text
    finished = server.guests[2].get("/api/me/data").json()["tables"][0]
    assert finished["result"] == "lost"
    assert read_record(finished["record"]).lines == server.lines(over)


def test_the_export_opens_no_table(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    first.act(*formation(0))
    guest = server.guests[0]
    for page in (first, second):
        page.close()
    wait_for(lambda: not server.live(code).viewers)
    server.lobby.evict(code)
    (table,) = guest.get("/api/me/data").json()["tables"]
    assert table["choices"] == formation(0)
    assert code not in server.lobby.live


# -- erasure ----------------------------------------------------------------------------------


def left_in(file: Path, *texts: str) -> list[str]:
    """Which of these texts are in the database file or in files beside it."""
    found = []
    for one in file.parent.iterdir():
        raw = one.read_bytes()
        found += [f"{text} in {one.name}" for text in texts if text.encode() in raw]
    return found


def erase(guest: Guest) -> None:
    answer = guest.post("/api/me/forget", {"sure": True})
    assert answer.status_code == 200, answer.text
    assert 'bywater=""' in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]


def finish_game(server: Server, one: Guest, other: Guest) -> str:
    code = one.new_table("confrontation", "me", "open")
    first, second = one.page(code), other.page(code)
    second.send("sit", seat=1)
    second.until_quiet()
    first.act(*formation(0))
    second.until_quiet()
    second.send("say", text="Mine stays")
    second.send("resign")
    second.until_quiet()
    assert server.live(code).session.stored.over
    return code


def test_erased_data_is_not_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "only" / "a.sqlite"
    file.parent.mkdir()
    with Server(file) as server:
        guest, other = server.guest(), server.guest()
        number = set_name(guest)
        other.get("/api/me")
        finished = finish_game(server, guest, other)
        running = guest.new_table("confrontation", "me", "open")
        first, second = guest.page(running), other.page(running)
        second.send("sit", seat=1)
        second.until_quiet()
        first.act(*formation(0))
        first.send("say", text=SAID)
        waiting = guest.new_table("towers", "me", "open", "open")
        came = other.page(waiting)
        came.send("sit", seat=2)
        came.until_quiet()
        alone = guest.new_table("quest", "me", "bot:random")
        watched = guest.new_table("towers", "bot:random", "bot:random")
        elsewhere = other.new_table("towers", "me", "open")
        passing = guest.page(elsewhere)
        passing.send("say", text=SAID)
        passing.until_quiet()
        assert len(left_in(file, number, NAME, SAID)) >= 3  # the search works
        erase(guest)

        assert left_in(file, number, NAME, SAID) == []
        for code in (alone, watched):
            assert other.get(f"/api/tables/{code}").status_code == 404
        table = other.get(f"/api/tables/{running}").json()
        assert [one["kind"] for one in table["seats"]] == ["bot", "person"]
        assert table["host"]  # the other player is the host now
        assert other.get(f"/api/tables/{waiting}").json()["seats"][0]["kind"] == "open"
        over = other.get(f"/api/tables/{finished}").json()
        assert (over["seats"][0]["kind"], over["seats"][0]["name"], over["seats"][0]["gone"]) == ("person", "", True)
        row = other.get("/api/history").json()["list"][0]
        assert [seat["gone"] for seat in row["seats"]] == [True, False]
        assert server.lines(finished) == formation(0)  # the record stays
        assert second.next("sync")["chat"] == []
        again = other.page(finished)
        assert [one["text"] for one in again.received[0]["chat"]] == ["Mine stays"]

        fresh = guest.get("/api/me")
        assert "set-cookie" in fresh.headers
        assert fresh.json()["name"] != NAME
        assert guest.get("/api/home").json() == {"tables": [], "replays": [], "finished": []}
        assert guest.get("/api/me/data").json()["guest"] != number
        other.close()
    assert left_in(file, number, NAME, SAID) == []


def test_erasure_closes_open_pages(server: Server) -> None:
    code, first, second = set_up(server)
    erase(server.guests[0])
    with pytest.raises(ConnectionClosed):
        first.next("a message that never comes")
    while second.table["seats"][0]["kind"] == "person":
        second.take()
    wait_for(lambda: len(server.live(code).viewers) == 1)


def test_erasure_needs_a_confirmation(server: Server) -> None:
    guest = server.guest()
    set_name(guest)
    for given in ({"sure": False}, {}, {"sure": 1}, {"sure": True, "more": 1}):
        assert guest.post("/api/me/forget", given).status_code == 400
    assert guest.get("/api/me").json()["name"] == NAME


@pytest.mark.parametrize("live", [True, False])
def test_another_device_keeps_the_seat_but_not_the_name(tmp_path: Path, live: bool) -> None:
    file = tmp_path / "only" / "a.sqlite"
    file.parent.mkdir()
    with Server(file) as server:
        guest, other, phone = server.guest(), server.guest(), server.guest()
        set_name(guest)
        code = guest.new_table("confrontation", "me", "open")
        second = other.page(code)
        second.send("sit", seat=1)
        second.until_quiet()
        phone.post("/api/me", {"name": "Phone"})
        phone.open_link(guest.get(f"/api/tables/{code}/carry?seat=0").json()["link"])
        if not live:
            second.close()
            wait_for(lambda: not server.live(code).viewers)
            server.lobby.evict(code)
        erase(guest)
        page: Page = phone.page(code)
        assert page.table["facing"] == [0]
        assert (page.table["seats"][0]["kind"], page.table["seats"][0]["name"]) == ("person", "Phone")
        assert left_in(file, NAME) == []


class CountingHolder:
    """A data holder that counts erasures."""

    name = "puzzles"

    def __init__(self) -> None:
        self.forgotten: list[tuple[str, list[str]]] = []

    async def export(self, guest: str) -> Any:
        return {"solved": 3, "by": guest}

    async def erase(self, guest: str, codes: list[str]) -> None:
        self.forgotten.append((guest, codes))


def test_data_holders_export_and_erase(server: Server) -> None:
    keeper = CountingHolder()
    server.app.state.data_holders.append(keeper)
    guest = server.guest()
    number = set_name(guest)
    code = guest.new_table("towers", "bot:random", "bot:random")
    assert guest.get("/api/me/data").json()["puzzles"] == {"solved": 3, "by": number}
    erase(guest)
    server.app.state.data_holders.remove(keeper)
    assert keeper.forgotten == [(number, [code])]


def test_anonymous_chat_of_namesakes_stays(tmp_path: Path) -> None:
    """Chat lines without a guest are recognised by seat and name."""
    with Server(tmp_path / "a.sqlite") as server:
        guest, other = server.guest(), server.guest()
        set_name(guest)
        own = finish_game(server, guest, other)
        elsewhere = other.new_table("towers", "me", "open")
        for code, seat, text in ((own, 0, "from my chair"), (own, -1, "beside it"), (elsewhere, -1, "a namesake")):
            server.run(server.store.add_chat(code, ChatLine(seat, NAME, text, 1.0)))
        erase(guest)
        assert [one.text for one in server.run(server.store.chat(own, 9))] == ["Mine stays"]
        assert [one.text for one in server.run(server.store.chat(elsewhere, 9))] == ["a namesake"]


def test_a_name_does_not_mark_a_seat_as_erased(server: Server) -> None:
    guest, other = server.guest(), server.guest()
    guest.post("/api/me", {"name": "0"})
    code = finish_game(server, guest, other)
    seat = other.get(f"/api/tables/{code}").json()["seats"][0]
    assert (seat["name"], seat["gone"]) == ("0", False)
