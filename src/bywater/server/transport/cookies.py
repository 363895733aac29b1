"""Signed cookies and links: a guest is a random number in a signed cookie. There are no accounts."""

import secrets
from collections.abc import Callable
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE: Final = "bywater"
COOKIE_AGE: Final = 400 * 24 * 3600
"""Seconds until the cookie expires: the longest time that browsers allow."""
CARRY_AGE: Final = 15 * 60
"""Seconds until a link that carries a seat to another device expires."""


class CookieSigner:
    """Signs the number of a guest, and links that carry a seat to another device.

    `is_erased` says whether a guest has deleted their data: the cookie of such a guest is not accepted.
    """

    def __init__(self, key: str, is_erased: Callable[[str], bool] = lambda _: False) -> None:
        self._is_erased = is_erased
        self._guest = URLSafeSerializer(key, "guest")
        self._carry = URLSafeTimedSerializer(key, "carry")

    def new_guest(self) -> str:
        return secrets.token_hex(12)

    def sign(self, guest: str) -> str:
        return str(self._guest.dumps(guest))

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if its signature is wrong or the guest was erased."""
        try:
            guest = self._guest.loads(cookie or "")
        except BadSignature:
            return None
        return guest if isinstance(guest, str) and not self._is_erased(guest) else None

    def carry_token(self, code: str, seat: int, guest: str) -> str:
        """A token that lets one other device play for this seat, as long as this guest holds it."""
        return str(self._carry.dumps([code, seat, guest, secrets.token_hex(8)]))

    def read_carry_token(self, token: str, age: int = CARRY_AGE) -> tuple[str, int, str, str] | None:
        """Table, seat, guest and ticket of a token; None if it has expired or its signature is wrong."""
        try:
            code, seat, guest, ticket = self._carry.loads(token, max_age=age)
        except (BadSignature, TypeError, ValueError):
            return None
        return code, seat, guest, ticket
