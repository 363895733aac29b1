"""A push service on this machine: accepts notifications, verifies signatures, and decrypts as a browser would.

It implements RFC 8291 and 8292 independently of the server.
"""

import base64
import json
import os
import threading
import time
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """The keys of one subscription."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, lang: str = "en") -> dict[str, Any]:
        keys = {"p256dh": encoded(point(self.key.public_key())), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys, "lang": lang}

    def opened(self, sealed: bytes) -> bytes:
        """RFC 8291, section 3.4, and the one record of RFC 8188."""
        salt, length = sealed[:16], sealed[20]
        sender = sealed[21 : 21 + length]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + point(self.key.public_key()) + sender
        secret = derived(self.auth, shared, info, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed[21 + length :], None)
        return padded.rstrip(b"\0").removesuffix(b"\x02")


@dataclass
class Call:
    """A notification that arrived for a browser."""

    endpoint: str
    headers: dict[str, str]
    claims: dict[str, Any]
    signed_by: str
    raw: bytes

    @property
    def message(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.raw)
        return found


class PushService:
    """`with PushService() as service: ...`"""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.calls: list[Call] = []
        self.faults: list[str] = []
        self.paths: list[str] = []
        self.status = 201
        self.go_on = threading.Event()
        self.go_on.set()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.take(self)

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.base = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> "PushService":
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.go_on.set()
        self.server.shutdown()
        self.server.server_close()
        assert self.faults == []

    def browser(self) -> Browser:
        endpoint = f"{self.base}/send/{len(self.browsers)}"
        self.browsers[endpoint] = Browser(endpoint)
        return self.browsers[endpoint]

    def take(self, handler: BaseHTTPRequestHandler) -> None:
        sealed = handler.rfile.read(int(handler.headers["content-length"]))
        self.paths.append(handler.path)
        self.go_on.wait(20)
        try:
            self.calls.append(self._checked(f"{self.base}{handler.path}", dict(handler.headers.items()), sealed))
        except Exception as error:
            self.faults.append(repr(error))
        handler.send_response(self.status)
        if self.status == 302:
            handler.send_header("location", f"{self.base}/elsewhere")
        handler.send_header("content-length", "0")
        handler.end_headers()

    def _checked(self, endpoint: str, headers: dict[str, str], sealed: bytes) -> Call:
        headers = {name.lower(): value for name, value in headers.items()}
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert len(headers["topic"]) <= 32
        scheme, _, rest = headers["authorization"].partition(" ")
        assert scheme == "vapid"
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        head, claims, signature = given["t"].split(".")
        assert json.loads(decoded(head))["alg"] == "ES256"
        raw = decoded(signature)
        assert len(raw) == 64
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(given["k"]))
        encoded_signature = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        public.verify(encoded_signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        payload = json.loads(decoded(claims))
        assert payload["aud"] == self.base
        assert time.time() < payload["exp"] <= time.time() + 24 * 3600
        return Call(endpoint, headers, payload, given["k"], self.browsers[endpoint].opened(sealed))
