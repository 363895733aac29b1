"""Custom data: objectives, characters, lines (X6) and tokens of another copy; and the sources of values."""

from typing import Any

import pytest

import bywater
from bywater import BadOption

from .helpers_objectives import GAME, at, by_chance, do, legal, shadow, starts, table, token_supply
from .moments import parts, state_of

# -- valid custom data ------------------------------------------------------------------------


def test_own_objectives_override_the_option() -> None:
    state = GAME.start(seats=2, objectives="darkness_at_bay", own={"objectives": ["avenge_balin", "subdue_umbar"]})
    assert at(state, "objectives") == ["destroy_ring", "subdue_umbar", "avenge_balin"]
    state = GAME.start(seats=2, objectives="random", own={"objectives": ["avenge_balin"]})
    assert at(state, "objectives") == ["destroy_ring", "avenge_balin"]


def test_own_objectives_may_name_the_ring_or_none() -> None:
    assert at(starts(2, "destroy_ring"), "objectives") == ["destroy_ring"]
    assert at(starts(2), "objectives") == ["destroy_ring"]


def test_own_characters_by_seat() -> None:
    own = {"characters": [["gimli", "legolas"], ["frodo_sam", "gollum"]]}
    state = by_chance(starts(2, "avenge_balin", own=own))
    seats = {name: part["seat"] for name, part in at(state, "characters").items()}
    assert seats == {"gimli": 0, "legolas": 0, "frodo_sam": 1, "gollum": 1}
    assert at(by_chance(starts(2, "avenge_balin", own=own, begins="frodo")), "active") == 1  # F09: Frodo's player


def test_own_characters_alone_are_the_row_of_four() -> None:
    own = {"characters": [["eowyn", "gimli", "arwen", "faramir"]]}
    state = by_chance(starts(1, "avenge_balin", own=own))
    assert at(state, "row") == ["eowyn", "gimli", "arwen", "faramir"]
    assert at(state, "characters")["frodo_sam"]["seat"] == 0


def test_own_tokens_change_the_supply() -> None:
    own = {"tokens": {"valor": 12, "stealth": 6}}
    state = table("frodo_sam gimli", "legolas eowyn", options={"own": own})
    supplies = {symbol: token_supply(state, symbol) for symbol in ("friendship", "valor", "stealth", "resistance")}
    assert supplies == {"friendship": 9, "valor": 12, "stealth": 6, "resistance": 9}


def test_own_tokens_none_at_all() -> None:
    state = table("frodo_sam gimli", "legolas eowyn", acting="gimli", options={"own": {"tokens": {"valor": 0}}})
    assert "craft" not in legal(state)


def test_x6_an_own_line_has_no_effect_on_where_the_card_reinforces() -> None:
    own = {"lines": {"sh13": "umbar_orange"}}
    state = by_chance_to_flips(GAME.start(seats=2, own={"objectives": ["avenge_balin"], **own}))
    do(state, "flipped sh13")
    assert shadow(state, "umbar") == 2


def by_chance_to_flips(state: Any) -> Any:
    while state.decision.kind != "flip":
        state.apply(state.pick(0.5))
    return state


def test_own_data_can_be_written_as_toml() -> None:
    option = next(option for option in GAME.options if option.name == "own")
    text = """
    objectives = ["avenge_balin"]
    characters = [["gimli", "legolas"], ["frodo_sam", "eowyn"]]
    lines = { sh01 = "rhun_orange", sh45 = "near_harad_blue" }
    tokens = { valor = 15 }
    """
    own = option.read(text)
    assert own["lines"] == {"sh01": "rhun_orange", "sh45": "near_harad_blue"}
    state = by_chance(GAME.start(seats=2, own=own))
    assert token_supply(state, "valor") == 15
    assert at(state, "options")["own"] == own


def test_own_data_stays_in_the_position() -> None:
    own = {"lines": {"sh01": "rhun_orange"}, "tokens": {"valor": 3}}
    state = table("frodo_sam gimli", "legolas eowyn", options={"own": own})
    again = state_of(parts(state))
    assert at(again, "options")["own"] == own
    assert token_supply(again, "valor") == 3


# -- refused custom data ----------------------------------------------------------------------

BAD: list[tuple[Any, str]] = [
    (["avenge_balin"], "expected a table"),
    ({"places": {}}, "unknown key 'places'"),
    ({"objectives": "avenge_balin"}, "list of names"),
    ({"objectives": [1]}, "list of names"),
    ({"objectives": ["find_the_ring"]}, "unknown objective 'find_the_ring'"),
    ({"objectives": ["avenge_balin", "avenge_balin"]}, "got one twice"),
    ({"characters": ["gimli"]}, "list of names for each seat"),
    ({"characters": {"gimli": 0}}, "list of names for each seat"),
    ({"characters": [["tom"], ["gimli"]]}, "unknown character 'tom'"),
    ({"characters": [[7], ["gimli"]]}, "unknown character 7"),
    ({"lines": ["sh01"]}, "lines: expected a table"),
    ({"lines": {"sh99": "rhun_orange"}}, "expected a shadow card with a line, got 'sh99'"),
    ({"lines": {"drums": "rhun_orange"}}, "expected a shadow card with a line, got 'drums'"),
    ({"lines": {"sh01": "rhun_pink"}}, "unknown line 'rhun_pink'; did you mean"),
    ({"lines": {"sh01": 3}}, "unknown line 3"),
    ({"lines": {"sh01": "rhun_yellow"}}, "other ends"),
    ({"lines": {"sh01": "umbar_orange"}}, "other ends"),
    ({"lines": {"sh25": "moria_lime"}}, "other ends"),
    ({"tokens": [9, 9, 9, 9]}, "table of symbols"),
    ({"tokens": {"courage": 9}}, "0 to 15 per symbol"),
    ({"tokens": {"valor": 16}}, "0 to 15 per symbol"),
    ({"tokens": {"valor": -1}}, "0 to 15 per symbol"),
    ({"tokens": {"valor": True}}, "0 to 15 per symbol"),
    ({"tokens": {"valor": 2.5}}, "0 to 15 per symbol"),
    ({"tokens": {"valor": "9"}}, "0 to 15 per symbol"),
]


@pytest.mark.parametrize(("own", "words"), BAD)
def test_bad_own_data_is_refused_with_a_reason(own: Any, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        GAME.start(seats=2, own=own)


def test_text_that_is_no_toml_is_refused() -> None:
    option = next(option for option in GAME.options if option.name == "own")
    with pytest.raises(BadOption, match="not valid TOML"):
        option.read("lines = {")


BAD_SEATS: list[tuple[int, list[list[str]], str]] = [
    (2, [["frodo_sam", "gimli"]], "2 for each of 2 seats"),
    (2, [["frodo_sam", "gimli"], ["legolas"]], "2 for each of 2 seats"),
    (2, [["frodo_sam", "gimli"], ["legolas", "gimli"]], "got one twice"),
    (2, [["eowyn", "gimli"], ["legolas", "arwen"]], "expected Frodo & Sam once"),
    (1, [["frodo_sam", "gimli", "legolas", "arwen"]], "expected Frodo & Sam once"),
    (1, [["gimli", "legolas", "arwen"]], "4 for each of 1 seats"),
]


@pytest.mark.parametrize(("seats", "characters", "words"), BAD_SEATS)
def test_characters_that_do_not_fit_the_seats_are_refused(seats: int, characters: list[list[str]], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        GAME.start(seats=seats, own={"characters": characters})


def test_own_characters_without_one_that_an_objective_requires_are_refused() -> None:
    own = {"objectives": ["confront_balrog"], "characters": [["frodo_sam", "gimli"], ["legolas", "arwen"]]}
    with pytest.raises(BadOption, match="expected all characters that the objectives require"):
        GAME.start(seats=2, own=own)


def test_own_data_that_was_given_is_not_changed_by_the_game() -> None:
    own: dict[str, Any] = {"objectives": ["avenge_balin"], "tokens": {"valor": 3}}
    GAME.start(seats=2, own=own)
    assert own == {"objectives": ["avenge_balin"], "tokens": {"valor": 3}}


# -- sources of printed values ----------------------------------------------------------------

PROVENANCE = GAME.provenance()
SYMBOLS = ("friendship", "valor", "stealth", "resistance")


def leaves(data: dict[str, Any], path: str = "") -> list[str]:
    """Return the paths of all values; a table that names its source is one value."""
    found: list[str] = []
    for key, inside in data.items():
        for number, part in enumerate(inside if isinstance(inside, list) else [inside]):
            name = f"{path}{key}.{number + 1}" if isinstance(inside, list) else f"{path}{key}"
            if isinstance(part, dict) and "source" in part:
                found += [f"{name}.{word}" for word in part if word not in ("source", "note")]
            elif isinstance(part, dict):
                found += leaves(part, f"{name}.")
            else:
                found.append(name)
    return found


def test_every_value_of_the_data_has_its_source() -> None:
    assert sorted(leaves(GAME.data)) == sorted(PROVENANCE)
    assert all(fact["source"] for fact in PROVENANCE.values())


def test_all_printed_values_are_in_the_data() -> None:
    data = GAME.data
    counts = {
        "regions": 12,
        "places": 52,
        "roads": 89,
        "lines": 24,
        "region_cards": 12,
        "characters": 13,
        "events": 14,
        "skies_darken": 12,
        "shadow_cards": 50,
        "card_lines": 48,
        "objectives": 24,
        "scenarios": 6,
        "levels": 5,
    }
    for part, count in counts.items():
        named = {path.split(".")[1] for path in PROVENANCE if path.startswith(f"{part}.")}
        assert len(named) == len(data[part]) == count
    wanted = [
        *("hope.most", "hope.start", "threat.boxes", "tokens.each", "dice.search", "dice.battle"),
        *("limits.hand", "limits.search_dice", "limits.battle_dice", "limits.opening_shadow_cards"),
        *[f"armies.{people}" for people in ("elf", "dwarf", "rohan", "gondor", "shadow")],
        *[f"region_cards.{region}.{symbol}" for region in data["regions"] for symbol in SYMBOLS],
        *[f"characters.{name}.start" for name in data["characters"]],
        *[f"characters.{name}.abilities" for name in data["characters"]],
        *[f"shadow_cards.sh{n:02}.{word}" for n in range(1, 49) for word in ("order", "back")],
        *[f"card_lines.sh{n:02}.line" for n in range(1, 49)],
        *("shadow_cards.drums.back", "shadow_cards.wheels.back"),
        *[f"lines.{line}.path" for line in data["lines"]],
        *[
            f"players.{number}.{word}"
            for number in ("one", "two", "three", "four", "five")
            for word in ("events", "hand")
        ],
    ]
    assert [path for path in wanted if path not in PROVENANCE] == []


TWELVE = tuple(f"sh{n:02}" for n in (1, 2, 3, 4, 13, 14, 15, 16, 45, 46, 47, 48))


def test_what_is_reconstructed_says_so() -> None:
    """X6, X7 and the split of the tokens are reconstructed, and no other printed value."""
    printed = {path for path, fact in PROVENANCE.items() if fact["source"] == "reconstructed"}
    printed = {path for path in printed if not path.startswith("rulings.")}
    assert {path for path in printed if path.endswith(".line")} == {f"card_lines.{card}.line" for card in TWELVE}
    others = {path.rsplit(".", 1)[0] for path in printed} - {f"card_lines.{card}" for card in TWELVE}
    assert others == {"tokens", "shadow_cards.drums", "shadow_cards.wheels"}
    for card in TWELVE:
        assert "X6" in PROVENANCE[f"card_lines.{card}.line"]["note"]
    for card in ("drums", "wheels"):
        assert "X7" in PROVENANCE[f"shadow_cards.{card}.back"]["note"]
    assert PROVENANCE["tokens.each"] == {
        "value": "9",
        "source": "reconstructed",
        "note": PROVENANCE["tokens.each"]["note"],
    }


def test_what_the_rulebook_says_is_said_to_be_from_it() -> None:
    for path in ("armies.shadow", "limits.hand", "players.five.events", "levels.legendary.objectives"):
        assert PROVENANCE[path]["source"] == "rulebook"
    assert PROVENANCE["skies_darken.dorwinion.armies"]["source"] == "rulebook"


def test_every_rule_conflict_and_ruling_is_listed_with_its_source() -> None:
    ids = [
        *[f"F{n:02}" for n in range(1, 58)],
        *[f"K{n:02}" for n in range(1, 39)],
        *[f"E{n:02}" for n in range(1, 15)],
        *[f"O{n:02}" for n in range(1, 25)],
        *("S1", "S2"),
        *[f"X{n}" for n in range(1, 15)],
        *[f"N{n}" for n in range(1, 24)],
    ]
    assert [id for id in ids if f"rulings.{id}.decision" not in PROVENANCE] == []
    own = {f"N{n}" for n in range(1, 24)}
    assert {PROVENANCE[f"rulings.{id}.decision"]["source"] for id in own} == {"reconstructed"}


def test_provenance_is_the_same_for_every_load() -> None:
    assert bywater.load("fate").provenance() == PROVENANCE
