"""Turns the frames of the state into the scene of the view. `frames_from_scene` is the inverse."""

from __future__ import annotations

from typing import Any

from mulot.games.mystiques.model import frames
from mulot.games.mystiques.model.scene import Clash, Doing, Effects, Raid, Scene, Turn
from mulot.games.mystiques.model.state import State

FIGHT_FIELDS = tuple(name for name in Clash.__struct_fields__ if name != "dealt")
"""Fields that the frame of a fight and the scene's clash have in common."""


def scene_of(s: State) -> Scene:
    """Return what is going on. After the end only whose turn it was is kept."""
    told: dict[str, Any] = {}
    doing: dict[str, Any] = {}
    for frame in s.stack:
        _add_frame(frame, s, told, doing)
    if s.outcome is not None:
        return Scene(told.get("card", ""), told.get("turn"))
    return Scene(**told, doing=Doing(**doing)) if doing else Scene(**told)


def _add_frame(frame: frames.Frame, s: State, told: dict[str, Any], doing: dict[str, Any]) -> None:
    """Add what one frame contributes to the scene (`told`) or to what the mouse is doing in it (`doing`)."""
    match frame:
        case frames.Round():
            pass
        case frames.MouseTurn(mouse=mouse):
            told["card"] = s.mice[mouse].hero
            told["turn"] = Turn(frame.points, frame.moved, frame.acted, frame.shared, frame.equipped, frame.levelled)
        case frames.ComingBack(mouse=mouse) | frames.Captive(mouse=mouse):
            told["card"] = s.mice[mouse].hero
        case frames.EnemyTurn(card=card, left=left, attacked=attacked):
            told |= {"card": card, "raid": Raid(left, attacked)}
        case frames.BrodiePounces(left=left):
            told |= {"card": "brodie-pounces", "raid": Raid(left)}
        case frames.BrodieChases(left=left, path=path):
            told |= {"card": "brodie-chases", "raid": Raid(left, path=path)}
        case frames.Fight(passed=passed):
            fight = {name: getattr(frame, name) for name in FIGHT_FIELDS}
            told |= {"fight": Clash(**fight, dealt=frame.at == "end"), "passed": passed}
        case frames.Sharing(other=other, given=given, taken=taken):
            doing |= {"sort": "share", "what": s.mice[other].hero, "given": given, "taken": taken}
        case frames.Equipping(moved=moved):
            doing |= {"sort": "equip", "given": moved}
        case frames.Exploring():
            doing |= {"sort": "explore"}
        case frames.Placing(left=left, entries=entries):
            doing |= {"left": left, "entries": entries}
        case frames.Encountering(fewer=fewer, disguised=disguised, passed=passed):
            doing |= {"disguised": disguised}
            told |= {"fewer": fewer, "passed": passed}
        case frames.Searching():
            doing |= {"sort": "search"}
        case frames.Finding(card=card) | frames.Happening(card=card):
            doing |= {"what": card}
        case frames.Recovering(effect=effect):
            doing |= {"sort": "recover", "what": effect}
        case frames.Stepping(to=to, points=points, old=old):
            doing |= {"sort": "step", "to": to, "points": points, "old": old}
        case frames.Flying(what=what, to=to):
            doing |= {"sort": "fly", "what": what, "to": to}
        case frames.TrapTest(by=by):
            doing |= {"by": by}
        case frames.StarRoll(trial=trial, dice=dice, passed=passed):
            doing |= {"trial": trial, "dice": dice}
            told |= {"passed": passed}
        case frames.AtCrossroads(index=index, choice=choice, done=done):
            told |= {"effects": Effects(index, False, choice, done)}
        case frames.Remembering(index=index, done=done):
            told |= {"effects": Effects(index, True, done=done)}
        case frames.SurpriseAttack(fewer=fewer, passed=passed):
            told |= {"fewer": fewer, "passed": passed}
        case frames.Parting(mouse=mouse):
            if mouse < len(s.mice):  # once all have named their cards, nobody is asked
                told |= {"keeper": s.mice[mouse].hero}
