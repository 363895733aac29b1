"""Exceptions: names, the base class and messages."""

import inspect

import pytest

import bywater
from bywater.core import errors
from bywater.core.errors import BadRecord, BywaterError, OtherVersion

NAMED = {
    name: error
    for name, error in inspect.getmembers(errors, inspect.isclass)
    if issubclass(error, Exception) and error.__module__ == errors.__name__
}


def test_all_errors_are_listed() -> None:
    assert set(NAMED) == {
        "BywaterError",
        "IllegalAction",
        "UnknownGame",
        "BrokenGame",
        "UnknownOption",
        "BadOption",
        "OptionsClash",
        "BadSeats",
        "BadNotation",
        "BadPosition",
        "BadView",
        "BadRecord",
        "OtherVersion",
    }


@pytest.mark.parametrize("name", sorted(NAMED))
def test_every_error_has_the_base_class_a_docstring_and_is_exported(name: str) -> None:
    assert issubclass(NAMED[name], BywaterError)
    assert NAMED[name].__doc__
    assert getattr(bywater, name) is NAMED[name]
    assert name in bywater.__all__


def test_a_bad_record_names_its_line() -> None:
    error = BadRecord("unreadable", 7)
    assert error.line == 7
    assert str(error) == "line 7: unreadable"
    whole = BadRecord("expected a line 'game ...', got none")
    assert whole.line == 0
    assert str(whole) == "expected a line 'game ...', got none"


def test_a_record_of_another_version_is_a_bad_record_too() -> None:
    assert issubclass(OtherVersion, BadRecord)
    assert OtherVersion("old", 3).line == 3
