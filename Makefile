# Tryptyk's tasks. `make` alone lists them; each sets up what it needs by itself.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV := .venv
FAST := .venv-fast
PIP := -m pip --disable-pip-version-check install -qq -c constraints.txt

# Tests wait for servers and browsers about half of their time: one worker more than there are cores.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)' 2>/dev/null)

PYTEST = PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/pytest -q -n $(WORKERS)

# How much gcc makes of the compiled rules: 3 for speed; 1, in half the time, to see what compiling breaks.
OPTIMIZE ?= 3

PORT ?= 8765
ADDRESS = http://127.0.0.1:$(PORT)
STATIC := src/tryptyk/server/static
NPM := web/scripts/npm $(VENV)

# Everything whose change builds the compiled wheel anew; the web client in it changes no rule.
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '$(STATIC)/*' 2>/dev/null)

.PHONY: help play terminal web wheel quick test nightly check check-python check-web fmt bench build-fast test-fast bench-fast clean

help:  ## this list
	@sed -nE 's/^([a-z-]+):.*## (.*)$$/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

play: $(VENV)/.ready web  ## play in the browser: sets up, builds and serves the tables on this machine
	@echo "Tryptyk is at $(ADDRESS) (Ctrl+C ends it)"
	@$(VENV)/bin/python web/scripts/open.py $(ADDRESS) &
	@$(VENV)/bin/tryptyk serve --port $(PORT)

terminal: $(VENV)/.ready  ## play Aeon's End in the terminal
	@$(VENV)/bin/tryptyk play aeons_end

web: $(STATIC)/index.html  ## the web client, built into the package

wheel: dist/wheel/.ready  ## what a server is installed from, with the web client in it, into dist/wheel/

quick: $(VENV)/.ready  ## the rules, bots, words and commands, in a minute: no browser, no server
	@$(PYTEST) --ignore tests/browser --ignore tests/server

test: $(VENV)/.ready web  ## all that has to pass before a change goes in: in a real browser and on two databases too
	@$(NPM) test --silent
	@scripts/chromium >/dev/null
	@$(PYTEST)

nightly: $(VENV)/.ready web  ## what is long on purpose: all combinations, many kills, thousands of games
	@TRYPTYK_CHROMIUM="$$(scripts/chromium chromium)" $(PYTEST) -m nightly

check: check-python check-web  ## style, types, and who imports whom

check-python: $(VENV)/.ready
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy --strict
	$(VENV)/bin/lint-imports --no-logo

check-web: $(VENV)/.ready web/node_modules/.ready web/src/generated/.ready
	$(NPM) run check --silent

fmt: $(VENV)/.ready  ## format the code, and mend what the linter can
	$(VENV)/bin/ruff check --fix-only
	$(VENV)/bin/ruff format

bench: $(VENV)/.ready  ## how fast the games play
	@$(VENV)/bin/tryptyk bench

build-fast: dist/fast/.ready  ## a wheel with the rules compiled by mypyc, into dist/fast/

# What compiling can break: kernel, rules, records, playouts, codecs, bots, and of all that only uses them a sample.
COMPILED := kernel bots lab aeons_end bonfire age_contrived test_guides.py test_watching.py cli/test_bench.py cli/test_toy.py
NOT_COMPILED := test_explore.py test_components.py test_picture.py test_words.py test_wrong_files.py

test-fast: $(FAST)/.ready  ## what compiling can break, against the compiled wheel
	@$(FAST)/bin/python -I -c "$$ASSERT_COMPILED"
	@PATH="$(CURDIR)/$(FAST)/bin:$$PATH" $(FAST)/bin/pytest -q -n auto \
		$(addprefix tests/,$(COMPILED)) $(addprefix --ignore-glob=*/,$(NOT_COMPILED))

bench-fast: $(FAST)/.ready  ## how fast they play compiled
	@$(FAST)/bin/tryptyk bench

clean:  ## remove everything that was made here, environments too
	rm -rf web/node_modules web/src/generated $(STATIC)
	rm -rf $(VENV) $(FAST) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- the environments -----------------------------------------------------------------------------------------------

define NEW_VENV
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Tryptyk needs Python 3.11 or newer, and '$(PYTHON)' is not: install it, or name it with 'make PYTHON=/path/to/python3.11 ...'." >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	echo "'$(PYTHON)' cannot make virtual environments: install its venv package (on Debian and Ubuntu: python3-venv)." >&2; exit 1; }
@echo "Setting up $(@D) ..."
@test -x $(@D)/bin/python || $(PYTHON) -m venv $(@D)
endef

# The build backend comes first, pinned, so that no isolated (and unpinned) build environment is needed.
$(VENV)/.ready: pyproject.toml constraints.txt
	$(NEW_VENV)
	@$(VENV)/bin/python $(PIP) hatchling editables
	@$(VENV)/bin/python $(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

$(FAST)/.ready: dist/fast/.ready constraints.txt
	$(NEW_VENV)
	@$(FAST)/bin/python $(PIP) "$$(echo dist/fast/*.whl)[test]"
	@$(FAST)/bin/python $(PIP) --no-deps --force-reinstall dist/fast/*.whl
	@touch $@

# --- the web client -------------------------------------------------------------------------------------------------
# It takes types, vocabulary and components from the Python package, and formats the same texts. The tests' game has a
# board too: its types are made with the others, so that `make check` reads it; it is built by the tests alone.

TOLD := $(shell find src/tryptyk tests/toy -name '*.py' -o -name '*.ftl' -o -name '*.toml' -o -name '*.md')
SAID := $(shell find src/tryptyk -path '*/words/*' -a \( -name '*.ftl' -o -name '*.toml' -o -name '*.md' \))
SEEN := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/src/generated/*' 2>/dev/null)

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc $(VENV)/.ready
	@echo "Setting up the web client ..."
	@$(NPM) ci --silent --no-progress
	@touch $@

# All forms of all words, from a large dictionary: only where a text has changed.
web/src/generated/.words: $(SAID) web/scripts/search.py $(VENV)/.ready
	@mkdir -p $(@D)
	@$(VENV)/bin/python web/scripts/search.py
	@touch $@

web/src/generated/.ready: $(TOLD) $(SEEN) web/node_modules/.ready web/src/generated/.words
	@TRYPTYK_GAMES=tests.toy PYTHONPATH=. $(VENV)/bin/python web/scripts/schema.py
	@$(NPM) run icons --silent
	@touch $@

$(STATIC)/index.html: web/src/generated/.ready
	@echo "Building the web client ..."
	@$(NPM) run build --silent >/dev/null

# --- the wheels -----------------------------------------------------------------------------------------------------
# Both carry the web client, and lie beside the versions that they were tried with.

WHEEL := $(VENV)/.ready $(STATIC)/index.html $(SOURCES) README.md LICENSE NOTICE

dist/wheel/.ready: $(WHEEL) constraints.txt
	@rm -rf dist/wheel && mkdir -p build dist/wheel
	@$(VENV)/bin/python -m build --wheel --no-isolation --outdir dist/wheel . >build/wheel.log 2>&1 \
		|| { tail -n 40 build/wheel.log >&2; exit 1; }
	@cp constraints.txt dist/wheel/
	@touch $@
	@ls dist/wheel/*

# --- the compiled wheel ---------------------------------------------------------------------------------------------
# What is compiled is listed in pyproject.toml. mypyc writes its libraries beside the sources, where the interpreted
# environment would find and load them, so the wheel is built from a copy.

dist/fast/.ready: $(WHEEL)
	@command -v $${CC:-gcc} >/dev/null || { \
		echo "The compiled wheel needs a C compiler: install gcc, or name yours in CC." >&2; exit 1; }
	@echo "Compiling the rules, which takes some minutes ..."
	@rm -rf build/fast dist/fast && mkdir -p build/fast dist/fast
	@cp -R pyproject.toml README.md LICENSE NOTICE src build/fast/ && touch build/fast/.gitignore
	@sed -i.bak 's/opt_level = "3"/opt_level = "$(OPTIMIZE)"/' build/fast/pyproject.toml && rm build/fast/pyproject.toml.bak
	@find build/fast \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(VENV)/bin/python -m build --wheel --no-isolation build/fast >build/fast.log 2>&1 \
		|| { tail -n 40 build/fast.log >&2; exit 1; }
	@cd build/fast/src && structs=$$(find tryptyk -name '*.so' | sed -E 's/\.[^/]*$$/.py/' \
		| xargs grep -lE '^class .*\b(Struct|msgspec)\b' || true); \
	if [ -n "$$structs" ]; then \
		echo "Compiled modules must not define msgspec Structs; move them, or exclude these in pyproject.toml:" $$structs >&2; exit 1; fi
	@mv build/fast/dist/*.whl dist/fast/ && cp constraints.txt dist/fast/ && rm -rf build/fast
	@touch $@
	@ls dist/fast/*.whl

define ASSERT_COMPILED
import tryptyk.kernel.table as t
if not (t.__file__ or "").endswith(".so"):
    raise SystemExit(f"The fast environment holds no compiled package: {t.__file__}")
endef
export ASSERT_COMPILED
