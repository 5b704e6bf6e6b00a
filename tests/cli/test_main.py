"""The command `civ` itself."""

import subprocess
import sys

import civ as package
from civ.cli.options import POLICIES
from civ.rules import Policy
from tests.cli.running import civ

HELP = """
import sys
from civ.cli.main import main
try:
    main(["--help"])
finally:
    print(sorted({"numba", "numpy", "msgspec", "rich"} & set(sys.modules)))
"""


def test_help_lists_the_commands_and_loads_nothing_slow() -> None:
    run = subprocess.run([sys.executable, "-c", HELP], capture_output=True, text=True, check=True)
    for command in ("bench", "engine", "play", "replay", "simulate"):
        assert f"\n  {command} " in run.stdout
    assert run.stdout.endswith("\n[]\n")


def test_no_help_of_a_command_is_cut_off() -> None:
    _, commands = civ("--help").output.split("Commands:")
    assert "..." not in commands


def test_version() -> None:
    assert civ("--version").output == f"Carta Impera {package.__version__}\n"


def test_the_policies_are_those_of_the_rules() -> None:
    assert [policy.name.lower() for policy in Policy] == list(POLICIES)
