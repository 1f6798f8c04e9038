"""CPU-bound work in processes of lower priority.

`worker` is such a process, `worker_pool` starts workers and sends them jobs, `fair_queue` decides whose job is next.
`bot_pool` computes bot moves, `artifacts` replays and proofs, `reviews` game reviews; `upload_reader` checks uploaded
journals.
"""
