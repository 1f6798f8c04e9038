"""Raw HTTP requests that no client library would send, with the answers that the server may give."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class RawRequest:
    """The bytes to send on one connection, in pieces. They contain the host's cookie, so a request that gets through
    has an effect."""

    kind: str
    pieces: list[bytes]
    may_succeed: bool = False
    """True if an answer of 2xx or 3xx is right."""
    allowed_statuses: tuple[int, ...] = ()
    """The statuses that an answer may have. Empty: any refusal."""
    max_answers: int = 1
    """The maximum number of answers: bytes after a refusal, or inside a body, are not a request."""
    is_slow: bool = False
    """True if the pieces are sent with pauses."""
    delays_reading: bool = False
    """True if answers are not read for a while."""
    broken: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class TargetTable:
    """A server's port, a table in play, and the cookie of its host, whose seat is 0."""

    port: int
    table: str
    cookie: str

    def head(self, method: str, path: str, *headers: str, version: str = "HTTP/1.1") -> bytes:
        """Return the head of a request as the host's own page would send it. `headers` come after the others."""
        lines = [
            f"{method} {path} {version}", f"Host: 127.0.0.1:{self.port}", f"Origin: http://127.0.0.1:{self.port}",
            f"Cookie: mulot={self.cookie}", *headers, "", "",
        ]  # fmt: skip
        return "\r\n".join(lines).encode("latin-1", "replace")

    def change_request(self, *headers: str, body: bytes = b"{}") -> bytes:
        """Return a request that would change the table if the server accepted it."""
        more = (JSON, f"Content-Length: {len(body)}")
        return self.head("POST", f"/api/tables/{self.table}/seats/0/give-up", *more, *headers) + body


CaseMaker = Callable[[random.Random, TargetTable], RawRequest]
CLOSE, JSON = "Connection: close", "Content-Type: application/json"


def bad_methods(rng: random.Random, target: TargetTable) -> RawRequest:
    """Use a method that does not exist or that the server does not support."""
    method = rng.choice([
        "get", "Post", "PO ST", "POST\t", "", "G" * 300, "PROPFIND", "TRACE", "CONNECT", "LOCK", "M-SEARCH", "PRI",
        "SOURCE", "PUT", "PATCH", "\x00GET", "GET\x0b", "POST\x7f", "é", "DELETE", "QUERY",
    ])  # fmt: skip
    return RawRequest(
        "methods", [target.head(method, f"/api/tables/{target.table}/seats/0/give-up", CLOSE)], max_answers=1
    )


def odd_paths(rng: random.Random, target: TargetTable) -> RawRequest:
    """Write the path of an allowed request in another way."""
    plain = f"/api/tables/{target.table}/seats/0/give-up"
    spot = rng.randrange(len(plain))
    path = rng.choice([
        "/" + plain, "/%2F" + plain[1:], plain.replace("/seats", "//seats"), plain + "/", plain.replace("a", "%61", 1),
        "/./" + plain[1:], "/x/.." + plain, plain.replace("/seats/0", "/seats/%30"), plain.replace("/", "\\"),
        plain[:spot] + "%00" + plain[spot:], plain[:spot] + "%c0%af" + plain[spot:], plain[:spot] + "%" + plain[spot:],
        plain[:spot] + "%2e%2e%2f" + plain[spot:], plain + "%20", plain + ";x=1/..", plain + "%3Fx", "/" * 400 + plain,
        plain[:spot] + "\xff" + plain[spot:], plain[:spot] + "%u002f" + plain[spot:], "/api" + "/a" * 300,
        plain + "%0d%0a",
        f"http://127.0.0.1:{target.port}{plain}", f"//127.0.0.1:{target.port}{plain}", "*", f"127.0.0.1:{target.port}",
        plain.upper(), plain + "#x", "?" + plain, plain[1:], "/api/tables/" + "%2e" * 50,
    ])  # fmt: skip
    body = (JSON, "Content-Length: 2", CLOSE)
    return RawRequest("paths", [target.head("POST", path, *body) + b"{}"], allowed_statuses=(400, 404, 405, 431))


def unknown_names(rng: random.Random, target: TargetTable) -> RawRequest:
    """Use a valid path with a table or seat that cannot exist."""
    name = rng.choice(
        ["x" * 41, "y" * 150, "z" * 400, "~", "a:b", "(select)", "0", "-1", "..x", "null", target.table + "x", "A" * 22]
    )
    rest = rng.choice(
        ["", "/live", "/start", "/seats/0/give-up", "/seats/99999999999999999999/take", "/film", "/seats/-1/leave"]
    )
    method = rng.choice(["GET", "POST", "DELETE"])
    head = target.head(method, f"/api/tables/{name}{rest}", JSON, "Content-Length: 2", CLOSE)
    return RawRequest("names", [head + b"{}"], allowed_statuses=(400, 404, 405))


def bad_versions(rng: random.Random, target: TargetTable) -> RawRequest:
    """Use an HTTP version that does not exist or is not supported. An old one may be answered."""
    version = rng.choice(
        ["HTTP/0.9", "HTTP/2.0", "HTTP/1.9", "HTTP/11.1", "http/1.1", "HTTP/1.1 x", "HTTP/", "ICE/1.0", ""]
    )
    path = rng.choice(["/api/house", f"/api/tables/{target.table}/film"])
    return RawRequest("versions", [target.head("GET", path, CLOSE, version=version)], may_succeed=path == "/api/house")


def bad_headers(rng: random.Random, target: TargetTable) -> RawRequest:
    """Send a malformed or duplicate header."""
    bad = rng.choice([
        "Host: evil.example", "Host : 127.0.0.1", " Folded: x", "No colon", ": no name", "X Y: z", "X:\x00",
        "X: \x01\x02",
        "Cookie: mulot=" + "y" * 43, "Origin: http://evil.example", "Content-Length: 5", "Content-Length: -2",
        "Content-Length: 2, 2", "Content-Length: 0x2", "Content-Length: " + "9" * 40, "Content-Length: +2",
        "Transfer-Encoding: chunked", "Transfer-Encoding: xchunked", "Transfer-Encoding: chunked, identity",
        "Transfer-Encoding:\x0bchunked", "Sec-Fetch-Site: cross-site", "é: é", "X-\xff: y", "Content-Type: text/plain",
    ])  # fmt: skip
    request = target.head("POST", f"/api/tables/{target.table}/seats/0/give-up", JSON,
                        "Content-Length: 2", bad, CLOSE) + b"{}"  # fmt: skip
    if bad.startswith(("X", "é", "Content-Type")):  # the bytes may be valid; then the request must be refused
        request = request.replace(b"Origin:", b"X-Origin:")
    return RawRequest("headers", [request], max_answers=1)


def bad_line_ends(rng: random.Random, target: TargetTable) -> RawRequest:
    """End lines with bytes other than CR LF. Without an origin, so that a lenient parser must refuse it too."""
    end = rng.choice([b"\n", b"\r", b"\n\r", b"\r\r\n", b"\x85", b"\r\n\x00"])
    return RawRequest(
        "line ends", [target.change_request(CLOSE).replace(b"Origin:", b"X-Origin:").replace(b"\r\n", end)]
    )


def big_heads(rng: random.Random, target: TargetTable) -> RawRequest:
    """Send more than 16 kB of headers."""
    size = rng.choice([17_000, 40_000, 200_000])
    more = rng.choice([
        "X: " + "x" * size, "\r\n".join(f"X-{i}: y" for i in range(size // 8)), "x" * size + ": y",
        "Cookie: " + "a=b; " * (size // 5), "Cookie: mulot=\"" + '\\"' * (size // 2),
    ])  # fmt: skip
    if rng.random() < 0.3:
        return RawRequest(
            "big heads", [target.head("GET", "/api/house?" + "q" * size, CLOSE)], allowed_statuses=(431, 400)
        )
    pieces = [target.head("GET", "/api/house", CLOSE)[:-2], more.encode(), b"\r\n\r\n"]
    return RawRequest("big heads", pieces if rng.random() < 0.5 else [b"".join(pieces)], allowed_statuses=(431,))


def big_bodies(rng: random.Random, target: TargetTable) -> RawRequest:
    """Send a body that is too large, with a length or in chunks."""
    size = rng.choice([70_000, 300_000])
    head = (
        "POST",
        rng.choice(["/api/tables", f"/api/tables/{target.table}/seats/1/take"]),
        JSON,
    )
    start, end = b'{"name":"', b'"}'
    if rng.random() < 0.3:
        told = target.head(*head, f"Content-Length: {size + 11}", CLOSE)
        return RawRequest("big bodies", [told + start, b"x" * size, end], allowed_statuses=(413,))
    one = rng.choice([1, 500, 4000])
    chunks = (b"%x\r\n" % one + b"x" * one + b"\r\n") * (size // one)
    chunked = target.head(*head, "Transfer-Encoding: chunked", CLOSE)
    return RawRequest(
        "big bodies",
        [chunked + b"9\r\n" + start + b"\r\n", chunks, b"2\r\n" + end + b"\r\n0\r\n\r\n"],
        allowed_statuses=(413,),
    )


def bad_chunks(rng: random.Random, target: TargetTable) -> RawRequest:
    """Send malformed chunks, or the host's credentials as trailers."""
    path = f"/api/tables/{target.table}/seats/0/give-up"
    if rng.random() < 0.4:
        head = target.head("POST", path, JSON, "Transfer-Encoding: chunked", CLOSE)
        said = f"Origin: http://127.0.0.1:{target.port}\r\nCookie: mulot={target.cookie}\r\n".encode()
        trailer = b"2\r\n{}\r\n0\r\n" + said + b"\r\n"
        return RawRequest("trailers", [head.replace(said, b"") + trailer], allowed_statuses=(400, 403))
    head = target.head("POST", path, JSON, "Transfer-Encoding: chunked", CLOSE)
    body = rng.choice([
        b"-2\r\n{}\r\n0\r\n\r\n", b"0x2\r\n{}\r\n0\r\n\r\n", b"fffffffffffffffff\r\n{}", b"2\n{}\n0\n\n",
        b"2 \r\n{}\r\n0\r\n\r\n", b"zz\r\n{}\r\n", b"2\r\n{}x\r\n0\r\n\r\n", b"\r\n{}\r\n0\r\n\r\n",
        b"2;" + b"x" * 20_000 + b"\r\n{}\r\n0\r\n\r\n",
    ])  # fmt: skip
    return RawRequest("chunks", [head.replace(b"Origin:", b"X-Origin:") + body])


def pipelines(rng: random.Random, target: TargetTable) -> RawRequest:
    """Pipeline many requests, or one that follows something after which the server must stop reading."""
    if rng.random() < 0.5:
        many = rng.randrange(2, 40)
        return RawRequest("pipelines", [target.head("GET", "/api/house") * many], may_succeed=True, max_answers=many)
    first = rng.choice([
        target.head("GET", "/api/house", "Connection: Upgrade", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"),
        target.head("GET", "/api/house", CLOSE), target.head("BREW", "/api/house"),
        target.head("POST", "/api/tables", "Content-Length: 2", "Transfer-Encoding: chunked"),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ])  # fmt: skip
    return RawRequest("smuggled", [first + target.change_request()], may_succeed=True, max_answers=1)


def request_in_body(rng: random.Random, target: TargetTable) -> RawRequest:
    """Put a request into the body of another one."""
    inner = target.change_request()
    length = len(inner) + rng.choice([0, 5])
    head = target.head("GET", "/api/house", f"Content-Length: {length}", CLOSE)
    return RawRequest("hidden", [head + inner + b"     "], may_succeed=True, max_answers=1)


def bad_upgrades(rng: random.Random, target: TargetTable) -> RawRequest:
    """Send a malformed WebSocket handshake."""
    more = rng.choice([
        (), ("Sec-WebSocket-Version: 13",),
        ("Sec-WebSocket-Version: 99", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
        ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: short"),
        ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: \xff" * 2),
    ])  # fmt: skip
    method = rng.choice(["GET", "POST", "HEAD"])
    path = rng.choice([f"/api/tables/{target.table}/live", f"//api/tables/{target.table}/live", "/api/house", "/"])
    head = target.head(method, path, "Connection: Upgrade", "Upgrade: websocket", *more)
    return RawRequest(
        "upgrades", [head + target.change_request()], may_succeed=path in ("/api/house", "/"), max_answers=1
    )


def slow_sender(rng: random.Random, target: TargetTable) -> RawRequest:
    """Send the head or the body byte by byte, for as long as the server waits."""
    asks_first = target.head("GET", "/api/house", "Expect: 100-continue", "Content-Length: 50")
    whole = rng.choice([
        b"", target.head("GET", "/api/house")[:-2] + b"X: y\r\n" * 50,
        target.head("POST", "/api/tables", JSON, "Content-Length: 900") + b"{" * 300,
        target.head("POST", "/api/tables", JSON, "Transfer-Encoding: chunked") + b"1\r\n{\r\n" * 50,
        b"\r\n" * 50, asks_first,
    ])  # fmt: skip
    step = rng.choice([1, 7])
    pieces = [whole[i : i + step] for i in range(0, len(whole), step)]
    return RawRequest("slow", pieces, may_succeed=whole is asks_first, is_slow=True)  # a public page needs no body


def late_reader(rng: random.Random, target: TargetTable) -> RawRequest:
    """Request many answers and read none for a while."""
    return RawRequest(
        "deaf",
        [target.head("GET", rng.choice(["/", "/api/house", "/api/games"])) * 12],
        True,
        max_answers=12,
        delays_reading=True,
    )


def random_bytes(rng: random.Random, target: TargetTable) -> RawRequest:
    """Send random bytes, or a forbidden request with a few bytes replaced."""
    if rng.random() < 0.4:
        return RawRequest("noise", [rng.randbytes(rng.randrange(1, 3000)) + b"\r\n\r\n"])
    text = bytearray(target.change_request(CLOSE).replace(b"Origin:", b"X-Origin:"))
    for _ in range(rng.randint(1, 8)):
        text[rng.randrange(len(text))] = rng.randrange(256)
    return RawRequest("noise", [bytes(text) + b"\r\n\r\n"], may_succeed=True, max_answers=2)


KINDS: tuple[CaseMaker, ...] = (
    bad_methods, odd_paths, odd_paths, odd_paths, unknown_names, bad_versions, bad_headers, bad_line_ends, big_heads,
    big_bodies, bad_chunks, pipelines, request_in_body, bad_upgrades, random_bytes,
)  # fmt: skip
SLOW_KINDS: tuple[CaseMaker, ...] = (slow_sender, late_reader)
