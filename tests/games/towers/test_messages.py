"""Prompts, labels of choices and log lines as messages."""

import pytest

from bywater import WATCHER, State

from .helpers import GAME, laying, log, play, scored, table


def told(state: State, text: str) -> tuple[str, dict[str, object]]:
    """The label of an action among the choices of the actor."""
    message = GAME.choice_label(GAME.action(text), state.view(state.decision.seat))
    return message.key, dict(message.params)


def question(state: State, seat: int) -> tuple[str, dict[str, object]]:
    message = GAME.prompt(state.view(seat))
    return message.key, dict(message.params)


def test_the_actor_gets_a_question_and_the_others_wait() -> None:
    state = table("green_wisdom", "gandalf", "gandalf", display="gandalf", place="edoras")
    assert question(state, 0) == ("prompt-gain", {"place": "place-edoras", "seat": "seat-1"})
    assert question(state, 2) == ("wait-gain", {"place": "place-edoras", "seat": "seat-1"})
    play(state, "offer green_wisdom")
    assert question(state, 0) == ("prompt-taking", {"left": 2, "seat": "seat-1"})
    play(state, "draw")
    assert question(state, 1) == ("chance-pile", {"to": "seat-1"})
    assert question(laying("gandalf", "gandalf", "gandalf", ring=2), WATCHER) == (
        "wait-laying",
        {"place": "place-rohan", "seat": "seat-3"},
    )


def test_t4_the_choices_of_a_gain() -> None:
    state = table("2 green_wisdom", "gandalf", "gandalf", display="gandalf")
    assert told(state, "take gandalf") == ("do-take", {"card": "card-gandalf"})
    assert told(state, "draw") == ("do-draw", {})
    assert told(state, "offer green_wisdom") == ("do-offer", {"card": "card-green_wisdom"})
    play(state, "offer green_wisdom")
    assert told(state, "draw") == ("do-draw-rest", {"count": 2})
    play(state, "take gandalf")
    assert told(state, "draw") == ("do-draw-rest", {"count": 1})


@pytest.mark.parametrize(("row", "longer"), [("green wisdom 2", 3), ("green wisdom 2 gandalf", 4)])
def test_t12_extending_a_row_says_how_long_it_gets(row: str, longer: int) -> None:
    state = laying("green_wisdom, gandalf", "gandalf", "gandalf", rows=[row, "", ""])
    assert told(state, "lay green_wisdom") == ("do-extend", {"card": "card-green_wisdom", "count": longer})


def test_t13_replacing_a_row_names_what_goes() -> None:
    state = laying("green_wisdom, blue_wisdom, gandalf", "gandalf", "gandalf", rows=["green strength 2", "", ""])
    assert told(state, "lay green_wisdom") == (
        "do-lay-replace",
        {"card": "card-green_wisdom", "old": "quality-strength"},
    )
    assert told(state, "lead green_wisdom")[0] == "do-lead-replace"
    assert told(state, "lay blue_wisdom") == ("do-lay", {"card": "card-blue_wisdom"})
    assert told(state, "lead blue_wisdom") == ("do-lead", {"card": "card-blue_wisdom"})
    assert told(state, "done") == ("do-done", {})


def test_the_log_of_a_turn_and_of_a_place() -> None:
    state = laying("green_wisdom, blue_endurance, 2 gandalf", "gandalf", "gandalf", rows=["green strength 2", "", ""])
    state.open_journal()
    play(state, "lay green_wisdom", "lead blue_endurance")
    keys = [line.key for line in log(state, 1)]
    assert sorted(keys) == ["log-cleared", "log-laid", "log-led"]
    place = [(line.key, line.params) for line in log(scored("", "blue endurance 2", ""), WATCHER)]
    assert ("log-counted", {"seat": "seat-2", "count": 2}) in place
    assert ("log-won", {"seat": "seat-2", "value": 5}) in place
    assert ("log-ring", {"seat": "seat-2"}) in place
    assert ("log-lost", {"seat": "seat-2", "card": "card-blue_endurance"}) in place
