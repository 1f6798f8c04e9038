"""Converts the frames of the state into the scene of the view. `frames_from_scene` is the inverse."""

from typing import Any

from mulot.games.mystiques.model import frames
from mulot.games.mystiques.model.scene import Clash, Doing, Effects, Raid, Scene, Turn
from mulot.games.mystiques.model.state import State

FIGHT_FIELDS = tuple(name for name in Clash.__struct_fields__ if name != "dealt")
"""The fields that the frame of a fight and the scene's clash have in common."""


def scene_of(s: State) -> Scene:
    """Return the scene. After the end of a chapter, only the card whose turn it was is set."""
    told: dict[str, Any] = {}
    doing: dict[str, Any] = {}
    for frame in s.stack:
        _add_frame(frame, s, told, doing)
    if s.outcome is not None:
        return Scene(told.get("card", ""), told.get("turn"))
    return Scene(**told, doing=Doing(**doing)) if doing else Scene(**told)


def _add_frame(frame: frames.Frame, s: State, scene_fields: dict[str, Any], doing_fields: dict[str, Any]) -> None:
    """Add the contribution of one frame to the fields of the scene, or of its `doing`."""
    match frame:
        case frames.Round():
            pass
        case frames.MouseTurn(mouse=mouse):
            scene_fields["card"] = s.mice[mouse].hero
            scene_fields["turn"] = Turn(
                frame.points, frame.moved, frame.acted, frame.shared, frame.equipped, frame.levelled
            )
        case frames.ComingBack(mouse=mouse) | frames.Captive(mouse=mouse):
            scene_fields["card"] = s.mice[mouse].hero
        case frames.EnemyTurn(card=card, left=left, attacked=attacked):
            scene_fields |= {"card": card, "raid": Raid(left, attacked)}
        case frames.BrodiePounces(left=left):
            scene_fields |= {"card": "brodie-pounces", "raid": Raid(left)}
        case frames.BrodieChases(left=left, path=path):
            scene_fields |= {"card": "brodie-chases", "raid": Raid(left, path=path)}
        case frames.Fight(passed=passed):
            fight = {name: getattr(frame, name) for name in FIGHT_FIELDS}
            scene_fields |= {"fight": Clash(**fight, dealt=frame.at == "end"), "passed": passed}
        case frames.Sharing(other=other, given=given, taken=taken):
            doing_fields |= {"sort": "share", "what": s.mice[other].hero, "given": given, "taken": taken}
        case frames.Equipping(moved=moved):
            doing_fields |= {"sort": "equip", "given": moved}
        case frames.Exploring():
            doing_fields |= {"sort": "explore"}
        case frames.Placing(left=left, entries=entries):
            doing_fields |= {"left": left, "entries": entries}
        case frames.Encountering(fewer=fewer, disguised=disguised, passed=passed):
            doing_fields |= {"disguised": disguised}
            scene_fields |= {"fewer": fewer, "passed": passed}
        case frames.Searching():
            doing_fields |= {"sort": "search"}
        case frames.Finding(card=card) | frames.Happening(card=card):
            doing_fields |= {"what": card}
        case frames.Recovering(effect=effect):
            doing_fields |= {"sort": "recover", "what": effect}
        case frames.Stepping(to=to, points=points, old=old):
            doing_fields |= {"sort": "step", "to": to, "points": points, "old": old}
        case frames.Flying(what=what, to=to):
            doing_fields |= {"sort": "fly", "what": what, "to": to}
        case frames.TrapTest(by=by):
            doing_fields |= {"by": by}
        case frames.StarRoll(trial=trial, dice=dice, passed=passed):
            doing_fields |= {"trial": trial, "dice": dice}
            scene_fields |= {"passed": passed}
        case frames.AtCrossroads(index=index, choice=choice, done=done):
            scene_fields |= {"effects": Effects(index, False, choice, done)}
        case frames.Remembering(index=index, done=done):
            scene_fields |= {"effects": Effects(index, True, done=done)}
        case frames.SurpriseAttack(fewer=fewer, passed=passed):
            scene_fields |= {"fewer": fewer, "passed": passed}
        case frames.Parting(mouse=mouse):
            if mouse < len(s.mice):  # after all heroes have chosen, nobody is asked
                scene_fields |= {"keeper": s.mice[mouse].hero}
