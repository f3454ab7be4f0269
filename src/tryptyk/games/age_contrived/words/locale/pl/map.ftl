### Wiek cudów: mapa w przeglądarce.

map-title = Mapa
map-pillars = Filary regionów bez monumentu

## Pola, ścieżki, figurki

map-place-cost = { $place }: { $cost ->
        [1] o { $cost } pole stąd
        [few] o { $cost } pola stąd
       *[other] o { $cost } pól stąd
    }
map-gap = { $path }: bez mostu
map-bridge = { $path }: { $bridge }, { $bonus }{ $cost ->
        [0] { "" }
        [1] ; o { $cost } pole stąd
        [few] ; o { $cost } pola stąd
       *[other] ; o { $cost } pól stąd
    }
map-bridge-of = { $bridge } ({ $who })
map-figure = { $who } stoi na: { $place }; przed sobą: { $ahead }
map-skip = Pomiń zajęte pole: { $place }
map-which-way = Którędy?
map-which-side = Co ma tu leżeć?
map-way = Przez: { $over }; od strony: { $ahead }
map-way-over = przez: { $over }
map-way-from = od strony: { $place }
map-close = Zamknij

## Co daje most albo kafelek premii

map-gives-place_bridge = połóż most
map-gives-gain_upgraded_action = ulepszona akcja
map-gives-gain_conduit = przekaźnik
map-gives-gain_transmutation_tile = kafel z Puli
map-gives-refill_tile = uzupełnij kafel
map-gives-move_character = ruch do { $spaces }
map-gives-move_track = do { $spaces } na jednym torze
map-gives-any_benefit_token = dowolny kafelek premii
map-gives-copy_bridge = premia innego mostu
map-gives-gain_energy = { $any ->
        [true] zyskaj dowolną energię
       *[false] zyskaj: { $energy }
    }

## Monumenty i filary

map-built = { $built }/{ $sections }
map-complete = Ukończony
map-mark = { $monument }: zbudowane fragmenty: { $built } z { $sections }
map-section = { $monument }, fragment { $section } z { $sections }{ $closed ->
        [true] , ukończony: nic więcej nie przyjmie
       *[false] { "" }
    }
map-space-takes = { $monument }, pole { $slot }, przyjmuje: { $energy }
map-space-holds = { $monument }, pole { $slot }: { $energy } ({ $who })
map-reward = Nagroda: { $energies }
map-token = Kafelek premii { $token }: { $bonus }
map-zone = Związane z: { $monument }: { $held }{ $patron ->
        [true] ; z żetonem opiekuna
       *[false] { "" }
    }
map-pillar = Filar: { $pillar }: { $held }; { $free ->
        [0] pełny
        [one] { $free } wolne pole
        [few] { $free } wolne pola
       *[many] { $free } wolnych pól
    }
