"""Structured logs on standard error, one JSON object per line. They contain no cookies, secrets, network addresses or
journals, and no complete table ids."""

import io
import logging
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog

from mulot.server.edge.connection import LOGGER_NAME

LOGGED_ID_LENGTH = 6
"""Number of characters of a table's id that are logged."""


class BestEffortStream(io.TextIOBase):
    """Writes to another stream and ignores errors, so that the server keeps running with a full disk or a closed
    pipe."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a line, or a part of one. Return the length of the text."""
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush the stream."""
        with suppress(OSError):
            self._stream.flush()


def _shorten_table_id(logger: object, method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Shorten the table's id, because it gives access to the table, and because it could not be removed from a log when
    the table is deleted. As long as the table exists, `mulot admin list` finds it by the first characters."""
    table = event.get("table")
    if isinstance(table, str) and len(table) > LOGGED_ID_LENGTH:
        short = table[:LOGGED_ID_LENGTH] + "…"
        event.update({name: text.replace(table, short) for name, text in event.items() if isinstance(text, str)})
    return event


def set_up_logs(level: str) -> None:
    """Configure the logs of Mulot and of the libraries it uses. `level` is one of `config.LOG_LEVELS`."""
    number = getattr(logging, level.upper())
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        _shorten_table_id,
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
    # uvicorn's own messages contain the addresses of people and of tables, so only its warnings are kept.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).setLevel(max(number, logging.WARNING))
    logging.getLogger("uvicorn.access").disabled = True
    # If each bad request were logged, strangers could fill the log. They are counted instead (`mulot_turned_away`).
    logging.getLogger(LOGGER_NAME).setLevel(logging.ERROR)
