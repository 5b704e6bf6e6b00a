"""What `civ bench server` does: a real server under load, in a process of its own.

`preparation` deals the games, `hosting` is the server's process and `driving` the one that plays
on it; they talk in the terms of `plan`. `websocket` is the line of a player, `matches` the play,
`usage` what processes take of the machine. `report` runs it all, and `table` draws the figures.
"""
