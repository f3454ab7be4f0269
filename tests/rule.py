"""The mark that ties a test to the clauses it proves."""

import pytest

rule = pytest.mark.rule
"""``@rule("AE-CAST-09")``: this test fails if that clause is broken."""
