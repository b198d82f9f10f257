"""Tables with a clock on a real server, for tests: opened, joined, and watched from phase to phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .client import Client


async def opened(client: Client, seats: list[dict[str, Any]], **options: str) -> dict[str, Any]:
    return await client.open(seats, game="flow", options={"clock": "60", "first": "p1", **options})


ME, INVITE = {"kind": "me"}, {"kind": "invite"}


async def joined(ada: Client, bob: Client, **options: str) -> str:
    """A table where the two sit."""
    table = await opened(ada, [ME, INVITE], **options)
    secret = table["invitations"][0]["secret"]
    await bob.ok("POST", f"/api/tables/{table['id']}/sit", {"seat": 1, "secret": secret})
    return str(table["id"])


def in_phase(wanted: str) -> Callable[[dict[str, Any]], bool]:
    return lambda told: told["type"] == "update" and "clock" in told and told["clock"]["phase"] == wanted
