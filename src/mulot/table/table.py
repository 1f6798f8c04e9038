"""A live table: commands and time in, effects out. See docs/live-table.md for how it is used."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mulot.core.errors import BadOptions, BrokenJournal, MulotError, Refused, Unreadable
from mulot.core.game import AnyGame, Reason
from mulot.core.journal import parse
from mulot.core.match import Told
from mulot.core.options import read_options, written
from mulot.core.proof import Proof, verify
from mulot.table import commands as c
from mulot.table import curtain, following, hosting, pace, playing, sitting, snapshots, telling, watching
from mulot.table.effects import Effects, Mind
from mulot.table.kept import House, Kept
from mulot.table.messages import Ack, No
from mulot.table.records import LOG, Opened, Page, PutOn, Row
from mulot.table.seats import Settings
from mulot.table.viewer import By, Viewer


class Table(Kept):
    """What the rows tell, and what only lasts as long as people are connected."""

    def __init__(self, house: House, now: float) -> None:
        super().__init__(house)
        self.loaded_at = now
        self.viewers: dict[int, Viewer] = {}
        self.connected: dict[str, int] = {}
        """How many viewers a device has here."""
        self.elsewhere: set[str] = set()
        self.away_since: dict[str, float] = {}
        self.asked_since: list[tuple[int, float]] = []
        self.thinking: dict[int, tuple[int, float]] = {}
        self.late: tuple[int, ...] = ()
        self.offered: tuple[int, ...] = ()
        self.host_offered = False
        self.refused: dict[tuple[int, str], No] = {}
        self.news: list[Told] = []
        self.back = False
        self.shown_anew = True
        self.shown_part: bytes | None = None
        self.entering: tuple[int, int | None] | None = None
        self.sight: curtain.Sight | None = None
        self.told_summary: Any = None

    # ---------------------------------------------------------------- making one

    @classmethod
    def open(
        cls,
        house: House,
        table: str,
        game: AnyGame | str,
        seats: int,
        host: str,
        seed: bytes,
        now: float,
        options: Mapping[str, Any] | None = None,
        settings: Settings | None = None,
        pages: tuple[Page, ...] = (),
    ) -> tuple[Table, Effects]:
        """Open a table; `pages` are those before it in a book. `seed` are 32 fresh random bytes, `table` a fresh name.
        Raises BadOptions or NoSuchGame."""
        known = house.game(game) if isinstance(game, str) else game
        read = written(read_options(known, options, seats))
        t = cls(house, now)
        opened = Opened(LOG, table, known.id, seats, read, settings or Settings(), host, seed.hex(), pages)
        effects = Effects(append=[t.write(opened)], answer=Ack(None, 0, table))
        t.told_summary = effects.summary = t.summary
        return t, effects

    @classmethod
    def put_on(
        cls,
        house: House,
        table: str,
        journal: bytes,
        host: str,
        now: float,
        settings: Settings | None = None,
        pages: tuple[Page, ...] = (),
    ) -> tuple[Table, Effects]:
        """The table that a journal file holds, seed included; its seats are empty. Raises BrokenJournal or TooNew."""
        parsed, seed = parse(journal)
        if seed is None:
            raise BrokenJournal(None, "the seed is not in the file: it can be read, but not played on")
        header = parsed.header
        t = cls(house, now)
        settled = settings or Settings()
        opened = Opened(LOG, table, header.game, header.seats, header.options, settled, host, seed.hex(), pages)
        rows = [t.write(opened), t.write(PutOn())]
        for body in parsed.written:
            row = Row(t.rev + 1, body)
            t.apply(row)
            rows.append(row)
        effects = Effects(append=rows, answer=Ack(None, t.rev, table))
        t.told_summary = effects.summary = t.summary
        return t, effects

    @classmethod
    def load(cls, house: House, rows: Sequence[Row], now: float, snapshot: bytes | None = None) -> Table:
        """The table that rows tell; a snapshot spares playing them. Raises BrokenJournal, TooNew or NoSuchGame."""
        t = cls(house, now)
        if snapshot is not None and snapshots.resume(t, rows, snapshot):
            rows = rows[t.rev + 1 :]
        for row in rows:
            t.apply(row)
        if t.rev < 0:
            raise BrokenJournal(None, "there are no rows")
        t.told_summary = t.summary
        return t

    @property
    def snapshot_version(self) -> str:
        """What reads a snapshot of this table: the same version of the game and of the form."""
        return snapshots.version(self)

    def snapshot(self) -> bytes | None:
        """What the rows so far come to; None before the deal."""
        return snapshots.make(self)

    # ---------------------------------------------------------------- going on

    def handle(self, command: c.Command, now: float, device: str | None = None, viewer: int | None = None) -> Effects:
        """Do what is asked, or refuse it and change nothing. The order of the effects is binding."""
        before, by = self.rev, By(device, viewer, now, Effects())
        try:
            HANDLERS[type(command)](self, command, by)
        except MulotError as error:
            self._refuse(command, by, error)
        else:
            if by.effects.answer is None and not isinstance(command, QUIET):
                by.effects.answer = Ack(getattr(command, "id", None), self.rev)
        self._finish(by, before)
        return by.effects

    def follow(self, rows: Sequence[Row], now: float) -> Effects:
        """Take in rows that another node wrote, and tell the viewers here. Raises BrokenJournal."""
        before, by = self.rev, By(None, None, now, Effects())
        for row in rows:
            self.shown_anew = True
            lines = len(self.rows_of_lines)
            told = self.apply(row)
            if told is not None:
                self.news.append(told)
            elif len(self.rows_of_lines) > lines:
                self.back, self.news = True, []
        self._finish(by, before, think=False)
        self.told_summary = self.summary
        by.effects.append = []
        return by.effects

    def awake(self, now: float) -> Effects:
        """After loading: what to think about, and when to wake."""
        by = By(None, None, now, Effects())
        self._finish(by, self.rev)
        return by.effects

    def _refuse(self, command: c.Command, by: By, error: MulotError) -> None:
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
        by.effects.answer = answer
        if isinstance(command, c.Play):
            playing.remember_refusal(self, command, answer)
        if answer.no in OLD_PICTURE and by.viewer in self.viewers:
            by.effects.tell.append(telling.everything(self, by.viewer))

    def _finish(self, by: By, before: int, think: bool = True) -> None:
        if self.rev != before:
            self.sight = None
            if self.news or self.back:
                self.shown_anew |= self.phase == "over"
        pace.keep(self, by, think)
        telling.tell(self, by, before)
        if by.effects.append and self.shown_anew:
            summary = self.summary
            if summary != self.told_summary:
                self.told_summary = by.effects.summary = summary
        self.news, self.back, self.shown_anew = [], False, False

    # ---------------------------------------------------------------- asking

    def is_host(self, device: str | None) -> bool:
        """Whether this device is the host."""
        return device is not None and device == self.host

    def is_here(self, device: str) -> bool:
        """Whether a device has a connection, to this node or another."""
        return device in self.connected or device in self.elsewhere

    def forget(self, number: int | None) -> str | None:
        """Tell a viewer nothing any more; its device, if there was one."""
        viewer = None if number is None else self.viewers.pop(number, None)
        if viewer is None:
            return None
        self.connected[viewer.device] -= 1
        if not self.connected[viewer.device]:
            del self.connected[viewer.device]
        return viewer.device

    def forget_refusal(self, command: c.Command) -> None:
        """It was refused on a node that did not know everything: it is to be handled as if for the first time."""
        if isinstance(command, c.Play):
            self.refused.pop((command.seat, command.id), None)

    def may_watch(self, device: str | None) -> bool:
        """Whether a device may see this table at all."""
        if self.settings.spectators or self.is_host(device) or self.seats_of(device):
            return True
        return self.phase == "open" and self.settings.access == "link"

    def shown(self) -> bytes:
        """The table round the game, as everybody may see it: a `TableShown` in JSON."""
        return telling.table_part(self)

    def mind(self, seat: int) -> Mind:
        """What a character on this seat knows."""
        return pace.mind(self, seat)

    def file(self) -> bytes:
        """The journal with its seed, for everybody. Refused until the table is over and if it never began."""
        if self.phase != "over" or self.match is None:
            raise Refused(Reason("not-over"))
        return self.match.dump()

    def proof(self) -> Proof:
        """The check of a game that is over: rules, chain and every draw of luck."""
        if self.phase != "over" or self.match is None:
            raise Refused(Reason("not-over"))
        return verify(self.match.journal, self.match.seed, self.game)


Handler = Callable[[Table, Any, By], None]

HANDLERS: dict[type, Handler] = {
    c.Take: sitting.take,
    c.Leave: sitting.leave,
    c.GiveUp: sitting.give_up,
    c.ComeBack: sitting.come_back,
    c.AskStandIn: sitting.ask_stand_in,
    c.Play: playing.play,
    c.BotPlays: playing.bot_plays,
    c.AskUndo: playing.ask_undo,
    c.AnswerUndo: playing.answer_undo,
    c.Say: playing.say,
    c.Enter: watching.enter,
    c.Exit: watching.leave,
    c.Present: watching.present,
    c.Lift: watching.lift,
    c.Lower: watching.lower,
    c.Look: watching.look,
    c.Recall: watching.recall,
    c.Wonder: watching.wonder,
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
    c.Rematch: following.rematch,
    c.TurnPage: following.turn_page,
    c.Abandon: hosting.abandon,
    c.Tick: pace.tick,
}

QUIET = (c.Enter, c.Exit, c.Present, c.Tick)
"""Nobody waits for an answer to these."""

OLD_PICTURE = ("stale", "not-your-turn", "over", "paused", "not-playing", "not-your-seat")
"""Refusals that a viewer with a fresh picture would not meet."""
