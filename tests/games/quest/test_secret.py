"""R33: with secret hands no view, list, prompt or log line reveals the hand of another player."""

import random
from typing import Any

import pytest

from bywater import CHANCE, OVER, WATCHER, State
from bywater.games.quest.model import frames as k
from bywater.games.quest.presentation.choices import secrets

from .helpers import (
    GAME,
    at_the_end,
    beginning,
    do,
    event,
    everything,
    hand,
    offers,
    pass_quiet,
    prompt_of,
    restored,
    table,
    there,
    tile,
    to_roll,
)
from .helpers_cards import SECRET, favourable, in_turn, interrupts, looked_at, turn_goes_on

S: dict[str, Any] = {"options": SECRET}


# -- the content of views --------------------------------------------------------------------------


def hands(view: dict[str, Any]) -> dict[str, dict[str, int]]:
    """Return the hands that a view knows, without zero counts."""
    return {seat: there(cards) for seat, cards in view["hands"].items()}


def test_r33_only_the_own_hand() -> None:
    state = table("gimli", "white_hiding, 2 grey_hiding", "", **S)
    assert hands(state.view(0)) == {"0": {"gimli": 1}}
    assert hands(state.view(1)) == {"1": {"white_hiding": 1, "grey_hiding": 2}}
    assert hands(state.view(WATCHER)) == {}
    assert hands(state.view([0, 1])) == {"0": {"gimli": 1}, "1": {"white_hiding": 1, "grey_hiding": 2}}
    for seat in range(3):
        assert state.view(seat)["hand_sizes"] == [1, 3, 0]


def test_r33_described_hands_are_known_to_all() -> None:
    state = table("gimli", "white_hiding", "")
    for seat in range(3):
        assert hands(state.view(seat)) == {"0": {"gimli": 1}, "1": {"white_hiding": 1}, "2": {}}


def test_r33_by_default_hands_are_secret_in_the_competitive_game_only() -> None:
    friends, rivals = table("gimli", "white_hiding"), table("gimli", "white_hiding", options={"competitive": True})
    assert friends.view(0)["options"]["hands"] == rivals.view(0)["options"]["hands"] == "by_game"
    assert set(friends.view(0)["hands"]) == {"0", "1"}
    assert set(rivals.view(0)["hands"]) == {"0"}
    assert not secrets(friends.view(0))
    assert "trail" not in everything(friends)
    assert secrets(rivals.view(0))
    assert everything(rivals)["trail"] != []
    assert restored(rivals).view(1) == rivals.view(1)


@pytest.mark.parametrize("competitive", [False, True])
def test_r33_the_players_choice_holds_in_both_games(competitive: bool) -> None:
    for hands, known in (("described", {"0", "1"}), ("secret", {"1"})):
        state = table("gimli", "white_hiding", options={"hands": hands, "competitive": competitive})
        assert set(state.view(1)["hands"]) == known


def test_r33_what_is_drawn_is_seen_by_the_one_who_draws() -> None:
    state = table("", "", **S)
    state.open_journal()
    do(state, "draw", "card white_joker", "card grey_hiding")
    own = [fact for fact in state.view(0)["trail"] if fact[0] == "drew"]
    others = [fact for fact in state.view(1)["trail"] if fact[0] == "drew"]
    assert own == [["drew", 0, "white_joker"], ["drew", 0, "grey_hiding"]]
    assert others == [["drew", 0, ""], ["drew", 0, ""]]


def test_r33_what_is_passed_is_seen_by_both() -> None:
    state = table(
        "gimli, white_hiding", "", "", place="rivendell", stack=[["journey", 0, k.PASS_OR_RECOVER, 0, 0]], **S
    )
    do(state, "give gimli")
    assert ["passed", 0, "gimli", 1] in state.view(0)["trail"]
    assert ["passed", 0, "gimli", 1] in state.view(1)["trail"]
    assert ["passed", 0, "", 1] in state.view(2)["trail"]


def test_r33_what_is_thrown_away_or_pledged_is_seen_by_all() -> None:
    state = table("gimli, white_hiding", "", **S)
    do(state, "interrupt frodo", "discard white_hiding")
    assert there(state.view(1)["discards"]) == {"white_hiding": 1}
    state = tile("sundial_cards", "3 white_hiding", "", **S)
    do(state, "pledge white_hiding")
    assert there(state.view(1)["pledged"][0]["cards"]) == {"white_hiding": 1}


def test_r33_at_the_end_all_is_laid_open() -> None:
    state = do(to_roll(0, "", "gimli", sauron=2, dark=[1, 0], **S), "die one_dot")
    pass_quiet(state)
    assert state.ending() == "caught"
    assert hands(state.view(0))["1"] == {"gimli": 1}


@pytest.mark.parametrize("seed", range(6))
def test_r33_no_view_of_a_whole_game_holds_anothers_hand(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(2 + seed % 4, hands="secret", competitive=seed % 3 == 0)
    while state.actor != OVER:
        for seat in range(state.seats):
            view = state.view(seat)
            assert set(view["hands"]) == {str(seat)}
            assert view["legal"] == [] or state.actor == seat
            for fact in view["trail"]:
                if fact[0] in ("drew", "dealt") and fact[1] != seat:
                    assert fact[2] == ""
                if fact[0] == "passed" and seat not in (fact[1], fact[3]):
                    assert fact[2] == ""
        assert all(fact[2] == "" for fact in state.view(WATCHER)["trail"] if fact[0] in ("drew", "dealt"))
        state.apply(favourable(state, rng))


# -- tables that differ only in hidden information -------------------------------------------------


def twins(make: Any, *hands: str, other: int, instead: str, **more: Any) -> tuple[State, State]:
    """The same table twice, with another hand of one hobbit; it holds as many cards of
    each back: what was drawn and what was dealt is seen by all."""
    changed = [*hands]
    changed[other] = instead
    names = {name for part in (*hands, instead) for name in _features(part)}
    return (
        make(*hands, options=SECRET, in_play=sorted(names), **more),
        make(*changed, options=SECRET, in_play=sorted(names), **more),
    )


def _features(words: str) -> set[str]:
    names = {part.split()[-1] for part in words.split(",") if part.strip()}
    return {name for name in names if not name.startswith(("white_", "grey_"))}


def begins(*hands: str, **more: Any) -> State:
    return beginning(*hands, **more)


def ends(*hands: str, **more: Any) -> State:
    return at_the_end(*hands, **more)


def rolls(*hands: str, **more: Any) -> State:
    return to_roll(0, *hands, **more)


def cards_tile(*hands: str, **more: Any) -> State:
    return tile("sundial_cards", *hands, **more)


def turned(*hands: str, **more: Any) -> State:
    return looked_at("sundial_items", *hands, **more)


def speak_friend(*hands: str, **more: Any) -> State:
    return event(1, *hands, **more)


def orcs_attack(*hands: str, **more: Any) -> State:
    return event(5, *hands, **more)


def wormtongue(*hands: str, **more: Any) -> State:
    return event(1, *hands, place="helms_deep", **more)


def nazgul_attacks(*hands: str, **more: Any) -> State:
    return event(2, *hands, place="mordor", **more)


@pytest.mark.parametrize(
    "make", [table, begins, ends, rolls, cards_tile, turned, speak_friend, orcs_attack, wormtongue, turn_goes_on]
)
@pytest.mark.parametrize(
    ("held", "instead"),
    [
        ("elessar, white_hiding", "gimli, white_fighting"),
        ("belt, lembas", "boromir, aragorn"),
        ("miruvor, staff", "legolas, sting"),
        ("phial, athelas, white_joker", "glamdring, arwen, grey_hiding"),
        ("mithril", "bow"),
        ("2 white_fighting", "2 grey_travelling"),
    ],
)
def test_r33_prompts_and_views_do_not_depend_on_a_hidden_hand(make: Any, held: str, instead: str) -> None:
    """Frodo and a watcher see the same, are prompted the same, and have the same lists, as long as all pass."""
    one, two = twins(make, "white_hiding, gandalf", held, "white_travelling", other=1, instead=instead, dark=[1, 1, 1])
    for _ in range(12):
        for seats in (0, 2, WATCHER, [0, 2]):
            assert one.view(seats) == two.view(seats)
        assert one.trace(0) == two.trace(0)
        if one.actor in (CHANCE, OVER):
            break
        wanted = _idle(one)
        assert wanted in offers(two)
        do(one, wanted)
        do(two, wanted)
    else:
        pytest.fail("expected an end of the prompts, got more than the limit")


def _idle(state: State) -> str:
    """Return the answer of a seat that does nothing."""
    for text in ("pass", "pass", "done", "refuse", "step back"):
        if text in offers(state):
            return text
    return sorted(offers(state))[0]


def test_r33_seats_are_prompted_for_eowyn_only_while_she_may_be_in_a_hand() -> None:
    """D2: she came from the board, so all saw whether she was taken."""
    state = nazgul_attacks("white_hiding", "white_hiding", **S)
    assert prompt_of(state)[0] == "die"  # nobody has her, and all know it
    state = nazgul_attacks("white_hiding", "eowyn", board_cards=[], **S)
    assert prompt_of(state) == ("demand", 0)


def test_r33_a_demand_is_prompted_if_cards_might_pay_it() -> None:
    """Five cards of any kind might be swords enough: the prompt does not reveal whether they are."""
    for cards in ("4 white_hiding", "boromir, gimli, anduril, sting"):
        state = orcs_attack("white_travelling", cards, in_play=["boromir", "gimli", "anduril", "sting"], **S)
        assert prompt_of(state) == ("demand", 0), cards
        assert "sam" in interrupts(state)


def test_r33_without_cards_a_demand_is_refused_at_once() -> None:
    state = orcs_attack("", "", **S)
    assert everything(state)["sauron"] == 13


def test_r33_which_seats_are_prompted_for_the_phial() -> None:
    more: dict[str, Any] = {"in_play": ["phial"], **S}
    held = turn_goes_on("white_hiding", "phial", "", "grey_hiding", **more)
    boxed = turn_goes_on("white_hiding", "white_hiding", "", "grey_hiding", **more)
    for state in (held, boxed):
        pass_quiet(state, "before_tile")
    assert in_turn(held, "before_tile", "pass") == in_turn(boxed, "before_tile", "pass") == [0, 1, 3]


def test_r33_refusals_reveal_only_what_the_seat_may_know() -> None:
    one, two = twins(table, "white_hiding", "elessar", other=1, instead="gimli", dark=[1, 1])
    for code in range(GAME.num_actions):
        assert one.why(code, 0) == two.why(code, 0)


def test_r33_miruvor_card_is_seen_by_giver_and_taker_only() -> None:
    state = table("miruvor, gimli, sting", "", "", **S)
    do(state, "interrupt frodo", "miruvor frodo", "to sam", "give sting")
    assert hand(state, 1) == {"sting": 1}
    assert ["passed", 0, "sting", 1] in state.view(1)["trail"]
    assert ["passed", 0, "", 1] in state.view(2)["trail"]


def test_r33_which_card_was_passed_is_in_no_trace_and_no_log_of_others() -> None:
    """Two Councils that differ only in the card: the third hobbit and a watcher can't distinguish them."""
    states = []
    for card in ("gimli", "sting"):
        state = table(
            "gimli, sting",
            "2 white_hiding",
            "",
            place="rivendell",
            stack=[["journey", 0, k.PASS_OR_RECOVER, 0, 0]],
            **S,
        )
        state.open_journal()
        states.append(do(state, f"give {card}"))
    one, two = states
    for seats in (2, WATCHER):
        assert one.view(seats) == two.view(seats)
        assert one.trace(seats) == two.trace(seats)
        assert [entry.plain() for entry in one.journal_for(seats)] == [
            entry.plain() for entry in two.journal_for(seats)
        ]
    for seat in (0, 1):
        assert one.trace(seat) != two.trace(seat)


def test_r33_what_was_drawn_or_dealt_is_in_no_trace_of_others() -> None:
    one, two = (table("", "", "", **S) for _ in range(2))
    do(one, "draw", "card white_joker", "card grey_hiding")
    do(two, "draw", "card white_hiding", "card white_hiding")
    dealt = [table("", "", "", place="rivendell", stack=[["journey", 0, k.ARRIVED, 0, 0]], **S) for _ in range(2)]
    do(dealt[0], "card gimli")
    do(dealt[1], "card staff")
    for first, second in ((one, two), (dealt[0], dealt[1])):
        assert first.trace(0) != second.trace(0)
        for seats in (1, 2, WATCHER):
            assert first.trace(seats) == second.trace(seats)
            assert first.view(seats) == second.view(seats)
