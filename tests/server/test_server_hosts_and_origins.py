"""Host names, origins, and who may read the metrics."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from kit.clients import Browser, run_story
from kit.raw_sockets import HEALTH, NEIGHBOUR, send_and_read_all, status
from kit.running_server import RunningServer
from mulot.server.config import BadSetting, read_config

PLAY = {"Host": "play.example.org", "Origin": "https://play.example.org"}
BODY = {"game": "skirmish"}


@pytest.fixture(scope="module")
def public() -> Iterator[RunningServer]:
    with RunningServer(base_url="HTTPS://Play.Example.ORG:443/") as running:
        yield running


@pytest.mark.parametrize(
    ("written", "origin"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("https://play.example.org/", "https://play.example.org"),
        ("HTTPS://Play.Example.ORG:443", "https://play.example.org"),
        ("http://play.example.org:80", "http://play.example.org"),
        ("https://play.example.org:8443", "https://play.example.org:8443"),
        ("https://bücher.example", "https://xn--bcher-kva.example"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("http://10.0.0.1:8000", "http://10.0.0.1:8000"),
    ],
)
def test_base_url_is_normalized(written: str, origin: str) -> None:
    assert read_config({"base_url": written}, {}).base_url == origin


@pytest.mark.parametrize(
    "written",
    ["play.example.org", "ftp://play.example.org", "https://", "https://play.example.org/mulot", "https://a@b.example",
     "https://play.example.org?x", "https://play.example.org#x", "https://play.example.org:99999",
     "https://a b.example", "https://play..example.org"],
)  # fmt: skip
def test_invalid_base_url_is_refused_at_start(written: str) -> None:
    with pytest.raises(BadSetting):
        read_config({"base_url": written}, {})


def test_own_host_is_accepted_in_every_spelling(public: RunningServer) -> None:
    good = httpx.post(public.url + "/api/tables", json=BODY, headers=PLAY)
    assert good.status_code == 201
    assert good.headers["set-cookie"].startswith("__Host-mulot=")
    with_port = httpx.post(public.url + "/api/tables", json=BODY, headers={**PLAY, "Host": "Play.Example.ORG:443"})
    assert with_port.status_code == 201


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "localhost", "play.example.org.evil.example", "xplay.example.org", "play",
             "play.example.org:x", "play.example.org:443:1", "user@play.example.org", "play.example.org/"]
)  # fmt: skip
def test_server_with_base_url_refuses_other_hosts(public: RunningServer, host: str) -> None:
    for path in ("/", "/api/house", "/api/tables", "/t/x"):
        assert httpx.get(public.url + path, headers={"Host": host}).status_code in (400, 403), path
    assert httpx.post(public.url + "/api/tables", json=BODY, headers={**PLAY, "Host": host}).status_code in (400, 403)


def test_health_checks_accept_any_host(public: RunningServer) -> None:
    for path in ("/health", "/ready"):
        assert httpx.get(public.url + path, headers={"Host": "node1:8000"}).status_code == 200


def test_metrics_are_local_unless_public() -> None:
    ask = HEALTH.replace(b"/health", b"/metrics")
    through_a_proxy = ask.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 10.1.2.3\r\n\r\n")
    with RunningServer() as house:
        assert status(send_and_read_all(house, ask)) == 200
        assert status(send_and_read_all(house, ask, NEIGHBOUR)) == 200
        for trace in (
            b"X-Forwarded-For: 10.1.2.3",
            b"Forwarded: for=10.1.2.3",
            b"Via: 1.1 proxy",
            b"X-Real-IP: 10.1.2.3",
        ):
            assert status(send_and_read_all(house, ask.replace(b"\r\n\r\n", b"\r\n" + trace + b"\r\n\r\n"))) == 404
    with RunningServer(proxies="127.0.0.1") as house:
        assert status(send_and_read_all(house, through_a_proxy)) == 404
    with RunningServer(proxies="127.0.0.1", public_metrics=True) as house:
        assert status(send_and_read_all(house, through_a_proxy)) == 200


def test_two_different_device_cookies_are_both_rejected(public: RunningServer) -> None:
    """A page on another port of the same machine could set a second cookie, which must not decide who somebody is."""

    async def story() -> None:
        with RunningServer() as house:
            ana, evil = Browser(house.url), Browser(house.url)
            table = await ana.open_table()
            for cookies in (f"mulot={ana.cookie}; mulot={evil.cookie}", f"mulot={evil.cookie}; mulot={ana.cookie}"):
                looked = await ana.ask("GET", f"/api/tables/{table}", Cookie=cookies)
                assert (looked.status_code, looked.json()["no"]) == (400, "malformed")
                assert "set-cookie" not in looked.headers
            same = await ana.ask("GET", f"/api/tables/{table}", Cookie=f"mulot={ana.cookie}; mulot={ana.cookie}")
            assert same.json()["yours"] == [0]

    run_story(story)
