"""`python -m riverrun` is the `riverrun` program."""

from riverrun.cli import main

main()
