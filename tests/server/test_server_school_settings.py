"""Settings for schools and libraries: a restricted shelf, shared devices, join codes."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import httpx
import pytest

from kit.clients import Browser, run_story, send_at_once
from kit.running_server import RunningServer
from mulot.server.config import BadSetting
from mulot.server.games import select_offered
from mulot.server.tables.join_codes import ALPHABET, CODE_LENGTH, CONFUSABLE, WRONG_CODES_PER_10_MIN, join_code


@pytest.fixture(scope="module")
def school() -> Iterator[RunningServer]:
    with RunningServer(only_games="skirmish,souriciere", shared_devices=True, join_codes=True) as running:
        yield running


def test_only_games_restricts_the_shelf(school: RunningServer) -> None:
    async def story() -> None:
        ana = Browser(school.url)
        assert set((await ana.get("/api/house"))["games"]) == {"skirmish", "souriciere"}
        assert {game["id"] for game in await ana.get("/api/games")} == {"skirmish", "souriciere"}
        assert (await ana.ask("GET", "/api/games/trio")).status_code == 404
        refused = await ana.ask("POST", "/api/tables", {"game": "trio"})
        assert (refused.status_code, refused.json()["no"]) == (404, "such-game")
        await ana.open_table("souriciere")

    run_story(story)


def test_shared_devices_are_not_offered_the_games_without_a_server(school: RunningServer) -> None:
    async def story() -> None:
        ana = Browser(school.url)
        for path in ("/offline/", "/offline/service-worker.js", "/offline/pocket/shown.json"):
            assert (await ana.ask("GET", path)).status_code == 404

    run_story(story)


def test_existing_tables_continue_on_a_restricted_shelf() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana = Browser(house.url)
            table = await ana.open_table(characters={"1": "random"})
            house.stop()
            house.settings["only_games"] = "trio"
            house.start()
            await ana.post(f"/api/tables/{table}/start")
            assert (await ana.ask("POST", "/api/tables", {"game": "skirmish"})).status_code == 404
            await (await ana.watch(table)).done(do="end")
            for way in ("rematch", "sequel"):
                refused = await ana.ask("POST", f"/api/tables/{table}/{way}", {})
                assert (refused.status_code, refused.json()["no"]) == (404, "such-game")

    run_story(story)


def test_unknown_game_in_only_games_is_refused() -> None:
    assert select_offered(("clan", "trio"), " trio , clan") == ("clan", "trio")
    assert select_offered(("clan", "trio"), "") == ("clan", "trio")
    with pytest.raises(BadSetting, match="tiro"):
        select_offered(("clan", "trio"), "tiro")


def test_shared_device_cookie_ends_with_the_browser_session(school: RunningServer) -> None:
    async def first_answer(house: RunningServer) -> tuple[bool, bool]:
        async with httpx.AsyncClient(base_url=house.url, verify=False) as client:
            answer = await client.get("/api/house")
        return answer.json()["shared"], "Max-Age" in answer.headers["set-cookie"]

    async def story() -> None:
        assert await first_answer(school) == (True, False)
        with RunningServer() as family:
            assert await first_answer(family) == (False, True)

    run_story(story)


def test_visit_token_differs_by_device_and_reveals_nothing(school: RunningServer) -> None:
    async def story() -> None:
        ana, bo = Browser(school.url), Browser(school.url)
        visits = [(await who.get("/api/house"))["visit"] for who in (ana, ana, bo)]
        assert visits[0] == visits[1] != visits[2]
        assert not {ana.device, ana.device[:16]} & set(visits)
        with RunningServer() as family:
            assert (await Browser(family.url).get("/api/house"))["visit"] is None

    run_story(story)


def test_retention_periods_are_reported() -> None:
    async def story() -> None:
        with RunningServer(keep_finished_days=1, keep_idle_days=7) as house:
            shown = await Browser(house.url).get("/api/house")
            assert (shown["keep_over"], shown["keep_idle"]) == (1, 7)

    run_story(story)


def test_join_code_is_valid_until_the_game_begins(school: RunningServer) -> None:
    async def story() -> None:
        ana, bo = Browser(school.url), Browser(school.url)
        table = await ana.open_table(seats=2)
        code = (await ana.get(f"/api/tables/{table}/code"))["code"]
        assert (await bo.ask("GET", f"/api/tables/{table}/code")).status_code == 403
        misread = code.replace("Q", "o").replace("2", "z").replace("V", "u")
        for typed in (code, code.lower(), f"{code[:3]}+{code[3:]}", f"{code[:3]}-{code[3:]}", misread):
            assert await bo.get(f"/api/codes/{typed}") == {"table": table}
        await bo.take(table, 1)
        await ana.post(f"/api/tables/{table}/start")
        assert (await bo.ask("GET", f"/api/codes/{code}")).status_code == 404
        assert (await ana.ask("GET", f"/api/tables/{table}/code")).status_code == 409

    run_story(story)


def test_only_wrong_join_codes_are_rate_limited() -> None:
    async def story() -> None:
        with RunningServer(join_codes=True) as house:
            ana = Browser(house.url)
            table = await ana.open_table()
            for _ in range(2 * WRONG_CODES_PER_10_MIN):
                assert (await ana.ask("GET", f"/api/codes/{join_code(table)}")).status_code == 200
            tried = [
                "".join(signs)
                for signs in itertools.islice(itertools.product("BCD", repeat=CODE_LENGTH), WRONG_CODES_PER_10_MIN)
            ]
            for guess in tried:
                assert (await ana.ask("GET", f"/api/codes/{guess}")).status_code == 404
            stopped = await Browser(house.url).ask("GET", f"/api/codes/{join_code(table)}")
            assert (stopped.status_code, stopped.json()["no"]) == (429, "too-fast")

    run_story(story)


def test_a_burst_of_wrong_codes_does_not_pass_the_limit() -> None:
    async def story() -> None:
        with RunningServer(join_codes=True) as house:
            guesses = list(itertools.islice(itertools.product("BCD", repeat=CODE_LENGTH), 5 * WRONG_CODES_PER_10_MIN))
            requests = [f"GET /api/codes/{''.join(guess)} HTTP/1.1\r\n\r\n" for guess in guesses]
            codes = await send_at_once(house.port, requests)
            assert sorted(codes) == [404] * WRONG_CODES_PER_10_MIN + [429] * 4 * WRONG_CODES_PER_10_MIN

    run_story(story)


def test_join_codes_are_off_by_default() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana = Browser(house.url)
            table = await ana.open_table()
            assert not (await ana.get("/api/house"))["codes"]
            for path in (f"/api/tables/{table}/code", f"/api/codes/{join_code(table)}"):
                assert (await ana.ask("GET", path)).status_code == 404

    run_story(story)


def test_join_codes_are_uniform_and_readable() -> None:
    codes = {join_code(f"table-{n}") for n in range(20_000)}
    assert len(codes) > 19_990
    assert {len(code) for code in codes} == {CODE_LENGTH}
    assert set("".join(codes)) == set(ALPHABET)
    assert not set(ALPHABET) & set("AEIOU01LSZ5N")
    assert "O0ZUN".translate(CONFUSABLE) == "QQ2VM"
    assert ALPHABET.translate(CONFUSABLE) == ALPHABET
