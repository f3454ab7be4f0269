"""The toy's words."""
