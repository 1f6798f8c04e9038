"""The sources of chance, and the exact distribution of an action's outcomes."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from mulot.core.errors import BrokenJournal, TooManyOutcomes
from mulot.core.luck import HmacLuck, Luck, LuckRecorder, RandomLuck, RecordedLuck, ScriptedLuck, commitment, derive_key
from mulot.core.outcomes import outcomes
from toy_game import GAME, rules

KEY = derive_key(b"seed", [])


def test_hmac_luck_depends_only_on_key_and_line() -> None:
    def throws(key: bytes, line: int) -> list[int]:
        luck = HmacLuck(key, line)
        return [luck.die() for _ in range(20)]

    assert throws(KEY, 1) == throws(KEY, 1)
    assert throws(KEY, 1) != throws(KEY, 2)
    assert throws(KEY, 1) != throws(derive_key(b"seed", [b"added"]), 1)
    assert derive_key(b"seed", [b"ab", b"c"]) != derive_key(b"seed", [b"a", b"bc"]), (
        "the boundaries of the added bytes count"
    )


def test_hmac_luck_gives_the_same_draws_as_in_the_first_version() -> None:
    """Old proofs must stay valid on every Python. The numbers were computed with OpenSSL's HMAC and SHA-256."""
    luck = HmacLuck(derive_key(bytes(32), [b"mouse"]), 3)
    assert [luck.index(6) for _ in range(12)] == [4, 0, 1, 3, 4, 3, 0, 2, 4, 2, 4, 1]
    assert commitment(b"mulot") == "b0006a69d7c5559531db3a43cdef5ff62efb2d4b29d7b53d79829d033a8d115d"


def test_hmac_luck_is_fair() -> None:
    counts = Counter(HmacLuck(KEY, line).index(6) for line in range(12_000))
    chi_square = sum((counts[k] - 2000) ** 2 / 2000 for k in range(6))
    assert chi_square < 20.5, counts  # five degrees of freedom: one fair die in a thousand exceeds this


def test_hmac_luck_rejects_values_that_would_bias_it() -> None:
    """With n just over half of 2**64, nearly every second value must be rejected."""
    n = 2**63 + 1
    luck = HmacLuck(KEY, 0)
    drawn = [luck.index(n) for _ in range(50)]
    assert luck._count > 60
    assert all(0 <= k < n for k in drawn)


def test_recorded_luck_gives_exactly_the_draws_of_the_line() -> None:
    luck = RecordedLuck([4, 0], line=7)
    assert luck.die() == 5
    with pytest.raises(BrokenJournal) as more:
        RecordedLuck([], line=7).toss()
    assert more.value.line == 7
    with pytest.raises(BrokenJournal):
        luck.check_exhausted()
    with pytest.raises(BrokenJournal):
        RecordedLuck([6], line=7).die()


def test_recorded_draws_can_be_replayed() -> None:
    def deal(luck: Luck) -> tuple[list[str], str, bool, int]:
        cards = list("abcdef")
        luck.shuffle(cards)
        return cards, luck.draw(cards), luck.toss(), luck.die(20)

    noted = LuckRecorder(RandomLuck(5))
    assert deal(noted) == deal(RecordedLuck(noted.drawn, 0))


def test_a_shuffle_gives_every_order_equally_often() -> None:
    luck = RandomLuck(1)
    counts: Counter[str] = Counter()
    for _ in range(24_000):
        cards = list("abcd")
        luck.shuffle(cards)
        counts["".join(cards)] += 1
    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values())


def test_scripted_luck_takes_faces_sides_items_and_orders() -> None:
    luck = ScriptedLuck(6, True, "b", "c", ["b", "a"], 2)
    cards, bag = ["a", "b"], ["a", "b", "c"]
    assert luck.die() == 6
    assert luck.toss()
    assert luck.pick("abc") == "b"
    assert luck.draw(bag) == "c"
    assert bag == ["a", "b"]
    luck.shuffle(cards)
    assert cards == ["b", "a"]
    assert luck.index(3) == 2
    luck.check_exhausted()


@pytest.mark.parametrize(
    ("script", "ask"),
    [((), "die"), ((7,), "die"), ((["x"],), "shuffle"), ((5,), "index")],
)
def test_a_script_that_does_not_match_the_draws_fails(script: tuple[object, ...], ask: str) -> None:
    luck = ScriptedLuck(*script)
    calls = {"die": luck.die, "shuffle": lambda: luck.shuffle(["a"]), "index": lambda: luck.index(3)}
    with pytest.raises(AssertionError):
        calls[ask]()
    with pytest.raises(AssertionError):
        ScriptedLuck(1).check_exhausted()


def test_outcomes_give_the_exact_distribution() -> None:
    s = GAME.new(rules.Options(rats=1, charms=False, first=0), 2, ScriptedLuck("acorn"))
    found = outcomes(GAME, s, 0, rules.Attack())
    assert sum(chance for chance, _, _ in found) == 1
    won = sum(chance for chance, t, _ in found if t.outcome is not None)
    assert won == Fraction(1, 3)
    assert s.outcome is None, "the original state is unchanged"


def test_outcomes_handle_draws_that_depend_on_earlier_ones() -> None:
    """With the wheel at one, rolling a one causes a surge: a draw of four, another roll, and possibly more."""
    s = GAME.new(rules.Options(rats=3, charms=False, first=0), 2, ScriptedLuck("acorn"))
    s.wheel = 1
    found = outcomes(GAME, s, 0, rules.Attack(), merge=False)
    assert sum(chance for chance, _, _ in found) == 1
    surges = sum(c for c, _, events in found if any(isinstance(e, rules.Surged) for e in events))
    assert surges == Fraction(1, 6)


def test_more_outcomes_than_the_limit_raise_an_error() -> None:
    s = GAME.new(rules.Options(charms=False, first=0), 2, ScriptedLuck("acorn"))
    assert len(outcomes(GAME, s, 0, rules.Attack(), limit=6, merge=False)) == 6
    with pytest.raises(TooManyOutcomes):
        outcomes(GAME, s, 0, rules.Attack(), limit=5)


def test_equal_states_are_merged_into_one_outcome() -> None:
    """Some of the six faces lead to the same state; their probabilities are added."""
    s = GAME.new(rules.Options(charms=False, first=0), 2, ScriptedLuck("acorn"))
    apart, merged = outcomes(GAME, s, 0, rules.Attack(), merge=False), outcomes(GAME, s, 0, rules.Attack())
    assert len(merged) < len(apart) == 6
    states = [state for _, state, _ in merged]
    assert all(states.count(state) == 1 for state in states)
    for chance, state, events in merged:
        same = [each for each in apart if each[1] == state]
        assert chance == sum(each[0] for each in same)
        assert events == same[0][2]


def test_unordered_dice_have_the_same_probabilities() -> None:
    """Three dice, of which only the sixes count, then a coin, with ordered and with unordered dice."""

    def play(s: list[int], seat: int, action: None, luck: Luck, say: object) -> None:
        s.append(luck.dice(3).count(6))
        s.append(luck.toss())

    counting: Any = SimpleNamespace(copy=list, play=play)
    ordered, alike = (outcomes(counting, [], 0, None, any_order=each) for each in (False, True))
    assert {tuple(s): chance for chance, s, _ in ordered} == {tuple(s): chance for chance, s, _ in alike}
    assert sum(chance for chance, _, _ in alike) == 1
    lucks = [len(outcomes(counting, [], 0, None, merge=False, any_order=each)) for each in (False, True)]
    assert lucks == [6**3 * 2, 56 * 2]


def reroll_ones(s: list[int], seat: int, action: object, luck: Luck, say: object) -> None:
    """Roll a die until it does not show a one."""
    while True:
        s.append(luck.dice(1, 6)[0])
        if s[-1] != 1:
            return


def test_an_endless_reroll_raises_too_many_outcomes() -> None:
    again: Any = SimpleNamespace(copy=list, play=reroll_ones)
    with pytest.raises(TooManyOutcomes):
        outcomes(again, [], 0, None, limit=50)


def test_until_stops_each_path_where_it_becomes_true() -> None:
    again: Any = SimpleNamespace(copy=list, play=reroll_ones)
    found = outcomes(again, [], 0, None, until=lambda s: len(s) == 2)
    chances = {tuple(s): chance for chance, s, _ in found}
    assert chances[1, 1] == Fraction(1, 36)
    assert chances[(2,)] == Fraction(1, 6)
    assert sum(chances.values()) == 1
