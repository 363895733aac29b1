"""Registers small bots for all tests of the arena."""

import pytest

from tests.arena.bots import register


@pytest.fixture(autouse=True)
def _bots(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)
