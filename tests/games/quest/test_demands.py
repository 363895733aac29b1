"""Demands: who pays what, what is pledged meanwhile, and what payment and refusal do."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bywater import CHANCE, IllegalAction, State
from bywater.games.quest.model import frames as k

from .helpers import (
    GAME,
    beginning,
    choices,
    dark,
    discards,
    do,
    event,
    everything,
    go,
    hand,
    marker,
    offers,
    prompt_of,
    sauron,
    shields,
    table,
    there,
    tile,
    tokens,
)
from .helpers_cards import each_is_prompted, examples, interrupts, marked, marks, may, pledges, shown, starting

SPEAK_FRIEND = 1
ORCS_ATTACK = 5


def nazgul_appears(*hands: str) -> State:
    """At Bag End one player may give two hiding symbols."""
    return table(*hands, place="bag_end", stack=[["journey", 0, k.NAZGUL_APPEAR, 0, 0]])


# -- symbols ---------------------------------------------------------------------------------------


def test_r02_jokers_stand_for_any_symbol() -> None:
    state = nazgul_appears("", "white_hiding, white_joker")
    go(state, "interrupt sam", "pledge white_hiding", "pledge white_joker", "pay")
    assert hand(state, 1) == {}
    assert discards(state) == {"white_hiding": 1, "white_joker": 1}
    assert sauron(state) == 15


def test_r02_a_card_with_two_symbols_pays_two() -> None:
    state = nazgul_appears("", "legolas, white_hiding")
    go(state, "interrupt sam", "pledge legolas", "pay")
    assert hand(state, 1) == {"white_hiding": 1}
    assert sauron(state) == 15


def test_r02_surplus_symbols_are_lost() -> None:
    """Three double swords for five: the sixth symbol has no effect and is not returned."""
    state = event(ORCS_ATTACK, "boromir, gimli, anduril", "")
    do(state, "pledge boromir", "pledge gimli", "pledge anduril", "pay")
    assert hand(state, 0) == {}
    assert sauron(state) == 15
    assert marks(state) == 0


def test_r02_white_and_grey_may_be_mixed() -> None:
    state = event(ORCS_ATTACK, "", "3 white_fighting, 2 grey_fighting")
    go(state, "interrupt sam", *["pledge white_fighting"] * 3, *["pledge grey_fighting"] * 2, "pay")
    assert hand(state, 1) == {}
    assert sauron(state) == 15


def test_r03_two_stars_on_one_card_pay_friendship_and_joker() -> None:
    state = event(SPEAK_FRIEND, "aragorn", "")
    do(state, "pledge aragorn")
    assert may(state, "pay")
    do(state, "pay")
    assert sauron(state) == 15
    assert hand(state, 0) == {}


def test_r03_two_friendship_symbols_do_not_make_a_joker() -> None:
    state = event(SPEAK_FRIEND, "", "pipe, grey_friendship", board_cards=["book"])
    assert sauron(state) == 14
    state = event(SPEAK_FRIEND, "pipe, white_joker", "", board_cards=["book"])
    do(state, "pledge white_joker", "pledge pipe", "pay")
    assert hand(state, 0) == {}
    assert sauron(state) == 15


def test_r03_three_stars_cover_three_kinds_of_need() -> None:
    state = event(1, "gollum", "", place="helms_deep")
    do(state, "pledge gollum", "pay")
    assert hand(state, 0) == {}
    assert set(everything(state)["board_cards"]) == {"theoden", "shadowfax", "eomer", "riders_of_rohan"}


def test_r04_frodos_white_hobbit_cards_pay_as_jokers() -> None:
    state = event(SPEAK_FRIEND, "white_fighting, white_travelling", "")
    do(state, "pledge white_travelling", "pledge white_fighting", "pay")
    assert hand(state, 0) == {}
    assert sauron(state) == 15


def test_r04_only_frodos_and_only_white_hobbit_cards() -> None:
    state = event(SPEAK_FRIEND, "grey_fighting, boromir", "white_fighting, white_travelling")
    assert prompt_of(state)[0] != "demand"  # nobody can pay, so Sauron has moved
    assert sauron(state) == 14


def test_r04_a_white_feature_card_of_frodo_is_no_joker() -> None:
    state = nazgul_appears("boromir, white_fighting", "")
    assert sauron(state) == 14


def test_a_card_that_would_add_nothing_can_not_be_pledged() -> None:
    """R02: symbols beyond the demand are lost, but a whole card beyond it is never taken."""
    state = event(SPEAK_FRIEND, "", "2 white_friendship, 2 white_joker, white_fighting")
    do(state, "interrupt sam", "pledge white_friendship")
    assert pledges(state) == {"pledge white_joker"}
    do(state, "pledge white_joker")
    assert pledges(state) == set()


# -- payers: the group, one player, the hobbit itself ----------------------------------------------


def test_r32_the_group_pays_together() -> None:
    state = event(ORCS_ATTACK, "gimli", "2 white_fighting", "grey_fighting")
    go(state, "pledge gimli", "interrupt sam", "pledge white_fighting", "pledge white_fighting")
    assert not may(state, "pay")
    go(state, "interrupt pippin", "pledge grey_fighting", "pay")
    assert [hand(state, seat) for seat in range(3)] == [{}, {}, {}]
    assert sauron(state) == 15


def test_r32_one_player_pays_alone() -> None:
    """Wormtongue demands both symbols of one and the same player."""
    state = event(1, "brooch, white_joker, aragorn", "white_friendship", "white_fighting", place="helms_deep")
    assert interrupts(state) == {"frodo", "sam", "pippin"}
    do(state, "interrupt sam")
    assert pledges(state) == set()
    do(state, "done", "pledge white_joker")
    assert interrupts(state) == set()
    do(state, "pledge brooch", "pay")
    assert [hand(state, seat) for seat in range(3)] == [{"aragorn": 1}, {"white_friendship": 1}, {"white_fighting": 1}]


def test_r32_halves_of_two_players_do_not_pay_what_one_must() -> None:
    state = event(1, "white_friendship", "white_friendship", "white_fighting", place="helms_deep")
    assert everything(state)["board_cards"] == []


def test_r32_any_holder_may_be_the_one_player() -> None:
    state = nazgul_appears("2 white_hiding", "2 grey_hiding", "elven_cloak")
    go(state, "interrupt pippin", "pledge elven_cloak", "pay")
    assert [hand(state, seat) for seat in range(3)] == [{"white_hiding": 2}, {"grey_hiding": 2}, {}]


def test_r32_while_one_pays_the_others_give_nothing() -> None:
    state = nazgul_appears("2 white_hiding", "2 grey_hiding", "elven_cloak")
    do(state, "interrupt sam", "pledge grey_hiding")
    assert choices(state) == {"done", "pledge grey_hiding"}
    do(state, "done")
    assert pledges(state) == set()
    assert interrupts(state) == {"sam"}


def test_a_demand_on_one_hobbit_is_paid_by_that_hobbit_alone() -> None:
    state = each_is_prompted("watcher", "white_hiding", "3 white_hiding", place="moria")
    assert prompt_of(state) == ("demand", 0)
    do(state, "interrupt sam")
    assert pledges(state) == set()


def test_what_is_prompted_of_oneself_is_paid_as_soon_as_it_is_enough() -> None:
    state = each_is_prompted("watcher", "white_hiding", "2 white_hiding", place="moria")
    do(state, "pledge white_hiding")
    assert prompt_of(state) == ("demand", 1)
    do(state, "pledge white_hiding")
    assert hand(state, 1) == {"white_hiding": 1}
    assert discards(state) == {"white_hiding": 2}


def test_r10_paying_is_optional() -> None:
    state = event(ORCS_ATTACK, "boromir, gimli, anduril", "")
    do(state, "refuse")
    assert sauron(state) == 13
    assert hand(state, 0) == {"boromir": 1, "gimli": 1, "anduril": 1}


def test_r32_without_agreement_the_alternative_happens() -> None:
    """The others have the cards, and get no interrupt."""
    state = event(SPEAK_FRIEND, "", "aragorn")
    do(state, "refuse")
    assert sauron(state) == 14
    assert hand(state, 1) == {"aragorn": 1}


def test_r32_the_active_player_decides_for_the_group() -> None:
    state = event(ORCS_ATTACK, "boromir, gimli, anduril", "white_fighting", "", active=1)
    assert prompt_of(state) == ("demand", 1)
    go(state, "interrupt frodo", "pledge boromir", "pledge gimli", "pledge anduril")
    assert prompt_of(state) == ("demand", 1)
    assert {"pay", "refuse"} <= offers(state)


# -- pending payments -------------------------------------------------------------------------------


def test_pledged_cards_stay_in_the_hand_marked() -> None:
    state = event(ORCS_ATTACK, "boromir, gimli, anduril, white_hiding", "white_fighting")
    do(state, "pledge boromir", "pledge gimli")
    assert hand(state, 0) == {"boromir": 1, "gimli": 1, "anduril": 1, "white_hiding": 1}
    assert marked(state, 0) == {"boromir": 1, "gimli": 1}
    assert discards(state) == {}
    assert there(state.view(1)["pledged"][0]["cards"]) == {"boromir": 1, "gimli": 1}
    assert state.view(1)["hand_sizes"] == [4, 1]


def test_nothing_else_is_possible_while_a_payment_is_pending() -> None:
    """No Ring, no Gandalf, no yellow card, no discard: neither by the active player nor in an interrupt."""
    more: dict[str, Any] = {"shields": [5, 5], "ring_used": False, "dark": [2, 2]}
    state = tile("sundial_cards", "2 white_hiding, elessar, lembas", "2 white_hiding, miruvor", **more)
    do(state, "interrupt frodo")
    assert {"put on the ring", "call gandalf", "elessar frodo", "lembas sam", "discard elessar"} <= offers(state)
    do(state, "done", "pledge white_hiding")
    assert choices(state) == {"refuse", "pledge white_hiding", "pledge lembas", "pledge elessar"}
    assert interrupts(state) == {"sam"}
    do(state, "interrupt sam")
    assert choices(state) == {"done", "pledge white_hiding", "pledge miruvor"}
    for text in ("call gandalf", "miruvor sam", "discard white_hiding", "elessar sam", "put on the ring", "pass"):
        with pytest.raises(IllegalAction):
            do(state, text)


def test_refusing_frees_what_is_pledged() -> None:
    state = tile("sundial_items", "white_hiding", "white_hiding", tokens=[{}, {"sun": 1}], shields=[0, 1])
    go(state, "pledge white_hiding", "interrupt sam", "pledge a sun", "pledge 1 shield")
    assert marks(state) == 3
    go(state, "refuse")
    assert marks(state) == 0
    assert marker(state) == 1
    assert (hand(state, 0), hand(state, 1)) == ({"white_hiding": 1}, {"white_hiding": 1})
    assert tokens(state, 1) == {"sun": 1}
    assert shields(state) == [0, 1]


def test_pledging_alone_pays_nothing() -> None:
    """A demand on the group that is met still waits for the active player to pay."""
    state = event(ORCS_ATTACK, "boromir, gimli, anduril", "white_fighting")
    do(state, "pledge boromir", "pledge gimli", "pledge anduril")
    assert choices(state) == {"pay", "refuse"}
    assert hand(state, 0) == {"boromir": 1, "gimli": 1, "anduril": 1}
    do(state, "refuse")
    assert sauron(state) == 13
    assert hand(state, 0) == {"boromir": 1, "gimli": 1, "anduril": 1}


def test_the_interrupt_of_another_is_given_for_pledges() -> None:
    state = event(ORCS_ATTACK, "", "3 white_fighting, white_hiding", "anduril")
    assert interrupts(state) == {"sam", "pippin"}
    do(state, "interrupt sam")
    assert pledges(state) == {"pledge white_fighting"}
    do(state, *["pledge white_fighting"] * 3)
    assert prompt_of(state) == ("demand", 0)  # Sam has nothing more to give
    assert marked(state, 1) == {"white_fighting": 3}


def test_an_interrupt_is_given_again_once_something_was_pledged() -> None:
    state = event(ORCS_ATTACK, "anduril", "3 white_fighting", "white_fighting")
    do(state, "interrupt sam", "pledge white_fighting", "done")
    do(state, "interrupt sam", "pledge white_fighting", "done")
    assert marked(state, 1) == {"white_fighting": 2}
    assert "sam" in interrupts(state)


def test_an_interrupt_without_a_pledge_is_not_given_twice() -> None:
    state = event(ORCS_ATTACK, "anduril", "3 white_fighting", "white_fighting")
    do(state, "interrupt sam", "done")
    assert "sam" not in interrupts(state)
    do(state, "pledge anduril")
    assert "sam" in interrupts(state)


# -- the order of pledging -------------------------------------------------------------------------


def test_a_set_is_picked_in_ascending_order() -> None:
    """Cards, tokens, shields: in one order, so that each set has exactly one sequence."""
    state = tile(
        "sundial_items", "white_hiding, anduril", "white_hiding", tokens=[{"ring": 1, "sun": 1}, {}], shields=[1, 0]
    )
    go(state, "pledge a sun")
    assert pledges(state) == {"pledge 1 shield"}
    go(state, "pledge 1 shield")
    assert not may(state, "pay")
    go(state, "interrupt sam", "pledge white_hiding", "pay")
    assert hand(state, 0) == {"white_hiding": 1, "anduril": 1}
    assert tokens(state, 0) == {"ring": 1}


def test_the_order_restarts_after_an_interrupt() -> None:
    """After Sam's interrupt Frodo may still pledge a card that came earlier in his order."""
    state = tile("sundial_cards", "white_hiding, anduril", "white_fighting, gimli")
    go(state, "pledge anduril")
    assert pledges(state) == set()
    go(state, "interrupt sam", "pledge gimli")  # the other card comes earlier in the order, so Sam is done
    assert pledges(state) == {"pledge white_hiding"}
    go(state, "pledge white_hiding", "pay")
    assert (hand(state, 0), hand(state, 1)) == ({}, {"white_fighting": 1})


def test_what_would_make_the_demand_unpayable_is_not_offered() -> None:
    """Only Frodo has what is demanded: with the shield first, the card could not be pledged any more."""
    state = tile("sundial_items", "white_hiding", "", tokens=[{"ring": 1}, {}], shields=[1, 0])
    assert pledges(state) == {"pledge white_hiding"}
    do(state, "pledge white_hiding")
    assert pledges(state) == {"pledge a ring"}


def _reaches_pay(state: State) -> bool:
    """Whether the open demand can be met by further pledges of any hobbit."""
    if may(state, "pay"):
        return True
    for text in sorted(starting(state, "pledge", "volunteer")):
        if _reaches_pay(do(state.clone(), text)):
            return True
    if prompt_of(state)[0] == "interrupt":
        return _reaches_pay(do(state.clone(), "done"))
    for text in sorted(starting(state, "interrupt ")):
        after = do(state.clone(), text)
        if starting(after, "pledge", "volunteer") and _reaches_pay(after):
            return True
    return False


DEMAND_CASES = [
    ("moria", "sundial_cards", 0),
    ("moria", "sundial_items", 0),
    ("moria", "sundial", SPEAK_FRIEND),
    ("moria", "sundial", ORCS_ATTACK),
    ("helms_deep", "sundial", 1),
    ("helms_deep", "sundial", 5),
    ("shelobs_lair", "sundial", 1),
    ("shelobs_lair", "sundial", 3),
    ("mordor", "sundial", 2),
    ("mordor", "sundial", 5),
]
SOME_CARDS = (
    *("white_friendship", "white_fighting", "white_joker", "grey_friendship", "grey_fighting", "gimli", "aragorn"),
    *("anduril", "pipe", "arwen", "eowyn", "staff"),
)


@settings(examples, max_examples=150)
@given(st.integers(0, 10**6), st.sampled_from(DEMAND_CASES))
def test_no_order_of_pledging_makes_a_payable_demand_unpayable(seed: int, case: tuple[str, str, int]) -> None:
    """R32: whatever was pledged at random, the rest can still be pledged, and then it is paid."""
    place, name, number = case
    rng = random.Random(seed)
    hands: list[list[str]] = [[], [], []]
    for kind in SOME_CARDS:
        for _ in range(2 if "_" in kind and kind.split("_")[0] in ("white", "grey") else 1):
            if rng.random() < 0.6:
                hands[rng.randrange(3)].append(kind)
    more: dict[str, Any] = {
        "place": place,
        "shields": [rng.randrange(6) for _ in range(3)],
        "tokens": [{token: rng.randrange(2) for token in ("ring", "heart", "sun")} for _ in range(3)],
        "event": max(0, number - 1),
        "gandalf": [],
        "board_cards": [],
    }
    state = tile(name, *[", ".join(cards) for cards in hands], active=rng.randrange(3), **more)
    if prompt_of(state)[0] != "demand":
        return
    if not _reaches_pay(state):
        return
    while not may(state, "pay"):
        before = marks(state) + (everything(state)["volunteer"] >= 0)
        walks = sorted(starting(state, "pledge", "volunteer", "interrupt "))
        do(state, rng.choice(walks or ["done"]))
        if prompt_of(state)[0] == "interrupt" and not pledges(state) | starting(state, "volunteer"):
            do(state, "done")
        elif marks(state) + (everything(state)["volunteer"] >= 0) > before:
            assert _reaches_pay(state), f"{case} became unpayable"


@pytest.mark.parametrize("seed", range(30))
def test_r32_a_demand_that_cards_can_pay_is_prompted(seed: int) -> None:
    """Five swords: the group is prompted exactly if their cards together hold enough."""
    rng = random.Random(seed)
    worth = {"white_fighting": 1, "grey_fighting": 1, "gimli": 2, "anduril": 2, "aragorn": 2, "sting": 1, "legolas": 0}
    hands: list[list[str]] = [[], []]
    total = 0
    for kind, stars in worth.items():
        if rng.random() < 0.6:
            hands[rng.randrange(2)].append(kind)
            total += stars
    if rng.random() < 0.5:
        hands[0].append("white_travelling")  # in Frodo's hand it is a joker
        total += 1
    state = event(ORCS_ATTACK, *[", ".join(cards) for cards in hands])
    assert (prompt_of(state)[0] == "demand") == (total >= 5), hands
    assert sauron(state) == (15 if total >= 5 else 13)


# -- the tile with three items ---------------------------------------------------------------------


def test_the_items_tile_takes_a_card_a_token_and_a_shield_of_the_group() -> None:
    """R17: shields are pooled where the group pays."""
    state = tile("sundial_items", "white_hiding", "", "", tokens=[{}, {"heart": 1}, {}], shields=[0, 0, 3])
    go(state, "pledge white_hiding", "interrupt sam", "pledge a heart")
    assert not may(state, "pay")
    go(state, "interrupt pippin")
    assert pledges(state) == {"pledge 1 shield"}
    go(state, "pledge 1 shield", "pay")
    assert (hand(state, 0), tokens(state, 1), shields(state)) == ({}, {}, [0, 0, 2])
    assert marker(state) == 0


@pytest.mark.parametrize(
    ("cards", "token", "shield"), [("", "sun", 1), ("white_hiding", "", 1), ("white_hiding", "sun", 0)]
)
def test_the_items_tile_with_one_thing_missing_is_the_next_event(cards: str, token: str, shield: int) -> None:
    state = tile("sundial_items", cards, "", tokens=[{token: 1} if token else {}, {}], shields=[shield, 0])
    assert marker(state) == 1


def test_the_items_tile_takes_any_kind_of_card_and_only_one_of_each() -> None:
    state = tile("sundial_items", "staff, gimli", "", tokens=[{"ring": 2, "sun": 1}, {}], shields=[4, 0])
    do(state, "pledge staff")
    assert pledges(state) == {"pledge a ring", "pledge a sun"}
    do(state, "pledge a ring")
    assert pledges(state) == {"pledge 1 shield"}


def test_the_cards_tile_takes_three_cards_of_any_kind() -> None:
    state = tile("sundial_cards", "phial, 2 white_hiding", "")
    do(state, "pledge white_hiding", "pledge white_hiding", "pledge phial")
    do(state, "pay")
    assert hand(state, 0) == {}
    assert marker(state) == 0


def test_the_cards_tile_counts_cards_not_symbols() -> None:
    state = tile("sundial_cards", "arwen, galadriel", "")
    assert marker(state) == 1


def test_d5_seven_cards_are_counted_not_symbols() -> None:
    state = event(5, "arwen, galadriel, aragorn, glamdring", "2 white_hiding", place="mordor")
    assert sauron(state) == 12
    state = event(5, "arwen, galadriel, aragorn, glamdring", "3 white_hiding", place="mordor")
    assert prompt_of(state) == ("demand", 0)


# -- shields ---------------------------------------------------------------------------------------


def test_l1_the_group_gathers_seven_shields() -> None:
    state = event(1, "", "", "", place="shelobs_lair", shields=[4, 2, 3], gandalf=[])
    go(state, "pledge 3 shields", "interrupt sam", "pledge 1 shield", "interrupt pippin")
    assert pledges(state) == {"pledge 3 shields"}
    go(state, "pledge 3 shields", "pay")
    assert shields(state) == [1, 1, 0]
    assert hand(state, 0) == {"gollum": 1}


def test_l1_a_share_that_the_others_could_not_fill_up_is_not_offered() -> None:
    state = event(1, "", "", place="shelobs_lair", shields=[5, 3], gandalf=[])
    assert pledges(state) == {"pledge 4 shields", "pledge 5 shields"}


def test_l3_five_shields_of_one_player() -> None:
    """R17: nothing is pooled where one player pays."""
    state = event(3, "", "", place="shelobs_lair", shields=[4, 4], gandalf=[])
    assert sauron(state) == 13
    state = event(3, "", "", place="shelobs_lair", shields=[4, 6], gandalf=[])
    go(state, "interrupt sam")
    assert pledges(state) == {"pledge 5 shields"}
    go(state, "pledge 5 shields", "pay")
    assert shields(state) == [4, 1]
    assert sauron(state) == 15


def test_l2_a_joker_or_three_shields_and_never_both() -> None:
    state = each_is_prompted(
        "faces_of_the_dead", "white_hiding", "white_joker", place="shelobs_lair", shields=[3, 3], gandalf=[]
    )
    assert choices(state) == {"pledge white_hiding", "pledge 3 shields"}  # Frodo's white card is a joker
    do(state, "pledge 3 shields")
    assert (hand(state, 0), shields(state)) == ({"white_hiding": 1}, [0, 3])
    do(state, "pledge white_joker")
    assert (hand(state, 1), shields(state)) == ({}, [0, 3])


def test_l2_a_hobbit_that_can_pay_may_not_refuse() -> None:
    """R14: a hobbit must give what it has; only one with neither is eliminated."""
    state = each_is_prompted(
        "faces_of_the_dead", "arwen", "sting", "", place="shelobs_lair", shields=[3, 3, 2], gandalf=[]
    )
    assert not may(state, "refuse")
    do(state, "pledge 3 shields", "pledge 3 shields")
    assert everything(state)["gone"] == [2]


# -- tokens ----------------------------------------------------------------------------------------


def test_h5_one_token_of_each_kind_from_any_hobbit() -> None:
    state = event(5, "", "", "", place="helms_deep", tokens=[{"heart": 1}, {"ring": 2}, {"sun": 1, "ring": 1}])
    assert pledges(state) == {"pledge a heart"}
    go(state, "pledge a heart", "interrupt sam", "pledge a ring", "interrupt pippin")
    assert pledges(state) == {"pledge a sun"}
    go(state, "pledge a sun", "pay")
    assert [tokens(state, seat) for seat in range(3)] == [{}, {"ring": 1}, {"ring": 1}]
    assert sauron(state) == 15


def test_h5_two_tokens_of_one_kind_do_not_replace_another() -> None:
    state = event(5, "", "", place="helms_deep", tokens=[{"heart": 2}, {"ring": 2}])
    assert sauron(state) == 13


# -- volunteers ------------------------------------------------------------------------------------


def test_q10_one_volunteer_takes_two_steps() -> None:
    state = tile("eye_or_two_dark", "", "", "", dark=[1, 2, 3])
    go(state, "interrupt pippin", "volunteer", "pay")
    assert dark(state) == [1, 2, 5]
    assert sauron(state) == 15


def test_q10_the_active_player_may_volunteer_too() -> None:
    state = tile("eye_or_two_dark", "", "", active=1)
    do(state, "volunteer", "pay")
    assert dark(state) == [0, 2]


def test_q10_nobody_volunteers_and_sauron_moves() -> None:
    state = tile("eye_or_two_dark", "", "")
    do(state, "refuse")
    assert (dark(state), sauron(state)) == ([0, 0], 14)


def test_one_volunteer_is_enough_and_may_be_declined() -> None:
    state = tile("eye_or_two_dark", "", "", "")
    go(state, "interrupt sam", "volunteer")
    assert choices(state) == {"pay", "refuse"}
    assert interrupts(state) == set()
    go(state, "refuse")
    assert (dark(state), sauron(state)) == ([0, 0, 0], 14)
    assert everything(state)["volunteer"] == -1


def test_m6_the_volunteer_goes_three_steps() -> None:
    state = event(6, "", "", "")
    go(state, "interrupt sam", "volunteer", "pay")
    assert dark(state)[1] >= 3
    assert everything(state)["volunteer"] == -1


# -- a card that was turned up ---------------------------------------------------------------------


def test_r08_the_turned_up_card_sets_the_symbol() -> None:
    state = shown(
        "grey_travelling",
        "stone_in_the_well",
        "white_hiding",
        "",
        "boat, elven_rope, legolas",
        place="moria",
        seat=2,
        active=2,
    )
    assert pledges(state) == {"pledge elven_rope", "pledge boat"} - {"pledge boat"}  # the boat comes after the rope
    do(state, "pledge elven_rope")
    assert hand(state, 2) == {"boat": 1, "legolas": 1, "pipe": 1}
    assert discards(state) == {"grey_travelling": 1}  # R09


def test_r08_a_joker_turned_up_is_matched_by_jokers_only() -> None:
    state = shown(
        "white_joker",
        "fire_of_orthanc",
        "",
        "2 white_fighting, white_joker, sting",
        place="helms_deep",
        seat=1,
        active=1,
    )
    assert pledges(state) == {"pledge white_joker"}
    do(state, "pledge white_joker", "pledge sting")
    assert hand(state, 1) == {"white_fighting": 2}


def test_r08_frodos_white_cards_match_a_joker() -> None:
    state = shown("white_joker", "fire_of_orthanc", "2 white_fighting", "", place="helms_deep")
    do(state, "pledge white_fighting", "pledge white_fighting")
    assert hand(state, 0) == {}
    assert state.actor == CHANCE  # the next tile: nobody rolls
    assert prompt_of(state)[0] == "tile"


def test_demands_name_the_whole_list_in_ascending_order() -> None:
    state = event(ORCS_ATTACK, "white_fighting, boromir, gimli", "2 white_fighting")
    codes = list(state.legal())
    assert codes == sorted(codes)
    assert GAME.notation(codes[0]) == "refuse"


def test_the_first_turn_begins_without_prompts() -> None:
    """N6: nobody could act, so the first tile is turned at once."""
    assert prompt_of(beginning("", ""))[0] == "tile"
