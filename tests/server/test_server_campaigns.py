"""A campaign over HTTP: played across chapters, a restart, a download and a proof."""

from __future__ import annotations

import asyncio

from kit.clients import Browser, Player, run_story
from kit.running_server import RunningServer
from mulot.core.campaign import Campaign
from toy_game import GAME


def test_campaign_continues_across_a_restart() -> None:
    async def story() -> None:
        with RunningServer() as house:
            ana, bo = Browser(house.url), Browser(house.url)
            table = await ana.open_table(seats=2, options={"rats": 1, "first": 0})
            await bo.take(table, 1)
            tables = [table]
            for page in range(3):
                await ana.post(f"/api/tables/{table}/start")
                refused = await bo.ask("POST", f"/api/tables/{table}/sequel", json={})
                assert (refused.status_code, refused.json()["key"]) == (409, "house-no-not-over")
                for browser in (ana, bo):
                    assert (await browser.get(f"/api/tables/{table}"))["table"].get("follows") is None
                one, other = Player(ana, table, page), Player(bo, table, page + 10)
                await asyncio.gather(one.play(lambda: False), other.play(lambda: False))
                shown = (await bo.get(f"/api/tables/{table}"))["table"]
                assert [p["table"] for p in shown.get("pages", ())] == tables[:-1]
                if shown.get("follows") is None:
                    break
                house.stop()
                house.start()
                table = (await bo.post(f"/api/tables/{table}/sequel"))["table"]
                assert (await ana.post(f"/api/tables/{tables[-1]}/sequel"))["table"] == table
                found = await ana.get(f"/api/tables/{table}")
                assert (found["yours"], found["table"]["options"]) == ([0], shown["follows"])
                tables.append(table)
            book = (await bo.ask("GET", f"/api/tables/{tables[-2]}/book")).content
            assert len(Campaign.from_bytes(book, GAME).chapters) == len(tables) - 1 >= 1

    run_story(story)
