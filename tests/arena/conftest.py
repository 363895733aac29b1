"""Every test of the arena has some small bots besides ours."""

import pytest

from tests.arena.bots import register


@pytest.fixture(autouse=True)
def _bots(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)
