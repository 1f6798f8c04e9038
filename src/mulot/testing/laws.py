"""The laws that every game must obey (1 to 5, 7 and 8; messages and rule coverage have their own tests).

`check_random_match` plays one random game through `Match` and checks positions on the way. If a law does not hold, it
raises `LawBroken` with the number of the law and what was observed; `LawBroken.match` is the match.
"""

import contextlib
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, inspect

from mulot.core.drawing import DRAWING_QUERY
from mulot.core.errors import BrokenJournal, MulotError, Refused, Unreadable
from mulot.core.game import COMMON_REASONS, AnyGame, Ask, Outcome
from mulot.core.journal import Move, Undo, parse
from mulot.core.luck import RandomLuck
from mulot.core.match import Match
from mulot.core.options import option_values
from mulot.core.proof import verify
from mulot.core.text import union_members
from mulot.testing.action_space_and_planes import EncodingCheck

encode = msgspec.json.Encoder(order="deterministic").encode


class LawBroken(AssertionError):
    """A law does not hold; `match` is the match in which this was observed, to be saved and inspected."""

    def __init__(self, law: int, why: str) -> None:
        super().__init__(f"law {law}: {why}")
        self.law = law
        self.match: Match | None = None


@dataclass
class MatchReport:
    """What was checked in one match. `numbers` are the rule numbers that events may name."""

    numbers: Collection[str] = ()
    plies: int = 0
    checked: int = 0
    pairs: int = 0
    """Pairs of worlds that were compared byte by byte (law 3)."""
    differing: int = 0
    """How many of the imagined worlds differed from the real one. If none did, law 3 has proved nothing."""
    reasons: set[str] = field(default_factory=set)
    outcome: Outcome | None = None


def check_law(number: int, holds: bool, why: str) -> None:
    """Raise LawBroken if the law does not hold."""
    if not holds:
        raise LawBroken(number, why)


def random_options(game: AnyGame, seats: int, rng: Random) -> dict[str, Any]:
    """Return a random combination of option values that the game accepts. Raises AssertionError if none is found."""
    for _ in range(200):
        picked = {name: rng.choice(values) for name, values in option_values(game, seats).items()}
        try:
            Match(game, seats, 0, picked)
            return picked
        except MulotError:
            continue
    raise AssertionError(f"no combination of {game.id}'s options is allowed")


def never_stop(report: MatchReport) -> bool:
    """The default for `should_stop`: never stop before the end of the game."""
    return False


def check_random_match(
    game: AnyGame,
    numbers: Collection[str],
    options: dict[str, Any],
    seats: int,
    seed: int,
    fraction: float = 0.1,
    should_stop: Callable[[MatchReport], bool] = never_stop,
) -> MatchReport:
    """Play one random game, check the laws, and return a report. The first positions are always checked, the others
    with probability `fraction`.

    `numbers` are the numbers of the game's rules, which events may name. The game ends early when `should_stop(report)`
    is true. Raises LawBroken.
    """
    rng = Random(seed)
    match = Match(game, seats, seed, options)
    report = MatchReport(numbers)
    try:
        _play_and_check(match, rng, report, fraction, should_stop)
    except LawBroken as broken:
        broken.match = match
        raise
    except BrokenJournal as error:
        unreplayable = LawBroken(5, f"its own journal does not replay: {error}")
        unreplayable.match = match
        raise unreplayable from error
    except Exception as error:
        error.add_note(f"in {game.id}, {seats} seats, {options}, seed {seed}, line {len(match.journal.lines)}")
        raise
    return report


def _play_and_check(
    match: Match, rng: Random, report: MatchReport, fraction: float, should_stop: Callable[[MatchReport], bool]
) -> None:
    game = match.game
    longest = game.max_plies(match.options, match.seats)
    known = SeenActions(game)
    encoded = EncodingCheck(game, match.options, match.seats)
    while True:
        waiting = match.waiting
        if isinstance(waiting, Outcome) or should_stop(report):
            break
        check_law(1, report.plies < longest, f"not over after {longest} plies")
        check = report.plies < 3 or rng.random() < fraction
        _check_waiting(match, waiting)
        seat = rng.choice(waiting.seats)
        legal = match.legal(seat)
        action = rng.choice(legal)
        known.record(legal)
        if check:
            report.checked += 1
            _check_legal(match, waiting, known, rng, report)
            _check_notation(game, legal)
            _check_json_and_copy(match, rng)
            _check_secrecy(match, seat, action, rng, report)
            for fault in encoded.faults(match.state, seat, legal):
                check_law(8, False, fault)
        events = match.play(seat, action)
        report.plies += 1
        _check_events(match, events, report.numbers)
        if check and rng.random() < 0.2:
            _check_undo(match)
    report.outcome = match.outcome
    if report.outcome is not None:
        _check_outcome(match)
    _check_json_and_copy(match, rng)
    _check_journal(match)


# ------------------------------------------------------------------ law 1


def _check_waiting(match: Match, waiting: Ask) -> None:
    check_law(1, bool(waiting.must), f"nobody must act: {waiting}")
    check_law(1, set(waiting.must) <= set(waiting.seats), f"a seat must act that may not: {waiting}")
    check_law(1, set(waiting.seats) <= set(range(match.seats)), f"seats that do not exist: {waiting}")
    check_law(1, waiting.about in match.game.asks, f"question {waiting.about!r} is not declared in `asks`")
    for seat in range(match.seats):
        may = bool(match.legal(seat))
        check_law(
            1, may == (seat in waiting.seats), f"seat {seat} {'has' if may else 'has no'} legal action: {waiting}"
        )


def _check_outcome(match: Match) -> None:
    outcome = match.outcome
    assert outcome is not None
    check_law(1, len(outcome.scores) == match.seats, f"not one score for each of {match.seats} seats: {outcome}")
    check_law(1, all(0 <= score <= 1 for score in outcome.scores), f"scores not from 0 to 1: {outcome}")
    check_law(1, outcome.reason in match.game.ends, f"end {outcome.reason!r} is not declared in `ends`")
    for seat in range(match.seats):
        check_law(1, not match.legal(seat), f"seat {seat} may act after the end")


# ------------------------------------------------------------------ law 2


class SeenActions:
    """Collects the actions seen so far and generates others of the same types."""

    def __init__(self, game: AnyGame) -> None:
        self.types = union_members(game.action)
        self.actions: dict[Any, None] = {}
        self.values: dict[str, list[Any]] = {}

    def record(self, legal: Sequence[Any]) -> None:
        """Add the legal actions of a position, and the values of their fields."""
        for action in legal:
            if action not in self.actions:
                self.actions[action] = None
                for name in action.__struct_fields__:
                    values = self.values.setdefault(name, [])
                    value = getattr(action, name)
                    if value not in values:
                        values.append(value)

    def sample(self, rng: Random, count: int) -> list[Any]:
        """Return `count` recorded actions and the same number of generated ones, all at random."""
        pool = list(self.actions)
        met = [rng.choice(pool) for _ in range(count)]
        return met + [self.generate(rng.choice(self.types), rng) for _ in range(count)]

    def generate(self, kind: Any, rng: Random) -> Any:
        """Return a random action of this type, often with field values from recorded actions."""
        return kind(**{name: self._generate_value(name, info, rng) for name, info in _fields(kind)})

    def _generate_value(self, name: str, info: Any, rng: Random) -> Any:
        values = self.values.get(name)
        if values and rng.random() < 0.7:
            return rng.choice(values)
        match info:
            case inspect.Metadata(type=inner):
                return self._generate_value(name, inner, rng)
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.IntType():
                return rng.choice((-1, 0, 1, 2, 3, 5, 8, 13, 99, 2**40))
            case inspect.LiteralType(values=literals):
                return rng.choice(literals)
            case inspect.NoneType():
                return None
            case inspect.UnionType(types=kinds):
                return self._generate_value("", rng.choice(kinds), rng)
            case inspect.VarTupleType(item_type=item):
                return tuple(self._generate_value(name, item, rng) for _ in range(rng.randrange(3)))
            case inspect.TupleType(item_types=items):
                return tuple(self._generate_value("", item, rng) for item in items)
            case inspect.StructType(cls=kind):
                return self.generate(kind, rng)
        return rng.choice(("", "a", "no such thing", "é\u0000", "9" * 40))


def _check_legal(match: Match, waiting: Ask, known: SeenActions, rng: Random, report: MatchReport) -> None:
    game, s = match.game, match.state
    before = encode(s)
    for seat in range(match.seats):
        legal = game.legal(s, seat)
        check_law(2, len(set(legal)) == len(legal), f"the same action twice for seat {seat}")
        for action in [*legal[:200], *known.sample(rng, 12)]:
            reason = game.why_not(s, seat, action)
            agree = (action in legal) == (reason is None)
            check_law(
                2, agree, f"seat {seat}, {action}: {'legal' if action in legal else 'not legal'}, reason {reason}"
            )
            if reason is not None:
                report.reasons.add(reason.no)
                declared = (*COMMON_REASONS, *game.reasons)
                check_law(2, reason.no in declared, f"reason {reason.no!r} is not declared in `reasons`")
                check_law(6, not reason.rule or reason.rule in report.numbers, f"reason names {reason.rule!r}")
                if seat in waiting.seats and rng.random() < 0.1:
                    _check_refusal(match, seat, action)
    check_law(2, encode(s) == before, "asking what is legal changed the state")


def _check_refusal(match: Match, seat: int, action: Any) -> None:
    lines = len(match.journal.lines)
    try:
        match.play(seat, action)
    except Refused:
        check_law(2, len(match.journal.lines) == lines, "a refused action is in the journal")
        return
    raise LawBroken(2, f"{action} has a reason against it and was played")


# ------------------------------------------------------------------ law 3


def _check_secrecy(match: Match, seat: int, action: Any, rng: Random, report: MatchReport) -> None:
    game, s = match.game, match.state
    spectator = game.look(s, None)
    check_law(3, spectator.own is None, "a spectator has an `own`")
    here: dict[Any, Any] = {}
    other = rng.choice(match.legal(seat))
    luck = rng.random()
    for viewer in (None, *range(match.seats)):
        view = game.look(s, viewer)
        check_law(3, msgspec.structs.replace(view, own=None) == spectator, f"seat {viewer} sees more outside its `own`")
        check_law(3, view.own is None or view.own.seat == viewer, f"the `own` of seat {viewer} names another seat")
        t = game.imagine(view, match.events_for(viewer), rng)
        check_law(
            3, encode(game.look(t, viewer)) == encode(view), f"the imagined world looks different to seat {viewer}"
        )
        check_law(3, game.waiting(t) == game.waiting(s), f"the imagined world waits for others (seat {viewer})")
        if viewer is not None:
            check_law(3, list(game.legal(t, viewer)) == list(game.legal(s, viewer)), f"other actions for seat {viewer}")
            _check_same_reasons(game, s, t, viewer, [action, other])
            _check_same_explanations(match, t, viewer, rng)
        report.differing += encode(t) != encode(s)
        for move in {action: None, other: None}:
            if move not in here:
                here[move] = _play_copy(game, s, seat, move, luck)
            if game.why_not(t, seat, move) is None:
                _check_same_bytes(game, viewer, here[move], _play_copy(game, t, seat, move, luck), report)
        forgetful = [event for event in match.events_for(viewer) if rng.random() < 0.5]
        check_law(3, game.look(game.imagine(view, forgetful, rng), viewer) == view, f"seat {viewer}, having forgotten")


def _check_same_reasons(game: AnyGame, s: Any, t: Any, viewer: int, actions: Sequence[Any]) -> None:
    for action in actions:
        same = game.why_not(s, viewer, action) == game.why_not(t, viewer, action)
        check_law(3, same, f"the reason against {action} tells seat {viewer} which world it is in")


def _check_same_explanations(match: Match, t: Any, viewer: int, rng: Random) -> None:
    """Check that a hint reveals no more than the seat knows: it must be the same in every world that looks the same to
    the seat."""
    game, s, heard = match.game, match.state, match.events_for(viewer)
    legal = game.legal(s, viewer)
    if game.explain is None:
        return
    for action in rng.sample(legal, min(len(legal), 4)):
        ground = game.explain(game.look(s, viewer), heard, viewer, action)
        same = ground == game.explain(game.look(t, viewer), heard, viewer, action)
        check_law(3, same, f"the explanation of {action} tells seat {viewer} which world it is in")
        check_law(
            2,
            ground is None or ground.name in game.explanations,
            f"explanation {ground} is not declared in `explanations`",
        )


def _play_copy(game: AnyGame, s: Any, seat: int, action: Any, luck: float) -> tuple[Any, list[Any]]:
    t, events = game.copy(s), list[Any]()
    game.play(t, seat, action, RandomLuck(Random(luck)), events.append)
    return t, events


def _check_same_bytes(game: AnyGame, viewer: int | None, here: Any, there: Any, report: MatchReport) -> None:
    heard = []
    for state, events in (here, there):
        listened = [h for e in events if (h := game.hear(e, viewer)) is not None]
        for event in listened:
            to = getattr(event, "to", None) if event.reveals else None
            check_law(3, to is None or to == viewer, f"seat {viewer} hears {event}, which is for seat {to}")
        if any(event.reveals for event in listened):
            return
        heard.append(encode([listened, game.look(state, viewer)]))
    report.pairs += 1
    check_law(3, heard[0] == heard[1], f"seat {viewer} can tell two worlds apart: {heard[0]!r} and {heard[1]!r}")


# ------------------------------------------------------------------ laws 4 and 7


def _check_notation(game: AnyGame, legal: Sequence[Any]) -> None:
    for action in legal:
        text = game.write(action)
        check_law(7, game.read(text) == action, f"{text!r} reads as {game.read(text)}, not as {action}")
    check_law(7, len({game.write(a) for a in legal}) == len(legal), "two actions have the same notation")


def _check_json_and_copy(match: Match, rng: Random) -> None:
    game, s = match.game, match.state
    _check_round_trip(s, game.state)
    check_law(4, s.version == game.version, f"the state has version {s.version}, not {game.version}")
    for viewer in (None, rng.randrange(match.seats)):
        _check_round_trip(view := game.look(s, viewer), game.view)
        _check_queries(game, view, rng)
    clone = game.copy(s)
    check_law(4, encode(clone) == encode(s), "the copy is not equal")
    shared = {id(part) for part in mutable_parts(s)} & {id(part) for part in mutable_parts(clone)}
    names = sorted({repr(part)[:60] for part in mutable_parts(s) if id(part) in shared})
    check_law(4, not shared, f"the copy shares {names}")


def _check_queries(game: AnyGame, view: Any, rng: Random) -> None:
    """Check that every query is answered with plain JSON or raises Unreadable."""
    check_law(4, isinstance(game.draw(view), str), "draw did not return text")
    check_law(4, DRAWING_QUERY not in game.queries, f"{DRAWING_QUERY!r} is the name of a common query")
    for what, answer in game.queries.items():
        for about in ("", "0", "a1", "-1", "nonsense", rng.choice(game.things or ("",))):
            with contextlib.suppress(Unreadable):
                data = encode(answer(view, about))
                check_law(4, encode(msgspec.json.decode(data)) == data, f"{what} {about!r} is not plain JSON")


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return a decoder for this type. It is cached, because creating one takes longer than using it."""
    return msgspec.json.Decoder(kind)


@cache
def _fields(kind: Any) -> list[tuple[str, inspect.Type]]:
    """Return the names and types of a struct's fields (cached)."""
    return [(field.name, inspect.type_info(field.type)) for field in msgspec.structs.fields(kind)]


def _check_round_trip(value: Any, kind: Any) -> None:
    data = encode(value)
    again = _decoder(kind).decode(data)
    check_law(4, encode(again) == data and again == value, f"JSON does not preserve {value!r}"[:400])


def mutable_parts(value: Any) -> list[Any]:
    """Return every mutable part of a value: lists, dicts, sets, and structs that are not frozen."""
    found: list[Any] = []
    if isinstance(value, Struct):
        if not value.__struct_config__.frozen:
            found.append(value)
        for name in value.__struct_fields__:
            found += mutable_parts(getattr(value, name))
    elif isinstance(value, dict):
        found.append(value)
        for part in value.values():
            found += mutable_parts(part)
    elif isinstance(value, list | set | tuple | frozenset):
        if isinstance(value, list | set):
            found.append(value)
        for part in value:
            found += mutable_parts(part)
    return found


def _check_events(match: Match, events: Sequence[Any], numbers: Collection[str]) -> None:
    for event in events:
        check_law(6, event.rule in numbers, f"{event} names no rule of RULES.md")
        _check_round_trip(event, match.game.event)


# ------------------------------------------------------------------ law 5


def _check_undo(match: Match) -> None:
    """Check that undoing and repeating the last move restores the same state, if it may be undone."""
    last = match.results[-1]
    if not last.can_undo or match.undo_refusal(match.results[-2].line):
        return
    lines = [line for line in match.journal.lines if isinstance(line, Move) and line.line == last.line]
    after = encode(match.state)
    match.undo()
    match.play(lines[0].seat, lines[0].play)
    check_law(5, encode(match.state) == after, "undoing a move and playing it again gives a different state")


def _check_journal(match: Match) -> None:
    journal, seed = parse(match.dump())
    drawn = [line.line for line in journal.lines[1:] if isinstance(line, Move) and line.luck]
    check_law(5, match.game.luck_in_play or not drawn, f"luck_in_play is False, but lines {drawn[:3]} drew luck")
    again = Match.from_journal(journal, seed, match.game)
    check_law(5, encode(again.state) == encode(match.state), "replaying the journal gives a different state")
    check_law(5, encode(again.results) == encode(match.results), "replaying the journal gives different events")
    check_law(5, again.outcome == match.outcome, "replaying the journal gives a different outcome")
    assert match.seed is not None
    twin = Match(match.game, match.seats, match.seed, match.options)
    for line in journal.lines[1:]:
        if isinstance(line, Undo):
            twin.undo_to(line.to)
        elif isinstance(line, Move):
            twin.play(line.seat, line.play)
    check_law(5, twin.journal.chain == match.journal.chain, "the same seed and actions give a different journal")
    check_law(5, verify(journal, seed, match.game).outcome == match.outcome, "the proof has a different outcome")
