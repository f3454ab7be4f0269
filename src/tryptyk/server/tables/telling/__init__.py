"""What people are told of a table, and who is to be told."""
