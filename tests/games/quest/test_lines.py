"""Every space of every line of the four boards, compared with the printed ones (Q16, Q17, R11, R12, R18).

The tables are those of the facts, not of the program: each line from its first space to its last.
"""

import pytest

from bywater import CHANCE

from .helpers import (
    ACTIVITIES,
    FRODO,
    PIPPIN,
    SAM,
    active,
    bearer,
    dark,
    do,
    drawn,
    event,
    everything,
    go,
    hand,
    line,
    log_params,
    pass_quiet,
    place,
    prompt_of,
    shields,
    size,
    table,
    tile,
    tokens,
    watched,
)

BOARDS: dict[str, dict[str, tuple[str, ...]]] = {
    "moria": {
        "fighting": ("shield", "shield", "ring", "shield", "shield", "ring", "die", "shield", "die", "special_shield"),
        "hiding": ("book", "ring", "heart", "ring", "heart", "ring", "heart"),
        "travelling": ("shield", "shield", "sun", "shield", "sun", "shield", "sun"),
    },
    "helms_deep": {
        "fighting": (
            "shield",
            "shield",
            "ring",
            "shield",
            "shield",
            "ring",
            "shield",
            "shield",
            "shield",
            "special_shield",
        ),
        "friendship": ("die", "theoden", "ring", "shadowfax", "ring", "eomer", "ring"),
        "travelling": ("shield", "heart", "heart", "heart", "shield", "sun", "shield", "sun", "shield", "sun"),
    },
    "shelobs_lair": {
        "fighting": ("shield", "shield", "shield", "shield", "shield", "die", "die", "special_shield", "ring", "ring"),
        "hiding": ("faramir", "ring", "heart", "ring", "heart", "ring", "heart"),
        "travelling": ("shield", "shield", "sun", "shield", "shield", "sun", "shield", "heal", "shield", "sun"),
    },
    "mordor": {
        "travelling": (
            "shield",
            "shield",
            "shield",
            "shield",
            "shield",
            "die",
            "shield",
            "shield",
            "shield",
            "shield",
            "die",
            "shield",
            "die",
        ),
        "friendship": ("shield", "army_of_the_dead", "shield", "ghan", "shield", "eowyn", "heal"),
        "fighting": ("shield", "heart", "shield", "heart", "shield", "heart", "heal"),
        "hiding": ("shield", "sun", "shield", "sun", "shield", "sun", "heal"),
    },
}
SCORES = {
    "moria": ("fighting", [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]),
    "helms_deep": ("fighting", [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]),
    "shelobs_lair": ("fighting", [40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50]),
    "mordor": ("travelling", [50, 50, 51, 51, 52, 52, 53, 54, 55, 56, 57, 58, 59, 60]),
}
BOARD_CARDS = {
    "moria": {"book", "pipe"},
    "helms_deep": {"theoden", "shadowfax", "eomer", "riders_of_rohan"},
    "shelobs_lair": {"faramir", "gollum"},
    "mordor": {"army_of_the_dead", "ghan", "eowyn"},
}
SPACES = [
    (board, name, number + 1, given)
    for board, lines in BOARDS.items()
    for name, spaces in lines.items()
    for number, given in enumerate(spaces)
]
NEXT = {"moria": "lothlorien", "helms_deep": "shelobs_lair", "shelobs_lair": "mordor", "mordor": "mount_doom"}


@pytest.mark.parametrize(("board", "name", "number", "given"), SPACES)
def test_q16_what_each_space_gives(board: str, name: str, number: int, given: str) -> None:
    """The tile of the line moves the marker onto the space, and the active player, not the bearer, gets it."""
    state = tile(name, "", "", "", active=PIPPIN, place=board, lines={name: number - 1}, dark=[4, 4, 4])
    if (board, name, number) == ("shelobs_lair", "fighting", 10):
        assert bearer(state) == PIPPIN, "the scenario is over, and the ring token of its last space made the bearer"
        return
    assert line(state, name) == number
    assert shields(state) == [0, 0, int(given == "shield")]
    assert dark(state) == [4, 4, 3 if given == "heal" else 4]
    assert [tokens(state, seat) for seat in (FRODO, SAM)] == [{}, {}]
    assert tokens(state, PIPPIN) == ({given: 1} if given in ("ring", "heart", "sun") else {})
    assert [hand(state, seat) for seat in (FRODO, SAM)] == [{}, {}]
    won = given in BOARD_CARDS[board]
    assert hand(state, PIPPIN) == ({given: 1} if won else {})
    assert set(everything(state)["board_cards"]) == BOARD_CARDS[board] - {given}
    if given == "die":
        assert prompt_of(state) == ("die", CHANCE)
        assert state.decision.fields["hobbit"] == PIPPIN
    elif given == "special_shield":
        assert prompt_of(state) == ("special_shield", CHANCE)
        assert state.decision.fields["to"] == PIPPIN
    else:
        assert prompt_of(state) == ("cards", PIPPIN)


@pytest.mark.parametrize("board", BOARDS)
def test_q16_a_board_has_exactly_these_lines(board: str) -> None:
    """R18: with every other line at its end, a tile can move only an existing, unfinished line."""
    for name in ACTIVITIES:
        length = len(BOARDS[board].get(name, ()))
        full = {other: len(spaces) for other, spaces in BOARDS[board].items()}
        full[SCORES[board][0]] = 0
        if name == SCORES[board][0] or not length:
            continue
        state = tile(name, "", "", place=board, lines={**full, name: length - 1})
        assert line(state, name) == length
        state = tile(name, "", "", place=board, lines=full)
        assert line(state, SCORES[board][0]) == 1, "a finished line moves no further"


@pytest.mark.parametrize(
    ("board", "name"), [("moria", "friendship"), ("helms_deep", "hiding"), ("shelobs_lair", "friendship")]
)
def test_q16_a_missing_line_gives_nothing(board: str, name: str) -> None:
    assert name not in BOARDS[board]
    state = do(table("", f"white_{name}", place=board, active=SAM), f"play white_{name}")
    assert (line(state, name), shields(state), tokens(state, SAM), hand(state, SAM)) == (0, [0, 0], {}, {})


def test_q16_the_boards_print_fifty_shields_and_the_supply_of_tokens_fits() -> None:
    """A check of the tables above: fifty plain shields, at most 5 rings, 3 hearts and 3 suns per board."""
    printed = [given for _, _, _, given in SPACES]
    assert printed.count("shield") == 50
    for board in BOARDS:
        here = [given for name, _, _, given in SPACES if name == board]
        assert here.count("ring") <= 5
        assert here.count("heart") <= 3
        assert here.count("sun") <= 3


@pytest.mark.parametrize("board", BOARDS)
def test_q08_the_cards_of_a_board_lie_beside_it(board: str) -> None:
    state = table("", "", place=board)
    assert set(everything(state)["board_cards"]) == BOARD_CARDS[board]


@pytest.mark.parametrize("board", BOARDS)
def test_q23_the_number_under_the_main_marker_is_the_score(board: str) -> None:
    main, scores = SCORES[board]
    for space, score in enumerate(scores[:-1]):
        assert table("", "", place=board, lines={main: space}).score() == [score, score]


# -- special shields --------------------------------------------------------------------------


def test_q17_a_special_shield_is_one_of_six() -> None:
    state = tile("fighting", "", "", place="shelobs_lair", active=SAM, lines={"fighting": 7})
    assert drawn(state) == pytest.approx({f"special shield {value}": 1 / 3 for value in (1, 2, 3)})
    do(state, "special shield 3")
    assert shields(state) == [0, 3]
    assert everything(state)["specials"] == {"1": 2, "2": 2, "3": 1}
    assert prompt_of(state) == ("cards", SAM)


def test_q17_what_was_taken_before_is_no_longer_there() -> None:
    left = {"1": 0, "2": 2, "3": 1}
    state = tile("fighting", "", "", place="shelobs_lair", active=SAM, lines={"fighting": 7}, specials=left)
    assert drawn(state) == pytest.approx({"special shield 2": 2 / 3, "special shield 3": 1 / 3})


@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize("board", ["moria", "helms_deep"])
def test_q17_the_last_space_of_a_main_line_gives_it_before_the_scenario_ends(board: str, value: int) -> None:
    state = watched(tile("fighting", "", "", "", active=SAM, place=board, lines={"fighting": 9}, dark=[1, 1, 1]))
    assert prompt_of(state) == ("special_shield", CHANCE)
    do(state, f"special shield {value}")
    assert shields(state) == [0, value, 0]
    assert log_params(state, "log-scenario-over") == [{"place": f"place-{board}"}]


# -- Wormtongue and the parts of a line --------------------------------------------------------


@pytest.mark.parametrize("number", [2, 4, 6])
def test_r11_after_wormtongue_the_cards_spaces_give_nothing(number: int) -> None:
    state = event(1, "", "", "", place="helms_deep", lines={"friendship": number - 1})
    assert everything(state)["board_cards"] == [], "nobody could pay"
    go(state, "tile friendship")
    assert (line(state, "friendship"), size(state, FRODO)) == (number, 0)
    assert prompt_of(pass_quiet(state)) == ("cards", FRODO)


def test_r11_a_card_won_before_wormtongue_stays() -> None:
    state = tile("friendship", "", "", place="helms_deep", lines={"friendship": 1})
    assert hand(state, FRODO) == {"theoden": 1}
    after = event(1, "theoden", "", place="helms_deep", board_cards=["shadowfax", "eomer", "riders_of_rohan"])
    assert (hand(after, FRODO), everything(after)["board_cards"]) == ({"theoden": 1}, [])


@pytest.mark.parametrize(("space", "reached"), [(0, False), (4, False), (5, True), (6, True), (10, True)])
def test_r12_the_first_part_is_done_from_the_fifth_space_on(space: int, reached: bool) -> None:
    state = event(3, "", "", place="helms_deep", lines={"travelling": space})
    assert (prompt_of(state) == ("draw", CHANCE)) is reached
    assert (everything(state)["sauron"] == 15) is reached


@pytest.mark.parametrize(("space", "reached"), [(5, False), (9, False), (10, True)])
def test_r12_the_second_part_is_done_at_the_end(space: int, reached: bool) -> None:
    state = event(6, "", "", place="helms_deep", lines={"travelling": space}, dark=[1, 1])
    assert (prompt_of(state) == ("die", CHANCE)) is not reached


# -- the end of the main line -----------------------------------------------------------------


@pytest.mark.parametrize("board", ["moria", "helms_deep", "shelobs_lair"])
def test_q19_the_last_space_of_the_main_line_ends_the_scenario(board: str) -> None:
    full = [{"ring": 1, "heart": 1, "sun": 1}] * 2
    state = tile("fighting", "", "", active=SAM, place=board, lines={"fighting": 9}, tokens=full)
    if prompt_of(state) == ("special_shield", CHANCE):
        do(state, "special shield 1")
    go(state, "card white_joker", "card white_joker")
    assert place(state) == NEXT[board]


def test_q16_the_bearer_gets_nothing_from_anothers_move() -> None:
    state = tile("hiding", "", "", "", active=PIPPIN, lines={"hiding": 2})
    assert [tokens(state, seat) for seat in range(3)] == [{}, {}, {"heart": 1}]
    assert active(state) == PIPPIN
    assert dark(state) == [0, 0, 0]
