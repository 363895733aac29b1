"""Options: presets of symbols, and custom data."""

import random
import re
from typing import Any

import pytest

from bywater import WATCHER, BadOption, BadRecord, Play, UnknownOption, read_record

from .helpers import GAME, PATHS, PLACES, SYMBOLS, all_won, choose, counted, scored, set_up, to_the_end, tokens, whole

# The lighter guesses of the facts, as they differ from the twelve.
ELEVEN = SYMBOLS | {"edoras": ["resolve"], "minas_tirith": ["endurance", "wisdom", "resolve"]}
TEN = SYMBOLS | {"edoras": ["resolve"], "orthanc": ["wisdom"]}
OWN = next(option for option in GAME.options if option.name == "own")


def read(text: str) -> Any:
    return OWN.read(text)


def refused(text: str) -> str:
    with pytest.raises(BadOption) as caught:
        read(text)
    return str(caught.value)


def line_of(message: str) -> int:
    """The line that an error names; 0 if it names none."""
    found = re.search(r"line (\d+)", message)
    return int(found[1]) if found else 0


# -- presets ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("preset", "symbols"), [("twelve", SYMBOLS), ("eleven", ELEVEN), ("ten", TEN)])
def test_the_presets_are_those_of_the_facts(preset: str, symbols: dict[str, list[str]]) -> None:
    state = GAME.start(3, symbols=preset)
    assert state.view(WATCHER)["symbols"] == symbols
    assert {"twelve": 12, "eleven": 11, "ten": 10}[preset] == sum(len(signs) for signs in symbols.values())


def test_twelve_symbols_are_the_default() -> None:
    assert GAME.start(3).view(0)["symbols"] == SYMBOLS
    assert GAME.start(3).view(0)["options"] == {"symbols": "twelve", "own": {}, "automatic": True}


def test_fangorn_asks_for_wisdom_and_strength_in_every_preset() -> None:
    for preset in ("twelve", "eleven", "ten"):
        assert GAME.start(2, symbols=preset).view(0)["symbols"]["fangorn"] == ["wisdom", "strength"]


def test_a_preset_changes_what_counts() -> None:
    """Edoras asks for endurance as well, but not in the lighter tables."""
    row = "green endurance 3, ochre resolve 1"
    assert counted(scored(row, "", "", place="edoras"))[0] == 4
    for preset in ("eleven", "ten"):
        assert counted(scored(row, "", "", place="edoras", options={"symbols": preset}))[0] == 1


def test_options_must_exist_and_fit() -> None:
    with pytest.raises(BadOption):
        GAME.start(3, symbols="thirteen")
    with pytest.raises(UnknownOption):
        GAME.start(3, colours=5)


# -- custom data ------------------------------------------------------------------------------

HOME = """
paths = [1, 2, 3, 4, 5, 5]

[symbols]
rohan = ["strength", "resolve"]
helms_deep = ["wisdom"]
"""


def test_custom_data_replaces_only_the_named_values() -> None:
    own = read(HOME)
    assert own == {
        "paths": [1, 2, 3, 4, 5, 5],
        "symbols": {"rohan": ["strength", "resolve"], "helms_deep": ["wisdom"]},
    }
    for preset, base in (("twelve", SYMBOLS), ("ten", TEN)):
        state = set_up(3, symbols=preset, own=own)
        assert state.view(0)["symbols"] == base | own["symbols"]
        assert sorted(whole(state)["paths"]) == [1, 2, 3, 4, 5, 5]
        assert state.view(WATCHER)["options"] == {"symbols": preset, "own": own, "automatic": True}


def test_custom_symbols_and_paths_are_independent() -> None:
    assert sorted(whole(set_up(3, own={"symbols": {"rohan": ["wisdom"]}}))["paths"]) == PATHS
    assert set_up(3, own={"paths": [1] * 6}).view(0)["symbols"] == SYMBOLS
    assert read("") == {}


def test_custom_symbols_determine_what_counts_and_in_which_order() -> None:
    own = {"symbols": {"rohan": ["strength", "resolve"]}}
    state = scored("green strength 2", "ochre resolve 1", "blue endurance 5", options={"own": own})
    assert counted(state) == {0: 2, 1: 1, 2: 0}
    for_two = scored("green strength 2", "ochre resolve 1", options={"own": own}, tokens={"rohan": [3, 4]})
    assert all_won(for_two) == [[3], [4]]


def test_p1_custom_symbols_determine_the_number_of_tokens_for_two() -> None:
    state = set_up(2, own={"symbols": {place: ["wisdom", "strength", "resolve"] for place in PLACES}})
    assert [len(tokens(state, place)) for place in PLACES] == [3] * 6


@pytest.mark.parametrize("lengths", [[1] * 6, [5] * 6, [1, 2, 3, 4, 5, 5]])
@pytest.mark.parametrize("seats", [2, 5])
def test_custom_paths_are_played_to_the_end(lengths: list[int], seats: int) -> None:
    state = set_up(seats, own={"paths": lengths})
    turns = shuffles = 0
    rng = random.Random(1)
    while not state.ending():
        turns += state.decision.kind == "gain"
        shuffles = max(shuffles, len(whole(state)["poured"]))
        state.apply(choose(state, rng))
    assert turns <= sum(lengths) * seats
    assert turns == sum(lengths) * seats or shuffles, "fewer only if the cards ran out"


# -- invalid custom data ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("paths = [1, 2, 3", 1),
        ("\n\npaths [1, 2]", 3),
        ('[symbols]\nrohan = "wisdom', 2),
        ("[symbols]\nrohan = ['wisdom']\nrohan = ['strength']", 3),
    ],
)
def test_bad_toml_is_refused_with_its_line(text: str, line: int) -> None:
    assert line_of(refused(text)) == line


@pytest.mark.parametrize(
    ("text", "line", "names"),
    [
        ('[symbols]\nrohan = ["wisdom"]\ngondor = ["wisdom"]', 3, "gondor"),
        ('\n[symbols]\namon_hen = ["wisdom"]', 3, "amon_hen"),
        ('[symbols]\nrohan = ["wisdom"]\nfangorn = ["courage"]', 3, "courage"),
        ('[symbols]\nrohan = ["Wisdom"]', 2, "Wisdom"),
        ('[symbols]\nrohan = ["gandalf"]', 2, "gandalf"),
        ("[symbols]\n\nrohan = [1]", 3, "1"),
        ('[symbols]\nedoras = ["wisdom"]\nrohan = ["wisdom", "wisdom"]', 3, "rohan"),
        ("[symbols]\nrohan = []", 2, "rohan"),
        ('[symbols]\nrohan = ["strength", "wisdom", "endurance", "resolve"]', 2, "rohan"),
        ('[symbols]\nrohan = "wisdom"', 2, "rohan"),
        ("symbols = 3", 1, "symbols"),
        ("# ours\npaths = [1, 2, 3]", 2, "paths"),
        ("paths = [1, 2, 3, 4, 5, 5, 5]", 1, "paths"),
        ("paths = [0, 2, 3, 4, 5, 5]", 1, "paths"),
        ("[symbols]\n[other]\n", 2, "other"),
        ("paths = [2, 2, 3, 3, 4, 6]", 1, "paths"),
        ('paths = [2, 2, 3, 3, 4, "4"]', 1, "paths"),
        ("paths = [2, 2, 3, 3, 4, true]", 1, "paths"),
        ("paths = [2, 2, 3, 3, 4, 4.0]", 1, "paths"),
        ("paths = 6", 1, "paths"),
        ("\ntokens = [1]", 2, "tokens"),
    ],
)
def test_invalid_custom_data_is_refused_with_its_line(text: str, line: int, names: str) -> None:
    message = refused(text)
    assert line_of(message) == line, message
    assert names in message


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('[symbols]\nrohan = ["wisdom"]\nro = ["wisdom"]', 3),
        ("paths = [2, 2, 3, 3, 4, 4]\npath = 1", 2),
        ('[symbols]\nrohan = ["wisdom"]\n"gondor" = ["wisdom"]', 3),
        ('paths = [2, 2, 3, 3, 4, 4]\nsymbols.gondor = ["wisdom"]', 2),
        ('paths = [2, 2, 3, 3, 4, 4]\nsymbols = { gondor = ["wisdom"] }', 2),
        ('["symbols"]\n"rohan" = ["courage"]', 2),
    ],
)
def test_invalid_custom_data_is_refused_with_its_line_in_every_notation(text: str, line: int) -> None:
    """A word that begins another one, quoted, with dots, or inside a line."""
    message = refused(text)
    assert line_of(message) == line, message


@pytest.mark.parametrize(
    "own",
    [
        [],
        "paths",
        3,
        None,
        {"path": [1] * 6},
        {"paths": [1] * 5},
        {"paths": [6] * 6},
        {"paths": [True] * 6},
        {"paths": None},
        {"symbols": []},
        {"symbols": {"shire": ["wisdom"]}},
        {"symbols": {"rohan": ["wisdom", "wisdom"]}},
        {"symbols": {"rohan": [["wisdom"]]}},
        {"symbols": {"rohan": None}},
    ],
    ids=str,
)
def test_custom_data_given_as_a_dict_is_checked(own: Any) -> None:
    with pytest.raises(BadOption):
        GAME.start(3, own=own)


def test_later_changes_of_the_given_data_do_not_affect_the_game() -> None:
    own: dict[str, Any] = {"paths": [1] * 6, "symbols": {"rohan": ["wisdom"]}}
    state = GAME.start(3, own=own)
    before = {"paths": [1] * 6, "symbols": {"rohan": ["wisdom"]}}
    own["paths"][0] = 5
    own["symbols"]["rohan"].append("strength")
    own["symbols"]["fangorn"] = ["wisdom"]
    assert state.options["own"] == before


def test_views_and_positions_have_copies_of_custom_data() -> None:
    state = GAME.start(3)
    assert state.view(0)["options"]["own"] is not state.view(0)["options"]["own"]
    assert state.options["own"] is not state.options["own"]
    assert state.options["own"] is not OWN.default


# -- records ----------------------------------------------------------------------------------


def test_custom_data_is_in_the_record_and_replays() -> None:
    own = read(HOME)
    play_on = Play(GAME, 3, {"symbols": "eleven", "own": own, "automatic": True})
    rng = random.Random(5)
    while not play_on.state.ending():
        play_on.apply(choose(play_on.state, rng))
    text = str(play_on.record())
    assert '"rohan": ["strength", "resolve"]' in text
    assert "[1, 2, 3, 4, 5, 5]" in text
    again = GAME.replay(text)
    assert again.snapshot() == play_on.state.snapshot()
    assert again.view(0)["options"] == {"symbols": "eleven", "own": own, "automatic": True}
    assert read_record(text).options == {"symbols": "eleven", "own": own, "automatic": True}


def test_a_record_without_its_custom_data_does_not_replay() -> None:
    """Paths of one space each are not in the usual box."""
    text = "bywater record 3\ngame towers\nrules 1\nseats 3\n\nring to 0\npath of 1\n"
    with pytest.raises(BadRecord, match="line 7"):
        GAME.replay(text)
    with_own = text.replace("seats 3\n", 'seats 3\noption own {"paths": [1, 1, 1, 1, 1, 1]}\n')
    assert whole(GAME.replay(with_own))["paths"][0] == 1


def test_a_position_keeps_its_custom_data() -> None:
    state = to_the_end(set_up(3, 2, own=read(HOME)), 2)
    assert GAME.position(state.position()).view(0) == state.view(0)


def test_all_printed_values_have_a_source() -> None:
    found = GAME.provenance()
    assert found["symbols.twelve.rohan"]["source"] == "reconstructed"
    assert found["cards.each"] == {"value": "5", "source": "rulebook", "note": ""}
    assert found["paths.spaces"]["source"] == "reconstructed"
    assert found["places.edoras.number"]["source"] == "source"
