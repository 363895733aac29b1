"""What steps, dice, cards, tokens, events and moves are worth: how each value depends on the table."""

from typing import Any

import pytest
from librt.vecs import vec

from bywater.bots.quest.evaluation import events, values
from bywater.bots.quest.evaluation.demands import open_demand, payer_of, refusal_cost
from bywater.bots.quest.evaluation.features import missing, takers_of, turns_until, wants
from bywater.bots.quest.evaluation.line_values import LineValues, turn_cost
from bywater.bots.quest.evaluation.outlook import NUM_FEATURES, outlook
from bywater.bots.quest.planning.team_guide import TeamGuide
from bywater.bots.quest.policy.guide import QuestGuide
from bywater.games.quest.model import board
from bywater.games.quest.model import cards as box
from bywater.games.quest.model import demands as ask
from bywater.games.quest.state import QuestState
from tests.bots.quest.helpers import facts, hands, table

FRODO, SAM, PIPPIN, MERRY = range(4)
RING, HEART, SUN = range(3)
ALL = {"ring": 1, "heart": 1, "sun": 1}

# -- distances and dice -----------------------------------------------------------------------


def test_a_step_costs_more_near_sauron_and_most_for_the_bearer() -> None:
    far, near = facts(dark=[2, 2, 2, 2]), facts(dark=[14, 14, 2, 2])
    assert values.steps_cost(*far, FRODO, 1) < values.steps_cost(*near, FRODO, 1)
    assert values.steps_cost(*far, SAM, 1) < values.steps_cost(*near, SAM, 1) < values.steps_cost(*near, FRODO, 1)


def test_steps_to_the_light_end_at_the_first_space() -> None:
    features, state = facts(dark=[1, 0, 5, 0])
    assert values.relief(features, state, SAM, 1) == 0.0
    assert values.relief(features, state, FRODO, 3) == values.relief(features, state, FRODO, 1)
    assert values.relief(features, state, PIPPIN, 2) > values.relief(features, state, PIPPIN, 1) > 0.0


def test_a_step_of_sauron_costs_all_hobbits_who_are_left() -> None:
    features, state = facts(dark=[2, 3, 4, 5])
    each = [values.steps_cost(features, state, seat, 1) for seat in range(4)]
    assert values.sauron_cost(features, state, 1) == pytest.approx(sum(each))
    features, state = facts(dark=[2, 3, 4, 5], gone=[3])
    each = [values.steps_cost(features, state, seat, 1) for seat in range(3)]
    assert values.sauron_cost(features, state, 1) == pytest.approx(sum(each))


def test_dice_cost_sam_less() -> None:
    """His text: never more than one step or one card."""
    features, state = facts(
        dark=[0, 9, 9, 0], hands=hands({}, {"grey_hiding": 4}, {"grey_hiding": 1, "white_hiding": 3})
    )
    assert values.face_cost(features, state, SAM, 3) == values.face_cost(features, state, SAM, 1)
    assert values.face_cost(features, state, PIPPIN, 3) > values.face_cost(features, state, PIPPIN, 1)
    assert values.die_cost(features, state, SAM) < values.die_cost(features, state, PIPPIN)


def test_two_cards_cost_a_hobbit_with_fewer_its_life() -> None:
    features, state = facts(hands=hands({"grey_hiding": 1}, {"grey_hiding": 1}), dark=[5, 5, 5, 5])
    assert values.cards_lost_cost(features, state, FRODO, 2) == values.fall_cost(features, state, FRODO)
    assert values.face_cost(features, state, SAM, board.TWO_CARDS) < values.fall_cost(features, state, SAM)


# -- cards, shields and tokens ----------------------------------------------------------------


def test_a_card_is_worth_more_in_a_small_hand() -> None:
    small, large = facts(hands=hands({}, {"white_fighting": 2})), facts(hands=hands({}, {"white_fighting": 6}))
    assert values.card_worth(*small, SAM, box.KINDS.index("white_fighting")) > values.card_worth(
        *large, SAM, box.KINDS.index("white_fighting")
    )


@pytest.mark.parametrize(
    ("better", "worse"), [("white_joker", "grey_friendship"), ("mithril", "miruvor"), ("lembas", "athelas")]
)
def test_which_card_is_worth_more(better: str, worse: str) -> None:
    features, state = facts(hands=hands({}, {better: 1, worse: 1, "grey_hiding": 3}))
    assert values.card_worth(features, state, SAM, box.KINDS.index(better)) > values.card_worth(
        features, state, SAM, box.KINDS.index(worse)
    )


def test_the_last_joker_is_kept_for_the_faces_of_the_dead() -> None:
    """L2: a hobbit without a joker or three shields is eliminated; two jokers, or shields, make one of them cheap."""
    cards = hands({}, {"white_joker": 1, "grey_hiding": 4})
    words: dict[str, Any] = {"place": "shelobs_lair", "event": 1, "dark": [3, 3, 3, 3]}
    joker = box.KINDS.index("white_joker")
    needed = values.card_worth(*facts(hands=cards, **words), SAM, joker)
    with_shields = values.card_worth(*facts(hands=cards, shields=[0, 3, 0, 0], **words), SAM, joker)
    after_event = values.card_worth(*facts(hands=cards, **{**words, "event": 3}), SAM, joker)
    assert needed > with_shields
    assert needed > after_event


def test_new_cards_are_worth_most_to_an_empty_hand() -> None:
    empty, full = facts(), facts(hands=hands({"grey_hiding": 5, "white_hiding": 4}))
    assert values.drawn_worth(*empty, FRODO, 2) > values.drawn_worth(*full, FRODO, 2) > 0.0


TOKENS: list[tuple[str, dict[str, Any], int, int]] = [
    ("a token that is missing", {}, HEART, 1),
    ("a token that others lack", {"tokens": [ALL, {}, {}, {}]}, HEART, -1),
    ("a token that nobody lacks", {"tokens": [ALL] * 4}, HEART, 1),
    ("a heart in Mordor before its event", {"place": "mordor"}, HEART, 1),
    ("a heart in Mordor after its event", {"place": "mordor", "event": 3}, HEART, 0),
]


@pytest.mark.parametrize(("words", "token", "sign"), [row[1:] for row in TOKENS], ids=[row[0] for row in TOKENS])
def test_what_a_token_is_worth(words: dict[str, Any], token: int, sign: int) -> None:
    worth = values.token_worth(*facts(**words), FRODO, token)
    assert (worth > 0) - (worth < 0) == sign


def test_the_ring_token_that_makes_a_hobbit_near_sauron_the_bearer_is_worth_less() -> None:
    tokens = [{"ring": 1, "sun": 1}, {"ring": 1}, {}, {}]
    near, far = facts(tokens=tokens, dark=[13, 0, 0, 0]), facts(tokens=tokens, dark=[2, 0, 0, 0])
    assert values.token_worth(*near, FRODO, RING) < values.token_worth(*far, FRODO, RING)


@pytest.mark.parametrize(
    ("tokens", "extra", "bearer"),
    [
        ([{"ring": 1}, {"ring": 2}, {}, {}], -1, SAM),
        ([{"ring": 1}, {"ring": 1}, {}, {"ring": 1}], -1, SAM),
        ([{}, {}, {}, {}], -1, SAM),
        ([{"ring": 1}, {}, {}, {}], -1, FRODO),
        ([{"ring": 1}, {"ring": 1}, {}, {}], FRODO, FRODO),
    ],
    ids=["most rings", "in a tie the next clockwise", "without rings too", "the bearer himself", "with one more ring"],
)
def test_who_bears_the_ring_next(tokens: list[dict[str, int]], extra: int, bearer: int) -> None:
    features, state = facts(tokens=tokens)
    assert values.next_bearer(features, state, extra) == bearer


def test_merry_needs_only_two_tokens() -> None:
    features, state = facts(tokens=[{"ring": 1, "sun": 1}, {}, {}, {"ring": 1, "sun": 1}])
    assert (wants(features, state, FRODO), missing(features, state, FRODO)) == (2, 1)
    assert (wants(features, state, MERRY), missing(features, state, MERRY)) == (0, 0)
    assert missing(features, state, SAM) == 3
    assert takers_of(features, state, HEART) == 3
    with_all = facts(tokens=[{}, {}, {}, ALL])
    assert values.given_token_cost(*with_all, MERRY, RING) < values.given_token_cost(features, state, FRODO, RING)


# -- events and demands -----------------------------------------------------------------------

PREVENTED: list[tuple[str, str, int, dict[str, int]]] = [
    ("Trapped in Moria", "moria", 4, {"travelling": 7, "hiding": 7}),
    ("Riders of Rohan", "helms_deep", 2, {"friendship": 7}),
    ("Orcs at the gate", "helms_deep", 3, {"travelling": 5}),
    ("Orcs conquer", "helms_deep", 6, {"travelling": 10}),
]


@pytest.mark.parametrize(("place", "event", "lines"), [row[1:] for row in PREVENTED], ids=[row[0] for row in PREVENTED])
def test_an_event_costs_less_when_its_lines_are_far_enough(place: str, event: int, lines: dict[str, int]) -> None:
    words: dict[str, Any] = {"place": place, "dark": [8, 5, 5, 5], "event": event - 1}
    assert events.event_cost(*facts(**words), event) > events.event_cost(*facts(lines=lines, **words), event)


@pytest.mark.parametrize(
    ("place", "event", "better"),
    [
        ("moria", 5, {"hands": hands({"grey_fighting": 3}, {"white_fighting": 4}), "dark": [12, 5, 5, 5]}),
        ("shelobs_lair", 2, {"shields": [3, 3, 3, 3], "dark": [3, 3, 3, 3]}),
        ("shelobs_lair", 3, {"shields": [5, 0, 0, 0], "dark": [12, 3, 3, 3]}),
        ("shelobs_lair", 6, {"hands": hands({"grey_fighting": 5}, {"white_fighting": 5}), "dark": [11, 3, 3, 3]}),
        ("mordor", 2, {"hands": hands({"eowyn": 1, "grey_hiding": 1}), "dark": [8, 8, 8, 8], "board_cards": []}),
        ("mordor", 3, {"tokens": [{"heart": 1}] * 4, "dark": [5, 5, 5, 5]}),
        ("mordor", 5, {"hands": hands({"grey_hiding": 5}, {"white_hiding": 5}), "dark": [11, 3, 3, 3]}),
    ],
    ids=["orcs attack", "faces of the dead", "forbidden pool", "shelob attacks", "nazgul", "pelennor", "dark forces"],
)
def test_an_event_costs_less_when_it_can_be_paid(place: str, event: int, better: dict[str, Any]) -> None:
    bare = {**better, "hands": hands({"grey_hiding": 2}), "shields": [0] * 4, "tokens": [{}] * 4}
    able = {**bare, **better}
    assert events.event_cost(*facts(place=place, **able), event) < events.event_cost(*facts(place=place, **bare), event)


def test_the_last_event_of_mordor_costs_the_ring() -> None:
    features, state = facts(place="mordor", event=5, hands=hands(*[{f"white_{name}": 3} for name in board.SYMBOLS[:4]]))
    others = [events.event_cost(features, state, event) for event in range(1, 6)]
    assert events.event_cost(features, state, 6) > max(others)
    assert events.event_cost(features, state, 7) == 0.0


def test_another_turn_costs_more_before_a_hard_event() -> None:
    easy = turn_cost(*facts(place="mordor"))
    hard = turn_cost(*facts(place="mordor", event=5))
    assert hard > easy


def test_turns_left_depend_on_the_tiles() -> None:
    _, many = facts()
    _, few = facts(tiles={"friendship": 1, "sundial": 6})
    assert turns_until(many, 6) > turns_until(few, 6)
    assert turns_until(few, 0) == 0.0


@pytest.mark.parametrize(
    "demand", [ask.SPEAK_FRIEND, ask.ORCS_ATTACK, ask.SHELOB_ATTACKS, ask.NAZGUL_ATTACKS, ask.PELENNOR]
)
def test_refusing_costs_more_near_sauron(demand: int) -> None:
    cards = hands({"grey_hiding": 3}, {"grey_fighting": 3}, {"white_hiding": 3}, {"white_fighting": 3})
    far, near = facts(dark=[1, 1, 1, 1], hands=cards), facts(dark=[12, 11, 11, 11], hands=cards)
    assert refusal_cost(*near, demand, FRODO) > refusal_cost(*far, demand, FRODO) > 0.0


def test_whose_demand_is_open() -> None:
    _, state = facts("tile sundial", event=1, hands=hands({"grey_hiding": 2, "white_fighting": 1}))
    assert (open_demand(state), payer_of(state)) == (ask.WATCHER, FRODO)
    _, state = facts(hands=hands({"phial": 1}))
    assert open_demand(state) == -1


# -- moves ------------------------------------------------------------------------------------


def gain(line: int, steps: int, ring: bool = False, **words: Any) -> float:
    """The value of a move by Frodo."""
    features, state = facts(**words)
    lines = LineValues()
    lines.update(features, state)
    return lines.gain(features, state, FRODO, line, steps, -1, 0, ring)


BEFORE_DIE: dict[str, Any] = {"lines": {"fighting": 6}}
MOVES: list[tuple[str, int, dict[str, Any], dict[str, Any]]] = [
    ("a missing ring", board.HIDING, {"lines": {"hiding": 1}}, {"lines": {"hiding": 1}, "tokens": [ALL, {}, {}, {}]}),
    ("no die", board.FIGHTING, {"lines": {"fighting": 5}}, {"lines": {"fighting": 6}}),
    (
        "a die far from Sauron",
        board.FIGHTING,
        {"lines": {"fighting": 6}},
        {"lines": {"fighting": 6}, "dark": [12, 0, 0, 0]},
    ),
    ("a card that is left", board.HIDING, {}, {"board_cards": []}),
    (
        "the end with all tokens",
        board.FIGHTING,
        {"lines": {"fighting": 9}, "tokens": [ALL] * 4, "dark": [13, 0, 0, 0]},
        {"lines": {"fighting": 9}, "dark": [13, 0, 0, 0]},
    ),
    (
        "the end where Athelas saves the bearer",
        board.FIGHTING,
        {"lines": {"fighting": 9}, "dark": [13, 0, 0, 0], "hands": hands({"athelas": 1})},
        {"lines": {"fighting": 9}, "dark": [13, 0, 0, 0], "hands": hands({"white_hiding": 1})},
    ),
]


@pytest.mark.parametrize(("line", "better", "worse"), [row[1:] for row in MOVES], ids=[row[0] for row in MOVES])
def test_a_space_is_worth_what_it_gives(line: int, better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert gain(line, 1, **better) > gain(line, 1, **worse)


def test_the_ring_passes_tokens_and_dice_by() -> None:
    assert gain(board.HIDING, 1, lines={"hiding": 1}) > gain(board.HIDING, 1, True, lines={"hiding": 1})
    near: dict[str, Any] = {"lines": {"fighting": 6}, "dark": [12, 0, 0, 0]}
    assert gain(board.FIGHTING, 1, True, **near) > gain(board.FIGHTING, 1, **near)


def test_the_ring_gains_less_for_a_bearer_near_sauron() -> None:
    """The die of the Ring may take him there."""

    def ring_gain(dark: int) -> float:
        features, state = facts(lines={"fighting": 6}, dark=[dark, 0, 0, 0], hands=hands({"grey_hiding": 3}))
        lines = LineValues()
        lines.update(features, state)
        return lines.ring_gain(features, state)

    assert ring_gain(13) < ring_gain(2)


# -- the outlook ------------------------------------------------------------------------------


def chance(**words: Any) -> float:
    state = table(place="shelobs_lair", **words)
    assert isinstance(state, QuestState)
    return outlook(state, vec[float]([0.0] * NUM_FEATURES))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"dark": [2, 2, 2, 2]}, {"dark": [11, 2, 2, 2]}),
        ({"gandalf": ["foresight", "persistence"]}, {"gandalf": ["foresight"]}),
        ({"hands": hands({"white_hiding": 5, "white_joker": 2})}, {"hands": hands({"white_hiding": 1})}),
        ({"shields": [5, 5, 0, 0]}, {"shields": [0, 0, 0, 0]}),
    ],
    ids=["a bearer far from Sauron", "Persistence", "cards", "shields"],
)
def test_what_makes_winning_more_likely(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert 0.0 < chance(**worse) < chance(**better) < 1.0


def test_a_lost_game_is_worth_nearly_nothing() -> None:
    state = table(dark=[14, 0, 0, 0], hands=hands({"grey_hiding": 1}))
    state.play("tile ring_dark")
    assert isinstance(state, QuestState)
    assert state.ending()
    assert TeamGuide(QuestGuide()).win_chance(state) < 0.05
