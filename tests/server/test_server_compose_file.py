"""`compose.yaml` and `Dockerfile` refer only to existing commands, settings and services."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from kit.running_server import RunningServer
from mulot.cli.server_commands import serve_parser
from mulot.server import healthcheck
from mulot.server.config import Config, read_config
from mulot.server.serve import STOP_TIMEOUT_S

ROOT = Path(__file__).parents[2]
SET = {"ADDRESS": "play.example.org", "PASSWORD": "cheese4mice"}
NODES = ("node1", "node2")


def load_compose() -> dict[str, Any]:
    """Return the file with its variables filled in. An undeclared variable raises."""
    text = (ROOT / "compose.yaml").read_text()
    found: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+):\?\}", lambda m: SET[m[1]], text))
    return found


def parse_serve_options(words: list[str]) -> dict[str, Any]:
    """Parse the arguments of `mulot serve …`. Raises for unknown ones."""
    assert words[:2] == ["mulot", "serve"]
    return {name: value for name, value in vars(serve_parser().parse_args(words[2:])).items() if value is not None}


def node_config(service: dict[str, Any]) -> Config:
    """Return the settings of a node."""
    given = parse_serve_options(shlex.split(service["command"]))
    return read_config({k: v for k, v in given.items() if k in Config.__struct_fields__}, service["environment"])


def test_unknown_option_is_rejected(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse_serve_options(["mulot", "serve", "--hosts", "0.0.0.0"])
    assert "unrecognized arguments: --hosts" in capsys.readouterr().err


@pytest.mark.parametrize("node", NODES)
def test_compose_uses_only_existing_settings(node: str) -> None:
    environment = load_compose()["services"][node]["environment"]
    assert environment
    for name in environment:
        assert name.removeprefix("MULOT_").lower() in Config.__struct_fields__, name
        assert name == f"MULOT_{name.removeprefix('MULOT_')}"


@pytest.mark.parametrize("node", NODES)
def test_compose_nodes_find_database_and_redis(node: str) -> None:
    services = load_compose()["services"]
    config = node_config(services[node])
    database, redis = urlsplit(config.database), urlsplit(config.redis or "")
    assert database.scheme == "postgresql"
    assert database.hostname in services
    postgres = services[database.hostname]["environment"]
    assert (database.username, database.password) == (postgres["POSTGRES_USER"], postgres["POSTGRES_PASSWORD"])
    assert database.path == f"/{postgres['POSTGRES_DB']}"
    assert redis.hostname in services
    assert set(services[node]["depends_on"]) == {database.hostname, redis.hostname}
    assert config.host == "0.0.0.0"
    assert config.base_url == f"https://{SET['ADDRESS']}"


def test_compose_proxy_forwards_to_every_node_and_is_trusted() -> None:
    found = load_compose()
    services, door = found["services"], found["services"]["door"]
    caddyfile = found["configs"][door["configs"][0]["source"]]["content"]
    upstreams = re.search(r"reverse_proxy (.+) \{", caddyfile)
    assert upstreams is not None
    assert caddyfile.startswith(f"{SET['ADDRESS']} {{")
    assert upstreams[1].split() == [f"{node}:{node_config(services[node]).port}" for node in NODES]
    assert "health_uri /ready" in caddyfile
    matched = re.search(r"@table path_regexp table (\S+)\n\s+request_header @table (\S+) \{re\.table\.1\}", caddyfile)
    assert matched is not None
    assert f"lb_policy header {matched[2]}" in caddyfile, "all players of a table reach one node"
    for path in ("/api/tables/nest-1_x", "/api/tables/nest-1_x/live?since=3", "/api/tables/nest-1_x/seats/1/take"):
        table = re.match(matched[1], path)
        assert table is not None
        assert table[1] == "nest-1_x"
    assert re.match(matched[1], "/api/tables") is None
    assert {node_config(services[node]).proxies for node in NODES} == {door["networks"]["house"]["ipv4_address"]}


def test_compose_network_and_volumes_are_declared() -> None:
    found = load_compose()
    for name, service in found["services"].items():
        assert list(service["networks"]) == ["house"], name
        for volume in service.get("volumes", ()):
            assert volume.split(":")[0] in found["volumes"], volume
        for config in service.get("configs", ()):
            assert config["source"] in found["configs"]
        for waited in service.get("depends_on", ()):
            assert waited in found["services"]
    assert set(found["networks"]) == {"house"}


def test_compose_stop_grace_period_is_long_enough() -> None:
    for node in NODES:
        grace = load_compose()["services"][node]["stop_grace_period"]
        assert int(grace.removesuffix("s")) > STOP_TIMEOUT_S


def test_compose_services_are_limited_and_unprivileged() -> None:
    for name, service in load_compose()["services"].items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert "no-new-privileges:true" in service["security_opt"], name
        assert not service.get("privileged")
        for limit in ("mem_limit", "cpus", "pids_limit"):
            assert service[limit], (name, limit)
        assert service["healthcheck"]["test"], name
        if "image" in service:
            assert re.fullmatch(r"[a-z]+:\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?", service["image"]), name


def test_compose_redis_requires_the_nodes_password() -> None:
    services = load_compose()["services"]
    words = shlex.split(services["redis"]["command"])
    assert words[words.index("--requirepass") + 1] == SET["PASSWORD"]
    assert services["redis"]["environment"]["REDISCLI_AUTH"] == SET["PASSWORD"]
    for node in NODES:
        assert urlsplit(node_config(services[node]).redis or "").password == SET["PASSWORD"]
    assert "ports" not in services["redis"]
    assert "ports" not in services["db"]


def test_healthcheck_uses_the_servers_own_host_name(tmp_path: Path) -> None:
    with RunningServer(base_url="https://play.example.org") as house:
        config = Config(port=house.port, base_url="https://play.example.org")
        assert healthcheck.is_ready(config)
        house.stop()
        assert not healthcheck.is_ready(config)


DOCKERFILE = (ROOT / "Dockerfile").read_text()


def test_image_runs_an_existing_module_as_nobody() -> None:
    lines = DOCKERFILE.splitlines()
    command = next(json.loads(line.removeprefix("CMD ")) for line in lines if line.startswith("CMD "))
    given = parse_serve_options(command)
    assert given["database"].startswith("/data/")
    assert "USER nobody" in lines
    assert any(line.startswith("RUN ") and "chown nobody /data" in line for line in lines)
    check = next(line for line in lines if line.startswith("HEALTHCHECK "))
    module = json.loads(check[check.index("[") :])[-1]
    assert module == healthcheck.__name__


def test_image_base_has_an_exact_tag() -> None:
    bases = re.findall(r"^FROM (\S+)", DOCKERFILE, re.M)
    assert len(set(bases)) == 1
    image = re.fullmatch(r"python:(\d+)\.(\d+)\.\d+-slim-\w+(@sha256:[0-9a-f]{64})?", bases[0])
    assert image is not None
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = tuple(map(int, project["requires-python"].removeprefix(">=").split(".")))
    assert (int(image[1]), int(image[2])) >= wanted


def folders_not_ignored(dockerignore: str) -> set[str]:
    """Return the folders ignored by git that the image's build context would contain."""
    ignored = [line.strip("/") for line in (ROOT / ".gitignore").read_text().splitlines() if line.endswith("/")]
    return set(ignored) - {line.removeprefix("**/") for line in dockerignore.splitlines()}


def test_image_is_built_from_the_lock_without_sources() -> None:
    installs = [line for line in DOCKERFILE.splitlines() if "pip install" in line]
    for line in installs:
        assert "--require-hashes" in line or "--no-index" in line, line
    for lock in re.findall(r"-r /src/(\S+)", DOCKERFILE):
        assert "--hash=sha256:" in (ROOT / lock).read_text()
    shipped = DOCKERFILE.rsplit("\nFROM ", 1)[1]
    assert re.findall(r"^COPY (.+)", shipped, re.M) == ["--from=build /house /house"]
    assert ".git" in (ROOT / ".dockerignore").read_text().splitlines()
    assert folders_not_ignored((ROOT / ".dockerignore").read_text()) == set()
    assert folders_not_ignored(".git\n**/__pycache__\n") >= {".docs", "node_modules", "src/mulot/server/static"}
    names = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "image.lock").read_text(), re.M))
    assert {"wasmtime", "asyncpg", "redis", "uvicorn", "litestar"} <= names
    assert "numba" not in names, "nothing is compiled where people play"
