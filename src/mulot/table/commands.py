"""The commands of a table. `ClientCommand` is the union of all commands that a client may send (decode frames with it);
the others are internal.

Every client command may carry an `id` chosen by the client, which the answer repeats. `PlayMove` requires one: if a
move is sent again with the same id, it gets the same answer as the first time.
"""

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


class _CommandBase(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: CommandId | None = None


# ---------------------------------------------------------------- taking and leaving seats


class ClaimSeat(_CommandBase, frozen=True, tag="take"):
    """Take an empty seat. `secret` is the invitation; `added` are random bytes from the browser that are mixed into the
    luck; `name`, `face` and `coat` describe the person's mouse. With `sealed`, the command is refused if anyone may
    know the luck."""

    seat: SeatNumber
    name: PhraseKey | None = None
    secret: Secret | None = None
    added: HexBytes = ""
    face: PhraseKey | None = None
    coat: PhraseKey | None = None
    sealed: bool = False


class LeaveSeat(_CommandBase, frozen=True, tag="leave"):
    """Leave a seat. Before the game starts the seat becomes free; later it stays reserved, and the others may ask for a
    stand-in."""

    seat: SeatNumber


class GiveUpSeat(_CommandBase, frozen=True, tag="give-up"):
    """Give up a seat for good."""

    seat: SeatNumber


class ReclaimSeat(_CommandBase, frozen=True, tag="come-back"):
    """Take your own seat back from a stand-in. (For people who were away, reconnecting does the same.)"""

    seat: SeatNumber


class AskStandIn(_CommandBase, frozen=True, tag="stand-in"):
    """Put a stand-in in a seat for which one is offered. Without `character`, the weakest one is chosen."""

    seat: SeatNumber
    character: PhraseKey | None = None


# ---------------------------------------------------------------- playing


class PlayMove(Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Play a move in answer to a question. `action` is one of the legal actions as they were sent, or its notation as a
    string."""

    id: CommandId
    seat: SeatNumber
    question: RowNumber
    action: Raw


class WhyNot(_CommandBase, frozen=True, tag="why-not"):
    """Ask why an action is illegal. Nothing is played: the answer is a refusal that gives the reason, or an
    acknowledgement if the action is legal."""

    seat: SeatNumber
    action: Raw


class AskHint(_CommandBase, frozen=True, tag="ask-friend"):
    """Ask for a hint for this seat. It comes from the strongest bot, which knows only what the seat knows, and is sent
    as `advice` to this viewer only."""

    seat: SeatNumber
    question: RowNumber
    quiet: bool = False
    """True if nobody asked, and the client wants to point at something because nothing happens. The same hint is sent,
    but it is not counted."""


class AskUndo(_CommandBase, frozen=True, tag="undo"):
    """Ask the others to undo the last move of this device, whichever of its seats made it."""


class AskRewind(_CommandBase, frozen=True, tag="rewind"):
    """As host, ask all seated people to go back to journal line `to`, regardless of what has happened since."""

    to: RowNumber


class AnswerUndo(_CommandBase, frozen=True, tag="answer-undo"):
    """Agree to an undo or rewind, or reject it. The person who asked for it withdraws it by rejecting it."""

    seat: SeatNumber
    agree: bool


class SayPhrase(_CommandBase, frozen=True, tag="say"):
    """Say a phrase or show a reaction, given by its key."""

    seat: SeatNumber
    what: PhraseKey


# ---------------------------------------------------------------- viewers


class LiftCurtain(_CommandBase, frozen=True, tag="lift"):
    """Lift the curtain: this screen shows this seat's secrets."""

    seat: SeatNumber


class LowerCurtain(_CommandBase, frozen=True, tag="lower"):
    """Lower the curtain: this screen shows no seat's secrets."""


class Resync(_CommandBase, frozen=True, tag="look"):
    """Ask for everything again. `since` is the last `rev` that arrived; later events are included."""

    since: RowNumber | None = None


class GetHistory(_CommandBase, frozen=True, tag="recall"):
    """Ask for all events since the deal, as this viewer's seat heard them."""


class Query(_CommandBase, frozen=True, tag="wonder"):
    """Ask one of the game's queries (`Game.queries`). The answer is based on what this viewer sees."""

    what: PhraseKey
    about: Annotated[str, Meta(max_length=40)] = ""


# ---------------------------------------------------------------- commands of the host


class RenamePerson(_CommandBase, frozen=True, tag="rename"):
    """Give a person another name from the list. People may rename themselves; the host may rename anyone."""

    seat: SeatNumber
    name: PhraseKey


class SeatBot(_CommandBase, frozen=True, tag="replace"):
    """Put a bot in a seat, whoever sat there before. If that was a person and the game is in progress, the bot is a
    stand-in."""

    seat: SeatNumber
    character: PhraseKey


class EmptySeat(_CommandBase, frozen=True, tag="remove"):
    """Empty a seat and revoke its invitation."""

    seat: SeatNumber


class ConfigureTable(_CommandBase, frozen=True, tag="configure"):
    """Set the number of seats, the options and the settings. Fields that are None stay unchanged. Seats and options can
    only be changed before the game starts."""

    seats: SeatNumber | None = None
    options: dict[str, Any] | None = None
    settings: TableSettings | None = None


class StartGame(_CommandBase, frozen=True, tag="start"):
    """Start the game: write the journal's header and deal. Every seat must be taken."""


class PauseGame(_CommandBase, frozen=True, tag="pause"):
    """Pause the game until the host resumes it."""


class ResumeGame(_CommandBase, frozen=True, tag="resume"):
    """Resume the game."""


class EndTable(_CommandBase, frozen=True, tag="end"):
    """End the table without an outcome; its seed is revealed."""


class HandOverHost(_CommandBase, frozen=True, tag="hand-over"):
    """Make the person in this seat the host."""

    seat: SeatNumber


class BecomeHost(_CommandBase, frozen=True, tag="become-host"):
    """Take over from an absent host. This is offered to seated people once the host has been away longer than the
    table's patience."""


ClientCommand: TypeAlias = (
    ClaimSeat | LeaveSeat | GiveUpSeat | ReclaimSeat | AskStandIn | PlayMove | WhyNot | AskHint | AskUndo | AskRewind
    | AnswerUndo | SayPhrase | LiftCurtain | LowerCurtain | Resync | GetHistory | Query | RenamePerson | SeatBot
    | EmptySeat | ConfigureTable | StartGame | PauseGame | ResumeGame | EndTable | HandOverHost | BecomeHost
)  # fmt: skip
"""Every command a client may send."""


# ---------------------------------------------------------------- internal: never decoded from a client's frame


class OpenTable(Struct, frozen=True, kw_only=True):
    """The first command of a table; its sender becomes the host. `table` is a new id, `seed` 32 new random bytes.

    The host takes the seats in `take`; `characters` maps seats to bots. Either everything is done or nothing is.
    """

    table: str
    seed: bytes
    game: str
    seats: int | None = None
    """Number of seats; None for the smallest number that the game allows."""
    options: dict[str, Any] = {}
    settings: TableSettings = TableSettings()
    take: Sequence[ClaimSeat] = ()
    characters: dict[int, str] = {}
    public: bool = False
    """True if everyone knows the seed, so that the luck counts as known from the first line."""


class Inspect(Struct, frozen=True):
    """Read a value from the table. The answer is given once everything that it is based on is durable."""

    read: Callable[[Any], Any]
    """Called with the `Table`, which it must not change. Its return value is the answer."""
    id: None = None


class ConnectViewer(Struct, frozen=True):
    """A viewer connects and is sent everything. `since` is the last `rev` it received, or None if it has not been
    connected before."""

    since: int | None = None


class DisconnectViewer(Struct, frozen=True):
    """A viewer's connection is closed."""


class RemotePresence(Struct, frozen=True):
    """A device has connected to another node, or disconnected from it."""

    device: str
    here: bool


class SetInvitation(Struct, frozen=True):
    """Set a seat's invitation. Only the digest of its secret is stored; None revokes the invitation."""

    seat: int
    digest: str | None
    id: str | None = None


class BotMove(Struct, frozen=True):
    """A bot's answer. `action` is an action or its notation. None means that the bot failed; if the seat must act, its
    first legal action is then played."""

    seat: int
    question: int
    action: Any = None


class HintReady(Struct, frozen=True):
    """A bot's hint for a seat. `action` is None if the bot has no hint."""

    seat: int
    question: int
    action: Any = None


class Tick(Struct, frozen=True):
    """The time that the table asked for (`Effects.wake_at`) has come."""


class Rematch(Struct, frozen=True):
    """Open the next table, with everyone moved one seat on. `table` is a new id, `seed` new random bytes. A table has
    at most one next table."""

    table: str
    seed: bytes
    id: str | None = None


class NextChapter(Struct, frozen=True):
    """Open the campaign's next chapter, with everyone keeping their seat. `table` is a new id, `seed` new random bytes.
    A table has at most one next table."""

    table: str
    seed: bytes
    id: str | None = None


class BranchOff(Struct, frozen=True):
    """Open a table that branches off this game after journal line `line`. `table` is a new id, `seed` new random bytes.

    `seat` is where the sender sits; if None, the sender keeps their own seats or, having none, takes the seat that is
    to move. `character` plays the other seats; if None, each keeps its bot, and people are replaced by the weakest bot.
    """

    table: str
    seed: bytes
    line: int
    seat: int | None = None
    character: str | None = None
    id: str | None = None


class ShareReplay(Struct, frozen=True):
    """Create a replay link for a finished game. Only the digest of the link's secret is stored."""

    digest: str
    id: str | None = None


class UnshareReplay(Struct, frozen=True):
    """Revoke the replay link created by this device. If sent by the host, revoke all replay links."""

    id: str | None = None


class ExportJournal(Struct, frozen=True):
    """Export the journal with its seed, for the operator. If the game is not over, the luck counts as known from then
    on."""


class EndAbandoned(Struct, frozen=True):
    """End a table that has not been used for too long. Its seed is revealed."""


Command: TypeAlias = (
    ClientCommand | OpenTable | Inspect | ConnectViewer | DisconnectViewer | RemotePresence | SetInvitation | BotMove
    | HintReady | Tick | Rematch | NextChapter | BranchOff | ShareReplay | UnshareReplay | EndAbandoned | ExportJournal
)  # fmt: skip
