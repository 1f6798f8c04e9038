"""The keys of all messages of the rules except events: questions, reasons for refusals, and ends of the game."""

from mulot.games.mystiques.rules.card_windows import MOMENTS

ASKS = (
    "begin",
    "turn",
    "trap",
    "found",
    "share",
    "equip",
    "put",
    "come-back",
    "captive",
    "crossroads",
    "keep",
    *(f"moment-{moment}" for moment in MOMENTS if moment != "turn"),
)
"""Every question that the rules ask."""

REASONS = (
    "not-asked", "webbed", "down", "not-down", "no-points", "held", "not-adjacent", "against-current", "full",
    "too-far", "acted-already", "move-first", "stunned", "not-affected", "out-of-reach", "out-of-sight", "nearer-first",
    "no-weapon", "not-held", "no-such-enemy", "searched-already", "no-exit-here", "enemies-here", "needs-hook",
    "needs-knack", "leads-nowhere", "in-the-current", "once-a-turn", "no-such-mouse", "too-far-to-share",
    "nothing-to-share", "nothing-to-wear", "six-cheese", "not-your-class", "taken", "not-in-stash", "no-such-space",
    "thread-too-short", "thread-not-straight", "both-in-water", "on-own-space", "not-in-water", "not-empty",
    "at-an-encounter", "not-here", "no-fork-here", "another-mouse-here", "no-such-card", "another-moment",
    "one-ability", "too-little-cheese", "no-use-now", "not-in-bag", "not-to-wear", "bag-full", "not-worn", "once-each",
    "no-cat-here", "carried-along",
)  # fmt: skip
"""Every reason with which the rules refuse an action."""

ENDS = ("objective", "hourglass", "all-captured", "long-night")
"""Every way in which the game ends."""
