"""Branches over HTTP: replays with a seat's view, and games that continue from a line of a finished one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit.clients import Browser, Player, run_story
from kit.running_server import RunningServer
from kit.smoke_checks import two_player_game
from mulot.core.journal import parse
from mulot.core.proof import verify
from toy_game import GAME


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    with RunningServer() as running:
        yield running


async def end_game_early(house: RunningServer) -> tuple[str, Browser, Browser]:
    """Return a table of two that its host has ended after a few moves."""
    table, ana, bo = await two_player_game(house)
    screens = [await ana.watch(table), await bo.watch(table)]
    for number in range(2):
        asked = screens[0].now["waiting"]["must"][0]
        screen = screens[asked]
        turn = next(turn for turn in screen.now["turns"] if turn["seat"] == asked)
        done = await screen.done(
            do="play", id=f"move-{number:06}", seat=asked, question=turn["question"], action=turn["legal"][0]
        )
        for each in screens:
            await each.rev(done["rev"])
    await screens[0].done(do="end")
    for screen in screens:
        await screen.close()
    return table, ana, bo


def test_branch_is_played_to_the_end_against_bots_and_proven(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, _ = await end_game_early(house)
        made = (await ana.post(f"/api/tables/{table}/play-on", {"line": 2}))["table"]
        assert made != table
        shown = await ana.get(f"/api/tables/{made}")
        assert (shown["yours"], shown["hosting"]) == ([0], True)
        assert [seat["sits"] for seat in shown["table"]["seats"]] == ["person", "bot"]
        assert (shown["table"]["branched"], shown["table"]["phase"]) == (3, "playing")
        assert table not in str(shown), "viewers of this table learn the other one's id"
        assert "branched" not in (await ana.get(f"/api/tables/{table}"))["table"]
        await Player(ana, made, 0).play(lambda: False)
        journal = (await ana.ask("GET", f"/api/tables/{made}/journal")).content
        proof = verify(*parse(journal), GAME)
        assert proof.branched == 3
        assert proof.outcome is not None
        assert (await ana.get(f"/api/tables/{made}/proof"))["luck_checked"] == proof.luck_checked
        assert (await ana.get(f"/api/tables/{made}/film"))["branched"] == 3
        before = (await ana.ask("GET", f"/api/tables/{table}/journal")).content.splitlines()
        assert [row.split(b',"chain"')[0] for row in journal.splitlines()[1:4]] == [
            row.split(b',"chain"')[0] for row in before[1:4]
        ]

    run_story(story)


def test_branch_reveals_no_future_luck(house: RunningServer) -> None:
    """During the new game, neither its seed nor that of the first game can be found."""

    async def story() -> None:
        table, ana, _ = await end_game_early(house)
        seed = (await ana.get(f"/api/tables/{table}/seed"))["seed"]
        made = (await ana.post(f"/api/tables/{table}/play-on", {"line": 2}))["table"]
        screen = await ana.watch(made)
        await screen.done(do="recall")
        assert not any(seed in frame for frame in screen.frames)
        for part in ("/journal", "/film", "/film/0", "/drawings", "/proof", "/seed"):
            assert (await ana.ask("GET", f"/api/tables/{made}{part}")).status_code == 409, part

    run_story(story)


def test_branching_needs_a_finished_game_a_viewer_and_a_valid_line(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await two_player_game(house)
        early = await ana.ask("POST", f"/api/tables/{table}/play-on", {"line": 0})
        assert (early.status_code, early.json()["no"]) == (409, "not-over")
        screen = await ana.watch(table)
        await screen.done(do="configure", settings={"spectators": False})
        await screen.done(do="end")
        stranger = await Browser(house.url).ask("POST", f"/api/tables/{table}/play-on", {"line": 0})
        assert (stranger.status_code, stranger.json()["no"]) == (403, "no-spectators")
        for body, status in (
            ({"line": 99}, 404),
            ({"line": -1}, 400),
            ({}, 400),
            ({"line": 0, "seat": 7}, 404),
            ({"line": 0, "character": "nobody"}, 400),
            ({"line": 0, "seed": "00"}, 400),
        ):
            assert (await bo.ask("POST", f"/api/tables/{table}/play-on", body)).status_code == status, body
        assert (await bo.ask("POST", "/api/tables/nowhere/play-on", {"line": 0})).status_code == 404
        assert (await bo.ask("POST", f"/api/tables/{table}/play-on", {"line": 0}, Origin="")).status_code == 403
        assert (await bo.ask("POST", f"/api/tables/{table}/play-on", {"line": 0})).status_code == 200

    run_story(story)


def test_replay_of_a_seat_shows_its_view_after_the_end(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await end_game_early(house)
        plain = await bo.get(f"/api/tables/{table}/film")
        assert all(not frame["view"].get("own") for frame in plain["frames"])
        with_eyes = [await bo.get(f"/api/tables/{table}/film/{seat}") for seat in (0, 1)]
        assert [frame["line"] for frame in with_eyes[0]["frames"]] == [frame["line"] for frame in plain["frames"]]
        assert any(frame.get("legal") for frame in with_eyes[0]["frames"])
        assert with_eyes[0] != with_eyes[1]
        assert (await ana.ask("GET", f"/api/tables/{table}/film/2")).status_code == 404
        assert (await ana.ask("GET", f"/api/tables/{table}/film/-1")).status_code == 404
        assert (await ana.ask("GET", f"/api/tables/{table}/film/x")).status_code == 404
        going, cy, _ = await two_player_game(house)
        assert (await cy.ask("GET", f"/api/tables/{going}/film/0")).status_code == 409

    run_story(story)
