"""A sample of `make prove`: one short round of the quick parts, and an injected fault that each must detect."""

from __future__ import annotations

import random

import pytest

from kit.clients import run_story
from prove import secret_leaks
from prove.cluster_faults import Cluster, WorkerCluster
from prove.fault_detection import FAULT_CHECKS
from prove.part_list import PARTS
from prove.run_rounds import one_round


@pytest.mark.parametrize(
    ("name", "least"),
    [("frames", 50), ("requests", 50), ("network", 50), ("rights", 50), ("saves", 5), ("memory", 500)],
)
def test_a_short_round_finds_nothing(name: str, least: int) -> None:
    async def story() -> None:
        kept = await one_round(PARTS[name], True, 1)
        assert kept.broken == []
        assert sum(kept.counts.values()) > least

    run_story(story, 240)


def test_secrets_of_a_seat_are_sent_to_nobody_else() -> None:
    async def story() -> None:
        done = await secret_leaks.search_canaries(1, True, title="trio")
        assert done.broken == []
        assert done.counts["marks rightly shown"] > 0

    run_story(story, 240)


def test_corrupt_row_or_page_is_never_shown() -> None:
    async def story() -> None:
        kept = await one_round(PARTS["faults"], True, 3)
        assert kept.broken == []
        assert (kept.counts["× damaged row"], kept.counts["× damaged page"]) == (1, 1)

    run_story(story, 240)


@pytest.mark.parametrize("kind", [Cluster, WorkerCluster])
def test_cluster_is_stopped_whole_and_a_blocked_loop_is_reported(kind: type[Cluster]) -> None:
    cluster = kind(random.Random(1))
    house = cluster.house if isinstance(cluster, WorkerCluster) else cluster.nodes[0]
    assert house is not None
    house.busy_file.write_text("157 ms: a request")
    with pytest.raises(AssertionError, match="157 ms: a request"):
        cluster.close()
    assert {node.pid for node in cluster.nodes} <= {None}
    assert cluster.redis.process is None
    assert cluster.postgres.process is not None
    assert cluster.postgres.process.poll() is not None


@pytest.mark.parametrize(
    "name",
    [
        "frames: no-host-check",
        "requests: paths-as-they-come",
        "rights: no-check-of-invitations",
        "canaries: spectators-look-with-seat-0",
        "memory: a house that forgets nothing",
    ],
)
def test_a_planted_fault_is_noticed(name: str) -> None:
    async def story() -> None:
        assert await FAULT_CHECKS[name]()

    run_story(story, 240)
