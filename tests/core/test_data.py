"""Printed data and where each value comes from."""

import bywater
from bywater.core.data import provenance_of, read_data

from .helpers import GAME


def test_every_value_of_a_table_with_a_source_is_listed_with_it() -> None:
    found = provenance_of({"regions": {"shire": {"capacity": 4, "kind": "home", "source": "rulebook", "note": "p. 3"}}})
    assert found == {
        "regions.shire.capacity": {"value": "4", "source": "rulebook", "note": "p. 3"},
        "regions.shire.kind": {"value": "home", "source": "rulebook", "note": "p. 3"},
    }


def test_tables_in_a_list_are_counted_from_one() -> None:
    found = provenance_of({"roads": [{"to": "moria", "source": "scan"}, {"to": "bree", "source": "recalled"}]})
    assert found == {
        "roads.1.to": {"value": "moria", "source": "scan", "note": ""},
        "roads.2.to": {"value": "bree", "source": "recalled", "note": ""},
    }


def test_tables_without_a_source_are_searched_recursively() -> None:
    found = provenance_of({"a": {"b": {"c": {"x": 1, "source": "s"}}, "loose": 3}, "name": "n", "list": [1, 2]})
    assert list(found) == ["a.b.c.x"]


def test_data_without_sources_has_no_provenance() -> None:
    assert provenance_of({}) == {}
    assert provenance_of({"source": "all of it"}) == {}


def test_the_data_of_a_game_is_read_from_its_package() -> None:
    assert provenance_of(read_data("bywater.games.confrontation")) == GAME.provenance()


def test_each_printed_value_of_a_game_has_a_known_source() -> None:
    known = {"rulebook", "source", "recalled", "reconstructed", "derived"}
    for id in bywater.game_ids():
        found = bywater.load(id).provenance()
        assert len(found) > 40
        assert {word for fact in found.values() for word in fact["source"].split(", ")} <= known
