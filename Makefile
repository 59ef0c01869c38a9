# Every target that needs the virtual environment creates or updates it first.
PYTHON ?= python3
VENV ?= .venv

BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PIP_INSTALL := $(BIN)/python -m pip install --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help

.PHONY: help
help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  %-18s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

.PHONY: venv
venv: $(STAMP) ## create or update the virtual environment

# The pinned build backend goes in first, so that the build itself is as reproducible as what it installs.
$(STAMP): pyproject.toml setup.py constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP_INSTALL) --quiet setuptools
	@echo "installing mc_env and its tools into $(VENV): about a minute, most of it for torch"
	$(PIP_INSTALL) --progress-bar on --no-build-isolation --editable '.[dev,train,web]'
	@touch $@

.PHONY: demo
demo: $(STAMP) ## train a small agent for a few minutes and measure it: runs/demo
	rm -rf runs/demo
	$(BIN)/python train.py configs/demo.yaml
	$(BIN)/python evaluate.py random heuristic ppo:runs/demo/best.safetensors --scenarios klaw --skirmish 1 --seeds 300 --workers 2 --out runs/demo/evaluation

.PHONY: test
test: $(STAMP) ## run the tests, except the slow ones
	$(BIN)/python -m pytest -n auto

.PHONY: test-slow
test-slow: $(STAMP) ## run the slow tests only
	$(BIN)/python -m pytest -n auto -m slow

.PHONY: test-clients
test-clients: $(STAMP) ## install SB3, TorchRL, RLlib, Tianshou, OpenSpiel, Minari, datasets, ONNX and try each (gigabytes; minutes)
	$(BIN)/python -m tools.clients

.PHONY: test-cluster
test-cluster: $(STAMP) ## install Ray, try it and torchrun as two nodes of this machine each, kill some, measure speed (minutes)
	$(BIN)/python -m tools.cluster

.PHONY: test-compiled
test-compiled: $(STAMP) ## compile a copy, compare 1,000 games with the pure engine and run the engine's tests on it (some minutes)
	$(BIN)/python -m tools.compare_builds --games 1000 --tests

.PHONY: smoke-compiled
smoke-compiled: $(STAMP) ## compile a copy quickly and compare 100 games with the pure engine
	$(BIN)/python -m tools.compare_builds --games 100 --opt-level 0

# The page of the table: sources in web/, built with Node into mc_env/web/static, which is shipped. Only these targets need Node.
NODE_STAMP := web/node_modules/.installed
FRESH := ../build/web

$(NODE_STAMP): web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	@touch $@

.PHONY: web-types
web-types: $(STAMP) ## write what page and server agree on: the schema, the types of the page, the strengths its lobby shows
	$(BIN)/python -m tools.web_types
	$(BIN)/python -m tools.strengths

.PHONY: web
web: web-types $(NODE_STAMP) ## check and build the page of the table (needs Node)
	cd web && npm run check && npm test && npm run build

.PHONY: check-web
check-web: $(NODE_STAMP) ## build the page anew and compare it with what is shipped (needs Node)
	rm -rf build/web
	cd web && npx vite build --outDir $(FRESH) && npx vite build --mode replay --outDir $(FRESH)
	diff -r build/web mc_env/web/static

.PHONY: test-web
test-web: $(STAMP) check-web ## play whole games in a real browser (needs Node; installs Debian's chromium where it is missing)
	test -x /usr/bin/chromium || apt-get install -y chromium
	cd web && npm run e2e

.PHONY: ledger
ledger: $(STAMP) ## give new cards their numbers: append them to mc_env/cards/ledger.txt
	$(BIN)/python -m tools.ledger

.PHONY: fingerprint
fingerprint: $(STAMP) ## one digest of everything that 600 games show: equal before and after a change that changes no game
	$(BIN)/python -m tools.fingerprint --games 600

.PHONY: lint
lint: $(STAMP) ## check style, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

.PHONY: check
check: lint rules test smoke-compiled ## everything that CI runs: style, types, the coverage of the rules, tests, the compiled build

.PHONY: format
format: $(STAMP) ## sort imports, apply safe fixes and format
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

.PHONY: bench
bench: $(STAMP) ## measure speed
	$(BIN)/python -m benchmarks

.PHONY: bench-count
bench-count: $(STAMP) ## count what a decision costs in bytecodes and machine instructions, which no load disturbs
	$(BIN)/python -m benchmarks.count

.PHONY: bench-encoders
bench-encoders: $(STAMP) ## measure what an observation costs
	$(BIN)/python -m benchmarks.encoders

.PHONY: bench-startup
bench-startup: $(STAMP) ## measure start-up with one core set and with 18 of them
	$(BIN)/python -m benchmarks.startup

.PHONY: bench-env
bench-env: $(STAMP) ## measure the environment beside its peers, as far as they are installed
	$(BIN)/python -m benchmarks.environment

.PHONY: peers
peers: $(STAMP) ## install the environments that bench-env compares with
	$(PIP_INSTALL) --no-build-isolation 'pettingzoo[classic]'

.PHONY: bench-train
bench-train: $(STAMP) ## measure training: decisions per second, and where the time goes (a minute)
	$(BIN)/python -m benchmarks.training

.PHONY: compile
compile: $(STAMP) ## compile the engine with mypyc (a few minutes; PROFILE=1: twice as long, and quicker); `make pure` undoes it
	MC_ENV_COMPILE=1 MC_ENV_PROFILE=$(PROFILE) $(BIN)/python setup.py -q build_ext --inplace

.PHONY: wheel
wheel: $(STAMP) ## build a compiled wheel (dist/), install it into an empty environment and play there as the checkout does
	MC_ENV_COMPILE=1 MC_ENV_PROFILE=$(PROFILE) $(BIN)/python -m pip wheel -qq --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir dist .
	$(BIN)/python -m tools.try_wheel dist

.PHONY: pure
pure: ## back to the pure Python engine
	find . -name '*.so' -not -path './$(VENV)/*' -delete
	rm -rf build

.PHONY: stress
stress: $(STAMP) ## play thousands of random games with every check on
	$(BIN)/python -m tools.stress --games 5000

.PHONY: audit
audit: $(STAMP) ## play random games of every core scenario and have each one audited
	$(BIN)/python -m tools.audit_games --games 20000

.PHONY: mutants
mutants: $(STAMP) ## break the engine at 300 random places, one at a time, and see whether a test notices (half an hour)
	$(BIN)/python -m tools.mutants --workers 2

.PHONY: rules
rules: $(STAMP) ## show which rules of the Reference have tests
	$(BIN)/python -m tools.rules.coverage

.PHONY: coverage-abilities
coverage-abilities: $(STAMP) ## count how often each ability is used
	$(BIN)/python -m tools.ability_coverage

.PHONY: seen-alive
seen-alive: $(STAMP) ## play until every printed ability has been seen to change something, and name those that never do
	$(BIN)/python -m tools.seen_alive
	$(BIN)/python -m tools.versus_seen_alive

.PHONY: playthroughs
playthroughs: $(STAMP) ## write the golden playthroughs anew
	$(BIN)/python -m tools.playthroughs

.PHONY: results
results: $(STAMP) ## measure everything in docs/RESULTS.md again (hours on two cores; goes on where it was stopped)
	$(BIN)/python -m tools.results --workers 2

.PHONY: docs
docs: $(STAMP) ## write the pages made from code and kept results: CARDS, rules_coverage, OBSERVATION, RESULTS, SPEED, TEXT in docs
	$(BIN)/python -m tools.cards_page
	$(BIN)/python -m tools.rules.page
	$(BIN)/python -m tools.rules.rulebook_page
	$(BIN)/python -m tools.observation_page
	$(BIN)/python -m mc_env.agents.evaluation.page
	$(BIN)/python -m tools.text_page
	$(BIN)/python -m benchmarks.page

# What the site needs goes into the same environment, when somebody builds it.
SITE_STAMP := $(VENV)/.installed-docs

$(SITE_STAMP): $(STAMP)
	$(PIP_INSTALL) --quiet --no-build-isolation --editable '.[docs]'
	@touch $@

.PHONY: docs-site
docs-site: $(SITE_STAMP) ## build the documentation's site into build/site; a warning is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "build/site/index.html, or: $(BIN)/python -m mkdocs serve"

.PHONY: notebook
notebook: $(SITE_STAMP) ## run the five-minute notebook from top to bottom and keep what came out
	$(BIN)/python -m nbconvert --to notebook --execute --inplace --ExecutePreprocessor.record_timing=False docs/five_minutes.ipynb

.PHONY: clean
clean: ## remove the virtual environment, caches and build products
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	for folder in agents benchmarks examples mc_env tests tools; do \
		if test -d $$folder; then \
			find $$folder -name __pycache__ -prune -exec rm -rf {} + ; \
			find $$folder -name '*.so' -delete; \
		fi; \
	done
