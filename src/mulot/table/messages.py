"""Messages to clients, as they are sent. Parts that are the same for several viewers are encoded only once.

Everything about the game has passed through `look` and `hear` for the one seat whose secrets the viewer sees, or for
none. A viewer whose device holds several seats sees no secrets until the curtain is lifted.
"""

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct, field

from mulot.core.errors import Argument
from mulot.core.game import Ask, Explanation, Outcome
from mulot.table.seats import TableSettings


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat as everyone may see it."""

    seat: int
    sits: str
    """`empty`, `person`, `bot` or `stand-in`."""
    name: str | None = None
    character: str | None = None
    face: str = ""
    """`face` and `coat` describe the person's own mouse; "" for the seat's usual mouse."""
    coat: str = ""
    here: bool = False
    """True if the person is connected."""
    invited: bool = False
    late: bool = False
    """True if the seat has used up its time for the current question."""
    stand_in_offered: bool = False
    """True if the others may now ask for a stand-in."""
    advised: int = 0
    """How many hints this seat has received; sent only when the game is over."""


class UndoView(Struct, frozen=True, omit_defaults=True):
    """A pending undo. The seats in `missing` have not answered yet. `rewind` is the number of moves the host wants to
    take back; 0 for an undo by a player."""

    seat: int | None
    to: int
    missing: tuple[int, ...]
    rewind: int = 0


class ChapterView(Struct, frozen=True):
    """A finished chapter of a campaign: its options, its outcome, and the table where it can be seen."""

    table: str
    options: Raw
    outcome: Outcome


class TableView(Struct, frozen=True, omit_defaults=True):
    """The table apart from the game. It is the same for everyone."""

    table: str
    game: str
    version: int
    phase: str
    """`open`, `playing` or `over`."""
    options: Raw
    settings: TableSettings
    commitment: str
    seats: tuple[SeatView, ...]
    host: int | None = None
    """One of the host's seats; None if the host has none."""
    host_offered: bool = False
    """True if the host has been away so long that anyone seated may become host."""
    paused: bool = False
    undo: UndoView | None = None
    why: str | None = None
    """Why the table ended without an outcome: `host` or `abandoned`."""
    next: str | None = None
    """The next table: a rematch or the campaign's next chapter."""
    outcome: Outcome | None = None
    """The outcome, if the game was played to the end."""
    pages: tuple[ChapterView, ...] = ()
    """The campaign's previous chapters."""
    next_options: Raw | None = field(name="follows", default=None)
    """The options of the campaign's next chapter. Missing while this chapter is being played, and at the end of the
    campaign."""
    branched: int = 0
    """How many of its first lines come from the game that this one branched off (`core/branch.py`)."""
    shared: int = 0
    """How many replay links exist."""
    open_luck: str = ""
    """Why someone may know hidden or future luck: `file` (a copy with the seed has been exported), `day` (the seed is
    public), `replay` (the game branches off a finished one, and has secrets)."""


class Turn(Struct, frozen=True):
    """What one of this viewer's seats may do now. `question` must be sent back with the move."""

    seat: int
    question: int
    legal: Raw


class TableUpdate(Struct, frozen=True, tag="now", tag_field="kind", omit_defaults=True):
    """The current state. `table`, and everything about the game, is left out if it has not changed for this viewer
    since row `since`. If `since` is None the message does not depend on earlier ones."""

    rev: int
    since: int | None = None
    table: Raw | None = None
    yours: tuple[int, ...] = ()
    hosting: bool = False
    eye: int | None = None
    """The seat whose secrets this viewer sees: its only one, or the one whose curtain is lifted. None if it sees
    none."""
    curtain: int | None = None
    """The seat whose curtain is down: pass the device to that player, who then sends `LiftCurtain`. None if no curtain
    is down."""
    view: Raw | None = None
    """What everyone may see."""
    own: Raw | None = None
    """What only `eye` may see."""
    waiting: Ask | Outcome | None = None
    events: Raw | None = None
    """What has happened since row `since`, as heard by the seat on screen at the time; after `LiftCurtain`, what that
    seat missed."""
    back: bool = False
    """True if moves were taken back: redraw everything from `view`."""
    turns: tuple[Turn, ...] = ()
    may_host: bool = False
    """True if this viewer's device was the host, was away, and may take the table back (`become-host`)."""


class PhraseSaid(Struct, frozen=True, tag="said", tag_field="kind"):
    """Somebody said a phrase or showed a reaction. Not stored."""

    seat: int
    what: str


class Hint(Struct, frozen=True, tag="advice", tag_field="kind", omit_defaults=True):
    """A hint for a seat: an action and its explanation. `action` is missing if the bot had no hint."""

    seat: int
    question: int
    action: Raw | None = None
    ground: Explanation | None = None


class EventHistory(Struct, frozen=True, tag="heard", tag_field="kind", omit_defaults=True):
    """All events since the deal as this viewer's seat heard them: (journal line, its events)."""

    rev: int
    eye: int | None
    lines: tuple[tuple[int, Raw], ...]


class Ack(Struct, frozen=True, tag="ack", tag_field="kind", omit_defaults=True):
    """The command was executed, and its rows are durable. `rev` is the table's last row after the command."""

    id: str | None
    rev: int
    table: str | None = None
    """The new table, if the command opened one."""
    answer: Raw | None = None
    """The answer to a query."""


class Rejection(Struct, frozen=True, tag="no", tag_field="kind", omit_defaults=True):
    """The command was refused and changed nothing. `key` names the text and `args` its arguments; `show` lists what to
    highlight."""

    id: str | None
    no: str
    key: str
    rule: str = ""
    args: dict[str, Argument] = {}
    show: tuple[str, ...] = ()


encode = msgspec.json.Encoder().encode
"""Encode a message as JSON bytes."""

Message: TypeAlias = TableUpdate | PhraseSaid | Hint | EventHistory | Ack | Rejection

REFUSAL_REASONS = (
    "stale", "not-your-seat", "seat-taken", "no-such-seat", "not-invited", "not-host", "not-open", "not-playing",
    "paused", "no-such-character", "no-such-name", "no-such-phrase", "name-taken", "seats-empty", "no-stand-in-offered",
    "no-undo-asked", "no-spectators", "host-expected", "not-over", "already-seated", "not-watching", "nobody-there",
    "bad-options", "unreadable", "no-such-question", "no-sequel", "too-long",
    "kept", "stopgap", "no-such-mouse", "no-friend", "behind-curtain", "no-such-moment",
    "no-sharing", "open-luck",
)  # fmt: skip
"""The table's own reasons for refusing; their texts are `house-no-<reason>`. The match and the games have further
reasons."""
