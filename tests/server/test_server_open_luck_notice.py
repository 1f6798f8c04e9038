"""If somebody may know a table's luck, everybody is told before they take a seat, and at the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kit.clients import Browser, run_story
from kit.running_server import RunningServer
from mulot.core.daily import today
from server.test_server_uploads import journal_text, random_match

INVITED = {"access": "invited", "spectators": False}


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    with RunningServer() as running:
        yield running


async def upload_card_game(ana: Browser, **more: Any) -> str:
    """Upload a card game with a chosen seed and a free seat."""
    wanted = {"journal": journal_text(random_match(4, game="trio")), "take": [{"seat": 0}], **more}
    answer = await ana.ask("POST", "/api/copies", wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def take_seat_if_sealed(guest: Browser, table: str, seat: int = 1, **more: Any) -> tuple[int, str, Any]:
    """Take a seat the way a page does that warns first if the luck is not sealed."""
    answer = await guest.ask("POST", f"/api/tables/{table}/seats/{seat}/take", {"sealed": True, **more})
    found = answer.json()
    return answer.status_code, found.get("no", ""), found.get("args")


async def luck_shown_at_table(guest: Browser, table: str) -> dict[str, Any]:
    return (await guest.watch(table)).shown


def test_open_luck_of_an_uploaded_table_is_disclosed_to_newcomers(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo = Browser(house.url), Browser(house.url)
        table = await upload_card_game(ana)
        seen = (await bo.get(f"/api/tables/{table}"))["table"]
        assert (seen["phase"], seen["seats"][1]["sits"], seen.get("open_luck")) == ("playing", "empty", "file")
        assert (await luck_shown_at_table(bo, table)).get("open_luck") == "file"
        assert await take_seat_if_sealed(bo, table) == (409, "open-luck", {"why": "file"})
        assert (await bo.get(f"/api/tables/{table}"))["yours"] == []
        await bo.take(table, 1)
        here = await bo.get(f"/api/tables/{table}")
        assert (here["yours"], here["table"].get("open_luck")) == ([1], "file")
        assert (await luck_shown_at_table(ana, table)).get("open_luck") == "file"

    run_story(story)


def test_open_luck_is_disclosed_to_invited_guests_only(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo, eve = (Browser(house.url) for _ in range(3))
        table = await upload_card_game(ana, settings=INVITED)
        secret = (await ana.post(f"/api/tables/{table}/seats/1/invitation"))["secret"]
        assert (await bo.ask("GET", f"/api/tables/{table}")).status_code == 403
        assert await take_seat_if_sealed(bo, table, secret=secret) == (409, "open-luck", {"why": "file"})
        assert await take_seat_if_sealed(eve, table, secret="guessed") == (403, "not-invited", {})
        await bo.take(table, 1, secret=secret)
        assert (await luck_shown_at_table(bo, table)).get("open_luck") == "file"

    run_story(story)


def test_open_luck_of_a_daily_table_is_disclosed(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo = Browser(house.url), Browser(house.url)
        table = await ana.open_table("trio", day=today(), take=[], settings={"access": "link"})
        assert (await bo.get(f"/api/tables/{table}"))["table"].get("open_luck") == "day"
        assert await take_seat_if_sealed(bo, table, 0) == (409, "open-luck", {"why": "day"})
        await bo.take(table, 0)
        assert (await luck_shown_at_table(bo, table)).get("open_luck") == "day"

    run_story(story)


def test_branched_game_discloses_known_cards(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo, rng = Browser(house.url), Browser(house.url), Random(5)
        table = await ana.open_table("trio", take=[{"seat": 0}, {"seat": 1}])
        screen = await ana.watch(table)
        await screen.done(do="start")
        for _ in range(3):
            while not screen.now.get("turns"):
                await screen.done(do="lift", seat=screen.now["curtain"])
            turn = screen.now["turns"][0]
            answer = await screen.done(
                do="play", seat=turn["seat"], question=turn["question"], action=rng.choice(turn["legal"])
            )
            await screen.rev(answer["rev"])
        await screen.done(do="end")
        branch = str((await ana.post(f"/api/tables/{table}/play-on", {"line": 2, "seat": 0}))["table"])
        assert (await luck_shown_at_table(ana, branch)).get("open_luck") == "replay"
        other = await ana.watch(branch)
        await other.done(do="remove", seat=1)
        assert (await bo.get(f"/api/tables/{branch}"))["table"].get("open_luck") == "replay"
        assert await take_seat_if_sealed(bo, branch) == (409, "open-luck", {"why": "replay"})

    run_story(story)


def test_sealed_luck_shows_no_disclosure(house: RunningServer) -> None:
    async def story() -> None:
        ana, bo = Browser(house.url), Browser(house.url)
        table = await ana.open_table("trio", settings={"access": "link"})
        assert "open_luck" not in (await bo.get(f"/api/tables/{table}"))["table"]
        assert (await take_seat_if_sealed(bo, table))[0] == 200
        await ana.post(f"/api/tables/{table}/start")
        assert "open_luck" not in (await bo.get(f"/api/tables/{table}"))["table"]
        assert "open_luck" not in await luck_shown_at_table(bo, table)

    run_story(story)


def test_nothing_is_hidden_after_the_end(house: RunningServer) -> None:
    async def story() -> None:
        ana = Browser(house.url)
        table = await upload_card_game(ana)
        screen = await ana.watch(table)
        await screen.done(do="end")
        assert "open_luck" not in (await ana.get(f"/api/tables/{table}"))["table"]
        after = (await ana.post(f"/api/tables/{table}/rematch"))["table"]
        assert "open_luck" not in (await ana.get(f"/api/tables/{after}"))["table"]

    run_story(story)
