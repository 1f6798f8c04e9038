"""Hot-seat play: several people share one screen, and a curtain hides one player's secrets from the others.

It does not depend on a terminal: `read_line`, `print_line` and `clear_screen` are passed in.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any

from mulot.bots import Bot
from mulot.cli.i18n import Translator
from mulot.cli.live_display import LiveDisplay
from mulot.core.drawing import draw_for_players
from mulot.core.match import Match
from mulot.core.text import event_sentence

RECENT_SENTENCES = 8
"""Number of recent sentences shown under a board that is redrawn in place."""
TEXT_WIDTH = 88


class QuitGame(Exception):
    """A player quit the game, or the input ended."""


@dataclass
class HotseatScreen:
    """A match shown on a screen that several people share. `bots` maps seats to bots; all other seats are people."""

    match: Match
    words: Translator
    bots: dict[int, Bot]
    read_line: Callable[[str], str]
    print_line: Callable[[str], None]
    clear_screen: Callable[[], None]
    story_length: str = "short"
    """The length of story texts: line, short or full."""
    page_height: int = 0
    """The screen height in rows if the screen cannot be scrolled back, so that long texts are shown page by page;
    otherwise 0."""
    display: LiveDisplay | None = None
    """Redraws the board in place; None for plain output, line after line."""

    def __post_init__(self) -> None:
        self.people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        self.only_person = self.people[0] if len(self.people) == 1 else None
        self.private_events: dict[int, list[Any]] = {seat: [] for seat in self.people}
        self.revealed_seat: int | None = None
        """The seat whose secrets are on the screen now; None if there are none."""
        self.recent_sentences: list[str] = []
        """Sentences since the last question; printed again when the screen is cleared."""

    def _print_events(self, events: Sequence[Any]) -> None:
        """Print public events, and keep private events until the screen is passed to their seat."""
        hear = self.match.game.hear
        for event in events:
            heard = hear(event, self.only_person)
            if heard is not None:
                self._print_and_remember("  " + self.words.sentence_text(event_sentence(self.match.game, heard)))
                for paragraph in self.words.story_passage(heard, self.story_length):
                    self._print_and_remember(
                        fill(paragraph, TEXT_WIDTH, initial_indent="    ", subsequent_indent="    ")
                    )
            if self.only_person is None:
                for seat in self.people:
                    private = hear(event, seat)
                    if private is not None and private != heard:
                        self.private_events[seat].append(private)

    def _print_and_remember(self, text: str) -> None:
        self.recent_sentences.append(text)
        self.print_line(text)

    def _print_board(self, seat: int | None, preview: Any = None) -> None:
        """Print the board as a seat sees it, or this view of what a move would make of it, with the same last line."""
        drawing = self._drawing(self.match.look(seat))
        self.print_line("")
        if self.display is not None:
            names = self.words.player_names[: self.match.seats]
            later = drawing if preview is None else self._drawing(preview)
            shown = "\n".join([*later.split("\n")[:-1], drawing.split("\n")[-1]])
            self.display.print_board(shown, names, before=drawing)
            return
        self.print_line(drawing)
        self.print_line("")

    def _drawing(self, view: Any) -> str:
        names = [self._name_with_handicap(seat) for seat in range(self.match.seats)]
        return draw_for_players(self.match.game, view, names)

    def _name_with_handicap(self, seat: int) -> str:
        """Return the name of the player in a seat, with the handicap if the seat has one."""
        name = self.words.player_name(seat)
        has = self.match.journal.header.options.get("handicap") == seat
        return f"{name} ({self.words.handicap_text()})" if has else name

    def _redraw(self, seat: int | None, sentences: Sequence[str], preview: Any = None) -> bool:
        """Redraw the board in place (or a preview of it), with the latest of these sentences below it, and return True.
        Without a live display, or while a seat's secrets are on the screen, do nothing and return False."""
        if self.display is None or self.revealed_seat is not None:
            return False
        self.display.clear()
        self._print_board(seat, preview)
        for sentence in sentences[-RECENT_SENTENCES:]:
            self.print_line(sentence)
        return True

    def _hide_secrets(self) -> None:
        """Clear the screen if a seat's secrets are on it."""
        if self.revealed_seat is not None:
            self._start_new_page()

    def _start_new_page(self) -> None:
        self.clear_screen()
        self.revealed_seat = None
        for sentence in self.recent_sentences:
            self.print_line(sentence)

    def _pass_screen_to(self, seat: int) -> None:
        """Ask for the screen to be passed to this seat, and wait for Enter; secrets may be shown afterwards."""
        self._wait_for_enter("pass-to", seat=self.words.player_name(seat))
        self.revealed_seat = seat

    def _prepare_screen_for(self, seat: int) -> None:
        """Print a seat's private events. Before any secrets are shown, clear the screen and ask for it to be passed to
        that player."""
        secret = self.match.look(seat).own is not None or bool(self.private_events[seat])
        if self.only_person is None and not (secret and self.revealed_seat == seat):
            if secret or self.revealed_seat is not None:
                self._start_new_page()
            if secret:
                self._pass_screen_to(seat)
        self.recent_sentences = []
        for event in self.private_events[seat]:
            self.print_line("  " + self.words.sentence_text(event_sentence(self.match.game, event)))
        self.private_events[seat] = []

    def _wait_for_enter(self, key: str, **args: str) -> None:
        """Print a message and wait for Enter. Raises QuitGame at the end of input."""
        try:
            self.read_line(self.words.house_text(key, **args))
        except EOFError:
            raise QuitGame from None

    def _print_paged(self, text: str) -> None:
        """Print a long text, page by page if the screen cannot be scrolled back."""
        lines = text.splitlines()
        step = max(4, self.page_height - 2) if self.page_height else len(lines)
        for first in range(0, len(lines), step or 1):
            if first:
                self._wait_for_enter("read-on")
            self.print_line("\n".join(lines[first : first + step]))
