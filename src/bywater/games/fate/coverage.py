"""Which things in the box an action uses: for reports of what was ever played."""

from typing import Final

from bywater.core.journal import Entry
from bywater.core.stack import a_of, b_of, c_of, kind_of
from bywater.core.state import State
from bywater.games.fate.actions import ACTIONS, GIVE_TO, NUM_ACTIONS, TAKE_FROM
from bywater.games.fate.board import (
    DWARF,
    ELF,
    FREE_ROADS,
    GONDOR_PEOPLE,
    MUSTERS,
    PLACES,
    REGION_OF,
    RESISTANCE,
    ROHAN_PEOPLE,
    armies_in,
    army_count,
    cost_of,
)
from bywater.games.fate.cards import (
    ABILITIES,
    ARAGORN,
    BOROMIR,
    EOMER,
    EOWYN,
    EVENTS,
    FARAMIR,
    GANDALF,
    GOLLUM,
    OBJECTIVES,
    ORDERS,
    SHADOW_CARDS,
    SKIES,
)
from bywater.games.fate.decisions import ASKED
from bywater.games.fate.deeds import musters_freely, tradable
from bywater.games.fate.dice import BATTLE_THROWS, EXCHANGE, NAZGUL_FACE, ONE_DIE, OVERRUN, ROUT, showing
from bywater.games.fate.entries import (
    ADVANCES,
    CAME_ALONG,
    CAPTURED,
    COMPLETED,
    DARKENED,
    ENDED,
    FOUGHT_DICE,
    FRIENDS_MOVED,
    GOLLUM_TEMPTS,
    MUSTERED,
    NAZGUL_REMOVED,
    PLAYED_EVENT,
    PREPARED,
    REINFORCES,
    REROLLED,
    RING_WORN,
    SEARCH_BEGINS,
    SET_UP,
    SPECIAL_SHADOW,
    SPENT,
    SPENT_TOKEN,
    TURNED_DIE,
    WENT,
)
from bywater.games.fate.state import (
    ACT,
    AMBUSHING,
    AT_AID,
    AT_CUNNING,
    BATTLE,
    BY_AMBUSH,
    DRAW_CARD,
    ENDINGS,
    PLACING,
    Table,
)
from bywater.games.fate.view import ABILITIES_USED, names_in

_QUESTIONS: Final = tuple(name for kind, (name, _) in ASKED.items() if ACT <= kind < DRAW_CARD)

# Abilities that are an action of their own kind, or a choice that nothing else offers.
_BY_ACTION: Final = {
    "ranger": "ranger_of_the_north",
    "sams_aid": "sams_aid",
    "lady": "lady_of_light",
    "mirror": "mirror",
    "nenya": "nenya",
    "turn_search": "light_and_flame",
    "turn_battle": "light_and_flame",
    "shoot": "sure_shot",
    "shoot_nazgul": "sure_shot",
    "distract": "distract",
    "song": "song",
    "stealth": "ring_bearer",
}


def used_by(state: State, action: int) -> list[str]:
    """What this action would use, found by carrying it out on a copy."""
    assert isinstance(state, Table)
    trial = state.clone()
    assert isinstance(trial, Table)
    journal = trial.open_journal()
    trial.apply(action)
    used: list[str] = []
    if action < NUM_ACTIONS:
        used += [f"action {ACTIONS[action].kind}", f"question {state.decision.kind}"]
    for entry in journal:
        used += _named(entry, trial)
    abilities = _chosen(state, action) | _seen(state, trial, journal) | _fought(state, trial, journal)
    used += [f"ability {name}" for name in ABILITIES if name in abilities]
    return list(dict.fromkeys(used))


def everything() -> list[str]:
    """All that can be used at all."""
    return [
        *[f"action {kind}" for kind in dict.fromkeys(ACTIONS[code].kind for code in range(NUM_ACTIONS))],
        *[f"question {name}" for name in _QUESTIONS],
        *[f"ability {name}" for name in ABILITIES],
        *[f"event {event}" for event in EVENTS],
        *[f"set {objective}" for objective in OBJECTIVES],
        *[f"fulfilled {objective}" for objective in OBJECTIVES],
        "shadow advance",
        "shadow reinforce",
        *[f"shadow {card}" for card in SHADOW_CARDS[-2:]],
        *[f"order {order}" for order in ORDERS],
        *[f"skies {place}" for place in SKIES],
        *[f"ending {ending}" for ending in ENDINGS[1:]],
    ]


def _named(entry: Entry, trial: Table) -> list[str]:
    """What a line of the journal speaks of."""
    kind = int(entry.kind)
    a, b, _, _ = entry.numbers
    if kind == SET_UP:
        return [f"set {name}" for name in names_in(trial.tasks, OBJECTIVES)]
    if kind == COMPLETED:
        return [f"fulfilled {OBJECTIVES[a]}"]
    if kind == PLAYED_EVENT:
        return [f"event {EVENTS[b]}"]
    if kind == ADVANCES:
        return ["shadow advance"]
    if kind == REINFORCES:
        return ["shadow reinforce", f"order {ORDERS[b]}"]
    if kind == SPECIAL_SHADOW:
        return [f"shadow {SHADOW_CARDS[a]}"]
    if kind == DARKENED:
        return [f"skies {PLACES[a]}"]
    return [f"ending {ENDINGS[a]}"] if kind == ENDED else []


# -- abilities ----------------------------------------------------------------------------------


def _chosen(state: Table, action: int) -> set[str]:
    """Abilities that the choice itself is."""
    kind = ACTIONS[action].kind
    found = {_BY_ACTION[kind]} if kind in _BY_ACTION else set()
    packed = state.top()
    if kind == "at" and kind_of(packed) == PLACING:
        if a_of(packed) == AT_AID:
            found.add("send_aid")
        elif a_of(packed) == AT_CUNNING:
            found.add("cunning")
    elif kind == "attack" and kind_of(packed) == AMBUSHING and b_of(packed) == BY_AMBUSH:
        found.add("ambush")
    elif kind in ("give", "take") and _keeps_resistance(state, action):
        found.add("tempted_by_power")
    return found


def _keeps_resistance(state: Table, action: int) -> bool:
    """Whether Boromir holds on to a Resistance card that could otherwise change hands."""  # K09
    give = action < TAKE_FROM
    other = action - int(GIVE_TO if give else TAKE_FROM)
    giver = int(state.active) if give else other
    card = 4 * int(REGION_OF[state.where[state.acting]]) + RESISTANCE
    cards = tradable(state, state.acting, state.active, other, give)
    return bool((state.hands[giver] & ~cards) >> card & 1)


def _seen(state: Table, trial: Table, journal: list[Entry]) -> set[str]:
    """Abilities that show in what happened."""
    found = set(names_in(trial.used & ~state.used, ABILITIES_USED))
    entries = {int(entry.kind) for entry in journal}
    spent = 0
    for entry in journal:
        kind = int(entry.kind)
        a, b, c, _ = entry.numbers
        if kind in (SPENT, SPENT_TOKEN):
            spent += 1 if kind == SPENT else c
        elif kind == MUSTERED:
            found |= _mustered(a, b, c)
        elif kind == CAPTURED and state.acting == BOROMIR and spent == 2:
            found.add("hero_of_gondor")
        elif kind == WENT:
            if a == FARAMIR and cost_of(b, c):
                found.add("stealthy")
            alone = not entries & {CAME_ALONG, FRIENDS_MOVED}
            if a == GANDALF and alone and not spent and not FREE_ROADS[b] >> c & 1:
                found.add("shadowfax")
        elif kind == SEARCH_BEGINS:
            if WENT in entries:
                found.add("ring_bearer")
            if trial.where[GOLLUM] == a:
                found.add("guide")
        elif kind == PREPARED and a == GOLLUM and not state.havens >> state.where[GOLLUM] & 1:
            found.add("cunning")
        elif kind == RING_WORN:
            found.add("put_on_the_ring")
        elif kind == GOLLUM_TEMPTS:
            found.add("restrictions")
        elif kind == NAZGUL_REMOVED:
            found.add("no_living_man")
    return found


def _mustered(character: int, place: int, count: int) -> set[str]:
    """What made this muster cheaper, or larger."""
    names = ("evenstar", "heir_to_the_steward", "shieldmaiden_of_rohan", "son_of_gloin")
    found = {"mithrandir"} if character == GANDALF and count > 1 else set()
    if musters_freely(character, MUSTERS[place]):
        found.add(names[(ELF, GONDOR_PEOPLE, ROHAN_PEOPLE, DWARF).index(MUSTERS[place])])
    return found


def _fought(state: Table, trial: Table, journal: list[Entry]) -> set[str]:
    """Abilities that change what the dice of a battle do, if its losses were taken now."""
    found: set[str] = set()
    level = _battle_level(state)
    if level < 0:
        return found
    place = a_of(state.stack[level])
    if level < trial.height:
        now = trial.stack[level]
        if kind_of(now) == BATTLE and a_of(now) == place and c_of(now) == c_of(state.stack[level]) and b_of(now) <= 1:
            return found
    dice = _final_dice(state, journal)
    if state.is_at(ARAGORN, place) and showing(dice, ROUT) and state.shadow[place] > 1:
        found.add("captain_of_the_west")
    lost = showing(dice, EXCHANGE)
    if not state.havens >> place & 1:
        lost += showing(dice, OVERRUN)
    if state.nazgul[REGION_OF[place]] and not state.is_at(EOWYN, place):
        lost += 2 * showing(dice, NAZGUL_FACE)
    if lost and state.is_at(EOMER, place) and army_count(state.friends[place], ROHAN_PEOPLE):
        if state.settings.marshal_saves_last or lost <= armies_in(state.friends[place]):  # N24, X15
            found.add("marshal_of_the_mark")
    return found


def _battle_level(state: Table) -> int:
    """Where in the stack a battle lies whose losses are still to be taken; -1 if there is none."""
    for level in range(state.height):
        if kind_of(state.stack[level]) == BATTLE and b_of(state.stack[level]) <= 1:
            return level
    return -1


def _final_dice(state: Table, journal: list[Entry]) -> int:
    """The dice as they lay when the losses were taken."""
    dice = int(state.dice)
    for entry in journal:
        kind = int(entry.kind)
        a, b, c, d = entry.numbers
        if kind == FOUGHT_DICE:
            return dice + int(BATTLE_THROWS[a])
        if kind == REROLLED:
            dice -= int(ONE_DIE[b]) * max(d, 1)
        elif kind == TURNED_DIE:
            dice += int(ONE_DIE[c] - ONE_DIE[b])
    return dice
