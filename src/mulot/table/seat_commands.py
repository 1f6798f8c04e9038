"""Taking a seat, leaving it, coming back, and stand-ins.

In a game with secrets, a seat that is emptied during the game keeps its secrets, and they belong to the person who sat
there. Nobody may remove a person in order to take over the seat and see them, so `reservation_for` reserves such seats.
Games without secrets need no reservations.
"""

import hashlib
import hmac

from msgspec import UNSET
from msgspec.structs import replace

from mulot.table import commands as c
from mulot.table.command_context import CommandContext, write_record
from mulot.table.guards import find_character, find_occupant, refuse, require_own_seat, require_phase, require_playing
from mulot.table.phrases import COATS, FACES, NAMES, choose_free_name
from mulot.table.records import HostChanged, InvitationChanged, OccupantChanged
from mulot.table.seats import BotSeat, Empty, Person, StandIn, person_at
from mulot.table.table_state import TableState

MIN_ABSENCE_S = 180
"""Seconds after which an absent person counts as gone, even if the table's patience is shorter."""
NEWCOMERS_ONLY = "*"
"""Reserves a bot's former seat for people who are not playing yet, so that no player sees the cards of an opponent."""


def invitation_digest(secret: str) -> str:
    """Return the digest that is stored for an invitation's secret."""
    return hashlib.sha256(b"mulot invitation " + secret.encode()).hexdigest()


def claim_seat(table: TableState, command: c.ClaimSeat, ctx: CommandContext) -> None:
    """Take a seat. The person already sitting there may use this command to add random bytes, or to change name, face
    and coat."""
    require_phase(table, "open", "playing")
    occupant = find_occupant(table, command.seat)
    if ctx.device is None:
        refuse("not-invited")
    if command.face not in (None, *FACES) or command.coat not in (None, *COATS):
        refuse("no-such-mouse")
    face, coat = command.face or UNSET, command.coat or UNSET
    added = command.added if table.phase == "open" else ""
    own_person = person_at(occupant)
    if own_person is not None and own_person.device == ctx.device:
        name = check_name(table, command.name, command.seat) if command.name else own_person.name
        changed = replace(own_person, name=name, left=False, face=face or own_person.face, coat=coat or own_person.coat)
        if isinstance(occupant, Person) and (changed != replace(own_person, left=False) or added):
            write_record(table, ctx, OccupantChanged(command.seat, changed, added))
        return
    if not isinstance(occupant, Empty):
        refuse("seat-taken", seat=command.seat)
    _check_invitation(table, command, ctx)
    if command.sealed and table.open_luck:
        refuse("open-luck", why=table.open_luck)
    if table.phase == "playing":
        check_may_take(table, command.seat, ctx.device)
    taken = {person.name for occupant in table.occupants if (person := person_at(occupant))}
    name = (
        check_name(table, command.name, command.seat)
        if command.name
        else choose_free_name(table.id, command.seat, taken)
    )
    write_record(table, ctx, OccupantChanged(command.seat, Person(ctx.device, name, face=face, coat=coat), added))


def _check_invitation(table: TableState, command: c.ClaimSeat, ctx: CommandContext) -> None:
    """Refuse unless the seat is open to everyone with the link, the sender has its invitation, or the sender is the
    host."""
    if table.settings.access == "link" and table.invitation_digests[command.seat] is None:
        return
    if table.is_host(ctx.device):
        return
    wanted = table.invitation_digests[command.seat]
    given = invitation_digest(command.secret or "")
    if wanted is None or not hmac.compare_digest(wanted, given):
        refuse("not-invited")


def check_name(table: TableState, name: str, seat: int) -> str:
    """Return the name if it is on the list and nobody else at the table has it; otherwise refuse."""
    if name not in NAMES:
        refuse("no-such-name")
    if any(i != seat and (other := person_at(place)) and other.name == name for i, place in enumerate(table.occupants)):
        refuse("name-taken")
    return name


def leave_seat(table: TableState, command: c.LeaveSeat, ctx: CommandContext) -> None:
    """Leave a seat. Before the game starts the seat becomes free and its invitation is revoked, because others may have
    seen the link. During the game it stays reserved, and a stand-in is offered at once."""
    person = require_own_seat(table, command.seat, ctx)
    require_phase(table, "open", "playing")
    if table.phase == "open":
        empty_seat(table, command.seat, ctx)
    elif isinstance(table.occupants[command.seat], Person) and not person.left:
        write_record(table, ctx, OccupantChanged(command.seat, replace(person, left=True)))


def give_up_seat(table: TableState, command: c.GiveUpSeat, ctx: CommandContext) -> None:
    """Empty the seat for good; the next person there may see its secrets. If the host gives up their last seat, another
    seated person becomes host. A former host who does so cannot become host again."""
    require_own_seat(table, command.seat, ctx)
    require_phase(table, "open", "playing")
    empty_seat(table, command.seat, ctx)
    if ctx.device == table.former_host and not table.seats_of(ctx.device):
        write_record(table, ctx, HostChanged(table.host))


def empty_seat(table: TableState, seat: int, ctx: CommandContext, kept_for: str = "") -> None:
    """Empty a seat and revoke its invitation. If the host has no seat left, someone else becomes host. `kept_for` is
    whom the seat is reserved for (see `reservation_for`)."""
    person = person_at(table.occupants[seat])
    write_record(table, ctx, OccupantChanged(seat, Empty(kept_for)))
    if table.invitation_digests[seat] is not None:
        write_record(table, ctx, InvitationChanged(seat, None))
    if (
        table.phase == "playing"
        and person is not None
        and table.is_host(person.device)
        and not table.seats_of(table.host)
    ):
        heir = next((other.device for _, other in table.people), None)
        if heir is not None:
            write_record(table, ctx, HostChanged(heir, absent_host(table, heir)))


def absent_host(table: TableState, device: str) -> str:
    """Return the device of the absent host who may still come back; "" if there is none, or if it is this device."""
    return (
        table.former_host
        if table.host_may_return and table.former_host is not None and table.former_host != device
        else ""
    )


def reclaim_seat(table: TableState, command: c.ReclaimSeat, ctx: CommandContext) -> None:
    """Take the sender's seat back from the stand-in."""
    require_own_seat(table, command.seat, ctx)
    require_phase(table, "playing")
    return_seat(table, command.seat, ctx)


def return_seat(table: TableState, seat: int, ctx: CommandContext) -> None:
    """Give the seat back to its person, if a stand-in is playing or the person had left."""
    occupant = table.occupants[seat]
    person = person_at(occupant)
    if person is not None and (isinstance(occupant, StandIn) or person.left):
        write_record(table, ctx, OccupantChanged(seat, replace(person, left=False)))


def ask_stand_in(table: TableState, command: c.AskStandIn, ctx: CommandContext) -> None:
    """Let a character play for an absent person, if that is offered. Any other player or the host may ask for this."""
    occupant = find_occupant(table, command.seat)
    require_playing(table)
    others = [seat for seat in table.seats_of(ctx.device) if seat != command.seat]
    if not others and not table.is_host(ctx.device):
        refuse("not-your-seat", seat=command.seat)
    if command.seat not in table.stand_in_seats:
        refuse("no-stand-in-offered", seat=command.seat)
    name = find_character(table, command.character)
    write_record(
        table,
        ctx,
        OccupantChanged(command.seat, StandIn(name, occupant) if isinstance(occupant, Person) else BotSeat(name)),
    )


def reservation_for(table: TableState, seat: int, now: float) -> str:
    """Return who a seat is reserved for if the host empties it now: a device, `NEWCOMERS_ONLY`, or "" for nobody.

    It is reserved for a person who is connected, or was until recently, so that nobody else sees what they have seen.
    People who have been away for a long time lose it. This is not called when people give up their own seat, because
    that is their own choice.
    """
    if table.phase != "playing" or table.match is None or not table.match.game.secrets:
        return ""
    occupant = table.occupants[seat]
    person = person_at(occupant)
    if person is None:
        return table.reservations.get(seat, NEWCOMERS_ONLY if isinstance(occupant, BotSeat) else "")
    if not table.is_connected(person.device):
        away = now - table.away_since.get(person.device, table.loaded_at)
        if away >= max(MIN_ABSENCE_S, table.settings.patience):
            return ""
    return person.device


def check_may_take(table: TableState, seat: int, device: str) -> None:
    """Refuse if this device may not take this empty seat during the game."""
    reserved_for = table.reservations.get(seat, "")
    if reserved_for == device:
        return
    if reserved_for and reserved_for != NEWCOMERS_ONLY:
        refuse("kept")
    # The player would see an opponent's secrets. The host is exempt: one device may hold the seats of several people.
    if table.seats_of(device) and (reserved_for == NEWCOMERS_ONLY or not table.is_host(device)):
        refuse("already-seated")
