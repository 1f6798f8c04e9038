"""The functions that the two web workers call after loading Python, passing themselves as the argument."""

from typing import Any

import msgspec

from mulot.bots.engine_loader import IN_BROWSER
from mulot.browser.app import BrowserHouse
from mulot.browser.driver_ports import run_bot_job
from mulot.service.artifacts import ArtifactRequest, make_artifact
from mulot.service.games import OfferedGames
from mulot.service.reviews import review_at_once

REVIEW_SECONDS = 5.0
"""Seconds for the review of a game. Bots wait for it no longer than for another bot's move."""
REQUEST_DECODER: msgspec.msgpack.Decoder[ArtifactRequest] = msgspec.msgpack.Decoder(ArtifactRequest)


class WorkerHost:
    """The worker's JavaScript object. Bytes are converted in both directions."""

    def __init__(self, script: Any) -> None:
        self._script = script

    def __getattr__(self, name: str) -> Any:
        return getattr(self._script, name)

    async def work(self, what: str, order: bytes, seconds: float) -> bytes:
        """Have the second worker do a job, and return its result. Raises if that takes longer than `seconds`."""
        answer = await self._script.work(what, _to_js_bytes(order), seconds)
        made: bytes = answer.to_bytes()
        return made


def begin(script: Any, version: str) -> BrowserHouse:
    """Start the browser version in the first worker, and return it."""
    return BrowserHouse(WorkerHost(script), version)


def run_job(games: OfferedGames, what: str, order: bytes) -> bytes:
    """Do a job in the second worker, and return its result: a bot's choice, or a game's review, replay, drawings or
    proof."""
    if what == "think":
        return run_bot_job(games, order)
    wanted = REQUEST_DECODER.decode(order)
    if wanted.what == "course":
        return review_at_once(games, wanted.rows, REVIEW_SECONDS, plain=not IN_BROWSER)
    return make_artifact(games.catalogue, wanted)


class Helper:
    """Does the slow jobs, in the second worker."""

    def __init__(self) -> None:
        self._games = OfferedGames()

    def work(self, what: str, order: Any) -> Any:
        """Do a job, and return its result as JavaScript bytes."""
        return _to_js_bytes(run_job(self._games, what, order.to_bytes()))


def _to_js_bytes(body: bytes) -> Any:
    from pyodide.ffi import to_js

    return to_js(body)
