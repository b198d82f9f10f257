"""An https endpoint on this machine with a certificate of its own, and a push subscription that leads there."""

from __future__ import annotations

import contextlib
import datetime
import ssl
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from riverrun.server.notifying.outgoing import OutgoingRequests

from .in_process import InProcessServer

NAME = "hook.example.org"
PATIENCE = 20.0


@dataclass
class Received:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Endpoint:
    """What was received, and what is answered."""

    port: int
    certificate: Path
    got: list[Received] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    """The statuses of the next answers, before the usual one."""
    usual: int = 201
    addresses: list[str] = field(default_factory=lambda: ["127.0.0.1"])
    """What its name leads to."""
    hang: threading.Event | None = None
    """Nothing is answered until it is set."""
    came: threading.Condition = field(default_factory=threading.Condition)

    def url(self, path: str) -> str:
        return f"https://{NAME}:{self.port}{path}"

    def wait(self, count: int) -> list[Received]:
        """What was received, once it is so much."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.got) >= count, PATIENCE), [one.path for one in self.got]
            return list(self.got)

    def lead(self, server: InProcessServer) -> OutgoingRequests:
        """Has a server find this endpoint by its name, allow this machine's address, and trust the certificate."""

        async def find(host: str, port: int) -> list[str]:
            assert (host, port) == (NAME, self.port)
            return list(self.addresses)

        outgoing = server.parts.outgoing
        outgoing._find = find
        outgoing._allows = lambda address: address == "127.0.0.1"
        outgoing.is_address = lambda url: url.startswith("https://")
        outgoing._trust = lambda: ssl.create_default_context(cafile=str(self.certificate))
        outgoing.retries = (0.01,)
        return outgoing


@contextlib.contextmanager
def https_endpoint(folder: Path) -> Iterator[Endpoint]:
    """An endpoint that answers; it is stopped afterwards."""
    certificate = self_signed(folder)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            with endpoint.came:
                status = endpoint.answers.pop(0) if endpoint.answers else endpoint.usual
                headers = {name.lower(): value for name, value in self.headers.items()}
                endpoint.got.append(Received(self.path, headers, body))
                endpoint.came.notify_all()
            if endpoint.hang is not None:
                endpoint.hang.wait(PATIENCE)
            with contextlib.suppress(OSError):
                self.send_response(status)
                self.send_header("content-length", "0")
                if 300 <= status < 400:
                    self.send_header("location", endpoint.url("/elsewhere"))
                self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    endpoint = Endpoint(server.server_address[1], certificate)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield endpoint
    finally:
        if endpoint.hang is not None:
            endpoint.hang.set()
        server.shutdown()
        server.server_close()
        thread.join(PATIENCE)


def self_signed(folder: Path) -> Path:
    """A file with a key and the certificate of the endpoint's name."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "endpoint.pem"
    pem = serialization.Encoding.PEM
    path.write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        + certificate.public_bytes(pem)
    )
    return path


class Browser:
    """A browser's push subscription, whose messages can be read."""

    def __init__(self, endpoint: Endpoint, path: str) -> None:
        self.path = path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = path.encode().ljust(16, b"-")[:16]
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription = {
            "endpoint": endpoint.url(path),
            "keys": {"p256dh": text(point), "auth": text(self._auth)},
        }

    def read(self, received: Received) -> bytes:
        """What a message says."""
        assert received.path == self.path
        read: bytes = http_ece.decrypt(
            received.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return read


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
