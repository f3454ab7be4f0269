"""``python -m tryptyk``: the command, where it is not on the path."""

from __future__ import annotations

from tryptyk.cli import main

if __name__ == "__main__":
    main()
