# `make play` plays and `make test` checks everything; both set up what they need on a fresh machine first.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play test lint types imports units compiled docs gpu-simulated rules-coverage bench clean

help:  ## Lists what can be made.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

play: $(VENV)/player  ## Plays The Flow of History in the terminal, against bots.
	@$(BIN)/riverrun warm
	@$(BIN)/riverrun play flow-of-history

test: lint types imports units compiled docs gpu-simulated rules-coverage  ## Runs every check there is.
	@echo "Everything passed."

lint: $(VENV)/developer
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/developer
	$(BIN)/mypy

imports: $(VENV)/developer
	$(BIN)/lint-imports

units: $(VENV)/developer  ## The tests, interpreted, with the coverage of the games.
	RIVERRUN_JIT=0 $(BIN)/python -m pytest -n 2 --dist worksteal --ignore tests/test_compiled.py \
		--cov src/riverrun/games --cov-report term:skip-covered --cov-fail-under 95

compiled: $(VENV)/developer  ## The tests of the compiled rules.
	RIVERRUN_JIT=1 $(BIN)/python -m pytest tests/test_compiled.py tests/gym

docs: $(VENV)/developer  ## The README's examples, run.
	RIVERRUN_JIT=0 $(BIN)/python -m pytest --doctest-glob 'README.md' README.md docs

gpu-simulated: $(VENV)/developer  ## The GPU's kernel under Numba's CUDA simulator, beside the CPU.
	NUMBA_ENABLE_CUDASIM=1 $(BIN)/python benchmarks/gpu.py

rules-coverage: $(VENV)/developer  ## Every clause has a test.
	RIVERRUN_JIT=0 $(BIN)/riverrun rules flow-of-history --coverage

bench: $(VENV)/developer  ## Measures this machine.
	$(BIN)/riverrun bench flow-of-history

$(VENV)/python:
	@test -n "$(PYTHON)" || { echo "riverrun needs Python 3.11 or newer; install it (Debian: apt-get install python3)."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python's venv is missing; install it (Debian: apt-get install python3-venv)."; exit 1; }
	@touch $@

$(VENV)/player: pyproject.toml | $(VENV)/python
	@echo "Installing riverrun into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/developer: pyproject.toml | $(VENV)/python
	@echo "Installing riverrun and its checks into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/player

clean:  ## Removes what was built.
	rm -rf $(VENV) build dist .coverage .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
