"""The data that the page gets beyond the view."""

import random
import re
from pathlib import Path
from typing import Any

import bywater.games.fate
from bywater import CHANCE, OVER, State
from bywater.core.seats import WATCHER
from bywater.games.fate.presentation.page import BUTTONS, extras

from .helpers import GAME, advance, begun, choose, do, flipped, table, to_flip

WORDS = Path(bywater.games.fate.__file__).parent / "words/page"
NOTES = set(re.findall(r"^(fate-not-[\w-]+) =", (WORDS / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
FRODO = {"frodo_sam": "the_shire", "legolas": "bree"}
ARAGORN = {"aragorn": "helms_deep", "arwen": "rivendell"}


def extras_of(state: State, seat: int = 0) -> dict[str, Any]:
    return extras(state.view(seat))


def test_the_steps_of_a_turn_and_the_actions_left() -> None:
    state = table(FRODO, ARAGORN)
    assert extras_of(state)["turn"] == {
        "phase": "act",
        "to_come": 2,
        "open": True,
        "left": [{"character": "frodo_sam", "count": 4}, {"character": "legolas", "count": 4}],
    }
    state = table(FRODO, ARAGORN, acting="legolas", taken=3)
    turn = extras_of(state)["turn"]
    assert not turn["open"]
    assert turn["left"] == [{"character": "legolas", "count": 1}, {"character": "frodo_sam", "count": 1}]
    state = to_flip(FRODO, ARAGORN, cards=2, hands=[["orc_infighting"], []], shadow={"moria": 1})
    assert extras_of(state)["turn"]["phase"] == "shadow"
    assert extras_of(state)["turn"]["to_come"] == 2
    assert extras_of(state)["turn"]["left"] == []
    state = flipped("wheels", "red", FRODO, ARAGORN, friends={"bree": {"elf": 2}})
    assert extras_of(state)["turn"]["to_come"] == 1  # the one that is being carried out


def test_every_action_that_is_not_open_says_why() -> None:
    state = table(FRODO, ARAGORN, acting="aragorn", friends={"helms_deep": {"rohan": 2}})
    refused = extras_of(state, 1)["refused"]
    assert set(refused) == {"prepare", "fellowship", "attack", "capture"} | ({"muster"} & set(refused))
    assert refused["attack"]["key"] == "refused-no-enemy"
    assert refused["attack"]["text"] == "attack 1"
    assert refused["fellowship"]["params"]["seat"] == "seat-first"
    assert extras_of(state, 0)["refused"] == {}  # another player acts


def test_a_reason_is_about_the_deed_and_not_about_one_card_or_player() -> None:
    state = table(FRODO, ARAGORN, acting="aragorn", hands=[[], ["lembas"]])
    assert extras_of(state, 1)["refused"]["prepare"]["key"] == "fate-no-region-card"
    state = table({**FRODO, "frodo_sam": "helms_deep"}, ARAGORN, acting="aragorn")
    assert extras_of(state, 1)["refused"]["fellowship"]["key"] == "refused-no-card-of-region"
    state = table(FRODO, ARAGORN, {"gimli": "erebor", "eowyn": "edoras"}, acting="frodo_sam")
    assert extras_of(state)["refused"]["fellowship"]["key"] == "fate-nobody-here"
    alone = {**FRODO, **ARAGORN, "gimli": "erebor"}
    state = table(alone, acting="aragorn", hands=[["dale_valor"]])
    assert extras_of(state)["refused"]["prepare"]["key"] == "fate-no-card-here"
    assert extras_of(state)["refused"]["prepare"]["params"] == {"region": "region-rohan"}


def test_what_is_open_is_not_refused_in_whole_games() -> None:
    for seats in (1, 2, 4):
        rng = random.Random(seats)
        state = begun(seats, seats)
        for _ in range(300):
            if state.actor == OVER:
                break
            if state.actor != CHANCE:
                view = state.view(int(state.actor))
                found = extras(view)
                kinds = {GAME.describe(code).kind for code in view["legal"]}
                for deed, reason in found["refused"].items():
                    assert not kinds.intersection(BUTTONS[deed])
                    assert f"fate-not-{reason['key'].partition('-')[2]}" in NOTES  # a short reason on the button
                if view["decision"]["kind"] == "act" and view["acting"] and view["characters"][view["acting"]]["place"]:
                    open_now = {deed for deed, wanted in BUTTONS.items() if kinds.intersection(wanted)}
                    assert open_now | set(found["refused"]) == set(BUTTONS)
            state.apply(choose(state, rng))


def test_objectives_with_the_ring_last_and_locked() -> None:
    state = table(
        FRODO,
        ARAGORN,
        objectives=["destroy_ring", "staff_broken", "challenge_sauron"],
        done=["staff_broken"],
        friends={"north_ithilien": {"gondor": 2}},
    )
    found = extras_of(state)["objectives"]
    assert [one["name"] for one in found] == ["staff_broken", "challenge_sauron", "destroy_ring"]
    assert found[0]["done"]
    assert found[0]["steps"] == []
    assert ["army", "gondor", 2, 3] in found[1]["steps"]
    assert found[2]["locked"]


def test_the_backs_that_can_come_next() -> None:
    state = to_flip(FRODO, ARAGORN, hands=[["orc_infighting"], []], shadow={"moria": 1})
    deck = extras_of(state)["deck"]
    assert (deck["count"], deck["red"], deck["black"]) == (48, 23, 24)
    assert deck["skies"] == len(state.view(0)["dark_piles"])
    assert deck["next_dark"]


def test_shadow_cards_that_lie_open() -> None:
    state = to_flip(
        FRODO,
        ARAGORN,
        hands=[["orc_infighting"], []],
        shadow={"moria": 1},
        shadow_discard=["wheels"],
        levels=[{"seen": ["sh01", "drums"], "back": "", "unseen": ["sh03"]}],
    )
    cards = extras_of(state)["shadow_cards"]
    assert set(cards) == {"sh01", "drums"}
    assert cards["drums"] == {"name": "drums", "line": "", "order": "", "back": cards["drums"]["back"]}
    assert cards["sh01"]["line"]
    assert cards["sh01"]["order"] in ("eye", "hunt", "deploy")


def test_a_watcher_and_the_end_need_nothing_more() -> None:
    state = advance("sh01", FRODO, ARAGORN)
    rng = random.Random(1)
    while state.actor == CHANCE:
        state.apply(state.roll(rng))
    assert extras(state.view(WATCHER))["refused"] == {}
    state = do(table(FRODO, ARAGORN, hope=1), "act frodo_sam")
    assert extras(state.view([0, 1]))["limits"] == {"hope": 8, "hand": 7, "threat": [2, 2, 3, 3, 4, 4, 5]}
