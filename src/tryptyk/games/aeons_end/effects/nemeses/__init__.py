"""Each nemesis with its cards and its own rules; the basic cards that serve all."""
