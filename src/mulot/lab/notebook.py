"""Shows a position in a Jupyter notebook with the client's board, in a sandboxed iframe.

`boards/` contains one script per game, built with the client (`web/notebook/`). If a script is missing (the game comes
from another package, or the client was not built), or the page does not allow iframes, the notebook shows the text
board of `draw` instead.
"""

from html import escape
from pathlib import Path
from typing import Any

import msgspec

from mulot.core.game import Outcome
from mulot.core.moment import Moment

BOARDS = Path(__file__).parent / "boards"
BOARD_SIZE = (560, 420)
"""Width and height of a board, in pixels."""
PAGE_TEMPLATE = """<!doctype html><meta charset="utf-8"><style>html,body{{margin:0;height:100%;background:{ground};\
overflow:hidden}}body>*{{width:100%;height:100%}}</style><body><script>window.posed={board_data}</script>\
<script type="module">{script}</script>"""
BACKGROUND = "#f4e6cc"


def moment_html(moment: Moment) -> str:
    """Return the board as a spectator sees it, as HTML, with the text board collapsed below it. If there is no script
    for the board, return only the text board."""
    text = f"<pre>{escape(moment.game.draw(moment.look()))}</pre>"
    script = BOARDS / f"{moment.game.id}.js"
    if not script.is_file():
        return text
    code = script.read_text(encoding="utf-8").replace("</script", "<\\/script")
    page = PAGE_TEMPLATE.format(ground=BACKGROUND, board_data=_script_json(board_data(moment)), script=code)
    width, height = BOARD_SIZE
    look = f'width="{width}" height="{height}" style="border:0;border-radius:12px"'
    frame = f'<iframe {look} sandbox="allow-scripts" srcdoc="{escape(page)}"></iframe>'
    return f"{frame}<details><summary>{escape(repr(moment))}</summary>{text}</details>"


def board_data(moment: Moment) -> dict[str, Any]:
    """Return the data that the board component needs to show this position as a spectator sees it (`ShownPosition` in
    `web/pictures/static_board.ts`)."""
    nothing: dict[str, Any] = {"me": None, "legal": (), "meant": (), "refused": None, "events": ()}
    return {"seats": moment.seats, "view": moment.look(), "over": isinstance(moment.waiting, Outcome), **nothing}


def _script_json(value: object) -> str:
    """Return a value as JSON that is safe inside a `<script>` element."""
    return msgspec.json.encode(value).decode().replace("<", "\\u003c")
