# `make play` plays and `make test` checks everything; both set up what they need on a fresh machine first.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The checks start hundreds of processes; where nothing may be kept of it, each would compile every module anew.
export PYTHONDONTWRITEBYTECODE :=
# What installs packages: uv, which is ten times as quick, or pip where uv is not to be had or cannot reach them.
install = { test -x $(BIN)/uv && $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) || $(BIN)/python -m pip install --quiet $(1); }
# A test that stands still fails, and the others go on.
ENDS := -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true

WEB := $(wildcard web/*.json web/*.ts web/*.js web/*.html) $(shell find web/src web/public src/riverrun -type f \( -path 'web/*' -o -name '*.ftl' \) 2>/dev/null)
PAGE := src/riverrun/server/page/index.html
GAMES := $(notdir $(patsubst %/__init__.py,%,$(wildcard src/riverrun/games/*/__init__.py)))
GAME_IDS := $(subst _,-,$(GAMES))

.PHONY: help play page test quick long lint types imports web units games server browser compiled environments learning docs gpu-simulated rules-coverage bench lock release sbom audit clean

help:  ## Lists what can be made.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

play: $(VENV)/player $(PAGE)  ## Serves the games on this machine and prints the address to open.
	@$(BIN)/riverrun serve

page: $(PAGE)  ## Builds the page into the package.

test:  ## Runs every check there is: first what keeps one core busy, two at a time, the longest first.
	@$(MAKE) --no-print-directory -j 2 $(VENV)/developer $(PAGE)
	@$(MAKE) --no-print-directory -j 2 units environments compiled gpu-simulated docs web types rules-coverage lint imports
	@$(MAKE) --no-print-directory games
	@$(MAKE) --no-print-directory server
	@$(MAKE) --no-print-directory browser
	@echo "Everything passed."

quick: $(VENV)/developer  ## What most changes need, in under three minutes: lint, types, imports, the rules and the words, no whole games.
	@$(MAKE) --no-print-directory -j 2 lint types imports
	RIVERRUN_JIT=0 $(BIN)/python -m pytest -q -n 2 --dist worksteal -m 'not no_cover' tests/kernel tests/words $(GAMES:%=tests/%) \
		--ignore-glob 'tests/*/test_compiled.py'

long: $(VENV)/developer $(PAGE)  ## What is run by hand and reported: soaks, ladders, figures and pictures; takes hours.
	@set -ex; for game in $(GAME_IDS); do $(BIN)/riverrun soak $$game --games 250000; $(BIN)/riverrun ladder $$game; done
	RIVERRUN_JIT=0 RIVERRUN_KILLS=26 $(BIN)/python -m pytest tests/server/sessions/test_kill.py
	$(BIN)/python benchmarks/siege.py
	RIVERRUN_LATE=1 $(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory learning
	@$(MAKE) --no-print-directory bench
	$(BIN)/python docs/screenshots.py
	$(BIN)/python docs/picture_sheet.py

lint: $(VENV)/developer
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/developer
	$(BIN)/mypy

imports: $(VENV)/developer
	$(BIN)/lint-imports

web: web/node_modules/.installed $(PAGE)  ## The page's checks: types, lint, tests.
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test

games: $(VENV)/developer  ## The tests of the games, interpreted, with coverage.
	RIVERRUN_JIT=0 $(BIN)/python -m pytest -n 2 --dist worksteal $(GAMES:%=tests/%) --ignore-glob 'tests/*/test_compiled.py' \
		--cov src/riverrun/games --cov-report term:skip-covered --cov-fail-under 95

units: $(VENV)/developer  ## The other tests, interpreted, but those that run compiled, in a browser or with a server.
	RIVERRUN_JIT=0 $(BIN)/python -m pytest --durations 15 --ignore tests/test_compiled.py --ignore tests/gym \
		--ignore tests/server --ignore tests/browser $(GAMES:%=--ignore tests/%) --ignore-glob 'tests/*/test_compiled.py'

server: $(VENV)/developer $(PAGE)  ## The server's tests, with real databases, brokers and processes.
	RIVERRUN_JIT=0 $(BIN)/python -m pytest -n 3 --dist worksteal $(ENDS) tests/server

browser: $(VENV)/developer $(PAGE)  ## The page in a real browser.
	$(BIN)/python -m pytest -n 3 --dist worksteal $(ENDS) tests/browser

compiled: $(GAME_IDS:%=warm-%)  ## The tests of the compiled rules.
	RIVERRUN_JIT=1 $(BIN)/python -m pytest tests/test_compiled.py $(wildcard tests/*/test_compiled.py)

environments: $(GAME_IDS:%=warm-%)  ## The tests of the environments, with compiled rules.
	RIVERRUN_JIT=1 $(BIN)/python -m pytest tests/gym

warm-%: $(VENV)/developer  # a game is compiled on one core, so two games on two
	$(BIN)/riverrun warm $*

learning: $(VENV)/developer  ## The tests of training and of data for it: installs PyTorch, pandas, polars and datasets into an environment of its own.
	test -x build/learning/bin/python || $(PYTHON) -m venv build/learning
	build/learning/bin/pip install --quiet -e '.[lab,learn]' pytest hypothesis pandas polars datasets
	build/learning/bin/riverrun warm flow-of-history
	RIVERRUN_JIT=1 build/learning/bin/python -m pytest tests/learning

docs: $(VENV)/developer  ## Builds the documentation into build/docs and runs its examples.
	RIVERRUN_JIT=0 $(BIN)/sphinx-build -W --keep-going --quiet -b html -d build/doctrees docs build/docs
	RIVERRUN_JIT=0 $(BIN)/python -m pytest --doctest-glob '*.md' README.md docs

gpu-simulated: $(VENV)/developer  ## The GPU's kernels under Numba's CUDA simulator, beside the CPU.
	@set -ex; for game in $(GAME_IDS); do NUMBA_ENABLE_CUDASIM=1 $(BIN)/python benchmarks/gpu.py $$game; done

rules-coverage: $(VENV)/developer  ## Every clause has a test.
	@set -ex; for game in $(GAME_IDS); do RIVERRUN_JIT=0 $(BIN)/riverrun rules $$game --coverage; done

bench: $(VENV)/developer  ## Measures this machine.
	@set -ex; for game in $(GAME_IDS); do $(BIN)/riverrun bench $$game; done

$(VENV)/python:
	@test -n "$(PYTHON)" || { echo "riverrun needs Python 3.11 or newer; install it (Debian: apt-get install python3)."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python's venv is missing; install it (Debian: apt-get install python3-venv)."; exit 1; }
	@$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements/uv.txt || true
	@touch $@

$(VENV)/player: pyproject.toml | $(VENV)/python
	@echo "Installing riverrun into $(VENV) ..."
	@$(call install,--editable '.[server]')
	@touch $@

$(VENV)/developer: pyproject.toml requirements/developer.txt | $(VENV)/python
	@echo "Installing riverrun and its checks into $(VENV) ..."
	@$(call install,--require-hashes --requirement requirements/developer.txt)
	@$(call install,--no-deps --no-build-isolation --editable .)
	@touch $@ $(VENV)/player

build/release: requirements/release.txt | $(VENV)/python
	@$(PYTHON) -m venv $@ && $@/bin/python -m pip install --quiet --require-hashes --requirement $<
	@touch $@

LOCK = uv pip compile --quiet pyproject.toml --universal --python-version 3.11 --generate-hashes --no-strip-extras --no-header --no-annotate

lock: build/release  ## Locks the newest versions that pyproject.toml allows, with hashes.
	@set -ex; for set in server dev:developer release; do \
		build/release/bin/$(LOCK) --upgrade --extra $${set%%:*} --output-file requirements/$${set##*:}.txt; done; \
		sed -n '/^uv==/,/[^\\]$$/p' requirements/release.txt > requirements/uv.txt

release: build/release $(PAGE) sbom  ## Builds the distribution with its bill of materials and tries it in an empty environment; publishes nothing.
	@$(PYTHON) tools/release.py --uv build/release/bin/uv --twine build/release/bin/twine

sbom: build/release  ## Writes what the server and the page are made of into build/sbom (CycloneDX); what only builds the page is marked.
	@mkdir -p build/sbom
	@build/release/bin/cyclonedx-py requirements requirements/server.txt --pyproject pyproject.toml \
		--output-reproducible --output-file build/sbom/server.cdx.json
	@cd web && npm sbom --package-lock-only --sbom-format cyclonedx > ../build/sbom/page.cdx.json
	@echo "build/sbom has server.cdx.json and page.cdx.json."

audit: build/release web/node_modules/.installed  ## Asks advisory services about the locked versions; needs the internet.
	@build/release/bin/pip-audit --strict --require-hashes --disable-pip --requirement requirements/server.txt || { \
		echo "The server's versions are not cleared: the lines above say why; advisory services need the internet."; exit 1; }
	@cd web && npm audit || { echo "The page's versions are not cleared: the lines above say why."; exit 1; }

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || { \
		echo "The page needs Node 20 or newer with npm; install it (https://nodejs.org)."; exit 1; }
	@echo "Installing the page's parts into web/node_modules ..."
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.installed $(WEB)
	@echo "Building the page ..."
	@cd web && npm run --silent build
	@touch $@

clean:  ## Removes what was built.
	rm -rf web/node_modules src/riverrun/server/page $(VENV) build dist docs/rules docs/develop/files*.md \
		docs/reference/cli.md docs/reference/http.md docs/reference/messages.md docs/reference/socket.md .coverage .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
