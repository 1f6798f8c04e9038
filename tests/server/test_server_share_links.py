"""Attacks on share links: guessed, expired, created by strangers, before the end, after deletion."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from kit.clients import Browser, run_story, send_at_once
from kit.running_server import RunningServer
from kit.smoke_checks import two_player_game
from mulot.server.tables.share_links import WRONG_LINKS_PER_10_MIN


@pytest.fixture(scope="module")
def house() -> Iterator[RunningServer]:
    with RunningServer() as running:
        yield running


async def finish_game(house: RunningServer, **settings: Any) -> tuple[str, Browser, Browser]:
    table, ana, bo = await two_player_game(house, settings=settings)
    screens = [await ana.watch(table), await bo.watch(table)]
    await screens[0].done(
        do="play",
        id="first-move",
        seat=0,
        question=screens[0].now["turns"][0]["question"],
        action=screens[0].now["turns"][0]["legal"][0],
    )
    await screens[0].done(do="end")
    for screen in screens:
        await screen.close()
    return table, ana, bo


async def open_share_link(who: Browser, secret: str, what: str = "") -> httpx.Response:
    return await who.ask("POST", f"/api/shared{what}", {"secret": secret})


def test_share_link_shows_only_the_spectators_replay(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await finish_game(house)
        made = await bo.post(f"/api/tables/{table}/share")
        stranger = Browser(house.url)
        shown = await open_share_link(stranger, made["secret"])
        assert shown.status_code == 200
        assert set(shown.json()) == {"game", "seats"}
        film = await open_share_link(stranger, made["secret"], "/film")
        plain = await ana.get(f"/api/tables/{table}/film")
        assert [frame["view"] for frame in film.json()["frames"]] == [frame["view"] for frame in plain["frames"]]
        assert any(frame.get("luck") for frame in plain["frames"])
        assert not any("luck" in frame or "legal" in frame for frame in film.json()["frames"])
        assert (await open_share_link(stranger, made["secret"], "/drawings")).status_code == 200
        seed = (await ana.get(f"/api/tables/{table}/seed"))["seed"]
        for answer in (shown, film):
            for secret in (table, seed, ana.device, bo.device, ana.cookie):
                assert secret not in answer.text
        assert table not in made["secret"]
        padded = made["secret"] + "=" * (-len(made["secret"]) % 4)
        assert table.encode() not in base64.urlsafe_b64decode(padded), "the link leads to the table itself"
        for what in ("/journal", "/proof", "/seed", "/film-0", "/shown", "/play-on"):
            assert (await open_share_link(stranger, made["secret"], what)).status_code == 404, what
        assert (await ana.get(f"/api/tables/{table}"))["table"]["shared"] == 1

    run_story(story)


def test_only_players_create_share_links_after_the_end(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await two_player_game(house)
        early = await ana.ask("POST", f"/api/tables/{table}/share")
        assert (early.status_code, early.json()["no"]) == (409, "not-over")
        screen = await ana.watch(table)
        await screen.done(do="end")
        spectator = Browser(house.url)
        await spectator.watch(table)
        refused = await spectator.ask("POST", f"/api/tables/{table}/share")
        assert (refused.status_code, refused.json()["no"]) == (403, "not-your-seat")
        assert (await spectator.ask("DELETE", f"/api/tables/{table}/share")).status_code == 403
        assert (
            await bo.ask("POST", f"/api/tables/{table}/share", Origin="https://elsewhere.example")
        ).status_code == 403
        assert (await bo.ask("POST", "/api/tables/nowhere/share")).status_code == 404
        assert (await bo.ask("POST", f"/api/tables/{table}/share")).status_code == 200

    run_story(story)


def test_sharing_can_be_disabled_for_a_table(house: RunningServer) -> None:
    async def story() -> None:
        for settings, status in (
            ({"spectators": False}, 403),
            ({"share": False}, 403),
            ({"spectators": False, "share": True}, 200),
        ):
            table, _, bo = await finish_game(house, **settings)
            assert (await bo.ask("POST", f"/api/tables/{table}/share")).status_code == status, settings

    run_story(story)


def test_share_link_is_revoked_by_its_creator_or_the_host(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await finish_game(house)
        first = (await bo.post(f"/api/tables/{table}/share"))["secret"]
        second = (await bo.post(f"/api/tables/{table}/share"))["secret"]
        anas = (await ana.post(f"/api/tables/{table}/share"))["secret"]
        assert [(await open_share_link(bo, one)).status_code for one in (first, second, anas)] == [404, 200, 200]
        await bo.ask("DELETE", f"/api/tables/{table}/share")
        links = [(one, what) for one in (second, anas) for what in ("", "/film")]
        assert [(await open_share_link(bo, *link)).status_code for link in links] == [404, 404, 200, 200]
        again = (await bo.post(f"/api/tables/{table}/share"))["secret"]
        await ana.ask("DELETE", f"/api/tables/{table}/share")
        assert [(await open_share_link(bo, one)).status_code for one in (again, anas)] == [404, 404]
        assert "shared" not in (await ana.get(f"/api/tables/{table}"))["table"]

    run_story(story)


def test_share_link_ends_with_the_table_or_device(house: RunningServer) -> None:
    async def story() -> None:
        table, ana, bo = await finish_game(house)
        link = (await bo.post(f"/api/tables/{table}/share"))["secret"]
        await open_share_link(bo, link, "/film")
        await ana.post(f"/api/tables/{table}/delete")
        for what in ("", "/film", "/drawings"):
            assert (await open_share_link(bo, link, what)).status_code == 404
        table, ana, bo = await finish_game(house)
        link = (await bo.post(f"/api/tables/{table}/share"))["secret"]
        await bo.post("/api/forget", {"tables": [table]})
        assert (await open_share_link(ana, link)).status_code == 404

    run_story(story)


def test_guessed_share_links_are_rate_limited() -> None:
    async def story() -> None:
        with RunningServer() as house:
            table, _, bo = await finish_game(house)
            link = (await bo.post(f"/api/tables/{table}/share"))["secret"]
            raw = base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))
            other = bytearray(raw)
            other[3] ^= 1
            guesses = [
                table,
                "x",
                "\u00e9" * 20,
                link[:-1],
                link + "A",
                link[:50],
                base64.urlsafe_b64encode(bytes(other)).decode().rstrip("="),
                *(secrets.token_urlsafe(56) for _ in range(3)),
            ]
            stranger = Browser(house.url)
            assert {(await open_share_link(stranger, guess)).status_code for guess in guesses} == {404}
            assert (await stranger.ask("POST", "/api/shared", {"secret": ""})).status_code == 400
            assert (await stranger.ask("POST", "/api/shared", {"secret": "x" * 101})).status_code == 400
            assert (await stranger.ask("POST", "/api/shared", {})).status_code == 400
            assert (await open_share_link(stranger, link)).status_code == 200
            seen = [(await open_share_link(stranger, secrets.token_urlsafe(56))).status_code for _ in range(25)]
            assert seen[0] == 404
            assert seen[-1] == 429
            assert (await open_share_link(stranger, link)).status_code == 429, "who guesses waits"

    run_story(story)


def test_a_burst_of_wrong_links_does_not_pass_the_limit() -> None:
    async def story() -> None:
        with RunningServer() as house:
            requests = []
            for _ in range(3 * WRONG_LINKS_PER_10_MIN):
                body = f'{{"secret": "{secrets.token_urlsafe(56)}"}}'
                head = f"Origin: {house.url}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
                requests.append(f"POST /api/shared HTTP/1.1\r\n{head}\r\n\r\n{body}")
            codes = await send_at_once(house.port, requests)
            assert sorted(codes) == [404] * WRONG_LINKS_PER_10_MIN + [429] * 2 * WRONG_LINKS_PER_10_MIN

    run_story(story)
