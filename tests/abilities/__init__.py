"""How often each printed ability is offered, used, declined and canceled: `python -m tests.coverage_abilities`."""
