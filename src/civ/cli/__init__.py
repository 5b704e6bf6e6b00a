"""Level 5: the command `civ`.

Each command is a module that imports no more than click; what it needs besides, it imports when it
runs. So `civ --help` answers at once, without loading the compiled rules.
"""
