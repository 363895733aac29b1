"""The way to push services. An address comes from a browser that anybody may have written: it must not lead inside.

So names are looked up here, every address they stand for is checked, and what was checked is what is connected to.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from bywater.server.push.slots import AT_ONCE, DOUBTFUL

TIMEOUT: Final = 10.0
_MAX_ENDPOINT: Final = 1000
_MAX_HOST: Final = 253
_MAX_LABEL: Final = 63
_CONNECTIONS: Final = AT_ONCE + DOUBTFUL
_WAYS: Final = {"connect": TIMEOUT, "read": TIMEOUT, "write": TIMEOUT, "pool": TIMEOUT}


class Inside(httpcore.ConnectError):
    """This address is none of a push service."""


def outside(address: str) -> bool:
    """Whether this is an address that everybody on the internet can reach.

    >>> [outside(one) for one in ("142.250.184.10", "2a00:1450:4001::a")]
    [True, True]
    >>> any(outside(one) for one in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "0.0.0.0", "::1", "fd00::1"))
    False
    >>> any(outside(one) for one in ("::ffff:127.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "224.0.0.1", "100.64.0.1"))
    False
    """
    at = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(at, ipaddress.IPv6Address):
        # Addresses that carry one of the older kind inside could lead to any of those.
        carried = at.ipv4_mapped or at.sixtofour or at.teredo or at in ipaddress.ip_network("64:ff9b::/96")
        if carried:
            return False
    return at.is_global and not at.is_multicast


def allowed(endpoint: str, loopback: bool) -> bool:
    """Whether this may be the address of a push service: over TLS, on the usual port, no number of an inner machine.

    >>> allowed("https://push.example/send/abc", False)
    True
    >>> [allowed(one, False) for one in ("http://push.example/", "https://push.example:8080/", "https://10.0.0.1/")]
    [False, False, False]
    >>> [allowed(one, True) for one in ("http://127.0.0.1:9/x", "http://10.0.0.1/x", "ftp://127.0.0.1/")]
    [True, False, False]
    """
    if len(endpoint) > _MAX_ENDPOINT or not endpoint.isascii():
        return False
    try:
        to = urlsplit(endpoint)
        host, port = to.hostname, to.port
    except ValueError:
        return False
    if not host or to.username is not None:
        return False
    if loopback and to.scheme in ("http", "https") and host in ("127.0.0.1", "::1"):
        return True
    if to.scheme != "https" or port not in (None, 443):
        return False
    try:
        return outside(host)
    except ValueError:
        return _named(host)  # where it leads is seen when somebody is called


def _named(host: str) -> bool:
    """Whether this can be the name of a machine on the internet."""
    labels = host.removesuffix(".").split(".")
    return len(host) <= _MAX_HOST and len(labels) > 1 and all(0 < len(label) <= _MAX_LABEL for label in labels)


class CheckedNetwork(httpcore.AsyncNetworkBackend):
    """Looks names up and connects to nothing that lies inside."""

    def __init__(self, loopback: bool = False) -> None:
        self.loopback = loopback
        self._wires = httpcore.AnyIOBackend()
        # A name server may leave us waiting; threads that others need, for replays and such, must not.
        self._threads = ThreadPoolExecutor(_CONNECTIONS, "bywater-names")

    async def look_up(self, host: str, port: int) -> list[str]:
        ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, ask)
        return [str(one[4][0]) for one in found]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _open(self, address: str) -> bool:
        return outside(address) or (self.loopback and ipaddress.ip_address(address).is_loopback)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            addresses = await asyncio.wait_for(self.look_up(host, port), timeout)
        except (OSError, TimeoutError, UnicodeError):
            raise httpcore.ConnectError("unknown host") from None
        if not addresses or not all(map(self._open, addresses)):
            raise Inside("inside")
        return await self._wires.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        raise Inside("no sockets of this machine")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Post:
    """Carries sealed messages to push services. It follows no redirections and reads no answer but its number."""

    def __init__(self, loopback: bool = False, network: CheckedNetwork | None = None) -> None:
        self.loopback = loopback
        self._network = network or CheckedNetwork(loopback)
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=_CONNECTIONS,
            keepalive_expiry=30,
            network_backend=self._network,
        )

    async def send(self, endpoint: str, headers: dict[str, str], sealed: bytes) -> int:
        """The status that the push service answers with; 0 if it could not be reached in time."""
        if not allowed(endpoint, self.loopback):
            return 0
        try:
            async with asyncio.timeout(TIMEOUT):
                async with self._pool.stream(
                    "POST", endpoint, headers=list(headers.items()), content=sealed, extensions={"timeout": _WAYS}
                ) as answer:
                    return answer.status
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError, TimeoutError):
            return 0

    async def close(self) -> None:
        await self._pool.aclose()
        self._network.close()
