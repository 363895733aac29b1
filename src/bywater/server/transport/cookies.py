"""Who somebody is: a number in a signed cookie. There are no accounts."""

import secrets
from collections.abc import Callable
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE: Final = "bywater"
AGE: Final = 400 * 24 * 3600
"""So many seconds a browser keeps the cookie: as long as browsers allow."""
CARRY: Final = 15 * 60
"""So many seconds a link that carries a seat to another device is good for."""


class Guests:
    """Signs what a guest carries: its own number, and the right to a chair."""

    def __init__(self, key: str, gone: Callable[[str], bool] = lambda _: False) -> None:
        self._gone = gone
        self._guest = URLSafeSerializer(key, "guest")
        self._carry = URLSafeTimedSerializer(key, "carry")

    def new(self) -> str:
        return secrets.token_hex(12)

    def sign(self, guest: str) -> str:
        return str(self._guest.dumps(guest))

    def read(self, cookie: str | None) -> str | None:
        """The guest of this cookie, or None if it is none of ours or of somebody who is gone."""
        try:
            guest = self._guest.loads(cookie or "")
        except BadSignature:
            return None
        return guest if isinstance(guest, str) and not self._gone(guest) else None

    def carry(self, code: str, seat: int, guest: str) -> str:
        """A token that lets another device play for this chair as well, as long as this guest holds it."""
        return str(self._carry.dumps([code, seat, guest, secrets.token_hex(8)]))

    def carried(self, token: str, age: int = CARRY) -> tuple[str, int, str, str] | None:
        """Table, chair, guest and the number of the ticket, unless it is too old or none of ours."""
        try:
            code, seat, guest, ticket = self._carry.loads(token, max_age=age)
        except (BadSignature, TypeError, ValueError):
            return None
        return code, seat, guest, ticket


def usual_name(guest: str) -> str:
    """What a guest is called who has not said a name: a number of four digits.

    >>> usual_name("00c0ffee0000000000000000")
    '4430'
    """
    return str(1000 + int(guest[:8], 16) % 9000)
