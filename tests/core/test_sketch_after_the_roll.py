"""Around a die (quest): windows before and after it, the last quiet moment, and the power of Sam."""

import random

import pytest

from bywater.core.bits import BIT
from bywater.core.frames import b_of, frame, kind_of
from bywater.core.seats import CHANCE, OVER, WATCHER

from .contract import (
    check_choices,
    check_copies,
    check_out_of_turn_seats,
    check_refusals,
    check_traces,
    check_twins,
    kinds_on_stack,
    texts,
    until,
    walk,
)
from .sketches.after_the_roll import (
    AFTER_ROLL,
    BEFORE_ROLL,
    BELT,
    COPIES,
    DIE,
    EACH,
    FRODO,
    GAME,
    HAND,
    INTERRUPT,
    KINDS,
    MITHRIL,
    NUM_ACTIONS,
    PATH,
    PIPPIN,
    QUIET,
    ROLL,
    SAM,
    SAURON,
    SEATS,
    SYMBOLS,
    AfterTheRoll,
)
from .sketches.table import TURN, Sketch

BOTH_WAYS = pytest.mark.parametrize("described", [False, True])


def table(frodo: str = "path", sam: str = "path", pippin: str = "path", *, described: bool = False) -> AfterTheRoll:
    """Frodo is to move; hands are kinds separated by spaces, the rest is unseen in the box."""
    state = AfterTheRoll(len(SEATS), None, described=described)
    for seat, hand in enumerate((frodo, sam, pippin)):
        for kind in hand.split():
            state.hands[seat * len(KINDS) + KINDS.index(kind)] += 1
            state.deck[KINDS.index(kind)] -= 1
    state.push(frame(TURN, FRODO))
    return state


def after(state: AfterTheRoll, *actions: str) -> AfterTheRoll:
    until(GAME, state, *actions)
    return state


def of(state: AfterTheRoll, seat: int) -> AfterTheRoll:
    """The same, but it is this seat's turn."""
    state.replace_top(frame(TURN, seat))
    return state


def prompt_of(state: AfterTheRoll) -> tuple[str, int]:
    return state.decision.kind, state.actor


# -- which seats are prompted -----------------------------------------------------------------


def test_r33_with_secret_hands_every_seat_that_might_hold_the_belt_is_prompted_even_with_one_answer() -> None:
    state = of(table("path", "path", "belt path"), SAM)
    after(state, "dare")
    assert prompt_of(state) == ("before_roll", SAM)
    assert texts(GAME, state) == ["pass"]
    after(state, "pass")
    assert prompt_of(state) == ("before_roll", PIPPIN)
    assert texts(GAME, state) == ["belt", "pass"]
    after(state, "pass")
    assert prompt_of(state) == ("before_roll", FRODO)
    assert texts(GAME, state) == ["pass"]
    assert prompt_of(after(state, "pass"))[0] == "die"


def test_r33_with_described_hands_only_the_holder_is_prompted() -> None:
    state = of(table("path", "path", "belt path", described=True), SAM)
    after(state, "dare")
    assert prompt_of(state) == ("before_roll", PIPPIN)
    assert prompt_of(after(state, "pass"))[0] == "die"
    nobody = after(table(described=True), "dare")
    assert prompt_of(nobody)[0] == "die"


def test_a_hand_without_cards_can_hold_nothing_and_is_not_prompted() -> None:
    state = after(table("path", "", "path"), "dare", "pass")
    assert prompt_of(state) == ("before_roll", PIPPIN)


def test_no_seat_is_prompted_for_a_card_that_was_played() -> None:
    state = after(table("belt path"), "dare", "belt")
    assert prompt_of(state) == ("turn", SAM)
    assert prompt_of(after(state, "dare"))[0] == "die"


@BOTH_WAYS
def test_a_window_prompts_each_seat_once_and_then_closes(described: bool) -> None:
    windows = 0
    for seed in range(40):
        asked_before: list[tuple[int, int, int]] = []
        for state in walk(GAME, seed, described=described):
            question = (kind_of(state.top()), state.height, state.actor)
            if question[0] not in (BEFORE_ROLL, AFTER_ROLL):
                asked_before = []
                continue
            assert question not in asked_before
            asked_before.append(question)
            windows += 1
    assert windows > 100


# -- before and after the die -----------------------------------------------------------------


def test_the_belt_stops_the_roll_before_the_die_is_rolled() -> None:
    state = table("path", "belt path")
    shown = after(state, "dare", "pass").reveals
    after(state, "belt")
    assert state.discard[BELT] == 1
    assert prompt_of(state) == ("turn", SAM), "expected no roll, and the turn to continue as after a harmless one"
    assert state.dark == [0, 0, 0]
    assert state.reveals == shown + 1


def test_mithril_stops_the_effect_of_the_roll_just_made() -> None:
    state = after(table("mithril path path"), "dare", "pass", "pass", "pass", "die three")
    assert prompt_of(state) == ("after_roll", FRODO)
    after(state, "mithril")
    assert state.dark == [0, 0, 0]
    assert state.discard[MITHRIL] == 1
    assert prompt_of(state) == ("turn", SAM)


def test_a_harmless_roll_prompts_no_seat() -> None:
    state = after(table("mithril path"), "dare", "pass", "pass", "pass", "die blank")
    assert prompt_of(state) == ("turn", SAM)


def test_mithril_is_no_card_for_before_the_roll_nor_the_belt_for_after_it() -> None:
    state = after(table("mithril belt"), "dare")
    reason = state.why(GAME.action("mithril"), FRODO)
    assert reason is not None
    assert reason.key == "why-only-after-roll"
    after(state, "pass", "pass", "pass", "die one")
    assert texts(GAME, state) == ["mithril", "pass"]


def test_the_die_is_a_chance_point_with_six_equal_faces() -> None:
    state = after(table(described=True), "dare")
    assert state.actor == CHANCE
    assert state.chance_source == "die"
    assert [chance for _, chance in state.chances()] == [pytest.approx(1 / 6)] * 6
    assert [GAME.notation(code) for code, _ in state.chances()] == [
        "die blank",
        "die one",
        "die two",
        "die three",
        "die cards",
        "die eye",
    ]


# -- the last quiet moment --------------------------------------------------------------------


def test_r06_there_is_a_quiet_moment_between_a_harmful_roll_and_its_effect() -> None:
    state = after(table("path", "elessar path"), "dare", "pass", "pass", "pass", "die two", "pass", "pass", "pass")
    assert prompt_of(state) == ("quiet", FRODO)
    assert state.dark == [0, 0, 0], "nothing has been suffered yet"
    assert {"take", "interrupt sam", "interrupt pippin"} <= set(texts(GAME, state))
    after(state, "take")
    assert state.dark == [2, 0, 0]


def test_at_the_quiet_moment_an_interrupt_is_taken_or_given_and_ended_from_underneath() -> None:
    state = after(table("path", "path", "miruvor path"), "dare", "pass", "pass", "pass", "die one", *["pass"] * 3)
    interrupt = GAME.action("interrupt pippin")
    assert [state.may_play(seat, interrupt) for seat in range(3)] == [True, False, True]
    after(state, "interrupt pippin")
    assert kinds_on_stack(state)[-2:] == [QUIET, INTERRUPT]
    done = GAME.action("done")
    assert [state.may_play(seat, done) for seat in range(3)] == [True, False, True]


def test_a_passed_offer_is_not_repeated_unless_something_was_played() -> None:
    state = after(table("path", "mithril path"), "dare", "pass", "pass", "pass", "die three", *["pass"] * 3)
    assert prompt_of(state) == ("quiet", FRODO)
    after(state, "interrupt sam", "done")
    assert prompt_of(state) == ("quiet", FRODO)
    after(state, "take")
    assert state.dark[FRODO] == 3, "nobody was prompted for Mithril a second time"


def test_after_a_card_was_played_all_seats_are_prompted_again() -> None:
    """Pippin hands Mithril to Sam at the quiet moment; Sam may then save Frodo."""
    state = table("path", "path", "miruvor mithril path")
    after(state, "dare", "pass", "pass", "pass", "die three", *["pass"] * 3)
    after(state, "interrupt pippin", "miruvor mithril sam", "done", "take")
    assert prompt_of(state) == ("after_roll", FRODO)
    after(state, "pass")
    assert prompt_of(state) == ("after_roll", SAM)
    assert texts(GAME, state) == ["mithril", "pass"]
    after(state, "mithril")
    assert state.dark == [0, 0, 0]
    assert prompt_of(state) == ("turn", SAM)


def test_after_everyone_passes_again_the_roll_takes_effect() -> None:
    state = table("path", "path", "miruvor mithril path")
    after(state, "dare", "pass", "pass", "pass", "die three", *["pass"] * 3)
    after(state, "interrupt pippin", "miruvor mithril sam", "done", "take", *["pass"] * 3)
    assert state.dark == [3, 0, 0]
    assert prompt_of(state) == ("turn", SAM)


def test_elessar_at_the_quiet_moment_helps_before_the_steps_are_counted() -> None:
    state = of(table("path", "path", "elessar path path", described=True), PIPPIN)
    state.dark[PIPPIN] = 4
    state.ring_left = 0
    after(state, "dare", "die three")
    assert prompt_of(state) == ("quiet", PIPPIN)
    after(state, "elessar pippin")
    assert state.dark[PIPPIN] == 6, "one back and three on: still ahead of Sauron, and nobody is left to prompt"
    assert state.gone == 0


def test_no_seat_is_prompted_at_a_quiet_moment_where_all_can_see_that_nothing_can_be_done() -> None:
    state = table("path path", described=True)
    state.ring_left = 0
    after(state, "dare", "die two")
    assert prompt_of(state) == ("turn", SAM)
    assert state.dark == [2, 0, 0]


# -- the effect of the roll -------------------------------------------------------------------


@pytest.mark.parametrize(("face", "frodo", "sam"), [("one", 1, 1), ("two", 2, 1), ("three", 3, 1)])
def test_sam_never_goes_more_than_one_step(face: str, frodo: int, sam: int) -> None:
    for seat, steps in ((FRODO, frodo), (SAM, sam)):
        state = of(table(described=True), seat)
        state.ring_left = 0
        after(state, "dare", f"die {face}")
        assert state.dark[seat] == steps


def test_sam_gives_one_card_where_others_give_two() -> None:
    for seat, number in ((PIPPIN, 2), (SAM, 1)):
        hands = ["path", "path", "path"]
        hands[seat] = "path path path path"
        state = of(table(*hands, described=True), seat)
        state.ring_left = 0
        after(state, "dare", "die cards")
        assert state.discard[PATH] == number


def test_the_eye_moves_sauron_for_sam_as_for_all() -> None:
    state = of(table(described=True), SAM)
    state.ring_left = 0
    after(state, "dare", "die eye")
    assert state.sauron == SAURON - 1
    assert state.dark == [0, 0, 0]


def test_r14_a_seat_that_can_not_give_the_cards_is_out_and_sam_needs_only_one() -> None:
    pippin = of(table("path", "path", "path", described=True), PIPPIN)
    pippin.ring_left = 0
    after(pippin, "dare", "die cards")
    assert pippin.gone == BIT[PIPPIN]
    assert prompt_of(pippin) == ("turn", FRODO)
    sam = of(table("path", "path", "path", described=True), SAM)
    sam.ring_left = 0
    after(sam, "dare", "die cards")
    assert sam.gone == 0
    assert sam.cards(SAM) == 0


def test_cards_are_lost_only_when_all_of_them_are_chosen_and_in_ascending_order() -> None:
    state = of(table("path", "path", "belt mithril path"), PIPPIN)
    state.ring_left = 0
    after(state, "dare", *["pass"] * 3, "die cards", *["pass"] * 3, "take")
    assert prompt_of(state) == ("lose_cards", PIPPIN)
    assert texts(GAME, state) == ["lose belt", "lose mithril"], "a lone path would leave nothing after it to choose"
    after(state, "lose mithril")
    assert state.cards(PIPPIN) == 3, "nothing is spent before all of it is chosen"
    assert not any(state.discard)
    assert texts(GAME, state) == ["lose path"]
    after(state, "lose path")
    assert state.discard == [0, 1, 0, 0, 1]
    assert state.hand_of(PIPPIN) == [1, 0, 0, 0, 0]


def test_the_first_chosen_card_is_private_until_all_are_chosen() -> None:
    state = of(table("path", "path", "belt mithril path"), PIPPIN)
    state.ring_left = 0
    after(state, "dare", *["pass"] * 3, "die cards", *["pass"] * 3, "take")
    one, other = state.clone(), state.clone()
    assert isinstance(one, AfterTheRoll)
    assert isinstance(other, AfterTheRoll)
    after(one, "lose belt")
    after(other, "lose mithril")
    for seat in (FRODO, SAM, WATCHER):
        assert one.view(seat) == other.view(seat)
        assert one.trace(seat) == other.trace(seat)
    assert one.trace(PIPPIN) != other.trace(PIPPIN)


def test_r33_the_card_given_with_miruvor_is_known_to_these_two_alone() -> None:
    one, other = table("path", "path", "miruvor mithril path"), table("path", "path", "miruvor mithril path")
    for state, card in ((one, "mithril"), (other, "path")):
        state.open_journal()
        after(of(state, PIPPIN), f"miruvor {card} sam")
    for seat in (FRODO, WATCHER):
        assert one.view(seat) == other.view(seat)
        assert one.trace(seat) == other.trace(seat)
        assert [entry.plain() for entry in one.journal_for(seat)] == [
            entry.plain() for entry in other.journal_for(seat)
        ]
    for seat in (SAM, PIPPIN):
        assert one.view(seat) != other.view(seat)
        assert one.trace(seat) != other.trace(seat)


# -- nested dice and eliminated seats ---------------------------------------------------------


def test_r20_the_ring_rolls_a_die_inside_a_roll_and_the_belt_does_not_help() -> None:
    state = of(table("path", "path path", "belt path", described=True), SAM)
    after(state, "dare", "pass", "die three")
    assert prompt_of(state) == ("quiet", SAM)
    after(state, "interrupt frodo", "ring")
    assert state.actor == CHANCE, "nobody was prompted for the Belt"
    assert kinds_on_stack(state).count(ROLL) == 2
    after(state, "die two")
    assert state.dark == [2, 1, 0], "Frodo's die hurt him; Sam, not prompted again, moved for his own"
    assert state.way == 4 - SYMBOLS[2] + 1


def test_r20_mithril_and_sam_do_not_change_the_number_of_the_ring() -> None:
    state = table("mithril path", "path", "path", described=True)
    after(state, "ring", "die three")
    assert prompt_of(state) == ("after_roll", FRODO)
    after(state, "mithril")
    assert state.dark == [0, 0, 0]
    assert state.way == 1
    assert prompt_of(state) == ("turn", FRODO)


def test_an_inner_die_never_disturbs_the_outer_one() -> None:
    state = of(table("path", "path", "elessar path"), SAM)
    after(state, "dare", *["pass"] * 3, "die eye", *["pass"] * 3, "interrupt frodo", "ring")
    outer = next(state.stack[level] for level in range(state.height) if kind_of(state.stack[level]) == ROLL)
    after(state, "die two", *["pass"] * 3, "take")
    assert b_of(outer) == GAME.action("die eye") - GAME.action("die blank")
    assert state.sauron == SAURON, "Sam's eye has not moved Sauron yet"
    after(state, "done", "take", *["pass"] * 3)
    assert state.sauron == SAURON - 1


def test_r01_each_player_begins_with_the_active_one_and_goes_clockwise() -> None:
    state = of(table(described=True), SAM)
    state.ring_left = 0
    rollers = []
    after(state, "storm")
    while kind_of(state.top()) == DIE:
        rollers.append((state.stack[state.height - 2] >> 8 & 15) - 4)
        after(state, "die blank")
    assert rollers == [SAM, PIPPIN, FRODO]
    assert prompt_of(state) == ("turn", PIPPIN)


def test_r27_an_eliminated_seat_is_skipped_and_the_others_finish() -> None:
    state = of(table(described=True), SAM)
    state.ring_left = 0
    state.dark[PIPPIN] = SAURON - 1
    after(state, "storm", "die eye")
    assert state.gone == BIT[PIPPIN]
    assert kinds_on_stack(state)[:3] == [EACH, ROLL, DIE]
    assert (state.stack[1] >> 8 & 15) - 4 == FRODO, "Pippin's roll is skipped"
    after(state, "die blank")
    assert prompt_of(state) == ("turn", FRODO), "and so is his turn"


def test_r27_the_roll_of_a_seat_that_an_inner_die_eliminates_ends_with_it() -> None:
    """Pippin rolls; at his quiet moment the Ring's eye catches him: his frames are skipped."""
    state = of(table("path", "path", "path", described=True), PIPPIN)
    state.dark[PIPPIN] = SAURON - 1
    after(state, "dare", "die three", "interrupt frodo", "ring", "die eye")
    assert state.gone == BIT[PIPPIN]
    assert prompt_of(state) == ("turn", FRODO)
    assert state.dark[PIPPIN] == SAURON - 1


def test_r28_without_the_ring_bearer_the_game_is_lost_at_once() -> None:
    state = table(described=True)
    state.dark[FRODO] = SAURON - 1
    state.ring_left = 0
    after(state, "storm", "die one")
    assert state.actor == OVER
    assert state.ending() == "caught"
    assert state.returns()[0] < 0


def test_an_eliminated_seat_is_never_prompted_again() -> None:
    gone = 0
    for seed in range(150):
        for state in walk(GAME, seed):
            assert isinstance(state, AfterTheRoll)
            if state.gone and state.actor >= 0:
                gone += 1
                assert not state.gone & BIT[state.actor]
                assert not any(
                    state.may_play(seat, a) for seat in range(3) if state.gone & BIT[seat] for a in state.legal()
                )
    assert gone > 5


# -- the contract -----------------------------------------------------------------------------


@BOTH_WAYS
def test_the_contract_holds_in_random_play(described: bool) -> None:
    rng = random.Random(1)
    for seed in range(8):
        for number, state in enumerate(walk(GAME, seed, described=described)):
            state.open_journal()
            check_choices(GAME, state)
            if state.actor >= 0:
                check_out_of_turn_seats(state)
            if number > 3 * HAND - 2:
                check_refusals(GAME, state)
                check_copies(GAME, state, rng)


@BOTH_WAYS
def test_random_play_ends_both_ways(described: bool) -> None:
    endings = {[state.ending() for state in walk(GAME, seed, described=described)][-1] for seed in range(100)}
    assert endings == {"caught", "through"}


@BOTH_WAYS
def test_the_number_of_cards_is_constant(described: bool) -> None:
    for seed in range(30):
        for state in walk(GAME, seed, described=described):
            assert isinstance(state, AfterTheRoll)
            for kind in range(len(KINDS)):
                held = sum(state.hands[seat * len(KINDS) + kind] for seat in range(3))
                assert held + state.deck[kind] + state.discard[kind] == COPIES[kind]


def test_with_described_hands_no_seat_is_prompted_with_a_single_answer() -> None:
    for seed in range(60):
        for state in walk(GAME, seed, described=True):
            assert len(state.legal()) != 1


def laid_open(state: Sketch) -> object:
    """The discard pile: a hidden card that was discarded is no longer hidden."""
    assert isinstance(state, AfterTheRoll)
    return state.discard[:]


def hide(state: AfterTheRoll, seat: int, rng: random.Random) -> AfterTheRoll | None:
    """The same table with one hidden card of this seat exchanged for one from the box."""
    own = [kind for kind in range(len(KINDS)) if state.hands[seat * len(KINDS) + kind] > state.chosen[kind]]
    pairs = [(a, b) for a in own for b in range(len(KINDS)) if a != b and state.deck[b]]
    if not pairs:
        return None
    gone, come = rng.choice(pairs)
    twin = state.clone()
    assert isinstance(twin, AfterTheRoll)
    twin.hands[seat * len(KINDS) + gone] -= 1
    twin.hands[seat * len(KINDS) + come] += 1
    twin.deck[gone] += 1
    twin.deck[come] -= 1
    return twin


def test_r33_a_hidden_card_changes_nothing_that_another_seat_sees() -> None:
    """Neither a prompt nor its absence reveals who holds the Belt or Mithril."""
    rng = random.Random(5)
    compared = 0
    for seed in range(60):
        for number, state in enumerate(walk(GAME, seed)):
            assert isinstance(state, AfterTheRoll)
            if number < 14 or number % 5 or state.actor == OVER:
                continue
            holder = rng.randrange(3)
            twin = hide(state, holder, rng)
            if twin is not None:
                seat = rng.choice([s for s in (FRODO, SAM, PIPPIN, WATCHER) if s != holder])
                copy = state.clone()
                assert isinstance(copy, AfterTheRoll)
                compared += check_twins(copy, twin, seat, rng, 12, laid_open)
    assert compared > 500


def test_two_hidden_hands_may_be_exchanged_before_a_third_seat() -> None:
    """Two hands that swap Belt and Mithril are indistinguishable to the third hobbit."""
    compared = 0
    for seed in range(30):
        one = table("path path", "belt path path", "mithril path path")
        other = table("path path", "mithril path path", "belt path path")
        compared += check_twins(one, other, FRODO, random.Random(seed), 40, laid_open)
    assert compared > 200


@BOTH_WAYS
def test_equal_traces_mean_equal_views(described: bool) -> None:
    games = [walk(GAME, seed, described=described) for seed in range(80)]
    assert check_traces(games, [FRODO, SAM, PIPPIN, WATCHER]) > 0


def test_chance_codes_lie_behind_all_actions() -> None:
    assert GAME.action("deal belt") == NUM_ACTIONS
    assert GAME.num_actions == NUM_ACTIONS
    assert GAME.action("die eye") == NUM_ACTIONS + GAME.num_chances - 1
