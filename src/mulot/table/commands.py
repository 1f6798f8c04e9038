"""The commands of a table. `ClientCommand` is everything a client may send (decode a frame with it); the others are
internal.

Every client command may carry an `id` chosen by the client; the answer repeats it. `PlayMove` requires one: a move sent
again with the same id gets the answer it got the first time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw, Struct

from mulot.table.seats import TableSettings

SeatNumber = Annotated[int, Meta(ge=0, le=63)]
RowNumber = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
PhraseKey = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
HexBytes = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,32}$")]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]


class _ClientCommand(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: CommandId | None = None


# ---------------------------------------------------------------- taking and leaving seats


class ClaimSeat(_ClientCommand, frozen=True, tag="take"):
    """Take an empty seat. `secret` is the invitation; `added` are random bytes of the browser that go into the luck;
    `name`, `face` and `coat` describe the person's mouse. `sealed`: refuse if anybody may know the luck."""

    seat: SeatNumber
    name: PhraseKey | None = None
    secret: Secret | None = None
    added: HexBytes = ""
    face: PhraseKey | None = None
    coat: PhraseKey | None = None
    sealed: bool = False


class LeaveSeat(_ClientCommand, frozen=True, tag="leave"):
    """Leave a seat. Before the start it becomes free; later it stays reserved, and the others may ask for a
    stand-in."""

    seat: SeatNumber


class GiveUpSeat(_ClientCommand, frozen=True, tag="give-up"):
    """Give up a seat for good."""

    seat: SeatNumber


class ReclaimSeat(_ClientCommand, frozen=True, tag="come-back"):
    """Take one's seat back from a stand-in. (Reconnecting does the same for people who were away.)"""

    seat: SeatNumber


class AskStandIn(_ClientCommand, frozen=True, tag="stand-in"):
    """Seat a stand-in where one is offered."""

    seat: SeatNumber
    character: PhraseKey | None = None


# ---------------------------------------------------------------- playing


class PlayMove(Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Play a move in answer to a question. `action` is one of `legal` as it was sent, or its notation as a string."""

    id: CommandId
    seat: SeatNumber
    question: RowNumber
    action: Raw


class WhyNot(_ClientCommand, frozen=True, tag="why-not"):
    """Ask why an action is illegal. Nothing is played: the reason comes as a refusal, an acknowledgement means it
    is legal."""

    seat: SeatNumber
    action: Raw


class AskHint(_ClientCommand, frozen=True, tag="ask-friend"):
    """Ask for a hint for this seat. The strongest bot gives it, knowing only what the seat knows; the answer comes
    as `advice` to this viewer only."""

    seat: SeatNumber
    question: RowNumber


class AskUndo(_ClientCommand, frozen=True, tag="undo"):
    """Ask the others to undo the last move of this device, whichever of its seats made it."""


class AskRewind(_ClientCommand, frozen=True, tag="rewind"):
    """As host, ask everybody who sits to go back to journal line `to`, whatever happened since."""

    to: RowNumber


class AnswerUndo(_ClientCommand, frozen=True, tag="answer-undo"):
    """Agree to an undo or rewind, or reject it. The person who requested it can withdraw it in the same way."""

    seat: SeatNumber
    agree: bool


class SayPhrase(_ClientCommand, frozen=True, tag="say"):
    """Say a phrase or show a reaction, by its key."""

    seat: SeatNumber
    what: PhraseKey


# ---------------------------------------------------------------- viewers


class LiftCurtain(_ClientCommand, frozen=True, tag="lift"):
    """Lift the curtain: this screen shows this seat's secrets."""

    seat: SeatNumber


class LowerCurtain(_ClientCommand, frozen=True, tag="lower"):
    """Lower the curtain: this screen shows no seat's secrets."""


class Resync(_ClientCommand, frozen=True, tag="look"):
    """Send everything again. `since` is the last `rev` that arrived; events after it are included."""

    since: RowNumber | None = None


class GetHistory(_ClientCommand, frozen=True, tag="recall"):
    """Send all events since the deal, as this viewer's seat heard them."""


class Query(_ClientCommand, frozen=True, tag="wonder"):
    """Ask one of the game's queries (`Game.queries`); it is answered from what this viewer sees."""

    what: PhraseKey
    about: Annotated[str, Meta(max_length=40)] = ""


# ---------------------------------------------------------------- commands of the host


class RenamePerson(_ClientCommand, frozen=True, tag="rename"):
    """Give a person another name from the list. People may rename themselves, the host everybody."""

    seat: SeatNumber
    name: PhraseKey


class SeatBot(_ClientCommand, frozen=True, tag="replace"):
    """Seat a bot, whoever sat there. If that was a person and the game is on, the bot is a stand-in."""

    seat: SeatNumber
    character: PhraseKey


class EmptySeat(_ClientCommand, frozen=True, tag="remove"):
    """Empty a seat and revoke its invitation."""

    seat: SeatNumber


class ConfigureTable(_ClientCommand, frozen=True, tag="configure"):
    """Set the number of seats, the options and the settings while the table is open. Fields left out stay as they
    are."""

    seats: SeatNumber | None = None
    options: dict[str, Any] | None = None
    settings: TableSettings | None = None


class StartGame(_ClientCommand, frozen=True, tag="start"):
    """Start the game: every seat is taken. Writes the header and deals."""


class PauseGame(_ClientCommand, frozen=True, tag="pause"):
    """Pause the game until the host resumes it."""


class ResumeGame(_ClientCommand, frozen=True, tag="resume"):
    """Resume the game."""


class EndTable(_ClientCommand, frozen=True, tag="end"):
    """End the table without an outcome; its seed is revealed."""


class HandOverHost(_ClientCommand, frozen=True, tag="hand-over"):
    """Make the person on this seat the host."""

    seat: SeatNumber


class BecomeHost(_ClientCommand, frozen=True, tag="become-host"):
    """Take over from an absent host; offered to seated people after the table's patience."""


ClientCommand: TypeAlias = (
    ClaimSeat | LeaveSeat | GiveUpSeat | ReclaimSeat | AskStandIn | PlayMove | WhyNot | AskHint | AskUndo | AskRewind
    | AnswerUndo | SayPhrase | LiftCurtain | LowerCurtain | Resync | GetHistory | Query | RenamePerson | SeatBot
    | EmptySeat | ConfigureTable | StartGame | PauseGame | ResumeGame | EndTable | HandOverHost | BecomeHost
)  # fmt: skip
"""Every command a client may send."""


# ---------------------------------------------------------------- internal: never decoded from a client's frame


class OpenTable(Struct, frozen=True, kw_only=True):
    """The first command of a table; its sender becomes the host. `table` and `seed` (32 random bytes) are new.

    The host takes the seats in `take`; `characters` maps seats to bots. All of it is done, or nothing.
    """

    table: str
    seed: bytes
    game: str
    seats: int | None = None
    """Number of seats; None: the fewest the game allows."""
    options: dict[str, Any] = {}
    settings: TableSettings = TableSettings()
    take: Sequence[ClaimSeat] = ()
    characters: dict[int, str] = {}
    public: bool = False
    """The seed is known to everybody, so the luck counts as known from the first line on."""


class Inspect(Struct, frozen=True):
    """Read a value from the table; the answer is given once everything it shows is durable."""

    read: Callable[[Any], Any]
    """Called with the `Table`; must not change it."""
    id: None = None


class ConnectViewer(Struct, frozen=True):
    """A viewer connects and is sent everything. `since`: the last `rev` it had, if it was connected before."""

    since: int | None = None


class DisconnectViewer(Struct, frozen=True):
    """A viewer's connection is closed."""


class RemotePresence(Struct, frozen=True):
    """A device has connected to another node, or disconnected from it."""

    device: str
    here: bool


class SetInvitation(Struct, frozen=True):
    """Set the invitation of a seat. Only the digest of its secret is stored; None revokes the invitation."""

    seat: int
    digest: str | None
    id: str | None = None


class BotMove(Struct, frozen=True):
    """A bot's answer. `action` is an action or its notation; None means that the bot failed: if the seat must act,
    its first legal action is played."""

    seat: int
    question: int
    action: Any = None


class HintReady(Struct, frozen=True):
    """A bot's hint for a seat; None if it has none."""

    seat: int
    question: int
    action: Any = None


class Tick(Struct, frozen=True):
    """The time the table asked for (`Effects.wake_at`) has come."""


class Rematch(Struct, frozen=True):
    """Open the next table, with everybody one seat further. `table` and `seed` are new. A table has at most one
    next table."""

    table: str
    seed: bytes
    id: str | None = None


class NextChapter(Struct, frozen=True):
    """Open the campaign's next chapter, everybody on the same seat. `table` and `seed` are new. A table has at most
    one next table."""

    table: str
    seed: bytes
    id: str | None = None


class BranchOff(Struct, frozen=True):
    """Open a table that branches off this game after journal line `line`. `table` and `seed` are new. `seat` is where
    the sender sits (None: on their own seats, else on the one to move); `character` plays the others (None: whichever
    did)."""

    table: str
    seed: bytes
    line: int
    seat: int | None = None
    character: str | None = None
    id: str | None = None


class ShareReplay(Struct, frozen=True):
    """Create a replay link for a finished game. Only the digest of its secret is stored."""

    digest: str
    id: str | None = None


class UnshareReplay(Struct, frozen=True):
    """Revoke one's own replay link; as host, all of them."""

    id: str | None = None


class ExportJournal(Struct, frozen=True):
    """Export the journal with its seed, for the operator. Before the end, the luck then counts as known."""


class EndAbandoned(Struct, frozen=True):
    """End a table that nobody has used for too long; its seed is revealed."""


Command: TypeAlias = (
    ClientCommand | OpenTable | Inspect | ConnectViewer | DisconnectViewer | RemotePresence | SetInvitation | BotMove
    | HintReady | Tick | Rematch | NextChapter | BranchOff | ShareReplay | UnshareReplay | EndAbandoned | ExportJournal
)  # fmt: skip
