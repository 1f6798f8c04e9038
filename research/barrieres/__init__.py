"""What is measured and solved: `python -m research barrieres NAME`.

`strength` (games between players), `ladder` (how far the characters are apart), `solved` and `forced` (small boards),
`puzzles` (positions with one winning action), `openings` (the book that matches begin from); `records/` has the games
that were played.
"""
