"""The server's refusals: a request is not carried out, with one sentence that says why and what would be right."""

from __future__ import annotations

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.api.messages import ErrorCode, Refused

STATUS: dict[ErrorCode, int] = {
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
"""The HTTP status of each error code."""

WENT_WRONG = Sentence("rr-error-internal")
"""What a client is told where a bug shows."""


class RequestError(Exception):
    """Raised where a request is refused; becomes a `Refused` on the wire."""

    def __init__(
        self,
        error: ErrorCode,
        sentence: Sentence,
        clause: str | None = None,
        version: int | None = None,
        wait: int | None = None,
    ) -> None:
        super().__init__(sentence)
        self.error: ErrorCode = error
        self.sentence = sentence
        self.clause = clause
        self.version = version
        self.wait = wait
        """The seconds after which a retry makes sense."""

    def __str__(self) -> str:
        return self.sentence.text

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.error]

    @property
    def headers(self) -> dict[str, str]:
        """The HTTP headers."""
        return {} if self.wait is None else {"retry-after": str(self.wait)}

    @property
    def close_reason(self) -> str:
        """The sentence's code, for the close frame of a websocket, which takes 123 bytes."""
        return self.sentence.code

    def message(self, id: str | None = None) -> Refused:
        """Return what the client is told; `id` is the id of its command."""
        return Refused(self.error, self.sentence, self.clause, self.version, id)
