"""What is measured and solved: `mulot study barrieres NAME`.

`strength` (matches between players), `speed` (the kernel beside OpenSpiel's C++), `small-boards` (who wins them),
`puzzles` (positions with one winning
action), `openings` (the book that matches begin from).
"""
