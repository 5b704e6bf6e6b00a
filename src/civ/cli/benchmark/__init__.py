"""What `civ bench rules` does.

`ours` and `hearts` are what is measured, `start` how long a new process needs, `timing` the clock,
`report` puts the figures together and `table` draws them.
"""
