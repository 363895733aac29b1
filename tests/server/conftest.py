from collections.abc import Iterator

import pytest

from tests.luck import fix_luck
from tests.server.house import House

fix_luck()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house") / "bywater.sqlite") as house:
        yield house


@pytest.fixture
def house(shared: House) -> Iterator[House]:
    """A server with nobody in it; what was played before is in its store."""
    yield shared
    for guest in shared.guests:
        guest.close()
    shared.guests.clear()
