from collections.abc import Iterator

import pytest

from tests.fixed_chance import fix_chance
from tests.server.harness import Server

fix_chance()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "bywater.sqlite") as server:
        yield server


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    """The server of a module, without guests. Its database keeps what earlier tests played."""
    yield shared
    for guest in shared.guests:
        guest.close()
    shared.guests.clear()
