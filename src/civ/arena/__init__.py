"""Level 4: bots against bots, and what can be said of their strength.

Read in this order: `tournament` (who plays whom on which deals), `match` (one game), `crew` (many
games at once), `journal` (games on disk), `tally` and `statistics` (what the games show), `report`
with `table` and `page`, and `sequential` with `duel` (is A stronger than B?).
"""
