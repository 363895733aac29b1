"""Hidden information: views, public memory, and secrets."""

import json
import random
from collections import Counter

import pytest

from bywater import CHANCE, OVER, WATCHER, State

from .helpers import (
    GAME,
    KINDS,
    choose,
    display,
    hand,
    laying,
    log,
    pass_all,
    pile,
    play,
    scored,
    seen,
    set_up,
    table,
    to_the_end,
    whole,
)


def told(state: State, seat: object) -> str:
    """Return everything that a seat gets, as text: its view, its journal, and the messages made from them."""
    view = state.view(seat)
    shown = [(message.key, sorted(message.params.items())) for message in log(state, seat)]
    entries = [entry.plain() for entry in state.journal_for(seat)]
    asked = [GAME.prompt(view).plain(), [GAME.choice_label(code, view).plain() for code in view["legal"]]]
    return json.dumps([seen(state, seat), shown, entries, asked])


def same_to(seat: int, one: State, other: State) -> None:
    """Check that a seat can't distinguish two states."""
    assert one.view(seat) == other.view(seat)
    assert one.trace(seat) == other.trace(seat)
    assert told(one, seat) == told(other, seat)
    for code in range(GAME.num_actions):
        assert one.why(code, seat) == other.why(code, seat)


def differ_to(seat: int, one: State, other: State) -> None:
    assert one.view(seat) != other.view(seat)
    assert one.trace(seat) != other.trace(seat)


# -- every kind of card has a count -----------------------------------------------------------


def test_a_view_counts_every_kind_of_card_and_a_position_only_what_is_there() -> None:
    state = table("2 blue_strength", "gandalf", "gandalf", discards="3 grey_wisdom", pile="", rest=2, display="gandalf")
    play(state, "draw", "card grey_wisdom", "take gandalf")
    view, position = state.view(0), state.position()
    for counts in (view["display"], view["discards"], *view["known"], view["hands"]["0"], *view["poured"]):
        assert list(counts) == list(KINDS)
    assert list(view["drawn"]["0"][0]) == list(KINDS)
    assert view["hands"]["0"]["gandalf"] == 0
    assert view["hands"]["0"]["grey_wisdom"] == 1
    assert position["display"] == {}
    assert position["known"] == [{}, {"gandalf": 1}, {}]
    assert position["poured"] == [{"grey_wisdom": 3}]
    assert GAME.belief(view).sample(random.Random(1)).view(0) == view


# -- hands ------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    state = table("2 green_wisdom, gandalf", "blue_strength", "3 grey_resolve", display="ochre_wisdom")
    view = seen(state, 0)
    assert view["hands"] == {"0": {"green_wisdom": 2, "gandalf": 1}}
    assert view["hand_sizes"] == [3, 1, 3]
    assert seen(state, 2)["hands"] == {"2": {"grey_resolve": 3}}


def test_a_hidden_hand_is_nowhere_in_what_another_seat_sees() -> None:
    state = table("2 green_wisdom, gandalf", "blue_strength", "3 grey_resolve", display="ochre_wisdom")
    state.open_journal()
    for seat in (0, 1, WATCHER):
        assert "grey_resolve" not in told(state, seat)
    assert "grey_resolve" in told(state, 2)


def test_a_watcher_sees_no_hand() -> None:
    view = table("2 green_wisdom", "blue_strength", "3 grey_resolve").view(WATCHER)
    assert view["hands"] == {}
    assert view["drawn"] == {}
    assert view["legal"] == []
    assert view["viewers"] == [WATCHER]
    assert view["hand_sizes"] == [2, 1, 3]


def test_one_person_on_several_seats_sees_their_hands() -> None:
    state = table("2 green_wisdom", "blue_strength", "3 grey_resolve")
    view = seen(state, (0, 2))
    assert view["hands"] == {"0": {"green_wisdom": 2}, "2": {"grey_resolve": 3}}
    assert view["viewers"] == [0, 2]
    assert view["legal"] == list(state.legal())
    assert state.view((1, 2))["legal"] == []


def test_only_the_actor_has_legal_actions() -> None:
    state = table("2 green_wisdom", "blue_strength", "3 grey_resolve")
    assert state.view(0)["legal"] == list(state.legal())
    assert state.view(1)["legal"] == []
    assert {view["actor"] for view in (state.view(0), state.view(1), state.view(WATCHER))} == {0}


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_tables_that_differ_in_a_hidden_hand_are_indistinguishable(seat: int) -> None:
    one = table("2 green_wisdom", "blue_strength", "3 grey_resolve", display="ochre_wisdom")
    other = table("2 green_wisdom", "blue_strength", "2 gandalf, ochre_wisdom", display="ochre_wisdom")
    for state in (one, other):
        state.open_journal()
    same_to(seat, one, other)
    assert one.view(2) != other.view(2)
    for line in ("take ochre_wisdom", "draw", "card gandalf"):
        same_to(seat, play(one, line), play(other, line))


def test_at_a_place_prompts_do_not_depend_on_hidden_hands() -> None:
    """A hand of only Gandalf, which can't be laid, still has a decision."""
    one = laying("gandalf", "2 gandalf", "gandalf")
    other = laying("gandalf", "blue_strength, grey_wisdom", "gandalf")
    for state in (one, other):
        state.open_journal()
        play(state, "done")
    for seat in (0, 2, WATCHER):
        same_to(seat, one, other)
        same_to(seat, play(one.clone(), "done"), play(other.clone(), "done"))


# -- drawing unseen ---------------------------------------------------------------------------


def test_a_drawn_card_is_known_only_to_the_seat_that_drew_it() -> None:
    one, other = (table("gandalf", "gandalf", "gandalf") for _ in range(2))
    for state, kind in ((one, "green_wisdom"), (other, "grey_resolve")):
        state.open_journal()
        play(state, "draw", f"card {kind}")
        assert kind in told(state, 0)
    for seat in (1, 2, WATCHER):
        same_to(seat, one, other)
        assert "green_wisdom" not in told(one, seat)
        assert [line.key for line in log(one, seat)] == ["log-drew-hidden"]
    differ_to(0, one, other)
    assert [line.params for line in log(one, 0)] == [{"seat": "seat-1", "card": "card-green_wisdom"}]


def test_two_cards_drawn_for_one_laid_down_are_hidden() -> None:
    one, other = (table("2 blue_strength", "gandalf", "gandalf") for _ in range(2))
    play(one, "offer blue_strength", "draw", "card green_wisdom", "card gandalf")
    play(other, "offer blue_strength", "draw", "card gandalf", "card grey_resolve")
    for seat in (1, 2, WATCHER):
        same_to(seat, one, other)


@pytest.mark.parametrize("seat", [1, 2, WATCHER])
def test_t8_a_card_drawn_from_a_second_pile_is_hidden_as_well(seat: int) -> None:
    one, other = (
        table(
            "2 blue_strength", "gandalf", "", discards="green_wisdom, grey_resolve", pile="", rest=2, display="gandalf"
        )
        for _ in range(2)
    )
    play(one, "draw", "card green_wisdom")
    play(other, "draw", "card grey_resolve")
    same_to(seat, one, other)
    assert seen(one, seat)["poured"] == [{"green_wisdom": 1, "grey_resolve": 1}], "that they were shuffled all saw"
    assert "0" not in seen(one, seat)["drawn"]
    assert seen(one, 0)["drawn"] == {"0": [{"green_wisdom": 1}]}


def test_t1_dealt_cards_are_hidden() -> None:
    one = set_up(3, 1)
    for seat in range(3):
        assert seen(one, seat)["hands"] == {str(seat): hand(one, seat)}
    one, other = (GAME.start(3) for _ in range(2))
    for state, first in ((one, "gandalf"), (other, "blue_wisdom")):
        state.open_journal()
        play(state, "ring to 0", *[f"path of {n}" for n in (2, 2, 3, 3, 4, 4)], *["token 5", "token 4"] * 6)
        play(state, f"card {first}")
    for seat in (1, 2, WATCHER):
        same_to(seat, one, other)
    differ_to(0, one, other)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_seat_sees_does_not_depend_on_cards_dealt_to_others(seats: int) -> None:
    """Along whole games: at each unseen card, any other card would have looked the same to the rest."""
    rng = random.Random(seats)
    state = GAME.start(seats)
    tried = 0
    while state.actor != OVER:
        action = choose(state, rng)
        if state.actor == CHANCE and state.decision.kind in ("deal", "pile") and rng.random() < 0.3:
            to = state.decision.fields["to"]
            another = rng.choice([code for code, _ in state.chances()])
            one, other = state.clone(), state.clone()
            one.open_journal()
            other.open_journal()
            one.apply(action)
            other.apply(another)
            for seat in (*[seat for seat in range(seats) if seat != to], WATCHER):
                same_to(seat, one, other)
            if action != another:
                differ_to(to, one, other)
                tried += 1
        state.apply(action)
    assert tried > 5


# -- public memory ----------------------------------------------------------------------------


def test_a_card_taken_openly_is_remembered_by_all() -> None:
    state = play(table("gandalf", "gandalf", "gandalf", display="2 green_wisdom"), "take green_wisdom")
    for seat in (0, 1, 2, WATCHER):
        assert seen(state, seat)["known"] == [{"green_wisdom": 1}, {}, {}]


def test_a_drawn_card_is_not_remembered() -> None:
    state = play(table("gandalf", "gandalf", "gandalf"), "draw", "card green_wisdom")
    for seat in (0, 1, WATCHER):
        assert seen(state, seat)["known"] == [{}, {}, {}]


def test_an_openly_taken_card_is_known_until_it_is_offered() -> None:
    state = table(
        "green_wisdom", "gandalf", "gandalf", display="2 green_wisdom, blue_strength", paths=[4, 2, 2, 3, 3, 4]
    )
    play(state, "take green_wisdom", "draw", "card gandalf", "draw", "card gandalf")
    assert seen(state, 1)["known"][0] == {"green_wisdom": 1}
    play(state, "offer green_wisdom")
    assert seen(state, 1)["known"][0] == {}, "the one that all know of goes before the one that nobody has seen"
    play(state, "take green_wisdom", "take green_wisdom")
    assert seen(state, 1)["known"][0] == {"green_wisdom": 2}
    assert hand(state, 0) == {"green_wisdom": 3}


def test_an_openly_taken_card_is_known_until_it_is_laid() -> None:
    known = ["2 green_endurance, gandalf", "blue_endurance", ""]
    state = laying("3 green_endurance, 2 gandalf", "2 blue_endurance", "gandalf", known=known)
    play(state, "lead green_endurance")
    assert seen(state, 2)["known"] == [{"green_endurance": 1}, {"blue_endurance": 1}, {}]
    play(state, "lay green_endurance", "lay green_endurance", "done", "lay blue_endurance")
    assert seen(state, WATCHER)["known"] == [{}, {}, {}]
    assert hand(state, 0) == {"gandalf": 1}


def test_a_card_that_was_taken_back_is_known() -> None:
    state = table("2 green_wisdom", "gandalf", "gandalf", display="gandalf")
    play(state, "offer green_wisdom", "take green_wisdom", "take gandalf")
    assert seen(state, 2)["known"][0] == {"green_wisdom": 1, "gandalf": 1}


def test_known_cards_are_at_most_those_of_the_hand() -> None:
    rng = random.Random(8)
    for seats in (2, 3, 4, 5):
        state = set_up(seats, seats)
        while state.actor != OVER:
            table = whole(state)
            for held, known in zip(table["hands"], table["known"], strict=True):
                assert Counter(known) <= Counter(held)
            state.apply(choose(state, rng))


# -- open cards -------------------------------------------------------------------------------


def test_discards_rows_tokens_display_and_the_size_of_the_pile_are_open() -> None:
    laid = ["green wisdom 2 gandalf", "", "blue strength 1"]
    state = table(
        "gandalf", "gandalf", "gandalf", rows=laid, discards="3 grey_wisdom", display="ochre_wisdom", won=[[5], [], [2]]
    )
    for seat in (0, 1, WATCHER):
        view = seen(state, seat)
        assert view["discards"] == {"grey_wisdom": 3}
        assert view["display"] == {"ochre_wisdom": 1}
        assert view["rows"][0] == {"green": {"quality": "wisdom", "cards": 2, "gandalf": True}}
        assert view["tokens"]["rohan"] == [0, 0, 0, 0]
        assert view["tokens"]["edoras"][:2] == [5, 4]
        assert view["won"] == [[5], [], [2]]
        assert view["points"] == [5, 0, 2]
        assert view["pile_size"] == sum(pile(state).values()) == 96 - 3 - 3 - 1 - 3 - 1
        assert "pile" not in view


def test_discards_are_public() -> None:
    state = laying("green_wisdom, gandalf", "gandalf", "gandalf", rows=["green strength 2 gandalf", "", ""])
    play(state, "lay green_wisdom")
    assert seen(state, 1)["discards"] == {"green_strength": 2, "gandalf": 1}
    beaten = scored("green endurance 1 gandalf", "", "")
    assert seen(beaten, 2)["discards"] == {"green_endurance": 1, "gandalf": 1}


def test_the_road_and_all_tokens_are_public_from_the_start() -> None:
    view = set_up(4, 2).view(WATCHER)
    assert len(view["paths"]) == 6
    assert all(view["paths"])
    assert all(len([value for value in at if value]) == 3 for at in view["tokens"].values())


def test_after_the_end_everything_is_public() -> None:
    state = to_the_end(set_up(3, 4), 4)
    for seat in (0, 1, 2, WATCHER):
        view = seen(state, seat)
        assert view["hands"] == {str(player): hand(state, player) for player in range(3)}
        assert view["pile_size"] == sum(pile(state).values())
        assert view["ending"] == "minas_tirith"


# -- observations: traces, and the limits of free undo ----------------------------------------


def test_a_trace_changes_with_every_observation() -> None:
    """Also after `done` and after a draw: all see both."""
    passed = laying("2 green_wisdom", "gandalf", "gandalf")
    drawing = play(table("2 green_wisdom", "gandalf", "gandalf", display="gandalf"), "offer green_wisdom")
    for state, line in ((passed, "done"), (drawing, "draw")):
        before = [state.trace(seat) for seat in (0, 1, WATCHER)]
        views = [state.view(seat) for seat in (0, 1, WATCHER)]
        play(state, line)
        for place, seat in enumerate((0, 1, WATCHER)):
            assert state.view(seat) != views[place]
            assert state.trace(seat) != before[place], (line, seat)


def test_at_the_end_the_hands_that_are_opened_go_into_the_traces() -> None:
    one = laying("gandalf", "gandalf", "2 green_wisdom", place="minas_tirith", turn=2)
    other = laying("gandalf", "gandalf", "2 blue_wisdom", place="minas_tirith", turn=2)
    assert one.trace(0) == other.trace(0)
    pass_all(one)
    pass_all(other)
    assert one.view(0) != other.view(0)
    assert one.trace(0) != other.trace(0)


def test_undo_of_a_drawn_card_is_not_free() -> None:
    state = table("gandalf", "gandalf", "gandalf")
    before = state.reveals
    play(state, "draw", "card gandalf")
    assert state.reveals > before


def test_undo_of_an_offered_hidden_card_is_not_free() -> None:
    """The others have seen a card of the hand."""
    state = table("2 green_wisdom", "blue_strength", "gandalf", display="gandalf")
    before = state.reveals
    play(state, "offer green_wisdom")
    assert state.reveals > before


@pytest.mark.parametrize("line", ["lay green_wisdom", "lead green_wisdom"])
def test_undo_of_a_laid_hidden_card_is_not_free(line: str) -> None:
    known = ["green_wisdom", "", ""] if line.startswith("lead") else []
    state = laying("green_wisdom, blue_wisdom, gandalf", "gandalf", "gandalf", known=known)
    before = state.reveals
    play(state, line)
    assert state.reveals > before


def test_showing_a_known_card_reveals_nothing() -> None:
    state = table("gandalf", "gandalf", "gandalf", display="2 green_wisdom", paths=[2, 2, 3, 3, 4, 4])
    before = state.reveals
    play(state, "take green_wisdom")
    assert state.reveals == before
    known = laying("2 green_wisdom", "gandalf", "gandalf", known=["2 green_wisdom", "", ""])
    before = known.reveals
    play(known, "lay green_wisdom")
    assert known.reveals == before


def test_at_the_end_opening_the_hands_shows_them() -> None:
    state = laying("gandalf", "gandalf", "2 green_wisdom", place="minas_tirith", turn=2)
    before = state.reveals
    assert pass_all(state).reveals > before


def test_kinds_have_the_same_names_everywhere() -> None:
    state = set_up(3, 1)
    assert set(hand(state, 0)) | set(display(state)) <= set(KINDS)
