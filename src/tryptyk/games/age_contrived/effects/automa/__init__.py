"""The automa of solo play, one module for each chapter of the solo rulebook."""
