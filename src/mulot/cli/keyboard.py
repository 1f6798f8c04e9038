"""A table at one keyboard: people and bots, one after the other, with a curtain before secrets.

It knows no terminal: it is handed `ask` (a line from a person), `show` (lines to the screen) and `clear`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from textwrap import fill
from typing import Any, Protocol

from mulot.bots import Bot, Budget
from mulot.cli.arrows import steps
from mulot.cli.words import Words
from mulot.core.errors import MulotError
from mulot.core.game import Ask, Outcome
from mulot.core.match import Match
from mulot.core.text import of_action, of_event, of_ground, of_outcome, of_question, of_reason
from mulot.lab.arena import Chair

LISTED = 14
"""Up to so many actions are listed with words; more are listed by their notation, and only on request."""
TOLD = 8
"""So many sentences stand under a board that is drawn in place."""
WIDTH = 88


class Left(Exception):
    """The people at the table go home."""


class AskedAnew(Exception):
    """A move was taken back, or the screen was in another's hands: the question is put again, to whom it is for."""


class Place(Protocol):
    """Where a table is drawn in place, on a terminal that can do that (`in_place`)."""

    def fresh(self) -> None: ...

    def board(self, drawing: str, names: Sequence[str]) -> None: ...

    def line(self, prompt: str, offers: Sequence[tuple[str, str]], arrows: Mapping[str, str]) -> str: ...


@dataclass
class Keyboard:
    """`bots` by seat; all other seats are people."""

    match: Match
    words: Words
    bots: dict[int, Bot]
    ask: Callable[[str], str]
    show: Callable[[str], None]
    clear: Callable[[], None]
    adviser: Bot | None = None
    """Who is asked for a hint; None where there is nothing to choose."""
    rulebook: str = ""
    seconds: float = 1.0
    story: str = "short"
    """How long the passages of a story are told: line, short or full."""
    page: int = 0
    """How many lines the screen holds, where nothing that has left it can be scrolled back to; 0: it can be."""
    place: Place | None = None
    """None: line after line, as on paper."""

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.match.seed!r}")
        self.people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        self.alone = self.people[0] if len(self.people) == 1 else None
        self.whispers: dict[int, list[Any]] = {seat: [] for seat in self.people}
        self.shown: int | None = None
        """The seat whose secrets are on the screen."""
        self.recent: list[str] = []
        """What was told since the last question: told again when the screen is cleared for the next."""
        self._seat_bots()

    def play(self) -> Outcome:
        """From where the match stands to its end."""
        while isinstance(waiting := self.match.waiting, Ask):
            try:
                seat, action = self._next(waiting)
            except AskedAnew:
                continue
            events = self.match.play(seat, action)
            if self.shown is not None and self.match.look(self.shown).own is None:
                self._cover()
            self._tell(events)
            if not self._person_next():
                self._draw_anew(self.alone, self.recent)
        self._cover()
        self.show_end(waiting)
        return waiting

    def show_end(self, outcome: Outcome) -> None:
        """The board as all may see it, and how it ended."""
        self._show_board(self.alone)
        self.show(self.words.tell(of_outcome(self.match.game, outcome)))

    # ---------------------------------------------------------------- who acts

    def _next(self, waiting: Ask) -> tuple[int, Any]:
        free = [seat for seat in waiting.seats if seat not in waiting.must]
        for seat in free:
            if seat in self.bots:
                action = self._think(seat)
                if action is not None:
                    return seat, action
        people = [seat for seat in waiting.must if seat in self.people]
        if not people:
            for seat in free:
                if seat in self.people and (action := self._person(seat, waiting, must=False)) is not None:
                    return seat, action
            return waiting.must[0], self._think(waiting.must[0])
        return self._person_or_free(people[0], waiting)

    def _think(self, seat: int) -> Any:
        view, legal = self.match.look(seat), self.match.legal(seat)
        return self.chairs[seat].choose(view, legal, self.rng, Budget(self.seconds))

    def _seat_bots(self) -> None:
        """Bots sit down and hear everything so far: at the start, and again after an undo."""
        game, match = self.match.game, self.match
        first = match.at(0)
        self.chairs = {seat: Chair(bot, game, seat, first.look(seat)) for seat, bot in self.bots.items()}
        for chair in self.chairs.values():
            chair.unnoticed = match.heard(chair.seat)

    # ---------------------------------------------------------------- what people see

    def _tell(self, events: Sequence[Any]) -> None:
        """Events that all hear are shown; the others are whispered to whom they are for, behind the curtain."""
        hear = self.match.game.hear
        for chair in self.chairs.values():
            chair.hear(events)
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

    def _person_next(self) -> bool:
        waiting = self.match.waiting
        return isinstance(waiting, Ask) and any(seat in self.people for seat in waiting.must)

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

    # ---------------------------------------------------------------- what people say

    def _person_or_free(self, seat: int, waiting: Ask) -> tuple[int, Any]:
        """The seat that must act is asked; another that may act says so with `@` and its number or name."""
        told = self.recent
        self._curtain(seat)
        if not self._draw_anew(seat, told):
            self._show_board(seat)
        self._show_question(seat, waiting, must=True)
        while True:
            line = self._line(seat)
            speaker, text = self._speaker(line, seat, waiting)
            action = self._understand(speaker, text)
            if action is not None:
                return speaker, action

    def _person(self, seat: int, waiting: Ask, must: bool) -> Any:
        """A person who may act while bots are waited for; None: let it go on."""
        if self.shown != seat:
            self._cover()
        self.show(self.words.house("free", seat=self.words.name(seat)))
        self._show_question(seat, waiting, must)
        while True:
            line = self._line(seat)
            if not line:
                return None
            action = self._understand(seat, line)
            if action is not None:
                return action

    def _show_question(self, seat: int, waiting: Ask, must: bool) -> None:
        game, legal = self.match.game, self.match.legal(seat)
        question = self.words.tell(of_question(game, waiting.about, seat)) if must else ""
        if self.words.name(seat) not in question:
            self.show(self.words.house("turn", seat=self.words.name(seat)))
        if must:
            self.show(question)
        if len(legal) <= LISTED:
            for number, action in enumerate(legal, 1):
                self.show(f"  {number:2} {self.words.tell(of_action(game, action))}  [{game.write(action)}]")
                for sentence in self.words.brings(action):
                    self.show(fill(sentence, WIDTH, initial_indent="     ", subsequent_indent="     "))
        else:
            self.show("  " + self.words.house("many-moves", count=len(legal)))
        if self.place is not None and len(legal) > 1:
            self.show("  " + self.words.house("arrow-steps" if self._arrows(seat) else "arrow-choose"))

    def _arrows(self, seat: int) -> Mapping[str, str]:
        return steps(self.match.game, self.match.look(seat), seat, self.match.legal(seat))

    def _line(self, seat: int) -> str:
        try:
            if self.place is None:
                return self.ask(self.words.house("choose")).strip()
            game, legal = self.match.game, self.match.legal(seat)
            offers = [(game.write(action), self.words.tell(of_action(game, action))) for action in legal]
            return self.place.line(self.words.house("choose"), offers, self._arrows(seat)).strip()
        except EOFError:
            raise Left from None

    def _wait(self, key: str, **args: str) -> None:
        """Until somebody presses Enter."""
        try:
            self.ask(self.words.house(key, **args))
        except EOFError:
            raise Left from None

    def _speaker(self, line: str, seat: int, waiting: Ask) -> tuple[int, str]:
        if not line.startswith("@"):
            return seat, line
        who, _, rest = line[1:].partition(" ")
        for other in waiting.seats:
            if other in self.people and who in (str(other), self.words.name(other)):
                return other, rest.strip()
        return seat, line

    def _understand(self, seat: int, line: str) -> Any:
        """The action a person means, or None after answering something else."""
        game, match = self.match.game, self.match
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                return self._only_one(seat)
            case "?" | "help":
                self.show(self.words.house("help"))
                for line in self.words.signs():
                    self.show("  " + line)
                if self._ways():
                    self.show(self.words.house("help-ways"))
            case "quit" | "exit":
                raise Left
            case "rules":
                self._show_long(self.rulebook)
            case "moves":
                self._show_long(fill(" ".join(game.write(action) for action in match.legal(seat)), WIDTH))
            case "undo":
                self._undo()
            case "hint":
                self._hint(seat)
            case "ways" if self._ways():
                for other, way in enumerate(self._ways()):
                    steps = len(way) - 1
                    self.show(
                        "  " + self.words.house("way", seat=self.words.name(other), steps=steps, way=" ".join(way))
                    )
            case "save":
                self._save(rest.strip())
            case "why":
                self._why(seat, rest.strip())
            case _:
                legal = match.legal(seat)
                if line.isdecimal() and len(legal) <= LISTED and 1 <= int(line) <= len(legal):
                    return legal[int(line) - 1]
                try:
                    action = game.read(line)
                    reason = game.why_not(match.state, seat, action)
                except MulotError as error:
                    self.show("  " + self.words.error(error))
                    return None
                if reason is None:
                    return action
                self._refuse(reason)
        return None

    def _only_one(self, seat: int) -> Any:
        """Enter alone plays where there is nothing to choose: a child throws the die with one key."""
        legal = self.match.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def _why(self, seat: int, text: str) -> None:
        try:
            reason = self.match.game.why_not(self.match.state, seat, self.match.game.read(text))
        except MulotError as error:
            self.show("  " + self.words.error(error))
            return
        if reason is None:
            self.show("  " + self.words.house("allowed", text=text))
        else:
            self._refuse(reason)

    def _refuse(self, reason: Any) -> None:
        rule = f" ({reason.rule})" if reason.rule else ""
        shown = f" [{' '.join(reason.show)}]" if reason.show else ""
        self.show("  " + self.words.tell(of_reason(self.match.game, reason)) + shown + rule)

    def _undo(self) -> None:
        """Back to before the last move of a person, where that may be."""
        moves = 0
        for told in reversed(self.match.told[1:]):
            moves += 1
            line = self.match.journal.lines[told.line]
            if getattr(line, "seat", None) in self.people:
                break
        try:
            self.match.undo(moves)
        except MulotError as error:
            self.show("  " + self.words.error(error))
            return
        self._seat_bots()
        self.show("  " + self.words.house("taken-back"))
        raise AskedAnew

    def _hint(self, seat: int) -> None:
        """What the strongest character would do in this seat, knowing what it knows."""
        game, view = self.match.game, self.match.look(seat)
        adviser = self.adviser
        if adviser is None:
            self.show("  " + self.words.house("no-hint"))
            return
        memory = adviser.start(game, seat, view)
        adviser.notice(memory, view, self.match.heard(seat))
        action = adviser.choose(memory, view, self.match.legal(seat), self.rng, Budget(self.seconds))
        if action is None:
            self.show("  " + self.words.house("no-hint"))
            return
        words = f"{self.words.tell(of_action(game, action))}  [{game.write(action)}]"
        hint = "  " + self.words.house("good-move", action=words)
        ground = None if game.ground is None else game.ground(view, self.match.heard(seat), seat, action)
        if ground is not None:
            hint += "\n  " + self.words.tell(of_ground(game, ground))
        if not game.secrets or self.alone is not None or self.shown == seat:
            self.show(hint)
            return
        # It is made from what this seat has seen in secret: it stands on a page of its own, for one pair of eyes.
        self._fresh_page()
        self._pass_to(seat)
        self.show(hint)
        self._wait("hide-again")
        self._cover()
        raise AskedAnew

    def _show_long(self, text: str) -> None:
        """Page by page, where what has left the screen is gone."""
        lines = text.splitlines()
        step = max(4, self.page - 2) if self.page else len(lines)
        for first in range(0, len(lines), step or 1):
            if first:
                self._wait("read-on")
            self.show("\n".join(lines[first : first + step]))

    def _ways(self) -> tuple[tuple[str, ...], ...]:
        """Everybody's shortest way, in a game that answers for them."""
        answer = self.match.game.answers.get("routes")
        ways: tuple[tuple[str, ...], ...] = answer(self.match.look(None), "") if answer else ()
        return ways

    def _save(self, file: str) -> None:
        try:
            self.match.save(file)
        except OSError as error:
            self.show("  " + self.words.house("no-such-file", file=file, why=error.strerror or str(error)))
        else:
            self.show("  " + self.words.house("saved", file=file))
