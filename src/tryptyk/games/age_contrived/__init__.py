"""An Age Contrived: gods build monuments with their energies; one to five players, alone against automa."""
