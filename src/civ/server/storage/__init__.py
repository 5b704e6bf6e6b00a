"""What the server keeps: SQLite by default, PostgreSQL for many processes."""
