"""Structured logs on standard error: a line of JSON an event. No cookie, secret, address or journal is in there, and
no table's whole name."""

from __future__ import annotations

import io
import logging
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog

SIGNS = 6
"""Of the name of a table."""


class BestEffortStream(io.TextIOBase):
    """Writes lines where that is possible. On a full disk, or where nobody reads any more, the house goes on."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """A line, or a part of one."""
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Now, if it can be."""
        with suppress(OSError):
            self._stream.flush()


def _shorten(logger: object, method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """A table's name is the key to it, and a log cannot forget one that is deleted: so it gets the name's first signs,
    by which `mulot admin list` finds the table as long as it is there."""
    table = event.get("table")
    if isinstance(table, str) and len(table) > SIGNS:
        short = table[:SIGNS] + "…"
        event.update({name: text.replace(table, short) for name, text in event.items() if isinstance(text, str)})
    return event


def set_up_logs(level: str) -> None:
    """Logs of this house and of what it is built on go the same way."""
    number = getattr(logging, level.upper())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        _shorten,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, BestEffortStream(sys.stderr))),
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, structlog.processors.JSONRenderer()],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.root.handlers[:] = [handler]
    logging.root.setLevel(max(number, logging.WARNING))
    # uvicorn's own lines name addresses of people and of tables: only its troubles are kept.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).setLevel(max(number, logging.WARNING))
    logging.getLogger("uvicorn.access").disabled = True
    # A line for each bad request would let strangers fill the log: they are counted (`mulot_turned_away`).
    logging.getLogger("uvicorn.error.edge").setLevel(logging.ERROR)
