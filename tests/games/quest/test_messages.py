"""Prompts, choices and the log, as keys and in the words of three languages."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bywater import CHANCE, OVER, WATCHER, Message, State
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.board import EVENTS, FACES, HOBBITS, PLACES, SYMBOLS, TILES, TOKENS
from bywater.games.quest.model.cards import GANDALF, KINDS
from bywater.games.quest.model.demands import DEMANDS
from bywater.games.quest.model.endings import ENDINGS
from bywater.games.quest.model.frames import KINDS as KINDS_OF_FRAMES
from bywater.games.quest.model.frames import MOMENTS, QUIET, SHARING
from bywater.games.quest.rules.events import strikes_others
from bywater.words import LANGUAGES, Words

from .helpers import (
    FRODO,
    GAME,
    PIPPIN,
    SAM,
    at_the_end,
    at_the_mountain,
    beginning,
    do,
    event,
    go,
    log,
    pass_quiet,
    roll_chances,
    table,
    tile,
    to_roll,
    watched,
)

BOARDS = ("moria", "helms_deep", "shelobs_lair", "mordor")


def question(state: State, seat: int) -> tuple[str, dict[str, Any]]:
    message = GAME.prompt(state.view(seat))
    return message.key, dict(message.params)


def offered(state: State, text: str) -> tuple[str, dict[str, Any]]:
    """Return an action as one of the choices of the prompted seat."""
    message = GAME.choice_label(GAME.action(text), state.view(state.decision.seat))
    return message.key, dict(message.params)


# -- questions --------------------------------------------------------------------------------


def test_the_prompted_seat_reads_a_prompt_and_the_others_that_they_wait() -> None:
    state = table("white_hiding", "white_hiding", "white_hiding")
    assert question(state, FRODO)[0] == "prompt-cards"
    assert question(state, SAM) == ("wait-cards", {**question(state, FRODO)[1]})
    assert question(state, WATCHER)[1]["hobbit"] == "hobbit-frodo"
    do(state, "play white_hiding")
    assert question(state, FRODO)[0] == "prompt-cards-second"


def test_q24_pippins_prompt_does_not_ask_for_a_white_and_a_grey_card() -> None:
    assert question(table("", "", "white_hiding", active=PIPPIN), PIPPIN)[0] == "prompt-cards-any"


@pytest.mark.parametrize("name", ["orcs_attack", "speak_friend"])
def test_r32_a_demand_is_prompted_by_its_own_name(name: str) -> None:
    number = EVENTS.index(name) + 1
    state = pass_quiet(event(number, "gimli, white_joker", "boromir, white_friendship, eomer"))
    assert question(state, FRODO)[0] == f"prompt-demand-{name}"
    assert question(state, SAM)[0] == "wait-demand"
    assert question(state, SAM)[1]["demand"] == f"demand-{name}"
    do(state, "interrupt sam")
    assert question(state, SAM)[0] == "prompt-interrupt-demand"
    assert question(state, SAM)[1]["demand"] == f"demand-{name}"


def test_n5_an_interrupt_at_an_own_demand_does_not_ask_for_pledges() -> None:
    state = pass_quiet(event(2, "white_hiding, miruvor", "white_hiding, white_joker"))
    assert question(state, FRODO)[0] == "prompt-demand-watcher"
    do(state, "interrupt sam")
    assert question(state, SAM)[0] == "prompt-interrupt"


def test_r08_the_symbol_of_a_turned_up_card_is_named() -> None:
    state = pass_quiet(event(3, "2 white_hiding, white_joker", "white_hiding"))
    do(state, "card grey_hiding")
    key, params = question(state, FRODO)
    assert key == "prompt-demand-stone_in_the_well"
    assert params["symbol"] == "line-hiding"
    assert "2 Hiding symbols" in Words("en", "quest").say(GAME.prompt(state.view(FRODO)))


def test_r18_r20_a_line_is_chosen_for_a_tile_or_for_the_ring() -> None:
    assert question(pass_quiet(tile("friendship", "", "")), FRODO)[0] == "prompt-line"
    state = do(table("", "", ring_used=False), "interrupt frodo", "put on the ring")
    go(state, "die blank")
    key, params = question(pass_quiet(state), FRODO)
    assert (key, params["count"]) == ("prompt-line-ring", 4)


def test_q06_passing_a_card_at_the_council_and_by_miruvor() -> None:
    frames = [["journey", 0, k.PASS_OR_RECOVER, 0, 0]]
    council = roll_chances(table("gimli, boromir", "legolas", place="rivendell", stack=frames))
    assert question(council, FRODO)[0] == "prompt-passing-council"
    assert question(council, FRODO)[1]["whom"] == "hobbit-sam"
    state = do(table("miruvor", "gimli, boromir", ""), "interrupt frodo", "miruvor sam", "to pippin")
    assert question(state, SAM)[0] == "prompt-passing"
    assert question(state, SAM)[1]["whom"] == "hobbit-pippin"


def test_q26_the_moments_name_what_they_are_about() -> None:
    belt = to_roll(SAM, "belt", "white_hiding")
    assert question(belt, FRODO) == ("prompt-before_roll", {**question(belt, FRODO)[1], "whom": "hobbit-sam"})
    mithril = pass_quiet(do(to_roll(SAM, "mithril", "white_hiding"), "die three_dots"), "after_roll")
    assert question(mithril, FRODO)[1]["face"] == "face-spared_three_dots"
    staff = do(beginning("staff", "white_hiding"), "tile sundial_cards")
    assert question(pass_quiet(staff, "after_tile"), FRODO)[1]["tile"] == "tile-sundial_cards"
    magic = event(5, "", "gimli", shields=[5, 0])
    assert question(pass_quiet(magic, "after_marker"), FRODO)[1]["event"] == "event-orcs_attack"


# -- choices ----------------------------------------------------------------------------------


def test_q11_a_card_shows_the_line_and_how_far_it_moves() -> None:
    state = table("gimli, aragorn, white_hiding", "", lines={"fighting": 9})
    assert offered(state, "play gimli") == (
        "do-play",
        {"card": "card-gimli", "line": "line-fighting", "count": 1},
    )
    assert offered(state, "play aragorn on hiding")[1]["count"] == 2
    assert offered(state, "play white_hiding on fighting")[0] == "do-play-on"


def test_r18_a_card_that_would_move_nothing_says_so() -> None:
    state = table("aragorn, white_friendship", "", lines={"hiding": 7})
    assert offered(state, "play white_friendship")[0] == "do-play-idle"
    assert offered(state, "play aragorn on hiding")[0] == "do-play-idle"
    assert offered(state, "play aragorn on fighting")[0] == "do-play-on"


def test_n5_interrupts_read_as_what_they_are_for() -> None:
    quiet = table("miruvor", "gimli")
    assert offered(quiet, "interrupt frodo")[0] == "do-interrupt-own"
    assert offered(quiet, "interrupt sam") == ("do-interrupt", {"hobbit": "hobbit-sam"})
    helped = pass_quiet(event(5, "gimli, boromir", "eomer, white_joker"))
    assert offered(helped, "interrupt sam")[0] == "do-interrupt-demand"
    eye = pass_quiet(tile("eye_or_two_dark", "gimli", "boromir"))
    assert offered(eye, "interrupt sam")[0] == "do-interrupt-volunteer"
    assert offered(eye, "volunteer") == ("do-volunteer", {"count": 2})
    alone = pass_quiet(event(2, "white_hiding", "white_hiding"))
    assert offered(alone, "interrupt sam")[0] == "do-interrupt"


def test_n5_a_seat_that_is_not_prompted_is_offered_the_interrupt() -> None:
    view = table("miruvor", "gimli").view(SAM)
    assert [GAME.choice_label(code, view).key for code in view["out_of_turn"]] == ["do-interrupt-take"]


def test_r17_what_is_prompted_of_one_alone_is_given_and_not_pledged() -> None:
    alone = pass_quiet(event(2, "white_hiding, white_joker", "white_hiding"))
    assert offered(alone, "pledge white_hiding")[0] == "do-pledge-own"
    group = pass_quiet(event(5, "gimli, boromir", "eomer, white_joker"))
    assert offered(group, "pledge gimli")[0] == "do-pledge"
    faces = pass_quiet(event(2, "white_joker", "", place="shelobs_lair", shields=[3, 0]))
    assert offered(faces, "pledge 3 shields") == ("do-pledge_shields-own", {"count": 3})


def test_r10_refusing_names_what_then_happens() -> None:
    words = Words("en", "quest")
    state = pass_quiet(event(5, "gimli, boromir", "eomer, white_joker"))
    refused = GAME.choice_label(GAME.action("refuse"), state.view(FRODO))
    assert refused.key == "do-refuse-orcs_attack"
    assert "Sauron moves 2 steps closer" in words.say(refused)
    shelob = pass_quiet(event(5, "gimli", "", place="shelobs_lair"))
    assert offered(shelob, "refuse")[0] == "do-refuse-shelob_appears"


def test_chance_is_named_as_well() -> None:
    state = to_roll(SAM, "", "white_hiding")
    assert question(state, FRODO) == ("chance-die", {**question(state, FRODO)[1], "whom": "hobbit-sam"})
    view = state.view(FRODO)
    assert GAME.choice_label(GAME.action("die eye"), view) == Message("do-die", {"face": "face-eye"})
    assert GAME.choice_label(GAME.action("special shield 3"), view) == Message("do-special_shield", {"count": 3})


# -- the log ----------------------------------------------------------------------------------


def test_the_log_of_a_turn() -> None:
    state = watched(table("gimli", "white_hiding"))
    do(state, "play gimli")
    keys = [line.key for line in log(state)]
    assert keys[:5] == ["log-played", "log-moved", "log-got-shield", "log-moved", "log-got-shield"]


def test_r33_a_secret_card_is_drawn_without_its_name() -> None:
    state = watched(table("gimli", "white_hiding", options={"hands": "secret"}))
    do(state, "draw", "card grey_hiding")
    assert Message("log-drew", {"hobbit": "hobbit-frodo", "card": "card-grey_hiding"}) in log(state, FRODO)
    assert Message("log-drew-hidden", {"hobbit": "hobbit-frodo"}) in log(state, SAM)


@pytest.mark.parametrize(
    ("ending", "state"),
    [
        ("destroyed", lambda: do(at_the_mountain("", ""), "die blank", "special shield 1")),
        ("caught", lambda: do(to_roll(FRODO, "", "", dark=[14, 0]), "die three_dots")),
        ("want", lambda: do(to_roll(FRODO, "", ""), "die two_cards")),
    ],
)
def test_q23_the_prompt_names_the_ending(ending: str, state: Any) -> None:
    key, params = question(pass_quiet(state()), SAM)
    assert key == f"ending-{ending}"
    assert not params


# -- everything, in all languages -------------------------------------------------------------


# Hands in Moria, and further cards in Lothlórien and in Mordor.
EARLY = (
    "gimli, white_hiding, miruvor, staff",
    "boromir, 2 white_joker, mithril, athelas",
    "legolas, 2 grey_fighting",
    "anduril, white_friendship",
    "aragorn, grey_travelling",
)
LATE = ("elessar, lembas", "phial", "belt", "arwen", "bow")


def hands_in(place: str, seats: int) -> list[str]:
    hands = list(EARLY) if place == "moria" else [f"{first}, {more}" for first, more in zip(EARLY, LATE, strict=True)]
    if place == "mordor":
        hands[0] += ", eowyn"
    return hands[:seats]


def beginnings() -> Iterator[State]:
    """Tables from all parts of the journey, so that short walks reach every message."""
    every = {"preparations": True, "heir": True, "clockwise": True}
    options: list[dict[str, Any]] = [{}, {"hands": "secret"}, {"competitive": True}, {**every, "hands": "secret"}]
    for number, chosen in enumerate(options):
        seats = 2 + number
        wealth: dict[str, Any] = {
            "shields": [7, 5, 3, 2, 5][:seats],
            "tokens": [{"ring": 1}, {"heart": 1}, {"sun": 1}, {}, {}][:seats],
            "options": chosen,
        }
        yield GAME.start(seats, **chosen)
        yield GAME.start(seats, **{**chosen, **every, "competitive": number % 2 == 1})
        for place, turn in [(place, turn) for place in BOARDS for turn in range(1, 7)]:
            more = {"board_cards": ["army_of_the_dead", "ghan"]} if place == "mordor" else {}
            state = {"ring_used": False, "dark": [3] * seats, "sauron": 12, **wealth, **more}
            yield event(turn, *hands_in(place, seats), place=place, active=turn % seats, **state)
        yield at_the_mountain(*hands_in("mordor", seats), dark=[5] * seats, sauron=7, **wealth)


@cache
def said() -> frozenset[Message]:
    """Return all messages of short random walks from these tables: prompts, choices, refusals and log lines."""
    rng = random.Random(1)
    found: set[Message] = set()
    for state in beginnings():
        watched(state)
        for _ in range(60):
            if state.actor == OVER:
                break
            for seat in {rng.randrange(state.seats), max(state.actor, 0)}:
                view = state.view(seat)
                found.add(GAME.prompt(view))
                found.update(GAME.choice_label(code, view) for code in (*view["legal"], *view["out_of_turn"]))
                reasons = [state.why(code, seat) for code in rng.sample(range(GAME.num_actions), 12)]
                found.update(reason for reason in reasons if reason is not None)
            code = state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal()))
            found.add(GAME.choice_label(code, state.view(FRODO)))
            state.apply(code)
        for eyes in (*range(state.seats), WATCHER):
            found.update(log(state, eyes))
            found.add(GAME.prompt(state.view(eyes)))
    return frozenset(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_words(lang: str) -> None:
    words = Words(lang, "quest")
    assert len({message.key for message in said()}) > 250
    for message in said():
        text = words.say(message)
        assert text.strip(), message
        assert not re.search(r"[<>{}]|\$", text), f"{message}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_and_every_family_has_words(lang: str) -> None:
    words = Words(lang, "quest")
    asked = [KINDS_OF_FRAMES[code].name for code in range(QUIET, SHARING + 1)]
    special = ("quiet", "rivals", "demand", "pledging", "choosing_line")
    keys = [
        *(f"hobbit-{name}.{form}" for name in HOBBITS for form in ("the", "to", "of", "power")),
        *(f"seat-{name}" for name in HOBBITS),
        *(f"place-{name}.{form}" for name in PLACES for form in ("short", "in", "to")),
        *(f"card-{name}.{form}" for name in KINDS for form in ("short", "object")),
        *(f"gandalf-{name}.text" for name in GANDALF),
        *(f"log-gandalf-{name}" for name in GANDALF),
        *(f"event-{name}.{form}" for name in EVENTS for form in ("short", "text")),
        *(f"tile-{name}.{form}" for name in TILES for form in ("short", "text")),
        *(f"face-{name}.text" for name in FACES),
        *(f"token-{name}.object" for name in TOKENS),
        *(f"line-{name}" for name in SYMBOLS),
        *(f"{family}-{name}" for name in DEMANDS for family in ("demand", "prompt-demand", "do-refuse")),
        *(f"{family}-{name}" for name in MOMENTS for family in ("prompt-quiet", "prompt-rivals", "do-pass")),
        *(f"{family}-{name}" for name in ENDINGS[1:] for family in ("ending", "log-ended")),
        *(f"wait-{name}" for name in asked),
        *(f"prompt-{name}" for name in asked if name not in special),
        *(f"chance-{name}" for name in KINDS_OF_FRAMES.names()[-7:]),
        *(f"unpaid-{name}" for number, name in enumerate((*DEMANDS, "shelob_appears")) if strikes_others(number)),
    ]
    assert len(keys) > 300
    assert [key for key in keys if not words.has(key)] == []


def test_about_finds_cards_by_their_names() -> None:
    words = Words("de", "quest")
    assert words.about("phiole") == ["card-phial.text"]
    assert words.about("kankra ersch") == ["event-shelob_appears.text"]
    assert words.about("sam") == ["event-sam_saves_frodo.text", "hobbit-sam.power"]


@pytest.mark.parametrize(("lang", "text"), [("en", "Ask Merry"), ("fr", "Demander à Merry"), ("de", "Merry fragen")])
def test_asking_another_reads_well(lang: str, text: str) -> None:
    state = table("miruvor", "", "", "gimli")
    message = GAME.choice_label(GAME.action("interrupt merry"), state.view(FRODO))
    assert Words(lang, "quest").say(message) == text


def test_q24_the_prompt_shows_sams_die_with_its_reduced_effect() -> None:
    state = do(to_roll(SAM, "elessar", "2 white_hiding", dark=[1, 0]), "die three_dots")
    key, params = question(state, state.actor)
    assert key == "prompt-quiet-after_a_roll"
    assert params["face"] == "face-spared_three_dots"


def test_n5_the_words_for_ending_an_interrupt_depend_on_earlier_pledges() -> None:
    state = do(event(5, "gimli, anduril", "boromir, white_fighting"), "interrupt sam")
    assert offered(state, "done") == ("do-done-nothing", {})
    assert offered(do(state, "pledge white_fighting"), "done") == ("do-done-interrupt", {})
    eye = do(tile("eye_or_two_dark", "gimli", "boromir"), "interrupt sam")
    assert offered(eye, "done") == ("do-done-not_me", {})


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Sam gives back 2 grey Fighting cards."),
        ("fr", "Sam rend 2 cartes Combattre grises."),
        ("de", "Sam gibt 2 graue Karten Kämpfen zurück."),
    ],
)
def test_several_equal_cards_read_well(lang: str, text: str) -> None:
    said = Message("log-gave-back", {"hobbit": "hobbit-sam", "card": "card-grey_fighting", "count": 2})
    assert Words(lang, "quest").say(said) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_n9_the_question_before_the_steps_stays_true_after_help(lang: str) -> None:
    """Elessar was played at that moment, and Frodo no longer meets Sauron: the words must not say so."""
    tokens = [{"heart": 1}, {"ring": 1, "heart": 1, "sun": 1}]
    state = at_the_end("", "athelas, elessar, lembas", dark=[3, 0], sauron=5, tokens=tokens)
    do(state, "pass", "pass", "interrupt sam", "elessar frodo", "done")
    assert state.decision["moment"] == "before_the_steps"
    assert "Sauron" not in Words(lang, "quest").say(GAME.prompt(state.view(FRODO)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["quiet", "rivals"])
def test_n9_the_name_of_an_event_is_not_followed_by_a_full_stop(kind: str, lang: str) -> None:
    """One of them ends in a question mark."""
    message = Message(f"prompt-{kind}-between_events", {"event": "event-trapped"})
    assert "?." not in Words(lang, "quest").say(message)
