"""The authorization matrix: every command and HTTP request × host, guest, spectator, stranger × phase of the table.

H is the host (seat 0), G a guest (seat 1), S a spectator; X, a stranger, has found the link of a table that only
invited people may join and nobody may watch. A cell is right if it is granted to exactly the roles that may do it, and
if a refused command or request changes nothing.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from typing import Any

import msgspec

from kit.clients import Browser, TableSocket
from kit.running_server import RunningServer
from mulot.table.phrases import NAMES
from prove.keep_alive_client import KeepAliveClient
from prove.round_types import Round

ROLES = "HGSX"
PHASES = ("open", "playing", "paused", "over")
SEATS = {"H": 0, "G": 1, "S": 1, "X": 1}
"""The seat that is sent for "own" by each role, also by roles without a seat."""

COMMANDS: dict[str, dict[str, Any]] = {
    "take the free seat": {"do": "take", "seat": 2},
    "take another's seat": {"do": "take", "seat": "other"},
    "take the seat of the guest, who was removed": {"do": "take", "seat": 1},
    "leave the own seat": {"do": "leave", "seat": "own"},
    "leave another's seat": {"do": "leave", "seat": "other"},
    "give the own seat up": {"do": "give-up", "seat": "own"},
    "give another's seat up": {"do": "give-up", "seat": "other"},
    "come back to the own seat": {"do": "come-back", "seat": "own"},
    "come back to another's seat": {"do": "come-back", "seat": "other"},
    "ask for a stand-in for another": {"do": "stand-in", "seat": "other", "character": "random"},
    "play for the seat that is asked (0)": {"do": "play", "seat": 0, "question": "now", "action": "dig"},
    "play for the seat that is not asked (1)": {"do": "play", "seat": 1, "question": "now", "action": "dig"},
    "undo the host's move": {"do": "undo"},
    "answer an undo for the own seat": {"do": "answer-undo", "seat": "own", "agree": False},
    "answer an undo for another": {"do": "answer-undo", "seat": "other", "agree": True},
    "say something from the own seat": {"do": "say", "seat": "own", "what": "hello"},
    "say something from another's seat": {"do": "say", "seat": "other", "what": "hello"},
    "lift the own curtain": {"do": "lift", "seat": "own"},
    "lift another's curtain": {"do": "lift", "seat": "other"},
    "lower the curtain": {"do": "lower"},
    "look": {"do": "look"},
    "recall": {"do": "recall"},
    "wonder": {"do": "wonder", "what": "mine"},
    "rename the own seat": {"do": "rename", "seat": "own", "name": "hazel"},
    "rename another": {"do": "rename", "seat": "other", "name": "hazel"},
    "replace another by a character": {"do": "replace", "seat": "other", "character": "random"},
    "remove another": {"do": "remove", "seat": "other"},
    "configure seats": {"do": "configure", "seats": 4},
    "configure options": {"do": "configure", "options": {"rats": 1}},
    "configure settings": {"do": "configure", "settings": {"patience": 60}},
    "start": {"do": "start"},
    "pause": {"do": "pause"},
    "resume": {"do": "resume"},
    "end": {"do": "end"},
    "hand the table over": {"do": "hand-over", "seat": 1},
    "become host": {"do": "become-host"},
}
REQUESTS: dict[str, tuple[str, str]] = {
    "GET the table": ("GET", ""),
    "POST take the free seat": ("POST", "/seats/2/take"),
    "POST leave another's seat": ("POST", "/seats/{other}/leave"),
    "POST give another's seat up": ("POST", "/seats/{other}/give-up"),
    "POST an invitation": ("POST", "/seats/1/invitation"),
    "DELETE an invitation": ("DELETE", "/seats/1/invitation"),
    "POST start": ("POST", "/start"),
    "POST rematch": ("POST", "/rematch"),
    "POST sequel": ("POST", "/sequel"),
    "GET journal": ("GET", "/journal"),
    "GET film": ("GET", "/film"),
    "GET proof": ("GET", "/proof"),
    "GET seed": ("GET", "/seed"),
    "GET book": ("GET", "/book"),
}
ALL_NAMES = (*COMMANDS, *REQUESTS)
CASE_COUNT = len(ALL_NAMES) * len(PHASES) * len(ROLES)


class AuthzCase:
    """One cell of the matrix: a new table in a phase, with host and guest, and somebody who tries something there."""

    def __init__(self, house: RunningServer, what: str, phase: str, role: str) -> None:
        self.house, self.what, self.phase, self.role = house, what, phase, role
        self.people = {one: Browser(house.url) for one in ROLES}
        self.client = KeepAliveClient(house.port, self.people["H"].cookie)

    async def _do(self, who: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        self.client.cookie = self.people[who].cookie
        status, answer = await self.client.request(method, f"/api/tables{path}", body)
        return status, msgspec.json.decode(answer) if answer[:1] in (b"{", b"[") and b"\n" not in answer else {}

    async def set_up(self) -> None:
        """Open the table and bring it into the phase."""
        settings = {"access": "invited", "spectators": False} if self.role == "X" else {}
        opened = {
            "game": "skirmish", "seats": 3 if self.phase == "open" and "start" not in self.what else 2,
            "settings": settings, "options": {"first": 0}, "take": [{"seat": 0}],
        }  # fmt: skip
        self.table = (await self._do("H", "POST", "", opened))[1]["table"]
        secret = (await self._do("H", "POST", f"/{self.table}/seats/1/invitation", {}))[1]["secret"]
        status, _ = await self._do("G", "POST", f"/{self.table}/seats/1/take", {"secret": secret})
        assert status == 200
        if self.phase != "open":
            await self._do("H", "POST", f"/{self.table}/start", {})
            host = await self.people["H"].watch(self.table)
            if "undo" in self.what:
                await self._blow(host)
            if "removed" in self.what:
                await host.done(do="remove", seat=1)
            if self.phase in ("paused", "over"):
                await host.done(do="pause" if self.phase == "paused" else "end")
            self.question = {turn["seat"]: turn["question"] for turn in host.now.get("turns") or ()}
            self.host: TableSocket | None = host
        else:
            if "removed" in self.what:
                host = await self.people["H"].watch(self.table)
                await host.done(do="remove", seat=1)
                await host.close()
            self.question, self.host = {}, None

    async def _blow(self, host: TableSocket) -> None:
        """Play a move that can be undone. To test answers to an undo, ask for the undo too."""
        turn = next(t for t in host.now["turns"] if t["seat"] == 0)
        await host.done(do="play", seat=0, question=turn["question"], action={"type": "blow"})
        if "answer" in self.what:
            await host.done(do="undo")

    async def try_it(self) -> tuple[bool, bool]:
        """Try the command or request. Return whether it was granted, and whether the table has changed."""
        before = (await self._do("H", "GET", f"/{self.table}"))[1]
        granted = await (self._send_command() if self.what in COMMANDS else self._send_request())
        after = (await self._do("H", "GET", f"/{self.table}"))[1]
        for shown in (before, after):
            for seat in shown["table"]["seats"]:
                seat.pop("here", None)
        self.client.close()
        if self.host is not None:
            await self.host.close()
        return granted, before != after

    def _seat(self, seat: Any) -> int:
        own = SEATS[self.role]
        return {"own": own, "other": 1 - own}.get(seat, seat)

    async def _send_command(self) -> bool:
        screen = await self.people[self.role].watch(self.table)
        if screen.messages[0]["kind"] == "bye":
            return False
        command = dict(COMMANDS[self.what])
        if "seat" in command:
            command["seat"] = self._seat(command["seat"])
        if "name" in command:
            taken = {seat.get("name") for seat in screen.shown["seats"]}
            command["name"] = next(name for name in NAMES if name not in taken)
        if command.get("question") == "now":
            command["question"] = self.question.get(command["seat"], 0)
        answer = await screen.answer(command)
        await screen.close()
        return bool(answer["kind"] == "ack")

    async def _send_request(self) -> bool:
        method, path = REQUESTS[self.what]
        path = path.format(other=self._seat("other"))
        status, _ = await self._do(self.role, method, f"/{self.table}{path}", {} if method == "POST" else None)
        return status < 300


async def run_cases(house: RunningServer, cells: list[tuple[str, str, str]], done: Round) -> dict[tuple[str, str], str]:
    """Run these cells. Return, by name and phase, the roles that were granted something."""
    granted: dict[tuple[str, str], str] = {}
    few = asyncio.Semaphore(6)

    async def one(what: str, phase: str, role: str) -> tuple[bool, bool]:
        async with few:
            cell = AuthzCase(house, what, phase, role)
            await cell.set_up()
            return await cell.try_it()

    results = await asyncio.gather(*(one(*cell) for cell in cells))
    for (what, phase, role), (yes, changed) in zip(cells, results, strict=True):
        granted[what, phase] = granted.get((what, phase), "") + (role if yes else "")
        done.count("cells")
        if changed and not yes:
            done.broken.append(f"{what}, {phase}: {role} was refused, and something has changed")
    return granted


async def check_matrix(seed: int, small: bool, fault: str | None = None, names: tuple[str, ...] = ALL_NAMES) -> Round:
    """Check the whole matrix; in a small round, a twelfth of it and everything that a stranger might read."""
    done, rng = Round(), random.Random(seed)
    cells = [(what, phase, role) for what in names for phase in PHASES for role in ROLES]
    if small:
        few = {*rng.sample(cells, len(cells) // 12), *(cell for cell in cells if cell[2] == "X" and "GET" in cell[0])}
        cells = [cell for cell in cells if cell in few]
    with RunningServer(fault=fault) as house:
        granted = await run_cases(house, cells, done)
    for what, phase in granted:
        tried = "".join(role for w, p, role in cells if (w, p) == (what, phase))
        expected = "".join(role for role in EXPECTED_RIGHTS[what].get(phase, "") if role in tried)
        if granted[what, phase] != expected:
            done.broken.append(
                f"{what}, {phase}: granted to {granted[what, phase] or 'nobody'}, must be {expected or 'nobody'}"
            )
    return done


EXPECTED_RIGHTS: Mapping[str, Mapping[str, str]] = {
    "take the free seat": {"open": "HGS"},
    "take another's seat": {},
    "take the seat of the guest, who was removed": {"open": "HGS", "playing": "G", "paused": "G"},
    "leave the own seat": {"open": "HG", "playing": "HG", "paused": "HG"},
    "leave another's seat": {},
    "give the own seat up": {"open": "HG", "playing": "HG", "paused": "HG"},
    "give another's seat up": {},
    "come back to the own seat": {"playing": "HG", "paused": "HG"},
    "come back to another's seat": {},
    "ask for a stand-in for another": {},
    "play for the seat that is asked (0)": {"playing": "H"},
    "play for the seat that is not asked (1)": {},
    "undo the host's move": {"playing": "H"},
    "answer an undo for the own seat": {"playing": "HG"},
    "answer an undo for another": {},
    "say something from the own seat": {"open": "HG", "playing": "HG", "paused": "HG", "over": "HG"},
    "say something from another's seat": {},
    "lift the own curtain": {"open": "HG", "playing": "HG", "paused": "HG", "over": "HG"},
    "lift another's curtain": {},
    "lower the curtain": {"open": "HGS", "playing": "HGS", "paused": "HGS", "over": "HGS"},
    "look": {"open": "HGS", "playing": "HGS", "paused": "HGS", "over": "HGS"},
    "recall": {"open": "HGS", "playing": "HGS", "paused": "HGS", "over": "HGS"},
    "wonder": {"playing": "HGS", "paused": "HGS", "over": "HGS"},
    "rename the own seat": {"open": "HG", "playing": "HG", "paused": "HG"},
    "rename another": {"open": "H", "playing": "H", "paused": "H"},
    "replace another by a character": {"open": "H", "playing": "H", "paused": "H"},
    "remove another": {"open": "H", "playing": "H", "paused": "H"},
    "configure seats": {"open": "H"},
    "configure options": {"open": "H"},
    "configure settings": {"open": "H", "playing": "H", "paused": "H"},
    "start": {"open": "H"},
    "pause": {"playing": "H", "paused": "H"},
    "resume": {"playing": "H", "paused": "H"},
    "end": {"open": "H", "playing": "H", "paused": "H"},
    "hand the table over": {"open": "H", "playing": "H", "paused": "H", "over": "H"},
    "become host": {"open": "H", "playing": "H", "paused": "H"},
    "GET the table": {"open": "HGS", "playing": "HGS", "paused": "HGS", "over": "HGS"},
    "POST take the free seat": {"open": "HGS"},
    "POST leave another's seat": {},
    "POST give another's seat up": {},
    "POST an invitation": {"open": "H", "playing": "H", "paused": "H"},
    "DELETE an invitation": {"open": "H", "playing": "H", "paused": "H"},
    "POST start": {"open": "H"},
    "POST rematch": {"over": "HG"},
    "POST sequel": {"over": "HG"},
    "GET journal": {"over": "HGS"},
    "GET film": {"over": "HGS"},
    "GET proof": {"over": "HGS"},
    "GET seed": {"over": "HGS"},
    "GET book": {},
}
"""The roles that may do each thing, by phase; in a phase that is not listed nobody may. To pause a paused table, or to
become host as the host, is granted and changes nothing."""
