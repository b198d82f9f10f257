"""Makes a new game's folders from tools/new_game: a tiny game that plays, to be turned into the real one.

    python tools/new_game.py my-game "My Game" --designer "A. Designer"

Run from anywhere; it writes src/riverrun/games/my_game, tests/my_game and web/src/games/my-game, all or none. For
developers of riverrun.
"""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = Path(__file__).resolve().parent / "new_game"
LONGEST, LONGEST_TITLE, LONGEST_DESIGNER = 30, 60, 90  # so that no line of the templates grows too long


class Refused(Exception):
    """Why no game was made, in one sentence."""


def main() -> int:
    """Reads the command line and makes the game."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("id", help="the game's id: small letters, digits and hyphens (my-game)")
    parser.add_argument("title", help="its title")
    parser.add_argument("--designer", required=True, help="who designed it")
    parser.add_argument("--prefix", help="how its clauses' ids begin; by default made of its id (MG)")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository; by default this one")
    wish = parser.parse_args()
    try:
        written = make(wish.root, wish.id, wish.title, wish.designer, wish.prefix)
    except Refused as why:
        print(why, file=sys.stderr)
        return 2
    except OSError as trouble:
        print(f"{trouble.filename} cannot be written: {trouble.strerror}; no game was made.", file=sys.stderr)
        return 1
    for folder in written:
        print(f"Wrote {folder.relative_to(wish.root)}.")
    print(f"Next: python web/wire_types.py, python -m pytest tests/{written[1].name}, then docs/develop/game.md.")
    return 0


def make(root: Path, id: str, title: str, designer: str, prefix: str | None = None) -> list[Path]:
    """Writes the game's folder, that of its tests and that of its page, all or none, and returns them."""
    name = package_name(id)
    for what, text, most in (("title", title, LONGEST_TITLE), ("designer", designer, LONGEST_DESIGNER)):
        if not text.strip() or len(text) > most or not text.isprintable() or set(text) & set('"`\\{}'):
            raise Refused(f"The {what} is 1 to {most} printable signs without quotation marks, backslashes and braces.")
    games = root / "src" / "riverrun" / "games"
    if not games.is_dir():
        raise Refused(f"{root} is no riverrun repository: it has no src/riverrun/games.")
    targets = [games / name, root / "tests" / name, root / "web" / "src" / "games" / id]
    for target in targets:
        if target.exists():
            raise Refused(f"There is a {target.relative_to(root)} already; choose another name.")
    prefix = clause_prefix(games, id, prefix)
    words = {
        "new_game": name,
        "new-game": id,
        "NewGame": class_name(id),
        "New Game": title.strip(),
        "A. Designer": designer.strip(),
        "NEW-": f"{prefix}-",
        "new-": f"{prefix.lower()}-",
        '"new"': f'"{prefix.lower()}"',
        "order = 0": f"order = {next_place(games)}",
    }
    write([TEMPLATE / "game", TEMPLATE / "tests", TEMPLATE / "page"], targets, words)
    return targets


def package_name(id: str) -> str:
    """The name of the game's Python package."""
    name = id.replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", id) or len(id) > LONGEST:
        raise Refused(
            f"'{id}' is no game's id: up to {LONGEST} small letters and digits with hyphens between, as my-game."
        )
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise Refused(f"'{id}' is a word of Python's own and cannot be a game's id.")
    if re.search(rf"\b{class_name(id)}\b", (TEMPLATE / "game" / "__init__.py").read_text("utf-8")):
        raise Refused(f"'{id}' would make a class {class_name(id)}, a name that is taken; choose another.")
    return name


def class_name(id: str) -> str:
    """The name of the game's rulebook."""
    return "".join(part.capitalize() for part in id.split("-"))


def clause_prefix(games: Path, id: str, wish: str | None) -> str:
    """How the clauses' ids begin: as wished, or by the id's letters; never as another game's."""
    parts = id.split("-")
    prefix = wish or ("".join(part[0] for part in parts) if len(parts) > 1 else id[:3]).upper()
    if not re.fullmatch(r"[A-Z][A-Z0-9]{1,5}", prefix):
        raise Refused(
            f"'{prefix}' cannot begin clauses' ids: it takes 2 to 6 capitals and digits; give one with --prefix."
        )
    if prefix == "RR":
        raise Refused("Sentences that belong to no game begin with rr-; give another beginning with --prefix.")
    for clauses in sorted(games.glob("*/clauses.toml")):
        known = tomllib.loads(clauses.read_text("utf-8"))["clause"]
        if any(clause["id"].startswith(f"{prefix}-") for clause in known):
            raise Refused(f"Clauses of {clauses.parent.name} begin with {prefix}- already; give others with --prefix.")
    return prefix


def next_place(games: Path) -> int:
    """The place in the order behind all games that are there."""
    texts = [path.read_text("utf-8") for path in games.glob("*/__init__.py")]
    return 1 + max((int(found) for text in texts for found in re.findall(r"^    order = (\d+)", text, re.M)), default=0)


def write(sources: list[Path], targets: list[Path], words: dict[str, str]) -> None:
    """Fills the templates in folders that nothing finds, then puts all in place; if one cannot be, none is."""
    pattern = re.compile("|".join(re.escape(word) for word in words))
    built: list[Path] = []
    placed: list[Path] = []
    try:
        for source, target in zip(sources, targets, strict=True):
            folder = Path(tempfile.mkdtemp(prefix=".new-game-", dir=target.parent))
            built.append(folder)
            folder.chmod(0o755)
            for path in sorted(source.rglob("*")):
                if path.is_dir() or path.suffix == ".pyc":
                    continue
                to = folder / path.relative_to(source)
                to.parent.mkdir(parents=True, exist_ok=True)
                to.write_text(pattern.sub(lambda found: words[found.group()], path.read_text("utf-8")), "utf-8")
        for folder, target in zip(built, targets, strict=True):
            folder.rename(target)
            placed.append(target)
    except BaseException:
        for folder in placed:
            shutil.rmtree(folder, ignore_errors=True)
        raise
    finally:
        for folder in built:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
