"""A dialect of UCI, the protocol of chess programs, for Barrières: see docs/engine-protocols.md.

The engine answers a line with any number of lines. It keeps no clock of its own: `position` says where the game stands
and `go` how long to think. Like `qtp`, this module does no input or output itself.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from mulot.bots.bot import Bot, Budget, ignore_event
from mulot.core.errors import MulotError
from mulot.core.hooks import load_game
from mulot.core.luck import ScriptedLuck
from mulot.games.barrieres.bots import BOTS
from mulot.games.barrieres.bots.time_management import MAX_SECONDS, TimeBudget, time_budget
from mulot.games.barrieres.bots.timed_search import TimedSearch
from mulot.games.barrieres.content import SIZES
from mulot.games.barrieres.model import Action, Options, State
from mulot.games.barrieres.notation import read, write
from mulot.games.barrieres.notation.position_text import read_position
from mulot.games.barrieres.rules import copy, legal, new, play, why_not
from mulot.games.barrieres.view import look

MASTER = "master"
MAX_CANDIDATES, MAX_NODES = 20, 100_000_000
CLOCKS = ("movetime", "wtime", "btime", "winc", "binc")
"""The arguments of `go` that are given in milliseconds."""
URGENT = ("stop", "ponderhit", "quit")


class InputError(Exception):
    """A line cannot be carried out; the message says why."""


class UciEngine:
    """An engine that is controlled by lines. A command's method takes its arguments; it sends lines with `tell`."""

    def __init__(
        self, tell: Callable[[str], None], stopped: Callable[[], bool] = lambda: False, rng: Random | None = None
    ) -> None:
        """`stopped` must return True while the input contains an urgent line (`is_urgent`)."""
        self._tell, self._rng = tell, rng or Random()
        self._search = TimedSearch(self._rng, stopped, self._describe)
        self._search.candidates = 1
        self._character, self._set_up = MASTER, Options(size=9, first=0)
        self._positions, self._actions = [new(self._set_up, 2, ScriptedLuck())], list[Action]()
        self._pondering: list[str] | None = None
        """The arguments of the `go ponder` that has not been answered."""
        self._expected: Action | None = None
        """The reply that the last search expects."""
        self.over = False
        """True once `quit` has been received."""
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "uci": self.identify,
            "isready": lambda args: self._tell("readyok"),
            "ucinewgame": lambda args: None,
            "setoption": self.set_option,
            "position": self.position,
            "go": self.go,
            "ponderhit": self.ponder_hit,
            "stop": self.stop,
            "quit": self.quit,
        }

    def hear(self, line: str) -> None:
        """Carry out a line. Empty lines are ignored; what cannot be carried out is answered by an `info string`."""
        words = line.split()
        if not words:
            return
        command = self.commands.get(words[0])
        try:
            if command is None:
                raise InputError(f"unknown command {words[0][:40]}")
            command(words[1:])
        except (InputError, MulotError) as error:
            self._tell(f"info string {error}")

    def identify(self, args: list[str]) -> None:
        names = " ".join(f"var {bot.name}" for bot in BOTS)
        for line in (
            "id name Mulot Barrières",
            f"option name Character type combo default {MASTER} {names}",
            f"option name MultiPV type spin default 1 min 1 max {MAX_CANDIDATES}",
            "option name Ponder type check default false",
            f"option name Size type combo default 9 {' '.join(f'var {size}' for size in SIZES)}",
            "option name Barriers type spin default 10 min 0 max 20",
            "option name Repetition type check default false",
            "uciok",
        ):
            self._tell(line)

    def set_option(self, args: list[str]) -> None:
        """Set an option: `name NAME value VALUE`. Size, Barriers and Repetition apply to `position startpos`."""
        if len(args) != 4 or (args[0], args[2]) != ("name", "value"):
            raise InputError("setoption name NAME value VALUE")
        name, value = args[1].lower(), args[3].lower()
        number = int(value) if value.isdecimal() and len(value) < 4 else -1
        if name == "character" and value in {bot.name for bot in BOTS}:
            self._character = value
        elif name == "multipv" and 1 <= number <= MAX_CANDIDATES:
            self._search.candidates = number
        elif name == "size" and number in SIZES:
            self._set_up = Options(size=number, first=0, repetition=self._set_up.repetition)
        elif name == "barriers" and 0 <= number <= 20:
            self._set_up = Options(self._set_up.size, number, 0, repetition=self._set_up.repetition)
        elif name == "repetition" and value in ("true", "false"):
            self._set_up = Options(self._set_up.size, self._set_up.barriers, 0, repetition=value == "true")
        elif name != "ponder":  # whether it ponders is for the other program to say, with `go ponder`
            raise InputError(f"no option {name[:40]} with the value {value[:40]}")

    def position(self, args: list[str]) -> None:
        """Set up a position: `startpos` or `text TEXT`, then `moves` and the moves since then."""
        until = args.index("moves") if "moves" in args else len(args)
        if args[:1] == ["text"]:
            positions = [read_position(" ".join(args[1:until]))]
        elif args[:until] == ["startpos"]:
            positions = [new(self._set_up, 2, ScriptedLuck())]
        else:
            raise InputError("position startpos|text TEXT [moves MOVE …]")
        if len(positions[0].mice) != 2:
            raise InputError("only two seats")
        actions = [read(move) for move in args[until + 1 :]]
        for action in actions:
            s = copy(positions[-1])
            reason = why_not(s, s.turn, action)
            if reason is not None:
                raise InputError(f"{write(action)} is illegal: {reason.no} {reason.rule}")
            play(s, s.turn, action, ScriptedLuck(), ignore_event)
            positions.append(s)
        self._positions, self._actions, self._pondering = positions, actions, None

    def go(self, args: list[str]) -> None:
        """Search and tell the best move, or with `ponder` only search, until `stop` or `ponderhit`."""
        if "ponder" in args:
            args = [word for word in args if word != "ponder"]
            _read_limits(args, self._positions[-1].turn)
            self._think(TimeBudget(MAX_SECONDS, MAX_SECONDS), None)
            self._pondering = args
            return
        budget, nodes = _read_limits(args, self._positions[-1].turn)
        self._tell_best(self._think(budget, nodes))

    def ponder_hit(self, args: list[str]) -> None:
        """The expected move was played: search on, now for the time that `go ponder` gave."""
        if self._pondering is None:
            raise InputError("nothing is pondered")
        args, self._pondering = self._pondering, None
        self.go(args)

    def stop(self, args: list[str]) -> None:
        """End pondering with the best move so far. (A running search notices a waiting `stop` itself.)"""
        if self._pondering is not None:
            self._pondering = None
            self._tell_best(self._think(TimeBudget(0.01, 0.01), None))

    def quit(self, args: list[str]) -> None:
        self.over = True

    def _think(self, budget: TimeBudget, nodes: int | None) -> Action:
        s = self._positions[-1]
        options = legal(s, s.turn)
        if not options:
            raise InputError("the game is over")
        self._expected = None
        if self._character != MASTER:
            return self._choose_as_character(s, options, budget, nodes)
        history = list(zip(self._positions, self._actions, strict=False))
        return self._search.choose(s, budget, self._tell, history, nodes)

    def _choose_as_character(self, s: State, options: list[Action], budget: TimeBudget, nodes: int | None) -> Action:
        bot: Bot = next(bot for bot in BOTS if bot.name == self._character)
        memory = bot.start(load_game("barrieres"), s.turn, look(s, s.turn))
        action: Action = bot.choose(memory, look(s, s.turn), options, self._rng, Budget(budget.usual, nodes))
        return action

    def _tell_best(self, action: Action) -> None:
        expected = f" ponder {write(self._expected)}" if self._expected else ""
        self._tell(f"bestmove {write(action)}{expected}")

    def _describe(self, result: Any, seconds: float) -> str:
        """Return a result as `info` lines, one for each of the best actions."""
        self._expected = result.line[1] if len(result.line) > 1 else None
        lines = []
        for number, one in enumerate(result.candidates, 1):
            plies, spent = f"info depth {len(one.line)} multipv {number}", f"time {round(1000 * seconds)}"
            line = " ".join(map(write, one.line))
            lines.append(f"{plies} score {_score(one)} nodes {result.rounds} {spent} pv {line}")
        return "\n".join(lines)


def _score(candidate: Any) -> str:
    """Return a score as in UCI: hundredths from -100 (lost) to 100 (won), or the own moves to a known end."""
    if candidate.exact:
        moves = (abs(candidate.exact) + 1) // 2
        return f"mate {moves if candidate.exact > 0 else -moves}"
    return f"cp {round(200 * candidate.chance) - 100}"


def _read_limits(args: list[str], turn: int) -> tuple[TimeBudget, int | None]:
    """Return the time and the number of nodes that the arguments of `go` allow."""
    if args == ["infinite"]:
        return TimeBudget(MAX_SECONDS, MAX_SECONDS), None
    given = dict(zip(args[::2], args[1::2], strict=False))
    if len(args) % 2 or not all(word.isdecimal() and len(word) < 10 for word in given.values()):
        raise InputError("go infinite, or pairs of a word and a number")
    nodes = given.pop("nodes", None)
    if nodes is not None and not 1 <= int(nodes) <= MAX_NODES:
        raise InputError(f"1 to {MAX_NODES} nodes")
    if not set(given) <= set(CLOCKS):
        raise InputError(f"go infinite, nodes N, {', '.join(CLOCKS)}")
    if nodes is not None and not given:
        return TimeBudget(MAX_SECONDS, MAX_SECONDS), int(nodes)
    seconds = [text for name, word in given.items() for text in (name, str(int(word) / 1000))]
    return time_budget(seconds, turn, 1.0), None if nodes is None else int(nodes)


def is_urgent(line: str) -> bool:
    """True for a line to which a running search has to react."""
    return line.split()[:1] in ([word] for word in URGENT)
