# Every target does its own set-up: a .venv with pinned dependencies and the compiled rules.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src/bywater/core src/bywater/games src/bywater/bots -name '*.py' 2>/dev/null)

.PHONY: play test check bench build clean

play: build
	$(BIN)/bywater play confrontation

test: build check
	BYWATER_PURE=1 $(BIN)/python -m pytest -n auto
	$(BIN)/python -m pytest -n auto tests

check: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: build $(VENV)/bench
	$(BIN)/python -m benchmarks.run

build: $(VENV)/compiled

clean:
	rm -rf $(VENV) build src/*.egg-info
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
