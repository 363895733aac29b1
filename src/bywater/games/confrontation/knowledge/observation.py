"""Observations: the viewer's own side first, then the possible places of enemy figures."""

from math import factorial
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.observation import Frames, Layout, Numbers, index_by_name, viewer_of, write_names
from bywater.core.state import View
from bywater.games.confrontation.knowledge.view import LOOKED_AT
from bywater.games.confrontation.model import board
from bywater.games.confrontation.model.board import DARK, LIGHT, ROAD
from bywater.games.confrontation.model.cards import CARDS, SPECIALS
from bywater.games.confrontation.model.cases import PLAIN, Knowledge
from bywater.games.confrontation.model.endings import ENDINGS, MAX_TURNS
from bywater.games.confrontation.model.figures import EACH, FIGURES
from bywater.games.confrontation.model.frames import KINDS
from bywater.games.confrontation.model.options import FLAGS
from bywater.games.confrontation.model.trail import FACTS, SEEN, SOMEONE, pack

_WHERE: Final = board.PLACES[: ROAD + 1]
_BATTLE: Final = (
    "first",
    "sam_beside",
    "light_void",
    "dark_fetched",
    "dark_played_retreat",
    "light_gone",
    "dark_gone",
)
_KINDS: Final = KINDS.names()
# How many numbers of a frame are written. Figures and regions are left out, because they have their own fields.
_NUMBERS: Final = {"place": 1, "gallop": 2, "tunnel": 2, "battle": 1}
_MAX_IN_PLACE: Final = 4
_ROOM: Final = ROAD + 1

# Each number means a figure or card of Light or of Dark, depending on the viewer's side.
_EITHER: Final = tuple(f"{FIGURES[n]} or {FIGURES[n + EACH]}" for n in range(EACH))
_EITHER_CARD: Final = tuple(f"{CARDS[n]} or {CARDS[n + EACH]}" for n in range(EACH))

_LAYOUT: Final = Layout()
_SIDE: Final = _LAYOUT.names("side", board.SIDES, "the own side")
_ACTOR: Final = _LAYOUT.names("actor", ("own", "enemy", "chance", "over"), "who is to act")
_TURN: Final = _LAYOUT.add("turn", 1, "1 if it is the own turn")
_TURNS: Final = _LAYOUT.add("turns", 1, f"the number of the turn, of {MAX_TURNS}")
_DECISION: Final = _LAYOUT.names("decision", (*_KINDS, "over"), "the kind of decision")
_REGION: Final = _LAYOUT.names("decision_region", board.REGIONS, "the region that the decision is about")
_FRAMES: Final = Frames(_LAYOUT, _KINDS, depth=2, numbers=2, bits=5)
_FIGURES: Final = _LAYOUT.add("figures", EACH * 18, "for each own figure: its place", board.PLACES)
_READY: Final = _LAYOUT.add("ready", 2, "who has set up, the own side first")
_COUNTS: Final = _LAYOUT.add("enemies", _ROOM, f"for each place: the number of enemies, of {_MAX_IN_PLACE}", _WHERE)
_OUT: Final = _LAYOUT.add("enemies_out", EACH, "enemy figures that are out of the game", _EITHER)
_MAY: Final = _LAYOUT.add(
    "enemy_may_stand",
    EACH * _ROOM,
    "for each enemy figure: the probability of each place",
    _WHERE,
)
_SEEN: Final = _LAYOUT.add(
    "may_be_thought", EACH * _ROOM, "for each own figure: the probability of each place for the enemy", _WHERE
)
_HANDS: Final = _LAYOUT.add("hands", 18, "cards in the own hand, then in the enemy's", _EITHER_CARD)
_DISCARDS: Final = _LAYOUT.add("discards", 18, "discarded cards, the own ones first", _EITHER_CARD)
_CHOSEN: Final = _LAYOUT.add("chosen", 18, "cards played in the battle that are known, the own one first", _EITHER_CARD)
_FACE_DOWN: Final = _LAYOUT.add("face_down", 1, "1 if the enemy's card is face down")
_FIGHTING: Final = _LAYOUT.add("battle", 1, "1 in a battle")
_ATTACKER: Final = _LAYOUT.add("attacker", 18, "who attacked, the own figures first", _EITHER)
_FIELD: Final = _LAYOUT.names("battle_region", board.REGIONS, "where")
_FIGHTERS: Final = _LAYOUT.add("fighters", 18, "the two figures that fight, the own ones first", _EITHER)
_FLAGS_OF_BATTLE: Final = _LAYOUT.names("battle_flags", _BATTLE, "the state of the battle")
_DEFENDERS: Final = _LAYOUT.add("hidden_defenders", 1, f"defenders not shown yet, of {_MAX_IN_PLACE}")
_FACE_UP: Final = _LAYOUT.add("face_up", 18, "figures shown in this turn, the own ones first", _EITHER)
_LOOKED: Final = _LAYOUT.add("looked", 18, "figures that Dark alone saw in this turn, the own ones first", _EITHER)
_SPECIALS: Final = _LAYOUT.names("specials", SPECIALS, "special cards not yet used")
_DEALT: Final = _LAYOUT.names("specials_dealt", SPECIALS, "special cards that this game is played with")
_OPTIONS: Final = _LAYOUT.names("options", tuple(FLAGS), "readings of disputed rules that were chosen")
_ENDING: Final = _LAYOUT.names("ending", ENDINGS[1:7], "how it ended")
_AUTOMATIC: Final = _LAYOUT.add("automatic", 1, "1 if choices with a single answer are made automatically")
_DRAWN: Final = _LAYOUT.add("drawn", 1, "1 if it ended in a draw by repetition")
_REPEATED: Final = _LAYOUT.add("repeated", 1, "earlier occurrences of this table, of 2: the third occurrence is a draw")

FIELDS: Final = tuple(_LAYOUT.fields)
SIZE: Final = _LAYOUT.size

_PLACE: Final = index_by_name(board.PLACES)
_FIGURE: Final = index_by_name(FIGURES)
_CARD: Final = index_by_name(CARDS)
_FACT: Final = index_by_name(FACTS)


def encode(view: View, out: Numbers) -> None:
    """Write a view into `out`, which must be filled with zeros."""
    me = viewer_of(view)
    actor: int = view["actor"]
    out[_SIDE[board.SIDES[me]]] = 1.0
    out[_ACTOR["chance" if actor == -1 else "over" if actor == -2 else "own" if actor == me else "enemy"]] = 1.0
    out[_TURN] = float(view["turn"] == board.SIDES[me])
    out[_TURNS] = min(view["turns"] / MAX_TURNS, 1.0)
    decision = view["decision"]
    out[_DECISION[decision["kind"]]] = 1.0
    region: str = decision["fields"].get("region", "")
    if region:
        out[_REGION[region]] = 1.0
    _FRAMES.write(out, [frame[: 2 + _NUMBERS.get(frame[0], 0)] for frame in view["stack"]], me, 2)
    _write_sides(out, view, me)
    battle: dict[str, Any] | None = view["battle"]
    if battle is not None:
        _write_battle(out, battle, me)
        out[_DEFENDERS] = view["hidden_defenders"] / _MAX_IN_PLACE
    _write_mine_first(out, _FACE_UP, [_FIGURE[name] for name in view["face_up"]], me)
    _write_mine_first(out, _LOOKED, [_FIGURE[name] for name in view["looked"] if name], me)
    write_names(out, _SPECIALS, view["specials"])
    options = view["options"]
    write_names(out, _DEALT, options["light_specials"])
    write_names(out, _DEALT, options["dark_specials"])
    write_names(out, _OPTIONS, [flag for flag in FLAGS if options[flag]])
    out[_AUTOMATIC] = float(options["automatic"])
    out[_REPEATED] = min((view["repetition"]["times"] - 1) / 2, 1.0)
    if view["ending"] == "repetition":
        out[_DRAWN] = 1.0
    elif view["ending"]:
        out[_ENDING[view["ending"]]] = 1.0


def _write_mine_first(out: Numbers, start: int, numbers: list[int], me: int) -> None:
    """Write figures or cards, nine per side, the viewer's own side first."""
    for number in numbers:
        out[start + (number if me == LIGHT else (number + EACH) % (2 * EACH))] = 1.0


def _write_sides(out: Numbers, view: View, me: int) -> None:
    for side in (LIGHT, DARK):
        part: dict[str, Any] = view[board.SIDES[side]]
        own = side == me
        if part["ready"]:
            out[_READY + (0 if own else 1)] = 1.0
        if own:
            _write_own_figures(out, part, side)
        _write_cards(out, part, me)
        if not part["ready"]:
            continue
        counts: dict[str, int] = part["counts"]
        if not own:
            for place, count in counts.items():
                out[_COUNTS + _PLACE[place]] = min(count / _MAX_IN_PLACE, 1.0)
            for name in part["out"]:
                out[_OUT + _FIGURE[name] - side * EACH] = 1.0
        start = _SEEN if own else _MAY
        if view["ending"]:
            _write_known(out, start, part, side)
        else:
            _write_shares(out, start, part, side)


def _write_own_figures(out: Numbers, part: dict[str, Any], side: int) -> None:
    for place, names in part["figures"].items():
        for name in names:
            out[_FIGURES + (_FIGURE[name] - side * EACH) * 18 + _PLACE[place]] = 1.0
    for name in part.get("out", ()):
        out[_FIGURES + (_FIGURE[name] - side * EACH) * 18 + _PLACE["out"]] = 1.0


def _write_known(out: Numbers, start: int, part: dict[str, Any], side: int) -> None:
    """Write the figures of a side that are revealed at the end."""
    for place, names in part["figures"].items():
        for name in names:
            out[start + (_FIGURE[name] - side * EACH) * _ROOM + _PLACE[place]] = 1.0


def _write_cards(out: Numbers, part: dict[str, Any], me: int) -> None:
    _write_mine_first(out, _HANDS, [_CARD[name] for name in part["hand"]], me)
    _write_mine_first(out, _DISCARDS, [_CARD[name] for name in part["discard"]], me)
    chosen: str = part["chosen"]
    if chosen == "hidden":
        out[_FACE_DOWN] = 1.0
    elif chosen:
        _write_mine_first(out, _CHOSEN, [_CARD[chosen]], me)


def _write_battle(out: Numbers, battle: dict[str, Any], me: int) -> None:
    out[_FIGHTING] = 1.0
    _write_mine_first(out, _ATTACKER, [_FIGURE[battle["attacker"]]], me)
    out[_FIELD[battle["region"]]] = 1.0
    if "light" in battle:
        _write_mine_first(out, _FIGHTERS, [_FIGURE[battle["light"]], _FIGURE[battle["dark"]]], me)
    write_names(out, _FLAGS_OF_BATTLE, [flag for flag in _BATTLE if battle.get(flag)])


# -- possible places of figures ---------------------------------------------------------------


def _write_shares(out: Numbers, start: int, part: dict[str, Any], side: int) -> None:
    """Write the probability of each figure of a side at each place, if all histories that fit are equally likely.

    Unseen figures share the remaining places evenly.
    """
    counts = [0] * 18
    for place, count in part["counts"].items():
        counts[_PLACE[place]] = count
    gone = [_FIGURE[name] - side * EACH for name in part["out"]]
    standing = [figure for figure in range(EACH) if figure not in gone]
    cases = _cases(part, counts, gone, side)
    if len(cases) == 1:  # the most frequent situation
        for place, share, figures in _spread(next(iter(cases)), counts, standing):
            for figure in figures:
                out[start + figure * _ROOM + place] = share
        return
    shares: dict[int, float] = {}
    whole = 0.0
    for case, ways in cases.items():
        weight = ways * factorial(sum(1 for figure in standing if case >> (5 * figure) & PLAIN == PLAIN))
        whole += weight
        for place, share, figures in _spread(case, counts, standing):
            for figure in figures:
                at = figure * _ROOM + place
                shares[at] = shares.get(at, 0.0) + weight * share
    for at, share in shares.items():
        out[start + at] = share / whole


def _spread(case: int, counts: list[int], standing: list[int]) -> list[tuple[int, float, list[int]]]:
    """Return for each place in one case the figures that may be there, with the probability of each."""
    free = counts[:_ROOM]
    plain: list[int] = []
    found: list[tuple[int, float, list[int]]] = []
    for figure in standing:
        place = case >> (5 * figure) & PLAIN
        if place == PLAIN:
            plain.append(figure)
        else:
            free[place] -= 1
            found.append((place, 1.0, [figure]))
    return found + [(place, count / len(plain), plain) for place, count in enumerate(free) if count]


def _cases(part: dict[str, Any], counts: list[int], gone: list[int], side: int) -> dict[int, float]:
    """Return the cases that fit a side's trail, with the number of histories that lead to each."""
    facts = vec[i64]([_fact(fact, side) for fact in part["trail"]])
    return Knowledge(vec[i64](counts), facts, sum(1 << figure for figure in gone)).cases


def _fact(fact: list[str], side: int) -> int:
    word, name, start, goal = fact
    looked = word == LOOKED_AT
    figure = _FIGURE[name] - side * EACH if name else SOMEONE
    return int(pack(SEEN if looked else _FACT[word], figure, _PLACE[start], _PLACE[goal] if goal else int(looked)))
