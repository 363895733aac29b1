"""Hints: a bot's choice and its reasons, from the view alone; every reason has words."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import bywater
from bywater.bots import make_bot, reasons
from bywater.bots.hints import adviser, hint
from bywater.bots.player import Thought
from bywater.bots.reasons import how_sure, reasons_for
from bywater.core.message import Message
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State, View
from bywater.words import LANGUAGES, page_sources

GAMES = ["confrontation", "towers", "quest", "fate"]
GENERAL = {
    "why-only",
    "why-habit",
    "why-nothing-else",
    "why-clearly",
    "why-slightly",
    "why-equal",
    "why-always",
    "why-mixed",
}


def words_of(lang: str, game: str) -> str:
    files = [*page_sources(lang, game), *page_sources(lang)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def asked(game_id: str, seed: int, bot: str, seats: int = 2) -> list[tuple[View, int]]:
    """The views of a quick bot in a game, and its choices."""
    game = bywater.load(game_id)
    state = game.start(seats)
    rng = random.Random(seed)
    player = make_bot(bot, game, rng)
    found: list[tuple[View, int]] = []
    while state.actor != OVER and len(found) < 250:
        if state.actor == CHANCE:
            action = int(state.roll(rng))
        else:
            view = state.view(int(state.actor))
            action = player.choose(view)
            found.append((view, action))
        state.apply(action)
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_at_least_five_kinds_of_real_reasons_come_up_in_play_and_have_words(game_id: str) -> None:
    game = bywater.load(game_id)
    bot = "random" if game_id in ("confrontation", "towers") else "cautious"
    kinds: Counter[str] = Counter()
    keys = {lang: set(re.findall(r"^([\w-]+) =", words_of(lang, game_id), re.M)) for lang in LANGUAGES}
    for view, action in asked(game_id, 3, bot):
        found = reasons_for(game, view, action, None)
        assert 1 <= len(found) <= 3
        for reason in found:
            kinds[reason.key] += 1
            names = {value for value in reason.params.values() if isinstance(value, str)}
            for lang in LANGUAGES:
                assert {reason.key, *names} <= keys[lang], (lang, reason)
    assert len(set(kinds) - GENERAL) >= 5, kinds


@pytest.mark.parametrize("game_id", GAMES)
def test_every_reason_that_is_written_has_words_in_all_languages(game_id: str) -> None:
    folder = Path(reasons.__file__).parent
    text = (folder / game_id / "reasons.py").read_text("utf-8") + (folder / "reasons.py").read_text("utf-8")
    written = set(re.findall(r'"(why-[\w-]+)"', text))
    assert len(written) > 15
    for lang in LANGUAGES:
        words = words_of(lang, game_id)
        assert [key for key in written if f"\n{key} = " not in words] == [], lang


def test_the_confidence_of_a_hint() -> None:
    def sure(best: float, other: float, visits: int = 100) -> str:
        message = how_sure(1, Thought({1: best, 2: other}, {1: 200, 2: visits}, 300))
        assert message is not None
        return message.key

    assert sure(0.5, 0.2) == "why-clearly"
    assert sure(0.5, 0.42) == "why-slightly"
    assert sure(0.5, 0.49) == "why-equal"
    assert sure(0.5, 0.9, 1) == "why-nothing-else"  # one visit is no evidence
    assert how_sure(1, None) is None
    assert how_sure(1, Thought({1: 0.1, 2: 0.1}, {1: 40, 2: 60}, 0)) == Message("why-mixed", {"share": 40})
    message = how_sure(1, Thought({1: 1.0, 2: -1.0}, {1: 5, 2: 5}, 10))
    assert message is not None
    assert message.params["chance"] == 99  # nothing is certain before the game is over


def test_the_only_choice_needs_no_other_reason() -> None:
    game = bywater.load("towers")
    assert [one.key for one in reasons_for(game, {"legal": [3]}, 3, None)] == ["why-only"]


def like(game_id: str, lines: int) -> tuple[State, State, int]:
    """Two states with the same view of the acting seat that differ in hidden information."""
    game = bywater.load(game_id)
    rng = random.Random(8)
    state = game.start(2, **({"hands": "secret"} if game_id == "quest" else {}))
    done = 0
    while state.actor != OVER:
        seat = int(state.actor)
        if seat >= 0 and done >= lines and len(state.legal()) > 2:
            view = state.view(seat)
            for _ in range(20):
                other = game.belief(view).sample(rng)
                if other.view(1 - seat) != state.view(1 - seat) and other.view(seat) == view:
                    return state, other, seat
        state.apply(int(state.roll(rng)) if seat == CHANCE else int(rng.choice(list(state.legal()))))
        done += 1
    raise AssertionError("expected a state with hidden information, found none")


@pytest.mark.parametrize(("game_id", "lines"), [("confrontation", 30), ("towers", 60), ("quest", 60)])
def test_a_hint_does_not_depend_on_hidden_information(game_id: str, lines: int) -> None:
    one, other, seat = like(game_id, lines)
    bot = {"confrontation": "duellist@60", "towers": "planner@40", "quest": "team@20"}[game_id]
    first = hint(bot, one.view(seat), 5)
    assert first == hint(bot, other.view(seat), 5)
    assert first.action in one.view(seat)["legal"]
    assert first.reasons


def test_the_adviser_is_on_the_ladder() -> None:
    for game_id in GAMES:
        game = bywater.load(game_id)
        assert adviser(game) in ("captain", "wayfarer")
