"""CPU-bound work in processes of lower priority.

`worker` is such a process, `worker_pool` starts and asks them, `fair_queue` decides who is next. `bot_pool` asks for
bot moves, `artifacts` for replays and proofs, `reviews` for game reviews; `upload_reader` checks uploaded journals.
"""
