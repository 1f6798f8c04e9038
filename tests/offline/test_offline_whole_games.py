"""The offline version plays whole games by the same rules as a server, and loses no acknowledged move."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import mulot
from mulot.browser import browser_trial, entry, external_games, static_site, warmup
from mulot.browser.app import BrowserHouse
from mulot.browser.store import BrowserStore
from mulot.core.daily import today
from mulot.core.journal import parse
from mulot.core.match import Match
from mulot.core.proof import verify
from mulot.service.routes import ROUTES, Route
from offline.fake_js_host import Database, Tab

LONG = 60.0


def a_house(database: Database | None = None) -> tuple[BrowserHouse, Tab]:
    tab = Tab(database or Database())
    tab.house = BrowserHouse(tab, "test", pace=0)
    return tab.house, tab


async def call(house: BrowserHouse, method: str, path: str, body: object = None) -> Any:
    status, text = await house.call(method, path, "" if body is None else msgspec.json.encode(body).decode())
    assert status == 200, text
    return text if path.endswith(("/journal", "/book")) else msgspec.json.decode(text)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not holds():
            await asyncio.sleep(0)


def run(evening: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(evening(), LONG))


def now_of(tab: Tab, screen: int) -> dict[str, Any]:
    """Return the current state that a page shows, merged from all messages so far."""
    shown = tab.shown.setdefault(screen, {})
    told = tab.told.get(screen, [])
    for message in told[shown.get("read", 0) :]:
        if message["kind"] == "now":
            shown.update({"turns": [], **message})
    shown["read"] = len(told)
    return shown if "view" in shown else {}


async def sees(house: BrowserHouse, tab: Tab, table: str, screen: int = 1) -> dict[str, Any]:
    """Connect a page to the table and wait for its first view."""
    await house.enter(screen, table, None)
    await until(lambda: "view" in now_of(tab, screen))
    return now_of(tab, screen)


async def open_table(house: BrowserHouse, game: str, seats: int, people: int) -> str:
    bots = {str(seat): "random" for seat in range(people, seats)}
    known = await call(house, "GET", f"games/{game}")
    bots = dict.fromkeys(bots, known["characters"][0])
    opened = await call(
        house,
        "POST",
        "tables",
        {"game": game, "seats": seats, "take": [{"seat": s} for s in range(people)], "characters": bots},
    )
    table: str = opened["table"]
    await call(house, "POST", f"tables/{table}/start", {})
    return table


def _more_than(told: list[dict[str, Any]], before: int) -> bool:
    return len(told) > before


async def play_to_the_end(house: BrowserHouse, tab: Tab, table: str, screen: int, people: int = 1) -> None:
    """Play the first legal action of each turn, lifting the curtain where necessary, until the game is over."""
    for n in range(3000):
        await until(lambda: bool(now_of(tab, screen)))
        shown = now_of(tab, screen)
        if shown.get("waiting", {}).get("type") == "outcome":
            return
        before = len(tab.told[screen])
        if shown["turns"]:
            turn = shown["turns"][n % len(shown["turns"])]
            house.hear(
                screen,
                msgspec.json.encode(
                    {
                        "do": "play",
                        "id": f"the-move-{n:04}",
                        "seat": turn["seat"],
                        "question": turn["question"],
                        "action": turn["legal"][n % len(turn["legal"])],
                    }
                ).decode(),
            )
        elif people > 1:
            house.hear(screen, msgspec.json.encode({"do": "lift", "seat": shown["waiting"]["must"][0]}).decode())
        await until(partial(_more_than, tab.told[screen], before))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", mulot.shelf())
def test_every_game_is_played_to_its_end_and_its_journal_is_proved(game: str) -> None:
    async def evening() -> None:
        house, tab = a_house()
        seats = mulot.load(game).seats
        table = await open_table(house, game, 2 if 2 in seats else seats[0], 1)
        await house.enter(1, table, None)
        await play_to_the_end(house, tab, table, 1)
        journal, seed = parse((await call(house, "GET", f"tables/{table}/journal")).encode())
        proof = verify(journal, seed, mulot.load(game))
        assert proof.outcome is not None
        assert proof.luck_checked is not None
        film = await call(house, "GET", f"tables/{table}/film")
        assert film["game"] == game
        assert len(film["frames"]) > 1
        assert (await call(house, "GET", f"tables/{table}/proof"))["chain"] == proof.chain
        assert await call(house, "POST", f"tables/{table}/delete", {}) == {"tables": [table]}
        assert tab.closed == {1: 4404}
        assert (await house.call("GET", f"tables/{table}", ""))[0] == 404

    run(evening)


def test_who_asks_whether_anybody_is_there_hears_that_and_no_more() -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await open_table(house, "trio", 3, 1)
        await sees(house, tab, table)
        before = len(tab.told[1])
        house.hear(1, '{"do":"ping"}')
        house.hear(1, "ping")
        assert [message["kind"] for message in tab.told[1][before:]] == ["pong", "no"]
        house.hear(2, '{"do":"ping"}')
        house.hear(2, '{"do":"look"}')
        assert 2 not in tab.told, "nobody watches there"

    run(evening)


def test_another_tab_that_has_written_a_tables_first_row_has_not_deleted_it() -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await open_table(house, "trio", 3, 1)
        await sees(house, tab, table)
        house.hear_of(table, 0)
        house.hear(1, '{"do":"look"}')
        assert tab.closed == {}
        house.hear_of(table, -1)
        await until(lambda: tab.closed == {1: 4404})

    run(evening)


def test_two_people_share_the_screen_behind_a_curtain() -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await open_table(house, "clan", 2, 2)
        await house.enter(1, table, None)
        await play_to_the_end(house, tab, table, 1, people=2)
        assert any(message.get("curtain") is not None for message in tab.told[1])

    run(evening)


def test_nothing_is_acknowledged_that_is_not_in_the_rows() -> None:
    async def evening() -> None:
        house, tab = a_house()
        table = await open_table(house, "souriciere", 2, 2)
        turn = (await sees(house, tab, table))["turns"][0]
        rows = list(tab.database.rows[table])
        tab.database.down = "the disk is full"
        play = {"do": "play", "seat": turn["seat"], "question": turn["question"], "action": turn["legal"][0]}
        house.hear(1, msgspec.json.encode(play | {"id": "move-one"}).decode())
        await until(lambda: any(message["kind"] == "no" for message in tab.told[1]))
        assert [m["key"] for m in tab.told[1] if m["kind"] == "no"] == ["house-no-store-down"]
        assert tab.database.rows[table] == rows
        tab.database.down = None
        house.hear(1, msgspec.json.encode(play | {"id": "move-two"}).decode())
        await until(lambda: any(message["kind"] == "ack" for message in tab.told[1]))
        assert len(tab.database.rows[table]) == len(rows) + 1

    run(evening)


def test_two_tabs_of_one_table_see_the_same_and_play_each_move_once() -> None:
    async def evening() -> None:
        database = Database()
        (one, here), (two, there) = a_house(database), a_house(database)
        table = await open_table(one, "souriciere", 2, 2)
        turn = (await sees(one, here, table))["turns"][0]
        await sees(two, there, table)
        wish = {"do": "play", "seat": turn["seat"], "question": turn["question"], "action": turn["legal"][0]}
        rows = len(database.rows[table])
        one.hear(1, msgspec.json.encode(wish | {"id": "from-one-"}).decode())
        two.hear(1, msgspec.json.encode(wish | {"id": "from-two-"}).decode())

        def answered(tab: Tab) -> list[str]:
            return [m["kind"] for m in tab.told[1] if m["kind"] in ("ack", "no")]

        await until(lambda: bool(answered(here)) and bool(answered(there)))
        assert sorted(answered(here) + answered(there)) == ["ack", "no"]
        assert len(database.rows[table]) == rows + 1
        await until(lambda: now_of(here, 1)["rev"] == now_of(there, 1)["rev"] == rows)
        assert now_of(here, 1)["view"] == now_of(there, 1)["view"]

    run(evening)


def test_a_house_that_begins_anew_goes_on_from_the_rows_and_a_move_that_comes_again_is_played_once() -> None:
    async def evening() -> None:
        database = Database()
        house, tab = a_house(database)
        table = await open_table(house, "souriciere", 2, 2)
        turn = (await sees(house, tab, table))["turns"][0]
        wish = {"do": "play", "id": "the-move", "seat": turn["seat"], "question": turn["question"]}
        text = msgspec.json.encode(wish | {"action": turn["legal"][0]}).decode()
        house.hear(1, text)
        await until(lambda: any(message["kind"] == "ack" for message in tab.told[1]))
        rows = len(database.rows[table])
        again, other = a_house(database)
        await again.enter(7, table, now_of(tab, 1)["rev"])
        again.hear(7, text)
        await until(lambda: any(message["kind"] == "ack" for message in other.told.get(7, [])))
        assert len(database.rows[table]) == rows

    run(evening)


def test_a_turn_never_waits_for_a_second_worker_that_is_gone() -> None:
    async def evening() -> None:
        house, tab = a_house()
        tab.works = False
        table = await open_table(house, "barrieres", 2, 1)
        await house.enter(1, table, None)
        await play_to_the_end(house, tab, table, 1)

    run(evening)


def test_one_tab_lets_the_characters_think_and_when_it_goes_the_other_one_does() -> None:
    async def evening() -> None:
        database = Database()
        (one, here), (two, there) = a_house(database), a_house(database)
        here.waits = asyncio.Event()
        table = await open_table(one, "barrieres", 2, 1)
        await sees(one, here, table)
        await sees(two, there, table)
        while now_of(there, 1)["turns"]:
            turn = now_of(there, 1)["turns"][0]
            wish = {"do": "play", "id": f"the-move-{now_of(there, 1)['rev']}", "seat": 0, "question": turn["question"]}
            before = len(there.told[1])
            two.hear(1, msgspec.json.encode(wish | {"action": turn["legal"][0]}).decode())
            await until(partial(_more_than, there.told[1], before))
        await until(lambda: here.asked > 0)
        assert there.asked == 0
        rows = len(database.rows[table])
        one.exit(1)
        await until(lambda: len(database.rows[table]) > rows)
        assert there.asked > 0

    run(evening)


def test_a_thought_is_not_begun_again_while_it_is_under_way() -> None:
    """Rows from another tab make a table look for bots that must move; here one is already computing its move."""

    async def evening() -> None:
        database = Database()
        (one, here), (two, there) = a_house(database), a_house(database)
        here.waits = asyncio.Event()
        table = await open_table(one, "barrieres", 2, 1)
        await sees(one, here, table)
        await sees(two, there, table)

        def play() -> None:
            turn = now_of(here, 1)["turns"][0]
            wish = {"do": "play", "id": f"a-move-{turn['question']}", "seat": 0, "question": turn["question"]}
            one.hear(1, msgspec.json.encode(wish | {"action": turn["legal"][0]}).decode())

        def at_row(rev: int) -> Callable[[], bool]:
            return lambda: now_of(here, 1)["rev"] >= rev

        if now_of(here, 1)["turns"]:
            play()
        await until(lambda: here.asked == 1)
        rev = now_of(here, 1)["rev"]
        for number, name in enumerate(("hazel", "clover"), 1):
            wish = {"do": "rename", "id": f"as-{name}-", "seat": 0, "name": name}
            two.hear(1, msgspec.json.encode(wish).decode())
            await until(at_row(rev + number))
        here.waits.set()
        await until(at_row(rev + 3))
        play()
        await until(at_row(rev + 5))  # requests are handled in order, so a second one would have come before the last
        assert here.asked == 2, "one thought a move"

    run(evening)


def test_what_nobody_can_mean_is_refused_in_the_words_of_the_house() -> None:
    async def evening() -> None:
        house, tab = a_house()
        for method, path, body, status in (
            ("GET", "tables/nobody", "", 404),
            ("GET", "tables/..", "", 404),
            ("GET", "nowhere", "", 404),
            ("POST", "tables", "{", 400),
            ("POST", "tables", '{"game":"chess"}', 404),
            ("POST", "tables", '{"game":"trio","seats":99}', 400),
            ("GET", "games/chess", "", 404),
        ):
            got, text = await house.call(method, path, body)
            assert (path, got) == (path, status), text
            assert msgspec.json.decode(text)["key"].startswith("house-")
        table = await open_table(house, "trio", 2, 2)
        assert (await house.call("GET", f"tables/{table}/journal", ""))[0] == 409
        await house.enter(3, "nobody", None)
        assert tab.closed[3] == 4404
        await house.enter(4, table, None)
        house.hear(4, "{}")
        assert tab.told[4][-1]["key"] == "house-no-malformed"

    run(evening)


def test_rows_that_do_not_replay_are_put_aside_and_the_other_tables_go_on() -> None:
    async def evening() -> None:
        database = Database()
        house, _ = a_house(database)
        broken, sound = await open_table(house, "trio", 2, 2), await open_table(house, "trio", 2, 2)
        database.rows[broken][-1][1] = "{broken"
        again, tab = a_house(database)
        assert (await again.call("GET", f"tables/{broken}", ""))[0] == 404
        assert database.entries[broken]["aside"]
        await again.enter(1, broken, None)
        assert tab.told[1][-1]["key"] == "house-bye-put-aside"
        assert (await sees(again, tab, sound, 2))["turns"]

    run(evening)


def test_a_purged_table_is_erased() -> None:
    async def evening() -> None:
        house, tab = a_house()
        purged, other = await open_table(house, "trio", 2, 2), await open_table(house, "trio", 2, 2)
        await BrowserStore(tab).purge(purged)
        assert ([*tab.database.rows], [*tab.database.entries]) == ([other], [other])

    run(evening)


def test_how_a_game_went_is_looked_at_aside_for_games_that_can_be_judged() -> None:
    async def evening() -> None:
        house, tab = a_house()
        barrieres = mulot.Match(mulot.load("barrieres"), 2, seed=1, options={"size": 5, "barriers": 1, "first": 0})
        for move in ("c2", "d5", "c3", "d4", "b3", "d3", "b4", "d2", "a4", "d1"):  # seat 0 steps aside with `a4`
            barrieres.play(barrieres.state.turn, move)
        table = (await call(house, "POST", "files", barrieres.dump().decode()))["table"]
        found = await call(house, "GET", f"tables/{table}/course")
        assert found["chances"][8:] == [[1.0, 0.0], [0.0, 1.0], [0.0, 1.0]]
        assert [point["better"] for point in found["points"] if point["at"] == 8] == [{"type": "step", "to": "b5"}]
        assert tab.asked == 1
        shown = {game["id"]: game["course"] for game in await call(house, "GET", "games")}
        assert [game for game, course in shown.items() if course] == ["barrieres"]
        going = await open_table(house, "barrieres", 2, 2)
        other = mulot.Match(mulot.load("souriciere"), 2, seed=1)
        while other.outcome is None:
            other.play(other.state.turn, other.legal(other.state.turn)[0])
        race = (await call(house, "POST", "files", other.dump().decode()))["table"]
        for name, why in ((going, "not-over"), (race, "no-course")):
            status, text = await house.call("GET", f"tables/{name}/course", "")
            assert (status, msgspec.json.decode(text)["no"]) == (409, why)

    run(evening)


@pytest.mark.parametrize("game", mulot.shelf())
def test_a_rehearsal_plays_some_moves_and_opens_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_chance(count: int) -> bytes:
        raise AssertionError("no chance is used up for it")

    monkeypatch.setattr(secrets, "token_bytes", no_chance)
    monkeypatch.setattr(warmup, "SECONDS", LONG)

    async def evening() -> None:
        house, tab = a_house()
        seen = await call(house, "POST", f"games/{game}/rehearsal", {})
        assert seen["rev"] > 12
        assert seen["view"]
        assert seen["turns"][0]["legal"]
        assert (tab.database.rows, tab.database.entries, tab.told) == ({}, {}, {})
        assert await call(house, "POST", f"games/{game}/rehearsal", {}) == seen
        assert (await house.call("POST", "games/chess/rehearsal", "{}"))[0] == 404

    run(evening)


def test_a_rehearsal_ends_when_a_table_is_opened_in_earnest() -> None:
    async def evening() -> None:
        house, _ = a_house()
        rehearsed = asyncio.ensure_future(call(house, "POST", "games/barrieres/rehearsal", {}))
        await asyncio.sleep(0)
        await open_table(house, "souriciere", 2, 2)
        seen = await rehearsed
        assert seen["rev"] < 12

    run(evening)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_a_route_of_every_house_is_one_here(route: Route) -> None:
    async def evening() -> None:
        house, _ = a_house()
        table = await open_table(house, "trio", 2, 2)
        path = route.path.replace("{table:str}", table).replace("{game:str}", "trio").replace("{date:str}", today())
        path = re.sub(r"{\w+:int}", "1", path)
        _, text = await house.call(route.method, path, "{}")
        assert "such-page" not in text

    run(evening)


def test_a_thought_comes_back_from_the_script_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    class Buffer(bytes):
        to_bytes = bytes.__bytes__

    class Script:
        async def work(self, *order: Any) -> Buffer:
            assert order == ("think", b"the table", 2.0)
            return Buffer(b"the move")

    async def evening() -> None:
        assert await entry.WorkerHost(Script()).work("think", b"the table", 2.0) == b"the move"

    monkeypatch.setattr(entry, "_to_js_bytes", bytes)
    run(evening)


def test_a_site_is_written_into_a_folder_and_what_was_there_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = static_site.Site({"index.html": b"new", "pocket/files.json": b"{}"}, ())
    monkeypatch.setattr(static_site, "make_site", lambda *_: made)
    (tmp_path / "index.html").write_bytes(b"old")
    (tmp_path / "mine.txt").write_bytes(b"mine")
    assert static_site.write_site(tmp_path) is made
    found = {file.relative_to(tmp_path).as_posix(): file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    assert found == {**made.files, "mine.txt": b"mine"}


@pytest.mark.parametrize("there", [(), (static_site.PAGE,), ("pocket/python.json",)])
def test_no_site_is_made_of_half_a_client(tmp_path: Path, there: tuple[str, ...]) -> None:
    for name in there:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"{}")
    with pytest.raises(static_site.NotBuilt):
        static_site.make_site(tmp_path)


def test_a_package_that_cannot_be_imported_is_left_out(tmp_path: Path) -> None:
    shelf: Any = SimpleNamespace(external_ids=(), disabled={"moulin": "no rules"})
    (left_out,) = external_games.include_games(shelf, tmp_path / "no.zip")
    assert isinstance(left_out, external_games.LeftOut)
    assert "no rules" in str(left_out)


def test_a_rehearsed_move_answers_the_question_of_its_seat() -> None:
    turns: Any = tuple(SimpleNamespace(seat=seat, question=seat + 7, legal=b"[1,2]") for seat in (1, 0))
    waiting: Any = None
    command = msgspec.json.decode(warmup._next_command(turns, waiting, 1))
    assert (command["seat"], command["question"], command["action"]) == (1, 8, 2)


def test_a_trial_looks_with_the_eyes_of_whoever_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    moved, looked = list[int](), list[int | None]()
    play, look = Match.play, Match.look

    def note_play(match: Any, seat: int, action: Any) -> Any:
        moved.append(seat)
        return play(match, seat, action)

    def note_look(match: Any, seat: int | None) -> Any:
        looked.append(seat)
        return look(match, seat)

    monkeypatch.setattr(Match, "play", note_play)
    monkeypatch.setattr(Match, "look", note_look)
    browser_trial.try_game("mulot.games.souriciere", "souriciere")
    assert moved
    assert looked == moved
