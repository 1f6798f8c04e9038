"""A live table: commands and time in, effects out. docs/live-table.md describes how it is used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mulot.core.errors import BadOptions, BrokenJournal, MulotError, Refused, Unreadable
from mulot.core.game import Reason
from mulot.core.proof import Proof, verify
from mulot.table import (
    advising,
    hosting,
    opening,
    pace,
    past,
    playing,
    sharing,
    sitting,
    snapshots,
    telling,
    undo,
    watching,
    words,
)
from mulot.table import commands as c
from mulot.table.catalogue import Catalogue
from mulot.table.effects import Effects, Known
from mulot.table.length import check_length
from mulot.table.messages import Ack, No
from mulot.table.progress import Progress
from mulot.table.records import Row
from mulot.table.state import TableState


class Table(TableState):
    """A live table. A new one is empty; its first command is `Open`."""

    @classmethod
    def load(cls, catalogue: Catalogue, rows: Sequence[Row], now: float, snapshot: bytes | None = None) -> Table:
        """Return the table that these rows describe. A snapshot makes it unnecessary to replay, or even read, the
        rows before `rows_for(snapshot)`. Raises BrokenJournal, TooNew or NoSuchGame."""
        t, body = cls(catalogue, now), snapshots.read(snapshot)
        if body is not None and snapshots.restore(t, rows, body):
            rows = rows[t.rev + 1 - rows[0].line :]
        for row in rows:
            t.apply(row)
        if t.rev < 0:
            raise BrokenJournal(None, "there are no rows")
        t.told_summary = t.summary
        return t

    @property
    def snapshot_version(self) -> str:
        """The version tag of this table's snapshots: format, game and the game's version."""
        return snapshots.version(self)

    @staticmethod
    def rows_for(snapshot: bytes) -> int | None:
        """Return the first row that must be read along with a snapshot, or None if this version cannot read the
        snapshot."""
        body = snapshots.read(snapshot)
        return None if body is None else body.since

    def snapshot(self) -> bytes | None:
        """Return a snapshot of the table, or None before the deal."""
        return snapshots.make(self)

    def forget_old(self) -> None:
        """Drop history from memory that neither undo nor reconnecting viewers need."""
        if self.match is not None and self.match.journal.next_line >= self.forget_at:
            whispers = (line for viewer in self.viewers.values() for line in viewer.whispers.values())
            past.forget_old(self, min(whispers, default=None))

    def remember(self, rows: Sequence[Row]) -> None:
        """Restore the whole history from all rows of the table, after `Forgotten` was raised. Raises BrokenJournal."""
        past.remember(self, rows)
        self.look_again()

    @property
    def is_long(self) -> bool:
        """True if commands in `past.DEAR` may take so long, replaying or sending many lines, that they should run
        in a thread."""
        return self.match is not None and self.match.journal.next_line > past.LONG

    @property
    def needs_past(self) -> bool:
        """True if `remember` has to be called before the next command."""
        return past.needs_past(self)

    # ---------------------------------------------------------------- going on

    def handle(self, command: c.Command, now: float, device: str | None = None, viewer: int | None = None) -> Effects:
        """Execute a command, or refuse it and change nothing. The effects must be carried out in their order.

        Raises Forgotten, having changed nothing, if the command needs history that is not in memory: call `remember`
        first.
        """
        before, effects = self.rev, Effects()
        p = Progress(device, viewer, now, effects)
        try:
            check_length(self, command, device)
            if type(command) is not c.Play:  # a move checks this itself
                past.check_known(self, command)
            HANDLERS[type(command)](self, command, p)
        except MulotError as error:
            self._refuse(command, p, error)
            if self.rev < 0:
                return effects  # the table was not opened
        else:
            if effects.answer is None and type(command) not in QUIET:
                effects.answer = Ack(getattr(command, "id", None), self.rev)
        self._settle(p, before)
        telling.tell(self, p, before)
        self.forget_old()
        return effects

    def catch_up(self, rows: Sequence[Row], now: float) -> Effects:
        """Apply rows that another node wrote, and update the viewers connected here. Raises BrokenJournal, or Forgotten
        if the rows need history that is not in memory; then load the table again, because some of them may have been
        applied."""
        before, p = self.rev, Progress(None, None, now)
        for row in rows:
            p.shown_anew = True
            lines = len(self.rows_of_lines)
            told = self.apply(row)
            if told is not None:
                p.news.append(told)
            elif len(self.rows_of_lines) > lines:
                p.back, p.news = True, []
        self._settle(p, before, think=False)
        telling.tell(self, p, before)
        self.told_summary = self.summary
        self.forget_old()
        return p.effects

    def awake(self, now: float) -> Effects:
        """Return the bot requests and the timer of a table that was just loaded."""
        p = Progress(None, None, now)
        self._settle(p, self.rev)
        return p.effects

    def _refuse(self, command: c.Command, p: Progress, error: MulotError) -> None:
        """Answer with the refusal, and show viewers with an outdated view the current one."""
        id_ = getattr(command, "id", None)
        match error:
            case Refused(reason=reason):
                answer = No(id_, reason.no, error.key, reason.rule, reason.args, reason.show)
            case BadOptions():
                answer = No(id_, "bad-options", error.key, args=error.args_)
            case Unreadable():
                answer = No(id_, "unreadable", error.key, args=error.args_)
            case _:
                raise error
        p.effects.answer = answer
        p.effects.append.clear()  # if any part of an opening is refused, nothing of it is stored
        if isinstance(command, c.Play):
            playing.remember_refusal(self, command, answer)
        if answer.no in OLD_PICTURE and p.viewer in self.viewers and not isinstance(command, c.WhyNot):
            p.effects.tell.append(telling.everything(self, p.viewer))

    def _settle(self, p: Progress, before: int, think: bool = True) -> None:
        """After a change: clear cached views, update timers and bot requests, and report a changed summary."""
        if self.rev != before:
            self.look_again()
            if (p.news or p.back) and self.phase == "over":
                p.shown_anew = True
        pace.keep(self, p, think)
        if p.shown_anew and p.effects.append:
            summary = self.summary
            if summary != self.told_summary:
                self.told_summary = p.effects.summary = summary

    # ---------------------------------------------------------------- asking

    def forget_refusal(self, command: c.Command) -> None:
        """Forget the refusal of this command, made without knowing another node's rows, so that it can be handled
        again."""
        if isinstance(command, c.Play):
            self.refused.pop((command.seat, command.id), None)

    def shown(self) -> bytes:
        """Return the table around the game as everybody may see it: `TableShown` as JSON."""
        return telling.table_part(self)

    def known_to(self, seat: int, character: str) -> Known:
        """Return the input for a bot that plays this seat, or gives a hint for it."""
        return pace.known_to(self, seat, character)

    def file(self) -> bytes:
        """Return the journal with its seed. Refused unless the game is over and was begun."""
        if self.phase != "over" or self.match is None:
            raise Refused(Reason("not-over"))
        return self.match.dump()

    def proof(self) -> Proof:
        """Verify a finished game: rules, hash chain and every draw of luck."""
        if self.phase != "over" or self.match is None:
            raise Refused(Reason("not-over"))
        return verify(self.match.journal, self.match.seed, self.game)


Handler = Callable[[Any, Any, Progress], None]

HANDLERS: dict[type, Handler] = {
    c.Open: opening.open_table,
    c.Take: sitting.take,
    c.Leave: sitting.leave,
    c.GiveUp: sitting.give_up,
    c.ComeBack: sitting.come_back,
    c.AskStandIn: sitting.ask_stand_in,
    c.Play: playing.play,
    c.WhyNot: playing.why_not,
    c.BotPlays: playing.bot_plays,
    c.AskFriend: advising.ask_friend,
    c.FriendSays: advising.friend_says,
    c.AskUndo: undo.ask_undo,
    c.AskRewind: undo.ask_rewind,
    c.AnswerUndo: undo.answer_undo,
    c.Say: words.say,
    c.Enter: watching.enter,
    c.Exit: watching.leave,
    c.Present: watching.present,
    c.Lift: watching.lift,
    c.Lower: watching.lower,
    c.Look: watching.look,
    c.Recall: watching.recall,
    c.Wonder: watching.wonder,
    c.See: watching.see,
    c.Rename: hosting.rename,
    c.Replace: hosting.replace,
    c.Remove: hosting.remove,
    c.Configure: hosting.configure,
    c.Invite: hosting.invite,
    c.Start: hosting.start,
    c.Pause: hosting.pause,
    c.Resume: hosting.resume,
    c.End: hosting.end,
    c.HandOver: hosting.hand_over,
    c.BecomeHost: hosting.become_host,
    c.Rematch: opening.rematch,
    c.NextPage: opening.next_page,
    c.PlayOn: opening.play_on,
    c.Share: sharing.share,
    c.Unshare: sharing.unshare,
    c.Abandon: hosting.abandon,
    c.TakeOut: hosting.take_out,
    c.Tick: pace.tick,
}
"""The handler of every command."""

QUIET = frozenset((c.Enter, c.Exit, c.Present, c.Tick))
"""Commands that get no acknowledgement."""

OLD_PICTURE = ("stale", "not-your-turn", "over", "paused", "not-playing", "not-your-seat")
"""Refusals that show that the viewer's view is outdated."""
