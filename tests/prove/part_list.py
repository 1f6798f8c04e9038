"""All parts of the battery, with the counts that a complete proof has of each, and their bounds."""

from __future__ import annotations

from prove import (
    authz_matrix,
    browser_parts,
    compatibility,
    fault_detection,
    gameplay,
    infrastructure_faults,
    memory_growth,
    network_faults,
    parts_without_server,
    protocol_fuzz,
    secret_leaks,
    server_load,
)
from prove.rounds import BatteryPart, Bound

_ALL = (
    BatteryPart(
        "moves", "many tables at once without trouble; every acknowledged move is looked for in the store",
        {"moves acknowledged": 300_000}, gameplay.play_moves, ("moves acknowledged", "pictures compared"),
        (Bound("moves acknowledged a second", least=100), Bound("p99 of an acknowledgement, ms", most=500)),
    ),
    BatteryPart(
        "kills", "SIGKILL in the middle of play (SQLite)",
        {"kills": 300}, gameplay.play_with_kills, ("kills", "moves acknowledged", "reconnections"),
        (Bound("seconds until it serves again", most=3),),
    ),
    BatteryPart(
        "games", "whole games, every picture compared, every draw of luck checked",
        {f"games of {title}": 200 for title in gameplay.TITLES}, gameplay.play_games,
        ("games", "moves acknowledged", "pictures compared", "draws of luck checked"),
    ),
    BatteryPart(
        "frames", "frames that are no wishes, or nobody's to wish, at tables in play; nobody's picture may change",
        {"bad frames": 300_000}, protocol_fuzz.send_bad_frames, ("bad frames", "pictures compared before and after"),
    ),
    BatteryPart(
        "requests",
        "HTTP requests that are malformed, foreign, too soon or not allowed, and raw bytes, at tables in play",
        {"bad requests": 30_000, "raw knocks": 30_000}, protocol_fuzz.send_bad_http,
        ("bad requests", "raw knocks", "answered 4xx"),
    ),
    BatteryPart(
        "faults", "nodes, PostgreSQL, Redis: killed, restarted, asleep past every time-out; a full, a read-only disk, a"
        " quota; leaps of the clock; damaged rows and pages",
        {"faults": 200}, infrastructure_faults.faults, ("faults",),
        (Bound("seconds until every table has gone on", most=30),), ("redis", "haproxy", "libfaketime"),
    ),
    BatteryPart(
        "network", "a line of our own between people and the house: delays, cuts, half-open, old frames after new ones",
        {"faults of the network": 300}, network_faults.play_with_network_faults,
        ("faults of the network", "moves acknowledged", "reconnections"),
        (Bound("seconds until every table has gone on", most=20),),
    ),
    BatteryPart(
        "pairs", "two worlds that look alike to a viewer, in two houses: all that is sent must be the same",
        {f"pairs of {title}": 2_000 for title in secret_leaks.WITH_SECRETS}, secret_leaks.compare_pairs,
    ),
    BatteryPart(
        "canaries", "what one seat alone may know is marked; everything that anybody was sent is searched for marks",
        {f"games of {title}": 200 for title in gameplay.TITLES}, secret_leaks.search_canaries,
        ("questions of a curious spectator",),
    ),
    BatteryPart(
        "rights", "who may do what: every wish and request × host, guest, spectator, stranger × phase",
        {"cells": authz_matrix.CASE_COUNT}, authz_matrix.check_matrix, ("cells",),
    ),
    BatteryPart(
        "saves", "stories and tables of earlier versions are told and served as before",
        {"old saves": compatibility.SAVE_COUNT}, compatibility.check_old_saves, ("old saves",),
    ),
    BatteryPart(
        "power", "power cuts below the serving connection (SQLite, a recording file system)",
        {"power cuts": 20_000}, parts_without_server.power, ("power cuts",),
    ),
    BatteryPart(
        "evenings", "random evenings at a table and at a store, against what a plain model says",
        {"evenings at a table": 5_000, "evenings at a store": 2_500}, parts_without_server.evenings,
        ("evenings at a table", "evenings at a store"),
    ),
    BatteryPart(
        "many", "ten thousand idle sockets, and a thousand tables in play, at once",
        {server_load.ALL_AT_ONCE: 1}, server_load.hold_idle_sockets, ("moves at many tables at once",),
        (Bound("kB a socket", most=60, timed=False), Bound("moves a second at 1,000 tables", least=200)),
    ),
    BatteryPart(
        "memory", "an hour of play at 50 tables, some of which are left and doze off; after the first ten minutes the"
        " memory of the house (RSS) stays flat",
        {"minutes of play at 50 tables": 60}, memory_growth.measure_memory,
        ("moves while the memory was watched", "times that people came back to a table that had dozed off"),
        (Bound("spread of the memory after the first ten minutes, %", most=memory_growth.MAX_SPREAD_PERCENT,
               timed=False),),
    ),
    BatteryPart(
        "load", "tables at a person's pace (a move every 2 s) until p99 of an acknowledgement passes 100 ms",
        {"moves acknowledged at a person's pace": 20_000}, server_load.find_capacity,
        ("moves acknowledged at a person's pace",),
        (Bound("tables held at a move every 2 s", least=100),),
    ),
    BatteryPart(
        "browser", "SIGKILL for all processes of a browser with the house inside it, in the middle of play (IndexedDB)",
        {"kills of a browser": 200}, browser_parts.kill_browser, ("kills of a browser", "moves acknowledged"),
        programs=("chromium",),
    ),
    BatteryPart(
        "python", "golden stories, walks under the laws and journals in a browser's Python, against this machine's",
        {"golden stories": browser_parts.STORIES, "walks under the laws": 120, "journals alike to the byte": 120},
        browser_parts.compare_pythons, ("golden stories", "walks under the laws", "journals alike to the byte"),
        programs=("chromium",),
    ),
    BatteryPart(
        "planted", "faults planted in the house; the part that should notice each is run, and must",
        {fault_detection.CAUGHT + name: 1 for name in fault_detection.FAULT_CHECKS},
        fault_detection.detect_next_fault, programs=("chromium",),
    ),
)  # fmt: skip
PARTS = {part.name: part for part in _ALL}
