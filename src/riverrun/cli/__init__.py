"""The commands: `riverrun games`, `play`, `simulate`, `replay`, `verify`, `rules`, `content`, `warm` and `bench`."""

from riverrun.cli.commands import app


def main() -> None:
    """The `riverrun` program."""
    app()


__all__ = ["app", "main"]
