### Wiek cudów: własna maszyna na planszy i nazwy części planszy.

board-map = Mapa
board-wonders = Cuda
board-machine = Maszyna
board-side = Pula, inni
