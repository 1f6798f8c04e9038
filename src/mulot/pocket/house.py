"""The house in a browser, as the page calls it: its tables, and what is asked at its door."""

from __future__ import annotations

import msgspec

from mulot.core.errors import MulotError
from mulot.house.asking import Denied
from mulot.house.problems import Problem, of_error, problem
from mulot.pocket import door
from mulot.pocket.rooms import PocketRooms


class PocketHouse(PocketRooms):
    """`call` is what a served house answers over HTTP."""

    async def call(self, method: str, path: str, body: str) -> tuple[int, str]:
        """Answer a request: the status, and the body of the answer."""
        try:
            return await door.answer(self, method, path, body.encode())
        except Denied as error:
            return _refused(error.problem)
        except MulotError as error:
            return _refused(of_error(error))
        except (msgspec.DecodeError, msgspec.ValidationError):
            return _refused(problem(400, "malformed"))


def _refused(told: Problem) -> tuple[int, str]:
    return told.status, msgspec.json.encode(told).decode()
