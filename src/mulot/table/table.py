"""A live table, which takes commands and the time, and returns effects. docs/live-table.md describes how it is used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mulot.core.errors import BadOptions, BrokenJournal, MulotError, Refused, Unreadable
from mulot.core.game import Reason
from mulot.core.proof import Proof, verify
from mulot.table import commands as c
from mulot.table import (
    hints,
    history_window,
    host_commands,
    moves,
    phrases,
    replay_links,
    seat_commands,
    snapshots,
    table_creation,
    timers,
    undo,
    updates,
    viewer_commands,
)
from mulot.table.catalogue import Catalogue
from mulot.table.command_context import CommandContext
from mulot.table.effects import BotInput, Effects
from mulot.table.guards import check_limits
from mulot.table.messages import Ack, Rejection
from mulot.table.records import Row
from mulot.table.table_state import TableState


class Table(TableState):
    """A live table. A new one is empty; its first command must be `OpenTable`."""

    @classmethod
    def load(cls, catalogue: Catalogue, rows: Sequence[Row], now: float, snapshot: bytes | None = None) -> Table:
        """Return the table that these rows describe. With a snapshot, the rows before `first_row_needed(snapshot)` need
        not be replayed, or even read. Raises BrokenJournal, TooNew or NoSuchGame."""
        t, body = cls(catalogue, now), snapshots.read_snapshot(snapshot)
        if body is not None and snapshots.restore_snapshot(t, rows, body):
            rows = rows[t.rev + 1 - rows[0].line :]
        for row in rows:
            t.apply(row)
        if t.rev < 0:
            raise BrokenJournal(None, "the table has no rows")
        t.sent_summary = t.summary
        return t

    @property
    def snapshot_version(self) -> str:
        """The version tag of this table's snapshots: the format, the game, and the game's version."""
        return snapshots.snapshot_version(self)

    @staticmethod
    def first_row_needed(snapshot: bytes) -> int | None:
        """Return the first row that must be read to use a snapshot, or None if this version cannot read the
        snapshot."""
        body = snapshots.read_snapshot(snapshot)
        return None if body is None else body.since

    def snapshot(self) -> bytes | None:
        """Return a snapshot of the table as it is now, or None before the deal."""
        return snapshots.make_snapshot(self)

    def drop_old_lines(self) -> None:
        """Drop history from memory that is needed neither for undo nor for reconnecting viewers."""
        if self.match is not None and self.match.journal.next_line >= self.drop_lines_at:
            whispers = (line for viewer in self.viewers.values() for line in viewer.whispers.values())
            history_window.drop_old_lines(self, min(whispers, default=None))

    def restore_history(self, rows: Sequence[Row]) -> None:
        """Restore the whole history after NotInMemory was raised. `rows` must be all rows of the table. Raises
        BrokenJournal."""
        history_window.restore_history(self, rows)
        self.current_view_cache = None

    @property
    def is_long_game(self) -> bool:
        """True if commands in `history_window.SLOW_COMMANDS` may replay or send so many lines that they should run in a
        thread."""
        return self.match is not None and self.match.journal.next_line > history_window.LONG_GAME_LINES

    @property
    def needs_history(self) -> bool:
        """True if `restore_history` has to be called before the next command."""
        return history_window.needs_history(self)

    # ---------------------------------------------------------------- commands

    def handle(self, command: c.Command, now: float, device: str | None = None, viewer: int | None = None) -> Effects:
        """Execute a command, or refuse it and change nothing. Return the effects, which must be carried out in order.

        Raises NotInMemory, having changed nothing, if the command needs history that is not in memory. In that case
        call `restore_history`, then handle the command again.
        """
        before, effects = self.rev, Effects()
        ctx = CommandContext(device, viewer, now, effects)
        try:
            check_limits(self, command, device)
            if type(command) is not c.PlayMove:  # a move checks this itself
                history_window.require_history(self, command)
            HANDLERS[type(command)](self, command, ctx)
        except MulotError as error:
            self._refuse(command, ctx, error)
            if self.rev < 0:
                return effects  # the table was not opened
        else:
            if effects.answer is None and type(command) not in UNACKNOWLEDGED:
                effects.answer = Ack(getattr(command, "id", None), self.rev)
        self._after_change(ctx, before)
        updates.send_updates(self, ctx, before)
        self.drop_old_lines()
        return effects

    def catch_up(self, rows: Sequence[Row], now: float) -> Effects:
        """Apply rows written by another node, and return the updates for viewers connected here. Raises BrokenJournal,
        or NotInMemory if the rows need history that is not in memory. After either error some rows may have been
        applied: load the table again."""
        before, ctx = self.rev, CommandContext(None, None, now)
        for row in rows:
            ctx.table_changed = True
            lines = len(self.rows_of_lines)
            result = self.apply(row)
            if result is not None:
                ctx.results.append(result)
            elif len(self.rows_of_lines) > lines:
                ctx.went_back, ctx.results = True, []
        self._after_change(ctx, before, ask_bots=False)
        updates.send_updates(self, ctx, before)
        self.sent_summary = self.summary
        self.drop_old_lines()
        return ctx.effects

    def initial_effects(self, now: float) -> Effects:
        """Return the bot requests and the timer of a table that has just been loaded."""
        ctx = CommandContext(None, None, now)
        self._after_change(ctx, self.rev)
        return ctx.effects

    def _refuse(self, command: c.Command, ctx: CommandContext, error: MulotError) -> None:
        """Answer with the refusal. If it shows that the sender's view is outdated, send the current one."""
        id_ = getattr(command, "id", None)
        match error:
            case Refused(reason=reason):
                answer = Rejection(id_, reason.no, error.key, reason.rule, reason.args, reason.show)
            case BadOptions():
                answer = Rejection(id_, "bad-options", error.key, args=error.args_)
            case Unreadable():
                answer = Rejection(id_, "unreadable", error.key, args=error.args_)
            case _:
                raise error
        ctx.effects.answer = answer
        ctx.effects.rows.clear()  # if any part of opening a table is refused, nothing is stored
        if isinstance(command, c.PlayMove):
            moves.remember_refusal(self, command, answer)
        if answer.no in OUTDATED_VIEW_REASONS and ctx.viewer in self.viewers and not isinstance(command, c.WhyNot):
            ctx.effects.deliveries.append(updates.full_update(self, ctx.viewer))

    def _after_change(self, ctx: CommandContext, since_rev: int, ask_bots: bool = True) -> None:
        """Clear cached views, update timers and bot requests, and report a changed summary."""
        if self.rev != since_rev:
            self.current_view_cache = None
            if (ctx.results or ctx.went_back) and self.phase == "over":
                ctx.table_changed = True
        timers.update_timers(self, ctx, ask_bots)
        if ctx.table_changed and ctx.effects.rows:
            summary = self.summary
            if summary != self.sent_summary:
                self.sent_summary = ctx.effects.summary = summary

    # ---------------------------------------------------------------- queries

    def forget_refusal(self, command: c.Command) -> None:
        """Forget the refusal of this command, so that it can be handled again now that the rows of other nodes are
        known."""
        if isinstance(command, c.PlayMove):
            self.refusals.pop((command.seat, command.id), None)

    def view_json(self) -> bytes:
        """Return the table, apart from the game, as everyone may see it: `TableView` as JSON."""
        return updates.encode_table(self)

    def bot_input(self, seat: int, character: str) -> BotInput:
        """Return the input for a bot that plays this seat, or that gives a hint for it."""
        return timers.bot_input(self, seat, character)

    def journal_file(self) -> bytes:
        """Return the journal with its seed. Raises Refused unless the game was started and is over."""
        if self.phase != "over" or self.match is None:
            raise Refused(Reason("not-over"))
        return self.match.dump()

    def proof(self) -> Proof:
        """Verify a finished game: its rules, its hash chain, and every draw of luck. Raises Refused if the game is not
        over."""
        if self.phase != "over" or self.match is None:
            raise Refused(Reason("not-over"))
        return verify(self.match.journal, self.match.seed, self.game)


CommandHandler = Callable[[Any, Any, CommandContext], None]

HANDLERS: dict[type, CommandHandler] = {
    c.OpenTable: table_creation.open_table,
    c.ClaimSeat: seat_commands.claim_seat,
    c.LeaveSeat: seat_commands.leave_seat,
    c.GiveUpSeat: seat_commands.give_up_seat,
    c.ReclaimSeat: seat_commands.reclaim_seat,
    c.AskStandIn: seat_commands.ask_stand_in,
    c.PlayMove: moves.play_move,
    c.WhyNot: moves.why_not,
    c.BotMove: moves.play_bot_move,
    c.AskHint: hints.ask_hint,
    c.HintReady: hints.deliver_hint,
    c.AskUndo: undo.ask_undo,
    c.AskRewind: undo.ask_rewind,
    c.AnswerUndo: undo.answer_undo,
    c.SayPhrase: phrases.say_phrase,
    c.ConnectViewer: viewer_commands.connect_viewer,
    c.DisconnectViewer: viewer_commands.disconnect_viewer,
    c.RemotePresence: viewer_commands.update_remote_presence,
    c.LiftCurtain: viewer_commands.lift_curtain,
    c.LowerCurtain: viewer_commands.lower_curtain,
    c.Resync: viewer_commands.resync,
    c.GetHistory: viewer_commands.send_history,
    c.Query: viewer_commands.answer_query,
    c.Inspect: viewer_commands.read_from_table,
    c.RenamePerson: host_commands.rename_person,
    c.SeatBot: host_commands.seat_bot,
    c.EmptySeat: host_commands.remove_occupant,
    c.ConfigureTable: host_commands.configure_table,
    c.SetInvitation: host_commands.set_invitation,
    c.StartGame: host_commands.start_game,
    c.PauseGame: host_commands.pause_or_resume,
    c.ResumeGame: host_commands.pause_or_resume,
    c.EndTable: host_commands.end_table,
    c.HandOverHost: host_commands.hand_over_host,
    c.BecomeHost: host_commands.become_host,
    c.Rematch: table_creation.rematch,
    c.NextChapter: table_creation.next_chapter,
    c.BranchOff: table_creation.branch_off,
    c.ShareReplay: replay_links.share_replay,
    c.UnshareReplay: replay_links.unshare_replay,
    c.EndAbandoned: host_commands.end_abandoned,
    c.ExportJournal: host_commands.export_journal,
    c.Tick: timers.tick,
}
"""The handler of every command."""

UNACKNOWLEDGED = frozenset((c.ConnectViewer, c.DisconnectViewer, c.RemotePresence, c.Tick))
"""Commands that are not acknowledged."""

OUTDATED_VIEW_REASONS = ("stale", "not-your-turn", "over", "paused", "not-playing", "not-your-seat")
"""Refusals which mean that the sender's view is outdated."""
