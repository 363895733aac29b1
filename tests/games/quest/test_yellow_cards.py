"""Q26: the eight yellow cards, each at its moment and at no other, for the own hobbit and for others."""

from typing import Any

import pytest

from bywater import CHANCE, State
from bywater.games.quest.model import frames as k

from .helpers import (
    active,
    at_the_end,
    at_the_mountain,
    beginning,
    choices,
    dark,
    do,
    draw,
    event,
    everything,
    go,
    gone,
    hand,
    line,
    log,
    marker,
    offers,
    pass_quiet,
    prompt_of,
    sauron,
    size,
    table,
    tile,
    to_roll,
    tokens,
    watched,
    why,
)
from .helpers_cards import (
    SECRET,
    after_a_card,
    each_is_prompted,
    in_turn,
    interrupts,
    looked_at,
    may,
    starting,
    turn_goes_on,
)

WINDOWS = ("play phial", "play staff", "play belt", "play mithril", "play athelas")


# -- Staff -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["sundial_cards", "sundial_items"])
def test_q26_staff_ignores_a_tile_with_three_things(name: str) -> None:
    state = pass_quiet(looked_at(name, "", "staff", "3 white_hiding"), "after_tile")
    assert prompt_of(state) == ("after_tile", 1)
    assert choices(state) == {"play staff", "pass"}
    do(state, "play staff")
    assert hand(state, 1) == {}
    assert marker(state) == 0
    assert prompt_of(state)[0] == "tile"  # the next tile is turned in the same turn
    assert active(state) == 0


@pytest.mark.parametrize("name", ["sundial", "ring_dark", "eye_or_two_dark", "hiding", "friendship"])
def test_q26_staff_is_not_offered_at_other_tiles(name: str) -> None:
    state = looked_at(name, "", "staff")
    kinds = []
    while state.actor not in (CHANCE, -2) and prompt_of(state)[0] in ("quiet", "after_tile", "before_tile"):
        kinds.append(prompt_of(state)[0])
        do(state, "pass")
    assert "after_tile" not in kinds


def test_q26_passing_the_staff_leaves_the_tile_to_the_group() -> None:
    state = pass_quiet(looked_at("sundial_cards", "2 white_hiding", "staff"), "after_tile")
    do(state, "pass")
    assert prompt_of(state) == ("demand", 0)
    assert may(state, "pledge white_hiding")
    assert not may(state, "play staff")


def test_q26_staff_of_the_active_player() -> None:
    state = pass_quiet(looked_at("sundial_items", "", "staff", active=1), "after_tile")
    do(state, "play staff")
    assert (marker(state), hand(state, 1)) == (0, {})


# -- Phial -----------------------------------------------------------------------------------------


def test_q26_phial_before_the_first_tile() -> None:
    state = beginning("phial, white_hiding", "")
    assert prompt_of(state) == ("before_tile", 0)
    do(state, "play phial")
    assert prompt_of(state) == ("cards", 0)
    assert hand(state, 0) == {"white_hiding": 1}
    assert sum(everything(state)["tiles"].values()) == 23


def test_q26_phial_for_another_and_after_other_tiles() -> None:
    """Its holder plays it for the active player; no further tile comes in this turn."""
    state = turn_goes_on("white_hiding", "phial", "", active=0)
    assert prompt_of(state) == ("before_tile", 1)
    do(state, "play phial")
    assert prompt_of(state) == ("cards", 0)
    do(state, "draw")
    draw(state, "white_joker", "white_joker")
    assert active(state) == 1
    assert prompt_of(state)[0] == "tile"  # the next turn begins with a tile as usual


def test_q26_phial_is_offered_again_before_the_next_tile() -> None:
    state = turn_goes_on("", "phial")
    do(state, "pass", "tile ring_dark")
    pass_quiet(state, "before_tile")
    assert prompt_of(state) == ("before_tile", 1)


def test_q26_phial_comes_too_late_once_the_tile_is_turned() -> None:
    state = turn_goes_on("3 white_hiding", "phial")
    do(state, "pass", "tile sundial_cards")
    assert prompt_of(state) == ("demand", 0)
    assert not may(state, "play phial")
    assert not may(do(state, "interrupt sam"), "play phial")


# -- Belt ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("holder", "roller"), [(0, 0), (1, 0), (0, 1), (2, 1)])
def test_q26_belt_spares_the_roll(holder: int, roller: int) -> None:
    hands = ["", "", ""]
    hands[holder] = "belt"
    state = to_roll(roller, *hands, active=0)
    assert prompt_of(state) == ("before_roll", holder)
    assert choices(state) == {"play belt", "pass"}
    do(state, "play belt")
    assert prompt_of(state)[0] == "tile"  # no die: the next turn begins
    assert (dark(state), sauron(state)) == ([0, 0, 0], 15)
    assert hand(state, holder) == {}


def test_q26_belt_passed_means_rolling() -> None:
    state = to_roll(0, "belt", "")
    do(state, "pass")
    assert prompt_of(state)[0] == "die"
    do(state, "die two_dots")
    assert not may(pass_quiet(state), "play belt")
    assert hand(state, 0) == {"belt": 1}


def test_q26_belt_spares_one_of_two_rolls() -> None:
    """Shelob Appears: two rolls, the Belt is good for one of them."""
    state = event(5, "", "belt", place="shelobs_lair")
    do(state, "roll twice", "play belt")
    assert prompt_of(state)[0] == "die"
    do(state, "die one_dot")
    assert dark(state) == [1, 0]
    assert prompt_of(state)[0] == "tile"


def test_n2_belt_on_the_attempt() -> None:
    """A hobbit that need not roll is still in the game: the Ring is destroyed."""
    state = at_the_mountain("", "belt", dark=[9, 0], sauron=10)
    pass_quiet(state, "before_roll")
    do(state, "play belt", "special shield 2")
    assert state.ending() == "destroyed"


def test_r20_no_belt_on_the_rings_roll() -> None:
    state = table("belt", "", ring_used=False)
    do(state, "interrupt frodo", "put on the ring")
    assert prompt_of(state)[0] == "die"


# -- Mithril ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["one_dot", "two_dots", "three_dots", "two_cards", "eye"])
@pytest.mark.parametrize(("holder", "roller"), [(0, 0), (1, 0), (0, 1)])
def test_q26_mithril_spares_what_the_die_says(face: str, holder: int, roller: int) -> None:
    hands = ["2 white_hiding", "2 white_hiding"]
    hands[holder] += ", mithril"
    state = do(to_roll(roller, *hands, active=0), f"die {face}")
    assert prompt_of(state) == ("after_roll", holder)
    assert choices(state) == {"play mithril", "pass"}
    do(state, "play mithril")
    assert (dark(state), sauron(state)) == ([0, 0], 15)
    assert [size(state, seat) for seat in (0, 1)] == [2, 2]


def test_q26_mithril_is_not_offered_after_a_harmless_roll() -> None:
    state = do(to_roll(0, "mithril", ""), "die blank")
    assert prompt_of(state)[0] == "tile"
    assert hand(state, 0) == {"mithril": 1}


def test_q26_mithril_is_prompted_before_the_effect_and_not_after() -> None:
    state = do(to_roll(0, "mithril", "", sauron=4, dark=[3, 0]), "die three_dots")
    assert prompt_of(state) == ("after_roll", 0)
    assert gone(state) == []
    do(state, "pass")
    assert state.ending() == "caught"


def test_q26_mithril_covers_one_roll_only() -> None:
    state = event(5, "", "mithril", place="shelobs_lair")
    do(state, "roll twice", "die three_dots", "play mithril", "die two_dots")
    assert dark(state) == [2, 0]


def test_q26_mithril_saves_at_mount_doom() -> None:
    state = at_the_mountain("mithril", "", dark=[9, 0], sauron=10)
    pass_quiet(state, "after_roll")
    do(state, "die three_dots")
    pass_quiet(state, "after_roll")
    do(state, "play mithril", "special shield 1")
    assert state.ending() == "destroyed"


# -- Athelas ---------------------------------------------------------------------------------------


def test_q26_athelas_at_the_end_of_a_scenario_for_oneself() -> None:
    state = at_the_end("athelas", "", dark=[2, 2])
    pass_quiet(state, "missing_tokens")
    assert prompt_of(state) == ("missing_tokens", 0)
    do(state, "play athelas")
    assert dark(state) == [2, 5]


def test_q26_athelas_for_another_covers_all_its_missing_tokens() -> None:
    state = at_the_end("athelas", "", tokens=[{"ring": 1, "heart": 1, "sun": 1}, {"ring": 1}])
    assert prompt_of(state) == ("missing_tokens", 0)
    assert state.decision.fields["hobbit"] == 1
    do(state, "play athelas")
    assert dark(state) == [0, 0]


def test_q26_athelas_helps_one_player_once() -> None:
    state = at_the_end("athelas", "", "")
    do(state, "pass")
    assert dark(state) == [3, 0, 0]
    assert prompt_of(state) == ("missing_tokens", 0)  # now for Sam
    do(state, "play athelas")
    assert dark(state) == [3, 0, 3]


def test_q26_athelas_is_not_offered_if_no_token_is_missing() -> None:
    full = {"ring": 1, "heart": 1, "sun": 1}
    state = at_the_end("athelas", "", tokens=[full, full])
    assert prompt_of(state)[0] != "missing_tokens"
    assert hand(state, 0)["athelas"] == 1


@pytest.mark.parametrize(("demand", "token"), [("pelennor", "heart"), ("mouth_of_sauron", "sun")])
def test_r15_athelas_cancels_die_and_cards_for_one(demand: str, token: str) -> None:
    other = "sun" if token == "heart" else "heart"
    state = each_is_prompted(demand, "athelas", "3 white_hiding", place="mordor", tokens=[{token: 1}, {other: 1}])
    do(state, f"pledge a {token}")
    assert prompt_of(state) == ("missing_tokens", 0)
    assert state.decision.fields["hobbit"] == 1
    do(state, "play athelas")
    assert hand(state, 1) == {"white_hiding": 3}
    assert prompt_of(state)[0] == "tile"
    assert hand(state, 0) == {}


@pytest.mark.parametrize(("demand", "token"), [("pelennor", "heart"), ("mouth_of_sauron", "sun")])
def test_r15_athelas_passed_means_the_die_and_then_two_cards(demand: str, token: str) -> None:
    state = each_is_prompted(demand, "athelas, 3 white_hiding", "", place="mordor", tokens=[{}, {token: 1}])
    do(state, "pass")
    assert prompt_of(state)[0] == "die"
    do(state, "die blank")
    assert prompt_of(state) == ("losing", 0)
    do(state, "discard athelas")  # the other one must be a hiding card, and is chosen automatically
    assert hand(state, 0) == {"white_hiding": 2}


def test_r15_a_hobbit_that_keeps_a_token_lacks_none() -> None:
    state = each_is_prompted("pelennor", "athelas, 3 white_hiding", "", place="mordor", tokens=[{"heart": 1}, {}])
    do(state, "refuse")
    assert prompt_of(state)[0] == "die"
    assert tokens(state, 0) == {"heart": 1}


# -- Miruvor ---------------------------------------------------------------------------------------


def test_q26_miruvor_lets_any_player_give_a_card_to_any_other() -> None:
    state = table("", "gimli, white_hiding", "miruvor")
    do(state, "interrupt pippin")
    assert starting(state, "miruvor") == {"miruvor sam"}  # N3: Frodo and Pippin have nothing to give
    do(state, "miruvor sam")
    assert prompt_of(state) == ("sending", 1)
    assert choices(state) == {"to frodo", "to pippin", "pass"}
    do(state, "to frodo")
    assert prompt_of(state) == ("passing", 1)
    do(state, "give gimli")
    assert [hand(state, seat) for seat in range(3)] == [{"gimli": 1}, {"white_hiding": 1}, {}]


def test_q26_miruvor_for_oneself() -> None:
    state = table("miruvor, gimli", "")
    do(state, "interrupt frodo", "miruvor frodo", "to sam")
    assert [hand(state, seat) for seat in range(2)] == [{}, {"gimli": 1}]  # the only card is chosen automatically


def test_q26_miruvor_is_a_may() -> None:
    state = table("miruvor", "gimli")
    do(state, "interrupt frodo", "miruvor sam", "pass")
    assert [hand(state, seat) for seat in range(2)] == [{}, {"gimli": 1}]
    assert prompt_of(state) == ("cards", 0)


def test_n3_miruvor_alone_in_a_hand_gives_nothing() -> None:
    state = table("miruvor", "")
    do(state, "interrupt frodo")
    assert starting(state, "miruvor") == set()
    assert why(state, "miruvor frodo", 0) == "refused-nothing-to-give"


def test_q26_miruvor_can_not_go_to_an_eliminated_hobbit() -> None:
    state = table("miruvor, gimli", "", "", gone=[1], dark=[0, 15, 0])
    do(state, "interrupt frodo", "miruvor frodo")
    assert choices(state) == {"to pippin", "pass"}


# -- Elessar and Lembas ----------------------------------------------------------------------------


def test_q26_elessar_moves_any_hobbit_one_step() -> None:
    state = table("", "elessar", "", dark=[3, 0, 1])
    do(state, "interrupt sam")
    assert starting(state, "elessar") == {"elessar frodo", "elessar pippin"}  # N3: Sam stands at 0
    do(state, "elessar frodo")
    assert dark(state) == [2, 0, 1]
    assert hand(state, 1) == {}


def test_n3_elessar_does_nothing_at_0() -> None:
    state = table("", "elessar", dark=[1, 0])
    do(state, "interrupt sam")
    assert why(state, "elessar sam", 1) == "refused-in-the-light"


def test_q26_lembas_fills_a_hand_to_six() -> None:
    state = table("4 white_hiding", "lembas")
    do(state, "interrupt sam", "lembas frodo", "card white_joker", "card grey_hiding")
    assert hand(state, 0) == {"white_hiding": 4, "white_joker": 1, "grey_hiding": 1}
    assert hand(state, 1) == {}
    assert prompt_of(state) == ("cards", 0)


def test_q26_lembas_itself_is_played_before_the_hand_is_counted() -> None:
    state = table("lembas, 5 white_hiding", "")
    do(state, "interrupt frodo", "lembas frodo")
    assert state.decision.fields == {"to": 0, "count": 1}


def test_n3_lembas_does_nothing_for_a_full_hand() -> None:
    state = table("6 white_hiding", "lembas, 3 grey_hiding, 4 white_fighting")
    do(state, "interrupt sam")
    assert starting(state, "lembas") == set()
    assert why(state, "lembas frodo", 1) == "refused-hand-full"


def test_q26_lembas_no_card_is_thrown_away_while_drawing() -> None:
    """Nobody is prompted between the cards drawn."""
    state = table("white_hiding, lembas", "elessar", dark=[1, 1])
    do(state, "interrupt frodo", "lembas sam")
    for _ in range(5):
        assert prompt_of(state)[0] == "draw"
        do(state, "card white_joker")
    assert size(state, 1) == 6


def test_r26_lembas_with_two_cards_left_gives_two() -> None:
    state = table("lembas", "", deck="2 white_joker", discards={})
    assert may(do(state, "interrupt frodo"), "lembas sam")


# -- at any time, and only when the card says so ---------------------------------------------------


def any_time_moments() -> list[State]:
    """Quiet decisions of every kind at which Sam holds cards for any time."""
    held = "elessar, lembas, miruvor, white_hiding"
    more: dict[str, Any] = {"dark": [2, 2], "shields": [3, 0]}
    return [
        table("white_hiding", held, **more),
        after_a_card("grey_hiding", held, **more),
        turn_goes_on("", held, **more),
        looked_at("hiding", "", held, **more),
        looked_at("ring_dark", "", held, **more),
        tile("sundial_cards", "2 white_hiding", held, **more),
        event(1, "aragorn", held, **more),
        event(5, "", held, place="shelobs_lair", **more),
        event(1, "", held, place="mordor", **more),
        event(6, "", held, place="mordor", **more),
        do(to_roll(0, "", held, **more), "die one_dot"),
        at_the_end("", held, **more),
        at_the_mountain("", held, **more),
        table("aragorn", held, place="rivendell", stack=[["journey", 0, k.TEST_EACH, 0, 0]], **more),
        table("2 white_hiding", held, place="bag_end", stack=[["journey", 0, k.NAZGUL_APPEAR, 0, 0]], **more),
    ]


@pytest.mark.parametrize("number", range(15))
def test_q26_at_any_time_by_any_player(number: int) -> None:
    state = any_time_moments()[number]
    assert prompt_of(state)[0] in ("quiet", "cards", "demand", "offer", "shelob_appears")
    assert "sam" in interrupts(state)
    do(state, "interrupt sam")
    assert {"elessar frodo", "elessar sam", "lembas frodo", "lembas sam", "miruvor sam"} <= offers(state)


@pytest.mark.parametrize("number", range(15))
def test_q26_the_other_five_wait_for_their_moment(number: int) -> None:
    state = any_time_moments()[number]
    do(state, "interrupt sam")
    for text in WINDOWS:
        assert not may(state, text)


def test_q26_yellow_cards_are_never_played_on_a_line() -> None:
    state = table("phial, staff, belt, elessar, white_hiding", "")
    assert starting(state, "play") == {f"play white_hiding{line}" for line in ("", *_ON_OTHERS)}


_ON_OTHERS = (" on friendship", " on travelling", " on fighting")


def test_q26_a_used_card_leaves_the_game() -> None:
    state = table("", "elessar", dark=[1, 0])
    do(state, "interrupt sam", "elessar frodo")
    position = everything(state)
    assert "elessar" not in position["in_play"]
    assert position["discards"] == {}


# -- who is prompted in described and in secret hands -------------------------------------------------


def test_described_hands_only_the_holder_is_prompted() -> None:
    state = to_roll(0, "white_hiding", "belt", "white_hiding")
    assert in_turn(state, "before_roll", "pass") == [1]


def test_r33_secret_hands_all_who_might_hold_it_are_prompted() -> None:
    """From the roller on, everybody with a card in hand, whether it is the Belt or not."""
    more: dict[str, Any] = {"options": SECRET, "in_play": ["belt", "gimli"]}
    with_belt = to_roll(1, "white_hiding", "gimli", "belt", "", active=0, **more)
    without = to_roll(1, "white_hiding", "gimli", "white_hiding", "", active=0, **more)
    assert in_turn(with_belt, "before_roll", "pass") == [1, 2, 0]
    assert in_turn(without, "before_roll", "pass") == [1, 2, 0]


def test_r33_secret_hands_no_prompt_for_a_card_known_to_be_out() -> None:
    state = to_roll(1, "white_hiding", "gimli", "", options=SECRET, in_play=["gimli"])
    assert prompt_of(state)[0] == "die"


def test_r33_secret_hands_a_list_of_one_code() -> None:
    state = to_roll(0, "white_hiding", "belt", options=SECRET)
    assert offers(state) == {"pass"}
    do(state, "pass")
    assert offers(state) == {"pass", "play belt"}


def test_r33_secret_hands_the_staff_is_offered_in_the_same_way() -> None:
    state = looked_at("sundial_cards", "white_hiding", "white_hiding", "staff", active=2, options=SECRET)
    pass_quiet(state, "after_tile")
    assert in_turn(state, "after_tile", "pass") == [2, 0, 1]


def test_r33_secret_hands_athelas_at_a_scenarios_end() -> None:
    state = at_the_end("white_hiding", "athelas", options=SECRET)
    pass_quiet(state, "missing_tokens")
    assert in_turn(state, "missing_tokens", "pass") == [0, 1, 1, 0]
    assert dark(state) == [3, 3]


def test_a_used_card_is_logged_with_the_hobbit_it_helps() -> None:
    state = watched(to_roll(0, "", "belt"))
    do(state, "play belt")
    assert any("card-belt" in message.params.values() for message in log(state))


def test_r27_the_belt_of_an_eliminated_hobbit_is_lost() -> None:
    state = to_roll(1, "", "belt, 2 white_hiding", dark=[0, 13], sauron=14, active=0)
    do(state, "pass", "die three_dots")
    assert gone(state) == [1]
    assert "belt" not in everything(state)["in_play"]
    assert prompt_of(state)[0] == "tile"


def test_elessar_in_the_last_moment_before_a_die_takes_effect() -> None:
    """A step to the light after the die is rolled and before its effect: R06."""
    state = do(to_roll(0, "", "elessar", dark=[13, 0]), "die two_dots")
    assert prompt_of(state)[0] == "quiet"
    go(state, "interrupt sam", "elessar frodo")
    pass_quiet(state)
    assert dark(state) == [14, 0]
    assert gone(state) == []
    assert line(state, "fighting") == 0
