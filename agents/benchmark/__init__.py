"""A benchmark for players who read: suites of positions and games, a runner that can be stopped, a report.

Any agent can take part; of language models (`llm:`) also legal answers, tokens and seconds are told. See docs/TEXT.md.
"""
