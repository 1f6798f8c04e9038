"""The client's files: compressed if the browser accepts it, cached, and never any other file."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path

import pytest
from litestar import Response
from litestar.exceptions import NotFoundException

from mulot.server.static_files import CACHE_FOREVER, ClientFiles, accepts_gzip

SCRIPT = b"export const mice = 'many';\n" * 200


def send(files: ClientFiles, name: str, accepted: str) -> Response[bytes]:
    return asyncio.run(files.respond_client_file(name, accepted))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>" + b"<p>mouse</p>" * 50)
    (tmp_path / "assets" / "play.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "short.js").write_bytes(b"0")
    (tmp_path / "assets" / "font.woff2").write_bytes(b"w" * 500)
    (tmp_path / ".hidden").write_bytes(b"no")
    return tmp_path


def test_gzip_is_sent_to_browsers_that_accept_it(root: Path) -> None:
    answer = send(ClientFiles(root), "assets/play.js", "gzip, deflate, br")
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(answer.content) == SCRIPT
    assert len(answer.content) < len(SCRIPT) / 4
    assert (answer.headers["Vary"], answer.headers["Cache-Control"]) == ("Accept-Encoding", CACHE_FOREVER)
    assert answer.media_type == "text/javascript"


def test_plain_file_is_sent_to_browsers_without_gzip(root: Path) -> None:
    answer = send(ClientFiles(root), "assets/play.js", "br")
    assert "Content-Encoding" not in answer.headers
    assert answer.content == SCRIPT
    assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize("name", ["assets/short.js", "assets/font.woff2"])
def test_incompressible_files_are_not_gzipped(root: Path, name: str) -> None:
    assert "Content-Encoding" not in send(ClientFiles(root), name, "gzip").headers


def test_index_page_is_not_cached(root: Path) -> None:
    files = ClientFiles(root)
    assert send(files, "index.html", "").headers["Cache-Control"] == "no-cache"
    (root / "index.html").write_bytes(b"<!doctype html>another")
    os.utime(root / "index.html", ns=(1, 1))
    assert send(files, "index.html", "").content == b"<!doctype html>another"


def test_removed_files_are_still_served_from_memory(root: Path) -> None:
    files = ClientFiles(root)
    send(files, "assets/play.js", "")
    for name in ("play.js", "short.js"):
        (root / "assets" / name).unlink()
    assert send(files, "assets/play.js", "").content == SCRIPT
    with pytest.raises(NotFoundException):
        send(files, "assets/short.js", "")


def test_hidden_files_are_not_served(root: Path) -> None:
    files = ClientFiles(root)
    assert [name for name in (".hidden", "../x", "assets", "") if name in files] == []
    (root / "index.html").unlink()
    assert "assets/play.js" not in ClientFiles(root)


@pytest.mark.parametrize(
    ("accepted", "can"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("*", True), ("", False), ("br", False), ("gzip;q=0", False),
     ("gzip; q=0.0, br", False), ("identity", False)],
)  # fmt: skip
def test_accept_encoding_is_parsed(accepted: str, can: bool) -> None:
    assert accepts_gzip(accepted) is can
