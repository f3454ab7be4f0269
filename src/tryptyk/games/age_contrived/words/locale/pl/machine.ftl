### Wiek cudów: własna maszyna na planszy i nazwy części planszy.

board-map = Mapa
board-wonders = Cuda
board-machine = Maszyna
board-side = Pula, inni

## Kim się jest

title-aureon = Podróżnik
title-ignotas = Strażnik
title-multanec = Rzemieślnik
title-rusne = Bastion
title-freyith = Kierująca
short-primal_moves_character = Pierwotna: ruch o 2
short-extra_step = O pole dalej
short-region_refill = Region: uzupełnij
short-primal_position_2_recharge = Pierwotna na 2: doład.
short-fill_second_tile = Zapełnij dwa kafle
short-region_rearrange_energy = Region: przełóż
short-primal_brings_one = Pierwotna z drugą
short-bind_step_or_recharge = Wiąż: krok lub doład.
short-region_place_one = Region: połóż jedną
short-primal_any_action = Pierwotna: każda akcja
short-keep_gained_energy = Zachowaj zdobytą
short-region_rearrange_conduits = Region: przekaźniki
short-primal_as_slot_kind = Pierwotna jak inna
short-teleport = Teleportacja
short-region_shift_bound = Region: przesuń jedną
machine-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, gdyby teraz był koniec: pokaż arkusz punktacji
machine-patron = Żeton patrona: { $monument }
machine-channel = Kanał
machine-is-charged = naładowany
machine-is-spent = wyczerpany
machine-charged = Żeton kanału, naładowany
machine-spent = Żeton kanału, wyczerpany
machine-wind = Boski wiatr
machine-refills = uzupełnienie na końcu
machine-ability = { $name }, { $state ->
        [active] aktywna
        [covered] zakryta mostem
       *[closed] nieaktywna
    }

## Maszyna

machine-of = Maszyna: { $who }
machine-next = Następne
machine-tile = Pozycja { $position }: { $tile }
machine-well = { $what }, pozycja { $position }, { $row ->
        [upper] górny rząd
       *[lower] dolny rząd
    }
machine-free = Wolne pole
machine-slot = Gniazdo przekaźnika { $position }
machine-hand = W ręku
machine-aside = Odłożone
machine-supply = Zasób przekaźników i ulepszonych akcji
machine-stack = Przekaźniki z symbolem { $symbol }: zostało { $count }
plate-deploy = Rozstaw { $figures }
plate-recharge = Doładuj
plate-claim = Pozyskaj { $figures ->
        [0] { "" }
        [1] za 1
       *[other] { "" }
    }
plate-reposition = Reorg. { $figures }
plate-any_action = Każda { $figures }

## Tory i energia

machine-on-track = { $track }: { $energy } na polu { $space } z 4
machine-track-empty = { $track }: pusty
machine-energies = Wyczerpana energia i rezerwa
machine-exhausted = Wyczerpane
machine-reserve = Rezerwa
machine-exhausted-count = { $energy }, wyczerpana: { $count }
machine-in-reserve = { $energy } w rezerwie

## Na głos, część po części

aloud-own = Ty
aloud-machine = Maszyna
aloud-wonders = Cuda
aloud-map = Mapa
aloud-pool = Pula
aloud-goals = Osiągnięcia
aloud-others = Inni
aloud-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, gdyby teraz był koniec
aloud-exhausted = Wyczerpane: { $things }
aloud-reserve = Rezerwa: { $things }
aloud-hand = W ręku: { $things }
aloud-aside = Odłożone: { $things }
aloud-abilities = Aktywne zdolności: { $things }
aloud-bridges = Mosty na planszy postaci: { $things }
aloud-refills = Uzupełnienia na końcu tury: { $count }
aloud-bound = { $place }: { $energies }
aloud-bound-by = Związane, { $who }: { $energies }
aloud-position = Pozycja { $position }, { $tile }, { $symbols }. Górny rząd: { $upper }. Dolny rząd: { $lower }. Akcja: { $action }. { $conduit ->
        [none] { "" }
       *[other] Przekaźnik: { $conduit }{ $movement ->
            [0] .
           *[other] , daje teraz { $movement }.
        }
    }
aloud-next = Następne: { $tiles }
aloud-monument = { $monument }, { $region }: zbudowane fragmenty: { $built } z { $sections }
aloud-complete = { $monument }, { $region }: ukończony, fragmenty: { $built } z { $sections }
aloud-space-free = pole { $n } przyjmuje: { $accepts }
aloud-space-taken = pole { $n }: { $energy }, { $who }
aloud-reward = Daje: { $reward }{ $benefit ->
        [none] { "" }
       *[other] { " " }albo { $benefit }
    }
aloud-figure = { $who } stoi tu: { $place }, przed sobą ma: { $ahead }
aloud-bridge = { $path }: { $bridge }{ $face ->
        [NONE] { "" }
       *[other] , strona { $face }
    }
aloud-for = Za { $cost }: { $tile }, { $symbols }
aloud-sold = Za { $cost }: bez kafla
aloud-in-pool = { $who } w Puli: { $energies }
aloud-goal = { $name }, potrzeba { $needed }: { $stands }{ $on ->
        [none] { "" }
       *[other] ; związane tutaj: { $on }
    }
machine-vital-monument_track = Monumenty
machine-vital-pillar_track = Filary
aloud-to-deploy = Do rozstawienia: { $things }
aloud-to-pay = Do zapłaty: { $things }
aloud-card = Aktywna karta: { $card }
