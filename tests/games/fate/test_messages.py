"""Prompts, labels of choices and lines of the log, as keys and in the words of three languages."""

import re
from functools import cache
from itertools import product
from typing import Any, Final

import pytest

from bywater import CHANCE, OVER, WATCHER, Message, State
from bywater.games.fate.model import frames as k
from bywater.games.fate.model import journal as kinds
from bywater.games.fate.model.actions import ACTIONS, ANDURIL, NUM_ACTIONS
from bywater.games.fate.model.board import COSTS, LINES
from bywater.games.fate.model.cards import CARDS, DRUMS, OBJECTIVE_COST, SHADOW_CARDS, SHADOW_LINE, SKIES
from bywater.games.fate.model.endings import ENDINGS
from bywater.games.fate.model.frames import (
    CHOICES,
    COUNTS,
    FIRST_CHANCE,
    FIRST_DECISION,
    KINDS,
    LOADS,
    MAYS,
    PAYMENTS,
    PLACINGS,
    SUMMONS,
)
from bywater.games.fate.model.names import cost, key
from bywater.games.fate.model.options import FLAGS
from bywater.games.fate.presentation.log import LOSSES, log_line
from bywater.words import LANGUAGES, Words

from .helpers import GAME, do, flipped, table, to_draw, to_flip
from .moments import state_of
from .walks import walk

FIRST: Final = 0
SECOND: Final = 1


def prompt_of(state: State, seat: int) -> tuple[str, dict[str, Any]]:
    message = GAME.prompt(state.view(seat))
    return message.key, dict(message.params)


def label_of(state: State, text: str) -> tuple[str, dict[str, Any]]:
    """The label of an action for the deciding seat."""
    message = GAME.choice_label(GAME.action(text), state.view(state.decision.seat))
    return message.key, dict(message.params)


def line_of(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> tuple[str, dict[str, Any]]:
    message = log_line((kind, a, b, c, d))
    assert message is not None
    return message.key, dict(message.params)


def english(message: Message) -> str:
    return Words("en", "fate").say(message)


def two(acting: str = "gimli", place: str = "erebor", **words: Any) -> State:
    players = ({acting: place, "boromir": "osgiliath"}, {"frodo_sam": "the_shire", "eomer": "edoras"})
    return table(*players, acting=acting, **words)


def frodo(place: str, **words: Any) -> State:
    players = ({"frodo_sam": place, "boromir": "osgiliath"}, {"gandalf": "bree", "eomer": "edoras"})
    return table(*players, acting="frodo_sam", **words)


# -- questions --------------------------------------------------------------------------------


def test_f11_the_deciding_player_reads_what_is_left_to_do_and_the_others_that_they_wait() -> None:
    state = two(taken=2)
    key, params = prompt_of(state, FIRST)
    assert key == "prompt-act"
    assert (params["character"], params["place"], params["count"]) == ("character-gimli", "place-erebor", 2)
    assert prompt_of(state, SECOND)[0] == "wait-act"
    assert prompt_of(state, WATCHER)[1]["seat"] == "seat-first"


def test_f11_a_turn_begins_with_the_choice_of_a_character() -> None:
    state = table()
    key, params = prompt_of(state, state.actor)
    assert key == "prompt-act-first"
    assert {params["character"], params["other"]} <= {f"character-{name}" for name in state.view(0)["characters"]}
    assert prompt_of(state, 1 - state.actor)[0] == "wait-act-first"


def test_f11_before_a_second_action_it_is_open_who_has_four() -> None:
    assert prompt_of(two(taken=1), FIRST)[0] == "prompt-act-open"
    assert prompt_of(two(taken=1), FIRST)[1]["other"] == "character-boromir"
    assert prompt_of(two(taken=4), FIRST)[0] == "prompt-act-none"
    assert prompt_of(two(taken=0, first_taken=3, finished=["boromir"]), FIRST)[1]["count"] == 1


def test_k10_eomers_prompt_mentions_his_ride() -> None:
    state = table(
        {"eomer": "edoras", "gimli": "erebor"},
        {"frodo_sam": "the_shire", "arwen": "lorien"},
        acting="eomer",
        taken=4,
    )
    assert prompt_of(state, FIRST) == ("prompt-act-ride", {**prompt_of(state, FIRST)[1], "count": 0})
    assert label_of(state, "travel helms_deep")[0] == "do-travel-free"


def test_f52_alone_four_actions_and_one_for_frodo() -> None:
    cast = dict.fromkeys(("gimli", "arwen", "eomer", "legolas", "frodo_sam"), "bree")
    state = table(cast)
    key, params = prompt_of(state, 0)
    assert (key, params["character"], params["other"]) == (
        "prompt-act-first_solo",
        "character-gimli",
        "character-frodo_sam",
    )


def test_f17_frodos_prompt_shows_the_dice_of_a_search() -> None:
    state = frodo("the_shire", nazgul={"eriador": 2, "mordor": 7}, shadow={"bree": 1}, hands=[["rohan_stealth"]])
    assert label_of(state, "travel bree") == ("do-travel-frodo", {"place": "place-bree", "count": 3})
    do(state, "travel bree")
    key, params = prompt_of(state, FIRST)
    assert (key, params["count"], params["place"]) == ("prompt-hiding", 3, "place-bree")
    assert label_of(state, "search") == ("do-search", {"place": "place-bree", "count": 3})
    do(state, "search")
    key, params = prompt_of(state, FIRST)
    assert (key, params["count"], params["less"]) == ("prompt-wearing", 3, 2)


def test_f20_the_dice_are_read_face_by_face() -> None:
    state = frodo("the_shire", nazgul={"eriador": 3, "mordor": 6}, hands=[["rohan_resistance"]])
    do(state, "travel bree", "searched 2 weary 1 recall")
    key, params = prompt_of(state, FIRST)
    assert key == "prompt-rolled-search"
    assert [params[name] for name in ("kinds", "a", "first", "b", "second")] == [
        2,
        2,
        "search-weary",
        1,
        "search-recall",
    ]
    assert "2 × Weary, 1 × Recall" in english(GAME.prompt(state.view(FIRST)))
    assert label_of(state, "reroll weary")[1] == {"face": "search-weary"}
    assert label_of(state, "pass")[0] == "do-pass-search"


def test_f27_a_battle_names_both_sides() -> None:
    words: dict[str, Any] = {
        "friends": {"erebor": {"dwarf": 2}},
        "shadow": {"erebor": 3},
        "hands": [["rohan_resistance"]],
    }
    state = two(**words)
    assert label_of(state, "attack 2") == ("do-attack", {"count": 2, "place": "place-erebor"})
    do(state, "attack 2", "fought 1 rout 1 exchange")
    key, params = prompt_of(state, FIRST)
    assert (key, params["friends"], params["shadow"], params["place"]) == ("prompt-rolled-battle", 2, 3, "place-erebor")


def test_f13_what_is_still_to_be_paid_and_what_for() -> None:
    hand = ["eriador_valor", "rohan_valor", "gondor_valor", "mordor_valor"]
    state = two(place="moria", friends={"moria": {"dwarf": 1}}, hands=[hand])
    assert label_of(state, "capture")[1] == {"place": "place-moria", "cost": "cost-3_valor"}
    do(state, "capture")
    assert prompt_of(state, FIRST)[0] == "prompt-paying-capture"
    do(state, "spend eriador_valor")
    assert prompt_of(state, FIRST)[1]["cost"] == "cost-2_valor"
    assert prompt_of(state, SECOND)[0] == "wait-paying"


def test_f15_companions_are_prompted_by_name() -> None:
    state = two(place="the_shire")
    do(state, "travel bree")
    key, params = prompt_of(state, FIRST)
    assert (key, params["character"], params["place"]) == ("prompt-company-travel", "character-gimli", "place-bree")
    do(state, "take along frodo_sam")
    key, params = prompt_of(state, SECOND)
    assert (key, params["whom"], params["count"]) == ("prompt-consent-travel", "character-frodo_sam", 1)
    assert label_of(state, "no")[0] == "do-no-consent"
    do(state, "no")
    assert prompt_of(state, FIRST)[0] == "prompt-calling_off"
    assert label_of(state, "pass") == ("do-pass-calling_off", {"place": "place-bree"})


def test_f22_a_card_is_requested_or_given() -> None:
    state = two(place="the_shire", hands=[["eriador_valor"], ["eriador_stealth"]])
    do(state, "take from second")
    key, params = prompt_of(state, SECOND)
    assert (key, params["card"], params["other"]) == (
        "prompt-trade_consent-asked",
        "card-eriador_stealth",
        "seat-first",
    )
    assert label_of(state, "yes")[0] == "do-yes-asked"


def test_f36_the_interrupt_is_given_or_taken() -> None:
    state = two(hands=[[], ["eagles"]])
    assert label_of(state, "interrupt second") == ("do-interrupt", {"seat": "seat-second"})
    interrupt = GAME.action("interrupt second")
    assert interrupt in state.view(SECOND)["out_of_turn"]
    assert GAME.choice_label(interrupt, state.view(SECOND)).key == "do-interrupt-take"
    do(state, "interrupt second")
    assert prompt_of(state, SECOND)[0] == "prompt-interrupt"
    assert prompt_of(state, FIRST)[0] == "wait-interrupt"


def test_f37_the_shadow_cards_to_come_are_counted() -> None:
    state = to_flip(cards=3, hands=[["eagles"]])
    assert prompt_of(state, state.actor) == ("prompt-quiet", {"count": 3, "seat": "seat-first"})


def test_s2_the_wheels_ask_what_is_lost() -> None:
    state = flipped("wheels", "red", hands=[["rohan_valor", "rohan_stealth"]])
    assert prompt_of(state, state.actor)[0] == "prompt-wheels_turn"
    assert label_of(state, "wheels first") == ("do-wheels_seat", {"seat": "seat-first"})


def test_chance_and_the_end() -> None:
    assert prompt_of(to_draw(), FIRST) == ("chance-draw-turn", {"seat": "seat-first"})
    state = state_of({"seats": 2, "hope": 0, "ending": "despair"})
    assert prompt_of(state, FIRST) == ("ending-despair", {})


def test_f12_a_player_without_one_character_has_four_actions_with_the_other() -> None:
    players = ({"gimli": "bree", "gandalf": ""}, {"eomer": "edoras", "frodo_sam": "the_shire"})
    tasks: dict[str, Any] = {"objectives": ["destroy_ring", "confront_balrog"], "done": ["confront_balrog"]}
    state = table(*players, active=0, gandalf="fallen", stack=[["turn", 0, k.TURN_BEGINS, 0, 0, 0]], **tasks)
    assert prompt_of(state, FIRST) == (
        "prompt-act-only",
        {"character": "character-gimli", "count": 4, "seat": "seat-first"},
    )


# -- choices ----------------------------------------------------------------------------------


def test_f16_k15_k25_a_special_road_shows_its_price() -> None:
    tokens = [{"stealth": 4}]
    assert label_of(two(place="rivendell", tokens=tokens), "travel carrock")[1]["cost"] == "cost-1_stealth"
    assert label_of(two("faramir", "rivendell", tokens=tokens), "travel carrock") == (
        "do-travel",
        {"place": "place-carrock"},
    )
    assert label_of(two("gandalf", "bree"), "travel the_shire")[0] == "do-travel"
    assert label_of(frodo("rivendell", tokens=tokens, nazgul={"mordor": 9}), "travel carrock")[0] == "do-travel-cost"


def test_f24_k24_k27_a_muster_shows_people_and_price() -> None:
    assert label_of(two(), "muster 1") == (
        "do-muster-free",
        {"count": 1, "place": "place-erebor", "people": "people-dwarf"},
    )
    assert label_of(two("gandalf", hands=[["rohan_friendship"]]), "muster 2")[0] == "do-muster"


def test_k08_boromir_captures_for_two() -> None:
    state = table(
        {"boromir": "moria", "gimli": "erebor"},
        {"frodo_sam": "the_shire", "eomer": "edoras"},
        acting="boromir",
        friends={"moria": {"dwarf": 1}},
        tokens=[{"valor": 3}],
    )
    assert label_of(state, "capture")[1]["cost"] == "cost-2_valor"


@pytest.mark.parametrize(
    ("place", "who", "task", "price"),
    [
        ("dunland", "gimli", "frecas_heirs", "cost-3_friendship"),
        ("dol_guldur", "galadriel", "lay_bare_pits", "cost-1_valor-2_resistance"),
        ("osgiliath", "faramir", "secure_anduin", "cost-1_stealth-2_resistance"),
        ("minas_morgul", "gimli", "infiltrate_morgul", "cost-3_stealth"),
    ],
)
def test_o10_o14_o17_o19_the_other_price_of_a_capture(place: str, who: str, task: str, price: str) -> None:
    tokens = [{"friendship": 3, "valor": 3, "stealth": 3, "resistance": 3}]
    words: dict[str, Any] = {"objectives": ["destroy_ring", task], "friends": {place: {"rohan": 1}}, "tokens": tokens}
    assert label_of(two(who, place, **words), "capture otherwise")[1]["cost"] == price


def test_f11_the_second_character_has_four_actions_or_one() -> None:
    assert label_of(two(taken=1), "act boromir")[1]["count"] == 4
    assert label_of(two(taken=2), "act boromir")[1]["count"] == 1


def test_x1_x4_prices_follow_the_options() -> None:
    tokens = [{"friendship": 3, "valor": 3, "stealth": 3, "resistance": 3}]
    words: dict[str, Any] = {"objectives": ["destroy_ring", "blessing_elves"], "tokens": tokens}
    state = table(
        {"gimli": "rivendell", "arwen": "rivendell"}, {"frodo_sam": "bree", "eomer": "bree"}, acting="gimli", **words
    )
    assert label_of(state, "objective blessing_elves")[1]["cost"] == "cost-3_friendship"
    lady = two("galadriel", "lorien", tokens=tokens)
    assert label_of(lady, "lady of light")[1]["cost"] == "cost-1_stealth"
    lady = two("galadriel", "lorien", tokens=tokens, options={"lady_of_light_for_friendship": True})
    assert label_of(lady, "lady of light")[1]["cost"] == "cost-1_friendship"


def test_x6_a_shadow_card_names_the_line_of_the_custom_data() -> None:
    ends = {name: (line["path"][0], line["path"][-1]) for name, line in GAME.data["lines"].items()}
    lines = {name: LINES[SHADOW_LINE[number]] for number, name in enumerate(SHADOW_CARDS) if SHADOW_LINE[number] >= 0}
    twins = {name: [line for line in ends if ends[line] == ends[mine] and line != mine] for name, mine in lines.items()}
    other = next(name for name, found in twins.items() if found)
    printed, twin = lines[other], twins[other][0]
    message = GAME.choice_label(GAME.action(f"flipped {other}"), table().view(0))
    assert message.params["line"] == f"line-{printed}"
    message = GAME.choice_label(
        GAME.action(f"flipped {other}"), table(options={"own": {"lines": {other: twin}}}).view(0)
    )
    assert message.params["line"] == f"line-{twin}"


# -- the log ----------------------------------------------------------------------------------


def test_a_journey_in_the_log() -> None:
    assert line_of(kinds.WENT, 9, 25, 26) == (
        "log-went",
        {"character": "character-gimli", "origin": "place-erebor", "place": "place-lake_town"},
    )
    assert line_of(kinds.FRIENDS_MOVED, 25, 26, 1, 2)[1]["people"] == "people-dwarf"


@pytest.mark.parametrize("why", range(1, len(LOSSES)))
def test_f48_every_loss_of_hope_has_its_reason(why: int) -> None:
    key, params = line_of(kinds.HOPE_LOST, 2, 4, why)
    assert key == f"log-hope-lost-{LOSSES[why]}"
    assert params == {"count": 2, "hope": 4}
    assert "4" in english(Message(key, params))


def test_f48_the_reasons_are_those_of_the_rules() -> None:
    state = frodo("the_shire", nazgul={"eriador": 1, "mordor": 8})
    journal = state.open_journal()
    do(state, "travel bree", "searched 1 weary")
    lost = [entry.plain() for entry in journal if entry.kind == kinds.HOPE_LOST]
    assert [line_of(*entry)[0] for entry in lost] == ["log-hope-lost-search"]


def test_what_only_traces_need_is_no_line() -> None:
    assert log_line((kinds.DID, 5, 0, 0, 0)) is None


def test_dice_in_the_log() -> None:
    state = two(friends={"erebor": {"dwarf": 2}}, shadow={"erebor": 3})
    journal = state.open_journal()
    do(state, "attack 2", "fought 1 rout 1 nazgul")
    lines = [log_line(entry.plain()) for entry in journal]
    said = [english(line) for line in lines if line is not None]
    assert "Battle dice: 1 × Rout, 1 × Nazgûl." in said
    assert "Gimli leads an attack at Erebor." in said


FIRST_ENTRY: Final = "DID"
LAST_ENTRY: Final = "MOVED_CHARACTER"


def entries() -> list[str]:
    """The names of all kinds of entries, in their order."""
    names = list(vars(kinds))
    return [name for name in names[names.index(FIRST_ENTRY) : names.index(LAST_ENTRY) + 1] if name.isupper()]


SILENT: Final = ("DID",)


@pytest.mark.parametrize("name", entries())
def test_every_kind_of_entry_has_a_line_or_none_on_purpose(name: str) -> None:
    first, second = {"SPECIAL_SHADOW": (DRUMS, 0), "USED": (1, ANDURIL)}.get(name, (1, 1))
    message = log_line((vars(kinds)[name], first, second, 1, 1))
    assert (message is None) == (name in SILENT)
    if message is not None:
        for lang in LANGUAGES:
            assert not re.search(r"[<>{}$]", Words(lang, "fate").say(message)), message


# -- every message has words ------------------------------------------------------------------


def prices() -> set[int]:
    """Everything that can be due: all remainders of a price while it is paid."""
    whole = {int(price) for price in COSTS} | {int(price) for price in OBJECTIVE_COST}
    whole |= {int(price) + 64 for price in COSTS}  # and Stealth for Frodo
    whole |= {3, 3 * 8, 3 * 64, 1, 8, 64, 512, 2 * 512 + 8, 2 * 512 + 64}
    found: set[int] = set()
    for price in whole:
        parts = [range((price >> shift & 7) + 1) for shift in (0, 3, 6, 9)]
        found |= {a + 8 * b + 64 * c + 512 * d for a, b, c, d in product(*parts)}
    return found - {0}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_f13_every_price_has_words(lang: str) -> None:
    words = Words(lang, "fate")
    assert [price for price in prices() if not words.has(cost(price))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_choice_and_ending_has_words(lang: str) -> None:
    words = Words(lang, "fate")
    keys = [f"wait-{kind.name}" for kind in KINDS if FIRST_DECISION <= kind.code < FIRST_CHANCE]
    keys += [f"ending-{ending}" for ending in ENDINGS if ending]
    for first, names in (
        ("prompt-paying", PAYMENTS),
        ("prompt-may", MAYS),
        ("prompt-placing", PLACINGS),
        ("do-at", PLACINGS),
        ("prompt-choosing", CHOICES),
        ("do-who", CHOICES),
        ("prompt-loading", LOADS),
        ("prompt-numbering", COUNTS),
        ("do-number", COUNTS),
        ("prompt-summoning", SUMMONS),
    ):
        keys += [f"{first}-{name}" for name in names]
    keys += [f"do-{answer}-may_{name}" for answer in ("yes", "no") for name in MAYS]
    keys += [f"do-{action.kind}" for action in ACTIONS if action.kind != "act"]
    keys += [key("card", number) for number in range(len(CARDS) + len(SKIES))]
    keys += [f"option-{flag}" for flag in FLAGS]
    for option in GAME.options:
        keys += [f"choice-{option.name}-{choice}" for choice in option.choices]
    assert [key for key in keys if not words.has(key)] == []


@cache
def said(seed: int) -> frozenset[Message]:
    """Return all messages of a lively game: prompts, choices and the log."""
    found: set[Message] = set()
    for state in walk(seed, 250):
        for eyes in (*range(state.seats), WATCHER):
            view = state.view(eyes)
            found.add(GAME.prompt(view))
            found.update(GAME.choice_label(code, view) for code in [*view["legal"], *view["out_of_turn"]])
        if state.actor == CHANCE:
            found.update(GAME.choice_label(code, state.view(0)) for code, _ in state.chances()[:20])
        if state.actor != OVER and state.journal is None:
            state.open_journal()
        lines = (log_line(entry.plain()) for entry in state.journal or [])
        found.update(line for line in lines if line is not None)
        if state.journal is not None:
            state.journal.clear()
    return frozenset(found)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_in_a_lively_game_reads_well(lang: str, seed: int) -> None:
    words = Words(lang, "fate")
    assert len(said(seed)) > 60
    for message in said(seed):
        text = words.say(message)
        assert text.strip()
        assert not re.search(r"[<>{}$]|  | \.|!\.|\.\.", text), f"{message}: {text}"
        assert not (lang == "fr" and re.search(r"\bde (?:le|les)\b|\bà (?:le|les)\b|\bque à\b| [?;:!]", text)), text


def test_every_action_has_words() -> None:
    """A choice that is not legal now has a label as well, for a player who asks for the reason."""
    view = two().view(FIRST)
    words = Words("en", "fate")
    for code in range(int(NUM_ACTIONS)):
        assert words.has(GAME.choice_label(code, view).key), GAME.notation(code)
