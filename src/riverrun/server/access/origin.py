"""Protection against forged requests: what would change something comes from our own page or from a program."""

from __future__ import annotations

from urllib.parse import urlsplit

from riverrun.kernel.language.sentences import Sentence
from riverrun.server.access.auth import Connection
from riverrun.server.errors import RequestError

FOREIGN = Sentence("rr-error-other-site")


def check_origin(connection: Connection, base_url: str | None) -> None:
    """Refuse a request from another site's page.

    Browsers say where a request comes from (Origin, Sec-Fetch-Site) and pages cannot change what they say; programs
    say nothing. With cookies that other sites cannot send along, that is the protection against forged requests.
    """
    headers = connection.headers
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise RequestError("not-allowed", FOREIGN)
    origin = headers.get("origin")
    if origin is None:
        return
    hosts = {headers.get("host", "")}
    if base_url is not None:
        hosts = {urlsplit(base_url).netloc}
    try:
        from_host = urlsplit(origin).netloc
    except ValueError:
        from_host = ""
    if not from_host or from_host not in hosts:
        raise RequestError("not-allowed", FOREIGN)
