"""Level 4: the game in a plain terminal, line by line.

`sentences` speaks from the catalogue of `civ.language`, `palette` has the colours; `table` draws a
position or a view, `play` lets a person play, and `replay` steps through a record.
"""
