"""Messages to clients, as they are sent. Parts that are the same for several viewers are encoded once.

Everything here about the game has passed through `look` and `hear` for the one seat, or none, whose secrets the viewer
sees. A viewer whose device holds several seats sees none's until the curtain is lifted.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct, field

from mulot.core.errors import Argument
from mulot.core.game import Ask, Explanation, Outcome
from mulot.table.seats import TableSettings


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody may see it."""

    seat: int
    sits: str
    """`empty`, `person`, `bot` or `stand-in`."""
    name: str | None = None
    character: str | None = None
    face: str = ""
    """Of the person's own mouse, as is `coat`; "" for the seat's usual mouse."""
    coat: str = ""
    here: bool = False
    """True if the person is connected."""
    invited: bool = False
    late: bool = False
    """True if the seat has used up its time for the current question."""
    stand_in_offered: bool = False
    """True if the others may now ask for a stand-in."""
    advised: int = 0
    """How many hints this seat has had; sent when the game is over."""


class UndoView(Struct, frozen=True, omit_defaults=True):
    """A pending undo; the seats in `missing` have not answered yet. `rewind`: how many moves the host wants to take
    back."""

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
    """The table around the game, the same for everybody."""

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
    """A seat of the host, if the host has one."""
    host_offered: bool = False
    """True if the host has been away so long that anybody seated may become host."""
    paused: bool = False
    undo: UndoView | None = None
    why: str | None = None
    """Why it ended without an outcome: `host` or `abandoned`."""
    next: str | None = None
    """The next table: a rematch or the campaign's next chapter."""
    outcome: Outcome | None = None
    """The outcome, if the game was played to its end."""
    pages: tuple[ChapterView, ...] = ()
    """The campaign's previous chapters."""
    next_options: Raw | None = field(name="follows", default=None)
    """The options of the campaign's next chapter; missing while this one is played, and at the end of the campaign."""
    branched: int = 0
    """How many of its first lines come from another game that this one branched off (`core/branch.py`)."""
    shared: int = 0
    """How many replay links exist."""
    open_luck: str = ""
    """Why somebody may know hidden or coming luck: `file` (a copy with the seed has been exported), `day` (the seed
    is public), `replay` (it branches off a finished game, and the game has secrets)."""


class Turn(Struct, frozen=True):
    """What one of this viewer's seats may do now. A move answers `question`."""

    seat: int
    question: int
    legal: Raw


class TableUpdate(Struct, frozen=True, tag="now", tag_field="kind", omit_defaults=True):
    """The current state. Parts that have not changed for this viewer since row `since` are left out: `table`, and
    everything about the game while the table is open. `since` is None if the message stands alone."""

    rev: int
    since: int | None = None
    table: Raw | None = None
    yours: tuple[int, ...] = ()
    hosting: bool = False
    eye: int | None = None
    """The seat whose secrets this viewer sees: its only one, or the one whose curtain is lifted."""
    curtain: int | None = None
    """The seat whose curtain is down: pass the device to that player, who then sends `LiftCurtain`."""
    view: Raw | None = None
    """`resync(state, None)`: what everybody may see."""
    own: Raw | None = None
    """What only `eye` may see."""
    waiting: Ask | Outcome | None = None
    events: Raw | None = None
    """What happened since `since`, as heard by the seat on screen then; after `LiftCurtain`, what that seat missed."""
    back: bool = False
    """True if moves were taken back: redraw everything from `view`."""
    turns: tuple[Turn, ...] = ()
    may_host: bool = False
    """True if this viewer was the host, was away, and may take the table back (`become-host`)."""


class PhraseSaid(Struct, frozen=True, tag="said", tag_field="kind"):
    """Somebody said a phrase or showed a reaction. Not stored."""

    seat: int
    what: str


class Hint(Struct, frozen=True, tag="advice", tag_field="kind", omit_defaults=True):
    """A hint for a seat: an action and its explanation. Without `action`, the bot had no hint."""

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
    """The command was executed, and its rows are durable. `rev` is the table's last row then."""

    id: str | None
    rev: int
    table: str | None = None
    """The new table, if the command opened one."""
    answer: Raw | None = None
    """The answer to a query."""


class Rejection(Struct, frozen=True, tag="no", tag_field="kind", omit_defaults=True):
    """The command was refused and changed nothing. `key` names the text, `args` are its arguments, `show` what to
    highlight."""

    id: str | None
    no: str
    key: str
    rule: str = ""
    args: dict[str, Argument] = {}
    show: tuple[str, ...] = ()


encode = msgspec.json.Encoder().encode
"""Encode a message as JSON."""

Message: TypeAlias = TableUpdate | PhraseSaid | Hint | EventHistory | Ack | Rejection

REFUSAL_REASONS = (
    "stale", "not-your-seat", "seat-taken", "no-such-seat", "not-invited", "not-host", "not-open", "not-playing",
    "paused", "no-such-character", "no-such-name", "no-such-phrase", "name-taken", "seats-empty", "no-stand-in-offered",
    "no-undo-asked", "no-spectators", "host-expected", "not-over", "already-seated", "not-watching", "nobody-there",
    "bad-options", "unreadable", "no-such-question", "no-sequel", "too-long",
    "kept", "stopgap", "no-such-mouse", "no-friend", "behind-curtain", "no-such-moment",
    "no-sharing", "open-luck",
)  # fmt: skip
"""The table's own reasons for refusing, with the texts `house-no-<reason>`. The match and the games have further
ones."""
