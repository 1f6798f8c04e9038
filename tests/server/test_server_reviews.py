"""Game reviews on the server: who may see them, when, how long they take, and what happens if nobody waits."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

import mulot
from kit.clients import Browser, run_story
from kit.running_server import RunningServer
from mulot.actor import NoSuchTable
from mulot.core.errors import Refused
from mulot.core.game import Ask
from mulot.core.match import Match
from mulot.server.config import Config
from mulot.server.games import ServerGames
from mulot.server.workers import reviews as server
from mulot.server.workers.artifacts import ArtifactCache, TooManyPending, WorkNotDone
from mulot.server.workers.fair_queue import Requester
from mulot.server.workers.reviews import GameReviews
from mulot.server.workers.worker_pool import WorkerFailed
from mulot.service.problems import problem_of_error
from mulot.service.reviews import Reviewer, ReviewSlice, SliceResult, review_at_once
from mulot.store import Store, import_table, open_store

BLUNDER = "c2 d5 c3 d4 b3 d3 b4 d2 a4 d1"
"""On the smallest board, seat 0 steps aside at line 9, one step from its cheese, and seat 1 arrives."""


def finished_match(moves: str = BLUNDER) -> Match:
    match = Match(mulot.load("barrieres"), 2, seed=1, options={"size": 5, "barriers": 1, "first": 0})
    for move in moves.split():
        assert isinstance(match.waiting, Ask)
        match.play(match.waiting.seats[0], move)
    return match


class FakeBotPool:
    """Makes reviews in this process. The next `fails` slices fail, and slices wait until `open` is set."""

    def __init__(self) -> None:
        self.reviewer = Reviewer(ServerGames(""))
        self.slices: list[tuple[ReviewSlice, Requester]] = []
        self.fails = 0
        self.open = asyncio.Event()
        self.open.set()

    async def run_review_slice(self, slice_: ReviewSlice, requester: Requester) -> SliceResult:
        await self.open.wait()
        self.slices.append((slice_, requester))
        if self.fails:
            self.fails -= 1
            raise WorkerFailed
        return self.reviewer.run_slice(structs.replace(slice_, plain=True, seconds=0.001))


class ReviewScene:
    """A store with finished games, and the parts of the server that review them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.bots = FakeBotPool()
        self.artifacts = ArtifactCache(Config(), store)
        # This pool takes the place of the bots'.
        self.reviews = GameReviews(Config(review_seconds=1.0), store, self.bots, self.artifacts)  # type: ignore[arg-type]

    async def keep(self, name: str, match: Match) -> None:
        await import_table(self.store, ServerGames("").catalogue, name, match.dump(), "nobody")

    async def give(self, name: str, device: str = "ana") -> Any:
        made = await self.reviews.get(name, "10.0.0.1", device)
        assert made is not None
        return msgspec.json.decode(gzip.decompress(made))


@pytest.fixture
def no_retry_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "RETRY_AFTER_S", 0.0)


@asynccontextmanager
async def review_scene(tmp_path: Path, *games: str) -> AsyncIterator[ReviewScene]:
    store = await open_store(str(tmp_path / "house.db"))
    here = ReviewScene(store)
    for name in games:
        await here.keep(name, finished_match())
    try:
        yield here
    finally:
        await here.reviews.stop()
        await here.artifacts.stop()
        await store.close()


def test_review_is_made_in_slices_and_cached(tmp_path: Path) -> None:
    async def story() -> None:
        async with review_scene(tmp_path, "nest") as here:
            first, second = await asyncio.gather(here.give("nest"), here.give("nest", "bo"))
            assert first == second
            assert first["chances"][8:] == [[1.0, 0.0], [0.0, 1.0], [0.0, 1.0]]
            assert {"at": 8, "seat": 0}.items() <= first["points"][-1].items()
            assert first["points"][-1]["better"] == {"type": "step", "to": "b5"}
            assert len(here.bots.slices) > 1
            assert {whose for _, whose in here.bots.slices} == {("10.0.0.1", "ana")}
            assert all(piece.whole == 1.0 for piece, _ in here.bots.slices)
            asked = len(here.bots.slices)
            assert await here.give("nest", "cleo") == first
            assert len(here.bots.slices) == asked
            here.artifacts.drop("nest")
            await here.give("nest")
            assert len(here.bots.slices) > asked

    run_story(story)


@pytest.mark.usefixtures("no_retry_delay")
def test_failed_slices_are_retried_a_limited_number_of_times(tmp_path: Path) -> None:
    async def story() -> None:
        async with review_scene(tmp_path, "nest") as here:
            here.bots.fails = server.MAX_FAILURES
            with pytest.raises(WorkNotDone):
                await here.give("nest")
            here.bots.fails = server.MAX_FAILURES - 1
            assert len((await here.give("nest"))["chances"]) == 11

    run_story(story)


def test_slow_review_is_polled_and_stops_when_nobody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with review_scene(tmp_path, "nest") as here:
            monkeypatch.setattr(server, "RESPOND_WITHIN_S", 0.01)
            here.bots.open.clear()
            assert await here.reviews.get("nest", "10.0.0.1", "ana") is None
            look = here.reviews._jobs["nest"]
            monkeypatch.setattr(server, "CONTINUE_UNREQUESTED_S", 0.0)
            here.bots.open.set()
            with pytest.raises(WorkNotDone):
                await look.task
            assert not here.reviews._jobs
            assert here.artifacts.find("course", "nest") is None
            monkeypatch.setattr(server, "RESPOND_WITHIN_S", 60.0)
            assert len((await here.give("nest"))["chances"]) == 11

    run_story(story)


def test_reviews_per_device_are_limited(tmp_path: Path) -> None:
    async def story() -> None:
        games = [f"nest-{n}" for n in range(server.MAX_PENDING_PER_DEVICE + 1)]
        async with review_scene(tmp_path, *games) as here:
            here.bots.open.clear()
            asking = [asyncio.create_task(here.give(name)) for name in games[:-1]]
            while len(here.reviews._jobs) < server.MAX_PENDING_PER_DEVICE:
                await asyncio.sleep(0)
            with pytest.raises(TooManyPending):
                await here.give(games[-1])
            other = asyncio.create_task(here.give(games[-1], "bo"))
            here.bots.open.set()
            await asyncio.gather(*asking, other)
            assert not here.reviews._pending._by_device

    run_story(story)


def test_review_of_a_deleted_table_is_never_returned(tmp_path: Path) -> None:
    async def story() -> None:
        async with review_scene(tmp_path, "nest", "barn") as here:
            here.bots.open.clear()
            asking = asyncio.create_task(here.give("nest"))
            while "nest" not in here.reviews._jobs:
                await asyncio.sleep(0)
            await here.store.erase("nest")
            here.reviews.drop("nest")
            with pytest.raises(NoSuchTable):
                await asking
            here.bots.open.set()
            await here.give("barn")
            await here.store.erase("barn")  # as another node would
            with pytest.raises(NoSuchTable):
                await here.give("barn")
            assert here.artifacts.find("course", "barn") is None

    run_story(story)


def test_no_review_without_evaluator_or_for_older_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with review_scene(tmp_path, "nest") as here:
            other = Match(mulot.load("souriciere"), 2, seed=1)
            while isinstance(ask := other.waiting, Ask):
                other.play(ask.seats[0], other.legal(ask.seats[0])[0])
            await here.keep("race", other)
            for _ in range(2):  # the second time it is cached
                with pytest.raises(Refused) as refused:
                    await here.give("race")
                assert problem_of_error(refused.value).no == "no-course"
            assert len(here.bots.slices) == 1
            rows = await here.store.rows("nest")
            games = ServerGames("")
            newer = barrieres_of_a_later_version(games)
            monkeypatch.setattr(games, "game", lambda game: newer)
            assert review_at_once(games, rows, 0.1) == b""
            monkeypatch.undo()
            assert review_at_once(ServerGames(""), rows, 0.1)

    run_story(story)


def barrieres_of_a_later_version(games: ServerGames) -> Any:
    """Return Barrières as a later version, for which today's rules are old."""
    from dataclasses import replace

    today = games.game("barrieres")
    return replace(today, version=today.version + 1, old_versions={today.version: today})


def test_review_is_for_viewers_of_the_replay_after_the_end() -> None:
    async def story() -> None:
        with RunningServer(review_seconds=0.5) as house:
            ana, stranger = Browser(house.url), Browser(house.url)
            table = await ana.open_table(
                "barrieres",
                seats=2,
                options={"size": 5, "barriers": 1, "first": 0},
                take=[{"seat": 0}, {"seat": 1}],
                settings={"spectators": False, "share": True},
            )
            path = f"/api/tables/{table}/course"
            await ana.post(f"/api/tables/{table}/start")
            screen = await ana.watch(table)
            assert (await ana.ask("GET", path)).json()["no"] == "not-over"
            assert (await stranger.ask("GET", path)).json()["no"] == "no-spectators"
            await screen.done(do="end")
            assert (await stranger.ask("GET", path)).json()["no"] == "no-spectators"
            for _ in range(200):
                answer = await ana.ask("GET", path)
                if answer.status_code != 202:
                    break
                assert answer.json() == {"chances": [], "points": []}
            assert answer.status_code == 200, answer.text
            assert len(answer.json()["chances"]) == 1
            secret = (await ana.post(f"/api/tables/{table}/share"))["secret"]
            shown = await stranger.ask("POST", "/api/shared/course", {"secret": secret})
            assert (shown.status_code, shown.json()) == (200, answer.json())
            await ana.ask("DELETE", f"/api/tables/{table}/share")
            assert (await stranger.ask("POST", "/api/shared/course", {"secret": secret})).status_code == 404
            await ana.post(f"/api/tables/{table}/delete")
            assert (await ana.ask("GET", path)).status_code == 404

    run_story(story)


def test_pending_review_answers_202() -> None:
    made = server.review_response(None, "gzip")
    assert (made.status_code, made.content) == (202, b'{"chances":[],"points":[]}')
