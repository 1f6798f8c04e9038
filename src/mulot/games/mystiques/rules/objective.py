"""The objective of the chapter: when it is met, and which sides matter for it now."""

from __future__ import annotations

from mulot.core.game import Outcome
from mulot.games.mystiques.content import Chapter
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import chapter, enemies_here, side


def check_objective(s: State, event_thing: str = "") -> None:
    """Win the chapter if its objective is met now (MR-174). `event_thing` is the enemy kind just defeated or the story
    item just used, if any."""
    goal = chapter(s).objective
    if event_thing in goal.what.split() and event_thing not in s.beaten:
        s.beaten = (*s.beaten, event_thing)
    match goal.sort:
        case "clear":
            met = goal.what in s.explored and not s.enemies
        case "bring":
            met = goal.what in s.stash and side(s).name == goal.where and not enemies_here(s)
        case "bell":  # hung on the cat (`items`), so neither on the board nor in the stash
            met = event_thing == goal.what
        case _:
            met = set(goal.what.split()) <= set(s.beaten)
    if met and s.outcome is None:
        s.outcome = Outcome((1.0,) * s.seats, "objective")


def sides_of_objective(s: State) -> set[str]:
    """Return the names of the sides that matter for the objective now: where a story item is, where it has to be taken,
    or where an enemy waits."""
    here = chapter(s)
    goal = here.objective
    if goal.sort == "clear":
        return {goal.what}
    if goal.sort in ("bring", "bell"):
        if goal.what not in s.stash:
            return {name for name, (thing, _) in here.things.items() if thing == goal.what}
        return {goal.where} if goal.sort == "bring" else sides_where_waiting(here, ("brodie",))
    return sides_where_waiting(here, tuple(kind for kind in goal.what.split() if kind not in s.beaten))


def sides_where_waiting(chapter_content: Chapter, kinds: tuple[str, ...]) -> set[str]:
    """Return the sides where enemies of these kinds wait."""
    return {name for name, enemies in chapter_content.encounters.items() if any(kind in kinds for kind, _ in enemies)}
