"""Bots at the tables: whose move is due, and the processes in which they think."""
