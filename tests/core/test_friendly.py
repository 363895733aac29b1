"""The interface for newcomers: actions as text, seats by name, helpful errors and readable reprs."""

import pytest

import bywater
from bywater import BadNotation, BadPosition, IllegalAction, Match, UnknownGame, UnknownOption
from bywater.core.options import Option

from .helpers import GAME, finished

TABLE = {"turn": "light", "light": {"figures": {"shire": ["frodo", "sam"]}}, "dark": {"figures": {"mordor": ["orcs"]}}}


def test_an_action_is_played_by_its_text() -> None:
    state = GAME.position(TABLE)
    same = state.clone()
    same.apply(GAME.action("sam shire-cardolan"))
    assert state.play("  Sam  SHIRE-cardolan ") == []
    assert state.position() == same.position()


def test_text_given_to_apply_points_to_play() -> None:
    state = GAME.position(TABLE)
    before = state.position()
    with pytest.raises(TypeError, match=r"use state\.play\('sam shire-cardolan'\)"):
        state.apply("sam shire-cardolan")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        state.play(17)  # type: ignore[arg-type]
    assert state.position() == before


@pytest.mark.parametrize("wrong", [1.0, None, [1]])
def test_a_code_must_be_a_whole_number(wrong: object) -> None:
    with pytest.raises(TypeError):
        GAME.position(TABLE).apply(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [-1, -5, 10**30, -(10**30), 4095, 1 << 20, 1 << 40, (1 << 62) + 3])
def test_a_code_out_of_bounds_is_illegal(wrong: int) -> None:
    with pytest.raises(IllegalAction, match=f"unknown action {wrong}"):
        GAME.position(TABLE).apply(wrong)


def test_an_illegal_action_tells_the_reason() -> None:
    state = GAME.position(TABLE)
    with pytest.raises(IllegalAction) as caught:
        state.play("orcs mordor-gondor")
    reason = state.why("orcs mordor-gondor", "light")
    assert reason is not None
    assert caught.value.reason == reason
    assert "'orcs mordor-gondor' is not legal for seat 0 (light) at the decision 'turn': " in str(caught.value)
    assert str(caught.value).endswith(str(reason))


def test_an_action_after_the_end_is_refused_with_that_reason() -> None:
    with pytest.raises(IllegalAction, match="the game is over"):
        GAME.replay(finished()).play("pass")


def test_a_misspelt_action_is_refused_with_the_closest_one_and_nothing_is_played() -> None:
    state = GAME.position(TABLE)
    before = state.position()
    with pytest.raises(BadNotation) as caught:
        state.play("sam shire-cardoln")
    assert "did you mean 'sam shire-cardolan'" in str(caught.value)
    assert state.position() == before


def test_misspelt_names_are_refused_with_the_closest_ones() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'confrontation'"):
        bywater.load("confronation")
    with pytest.raises(UnknownOption, match="did you mean 'dark_specials'"):
        GAME.start(dark_special=["palantir"])
    with pytest.raises(bywater.BadOption, match="did you mean 'palantir'"):
        GAME.start(dark_specials=["palantier"])
    with pytest.raises(BadPosition, match="unknown figure 'froddo'; did you mean 'frodo'"):
        GAME.position({"light": {"figures": {"shire": ["froddo"]}}})


def test_a_seat_is_named_where_seats_have_names() -> None:
    state = GAME.position(TABLE)
    assert state.view("dark") == state.view(1) != state.view("light")
    assert state.view(("light", "dark")) == state.view((0, 1))
    assert state.why("orcs mordor-gondor", "dark") == state.why(GAME.action("orcs mordor-gondor"), 1)
    with pytest.raises(ValueError, match="unknown seat 'drak'; did you mean 'dark'"):
        state.view("drak")
    with pytest.raises(ValueError, match="the seats are: light, dark"):
        state.view("blue")


def test_an_unknown_seat_has_no_name() -> None:
    quest = bywater.load("quest").start(2)
    assert quest.view("sam") == quest.view(1)
    with pytest.raises(ValueError, match="the seats are: frodo, sam"):
        quest.view("pippin")


def test_a_state_shows_which_seat_decides_what() -> None:
    assert repr(GAME.position(TABLE)).startswith("<ConfrontationState: 2 seats, seat 0 (light) to act, Decision('turn'")
    assert repr(bywater.load("towers").start(3)).startswith("<TowersState: 3 seats, chance to act, Decision(")
    over = GAME.replay(finished())
    assert repr(over) == f"<ConfrontationState: over, {over.ending()}>"


def test_an_option_shows_its_values() -> None:
    assert repr(Option("level", "choice", "easy", choices=("easy", "hard"), rule="F1")) == (
        "Option('level', choice, default='easy', choices=['easy', 'hard'], rule='F1')"
    )
    assert (
        repr(Option("sauron", "number", 12, low=10, high=15)) == "Option('sauron', number, default=12, from 10 to 15)"
    )
    assert repr(Option("open", "flag", False)) == "Option('open', flag, default=False)"


def test_a_match_shows_its_standing() -> None:
    match = Match(GAME, ["Ann", "Ben"])
    assert repr(match) == "<Match of confrontation: 0 of 2 games played, Ann 0, Ben 0>"


def test_the_beginning_of_a_text_is_completed() -> None:
    with pytest.raises(BadNotation, match="did you mean 'shadowfax'"):
        GAME.action("shadow")
    with pytest.raises(BadNotation, match="did you mean 'retreat shire', "):
        GAME.action("retreat")


def test_a_name_without_similar_ones_is_refused_with_all_names() -> None:
    with pytest.raises(BadPosition, match="unknown side 'blue'; expected one of light, dark"):
        GAME.position({**TABLE, "turn": "blue"})


@pytest.mark.parametrize("seats", ["2", 2.0])
def test_seats_are_a_whole_number(seats: int) -> None:
    with pytest.raises((bywater.BadSeats, TypeError)):
        bywater.load("fate").start(seats)


def test_a_text_is_refused_as_a_code_and_a_code_as_a_text() -> None:
    with pytest.raises(TypeError):
        GAME.action(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        GAME.notation("pass")  # type: ignore[arg-type]


def test_games_and_records_have_a_useful_repr() -> None:
    assert repr(GAME) == f"<Game confrontation, rules {GAME.rules}, 2 seats>"
    assert repr(bywater.load("fate")).endswith("1 to 5 seats>")
    assert repr(finished()) == f"<Record of confrontation, 2 seats, {len(finished().lines)} actions, finished>"
