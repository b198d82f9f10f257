"""Packs riverrun with all it needs for a machine that installs nothing and reaches nothing, to train there.

    python tools/pack_run.py SETTINGS [SETTINGS ...] --python 3.12 --out build/run.tar.xz

There, with Python and PyTorch (and CUDA, for a GPU), `riverrun.py` is the program `riverrun`:

    tar xf run.tar.xz && cd run
    python3 riverrun.py train GAME --settings SETTINGS --minutes 9 --out learned     # again: it goes on

The archive holds the package without the page, the wheels of its dependencies unpacked, the settings, and the files
that they name, at the same paths as here. Of the games' own nets it has those of the games that the settings name.
"""

from __future__ import annotations

import argparse
import io
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from riverrun.kernel.errors import BadOption
from riverrun.kernel.files import replacing
from riverrun.learning.settings import Settings, read_settings

ROOT = Path(__file__).resolve().parents[1]
FOLDER = PurePosixPath("run")
"""What the archive unpacks to."""
PACKAGES = FOLDER / "packages"
NEWEST_GLIBC = 28
"""Wheels for this glibc 2.x and older ones are taken; Debian 10 of 2019 has it."""
START = '''"""The program `riverrun`, from the packages that lie beside this file."""

import site
import sys
from pathlib import Path

packages = str(Path(__file__).resolve().parent / "packages")
sys.path[0] = packages
site.addsitedir(packages)  # numba-cuda comes in by a .pth file

if __name__ == "__main__":  # the processes that play beside it read this file too
    from riverrun.cli import main

    main()
'''


class NotPacked(Exception):
    """Why nothing can be packed, in a sentence."""


def main() -> int:
    """Pack what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("settings", type=Path, nargs="+", help="settings of a training run, TOML or JSON")
    parser.add_argument("--python", default="3.12", help="the other machine's Python (default: 3.12)")
    parser.add_argument("--machine", default="x86_64", help="its processor, as `uname -m` says (default: x86_64)")
    parser.add_argument(
        "--installed", default="", help="packages that it has, which need not travel, as in numpy,rich (default: none)"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "run.tar.xz")
    args = parser.parse_args()
    try:
        runs = [read_settings(path) for path in args.settings]
        files = [*args.settings, *(path for run in runs for path in named_files(run))]
        members = dict(checked(path) for path in files)
        with tempfile.TemporaryDirectory() as wheels:
            print("Downloading the wheels ...", flush=True)
            download(requirements(runs), args.python, args.machine, Path(wheels))
            installed = [name.strip() for name in args.installed.split(",") if name.strip()]
            size = pack(args.out, runs, members, wheels_needed(Path(wheels), installed))
    except (BadOption, NotPacked) as trouble:
        print(trouble, file=sys.stderr)
        return 2
    print(f"{args.out} has {size / 2**20:.1f} MiB.")
    return 0


def named_files(settings: Settings) -> list[Path]:
    """The files and folders that settings name: nets, and lessons."""
    nets = [name for name in (settings.start, *settings.nets) if name not in ("", "net")]
    return [Path(name) for name in (*nets, *settings.lessons)]


def checked(path: Path) -> tuple[Path, PurePosixPath]:
    """A path that is there, below the current folder, and where it goes in the archive."""
    if path.is_absolute() or ".." in path.parts:
        raise NotPacked(f"{path} is not below the current folder: what travels keeps its path, so name it from here.")
    if not path.exists():
        raise NotPacked(f"{path}, which has to travel, does not exist.")
    return path, FOLDER / path.as_posix()


def requirements(runs: list[Settings]) -> list[str]:
    """What pyproject.toml asks for to train on a GPU but PyTorch, and to read lessons if there are any."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    lessons = [need for need in extras["lab"] if need.startswith("pyarrow") and any(run.lessons for run in runs)]
    return [*project["dependencies"], *extras["cuda"], *lessons]


def download(needs: list[str], python: str, machine: str, folder: Path) -> None:
    """Fetch the wheels for another machine's Python into a folder."""
    platforms = [f"manylinux_2_{minor}_{machine}" for minor in range(NEWEST_GLIBC, 16, -1)]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:", "--python-version", python]
    for platform in [*platforms, f"manylinux2014_{machine}"]:
        command += ["--platform", platform]
    fetched = subprocess.run([*command, "--dest", folder, *needs], capture_output=True, text=True, check=False)
    if fetched.returncode:
        said = [line for line in fetched.stderr.splitlines() if line.startswith("ERROR:")]
        raise NotPacked(
            f"There are no wheels for Python {python} on {machine}, or they cannot be reached; pip says: "
            f"{said[-1].removeprefix('ERROR: ') if said else fetched.stderr.strip()}"
        )


def wheels_needed(folder: Path, installed: list[str]) -> list[Path]:
    """The wheels that travel: those of packages that the other machine does not have."""
    wheels = {package_name(wheel.name.split("-")[0]): wheel for wheel in sorted(folder.glob("*.whl"))}
    for name in installed:
        if package_name(name) not in wheels:
            raise NotPacked(
                f"{name}, which the other machine has, is no package that would travel: {', '.join(wheels)}."
            )
        del wheels[package_name(name)]
    return list(wheels.values())


def package_name(name: str) -> str:
    """A package's name as all its spellings have it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pack(out: Path, runs: list[Settings], files: dict[Path, PurePosixPath], wheels: list[Path]) -> int:
    """Write the archive, whole or not at all; its size in bytes."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with replacing(out) as part, tarfile.open(part, "w:xz") as archive:
        put(archive, FOLDER / "riverrun.py", START.encode())
        for path, name in files.items():
            archive.add(path, str(name))
        for path in package_files(ROOT / "src", {run.game for run in runs}):
            archive.add(path, str(PACKAGES / path.relative_to(ROOT / "src").as_posix()))
        for wheel in wheels:
            print(f"  {wheel.name}", flush=True)
            with zipfile.ZipFile(wheel) as unpacked:
                for info in unpacked.infolist():
                    if not info.is_dir() and "tests" not in PurePosixPath(info.filename).parts:
                        put(archive, PACKAGES / info.filename, unpacked.read(info))
    return out.stat().st_size


def package_files(source: Path, games: set[str]) -> Iterator[Path]:
    """The files of riverrun but the page, what Python made of them, and the nets of other games."""
    for path in sorted((source / "riverrun").rglob("*")):
        parts = path.relative_to(source / "riverrun").parts
        foreign = path.name == "net.safetensors" and path.parent.name.replace("_", "-") not in games
        if path.is_file() and not foreign and "__pycache__" not in parts and parts[:2] != ("server", "page"):
            yield path


def put(archive: tarfile.TarFile, name: PurePosixPath, content: bytes) -> None:
    """Add a file by its content."""
    info = tarfile.TarInfo(str(name))
    info.size, info.mode = len(content), 0o644
    archive.addfile(info, io.BytesIO(content))


if __name__ == "__main__":
    sys.exit(main())
