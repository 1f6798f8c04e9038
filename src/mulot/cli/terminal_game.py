"""A game in the terminal: people at one keyboard and bots take turns, and people can type commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from textwrap import fill
from typing import Any

from mulot.bots import Bot, Budget
from mulot.cli.arrow_keys import arrow_moves
from mulot.cli.hotseat import TEXT_WIDTH, HotseatScreen, QuitGame
from mulot.core.errors import MulotError
from mulot.core.game import Ask, Outcome
from mulot.core.luck import Luck
from mulot.core.text import action_sentence, explanation_sentence, outcome_sentence, question_sentence, reason_sentence
from mulot.lab.arena import SeatedBot

MAX_LISTED_MOVES = 14
"""Up to this many legal moves are listed with descriptions; if there are more, `moves` lists their notation."""


class AskAgain(Exception):
    """The current question must be asked again, because an undo or a private page has replaced it on the screen."""


@dataclass
class TerminalGame(HotseatScreen):
    """Runs a match on a shared screen: asks people for their moves and lets bots choose theirs."""

    hint_bot: Bot | None = None
    """The bot that gives hints; None in a game without decisions."""
    rulebook: str = ""
    bot_seconds: float = 1.0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.rng = Random(f"{self.match.seed!r}")
        self.overwritable_files = set[str]()
        """Files that `save` may overwrite: those that it wrote, and those that it has warned about."""
        self._seat_bots()

    def play(self) -> Outcome:
        """Play from the current position to the end and return the outcome. Raises QuitGame if a player quits."""
        while isinstance(waiting := self.match.waiting, Ask):
            try:
                seat, action = self._next_action(waiting)
            except AskAgain:
                continue
            events = self.match.play(seat, action)
            if self.revealed_seat is not None and self.match.look(self.revealed_seat).own is None:
                self._hide_secrets()
            for seated_bot in self.seated_bots.values():
                seated_bot.hear(events)
            self._print_events(events)
            if not self._is_person_next() and self.match.outcome is None:
                self._redraw(self.only_person, self.recent_sentences)
        self._hide_secrets()
        self.print_result(waiting)
        return waiting

    def print_result(self, outcome: Outcome) -> None:
        """Print the final board, as all players may see it, and the result."""
        if not self._redraw(self.only_person, self.recent_sentences):
            self._print_board(self.only_person)
        self.print_line(self.words.sentence_text(outcome_sentence(self.match.game, outcome)))

    # ---------------------------------------------------------------- whose turn it is

    def _next_action(self, waiting: Ask) -> tuple[int, Any]:
        free = [seat for seat in waiting.seats if seat not in waiting.must]
        for seat in free:
            if seat in self.bots:
                action = self._choose_bot_action(seat, must=False)
                if action is not None:
                    return seat, action
        people = [seat for seat in waiting.must if seat in self.people]
        if not people:
            for seat in free:
                if seat in self.people and (action := self._offer_optional_action(seat, waiting)) is not None:
                    return seat, action
            return waiting.must[0], self._choose_bot_action(waiting.must[0])
        return self._ask_required_seat(people[0], waiting)

    def _is_person_next(self) -> bool:
        waiting = self.match.waiting
        return isinstance(waiting, Ask) and any(seat in self.people for seat in waiting.must)

    def _choose_bot_action(self, seat: int, must: bool = True) -> Any:
        view, legal = self.match.look(seat), self.match.legal(seat)
        return self.seated_bots[seat].choose(view, legal, self.rng, Budget(self.bot_seconds), must)

    def _seat_bots(self) -> None:
        """Seat the bots and give them all events so far; called at the start and after an undo."""
        game, match = self.match.game, self.match
        first = match.at(0)
        self.seated_bots = {seat: SeatedBot(bot, game, seat, first.look(seat)) for seat, bot in self.bots.items()}
        for seated_bot in self.seated_bots.values():
            seated_bot.new_events, seated_bot.plies = match.events_for(seated_bot.seat), len(match.results) - 1

    # ---------------------------------------------------------------- what people type

    def _ask_required_seat(self, seat: int, waiting: Ask) -> tuple[int, Any]:
        """Ask the seat that must act, and return a seat and its action. Another seat that may act can answer instead,
        with `@NUMBER MOVE` or `@NAME MOVE`."""
        recent = self.recent_sentences
        self._prepare_screen_for(seat)
        if not self._redraw(seat, recent):
            self._print_board(seat)
        self._print_question(seat, waiting, must=True)
        while True:
            line = self._read_line(seat, self._preview(seat, waiting, recent))
            speaker, text = self._parse_speaker(line, seat, waiting)
            action = self._interpret(speaker, text)
            if action is not None:
                return speaker, action

    def _offer_optional_action(self, seat: int, waiting: Ask) -> Any:
        """Offer a person an optional action before a bot moves, and return it; None if they decline with Enter."""
        if self.revealed_seat != seat:
            self._hide_secrets()
        self.print_line(self.words.house_text("free", seat=self.words.player_name(seat)))
        self._print_question(seat, waiting, must=False)
        while True:
            line = self._read_line(seat)
            if not line:
                return None
            action = self._interpret(seat, line)
            if action is not None:
                return action

    def _print_question(self, seat: int, waiting: Ask, must: bool) -> None:
        game, legal = self.match.game, self.match.legal(seat)
        question = self.words.sentence_text(question_sentence(game, waiting.about, seat)) if must else ""
        if self.words.player_name(seat) not in question:
            self.print_line(self.words.house_text("turn", seat=self.words.player_name(seat)))
        if must:
            self.print_line(question)
        if len(legal) <= MAX_LISTED_MOVES:
            for number, action in enumerate(legal, 1):
                self.print_line(f"  {number:2} {self._describe(action)}")
                for sentence in self.words.choice_effects(action):
                    self.print_line(fill(sentence, TEXT_WIDTH, initial_indent="     ", subsequent_indent="     "))
        else:
            self._print_message("many-moves", count=len(legal))
        if self.display is not None and len(legal) > 1:
            self._print_message("arrow-steps" if self._arrow_moves(seat) else "arrow-choose")

    def _arrow_moves(self, seat: int) -> Mapping[str, str]:
        return arrow_moves(self.match.game, self.match.look(seat), seat, self.match.legal(seat))

    def _preview(self, seat: int, waiting: Ask, recent: Sequence[str]) -> Callable[[int], None] | None:
        """Return a function that shows the board after the legal move with this index, or as it is for -1. None if a
        move can draw luck or show a secret."""
        game = self.match.game
        if self.display is None or game.secrets or game.luck_in_play:
            return None

        def preview(index: int) -> None:
            state = game.copy(self.match.state)
            if index >= 0:
                game.play(state, seat, self.match.legal(seat)[index], Luck(), lambda event: None)
            self._redraw(seat, recent, game.look(state, seat))
            self._print_question(seat, waiting, must=True)

        return preview

    def _read_line(self, seat: int, preview: Callable[[int], None] | None = None) -> str:
        try:
            if self.display is None:
                return self.read_line(self.words.house_text("choose")).strip()
            game, legal = self.match.game, self.match.legal(seat)
            moves = [(game.write(action), self.words.sentence_text(action_sentence(game, action))) for action in legal]
            prompt, arrows = self.words.house_text("choose"), self._arrow_moves(seat)
            return self.display.read_line(prompt, moves, arrows, preview).strip()
        except EOFError:
            raise QuitGame from None

    def _parse_speaker(self, line: str, seat: int, waiting: Ask) -> tuple[int, str]:
        if not line.startswith("@"):
            return seat, line
        who, _, rest = line[1:].partition(" ")
        for other in waiting.seats:
            if other in self.people and who in (str(other), self.words.player_name(other)):
                return other, rest.strip()
        return seat, line

    def _interpret(self, seat: int, line: str) -> Any:
        """Return the action that was typed. If the line is a command, carry it out and return None; if it is not a
        legal move, print the reason and return None."""
        game, match = self.match.game, self.match
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                return self._only_legal_action(seat)
            case "?" | "help":
                self.print_line(fill(self.words.house_text("help"), TEXT_WIDTH))
                for line in self.words.board_legend():
                    self.print_line("  " + line)
                if self._shortest_routes():
                    self.print_line(self.words.house_text("help-ways"))
            case "quit" | "exit":
                raise QuitGame
            case "rules":
                self._print_paged(self.rulebook)
            case "moves":
                self._print_paged(fill(" ".join(game.write(action) for action in match.legal(seat)), TEXT_WIDTH))
            case "undo":
                self._undo()
            case "hint":
                self._give_hint(seat)
            case "ways" if self._shortest_routes():
                for other, route in enumerate(self._shortest_routes()):
                    name, steps = self.words.player_name(other), len(route) - 1
                    self._print_message("way", seat=name, steps=steps, way=" ".join(route))
            case "save":
                self._save_to(rest.strip())
            case "why":
                if self._legal_action(seat, rest.strip()) is not None:
                    self._print_message("allowed", text=rest.strip())
            case _:
                legal = match.legal(seat)
                if line.isdecimal() and len(legal) <= MAX_LISTED_MOVES and 1 <= int(line) <= len(legal):
                    return legal[int(line) - 1]
                return self._legal_action(seat, line)
        return None

    def _only_legal_action(self, seat: int) -> Any:
        """Return the legal action if there is only one, so that a child can roll the die by pressing Enter; otherwise
        None."""
        legal = self.match.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def _legal_action(self, seat: int, text: str) -> Any:
        """Return the action with this notation; if it is not legal now, print the reason and return None."""
        game = self.match.game
        try:
            action = game.read(text)
            reason = game.why_not(self.match.state, seat, action)
        except MulotError as error:
            self.print_line("  " + self.words.error_text(error))
            return None
        if reason is None:
            return action
        rule = f" ({reason.rule})" if reason.rule else ""
        shown = f" [{' '.join(reason.show)}]" if reason.show else ""
        self.print_line("  " + self.words.sentence_text(reason_sentence(game, reason)) + shown + rule)
        return None

    def _print_message(self, key: str, **args: Any) -> None:
        """Print one of Mulot's messages, indented."""
        self.print_line("  " + self.words.house_text(key, **args))

    def _describe(self, action: Any) -> str:
        game = self.match.game
        return f"{self.words.sentence_text(action_sentence(game, action))}  [{game.write(action)}]"

    def _undo(self) -> None:
        """Undo the last move by a person and all moves after it. Print the reason if that is not possible."""
        moves = 0
        for result in reversed(self.match.results[1:]):
            moves += 1
            line = self.match.journal.lines[result.line]
            if getattr(line, "seat", None) in self.people:
                break
        try:
            self.match.undo(moves)
        except MulotError as error:
            self.print_line("  " + self.words.error_text(error))
            return
        self._seat_bots()
        self._print_message("taken-back")
        raise AskAgain

    def _give_hint(self, seat: int) -> None:
        """Print the move that the strongest bot would make in this seat, knowing only what the seat knows, and why."""
        game, view = self.match.game, self.match.look(seat)
        hint_bot = self.hint_bot
        if hint_bot is None:
            self._print_message("no-hint")
            return
        memory = hint_bot.start(game, seat, view)
        hint_bot.notice(memory, view, self.match.events_for(seat))
        action = hint_bot.choose(memory, view, self.match.legal(seat), self.rng, Budget(self.bot_seconds))
        if action is None:
            self._print_message("no-hint")
            return
        hint = "  " + self.words.house_text("good-move", action=self._describe(action))
        reason = None if game.explain is None else game.explain(view, self.match.events_for(seat), seat, action)
        if reason is not None:
            hint += "\n  " + self.words.sentence_text(explanation_sentence(game, reason))
        if not game.secrets or self.only_person is not None or self.revealed_seat == seat:
            self.print_line(hint)
            return
        # The hint may reveal what this seat has seen in secret, so it is shown on a page that only this player sees.
        self._start_new_page()
        self._pass_screen_to(seat)
        self.print_line(hint)
        self._wait_for_enter("hide-again")
        self._hide_secrets()
        raise AskAgain

    def _shortest_routes(self) -> tuple[tuple[str, ...], ...]:
        """Return the shortest route of each seat as squares. Empty if the game does not answer the query `routes`."""
        answer = self.match.game.queries.get("routes")
        routes: tuple[tuple[str, ...], ...] = answer(self.match.look(None), "") if answer else ()
        return routes

    def _save_to(self, file: str) -> None:
        if not file:
            self._print_message("save-where", file=f"{self.match.game.id}.jsonl")
            return
        if Path(file).is_file() and file not in self.overwritable_files:
            self.overwritable_files.add(file)
            self._print_message("save-over", file=file)
            return
        try:
            self.match.save(file)
            self.overwritable_files.add(file)
        except OSError as error:
            self._print_message("no-such-file", file=file, why=error.strerror or str(error))
        else:
            self._print_message("saved", file=file)
