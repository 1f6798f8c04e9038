"""State machine test of a table: random commands in random order, after which the invariants must hold. `prove(n)` runs
n examples."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from msgspec import Raw

from kit.table_harness import TableHarness
from mulot.core.game import Ask
from mulot.core.tail_list import NotInMemory
from mulot.table import Table, TableSettings, invitation_digest
from mulot.table import commands as c
from mulot.table.messages import Ack, Rejection
from mulot.table.phrases import NAMES
from prove import hypothesis_runs

DEVICES = ("anna", "ben", "cleo", "dan")
ACTIONS = ("attack", "peek", "dig", "put-back", "repeat", "pass", "blow", "fly")
seats = st.integers(0, 4)
devices = st.sampled_from(DEVICES)
names = st.sampled_from([*NAMES[:6], "robert"])
characters = st.sampled_from(["gentle", "strong", "fierce"])

wishes = st.one_of(
    st.builds(c.ClaimSeat, seat=seats, name=st.none() | names, secret=st.sampled_from([None, "gouda", "brie"])),
    st.builds(c.LeaveSeat, seat=seats),
    st.builds(c.GiveUpSeat, seat=seats),
    st.builds(c.ReclaimSeat, seat=seats),
    st.builds(c.AskStandIn, seat=seats, character=st.none() | characters),
    st.builds(c.WhyNot, seat=seats, action=st.sampled_from([Raw(b'"' + a.encode() + b'"') for a in ACTIONS])),
    st.builds(c.AskUndo),
    st.builds(c.AnswerUndo, seat=seats, agree=st.booleans()),
    st.builds(c.SayPhrase, seat=seats, what=st.sampled_from(["hello", "cheese", "nonsense"])),
    st.builds(c.LiftCurtain, seat=seats),
    st.builds(c.LowerCurtain),
    st.builds(c.Resync, since=st.none() | st.integers(0, 60)),
    st.builds(c.GetHistory),
    st.builds(c.Query, what=st.sampled_from(("routes", "nothing")), about=st.sampled_from(("", "a1"))),
    st.builds(c.RenamePerson, seat=seats, name=names),
    st.builds(c.SeatBot, seat=seats, character=characters),
    st.builds(c.EmptySeat, seat=seats),
    st.builds(
        c.ConfigureTable,
        settings=st.builds(TableSettings, spectators=st.booleans(), patience=st.sampled_from([10, 60])),
    ),
    st.builds(c.ConfigureTable, options=st.sampled_from([{"rats": 1}, {"rats": 9}, {"charms": False}])),
    st.builds(c.ConfigureTable, seats=st.integers(1, 5)),
    st.builds(c.PauseGame),
    st.builds(c.ResumeGame),
    st.builds(c.HandOverHost, seat=seats),
    st.builds(c.BecomeHost),
    st.builds(c.SetInvitation, seat=seats, digest=st.sampled_from([None, invitation_digest("gouda")])),
)


class TableMachine(RuleBasedStateMachine):
    """A table with four devices, and a second node that follows it."""

    parlour: type[TableHarness] = TableHarness

    def __init__(self) -> None:
        super().__init__()
        self.p = self.parlour(seats=3, options={"rats": 4})
        self.sent: list[tuple[str, c.PlayMove, Any]] = []
        self.other = Table.load(self.p.catalogue, self.p.rows, 0.0)

    @initialize(
        sitting=st.lists(st.sampled_from([*DEVICES, "gentle"]), min_size=3, max_size=3), begin=st.integers(0, 5)
    )
    def people_come(self, sitting: tuple[str, ...], begin: int) -> None:
        """Seat people and start the game in most examples."""
        if begin == 0:
            return
        for seat, who in enumerate(sitting[:3]):
            if who in DEVICES:
                self.p.done(who, c.ClaimSeat(seat=seat, added="0f" * 16))
            else:
                self.p.done("anna", c.SeatBot(seat=seat, character=who))
        for device in DEVICES:
            self.p.enter(device)
        self.p.done("anna", c.StartGame())

    def _playing(self) -> bool:
        return self.p.table.phase == "playing"

    @rule(device=devices, wish=wishes)
    def wish(self, device: str, wish: c.ClientCommand) -> None:
        self.p.send(device, wish)

    @precondition(lambda self: self.p.table.phase == "open")
    @rule(data=st.data())
    def sit_down_and_start(self, data: Any) -> None:
        table = self.p.table
        for seat, place in enumerate(table.occupants):
            if type(place).__name__ == "Empty":
                device = data.draw(devices)
                if data.draw(st.booleans()):
                    self.p.send(device, c.ClaimSeat(seat=seat, secret="gouda", added="0f" * 16))
                else:
                    self.p.send(table.host, c.SeatBot(seat=seat, character="gentle"))
        self.p.send(table.host, c.StartGame())

    @precondition(_playing)
    @rule(picks=st.lists(st.tuples(st.integers(0, 99), st.booleans()), min_size=1, max_size=6))
    def play_by_the_rules(self, picks: list[tuple[int, bool]]) -> None:
        for pick, may in picks:
            self._play_on(pick, may)

    def _play_on(self, pick: int, may: bool) -> None:
        table = self.p.table
        if not isinstance(table.waiting, Ask):
            return
        among = table.waiting.seats if may else table.waiting.must
        seat = among[pick % len(among)]
        action = table.game.write(table.legal_actions(seat)[pick % len(table.legal_actions(seat))])
        if table.bot_on(seat) is not None:
            self.p.send(None, c.BotMove(seat, table.questions[seat], action))
        elif table.seats_of(self._owner(seat)):
            self._play(self._owner(seat), self.p.move(seat, action))

    def _owner(self, seat: int) -> str:
        return next((d for d in DEVICES if seat in self.p.table.seats_of(d)), "nobody")

    def _play(self, device: str, move: c.PlayMove) -> None:
        answer = self.p.send(device, move).answer
        self.sent.append((device, move, answer))

    @precondition(_playing)
    @rule(seat=st.integers(0, 2), answers=st.lists(st.tuples(st.integers(0, 2), st.booleans()), max_size=3))
    def talk_about_undo(self, seat: int, answers: list[tuple[int, bool]]) -> None:
        if seat < len(self.p.table.occupants):
            owner = self._owner(seat)
            self._play(owner, self.p.move(seat, "blow"))
            self.p.send(owner, c.AskUndo())
            for other, agree in answers:
                self.p.send(self._owner(other), c.AnswerUndo(seat=other, agree=agree))

    @precondition(_playing)
    @rule(device=devices, seat=seats, action=st.sampled_from(ACTIONS), question=st.integers(-1, 12))
    def play_anything(self, device: str, seat: int, action: str, question: int) -> None:
        self._play(device, self.p.move(seat, action, question=question))

    @precondition(_playing)
    @rule(seat=seats, action=st.sampled_from([*ACTIONS, None]), late=st.booleans())
    def a_thought_comes(self, seat: int, action: str | None, late: bool) -> None:
        if seat < len(self.p.table.questions):
            self.p.send(None, c.BotMove(seat, self.p.table.questions[seat] - late, action))

    @precondition(lambda self: self.sent)
    @rule(pick=st.integers(0, 1000))
    def send_again(self, pick: int) -> None:
        device, move, first = self.sent[pick % len(self.sent)]
        rows = len(self.p.rows)
        answer = self.p.send(device, move).answer
        if isinstance(first, Ack) and move.seat in self.p.table.seats_of(device):
            assert answer == first, "a resent command gets the first answer"
        assert len(self.p.rows) == rows or isinstance(first, Rejection), "nothing is played twice"

    @rule(device=devices, know=st.booleans())
    def come(self, device: str, know: bool) -> None:
        if len(self.p.screens) < 6:
            self.p.enter(device, since=self.p.table.rev if know else None)

    @precondition(lambda self: self.p.screens)
    @rule(pick=st.integers(0, 1000))
    def go(self, pick: int) -> None:
        numbers = sorted(self.p.screens)
        self.p.exit(numbers[pick % len(numbers)])

    @rule(device=devices, here=st.booleans())
    def elsewhere(self, device: str, here: bool) -> None:
        self.p.send(None, c.RemotePresence(device, here))

    @rule(seconds=st.sampled_from([0.1, 5.0, 29.0, 61.0]))
    def time_passes(self, seconds: float) -> None:
        self.p.wait(seconds)

    @rule()
    def the_other_node_follows(self) -> None:
        try:
            self.other.catch_up(self.p.rows[self.other.rev + 1 :], self.p.now)
        except NotInMemory:  # as the table actor does it
            self.other = Table.load(self.p.catalogue, self.p.rows, self.p.now)
        assert self.other.rev == self.p.table.rev
        assert self.other.questions == self.p.table.questions

    @rule()
    def the_house_is_closed_and_opened(self) -> None:
        snapshot = self.p.table.snapshot()
        self.p.check_rows()
        self.p.table = Table.load(self.p.catalogue, self.p.rows, self.p.now, snapshot)
        for number, screen in list(self.p.screens.items()):
            self.p.enter(screen.device, number)
        assert all(n in self.p.table.viewers for n in self.p.screens)

    @precondition(lambda self: len(self.p.rows) > 30)
    @rule()
    def end(self) -> None:
        self.p.send(self.p.table.host, c.EndTable())

    def teardown(self) -> None:
        self.p.check_rows()
        self.p.check_end()
        ids = [(row.seat, row.action) for row in self.p.rows if row.action is not None]
        assert len(ids) == len(set(ids)), "an action is played once"


def prove(evenings: int, steps: int = 40, shrink: bool = True, chance: bool = True) -> int:
    """Run this many examples (`evenings`). Return how many ran."""
    return hypothesis_runs.run_machine(TableMachine, evenings, steps, shrink, chance)
