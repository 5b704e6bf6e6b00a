"""What `civ simulate` does: `games` plays, `summary` counts, `table` draws."""
