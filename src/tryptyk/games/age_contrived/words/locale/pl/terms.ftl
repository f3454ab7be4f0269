### Wiek cudów: co przesądza o wyborze, słowami podpowiedzi. `.less` to to samo jako wada.

term-points = więcej punktów, gdyby gra kończyła się teraz
    .less = mniej punktów, gdyby gra kończyła się teraz
term-rivals = inni mają mniej punktów
    .less = inni mają więcej punktów
term-pace = monumenty rosną w tempie, które ci służy
    .less = monumenty rosną w tempie, które ci nie służy
term-engine = maszyna da więcej w kolejnych turach
    .less = maszyna da mniej w kolejnych turach
term-position = postać stoi bliżej dobrego mostu
    .less = postać stoi dalej od dobrego mostu
term-tracks = więcej ruchu i postępu na torach
    .less = mniej ruchu i postępu na torach
term-sections = energie leżą tam, gdzie się przydadzą
    .less = energie leżą tam, gdzie mniej się przydadzą
term-achievements = osiągnięcia są bliżej
    .less = osiągnięcia są dalej
