"""Tom Bombadil, Lembas, Elrond's Foresight, the Palantír, Gifts (E02, E07, E09, E12, E14), and what all events have
in common (F36, N4)."""

from typing import Any

import pytest

from bywater import State
from bywater.games.fate.model import frames as k

from .helpers_characters import (
    GAME,
    SYMBOLS,
    before_shadow_card,
    dice,
    discard,
    do,
    eye,
    friends,
    hand,
    hope,
    nazgul,
    offered,
    offers,
    prompt_of,
    reinforced,
    shadow,
    table,
    taken,
    tokens,
)
from .moments import parts

EVENTS = tuple(GAME.data["events"])
REGION_CARDS = [f"{region}_{symbol}" for region in GAME.data["regions"] for symbol in SYMBOLS]


def holding(event: str, *, people: str = "legolas, galadriel", **more: Any) -> State:
    """The second player holds this event and is to act."""
    return table("frodo_sam edoras, gimli", people, turn_of=1, hands=["", event], **more)


# -- E02 Tom Bombadil -------------------------------------------------------------------------


def test_e02_tom_brings_a_hope() -> None:
    state = holding("tom_bombadil")
    do(state, "play tom_bombadil")
    assert hope(state) == 7
    assert discard(state) == {"tom_bombadil"}


def test_e02_or_rerolls_up_to_three_dice_of_a_search_wherever_his_player_is() -> None:
    state = reinforced(
        "sh22",
        "frodo_sam bree, gimli",
        "legolas, galadriel",
        hands=["", "tom_bombadil"],
        eye="eriador",
        nazgul={"eriador": 5, "mordor": 4},
    )
    do(state, "searched 1 slip 3 weary 1 exposed")
    assert prompt_of(state) == ("rolled", 1)
    assert offers(state) == {"pass", "bombadil rerolls"}
    do(state, "bombadil rerolls")
    assert prompt_of(state) == ("rerolling", 1)
    assert offers(state) == {"die slip", "die weary", "die exposed"}
    do(state, "die weary", "die weary")
    assert offers(state) == {"done", "die weary", "die exposed"}
    do(state, "die weary")  # three are picked: that is all
    assert dice(state) == 3
    do(state, "searched 3 slip")
    assert hope(state) == 5  # the Exposed die stayed
    assert discard(state) == {"tom_bombadil"}


def test_e02_fewer_dice_are_enough_and_each_only_once() -> None:
    state = reinforced(
        "sh22",
        "frodo_sam bree, gimli",
        "legolas, galadriel",
        hands=["", "tom_bombadil"],
        eye="eriador",
        nazgul={"eriador": 2, "mordor": 7},
    )
    do(state, "searched 1 weary 1 exposed", "bombadil rerolls", "die weary")
    assert offers(state) == {"done", "die exposed"}
    do(state, "done")
    assert dice(state) == 1


def test_e02_or_of_a_battle() -> None:
    state = table(
        "frodo_sam, gimli",
        "aragorn edoras, galadriel",
        acting="aragorn",
        hands=["tom_bombadil"],
        friends={"edoras": "3 rohan"},
        shadow={"edoras": 6},
    )
    do(state, "attack 3", "fought 1 exchange 2 overrun")
    assert prompt_of(state) == ("rolled", 0)
    do(state, "bombadil rerolls", "die overrun", "die overrun")
    assert dice(state) == 2
    do(state, "fought 2 rout")
    assert shadow(state, "edoras") == 6 - 4 - 1
    assert friends(state, "edoras") == {"rohan": 2}


def test_e02_after_tom_all_are_prompted_again() -> None:
    state = reinforced(
        "sh22",
        "frodo_sam bree, gimli",
        "legolas, galadriel",
        hands=["", "tom_bombadil"],
        tokens=["resistance", ""],
        eye="eriador",
        nazgul={"eriador": 1, "mordor": 8},
    )
    do(state, "searched 1 weary", "pass", "bombadil rerolls")
    assert dice(state) == 1
    do(state, "searched 1 exposed")
    assert prompt_of(state) == ("rolled", 0)
    assert offers(state) == {"pass", "reroll exposed"}


def test_e02_with_full_hope_he_is_kept_for_the_dice() -> None:
    assert "play tom_bombadil" not in offers(holding("tom_bombadil", hope=8))


# -- E07 Lembas -------------------------------------------------------------------------------


def lembas(**more: Any) -> State:
    more.setdefault("acting", "legolas")
    return table("frodo_sam edoras, gimli", "legolas, galadriel", hands=["", "lembas"], turn_of=1, **more)


def test_e07_two_more_actions_for_one_character() -> None:
    state = lembas(taken=4)
    do(state, "play lembas")
    assert offers(state) == {"who legolas", "who galadriel"}
    do(state, "who legolas", "travel lake_town", "travel erebor")
    assert taken(state) == 4
    assert offered(state, "travel") == set()


def test_e07_also_for_a_character_who_is_still_to_act() -> None:
    state = lembas(taken=4)
    do(state, "play lembas", "who galadriel", "act galadriel")
    do(state, "travel gladden_fields", "travel lorien", "travel gladden_fields")
    assert offered(state, "travel", "mirror") == set()


def test_e07_extra_actions_do_not_settle_who_has_four() -> None:
    """Legolas takes his two extra ones and one more; Galadriel may still have four."""
    state = lembas()
    do(state, "play lembas", "who legolas", "travel lake_town", "travel woodland_realm", "travel lake_town")
    assert taken(state) == 1
    do(state, "act galadriel")
    for place in ("gladden_fields", "lorien", "gladden_fields", "lorien"):
        do(state, f"travel {place}")
    assert taken(state) == 4


def test_e07_n18_not_for_a_character_who_is_done() -> None:
    state = lembas(acting="galadriel", finished=["legolas"], first_taken=4)
    do(state, "play lembas")
    assert prompt_of(state) == ("act", 1)  # Galadriel it is
    assert parts(state)["extras"] == {"galadriel": 2}


def test_e07_before_the_first_action() -> None:
    state = lembas(acting="")
    do(state, "play lembas", "who galadriel")
    assert parts(state)["extras"] == {"galadriel": 2}


def test_e07_only_in_the_action_step() -> None:
    state = before_shadow_card("frodo_sam, gimli", "legolas, galadriel", hands=["", "lembas tom_bombadil"], turn_of=1)
    assert prompt_of(state) == ("quiet", 1)
    assert offers(state) == {"pass", "play tom_bombadil"}
    other = before_shadow_card("frodo_sam, gimli", "legolas, galadriel", hands=["", "lembas tom_bombadil"], turn_of=0)
    do(other, "interrupt second")
    assert offers(other) == {"done", "play tom_bombadil"}


def test_e07_not_when_the_hand_is_too_full_in_the_draw_step() -> None:
    full = " ".join(REGION_CARDS[:7])
    state = table(
        "frodo_sam, gimli",
        "legolas, galadriel",
        hands=["", f"{full} lembas"],
        stack=[["turn", 1, k.TURN_CHECKS_HAND, 0, 0, 0]],
        turn_of=1,
    )
    assert prompt_of(state) == ("hand_full", 1)
    assert "play lembas" not in offers(state)
    assert "discard lembas" in offers(state)


def test_e07_from_another_player_for_the_one_whose_turn_it_is() -> None:
    state = table(
        "frodo_sam edoras, gimli",
        "legolas, galadriel",
        acting="gimli",
        taken=4,
        hands=["", "lembas"],
    )
    do(state, "interrupt second", "play lembas")
    assert offers(state) == {"who frodo_sam", "who gimli"}
    do(state, "who gimli", "craft")
    assert tokens(state, 0) == {"valor": 1}


def test_e07_alone_frodo_may_have_them() -> None:
    state = table(
        "legolas, galadriel, eowyn, gimli, frodo_sam bree",
        acting="legolas",
        hands=["lembas"],
        row=["legolas", "galadriel", "eowyn", "gimli"],
    )
    do(state, "play lembas")
    assert offers(state) == {"who legolas", "who frodo_sam"}
    do(state, "who frodo_sam", "act frodo_sam", "travel weather_hills", "travel bree", "travel weather_hills")
    assert offered(state, "travel") == set()


# -- E09 Elrond's Foresight -------------------------------------------------------------------


TOPS = ["dale_valor", "skies_tharbad", "lembas", "gondor_valor"]


def test_e09_the_current_player_looks_at_four_cards_and_may_take_one() -> None:
    state = table("frodo_sam, gimli", "legolas, galadriel", turn_of=0, hands=["", "elronds_foresight"], tops=TOPS)
    do(state, "interrupt second", "play elronds_foresight")
    assert prompt_of(state) == ("foreseen", 0)
    assert offers(state) == {"pass", "card dale_valor", "card lembas", "card gondor_valor"}  # never Skies Darken
    do(state, "card lembas")
    assert hand(state, 0) == {"lembas"}
    assert prompt_of(state) == ("ordering", 0)
    assert offers(state) == {"next dale_valor", "next skies_tharbad", "next gondor_valor"}
    do(state, "next gondor_valor", "next dale_valor")
    assert parts(state)["tops"] == ["gondor_valor", "dale_valor", "skies_tharbad"]
    assert prompt_of(state) == ("act", 0)


def test_e09_he_need_not_take_one() -> None:
    state = holding("elronds_foresight", tops=TOPS)
    do(state, "play elronds_foresight", "pass", "next lembas", "next gondor_valor", "next dale_valor")
    assert hand(state, 1) == set()
    assert parts(state)["tops"] == ["lembas", "gondor_valor", "dale_valor", "skies_tharbad"]


def test_e09_cards_that_nobody_knows_are_turned_up_first() -> None:
    state = holding("elronds_foresight", tops=TOPS[:1])
    do(state, "play elronds_foresight", "drawn mordor_valor", "drawn mordor_stealth", "drawn eagles")
    assert offers(state) == {"pass", "card dale_valor", "card mordor_valor", "card mordor_stealth", "card eagles"}


def test_e09_n11_with_fewer_cards_what_there_is() -> None:
    gone = [*REGION_CARDS[1:], *[event for event in EVENTS if event != "elronds_foresight"][:5]]
    state = holding("elronds_foresight", discard=gone, piles=[1, 0, 0, 0], dark_piles=[])
    do(state, "play elronds_foresight", f"drawn {REGION_CARDS[0]}")
    assert offers(state) == {"pass", f"card {REGION_CARDS[0]}"}
    do(state, f"card {REGION_CARDS[0]}")
    assert hand(state, 1) == {REGION_CARDS[0]}
    assert parts(state)["tops"] == []
    assert prompt_of(state) == ("act", 1)


def test_e09_the_eighth_card_is_one_too_many() -> None:
    state = table(
        "frodo_sam edoras, gimli",
        "legolas, galadriel",
        turn_of=0,
        hands=[" ".join(REGION_CARDS[:7]), "elronds_foresight"],
        tops=["dale_valor", "skies_tharbad", "gondor_valor", "mordor_valor"],
    )
    do(state, "interrupt second", "play elronds_foresight", "card mordor_valor")
    assert prompt_of(state) == ("hand_full", 0)
    do(state, f"discard {REGION_CARDS[0]}")
    assert prompt_of(state) == ("ordering", 0)


# -- E12 the Palantír -------------------------------------------------------------------------


def test_e12_the_eye_and_three_nazgul_come_to_a_characters_region() -> None:
    state = holding("palantir", nazgul={"rohan": 2, "mirkwood": 1, "mordor": 6})
    do(state, "play palantir")
    assert offers(state) == {"who frodo_sam", "who gimli", "who legolas", "who galadriel"}
    do(state, "who legolas")
    assert eye(state) == "mirkwood"
    assert prompt_of(state) == ("summoning", 1)
    assert offers(state) == {"nazgul from rohan", "nazgul from mordor"}
    do(state, "nazgul from rohan", "nazgul from rohan")
    # three, no fewer: the last one comes from Mordor, where the others are
    assert (nazgul(state, "mirkwood"), nazgul(state, "rohan"), nazgul(state, "mordor")) == (4, 0, 5)
    assert prompt_of(state) == ("act", 1)
    assert hope(state) == 6  # no search


def test_e12_as_many_as_there_are() -> None:
    state = holding("palantir", nazgul={"rohan": 1, "mordor": 1, "mirkwood": 2})
    do(state, "play palantir", "who legolas", "nazgul from rohan")
    assert nazgul(state, "mirkwood") == 4
    assert prompt_of(state) == ("act", 1)


def test_e12_not_for_a_character_off_the_board() -> None:
    state = holding("palantir", people="legolas nowhere, galadriel")
    do(state, "play palantir")
    assert offers(state) == {"who frodo_sam", "who gimli", "who galadriel"}


# -- E14 Gifts from the Elves -----------------------------------------------------------------


@pytest.mark.parametrize("symbol", SYMBOLS)
@pytest.mark.parametrize("seat", [0, 1])
def test_e14_any_player_gains_a_token_of_any_kind(symbol: str, seat: int) -> None:
    state = holding("gifts_elves")
    do(state, "play gifts_elves")
    assert offers(state) == {f"gift {kind} to {name}" for kind in SYMBOLS for name in ("first", "second")}
    do(state, f"gift {symbol} to {('first', 'second')[seat]}")
    assert tokens(state, seat) == {symbol: 1}
    assert tokens(state, 1 - seat) == {}


def test_e14_not_of_a_kind_that_is_used_up() -> None:
    state = holding("gifts_elves", tokens=["9 valor", ""])
    do(state, "play gifts_elves")
    assert offers(state) == {
        f"gift {kind} to {name}" for kind in SYMBOLS if kind != "valor" for name in ("first", "second")
    }


# -- all of them ------------------------------------------------------------------------------

# Where every event can be played: armies of both sides, tokens, cards and hope to gain.
RICH: dict[str, Any] = {
    "friends": {"helms_deep": "rohan", "lorien": "elf"},
    "shadow": {"moria": 2},
    "nazgul": {"mordor": 9},
}


@pytest.mark.parametrize("event", EVENTS)
def test_f36_every_event_in_the_players_own_action_step_and_the_card_leaves_the_hand(event: str) -> None:
    state = holding(event, **RICH)
    assert offered(state, "play") == {f"play {event}"}
    do(state, f"play {event}")
    assert event not in hand(state, 1)
    assert event in discard(state)
    assert taken(state) == 0


@pytest.mark.parametrize("event", EVENTS)
def test_f36_every_event_in_another_players_action_step(event: str) -> None:
    state = table("frodo_sam edoras, gimli", "legolas, galadriel", turn_of=0, hands=["", event], **RICH)
    assert offered(state, "play") == set()
    do(state, "interrupt second", f"play {event}")
    assert event in discard(state)


@pytest.mark.parametrize("event", EVENTS)
def test_f36_every_event_but_lembas_before_a_shadow_card(event: str) -> None:
    state = before_shadow_card("frodo_sam edoras, gimli", "legolas, galadriel", turn_of=1, hands=["", event], **RICH)
    if event == "lembas":
        assert prompt_of(state)[0] != "quiet"  # there is no decision to make
    else:
        assert prompt_of(state) == ("quiet", 1)
        assert offers(state) == {"pass", f"play {event}"}


@pytest.mark.parametrize("event", EVENTS)
def test_f35_every_event_but_lembas_brings_a_hand_back_to_seven(event: str) -> None:
    full = " ".join(REGION_CARDS[:7])
    state = table(
        "frodo_sam edoras, gimli",
        "legolas, galadriel",
        turn_of=1,
        hands=["", f"{full} {event}"],
        stack=[["turn", 1, k.TURN_CHECKS_HAND, 0, 0, 0]],
        **RICH,
    )
    assert prompt_of(state) == ("hand_full", 1)
    assert (f"play {event}" in offers(state)) is (event != "lembas")


ALL_TOKENS = "9 friendship, 9 valor, 9 stealth, 9 resistance"
EMPTY_DECK: dict[str, Any] = {
    "discard": [*REGION_CARDS, *[event for event in EVENTS if event != "elronds_foresight"][:5]],
    "piles": [0, 0, 0, 0],
    "dark_piles": [],
}
IDLE: list[tuple[str, dict[str, Any]]] = [
    ("red_arrow", {"friends": {"edoras": "rohan"}}),
    ("red_arrow", {"friends": {"lorien": "elf"}, "havens": ["lorien"]}),
    ("tom_bombadil", {"hope": 8}),
    ("gwaihir", {}),
    ("orc_infighting", {"friends": {"edoras": "rohan"}}),
    ("conflicting_orders", {"friends": {"edoras": "rohan"}}),
    ("lembas", {"stack": [["turn", 1, k.TURN_PAUSES, 1, 0, 0]]}),
    ("elronds_foresight", EMPTY_DECK),
    ("entmoot", {"friends": {"lorien": "9 elf"}}),
    ("gifts_elves", {"tokens": ["", ALL_TOKENS]}),
]


@pytest.mark.parametrize(("event", "more"), IDLE)
def test_n4_an_event_that_would_do_nothing_cannot_be_played(event: str, more: dict[str, Any]) -> None:
    assert offered(holding(event, **more), "play") == set()


def test_n4_e03_no_council_where_all_are_there_and_nobody_has_a_token() -> None:
    def rivendell(**more: Any) -> set[str]:
        state = table(
            "frodo_sam rivendell, gimli rivendell",
            "legolas rivendell, galadriel rivendell",
            turn_of=1,
            hands=["", "council_of_elrond"],
            **more,
        )
        return offered(state, "play")

    assert rivendell() == set()
    assert rivendell(tokens=["valor", ""]) == {"play council_of_elrond"}


def test_n4_e03_alone_no_council_without_a_card_to_prepare() -> None:
    row = ["legolas", "galadriel", "eowyn", "gimli"]
    people = ", ".join(f"{name} rivendell" for name in [*row, "frodo_sam"])

    def rivendell(cards: str, **more: Any) -> set[str]:
        return offered(table(people, acting="legolas", hands=[cards], row=row, **more), "play")

    assert rivendell("council_of_elrond") == set()
    assert rivendell("council_of_elrond dale_valor") == {"play council_of_elrond"}
    assert rivendell("council_of_elrond dale_valor", tokens=["9 valor"]) == set()


def test_n4_e12_no_palantir_where_the_eye_and_all_nazgul_are_already() -> None:
    people = ("frodo_sam edoras, gimli edoras", "legolas edoras, galadriel edoras")
    gathered: dict[str, Any] = {"turn_of": 1, "hands": ["", "palantir"], "nazgul": {"rohan": 9}}
    assert offered(table(*people, eye="dale", **gathered), "play") == {"play palantir"}
    assert offered(table(*people, eye="rohan", **gathered), "play") == set()
