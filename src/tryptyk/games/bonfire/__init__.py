"""Bonfire: gnomes light bonfires in their cities; one to four players, alone against Tom."""
