"""What goes over the wire: every request and answer as a typed struct, by subject."""
