"""A referee for La Souricière, written from its rules (S-001 to SR-42) alone. The board is read as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mulot.games.souriciere.content import BOARD

MAX_TURNS = 2000


class SouriciereReferee:
    """The mice on the path, in the rooms and in the trap."""

    def __init__(self, seats: int, options: Mapping[str, Any], views: Sequence[Any]) -> None:
        self.seats, self.options = seats, dict(options)
        first = self.options["first"]
        self.turn = views[0]["turn"] if first is None else first
        self.trap = self.options["edition"] == "ravensburger"
        self.mice = [{"square": 0, "room": None, "hole": None, "lost": None} for _ in range(seats)]
        self.turns = 0
        self.winner: int | None = None
        self.second = False

    def outcome(self) -> tuple[list[float], str] | None:
        if self.winner is not None:
            return [float(seat == self.winner) for seat in range(self.seats)], "cheese"
        return ([1 / self.seats] * self.seats, "night") if self.turns >= MAX_TURNS else None

    def legal(self, seat: int) -> set[str]:
        return {"roll"} if seat == self.turn and self.outcome() is None else set()

    def tempting(self, seat: int) -> set[str]:
        return set()

    def may_hear(self, event: Any, seat: int | None) -> bool:
        return True

    def view(self, seat: int | None) -> Any:
        shown = {"options": self.options, "mice": self.mice, "turn": self.turn, "turns": self.turns}
        return shown | {"winner": self.winner, "second": self.second, "own": None}

    def play(self, seat: int, action: str, draws: Sequence[int], told: Sequence[Any]) -> None:
        (draw,) = draws  # one throw, S-004 and SR-39
        before = self.mice[seat]
        self.throw(seat, draw + 1)
        unlucky = self.mice[seat]["square"] is None  # it fell, was caught or stayed in its room
        if unlucky and self.options.get("handicap") == seat and not self.second:  # SR-42
            self.mice[seat] = before
            self.second = True
            return
        self.second = False
        if self.winner is None:
            self.end_turn()
        else:
            self.turns += 1

    def throw(self, seat: int, die: int) -> None:
        mouse = self.mice[seat]
        if mouse["room"] is None:
            self.run(seat, mouse["square"], die)
        elif die > 1:  # with a one it stays, S-014
            room = BOARD.room(mouse["room"])
            if die in (2, 4, 5) and room.id == BOARD.last_room and self.trap:
                self.catch(seat)  # S-020, SR-35
            else:
                self.put(seat, {6: room.green, 3: mouse["hole"]}.get(die, room.red))

    def run(self, seat: int, start: int, die: int) -> None:
        target, bounced = start + die, False
        if target > BOARD.cheese:
            bounced = self.options["exact"]
            target = 2 * BOARD.cheese - target if bounced else BOARD.cheese  # S-024, S-026
        square = self.give_way(seat, target, onward=self.options["occupied"] == "after" and not bounced, running=True)
        if square == BOARD.cheese:
            self.mice[seat] = self.mice[seat] | {"square": square}
            self.winner = seat
        elif square != start or bounced:  # SR-04, SR-24, SR-40
            self.stop(seat, square)

    def put(self, seat: int, target: int) -> None:
        """Put a mouse on the path. It falls only if it had to give way (SR-08, SR-09, SR-18)."""
        square = self.give_way(seat, target, onward=self.options["occupied"] == "after", running=False)
        if square == target:
            self.mice[seat] = {"square": square, "room": None, "hole": None, "lost": None}
        else:
            self.stop(seat, square)

    def give_way(self, seat: int, target: int, onward: bool, running: bool) -> int:
        """Return the square where a mouse stops that should reach the target."""
        taken = {mouse["square"] for other, mouse in enumerate(self.mice) if other != seat} - {0}
        if target not in taken:
            return target
        if onward:  # S-027, SR-26, SR-27
            square = next(square for square in range(target, BOARD.cheese + 1) if square not in taken)
            if square < BOARD.cheese or (running and not self.options["exact"]):
                return square
        return next(square for square in range(target, -1, -1) if square not in taken)  # S-006, SR-01

    def stop(self, seat: int, square: int) -> None:
        room = next((room for room in BOARD.rooms if room.hole == square), None)
        if room:
            self.mice[seat] = {"square": None, "room": room.id, "hole": square, "lost": None}
        elif square == BOARD.trap and self.trap:
            self.catch(seat)
        else:
            self.mice[seat] = {"square": square, "room": None, "hole": None, "lost": None}

    def catch(self, seat: int) -> None:
        self.mice[seat] = {"square": None, "room": None, "hole": None, "lost": 2}

    def end_turn(self) -> None:
        """Pass the turn on until somebody has to throw (SR-36, SR-37, SR-41)."""
        while True:
            self.turns += 1
            if self.turns >= MAX_TURNS:
                return
            self.turn = (self.turn + 1) % self.seats
            mouse = self.mice[self.turn]
            if mouse["lost"] is None:
                return
            if mouse["lost"] == 0:
                self.put(self.turn, BOARD.trap)
                if self.mice[self.turn]["square"] is not None:
                    return
            else:
                mouse["lost"] -= 1
