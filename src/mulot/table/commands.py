"""The commands of a table. `Wish` is everything a client may send (decode a frame with it); the others are internal.

Every client command may carry an `id` chosen by the client; the answer repeats it. `Play` requires one: a move sent
again with the same id gets the answer it got the first time.
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
    """Take an empty seat. `secret` is the invitation; `added` are random bytes of the browser that go into the luck;
    `name`, `face` and `coat` describe the person's mouse. `sealed`: refuse if anybody may know the luck."""

    seat: SeatNumber
    name: Key | None = None
    secret: Secret | None = None
    added: Hex = ""
    face: Key | None = None
    coat: Key | None = None
    sealed: bool = False


class Leave(_Wish, frozen=True, tag="leave"):
    """Leave a seat. Before the start it becomes free; later it stays reserved, and the others may ask for a
    stand-in."""

    seat: SeatNumber


class GiveUp(_Wish, frozen=True, tag="give-up"):
    """Give up a seat for good."""

    seat: SeatNumber


class ComeBack(_Wish, frozen=True, tag="come-back"):
    """Take one's seat back from a stand-in. (Reconnecting does the same for people who were away.)"""

    seat: SeatNumber


class AskStandIn(_Wish, frozen=True, tag="stand-in"):
    """Seat a stand-in where one is offered."""

    seat: SeatNumber
    character: Key | None = None


# ---------------------------------------------------------------- playing


class Play(Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Play a move in answer to a question. `action` is one of `legal` as it was sent, or its notation as a string."""

    id: Id
    seat: SeatNumber
    question: Number
    action: Raw


class WhyNot(_Wish, frozen=True, tag="why-not"):
    """Ask why an action is illegal. Nothing is played: the reason comes as a refusal, an acknowledgement means it
    is legal."""

    seat: SeatNumber
    action: Raw


class AskFriend(_Wish, frozen=True, tag="ask-friend"):
    """Ask for a hint for this seat. The strongest bot gives it, knowing only what the seat knows; the answer comes
    as `advice` to this viewer only."""

    seat: SeatNumber
    question: Number


class AskUndo(_Wish, frozen=True, tag="undo"):
    """Ask the others to undo the last move of this device, whichever of its seats made it."""


class AskRewind(_Wish, frozen=True, tag="rewind"):
    """As host, ask everybody who sits to go back to journal line `to`, whatever happened since."""

    to: Number


class AnswerUndo(_Wish, frozen=True, tag="answer-undo"):
    """Agree to an undo or rewind, or reject it. The person who requested it can withdraw it in the same way."""

    seat: SeatNumber
    agree: bool


class Say(_Wish, frozen=True, tag="say"):
    """Say a phrase or show a reaction, by its key."""

    seat: SeatNumber
    what: Key


# ---------------------------------------------------------------- watching


class Lift(_Wish, frozen=True, tag="lift"):
    """Lift the curtain: this screen shows this seat's secrets."""

    seat: SeatNumber


class Lower(_Wish, frozen=True, tag="lower"):
    """Lower the curtain: this screen shows no seat's secrets."""


class Look(_Wish, frozen=True, tag="look"):
    """Send everything again. `since` is the last `rev` that arrived; events after it are included."""

    since: Number | None = None


class Recall(_Wish, frozen=True, tag="recall"):
    """Send all events since the deal, as this viewer's seat heard them."""


class Wonder(_Wish, frozen=True, tag="wonder"):
    """Ask one of the game's queries (`Game.answers`); it is answered from what this viewer sees."""

    what: Key
    about: Annotated[str, Meta(max_length=40)] = ""


# ---------------------------------------------------------------- the host's


class Rename(_Wish, frozen=True, tag="rename"):
    """Give a person another name from the list. People may rename themselves, the host everybody."""

    seat: SeatNumber
    name: Key


class Replace(_Wish, frozen=True, tag="replace"):
    """Seat a bot, whoever sat there. If that was a person and the game is on, the bot is a stand-in."""

    seat: SeatNumber
    character: Key


class Remove(_Wish, frozen=True, tag="remove"):
    """Empty a seat and revoke its invitation."""

    seat: SeatNumber


class Configure(_Wish, frozen=True, tag="configure"):
    """Set the number of seats, the options and the settings while the table is open. Fields left out stay as they
    are."""

    seats: SeatNumber | None = None
    options: dict[str, Any] | None = None
    settings: Settings | None = None


class Start(_Wish, frozen=True, tag="start"):
    """Start the game: every seat is taken. Writes the header and deals."""


class Pause(_Wish, frozen=True, tag="pause"):
    """Pause the game until the host resumes it."""


class Resume(_Wish, frozen=True, tag="resume"):
    """Resume the game."""


class End(_Wish, frozen=True, tag="end"):
    """End the table without an outcome; its seed is revealed."""


class HandOver(_Wish, frozen=True, tag="hand-over"):
    """Make the person on this seat the host."""

    seat: SeatNumber


class BecomeHost(_Wish, frozen=True, tag="become-host"):
    """Take over from an absent host; offered to seated people after the table's patience."""


Wish: TypeAlias = (
    Take | Leave | GiveUp | ComeBack | AskStandIn | Play | WhyNot | AskFriend | AskUndo | AskRewind | AnswerUndo | Say
    | Lift | Lower | Look | Recall | Wonder | Rename | Replace | Remove | Configure | Start | Pause | Resume | End
    | HandOver | BecomeHost
)  # fmt: skip
"""Every command a client may send."""


# ---------------------------------------------------------------- the house's own: never decoded from a frame


class Open(Struct, frozen=True, kw_only=True):
    """The first command of a table; its sender becomes the host. `table` and `seed` (32 random bytes) are new.

    The host takes the seats in `take`; `characters` maps seats to bots. All of it is done, or nothing.
    """

    table: str
    seed: bytes
    game: str
    seats: int | None = None
    """Number of seats; None: the fewest the game allows."""
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    take: Sequence[Take] = ()
    characters: dict[int, str] = {}
    public: bool = False
    """The seed is known to everybody, so the luck counts as known from the first line on."""


class See(Struct, frozen=True):
    """Read a value from the table; the answer is given once everything it shows is durable."""

    what: Callable[[Any], Any]
    """Called with the `Table`; must not change it."""
    id: None = None


class Enter(Struct, frozen=True):
    """A viewer connects and is sent everything. `since`: the last `rev` it had, if it was connected before."""

    since: int | None = None


class Exit(Struct, frozen=True):
    """A viewer's connection is closed."""


class Present(Struct, frozen=True):
    """A device has connected to another node, or disconnected from it."""

    device: str
    here: bool


class Invite(Struct, frozen=True):
    """Set the invitation of a seat. Only the digest of its secret is stored; None revokes the invitation."""

    seat: int
    digest: str | None
    id: str | None = None


class BotPlays(Struct, frozen=True):
    """A bot's answer. `action` is an action or its notation; None means that the bot failed: if the seat must act,
    its first legal action is played."""

    seat: int
    question: int
    action: Any = None


class FriendSays(Struct, frozen=True):
    """A bot's hint for a seat; None if it has none."""

    seat: int
    question: int
    action: Any = None


class Tick(Struct, frozen=True):
    """The time the table asked for (`Effects.wake`) has come."""


class Rematch(Struct, frozen=True):
    """Open the next table, with everybody one seat further. `table` and `seed` are new. A table has at most one
    next table."""

    table: str
    seed: bytes
    id: str | None = None


class NextPage(Struct, frozen=True):
    """Open the campaign's next chapter, everybody on the same seat. `table` and `seed` are new. A table has at most
    one next table."""

    table: str
    seed: bytes
    id: str | None = None


class PlayOn(Struct, frozen=True):
    """Open a table that branches off this game after journal line `line`. `table` and `seed` are new. `seat` is where
    the sender sits (None: on their own seats, else on the one to move); `character` plays the others (None: whichever
    did)."""

    table: str
    seed: bytes
    line: int
    seat: int | None = None
    character: str | None = None
    id: str | None = None


class Share(Struct, frozen=True):
    """Create a replay link for a finished game. Only the digest of its secret is stored."""

    digest: str
    id: str | None = None


class Unshare(Struct, frozen=True):
    """Revoke one's own replay link; as host, all of them."""

    id: str | None = None


class TakeOut(Struct, frozen=True):
    """Export the journal with its seed, for the operator. Before the end, the luck then counts as known."""


class Abandon(Struct, frozen=True):
    """End a table that nobody has used for too long; its seed is revealed."""


Command: TypeAlias = (
    Wish | Open | See | Enter | Exit | Present | Invite | BotPlays | FriendSays | Tick | Rematch | NextPage
    | PlayOn | Share | Unshare | Abandon | TakeOut
)  # fmt: skip
