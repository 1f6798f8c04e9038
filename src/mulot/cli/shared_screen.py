"""A screen that several people share: the board, what is told, and a curtain before secrets.

It knows no terminal: it is handed `ask` (a line from a person), `show` (lines to the screen) and `clear`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any, Protocol

from mulot.bots import Bot
from mulot.cli.words import Words
from mulot.core.match import Match
from mulot.core.text import of_event

TOLD = 8
"""So many sentences stand under a board that is drawn in place."""
WIDTH = 88


class Left(Exception):
    """The people at the table go home."""


class Place(Protocol):
    """Where a table is drawn in place, on a terminal that can do that (`in_place`)."""

    def fresh(self) -> None: ...

    def board(self, drawing: str, names: Sequence[str]) -> None: ...

    def line(self, prompt: str, offers: Sequence[tuple[str, str]], arrows: Mapping[str, str]) -> str: ...


@dataclass
class SharedScreen:
    """`bots` by seat; all other seats are people."""

    match: Match
    words: Words
    bots: dict[int, Bot]
    ask: Callable[[str], str]
    show: Callable[[str], None]
    clear: Callable[[], None]
    story: str = "short"
    """How long the passages of a story are told: line, short or full."""
    page: int = 0
    """How many lines the screen holds, where nothing that has left it can be scrolled back to; 0: it can be."""
    place: Place | None = None
    """None: line after line, as on paper."""

    def __post_init__(self) -> None:
        self.people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        self.alone = self.people[0] if len(self.people) == 1 else None
        self.whispers: dict[int, list[Any]] = {seat: [] for seat in self.people}
        self.shown: int | None = None
        """The seat whose secrets are on the screen."""
        self.recent: list[str] = []
        """What was told since the last question: told again when the screen is cleared for the next."""

    def _tell(self, events: Sequence[Any]) -> None:
        """Events that all hear are shown; the others are whispered to whom they are for, behind the curtain."""
        hear = self.match.game.hear
        for event in events:
            heard = hear(event, self.alone)
            if heard is not None:
                self._say("  " + self.words.tell(of_event(self.match.game, heard)))
                for paragraph in self.words.passage(heard, self.story):
                    self._say(fill(paragraph, WIDTH, initial_indent="    ", subsequent_indent="    "))
            if self.alone is None:
                for seat in self.people:
                    private = hear(event, seat)
                    if private is not None and private != heard:
                        self.whispers[seat].append(private)

    def _say(self, text: str) -> None:
        self.recent.append(text)
        self.show(text)

    def _show_board(self, seat: int | None) -> None:
        names = [self._plate(seat) for seat in range(self.match.seats)]
        self.show("")
        if self.place is not None:
            self.place.board(self.match.game.draw(self.match.look(seat)), names)
            return
        self.show(self.match.game.draw(self.match.look(seat)))
        self.show("  " + "   ".join(f"{seat} {name}" for seat, name in enumerate(names)))
        self.show("")

    def _plate(self, seat: int) -> str:
        """A seat's name, and its handicap where it has one."""
        name = self.words.name(seat)
        has = self.match.journal.header.options.get("handicap") == seat
        return f"{name} ({self.words.handicap()})" if has else name

    def _draw_anew(self, seat: int | None, told: Sequence[str]) -> bool:
        """The board where it stood before, and below it what was told since; not over a secret, which has its page."""
        if self.place is None or self.shown is not None:
            return False
        self.place.fresh()
        self._show_board(seat)
        for sentence in told[-TOLD:]:
            self.show(sentence)
        return True

    def _cover(self) -> None:
        """Secrets that are on the screen leave it."""
        if self.shown is not None:
            self._fresh_page()

    def _fresh_page(self) -> None:
        self.clear()
        self.shown = None
        for sentence in self.recent:
            self.show(sentence)

    def _pass_to(self, seat: int) -> None:
        """The others look away: from here on the screen is this seat's."""
        self._wait("pass-to", seat=self.words.name(seat))
        self.shown = seat

    def _curtain(self, seat: int) -> None:
        """Before a secret of this seat is shown to people at one screen, it is passed to the one who sits there."""
        secret = self.match.look(seat).own is not None or bool(self.whispers[seat])
        if self.alone is None and not (secret and self.shown == seat):
            if secret or self.shown is not None:
                self._fresh_page()
            if secret:
                self._pass_to(seat)
        self.recent = []
        for event in self.whispers[seat]:
            self.show("  " + self.words.tell(of_event(self.match.game, event)))
        self.whispers[seat] = []

    def _wait(self, key: str, **args: str) -> None:
        """Until somebody presses Enter."""
        try:
            self.ask(self.words.house(key, **args))
        except EOFError:
            raise Left from None

    def _show_long(self, text: str) -> None:
        """Page by page, where what has left the screen is gone."""
        lines = text.splitlines()
        step = max(4, self.page - 2) if self.page else len(lines)
        for first in range(0, len(lines), step or 1):
            if first:
                self._wait("read-on")
            self.show("\n".join(lines[first : first + step]))
