"""Who is asking: a person is a signed cookie that holds a number and a name; nothing needs an account."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from riverrun.server.refusal import Refuse

COOKIE = "riverrun"
A_YEAR = 365 * 24 * 3600
PASS_SECONDS = 600


@dataclass(frozen=True)
class Person:
    """Someone who has a name here."""

    id: str
    name: str


class People:
    """Knows people by their cookies; the secret signs them."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._cookies = URLSafeSerializer(secret, salt="riverrun person")
        self._passes = URLSafeTimedSerializer(secret, salt="riverrun pass")
        self._secure = secure

    def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """The person who asks; None without a cookie, or with one that this server did not sign."""
        return self._read(connection.cookies.get(COOKIE))

    def named(self, person: Person | None, name: str) -> Person:
        """The same person by another name, or a new one."""
        return Person(secrets.token_hex(16) if person is None else person.id, tidy(name, "A name"))

    def cookie(self, person: Person) -> Cookie:
        """The cookie that makes a browser this person: scripts cannot read it, other sites cannot send it."""
        return Cookie(
            key=COOKIE,
            value=self._cookies.dumps([person.id, person.name]),
            max_age=A_YEAR,
            path="/",
            httponly=True,
            secure=self._secure,
            samesite="lax",
        )

    def _read(self, value: str | None) -> Person | None:
        if not value:
            return None
        try:
            id, name = self._cookies.loads(value)
        except (BadSignature, ValueError, TypeError):
            return None
        return Person(str(id), str(name))

    def key(self, person: Person) -> str:
        """A key by which another device becomes this person, for ten minutes."""
        return str(self._passes.dumps([person.id, person.name]))

    def by_key(self, key: str) -> Person:
        """The person of a key."""
        try:
            id, name = self._passes.loads(key, max_age=PASS_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise Refuse("not-allowed", "This key is wrong, or older than ten minutes; ask for a new one.") from None
        return Person(str(id), str(name))


def tidy(text: str, what: str) -> str:
    """Text that people read: no control or direction signs, no space around, something left."""
    kept = "".join(sign if sign.isprintable() else " " for sign in text)
    kept = " ".join(kept.split())
    if not kept:
        raise Refuse("bad-request", f"{what} needs at least one visible sign.")
    return kept
