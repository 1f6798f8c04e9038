"""A file that is nested very deeply is refused by a browser's Python, which would not survive decoding it."""

from __future__ import annotations

from pathlib import Path

from offline.run_in_both_pythons import there, with_tests

PROGRAM = """
import asyncio
import json
from mulot.browser.backup import restore_backup
from mulot.core.errors import MulotError
from mulot.core.journal import parse
from mulot.table.records import Row, decode

deep = b"[" * 300_000
header = b'{"kind":"header","journal":1,"game":"trio","version":1,"seats":2,"options":{},"x":'
refused = []
for work in (
    lambda: parse(deep),
    lambda: parse(header + deep),
    lambda: decode(Row(0, b'{"kind":"opened","log":2,"x":' + deep)),
    lambda: restore_backup(None, (b'{"kind":"table","table":"t","x":' + deep).decode()).send(None),
):
    try:
        work()
    except MulotError as error:
        refused.append(type(error).__name__)
json.dumps(refused)
"""


def test_deeply_nested_files_are_refused_in_a_browser(tmp_path: Path) -> None:
    with_tests(tmp_path / "all.zip")
    said = there(tmp_path / "all.zip", PROGRAM)
    assert said.strip() == '["BrokenJournal", "BrokenJournal", "BrokenJournal", "DamagedBackup"]'
