"""All parts of the battery, with the counts that a complete proof needs and their bounds."""

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
from prove.round_types import BatteryPart, Bound

_ALL = (
    BatteryPart(
        "moves", "many tables at once, without faults; every acknowledged move is looked for in the store",
        {"moves acknowledged": 300_000}, gameplay.play_moves, ("moves acknowledged", "pictures compared"),
        (Bound("moves acknowledged a second", least=100), Bound("p99 of an acknowledgement, ms", most=500)),
    ),
    BatteryPart(
        "kills", "SIGKILL in the middle of play (SQLite)",
        {"kills": 300}, gameplay.play_with_kills, ("kills", "moves acknowledged", "reconnections"),
        (Bound("seconds until it serves again", most=3),),
    ),
    BatteryPart(
        "games", "whole games; every view is compared, and every random draw is checked",
        {f"games of {title}": 200 for title in gameplay.TITLES}, gameplay.play_games,
        ("games", "moves acknowledged", "pictures compared", "draws of luck checked"),
    ),
    BatteryPart(
        "frames", "invalid or forbidden frames at tables where people play; nobody's view may change",
        {"bad frames": 300_000}, protocol_fuzz.send_bad_frames, ("bad frames", "pictures compared before and after"),
    ),
    BatteryPart(
        "requests",
        "malformed, cross-origin, premature or forbidden HTTP requests, and raw bytes, while people play",
        {"bad requests": 30_000, "raw knocks": 30_000}, protocol_fuzz.send_bad_http,
        ("bad requests", "raw knocks", "answered 4xx"),
    ),
    BatteryPart(
        "faults", "nodes, PostgreSQL and Redis killed, restarted or suspended past every time-out; a full disk, a"
        " read-only disk, a quota; clock jumps; damaged rows and pages",
        {"faults": 200}, infrastructure_faults.faults, ("faults",),
        (Bound("seconds until every table has gone on", most=30),), ("redis", "haproxy", "libfaketime"),
    ),
    BatteryPart(
        "network",
        "a proxy between clients and server that delays, cuts or half-opens connections, or delivers frames late",
        {"faults of the network": 300}, network_faults.play_with_network_faults,
        ("faults of the network", "moves acknowledged", "reconnections"),
        (Bound("seconds until every table has gone on", most=20),),
    ),
    BatteryPart(
        "pairs", "two states that look the same to a viewer, on two servers: both must send the same bytes",
        {f"pairs of {title}": 2_000 for title in secret_leaks.WITH_SECRETS}, secret_leaks.compare_pairs,
    ),
    BatteryPart(
        "canaries", "each seat's secrets are marked; everything sent to anybody else is searched for the marks",
        {f"games of {title}": 200 for title in gameplay.TITLES}, secret_leaks.search_canaries,
        ("questions of a curious spectator",),
    ),
    BatteryPart(
        "rights", "permissions: every command and request × host, guest, spectator, stranger × phase",
        {"cells": authz_matrix.CASE_COUNT}, authz_matrix.check_matrix, ("cells",),
    ),
    BatteryPart(
        "saves", "stories and tables from earlier versions replay and open as before",
        {"old saves": compatibility.SAVE_COUNT}, compatibility.check_old_saves, ("old saves",),
    ),
    BatteryPart(
        "power", "power cuts below the serving connection (SQLite, a recording file system)",
        {"power cuts": 20_000}, parts_without_server.power, ("power cuts",),
    ),
    BatteryPart(
        "evenings", "random sessions at a table and at a store, compared with a simple model",
        {"evenings at a table": 5_000, "evenings at a store": 2_500}, parts_without_server.evenings,
        ("evenings at a table", "evenings at a store"),
    ),
    BatteryPart(
        "many", "ten thousand idle sockets and a thousand tables with running games, at the same time",
        {server_load.ALL_AT_ONCE: 1}, server_load.hold_idle_sockets, ("moves at many tables at once",),
        (Bound("kB a socket", most=60, timed=False), Bound("moves a second at 1,000 tables", least=200)),
    ),
    BatteryPart(
        "memory", "an hour of play at 50 tables, some of which are left and unloaded; after the first ten minutes the"
        " server's memory (RSS) stays constant",
        {"minutes of play at 50 tables": 60}, memory_growth.measure_memory,
        ("moves while the memory was watched", "times that people came back to a table that had dozed off"),
        (Bound("spread of the memory after the first ten minutes, %", most=memory_growth.MAX_SPREAD_PERCENT,
               timed=False),),
    ),
    BatteryPart(
        "load", "more and more tables with a move every 2 s, until the p99 time of an acknowledgement exceeds 100 ms",
        {"moves acknowledged at a person's pace": 20_000}, server_load.find_capacity,
        ("moves acknowledged at a person's pace",),
        (Bound("tables held at a move every 2 s", least=100),),
    ),
    BatteryPart(
        "browser", "SIGKILL for all processes of a browser that runs Mulot offline, in the middle of play (IndexedDB)",
        {"kills of a browser": 200}, browser_parts.kill_browser, ("kills of a browser", "moves acknowledged"),
        programs=("chromium",),
    ),
    BatteryPart(
        "python",
        "golden stories, random walks that check the laws, and journals: the browser's Python compared with this one",
        {"golden stories": browser_parts.STORIES, "walks under the laws": 120, "journals alike to the byte": 120},
        browser_parts.compare_pythons, ("golden stories", "walks under the laws", "journals alike to the byte"),
        programs=("chromium",),
    ),
    BatteryPart(
        "planted", "faults planted in the server; for each, the part that should catch it is run and has to catch it",
        {fault_detection.CAUGHT + name: 1 for name in fault_detection.FAULT_CHECKS},
        fault_detection.detect_next_fault, programs=("chromium",),
    ),
)  # fmt: skip
PARTS = {part.name: part for part in _ALL}
