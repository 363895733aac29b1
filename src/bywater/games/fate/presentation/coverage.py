"""Report which components of the game an action uses."""

from typing import Final

from bywater.core.bits import names_in
from bywater.core.frames import a_of, b_of, c_of, kind_of
from bywater.core.journal import Entry
from bywater.core.state import State
from bywater.games.fate.knowledge.view import ABILITIES_USED
from bywater.games.fate.model import board, journal, names
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.actions import ACTIONS, GIVE_TO, NUM_ACTIONS, TAKE_FROM
from bywater.games.fate.model.dice import EXCHANGE, NAZGUL_FACE, ONE_DIE, OVERRUN, ROUT, THROWS, showing
from bywater.games.fate.model.endings import ENDINGS
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import armies, trade

_DECISIONS: Final = tuple(kind.name for kind in k.KINDS if k.FIRST_DECISION <= kind.code < k.FIRST_CHANCE)

# Abilities with a kind of action of their own, and abilities with a kind of journal entry of their own.
_BY_ACTION: Final = {**names.ABILITY_OF, "stealth": "ring_bearer"}
_BY_ENTRY: Final = {
    journal.RING_WORN: "put_on_the_ring",
    journal.GOLLUM_TEMPTS: "restrictions",
    journal.NAZGUL_REMOVED: "no_living_man",
}
_FREE_MUSTERS: Final = {
    board.ELF: "evenstar",
    board.GONDOR_PEOPLE: "heir_to_the_steward",
    board.ROHAN_PEOPLE: "shieldmaiden_of_rohan",
    board.DWARF: "son_of_gloin",
}
# By kind of journal entry: the type of component it uses, the ids of this type, and which number is the index.
_USES: Final = {
    journal.COMPLETED: ("fulfilled", box.OBJECTIVES, 0),
    journal.PLAYED_EVENT: ("event", box.EVENTS, 1),
    journal.REINFORCES: ("order", box.ORDERS, 1),
    journal.SPECIAL_SHADOW: ("shadow", box.SHADOW_CARDS, 0),
    journal.DARKENED: ("skies", board.PLACES, 0),
    journal.ENDED: ("ending", ENDINGS, 0),
}


def used_by(state: State, action: int) -> list[str]:
    """Return the components that this action would use, found by applying it to a copy."""
    assert isinstance(state, Table)
    trial = state.clone()
    assert isinstance(trial, Table)
    entries = trial.open_journal()
    trial.apply(action)
    used: list[str] = []
    if action < NUM_ACTIONS:
        used += [f"action {ACTIONS[action].kind}", f"question {state.decision.kind}"]
    for entry in entries:
        used += _named(entry, trial)
    abilities = _chosen(state, action) | _seen(state, trial, entries) | _fought(state, trial, entries)
    used += [f"ability {name}" for name in box.ABILITIES if name in abilities]
    return list(dict.fromkeys(used))


def everything() -> list[str]:
    """Return every component that can be used."""
    return [
        *[f"action {kind}" for kind in dict.fromkeys(ACTIONS[code].kind for code in range(NUM_ACTIONS))],
        *[f"question {name}" for name in _DECISIONS],
        *[f"ability {name}" for name in box.ABILITIES],
        *[f"event {event}" for event in box.EVENTS],
        *[f"set {objective}" for objective in box.OBJECTIVES],
        *[f"fulfilled {objective}" for objective in box.OBJECTIVES],
        "shadow advance",
        "shadow reinforce",
        *[f"shadow {card}" for card in box.SHADOW_CARDS[-2:]],
        *[f"order {order}" for order in box.ORDERS],
        *[f"skies {place}" for place in box.SKIES],
        *[f"ending {ending}" for ending in ENDINGS[1:]],
    ]


def _named(entry: Entry, trial: Table) -> list[str]:
    """Return the components that a journal entry names."""
    kind = int(entry.kind)
    if kind == journal.SET_UP:
        return [f"set {name}" for name in names_in(trial.tasks, box.OBJECTIVES)]
    shadow = {journal.ADVANCES: ["shadow advance"], journal.REINFORCES: ["shadow reinforce"]}.get(kind, [])
    if kind not in _USES:
        return shadow
    sort, ids, at = _USES[kind]
    return [*shadow, f"{sort} {ids[entry.numbers[at]]}"]


def _chosen(state: Table, action: int) -> set[str]:
    """Return the abilities that the action itself uses."""
    kind = ACTIONS[action].kind
    found = {_BY_ACTION[kind]} if kind in _BY_ACTION else set()
    packed = state.top()
    if kind == "at" and kind_of(packed) == k.PLACING:
        if a_of(packed) == k.AT_AID:
            found.add("send_aid")
        elif a_of(packed) == k.AT_CUNNING:
            found.add("cunning")
    elif kind == "attack" and kind_of(packed) == k.AMBUSHING and b_of(packed) == k.BY_AMBUSH:
        found.add("ambush")
    elif kind in ("give", "take") and _keeps_resistance(state, action):
        found.add("tempted_by_power")
    return found


def _keeps_resistance(state: Table, action: int) -> bool:
    """Whether Boromir holds on to a Resistance card that could otherwise change hands."""  # K09
    give = action < TAKE_FROM
    other = action - int(GIVE_TO if give else TAKE_FROM)
    giver = int(state.active) if give else other
    card = 4 * int(board.REGION_OF[state.where[state.acting]]) + board.RESISTANCE
    offered = trade.tradable(state, state.acting, state.active, other, give)
    return bool((state.hands[giver] & ~offered) >> card & 1)


def _seen(state: Table, trial: Table, entries: list[Entry]) -> set[str]:
    """Return the abilities that can be seen from the journal."""
    found = set(names_in(trial.used & ~state.used, ABILITIES_USED))
    kinds = {int(entry.kind) for entry in entries}
    spent = 0
    for entry in entries:
        kind = int(entry.kind)
        a, b, c, _ = entry.numbers
        if kind in (journal.SPENT, journal.SPENT_TOKEN):
            spent += 1 if kind == journal.SPENT else c
        elif kind == journal.MUSTERED:
            found |= _mustered(a, b, c)
        elif kind == journal.CAPTURED and state.acting == box.BOROMIR and spent == 2:
            found.add("hero_of_gondor")
        elif kind == journal.WENT:
            if a == box.FARAMIR and board.cost_of(b, c):
                found.add("stealthy")
            alone = not kinds & {journal.CAME_ALONG, journal.FRIENDS_MOVED}
            if a == box.GANDALF and alone and not spent and not board.FREE_ROADS[b] >> c & 1:
                found.add("shadowfax")
        elif kind == journal.SEARCH_BEGINS:
            if journal.WENT in kinds:
                found.add("ring_bearer")
            if trial.where[box.GOLLUM] == a:
                found.add("guide")
        elif kind == journal.PREPARED and a == box.GOLLUM and not state.havens >> state.where[box.GOLLUM] & 1:
            found.add("cunning")
        elif kind in _BY_ENTRY:
            found.add(_BY_ENTRY[kind])
    return found


def _mustered(character: int, place: int, count: int) -> set[str]:
    """Return the abilities that made a muster cheaper or larger."""
    people = board.MUSTERS[place]
    found = {"mithrandir"} if character == box.GANDALF and count > 1 else set()
    return found | {_FREE_MUSTERS[people]} if armies.musters_freely(character, people) else found


def _fought(state: Table, trial: Table, entries: list[Entry]) -> set[str]:
    """Return the abilities that changed the effect of battle dice, if this action led to the losses."""
    found: set[str] = set()
    level = _battle_level(state)
    if level < 0:
        return found
    place = a_of(state.stack[level])
    if level < trial.height:
        now = trial.stack[level]
        if (
            kind_of(now) == k.BATTLE
            and a_of(now) == place
            and c_of(now) == c_of(state.stack[level])
            and b_of(now) <= k.BATTLE_LOSSES
        ):
            return found
    dice = _final_dice(state, entries)
    if state.is_at(box.ARAGORN, place) and showing(dice, ROUT) and state.shadow[place] > 1:
        found.add("captain_of_the_west")
    lost = showing(dice, EXCHANGE)
    if not state.havens >> place & 1:
        lost += showing(dice, OVERRUN)
    if state.nazgul[board.REGION_OF[place]] and not state.is_at(box.EOWYN, place):
        lost += 2 * showing(dice, NAZGUL_FACE)
    if lost and state.is_at(box.EOMER, place) and board.army_count(state.friends[place], board.ROHAN_PEOPLE):
        if state.settings.marshal_saves_last or lost <= board.armies_in(state.friends[place]):  # N24, X15
            found.add("marshal_of_the_mark")
    return found


def _battle_level(state: Table) -> int:
    """Return the index in the stack of a battle before its losses; -1 if there is none."""
    for level in range(state.height):
        if kind_of(state.stack[level]) == k.BATTLE and b_of(state.stack[level]) <= k.BATTLE_LOSSES:
            return level
    return -1


def _final_dice(state: Table, entries: list[Entry]) -> int:
    """Return the dice at the time of the losses."""
    dice = int(state.dice)
    for entry in entries:
        kind = int(entry.kind)
        a, b, c, d = entry.numbers
        if kind == journal.FOUGHT_DICE:
            return dice + int(THROWS[a])
        if kind == journal.REROLLED:
            dice -= int(ONE_DIE[b]) * max(d, 1)
        elif kind == journal.TURNED_DIE:
            dice += int(ONE_DIE[c] - ONE_DIE[b])
    return dice
