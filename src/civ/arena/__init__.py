"""Level 4: bots against bots, and what can be said of their strength.

Read in this order: `lineup` and `tournament` (who plays whom on which deals), `match` (one game),
`crew` and `ray_crew` (many at once), `journal` (games on disk), `run`; then `tally`, `statistics`
and `analysis` (what the games show), `report` with `words`, `table`, `charts` and `page`; and
`sequential` with `duel` (is A stronger than B?).
"""
