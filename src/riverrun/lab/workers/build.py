"""What an installation is made of, as far as the last bit of a result may depend on it."""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from riverrun import __version__
from riverrun.kernel.errors import RiverrunError

PACKAGE = Path(__file__).resolve().parents[2]
PLAYED_BY = ("bots", "games", "kernel", "lab", "nets")
"""The parts of the package that results come from."""
LIBRARIES = ("numpy", "numba", "pyarrow")


@cache
def build() -> dict[str, str]:
    """The version, a digest of rules and content, the libraries that compute, and the kind of machine."""
    digest = hashlib.sha256()
    for part in PLAYED_BY:
        for path in sorted((PACKAGE / part).rglob("*")):
            if path.suffix in (".py", ".toml", ".safetensors"):
                digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    libraries = {name: _version(name) for name in LIBRARIES}
    return {"riverrun": __version__, "rules and content": digest.hexdigest()[:12], **libraries,
            "machine": platform.machine()}  # fmt: skip


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "none"


def refuse_other(wanted: dict[str, str]) -> None:
    """Refuses work that was sent from an installation that is not as this one."""
    here = build()
    for name, value in wanted.items():
        if here.get(name) != value:
            found = here.get(name, "none")
            raise RiverrunError(
                f"The node {platform.node()} has another {name} ({found}) than where the run was started ({value}); "
                "install the same on both."
            )
