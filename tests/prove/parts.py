"""All parts of the battery, with their full sizes and bounds."""

from __future__ import annotations

from prove import failing, hidden, network, playing, strangers
from prove.rounds import Bound, Part

_ALL = (
    Part(
        "moves", "many tables at once without trouble; every acknowledged move is looked for in the store",
        {"moves acknowledged": 1_000_000}, playing.moves, ("moves acknowledged", "pictures compared"),
        (Bound("moves acknowledged a second", least=100), Bound("p99 of an acknowledgement, ms", most=500)),
    ),
    Part(
        "kills", "SIGKILL in the middle of play (SQLite)",
        {"kills": 1_000}, playing.kills, ("kills", "moves acknowledged", "reconnections"),
        (Bound("seconds until it serves again", most=3),),
    ),
    Part(
        "games", "whole games, every picture compared, every draw of luck checked",
        {f"games of {title}": 10_000 for title in playing.TITLES}, playing.games,
        ("games", "moves acknowledged", "pictures compared", "draws of luck checked"),
    ),
    Part(
        "frames", "frames that are no wishes, or nobody's to wish, at tables in play; nobody's picture may change",
        {"bad frames": 1_000_000}, strangers.frames, ("bad frames", "pictures compared before and after"),
    ),
    Part(
        "requests", "HTTP requests that are malformed, foreign, too soon or not allowed, at tables in play",
        {"bad requests": 100_000}, strangers.requests, ("bad requests", "answered 4xx"),
    ),
    Part(
        "faults", "nodes, PostgreSQL, Redis: killed, restarted, asleep past every time-out; a full, a read-only disk, a"
        " quota; leaps of the clock; damaged rows and pages",
        {"faults": 400}, failing.faults, ("faults", "moves acknowledged"),
        (Bound("seconds until every table has gone on", most=30),),
    ),
    Part(
        "network", "a line of our own between people and the house: delays, cuts, half-open, old frames after new ones",
        {"faults of the network": 3_600}, network.network,
        ("faults of the network", "moves acknowledged", "reconnections"),
        (Bound("seconds until every table has gone on", most=20),),
    ),
    Part(
        "pairs", "two worlds that look alike to a viewer, in two houses: all that is sent must be the same",
        {f"pairs of {title}": 10_000 for title in hidden.SECRETIVE}, hidden.pairs,
    ),
    Part(
        "canaries", "what one seat alone may know is marked; everything that anybody was sent is searched for marks",
        {f"games of {title}": 1_000 for title in playing.TITLES}, hidden.canaries,
        ("questions of a curious spectator",),
    ),
)  # fmt: skip
PARTS = {part.name: part for part in _ALL}
