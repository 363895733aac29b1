"""Refusals: each has a reason and parameters, and there is none exactly when an action is legal."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from bywater import CHANCE, OVER, WATCHER, IllegalAction, State
from bywater.games.quest.model import frames as k
from bywater.games.quest.rules import refusals

from .helpers import (
    DECK,
    GAME,
    beginning,
    do,
    event,
    everything,
    pass_quiet,
    set_up,
    table,
    tile,
    to_roll,
)
from .helpers_cards import (
    RIVALS,
    SECRET,
    after_a_card,
    each_is_prompted,
    favourable,
    looked_at,
    refusal,
    turn_goes_on,
)

Case = tuple[State, str, int, str, dict[str, Any]]
ORCS = {"demand": "demand-orcs_attack"}


def called(**more: Any) -> State:
    state = table("", "", **{"shields": [5, 0], **more})
    return do(state, "interrupt frodo", "call gandalf")


def orcs(*hands: str, **more: Any) -> State:
    return event(5, *hands, **more)


def items(**more: Any) -> State:
    return tile("sundial_items", "white_hiding", "gimli", tokens=[{"sun": 1}, {}], shields=[1, 0], **more)


def losing() -> State:
    state = do(to_roll(0, "white_hiding, grey_hiding, gimli, sting", ""), "die two_cards")
    return do(state, "discard grey_hiding")


def over() -> State:
    return do(to_roll(0, "", "", dark=[14, 0]), "die one_dot")


def at_the_offer(shields: int, dark: int) -> State:
    more: dict[str, Any] = {"shields": [shields, 3], "dark": [dark, 1], "gandalf": [], "place": "mordor"}
    if shields < 3:  # in the competitive game a face-down shield might be a three
        more.update(options=RIVALS, taken=[[1], []])
    return event(1, "", "", **more)


def cases() -> list[Case]:
    """Return every reason, with the state, the action and the seat."""
    return [
        # any seat
        (over(), "done", 0, "refused-over", {}),
        (table("", ""), "card white_joker", 0, "refused-unknown", {}),
        (table("", "", "", gone=[1], dark=[0, 15, 0]), "draw", 1, "refused-out", {}),
        (table("", "gimli"), "draw", 1, "refused-not-asked", {}),
        (table("", "gimli"), "play gimli", 1, "refused-not-asked", {}),
        (do(table("", ""), "draw"), "draw", 0, "refused-not-asked", {}),
        # another decision
        (table("white_hiding", ""), "pass", 0, "refused-other-question", {}),
        (table("white_hiding", ""), "pay", 0, "refused-other-question", {}),
        (table("white_hiding", ""), "advance hiding", 0, "refused-other-question", {}),
        (
            looked_at("hiding", "white_hiding, elessar", "", dark=[1, 0]),
            "play white_hiding",
            0,
            "refused-other-question",
            {},
        ),
        # playing cards
        (table("", ""), "play gimli", 0, "refused-not-in-hand", {"card": "card-gimli"}),
        (
            table("", "white_hiding", active=1),
            "play white_hiding on fighting",
            1,
            "refused-frodo-only",
            {"card": "card-white_hiding"},
        ),
        (after_a_card("gimli", ""), "play gimli", 0, "refused-one-of-each", {"card": "card-gimli"}),
        (after_a_card("anduril", "", colour=1), "play anduril", 0, "refused-one-of-each", {"card": "card-anduril"}),
        (after_a_card("gimli, anduril", ""), "draw", 0, "refused-played-already", {}),
        (after_a_card("gimli, anduril", ""), "step back", 0, "refused-played-already", {}),
        (table("gimli", ""), "done", 0, "refused-nothing-played", {}),
        # interrupts
        (to_roll(0, "belt", "gimli"), "interrupt sam", 0, "refused-not-quiet", {}),
        (table("gimli", ""), "interrupt pippin", 0, "refused-not-here", {"hobbit": "hobbit-pippin"}),
        (
            table("gimli", "", "", gone=[1], dark=[0, 15, 0]),
            "interrupt sam",
            0,
            "refused-not-here",
            {"hobbit": "hobbit-sam"},
        ),
        (table("gimli", "sting", options=RIVALS), "interrupt sam", 0, "refused-rivals", {}),
        (
            do(table("gimli", "sting"), "interrupt sam", "done"),
            "interrupt sam",
            0,
            "refused-interrupt-again",
            {"hobbit": "hobbit-sam"},
        ),
        (
            do(orcs("boromir", "anduril, white_fighting", "gandalf"), "pledge boromir"),
            "interrupt pippin",
            0,
            "refused-pending-payment",
            {},
        ),
        (table("gimli", ""), "interrupt sam", 0, "refused-nothing-to-do", {"hobbit": "hobbit-sam"}),
        # yellow cards with a moment
        (table("", ""), "play belt", 0, "refused-not-in-hand", {"card": "card-belt"}),
        (table("belt", ""), "play belt", 0, "refused-other-moment", {"card": "card-belt"}),
        (table("phial", ""), "play phial", 0, "refused-other-moment", {"card": "card-phial"}),
        # the Ring
        (table("", "gimli", active=1), "put on the ring", 1, "refused-not-bearer", {}),
        (table("gimli", ""), "put on the ring", 0, "refused-ring-used", {}),
        (
            do(beginning("elessar, gimli", "", ring_used=False, dark=[1, 0]), "interrupt frodo"),
            "put on the ring",
            0,
            "refused-ring-early",
            {},
        ),
        (
            do(tile("sundial_cards", "3 white_hiding", "", ring_used=False), "pledge white_hiding"),
            "put on the ring",
            0,
            "refused-pending-payment",
            {},
        ),
        (event(1, "aragorn", "", ring_used=False), "put on the ring", 0, "refused-ring-moment", {}),
        (table("gimli", "", ring_used=False), "put on the ring", 0, "refused-behind-interrupt", {}),
        (
            do(beginning("phial, gimli, sting", "", ring_used=False), "play phial", "play gimli"),
            "put on the ring",
            0,
            "refused-behind-interrupt",
            {},
        ),
        # Gandalf
        (table("gimli", "", shields=[4, 9]), "call gandalf", 0, "refused-too-few-shields", {"count": 5}),
        (
            do(tile("sundial_cards", "3 white_hiding", "", shields=[5, 0]), "pledge white_hiding"),
            "call gandalf",
            0,
            "refused-pending-payment",
            {},
        ),
        (table("gimli", "", shields=[5, 0]), "call gandalf", 0, "refused-behind-interrupt", {}),
        (
            do(table("gimli", "", shields=[5, 0], gandalf=["healing"]), "interrupt frodo"),
            "call gandalf",
            0,
            "refused-no-gandalf",
            {},
        ),
        (to_roll(0, "belt", "", shields=[5, 0]), "call gandalf", 0, "refused-not-quiet", {}),
        (table("gimli", ""), "healing frodo", 0, "refused-gandalf-not-called", {}),
        (
            called(gandalf=["magic", "guidance", "foresight"]),
            "healing frodo",
            0,
            "refused-gandalf-used",
            {"card": "gandalf-healing"},
        ),
        (called(), "healing pippin", 0, "refused-not-here", {"hobbit": "hobbit-pippin"}),
        (called(), "healing sam", 0, "refused-in-the-light", {"hobbit": "hobbit-sam"}),
        (called(lines={"hiding": 7}), "guidance on hiding", 0, "refused-line-finished", {"line": "line-hiding"}),
        (called(), "guidance as pledge", 0, "refused-guidance-useless", {}),
        (called(), "magic", 0, "refused-other-moment", {"card": "gandalf-magic"}),
        # yellow cards for any time
        (table("gimli", ""), "elessar frodo", 0, "refused-not-in-hand", {"card": "card-elessar"}),
        (table("lembas", ""), "lembas frodo", 0, "refused-behind-interrupt", {}),
        (to_roll(0, "belt, lembas", ""), "lembas frodo", 0, "refused-not-quiet", {}),
        (
            do(tile("sundial_cards", "3 white_hiding, lembas", ""), "pledge white_hiding"),
            "lembas frodo",
            0,
            "refused-pending-payment",
            {},
        ),
        (
            do(table("lembas, gimli", ""), "interrupt frodo"),
            "lembas merry",
            0,
            "refused-not-here",
            {"hobbit": "hobbit-merry"},
        ),
        (
            do(table("elessar", ""), "interrupt frodo"),
            "elessar sam",
            0,
            "refused-in-the-light",
            {"hobbit": "hobbit-sam"},
        ),
        (
            do(table("lembas", "6 white_hiding"), "interrupt frodo"),
            "lembas sam",
            0,
            "refused-hand-full",
            {"hobbit": "hobbit-sam", "count": 6},
        ),
        (
            do(_all_drawn(), "interrupt frodo"),
            "lembas sam",
            0,
            "refused-no-cards-left",
            {"hobbit": "hobbit-sam"},
        ),
        (
            do(table("miruvor", ""), "interrupt frodo"),
            "miruvor sam",
            0,
            "refused-nothing-to-give",
            {"hobbit": "hobbit-sam"},
        ),
        # cards discarded, lost, passed on
        (table("gimli", ""), "discard gimli", 0, "refused-behind-interrupt", {}),
        (table("gimli", ""), "discard sting", 0, "refused-not-in-hand", {"card": "card-sting"}),
        (to_roll(0, "belt", ""), "discard belt", 0, "refused-not-quiet", {}),
        (
            do(tile("sundial_cards", "3 white_hiding", ""), "pledge white_hiding"),
            "discard white_hiding",
            0,
            "refused-pending-payment",
            {},
        ),
        (losing(), "discard white_hiding", 0, "refused-order", {"card": "card-white_hiding"}),
        (
            do(table("miruvor, gimli, sting", ""), "interrupt frodo", "miruvor frodo", "to sam"),
            "give boromir",
            0,
            "refused-not-in-hand",
            {"card": "card-boromir"},
        ),
        (
            tile("friendship", "", "", lines={"hiding": 7}),
            "advance hiding",
            0,
            "refused-line-finished",
            {"line": "line-hiding"},
        ),
        # demands
        (table("gimli", ""), "pledge gimli", 0, "refused-no-demand", {}),
        (orcs("boromir, gimli, anduril", ""), "pay", 0, "refused-not-met", {}),
        (
            each_is_prompted("faces_of_the_dead", "white_joker", "", place="shelobs_lair"),
            "refuse",
            0,
            "refused-must-pay",
            {},
        ),
        (
            do(orcs("boromir, gimli, anduril, white_fighting", ""), "pledge boromir", "pledge gimli", "pledge anduril"),
            "pledge white_fighting",
            0,
            "refused-met",
            {"demand": "demand-orcs_attack"},
        ),
        (
            do(each_is_prompted("watcher", "white_hiding", "white_hiding, gimli", place="moria"), "interrupt sam"),
            "pledge white_hiding",
            1,
            "refused-not-yours",
            {"demand": "demand-watcher"},
        ),
        (_one_payer(), "pledge white_hiding", 0, "refused-one-payer", {"demand": "demand-nazgul_appears"}),
        (
            orcs("boromir, gimli, anduril", ""),
            "pledge sting",
            0,
            "refused-not-in-hand",
            {"demand": "demand-orcs_attack", "card": "card-sting"},
        ),
        (
            orcs("boromir, gimli, anduril, staff", ""),
            "pledge staff",
            0,
            "refused-pays-nothing",
            {"demand": "demand-orcs_attack", "card": "card-staff"},
        ),
        (
            do(orcs("boromir, gimli, anduril, white_fighting", "sting"), "pledge boromir"),
            "pledge white_fighting",
            0,
            "refused-order",
            {"demand": "demand-orcs_attack", "card": "card-white_fighting"},
        ),
        (
            items(),
            "pledge a ring",
            0,
            "refused-no-token",
            {"demand": "demand-sundial_items", "token": "token-ring"},
        ),
        (items(), "pledge 2 shields", 0, "refused-too-few-shields", {"count": 2}),
        (
            event(1, "white_friendship, grey_hiding", "white_friendship, white_fighting", place="helms_deep"),
            "pledge white_friendship",
            0,
            "refused-alone",
            {"demand": "demand-wormtongue", "card": "card-white_friendship"},
        ),
        (
            orcs("boromir, gimli, anduril, legolas", ""),
            "pledge legolas",
            0,
            "refused-pays-nothing-symbol",
            {"demand": "demand-orcs_attack", "card": "card-legolas"},
        ),
        (orcs("boromir, gimli, anduril", ""), "volunteer", 0, "refused-pays-nothing-thing", ORCS),
        (
            do(event(1, "2 grey_friendship, gimli", "white_joker"), "pledge grey_friendship"),
            "pledge grey_friendship",
            0,
            "refused-pays-nothing-covered",
            {"demand": "demand-speak_friend", "card": "card-grey_friendship"},
        ),
        (
            orcs("2 grey_fighting, elessar", "white_fighting", dark=[2, 0]),
            "pledge grey_fighting",
            0,
            "refused-pays-nothing-rest",
            {**ORCS, "card": "card-grey_fighting"},
        ),
        # offers
        (at_the_offer(2, 1), "buy cards", 0, "refused-too-few-shields", {"count": 3}),
        (at_the_offer(3, 0), "buy a step", 0, "refused-in-the-light", {"hobbit": "hobbit-frodo"}),
    ]


def _all_drawn() -> State:
    return set_up({"seats": 2, "hands": [{**DECK, "lembas": 1}, {}], "ring_used": True})


def _one_payer() -> State:
    """Sam has begun to pay a demand that one player must pay alone."""
    state = table("3 white_hiding", "3 grey_hiding", place="bag_end", stack=[["journey", 0, k.NAZGUL_APPEAR, 0, 0]])
    return do(state, "interrupt sam", "pledge grey_hiding", "done")


@pytest.mark.parametrize("number", range(len(cases())))
def test_every_refusal_has_its_reason_and_its_parameters(number: int) -> None:
    state, text, seat, key, params = cases()[number]
    assert refusal(state, text, seat) == (key, params), text
    assert not state.may_play(seat, GAME.action(text))


def test_every_reason_of_the_rules_is_met_by_a_case() -> None:
    folder = Path(refusals.__file__ or "").parent
    source = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    keys = set(re.findall(r'"(refused-[a-z-]+)"', source))
    assert keys == {key for _, _, _, key, _ in cases()}


def test_no_such_action() -> None:
    state = table("", "")
    for code in (-1, GAME.num_actions, GAME.num_actions + GAME.num_chances, 10**6):
        message = state.why(code, 0)
        assert message is not None
        assert message.key == "refused-unknown"


@pytest.mark.parametrize("seed", range(8))
def test_there_is_no_reason_exactly_when_it_may_be_pressed(seed: int) -> None:
    rng = random.Random(seed)
    options: dict[str, Any] = {
        "hands": "secret" if seed % 2 else "described",
        "competitive": seed % 3 == 2,
        "preparations": seed % 4 == 1,
        "heir": seed % 2 == 0,
    }
    state = GAME.start(2 + seed % 4, **options)
    kinds: set[str] = set()
    while state.actor != OVER:
        kind = state.decision.kind
        if kind not in kinds or rng.random() < 0.03:
            kinds.add(kind)
            for seat in (*range(state.seats), WATCHER):
                for code in range(GAME.num_actions):
                    open_to_seat = state.actor != CHANCE and state.may_play(seat, code)
                    message = state.why(code, seat)
                    assert (message is None) == open_to_seat, (kind, seat, GAME.notation(code))
        state.apply(favourable(state, rng))
    assert {"demand", "cards", "tile", "die", "draw"} <= kinds or "pledging" in kinds


def test_what_is_refused_changes_nothing() -> None:
    states = [
        table("gimli, elessar", "sting", dark=[1, 0]),
        do(table("gimli, elessar", "sting", dark=[1, 0]), "interrupt sam"),
        do(orcs("boromir, gimli", "anduril"), "pledge boromir"),
        called(),
        losing(),
        to_roll(0, "belt", "", options=SECRET),
        pass_quiet(turn_goes_on("", "")),
    ]
    for state in states:
        before = everything(state)
        may = {code for code in range(GAME.num_actions + GAME.num_chances) if state.allows(code)}
        for code in set(range(-3, GAME.num_actions + GAME.num_chances + 3)) - may:
            with pytest.raises(IllegalAction):
                state.apply(code)
        assert everything(state) == before
