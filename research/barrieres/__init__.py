"""What is measured and solved: `python -m research barrieres NAME`.

`strength` and `match` (games between players), `ladder` (how far the characters are apart), `speed` (the kernel beside
OpenSpiel's C++), `throughput` (many tables beside other environments), `solved` and `forced` (small boards, checked by
`solved-again` and `forced-again`), `puzzles` (positions with one winning action), `openings` (the book that matches
begin from); `records/` has the games that were played.
"""
