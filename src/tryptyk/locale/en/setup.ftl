### What is said of setting up, whatever the game.

setup-random = Random
setup-own = Your own choice
