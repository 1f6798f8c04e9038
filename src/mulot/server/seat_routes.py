"""REST: seats that are taken, left, given up, and invited to."""

from __future__ import annotations

import secrets

import msgspec
from litestar import Controller, delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from mulot.house.asking import seat_number
from mulot.house.shown import Done, TakeSeat
from mulot.server.at_table import AtTable
from mulot.server.problems import REFUSALS
from mulot.table import commands as c
from mulot.table import invitation_digest


class SeatController(Controller):
    """One seat of a table."""

    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ["tables"]

    @post("/take", responses=REFUSALS, summary="Sit down", status_code=200)
    async def take(self, here: NamedDependency[AtTable], seat: FromPath[int], data: JSONBody[TakeSeat]) -> Done:
        """With the secret, where the seat is for somebody who was invited."""
        return await here.do(c.Take(seat=seat_number(seat), **msgspec.structs.asdict(data)))

    @post("/leave", responses=REFUSALS, summary="Go away for now", status_code=200)
    async def leave(self, here: NamedDependency[AtTable], seat: FromPath[int]) -> Done:
        """The seat is kept once the game has begun."""
        return await here.do(c.Leave(seat=seat_number(seat)))

    @post("/give-up", responses=REFUSALS, summary="Give the seat up", status_code=200)
    async def give_up(self, here: NamedDependency[AtTable], seat: FromPath[int]) -> Done:
        """For good."""
        return await here.do(c.GiveUp(seat=seat_number(seat)))

    @post("/invitation", responses=REFUSALS, summary="Invite to a seat", status_code=200)
    async def invite(self, here: NamedDependency[AtTable], seat: FromPath[int]) -> Done:
        """A fresh secret; an older one is void. The house keeps its digest only."""
        secret = secrets.token_urlsafe(32)
        done = await here.do(c.Invite(seat_number(seat), invitation_digest(secret)))
        return Done(done.rev, secret=secret)

    @delete("/invitation", responses=REFUSALS, summary="Take an invitation back", status_code=200)
    async def uninvite(self, here: NamedDependency[AtTable], seat: FromPath[int]) -> Done:
        """The secret is void."""
        return await here.do(c.Invite(seat_number(seat), None))
