"""Seeds and random streams derived from names by hashing."""

import hashlib
import json
import random


def seed_of(*parts: object) -> int:
    """A seed from plain parts, equal on every machine; Python's `hash` differs from run to run.

    >>> seed_of(1, "chance", "die") == seed_of(1, "chance", "die") != seed_of(1, "chance", "deck")
    True
    """
    digest = hashlib.sha256(json.dumps(parts).encode()).digest()
    return int.from_bytes(digest[:8], "big")


class Streams:
    """One random stream per source, all from the same root, so that dice rolls don't change the order of a deck."""

    def __init__(self, root: str) -> None:
        self._root = root
        self._streams: dict[str, random.Random] = {}

    def __getitem__(self, source: str) -> random.Random:
        if source not in self._streams:
            self._streams[source] = random.Random(seed_of(self._root, source))
        return self._streams[source]
