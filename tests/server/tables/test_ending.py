"""The end of a game: resignation, rematch, and the score of a match."""

import random

import pytest

from bywater.core.record import Record
from bywater.core.seats import OVER, WATCHER
from bywater.registry import game_ids, load
from bywater.server.tables.feed import Feed, replay
from tests.server.harness import Page, Server, play_on, random_lines, set_up, two_people


def test_home_lists_the_games_that_a_guest_has_finished(server: Server) -> None:
    """The lobby needs it to recommend a first game. Running games don't count."""
    _, first, _ = set_up(server)
    guest, other = server.guests[:2]
    guest.new_table("quest", "me", "bot:random")
    assert guest.get("/api/home").json()["finished"] == []
    first.send("resign")
    first.until_quiet()
    assert guest.get("/api/home").json()["finished"] == ["confrontation"]
    assert other.get("/api/home").json()["finished"] == ["confrontation"]
    assert server.guest().get("/api/home").json()["finished"] == []


def test_q01_a_first_game_is_recommended_with_other_options(server: Server) -> None:
    games = {game["id"]: game for game in server.guest().get("/api/games").json()}
    assert {id: game["first_game"] for id, game in games.items() if game["first_game"]} == {"quest": {"sauron": 15}}
    defaults = {option["name"]: option["default"] for option in games["quest"]["options"]}
    assert defaults["sauron"] == 12


def to_the_end(first: Page, second: Page, seed: int) -> None:
    rng = random.Random(seed)
    while not first.table["over"]:
        play_on([first, second], rng, 20)
        first.until_quiet()
    second.until_quiet()


def test_resigning_ends_a_game_of_two(server: Server) -> None:
    code, first, second = set_up(server)
    watcher = server.guest().page(code)
    assert watcher.refused("resign") == "refused-watching"
    sides = ("light", "dark")
    shown = [[side for side in sides if "figures" in page.frame["view"][side]] for page in (first, second, watcher)]
    assert shown == [["light"], ["dark"], []]
    moments = [page.frame["moment"] for page in (first, second, watcher)]
    first.send("resign")
    first.until_quiet()
    second.until_quiet()
    for page in (first, second):
        assert page.table["over"]
        assert page.table["resigned"] == 0
    watcher.until_quiet()
    late = server.guest().page(code)
    for page in (first, second, watcher, late):  # nothing is hidden any more
        assert [sum(map(len, page.frame["view"][side]["figures"].values())) for side in sides] == [9, 9]
        assert page.frame["choices"] == []
        assert page.frame["view"]["legal"] == []
    assert [page.frame["moment"] for page in (first, second, watcher)] == moments
    assert [page.frame["view"]["viewers"] for page in (first, second, watcher)] == [[0], [1], [WATCHER]]
    assert second.refused("act", moment=second.frame["moment"], texts=["orcs mordor-gondor"]) == "refused-over"
    assert second.refused("resign") == "refused-over"
    row = server.guests[1].get("/api/home").json()["replays"][0]
    assert row["returns"] == [-1.0, 1.0]
    assert row["resigned"] == 0
    assert row["ending"] == {"key": "ended-resigned", "params": {"seat": 0}}


@pytest.mark.parametrize("game_id", game_ids())
def test_after_a_resignation_nothing_is_hidden(game_id: str) -> None:
    """From every seat, at every decision."""
    game = load(game_id)
    eyes: list[list[int]] = [[], [0], [1], [0, 1]]
    for seed in range(6):
        record = Record(game_id, game.rules, 2, {}, random_lines(game_id, seed, 150))
        for own in eyes:
            feed = Feed(game, own)
            for _, state, _ in replay(game, record, feed):
                frame = feed.revealed_frame(state)
                if state.actor != OVER:  # otherwise the views of the game hide nothing anyway
                    assert frame.choices == []
                    assert frame.view == {**state.view([0, 1]), "viewers": own or [WATCHER], "legal": []}


def test_a_bot_plays_on_for_a_player_who_resigns_from_a_larger_game(server: Server) -> None:
    host = server.guest()
    code = host.new_table("towers", "me", "open", "bot:random")
    page, other = host.page(code), server.guest().page(code)
    other.send("sit", seat=1)
    other.until_quiet()
    page.until_quiet()
    page.send("resign")
    page.until_quiet()
    assert page.table["facing"] == []
    assert not page.table["over"]
    assert page.table["seats"][0]["kind"] == "bot"
    assert "0" not in page.frame["view"]["hands"]
    assert page.refused("act", moment=page.frame["moment"], texts=["draw"]) == "refused-watching"
    notices = [message["message"] for message in page.received if message["type"] == "notice"]
    assert notices == [{"key": "notice-resigned", "params": {"seat": 0}}]


def test_at_a_shared_screen_the_visible_seat_resigns(server: Server) -> None:
    guest = server.guest()
    page = guest.page(guest.new_table("confrontation", "me", "here"))
    page.send("face", seat=1)
    page.send("resign")
    page.until_quiet()
    assert page.table["resigned"] == 1
    assert guest.get("/api/home").json()["replays"][0]["returns"] == [1.0, -1.0]


def test_a_rematch_swaps_the_seats_and_adds_up_the_match(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    assert first.refused("rematch") == "refused-rematch"
    to_the_end(first, second, 5)
    points = first.table["match"][0]["points"]
    assert sorted(points)[0] == 0
    assert max(points) > 0
    assert server.guest().page(code).refused("rematch") == "refused-rematch"
    first.send("rematch")
    first.until_quiet()
    second.until_quiet()
    assert second.table["question"] == {"what": "rematch", "by": 0, "waiting": [1]}
    second.send("answer", yes=False)
    assert first.next("refused")["reason"]["key"] == "declined-rematch"
    first.send("rematch")
    first.until_quiet()
    second.send("rematch")  # counts as an agreement
    second.until_quiet()
    first.until_quiet()
    following = first.table["next"]
    assert following
    assert second.table["next"] == following
    once_more = [server.guests[0].page(following), server.guests[1].page(following)]
    assert [page.table["facing"] for page in once_more] == [[1], [0]]
    assert once_more[0].table["match"] == [{"code": code, "points": points}, {"code": following, "points": []}]
    once_more[0].send("rematch")
    once_more[0].until_quiet()
    to_the_end(once_more[1], once_more[0], 6)
    second_points = server.live(following).session.stored.points
    assert once_more[0].table["match"][1]["points"] == second_points[::-1]  # by player, not by seat
    first.send("rematch")
    first.until_quiet()
    assert first.table["next"] == following


def test_a_rematch_against_bots_needs_no_consent(server: Server) -> None:
    guest = server.guest()
    page = guest.page(guest.new_table("confrontation", "me", "bot:random"))
    page.send("resign")
    page.send("rematch")
    page.until_quiet()
    again = guest.page(page.table["next"])
    assert [seat["kind"] for seat in again.table["seats"]] == ["bot", "person"]
    assert again.table["facing"] == [1]


def test_the_result_is_stored_with_the_last_line(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    to_the_end(first, second, 9)
    found = server.run(server.store.load(code))
    assert found is not None
    assert found[0].over
    assert found[0].points == first.frame["view"]["score"]
    assert found[0].ending is not None


def test_conflicting_options_are_refused_with_the_reason(server: Server) -> None:
    guest = server.guest()
    guest.get("/api/me")
    options = {"objectives": "first_game", "level": "legendary"}
    answer = guest.post("/api/tables", {"game": "fate", "seats": 1, "who": ["me"], "options": options})
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "bad-level"
    assert answer.json()["reason"]["params"]["level"] == "level-legendary"
