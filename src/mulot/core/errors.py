"""What can go wrong, each with the key and the arguments of the sentence that tells it.

MulotError
├── Refused            an action that the rules do not allow now; carries the reason
├── BadOptions         options or a number of seats the game does not know
├── Unreadable         notation that names no action
├── BrokenJournal      a journal that does not hold together, and the line where it breaks
├── TooNew             a journal of a version that this house does not know
├── TooManyOutcomes    an action with more outcomes than asked for
├── NoSuchGame         an id that is in no folder
├── NoSuchPackage      a name of a package that is nowhere
└── GameAside          a game from elsewhere that is there and breaks
"""

from __future__ import annotations

from msgspec import Struct

Argument = str | int


class Reason(Struct, frozen=True):
    """Why an action is refused: the name of the sentence, the rule, what fills the sentence, what to point at."""

    no: str
    rule: str = ""
    args: dict[str, Argument] = {}
    show: tuple[str, ...] = ()


class MulotError(Exception):
    """An error that can be told to a person: `key` names the sentence, `args_` fills it."""

    key = "house-no-error"

    def __init__(self, **args: Argument) -> None:
        self.args_ = args
        super().__init__(", ".join(f"{name}={value}" for name, value in args.items()))

    def __reduce__(self) -> tuple[object, ...]:
        """Each kind is made from arguments of its own, so it is sent to another process as it is."""
        return _as_it_was, (type(self), self.args), self.__dict__


def _as_it_was(kind: type[MulotError], args: tuple[object, ...]) -> MulotError:
    return kind.__new__(kind, *args)


class Refused(MulotError):
    """The rules do not allow this action now. `owner` is the game whose words tell the reason, or the house."""

    def __init__(self, reason: Reason, owner: str = "house") -> None:
        self.reason = reason
        self.key = f"{owner}-no-{reason.no}"
        super().__init__(**{"rule": reason.rule, "no": reason.no, **reason.args})


class BadOptions(MulotError):
    """An option (or the number of seats) has a value the game does not know; `allowed` lists those it knows."""

    key = "house-no-bad-options"

    def __init__(self, field: str, value: object, allowed: str) -> None:
        self.field = field
        super().__init__(field=field, value=str(value)[:80], allowed=allowed)


class Unreadable(MulotError):
    """This text is no action of the game."""

    key = "house-no-unreadable"

    def __init__(self, text: object) -> None:
        super().__init__(text=str(text)[:80])


class BrokenJournal(MulotError):
    """The journal does not hold together; `line` is where it breaks (-1: the header, None: the file as a whole).

    `what` is what the sentence makes of it (`house-no-broken-journal` lists all); `why` says it exactly, in English,
    for whoever mends files.
    """

    key = "house-no-broken-journal"

    def __init__(self, line: int | None, why: str, what: str = "other") -> None:
        self.line = line
        number: Argument = "?" if line is None or line < 0 else line
        super().__init__(
            line=number, why=why, where="file" if line is None else "header" if line < 0 else "line", what=what
        )


class TooNew(MulotError):
    """The journal was written by a newer house."""

    key = "house-no-too-new"

    def __init__(self, found: int, known: int) -> None:
        super().__init__(found=found, known=known)


class TooManyOutcomes(MulotError):
    """The action has more outcomes than the limit; none are given, for a part would not be the distribution."""

    key = "house-no-too-many-outcomes"

    def __init__(self, limit: int) -> None:
        super().__init__(limit=limit)


class NoSuchGame(MulotError):
    """No folder under `games` has this name."""

    key = "house-no-such-game"

    def __init__(self, game: str, known: str) -> None:
        super().__init__(game=game[:40], known=known)


class NoSuchPackage(MulotError):
    """What is named is neither a module nor a folder with a game."""

    key = "house-no-such-package"

    def __init__(self, name: str) -> None:
        super().__init__(name=name[:200])


class GameAside(MulotError):
    """A package brings this game, but it cannot be played here; `why` is for whoever keeps the house."""

    key = "house-no-game-aside"

    def __init__(self, game: str, why: str) -> None:
        self.game = game
        self.why = why
        super().__init__(game=game[:200], why=why)
