"""Where a request comes from: the client's address, behind a proxy by the header that the server is told to believe."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Any, NamedTuple

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

UNKNOWN = "?"
"""The address of a client that has none: a Unix socket's."""
LOOPBACK = ("127.0.0.0/8", "::1/128")
"""The proxies that are believed if none are named: those on this machine."""
HOUSEHOLD_BITS = {4: 32, 6: 64}
"""The part of an address that one household has: of IPv6 it gets a whole /64."""
NETWORK_BITS = {4: 24, 6: 48}
"""The part of an address that one provider or company gives to neighbours."""


class Client(NamedTuple):
    """Who is counted for a request."""

    key: str
    """The person's id, or the address of somebody without a name."""
    address: str
    """An IPv4 address, or the /64 of an IPv6 address."""
    network: str
    """The /24 of an IPv4 address, or the /48 of an IPv6 address."""

    @property
    def keys(self) -> dict[str, str]:
        """By what each scope of a limit counts them."""
        return {"person": self.key, "address": self.address, "network": self.network, "server": "all"}


def client_of(scope: Any, person: str | None) -> Client:
    """Return who is counted for a request; `person` is the id of the one who asks, if that is known."""
    host = scope["client"][0] if scope.get("client") else UNKNOWN
    found = parse_address(host)
    if found is None:
        return Client(person or host, host, host)
    address, network = within(found, HOUSEHOLD_BITS), within(found, NETWORK_BITS)
    return Client(person or address, address, network)


def within(address: Address, bits: dict[int, int]) -> str:
    """Return the network of an address that has so many bits in common."""
    network = ipaddress.ip_network((address, bits[address.version]), strict=False)
    return str(network.network_address) if network.num_addresses == 1 else str(network)


def parse_address(text: str) -> Address | None:
    """Return the address that a text names, with or without a port; an IPv4 address inside IPv6 is that address."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class Proxies:
    """The proxies in front of a server, and the header in which they say whom they ask for."""

    def __init__(self, header: str | None, trusted: Iterable[str] = LOOPBACK) -> None:
        """Without a `header` nothing that is forwarded is believed; `trusted` are addresses, networks, or `*`."""
        names = [name.strip() for name in trusted if name.strip()]
        self.header = None if header is None else header.lower().encode("latin-1")
        self._all = "*" in names
        self._networks: list[Network] = [ipaddress.ip_network(name, strict=False) for name in names if name != "*"]

    def apply(self, scope: Any) -> bool:
        """Give a request the address and scheme its proxy forwards; return False where one forwards without leave."""
        if self.header is None:
            return not any(name == b"x-forwarded-for" for name, _ in scope["headers"])
        if not self._is_proxy(scope["client"][0] if scope.get("client") else None):
            return True
        values = [value.decode("latin-1") for name, value in scope["headers"] if name == self.header]
        for text in reversed(",".join(values).split(",")):
            address = parse_address(text)
            if address is None:
                break  # what stands before it was not written by a proxy of ours
            scope["client"] = (str(address), 0)
            if not self._trusts(address):
                break
        self._apply_scheme(scope)
        return True

    def _apply_scheme(self, scope: Any) -> None:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-proto":
                secure = value.decode("latin-1").strip().lower() in ("https", "wss")
                plain, safe = ("ws", "wss") if scope["type"] == "websocket" else ("http", "https")
                scope["scheme"] = safe if secure else plain

    def _is_proxy(self, host: str | None) -> bool:
        address = None if host is None else parse_address(host)
        return address is None or self._all or self._trusts(address)

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._networks if network.version == address.version)
