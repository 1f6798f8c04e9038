"""A game in the terminal: people at one keyboard and bots take turns, and people can type commands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from textwrap import fill
from typing import Any

from mulot.bots import Bot, Budget
from mulot.cli.arrows import steps
from mulot.cli.shared_screen import WIDTH, Left, SharedScreen
from mulot.core.errors import MulotError
from mulot.core.game import Ask, Outcome
from mulot.core.text import action_sentence, explanation_sentence, outcome_sentence, question_sentence, reason_sentence
from mulot.lab.arena import SeatedBot

LISTED = 14
"""Up to this many legal moves are listed with descriptions; if there are more, `moves` lists their notation."""


class AskedAnew(Exception):
    """The current question is out of date (after an undo or a private page), so ask again."""


@dataclass
class Keyboard(SharedScreen):
    """Runs a match on a shared screen: asks people for their moves and lets bots choose theirs."""

    adviser: Bot | None = None
    """The bot that gives hints; None in a game without decisions."""
    rulebook: str = ""
    seconds: float = 1.0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.rng = Random(f"{self.match.seed!r}")
        self.may_replace = set[str]()
        """Files that `save` may overwrite: those it wrote, and those it has asked about."""
        self._seat_bots()

    def play(self) -> Outcome:
        """Play from the current position to the end and return the outcome. Raises Left if somebody quits."""
        while isinstance(waiting := self.match.waiting, Ask):
            try:
                seat, action = self._next(waiting)
            except AskedAnew:
                continue
            events = self.match.play(seat, action)
            if self.shown is not None and self.match.look(self.shown).own is None:
                self._cover()
            for chair in self.chairs.values():
                chair.hear(events)
            self._tell(events)
            if not self._person_next():
                self._draw_anew(self.alone, self.recent)
        self._cover()
        self.show_end(waiting)
        return waiting

    def show_end(self, outcome: Outcome) -> None:
        """Print the final board, as everybody may see it, and the result."""
        self._show_board(self.alone)
        self.show(self.words.tell(outcome_sentence(self.match.game, outcome)))

    # ---------------------------------------------------------------- whose turn it is

    def _next(self, waiting: Ask) -> tuple[int, Any]:
        free = [seat for seat in waiting.seats if seat not in waiting.must]
        for seat in free:
            if seat in self.bots:
                action = self._think(seat, must=False)
                if action is not None:
                    return seat, action
        people = [seat for seat in waiting.must if seat in self.people]
        if not people:
            for seat in free:
                if seat in self.people and (action := self._person(seat, waiting, must=False)) is not None:
                    return seat, action
            return waiting.must[0], self._think(waiting.must[0])
        return self._person_or_free(people[0], waiting)

    def _person_next(self) -> bool:
        waiting = self.match.waiting
        return isinstance(waiting, Ask) and any(seat in self.people for seat in waiting.must)

    def _think(self, seat: int, must: bool = True) -> Any:
        view, legal = self.match.look(seat), self.match.legal(seat)
        return self.chairs[seat].choose(view, legal, self.rng, Budget(self.seconds), must)

    def _seat_bots(self) -> None:
        """Seat the bots and give them all events so far; called at the start and after an undo."""
        game, match = self.match.game, self.match
        first = match.at(0)
        self.chairs = {seat: SeatedBot(bot, game, seat, first.look(seat)) for seat, bot in self.bots.items()}
        for chair in self.chairs.values():
            chair.unnoticed, chair.plies = match.heard(chair.seat), len(match.told) - 1

    # ---------------------------------------------------------------- what people type

    def _person_or_free(self, seat: int, waiting: Ask) -> tuple[int, Any]:
        """Ask the seat that must act. Another seat that may act answers with `@NUMBER MOVE` or `@NAME MOVE`."""
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
        """Offer a person an optional action before a bot moves; None if they decline by pressing Enter."""
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
        question = self.words.tell(question_sentence(game, waiting.about, seat)) if must else ""
        if self.words.name(seat) not in question:
            self.show(self.words.house("turn", seat=self.words.name(seat)))
        if must:
            self.show(question)
        if len(legal) <= LISTED:
            for number, action in enumerate(legal, 1):
                self.show(f"  {number:2} {self._in_words(action)}")
                for sentence in self.words.brings(action):
                    self.show(fill(sentence, WIDTH, initial_indent="     ", subsequent_indent="     "))
        else:
            self._answer("many-moves", count=len(legal))
        if self.place is not None and len(legal) > 1:
            self._answer("arrow-steps" if self._arrows(seat) else "arrow-choose")

    def _arrows(self, seat: int) -> Mapping[str, str]:
        return steps(self.match.game, self.match.look(seat), seat, self.match.legal(seat))

    def _line(self, seat: int) -> str:
        try:
            if self.place is None:
                return self.ask(self.words.house("choose")).strip()
            game, legal = self.match.game, self.match.legal(seat)
            offers = [(game.write(action), self.words.tell(action_sentence(game, action))) for action in legal]
            return self.place.line(self.words.house("choose"), offers, self._arrows(seat)).strip()
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
        """Return the action that was typed; None if the line was a command (carried out here) or not a legal move."""
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
                    self._answer("way", seat=self.words.name(other), steps=len(way) - 1, way=" ".join(way))
            case "save":
                self._save(rest.strip())
            case "why":
                if self._allowed(seat, rest.strip()) is not None:
                    self._answer("allowed", text=rest.strip())
            case _:
                legal = match.legal(seat)
                if line.isdecimal() and len(legal) <= LISTED and 1 <= int(line) <= len(legal):
                    return legal[int(line) - 1]
                return self._allowed(seat, line)
        return None

    def _only_one(self, seat: int) -> Any:
        """Return the only legal action, if there is just one, so that a child can roll the die by pressing Enter."""
        legal = self.match.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def _allowed(self, seat: int, text: str) -> Any:
        """Return the action with this notation; if it is not legal now, print the reason and return None."""
        game = self.match.game
        try:
            action = game.read(text)
            reason = game.why_not(self.match.state, seat, action)
        except MulotError as error:
            self.show("  " + self.words.error(error))
            return None
        if reason is None:
            return action
        rule = f" ({reason.rule})" if reason.rule else ""
        shown = f" [{' '.join(reason.show)}]" if reason.show else ""
        self.show("  " + self.words.tell(reason_sentence(game, reason)) + shown + rule)
        return None

    def _answer(self, key: str, **args: Any) -> None:
        self.show("  " + self.words.house(key, **args))

    def _in_words(self, action: Any) -> str:
        return f"{self.words.tell(action_sentence(self.match.game, action))}  [{self.match.game.write(action)}]"

    def _undo(self) -> None:
        """Undo everything back to before the last move of a person; print the reason if that is not possible."""
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
        self._answer("taken-back")
        raise AskedAnew

    def _hint(self, seat: int) -> None:
        """Print what the strongest bot would do in this seat, from what this seat knows, and why."""
        game, view = self.match.game, self.match.look(seat)
        adviser = self.adviser
        if adviser is None:
            self._answer("no-hint")
            return
        memory = adviser.start(game, seat, view)
        adviser.notice(memory, view, self.match.heard(seat))
        action = adviser.choose(memory, view, self.match.legal(seat), self.rng, Budget(self.seconds))
        if action is None:
            self._answer("no-hint")
            return
        hint = "  " + self.words.house("good-move", action=self._in_words(action))
        ground = None if game.ground is None else game.ground(view, self.match.heard(seat), seat, action)
        if ground is not None:
            hint += "\n  " + self.words.tell(explanation_sentence(game, ground))
        if not game.secrets or self.alone is not None or self.shown == seat:
            self.show(hint)
            return
        # The hint uses what this seat has seen in secret, so it goes on a separate page that only this player looks at.
        self._fresh_page()
        self._pass_to(seat)
        self.show(hint)
        self._wait("hide-again")
        self._cover()
        raise AskedAnew

    def _ways(self) -> tuple[tuple[str, ...], ...]:
        """Return everybody's shortest route as squares; empty unless the game answers the query `routes`."""
        answer = self.match.game.answers.get("routes")
        ways: tuple[tuple[str, ...], ...] = answer(self.match.look(None), "") if answer else ()
        return ways

    def _save(self, file: str) -> None:
        if not file:
            self._answer("save-where", file=f"{self.match.game.id}.jsonl")
            return
        if Path(file).is_file() and file not in self.may_replace:
            self.may_replace.add(file)
            self._answer("save-over", file=file)
            return
        try:
            self.match.save(file)
            self.may_replace.add(file)
        except OSError as error:
            self._answer("no-such-file", file=file, why=error.strerror or str(error))
        else:
            self._answer("saved", file=file)
