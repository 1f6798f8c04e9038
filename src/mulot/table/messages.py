"""What a client is told, as it goes over the wire. Parts that are the same for several viewers are encoded once.

Everything in here about the game came through `look` and `hear`, for the one seat (or none) that the viewer looks
with. A viewer that holds several seats looks with none of them until the curtain is lifted.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct, field

from mulot.core.errors import Argument
from mulot.core.game import Ask, Ground, Outcome
from mulot.table.seats import Settings


class SeatShown(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody may see it."""

    seat: int
    sits: str
    """`empty`, `person`, `bot` or `stand-in`."""
    name: str | None = None
    character: str | None = None
    face: str = ""
    """Of the person's own mouse; empty: the mouse of the seat. So `coat`."""
    coat: str = ""
    here: bool = False
    """The person is connected."""
    invited: bool = False
    late: bool = False
    """The friendly clock has run out for what this seat is asked."""
    stand_in_offered: bool = False
    """Those who wait may ask for a stand-in now."""
    advised: int = 0
    """How often the friend beside this seat was asked. Told when all is over."""


class UndoShown(Struct, frozen=True, omit_defaults=True):
    """Somebody asks to go back; `missing` have not answered yet. `rewind`: the host asks, for this many moves."""

    seat: int | None
    to: int
    missing: tuple[int, ...]
    rewind: int = 0


class PageShown(Struct, frozen=True):
    """A page of a book: what was agreed, how it ended, and the table where it can be looked at again."""

    table: str
    options: Raw
    outcome: Outcome


class TableShown(Struct, frozen=True, omit_defaults=True):
    """The table around the game, the same for everybody."""

    table: str
    game: str
    version: int
    phase: str
    """`open`, `playing` or `over`."""
    options: Raw
    settings: Settings
    commitment: str
    seats: tuple[SeatShown, ...]
    host: int | None = None
    """A seat of the host, if the host sits."""
    host_offered: bool = False
    """The host has been away for long: whoever sits may become the host."""
    paused: bool = False
    undo: UndoShown | None = None
    why: str | None = None
    """Why it ended without an outcome: `host` or `abandoned`."""
    next: str | None = None
    """The table after this one: a rematch, or the next page of the book."""
    outcome: Outcome | None = None
    """How it ended, where it was played to the end."""
    pages: tuple[PageShown, ...] = ()
    """The pages of the book before this one."""
    next_options: Raw | None = field(name="follows", default=None)
    """The options of the next page; not there while this one is played, and where the book ends."""
    branched: int = 0
    """The lines of another match with which this one began (`core/branch.py`)."""
    shared: int = 0
    """How many links to its film there are."""
    open_luck: str = ""
    """Why somebody may know what lies hidden or comes next: `file` (a copy with the seed is outside this house), `day`
    (the seed is public), `replay` (it goes on from a game that is over, and is one of secrets)."""


class Turn(Struct, frozen=True):
    """What a seat of this viewer may do now. A move answers `question`."""

    seat: int
    question: int
    legal: Raw


class Now(Struct, frozen=True, tag="now", tag_field="kind", omit_defaults=True):
    """How things are. What has not changed for this viewer since `since` is left out: `table`, and in a table that is
    still open all of the game. `since` is None when nothing earlier is needed."""

    rev: int
    since: int | None = None
    table: Raw | None = None
    yours: tuple[int, ...] = ()
    hosting: bool = False
    eye: int | None = None
    """The seat whose secrets this viewer sees: its only one, or the one that has lifted the curtain."""
    curtain: int | None = None
    """The seat for which the curtain has fallen: pass the device there, then `Lift`."""
    view: Raw | None = None
    """`look(s, None)`: the part that all may see."""
    own: Raw | None = None
    """What only `eye` may see."""
    waiting: Ask | Outcome | None = None
    events: Raw | None = None
    """What happened since `since`, as the seat heard it that looked then; after `Lift`, what it was told meanwhile."""
    back: bool = False
    """Moves were taken back: redraw from `view`."""
    turns: tuple[Turn, ...] = ()
    may_host: bool = False
    """This viewer was the host, was away, and may take the table back (`become-host`)."""


class Said(Struct, frozen=True, tag="said", tag_field="kind"):
    """Somebody said a phrase or showed a reaction. Not kept."""

    seat: int
    what: str


class Advice(Struct, frozen=True, tag="advice", tag_field="kind", omit_defaults=True):
    """What the friend beside a seat would do, and what speaks for it. No `action`: it does not know either."""

    seat: int
    question: int
    action: Raw | None = None
    ground: Ground | None = None


class Heard(Struct, frozen=True, tag="heard", tag_field="kind", omit_defaults=True):
    """Everything that the eye has heard since the deal: (journal line, its events)."""

    rev: int
    eye: int | None
    lines: tuple[tuple[int, Raw], ...]


class Ack(Struct, frozen=True, tag="ack", tag_field="kind", omit_defaults=True):
    """Done, and safe. `rev` is the row it came to."""

    id: str | None
    rev: int
    table: str | None = None
    """The table of the rematch."""
    answer: Raw | None = None
    """What was wondered about."""


class No(Struct, frozen=True, tag="no", tag_field="kind", omit_defaults=True):
    """Refused, and nothing has changed. `key` names the sentence, `args` fills it, `show` is what to point at."""

    id: str | None
    no: str
    key: str
    rule: str = ""
    args: dict[str, Argument] = {}
    show: tuple[str, ...] = ()


encode = msgspec.json.Encoder().encode
"""A message as it goes over the wire."""

Message: TypeAlias = Now | Said | Advice | Heard | Ack | No

REASONS = (
    "stale", "not-your-seat", "seat-taken", "no-such-seat", "not-invited", "not-host", "not-open", "not-playing",
    "paused", "no-such-character", "no-such-name", "no-such-phrase", "name-taken", "seats-empty", "no-stand-in-offered",
    "no-undo-asked", "no-spectators", "host-expected", "not-over", "already-seated", "not-watching", "nobody-there",
    "bad-options", "unreadable", "no-such-question", "no-sequel", "too-long",
    "kept", "stopgap", "no-such-mouse", "no-friend", "behind-curtain", "no-such-moment",
    "no-sharing", "open-luck",
)  # fmt: skip
"""The reasons of the table itself: `house-no-<reason>`. Those of the match and of the games come beside them."""
