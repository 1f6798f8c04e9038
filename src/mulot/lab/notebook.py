"""A moment of a match in a notebook: the client's own board, built beforehand, in a frame of its own.

`boards/` holds one file a game, made with the client (`web/notebook/`). Where it is missing (a game from elsewhere, a
house that was never built), and wherever a page lets no frame in, the text of `draw` is what is shown.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

import msgspec

from mulot.core.game import Outcome
from mulot.core.moment import Moment
from mulot.printing.pictures import Posed

BOARDS = Path(__file__).parent / "boards"
ROOM = (560, 420)
"""How wide and how high a board is shown."""
PAGE = """<!doctype html><meta charset="utf-8"><style>html,body{{margin:0;height:100%;background:{ground};\
overflow:hidden}}body>*{{width:100%;height:100%}}</style><body><script>window.posed={posed}</script>\
<script type="module">{script}</script>"""
GROUND = "#f4e6cc"


def as_html(moment: Moment) -> str:
    """The board as a spectator sees it, with its text folded away; the text alone where there is no board."""
    text = f"<pre>{escape(moment.game.draw(moment.look()))}</pre>"
    script = BOARDS / f"{moment.game.id}.js"
    if not script.is_file():
        return text
    code = script.read_text(encoding="utf-8").replace("</script", "<\\/script")
    page = PAGE.format(ground=GROUND, posed=_as_script(posed(moment)), script=code)
    width, height = ROOM
    look = f'width="{width}" height="{height}" style="border:0;border-radius:12px"'
    frame = f'<iframe {look} sandbox="allow-scripts" srcdoc="{escape(page)}"></iframe>'
    return f"{frame}<details><summary>{escape(repr(moment))}</summary>{text}</details>"


def posed(moment: Moment) -> Posed:
    """What the board is told: nobody's turn is shown, and nobody's secrets."""
    over = isinstance(moment.waiting, Outcome)
    return Posed(moment.seats, None, moment.look(), (), (), None, (), over, ROOM, None, "", GROUND)


def _as_script(thing: object) -> str:
    """JSON that may stand inside a script of a page."""
    return msgspec.json.encode(thing).decode().replace("<", "\\u003c")
