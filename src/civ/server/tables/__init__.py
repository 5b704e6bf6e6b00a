"""Tables: who sits at them, the course of their games, and what each viewer is told."""
