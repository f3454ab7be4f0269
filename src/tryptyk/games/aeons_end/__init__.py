"""Aeon's End: mages defend Gravehold against a nemesis; co-operative, one to four players."""
