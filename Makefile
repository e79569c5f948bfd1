# Parlour's commands. `make help` lists them; each line after ## is what help prints.
#
# Everything is installed into .venv beside this file, from locks with hashes (requirements/).
# A stamp in .venv remembers what was installed, so that a second run does nothing twice.

PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
HOST   ?= $(or $(PARLOUR_HOST),127.0.0.1)
PORT   ?= $(or $(PARLOUR_PORT),8000)
DATA   ?= $(or $(PARLOUR_DATA),parlour-data)
GAME   ?= calaveras
BENCH  ?= rules store server
ARGS   ?=

BIN  := .venv/bin
PY   := $(BIN)/python
PIP  := $(PY) -m pip --quiet --disable-pip-version-check
LOCK := build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
        --generate-hashes --no-annotate --no-header pyproject.toml --group build

EXTRAS := $(addprefix --extra ,art openspiel examples study ray)

.DEFAULT_GOAL := help
.PHONY: help play test setup fix check quick cases clauses golden serve bench compile art art-sheet lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' Makefile
	@echo "Options: PORT=$(PORT) HOST=$(HOST) DATA=$(DATA) (or PARLOUR_PORT, PARLOUR_HOST, PARLOUR_DATA)"
	@echo "         GAME=$(GAME)   ARGS='…' (handed on to pytest, parlour and the like)"

# ---------------------------------------------------------------- play and test

play: .venv/run.stamp ## set up what is missing, start the server, say which page to open
	@exec $(BIN)/parlour serve --host "$(HOST)" --port "$(PORT)" --data "$(DATA)" $(ARGS)

test: setup ## set up what is missing and run all that CI runs, browser included
	@$(MAKE) --no-print-directory check
	@PARLOUR_CHROMIUM="$$($(PY) tools/chromium.py)" $(PY) -m pytest -n auto --dist worksteal $(ARGS)

# ---------------------------------------------------------------- while working

setup: .venv/dev.stamp ## virtual environment, locked packages, Chromium
	@$(PY) tools/chromium.py --install >/dev/null

fix: .venv/dev.stamp ## format and mend what can be mended (the only command that edits code)
	@$(BIN)/ruff check --quiet --fix . ; $(BIN)/ruff format .

check: .venv/dev.stamp ## lint, format, strict types, import layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

quick: .venv/dev.stamp ## the tests without the browser and without the slow ones
	@$(PY) -m pytest -n auto -m "not browser and not slow" $(ARGS)

cases: .venv/dev.stamp ## the rules cases of one game: make cases GAME=calaveras
	@$(BIN)/parlour cases tests/cases/$(GAME)/*.json

clauses: .venv/dev.stamp ## clause x test table of one game, in build/
	@$(PY) -m tools.clauses $(GAME)

golden: .venv/dev.stamp ## record the golden matches anew; look at the diff before you commit it
	@$(PY) -m tools.golden

serve: .venv/dev.stamp ## the server, starting anew whenever src changes
	@exec $(BIN)/watchfiles "$(BIN)/parlour serve --host '$(HOST)' --port '$(PORT)' --data '$(DATA)' $(ARGS)" src

# ---------------------------------------------------------------- now and then

bench: .venv/bench.stamp ## how fast it is, beside others: make bench BENCH=rules chooses a part
	@for part in $(BENCH); do $(PY) -m bench.$$part $(ARGS) || exit 1; done

compile: .venv/dev.stamp ## both wheels, compiled rules in build/compiled, and proof that they play alike
	@$(PY) -m tools.compile

art: .venv/dev.stamp ## draw the pictures whose recipes changed (ARGS names others to draw)
	@$(PY) -m parlour.art build $(ARGS)

art-sheet: .venv/dev.stamp ## a contact sheet of all pictures, in build/
	@mkdir -p build
	@$(PY) -m parlour.art sheet build/art-sheet.png $(ARGS)

lock: build/lock/bin/uv ## choose package versions anew and write the locks
	@$(LOCK) --upgrade -o requirements/run.txt
	@$(LOCK) --upgrade --group dev $(EXTRAS) -c requirements/run.txt -o requirements/dev.txt
	@$(LOCK) --upgrade --group dev $(EXTRAS) --extra bench -c requirements/dev.txt -o requirements/bench.txt

clean: ## remove what was made: caches, build output, the virtual environment
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------- what the above stand on

$(PY):
	@for python in $(PYTHON); do \
	  if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    "$$python" -m venv .venv && exit 0; \
	    rm -rf .venv; \
	    echo "Could not make a virtual environment (on Debian and Ubuntu: apt-get install python3-venv)." >&2; \
	    exit 1; \
	  fi; \
	done; \
	echo "Parlour needs Python 3.11 or newer. Found: $$(python3 --version 2>&1)." >&2; \
	echo "Install a newer one, or name it: make PYTHON=/path/to/python3" >&2; exit 1

.venv/%.stamp: requirements/%.txt pyproject.toml | $(PY)
	@echo "Installing what requirements/$*.txt lists …"
	@$(PIP) install --require-hashes -r requirements/$*.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

build/lock/bin/uv: | $(PY)
	@$(PY) -m venv build/lock
	@build/lock/bin/python -m pip --quiet install uv
