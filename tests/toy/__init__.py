"""A tiny game that has everything the kernel and the house have to deal with, for tests.

Players in turn add to a pot or draw from a hidden deck, until the pot is full; what one added and the cards
one holds are points. Adding three asks the team who goes next; while the pot is odd, others may speak up and
skip the turn. By option it begins with bids made in secret, and adding two has the others asked for a toast.
Whoever plays alone plays against the house.
"""
