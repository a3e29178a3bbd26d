.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.course' -o -name '*.cards' -o -name '*.tiles')

.PHONY: help install play test lint types bench rules soak check clean

help: ## what can be made here
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

install: $(STAMP) ## .venv with a compiled loipe

$(VENV)/.tools: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	touch $@

$(STAMP): $(VENV)/.tools pyproject.toml setup.py mypyc.ini $(SOURCES)
	rm -rf build src/*.egg-info
	$(BIN)/python -m pip install --quiet --disable-pip-version-check .
	rm -rf build src/*.egg-info
	touch $@

play: install ## a race of Mass Start against bots
	@$(BIN)/loipe play mass-start

test: install lint types ## everything that must hold
	$(BIN)/python -m pytest -n auto

lint: $(VENV)/.tools ## ruff
	$(BIN)/ruff check src tests bench setup.py
	$(BIN)/ruff format --check src tests bench setup.py

types: install ## mypy --strict
	$(BIN)/mypy

bench: install ## numbers, with a peer in the same run
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	$(BIN)/python bench/run.py

rules: install ## every clause and the tests that cite it
	$(BIN)/python -m tests.rules_report

soak: install ## many random games: make soak GAMES=100000
	$(BIN)/python -m tests.soak $(GAMES)

check: test rules ## tests, and no clause without one

clean: ## remove what was built
	rm -rf $(VENV) build src/*.egg-info
