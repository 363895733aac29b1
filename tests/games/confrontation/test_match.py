"""A match is two games with the sides changed; points add up."""

import random

import pytest

from bywater import BywaterError, Match, Record, resume

from .helpers import GAME, table


def won_by_light(friends: int) -> Record:
    """A game in which Frodo walks into Mordor with this number of friends left."""
    others = ["sam", "merry", "pippin", "gimli"][:friends]
    start = table(
        "light", f"gondor frodo, rohan {' '.join(others[:2])}, eregion {' '.join(others[2:])}", "mordor troll"
    )
    play = resume(GAME, Record(GAME.id, GAME.rules, 2, {}, [], start=start.position()))
    play.apply(GAME.action("frodo gondor-mordor"))
    return play.record()


def won_by_dark(left: int) -> Record:
    """A game in which Frodo is struck in the tunnel, with this number of Dark figures left."""
    others = ["troll", "orcs", "warg", "shelob"][: left - 1]
    start = table("light", "eregion frodo, shire sam merry pippin", f"moria balrog, mordor {' '.join(others)}")
    play = resume(GAME, Record(GAME.id, GAME.rules, 2, {}, [], start=start.position()))
    play.apply(GAME.action("frodo eregion-fangorn"))
    play.apply(GAME.action("strike"))
    return play.record()


def test_e4_sides_change_and_points_add_up() -> None:
    match = Match(GAME, ["Rosie", "Ted"])
    assert match.seating() == ["Rosie", "Ted"], "the first is Light"
    assert match.add(won_by_light(4)) == [5, 0]
    assert match.seating() == ["Ted", "Rosie"]
    assert not match.is_over
    assert match.add(won_by_light(2)) == [0, 3]
    assert match.is_over
    assert match.points == [5, 3]
    assert match.leaders() == ["Rosie"]


def test_e4_a_player_may_win_both_games() -> None:
    match = Match(GAME, ["Rosie", "Ted"])
    match.add(won_by_dark(3))
    match.add(won_by_light(2))
    assert match.points == [0, 6]
    assert match.leaders() == ["Ted"]


def test_e4_equal_points_share_the_match() -> None:
    match = Match(GAME, ["Rosie", "Ted"])
    match.add(won_by_light(2))
    match.add(won_by_light(2))
    assert match.leaders() == ["Rosie", "Ted"]


def test_e4_a_third_game_is_refused() -> None:
    match = Match(GAME, ["Rosie", "Ted"])
    match.add(won_by_dark(2))
    match.add(won_by_dark(2))
    with pytest.raises(BywaterError):
        match.add(won_by_dark(2))


def test_e4_an_unfinished_game_is_refused() -> None:
    match = Match(GAME, ["Rosie", "Ted"])
    with pytest.raises(BywaterError):
        match.add(Record(GAME.id, GAME.rules, 2, {}, ["frodo at arthedain"]))
    assert match.points == [0, 0]


@pytest.mark.parametrize("seed", range(4))
def test_e4_whole_games_from_the_set_up(seed: int) -> None:
    rng = random.Random(seed)
    match = Match(GAME, ["Rosie", "Ted"])
    points = [0, 0]
    for number in range(2):
        play = resume(GAME, Record(GAME.id, GAME.rules, 2, {}, []))
        while not play.state.ending():
            state = play.state
            play.apply(state.roll(rng) if state.actor < 0 else rng.choice(list(state.legal())))
        score = play.state.score()
        points[0] += score[number]
        points[1] += score[1 - number]
        match.add(play.record())
    assert match.points == points
