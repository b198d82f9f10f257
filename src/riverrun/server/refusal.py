"""Refusals: what was asked is not done, with one sentence that says why and what would be right."""

from __future__ import annotations

from riverrun.server.messages import Error, Refused

STATUS: dict[Error, int] = {
    "bad-request": 400,
    "bad-move": 400,
    "illegal": 409,
    "stale": 409,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "wrong-stage": 409,
    "nobody": 401,
    "not-found": 404,
    "not-allowed": 403,
    "too-many": 429,
    "too-large": 413,
    "unavailable": 503,
}
"""The HTTP status of each refusal."""


WENT_WRONG = "Something went wrong here; it has been noted. Try again."
"""What is said where a bug shows."""


class Refuse(Exception):
    """Raised where something is refused; becomes a `Refused` on the wire."""

    def __init__(
        self,
        error: Error,
        text: str,
        clause: str | None = None,
        version: int | None = None,
        wait: int | None = None,
    ) -> None:
        super().__init__(text)
        self.error: Error = error
        self.text = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
        self.clause = clause
        self.version = version
        self.wait = wait
        """In how many seconds it may be tried again."""

    @property
    def status(self) -> int:
        return STATUS[self.error]

    @property
    def headers(self) -> dict[str, str]:
        """What HTTP says beside it."""
        return {} if self.wait is None else {"retry-after": str(self.wait)}

    @property
    def reason(self) -> str:
        """As much of the sentence as a websocket takes with its closing: 123 bytes."""
        return self.text.encode()[:123].decode(errors="ignore")

    def message(self, id: str | None = None) -> Refused:
        """What the client is told."""
        return Refused(self.error, self.text, self.clause, self.version, id)
