### Aeon's End: podstawowe karty Nemezis. .text = efekt Ataku, Natarcia lub Spaczenia, efekt TRWAŁY Poplecznika, efekt MOC karty
### Mocy; .immediately = NATYCHMIAST, .continuous = dopóki w grze, .todiscard = ABY ODRZUCIĆ.

## Karty podstawowe poziomu 1

thing-agony_field = Pole Agonii
    .text = Rozpatrzcie Wyzwolenie. Wybierzcie gracza: odrzuca 3 karty z ręki, a potem dobiera kartę.
    .todiscard = Zniszcz z ręki kartę, która kosztuje co najmniej 2 [aether].
thing-bane_sire = Demiurg Zguby
    .text = Rozpatrzcie Wyzwolenie.
thing-bleed_static = Zakrzepły Krwotok
    .text = Kto ma najwięcej przygotowanych Zaklęć, otrzymuje za każde z nich 2 [damage].
thing-eye_of_nothing = Oko Nicości
    .text = Rozpatrzcie Wyzwolenie dwa razy.
    .todiscard = Zapłać 6 [aether].
thing-haze_spewer = Mglaki
    .text = Gravehold otrzymuje tyle obrażeń, ile życia zostało temu Poplecznikowi. Potem on sam otrzymuje 1 [damage].
thing-skewer = Szpikulec
    .text = Rozpatrzcie Wyzwolenie. Wybierzcie gracza: otrzymuje 3 [damage] i dobiera kartę.
thing-slaughter = Rzeź
    .text = Rozpatrzcie Wyzwolenie, po czym Gravehold otrzymuje 3 [damage].
thing-woven_sky = Osnowa Firmamentu
    .text = Rozpatrzcie Wyzwolenie. Wybierzcie gracza: otrzymuje 4 [damage].
    .todiscard = Odrzuć 3 karty z ręki.

## Karty podstawowe poziomu 2

thing-awaken = Przebudzenie
    .text = Wybierzcie jedno: rozpatrzcie Wyzwolenie dwa razy, a Gravehold otrzymuje 3 [damage]; ALBO ostatnio odrzucony Poplecznik ze stosu kart odrzuconych Nemezis wraca do gry z pełnym życiem (jego efekt NATYCHMIAST, jeśli go ma, następuje ponownie).
thing-cauterizer = Przyżegacz
    .text = Wybierzcie gracza: otrzymuje tyle obrażeń, ile życia zostało temu Poplecznikowi.
    .continuous = Ilekolwiek obrażeń miałby naraz otrzymać ten Poplecznik, otrzymuje tylko 1 [damage].
thing-dispel = Odrzucenie
    .text = Rozpatrzcie Wyzwolenie dwa razy. Kto ma najwięcej przygotowanych Zaklęć, odrzuca najdroższe z nich.
thing-lay_waste = Zrównanie z Ziemią
    .text = Rozpatrzcie Wyzwolenie dwa razy. Wybierzcie gracza: otrzymuje 2 [damage].
thing-needlemaw = Szpilopaszcze
    .text = Gravehold otrzymuje 2 [damage].
thing-pulverizing_ray = Promień Zniszczenia
    .text = Gracze mogą łącznie odrzucić z rąk do 6 Klejnotów. Gravehold otrzymuje 18 [damage], ale o 3 [damage] mniej za każdy odrzucony Klejnot.
thing-venomite = Jadomit
    .text = Wybierzcie jedno: niewyczerpany gracz z najmniejszą ilością życia otrzymuje 2 [damage]; ALBO wybrany gracz odrzuca swoje przygotowane Zaklęcie, które kosztuje co najmniej 3 [aether].

## Karty podstawowe poziomu 3

thing-doom_aegis = Egida Zagłady
    .text = Kto ma najwięcej Ładunków, otrzymuje 4 [damage] i traci wszystkie swoje Ładunki.
    .todiscard = Zapłać 7 [aether].
thing-gather_darkness = Narastająca Ciemność
    .text = Wybierzcie gracza: kładzie swój stos kart odrzuconych na swojej talii, tasuje całość i niszczy 4 wierzchnie karty. Następnie rozpatrzcie Wyzwolenie dwa razy.
thing-jagged_one = Wyszczerbiony
    .text = Rozpatrzcie Wyzwolenie dwa razy.
thing-obliterate = Unicestwienie
    .text = Rozpatrzcie Wyzwolenie dwa razy. Kto ma najwięcej otwartych Bram, wybiera jedno: niszczy 4 karty z ręki; ALBO otrzymuje 4 [damage].
thing-reality_rupture = Rozdarcie Materii
    .text = Rozpatrzcie Wyzwolenie 3 razy.
    .todiscard = Zniszcz 2 swoje przygotowane Zaklęcia, z których każde kosztuje co najmniej 3 [aether].
thing-sunder = Rozszarpanie
    .text = Wybierzcie jedno: Gravehold otrzymuje 4 [damage] i niewyczerpany gracz z najmniejszą ilością życia otrzymuje 4 [damage]; ALBO wtasujcie do talii tur wszystkie karty tury Nemezis ze stosu odrzuconych kart tur, także tę z bieżącej tury.
thing-topple = Obalenie
    .text = Rozpatrzcie Wyzwolenie dwa razy, po czym Gravehold otrzymuje 4 [damage].

## Możliwości połączone słowem ALBO i własne pytania

or-awaken-minion = Ostatnio odrzucony Poplecznik wraca do gry
or-awaken-unleash = Dwa Wyzwolenia, a Gravehold otrzymuje 3 [damage]
or-obliterate-cards = Zniszcz 4 karty z ręki
or-obliterate-life = Przyjmij 4 [damage]
or-sunder-damage = Gravehold i gracz z najmniejszą ilością życia otrzymują po 4 [damage]
or-sunder-turns = Dobrane karty tury Nemezis zostają wtasowane do talii tur
or-venomite-life = Gracz z najmniejszą ilością życia otrzymuje 2 [damage]
or-venomite-spell = Gracz odrzuca przygotowane Zaklęcie o koszcie co najmniej 3 [aether]

## Własne pytania

prompt-player-agony_field = { $source }: kto odrzuca 3 karty z ręki, a potem jedną dobiera?
prompt-suffer-skewer = { $source }: kto otrzymuje { $amount } [damage], a potem dobiera kartę?
prompt-player-dispel = { $source }: kto odrzuca swoje najdroższe przygotowane Zaklęcie?
prompt-discard_together-pulverizing_ray = { $source }: który Klejnot odrzucacie wspólnie? Każdy oszczędza Gravehold 3 [damage]. (najwyżej { $left })
prompt-player-venomite = { $source }: kto odrzuca przygotowane Zaklęcie o koszcie co najmniej 3 [aether]?
prompt-suffer-doom_aegis = { $source }: kto otrzymuje { $amount } [damage] i traci wszystkie Ładunki [charge]?
prompt-player-gather_darkness = { $source }: kto wtasowuje stos kart odrzuconych do talii i niszczy 4 karty z jej wierzchu?
prompt-player-obliterate = { $source }: kto niszczy 4 karty z ręki albo otrzymuje 4 [damage]?
