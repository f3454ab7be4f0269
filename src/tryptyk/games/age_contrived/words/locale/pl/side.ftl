### Wiek cudów: prawa kolumna planszy w przeglądarce (jak wszyscy stoją, automa, co się rozstrzyga, osiągnięcia, Pula)
### i historia skończonej gry.

## Automa nazwana postacią, którą gra: tak się nazywa wszędzie, gdzie wymienia się strony

thing-automa_aureon = { thing-aureon } (automa)
    .text = { thing-automa.text }
thing-automa_ignotas = { thing-ignotas } (automa)
    .text = { thing-automa.text }
thing-automa_multanec = { thing-multanec } (automa)
    .text = { thing-automa.text }
thing-automa_rusne = { thing-rusne } (automa)
    .text = { thing-automa.text }
thing-automa_freyith = { thing-freyith } (automa)
    .text = { thing-automa.text }

## Jak wszyscy stoją

col-title = Pozostali
col-hint = kliknij, aby obejrzeć maszynę
col-show = Co widać
col-tab-pool = Pula
col-tab-goals = Cele
col-tab-others = Inni
col-machines = Maszyny
col-score = Punkty
col-card = Karta
col-board = Plansza solo
col-now = Gdyby gra skończyła się teraz
col-total = Punkty razem
col-device = { $who }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Maszyna: { $device }. Wyczerpane: { $exhausted }. { $channel ->
        [charged] Kanał naładowany
       *[other] Kanał wyczerpany
    }
col-device-open = otwiera maszynę
col-position = pozycja { $position }, u góry { $upper }, na dole { $lower }
col-empty = pusto
col-none = nic
col-turns = { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
col-holds-patron = Żeton patrona: { $monument }
col-charged = Kanał naładowany
col-spent = Kanał wyczerpany
col-secret = Rozkłada energię w tajemnicy
col-secret-hint = Zasłony opadną razem, gdy wszyscy będą gotowi.

## Osiągnięcia i Pula

col-achievements = Osiągnięcia
col-achievements-hint = najwyżej jedna energia każdego rodzaju
col-achievement = { $name }: { $have } z { $needed }
col-achievement-about = { $name }, { $word }: { $standing }
col-stands = { $who } { $have } z { $needed }
col-space-left = Lewe pole: 2 [points] za każdą związaną energię tego rodzaju. { $on }
col-space-right = Prawe pole: 5 [points]. { $on }
col-space-free = Wolne
col-space-taken = Zajmuje je { $who }: { $energy }
col-space-closed = Dopiero od trzech graczy
col-word-tile_symbols = na kaflach
col-word-bound_kinds = rodzaje
col-word-bound_monuments = monumenty
col-word-bound_in_one_region = w regionie
col-word-gained_each_kind = zyskane
col-word-conduits = przekaźniki
col-word-upgraded_actions = ulepszenia
col-progress = { $who }: krok { $steps } z { $needed }
col-pool = Pula
col-each = po 1 [points]
col-pool-tile = { $tile }, koszt { $cost }
col-pool-gap = Nie ma tu kafla, koszt { $cost }
col-pool-of = { $who }: { $energies }
col-basin = Energia w Puli
col-stack = Stos: { $levels }
col-stack-level = { $count } × { ROMAN($level) }
col-stack-none = Stos: brak kafli
col-stack-title = Zakryte kafle
col-stack-hint = Wiadomo, które to kafle, ale nie wiadomo, w jakiej są kolejności.
col-stack-group = Poziom { ROMAN($level) }
col-draft = Neutralne mosty do rozdania

## Automa

col-automa-turn = { $difficulty } · tura { $turn }
col-card-none = Przed pierwszą turą automy żadna karta nie jest aktywna.
col-card-title = Karta { $number }
col-arrows = { $up } w górę do rozstawienia, { $down } w dół do płacenia
col-arrows-second = z naładowanym kanałem także { $up } w górę i { $down } w dół
col-criterion-action_pool = Co najmniej { $least } do płacenia?
col-criterion-deploy_pool = Co najmniej { $least } do rozstawienia?
col-criterion-exhausted_pool = Co najmniej { $least } wyczerpane?
col-criterion-conduit_movement = Ruch co najmniej { $least }?
col-then-action = Akcje,
col-then-convey = Rozwinięcie,
col-else-action = inaczej akcje
col-else-convey = inaczej rozwinięcie
col-do-deploy = Rozstawienie
col-do-reposition = Reorganizacja
col-do-recharge = Doładowanie
col-do-move_character = Ruch
col-do-move_track = Tor
col-do-claim = Pozyskanie
col-do-claim_else_reposition = Pozysk. / reorg.
col-do-reposition_else_claim = Reorg. / pozysk.
col-step-done = zrobione
col-step-skipped = pominięte
col-step-waits = przed nią
col-goes-finish_monument = koniec
col-goes-highest_monument = szczyt
col-goes-unvisited_monument = nowy
col-goes-achievement = cel
col-goes-pool = Pula
col-deploy-order = Rozstawia w tej kolejności
col-to-deploy = Rozstawi
col-to-pay = Zapłaci
col-exhausted = Wyczerpane
col-order-energy = energia
col-order-movement = ruch
col-order-monument = cuda
col-orders = Od najwyższego do najniższego
col-conduits = Przekaźniki według rzędów; karta wskazuje obrysowane
col-upgrades = Ulepszone akcje
col-deck = Talia { $count }
col-discard = Odrzut { $count }
col-supply = Zapas { $count }
col-out = Poza { $count }
col-deck-title = Karty automy
col-deck-hint = Wiadomo, co jest w talii, ale nie wiadomo, w jakiej kolejności.
col-in-deck = W talii
col-in-discard = Odrzucone, najpierw aktywna
col-in-out = Poza grą
col-wheel = Koło premii
col-wheel-section = { $section }: { $bonuses }
col-progress-title = Postęp
col-reason = Najnowszy powód

## Co się rozstrzyga

col-chain = Rozstrzyga się
col-chain-turn = tura: { $who }
col-chain-asked = pytanie teraz
col-chain-waits = czeka
col-chain-share = nagroda i zebranie
col-chain-cleared = nagroda
col-chain-then = Potem, od góry
col-chain-more = … i jeszcze { $count }

## Historia skończonej gry

# In the order of WC-SCOR-10..13
tie-1 = Przy remisie: związana energia
tie-2 = Przy remisie: energia w Puli
tally-finished = Ukończone fragmenty
tally-bound = Związane energie
tally-bridges = Położone mosty
tally-crossed = Napotkane mosty
tally-claimed = Pozyskane kafle
tally-gained = Zyskane energie
moment-section = { $who }: pierwszy ukończony fragment, { $section }
moment-wonder = Stoi pierwszy cud: { $monument }
moment-turn = { $who }, tura { $turn }: { $count ->
        [one] { $count } związana energia w jednej turze
        [few] { $count } związane energie w jednej turze, najwięcej ze wszystkich
       *[many] { $count } związanych energii w jednej turze, najwięcej ze wszystkich
    }
moment-chain = Najdłuższy łańcuch: { $count ->
        [one] { $count } nagroda lub premia
        [few] { $count } nagrody i premie
       *[many] { $count } nagród i premii
    } w jednej turze. Kto: { $who }
moment-achievement = { $who }: pierwsze osiągnięcie, { $achievement }
moment-last = Stoi ostatni fragment
