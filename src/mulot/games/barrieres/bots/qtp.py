"""The engine protocol of Quoridor programs (QTP): one command a line, an answer and an empty line after each.

White is seat 0 and starts at the bottom, black is seat 1; whoever is told to move first begins. A wall is named as
everywhere here: `playwall white c3 horizontal` lies above c3 and d3, `vertical` to the right of c3 and c4. A command
that cannot be carried out is answered `? reason` and changes nothing. This module knows no input or output: it is
handed a line and gives back the answer, the beginning of a long one as soon as it is known (`tell`).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mulot import __version__
from mulot.core.game import Outcome, Reason
from mulot.core.luck import ScriptedLuck
from mulot.games.barrieres.bots.time_management import MOST_SECONDS, allotted
from mulot.games.barrieres.bots.timed_search import Mind
from mulot.games.barrieres.content import SIZES, board, stock
from mulot.games.barrieres.model import Action, Barrier, Event, Options, State, Step
from mulot.games.barrieres.notation.drawing import draw
from mulot.games.barrieres.rules import copy, new, play, why_not
from mulot.games.barrieres.view import look

COLOURS = {"white": 0, "w": 0, "black": 1, "b": 1}
NAMES = ("white", "black")
LIES = {"horizontal": "h", "h": "h", "vertical": "v", "v": "v"}


class Bad(Exception):
    """The command cannot be carried out."""


class Engine:
    """A board that is played on by commands."""

    def __init__(
        self,
        seconds: float = 1.0,
        size: int = 7,
        walls: int | None = None,
        rng: Random | None = None,
        tell: Callable[[str], None] | None = None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """`tell` is handed the beginning of an answer while the rest of it is thought about; `stopped` is asked then
        whether `stop` was said."""
        self.seconds = seconds
        self.size = size
        self.walls = stock(size, 2) if walls is None else walls
        self.over = False
        """`quit` was said."""
        self.pondering = False
        """Think while the other does?"""
        self._mind = Mind(rng or Random(), stopped)
        self._tell = tell
        self._told = ""
        self._moved: State | None = None
        """The position that the engine's own last move led to."""
        self.commands: dict[str, Callable[[list[str]], str]] = {
            "name": lambda args: "Mulot Barrières",
            "version": lambda args: __version__,
            "protocol_version": lambda args: "1",
            "list_commands": lambda args: "\n".join(self.commands),
            "known_command": lambda args: str(_one(args, "a command") in self.commands).lower(),
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
        """The answer to a line, its empty line included; None for a line without a command."""
        number, words = words_of(line)
        if not words:
            return None
        command = self.commands.get(words[0])
        try:
            if command is None:
                raise Bad("unknown command")
            self._told = f"={number} "
            text = command(words[1:])
        except Bad as error:
            return f"?{number} {error}\n\n"
        return f"{self._told}{text}".rstrip() + "\n\n"

    # ---------------------------------------------------------------- setting up

    def boardsize(self, args: list[str]) -> str:
        size = _number(args, "a size")
        if size not in SIZES:
            raise Bad(f"unacceptable size, known: {' '.join(map(str, SIZES))}")
        self.size, self.walls = size, stock(size, 2)
        return self._restart()

    def set_walls(self, args: list[str]) -> str:
        walls = _number(args, "a number of walls")
        if not 0 <= walls <= 20:
            raise Bad("0 to 20 walls")
        self.walls = walls
        return self._restart()

    def clear_board(self, args: list[str]) -> str:
        return self._restart()

    def set_time(self, args: list[str]) -> str:
        """Seconds a move."""
        try:
            seconds = float(_one(args, "seconds"))
        except ValueError:
            raise Bad("not a number of seconds") from None
        if not 0 < seconds <= MOST_SECONDS:
            raise Bad(f"more than 0 and at most {MOST_SECONDS:.0f} seconds")
        self.seconds = seconds
        return ""

    def _restart(self) -> str:
        options = Options(size=self.size, barriers=self.walls, first=0)  # type: ignore[arg-type]  # size is one of SIZES
        self.past: list[State] = [new(options, 2, ScriptedLuck())]
        return ""

    # ---------------------------------------------------------------- playing

    def playmove(self, args: list[str]) -> str:
        if len(args) != 2:
            raise Bad("playmove COLOUR SQUARE")
        self._play(args[0], Step(self._square(args[1])))
        return ""

    def playwall(self, args: list[str]) -> str:
        if len(args) != 3 or args[2] not in LIES:
            raise Bad("playwall COLOUR SQUARE horizontal|vertical")
        self._play(args[0], Barrier(self._square(args[1]), "h" if LIES[args[2]] == "h" else "v"))
        return ""

    def genmove(self, args: list[str]) -> str:
        return self._choose(_one(args, "a colour"), [], lambda line: None)

    def go(self, args: list[str]) -> str:
        """Like `genmove`, with clocks, and with what is thought: `go COLOUR [movetime S] [wtime S btime S …]`."""
        lines: list[str] = []

        def note(line: str) -> None:
            """The one before is told, if anybody listens, for now it is not the last."""
            if self._tell is not None:
                self._tell("".join(f"{self._told}{before}\n" for before in lines))
                self._told = "" if lines else self._told
            lines[:] = [line]

        move = self._choose(args[0] if args else "", args[1:], note)
        return "\n".join([*lines, move])

    def _choose(self, colour: str, clock: list[str], note: Callable[[str], None]) -> str:
        s = self._turn_of(colour)
        if s.outcome:
            raise Bad("the game is over")
        try:
            given = allotted(clock, s.turn, self.seconds)
        except ValueError as error:
            raise Bad(str(error)) from None
        action = self._mind.choose(s, given, note)
        self._push(s, action)
        self._moved = self.past[-1]
        return _named(action)

    def stop(self, args: list[str]) -> str:
        """Whoever is thinking when this comes answers at once; it says so itself. There is nothing left to do here."""
        return ""

    def set_ponder(self, args: list[str]) -> str:
        """Whether to think while the other does, after every move of one's own."""
        text = _one(args, "on or off")
        if text not in ("on", "off"):
            raise Bad("on or off is expected")
        self.pondering = text == "on"
        return ""

    def ponder(self, interrupted: Callable[[], bool]) -> None:
        """Think about the other's move, if that is wanted and it is the other's turn, until there is something else to
        do."""
        if self.pondering and self.past[-1] is self._moved:
            self._mind.ponder(self._moved, interrupted)

    def undo(self, args: list[str]) -> str:
        times = _number(args, "a number of moves") if args else 1
        if not 1 <= times < len(self.past):
            raise Bad("cannot undo")
        del self.past[-times:]
        return ""

    def _play(self, colour: str, action: Action) -> None:
        s = self._turn_of(colour)
        reason = why_not(s, s.turn, action)
        if reason is not None:
            raise Bad(_told(reason))
        self._push(s, action)

    def _push(self, s: State, action: Action) -> None:
        s = copy(s)
        play(s, s.turn, action, ScriptedLuck(), _deaf)
        self.past.append(s)

    def _turn_of(self, colour: str) -> State:
        """The position, with this colour on turn; only the very first move may be either's."""
        if colour not in COLOURS:
            raise Bad("white or black")
        s = copy(self.past[-1])
        if len(self.past) == 1:
            s.turn = COLOURS[colour]
        if s.turn != COLOURS[colour] and not s.outcome:
            raise Bad(f"it is {NAMES[s.turn]}'s turn")
        return s

    def _square(self, text: str) -> str:
        if text not in board(self.size).number:
            raise Bad("no such square")
        return text

    # ---------------------------------------------------------------- telling

    def winner(self, args: list[str]) -> str:
        outcome = self.past[-1].outcome
        if outcome is None:
            return "false"
        return f"true {_winner(outcome)}"

    def showboard(self, args: list[str]) -> str:
        """An empty line would end the answer, so rows without barriers are told as a dot at their left."""
        rows = draw(look(self.past[-1], None)).splitlines()
        return "\n" + "\n".join(row or " ." for row in rows)

    def quit(self, args: list[str]) -> str:
        self.over = True
        return ""


def words_of(line: str) -> tuple[str, list[str]]:
    """A line's number, if it has one, and its words, the command first."""
    words = line.partition("#")[0].lower().split()
    return (words.pop(0) if words and words[0].isdecimal() else ""), words


def says_stop(line: str) -> bool:
    return words_of(line)[1][:1] == ["stop"]


def _named(action: Action) -> str:
    if isinstance(action, Barrier):
        return f"{action.at} {'horizontal' if action.lies == 'h' else 'vertical'}"
    return action.to if isinstance(action, Step) else "pass"


def _winner(outcome: Outcome) -> str:
    return NAMES[outcome.scores.index(1.0)] if 1.0 in outcome.scores else "draw"


def _told(reason: Reason) -> str:
    shown = f": {' '.join(reason.show)}" if reason.show else ""
    return f"illegal move: {reason.no}{f' ({reason.rule})' if reason.rule else ''}{shown}"


def _one(args: list[str], what: str) -> str:
    if len(args) != 1:
        raise Bad(f"{what} is expected")
    return args[0]


def _number(args: list[str], what: str) -> int:
    text = _one(args, what)
    if not text.isdecimal() or len(text) > 4:
        raise Bad(f"{what} is expected")
    return int(text)


def _deaf(event: Event) -> None:
    """The referee knows."""
