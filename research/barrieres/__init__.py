"""Studies of Barrières: `python -m research barrieres NAME`.

`strength` plays matches between players, `ladder` measures how far the levels are apart, `small_boards` and
`forced_wins` solve small boards, `puzzles` finds positions with one winning action, `openings` generates the opening
book. `records/` holds the games that were played.
"""
