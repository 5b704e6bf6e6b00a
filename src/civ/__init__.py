"""Carta Impera: the card game Carta Impera Victoria as a program.

The package is built in levels, and a level imports only from lower ones: `civ.compiling` (how
plain Python becomes machine code), `civ.rules` (the rules over one NumPy record), `civ.game` (the
game as Python objects, text and JSON), then the players, the clients, and at the top `civ.cli`,
the command `civ`. `docs/rules.md` holds the numbered rules that the code cites.
"""

__version__ = "0.1.0"
