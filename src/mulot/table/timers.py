"""A table's timers: who is late, when a stand-in is offered, and which bot has to think.

None of this is stored; all timeouts start again after a restart.
"""

from mulot.core.game import Ask
from mulot.table import commands as c
from mulot.table.command_context import CommandContext
from mulot.table.effects import BotInput, BotRequest
from mulot.table.seats import Empty, Person
from mulot.table.table_state import TableState

HOST_RETURN_S = 3600.0
"""Seconds during which a replaced host may take the table back."""
BOT_TIMEOUT_S = 30.0
"""Seconds after which a bot that has not answered is asked again."""


def tick(table: TableState, command: c.Tick, ctx: CommandContext) -> None:
    """Do nothing, because the timers are updated after every command."""


def update_timers(table: TableState, ctx: CommandContext, ask_bots: bool) -> None:
    """Update offers, lateness and bot requests, and the time of the next `Tick`. If `ask_bots` is False, only requests
    that timed out are made."""
    if table.no_timers and isinstance(table.waiting, Ask):
        _record_questions(table, ctx.now)
        return
    now, wake_times = ctx.now, list[float]()
    _offer_host_role(table, ctx, wake_times)
    _offer_host_role_back(table, ctx, wake_times)
    if not isinstance(table.waiting, Ask) or table.paused or table.phase != "playing":
        table.question_since, table.pending_bots = [], {}
        _set_offers(table, ctx, (), ())
        ctx.effects.wake_at = min(wake_times, default=None)
        return
    _record_questions(table, now)
    late, offered = [], []
    for seat in table.waiting.must:
        since = table.question_since[seat][1]
        occupant = table.occupants[seat]
        if isinstance(occupant, Empty):
            offered.append(seat)
        elif isinstance(occupant, Person):
            times = []
            if table.settings.clock is not None:
                times.append(since + table.settings.clock)
                if now >= times[0]:
                    late.append(seat)
            if occupant.left:
                times.append(now)
            elif not table.is_connected(occupant.device):
                times.append(
                    max(since, table.away_since.get(occupant.device, table.loaded_at)) + table.settings.patience
                )
            if any(now >= time for time in times):
                offered.append(seat)
            wake_times += [time for time in times if time > now]
    _set_offers(table, ctx, tuple(late), tuple(offered))
    _request_bots(table, ctx, ask_bots, wake_times)
    ctx.effects.wake_at = min(wake_times, default=None)
    table.no_timers = _has_no_timers(table)


def _record_questions(table: TableState, now: float) -> None:
    """Record when each seat was first asked its current question."""
    if not table.question_since:
        table.question_since = [(question, now) for question in table.questions]
    for seat, question in enumerate(table.questions):
        if table.question_since[seat][0] != question:
            table.question_since[seat] = (question, now)


def _has_no_timers(table: TableState) -> bool:
    """True if no timer can fire until somebody connects, disconnects or changes something."""
    return (
        table.former_host is None
        and table.settings.clock is None
        and not (
            table.late_seats
            or table.stand_in_seats
            or table.host_offered
            or table.host_may_return
            or table.pending_bots
        )
        and table.is_connected(table.host)
        and all(
            isinstance(place, Person) and not place.left and table.is_connected(place.device)
            for place in table.occupants
        )
    )


def _set_offers(table: TableState, ctx: CommandContext, late: tuple[int, ...], offered: tuple[int, ...]) -> None:
    """Set which seats are late, and which seats are offered a stand-in."""
    if (late, offered) != (table.late_seats, table.stand_in_seats):
        table.late_seats, table.stand_in_seats, ctx.table_changed = late, offered, True


def _offer_host_role(table: TableState, ctx: CommandContext, wake_times: list[float]) -> None:
    """Offer to make a seated person host once the host has been away longer than the table's patience."""
    offered = False
    if (
        not table.is_connected(table.host)
        and table.phase != "over"
        and any(table.is_connected(person.device) for _, person in table.people)
    ):
        at = table.away_since.get(table.host, table.loaded_at) + table.settings.patience
        offered = ctx.now >= at
        if not offered:
            wake_times.append(at)
    if offered != table.host_offered:
        table.host_offered, ctx.table_changed = offered, True


def _offer_host_role_back(table: TableState, ctx: CommandContext, wake_times: list[float]) -> None:
    """Let a replaced host take the table back for an hour."""
    if table.former_host is None or table.phase == "over":
        table.host_taken_from, may_return = None, False
    else:
        if table.host_taken_from is None or table.host_taken_from[0] != table.former_host:
            table.host_taken_from = (table.former_host, ctx.now)
        until = table.host_taken_from[1] + HOST_RETURN_S
        may_return = ctx.now < until
        if may_return:
            wake_times.append(until)
    if may_return != table.host_may_return:
        table.host_may_return, ctx.table_changed = may_return, True
        table.clear_viewer_groups()


def _request_bots(table: TableState, ctx: CommandContext, ask_bots: bool, wake_times: list[float]) -> None:
    """Ask the bots whose turn it is, and repeat requests that have not been answered in time."""
    assert isinstance(table.waiting, Ask)
    pending: dict[int, tuple[int, float]] = {}
    for seat in table.waiting.seats:
        character = table.bot_on(seat)
        if character is None:
            continue
        question = table.questions[seat]
        asked, since = table.pending_bots.get(seat, (-1, ctx.now))
        must = seat in table.waiting.must
        timed_out = asked == question and must and ctx.now >= since + BOT_TIMEOUT_S
        if asked != question or timed_out:
            since = ctx.now
            if ask_bots or timed_out:
                ctx.effects.bot_requests.append(BotRequest(seat, question, character, must))
        pending[seat] = (question, since)
        if must:
            wake_times.append(since + BOT_TIMEOUT_S)
    table.pending_bots = pending


def bot_input(table: TableState, seat: int, character: str) -> BotInput:
    """Return the input for a bot that plays this seat or gives a hint for it: what the seat sees, may do, and has
    heard."""
    match = table.match
    assert match is not None
    hear = match.game.hear
    events = tuple(
        tuple(heard for e in result.events if (heard := hear(e, seat)) is not None) for result in match.results
    )
    return BotInput(
        match.game.id,
        match.game.version,
        seat,
        character,
        table.questions[seat],
        match.look(seat),
        tuple(table.legal_actions(seat)),
        events,
    )
