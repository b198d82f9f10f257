"""Who is asking: a person is a signed cookie that holds an id and a name; nothing needs an account."""

from __future__ import annotations

import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.access.clean_text import clean_text
from riverrun.server.access.client import Client, client_of
from riverrun.server.errors import RequestError
from riverrun.server.table.config import hash_secret

COOKIE = "riverrun"
A_YEAR = 365 * 24 * 3600
"""The seconds after which a cookie expires that was not renewed by a visit."""
A_DAY = 24 * 3600
"""The age at which a visit renews a cookie."""
PASS_SECONDS = 600

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Person:
    """Someone who has a name here."""

    id: str
    name: str


class CookieAuth:
    """Authenticates people by their cookies, which `secret` signs."""

    def __init__(
        self, secret: str, secure: bool, former: Sequence[str] = (), now: Callable[[], float] = time.time
    ) -> None:
        """What one of the `former` secrets signed counts as well, and is signed anew by `secret` at the next visit."""
        keys = [*former, secret]  # the last one signs
        self._cookies = URLSafeSerializer(keys, salt="riverrun person")
        self._newest = URLSafeSerializer(secret, salt="riverrun person")
        self._passes = URLSafeTimedSerializer(keys, salt="riverrun pass")
        self._secrets = [secret, *former]
        self._secure = secure
        self._now = now
        self.revoked: dict[str, float] = {}
        """Since when a person's older cookies count no longer."""

    def table_secret(self, table: str, link: str | None = None) -> str:
        """Return the secret of a table's own link: it follows from the table's id, so that it is kept nowhere.

        `link` is the hash of the one the table was opened with, perhaps by a former secret of the server.
        """
        found = [link_secret(secret, table) for secret in self._secrets]
        return next((one for one in found if link is not None and hash_secret(one) == link), found[0])

    def person(self, connection: Connection) -> Person | None:
        """Return who asks; None without a cookie, or with one that this server did not sign, or that has expired."""
        found = self._read(connection.cookies.get(COOKIE))
        return None if found is None else found[0]

    def renewed(self, connection: Connection) -> list[Cookie]:
        """Return the cookie by which a visit renews the person's, if that is a day old or signed by a former secret."""
        value = connection.cookies.get(COOKIE)
        found = self._read(value)
        if value is None or found is None:
            return []
        person, issued = found
        if self._now() - issued < A_DAY and self._newest.loads_unsafe(value)[0]:
            return []
        return [self.cookie(person)]

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
            value=self._cookies.dumps([person.id, person.name, round(self._now(), 3)]),
            max_age=A_YEAR,
            path="/",
            httponly=True,
            secure=self._secure,
            samesite="lax",
        )

    def no_cookie(self) -> Cookie:
        """Return the cookie that makes a browser nobody again."""
        return Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, secure=self._secure, samesite="lax")

    def _read(self, value: str | None) -> tuple[Person, float] | None:
        """Return the person of a cookie and when it was issued; 0 for those of versions that did not write it down."""
        if not value:
            return None
        try:
            id, name, *when = self._cookies.loads(value)
            issued = float(when[0]) if when else 0.0
        except (BadSignature, ValueError, TypeError):
            return None
        if (when and self._now() - issued > A_YEAR) or issued < self.revoked.get(str(id), 0.0):
            return None
        return Person(str(id), str(name)), issued

    def pass_key(self, person: Person) -> str:
        """Return a key by which one other device becomes this person, for ten minutes; each key is another one."""
        return str(self._passes.dumps([person.id, person.name, secrets.token_hex(8)]))

    def person_by_pass(self, key: str) -> Person:
        """Return the person whom a pass key stands for."""
        try:
            id, name, *_ = self._passes.loads(key, max_age=PASS_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise RequestError("not-allowed", Sentence("rr-error-key-expired")) from None
        return Person(str(id), str(name))


def link_secret(secret: str, table: str) -> str:
    """Return the secret of a table's own link, as it follows from a secret of the server."""
    digest = hmac.digest(secret.encode(), f"riverrun table {table}".encode(), "sha256")
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def require_person(person: Person | None) -> Person:
    """Return the person, or refuse someone without a name."""
    if person is None:
        raise RequestError("nobody", Sentence("rr-error-no-name"))
    return person


def id_of(person: Person | None) -> str | None:
    """Return a person's id, if there is a person."""
    return None if person is None else person.id
