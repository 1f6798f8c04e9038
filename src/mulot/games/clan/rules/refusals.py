"""Why an action is refused, with the rule against it. A reason depends on public facts only."""

from mulot.core.game import Ask, Reason, not_now
from mulot.games.clan.content.board import INDEX, LINES, Place
from mulot.games.clan.content.forest import CANDLE, CLUB, GOLDEN_TOOTH, OGRE, SIZES, WAND
from mulot.games.clan.model import actions
from mulot.games.clan.model.state import AnyState
from mulot.games.clan.rules.legal_actions import waiting
from mulot.games.clan.rules.night import may_decline_look
from mulot.games.clan.rules.reveal import wand_sizes
from mulot.games.clan.rules.state_changes import is_face_up, place_name

REASONS = (
    "no-such-place", "empty-place", "face-up", "cancelled", "no-such-edge", "ogre-no-help", "ogre-no-candle",
    "own-turn", "pawn-placed", "wait-for-help", "look-first", "put-back-first", "nothing-to-put-back", "look-is-over",
    "must-look", "must-explore", "not-asked", "no-candle", "candle-before-reveal", "no-moon-to-save", "not-your-trophy",
    "club-after-reveal", "wand-after-reveal", "wand-in-vain", "same-size", "no-tooth-left",
)  # fmt: skip
EXPLORING = ("explore", "explore-again")


def why_not(s: AnyState, seat: int, a: actions.Action) -> Reason | None:
    """Return the reason why an action is refused, or None if it is legal."""
    reason = not_now(waiting(s), seat)
    if reason is not None and reason.no == "over":
        return reason
    ask = s.ask
    assert ask is not None
    if isinstance(a, actions.GiveGoldenTooth):
        return _reason_if_not_owner(s, seat, GOLDEN_TOOTH) or _reason_if_no_tooth_left(s, SIZES.index(a.size), "C-081")
    if seat not in ask.seats:
        return _reason_for_bystander(s, seat, a, ask) or Reason("not-your-turn")
    if s.looking[seat] is not None:
        return None if isinstance(a, actions.PutBack) else Reason("put-back-first", "C-013")
    match a:
        case actions.Pass():
            return _reason_against_pass(s, seat, ask)
        case actions.PutBack():
            return Reason("nothing-to-put-back", "C-013")
        case actions.LookAt(place):
            return _reason_against_place(s, place) if ask.about == "first-look" else Reason("look-is-over", "C-012")
        case actions.Help(edge):
            return _reason_against_clue(s, seat, edge, ask)
        case actions.Reveal(place):
            return _reason_against_reveal(s, place, ask)
        case actions.LightCandle(place):
            return _reason_against_candle(s, place, ask)
        case actions.UseOwl():
            return None if ask.about == "owl" else Reason("no-moon-to-save", "C-052")
        case actions.UseClub():
            yours = _reason_if_not_owner(s, seat, CLUB)
            return yours or (None if ask.about == "club" else Reason("club-after-reveal", "C-076"))
        case actions.UseWand(size):
            return _reason_if_not_owner(s, seat, WAND) or _reason_against_wand(s, SIZES.index(size), ask)


def _reason_for_bystander(s: AnyState, seat: int, a: actions.Action, ask: Ask) -> Reason | None:
    """Return why a seat that is not being asked may not do this, if there is a more specific reason than "not your
    turn"."""
    if isinstance(a, actions.Help) and ask.about != "first-look":
        return _reason_against_helping(s, seat)
    if isinstance(a, actions.Reveal | actions.LightCandle) and seat == s.active and ask.about == "help":
        return Reason("wait-for-help", "C-018")
    if isinstance(a, actions.UseClub | actions.UseWand):
        return _reason_if_not_owner(s, seat, CLUB if isinstance(a, actions.UseClub) else WAND)
    return None


def _reason_against_helping(s: AnyState, seat: int) -> Reason | None:
    if is_face_up(s, OGRE):
        return Reason("ogre-no-help", "C-073", show=_places_showing(s, OGRE))
    if seat == s.active:
        return Reason("own-turn", "CR-54")
    if s.pawns[seat] is not None:
        return Reason("pawn-placed", "CR-10", show=(str(s.pawns[seat]),))
    return None


def _reason_against_pass(s: AnyState, seat: int, ask: Ask) -> Reason | None:
    if ask.about == "first-look":
        return None if may_decline_look(s, seat) else Reason("must-look", "C-042")
    return Reason("must-explore", "CR-07") if ask.about in EXPLORING else None


def _reason_against_clue(s: AnyState, seat: int, edge: str, ask: Ask) -> Reason | None:
    if ask.about == "first-look":
        return Reason("look-first", "C-012")
    if ask.about != "help":
        return _reason_against_helping(s, seat) or Reason("not-asked", "C-018")
    return None if edge in LINES[s.size] else Reason("no-such-edge", "C-019")


def _reason_against_reveal(s: AnyState, place: Place, ask: Ask) -> Reason | None:
    if ask.about == "first-look":
        return Reason("look-first", "C-012")
    if ask.about not in EXPLORING:
        return Reason("not-asked", "C-022")
    wrong = _reason_against_place(s, place)
    if wrong is None and INDEX[s.size][place] == s.ignored:
        return Reason("cancelled", "CR-43", show=(place,))
    return wrong


def _reason_against_candle(s: AnyState, place: Place, ask: Ask) -> Reason | None:
    if ask.about not in EXPLORING:
        return Reason("candle-before-reveal", "C-049")
    if not is_face_up(s, CANDLE):
        return Reason("no-candle", "C-048")
    if is_face_up(s, OGRE):
        return Reason("ogre-no-candle", "C-074", show=_places_showing(s, OGRE))
    return _reason_against_place(s, place)


def _reason_against_wand(s: AnyState, size: int, ask: Ask) -> Reason | None:
    if ask.about != "wand":
        in_vain = s.turned is not None and not wand_sizes(s)
        return Reason("wand-in-vain", "CR-42") if in_vain else Reason("wand-after-reveal", "C-072")
    if size in wand_sizes(s):
        return None
    return _reason_if_no_tooth_left(s, size, "CR-42") or Reason("same-size", "CR-41")


def _reason_against_place(s: AnyState, place: Place) -> Reason | None:
    at = INDEX[s.size].get(place)
    if at is None:
        return Reason("no-such-place", "C-010" if s.size == 3 else "C-039", {"place": place})
    if s.tiles[at] is None:
        return Reason("empty-place", "CR-21", {"place": place}, (place,))
    return Reason("face-up", "CR-08", {"place": place}, (place,)) if s.up[at] else None


def _reason_if_no_tooth_left(s: AnyState, size: int, rule: str) -> Reason | None:
    return None if s.teeth[size] else Reason("no-tooth-left", rule, {"size": SIZES[size]})


def _reason_if_not_owner(s: AnyState, seat: int, trophy: str) -> Reason | None:
    return None if s.owners.get(trophy) == seat else Reason("not-your-trophy", "C-066", {"thing": trophy})


def _places_showing(s: AnyState, tile: str) -> tuple[str, ...]:
    """Return the place of a tile, for a refusal to point at."""
    return (place_name(s, s.tiles.index(tile)),)
