"""Stored games survive new versions of the rules and changed defaults."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bywater.core.game import Game
from bywater.core.options import Option
from bywater.core.record import DIGEST_VERSION, digest_of
from bywater.core.seats import OVER
from bywater.registry import load
from tests.server.harness import Guest, Server, formation, play_on, two_people

OPTION = "magic_compulsory"


@contextmanager
def newer_rules(game: Game, *changed: Option) -> Iterator[None]:
    """The game in its next version, with these options changed or added."""
    rules, options = game.rules, game.options
    names = {option.name: option for option in changed}
    game.rules = rules + 1
    game.options = (*[names.pop(option.name, option) for option in options], *names.values())
    try:
        yield
    finally:
        game.rules, game.options = rules, options


class StartedGame:
    """A game of The Confrontation after the set-up, and the cookies of both guests."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.code, *self.pages = two_people(server, "confrontation")
        for seat, page in enumerate(self.pages):
            page.act(*formation(seat))
            page.until_quiet()
        self.pages[0].until_quiet()
        self.cookies = [dict(guest.web.cookies) for guest in server.guests]

    def play(self, actions: int) -> None:
        play_on(self.pages, random.Random(5), actions)


def back(server: Server, cookies: dict[str, str]) -> Guest:
    guest = server.guest()
    guest.web.cookies.update(cookies)
    return guest


def stored(server: Server, code: str) -> Any:
    found = server.run(server.store.load(code))
    assert found is not None
    return found[0]


def test_a_running_table_keeps_its_options_under_newer_rules(tmp_path: Path) -> None:
    game = load("confrontation")
    with Server(tmp_path / "one.sqlite") as server:
        begun = StartedGame(server)
        begun.play(3)
        code, cookies, lines = begun.code, begun.cookies, server.lines(begun.code)
        assert stored(server, code).options.keys() == {option.name for option in game.options}
    with newer_rules(game, Option(OPTION, "flag", True)), Server(tmp_path / "one.sqlite") as server:
        fresh = server.guest().new_table("confrontation", "me", "open")
        assert stored(server, fresh).options[OPTION] is True
        pages = [back(server, one).page(code) for one in cookies]
        assert pages[0].table["options"][OPTION] is False
        assert server.live(code).session.play.state.options[OPTION] is False
        assert play_on(pages, random.Random(6), 3) == 3
        assert server.lines(code)[: len(lines)] == lines
        assert len(server.lines(code)) > len(lines)
    with newer_rules(game, Option(OPTION, "flag", True)), Server(tmp_path / "one.sqlite") as server:
        page = back(server, cookies[0]).page(code)  # actions under both versions survive a restart
        assert page.table["options"][OPTION] is False
        assert len(server.live(code).session.play.actions) == len(server.lines(code))


def test_a_new_option_has_its_old_meaning_at_old_tables(tmp_path: Path) -> None:
    game = load("towers")
    with Server(tmp_path / "one.sqlite") as server:
        guest = server.guest()
        code = guest.new_table("towers", "here", "here")
        cookies = dict(guest.web.cookies)
    later = Option("later", "choice", "new", choices=("old", "new"), since=game.rules + 1, before="old")
    with newer_rules(game, later), Server(tmp_path / "one.sqlite") as server:
        page = back(server, cookies).page(code)
        assert page.table["options"]["later"] == "old"


def test_a_finished_game_keeps_its_digest_under_newer_rules(tmp_path: Path) -> None:
    game = load("confrontation")
    with Server(tmp_path / "one.sqlite") as server:
        begun = StartedGame(server)
        begun.play(2_000)
        code, cookies = begun.code, begun.cookies[0]
        assert server.live(code).session.play.state.actor == OVER
        assert stored(server, code).digest == digest_of(server.live(code).session.play.state)
    with newer_rules(game, Option(OPTION, "flag", True)), Server(tmp_path / "one.sqlite") as server:
        guest = back(server, cookies)
        assert guest.get(f"/api/tables/{code}/frames?seat=0").status_code == 200
        record = guest.get(f"/api/tables/{code}/record").text
        assert f"option {OPTION} false" in record
        kept = stored(server, code)
        assert record.endswith(f"end {kept.digest} {kept.outcome}\n")


def test_a_resigned_game_keeps_its_digest(tmp_path: Path) -> None:
    with Server(tmp_path / "one.sqlite") as server:
        guest = server.guest()
        code = guest.new_table("confrontation", "me", "bot:novice")
        page = guest.page(code)
        page.send("resign")
        page.until_quiet()
        assert page.table["over"]
        assert stored(server, code).digest == digest_of(server.live(code).session.play.state)


def test_a_finished_game_with_another_result_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "one.sqlite") as server:
        begun = StartedGame(server)
        begun.play(2_000)
        code, cookies = begun.code, begun.cookies[0]
        kept = stored(server, code)
        kept.digest = f"{DIGEST_VERSION}:{'0' * 16}"
        server.run(server.store.update(kept))
    with Server(tmp_path / "one.sqlite") as server:
        answer = back(server, cookies).get(f"/api/tables/{code}")
        assert answer.json()["reason"]["key"] == "refused-version"


def test_a_challenge_keeps_the_options_it_was_made_with(tmp_path: Path) -> None:
    game = load("towers")
    body = {"game": "towers", "seats": 2, "options": {}, "who": ["me", "bot:novice"]}
    with Server(tmp_path / "one.sqlite") as server:
        guest = server.guest()
        guest.get("/api/me")
        id = guest.post("/api/challenges", body).json()["id"]
    changed = Option("symbols", "choice", "eleven", choices=("ten", "eleven", "twelve"))
    later = Option("later", "choice", "new", choices=("old", "new"), since=game.rules + 1, before="old")
    with newer_rules(game, changed, later), Server(tmp_path / "one.sqlite") as server:
        guest = server.guest()
        guest.get("/api/me")
        code = guest.post(f"/api/challenges/{id}/try", {}).json()["code"]
        assert stored(server, code).options["symbols"] == "twelve"
        assert stored(server, code).options["later"] == "old"
