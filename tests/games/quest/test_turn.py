"""What a turn is made of besides tiles: one or two cards, or two new ones, or a step back.

Q11, Q12, R03, R18, R19, R24, R34, and who comes next.
"""

import pytest

from bywater import CHANCE, IllegalAction

from .helpers import (
    ACTIVITIES,
    FRODO,
    MERRY,
    PIPPIN,
    SAM,
    active,
    beginning,
    choices,
    dark,
    discards,
    do,
    draw,
    everything,
    go,
    hand,
    line,
    log_params,
    offers,
    pass_quiet,
    prompt_of,
    shields,
    size,
    table,
    tokens,
    watched,
)

WHITE = ("boromir", "gimli", "gandalf", "legolas", "aragorn", "theoden", "eomer", "faramir", "gollum", "ghan", "eowyn")
GREY = (
    *("glamdring", "anduril", "sting", "book", "pipe", "elven_cloak", "elven_rope", "boat", "brooch", "galadriel"),
    *("arwen", "box_of_earth", "bow", "shadowfax", "riders_of_rohan", "army_of_the_dead"),
)
YELLOW = ("staff", "athelas", "miruvor", "mithril", "belt", "lembas", "elessar", "phial")

# What is printed on the feature cards that are played on lines, from the facts: symbol and how many.
PRINTED = {
    "boromir": ("fighting", 2),
    "gimli": ("fighting", 2),
    "gandalf": ("travelling", 2),
    "legolas": ("hiding", 2),
    "aragorn": ("joker", 2),
    "glamdring": ("joker", 2),
    "anduril": ("fighting", 2),
    "sting": ("joker", 1),
    "book": ("hiding", 1),
    "pipe": ("friendship", 2),
    "elven_cloak": ("hiding", 2),
    "elven_rope": ("travelling", 2),
    "boat": ("travelling", 1),
    "brooch": ("friendship", 1),
    "galadriel": ("joker", 2),
    "arwen": ("joker", 2),
    "box_of_earth": ("joker", 1),
    "bow": ("fighting", 1),
    "theoden": ("travelling", 2),
    "shadowfax": ("travelling", 2),
    "eomer": ("fighting", 2),
    "riders_of_rohan": ("fighting", 2),
    "faramir": ("travelling", 2),
    "gollum": ("joker", 3),
    "army_of_the_dead": ("fighting", 2),
    "ghan": ("travelling", 2),
    "eowyn": ("joker", 2),
}

# -- one or two cards -------------------------------------------------------------------------


@pytest.mark.parametrize("activity", ACTIVITIES)
@pytest.mark.parametrize("colour", ["white", "grey"])
def test_q11_a_hobbit_card_moves_its_line_by_one(colour: str, activity: str) -> None:
    card = f"{colour}_{activity}"
    state = table("", card, place="mordor", active=SAM, board_cards=[])
    assert [text for text in choices(state) if text.startswith("play")] == [f"play {card}"]
    do(state, f"play {card}")
    assert {other: line(state, other) for other in ACTIVITIES} == {
        other: int(other == activity) for other in ACTIVITIES
    }
    assert (hand(state, SAM), discards(state)) == ({}, {card: 1})


@pytest.mark.parametrize("card", sorted(PRINTED))
def test_q11_a_feature_card_moves_one_line_by_its_symbols(card: str) -> None:
    """R03: a card with several stars moves one line only."""
    symbol, stars = PRINTED[card]
    state = table("", card, place="mordor", active=SAM, board_cards=[])
    lines = ACTIVITIES if symbol == "joker" else (symbol,)
    wanted = {f"play {card}" if symbol != "joker" else f"play {card} on {other}" for other in lines}
    assert {text for text in choices(state) if text.startswith("play")} == wanted
    for other in lines:
        after = do(state.clone(), f"play {card}" if symbol != "joker" else f"play {card} on {other}")
        assert {name: line(after, name) for name in ACTIVITIES} == {
            name: stars if name == other else 0 for name in ACTIVITIES
        }
        assert hand(after, SAM) == {}


def test_q11_a_used_feature_card_is_gone_for_good() -> None:
    state = do(table("gimli", "", place="mordor", board_cards=[]), "play gimli")
    assert discards(state) == {}
    assert "gimli" not in everything(state)["in_play"]


@pytest.mark.parametrize("activity", ["travelling", "hiding", "fighting"])
def test_q11_a_joker_goes_on_any_line(activity: str) -> None:
    state = do(table("", "white_joker", active=SAM), f"play white_joker on {activity}")
    assert line(state, activity) == 1


def test_q11_two_cards_one_white_one_grey() -> None:
    state = table("", "2 white_fighting, 2 grey_fighting", active=SAM)
    do(state, "play white_fighting")
    assert choices(state) == {"done", "play grey_fighting"}
    do(state, "play grey_fighting")
    assert (line(state, "fighting"), shields(state)) == (2, [0, 2])
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), FRODO), "no third card"


def test_q11_grey_first_then_white() -> None:
    state = do(table("", "2 white_fighting, 2 grey_fighting", active=SAM), "play grey_fighting")
    assert choices(state) == {"done", "play white_fighting"}


def test_q11_one_card_is_enough() -> None:
    state = do(table("", "white_fighting, grey_fighting", active=SAM), "play white_fighting", "done")
    assert (hand(state, SAM), active(state)) == ({"grey_fighting": 1}, FRODO)


def test_q11_after_a_card_there_is_no_drawing_and_no_step_back() -> None:
    state = do(table("", "white_fighting, grey_fighting", active=SAM, dark=[0, 3]), "play white_fighting")
    assert not {"draw", "step back"} & choices(state)


def test_q11_doing_nothing_is_not_a_choice() -> None:
    """Neither cards nor drawing nor a step: that is not offered."""
    assert not {"done", "pass"} & choices(table("white_joker", "white_joker"))


@pytest.mark.parametrize("card", [*WHITE, *GREY])
def test_q11_the_colour_of_a_feature_card_counts(card: str) -> None:
    state = table(
        "", f"{card}, white_friendship, grey_friendship", place="mordor", active=SAM, board_cards=[], dark=[1, 1]
    )
    do(state, next(text for text in sorted(choices(state)) if text.startswith(f"play {card}")))
    if card == "gollum":
        do(state, "die blank")
    second = "grey" if card in WHITE else "white"
    assert choices(state) == {"done", f"play {second}_friendship"}


@pytest.mark.parametrize("card", YELLOW)
def test_q11_a_yellow_card_is_not_played_on_lines(card: str) -> None:
    state = pass_quiet(table("", f"{card}, white_fighting", active=SAM))
    assert [text for text in choices(state) if text.startswith("play")] == ["play white_fighting"]


def test_q11_nobody_else_plays() -> None:
    state = table("white_fighting", "grey_fighting", "")
    assert prompt_of(state) == ("cards", FRODO)
    with pytest.raises(IllegalAction):
        do(state, "play grey_fighting")


def test_q11_a_card_is_carried_out_before_the_next_is_played() -> None:
    """A die on the way is rolled between the two cards."""
    state = table("", "white_fighting, grey_fighting", active=SAM, lines={"fighting": 6})
    do(state, "play white_fighting")
    assert prompt_of(state) == ("die", CHANCE)
    do(state, "die one_dot")
    assert (dark(state), prompt_of(state)) == ([0, 1], ("cards", SAM))


def test_q11_a_card_won_by_the_first_may_be_the_second() -> None:
    """White, and then the grey Book that it has just won."""
    state = do(table("", "white_hiding", active=SAM), "play white_hiding")
    assert "play book" in choices(state)
    do(state, "play book")
    assert (line(state, "hiding"), tokens(state, SAM)) == (2, {"ring": 1})


def test_q11_the_order_of_cards_is_free() -> None:
    held = "white_travelling, grey_fighting"
    one = do(table("", held, active=SAM), "play white_travelling", "play grey_fighting")
    other = do(table("", held, active=SAM), "play grey_fighting", "play white_travelling")
    for state in (one, other):
        assert (line(state, "travelling"), line(state, "fighting"), shields(state)) == (1, 1, [0, 2])


# -- R18, R19 ---------------------------------------------------------------------------------


def test_r18_a_card_on_a_missing_line_does_nothing() -> None:
    state = table("", "white_friendship, pipe", active=SAM, board_cards=["book"])
    do(state, "play white_friendship")
    assert [line(state, name) for name in ACTIVITIES] == [0, 0, 0, 0]
    do(state, "play pipe")
    assert [line(state, name) for name in ACTIVITIES] == [0, 0, 0, 0]
    assert (hand(state, SAM), active(state)) == ({}, FRODO)


def test_r18_a_card_on_a_finished_line_does_nothing() -> None:
    state = do(table("", "white_hiding", active=SAM, lines={"hiding": 7}), "play white_hiding")
    assert (line(state, "hiding"), tokens(state, SAM), discards(state)) == (7, {}, {"white_hiding": 1})


def test_r18_what_goes_beyond_the_end_is_lost() -> None:
    state = do(table("", "legolas", active=SAM, lines={"hiding": 6}), "play legolas")
    assert (line(state, "hiding"), tokens(state, SAM)) == (7, {"heart": 1})
    assert line(state, "travelling") == 0


def test_r19_every_space_on_the_way_is_carried_out() -> None:
    state = do(table("", "legolas", active=SAM), "play legolas")
    assert hand(state, SAM) == {"book": 1}
    assert tokens(state, SAM) == {"ring": 1}


def test_r19_dice_are_rolled_after_the_whole_movement() -> None:
    """Two spaces, the first with a die: the marker has already moved on, and its shield is taken."""
    state = do(table("", "gimli", active=SAM, lines={"fighting": 6}), "play gimli")
    assert prompt_of(state) == ("die", CHANCE)
    assert (line(state, "fighting"), shields(state)) == (8, [0, 1])


def test_r19_a_card_over_two_dice_brings_two_rolls() -> None:
    state = do(table("", "gimli, grey_hiding", place="shelobs_lair", active=SAM, lines={"fighting": 5}), "play gimli")
    do(state, "die one_dot")
    assert prompt_of(state) == ("die", CHANCE)
    do(state, "die one_dot")
    assert (dark(state), prompt_of(state)) == ([0, 2], ("cards", SAM))


def test_r19_the_example_of_the_rulebook() -> None:
    """A grey fighting card and a white one with two travelling symbols: three shields."""
    state = do(table("", "grey_fighting, gandalf", active=SAM), "play grey_fighting", "play gandalf")
    assert (shields(state), line(state, "fighting"), line(state, "travelling")) == ([0, 3], 1, 2)


# -- no card ----------------------------------------------------------------------------------


def test_q12_two_cards_are_drawn_instead() -> None:
    state = do(table("", "white_fighting", active=SAM), "draw")
    draw(state, "grey_hiding", "white_joker")
    assert hand(state, SAM) == {"white_fighting": 1, "white_joker": 1, "grey_hiding": 1}
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), FRODO)


def test_q12_or_a_step_back() -> None:
    state = do(table("", "white_fighting", active=SAM, dark=[3, 3]), "step back")
    assert (dark(state), size(state, SAM)) == ([3, 2], 1)
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), FRODO)


def test_q12_nobody_goes_further_than_the_light() -> None:
    state = do(table("", "", active=SAM), "step back")
    assert (dark(state), active(state)) == ([0, 0], FRODO)


def test_r24_there_is_no_hand_limit() -> None:
    held = "7 white_fighting, 7 white_hiding, 5 grey_hiding"
    state = draw(do(table("", held, active=SAM), "draw"), "white_joker", "white_joker")
    assert size(state, SAM) == 21
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), FRODO)


# -- discarding cards -------------------------------------------------------------------------


def test_r34_the_active_player_may_throw_cards_away() -> None:
    state = do(
        table("", "white_fighting, gimli", active=SAM), "interrupt sam", "discard gimli", "discard white_fighting"
    )
    assert (hand(state, SAM), discards(state)) == ({}, {"white_fighting": 1})
    assert line(state, "fighting") == 0
    assert prompt_of(pass_quiet(state)) == ("cards", SAM), "the turn is not used up by it"


def test_r34_any_other_hobbit_may_discard_as_well() -> None:
    state = table("white_fighting", "", "mithril, grey_hiding", active=FRODO)
    assert "interrupt pippin" in offers(state)
    do(state, "interrupt pippin", "discard mithril", "done")
    assert (hand(state, PIPPIN), prompt_of(state)) == ({"grey_hiding": 1}, ("cards", FRODO))


def test_r34_only_the_own_cards() -> None:
    state = do(table("white_fighting", "grey_hiding"), "interrupt sam")
    with pytest.raises(IllegalAction):
        do(state, "discard white_fighting")


# -- the next player --------------------------------------------------------------------------


def test_q11_turns_go_clockwise() -> None:
    state = watched(beginning("", "", "", ""))
    for _ in range(5):
        go(state, "tile hiding" if line(state, "hiding") < 3 else "tile travelling", "step back")
    order = [message["hobbit"] for message in log_params(state, "log-turn")]
    assert order == ["hobbit-sam", "hobbit-pippin", "hobbit-merry", "hobbit-frodo", "hobbit-sam"]


def test_q11_an_eliminated_hobbit_has_no_turn() -> None:
    state = do(table("", "", "", "", active=SAM, gone=[PIPPIN]), "step back")
    assert active(state) == MERRY


def test_q11_a_turn_that_is_over_leaves_nothing_behind() -> None:
    state = beginning("", "")
    for name in ("tile hiding", "tile fighting", "tile travelling"):
        go(state, name, "step back")
        assert [frame[0] for frame in everything(state)["stack"]] == ["journey", "turn", "tile"]
