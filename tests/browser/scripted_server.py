"""A table whose server is played by the test. The client is the real one, and the test can show it any position."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from typing import Any

import msgspec

import mulot
from browser.app_page import AppPage
from mulot.core.game import Ask, Outcome
from mulot.table.messages import Rejection, SeatView, TableUpdate, TableView, Turn
from mulot.table.phrases import NAMES
from mulot.table.seats import TableSettings


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


_count = itertools.count()


class Puppet:
    """One table on one device."""

    def __init__(self, screen: AppPage, game: str, seats: int) -> None:
        self.screen = screen
        self.game = game
        self.rules = mulot.load(game)
        self.id = f"puppet-{game}-{next(_count)}"
        self.rev = 0
        self.seats = seats
        self.wire: Any = None
        self.played: list[dict[str, Any]] = []
        self.answer: Callable[[dict[str, Any]], Rejection | TableUpdate | None] = lambda _: None
        self.about: dict[str, Any] = {}
        """Fields in which this table differs from the default, such as `paused`."""
        page = screen.page
        page.route(re.compile(rf"/api/tables/{self.id}$"), lambda route: route.fulfill(json=self._found()))
        page.route_web_socket(re.compile(rf"/api/tables/{self.id}/live"), self._connect)

    def open(self, now: TableUpdate) -> None:
        """Open the table in the browser, showing this."""
        self.first = now
        self.screen.goto(f"/t/{self.id}")
        self.screen.arrive()

    # ---------------------------------------------------------------- what the house says

    def shown(self, seats: int | None = None) -> TableView:
        """Return the table with people in all seats, who have the first names on the server's list."""
        count = self.seats if seats is None else seats
        places = tuple(SeatView(seat, "person", name=NAMES[seat], here=True) for seat in range(count))
        shown = TableView(
            self.id, self.game, 1, "playing", msgspec.Raw(b"{}"), TableSettings(), "0" * 64, places, host=0
        )
        return msgspec.structs.replace(shown, **self.about)

    def now(
        self,
        view: Any,
        waiting: Ask | Outcome,
        *,
        seats: int | None = None,
        events: tuple[Any, ...] | None = None,
        eye: int | None = None,
        own: Any = None,
        yours: tuple[int, ...] | None = None,
        curtain: int | None = None,
        legal: dict[int, list[Any]] | None = None,
        hosting: bool = True,
    ) -> TableUpdate:
        """Return a message with this state and, if `events` are given, with what happened since the last message."""
        self.rev += 1
        return TableUpdate(
            self.rev,
            since=None if events is None else self.rev - 1,
            table=_raw(self.shown(seats)),
            yours=(() if eye is None else (eye,)) if yours is None else yours,
            hosting=hosting,
            eye=eye,
            curtain=curtain,
            view=_raw(view),
            own=None if own is None else _raw(own),
            waiting=waiting,
            events=None if events is None else _raw(events),
            turns=tuple(Turn(seat, self.rev, _raw(actions)) for seat, actions in (legal or {}).items()),
        )

    def tell(self, message: Any) -> None:
        """Send a message to the page."""
        self.wire.send(msgspec.json.encode(message).decode())

    # ---------------------------------------------------------------- the house's doors

    def _found(self) -> Any:
        return {"rev": 0, "yours": [0], "hosting": True, "table": msgspec.to_builtins(json_of(self.shown()))}

    def _connect(self, wire: Any) -> None:
        self.wire = wire
        wire.on_message(self._hear)
        self.tell(self.first)

    def _hear(self, text: str) -> None:
        wish = json.loads(text)
        if wish.get("do") == "play":
            self.played.append(wish)
            answer = self.answer(wish)
            if answer is not None:
                self.tell(answer)


def json_of(value: Any) -> Any:
    """Return a message as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
