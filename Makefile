# Everything a person needs to play, test and build Biont. A bare `make` lists the commands.
# Needed beforehand: Python 3.11 or newer, and make.

PYTHON ?= python3
VENV   := .venv
JOBS   ?= auto

ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif

READY         := $(VENV)/.ready
BENCH_READY   := $(VENV)/.bench-ready
CLUSTER_READY := $(VENV)/.cluster-ready
RELEASE_READY := $(VENV)/.release-ready
DOCS_READY    := $(VENV)/.docs-ready
LOCK_TOOLS    := $(VENV)/.lock-ready

# Byte code is kept, whatever the habit of the user: without it every worker reads and rewrites every test anew.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup play site soak-site soak-net test lint unit soak mutants test-cluster browser screenshots bench docs lock clean
.PHONY: compiled test-compiled compare wheels postgres caddy release site-docs look-docs

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(READY) ## make the virtual environment in .venv (instant when nothing changed)

# pip compiles one file after the other; on all cores it takes a fraction of that.
$(READY): requirements/dev.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Biont needs Python 3.11 or newer; name one with: make setup PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements/dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@$(BIN)/python -m compileall -qq -j 0 $(VENV) || true
	@touch $@

play: setup ## play in the browser
	$(BIN)/biont play

# Tests with a browser often wait for it: one process more than there are cores keeps all of them busy.
test: JOBS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
test: browser postgres caddy lint ## all checks: lint, then every test
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

lint: setup ## style, types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

unit: setup ## the quick tests: no whole games, no browsers, servers or engines (GAME=origins for one game)
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not whole and not real" $(if $(GAME),tests/$(GAME))

soak: browser ## every game of the long tests, however long it takes (GAME=origins for one game)
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --soak -m whole $(if $(GAME),tests/$(GAME))

soak-net: postgres ## the server for people elsewhere: killed, cut off, restarted, under load, fuzzed (SHORT=--short)
	$(BIN)/python -m tools.soak_net $(SHORT)
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(if $(SHORT),,--soak) tests/server/test_fuzz.py tests/server/test_leaks.py tests/server/test_authority.py

mutants: setup ## break rules on purpose, see which tests notice, and write docs/mutations.md
	$(BIN)/python -m tools.mutants

# The sources are what is true: these look at them, whatever lies compiled beside.
test lint unit soak mutants: export BIONT_PURE := 1
test-compiled compare: export BIONT_PURE :=

compiled: setup ## compile the engine beside the sources (BIONT_PURE=1 runs the sources all the same)
	$(BIN)/python -m tools.compiled

test-compiled: browser postgres caddy ## every test on the compiled engine, and the same games compiled and pure
	$(BIN)/python -m tools.compiled --changed
	$(BIN)/python -m tools.compiled.compare
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not pure" $(TESTS)

wheels: setup ## a pure wheel in dist, and one of this platform with the compiled engine
	$(BIN)/python -m hatchling build -t wheel
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(BIN)/python -m hatchling build -t wheel

compare: setup ## a thousand games of each game, compiled and pure (GAMES=40 for fewer; goes on where it was stopped)
	$(BIN)/python -m tools.compiled --changed
	$(BIN)/python -m tools.compiled.compare $(or $(GAMES),1000)

test-cluster: $(CLUSTER_READY) ## the tests on a local Ray cluster (installs Ray, which is large)
	$(BIN)/python -m pytest tests/lab/test_cluster.py

# Ray stays out of the environment until somebody wants a cluster: it takes longer to install than the tests to run.
$(CLUSTER_READY): $(READY) requirements/cluster.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/cluster.lock
	@touch $@

# Debian's own Chromium and the one without windows, with which tests are quickest, where apt can install them; anywhere
# else the one that is there, or that Playwright brings.
browser: setup ## find or install a Chromium for the browser tests
	@if command -v chromium && command -v chromium-headless-shell; then \
		:; \
	elif [ "$$(id -u)" = 0 ] && apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
		apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell; then \
		:; \
	elif command -v chromium || command -v chromium-browser || command -v google-chrome; then \
		:; \
	else \
		$(BIN)/python -m playwright install chromium; \
	fi

postgres: setup ## find or install a PostgreSQL for the tests of what many processes share
	@$(BIN)/python -m tools.postgres

caddy: setup ## find or fetch a Caddy for the test of what stands before a server
	@$(BIN)/python -m tools.caddy

site: browser ## write the table as a folder of files for any file host, in site/
	$(BIN)/python -m tools.site

# One test names itself before it begins; one that stands still for a quarter of an hour ends the run, and tells where.
UNSTUCK = -o faulthandler_timeout=900 -o faulthandler_exit_on_timeout=true
soak-site: browser ## the site in a real browser: played, offline, in two windows, its worker killed
	$(BIN)/python -m pytest --soak -v --durations 15 $(UNSTUCK) tests/site

screenshots: browser ## take the pictures in docs/pictures anew
	$(BIN)/python tools/screenshots.py
	$(BIN)/python -m tools.film
	$(BIN)/python -m tools.moments
	$(BIN)/python -m tools.handbook.grounds

bench: $(BENCH_READY) ## measure the speed of the engine
	$(BIN)/biont bench

# Catanatron, the engine to compare with, stays out of the environment until somebody measures.
$(BENCH_READY): $(READY) requirements/bench.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	@touch $@

docs: setup ## write the generated pages of docs/ anew
	$(BIN)/biont --lang en rules --write docs/rules.md
	$(BIN)/biont --lang de rules --write docs/rules.de.md
	$(BIN)/biont --lang en rules origins --write docs/rules-origins.md
	$(BIN)/biont --lang de rules origins --write docs/rules-origins.de.md
	$(BIN)/biont --lang en scenario words --write docs/scenario-words.md
	$(BIN)/biont --lang de scenario words --write docs/scenario-words.de.md
	$(BIN)/python -m tools.handbook.annotating
	$(BIN)/python tools/notebook.py

# What checks a release stays out of the environment until there is one.
release: $(RELEASE_READY) ## build wheel and source archive in dist/, and use them as strangers would
	$(BIN)/python -m tools.release

$(RELEASE_READY): $(READY) requirements/release.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/release.lock
	@touch $@

# Sphinx and what it stands on stay out of the environment until somebody builds the handbook.
site-docs: $(DOCS_READY) ## build the handbook in both languages in build/handbook, and check every link of it
	$(BIN)/python -m tools.handbook

look-docs: browser site-docs ## look at a page of each kind of the handbook in a browser: axe-core, other hosts, search
	$(BIN)/python -m tools.handbook.access

$(DOCS_READY): $(READY) requirements/docs.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/docs.lock
	@touch $@

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header $(LOCK_FLAGS) pyproject.toml

lock: $(LOCK_TOOLS) ## resolve the lock files anew (LOCK_FLAGS=--upgrade for newer versions)
	$(COMPILE) --extra lab --extra env --extra net --group dev --output-file requirements/dev.lock
	$(COMPILE) --constraints requirements/dev.lock --output-file requirements/base.lock
	$(COMPILE) --constraints requirements/dev.lock --group bench --output-file requirements/bench.lock
	$(COMPILE) --constraints requirements/dev.lock --group postgres --output-file requirements/postgres.lock
	$(COMPILE) --constraints requirements/dev.lock --group release --output-file requirements/release.lock
	$(COMPILE) --constraints requirements/dev.lock --group docs --output-file requirements/docs.lock
	$(COMPILE) --constraints requirements/dev.lock --extra cluster --output-file requirements/cluster.lock

$(LOCK_TOOLS):
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@touch $@

clean: ## remove the environment, caches and built files
	rm -rf $(VENV) build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
