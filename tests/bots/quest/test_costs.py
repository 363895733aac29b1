"""Costs in detail: what each event and each refusal costs, which tokens are missed, and which steps are foreseen."""

from typing import Any

import pytest

from bywater.bots.quest.evaluation import events, values
from bywater.bots.quest.evaluation.demands import refusal_cost
from bywater.bots.quest.evaluation.features import Features, left_on, takers_of, turns_until, wants
from bywater.bots.quest.evaluation.line_values import LineValues, main_step, missed, turn_cost
from bywater.games.quest.model import board
from bywater.games.quest.model import cards as box
from bywater.games.quest.model import demands as ask
from bywater.games.quest.state import QuestState
from tests.bots.quest.helpers import FEW_EACH, facts, hands

FRODO, SAM, PIPPIN, MERRY = range(4)
RING, HEART, SUN = range(3)
ALL = {"ring": 1, "heart": 1, "sun": 1}
NEAR = [12, 11, 11, 11]
FAR = [1, 1, 1, 1]
THREE = [*FEW_EACH[:3], {}]
"""The hands of three hobbits, the fourth of whom is out."""

# -- events -----------------------------------------------------------------------------------

# The place, the event, a position in which it costs more, and one in which it costs less.
EVENTS: list[tuple[str, str, int, dict[str, Any], dict[str, Any]]] = [
    ("the Watcher for four hobbits", "moria", 2, {"dark": NEAR}, {"dark": NEAR, "gone": [3], "hands": THREE}),
    (
        "Trapped with one line too short",
        "moria",
        4,
        {"lines": {"travelling": 7}},
        {"lines": {"travelling": 7, "hiding": 7}},
    ),
    ("Trapped for a bearer near Sauron", "moria", 4, {"dark": [12, 0, 0, 0]}, {"dark": [1, 0, 0, 0]}),
    ("Fly, you fools near Sauron", "moria", 6, {"dark": NEAR}, {"dark": FAR}),
    ("the Riders for a bearer near Sauron", "helms_deep", 2, {"dark": [12, 0, 0, 0]}, {"dark": [1, 0, 0, 0]}),
    ("Orcs before the fifth space", "helms_deep", 3, {"lines": {"travelling": 4}}, {"lines": {"travelling": 5}}),
    (
        "Orcs conquer before the end of the line",
        "helms_deep",
        6,
        {"lines": {"travelling": 9}},
        {"lines": {"travelling": 10}},
    ),
    ("the dead for a hobbit without a joker", "shelobs_lair", 2, {"shields": [3, 3, 3, 0]}, {"shields": [3, 3, 3, 3]}),
    (
        "the pool with four shields",
        "shelobs_lair",
        3,
        {"shields": [4, 4, 4, 4], "dark": NEAR},
        {"shields": [5, 0, 0, 0], "dark": NEAR},
    ),
    ("Nazgûl search near Sauron", "shelobs_lair", 4, {"dark": NEAR}, {"dark": FAR}),
    ("Shelob appears near Sauron", "shelobs_lair", 5, {"dark": NEAR}, {"dark": FAR}),
    (
        "Pelennor without hearts",
        "mordor",
        3,
        {"tokens": [{}, {"heart": 1}, {"heart": 1}, {}]},
        {"tokens": [{"heart": 1}] * 4},
    ),
    ("the Mouth of Sauron without suns", "mordor", 4, {"tokens": [{"heart": 1}] * 4}, {"tokens": [{"sun": 1}] * 4}),
]


@pytest.mark.parametrize(("place", "event", "worse", "better"), [r[1:] for r in EVENTS], ids=[r[0] for r in EVENTS])
def test_what_makes_an_event_cost_more(place: str, event: int, worse: dict[str, Any], better: dict[str, Any]) -> None:
    given: dict[str, Any] = {"place": place, "event": event - 1, "hands": FEW_EACH}
    assert events.event_cost(*facts(**{**given, **worse}), event) > events.event_cost(
        *facts(**{**given, **better}), event
    )


@pytest.mark.parametrize(("place", "event"), [("shelobs_lair", 1), ("mordor", 1)])
def test_events_that_only_give_something_cost_nothing(place: str, event: int) -> None:
    assert events.event_cost(*facts(place=place, dark=NEAR), event) == 0.0


@pytest.mark.parametrize(("place", "event"), [("moria", 1), ("helms_deep", 4), ("helms_deep", 5)])
def test_an_event_that_can_be_paid_costs_at_most_its_price(place: str, event: int) -> None:
    """Near Sauron its effect would cost more, but then it is paid."""
    near, far = (
        events.event_cost(*facts(place=place, event=event - 1, hands=FEW_EACH, dark=dark), event)
        for dark in (NEAR, FAR)
    )
    assert near == far > 0.0


def test_orcs_that_are_late_bring_something() -> None:
    """Helm's Deep, third event: with the line on its fifth space all hobbits gain."""
    assert events.event_cost(*facts(place="helms_deep", event=2, lines={"travelling": 5}), 3) < 0.0


def test_the_symbols_and_cards_of_the_group() -> None:
    """Frodo's white cards count as jokers, and jokers for every symbol; hobbits who are out don't count."""
    cards = hands({"white_hiding": 1}, {"grey_fighting": 2, "white_joker": 1}, {"boromir": 1})
    features, state = facts(hands=cards)
    assert events.group_symbols(features, state, board.FIGHTING) == 1 + 3 + 2
    assert events.group_symbols(features, state, board.TRAVELLING) == 2
    assert events.group_cards(features, state) == 5
    features, state = facts(hands=[*cards[:3], {}], gone=[3])
    assert events.group_cards(features, state) == 5


# -- demands ----------------------------------------------------------------------------------

# The demand, a position in which its refusal costs more, and one in which it costs less.
REFUSALS: list[tuple[str, int, dict[str, Any], dict[str, Any]]] = [
    ("the Watcher's die", ask.WATCHER, {"dark": [12, 0, 0, 0]}, {"dark": [1, 0, 0, 0]}),
    ("the Fellowship's die", ask.FELLOWSHIP, {"dark": [12, 0, 0, 0]}, {"dark": [1, 0, 0, 0]}),
    (
        "a tile before a hard event",
        ask.TILE_CARDS,
        {"event": 3, "dark": NEAR},
        {"event": 3, "dark": NEAR, "lines": {"travelling": 7, "hiding": 7}},
    ),
    (
        "items before a hard event",
        ask.TILE_ITEMS,
        {"event": 3, "dark": NEAR},
        {"event": 3, "dark": NEAR, "lines": {"travelling": 7, "hiding": 7}},
    ),
    (
        "the stone, by an event more",
        ask.STONE_IN_THE_WELL,
        {"event": 3, "dark": NEAR},
        {"event": 3, "dark": NEAR, "lines": {"travelling": 7, "hiding": 7}},
    ),
    (
        "Wormtongue while cards are left",
        ask.WORMTONGUE,
        {"place": "helms_deep"},
        {"place": "helms_deep", "board_cards": []},
    ),
    (
        "Gollum with four hobbits",
        ask.GOLLUM_EVENT,
        {"place": "shelobs_lair"},
        {"place": "shelobs_lair", "gone": [3], "hands": THREE},
    ),
    (
        "the dead, who take the bearer",
        ask.FACES_OF_THE_DEAD,
        {"place": "shelobs_lair", "bearer": 0},
        {"place": "shelobs_lair", "bearer": 1},
    ),
    ("Sauron's three steps", ask.DARK_FORCES, {"place": "mordor", "dark": NEAR}, {"place": "mordor", "dark": FAR}),
    ("dice for all", ask.FIRE_OF_ORTHANC, {"place": "helms_deep", "dark": NEAR}, {"place": "helms_deep", "dark": FAR}),
    ("two cards and a die", ask.MOUTH_OF_SAURON, {"place": "mordor", "dark": NEAR}, {"place": "mordor", "dark": FAR}),
]


@pytest.mark.parametrize(("demand", "worse", "better"), [r[1:] for r in REFUSALS], ids=[r[0] for r in REFUSALS])
def test_what_makes_a_refusal_cost_more(demand: int, worse: dict[str, Any], better: dict[str, Any]) -> None:
    costs = [refusal_cost(*facts(**{"hands": FEW_EACH, **words}), demand, FRODO) for words in (worse, better)]
    assert costs[0] > costs[1] >= 0.0


def test_three_steps_of_sauron_cost_more_than_two_and_two_more_than_one() -> None:
    """Weights aside: the demands are compared on one board, near Sauron."""
    features, state = facts(place="shelobs_lair", dark=[11, 9, 9, 9], hands=FEW_EACH)
    one, two, three = (values.sauron_cost(features, state, steps) for steps in (1, 2, 3))
    assert 0.0 < one < two < three


# -- dice -------------------------------------------------------------------------------------


def test_what_each_face_costs() -> None:
    features, state = facts(dark=[9, 9, 9, 9], hands=FEW_EACH)
    assert values.face_cost(features, state, FRODO, 0) == 0.0
    dots = [values.face_cost(features, state, FRODO, face) for face in (1, 2, 3)]
    assert dots == sorted(dots)
    assert dots[0] > 0.0
    assert values.face_cost(features, state, FRODO, board.EYE) == values.sauron_cost(features, state, 1)
    assert values.die_cost(features, state, -1) == 0.0
    assert values.dice_cost(features, state) == pytest.approx(
        sum(values.die_cost(features, state, seat) for seat in range(4))
    )


@pytest.mark.parametrize(
    ("hand", "cheap", "dear"),
    [
        ({"grey_friendship": 3, "white_joker": 1}, "grey_friendship", "grey_friendship"),
        ({"grey_friendship": 1, "white_joker": 2}, "grey_friendship", "white_joker"),
        ({"miruvor": 1, "grey_friendship": 2}, "grey_friendship", "grey_friendship"),
    ],
    ids=["two of the cheapest kind", "one of each", "a yellow card last"],
)
def test_the_two_cheapest_cards_are_counted(hand: dict[str, int], cheap: str, dear: str) -> None:
    features, state = facts(hands=hands({}, hand))
    worth = [values.card_worth(features, state, SAM, box.KINDS.index(name)) for name in (cheap, dear)]
    assert values.cards_lost_cost(features, state, SAM, 1) == pytest.approx(min(worth))
    assert values.cards_lost_cost(features, state, SAM, 2) == pytest.approx(sum(worth))


# -- foreseen steps ---------------------------------------------------------------------------


def test_a_rolled_die_is_counted_before_its_steps() -> None:
    """Between the die and its steps an Elessar may still be played: the gap is what it will be."""
    words: dict[str, Any] = {"ring_used": False, "card_used": True, "dark": [5, 0, 0, 0]}
    words["hands"] = hands({"white_hiding": 2}, {"elessar": 1})
    then = ("interrupt frodo", "put on the ring")
    for face, gap in (("three_dots", 7), ("two_dots", 8), ("one_dot", 9), ("blank", 10)):
        features, state = facts(*then, f"die {face}", **words)
        assert state.decision.kind == "quiet"
        assert (features.pending[FRODO], features.gaps[FRODO]) == (10 - gap, gap)


def test_missing_tokens_are_counted_at_the_end_of_a_board() -> None:
    """All lines but the main one are open; the tokens that are missing cost a step each."""
    played = facts(lines={"fighting": 9}, tokens=[{}, ALL, ALL, ALL])[0]
    assert (played.closing, played.on_board) == (False, True)
    assert [int(steps) for steps in played.pending[:4]] == [0, 0, 0, 0]
    features = Features()
    state = facts(
        "tile travelling",
        "play white_fighting",
        "special shield 2",
        lines={"fighting": 9},
        tokens=[{"ring": 1}, ALL, ALL, ALL],
        hands=hands({"white_fighting": 1, "athelas": 1}),
    )[1]
    features.update(state)
    assert features.closing
    assert [int(steps) for steps in features.pending[:4]] == [2, 0, 0, 0]


def test_a_hobbit_who_must_lose_more_cards_than_it_has_is_noticed() -> None:
    words: dict[str, Any] = {"ring_used": False, "card_used": True, "dark": [5, 0, 0, 0]}
    then = ("interrupt frodo", "put on the ring", "die two_cards")
    short, _ = facts(*then, hands=hands({"grey_hiding": 1}, {"lembas": 1}), **words)
    assert short.short == FRODO
    enough, _ = facts(*then, hands=hands({"grey_hiding": 2}, {"lembas": 1}), **words)
    assert enough.short == -1


def test_the_tokens_that_a_board_wants() -> None:
    """Mordor asks for hearts until its third event and for suns until its fourth."""
    for event, mask in ((0, 6), (2, 6), (3, 4), (4, 0)):
        features, state = facts(place="mordor", event=event)
        assert wants(features, state, FRODO) == mask
    features, state = facts(place="mordor", tokens=[{"heart": 1}, {"sun": 1}, {}, {}])
    assert [int(wants(features, state, seat)) for seat in (0, 1, 2)] == [4, 2, 6]
    assert [int(takers_of(features, state, token)) for token in (RING, HEART, SUN)] == [0, 3, 3]


def test_more_events_take_more_turns() -> None:
    features, state = facts(event=1)
    assert 0.0 == turns_until(state, 1) < turns_until(state, 2) < turns_until(state, 4)
    assert left_on(features, state, board.FIGHTING) == board.LENGTHS[board.FIGHTING]


# -- moves ------------------------------------------------------------------------------------


def lines_of(**words: Any) -> tuple[LineValues, Features, QuestState]:
    features, state = facts(**words)
    found = LineValues()
    found.update(features, state)
    return found, features, state


def gain(line: int, steps: int, then: int = -1, more: int = 0, **words: Any) -> float:
    found, features, state = lines_of(**words)
    return found.gain(features, state, FRODO, line, steps, then, more, False)


def test_a_space_towards_a_goal_is_worth_more_before_its_event() -> None:
    """Moria: travelling and hiding on their seventh spaces prevent the fourth event."""
    before = lines_of(event=3, dark=NEAR)[0]
    after = lines_of(event=4, dark=NEAR)[0]
    assert max(before.goal_bonus) > max(after.goal_bonus) == 0.0
    reached = lines_of(event=3, dark=NEAR, lines={"travelling": 7, "hiding": 7})[0]
    assert max(reached.goal_bonus) == 0.0
    safe = lines_of(event=3, dark=FAR)[0]
    assert max(before.goal_bonus) > max(safe.goal_bonus)


def test_helm_s_deep_has_three_goals() -> None:
    found = lines_of(place="helms_deep", dark=NEAR)[0]
    goals = {(number // 2, int(space)) for number, space in enumerate(found.goal_space) if space}
    assert goals == {(board.FRIENDSHIP, 7), (board.TRAVELLING, 5), (board.TRAVELLING, 10)}
    later = lines_of(place="helms_deep", dark=NEAR, event=3)[0]
    assert {int(space) for space in later.goal_space if space} == {10}


def test_two_lines_are_worth_more_than_one() -> None:
    words: dict[str, Any] = {"hands": FEW_EACH}
    both = gain(board.FIGHTING, 1, board.HIDING, 1, **words)
    assert both > gain(board.FIGHTING, 1, **words)
    assert both > gain(board.HIDING, 1, **words)


def test_a_second_token_of_a_kind_in_one_turn_counts_once() -> None:
    """Two rings on the way: the first is worth its value, the second is a loss."""
    rings = [
        (line, [space for space in range(1, int(board.LENGTHS[line]) + 1) if _given(line, space) == board.RING_TOKEN])
        for line in range(board.LINES)
    ]
    (one, first), (other, second) = [(line, spaces[0]) for line, spaces in rings if spaces][:2]
    words: dict[str, Any] = {"tokens": [{}, ALL, ALL, ALL]}
    together = gain(one, first, other, second, **words) - gain(one, first, other, second - 1, **words)
    alone = gain(other, second, **words) - gain(other, second - 1, **words)
    assert together < alone


def _given(line: int, space: int) -> int:
    """What a space of Moria gives."""
    return int(board.SPACES[line * board.ROOM + space])


@pytest.mark.parametrize(
    ("given", "tokens", "costs"),
    [
        (board.DIE_SPACE, [{}] * 4, False),
        (board.SHIELD, [{}] * 4, False),
        (board.RING_TOKEN, [{}] * 4, True),
        (board.RING_TOKEN, [ALL] * 4, False),
    ],
    ids=["a die", "a shield", "a ring that someone lacks", "a ring that nobody lacks"],
)
def test_what_the_ring_misses(given: int, tokens: list[dict[str, int]], costs: bool) -> None:
    assert (missed(*facts(tokens=tokens), given) > 0.0) == costs


def test_the_main_line_is_worth_less_when_its_end_is_out_of_reach() -> None:
    features, state = facts(event=5, tiles={"fighting": 1, "sundial": 6})
    many, other = facts()
    assert 0.0 < main_step(features, state, 1.0) < main_step(many, other, 1.0)


def test_in_mordor_the_main_line_presses_near_the_end() -> None:
    early = main_step(*facts(place="mordor", event=0), 1.0)
    late = main_step(*facts(place="mordor", event=5), 1.0)
    assert late > early > 0.0


def test_a_turn_costs_more_before_an_event_that_is_near() -> None:
    assert turn_cost(*facts(event=3, dark=NEAR)) > turn_cost(
        *facts(event=3, dark=NEAR, lines={"travelling": 7, "hiding": 7})
    )


# -- tokens and shields -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "words", "cheap"),
    [
        (FRODO, {"tokens": [{"heart": 2}, {}, {}, {}]}, True),
        (FRODO, {"tokens": [{"heart": 1}, {}, {}, {}]}, False),
        (MERRY, {"tokens": [{}, {}, {}, ALL]}, True),
        (MERRY, {"tokens": [{}, {}, {}, {"heart": 1, "sun": 1}]}, False),
        (FRODO, {"place": "mordor", "event": 3, "tokens": [{"heart": 1}, {}, {}, {}]}, True),
        (FRODO, {"place": "mordor", "event": 2, "tokens": [{"heart": 1}, {}, {}, {}]}, False),
    ],
    ids=[
        "a second one",
        "the only one",
        "one of Merry's three",
        "one of Merry's two",
        "a heart after its event",
        "a heart before its event",
    ],
)
def test_which_tokens_are_given_away_cheaply(seat: int, words: dict[str, Any], cheap: bool) -> None:
    cost = values.given_token_cost(*facts(dark=NEAR, hands=FEW_EACH, **words), seat, HEART)
    assert (cost == pytest.approx(0.1)) == cheap
    assert cheap or cost > 0.1


def test_shields_that_pay_the_dead_are_worth_more() -> None:
    """L2: the third shield of a hobbit without a joker saves it; a fourth one does not."""
    words: dict[str, Any] = {"place": "shelobs_lair", "event": 1, "hands": hands({"grey_hiding": 3})}
    three, four = (facts(shields=[count, 0, 0, 0], **words) for count in (3, 4))
    assert values.shields_worth(*three, FRODO, 1) > values.shields_worth(*four, FRODO, 1)
    joker = facts(shields=[3, 0, 0, 0], **{**words, "hands": hands({"white_joker": 1, "grey_hiding": 3})})
    assert values.shields_worth(*joker, FRODO, 1) == values.shields_worth(*four, FRODO, 1)


def test_dread_belongs_to_two_boards() -> None:
    def dread(**words: Any) -> float:
        return values.dread(*facts(dark=[5, 5, 5, 5], **words), FRODO)

    assert dread(place="moria") == dread(place="mordor") == dread(place="shelobs_lair", event=2) == 0.0
    assert dread(place="helms_deep") > 0.0
    assert dread(place="shelobs_lair", event=1) > 0.0


def test_few_hobbits_count_more() -> None:
    """Each hobbit below four makes the others dearer, but not the bearer, who is the game."""
    four, three = facts(dark=[5, 9, 9, 9]), facts(dark=[5, 9, 9, 9], gone=[3])
    assert values.steps_cost(*three, SAM, 1) > values.steps_cost(*four, SAM, 1)
    assert values.steps_cost(*three, FRODO, 1) == values.steps_cost(*four, FRODO, 1)
