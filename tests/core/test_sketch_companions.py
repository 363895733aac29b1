"""Travel (fate): the road, then who comes along and consents, then the whole cost, then perhaps a search."""

import random
from itertools import product

import pytest

from bywater.core.bits import BIT
from bywater.core.frames import frame, kind_of
from bywater.core.seats import CHANCE, OVER, WATCHER

from .contract import (
    check_choices,
    check_copies,
    check_out_of_turn_seats,
    check_refusals,
    check_traces,
    kinds_on_stack,
    texts,
    until,
    walk,
)
from .sketches.companions import (
    ARAGORN,
    ARMIES,
    CARDS,
    CARROCK,
    COMPANIONS,
    CONSENT,
    FRODO,
    GAME,
    GLADDEN_FIELDS,
    HEROES,
    HOLLIN,
    INTERRUPT,
    ITEMS,
    LEGOLAS,
    MAX_DICE,
    MISTY_MOUNTAINS,
    MORDOR,
    MORIA,
    PAYING,
    RHUDAUR,
    RIVENDELL,
    SEATS,
    SIDES,
    SNEAK,
    THROWS,
    Companions,
    chance_of,
)
from .sketches.table import TURN

FIRST, SECOND, THIRD = range(3)
ARWEN = HEROES.index("arwen")
GIMLI = HEROES.index("gimli")
GANDALF = HEROES.index("gandalf")


def table(actor: int = FIRST, *, nazgul: tuple[int, int] = (1, 3), **holdings: str) -> Companions:
    """A turn of this seat; what the seats hold is given by name (first="token_stealth ...")."""
    state = Companions(len(SEATS), None)
    state.held = [0] * len(state.held)
    state.nazgul[RHUDAUR], state.nazgul[MISTY_MOUNTAINS] = nazgul
    for seat, name in enumerate(SEATS):
        for item in holdings.get(name, "").split():
            state.held[seat * len(ITEMS) + ITEMS.index(item)] += 1
            if item in CARDS:
                state.deck &= ~BIT[CARDS.index(item)]
    state.push(frame(TURN, actor))
    return state


def after(state: Companions, *actions: str) -> Companions:
    until(GAME, state, *actions)
    return state


def prompt_of(state: Companions) -> tuple[str, int]:
    return state.decision.kind, state.actor


def with_frodo_to_carrock(*items: str) -> Companions:
    """Aragorn is about to take the special road to the Carrock with Frodo and Arwen."""
    return table(SECOND, second=" ".join(items))


# -- the order of small decisions -------------------------------------------------------------


def test_road_company_armies_consent_stealth_payment_in_this_order() -> None:
    state = with_frodo_to_carrock("token_stealth", "token_stealth", "rhudaur_stealth")
    before = state.snapshot()
    order = []
    for action in ("travel aragorn carrock", "with frodo", "with arwen", "armies 1", "come", "come", "sneak"):
        order.append(prompt_of(state))
        after(state, action)
        for part in ("held", "at", "armies"):
            assert state.snapshot()["fields"][part] == before["fields"][part], (
                "nothing is spent and nobody moves before all stands"
            )
    order.append(prompt_of(state))
    assert order == [
        ("turn", SECOND),
        ("companions", SECOND),
        ("companions", SECOND),
        ("armies", SECOND),
        ("consent", THIRD),
        ("consent", FIRST),
        ("sneak", SECOND),
        ("pay", SECOND),
    ]
    after(state, "spend rhudaur_stealth")
    assert [HEROES[hero] for hero in range(6) if state.at[hero] == CARROCK] == ["frodo", "aragorn", "arwen"]
    assert (state.armies[RIVENDELL], state.armies[CARROCK]) == (1, 1)
    assert state.holdings(SECOND) == [0] * len(CARDS) + [0, 0, 1, 0]
    assert prompt_of(state) == ("turn", THIRD), "Stealth was paid, so nobody searches for Frodo"


def test_companions_are_named_in_ascending_order() -> None:
    state = after(table(SECOND, second="token_stealth"), "travel aragorn hollin", "with legolas")
    assert texts(GAME, state) == ["with arwen", "done"]


def test_a_hero_alone_has_no_decision_on_companions_nor_an_empty_place_on_armies() -> None:
    state = table(SECOND, nazgul=(0, 0))
    state.at[GIMLI] = GLADDEN_FIELDS
    after(state, "travel gimli moria")
    assert prompt_of(state) == ("turn", THIRD)
    assert state.at[GIMLI] == MORIA


def test_a_number_of_armies_is_one_number() -> None:
    state = after(table(SECOND), "travel aragorn hollin", "done")
    assert texts(GAME, state) == ["armies 0", "armies 1", "armies 2"]
    after(state, "armies 2")
    assert state.armies[RIVENDELL] == 0
    assert state.armies[HOLLIN] == 3


# -- consent ----------------------------------------------------------------------------------


def test_a_companion_who_refuses_stays_behind_and_the_journey_continues() -> None:
    state = after(table(SECOND), "travel aragorn hollin", "with frodo", "with arwen", "armies 0")
    assert prompt_of(state) == ("consent", THIRD)
    assert state.decision.fields["companion"] == ARWEN
    after(state, "stay")
    assert prompt_of(state) == ("consent", FIRST)
    assert state.decision.fields["companion"] == FRODO
    after(state, "come")
    assert state.at[ARWEN] == RIVENDELL
    assert state.at[FRODO] == state.at[ARAGORN] == HOLLIN


def test_a_player_with_two_companions_answers_for_each_of_them() -> None:
    state = after(
        table(SECOND, nazgul=(0, 0)), "travel aragorn hollin", "with frodo", "with legolas", "done", "armies 0"
    )
    assert prompt_of(state) == ("consent", FIRST)
    assert state.decision.fields["companion"] == FRODO
    after(state, "stay")
    assert prompt_of(state) == ("consent", FIRST)
    assert state.decision.fields["companion"] == LEGOLAS
    after(state, "come")
    assert state.at[FRODO] == RIVENDELL
    assert state.at[LEGOLAS] == HOLLIN


def test_no_seat_is_prompted_to_consent_to_its_own_journey() -> None:
    state = after(table(FIRST, nazgul=(0, 0)), "travel legolas hollin", "with frodo", "done", "armies 0")
    assert state.at[FRODO] == HOLLIN
    assert prompt_of(state) == ("turn", SECOND)


def test_only_the_player_of_the_companion_may_answer() -> None:
    state = after(table(SECOND), "travel aragorn hollin", "with arwen", "armies 0")
    come = GAME.action("come")
    assert [state.may_play(seat, come) for seat in range(3)] == [False, False, True]
    reason = state.why(come, SECOND)
    assert reason is not None
    assert (reason.key, reason.params) == ("why-not-asked", {"seat": THIRD})


# -- the cost ---------------------------------------------------------------------------------


def test_a_special_road_is_offered_only_if_it_can_be_paid() -> None:
    poor = table(SECOND, second="token_valor")
    road = GAME.action("travel aragorn carrock")
    assert road not in list(poor.legal())
    reason = poor.why(road, SECOND)
    assert reason is not None
    assert reason.key == "why-road-too-dear"
    assert road in list(table(SECOND, second="token_stealth").legal())
    no_road = poor.why(GAME.action("travel aragorn lorien"), SECOND)
    assert no_road is not None
    assert no_road.key == "why-no-road"


def test_the_traveller_pays_once_for_the_whole_group() -> None:
    state = table(SECOND, second="token_stealth", first="token_stealth", third="token_stealth", nazgul=(1, 0))
    after(state, "travel aragorn carrock", "with legolas", "with arwen", "armies 0", "come", "come")
    assert state.at[LEGOLAS] == state.at[ARWEN] == state.at[ARAGORN] == CARROCK
    assert sum(state.holdings(SECOND)) == 0
    assert sum(state.holdings(FIRST)) == sum(state.holdings(THIRD)) == 1


def test_frodo_costs_one_stealth_more_on_top_of_the_road_or_a_search() -> None:
    two = after(
        with_frodo_to_carrock("token_stealth", "token_stealth"),
        *("travel aragorn carrock", "with frodo", "done", "armies 0", "come"),
    )
    assert prompt_of(two) == ("sneak", SECOND)
    assert texts(GAME, two) == ["sneak", "risk"]
    after(two, "sneak")
    assert sum(two.holdings(SECOND)) == 0
    assert prompt_of(two) == ("turn", THIRD)
    one = after(
        with_frodo_to_carrock("token_stealth"), "travel aragorn carrock", "with frodo", "done", "armies 0", "come"
    )
    assert sum(one.holdings(SECOND)) == 0, "only the road can be paid, so there is nothing to choose"
    assert prompt_of(one) == ("search", CHANCE)


def test_frodo_costs_nothing_if_he_stays_behind() -> None:
    state = after(
        with_frodo_to_carrock("token_stealth", "token_stealth"),
        *("travel aragorn carrock", "with frodo", "done", "armies 0", "stay"),
    )
    assert prompt_of(state) == ("turn", THIRD)
    assert sum(state.holdings(SECOND)) == 1


def test_a_payment_offers_only_what_keeps_the_whole_payable_in_ascending_order() -> None:
    state = with_frodo_to_carrock("rhudaur_stealth", "misty_stealth", "token_stealth")
    after(state, "travel aragorn carrock", "with frodo", "done", "armies 0", "come", "sneak")
    assert texts(GAME, state) == ["spend rhudaur_stealth", "spend misty_stealth"]
    after(state, "spend misty_stealth")
    assert state.at[FRODO] == CARROCK, "after the second card only the token is left, so it is paid automatically"
    assert state.holdings(SECOND)[ITEMS.index("rhudaur_stealth")] == 1


def test_chosen_items_are_marked_and_spent_only_with_the_last_one() -> None:
    state = with_frodo_to_carrock("rhudaur_stealth", "misty_stealth", "token_stealth", "token_stealth")
    after(state, "travel aragorn carrock", "with frodo", "done", "armies 0", "come", "sneak", "spend rhudaur_stealth")
    assert prompt_of(state) == ("pay", SECOND)
    assert sum(state.holdings(SECOND)) == 4
    assert sum(state.chosen) == 1
    assert state.at[ARAGORN] == RIVENDELL
    after(state, "spend token_stealth")
    assert sum(state.holdings(SECOND)) == 2
    assert sum(state.chosen) == 0


def test_every_way_to_pay_can_be_chosen_and_no_other() -> None:
    """The payment allows every set of two Stealth items out of four kinds, each in exactly one way."""
    start = with_frodo_to_carrock("rhudaur_stealth", "misty_stealth", "token_stealth", "token_stealth")
    after(start, "travel aragorn carrock", "with frodo", "done", "armies 0", "come", "sneak")
    held = start.holdings(SECOND)
    spent: list[tuple[int, ...]] = []
    open_ways = [start]
    while open_ways:
        state = open_ways.pop()
        if kind_of(state.top()) != PAYING:
            left = state.holdings(SECOND)
            spent.append(tuple(item for item in range(len(ITEMS)) for _ in range(held[item] - left[item])))
            continue
        for action in state.legal():
            copy = state.clone()
            assert isinstance(copy, Companions)
            copy.apply(action)
            open_ways.append(copy)
    a, b, c = (ITEMS.index(item) for item in ("rhudaur_stealth", "misty_stealth", "token_stealth"))
    assert sorted(spent) == sorted([(a, b), (a, c), (b, c), (c, c)])


# -- the search -------------------------------------------------------------------------------


def test_a_throw_is_coded_by_its_faces_and_as_likely_as_its_dice() -> None:
    for number in (1, 2, 3):
        counted: dict[tuple[int, ...], float] = {}
        for sides in product(range(6), repeat=number):
            faces = [next(f for f in range(4) if side < sum(SIDES[: f + 1])) for side in sides]
            dice = tuple(faces.count(face) for face in range(4))
            counted[dice] = counted.get(dice, 0.0) + 6.0**-number
        assert {dice: pytest.approx(chance_of(dice)) for dice in THROWS if sum(dice) == number} == counted
    assert sum(chance_of(dice) for dice in THROWS) == pytest.approx(MAX_DICE)
    assert len(THROWS) == len(set(THROWS)) == 329


def searched(goal: str, *throw: str, seat: int = FIRST, **given: object) -> Companions:
    state = table(seat, **given)  # type: ignore[arg-type]
    return after(state, f"travel frodo {goal}", "done", "armies 0", *throw)


def test_one_die_for_each_nazgul_of_the_region_and_each_army_at_the_goal() -> None:
    state = table(FIRST, first="token_friendship", nazgul=(2, 3))
    state.at[FRODO] = HOLLIN
    after(state, "travel frodo moria", "done", "armies 0")
    assert prompt_of(state) == ("search", CHANCE)
    assert {sum(THROWS[code - GAME.action("dice 1-0-0-0")]) for code, _ in state.chances()} == {5}
    crowd = searched("hollin", nazgul=(9, 0))
    assert {sum(THROWS[code - GAME.action("dice 1-0-0-0")]) for code, _ in crowd.chances()} == {MAX_DICE}


def test_without_dice_there_is_no_search() -> None:
    state = searched("hollin", nazgul=(0, 5))
    assert prompt_of(state) == ("turn", SECOND)
    assert state.hope == 4


def test_weary_and_exposed_cost_hope_and_a_haven_hides_the_exposed() -> None:
    assert searched("hollin", "dice 0-1-1-0", nazgul=(2, 0)).hope == 2
    state = table(FIRST, nazgul=(0, 2))
    state.at[FRODO] = GLADDEN_FIELDS
    after(state, "travel frodo lorien", "dice 0-1-1-0")
    assert state.hope == 3
    assert state.ending() == "home"


def test_recall_sends_as_many_nazgul_home_as_there_are() -> None:
    state = searched("hollin", "dice 0-0-0-2", nazgul=(2, 0))
    assert state.nazgul == [0, 0, 4]


def test_without_hope_the_game_is_lost() -> None:
    state = searched("hollin", "dice 0-4-0-0", nazgul=(4, 0))
    assert state.actor == OVER
    assert state.ending() == "lost"


def test_a_reroll_is_a_window_for_seats_with_frodo_and_a_resistance() -> None:
    state = searched("hollin", "dice 0-2-0-0", nazgul=(2, 0), second="token_resistance rhudaur_resistance", third="")
    assert prompt_of(state) == ("reroll", SECOND), "Gimli stands in Hollin; hands lie open, so nobody else is prompted"
    after(state, "reroll weary")
    assert prompt_of(state) == ("pay", SECOND)
    after(state, "spend token_resistance")
    assert prompt_of(state) == ("search", CHANCE)
    assert {sum(THROWS[code - GAME.action("dice 1-0-0-0")]) for code, _ in state.chances()} == {1}
    after(state, "dice 1-0-0-0")
    assert state.dice == [1, 1, 0, 0]
    assert prompt_of(state) == ("reroll", SECOND), "prompted again, since something was played"
    after(state, "pass")
    assert state.hope == 3
    assert prompt_of(state) == ("turn", SECOND)


def test_a_reroll_that_was_passed_is_not_prompted_again() -> None:
    state = searched("hollin", "dice 0-2-0-0", "pass", nazgul=(2, 0), second="token_resistance")
    assert prompt_of(state) == ("turn", SECOND)
    assert state.hope == 2


# -- interrupts -----------------------------------------------------------------------------------


def test_legolas_shoots_in_anothers_turn_and_pays_at_his_interrupt() -> None:
    state = table(SECOND, first="token_stealth rhudaur_stealth")
    interrupt = GAME.action("interrupt first")
    assert [state.may_play(seat, interrupt) for seat in range(3)] == [True, True, False]
    after(state, "interrupt first", "shoot")
    assert prompt_of(state) == ("pay", FIRST)
    assert [kind for kind in kinds_on_stack(state) if kind == INTERRUPT] == [INTERRUPT]
    after(state, "spend token_stealth")
    assert state.nazgul[RHUDAUR] == 0
    assert state.nazgul[MORDOR] == 3
    assert prompt_of(state) == ("turn", SECOND), "no Nazgûl is left to shoot at, so the interrupt closes by itself"


def test_a_journey_is_no_quiet_moment() -> None:
    """No interrupt is in the lists between the road and the arrival, nor in a search."""
    interrupts = {GAME.action(f"interrupt {name}") for name in SEATS}
    for seed in range(60):
        for state in walk(GAME, seed):
            if kind_of(state.top()) != TURN:
                assert not interrupts & set(state.legal())


# -- the contract -----------------------------------------------------------------------------


def test_the_contract_holds_in_random_play() -> None:
    rng = random.Random(1)
    for seed in range(6):
        for number, state in enumerate(walk(GAME, seed)):
            state.open_journal()
            check_choices(GAME, state)
            if state.actor >= 0:
                check_out_of_turn_seats(state)
                assert len(state.legal()) > 1, "hands lie open, so a single answer is chosen automatically"
            if number % 3 == 0:
                check_refusals(GAME, state)
                check_copies(GAME, state, rng)


def test_nothing_is_spent_or_moved_while_a_journey_is_prepared() -> None:
    prepared = 0
    for seed in range(60):
        before: dict[str, object] = {}
        for state in walk(GAME, seed):
            assert isinstance(state, Companions)
            now = {part: state.snapshot()["fields"][part] for part in ("at", "armies", "held", "hope")}
            if kind_of(state.top()) in (COMPANIONS, ARMIES, CONSENT, SNEAK):
                assert now == before
                prepared += 1
            before = now
    assert prepared > 300


def test_the_number_of_things_is_constant() -> None:
    for seed in range(60):
        for state in walk(GAME, seed):
            assert isinstance(state, Companions)
            assert sum(state.nazgul) == 6
            assert sum(state.armies) == 4
            for card in range(len(CARDS)):
                held = sum(state.holdings(seat)[card] for seat in range(3))
                assert held + (state.deck >> card & 1) <= 1
            for seat in range(3):
                assert min(state.holdings(seat)) >= 0
                if state.actor == seat and kind_of(state.top()) == PAYING:
                    assert all(c <= h for c, h in zip(state.chosen, state.holdings(seat), strict=True))


def test_random_play_ends_both_ways() -> None:
    endings = [[state.ending() for state in walk(GAME, seed)][-1] for seed in range(300)]
    assert set(endings) == {"home", "lost"}


def test_open_hands_give_all_seats_and_the_watcher_the_same_trace() -> None:
    for seed in range(10):
        for state in walk(GAME, seed):
            assert len({state.trace(seat) for seat in (FIRST, SECOND, THIRD, WATCHER)}) == 1


def test_equal_traces_mean_equal_views() -> None:
    assert check_traces([walk(GAME, seed) for seed in range(60)], [FIRST, WATCHER]) > 0


def test_the_state_does_not_store_the_order_of_the_deck() -> None:
    """All remaining cards are equally likely, independent of earlier draws."""
    state = table(FIRST, first="rhudaur_stealth misty_valor")
    after(state, "rest")
    assert state.actor == CHANCE
    assert state.chance_source == "player-deck"
    assert [chance for _, chance in state.chances()] == [pytest.approx(1 / 6)] * 6


def test_a_road_leads_where_the_map_says_if_it_can_be_paid() -> None:
    state = table(THIRD, third="token_friendship")
    assert [GAME.notation(code) for code in state.legal() if code < GAME.action("rest")] == [
        "travel arwen hollin",
        "travel gandalf rivendell",
        "travel gandalf moria",
    ]
