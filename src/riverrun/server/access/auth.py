"""Who is asking: a person is a signed cookie that holds an id and a name; nothing needs an account."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Any, Literal

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.access.client import Client, client_of
from riverrun.server.errors import RequestError

COOKIE = "riverrun"
A_YEAR = 365 * 24 * 3600
PASS_SECONDS = 600

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Person:
    """Someone who has a name here."""

    id: str
    name: str


class CookieAuth:
    """Authenticates people by their cookies, which `secret` signs."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._cookies = URLSafeSerializer(secret, salt="riverrun person")
        self._passes = URLSafeTimedSerializer(secret, salt="riverrun pass")
        self._secret = secret
        self._secure = secure

    def table_secret(self, table: str) -> str:
        """Return the secret of a table's own link: it follows from the table's id, so that it is kept nowhere."""
        digest = hmac.digest(self._secret.encode(), f"riverrun table {table}".encode(), "sha256")
        return urlsafe_b64encode(digest[:16]).decode().rstrip("=")

    def person(self, connection: Connection) -> Person | None:
        """Return who asks; None without a cookie, or with one that this server did not sign."""
        return self._read(connection.cookies.get(COOKIE))

    def client(self, connection: Connection) -> Client:
        """Return who is counted for a request: the person, or the address of someone without a name."""
        return client_of(connection.scope, id_of(self.person(connection)))

    def renamed(self, person: Person | None, name: str) -> Person:
        """Return the same person by another name, or a new one."""
        return Person(secrets.token_hex(16) if person is None else person.id, clean_text(name, "name"))

    def cookie(self, person: Person) -> Cookie:
        """Return the cookie that makes a browser this person: scripts cannot read it, other sites cannot send it."""
        return Cookie(
            key=COOKIE,
            value=self._cookies.dumps([person.id, person.name]),
            max_age=A_YEAR,
            path="/",
            httponly=True,
            secure=self._secure,
            samesite="lax",
        )

    def no_cookie(self) -> Cookie:
        """Return the cookie that makes a browser nobody again."""
        return Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, secure=self._secure, samesite="lax")

    def _read(self, value: str | None) -> Person | None:
        if not value:
            return None
        try:
            id, name = self._cookies.loads(value)
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(str(id), str(name))

    def pass_key(self, person: Person) -> str:
        """Return a key by which another device becomes this person, for ten minutes."""
        return str(self._passes.dumps([person.id, person.name]))

    def person_by_pass(self, key: str) -> Person:
        """Return the person whom a pass key stands for."""
        try:
            id, name = self._passes.loads(key, max_age=PASS_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise RequestError("not-allowed", Sentence("rr-error-key-expired")) from None
        return Person(str(id), str(name))


def require_person(person: Person | None) -> Person:
    """Return the person, or refuse someone without a name."""
    if person is None:
        raise RequestError("nobody", Sentence("rr-error-no-name"))
    return person


def id_of(person: Person | None) -> str | None:
    """Return a person's id, if there is a person."""
    return None if person is None else person.id


def clean_text(text: str, what: Literal["name", "message"]) -> str:
    """Strip control and direction signs and space around; refuse it if nothing visible is left."""
    kept = "".join(sign if sign.isprintable() else " " for sign in text)
    kept = " ".join(kept.split())
    if not kept:
        raise RequestError("bad-request", Sentence("rr-error-empty-text", {"what": what}))
    return kept
