"""What makes a message ours and readable by one browser alone.

RFC 8291 (`http_ece`) seals it for the keys of a subscription; RFC 8292 (VAPID) signs who sends it.
"""

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE: Final = ec.SECP256R1()
_POINT: Final = 65
"""So many bytes has a point of the curve that is written out: a four and two numbers."""
_SECRET: Final = 16
_HALF_A_DAY: Final = 12 * 3600
"""So long a signature holds; RFC 8292 allows a day at most."""


def unpadded(raw: bytes) -> str:
    """As keys and signatures are written in headers and subscriptions."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def read_unpadded(text: str) -> bytes:
    """The bytes of what `unpadded` wrote, and of nothing else: Python's own reader skips over whatever it likes."""
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if unpadded(raw) != text:
        raise ValueError("not written as it should be")
    return raw


def fits(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a subscription: a point of the curve, written out, and sixteen bytes."""
    try:
        # Their lengths first, so that nothing long is even read.
        if len(p256dh) != _written(_POINT) or len(auth) != _written(_SECRET):
            return False
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, read_unpadded(p256dh))
        return len(read_unpadded(auth)) == _SECRET
    except (ValueError, UnsupportedAlgorithm):
        return False


def _written(many: int) -> int:
    """How many letters so many bytes take, unpadded."""
    return -(-many * 4 // 3)


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """The message as only the browser with these keys can read it."""
    sealed: bytes = http_ece.encrypt(
        message,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(_CURVE),
        dh=read_unpadded(p256dh),
        auth_secret=read_unpadded(auth),
        version="aes128gcm",
    )
    return sealed


class Signer:
    """Holds the private key. Only `public` and signatures leave it."""

    def __init__(self, secret: str) -> None:
        self._key = ec.derive_private_key(int(secret, 16), _CURVE)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: Final = unpadded(point)

    @staticmethod
    def fresh() -> str:
        """A new private key, as it is kept."""
        return f"{ec.generate_private_key(_CURVE).private_numbers().private_value:x}"

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header that tells a push service who calls; it holds for that service alone."""
        to = urlsplit(endpoint)
        claims = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(now) + _HALF_A_DAY, "sub": contact}
        signed = ".".join(_part(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{unpadded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def _part(data: dict[str, object] | dict[str, str]) -> str:
    return unpadded(json.dumps(data, separators=(",", ":")).encode())
