"""The objective of the chapter, the hourglass, by which a chapter is lost, and the telling of the story (MR-192)."""

from mulot.core.flow import Say
from mulot.core.game import Outcome
from mulot.games.mystiques.content import Chapter
from mulot.games.mystiques.model import events as ev
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


def advance_hourglass(s: State, say: Say, rule: str) -> None:
    """Move the hourglass on by one page. If it reaches the end marker, the chapter is lost at once (M-003)."""
    if s.outcome is not None:
        return
    s.page += 1
    say(ev.HourglassMoved(s.page, rule))
    if s.page >= s.end:
        lose_chapter(s, "hourglass")
        return
    tale = chapter(s).tale
    if tale:
        tell_passage(s, tale.pages.get(s.page, ""), say)


def lose_chapter(s: State, reason: str) -> None:
    """Lose the chapter for this reason, unless it has ended already."""
    if s.outcome is None:
        s.outcome = Outcome((0.0,) * s.seats, reason)


def tell_passage(s: State, passage: str, say: Say) -> None:
    """Tell a passage, unless it has been told already or the name is empty."""
    if passage and passage not in s.story:
        s.story = (*s.story, passage)
        say(ev.Told(passage))
