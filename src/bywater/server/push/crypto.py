"""Encryption of notifications for one browser (RFC 8291, with `http_ece`), and our signature (VAPID, RFC 8292)."""

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
_POINT_LENGTH: Final = 65
"""The bytes of an uncompressed point: a four and two coordinates."""
_SECRET_LENGTH: Final = 16
_SIGNATURE_AGE: Final = 12 * 3600
"""Seconds until a signature expires; RFC 8292 allows a day at most."""


def encode_unpadded(raw: bytes) -> str:
    """URL-safe base64 without padding, as in headers and subscriptions."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decode_unpadded(text: str) -> bytes:
    """The inverse of `encode_unpadded`. Other texts raise ValueError: Python's decoder skips unknown characters."""
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if encode_unpadded(raw) != text:
        raise ValueError("expected URL-safe base64 without padding")
    return raw


def are_valid_keys(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a subscription: an uncompressed point of the curve, and sixteen bytes."""
    try:
        # The lengths first, so that nothing long is decoded.
        if len(p256dh) != _encoded_length(_POINT_LENGTH) or len(auth) != _encoded_length(_SECRET_LENGTH):
            return False
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decode_unpadded(p256dh))
        return len(decode_unpadded(auth)) == _SECRET_LENGTH
    except (ValueError, UnsupportedAlgorithm):
        return False


def _encoded_length(count: int) -> int:
    """The length of this many bytes in base64 without padding."""
    return -(-count * 4 // 3)


def encrypt(content: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt for the browser with these keys."""
    encrypted: bytes = http_ece.encrypt(
        content,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(_CURVE),
        dh=decode_unpadded(p256dh),
        auth_secret=decode_unpadded(auth),
        version="aes128gcm",
    )
    return encrypted


class Signer:
    """Holds the private key. Only `public` and signatures leave it."""

    def __init__(self, key: str) -> None:
        self._key = ec.derive_private_key(int(key, 16), _CURVE)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: Final = encode_unpadded(point)

    @staticmethod
    def new_key() -> str:
        """A new private key, as it is stored."""
        return f"{ec.generate_private_key(_CURVE).private_numbers().private_value:x}"

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header that tells the push service of this endpoint who sends. Valid for that service only."""
        target = urlsplit(endpoint)
        claims = {"aud": f"{target.scheme}://{target.netloc}", "exp": int(now) + _SIGNATURE_AGE, "sub": contact}
        signed = ".".join(_json_part(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{encode_unpadded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def _json_part(data: dict[str, object] | dict[str, str]) -> str:
    return encode_unpadded(json.dumps(data, separators=(",", ":")).encode())
