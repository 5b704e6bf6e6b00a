# Everything runs in .venv, which `make setup` makes from the pins in requirements.lock.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
UV     := build/lock/bin/uv

SETUP_DONE := $(VENV)/.setup-done
BENCH_DONE := $(VENV)/.bench-done

.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench lock clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(SETUP_DONE) ## Create .venv and install the pinned dependencies (once)

play: setup ## Play the game in the terminal
	@$(BIN)/civ play

test: $(BENCH_DONE) ## Run the tests, and the examples of README.md and docs/
	$(BIN)/pytest -n auto

check: setup ## Check style, formatting, types and the levels of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup ## Format the code and fix what can be fixed by a tool
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

bench: $(BENCH_DONE) ## Measure the rules and the search, beside OpenSpiel
	$(BIN)/civ bench rules
	$(BIN)/civ bench search

lock: $(UV) ## Pin the dependencies again (UPGRADE=1 takes the newest)
	$(COMPILE) pyproject.toml --extra postgresql --extra ray --extra report --group dev --output-file requirements.lock
	$(COMPILE) --group bench --constraints requirements.lock --output-file requirements-bench.lock

clean: ## Remove all that can be made again: .venv, caches, builds
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
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
