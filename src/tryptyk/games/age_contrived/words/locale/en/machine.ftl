### An Age Contrived: the own machine on the board, and the names of the board's parts.

board-map = Map
board-wonders = Wonders
board-machine = Machine
board-side = Pool, others
