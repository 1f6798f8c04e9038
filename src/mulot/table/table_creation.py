"""Creating tables: opened by a host, imported from a journal file, following another table (a rematch, or a campaign's
next chapter), or branched off a finished game.

In a rematch the characters' levels adapt if the settings say so. For this the table stores only how many games in a row
people have lost, and nothing about any person.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from mulot.core.branch import branch_journal
from mulot.core.errors import BrokenJournal
from mulot.core.game import Ask, Outcome
from mulot.core.journal import Line, Move, parse
from mulot.core.luck import commitment
from mulot.core.options import plain_options, read_options
from mulot.table import commands as c
from mulot.table.catalogue import Catalogue
from mulot.table.command_context import CommandContext, write_record
from mulot.table.durable_state import DurableState
from mulot.table.guards import find_character, find_occupant, refuse
from mulot.table.host_commands import seat_bot
from mulot.table.messages import Ack
from mulot.table.phrases import choose_free_name
from mulot.table.records import (
    RECORDS_VERSION,
    Append,
    FinishedChapter,
    JournalImported,
    NextTableOpened,
    OccupantChanged,
    Row,
    SeedExposed,
    Summary,
    TableCreated,
)
from mulot.table.seat_commands import claim_seat
from mulot.table.seats import BotSeat, Empty, Occupant, Person, TableSettings, person_at
from mulot.table.table_state import TableState

MAX_BRANCH_DEPTH = 16
"""Maximum depth of branches of branches, because the journal's header lists each origin."""
LOSSES_BEFORE_WEAKER = 2
"""Number of consecutive losses after which the characters get one level weaker."""


def open_table(table: TableState, command: c.OpenTable, ctx: CommandContext) -> None:
    """Open a table. The sender becomes the host, and may take seats and seat bots in the same command. If any part is
    refused, no table is created."""
    if table.rev >= 0:
        refuse("not-open")
    if ctx.device is None:
        refuse("not-invited")
    game = table.catalogue.game(command.game)
    seats = game.seats[0] if command.seats is None else command.seats
    options = plain_options(read_options(game, command.options, seats))
    write_record(
        table,
        ctx,
        TableCreated(
            RECORDS_VERSION, command.table, game.id, seats, options, command.settings, ctx.device, command.seed.hex()
        ),
    )
    if command.public:
        write_record(table, ctx, SeedExposed(0))
    for sits in command.take:
        claim_seat(table, sits, ctx)
    for seat, name in command.characters.items():
        seat_bot(table, c.SeatBot(seat=seat, character=name), ctx)
    ctx.effects.answer = Ack(None, table.rev, table.id)


def import_journal(
    catalogue: Catalogue,
    table: str,
    journal: bytes,
    host: str,
    settings: TableSettings | None = None,
    chapters: tuple[FinishedChapter, ...] = (),
    occupants: Mapping[int, Occupant] | None = None,
) -> tuple[DurableState, list[Row]]:
    """Create a table from a journal file that contains its seed, and return it with its rows, without storing them.

    `chapters` are the campaign's finished chapters before this one. `occupants` maps seats to who sits there; the other
    seats are empty. Anyone who had the file may know its seed, so the luck of an unfinished game counts as known from
    here on. Raises BrokenJournal or TooNew.
    """
    parsed, seed = parse(journal)
    if seed is None:
        raise BrokenJournal(None, "the file has no seed: the game can be read, but not continued", "sealed")
    header, t = parsed.header, DurableState(catalogue)
    used_settings = settings or TableSettings()
    opened = TableCreated(
        RECORDS_VERSION, table, header.game, header.seats, header.options, used_settings, host, seed.hex(), chapters
    )
    rows = [
        t.write_record(opened),
        t.write_record(JournalImported()),
        *(t.write_record(OccupantChanged(*sits)) for sits in sorted((occupants or {}).items())),
    ]
    if parsed.open_since is not None:
        rows.append(t.write_record(SeedExposed(parsed.open_since)))
    for body in parsed.written:
        rows.append(Row(t.rev + 1, body))
        t.apply(rows[-1])
    if t.seed_known_since is None and t.match is not None and t.match.outcome is None:
        rows.append(t.write_record(SeedExposed(len(parsed.lines))))
    return t, rows


# ---------------------------------------------------------------- the next table


def rematch(table: TableState, command: c.Rematch, ctx: CommandContext) -> None:
    """Open a new table with the same people, each moved one seat on."""
    _open_next(table, command, ctx, table.options, table.chapters, shift=1)


def next_chapter(table: TableState, command: c.NextChapter, ctx: CommandContext) -> None:
    """Open the campaign's next chapter with the same people in the same seats. If this chapter was ended early, it is
    played again."""
    if not isinstance(table.waiting, Outcome):
        if table.game.next_chapter is None:
            refuse("no-sequel")
        _open_next(table, command, ctx, table.options, table.chapters)
        return
    options = table.next_options
    if options is None:
        refuse("no-sequel")
    assert table.match is not None
    _open_next(
        table,
        command,
        ctx,
        options,
        (*table.chapters, FinishedChapter(table.id, table.match.journal.chain, table.options, table.waiting)),
    )


def _open_next(
    table: TableState,
    command: c.Rematch | c.NextChapter,
    ctx: CommandContext,
    options: Any,
    chapters: tuple[FinishedChapter, ...],
    shift: int = 0,
) -> None:
    if table.phase != "over":
        refuse("not-over")
    if not table.is_host(ctx.device) and not table.seats_of(ctx.device):
        refuse("not-your-seat", seat=0)
    if table.next_table is None:
        count, new_table = len(table.occupants), DurableState(table.catalogue)
        read = plain_options(read_options(table.game, options, count))
        levels, lost = level_change_and_games_lost(table)
        opened = TableCreated(
            RECORDS_VERSION,
            command.table,
            table.game.id,
            count,
            read,
            table.settings,
            table.host,
            command.seed.hex(),
            chapters,
            lost,
        )
        rows = [new_table.write_record(opened)]
        for seat in range(count):
            occupant = next_occupant(table, table.occupants[(seat + shift) % count], levels)
            person = person_at(occupant)
            sits = structs.replace(person, left=False) if person is not None else occupant
            if not isinstance(sits, Empty):
                rows.append(new_table.write_record(OccupantChanged(seat, sits)))
        ctx.effects.new_table = Append(new_table.id, rows, new_table.summary)
        write_record(table, ctx, NextTableOpened(command.table))
    ctx.effects.answer = Ack(command.id, table.rev, table.next_table)


def people_won(table: TableState) -> bool | None:
    """True if the people beat the bots, or all won together; False if they lost; None for a draw or a game without an
    outcome."""
    if not isinstance(table.waiting, Outcome):
        return None
    scores, people = table.waiting.scores, {seat for seat, place in enumerate(table.occupants) if person_at(place)}
    ours = max((score for seat, score in enumerate(scores) if seat in people), default=0.0)
    theirs = max((score for seat, score in enumerate(scores) if seat not in people), default=0.0)
    if ours == theirs:
        return {1.0: True, 0.0: False}.get(ours)
    return ours > theirs


def level_change_and_games_lost(table: TableState) -> tuple[int, int]:
    """Return how many levels the characters go up or down, and how many games in a row have now been lost."""
    won = people_won(table) if table.settings.adapt else None
    if won is None:
        return 0, table.games_lost
    if won:
        return 1, 0
    return (-1, 0) if table.games_lost + 1 >= LOSSES_BEFORE_WEAKER else (0, table.games_lost + 1)


def next_occupant(table: TableState, occupant: Occupant, levels: int) -> Occupant:
    """Return this occupant as it will be at the next table. A bot changes by `levels` levels, within the game's levels;
    anyone else is unchanged."""
    known = list(table.catalogue.characters(table.game))
    if not isinstance(occupant, BotSeat) or occupant.character not in known:
        return occupant
    return BotSeat(known[min(max(known.index(occupant.character) + levels, 0), len(known) - 1)])


# ---------------------------------------------------------------- branches


def branch_off(table: TableState, command: c.BranchOff, ctx: CommandContext) -> None:
    """Open a new table that branches off this finished game after a journal line. This table is not changed.

    The sender keeps their own seats or, having none, takes the seat that was to move; bots get the others.
    """
    if table.phase != "over" or table.match is None:
        refuse("not-over")
    if ctx.device is None or not table.may_watch(ctx.device):
        refuse("no-spectators")
    journal = table.match.journal
    if not 0 <= command.line < len(journal.lines):
        refuse("no-such-moment")
    mover = _seat_to_move(table, journal.lines[command.line + 1 :])
    if mover is None:
        refuse("over")
    if len(journal.header.origins or ()) >= MAX_BRANCH_DEPTH:
        refuse("too-long")
    if command.seat is not None:
        find_occupant(table, command.seat)
    own_seats = table.seats_of(ctx.device) or (mover,) if command.seat is None else (command.seat,)
    settings = structs.replace(table.settings, listed=False)
    count, new_table = len(table.occupants), DurableState(table.catalogue)
    opened = TableCreated(
        RECORDS_VERSION, command.table, table.game.id, count, table.options, settings, ctx.device, command.seed.hex()
    )
    rows = [new_table.write_record(opened)]
    for seat in range(count):
        rows.append(
            new_table.write_record(OccupantChanged(seat, _branch_occupant(table, command, ctx.device, seat, own_seats)))
        )
    rows.append(new_table.write_record(JournalImported("branch")))
    for body in branch_journal(journal, table.seed, command.line + 1, command.seed).written:
        rows.append(Row(len(rows), body))
    summary = Summary(table.game.id, "playing", False, count, 0, commitment(command.seed))
    ctx.effects.new_table = Append(command.table, rows, summary)
    ctx.effects.answer = Ack(command.id, table.rev, command.table)


def _seat_to_move(table: TableState, later: Sequence[Line]) -> int | None:
    """Return the seat that was to move, or None if the game was over. It is derived from the next move, so that the
    game need not be replayed."""
    moved = next((line.seat for line in later if isinstance(line, Move)), None)
    if moved is None and isinstance(table.waiting, Ask):
        return (table.waiting.must or table.waiting.seats)[0]
    return moved


def _branch_occupant(
    table: TableState, command: c.BranchOff, device: str, seat: int, own_seats: Sequence[int]
) -> Occupant:
    """Return who sits in a seat at the new table."""
    occupant = table.occupants[seat]
    if seat in own_seats:
        person = person_at(occupant)
        if person is not None and person.device == device:
            return structs.replace(person, left=False)
        return Person(device, choose_free_name(command.table, seat, set()))
    known = table.catalogue.characters(table.game)
    if isinstance(occupant, BotSeat) and occupant.character in known and command.character is None:
        return occupant
    return BotSeat(find_character(table, command.character))
