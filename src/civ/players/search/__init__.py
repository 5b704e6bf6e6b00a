"""The thinking of the bots, compiled: a rule of thumb, a learned evaluation, and a tree search."""
