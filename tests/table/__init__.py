"""Tests of `Table`, which most other tests are written with."""
