"""``tryptyk`` where who is slow to answer is not away: on a busy machine a test may be just that.

Who closes a socket leaves as ever. What the real count of silence does, test_pulse shows.
"""

from __future__ import annotations

from tryptyk.cli import main
from tryptyk.server import pulse

# Not only where this is the main program: the processes that a server starts read it as well.
pulse.SILENT_AFTER = pulse.GONE_AFTER

if __name__ == "__main__":
    main()
