"""What a server has rehearsed when it starts, it need not load or compile while people wait."""

import os
import subprocess
import sys

import numba
import pytest


@pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="nothing is compiled")
def test_a_table_calls_nothing_compiled_that_was_not_rehearsed() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.tables.rehearsed"],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ,
    )
    assert done.stdout == ""
