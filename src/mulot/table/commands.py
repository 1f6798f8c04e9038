"""What can be asked of a table. `Wish` is what a client may send (decode a frame with it); the rest is the house's own.

Each wish may carry an `id` that the client made; the answer repeats it. For `Play` it is needed: a move that is sent
again is answered with the first answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw, Struct

from mulot.table.seats import Settings

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
Key = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,32}$")]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]


class _Wish(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: Id | None = None


# ---------------------------------------------------------------- sitting down and going away


class Take(_Wish, frozen=True, tag="take"):
    """Sit down on an empty seat. `added` are random bytes of the browser, for the luck; `secret` is the invitation;
    `name`, `face` and `coat` are those of one's own mouse. `sealed`: only where nobody may know the luck."""

    seat: SeatNumber
    name: Key | None = None
    secret: Secret | None = None
    added: Hex = ""
    face: Key | None = None
    coat: Key | None = None
    sealed: bool = False


class Leave(_Wish, frozen=True, tag="leave"):
    """Go away: before the start the seat is free again; later it is kept, and the others may ask for a stand-in."""

    seat: SeatNumber


class GiveUp(_Wish, frozen=True, tag="give-up"):
    """Give the seat up for good."""

    seat: SeatNumber


class ComeBack(_Wish, frozen=True, tag="come-back"):
    """Take one's seat back from the stand-in. (Entering does the same for somebody who was away.)"""

    seat: SeatNumber


class AskStandIn(_Wish, frozen=True, tag="stand-in"):
    """Let a character play for a seat for which that is offered."""

    seat: SeatNumber
    character: Key | None = None


# ---------------------------------------------------------------- playing


class Play(Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Answer a question: `action` is one of `legal` as it was sent, or its notation as a string."""

    id: Id
    seat: SeatNumber
    question: Number
    action: Raw


class WhyNot(_Wish, frozen=True, tag="why-not"):
    """Ask why an action is refused. Nothing is ever played: the reason is a refusal, and done means it is legal."""

    seat: SeatNumber
    action: Raw


class AskFriend(_Wish, frozen=True, tag="ask-friend"):
    """Ask the friend beside this seat what it would do: the strongest character, who knows what the seat knows. The
    answer is told as `advice`, to this viewer alone."""

    seat: SeatNumber
    question: Number


class AskUndo(_Wish, frozen=True, tag="undo"):
    """Ask the others to go back to before the last move of this device. Which seat made it, the table knows."""


class AskRewind(_Wish, frozen=True, tag="rewind"):
    """The host asks everybody who sits to go back to how it was after journal line `to`, whatever happened since."""

    to: Number


class AnswerUndo(_Wish, frozen=True, tag="answer-undo"):
    """Agree to going back, or not. The one who asked can take it back the same way."""

    seat: SeatNumber
    agree: bool


class Say(_Wish, frozen=True, tag="say"):
    """Say a phrase or show a reaction, by its key."""

    seat: SeatNumber
    what: Key


# ---------------------------------------------------------------- watching


class Lift(_Wish, frozen=True, tag="lift"):
    """Lift the curtain: this screen now shows what only this seat may see."""

    seat: SeatNumber


class Lower(_Wish, frozen=True, tag="lower"):
    """Let the curtain fall."""


class Look(_Wish, frozen=True, tag="look"):
    """Send everything again; `since` is the last `rev` that arrived, to hear what was missed."""

    since: Number | None = None


class Recall(_Wish, frozen=True, tag="recall"):
    """Tell all that this viewer has heard since the deal."""


class Wonder(_Wish, frozen=True, tag="wonder"):
    """Put one of the game's questions (`Game.answers`) to the house; answered from what this viewer sees."""

    what: Key
    about: Annotated[str, Meta(max_length=40)] = ""


# ---------------------------------------------------------------- the host's


class Rename(_Wish, frozen=True, tag="rename"):
    """Give a person another name of the list. Everybody may rename their own seat, the host all."""

    seat: SeatNumber
    name: Key


class Replace(_Wish, frozen=True, tag="replace"):
    """Put a character on a seat, whoever sat there. Replacing a person in the middle of a game is a stand-in."""

    seat: SeatNumber
    character: Key


class Remove(_Wish, frozen=True, tag="remove"):
    """Empty a seat; its invitation is void."""

    seat: SeatNumber


class Configure(_Wish, frozen=True, tag="configure"):
    """Settle the number of seats, the options, the settings, while the table is open. What is left out stays."""

    seats: SeatNumber | None = None
    options: dict[str, Any] | None = None
    settings: Settings | None = None


class Start(_Wish, frozen=True, tag="start"):
    """All sit: write the header and deal."""


class Pause(_Wish, frozen=True, tag="pause"):
    """Nobody plays until the host resumes."""


class Resume(_Wish, frozen=True, tag="resume"):
    """Play on."""


class End(_Wish, frozen=True, tag="end"):
    """End the table without an outcome; the seed is revealed."""


class HandOver(_Wish, frozen=True, tag="hand-over"):
    """Make the person on this seat the host."""

    seat: SeatNumber


class BecomeHost(_Wish, frozen=True, tag="become-host"):
    """Take the table in hand while its host is away; offered to those who sit after the table's patience."""


Wish: TypeAlias = (
    Take | Leave | GiveUp | ComeBack | AskStandIn | Play | WhyNot | AskFriend | AskUndo | AskRewind | AnswerUndo | Say
    | Lift | Lower | Look | Recall | Wonder | Rename | Replace | Remove | Configure | Start | Pause | Resume | End
    | HandOver | BecomeHost
)  # fmt: skip
"""What a client may send."""


# ---------------------------------------------------------------- the house's own: never decoded from a frame


class Open(Struct, frozen=True, kw_only=True):
    """The first command of a table. `table` and `seed` (32 random bytes) are fresh; the sender becomes the host.

    The host takes the seats in `take` at once; `characters` says which seats bots have. All of it is done, or nothing.
    """

    table: str
    seed: bytes
    game: str
    seats: int | None = None
    """None: as few as the game allows."""
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    take: Sequence[Take] = ()
    characters: dict[int, str] = {}
    public: bool = False
    """The seed is known to everybody: the luck of the game is open from its first line on."""


class See(Struct, frozen=True):
    """Read something off the table; what is read is handed over when all of it is durable."""

    what: Callable[[Any], Any]
    """It is given the `Table`, and changes nothing."""
    id: None = None


class Enter(Struct, frozen=True):
    """A viewer begins to watch: everything is told to it. `since`: the last `rev` it had, if it was here before."""

    since: int | None = None


class Exit(Struct, frozen=True):
    """A viewer's connection is gone."""


class Present(Struct, frozen=True):
    """A device is connected to another node, or no longer."""

    device: str
    here: bool


class Invite(Struct, frozen=True):
    """The host invites to a seat; the table keeps the digest of the secret only. None makes the invitation void."""

    seat: int
    digest: str | None
    id: str | None = None


class BotPlays(Struct, frozen=True):
    """What a worker thought. `action` is an action or its notation; a worker that failed hands in None and gets the
    first legal action played where the seat must act."""

    seat: int
    question: int
    action: Any = None


class FriendSays(Struct, frozen=True):
    """What a worker thought for the friend beside a seat. None: nothing came of it."""

    seat: int
    question: int
    action: Any = None


class Tick(Struct, frozen=True):
    """The time that the table wished for has come."""


class Rematch(Struct, frozen=True):
    """Open the next table with the seats rotated. `table` and `seed` are fresh; a table has one next table."""

    table: str
    seed: bytes
    id: str | None = None


class NextPage(Struct, frozen=True):
    """Open the next page of the book, the seats as they are. `table` and `seed` are fresh; there is one next table."""

    table: str
    seed: bytes
    id: str | None = None


class PlayOn(Struct, frozen=True):
    """Open a table that begins as this one was after journal line `line`. `table` and `seed` are fresh; `seat` is the
    one to sit on (None: one's own, or whose turn it was), `character` plays the others (None: those that did)."""

    table: str
    seed: bytes
    line: int
    seat: int | None = None
    character: str | None = None
    id: str | None = None


class Share(Struct, frozen=True):
    """Make a link to the film of a game that is over; the table keeps the digest of its secret only."""

    digest: str
    id: str | None = None


class Unshare(Struct, frozen=True):
    """Take one's link back; for the host: all there are."""

    id: str | None = None


class TakeOut(Struct, frozen=True):
    """Hand out the journal with its seed, for whoever keeps the house. Before the end this unseals the luck."""


class Abandon(Struct, frozen=True):
    """The house ends a table that nobody has touched for too long; the seed is revealed."""


Command: TypeAlias = (
    Wish | Open | See | Enter | Exit | Present | Invite | BotPlays | FriendSays | Tick | Rematch | NextPage
    | PlayOn | Share | Unshare | Abandon | TakeOut
)  # fmt: skip
