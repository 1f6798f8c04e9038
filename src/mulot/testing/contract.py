"""The laws as a pytest class, for built-in games and for games in other packages. Two lines test a game:

    class TestMoulin(Contract):
        game = "moulin"

The game can be built in, an installed package, or listed in `MULOT_MORE_GAMES`.
"""

import re
from random import Random
from typing import Any

import msgspec
import pytest

from mulot.core.errors import BadOptions
from mulot.core.match import Match
from mulot.core.options import option_values
from mulot.core.proof import verify
from mulot.core.text import union_members
from mulot.testing import messages, story
from mulot.testing.case import Case, case, collect_rule_tests, uncovered_rules
from mulot.testing.laws import MatchReport, check_random_match, random_options
from mulot.testing.layout import layout_faults

MIN_PAIRS = 20
"""How many pairs of worlds must be compared, and how many must differ, before a game's claim about secrets is
accepted."""


class Contract:
    """The tests that every game must pass. Subclass this and set `game` to the game's id."""

    game: str

    @pytest.fixture
    def case(self) -> Case:
        """The game under test."""
        return case(self.game)

    def test_the_folder_has_the_standard_layout(self, case: Case) -> None:
        assert layout_faults(case) == []

    def test_every_option_value_obeys_the_laws(self, case: Case) -> None:
        for seats in case.game.seats:
            for option, values in option_values(case.game, seats).items():
                for value in values:
                    assert check_option(case, seats, option, value).outcome is not None

    def test_random_options_obey_the_laws(self, case: Case) -> None:
        for seed in range(12):
            assert check_random_options(case, seed).outcome is not None

    def test_the_secrets_flag_is_right(self, case: Case) -> None:
        check_secrets(case)

    def test_all_messages_are_complete(self, case: Case) -> None:
        found = {language: messages.message_faults(case, language) for language in case.languages}
        assert found == {language: [] for language in found}

    def test_the_languages_use_the_same_variables(self, case: Case) -> None:
        check_variables(case)

    def test_every_event_names_a_rule_that_exists(self, case: Case) -> None:
        check_events(case)

    def test_rule_numbers_have_the_declared_prefixes(self, case: Case) -> None:
        letters = {number.partition("-")[0] for number in case.rules}
        assert letters <= set(case.game.rule_prefixes)

    def test_the_rulebooks_name_rules_that_exist(self, case: Case) -> None:
        check_rulebooks(case)

    def test_the_rulebooks_show_all_pictures(self, case: Case) -> None:
        check_pictures(case)

    def test_every_rule_that_decides_something_is_covered_by_a_test(self, case: Case) -> None:
        assert uncovered_rules(case.rules, collect_rule_tests(case.folder)) == []

    def test_stories_have_not_changed(self, case: Case) -> None:
        files = sorted((case.folder / "tests" / "stories").glob("*.jsonl"))
        versions = {check_story(file, case.game).journal.header.version for file in files}
        assert versions == {case.game.version, *case.game.old_versions}, "a version without a story"


def check_option(case: Case, seats: int, option: str, value: Any) -> MatchReport:
    """Play and check a random game in which an option has this value. The other options have their defaults, or random
    values if the defaults do not allow this value."""
    given = {option: value}
    try:
        Match(case.game, seats, 0, given)
    except BadOptions:
        rng = Random(repr(value))
        picked = (random_options(case.game, seats, rng) for _ in range(500))
        given = next(one for one in picked if one[option] == value)
    return check_random_match(
        case.game, case.numbers, given, seats, stable_seed(case.game.id, seats, option, value), fraction=0.04
    )


def check_random_options(case: Case, seed: int) -> MatchReport:
    """Play and check a random game with random options and a random number of seats."""
    rng = Random(seed)
    seats = rng.choice(case.game.seats)
    return check_random_match(
        case.game, case.numbers, random_options(case.game, seats, rng), seats, seed, fraction=0.06
    )


def check_secrets(case: Case) -> None:
    """Fail if `Game.secrets` is wrong. Imagined worlds must differ from the real one in a game with secrets (otherwise
    law 3 would prove nothing), and must not differ in a game without."""
    pairs = differing = 0
    for seed in range(40):
        for seats in case.game.seats:
            options = random_options(case.game, seats, Random(seed))  # the options may decide what is hidden
            fraction = 0.2 if pairs < 5 * MIN_PAIRS else 0.02  # a long game yields enough pairs even so
            seen = check_random_match(case.game, case.numbers, options, seats, seed, fraction=fraction)
            pairs, differing = pairs + seen.pairs, differing + seen.differing
        decided = differing > MIN_PAIRS or not case.game.secrets or pairs > 100 * MIN_PAIRS
        if pairs > MIN_PAIRS and decided and (seed >= 2 or pairs > 10 * MIN_PAIRS):
            break
    assert pairs > MIN_PAIRS, "the games were too short to compare anything"
    assert (differing > 0) == case.game.secrets, f"secrets={case.game.secrets}, but {differing} worlds differed"


def check_variables(case: Case) -> None:
    """Fail if a message uses different variables in different languages."""
    files = {language: messages.read_all_messages(case.folder, language) for language in case.languages}
    for key, (variables, _) in files[case.languages[-1]].items():
        for language in case.languages:
            there = files[language].get(key)  # the check of the messages reports missing ones
            assert there is None or there[0] == variables, f"{key} in {language}"


def check_events(case: Case) -> None:
    """Fail if an event names a rule that does not exist."""
    for kind in union_members(case.game.event):
        rule = next(field for field in msgspec.structs.fields(kind) if field.name == "rule")
        if rule.default is not msgspec.NODEFAULT:
            assert rule.default in case.rules, f"{kind.__name__} names {rule.default}"


def check_rulebooks(case: Case) -> None:
    """Fail if the rulebooks' sections differ between languages, or if a section names no rules, unknown rules, or a
    rule twice."""
    found = [
        _rule_numbers_by_section((case.folder / "rulebook" / f"{language}.md").read_text("utf-8"))
        for language in case.languages
    ]
    assert all(sections == found[0] for sections in found), "the sections differ between languages"
    assert all(len(section) == len(set(section)) for section in found[0]), "a section names a rule twice"
    named = {number for section in found[0] for number in section}
    assert named <= case.numbers, sorted(named - case.numbers)
    assert len(named) > len(case.rules) // 4


def check_pictures(case: Case) -> None:
    """Fail unless the rulebooks show all pictures exactly once, in the same order in every language, with alternative
    texts."""
    shown = {}
    for language in case.languages:
        text = (case.folder / "rulebook" / f"{language}.md").read_text("utf-8")
        found = re.findall(r"^!\[(.*)\]\((.*)\)$", text, flags=re.M)
        assert len(found) == text.count("!["), f"{language}: a picture is not on a line by itself"
        assert all(len(text) > 15 for text, _ in found), f"{language}: a picture has no alternative text"
        shown[language] = [file for _, file in found]
        for text, _ in found:
            assert not _is_untranslated_alt_text(case, language, text), f"{text!r} is not translated to {language}"
    first = shown[case.languages[0]]
    assert all(files == first for files in shown.values()), "the pictures differ between languages"
    drawn = sorted(f"pictures/{file.name}" for file in (case.folder / "rulebook" / "pictures").glob("*"))
    assert sorted(first) == drawn, "a picture is missing, shown twice, or not shown"


def _is_untranslated_alt_text(case: Case, language: str, text: str) -> bool:
    """True if the rulebook in another language has the same alternative text, so it was not translated."""
    others = (case.folder / "rulebook" / f"{other}.md" for other in case.languages if other != language)
    return any(f"![{text}]" in other.read_text("utf-8") for other in others)


def check_story(file: Any, game: Any = None) -> Match:
    """Replay a golden story and return its match; fail if its text has changed. If it has, either correct the rule, or
    raise the game's version and keep the old rules for old journals."""
    match = Match.load(file, game)
    assert match.outcome is not None, "the game of a story must be finished"
    assert story(match) == file.with_suffix(".txt").read_text(encoding="utf-8")
    assert verify(match.journal, match.seed, game).luck_checked is not None
    return match


def stable_seed(*parts: object) -> int:
    """Return a seed computed from these values; it is the same in every run."""
    return int.from_bytes(repr(parts).encode(), "big") % (2**32)


def _rule_numbers_by_section(text: str) -> list[list[str]]:
    """Return the rule numbers in the comments of each section of a rulebook."""
    _, *sections = re.split(r"^## ", text, flags=re.M)
    numbers = [" ".join(re.findall(r"<!-- (.*?) -->", section)).split() for section in sections]
    assert all(numbers), "a section names no rules"
    return numbers
