"""Who may act, which actions are legal, and how an action is carried out."""

from collections.abc import Sequence

from mulot.core.flow import Say, answer, interrupt
from mulot.core.game import Ask, Outcome
from mulot.core.luck import Luck
from mulot.games.clan.content.board import LINES, PLACES, SIZES_OF_BOARD
from mulot.games.clan.content.forest import CANDLE, GOLDEN_TOOTH, OGRE, SIZES
from mulot.games.clan.model import actions
from mulot.games.clan.model.state import AnyState
from mulot.games.clan.rules.night import may_decline_look
from mulot.games.clan.rules.reveal import GoldenTooth, wand_sizes
from mulot.games.clan.rules.state_changes import can_turn_up, is_face_up

ASKS = ("first-look", "help", "explore", "explore-again", "put-back", "club", "wand", "owl")

# Actions are immutable, so each is created once.
REVEALS = {size: tuple(actions.Reveal(p) for p in PLACES[size]) for size in SIZES_OF_BOARD}
LOOKS = {size: tuple(actions.LookAt(p) for p in PLACES[size]) for size in SIZES_OF_BOARD}
CANDLES = {size: tuple(actions.LightCandle(p) for p in PLACES[size]) for size in SIZES_OF_BOARD}
HELPS: dict[int, tuple[actions.Action, ...]] = {
    size: (actions.Pass(), *(actions.Help(edge) for edge in LINES[size])) for size in SIZES_OF_BOARD
}
WANDS = tuple(actions.UseWand(size) for size in SIZES)
GOLDEN_TEETH = tuple(actions.GiveGoldenTooth(size) for size in SIZES)
PASS, PUT_BACK, OWL_PAYS, CLUB_CANCELS = actions.Pass(), actions.PutBack(), actions.UseOwl(), actions.UseClub()


def waiting(s: AnyState) -> Ask | Outcome:
    """Return the current question, or the outcome. The owner of the golden tooth may also act (C-067)."""
    if s.outcome is not None:
        return s.outcome
    ask = s.ask
    assert ask is not None
    owner = s.owners.get(GOLDEN_TOOTH)
    if owner is None or owner in ask.seats:
        return ask
    return Ask(ask.about, (*ask.seats, owner), ask.must)


def legal(s: AnyState, seat: int) -> Sequence[actions.Action]:
    """Return every action that a seat may take now."""
    if s.outcome is not None or s.ask is None:
        return ()
    found: list[actions.Action] = _legal_answers(s, seat, s.ask.about) if seat in s.ask.seats else []
    if s.owners.get(GOLDEN_TOOTH) == seat:
        found += [give for give, left in zip(GOLDEN_TEETH, s.teeth, strict=True) if left]
    return found


def _legal_answers(s: AnyState, seat: int, about: str) -> list[actions.Action]:
    """Return the actions that answer the current question."""
    match about:
        case "first-look":
            if s.looking[seat] is not None:
                return [PUT_BACK]
            return [*LOOKS[s.size], PASS] if may_decline_look(s, seat) else list(LOOKS[s.size])
        case "help":
            return list(HELPS[s.size])
        case "put-back":
            return [PUT_BACK]
        case "club":
            return [PASS, CLUB_CANCELS]
        case "wand":
            return [PASS, *(WANDS[size] for size in wand_sizes(s))]
        case "owl":
            return [PASS, OWL_PAYS]
        case _:
            places = [p for p in range(len(s.tiles)) if can_turn_up(s, p)]
            found: list[actions.Action] = [REVEALS[s.size][p] for p in places]
            if is_face_up(s, CANDLE) and not is_face_up(s, OGRE):
                found += [CANDLES[s.size][p] for p in range(len(s.tiles)) if s.tiles[p] and not s.up[p]]
            return found


def play(s: AnyState, seat: int, a: actions.Action, luck: Luck, say: Say) -> None:
    """Carry out a legal action. The golden tooth interrupts; every other action answers the question."""
    if isinstance(a, actions.GiveGoldenTooth):
        interrupt(s, GoldenTooth(seat=seat, size=a.size), luck, say)
    else:
        answer(s, seat, a, luck, say)
