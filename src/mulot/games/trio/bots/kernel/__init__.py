"""The compiled part. Needs the extra `fast`; nothing outside this folder imports it when a module is loaded.

`jit` (how it is compiled and kept), `luck`, `laying` (a pro round on arrays), `search` (imagined rounds by the ten
thousand), `thinking` (a choice of the strong player), `warm`; and `rounds`, random basic rounds for the study `design`.
"""
