"""A client's message over a websocket is checked here: its size, its type, its fields."""

from __future__ import annotations

import msgspec

from riverrun.kernel.language.sentences import Sentence
from riverrun.kernel.wrong_shapes import shape
from riverrun.server.api.messages.commands import SocketCommand
from riverrun.server.errors import RequestError

_decoder = msgspec.json.Decoder(SocketCommand)


def decode_command(text: str, largest: int) -> SocketCommand:
    """The command that a message of at most `largest` characters is; raise RequestError for anything else."""
    if len(text) > largest:
        raise RequestError("too-large", Sentence("rr-error-message-too-large", {"bytes": largest}))
    try:
        command: SocketCommand = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        detail = shape(str(trouble), kind=SocketCommand)
        raise RequestError("bad-request", Sentence("rr-error-bad-command", {"detail": detail})) from None
    return command
