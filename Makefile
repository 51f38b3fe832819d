# `make` says what there is. Only python3 (3.11 or newer) with venv and make are needed; the rest goes into .venv.

PYTHON ?= python3
PY := .venv/bin/python

# Settings of the person's own shell that would put packages, or find them, somewhere else.
unexport PYTHONHOME PYTHONPATH PIP_USER PIP_TARGET PIP_PREFIX
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo test lint types unit docs docs-build format bench peer wheel clean venv venv-dev parsers

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

demo: venv parsers ## set up .venv, score a few hands, explain one
	.venv/bin/mjcalc '123m 456m 789m [EEE] 5m +5m | zimo'
	.venv/bin/mjcalc '1122333355668m +8m | discard'
	.venv/bin/mjcalc '一一一二三四五六七八九九九万 +五万 | 自摸'
	.venv/bin/mjcalc --explain '[CCC] [FFF] 789m PP 55m +P | discard'

test: lint types unit docs ## everything below up to docs, in .venv

lint: venv-dev parsers ## ruff: style and layout
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: venv-dev parsers ## mypy --strict
	$(PY) -m mypy

unit: venv-dev parsers ## pytest, with the examples in docstrings
	$(PY) -m pytest -n auto

docs: venv-dev parsers ## the documentation says what the program does
	$(PY) docs/build.py --check

docs-build: venv-dev parsers ## write the generated parts of the documentation
	$(PY) docs/build.py

format: venv-dev ## let ruff lay out and mend the code
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: venv-dev parsers ## run the benchmarks
	@set -e; for file in benchmarks/*.py; do echo "== $$file"; $(PY) "$$file"; done

peer: venv-dev parsers ## compare 20,000 random hands with PyMahjongGB, which this installs
	$(PY) -m pip install -q -e '.[peer]'
	$(PY) -m pytest tests/peer

wheel: venv-dev ## build a wheel into dist/
	$(PY) -m pip wheel -q --no-build-isolation --no-deps --wheel-dir dist .

clean: ## remove .venv and all that is generated
	rm -rf .venv dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis mjcalc/notation/_*_lalr.py
	find . -name .git -prune -o -name __pycache__ -prune -exec rm -rf {} +

# The stamps in .venv hold what they stand for, not only a time, so that files unpacked with older times count too.
#   place      the checkout and the Python for which .venv was made; there only while no install is under way
#   installed  run or dev, which has the dev extra too, and a sum of all that decides what is installed
#   parsers    a sum of the grammars, of what turns them into parsers, and of the parsers themselves
# A .venv that was left half made, was moved with the checkout, or lost its Python or a package, is made anew.
MODULES = pip mjcalc typer lark tabulate wcwidth
MODULES_DEV = hatchling hypothesis jsonschema mypy pytest ruff

FIND = import sys, importlib.util as u; sys.exit(not all(map(u.find_spec, sys.argv[1:])))
SUM_INSTALL = { cat pyproject.toml hatch_build.py; grep '^__version__' mjcalc/__init__.py; } | cksum
SUM_PARSERS = cat hatch_build.py grammar/*.lark mjcalc/notation/grammar.py mjcalc/notation/_*_lalr.py 2>&1 | cksum

venv: EXTRA = run
venv-dev: EXTRA = dev
venv venv-dev:
	@set -e; \
	sum=$$($(SUM_INSTALL)); \
	place="$(PYTHON) $$(pwd -P)"; \
	installed=$$(cat .venv/installed 2>/dev/null || true); \
	modules="$(MODULES)"; \
	case $$installed in dev*) modules="$$modules $(MODULES_DEV)";; esac; \
	if [ "$$(cat .venv/place 2>/dev/null)" != "$$place" ] || ! $(PY) -I -c '$(FIND)' $$modules 2>/dev/null; then \
		$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
			{ echo 'mjcalc needs Python 3.11 or newer: make PYTHON=/path/to/python3' >&2; exit 1; }; \
		echo 'Making .venv ...'; \
		rm -rf .venv; \
		$(PYTHON) -m venv .venv; \
		installed=; \
	fi; \
	case $$installed in "$(EXTRA) $$sum" | "dev $$sum") exit 0;; esac; \
	case "$(EXTRA) $$installed" in *dev*) what=dev; target='.[dev]';; *) what=run; target=.;; esac; \
	echo 'Installing mjcalc and what it needs into .venv ...'; \
	rm -f .venv/place .venv/parsers; \
	$(PY) -m pip install -q -e "$$target"; \
	echo "$$what $$sum" >.venv/installed; \
	echo "$$place" >.venv/place

parsers:
	@set -e; \
	if [ "$$(cat .venv/parsers 2>/dev/null)" != "$$($(SUM_PARSERS))" ]; then \
		$(PY) hatch_build.py; \
		sum=$$($(SUM_PARSERS)); \
		echo "$$sum" >.venv/parsers; \
	fi
