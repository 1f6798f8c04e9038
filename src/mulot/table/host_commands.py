"""Commands of the host (seats, options, start, pause, end), and who may delete a table."""

import msgspec

from mulot.core.campaign import change_options
from mulot.core.options import plain_options, read_options
from mulot.table import commands as c
from mulot.table.command_context import CommandContext, write_record
from mulot.table.effects import InspectResult
from mulot.table.guards import (
    find_character,
    find_occupant,
    refuse,
    require_host,
    require_own_seat,
    require_permanent_host,
    require_phase,
)
from mulot.table.records import (
    HostChanged,
    InvitationChanged,
    OccupantChanged,
    PauseChanged,
    SeedExposed,
    SettingsChanged,
    TableEnded,
)
from mulot.table.seat_commands import absent_host, check_name, empty_seat, reservation_for
from mulot.table.seats import BotSeat, Empty, StandIn, person_at
from mulot.table.table_state import TableState


def rename_person(table: TableState, command: c.RenamePerson, ctx: CommandContext) -> None:
    """Give a person another name from the list. People may rename themselves; the host may rename anyone."""
    require_phase(table, "open", "playing")
    if not table.is_host(ctx.device):
        require_own_seat(table, command.seat, ctx)
    occupant = find_occupant(table, command.seat)
    person = person_at(occupant)
    if person is None:
        refuse("nobody-there")
    renamed = msgspec.structs.replace(person, name=check_name(table, command.name, command.seat))
    if renamed != person:
        new_occupant = StandIn(occupant.character, renamed) if isinstance(occupant, StandIn) else renamed
        write_record(table, ctx, OccupantChanged(command.seat, new_occupant))


def seat_bot(table: TableState, command: c.SeatBot, ctx: CommandContext) -> None:
    """Put a bot in a seat. During a game it is a stand-in for the person, who may come back."""
    require_host(table, ctx)
    require_phase(table, "open", "playing")
    occupant = find_occupant(table, command.seat)
    name = find_character(table, command.character)
    person = person_at(occupant)
    if (
        person is not None
        and person.device != ctx.device
        and (table.phase == "open" or table.is_connected(person.device))
    ):
        require_permanent_host(table)
    if table.phase == "playing" and person is not None:
        write_record(table, ctx, OccupantChanged(command.seat, StandIn(name, person)))
    else:
        write_record(table, ctx, OccupantChanged(command.seat, Empty(reservation_for(table, command.seat, ctx.now))))
        write_record(table, ctx, OccupantChanged(command.seat, BotSeat(name)))


def remove_occupant(table: TableState, command: c.EmptySeat, ctx: CommandContext) -> None:
    """Empty a seat and revoke its invitation. During a game with secrets it stays reserved for the person who had
    it."""
    require_host(table, ctx)
    require_phase(table, "open", "playing")
    person = person_at(find_occupant(table, command.seat))
    if person is not None and person.device != ctx.device:
        require_permanent_host(table)
    own = person is not None and person.device == ctx.device
    empty_seat(table, command.seat, ctx, "" if own else reservation_for(table, command.seat, ctx.now))


def set_invitation(table: TableState, command: c.SetInvitation, ctx: CommandContext) -> None:
    """Set or revoke a seat's invitation. A new one replaces the old one."""
    require_host(table, ctx)
    require_phase(table, "open", "playing")
    find_occupant(table, command.seat)
    write_record(table, ctx, InvitationChanged(command.seat, command.digest))


def configure_table(table: TableState, command: c.ConfigureTable, ctx: CommandContext) -> None:
    """Change seats, options and settings before the game starts. During the game only the settings can be changed."""
    require_host(table, ctx)
    require_phase(
        table, *(("open",) if command.seats is not None or command.options is not None else ("open", "playing"))
    )
    seats = len(table.occupants) if command.seats is None else command.seats
    if any(person is not None and person.device != ctx.device for person in map(person_at, table.occupants[seats:])):
        require_permanent_host(table)
    options = table.options
    if table.phase == "open":
        options = plain_options(
            read_options(table.game, table.options if command.options is None else command.options, seats)
        )
        if table.chapters:
            options = change_options(table.game, table.options, options, seats)
    write_record(
        table, ctx, SettingsChanged(seats, options, table.settings if command.settings is None else command.settings)
    )


def start_game(table: TableState, command: c.StartGame, ctx: CommandContext) -> None:
    """Write the journal's header and deal."""
    require_host(table, ctx)
    require_phase(table, "open")
    if any(isinstance(place, Empty) for place in table.occupants):
        refuse("seats-empty")
    ctx.effects.rows.extend(table.deal())
    assert table.match is not None
    ctx.results.append(table.match.results[0])
    ctx.table_changed = True


def pause_or_resume(table: TableState, command: c.PauseGame | c.ResumeGame, ctx: CommandContext) -> None:
    """Pause the game until the host resumes it, or resume it."""
    require_host(table, ctx)
    require_phase(table, "playing")
    paused = isinstance(command, c.PauseGame)
    if table.paused != paused:
        write_record(table, ctx, PauseChanged(paused))


def end_table(table: TableState, command: c.EndTable, ctx: CommandContext) -> None:
    """End the table without an outcome."""
    require_host(table, ctx)
    require_phase(table, "open", "playing")
    require_permanent_host(table)
    write_record(table, ctx, TableEnded("host"))


def end_abandoned(table: TableState, command: c.EndAbandoned, ctx: CommandContext) -> None:
    """End a table that nobody uses any more. Does nothing if it is over."""
    if table.phase != "over":
        write_record(table, ctx, TableEnded("abandoned"))


def export_journal(table: TableState, command: c.ExportJournal, ctx: CommandContext) -> None:
    """Return the journal with its seed. If the game is not over this is recorded, because its future luck is known from
    then on."""
    if table.match is None:
        refuse("not-playing")
    if table.phase != "over" and table.seed_known_since is None:
        write_record(table, ctx, SeedExposed(len(table.match.journal.lines)))
    ctx.effects.answer = InspectResult(table.match.dump())


def hand_over_host(table: TableState, command: c.HandOverHost, ctx: CommandContext) -> None:
    """Make the person in this seat the host."""
    require_host(table, ctx)
    person = person_at(find_occupant(table, command.seat))
    if person is None:
        refuse("nobody-there")
    if person.device != table.host:
        write_record(table, ctx, HostChanged(person.device, absent_host(table, person.device)))


def become_host(table: TableState, command: c.BecomeHost, ctx: CommandContext) -> None:
    """Take over from an absent host. For an hour the previous host can take the table back with the same command."""
    require_phase(table, "open", "playing")
    if table.is_host(ctx.device):
        return
    if ctx.device is not None and table.is_former_host(ctx.device):
        write_record(table, ctx, HostChanged(ctx.device))
        return
    if ctx.device is None or not table.seats_of(ctx.device):
        refuse("not-your-seat", seat=0)
    if not table.host_offered:
        refuse("host-expected")
    if not table.host_may_return:
        table.host_taken_from = None
    write_record(table, ctx, HostChanged(ctx.device, absent_host(table, ctx.device) or table.host))


def check_may_delete(table: TableState, device: str) -> None:
    """Refuse unless this device may delete the table.

    The host may always delete it, except a temporary host who stands in for an absent one. After the game, everyone who
    still has a seat may delete it: it is their game too, and nobody is waiting for a move. People who gave up their
    seat, were removed, or only watched may not delete it.
    """
    if table.is_host(device):
        require_permanent_host(table)
        return
    if table.phase == "over" and table.seats_of(device):
        return
    refuse("not-host")


def seats_of_others(table: TableState, device: str) -> tuple[int, ...]:
    """Return the seats of people on other devices."""
    people = ((seat, person_at(place)) for seat, place in enumerate(table.occupants))
    return tuple(seat for seat, person in people if person is not None and person.device != device)
