"""Branches: the first lines of another match, then luck from another seed, and a proof of both."""

from __future__ import annotations

import json

import msgspec
import pytest

from mulot.core.branch import branch
from mulot.core.errors import BrokenJournal, Refused
from mulot.core.game import Ask
from mulot.core.journal import Journal, parse
from mulot.core.match import Match
from mulot.core.proof import verify
from mulot.core.replay import make_replay
from toy_game import GAME


def played(moves: int = 12, seed: int = 5) -> Match:
    match = Match(GAME, seats=3, seed=seed, options={"first": 1, "rats": 4}, added=[b"a browser's bytes"])
    return play_on(match, moves)


def play_on(match: Match, moves: int = 1000) -> Match:
    while moves and isinstance(ask := match.waiting, Ask):
        match.play(ask.must[0], match.legal(ask.must[0])[0])
        moves -= 1
    return match


def drawn(match: Match) -> list[tuple[int, ...]]:
    return [getattr(line, "luck", ()) for line in match.journal.lines]


def test_a_branch_repeats_the_first_lines_and_then_draws_its_own_luck() -> None:
    first = played()
    second = branch(first, 6, 99)
    assert drawn(second) == drawn(first)[:6]
    now = next(now for now in first.replay() if now.line.line == 5)
    assert second.look(None) == now.look(None)
    assert second.waiting == now.waiting
    play_on(second, 6)
    assert drawn(second)[6:] != drawn(first)[6:12], "the branch must draw other luck"
    assert drawn(play_on(branch(first, 6, 99), 6)) == drawn(second)


def test_every_draw_of_a_branch_can_be_verified() -> None:
    second = play_on(branch(played(), 6, 99))
    journal, seed = parse(second.dump())
    proof = verify(journal, seed, GAME)
    assert proof.branched == 6
    assert proof.luck_checked == sum(map(len, drawn(second))) > sum(map(len, drawn(second)[:6])) > 0
    assert make_replay(second).branched == 6
    assert verify(*parse(played().dump()), GAME).branched == 0


@pytest.mark.parametrize("part", [range(1, 6), range(6, 40)])
def test_verify_finds_a_forged_draw_on_both_sides_of_the_branching_point(part: range) -> None:
    found, seed = parse(play_on(branch(played(), 6, 99)).dump())
    line = next(one.line for one in found.lines if one.line in part and getattr(one, "luck", ()))
    changed = Journal(found.header)
    for one in found.lines:
        luck = getattr(one, "luck", ())
        lie = one.line == line and bool(luck)
        changed.append(msgspec.structs.replace(one, luck=((luck[0] + 1) % 6, *luck[1:])) if lie else one)
    assert changed.chain != found.chain
    with pytest.raises(BrokenJournal):
        verify(changed, seed, GAME)


def test_verify_finds_an_origin_with_a_wrong_seed() -> None:
    journal, seed = parse(branch(played(), 6, 99).dump())
    wrong = msgspec.structs.replace(journal.header.origins[0], seed="00" * 32)
    changed = Journal(msgspec.structs.replace(journal.header, origins=(wrong,)))
    for line in journal.lines:
        changed.append(line)
    with pytest.raises(BrokenJournal, match="the seed does not give the luck"):
        verify(changed, seed, GAME)


@pytest.mark.parametrize(
    "origins",
    [
        [],
        [{"lines": 0, "seed": "00"}],
        [{"lines": 3, "seed": "00"}, {"lines": 3, "seed": "00"}],
        [{"lines": 3, "seed": "0x"}],
        [{"lines": 3, "seed": "00", "added": ["?"]}],
    ],
)
def test_invalid_origins_are_rejected(origins: list[object]) -> None:
    header = msgspec.json.encode(played(2).journal.header)
    made = msgspec.json.decode(header) | {"origins": origins}
    journal = Journal(
        msgspec.convert(
            {k: v for k, v in made.items() if k != "kind"} | {"kind": "header"}, type(played(2).journal.header)
        )
    )
    with pytest.raises(BrokenJournal):
        Match.from_journal(journal, None, GAME)


def test_verify_rejects_a_branch_cut_before_the_branching_point() -> None:
    journal, seed = parse(branch(played(), 6, 99).dump())
    cut = Journal(journal.header)
    for line in journal.lines[:4]:
        cut.append(line)
    with pytest.raises(BrokenJournal, match="not all of them are here"):
        verify(cut, seed, GAME)


def test_undo_does_not_cross_the_branching_point() -> None:
    match = Match(GAME, 2, 3, {"first": 0})
    match.play(0, "blow")
    match.undo()
    match.play(1, "blow")
    assert match.undo_refusal(0) is None, "in the original match the move can be undone"
    second = branch(match, 4, 4)
    assert second.state == match.state
    second.play(0, "blow")
    second.undo()
    with pytest.raises(Refused) as refused:
        second.undo()
    assert refused.value.reason.no == "cannot-undo"
    assert verify(*parse(second.dump()), GAME).lines == 6
    with pytest.raises(BrokenJournal):
        second.undo_to(0)


def test_a_branch_of_a_branch_names_both_origins() -> None:
    third = play_on(branch(play_on(branch(played(), 6, 99), 4), 8, 100), 4)
    assert [origin.lines for origin in third.journal.header.origins] == [6, 8]
    assert verify(*parse(third.dump()), GAME).branched == 8
    cut = play_on(branch(third, 5, 101), 3)
    assert [origin.lines for origin in cut.journal.header.origins] == [5]
    assert verify(*parse(cut.dump()), GAME).branched == 5


def test_a_journal_without_a_branch_has_no_origins() -> None:
    assert "origins" not in json.loads(played().dump().splitlines()[0])


def test_branching_off_needs_the_seed_and_an_existing_line() -> None:
    journal, _ = parse(played().journal.dump())
    with pytest.raises(BrokenJournal):
        branch(Match.from_journal(journal, None, GAME), 3, 1)
    for lines in (0, -1, 99):
        with pytest.raises(BrokenJournal):
            branch(played(), lines, 1)
