"""The commands of the `riverrun` program, one module each; commands.py lists them."""

from riverrun.cli.commands import app


def main() -> None:
    """The `riverrun` program."""
    app()


__all__ = ["app", "main"]
