"""The example games of the tutorial at tables: the server knows no game in particular."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bywater.server.manual import api as manual_api
from bywater.server.tables import games_api
from bywater.server.transport.http import known_games
from tests.plugins import use_examples, use_plugins
from tests.server.harness import Server


def _forget_lists() -> None:
    for found in (known_games, games_api._games, games_api._words, manual_api._part):
        found.cache_clear()


@pytest.fixture
def example_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    use_examples(monkeypatch)
    _forget_lists()
    with Server(tmp_path / "bywater.sqlite") as server:
        yield server
        for guest in server.guests:
            guest.close()
    _forget_lists()


def test_example_games_are_listed_with_their_words(example_server: Server) -> None:
    guest = example_server.guest()
    listed = {game["id"]: game for game in guest.get("/api/games").json()}
    assert listed["tic_tac_toe"]["bots"] == ["random", "mo-ismcts"]
    assert listed["kuhn_poker"]["seats"] == [2]
    text = guest.get("/words/fr/kuhn_poker.ftl").text
    assert 'game-kuhn_poker = { "Kuhn poker" }' in text
    assert "prompt-move = À vous de jouer." in text
    for part in ("en", "figures", "links", "sources"):
        assert guest.get(f"/manual/kuhn_poker/{part}").status_code < 500


def test_two_people_play_tic_tac_toe(example_server: Server) -> None:
    guest = example_server.guest()
    code = guest.new_table("tic_tac_toe", "me", "here")
    page = guest.page(code)
    for seat, square in enumerate(("a1", "b2", "a2", "c3", "a3")):
        page.send("face", seat=seat % 2)
        page.until_quiet()
        page.act(square)
    assert page.frame["view"]["ending"] == "row"
    assert page.frame["view"]["picture"] == "x . o\nx o .\nx . ."
    assert example_server.lines(code) == ["a1", "b2", "a2", "c3", "a3"]


def test_a_hand_of_poker_hides_the_other_card(example_server: Server) -> None:
    guest = example_server.guest()
    code = guest.new_table("kuhn_poker", "me", "bot:random")
    page = guest.page(code)
    page.until_quiet()
    assert page.frame["view"]["cards"][1] == "hidden"
    assert page.frame["view"]["trail"][1] == "?"
    assert [choice["text"] for choice in page.frame["choices"]] == ["pass", "bet"]


def test_a_game_whose_class_is_in_the_init_of_a_package_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_plugins(tmp_path, monkeypatch)
    _forget_lists()
    with Server(tmp_path / "bywater.sqlite") as server:
        guest = server.guest()
        listed = {game["id"] for game in guest.get("/api/games").json()}
        assert "coin" in listed
        assert "broken" not in listed
        page = guest.page(guest.new_table("coin", "me", "here"))
        page.send("face", seat=0)
        page.until_quiet()
        page.act("heads")
        page.until_quiet()
        assert page.frame["view"]["guess"] == "heads"
        assert page.frame["view"]["coin"] in ("heads", "tails")
        guest.close()
    _forget_lists()
