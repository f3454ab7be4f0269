"""basic."""
