"""The cautious bot: legal and deterministic choices, made from a view alone, and careful near Sauron."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest

import bywater
from bywater.bots import bots_for, make_bot
from bywater.bots.player import GameNotKnown, Player
from bywater.bots.quest.planning.available_cards import AvailableCards
from bywater.bots.quest.reasons import reasons
from bywater.core.errors import BywaterError
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.games.quest.model import frames as k
from tests.cli.terminal import bywater as command
from tests.games.quest.helpers import set_up

QUEST = bywater.load("quest")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"sauron": 12, "heir": True}),
    (4, {"preparations": True, "clockwise": True}),
    (5, {"sauron": 10}),
    (2, {"hands": "secret", "competitive": True}),
    (3, {"hands": "secret", "preparations": True}),
    (4, {"competitive": True, "hands": "described", "guidance_one_kind": True}),
    (5, {"hands": "secret", "sauron": 12, "heir": True}),
]


def cautious() -> Player:
    return make_bot("cautious", QUEST, random.Random(0))


def played(seats: int, options: dict[str, Any], seed: int) -> tuple[list[int], State]:
    """A game of cautious hobbits; every choice is checked to be legal."""
    rng = random.Random(seed)
    state = QUEST.start(seats, **options)
    bot = cautious()
    actions: list[int] = []
    while (actor := state.actor) != OVER:
        if actor == CHANCE:
            action = int(state.roll(rng))
        else:
            view = state.view(actor)
            action = bot.choose(view)
            assert action in view["legal"], QUEST.notation(action)
        state.apply(action)
        actions.append(action)
        assert len(actions) < QUEST.max_length
    return actions, state


def answer(state: State) -> str:
    """The choice of the acting hobbit."""
    return QUEST.notation(cautious().choose(state.view(state.actor)))


def answers(state: State, until: str) -> list[str]:
    """The choices up to a decision of this kind, a chance outcome, or the end of the game."""
    done: list[str] = []
    while state.actor >= 0 and state.decision.kind != until and len(done) < 50:
        done.append(f"{QUEST.seat_names[state.actor]}: {answer(state)}")
        state.apply(QUEST.action(answer(state)))
    return done


def asked(demand: int, **position: Any) -> State:
    """A demand of an event, Frodo being the one who decides."""
    stack = [["journey", 0, k.PLAYING, 0, 0], ["turn", 0, k.TURN_BEGINS, 5, 0], ["demand", 0, demand, 0, 0]]
    return set_up({"seats": 4, "options": FAR, "stack": stack, **position})


FAR = {"sauron": 15}
SPEAK_FRIEND = 6
TILE_EYE = 5
ORCS_ATTACK = 9
WORMTONGUE = 11
DARK_FORCES = 22


# -- any table --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_its_choices_are_legal(seats: int, options: dict[str, Any]) -> None:
    _, state = played(seats, options, seats)
    assert state.ending()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_has_a_legal_choice_among_random_players(seats: int, options: dict[str, Any]) -> None:
    """It has an answer in every position that random play leads to."""
    for seed in range(2):
        rng = random.Random(seed)
        state = QUEST.start(seats, **options)
        bot = cautious()
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                state.apply(state.roll(rng))
            else:
                view = state.view(actor)
                careful = bot.choose(view)
                assert careful in view["legal"]
                # it is done sometimes, or games would end early
                state.apply(careful if rng.random() < 0.6 else rng.choice(view["legal"]))
        assert state.ending()


def test_equal_games_get_equal_choices() -> None:
    assert played(3, {"hands": "secret"}, 7)[0] == played(3, {"hands": "secret"}, 7)[0]


@pytest.mark.parametrize("options", [{}, {"hands": "secret", "competitive": True}])
def test_a_view_is_all_it_needs(options: dict[str, Any]) -> None:
    """A view sent over a wire gets the same answer, and is not changed."""
    rng = random.Random(5)
    state = QUEST.start(4, **options)
    bot = cautious()
    while (actor := state.actor) != OVER:
        if actor == CHANCE:
            state.apply(state.roll(rng))
            continue
        view = state.view(actor)
        before = deepcopy(view)
        action = bot.choose(view)
        assert view == before
        assert cautious().choose(json.loads(json.dumps(view))) == action
        state.apply(action)


def test_hidden_information_changes_nothing() -> None:
    """Two tables that differ only in others' secret hands get the same answer."""
    one, other = (
        set_up(
            {
                "seats": 3,
                "options": {"hands": "secret"},
                "hands": [{"white_fighting": 2, "grey_hiding": 1}, {hidden: 3}, {"white_joker": 2}],
            }
        )
        for hidden in ("white_friendship", "grey_fighting")
    )
    assert answer(one) == answer(other)


def test_most_teams_of_four_reach_mordor_and_some_destroy_the_ring() -> None:
    """In a few games; docs/quest.md has the figures of thousands."""
    ends = [played(4, FAR, seed)[1] for seed in range(8)]
    assert sum(state.score()[0] >= 50 for state in ends) >= 6
    assert sum(state.ending() == "destroyed" for state in ends) >= 3


# -- the corruption line ----------------------------------------------------------------------


def test_next_to_sauron_it_steps_back() -> None:
    """Q12: one step from Sauron nothing is worth more than a step towards the light."""
    state = set_up({"seats": 4, "dark": [13, 0, 0, 0], "sauron": 14, "hands": [{"white_hiding": 3}, {}, {}, {}]})
    assert answer(state) == "step back"


def test_far_from_sauron_it_plays_on() -> None:
    """Q11: one white card and one grey one."""
    hand = {"white_travelling": 2, "grey_travelling": 2, "white_joker": 1, "grey_fighting": 2}
    position = {"seats": 4, "place": "mordor", "event": 2, "ring_used": True, "lines": {"travelling": 6}}
    state = set_up({**position, "sauron": 15, "dark": [2, 2, 2, 2], "hands": [hand, {}, {}, {}]})
    done = answers(state, "quiet")
    assert len(done) == 2
    assert all(text.startswith("frodo: play") for text in done)


def test_no_hobbit_volunteers_to_be_eliminated() -> None:
    """Q10: where two steps are too many for all, Sauron takes his."""
    state = asked(TILE_EYE, dark=[12, 12, 12, 12], sauron=14)
    answers(state, "quiet")
    assert state.view(0)["gone"] == []
    assert state.view(0)["sauron"] == 13


def test_the_hobbit_farthest_from_sauron_volunteers() -> None:
    """Q10, R32: the one farthest from Sauron goes, not the one who decides."""
    state = asked(TILE_EYE, dark=[9, 8, 1, 8], sauron=12)
    assert answers(state, "quiet")[:2] == ["frodo: interrupt pippin", "pippin: volunteer"]
    assert state.view(0)["dark"] == [9, 8, 3, 8]


def rolled(face: int, step: int, **position: Any) -> State:
    """Frodo's die was rolled while he bears the Ring."""
    stack = [["journey", 0, k.PLAYING, 0, 0], ["turn", 0, k.TURN_ENDS, 1, 0], ["roll", 0, step, face, 0]]
    return set_up({"seats": 4, "options": FAR, "stack": stack, **position})


def test_mithril_saves_the_bearer_and_is_not_wasted() -> None:
    """Q26: three dots three steps from Sauron, and one dot far from him."""
    hands = [{"white_hiding": 2}, {"mithril": 1}, {}, {}]
    assert answer(rolled(3, k.PROMPT_MITHRIL, dark=[12, 0, 0, 0], hands=hands)) == "play mithril"
    assert answer(rolled(1, k.PROMPT_MITHRIL, dark=[2, 0, 0, 0], hands=hands)) == "pass"


def test_elessar_comes_before_the_dots_take_the_bearer() -> None:
    """R05, R06: after the die and before its effect a step to the light still saves him."""
    state = rolled(3, k.LAST_MOMENT, dark=[12, 0, 0, 0], hands=[{"white_hiding": 2}, {"elessar": 1}, {}, {}])
    assert answers(state, "cards")[:2] == ["frodo: interrupt sam", "sam: elessar frodo"]
    assert state.view(0)["dark"][0] == 14
    assert state.view(0)["ending"] == ""


def test_the_last_space_waits_if_missing_tokens_would_eliminate_the_bearer() -> None:
    """Q20: three tokens are missing and three steps are left."""
    position = {"seats": 4, "sauron": 13, "lines": {"fighting": 9}, "hands": [{"white_fighting": 1}, {}, {}, {}]}
    assert answer(set_up({**position, "dark": [10, 0, 0, 0]})) != "play white_fighting on fighting"
    assert answer(set_up({**position, "dark": [10, 0, 0, 0]})) != "play white_fighting"


# -- demands ----------------------------------------------------------------------------------


def test_a_cheap_price_is_paid() -> None:
    """M1: a friendship and a joker keep Sauron away; Frodo gives the others an interrupt for what he lacks."""
    hands = [{"grey_friendship": 3, "grey_hiding": 2}, {"white_joker": 2, "grey_fighting": 4}, {}, {}]
    state = asked(SPEAK_FRIEND, hands=hands)
    done = answers(state, "quiet")
    assert "frodo: pledge grey_friendship" in done
    assert "sam: pledge white_joker" in done
    assert state.view(0)["sauron"] == 15


@pytest.mark.parametrize("hand", [{}, {"white_friendship": 1}, {"grey_fighting": 1}])
def test_two_symbols_of_guidance_pay_two_kinds(hand: dict[str, int]) -> None:
    """C8, H1: nothing else is pledged to Wormtongue once Guidance is; by the option the other symbol is."""
    more: dict[str, Any] = {"place": "helms_deep", "event": 1, "gandalf": [], "guided": True}
    state = asked(WORMTONGUE, hands=[hand, {}, {}, {}], **more)
    assert answers(state, "quiet") == ["frodo: pay"]
    assert state.view(0)["board_cards"]
    assert state.view(0)["hand_sizes"][0] == len(hand)
    if hand:
        options = {**FAR, "guidance_one_kind": True}
        state = asked(WORMTONGUE, hands=[hand, {}, {}, {}], **more, options=options)
        assert answers(state, "quiet") == [f"frodo: pledge {next(iter(hand))}", "frodo: pay"]


@pytest.mark.parametrize("one_kind", [False, True])
def test_a_plan_counts_pledged_guidance_as_the_rules_do(one_kind: bool) -> None:
    """C8: without any card Wormtongue and Speak Friend are paid by it, or miss a symbol by the option."""
    options = {**FAR, "guidance_one_kind": one_kind}
    friendship, fighting, joker = 1, 16**3, 16**4
    for demand, needs in ((WORMTONGUE, friendship + fighting), (SPEAK_FRIEND, friendship + joker)):
        state: Any = asked(demand, guided=True, gandalf=[], hands=[{"grey_fighting": 1}, {}, {}, {}], options=options)
        assert AvailableCards().find(state, needs) is not one_kind
    state = asked(ORCS_ATTACK, guided=True, gandalf=[], hands=[{"grey_fighting": 3}, {}, {}, {}], options=options)
    assert AvailableCards().find(state, 2 * fighting)
    assert not AvailableCards().find(state, 3 * fighting)


def test_everything_is_given_to_save_the_bearer() -> None:
    """D5: seven cards are dear, but three steps of Sauron would be the end."""
    hands = [{"white_hiding": 2}, {"white_friendship": 2}, {"grey_hiding": 2}, {"white_fighting": 1}]
    state = asked(DARK_FORCES, place="mordor", event=5, dark=[9, 0, 0, 0], sauron=12, hands=hands)
    answers(state, "quiet")
    assert state.view(0)["sauron"] == 12
    assert state.view(0)["hand_sizes"] == [0, 0, 0, 0]


def test_what_cannot_be_paid_is_refused() -> None:
    """M5, R10: five fighting symbols are not there."""
    state = asked(ORCS_ATTACK, hands=[{"grey_hiding": 3, "white_joker": 1}, {}, {}, {}])
    answers(state, "quiet")
    assert state.view(0)["sauron"] == 13


def test_shields_are_kept_for_the_dead() -> None:
    """L2, R14: a hobbit who would be eliminated without them does not call Gandalf with its shields."""
    stack = [
        ["journey", 0, k.PLAYING, 0, 0],
        ["turn", 0, k.TURN_BEGINS, 5, 0],
        ["each", 0, 14, k.EACH_MEETS_DEMAND, 15],
        ["demand", 0, 15, 0, 0],
    ]
    state = set_up(
        {
            "seats": 4,
            "stack": stack,
            "place": "shelobs_lair",
            "event": 2,
            "dark": [8, 3, 3, 3],
            "sauron": 12,
            "hands": [{"grey_hiding": 4}, {"white_joker": 1}, {"white_joker": 1}, {"white_joker": 1}],
            "shields": [5, 0, 0, 0],
        }
    )
    assert answer(state) == "pledge 3 shields"


# -- other games ------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["confrontation", "towers"])
def test_an_unsupported_game_is_named(id: str) -> None:
    game = bywater.load(id)
    with pytest.raises(GameNotKnown, match=id) as caught:
        make_bot("cautious", game, random.Random(0))
    assert isinstance(caught.value, BywaterError)
    assert "quest" in str(caught.value)
    assert "cautious" not in bots_for(game)
    assert "cautious" in bots_for(QUEST)


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "can’t play"), ("fr", "ne sait pas jouer"), ("de", "Diese können es")]
)
def test_the_command_line_reports_an_unsupported_game(lang: str, word: str) -> None:
    result = command("simulate", "confrontation", "--seat", "dark=cautious", "--lang", lang)
    assert result.exit_code == 2
    assert word in result.stderr
    assert "random" in result.stderr


def test_the_command_line_seats_it() -> None:
    seats = [part for hobbit in QUEST.seat_names[:3] for part in ("--seat", f"{hobbit}=cautious")]
    result = command("simulate", "quest", "--seats", "3", *seats, "-n", "2", "--seed", "1", "--json")
    assert [seat["player"] for seat in json.loads(result.stdout)["seats"]] == ["cautious"] * 3


# -- cards that must be lost ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "done"),
    [
        ({"hands": [{}, {"lembas": 1}, {}]}, ["frodo: interrupt sam", "sam: lembas frodo"]),
        (
            {"hands": [{}, {}, {}], "shields": [0, 0, 5], "gandalf": ["persistence", "healing"], "dark": [1, 1, 1]},
            ["frodo: interrupt pippin", "pippin: call gandalf", "frodo: persistence frodo"],
        ),
    ],
    ids=["lembas", "persistence"],
)
def test_a_hobbit_with_too_few_cards_gets_some(more: dict[str, Any], done: list[str]) -> None:
    """N9: between the die and the two cards of Pelennor Fields."""
    stack = [
        ["journey", 0, k.PLAYING, 0, 0],
        ["turn", 0, k.TURN_BEGINS, 5, 0],
        ["each", 0, 6, k.EACH_MEETS_DEMAND, 20],
        ["forfeit", 0, 2, 0, 0],
    ]
    position = {"seats": 3, "place": "mordor", "event": 3, "ring_used": True, "stack": stack}
    assert answers(set_up({**position, **more}), "losing") == done


def test_elessar_is_played_before_an_event_that_would_eliminate_a_hobbit() -> None:
    """N9: Magic was declined, and Sauron comes two nearer in Trapped."""
    stack = [["journey", 0, k.PLAYING, 0, 0], ["turn", 0, k.TURN_BEGINS, 5, 0], ["event", 0, k.MOMENT_BEFORE, 4, 2]]
    position = {"seats": 2, "place": "moria", "event": 4, "ring_used": True, "stack": stack, "sauron": 12}
    state = set_up({**position, "dark": [0, 10], "hands": [{"white_fighting": 1}, {"elessar": 1}]})
    assert state.decision["moment"] == "between_events"
    assert answers(state, "die") == ["frodo: interrupt sam", "sam: elessar sam", "frodo: pass"]


def test_a_hint_names_only_cards_that_are_held() -> None:
    """Views name every card; cards that are not held are not saved for later."""
    stack = [["journey", 0, k.PLAYING, 0, 0], ["turn", 0, k.TURN_BEGINS, 5, 0]]
    position = {"seats": 2, "stack": stack, "shields": [5, 0], "dark": [1, 0], "ring_used": True}
    for hand, keys in (({"white_joker": 1}, ["why-nothing-now"]), ({"phial": 1}, ["why-saves"])):
        view = set_up({**position, "hands": [hand, {}]}).view(0)
        assert [message.key for message in reasons(QUEST, view, QUEST.action("pass"), None)][:1] == keys
