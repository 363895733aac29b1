"""Random play that lasts long: rich tables, every kind of choice equally likely, and hope that is restored."""

import json
import random
from collections.abc import Iterator
from typing import Any, Final

from bywater import CHANCE, OVER, BadOption, BadPosition, State

from .helpers import EVENTS, GAME, LEVELS, REGION_CARDS, SYMBOLS

OBJECTIVES: Final = tuple(GAME.data["objectives"])
PLACES: Final = tuple(GAME.data["places"])
PEOPLES: Final = ("elf", "dwarf", "rohan", "gondor")
DULL: Final = ("done", "pass", "discard", "act", "no")


def options_of(rng: random.Random) -> dict[str, Any]:
    """Random options, sometimes with given objectives and characters."""
    options: dict[str, Any] = {
        "level": rng.choice(LEVELS),
        "objectives": rng.choice(["random", *GAME.data["scenarios"]]),
        "characters": rng.choice(["first_game", "random"]),
        "begins": rng.choice(["rulebook", "frodo", "lowest"]),
    }
    for option in GAME.options:
        if option.kind == "flag":
            options[option.name] = rng.random() < 0.3
    own: dict[str, Any] = {}
    if rng.random() < 0.6:
        own["objectives"] = rng.sample(OBJECTIVES, rng.randint(1, 9))
    if rng.random() < 0.3:
        own["tokens"] = {symbol: rng.randint(0, 15) for symbol in SYMBOLS}
    return {**options, "own": own}


def started(rng: random.Random, seats: int) -> State:
    """A game with random options; invalid combinations are drawn again."""
    while True:
        try:
            return GAME.start(seats, **options_of(rng))
        except BadOption:
            continue


def step(state: State, rng: random.Random, dull: float = 0.25) -> None:
    """Apply one action: every kind of choice is equally likely, choices that only end something less so."""
    if state.actor == CHANCE:
        state.apply(state.roll(rng))
        return
    kinds: dict[str, list[int]] = {}
    for action in state.legal():
        kinds.setdefault(GAME.describe(action).kind, []).append(action)
    lively = [kind for kind in kinds if kind not in DULL]
    kind = rng.choice(lively if lively and rng.random() > dull else list(kinds))
    state.apply(rng.choice(kinds[kind]))


def enriched(state: State, rng: random.Random) -> State:
    """The same table with full hands, tokens, armies and hope, as far as it stays valid."""
    try:
        position = state.position()
    except BadPosition:
        return state
    position["hope"] = 8
    cards = [card for hand in position["hands"] for card in hand] + position["discard"] + list(EVENTS)
    cards = [card for card in dict.fromkeys([*cards, *REGION_CARDS]) if card not in position["tops"]]
    rng.shuffle(cards)
    many = rng.randint(0, 7)
    position["hands"] = [[cards.pop() for _ in range(many)] for _ in position["hands"]]
    position["hands"] = [sorted(hand, key=(*REGION_CARDS, *EVENTS).index) for hand in position["hands"]]
    position["discard"] = [cards.pop() for _ in range(min(len(cards), rng.randint(0, 12)))]
    position["tokens"] = [{symbol: 1 for symbol in SYMBOLS if rng.random() < 0.5} for _ in position["hands"]]
    for part in ("piles", "events_in"):
        del position[part]
    position["friends"] = {}
    left = {people: rng.randint(0, 3) for people in PEOPLES}
    wanted = [part["place"] for part in position["characters"].values() if part["place"]]
    for people, count in left.items():
        for _ in range(count):
            place = rng.choice([*wanted, rng.choice(PLACES)])
            armies = position["friends"].setdefault(place, {})
            armies[people] = armies.get(people, 0) + 1
    position["shadow"] = {rng.choice([*wanted, *PLACES]): rng.randint(1, 3) for _ in range(rng.randint(0, 9))}
    for name, part in position["characters"].items():
        if part["place"] and rng.random() < 0.4:
            part["place"] = rng.choice(PLACES)
        elif part["place"] and name != "frodo_sam" and rng.random() < 0.4:
            part["place"] = position["characters"]["frodo_sam"]["place"]
    if rng.random() < 0.3:
        position["characters"]["frodo_sam"]["place"] = "mount_doom"
        position["done"] = [task for task in position["objectives"] if task != OBJECTIVES[0] and rng.random() < 0.8]
        for name in ("slots", "pledged"):
            position[name] = []
    _brave(position, rng)
    try:
        return GAME.position(position)
    except BadPosition:
        return state


def _brave(position: dict[str, Any], rng: random.Random) -> None:
    """Put the acting character at the place of an objective or a stronghold, with the price."""
    mine = [name for name, part in position["characters"].items() if part["seat"] == position["active"]]
    who = rng.choice(mine)
    if not position["characters"][who]["place"] or rng.random() < 0.3:
        return
    tasks = [task for task in position["objectives"] if task not in position["done"]]
    wanted = [GAME.data["objectives"][task]["place"] for task in tasks if "place" in GAME.data["objectives"][task]]
    place = rng.choice([*wanted, *position["strongholds"], "osgiliath", "dunland"])
    position["characters"][who]["place"] = place
    position["tokens"][position["active"]] = dict.fromkeys(SYMBOLS, 4)
    if place not in wanted:
        position["friends"] = {place: {"dwarf": 2, "rohan": 2, "elf": 1, "gondor": 1}}
        position["shadow"].pop(place, None)
    if who not in position["finished"]:
        position.update({"acting": who, "taken": 0, "first_taken": -1})


def walk(seed: int, moves: int = 300, seats: int = 0) -> Iterator[State]:
    """Yield the states of one lively game, from its set-up on."""
    rng = random.Random(seed)
    state = started(rng, seats or rng.randint(1, 5))
    for _ in range(moves):
        yield state
        if state.actor == OVER:
            return
        if state.actor >= 0 and state.decision.kind == "act" and rng.random() < 0.15:
            state = enriched(state, rng)
            yield state
            if state.actor == OVER:
                return
        step(state, rng)


def again(state: State) -> None:
    """A snapshot restores the state; so does a position, where there is one, as plain data sent as JSON."""
    snapshot = state.snapshot()
    _same(state, GAME.restore(json.loads(json.dumps(snapshot))))
    assert GAME.restore(snapshot).snapshot() == snapshot
    try:
        position = state.position()
    except BadPosition:
        assert state.actor < 0 or state.decision.kind != "act" or refused(state)
        return
    read = GAME.position(json.loads(json.dumps(position)))
    assert read.position() == position
    _same(state, read)


def refused(state: State) -> bool:
    """Whether a proposal was refused, or a seat interrupted, since the table changed."""
    view = state.view(0)
    return bool(view["refused_cards"] or view["refused_company"] or view["interrupted"])


def _same(state: State, read: State) -> None:
    assert read.actor == state.actor
    assert read.decision == state.decision
    assert list(read.legal()) == list(state.legal())
    assert read.view(0) == state.view(0)
    if state.actor == CHANCE:
        assert read.chances() == state.chances()
