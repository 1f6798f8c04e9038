"""With an unsupported uvicorn the server uses standard WebSockets with the same limits, or does not start."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from kit.clients import Browser, Player, run_story
from kit.consistency_check import check_consistency
from kit.raw_sockets import frame, is_hung_up, websocket
from kit.running_server import RunningServer
from kit.smoke_checks import two_player_game
from mulot.server.config import BadSetting, Config
from mulot.server.live.fast_websocket import FastWebSocket
from mulot.server.live.uvicorn_check import check_http_protocol, choose_websocket_protocol
from mulot.server.serve import serve

PLAIN = "using standard WebSockets"
CHANGED = ("another-uvicorn", "uvicorn-without-its-parts")


def test_installed_uvicorn_is_supported() -> None:
    check_http_protocol()
    assert choose_websocket_protocol() is FastWebSocket
    with RunningServer() as house:
        assert PLAIN not in house.log


@pytest.mark.parametrize("fault", CHANGED)
def test_game_works_with_standard_websockets(fault: str) -> None:
    async def story() -> None:
        with RunningServer(fault=fault) as house:
            assert house.log.count(PLAIN) == 1
            table, ana, bo = await two_player_game(house)
            players = [Player(one, table, seed) for seed, one in enumerate((ana, bo))]
            await asyncio.gather(*(player.play(lambda: False) for player in players))
            assert all(player.acked for player in players)
            assert '"level": "error"' not in house.log, house.log
            house.stop()
            assert (await check_consistency(house.database, players)).broken == []

    run_story(story)


@pytest.mark.parametrize("fault", CHANGED)
def test_limits_hold_with_standard_websockets(fault: str) -> None:
    async def story() -> None:
        with RunningServer(fault=fault, frame_rate=50, connections_per_address=20, header_seconds=600) as house:
            ana = Browser(house.url)
            table = await ana.open_table()
            flood = await ana.watch(table)
            with suppress(Exception):
                for _ in range(60):
                    await flood.send({"do": "ping"})
            await flood.gone()
            assert flood.messages[-1]["why"] == "flood"
            big = await ana.watch(table)
            with suppress(Exception):
                await big.send("x" * 9000)
            assert (await big.gone())[0] == 1009
            for pieces in ([frame(0x89, b"x")] * 20_000, [frame(0x01, b"x"), *[frame(0x00)] * 20_000]):
                with websocket(house, table, ana.cookie) as s:
                    with suppress(OSError):
                        s.sendall(b"".join(pieces))
                    assert is_hung_up(s)
            for _ in range(50):  # closed connections are no longer counted
                screen = await ana.watch(table)
                await screen.close()
            assert (await ana.watch(table)).now["hosting"]

    run_story(story)


def test_server_refuses_to_start_without_connection_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits are required: the server must not run without them."""
    monkeypatch.delattr("uvicorn.protocols.http.httptools_impl.HttpToolsProtocol.send_400_response")
    with pytest.raises(BadSetting, match="which request limits need"):
        serve(Config(database=":memory:", port=0))
