"""The Quoridor Text Protocol (QTP) for engines: one command per line; each answer is followed by an empty line.

White is seat 0 and starts at the bottom, black is seat 1; either may begin. `playwall white c3 horizontal` places a
wall above c3 and d3, `vertical` one to the right of c3 and c4. A command that fails is answered with `? reason` and
changes nothing. This module does no input or output itself: it takes a line and returns the answer, and it passes the
beginning of a long answer to `tell` as soon as it is known.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mulot import __version__
from mulot.bots.bot import ignore_event
from mulot.core.game import Outcome, Reason
from mulot.core.luck import ScriptedLuck
from mulot.games.barrieres.bots.opponent_beliefs import History
from mulot.games.barrieres.bots.time_management import MAX_SECONDS, time_budget
from mulot.games.barrieres.bots.timed_search import TimedSearch
from mulot.games.barrieres.content import SIZES, board, stock
from mulot.games.barrieres.model import Action, Barrier, Options, State, Step
from mulot.games.barrieres.notation import draw
from mulot.games.barrieres.rules import copy, new, play, why_not
from mulot.games.barrieres.view import look

COLOURS = {"white": 0, "w": 0, "black": 1, "b": 1}
COLOUR_NAMES = ("white", "black")
DIRECTIONS = {"horizontal": "h", "h": "h", "vertical": "v", "v": "v"}


class CommandError(Exception):
    """The command cannot be carried out; the message says why."""


class QtpEngine:
    """A game that is controlled by QTP commands. A command's method takes its arguments and returns the answer."""

    def __init__(
        self,
        seconds: float = 1.0,
        size: int = 7,
        walls: int | None = None,
        rng: Random | None = None,
        tell: Callable[[str], None] | None = None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """`tell` is called with the beginning of an answer while the rest is being computed; `stopped` must return True
        once the input contains `stop`."""
        self.seconds = seconds
        self.size = size
        self.walls = stock(size, 2) if walls is None else walls
        self.over = False
        """True once `quit` has been received."""
        self.pondering = False
        """True if the engine searches during the opponent's time."""
        self._search = TimedSearch(rng or Random(), stopped)
        self._send_early = tell
        self._answer_start = ""
        self._last_own_position: State | None = None
        """The position after the engine's own last move."""
        self.commands: dict[str, Callable[[list[str]], str]] = {
            "name": lambda args: "Mulot Barrières",
            "version": lambda args: __version__,
            "protocol_version": lambda args: "1",
            "list_commands": lambda args: "\n".join(self.commands),
            "known_command": lambda args: str(_only_argument(args, "a command") in self.commands).lower(),
            "boardsize": self.boardsize,
            "clear_board": self.clear_board,
            "walls": self.set_walls,
            "time": self.set_time,
            "playmove": self.playmove,
            "playwall": self.playwall,
            "genmove": self.genmove,
            "go": self.go,
            "stop": self.stop,
            "ponder": self.set_ponder,
            "undo": self.undo,
            "winner": self.winner,
            "showboard": self.showboard,
            "quit": self.quit,
        }
        self._restart()

    def answer(self, line: str) -> str | None:
        """Return the answer to a line, including its empty line; None for a line without a command."""
        number, words = split_command(line)
        if not words:
            return None
        command = self.commands.get(words[0])
        try:
            if command is None:
                raise CommandError("unknown command")
            self._answer_start = f"={number} "
            text = command(words[1:])
        except CommandError as error:
            return f"?{number} {error}\n\n"
        return f"{self._answer_start}{text}".rstrip() + "\n\n"

    # ---------------------------------------------------------------- setting up

    def boardsize(self, args: list[str]) -> str:
        size = _number_argument(args, "a size")
        if size not in SIZES:
            raise CommandError(f"unacceptable size, known: {' '.join(map(str, SIZES))}")
        self.size, self.walls = size, stock(size, 2)
        return self._restart()

    def set_walls(self, args: list[str]) -> str:
        walls = _number_argument(args, "a number of walls")
        if not 0 <= walls <= 20:
            raise CommandError("0 to 20 walls")
        self.walls = walls
        return self._restart()

    def clear_board(self, args: list[str]) -> str:
        return self._restart()

    def set_time(self, args: list[str]) -> str:
        """Set the seconds per move."""
        try:
            seconds = float(_only_argument(args, "seconds"))
        except ValueError:
            raise CommandError("not a number of seconds") from None
        if not 0 < seconds <= MAX_SECONDS:
            raise CommandError(f"more than 0 and at most {MAX_SECONDS:.0f} seconds")
        self.seconds = seconds
        return ""

    def _restart(self) -> str:
        options = Options(size=self.size, barriers=self.walls, first=0)  # type: ignore[arg-type]  # size is one of SIZES
        self.history: list[State] = [new(options, 2, ScriptedLuck())]
        self._actions: list[Action] = []
        return ""

    # ---------------------------------------------------------------- playing

    def playmove(self, args: list[str]) -> str:
        if len(args) != 2:
            raise CommandError("playmove COLOUR SQUARE")
        self._play(args[0], Step(self._square(args[1])))
        return ""

    def playwall(self, args: list[str]) -> str:
        if len(args) != 3 or args[2] not in DIRECTIONS:
            raise CommandError("playwall COLOUR SQUARE horizontal|vertical")
        self._play(args[0], Barrier(self._square(args[1]), "h" if DIRECTIONS[args[2]] == "h" else "v"))
        return ""

    def genmove(self, args: list[str]) -> str:
        return self._choose(_only_argument(args, "a colour"), [], lambda line: None)

    def go(self, args: list[str]) -> str:
        """Choose and play a move like `genmove`, with clocks and progress reports.

        The arguments are `COLOUR [movetime S] [wtime S btime S …]`, with times in seconds.
        """
        lines: list[str] = []

        def send_info(line: str) -> None:
            """Send the previous progress line and remember this one, because the last line must not be sent here."""
            if self._send_early is not None:
                self._send_early("".join(f"{self._answer_start}{before}\n" for before in lines))
                self._answer_start = "" if lines else self._answer_start
            lines[:] = [line]

        move = self._choose(args[0] if args else "", args[1:], send_info)
        return "\n".join([*lines, move])

    def _choose(self, colour: str, clock: list[str], send_info: Callable[[str], None]) -> str:
        s = self._turn_of(colour)
        if s.outcome:
            raise CommandError("the game is over")
        try:
            given = time_budget(clock, s.turn, self.seconds)
        except ValueError as error:
            raise CommandError(str(error)) from None
        action = self._search.choose(s, given, send_info, self._positions_and_actions())
        self._push(s, action)
        self._last_own_position = self.history[-1]
        return _move_text(action)

    def stop(self, args: list[str]) -> str:
        """Do nothing, because a running search notices a queued `stop` command itself."""
        return ""

    def set_ponder(self, args: list[str]) -> str:
        """Turn pondering (searching during the opponent's time) on or off."""
        text = _only_argument(args, "on or off")
        if text not in ("on", "off"):
            raise CommandError("on or off is expected")
        self.pondering = text == "on"
        return ""

    def ponder(self, interrupted: Callable[[], bool]) -> None:
        """Search until `interrupted` returns True, if pondering is on and the last move was the engine's own."""
        if self.pondering and self.history[-1] is self._last_own_position:
            self._search.ponder(self._last_own_position, interrupted, self._positions_and_actions())

    def undo(self, args: list[str]) -> str:
        times = _number_argument(args, "a number of moves") if args else 1
        if not 1 <= times < len(self.history):
            raise CommandError("cannot undo")
        del self.history[-times:], self._actions[-times:]
        return ""

    def _play(self, colour: str, action: Action) -> None:
        s = self._turn_of(colour)
        reason = why_not(s, s.turn, action)
        if reason is not None:
            raise CommandError(_illegal_move_text(reason))
        self._push(s, action)

    def _push(self, s: State, action: Action) -> None:
        s = copy(s)
        play(s, s.turn, action, ScriptedLuck(), ignore_event)
        self.history.append(s)
        self._actions.append(action)

    def _positions_and_actions(self) -> History:
        return list(zip(self.history, self._actions, strict=False))

    def _turn_of(self, colour: str) -> State:
        """Return a copy of the position with this colour to move. Either colour may play the first move of a game."""
        if colour not in COLOURS:
            raise CommandError("white or black")
        s = copy(self.history[-1])
        if len(self.history) == 1:
            s.turn = COLOURS[colour]
        if s.turn != COLOURS[colour] and not s.outcome:
            raise CommandError(f"it is {COLOUR_NAMES[s.turn]}'s turn")
        return s

    def _square(self, text: str) -> str:
        if text not in board(self.size).number:
            raise CommandError("no such square")
        return text

    # ---------------------------------------------------------------- information

    def winner(self, args: list[str]) -> str:
        outcome = self.history[-1].outcome
        if outcome is None:
            return "false"
        return f"true {_winner_name(outcome)}"

    def showboard(self, args: list[str]) -> str:
        """Return the board as text. Rows without barriers begin with a dot: an empty line would end the answer."""
        rows = draw(look(self.history[-1], None)).splitlines()
        return "\n" + "\n".join(row or " ." for row in rows)

    def quit(self, args: list[str]) -> str:
        self.over = True
        return ""


def split_command(line: str) -> tuple[str, list[str]]:
    """Return a line's number, if it has one, and its words, beginning with the command."""
    words = line.partition("#")[0].lower().split()
    return (words.pop(0) if words and words[0].isdecimal() else ""), words


def is_stop_command(line: str) -> bool:
    return split_command(line)[1][:1] == ["stop"]


def _move_text(action: Action) -> str:
    if isinstance(action, Barrier):
        return f"{action.at} {'horizontal' if action.lies == 'h' else 'vertical'}"
    return action.to if isinstance(action, Step) else "pass"


def _winner_name(outcome: Outcome) -> str:
    return COLOUR_NAMES[outcome.scores.index(1.0)] if 1.0 in outcome.scores else "draw"


def _illegal_move_text(reason: Reason) -> str:
    shown = f": {' '.join(reason.show)}" if reason.show else ""
    return f"illegal move: {reason.no}{f' ({reason.rule})' if reason.rule else ''}{shown}"


def _only_argument(args: list[str], expected: str) -> str:
    if len(args) != 1:
        raise CommandError(f"{expected} is expected")
    return args[0]


def _number_argument(args: list[str], expected: str) -> int:
    text = _only_argument(args, expected)
    if not text.isdecimal() or len(text) > 4:
        raise CommandError(f"{expected} is expected")
    return int(text)
