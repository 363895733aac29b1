"""Requests to push services. Addresses come from browsers that anybody may have written: they must not lead inside.

So host names are resolved here, every address is checked, and the checked address is the one that is connected to.
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

from bywater.server.push.slots import MAX_CONCURRENT, MAX_FAILING

TIMEOUT: Final = 10.0
MAX_ENDPOINT: Final = 1000
_MAX_HOST: Final = 253
_MAX_LABEL: Final = 63
_MAX_CONNECTIONS: Final = MAX_CONCURRENT + MAX_FAILING
_TIMEOUTS: Final = {"connect": TIMEOUT, "read": TIMEOUT, "write": TIMEOUT, "pool": TIMEOUT}


class InternalAddress(httpcore.ConnectError):
    """The address is not public, so it is no push service."""


def is_public(address: str) -> bool:
    """Whether this IP address is reachable from the whole internet.

    >>> [is_public(one) for one in ("142.250.184.10", "2a00:1450:4001::a")]
    [True, True]
    >>> any(is_public(one) for one in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "0.0.0.0", "::1", "fd00::1"))
    False
    >>> mapped = ("::ffff:127.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "224.0.0.1", "100.64.0.1")
    >>> any(is_public(one) for one in mapped)
    False
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        # Addresses that embed an IPv4 address could lead to any of those.
        embeds = ip.ipv4_mapped or ip.sixtofour or ip.teredo or ip in ipaddress.ip_network("64:ff9b::/96")
        if embeds:
            return False
    return ip.is_global and not ip.is_multicast


def is_allowed(endpoint: str, loopback: bool) -> bool:
    """Whether this can be the address of a push service: HTTPS on its default port, and no internal IP address.

    >>> is_allowed("https://push.example/send/abc", False)
    True
    >>> [is_allowed(one, False) for one in ("http://push.example/", "https://push.example:8080/", "https://10.0.0.1/")]
    [False, False, False]
    >>> [is_allowed(one, True) for one in ("http://127.0.0.1:9/x", "http://10.0.0.1/x", "ftp://127.0.0.1/")]
    [True, False, False]
    """
    if len(endpoint) > MAX_ENDPOINT or not endpoint.isascii():
        return False
    try:
        target = urlsplit(endpoint)
        host, port = target.hostname, target.port
    except ValueError:
        return False
    if not host or target.username is not None:
        return False
    if loopback and target.scheme in ("http", "https") and host in ("127.0.0.1", "::1"):
        return True
    if target.scheme != "https" or port not in (None, 443):
        return False
    try:
        return is_public(host)
    except ValueError:
        return _is_host_name(host)  # its addresses are checked when it is connected to


def _is_host_name(host: str) -> bool:
    """Whether this can be the name of a host on the internet."""
    labels = host.removesuffix(".").split(".")
    return len(host) <= _MAX_HOST and len(labels) > 1 and all(0 < len(label) <= _MAX_LABEL for label in labels)


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Resolves host names, and connects to public addresses only."""

    def __init__(self, loopback: bool = False) -> None:
        self.loopback = loopback
        self._backend = httpcore.AnyIOBackend()
        # Threads of our own: a slow name server must not use up those for replays and the like.
        self._threads = ThreadPoolExecutor(_MAX_CONNECTIONS, "bywater-names")

    async def resolve(self, host: str, port: int) -> list[str]:
        """The addresses of a host."""
        lookup = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, lookup)
        return [str(one[4][0]) for one in found]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _is_allowed(self, address: str) -> bool:
        return is_public(address) or (self.loopback and ipaddress.ip_address(address).is_loopback)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            addresses = await asyncio.wait_for(self.resolve(host, port), timeout)
        except (OSError, TimeoutError, UnicodeError):
            raise httpcore.ConnectError("unknown host") from None
        if not addresses or not all(map(self._is_allowed, addresses)):
            raise InternalAddress("the host has no address, or an internal one")
        return await self._backend.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        raise InternalAddress("Unix sockets are not allowed")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Sender:
    """Sends encrypted notifications. It follows no redirects, and reads nothing of a response but its status."""

    def __init__(self, loopback: bool = False, network: PublicNetwork | None = None) -> None:
        self.loopback = loopback
        self._network = network or PublicNetwork(loopback)
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=_MAX_CONNECTIONS,
            keepalive_expiry=30,
            network_backend=self._network,
        )

    async def send(self, endpoint: str, headers: dict[str, str], content: bytes) -> int:
        """The status of the response; 0 if there was none in time."""
        if not is_allowed(endpoint, self.loopback):
            return 0
        try:
            async with asyncio.timeout(TIMEOUT):
                async with self._pool.stream(
                    "POST", endpoint, headers=list(headers.items()), content=content, extensions={"timeout": _TIMEOUTS}
                ) as response:
                    return response.status
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError, TimeoutError):
            return 0

    async def close(self) -> None:
        await self._pool.aclose()
        self._network.close()
