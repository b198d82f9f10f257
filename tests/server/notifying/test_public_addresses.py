"""Where the server sends to by the wish of others: https on the public internet and nowhere else."""

from __future__ import annotations

import asyncio

import pytest

from riverrun.server.notifying.outgoing import OutgoingRequests
from riverrun.server.notifying.public_addresses import NotPublic, is_https, is_public, resolve

PUBLIC = ["8.8.8.8", "93.184.215.14", "2a00:1450:4001:81b::200e", "2606:4700::6810:84e5"]
NOT_PUBLIC = [
    *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "255.255.255.255"),
    *("169.254.169.254", "192.0.0.192", "168.63.129.16", "100.100.100.200", "198.18.0.1", "203.0.113.1", "240.0.0.1"),
    *("224.0.0.1", "192.88.99.1", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1"),
    *("::ffff:8.8.8.8", "::ffff:127.0.0.1", "::8.8.8.8", "2002:808:808::1", "64:ff9b::808:808", "64:ff9b:1::1"),
    *("2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "3fff::1", "localhost", "", "8.8.8"),
]


@pytest.mark.parametrize("address", PUBLIC)
def test_an_address_on_the_internet_is_public(address) -> None:
    assert is_public(address)


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_this_machine_its_network_clouds_and_disguises_are_not_public(address) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("url", ["https://example.org", "https://a.example.org:8443/x?y=1", "https://example.org:443/"])
def test_a_plain_https_address_is_taken(url) -> None:
    assert is_https(url)


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org", "ftp://example.org", "//example.org", "https://", "https:///x", "example.org", ""),
        *("https://user@example.org", "https://user:word@example.org", "https://example.org@127.0.0.1/"),
        *("https://example.org:22", "https://example.org:80", "https://example.org:x", "https://example.org/#x"),
        *("https://exam ple.org", "https://example.org/\r\nx: y", "https://exämple.org", "https://example.org\\@a.b"),
        *("https://[::1", "https://%31%32%37.0.0.1/", "https://example.org/" + "x" * 1000),
    ],
)
def test_anything_else_is_not(url) -> None:
    assert not is_https(url)


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f.1", "127.0.0.1", "[::1]"])
def test_names_and_numbers_that_lead_to_this_machine_are_refused(host) -> None:
    async def ask() -> None:
        outgoing = OutgoingRequests()
        with pytest.raises(NotPublic):
            await outgoing.require_public(f"https://{host}/")
        assert await outgoing.post(f"https://{host}/", {}, b"") == 0

    asyncio.run(ask())


def test_one_private_address_among_public_ones_is_enough_to_refuse() -> None:
    async def find(host: str, port: int) -> list[str]:
        return ["8.8.8.8", "10.0.0.1"]

    async def ask() -> None:
        with pytest.raises(NotPublic):
            await OutgoingRequests(find).require_public("https://example.org/")

    asyncio.run(ask())


def test_a_name_is_resolved_to_all_its_addresses() -> None:
    assert "127.0.0.1" in asyncio.run(resolve("localhost", 443))
