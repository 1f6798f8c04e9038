"""The errors, each with the key and the arguments of the message that explains it to a player.

MulotError
├── Refused            the rules do not allow an action now; carries the reason
├── BadOptions         the game does not have these options or this number of seats
├── Unreadable         a text that is not the notation of an action
├── BrokenJournal      an invalid journal, and the line where it breaks
├── TooNew             a journal written by a newer version
├── TooManyOutcomes    an action with more outcomes than the limit
├── NoSuchGame         an unknown game id
├── NoSuchPackage      a requested package that cannot be found
├── MissingExtra       packages that are not installed (also an ImportError)
├── ProgramFailed      a program that plays as a bot did not answer with a legal action
└── GameDisabled       an external game that is disabled because it failed
"""

from collections.abc import Sequence

from msgspec import Struct

Argument = str | int
"""A value that fills a placeholder of a message."""


class Reason(Struct, frozen=True):
    """Why an action is refused: the message name (`no`), the rule number, the message's arguments, and the components
    that the board highlights (`show`)."""

    no: str
    rule: str = ""
    args: dict[str, Argument] = {}
    show: tuple[str, ...] = ()


class MulotError(Exception):
    """An error that can be shown to a player: `key` names the message, `args_` are its arguments."""

    key = "house-no-error"

    def __init__(self, **args: Argument) -> None:
        self.args_ = args
        super().__init__(", ".join(f"{name}={value}" for name, value in args.items()))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the error with its attributes, because the subclasses take different arguments."""
        return _unpickle, (type(self), self.args), self.__dict__


def _unpickle(kind: type[MulotError], args: tuple[object, ...]) -> MulotError:
    return kind.__new__(kind, *args)


class Refused(MulotError):
    """The rules do not allow this action now. `owner` is the id of the game that defines the message, or "house" for a
    reason that all games share."""

    def __init__(self, reason: Reason, owner: str = "house") -> None:
        self.reason = reason
        self.key = f"{owner}-no-{reason.no}"
        super().__init__(**{"rule": reason.rule, "no": reason.no, **reason.args})


class BadOptions(MulotError):
    """An option, or the number of seats, has a value that the game does not allow; `allowed` lists the allowed ones."""

    key = "house-no-bad-options"

    def __init__(self, field: str, value: object, allowed: str) -> None:
        self.field = field
        super().__init__(field=field, value=str(value)[:80], allowed=allowed)


class Unreadable(MulotError):
    """The text is not the notation of an action of this game."""

    key = "house-no-unreadable"

    def __init__(self, text: object) -> None:
        super().__init__(text=str(text)[:80])


class BrokenJournal(MulotError):
    """The journal is invalid; `line` is the line where it breaks (-1: the header, None: the file as a whole).

    `what` selects the variant of the message `house-no-broken-journal`; `why` gives the exact reason in English, for
    people who repair files.
    """

    key = "house-no-broken-journal"

    def __init__(self, line: int | None, why: str, what: str = "other") -> None:
        self.line = line
        number: Argument = "?" if line is None or line < 0 else line
        super().__init__(
            line=number, why=why, where="file" if line is None else "header" if line < 0 else "line", what=what
        )


class TooNew(MulotError):
    """The journal was written by a newer version of Mulot."""

    key = "house-no-too-new"

    def __init__(self, found: int, known: int) -> None:
        super().__init__(found=found, known=known)


class TooManyOutcomes(MulotError):
    """The action has more outcomes than the limit. None are returned, because some of them would not be a
    distribution."""

    key = "house-no-too-many-outcomes"

    def __init__(self, limit: int) -> None:
        super().__init__(limit=limit)


class NoSuchGame(MulotError):
    """No installed game has this id."""

    key = "house-no-such-game"

    def __init__(self, game: str, known: str) -> None:
        super().__init__(game=game[:40], known=known)


class NoSuchPackage(MulotError):
    """The name is neither a module nor a folder that contains a game."""

    key = "house-no-such-package"

    def __init__(self, name: str) -> None:
        super().__init__(name=name[:200])


class MissingExtra(MulotError, ImportError):
    """Packages are needed that are not installed; `package` is what pip has to install."""

    key = "house-no-extra"

    def __init__(self, package: str, modules: Sequence[str]) -> None:
        super().__init__(package=package, modules=", ".join(modules))

    def __str__(self) -> str:
        return 'not installed: {modules}. Install with: pip install "{package}"'.format(**self.args_)


class ProgramFailed(MulotError):
    """A program did not answer a question with a legal action, and was ended.

    `why` is `late`, `ended`, `flood` (it wrote too much, or before it was asked), `nonsense` (not an answer to this
    question) or `illegal`; `action` is what it answered, or its last words on standard error.
    """

    key = "house-no-program-failed"

    def __init__(self, bot: str, seat: int, why: str, action: str, ply: int | str = "?", seed: int | str = "?") -> None:
        self.where = (bot, seat, why, action)
        super().__init__(bot=bot, seat=seat, why=why, action=action, ply=str(ply), seed=str(seed))

    def at(self, ply: int, seed: int | str) -> "ProgramFailed":
        """Return this error with the ply and the seed of the game."""
        return ProgramFailed(*self.where, ply, seed)


class GameDisabled(MulotError):
    """An external game was found but is disabled because it failed; `why` is for the operator."""

    key = "house-no-game-aside"

    def __init__(self, game: str, why: str) -> None:
        self.game = game
        self.why = why
        super().__init__(game=game[:200], why=why)
