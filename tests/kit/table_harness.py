"""A table with simulated viewers. It does the work of a server, and checks invariants after every step.

Every command goes through `send`. Rows are kept in a list; messages go to the viewers' `inbox`. After each step a
refused command must have changed nothing, rows and each viewer's messages must be contiguous, and nobody may have been
told what only another seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kit.luck_recomputation import check_luck
from mulot.actor import Answer, Store, single_command
from mulot.core.game import AnyGame, Ask
from mulot.core.tail_list import NotInMemory, TailList, first_index
from mulot.core.text import tag_of, union_members
from mulot.store.retention import PurgeResult, Retention, purge
from mulot.table import Append, Catalogue, Effects, Row, Table, TableSettings
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection
from mulot.table.seats import Occupant, Person, person_at
from toy_game import GAME

HOUSE = Catalogue(game=lambda name: GAME, characters=lambda game: ("gentle", "strong"))
SEED = bytes(range(32))


@dataclass
class ViewerInbox:
    """What one viewer was sent, and the state that follows from it."""

    device: str
    inbox: list[dict[str, Any]] = field(default_factory=list)
    now: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)
    eye: int | None = None
    lifted: int | None = None
    """The seat whose curtain was lifted here, as long as it sees something secret."""
    rev: int | None = None

    @property
    def last(self) -> dict[str, Any]:
        return self.inbox[-1]

    def turn(self, seat: int) -> dict[str, Any]:
        return next(turn for turn in self.now["turns"] if turn["seat"] == seat)


class TableHarness:
    """A table and its viewers: `p.send("anna", ClaimSeat(seat=0))`, `p.enter("anna")`, `p.play(0, "attack")`."""

    def __init__(
        self,
        seats: int = 2,
        host: str = "anna",
        options: dict[str, Any] | None = None,
        settings: TableSettings | None = None,
        game: AnyGame = GAME,
        catalogue: Catalogue = HOUSE,
        seed: bytes = SEED,
    ) -> None:
        self.catalogue = catalogue
        self.revealing = {tag_of(kind) for kind in union_members(game.event) if kind.reveals}  # type: ignore[attr-defined]
        self.now = 100.0
        self.table = Table(catalogue, self.now)
        opening = c.OpenTable(
            table="nest",
            seed=seed,
            game=game.id,
            seats=seats,
            options=options or {},
            settings=settings or TableSettings(),
        )
        effects = self.table.handle(opening, self.now, host)
        assert isinstance(effects.answer, Ack), effects.answer
        self.rows: list[Row] = []
        self.screens: dict[int, ViewerInbox] = {}
        self.ids = 0
        self.remembered = 0
        """Number of times that the table had to read its rows again."""
        self.sent_away: dict[int, str] = {}
        """Seats whose player was removed while connected."""
        self.stepped_in_at = 0.0
        self.acked: dict[tuple[int, str], Ack] = {}
        self._take(effects)

    # ---------------------------------------------------------------- commands

    def send(self, device: str | None, command: c.Command, viewer: int | None = None) -> Effects:
        """Handle a command, deliver its effects and check the invariants."""
        if viewer is None:
            viewer = next((n for n, screen in self.screens.items() if screen.device == device), None)
        if isinstance(command, c.Resync) and viewer in self.screens:
            self.screens[viewer].rev = None if command.since is None else min(command.since, self.table.rev)
        before = (self.table.rev, tuple(self.table.occupants), self.table.host, self.table.paused, self.table.phase)
        people = [place for place in self.table.occupants if isinstance(place, Person) and not place.left]
        host, first, here = self.table.host, self.table.former_host, {screen.device for screen in self.screens.values()}
        effects = self._handle(command, device, viewer)
        if isinstance(command, c.LiftCurtain) and isinstance(effects.answer, Ack) and viewer in self.screens:
            self.screens[viewer].lifted = command.seat
        if isinstance(command, c.BecomeHost) and self.table.host != host:
            assert self.table.host == device, f"{self.table.host} is the host, who did not ask for this"
            assert host not in here or device == first, "the host is here"
            self.stepped_in_at = self.now if first is None else self.stepped_in_at
        self._check_sent_away(command, device, before[1], here)
        if any(row.body.startswith(b'{"kind":"undo",') for row in effects.rows):
            self._check_undo(effects, {person.device for person in people} - {device})
        if isinstance(effects.answer, Rejection):
            after = (self.table.rev, tuple(self.table.occupants), self.table.host, self.table.paused, self.table.phase)
            assert before == after, f"{command} was refused but changed something"
            assert not effects.rows
        self._take(effects)
        return effects

    def _handle(self, command: c.Command, device: str | None, viewer: int | None) -> Effects:
        """Handle a command as an actor does: first reload the history if it was dropped from memory."""
        try:
            return self.table.handle(command, self.now, device, viewer)
        except NotInMemory:
            assert self.table.rev == len(self.rows) - 1, "something was changed"
            self.remembered += 1
            self.table.restore_history(self.rows)
            return self.table.handle(command, self.now, device, viewer)

    @property
    def on_turn(self) -> int:
        """Return the seat that must act, or the first of them."""
        assert isinstance(self.table.waiting, Ask)
        return self.table.waiting.must[0]

    def done(self, device: str | None, command: c.Command) -> Effects:
        """Send a command that must not be refused."""
        effects = self.send(device, command)
        assert not isinstance(effects.answer, Rejection), f"{command} was refused: {effects.answer}"
        return effects

    def refused(self, device: str | None, command: c.Command) -> str:
        """Send a command that must be refused, and return the reason."""
        answer = self.send(device, command).answer
        assert isinstance(answer, Rejection), f"{command} was not refused"
        return answer.no

    def enter(self, device: str, viewer: int | None = None, since: int | None = None) -> ViewerInbox:
        """Connect a viewer for a device."""
        number = viewer if viewer is not None else 1 + max(self.screens, default=0)
        screen = self.screens[number] = ViewerInbox(device, rev=since)
        effects = self._handle(c.ConnectViewer(since), device, number)
        if isinstance(effects.answer, Rejection):
            del self.screens[number]
        self._take(effects)
        return screen

    def exit(self, number: int) -> Effects:
        """Disconnect a viewer."""
        screen = self.screens.pop(number)
        effects = self._handle(c.DisconnectViewer(), screen.device, number)
        self._take(effects)
        return effects

    def wait(self, seconds: float) -> Effects:
        """Let time pass and the table's timer fire."""
        self.now += seconds
        return self.send(None, c.Tick())

    def sit(self, *devices: str) -> TableHarness:
        """Let these devices take the seats in order, and connect."""
        for seat, device in enumerate(devices):
            self.done(device, c.ClaimSeat(seat=seat, added=f"{seat:032x}"))
        for device in dict.fromkeys(devices):
            self.enter(device)
        return self

    def start(self) -> TableHarness:
        """Start the game as the host."""
        self.done(self.table.host, c.StartGame())
        return self

    def move(self, seat: int, action: str, id: str | None = None, question: int | None = None) -> c.PlayMove:  # noqa: A002
        """Return a move as a client would send it."""
        self.ids += 1
        question = self.table.questions[seat] if question is None else question
        return c.PlayMove(id or f"move-{self.ids:06}", seat, question, msgspec.Raw(msgspec.json.encode(action)))

    def play(self, seat: int, action: str) -> Effects:
        """Play a move as the person on this seat."""
        return self.done(self.device(seat), self.move(seat, action))

    def device(self, seat: int) -> str:
        """Return the device of a seat."""
        return next(d for d in self.devices() if seat in self.table.seats_of(d))

    def devices(self) -> Sequence[str]:
        """Return the devices of all seated people."""
        people = [getattr(place, "person", place) for place in self.table.occupants]
        return [person.device for person in people if hasattr(person, "device")]

    def screen(self, device: str) -> ViewerInbox:
        """Return the first viewer of a device."""
        return next(screen for screen in self.screens.values() if screen.device == device)

    # ---------------------------------------------------------------- what must hold

    def _take(self, effects: Effects) -> None:
        for row in effects.rows:
            assert row.line == len(self.rows), "rows follow one another"
            self.rows.append(row)
        if isinstance(effects.answer, Ack) and effects.answer.id is not None:
            row = self.rows[effects.answer.rev]
            if row.action == effects.answer.id:
                assert row.seat is not None
                first = self.acked.setdefault((row.seat, row.action), effects.answer)
                assert first == effects.answer, "the same id has the same answer"
        assert effects.wake_at is None or effects.wake_at > self.now
        for number in effects.disconnect:
            del self.screens[number]
        for telling in effects.deliveries:
            for number in telling.viewers:
                self._read(self.screens[number], msgspec.json.decode(telling.message))
        for think in effects.bot_requests:
            plays = self.table.bot_on(think.seat)
            assert plays is None if think.is_hint else plays == think.character

    def _check_sent_away(
        self, command: c.Command, device: str | None, places: Sequence[Occupant], here: set[str]
    ) -> None:
        """Check that nobody takes the seat of somebody who was removed while connected, and that no temporary host
        removes people."""
        for seat, (was, now) in enumerate(zip(places, self.table.occupants, strict=False)):
            before, after = person_at(was), person_at(now)
            if self.table.phase != "playing" or before == after:
                continue
            if after is not None and before is None:
                kept = self.sent_away.pop(seat, after.device)
                assert kept == after.device, f"{after.device} sees what {kept} knows"
            elif after is None and isinstance(command, c.GiveUpSeat):
                self.sent_away.pop(seat, None)
            elif after is None and before is not None and before.device != device:
                assert self.table.former_host is None or self.now >= self.stepped_in_at + 3600, "hardly a host"
                if before.device in here:
                    self.sent_away[seat] = before.device

    def _check_undo(self, effects: Effects, others: set[str]) -> None:
        """Check that everybody else has agreed since the undo was requested."""
        rows = [msgspec.json.decode(row.body) for row in [*self.rows, *effects.rows]][:-1]
        while rows and rows[-1]["kind"] not in ("move", "deal", "undo"):
            row = rows.pop()
            if row["kind"] == "undo-asked" or (row["kind"] == "undo-answered" and row["agree"]):
                others -= {d for d in self.devices() if row["seat"] in self.table.seats_of(d)}
            if row["kind"] == "rewind-asked":
                others -= {row["device"]}
            if row["kind"] in ("undo-asked", "rewind-asked"):
                break
        assert not others, f"{others} were not asked"

    def _read(self, screen: ViewerInbox, message: dict[str, Any]) -> None:
        screen.inbox.append(message)
        mine = self.table.seats_of(screen.device)
        for told in self._secrets(message):
            to = told.get("to")
            assert to is None or to in mine, f"{screen.device} hears {told}"
        if message["kind"] == "advice":
            assert message["seat"] in mine, f"{screen.device} hears the friend of another seat"
            assert mine == (message["seat"],) or screen.eye == message["seat"] or not self.revealing, (
                "the curtain is down"
            )
        if message["kind"] != "now":
            return
        assert tuple(message.get("yours", ())) == mine
        if message.get("since") is not None:
            assert message["since"] == screen.rev, "messages are contiguous"
        assert screen.rev is None or message["rev"] >= screen.rev
        screen.rev = message["rev"]
        screen.table = message.get("table", screen.table)
        if "view" in message:
            ears, screen.eye = screen.eye, message.get("eye")
            assert message["view"]["own"] is None, "the public view contains no secrets"
            own = message.get("own")
            assert own is None or own["seat"] == screen.eye, "secrets are the eye's"
            assert own is None or mine == (screen.eye,) or screen.eye == screen.lifted, (
                "the screen must be passed first"
            )
            screen.lifted = screen.eye
            assert screen.eye is None or screen.eye in mine
            for told in self._secrets(message):
                assert told.get("to") in (None, ears, screen.eye), f"heard with {ears}: {told}"
            screen.now = {"turns": [], **message}
            for turn in screen.now["turns"]:
                assert turn["question"] == self.table.questions[turn["seat"]]

    def _secrets(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        told = list(message.get("events", ()))
        if message["kind"] == "heard":
            told = [event for _, events in message["lines"] for event in events]
        return [event for event in told if event["type"] in self.revealing]

    def check_rows(self) -> None:
        """Check that the rows alone give the same table, with and without a snapshot."""
        assert_same_table(self.table, Table.load(self.catalogue, self.rows, 0.0))
        snapshot = self.table.snapshot()
        if snapshot is not None:
            assert_same_table(self.table, Table.load(self.catalogue, self.rows, 0.0, snapshot))
        other = Table.load(self.catalogue, self.rows[:1], 0.0)
        other.catch_up(self.rows[1:], 0.0)
        assert_same_table(self.table, other)

    def check_end(self) -> None:
        """Check that every draw can be recomputed from the seed, which is revealed when the game is over."""
        if self.table.match is not None:
            self.table.restore_history(self.rows)
            check_luck(self.table.match.dump(), self.table.match.game)
            if self.table.phase == "over":
                self.table.proof()
                check_luck(self.table.journal_file(), self.table.match.game)


async def append_effects(store: Store, table: Table, effects: Effects) -> None:
    """Append a command's rows, and the table that it opened, to a store."""
    appends = [Append(table.id, effects.rows, effects.summary)] if effects.rows else []
    if effects.new_table is not None:
        appends.insert(0, effects.new_table)
    if appends:
        await store.append(*appends)


async def purge_now(store: Store, retention: Retention) -> PurgeResult:
    """End and delete old tables at once."""

    async def ask(table: str, command: c.Command) -> Answer:
        return await single_command.run_command(store, HOUSE, table, command, 0.0)

    return await purge(store, HOUSE, retention, 0.0, ask, at_once=True)


def assert_same_table(one: Table, two: Table) -> None:
    """Check that two tables have the same durable state."""
    names = [
        "id",
        "rev",
        "last_row_body",
        "occupants",
        "reservations",
        "invitation_digests",
        "added_bytes",
        "host",
        "former_host",
        "seed",
        "settings",
        "options",
        "paused",
        "end_reason",
        "hint_counts",
        "next_table",
        "questions",
        "replay_links",
        "chapters",
        "games_lost",
        "seed_known_since",
        "imported",
        "commitment",
    ]
    for name in names:
        assert getattr(one, name) == getattr(two, name), name
    assert list(one.added_bytes) == list(two.added_bytes), "in order of arrival"
    _same_known(one.rows_of_lines, two.rows_of_lines)
    oldest = [next(iter(t.rows_of_lines[first_index(t.rows_of_lines) :]), 0) for t in (one, two)]
    played = [{move: row for move, row in t.rows_of_moves.items() if row >= max(oldest)} for t in (one, two)]
    assert played[0] == played[1]
    assert (one.undo_request and plain_values(one.undo_request)) == (
        two.undo_request and plain_values(two.undo_request)
    )
    assert (one.match is None) == (two.match is None)
    if one.match is not None:
        assert two.match is not None
        assert one.match.state == two.match.state
        _same_known(one.match.results, two.match.results)
        _same_known(one.match.journal.lines, two.match.journal.lines)
        _same_known(one.match.journal.written, two.match.journal.written)
        assert one.match.journal.chain == two.match.journal.chain
        assert [one.legal_actions(seat) for seat in range(one.match.seats)] == [
            two.legal_actions(seat) for seat in range(two.match.seats)
        ]


def _same_known(one: list[Any] | TailList[Any], two: list[Any] | TailList[Any]) -> None:
    """Compare two lists as far as both are in memory."""
    first = max(first_index(one), first_index(two))
    assert len(one) == len(two)
    assert one[first:] == two[first:]


def plain_values(wish: Any) -> Any:
    """Return a dataclass with slots as a tuple."""
    return (wish.seat, wish.to, wish.agreed, wish.host)
