"""Checks what must hold after every failure by comparing what players saw with what the store holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kit.clients import Player
from mulot.actor import NoSuchTable
from mulot.core.match import LineResult
from mulot.server.games import ServerGames
from mulot.store import open_store
from mulot.table import Catalogue, Row, Table
from mulot.table.seats import person_at


@dataclass
class Violations:
    """Violated guarantees. A: an acknowledged move is missing. B: a move was applied twice. C: rows are not contiguous.
    D: replay, or a client's view, differs from the journal. E: a client heard events that are not in the journal. F: a
    viewer saw what it may not see. G: a table is stuck. H: a refused move was played."""

    acked: int = 0
    pictures: int = 0
    broken: list[str] = field(default_factory=list)

    def say(self, law: str, what: object) -> None:
        self.broken.append(f"{law}: {what}")


def as_sent(value: Any) -> Any:
    """Return a value as it arrives after JSON encoding and decoding."""
    return msgspec.json.decode(msgspec.json.encode(value))


class KnownByRow:
    """Everything that may be seen and heard at each row of a table."""

    def __init__(self, catalogue: Catalogue, rows: Sequence[Row]) -> None:
        self.views: list[Any] = []
        """The public view."""
        self.owns: list[dict[int, Any]] = []
        """The private view of each seat."""
        self.events: list[dict[int | None, list[Any]]] = []
        self.holders: list[list[str | None]] = []
        table = Table(catalogue, 0.0)
        for row in rows:
            told = table.apply(row)
            self._note(table, told)
        self.table = table

    def _note(self, table: Table, told: LineResult | None) -> None:
        self.holders.append([p.device if (p := person_at(place)) else None for place in table.occupants])
        match = table.match
        if match is None or not match.results:
            self.views.append(None)
            self.owns.append({})
            self.events.append({})
            return
        eyes = [None, *range(match.seats)]
        self.views.append(as_sent(match.look(None)))
        self.owns.append({seat: as_sent(match.look(seat).own) for seat in range(match.seats)})
        heard = told.events if told is not None else ()
        hear = match.game.hear
        self.events.append({eye: as_sent([h for e in heard if (h := hear(e, eye)) is not None]) for eye in eyes})


async def check_consistency(
    url: str, players: Iterable[Player], more_games: str = "toy_game", finished: bool = True
) -> Violations:
    """Compare what players were promised and shown with what the store holds."""
    verdict, catalogue = Violations(), ServerGames(more_games).catalogue
    store = await open_store(url)
    try:
        for table, group in _by_table(players).items():
            try:
                rows = await store.rows(table)
            except NoSuchTable:
                verdict.say("A", f"table {table} is gone, with all its moves")
                continue
            _check_rows(verdict, table, rows, group)
            known = KnownByRow(catalogue, rows)
            for player in group:
                _check_pictures(verdict, known, player)
            if finished and known.table.phase != "over":
                verdict.say("G", f"table {table} is {known.table.phase} after row {known.table.rev}")
    finally:
        await store.close()
    return verdict


def _by_table(players: Iterable[Player]) -> dict[str, list[Player]]:
    found: dict[str, list[Player]] = {}
    for player in players:
        found.setdefault(player.screen.table, []).append(player)
    return found


def _check_rows(verdict: Violations, table: str, rows: Sequence[Row], players: Sequence[Player]) -> None:
    if [row.line for row in rows] != list(range(len(rows))):
        verdict.say("C", f"table {table} has rows {[row.line for row in rows]}")
    written = {(row.seat, row.action): row.line for row in rows if row.action is not None}
    for action, times in Counter(row.action for row in rows if row.action is not None).items():
        if times > 1:
            verdict.say("B", f"{action} was applied {times} times")
    played = {row.action for row in rows}
    for player in players:
        for denied in player.denied & played:
            verdict.say("H", f"{denied} was refused, and is in the journal of {table}")
        for move, rev in player.acked.items():
            verdict.acked += 1
            if written.get(move) != rev:
                verdict.say("A", f"{move} was acknowledged as row {rev}, and is row {written.get(move)}")


def _check_pictures(verdict: Violations, known: KnownByRow, player: Player) -> None:
    for message in player.screen.messages:
        if message["kind"] != "now" or "view" not in message:
            continue
        verdict.pictures += 1
        rev, since, eye = message["rev"], message.get("since"), message.get("eye")
        if rev >= len(known.views):
            verdict.say("D", f"row {rev} was shown, and is not there")
            continue
        if eye is not None and known.holders[rev][eye] != player.browser.device:
            verdict.say("F", f"row {rev} was shown with the eyes of seat {eye}")
        if message["view"] != known.views[rev]:
            verdict.say("D", f"row {rev}: {message['view']} was shown, the journal says {known.views[rev]}")
        if message.get("own") != (None if eye is None else known.owns[rev].get(eye)):
            verdict.say("F", f"row {rev}: seat {eye} was shown {message.get('own')}")
        if since == rev - 1 and not message.get("back") and not _heard_by_somebody(known, rev, message, player):
            verdict.say("E", f"row {rev}: {message['events']} were heard")


def _heard_by_somebody(known: KnownByRow, rev: int, message: dict[str, Any], player: Player) -> bool:
    """True if the events are those for a spectator, or for a seat of this device."""
    seats = [seat for seat, device in enumerate(known.holders[rev]) if device == player.browser.device]
    return any(message["events"] == known.events[rev][eye] for eye in [None, *seats])
