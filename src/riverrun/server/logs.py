"""The log: one line an event, as JSON for machines or plain for a terminal; never a secret in it."""

from __future__ import annotations

import logging
import sys

import structlog

LONGEST = 300
"""The longest text of a log line, in signs: what strangers send may be longer."""


def cut(text: str) -> str:
    """Return a text as a log line has it."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}… ({len(text)} signs)"


def cut_texts(_logger: object, _method: str, line: structlog.types.EventDict) -> structlog.types.EventDict:
    """Cut every text of a log line."""
    return {key: cut(value) if isinstance(value, str) else value for key, value in line.items()}


def set_up(level: str = "info", json: bool = True) -> None:
    """Set the log up for this process."""
    render: structlog.types.Processor = (
        structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            cut_texts,
            structlog.processors.format_exc_info,
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
