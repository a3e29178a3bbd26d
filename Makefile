.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# uv takes a quarter of the time; where it is not to be had or finds nothing, pip does the same.
get = $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) 2>/dev/null || $(PIP) --no-compile $(1)
MADE := $(VENV)/.made
TOOLS := $(VENV)/.tools
NEEDS := $(VENV)/.needs
ENGINE := $(VENV)/.engine
INSTALLED := $(VENV)/.installed
NODE := web/node_modules/.installed
NODE_TOOLS := web/node_modules/.tools
PAGE := src/loipe/server/page/index.html
SOURCES := $(shell find src -type f -not -path '*/server/page/*' -not -name '*.pyc')
WEB := $(shell find web -type f -not -path '*/node_modules/*')
CODE := src tests bench examples setup.py

check_node = @node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null || \
	{ echo "Loipe's page needs Node 20.19, 22.12 or newer to be built, with npm; found: $$(node --version 2>/dev/null || echo none)."; exit 1; }

# One more than there are cores: many tests wait for a server or a browser.
WORKERS = $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 1)')
# What failed is tried once more, by itself, and named: each test that needed it is a defect to mend.
once_more = $(BIN)/python -m pytest -rs $(1) $(2) || { echo "Tried a second time, a defect each:"; \
	$(BIN)/python -m pytest -rA --tb=short --last-failed --last-failed-no-failures none $(2); }

.PHONY: help install play test lint types page collected wheel frozen strength bench rules soak chaos load pictures check machine clean

help: ## what can be made here
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

install: ## .venv with a compiled loipe and the page
	@$(MAKE) --no-print-directory --jobs=3 $(INSTALLED)

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Loipe needs Python 3.11 or newer, this is $$($(PYTHON) -V 2>&1): make PYTHON=python3.13 takes another."; exit 1; }
	@command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null || echo "There is no C compiler (gcc or clang), so Loipe will run uncompiled: the same games, about 40 times slower."
	$(PYTHON) -m venv --without-pip $(VENV)
	@$(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check --no-compile pip uv 2>/dev/null || \
		{ $(BIN)/python -m ensurepip >/dev/null && { $(PIP) --no-compile --upgrade pip uv || true; }; }
	touch $@

$(TOOLS): $(MADE) pyproject.toml
	$(call get,--group dev)
	touch $@

npm = cd web && npm install --no-save --no-audit --no-fund --loglevel=error
$(NODE): web/package-lock.json
	$(check_node)
	$(npm) $(if $(wildcard web/node_modules/eslint),,--omit=dev)
	touch $@

# What checks the page; none of it is needed to build one, but once there it stays.
$(NODE_TOOLS): $(NODE)
	$(npm)
	touch $@

$(PAGE): $(NODE) $(WEB)
	cd web && npm run --silent build
	touch $@

# Three things at once: the packages of others, the page, and the engine, from a copy of the source without the page.
needs = 'import tomllib; it = tomllib.load(open("pyproject.toml", "rb"))["project"]; print(*it["dependencies"], *it["optional-dependencies"]["server"], *it["optional-dependencies"]["lab"], sep="\n")'
$(NEEDS): $(MADE) pyproject.toml
	$(BIN)/python -c $(needs) >$(NEEDS).txt
	$(call get,--requirement $(NEEDS).txt)
	touch $@

$(ENGINE): $(MADE) pyproject.toml setup.py mypyc.ini $(SOURCES)
	rm -rf build $(VENV)/wheel
	mkdir build
	tar -cf - --exclude=src/loipe/server/page --exclude='*.egg-info' pyproject.toml setup.py mypyc.ini README.md LICENSE src | tar -xf - -C build
	$(BIN)/uv build --quiet --wheel --python $(BIN)/python --out-dir $(VENV)/wheel ./build 2>/dev/null || \
		$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir $(VENV)/wheel ./build
	rm -rf build
	touch $@

# Of all the Python there only what a server and a first command load is byte-compiled, and once, whatever the environment says.
$(INSTALLED): $(ENGINE) $(NEEDS) $(PAGE)
	$(call get,--no-deps --force-reinstall $(VENV)/wheel/*.whl)
	@cd $(VENV) && site=$$(bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))') && \
		rm -rf "$$site/loipe/server/page" && cp -R ../$(dir $(PAGE)) "$$site/loipe/server/page"
	@PYTHONDONTWRITEBYTECODE= $(BIN)/loipe serve --show-config >/dev/null
	@PYTHONDONTWRITEBYTECODE= $(BIN)/loipe games >/dev/null
	touch $@

play: install ## tables in the browser: prints the address and opens it
	@$(BIN)/loipe serve --open

test: install machine ## everything that must hold
	@$(MAKE) --no-print-directory --jobs=2 lint types page collected
	$(call once_more,-n $(WORKERS) --dist worksteal -m 'not long',tests)

# Their assertions are rewritten once, not by every worker.
collected: export PYTHONDONTWRITEBYTECODE =
collected: $(TOOLS)
	$(BIN)/python -m pytest --collect-only -qq tests >/dev/null

machine: $(TOOLS) # a browser and a database server for the tests, where they are missing
	@$(BIN)/python -m tests.machine

lint: $(TOOLS) ## ruff
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)

types: install $(TOOLS) ## mypy --strict
	$(BIN)/mypy

page: $(NODE_TOOLS) ## eslint, prettier and svelte-check
	cd web && npm run --silent lint && npm run --silent check

# Both builds see the same files at the same places, or gcc would not know the functions again: no isolation.
requires = $(shell $(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])')
wheel: install ## dist/: a wheel built by the profile of games it has played (with gcc)
	$(PIP) $(requires)
	rm -rf build dist
	LOIPE_PROFILE=generate $(PIP) --no-build-isolation --no-deps --target dist/counting .
	PYTHONPATH=dist/counting $(BIN)/python bench/training.py
	rm -rf build
	LOIPE_PROFILE=use $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir dist .
	rm -rf build src/*.egg-info dist/counting dist/profile

frozen: $(TOOLS) ## dist/frozen: this engine and the thumbs of old beside it, to measure bots against
	rm -rf build dist/frozen
	mkdir build
	tar -cf - --exclude=src/loipe/server/page --exclude='*.egg-info' pyproject.toml setup.py mypyc.ini README.md LICENSE src | tar -xf - -C build
	cd tests/thumb1 && for file in */thumb1*.py; do cp $$file ../../build/src/loipe/games/$$(dirname $$file); done
	$(PIP) --no-deps --target dist/frozen ./build
	rm -rf build

strength: $(TOOLS) frozen ## how strong the bots are; what is played is kept and gone on with: make strength MINUTES=20
	PYTHONPATH=dist/frozen $(BIN)/python bench/strength.py $(MINUTES)

bench: install $(TOOLS) ## numbers, with a peer in the same run; also of the wheel, if it was made
	$(PIP) --group bench
	$(BIN)/python bench/run.py

rules: install $(TOOLS) ## every clause and the tests that cite it
	$(BIN)/python -m tests.rules_report

soak: install $(TOOLS) ## more of it: make soak PART=games, fuzz, reasons, odds, memory, stories or secrets N=1000000 SEED=7
	$(BIN)/python -m tests.soak "$(PART)" "$(N)" "$(SEED)"

chaos: install machine ## kill, cut, lock and fill while people play: make chaos KILLS=1000 SEED=7 MINUTES=60 DATABASE=workers TABLES=24
	$(BIN)/python -m tests.chaos "$(KILLS)" "$(SEED)" "$(MINUTES)" "$(DATABASE)" "$(TABLES)"

load: install machine ## tables with people and bots, at human and at full speed, every aim beside its figure: make load MINUTES=6
	$(BIN)/python bench/load.py $(MINUTES)

pictures: install machine ## docs/pictures, and dist/pictures: every game, venue, theme and window on one sheet
	$(BIN)/python -m tests.pictures

check: test rules ## tests, also those that play once more in another window or preset, and no clause without one
	$(BIN)/python -m pytest -n $(WORKERS) -m long tests

clean: ## remove what was built
	rm -rf $(VENV) .before build dist src/*.egg-info src/loipe/server/page web/node_modules
