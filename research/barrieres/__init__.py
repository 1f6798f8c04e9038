"""Studies of Barrières: `python -m research barrieres NAME`.

`strength` plays matches between players, `ladder` measures the Elo steps between levels, `small_boards` and
`forced_wins` solve small boards, `puzzles` finds positions with one winning action, `openings` generates the opening
book. `records/` contains the games played.
"""
