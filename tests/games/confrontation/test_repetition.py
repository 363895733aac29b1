"""The draw by repetition: equal tables, warnings, and no leaks."""

import random
from collections import Counter

import pytest

from bywater import BadPosition, Match, Record, State, resume
from bywater.bots.confrontation.policy.guide import ConfrontationGuide
from bywater.core.seats import WATCHER
from bywater.games.confrontation.model.journal import REPEATED
from bywater.puzzles.solver import Solver

from .helpers import DARK, GAME, LIGHT, log, play, prompt_of, table, where

CHASE = ("dark", "arthedain frodo, eregion pippin", "mordor nazgul, moria troll")
PIPPIN = ("pippin eregion-moria", "retreat eregion")
SIDES = {"arthedain": "cardolan", "cardolan": "arthedain"}


def chase(state: State) -> list[str]:
    """The next turn of the chase: the Nazgul and Frodo move back and forth, and Pippin looks into Moria."""
    if prompt_of(state)[1] == LIGHT:
        return list(PIPPIN)
    return hunt(state)


def hunt(state: State) -> list[str]:
    at = where(state, "frodo")
    return [f"nazgul {where(state, 'nazgul')}-{at}", f"retreat {SIDES[at]}"]


def after(turns: int, options: dict[str, bool] | None = None) -> State:
    state = table(*CHASE, options=options)
    state.open_journal()
    for _ in range(turns):
        play(state, *chase(state))
    return state


def times(state: State) -> int:
    return int(state.view(WATCHER)["repetition"]["times"])


def standing(state: State) -> tuple[str, str, str]:
    """The complete table with the side to move."""
    view = state.view((LIGHT, DARK))
    return view["turn"], str(view["light"]["figures"]), str(view["dark"]["figures"])


# -- the rule ---------------------------------------------------------------------------------


def test_e5_the_third_time_is_a_draw_without_points() -> None:
    seen: Counter[tuple[str, str, str]] = Counter()
    state = after(0)
    seen[standing(state)] += 1
    while not state.ending():
        assert max(seen.values()) < 3
        assert times(state) == seen[standing(state)]
        play(state, *chase(state))
        seen[standing(state)] += 1
    assert state.ending() == "repetition"
    assert seen[standing(state)] == 3
    assert state.view(WATCHER)["turns"] == 10
    assert state.returns() == [0.0, 0.0]
    assert state.score() == [0, 0]
    assert GAME.prompt(state.view(LIGHT)).key == "ending-repetition"


def test_e5_both_are_warned_at_the_second_time() -> None:
    state = after(4)
    assert "log-repeated" not in [line.key for line in log(state, LIGHT)]
    assert GAME.prompt(state.view(DARK)).key == "prompt-turn"
    play(state, *chase(state))
    for eyes in (LIGHT, DARK, WATCHER):
        assert [line.key for line in log(state, eyes)].count("log-repeated") == 1
    assert GAME.prompt(state.view(LIGHT)).key == "prompt-turn-again"
    assert GAME.prompt(state.view(DARK)).key == GAME.prompt(state.view(WATCHER)).key == "wait-turn-again"


def test_e5_the_other_side_to_move_is_another_table() -> None:
    """Frodo flees to the other side each time: the same figures stand there, but with other turns between."""
    state = after(8)
    assert not state.ending()
    assert times(state) == 2


def test_e5_e3_with_the_option_only_the_safety_net_ends_it() -> None:
    state = after(0, {"no_draw_by_repetition": True})
    turns = 0
    while not state.ending():
        play(state, *chase(state))
        turns += 1
        assert times(state) == 1
    assert state.ending() == "too_long"
    assert turns == 200
    assert "log-repeated" not in [line.key for line in log(state, LIGHT)]


def test_e5_a_draw_scores_nothing_in_a_match() -> None:
    play_on = resume(GAME, Record(GAME.id, GAME.rules, 2, {}, [], start=after(0).position()))
    while not play_on.state.ending():
        for line in chase(play_on.state):
            play_on.apply(GAME.action(line))
    match = Match(GAME, ["Rosie", "Ted"])
    assert match.add(play_on.record()) == [0, 0]
    assert match.leaders() == ["Rosie", "Ted"]


def test_e5_a_draw_is_worth_as_much_to_either_side() -> None:
    guide = ConfrontationGuide()
    assert guide.worth(after(9)) == [0.0, 0.0]


def test_e5_a_draw_is_no_win_for_a_puzzle() -> None:
    for seat in (LIGHT, DARK):
        assert not Solver(seat).wins([after(9)], 1)


# -- conditions -------------------------------------------------------------------------------


def test_e5_a_card_makes_all_earlier_tables_impossible() -> None:
    state = after(5)
    assert times(state) == 2
    play(state, "pippin eregion-moria", "pass", "play dark_1", "play light_1")
    assert state.view(LIGHT)["repetition"] == {"times": 1, "open": True, "moves": []}


def test_e5_a_special_card_makes_all_earlier_tables_impossible() -> None:
    state = table(*CHASE, options={"dark_specials": ["palantir"]})
    for _ in range(6):
        play(state, *chase(state))
    assert times(state) == 2
    play(state, "palantir eregion")
    assert state.view(LIGHT)["repetition"] == {"times": 1, "open": False, "moves": []}
    for _ in range(4):
        play(state, *chase(state))
        assert times(state) == 1, "counted from the next turn on"
    assert times(play(state, *chase(state))) == 2


def test_e5_a_step_forward_resets_the_count() -> None:
    state = table("dark", "arthedain frodo, eregion pippin, shire sam merry", "mordor nazgul, moria troll")
    for _ in range(5):
        play(state, *chase(state))
    assert times(state) == 2
    play(state, "merry shire-cardolan")
    assert state.view(DARK)["repetition"]["moves"] == []


def test_e5_unseen_moves_count_if_their_mover_is_public() -> None:
    """The Nazgul steps back to the mountains alone, and flies at Frodo again."""
    state = river("frodo", "merry")
    for _ in range(3):
        assert not state.ending()
        cycle(state)
    assert state.ending() == "repetition"


def test_e5_a_figure_shown_later_reveals_who_made_the_unseen_move() -> None:
    """Sam stands beside Frodo: who takes the boat is known only when the Nazgul finds him."""
    state = river("frodo sam", "merry")
    for _ in range(3):
        assert not state.ending()
        cycle(state)
    assert state.ending() == "repetition"


def river(mirkwood: str, shire: str) -> State:
    return table("dark", f"mirkwood {mirkwood}, eregion pippin, shire {shire}", "fangorn nazgul, moria troll")


def cycle(state: State) -> None:
    """Four turns that lead back to the same table."""
    turns = (
        ["nazgul fangorn-misty_mountains"],
        ["frodo mirkwood-fangorn"],
        ["nazgul misty_mountains-fangorn", "retreat mirkwood"],
        list(PIPPIN),
    )
    for turn in turns:
        if state.ending():
            return
        play(state, *turn)
        known(state)


# -- information ------------------------------------------------------------------------------


def known(state: State) -> None:
    """Views, beliefs, snapshots and positions agree."""
    for eyes in (LIGHT, DARK, WATCHER, (LIGHT, DARK)):
        view = state.view(eyes)
        assert GAME.belief(view).sample(random.Random(1)).view(eyes) == view
    assert GAME.restore(state.snapshot()).view(DARK) == state.view(DARK)
    if not state.ending() and prompt_of(state)[0] == "turn":
        again = GAME.position(state.position())
        assert again.position() == state.position()
        assert again.view(DARK) == state.view(DARK)


def test_e5_views_beliefs_and_snapshots_hold_the_moves_at_every_decision() -> None:
    state = after(0)
    while not state.ending():
        for line in chase(state):
            play(state, line)
            known(state)
            assert times(GAME.restore(state.snapshot())) == times(state)


def test_e5_a_position_goes_on_counting() -> None:
    state = GAME.position(after(8).position())
    assert play(state, *chase(state)).ending() == "repetition"


def test_e5_two_figures_that_may_have_swapped_places_reveal_nothing() -> None:
    """Merry or Pippin left the mountains. Whether the table is the same again, Dark can't know."""
    tables = [
        table("light", f"misty_mountains {one}, mirkwood {other}, arthedain frodo", "fangorn troll, cardolan nazgul")
        for one, other in (("pippin", "merry"), ("merry", "pippin"))
    ]
    seen = [Counter([standing(state)]) for state in tables]
    unlike = 0
    for number in range(12):
        for state, mover, count in zip(tables, ("pippin", "merry"), seen, strict=True):
            if number == 0:
                state.open_journal()
            turns = (
                [f"{mover if number == 0 else 'pippin'} misty_mountains-mirkwood"],
                hunt(state),
                ["pippin mirkwood-fangorn", "retreat misty_mountains"],
                hunt(state),
            )
            play(state, *turns[number % 4])
            count[standing(state)] += 1
        one, other = tables
        unlike += seen[0][standing(one)] != seen[1][standing(other)]
        for eyes in (DARK, WATCHER):
            assert one.view(eyes) == other.view(eyes)
            assert one.trace(eyes) == other.trace(eyes)
            assert log(one, eyes) == log(other, eyes)
        if one.ending():
            break
    assert unlike > 0, "the true tables repeat at different times"


def quietly(state: State, text: str, rng: random.Random) -> list[str]:
    """Return the lines of a turn with this beginning if it costs neither a card nor a figure; otherwise none."""
    after = play(state.clone(), text)
    lines = [text]
    while not after.ending() and prompt_of(after)[0] in ("frodo_or_sam", "flee"):
        flights = [GAME.notation(code) for code in after.legal() if GAME.notation(code).startswith("retreat")]
        if not flights:
            return []
        lines.append(rng.choice(flights))
        play(after, lines[-1])
    return lines if after.ending() == "repetition" or prompt_of(after)[0] == "turn" else []


def restless(state: State, seen: Counter[tuple[str, str, str]], rng: random.Random) -> list[str]:
    """A turn that repeats an earlier table if possible, otherwise one that costs nothing."""
    turns = [quietly(state, GAME.notation(code), rng) for code in state.legal()]
    turns = [lines for lines in turns if lines]
    back = [lines for lines in turns if seen[standing(play(state.clone(), *lines))]]
    open_moves = [lines for lines in turns if len(lines) > 1]
    return rng.choice(back or open_moves or turns) if turns else []


@pytest.mark.parametrize("seed", range(6))
def test_e5_endless_repetition_is_stopped(seed: int) -> None:
    """Both sides try to repeat earlier tables. No count ever exceeds the true one, and the draw comes."""
    rng = random.Random(seed)
    ends: Counter[str] = Counter()
    for _ in range(25):
        state = scattered(rng)
        seen = Counter([standing(state)])
        while not state.ending() and (lines := restless(state, seen, rng)):
            play(state, *lines)
            seen[standing(state)] += 1
            assert times(state) <= seen[standing(state)]
            if rng.random() < 0.1:
                known(state)
        ends[state.ending()] += 1
        if state.ending() == "repetition":
            assert seen[standing(state)] >= 3
        assert state.ending() != "too_long"
    assert ends["repetition"] > 0


def scattered(rng: random.Random) -> State:
    """Frodo and Pippin with companions, and Dark figures that can move back."""
    light = ["frodo", "pippin", "sam", "merry", "gimli"]
    dark = ["nazgul", "witch_king", "troll", "orcs"]
    while True:
        places: dict[str, dict[str, list[str]]] = {"light": {}, "dark": {}}
        for side, figures in (("light", light), ("dark", dark)):
            for figure in figures:
                region = rng.choice(["arthedain", "cardolan", "eregion", "mirkwood", "fangorn", "rohan", "moria"])
                places[side].setdefault(region, []).append(figure)
        words = [", ".join(f"{region} {' '.join(who)}" for region, who in side.items()) for side in places.values()]
        try:
            return table(rng.choice(["light", "dark"]), *words)
        except BadPosition:
            continue


@pytest.mark.parametrize(
    "moves",
    [
        [["frodo", "shire", "arthedain"]],
        [["frodo", "shire", "nowhere", ""]],
        [["frodoo", "shire", "arthedain", ""]],
        [["frodo", "arthedain", "cardolan", "end"]],
        [["frodo", "arthedain", "cardolan", "over"]],
    ],
)
def test_e5_an_impossible_list_of_moves_is_refused(moves: list[list[str]]) -> None:
    """The fourth one leads Frodo elsewhere than he stands."""
    with pytest.raises(BadPosition):
        table(*CHASE, repetition={"moves": moves})


# -- figures that move unseen through regions with others ---------------------------------------

_MIDDLE = ("pippin rhudaur-high_pass", "retreat rhudaur")
_NORTH = ("pippin arthedain-rhudaur", "retreat arthedain")


def _turns(pause: tuple[str, str], *turns: str) -> list[str]:
    """Dark's turns with Pippin's between them."""
    return [text for turn in turns for text in (*turn.split(", "), *pause)]


def _until_the_end(state: State, texts: list[str]) -> int:
    """Play to the end of the game. Returns the number of warnings."""
    for text in texts:
        if state.ending():
            break
        play(state, text)
    return sum(entry.kind == REPEATED for entry in state.journal_for(WATCHER))


def test_e5_a_draw_needs_a_warning_even_if_a_later_move_reveals_who_moved() -> None:
    """The second occurrence follows a move with an unknown mover, who is revealed later."""
    state = table(
        "light", "fangorn frodo, rhudaur pippin", "cardolan nazgul, eregion warg, high_pass troll, mordor orcs"
    )
    state.open_journal()
    by_eregion = _turns(
        _MIDDLE,
        *("nazgul cardolan-fangorn, retreat mirkwood", "nazgul fangorn-mirkwood, retreat fangorn"),
        *("nazgul mirkwood-misty_mountains", "nazgul misty_mountains-eregion", "nazgul eregion-cardolan"),
    )
    by_enedwaith = _turns(
        _MIDDLE,
        *("nazgul cardolan-fangorn, retreat rohan", "nazgul fangorn-rohan, retreat fangorn"),
        *("nazgul rohan-moria", "nazgul moria-enedwaith", "nazgul enedwaith-cardolan"),
    )
    first = [*_MIDDLE, *by_eregion, *by_enedwaith[: -len(_MIDDLE)]]
    assert _until_the_end(state, first) == 1, "the third time is the first that all can tell: a warning, not a draw"
    assert state.ending() == ""
    assert state.decision.kind == "turn"
    assert GAME.prompt(state.view(LIGHT)).key == "prompt-turn-again"
    again = GAME.position(state.position())
    assert again.view(DARK) == state.view(DARK)
    assert _until_the_end(state, [*_MIDDLE, *(by_eregion + by_enedwaith) * 2]) > 1
    assert state.ending() == "repetition"


def test_e5_a_figure_that_takes_several_unseen_steps_past_another_is_still_followed() -> None:
    state = table("dark", "gondor frodo, arthedain pippin", "mirkwood nazgul, fangorn warg, rhudaur troll, mordor orcs")
    state.open_journal()
    there = (
        "nazgul gondor-fangorn",
        "nazgul fangorn-moria",
        "nazgul moria-eregion",
        "nazgul eregion-dagorlad, retreat gondor",
    )
    back = (
        "nazgul dagorlad-fangorn",
        "nazgul fangorn-moria",
        "nazgul moria-eregion",
        "nazgul eregion-gondor, retreat dagorlad",
    )
    begin = _turns(_NORTH, "nazgul mirkwood-gondor, retreat dagorlad")
    assert _until_the_end(state, [*begin, *_turns(_NORTH, *there, *back) * 4]) > 0
    assert state.ending() == "repetition"


def test_e5_frodo_who_walks_on_beside_sam_is_still_followed() -> None:
    state = table(
        "dark", "fangorn frodo, mirkwood sam, rhudaur pippin", "mordor nazgul orcs, high_pass troll, enedwaith warg"
    )
    state.open_journal()
    walk = ["nazgul fangorn-moria", "frodo mirkwood-fangorn", "nazgul moria-eregion", "frodo fangorn-rohan"]
    chased = _turns(_MIDDLE, "nazgul eregion-rohan, retreat fangorn", "nazgul rohan-fangorn, retreat mirkwood")
    begin = _turns(_MIDDLE, "nazgul mordor-fangorn, retreat mirkwood")
    assert _until_the_end(state, [*begin, *[*walk, *chased] * 4]) > 0
    assert state.ending() == "repetition"
