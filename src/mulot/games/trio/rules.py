"""The rules of Le Trio: setting the table, whose turn it is, legal actions, and playing a card."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from mulot.core.game import Ask, Outcome, Reason, first_seat, not_now
from mulot.core.luck import Luck
from mulot.games.trio.content import CARDS, DECK, HAS_THREE, PLACE_COUNT, SETS
from mulot.games.trio.model import (
    CARDS_IN_A_TURN,
    PLACEMENTS_IN_A_ROUND,
    ROUNDS_WITHOUT_WINNER,
    SIDES,
    TOKENS_TO_WIN,
    VERSION,
    Action,
    Dealt,
    EnoughLaid,
    Event,
    MiceSeen,
    Options,
    Peeked,
    PileTaken,
    Place,
    PlaceCard,
    Placed,
    PlaceSide,
    RoundBegan,
    RoundBlank,
    RoundWon,
    State,
    Stop,
    Stopped,
    face_code,
)

Say: TypeAlias = Callable[[Event], None]

PLACE, STOP = Place(), Stop()
BOTH_SIDES = tuple(PlaceSide(side) for side in SIDES)
FACES = tuple(tuple(PlaceCard(card, side) for side in SIDES) for card in range(len(CARDS) + 1))
"""The actions that lay the front and the back of each card, indexed by card number."""

ASKS = ("place", "place-side", "place-card", "bonus", "consolation")
REASONS = ("choose-side", "choose-card", "top-card-only", "side-is-fixed", "not-in-hand", "must-place")
ENDS = ("tokens", "blank-rounds")


# -------------------------------------------------------------------- setting the table


def new(options: Options, seats: int, luck: Luck, version: int = VERSION) -> State:
    """Set the table: name the first seat (T-007, TR-27), shuffle the cards and deal them (T-004).

    Nobody has a token (T-022); with the house rule for a shorter evening, everybody has one (TR-40)."""
    starter = first_seat(options.first, seats, luck)
    pro = options.variant == "pro"
    tokens = [1 if options.start_token is True else 0] * seats
    s = State(version, seats, pro, options.choose_side and not pro, starter, starter, tokens=tokens)
    s.open_seat = options.handicap if pro and isinstance(options.handicap, int) else None
    deal_round(s, luck)
    if s.choose_side:
        look_at_own_top_card(s, starter, luck)
    return s


def deal_round(s: State, luck: Luck) -> None:
    """Begin a round: everyone gets the same number of cards, and the rest are put aside (T-004, T-005)."""
    size = len(DECK) // s.seats
    s.bag = list(DECK)
    s.cheese, s.mice, s.cats = [], 0, 0
    s.laid = s.placed = 0
    s.step = "place"
    s.turn = s.starter
    s.fresh = [0 if s.pro else size] * s.seats
    s.under = [[] for _ in range(s.seats)]
    s.peeked = [0] * s.seats
    s.hands = [[] for _ in range(s.seats)]
    if s.pro:
        luck.shuffle(s.bag)
        for seat in range(s.seats):
            s.hands[seat] = sorted(s.bag[:size])
            del s.bag[:size]
        s.bag.sort()


def look_at_own_top_card(s: State, seat: int, luck: Luck) -> int:
    """Let a seat look at both sides of its top card (TR-31); return the card's number."""
    if not s.fresh[seat]:
        return s.under[seat][0] >> 1
    if not s.peeked[seat]:
        s.peeked[seat] = luck.draw(s.bag)
    return s.peeked[seat]


def cards_left(s: State, seat: int) -> int:
    """Return how many cards a seat has left."""
    return len(s.hands[seat]) if s.pro else s.fresh[seat] + len(s.under[seat])


# -------------------------------------------------------------------- legal actions

_ASKED: dict[tuple[str, int], Ask] = {
    (about, seat): Ask(about, (seat,), (seat,)) for about in ASKS for seat in range(6)
}


def waiting(s: State) -> Ask | Outcome:
    """Return the question to the seat whose turn it is, or the outcome."""
    if s.outcome is not None:
        return s.outcome
    about: str = s.step
    if about == "place":
        about = "place-card" if s.pro else "place-side" if s.choose_side else "place"
    return _ASKED[about, s.turn]


_PLACE, _PLACE_OR_STOP = (PLACE,), (PLACE, STOP)
_SIDE, _SIDE_OR_STOP = BOTH_SIDES, (BOTH_SIDES[0], BOTH_SIDES[1], STOP)


def legal(s: State, seat: int) -> Sequence[Action]:
    """Return every action that a seat may take now: each way to lay a card, and to stop if none has to be laid."""
    if seat != s.turn or s.outcome is not None:
        return ()
    must = s.step == "place"
    if s.pro:
        found: list[Action] = [face for card in s.hands[seat] for face in FACES[card]]
        if not must:
            found.append(STOP)
        return found
    if s.choose_side:
        return _SIDE if must else _SIDE_OR_STOP
    return _PLACE if must else _PLACE_OR_STOP


def why_not(s: State, seat: int, a: Action) -> Reason | None:
    """Return the reason why an action is refused, or None if it is legal."""
    reason = not_now(waiting(s), seat)
    if reason is not None:
        return reason
    if isinstance(a, Stop):
        return Reason("must-place", "T-009") if s.step == "place" else None
    if s.pro:
        if not isinstance(a, PlaceCard):
            return Reason("choose-card", "T-023")
        if a.card not in s.hands[seat] or a.side not in SIDES:
            return Reason("not-in-hand", "T-023", {"card": a.card})
        return None
    if isinstance(a, PlaceCard):
        return Reason("top-card-only", "T-008")
    if s.choose_side:
        return None if isinstance(a, PlaceSide) and a.side in SIDES else Reason("choose-side", "TR-18")
    return None if isinstance(a, Place) else Reason("side-is-fixed", "TR-18")


# -------------------------------------------------------------------- playing


def play(s: State, seat: int, a: Action, luck: Luck, say: Say) -> None:
    """Lay a card and judge what can then be seen (T-011, T-014, T-018), or stop (TR-05, TR-11)."""
    if isinstance(a, Stop):
        say(Stopped(seat, "TR-34" if s.step == "bonus" else "TR-11"))
        next_turn(s, luck, say)
        return
    face = take_card(s, seat, a, luck)
    s.cheese.append(face)
    cards = SETS[s.version]
    holes = cards.holes[face]
    s.mice = mice = s.mice & holes | cards.mice[face]
    s.cats = cats = s.cats & holes | cards.cats[face]
    s.placed += 1
    if s.step == "consolation":  # a new start card is not judged (TR-12)
        say(Placed(seat, face >> 1, SIDES[face & 1], PLACE_COUNT[mice], PLACE_COUNT[cats], None, "T-016"))
        next_turn(s, luck, say)
        return
    s.laid += 1
    say(Placed(seat, face >> 1, SIDES[face & 1], PLACE_COUNT[mice], PLACE_COUNT[cats], None, _rule_of_placing(s)))
    if not cards_left(s, seat):
        win_round(s, seat, luck, say)
    elif HAS_THREE[cats]:  # the cats count before the mice (TR-04)
        take_pile(s, seat, say)
        s.step = "consolation"
        continue_round(s, luck, say)
    elif not HAS_THREE[mice]:
        next_turn(s, luck, say)
    elif s.laid < CARDS_IN_A_TURN:
        say(MiceSeen(seat, PLACE_COUNT[mice]))
        s.step = "bonus"
        continue_round(s, luck, say)
    else:
        say(EnoughLaid(seat))
        next_turn(s, luck, say)


def _rule_of_placing(s: State) -> str:
    """Return the number of the rule that allowed the card just laid."""
    if s.laid > 1:
        return "T-011" if s.laid == 2 else "T-012"
    if s.pro:
        return "T-023"
    return "T-008" if s.placed == 1 else "T-009"


def take_card(s: State, seat: int, a: Action, luck: Luck) -> int:
    """Take the card to be laid from its hand or pile; return its face."""
    if isinstance(a, PlaceCard):
        s.hands[seat].remove(a.card)
        return 2 * a.card + (a.side == "back")
    if isinstance(a, PlaceSide):
        card = look_at_own_top_card(s, seat, luck)
        if s.fresh[seat]:
            s.fresh[seat] -= 1
            s.peeked[seat] = 0
        else:
            s.under[seat].pop(0)
        return 2 * card + (a.side == "back")
    if s.fresh[seat]:
        s.fresh[seat] -= 1
        return 2 * luck.draw(s.bag) + luck.toss()
    return s.under[seat].pop(0)


def take_pile(s: State, seat: int, say: Say) -> None:
    """Give the cheese to a seat: under its pile, top card first (T-015, TR-10), or into its hand (TR-21)."""
    taken = s.cheese[::-1]
    say(PileTaken(seat, PLACE_COUNT[s.cats], len(taken), tuple(face_code(face) for face in taken), s.round))
    if s.pro:
        s.hands[seat] = sorted([*s.hands[seat], *(face >> 1 for face in taken)])
    else:
        s.under[seat] += taken
    s.cheese, s.mice, s.cats = [], 0, 0


def next_turn(s: State, luck: Luck, say: Say) -> None:
    """Pass the turn to the next seat, clockwise (T-009)."""
    s.turn = (s.turn + 1) % s.seats
    s.step = "place"
    s.laid = 0
    continue_round(s, luck, say)


def continue_round(s: State, luck: Luck, say: Say) -> None:
    """End a round that is too long (TR-28, TR-33), or show the seat to move its top card if it chooses the side."""
    if s.placed >= PLACEMENTS_IN_A_ROUND:
        say(RoundBlank(s.round))
        s.blanks += 1
        if s.blanks == ROUNDS_WITHOUT_WINNER:
            most = max(s.tokens)
            best = s.tokens.count(most)
            s.outcome = Outcome(tuple(1 / best if tokens == most else 0.0 for tokens in s.tokens), "blank-rounds")
        else:
            next_round(s, luck, say)
    elif s.choose_side:
        say(Peeked(s.turn, look_at_own_top_card(s, s.turn, luck)))


def win_round(s: State, seat: int, luck: Luck, say: Say) -> None:
    """End the round: the last card wins it, with or without three cats (T-017, T-018); three tokens win (T-021)."""
    s.tokens[seat] += 1
    say(RoundWon(seat, s.tokens[seat], "T-017" if HAS_THREE[s.cats] else "T-018"))
    if s.tokens[seat] == TOKENS_TO_WIN:
        s.outcome = Outcome(tuple(float(winner == seat) for winner in range(s.seats)), "tokens")
    else:
        next_round(s, luck, say)


def next_round(s: State, luck: Luck, say: Say) -> None:
    """Shuffle and deal all cards again (TR-25); the seat after the last starter begins (TR-24)."""
    s.starter = (s.starter + 1) % s.seats
    s.round += 1
    deal_round(s, luck)
    say(RoundBegan(s.round, s.starter, len(DECK) // s.seats))
    if s.pro:
        for seat in range(s.seats):
            say(Dealt(seat, tuple(s.hands[seat])))
    continue_round(s, luck, say)


def copy(s: State) -> State:
    """Return a copy that shares nothing mutable with the original."""
    return State(
        s.version,
        s.seats,
        s.pro,
        s.choose_side,
        s.starter,
        s.turn,
        s.step,
        s.round,
        s.laid,
        s.placed,
        s.blanks,
        s.tokens[:],
        s.cheese[:],
        s.mice,
        s.cats,
        s.bag[:],
        s.fresh[:],
        [pile[:] for pile in s.under],
        s.peeked[:],
        [hand[:] for hand in s.hands],
        s.outcome,
        s.open_seat,
    )


def max_plies(options: Options, seats: int) -> int:
    """Return an upper bound on the plies of a game.

    At most two rounds have no winner, and every other round gives a token. After each card, declining to lay another
    one is also a ply.
    """
    rounds = seats * (TOKENS_TO_WIN - 1) + 1 + ROUNDS_WITHOUT_WINNER
    return rounds * 2 * PLACEMENTS_IN_A_ROUND
