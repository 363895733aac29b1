"""What each objective needs, who goes to a meeting, and the errands that serve objectives."""

from typing import Any

import pytest

from bywater.bots.fate.evaluation.requirements import ANY, NOBODY
from bywater.bots.fate.evaluation.values import lacking, task_price
from bywater.bots.fate.planning.meetings import is_awaited, waiting_worth
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from tests.bots.fate.helpers import FAR, choice, context_of, objective, place, table

ELF, DWARF, ROHAN, GONDOR = range(4)
ALL_SYMBOLS = {"friendship": 3, "valor": 3, "stealth": 3, "resistance": 3}

Rows = list[tuple[str, int]]


def needs(name: str, **words: Any) -> dict[str, Any]:
    """The needs of an objective: places with peoples and counts, with characters, or alone."""
    cast = words.pop("cast", None)
    context, _ = context_of(table("frodo_sam", cast=cast, objectives=["destroy_ring", name], **words))
    found = context.needs
    places = board.PLACES
    return {
        "holds": [
            (places[found.hold_place[n]], int(found.hold_people[n]), int(found.hold_count[n]))
            for n in range(found.holds)
        ],
        "clears": [(places[found.clear_place[n]], int(found.clear_only[n])) for n in range(found.clears)],
        "seizes": [(places[found.seize_place[n]], int(found.seize_only[n])) for n in range(found.seizes)],
        "visits": [(places[found.visit_place[n]], int(found.visit_who[n])) for n in range(found.visits)],
    }


# The objective, other words of the position, the kind of need, and the need.
NEEDS: list[tuple[str, dict[str, Any], str, Any]] = [
    ("staff_broken", {}, "seizes", [("isengard", NOBODY)]),
    ("staff_broken", {}, "holds", [("isengard", ANY, 1)]),
    ("staff_broken", {"shadow": {"isengard": 3, "fords_of_isen": 1}}, "seizes", []),
    (
        "staff_broken",
        {"shadow": {"isengard": 3, "fords_of_isen": 1}},
        "clears",
        [("isengard", NOBODY), ("fords_of_isen", NOBODY)],
    ),
    ("confront_balrog", {}, "visits", [("moria", box.GANDALF)]),
    ("oathbreakers", {}, "visits", [("edoras", box.ARAGORN)]),
    ("oathbreakers", {"shadow": {"pelargir": 2}}, "clears", [("pelargir", NOBODY)]),
    ("frecas_heirs", {}, "holds", [("dunland", ANY, 1), ("dunland", ROHAN, 2)]),
    ("secure_anduin", {}, "seizes", [("osgiliath", box.FARAMIR)]),
    ("dwarven_lands", {}, "holds", [("ered_luin", DWARF, 4)]),
    ("lay_bare_pits", {}, "holds", [("dol_guldur", ANY, 1), ("dol_guldur", ELF, 3)]),
    ("shieldmaiden", {"shadow": {"isengard": 2}, "nazgul": FAR}, "clears", []),
    (
        "shieldmaiden",
        {"shadow": {"isengard": 2, "fords_of_isen": 1}, "nazgul": {"rohan": 1, "mordor": 8}},
        "clears",
        [("fords_of_isen", NOBODY), ("fords_of_isen", box.EOWYN)],
    ),
    (
        "arwen_banner",
        {"friends": {"minas_tirith": {"elf": 1, "dwarf": 1, "rohan": 1, "gondor": 1}}},
        "visits",
        [("minas_tirith", box.ARWEN)],
    ),
    ("arwen_banner", {"friends": {"minas_tirith": {"gondor": 1}}}, "visits", []),
]


@pytest.mark.parametrize(("name", "words", "kind", "expected"), NEEDS, ids=[f"{row[0]}-{row[2]}" for row in NEEDS])
def test_what_an_objective_needs(name: str, words: dict[str, Any], kind: str, expected: Any) -> None:
    assert needs(name, **words)[kind] == expected


def test_the_army_of_the_challenge_gathers_and_then_marches() -> None:
    gathering = needs("challenge_sauron")["holds"]
    assert ("minas_tirith", GONDOR, 3) in gathering
    assert ("north_ithilien", GONDOR, 3) not in gathering
    complete = {"gondor": 3, "rohan": 2, "elf": 2}
    marching = needs("challenge_sauron", friends={"minas_tirith": complete})["holds"]
    assert sorted(marching) == [("north_ithilien", ELF, 2), ("north_ithilien", ROHAN, 2), ("north_ithilien", GONDOR, 3)]
    arrived = needs("challenge_sauron", friends={"north_ithilien": complete})
    assert {who for _, who in arrived["visits"]} == {box.FRODO, box.LEGOLAS, box.MERRY, box.EOWYN}


# The places of the characters, the tokens of both players, and who meets: who pays, the other, and the readiness.
MEETINGS: list[tuple[str, dict[str, str], list[dict[str, int]], tuple[int, int, float]]] = [
    (
        "the player with the symbols pays",
        {"merry_pippin": "rivendell", "eowyn": "rivendell"},
        [{}, ALL_SYMBOLS],
        (box.EOWYN, box.MERRY, 1.0),
    ),
    (
        "a player without symbols is not ready",
        {"merry_pippin": "rivendell", "eowyn": "rivendell"},
        [{}, {}],
        (box.EOWYN, box.MERRY, 0.2),
    ),
    (
        "the nearer of two players with the symbols",
        {"frodo_sam": "the_shire", "legolas": "rivendell", "merry_pippin": "lorien", "eowyn": "edoras"},
        [ALL_SYMBOLS, ALL_SYMBOLS],
        (box.LEGOLAS, box.MERRY, 1.0),
    ),
]


@pytest.mark.parametrize(("places", "tokens", "expected"), [r[1:] for r in MEETINGS], ids=[r[0] for r in MEETINGS])
def test_who_goes_to_the_blessing(
    places: dict[str, str], tokens: list[dict[str, int]], expected: tuple[int, int, float]
) -> None:
    words: dict[str, Any] = {"objectives": ["destroy_ring", "blessing_elves"], "tokens": tokens, **places}
    context, _ = context_of(table("frodo_sam", **words))
    task = objective("blessing_elves")
    payer, other, readiness = expected
    assert {int(context.payer[task]), int(context.other[task])} == {payer, other}
    assert float(context.readiness[task]) == readiness
    assert is_awaited(context, payer)
    assert is_awaited(context, other)


def test_who_waits_at_the_meeting_place() -> None:
    words: dict[str, Any] = {"objectives": ["destroy_ring", "blessing_elves"], "tokens": [ALL_SYMBOLS, {}]}
    context, state = context_of(table("frodo_sam", legolas="rivendell", merry_pippin="hollin", **words))
    assert waiting_worth(context, state, box.LEGOLAS) > 0.0
    assert waiting_worth(context, state, box.EOWYN) == 0.0


# Who acts, other words of the position, and what is done.
ERRANDS: list[tuple[str, str, dict[str, Any], str]] = [
    (
        "a meeting is completed",
        "merry_pippin",
        {
            "objectives": ["destroy_ring", "blessing_elves"],
            "merry_pippin": "rivendell",
            "eowyn": "rivendell",
            "tokens": [{}, ALL_SYMBOLS],
        },
        "objective blessing_elves",
    ),
    (
        "the payer travels to the meeting",
        "eowyn",
        {
            "objectives": ["destroy_ring", "blessing_elves"],
            "merry_pippin": "rivendell",
            "eowyn": "hollin",
            "tokens": [{}, ALL_SYMBOLS],
        },
        "travel rivendell",
    ),
    (
        "a cleared stronghold is captured",
        "eowyn",
        {
            "objectives": ["destroy_ring", "staff_broken"],
            "eowyn": "isengard",
            "friends": {"isengard": {"rohan": 2}},
            "tokens": [{}, {"valor": 3}],
        },
        "capture",
    ),
    (
        "not without Valor",
        "eowyn",
        {
            "objectives": ["destroy_ring", "staff_broken"],
            "eowyn": "isengard",
            "friends": {"isengard": {"rohan": 2}},
            "shadow": {"isengard": 1},
            "tokens": [{}, {"valor": 1}],
        },
        "attack 1",
    ),
]


@pytest.mark.parametrize(("who", "words", "expected"), [row[1:] for row in ERRANDS], ids=[row[0] for row in ERRANDS])
def test_errands_for_objectives(who: str, words: dict[str, Any], expected: str) -> None:
    finished = ["merry_pippin" if who == "eowyn" else "eowyn"]
    assert choice(table(who, nazgul=FAR, finished=finished, hope=8, **words)) == expected


def test_what_is_lacking_for_a_price() -> None:
    context, state = context_of(
        table("frodo_sam", objectives=["destroy_ring", "blessing_elves"], tokens=[ALL_SYMBOLS, {}])
    )
    price = task_price(state, objective("blessing_elves"))
    assert lacking(context, 0, price) == 0
    assert lacking(context, 1, price) > 0
    assert place("rivendell") == int(box.OBJECTIVE_PLACE[objective("blessing_elves")])
