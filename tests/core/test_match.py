"""Matches and journals: playing, refusals, undo, saving, loading, and every way in which a file can be invalid."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

import mulot
from mulot.core.errors import BadOptions, BrokenJournal, NoSuchGame, Refused, TooNew, Unreadable
from mulot.core.journal import parse
from mulot.core.match import Match
from mulot.core.proof import verify
from toy_game import GAME, rules


def played(moves: int = 12, seed: int = 5) -> Match:
    match = Match(GAME, seats=3, seed=seed, options={"first": 1}, added=[b"a browser's bytes"])
    for _ in range(moves):
        if match.outcome:
            break
        seat = match.waiting.must[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_an_action_or_its_notation_can_be_played() -> None:
    match = Match(GAME, 2, 1, {"first": 0, "charms": False})
    assert match.play(0, "attack")[0].seat == 0
    assert match.play(1, rules.Attack())[0].seat == 1
    assert [type(e) for e in match.events_for(0)] == [type(e) for result in match.results for e in result.events]


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", None, 1.0])
def test_play_refuses_a_seat_that_does_not_exist(seat: Any) -> None:
    match = Match(GAME, 2, 1)
    with pytest.raises(Refused) as refused:
        match.play(seat, "attack")
    assert refused.value.reason.no == "no-such-seat"
    assert refused.value.key == "house-no-no-such-seat"


@pytest.mark.parametrize("action", ["", "fly", "attack ", "\0", "a" * 10_000, 3, None, {"type": "attack"}, object()])
def test_an_invalid_action_is_unreadable_and_changes_nothing(action: Any) -> None:
    match = Match(GAME, 2, 1, {"first": 0})
    with pytest.raises(Unreadable):
        match.play(0, action)
    assert len(match.journal.lines) == 1


def test_a_refusal_has_the_reason_and_the_message_key() -> None:
    match = Match(GAME, 2, 1, {"first": 0})
    with pytest.raises(Refused) as refused:
        match.play(0, "pass")
    assert (refused.value.reason.rule, refused.value.key) == ("K-001", "skirmish-no-other-question")


@pytest.mark.parametrize(
    ("seats", "options", "field"),
    [
        (5, {}, "seats"),
        (True, {}, "seats"),
        ("2", {}, "seats"),
        (2, {"rats": 9}, "rats"),
        (2, {"rats": "many"}, "rats"),
        (2, {"cats": 1}, "cats"),
        (2, {"first": 2}, "first"),
        (2, {"charms": None}, "charms"),
        (2, ["rats"], "options"),
    ],
)
def test_bad_options_name_the_field(seats: Any, options: Any, field: str) -> None:
    with pytest.raises(BadOptions) as bad:
        Match(GAME, seats, 1, options)
    assert bad.value.field == field


def test_loading_an_unknown_game_names_it() -> None:
    with pytest.raises(NoSuchGame) as none:
        mulot.load("../etc")
    assert none.value.args_["game"] == "../etc"


def test_a_move_without_luck_or_secrets_can_be_undone() -> None:
    match = Match(GAME, 2, 1, {"first": 0})
    match.play(0, "blow")
    match.undo()
    assert match.state.horns == [0, 1]
    assert match.events_for(1) == []
    match.play(0, "blow")
    assert [type(line).__name__ for line in match.journal.lines] == ["Deal", "Move", "Undo", "Move"]
    again = Match.from_journal(*parse(match.dump()), game=GAME)
    assert again.state == match.state
    assert again.results == match.results


@pytest.mark.parametrize("action", ["attack", "peek", "dig"])
def test_undo_does_not_cross_luck_or_a_secret(action: str) -> None:
    match = Match(GAME, 2, 1, {"first": 0})
    match.play(0, action)
    match.play(1, "blow")
    match.undo()
    with pytest.raises(Refused) as refused:
        match.undo()
    assert refused.value.reason.no == "cannot-undo"
    with pytest.raises(Refused) as refused:
        match.undo(9)
    assert refused.value.reason.no == "nothing-to-undo"


def test_undo_does_not_let_a_seat_look_twice() -> None:
    """A seat looks and puts the stone back; an undo must not let it look again, neither at once nor later."""
    match = Match(GAME, 3, 1, {"first": 0, "charms": False})
    match.play(0, "peek")
    match.play(1, "blow")
    match.undo()
    match.play(0, "put-back")
    match.play(2, "blow")
    with pytest.raises(Refused) as refused:
        match.undo(2)
    assert refused.value.reason.no == "seen-or-told"
    match.undo()  # only the horn
    with pytest.raises(Refused) as refused:
        match.undo()
    assert refused.value.reason.no == "seen-or-told"
    assert match.look(0).own is None


def test_undo_does_not_cross_a_lasting_event() -> None:
    """In this test the horn emits an event with `lasting`, like a clue."""

    class Clue(rules.Blown, frozen=True, tag="blown"):
        lasting: ClassVar[bool] = True

    def play(s: Any, seat: int, action: Any, luck: Any, say: Any) -> None:
        GAME.play(s, seat, action, luck, lambda event: say(Clue(event.seat, event.wheel)))

    match = Match(replace(GAME, play=play), 2, 1, {"first": 0, "charms": False})
    match.play(1, "blow")
    with pytest.raises(Refused) as refused:
        match.undo()
    assert refused.value.reason.no == "seen-or-told"


def test_an_old_journal_that_undoes_a_look_still_replays() -> None:
    match = Match(GAME, 2, 1, {"first": 0, "charms": False})
    match.play(0, "peek")
    match.play(0, "put-back")
    match.undo_to(1)  # allowed in journals of older versions
    match.play(0, "put-back")
    again = Match.from_journal(*parse(match.dump()), game=GAME)
    assert again.state == match.state
    assert verify(*parse(match.dump()), GAME).outcome is None


def test_luck_after_an_undo_differs_from_the_luck_before() -> None:
    """Line numbers keep rising after an undo, so nobody can repeat a move until the dice suit them."""
    one, two = (Match(GAME, 2, 4, {"first": 0, "charms": False}) for _ in range(2))
    two.play(1, "blow")
    two.undo()
    drawn = []
    for match in (one, two):
        for turn in range(6):
            match.play(turn % 2, "attack")
        drawn.append([line.luck for line in match.journal.lines if getattr(line, "luck", None)][1:])
    assert drawn[0] != drawn[1]


def test_a_loaded_match_continues_exactly_like_the_saved_one(tmp_path: Path) -> None:
    match = played(5)
    match.save(tmp_path / "m.jsonl")
    loaded = Match.load(tmp_path / "m.jsonl", game=GAME)
    for each in (match, loaded):
        seat = each.waiting.must[0]
        each.play(seat, each.legal(seat)[0])
    assert loaded.dump() == match.dump()


def test_a_match_without_its_seed_is_read_only() -> None:
    match = played(3)
    reader = Match.from_journal(parse(match.journal.dump())[0], game=GAME)
    assert reader.state == match.state
    with pytest.raises(Refused) as refused:
        reader.play(reader.waiting.must[0], "blow")
    assert refused.value.reason.no == "for-reading-only"


def test_replay_yields_one_moment_per_line() -> None:
    match = played(6)
    moments = list(match.replay())
    assert [now.line.line for now in moments] == list(range(len(match.journal.lines)))
    assert moments[-1].state == match.state
    assert [now.events for now in moments] == [result.events for result in match.results]


def test_moments_of_a_replay_do_not_change_later() -> None:
    """A list of all moments keeps the state and the events of each line."""
    match = Match(GAME, 3, 5, {"first": 1})
    seen = []
    for _ in range(9):
        seen.append((GAME.copy(match.state), match.look(0), match.waiting, match.events_for(0), match.legal(1)))
        seat = match.waiting.must[0]
        match.play(seat, match.legal(seat)[0])
    moments = list(match.replay())
    found = [(now.state, now.look(0), now.waiting, now.events_for(0), now.legal(1)) for now in moments]
    assert found[:-1] == seen
    moments[3].state.wheel += 1
    assert match.at(3).state == seen[3][0], "changing a moment's state must not change another"


def test_at_returns_the_moment_of_a_line() -> None:
    match = played(6)
    lines = len(match.journal.lines)
    assert match.at(0).state == next(match.replay()).state
    assert match.at().line == match.journal.lines[-1]
    assert match.at(-lines).line.line == 0
    for line in (lines, -lines - 1):
        with pytest.raises(IndexError):
            match.at(line)


def test_undone_events_are_in_no_later_moment() -> None:
    match = Match(GAME, 2, 1, {"first": 0})
    match.play(0, "blow")
    match.undo()
    blown, back = match.at(1), match.at(2)
    assert len(blown.events_for(1)) == 1
    assert back.events_for(1) == []
    assert back.events == ()
    assert back.state == match.at(0).state


def test_repr_of_a_match_and_its_moments() -> None:
    match = played(2)
    assert repr(match) == f"<Match of skirmish, 3 seats, after line 2: {match.waiting}>"
    assert repr(match.at(1)).startswith("<skirmish, 3 seats, after line 1: Ask(")


def test_verify_accepts_a_whole_journal() -> None:
    match = played(400)
    proof = verify(*parse(match.dump()), game=GAME)
    assert proof.outcome == match.outcome
    assert proof.luck_checked == sum(len(getattr(line, "luck", ())) for line in match.journal.lines)
    assert verify(match.journal, None, GAME).luck_checked is None


def rewrite(match: Match, number: int, **changed: Any) -> bytes:
    """Return the file with one line changed and all hashes recomputed, as anyone who knows the format could do."""
    header, lines = match.journal.header, list(match.journal.lines)
    import msgspec

    from mulot.core.journal import Journal

    if number < 0:
        header = msgspec.structs.replace(header, **changed)
    else:
        lines[number] = msgspec.structs.replace(lines[number], **changed)
    forged = Journal(header)
    for line in lines:
        forged.append(line)
    return forged.dump(match.seed)


def first_line_with_luck(match: Match) -> int:
    return next(line.line for line in match.journal.lines[1:] if getattr(line, "luck", None))


def test_verify_finds_forged_luck_even_if_all_hashes_match() -> None:
    match = Match(GAME, 3, 5, {"first": 1, "charms": False})
    match.play(1, "attack")
    line = first_line_with_luck(match)
    drawn = match.journal.lines[line].luck
    forged = rewrite(match, line, luck=((drawn[0] + 1) % 6, *drawn[1:]))
    journal, seed = parse(forged)
    with pytest.raises(BrokenJournal) as broken:
        verify(journal, seed, GAME)
    assert broken.value.line == line


@pytest.mark.parametrize(
    ("number", "changed", "line"),
    [
        (1, {"seat": 2}, 1),
        (1, {"seat": 77}, 1),
        (1, {"play": "pass"}, 1),
        (1, {"play": "nonsense"}, 1),
        (1, {"luck": ()}, 1),
        (1, {"luck": (0, 0, 0, 0, 0, 0)}, 1),
        (0, {"luck": (7,)}, 0),
        (-1, {"seats": 9}, -1),
        (-1, {"options": {"rats": 99}}, -1),
        (-1, {"commitment": "0" * 64}, -1),
        (-1, {"version": 0}, -1),
        (-1, {"game": "chess"}, -1),
    ],
)
def test_verify_names_the_line_that_breaks_the_rules(number: int, changed: dict[str, Any], line: int) -> None:
    journal, seed = parse(rewrite(played(), number, **changed))
    with pytest.raises(BrokenJournal) as broken:
        verify(journal, seed, GAME)
    assert broken.value.line == line


def test_a_journal_of_a_newer_version_is_too_new() -> None:
    with pytest.raises(TooNew):
        Match.from_journal(*parse(rewrite(played(), -1, version=2)), game=GAME)
    with pytest.raises(TooNew):
        parse(rewrite(played(), -1, journal=2))


def test_every_changed_byte_of_a_journal_is_detected() -> None:
    file = played().dump()
    seal = file.rindex(b'{"kind":"seal"')
    for at in range(0, seal, 7):
        if file[at : at + 1] == b"\n":
            continue
        changed = file[:at] + bytes([file[at] ^ 1]) + file[at + 1 :]
        with pytest.raises((BrokenJournal, TooNew)):
            verify(*parse(changed), game=GAME)


def test_truncated_reordered_and_foreign_files_are_broken() -> None:
    file = played().dump()
    rows = file.splitlines(keepends=True)
    for wrong in (
        b"",
        b"\n",
        b"hello",
        b"[]\n",
        b"\xff\xfe",
        b"null\n" * 3,
        json.dumps({"kind": "header"}).encode(),
        b"".join(rows[1:]),
        b"".join(rows[:-1]),
        b"".join([*rows[:3], rows[4], rows[3], *rows[5:]]),
        b"".join([*rows[:3], *rows[4:]]),
        b"".join([*rows[:4], rows[3], *rows[4:]]),
        b"".join([rows[0], *rows]),
        file + rows[1],
        b"".join(rows[:4]) + rows[-1],
    ):
        with pytest.raises(BrokenJournal):
            parse(wrong)


def test_an_undo_gives_the_same_state_with_any_checkpoint_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    def evening(mark_every: int) -> list[Any]:
        monkeypatch.setattr("mulot.core.match.CHECKPOINT_EVERY_MOVES", mark_every)
        match, states = Match(GAME, seats=4, seed=3, options={"first": 0}), []
        for seat, action in (
            (0, "attack"),
            (3, "blow"),
            (2, "pass"),
            (1, "blow"),
            (1, "pass"),
            (0, "blow"),
            (2, "blow"),
        ):
            match.play(seat, action)
        for back in (1, 3):
            match.undo(back)
            states.append(GAME.copy(match.state))
            match.play(3, "pass")
            states.append(GAME.copy(match.state))
        return [*states, [result.line for result in match.results]]

    assert evening(1) == evening(2) == evening(3) == evening(1000)
