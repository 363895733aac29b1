"""A demand on the group (quest, Orcs Attack): pledges, interrupts for the others' pledges, paying and refusing."""

import random

import pytest

from bywater.core.bits import BIT
from bywater.core.frames import frame, kind_of
from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER, WATCHER

from .contract import (
    check_choices,
    check_copies,
    check_out_of_turn_seats,
    check_refusals,
    check_traces,
    check_twins,
    find,
    texts,
    until,
    walk,
)
from .sketches.pledges import (
    COPIES,
    DEMAND,
    DONE,
    GAME,
    HAND,
    INTERRUPT,
    INTERRUPT_OF,
    KINDS,
    NEED,
    PAY,
    PLEDGE,
    REFUSE,
    SAURON,
    SEATS,
    THROW,
    Pledges,
    worth,
)
from .sketches.table import TURN, Sketch

FRODO, SAM, PIPPIN = range(3)
THROWS = range(THROW, THROW + len(KINDS))
BOTH_WAYS = pytest.mark.parametrize("described", [False, True])


def facing(frodo: str = "", sam: str = "", pippin: str = "", described: bool = False) -> Pledges:
    """Frodo faces the demand; hands are kinds separated by spaces, the rest is in the deck."""
    state = Pledges(len(SEATS), None, described=described)
    for seat, hand in enumerate((frodo, sam, pippin)):
        for kind in hand.split():
            state.hands[seat * len(KINDS) + KINDS.index(kind)] += 1
            state.deck[KINDS.index(kind)] -= 1
    state.push(frame(TURN, FRODO))
    state.apply(GAME.action("face"))
    return state


def after(state: Pledges, *actions: str) -> Pledges:
    until(GAME, state, *actions)
    return state


# -- paying -----------------------------------------------------------------------------------


def test_r02_a_card_with_two_symbols_pays_two_and_a_surplus_is_lost() -> None:
    state = facing("boromir boromir glamdring tree", "sword")
    after(state, "pledge boromir", "pledge boromir", "pledge glamdring")
    assert state.pledged() == 6
    assert texts(GAME, state) == ["pay", "refuse"]
    after(state, "pay")
    assert state.discard == [0, 2, 0, 0, 1, 0]
    assert state.hand_of(FRODO) == [0, 0, 1, 0, 0, 0]
    assert (state.sauron, state.paid) == (SAURON, 1)


def test_r02_jokers_pay_and_the_group_pays_together() -> None:
    state = facing("star", "sword star", "boromir")
    after(state, "pledge star", "interrupt sam", "pledge sword", "pledge star")
    assert state.actor == FRODO, "Sam has nothing left, so his interrupt closes by itself"
    after(state, "interrupt pippin", "pledge boromir")
    assert state.pledged() == NEED
    after(state, "pay")
    assert [sum(state.hand_of(seat)) for seat in range(3)] == [0, 0, 0]
    assert sum(state.discard) == 4


def test_r04_a_white_hobbit_card_is_a_joker_for_frodo_alone() -> None:
    state = facing("tree tree", "tree star")
    assert "pledge tree" in texts(GAME, state)
    after(state, "interrupt sam")
    assert "pledge tree" not in texts(GAME, state)
    assert "pledge star" in texts(GAME, state)
    reason = state.why(GAME.action("pledge tree"), SAM)
    assert reason is not None
    assert reason.key == "why-pays-nothing"


def test_r10_r32_refusing_costs_no_card_and_brings_sauron_two_nearer() -> None:
    state = facing("boromir star", "sword")
    after(state, "pledge boromir", "interrupt sam", "pledge sword", "refuse")
    assert state.hand_of(FRODO) == [0, 1, 0, 1, 0, 0]
    assert state.hand_of(SAM) == [1, 0, 0, 0, 0, 0]
    assert not any(state.marked)
    assert not any(state.discard)
    assert state.sauron == SAURON - 2


def test_pay_is_offered_only_when_the_demand_is_met() -> None:
    state = facing("boromir boromir sword", "sword")
    while not state.met():
        assert PAY not in list(state.legal())
        reason = state.why(PAY, FRODO)
        assert reason is not None
        assert (reason.key, reason.params) == ("why-not-met", {"missing": NEED - state.pledged()})
        state.apply(state.legal()[0])
    assert PAY in list(state.legal())


# -- marked cards -----------------------------------------------------------------------------


def test_a_pledged_card_stays_in_the_hand_marked_for_all_to_see() -> None:
    state = after(facing("boromir star", "sword"), "pledge boromir")
    assert state.hand_of(FRODO) == [0, 1, 0, 1, 0, 0]
    assert not any(state.discard)
    for seat in (FRODO, SAM, PIPPIN, WATCHER):
        assert state.view(seat)["table"]["marked"][: len(KINDS)] == [0, 1, 0, 0, 0, 0]


@BOTH_WAYS
def test_while_a_card_is_marked_nothing_but_pledging_paying_and_refusing_is_possible(described: bool) -> None:
    met = 0
    for seed in range(40):
        for state in walk(GAME, seed, THROWS, described=described):
            assert isinstance(state, Pledges)
            if not state.has_pledges():
                continue
            met += 1
            assert state.actor != CHANCE, "no card is drawn around a pending payment"
            assert set(state.legal()) <= {
                *range(PLEDGE, PLEDGE + len(KINDS)),
                *range(INTERRUPT_OF, INTERRUPT_OF + 3),
                PAY,
                REFUSE,
                DONE,
            }
    assert met > 50


def test_discards_wait_for_the_end_of_a_demand_with_pledges() -> None:
    state = facing("lembas sword boromir", "lembas sword")
    assert {"lembas", "throw sword", "throw lembas"} <= set(texts(GAME, state))
    after(state, "pledge sword")
    assert not {"lembas", "throw lembas"} & set(texts(GAME, state))
    reason = state.why(GAME.action("lembas"), FRODO)
    assert reason is not None
    assert reason.key == "why-pending-payment"
    after(state, "interrupt sam")
    assert texts(GAME, state) == ["pledge sword", "done"]


def test_before_the_first_pledge_a_demand_is_a_quiet_decision() -> None:
    """R34: at its interrupts any-time cards may be played, and chance may speak on top of them."""
    state = facing("sword", "lembas tree")
    after(state, "interrupt sam", "lembas")
    assert state.actor == CHANCE
    after(state, "draw sword", "draw boromir")
    assert state.actor == SAM
    after(state, "pledge sword", "pledge boromir", "done")
    assert state.actor == FRODO
    assert state.pledged() == 3


# -- interrupts -----------------------------------------------------------------------------------


def test_an_interrupt_is_given_by_the_actor_or_taken_by_its_owner() -> None:
    state = facing("sword", "sword sword", "sword")
    code = GAME.action("interrupt sam")
    assert state.out_of_turn_seat(code) == SAM
    assert [state.may_play(seat, code) for seat in range(3)] == [True, True, False]
    assert state.view(SAM)["out_of_turn"] == [code]
    assert state.view(PIPPIN)["out_of_turn"] == [GAME.action("interrupt pippin")]


def test_an_interrupt_may_be_ended_by_the_interrupted_seat_as_well() -> None:
    state = after(facing("sword", "sword sword", "sword"), "interrupt sam")
    assert state.actor == SAM
    assert state.interrupted_seat() == FRODO
    assert state.out_of_turn_seat(DONE) == FRODO
    assert [state.may_play(seat, DONE) for seat in range(3)] == [True, True, False]
    assert [state.may_play(seat, GAME.action("pledge sword")) for seat in range(3)] == [False, True, False]
    assert state.view(FRODO)["out_of_turn"] == [DONE]
    assert after(state, "done").actor == FRODO


def test_a_seat_gets_one_interrupt_per_decision_until_the_table_has_changed() -> None:
    state = after(facing("sword sword", "sword", "sword"), "interrupt sam", "done")
    assert "interrupt sam" not in texts(GAME, state)
    assert "interrupt pippin" in texts(GAME, state)
    after(state, "pledge sword")
    assert "interrupt sam" in texts(GAME, state)


def test_the_next_decision_opens_all_interrupts_again() -> None:
    state = Pledges(len(SEATS), None)
    state.hands[SAM * len(KINDS)] = state.hands[FRODO * len(KINDS)] = 1
    state.deck[0] -= 2
    state.push(frame(TURN, FRODO))
    after(state, "interrupt sam", "done")
    assert "interrupt sam" not in texts(GAME, state)
    assert "interrupt sam" in texts(GAME, after(state, "face"))


def test_an_interrupt_of_a_secret_hand_depends_on_nothing_but_the_number_of_cards() -> None:
    assert "interrupt sam" in texts(GAME, facing("sword", "tree"))
    assert "interrupt sam" not in texts(GAME, facing("sword", ""))
    pledging = after(facing("sword sword", "tree"), "pledge sword")
    assert "interrupt sam" in texts(GAME, pledging)
    told = after(facing("sword sword", "tree", "sword", described=True), "pledge sword")
    assert "interrupt sam" not in texts(GAME, told)
    assert "interrupt pippin" in texts(GAME, told)


def test_a_list_of_one_is_offered_to_a_secret_hand_and_answers_itself_when_all_can_see_it() -> None:
    secret = after(facing("tree sword sword", "tree"), "pledge sword", "interrupt sam")
    assert secret.actor == SAM
    assert texts(GAME, secret) == ["done"]
    told = facing("", "tree", described=True)
    assert texts(GAME, told) == ["interrupt sam", "refuse"]
    after(told, "interrupt sam", "done")
    assert told.sauron == SAURON - 2, "nobody could do anything but refuse"


# -- in one order, and nothing payable is lost ------------------------------------------------


def test_a_set_is_picked_in_ascending_order_and_begins_anew_after_an_interrupt() -> None:
    state = after(facing("sword star", "tree"), "pledge star")
    assert "pledge sword" not in texts(GAME, state)
    reason = state.why(GAME.action("pledge sword"), FRODO)
    assert reason is not None
    assert reason.key == "why-order"
    after(state, "interrupt sam", "done")
    assert "pledge sword" in texts(GAME, state)


def test_a_seat_alone_is_offered_only_what_keeps_the_demand_payable() -> None:
    assert texts(GAME, facing("sword boromir glamdring"))[0] == "pledge sword"
    assert [text for text in texts(GAME, facing("sword boromir glamdring")) if text.startswith("pledge")] == [
        "pledge sword"
    ]
    with_company = facing("sword boromir glamdring", "tree")
    assert len([text for text in texts(GAME, with_company) if text.startswith("pledge")]) == 3


def can_still_be_paid(state: Pledges) -> bool:
    """Whether the seats that may still pledge have enough."""
    asked = state.actor if kind_of(state.top()) == DEMAND else state.interrupted_seat()
    speakers = state.interrupts(state.who_could_speak()) | BIT[state.actor] | BIT[asked]
    worths = [
        state.free(seat, kind) * worth(seat, kind)
        for seat in range(3)
        for kind in range(len(KINDS))
        if speakers >> seat & 1
    ]
    return state.pledged() + sum(worths) >= NEED


def pay_if_possible(state: Pledges) -> bool:
    """Every seat pledges all it may, and every seat that can be prompted is prompted."""
    faced = state.faced
    for _ in range(60):
        if state.actor == OVER or state.faced != faced or kind_of(state.top()) == TURN:
            return False
        codes = list(state.legal())
        if PAY in codes:
            return True
        state.apply(next((code for code in codes if code not in THROWS and code != GAME.action("lembas")), REFUSE))
    return False


@BOTH_WAYS
def test_nothing_payable_is_lost(described: bool) -> None:
    """At every state of a demand, if the seats that may still act have enough, there is a way to pay."""
    payable = 0
    for seed in range(60):
        for state in walk(GAME, seed, range(THROW, REFUSE + 1), described=described):
            assert isinstance(state, Pledges)
            kinds = {kind_of(state.top()), kind_of(state.frame_under())}
            if state.actor >= 0 and DEMAND in kinds and can_still_be_paid(state):
                copy = state.clone()
                assert isinstance(copy, Pledges)
                assert pay_if_possible(copy), state.snapshot()
                payable += 1
    assert payable > 100


@BOTH_WAYS
def test_the_number_of_cards_is_constant(described: bool) -> None:
    for seed in range(30):
        for state in walk(GAME, seed, THROWS, described=described):
            assert isinstance(state, Pledges)
            for kind in range(len(KINDS)):
                held = [state.hands[seat * len(KINDS) + kind] for seat in range(3)]
                assert sum(held) + state.deck[kind] + state.discard[kind] == COPIES[kind]
                for seat in range(3):
                    assert 0 <= state.marked[seat * len(KINDS) + kind] <= held[seat]
            if kind_of(state.top()) == TURN and state.faced == 0:
                assert not any(state.marked)


def test_several_pledges_at_once_are_made_all_or_none() -> None:
    play = Play(GAME, options={"described": True})
    rng = random.Random(4)
    while play.state.actor == CHANCE:
        play.apply(play.state.roll(rng))
    play.apply(GAME.action("face"))
    state = play.state
    assert isinstance(state, Pledges)
    pledges = [code for code in state.legal() if PLEDGE <= code < PLEDGE + len(KINDS)]
    before = state.snapshot()
    with pytest.raises(Exception, match="not open"):
        play.apply_all([*pledges, pledges[0]])
    assert state.snapshot() == before
    play.apply_all(pledges)
    assert sum(state.marked) == len(pledges)


@BOTH_WAYS
def test_undo_of_a_pledge_is_free_while_it_revealed_nothing(described: bool) -> None:
    play = Play(GAME, options={"described": described})
    rng = random.Random(8)
    while play.state.actor == CHANCE:
        play.apply(play.state.roll(rng))
    play.apply(GAME.action("face"))
    before = play.state.snapshot()
    play.apply(next(code for code in play.state.legal() if PLEDGE <= code < PLEDGE + len(KINDS)))
    length = len(play.actions)
    assert play.free_undo() == (length - 1 if described else -1)
    play.undo_to(length - 1)
    assert play.state.snapshot() == before


# -- the contract -----------------------------------------------------------------------------


@BOTH_WAYS
def test_the_contract_holds_in_random_play(described: bool) -> None:
    rng = random.Random(1)
    for seed in range(6):
        for number, state in enumerate(walk(GAME, seed, THROWS if seed % 2 else range(0), described=described)):
            state.open_journal()
            check_choices(GAME, state)
            if state.actor >= 0:
                check_out_of_turn_seats(state)
            if number > 3 * HAND - 2:
                check_refusals(GAME, state)
                check_copies(GAME, state, rng)


@BOTH_WAYS
def test_random_play_ends(described: bool) -> None:
    endings = {[state.ending() for state in walk(GAME, seed, described=described)][-1] for seed in range(60)}
    assert endings <= {"caught", "through"}
    generous = range(THROW, REFUSE + 1)
    endings |= {[s.ending() for s in walk(GAME, seed, generous, described=described)][-1] for seed in range(60)}
    assert endings == {"caught", "through"}


def laid_open(state: Sketch) -> object:
    """The discard pile: a hidden card that was discarded is no longer hidden."""
    assert isinstance(state, Pledges)
    return state.discard[:]


def hide(state: Pledges, seat: int, rng: random.Random) -> Pledges | None:
    """The same table with another hidden card in the hand of this seat."""
    own = [kind for kind in range(len(KINDS)) if state.free(seat, kind)]
    other = [kind for kind in range(len(KINDS)) if state.deck[kind]]
    pairs = [(a, b) for a in own for b in other if a != b]
    if not pairs:
        return None
    gone, come = rng.choice(pairs)
    twin = state.clone()
    assert isinstance(twin, Pledges)
    twin.hands[seat * len(KINDS) + gone] -= 1
    twin.hands[seat * len(KINDS) + come] += 1
    twin.deck[gone] += 1
    twin.deck[come] -= 1
    return twin


def test_r33_a_hidden_card_changes_nothing_that_another_seat_sees() -> None:
    """Two states that differ in a secret hand give all others equal views, traces, prompts and refusals."""
    rng = random.Random(3)
    compared = 0
    for seed in range(40):
        for number, state in enumerate(walk(GAME, seed, THROWS)):
            assert isinstance(state, Pledges)
            if number % 7 or state.actor == OVER:
                continue
            holder = rng.randrange(3)
            twin = hide(state, holder, rng)
            if twin is not None:
                seat = rng.choice([s for s in (FRODO, SAM, PIPPIN, WATCHER) if s != holder])
                copy = state.clone()
                assert isinstance(copy, Pledges)
                compared += check_twins(copy, twin, seat, rng, 12, laid_open)
    assert compared > 500


@BOTH_WAYS
def test_equal_traces_mean_equal_views(described: bool) -> None:
    games = [walk(GAME, seed, described=described) for seed in range(60)]
    assert check_traces(games, [FRODO, SAM, PIPPIN, WATCHER]) > 0


def test_a_drawn_card_is_seen_only_by_the_seat_that_drew_it() -> None:
    state = find(GAME, lambda state: state.actor == CHANCE and state.height > 2, range(3))
    state.open_journal()
    deal = [code for code, _ in state.chances()]
    one, other = state.clone(), state.clone()
    one.open_journal()
    one.apply(deal[0])
    other.apply(deal[1])
    assert one.trace(FRODO) != other.trace(FRODO)
    for seat in (SAM, PIPPIN, WATCHER):
        assert one.trace(seat) == other.trace(seat)
    assert [entry.plain()[2] for entry in one.journal_for(FRODO)] == [deal[0] - GAME.num_actions]
    assert [entry.plain()[2] for entry in one.journal_for(SAM)] == [-1]


def test_an_interrupt_lies_on_the_decision_it_interrupts() -> None:
    state = after(facing("sword", "sword sword"), "interrupt sam")
    assert [kind_of(state.stack[level]) for level in range(state.height)] == [DEMAND, INTERRUPT]
