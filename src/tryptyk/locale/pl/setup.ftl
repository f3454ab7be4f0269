### Co się mówi o przygotowaniu gry, niezależnie od gry.

setup-random = Losowo
setup-own = Własny wybór
