"""Hot-seat play: several people share one screen, and a curtain hides one player's secrets from the others.

It does not depend on a terminal: `ask` (read a line), `show` (print lines) and `clear` are passed in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any, Protocol

from mulot.bots import Bot
from mulot.cli.words import Words
from mulot.core.match import Match
from mulot.core.text import event_sentence

TOLD = 8
"""Number of recent sentences shown under a board that is redrawn in place."""
WIDTH = 88


class Left(Exception):
    """Somebody quit the game, or the input ended."""


class Place(Protocol):
    """A live display, on which the board is redrawn in place (see `in_place`)."""

    def fresh(self) -> None: ...

    def board(self, drawing: str, names: Sequence[str]) -> None: ...

    def line(self, prompt: str, offers: Sequence[tuple[str, str]], arrows: Mapping[str, str]) -> str: ...


@dataclass
class SharedScreen:
    """A match shown on a screen that several people share. `bots` maps seats to bots; all other seats are people."""

    match: Match
    words: Words
    bots: dict[int, Bot]
    ask: Callable[[str], str]
    show: Callable[[str], None]
    clear: Callable[[], None]
    story: str = "short"
    """Length of a story's passages: line, short or full."""
    page: int = 0
    """Height of the screen if it cannot be scrolled back, so that long texts are shown page by page; else 0."""
    place: Place | None = None
    """None for plain output, line after line."""

    def __post_init__(self) -> None:
        self.people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        self.alone = self.people[0] if len(self.people) == 1 else None
        self.whispers: dict[int, list[Any]] = {seat: [] for seat in self.people}
        self.shown: int | None = None
        """The seat whose secrets are on the screen now."""
        self.recent: list[str] = []
        """Sentences since the last question; printed again when the screen is cleared."""

    def _tell(self, events: Sequence[Any]) -> None:
        """Print public events; keep each private event for its seat, to be shown behind the curtain."""
        hear = self.match.game.hear
        for event in events:
            heard = hear(event, self.alone)
            if heard is not None:
                self._say("  " + self.words.tell(event_sentence(self.match.game, heard)))
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
        """Return a seat's player name, with its handicap if it has one."""
        name = self.words.name(seat)
        has = self.match.journal.header.options.get("handicap") == seat
        return f"{name} ({self.words.handicap()})" if has else name

    def _draw_anew(self, seat: int | None, told: Sequence[str]) -> bool:
        """Redraw the board in place with the latest sentences below it; True if that was done.

        Nothing is redrawn without a live display, or while a seat's secrets are on the screen."""
        if self.place is None or self.shown is not None:
            return False
        self.place.fresh()
        self._show_board(seat)
        for sentence in told[-TOLD:]:
            self.show(sentence)
        return True

    def _cover(self) -> None:
        """Clear the screen if a seat's secrets are on it."""
        if self.shown is not None:
            self._fresh_page()

    def _fresh_page(self) -> None:
        self.clear()
        self.shown = None
        for sentence in self.recent:
            self.show(sentence)

    def _pass_to(self, seat: int) -> None:
        """Ask for the screen to be passed to this seat, and wait for Enter; secrets may be shown afterwards."""
        self._wait("pass-to", seat=self.words.name(seat))
        self.shown = seat

    def _curtain(self, seat: int) -> None:
        """Before showing a seat's secrets, hide what is on the screen and have it passed to that player."""
        secret = self.match.look(seat).own is not None or bool(self.whispers[seat])
        if self.alone is None and not (secret and self.shown == seat):
            if secret or self.shown is not None:
                self._fresh_page()
            if secret:
                self._pass_to(seat)
        self.recent = []
        for event in self.whispers[seat]:
            self.show("  " + self.words.tell(event_sentence(self.match.game, event)))
        self.whispers[seat] = []

    def _wait(self, key: str, **args: str) -> None:
        """Print a sentence and wait for Enter. Raises Left at the end of input."""
        try:
            self.ask(self.words.house(key, **args))
        except EOFError:
            raise Left from None

    def _show_long(self, text: str) -> None:
        """Print a long text, page by page if the screen cannot be scrolled back."""
        lines = text.splitlines()
        step = max(4, self.page - 2) if self.page else len(lines)
        for first in range(0, len(lines), step or 1):
            if first:
                self._wait("read-on")
            self.show("\n".join(lines[first : first + step]))
