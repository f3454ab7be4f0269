"""The database and what is kept in it."""
