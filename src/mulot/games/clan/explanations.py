"""Explanations of moves: the reason for an action, from what this seat has seen and where the others point."""

from collections.abc import Sequence

from mulot.core.game import Explanation
from mulot.games.clan.content.board import INDEX, LINES
from mulot.games.clan.content.forest import FORESTS, SIZE_ON
from mulot.games.clan.model import View, actions
from mulot.games.clan.model.events import Event, TurnedUp
from mulot.games.clan.view.knowledge import Knowledge

EXPLANATIONS = (
    "seen", "pointed", "new", "guess", "first-look", "remember", "helps", "quiet", "keep", "candle", "owl", "club",
    "wand", "golden", "last-tooth",
)  # fmt: skip

NAME_BY_ACTION_TYPE: dict[type, str] = {
    actions.LookAt: "first-look",
    actions.PutBack: "remember",
    actions.LightCandle: "candle",
    actions.UseOwl: "owl",
    actions.UseClub: "club",
    actions.UseWand: "wand",
}


def explain(view: View, events: Sequence[Event], seat: int, action: actions.Action) -> Explanation | None:
    """Return the best reason for this action, using only what the seat has seen and heard; None if there is none."""
    name = NAME_BY_ACTION_TYPE.get(type(action))
    if name is not None:
        return Explanation(name)
    if isinstance(action, actions.GiveGoldenTooth):
        return Explanation("last-tooth" if sum(view.teeth) == 1 else "golden")
    wanted = view.wanted or ""
    if isinstance(action, actions.Pass):
        helping = view.ask is not None and view.ask.about == "help"
        return Explanation("quiet", {"thing": wanted}) if helping and wanted else Explanation("keep")
    size = FORESTS[view.options.forest].size
    known = _known_tiles(view, events, size)
    if isinstance(action, actions.Help):
        if any(_wins_tooth(view, known.get(place)) for place in LINES[size][action.edge]):
            return Explanation("helps", {"thing": wanted})
        return None
    if isinstance(action, actions.Reveal):
        return _explain_reveal(view, events, known, INDEX[size][action.place], size, action)
    return None


def _explain_reveal(
    view: View, events: Sequence[Event], known: dict[int, str], place: int, size: int, action: actions.Reveal
) -> Explanation:
    if _wins_tooth(view, known.get(place)):
        return Explanation("seen", {"thing": view.wanted or ""})
    for whom, edge in enumerate(view.pawns):
        if edge is not None and place in LINES[size][edge]:
            return Explanation("pointed", {"whom": whom})
    shown = any(isinstance(event, TurnedUp) and event.place == action.place for event in events)
    return Explanation("guess" if shown or place in known else "new")


def _wins_tooth(view: View, tile: str | None) -> bool:
    """Return True if this tile wins a tooth for the wanted animal."""
    on = SIZE_ON.get(tile or "", {}).get(view.wanted or "")
    return on is not None and view.teeth[on] > 0


def _known_tiles(view: View, events: Sequence[Event], size: int) -> dict[int, str]:
    """Return the tiles that the seat can know, by place."""
    knowledge = Knowledge(size)
    for event in events:
        knowledge.notice(event)
    marks = view.own.marks if view.own else ()
    return knowledge.tile_at | {INDEX[size][mark.place]: mark.face.tile for mark in marks}
