### Aeon's End: co mówi plansza w przeglądarce obok słów samej gry: podpisy i to, co czyta się na głos.

## Miejsca na stole

board-nemesis = Nemezis
board-market = Rynek
board-own = Twój Mag
board-allies = Sojusznicy
board-turns = Kolejność tur
board-round = Runda
board-lane = W grze
board-lane-empty = Droga wolna: nic nie stoi między wami a Nemezis.
board-lane-point = Za dużo, by zmieścić tu tekst: wskaż kartę albo stuknij ją, by przeczytać.
board-hand = Ręka
board-hand-empty = Ręka jest pusta
board-played = Zagrane
board-played-empty = Tu leżą zagrane Klejnoty i Artefakty
board-played-none = Nic nie zagrano
board-deck = Talia
board-discard = Odrzucone
board-discard-of = { $mage }: karty odrzucone
board-discard-hint = Stos kart odrzuconych się odwraca, nigdy nie tasuje: pierwsza będzie dobrana karta od spodu (1).
board-nemesis-discard = Odrzucone karty Nemezis
board-empty = pusto
board-look-through = przejrzyj

## Czytane na głos

board-life = { $name }, życie { $life } z { $most }
board-ally = { $mage }, życie { $life } z { $most }, Ładunki: { $charges } z { $slots }
board-ally-acting = rozgrywa turę
board-ally-open = Otwórz arkusz
board-ability = Zdolność: { $ability }, Ładunki: { $charges } z { $slots }
board-minion = życie { $life }
board-power = { $tokens ->
        [one] { $tokens } żeton Mocy
        [few] { $tokens } żetony Mocy
       *[many] { $tokens } żetonów Mocy
    }
board-deck-count = Talia: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-discard-count = Odrzucone: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }, na wierzchu { $top }. Przejrzyj
board-discard-none = Odrzucone: pusto
board-aether = Eter: { $amount }
board-purse = Eter
board-pile = cena { $price }, { $count ->
        [0] wyprzedane
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
board-price = cena { $price }
board-priced = { $name }, cena { $price }
aloud-life = Życie i Ładunki
aloud-breaches = Bramy
aloud-prices = wzmocnienie { $focus }, otwarcie { $open } [aether]
aloud-foes = Wrogowie
aloud-city = Gravehold i kolejność tur
aloud-discard = Odrzucone: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }, na wierzchu { $top }

## Kolejność tur

board-turn-unknown = nieznana karta
board-turn-now = teraz
board-turn-drawn = dobrana

## Bramy i Ładunki

board-breach-open = otwarta
board-breach-closed = zamknięta
board-breach-focused = wzmocniona w tej turze
board-breach-gone = zniszczona lub nieobecna
board-breach-bonus = premia do obrażeń +{ $bonus }
board-breach-fresh = przygotowane w tej turze
board-focus = Wzmocnij
board-focus-breach = Wzmocnienie: { $breach }, cena { $price }
board-open = Otwórz
board-open-breach = Otwarcie: { $breach }, cena { $price }
board-charge = Ładunek, cena { $price }
board-charge-name = Ładunek
board-prep-here = przygotuj tutaj

## Uwagi

board-exhausted = Wyczerpanie
board-gems-only = tylko Klejnoty
board-spells-only = tylko Zaklęcia
board-sold-out = wyprzedane
board-resolving = Rozpatrywana

## Kiedy można użyć Zdolności

board-when-own_main_phase = własna tura
board-when-any_player_main_phase = dowolna tura
board-when-nemesis_draw_phase = tura Nemezis
board-when-after_turn_order_card_drawn = dowolna karta tury

## Rzeczy, które nie mają w pudełku tekstu

board-about-gravehold = Ostatnie miasto. Przegrywacie natychmiast, gdy jego [life] spadnie do 0. Obrażenia zadane wyczerpanemu Magowi trafiają w nie podwójnie.
board-about-wild = Drużyna wybiera, kto rozegra tę turę. Liczy się jako karta tury gracza.
board-about-nemesis = Turę rozgrywa Nemezis: najpierw działają Poplecznicy i Moce w grze, potem dobierana jest karta.
board-about-exhaustion = Mag z 0 [life] jest wyczerpany: dwa Wyzwolenia, jedna Brama zostaje zniszczona, wszystkie Ładunki [charge] przepadają. Gra jednak dalej.
board-about-breach = Tu przygotowujesz Zaklęcie z ręki, by aktywować je w jednej z następnych tur. Zamkniętej Bramy można użyć tylko w turze, w której została wzmocniona, a Zaklęcie z niej trzeba aktywować w następnej turze. Każde wzmocnienie obraca Bramę o ćwierć i obniża koszt otwarcia.

## Przygotowanie gry

setup-nemesis = Przeciwnik
    .hint = Od tego, z kim walczycie, zależy, na co trzeba uważać.
setup-mages = Kto broni Gravehold
    .hint = Każdym Magiem może grać tylko jedna osoba.
setup-market = Co jest na rynku
    .hint = Dziewięć stosów, z których pozyskujecie karty: 3 Klejnoty, 2 Artefakty i 4 Zaklęcia.
setup-difficulty = Poziom trudności
    .hint = Ustala punkty życia i to, czy Nemezis gra w trudniejszym wariancie.
setup-random-nemesis = Niech zdecyduje mrok
setup-random-mage = Dowolny Mag
setup-random-market = Dziewięć wylosowanych stosów: 3 Klejnoty, 2 Artefakty, 4 Zaklęcia.
setup-chosen = Własny wybór
setup-chosen-market = Wybierz 3 Klejnoty, 2 Artefakty i 4 Zaklęcia.
setup-share = { $share } z { $all }
setup-player-life = Życie każdego Maga
setup-gravehold-life = Życie Gravehold
setup-nemesis-life = Życie Nemezis
setup-harder = Nemezis gra w trudniejszym wariancie
setup-softer = Nemezis gra w zwykłym wariancie
setup-house-rules = Zasady domowe
setup-solo_goes_on = W pojedynkę: gra toczy się dalej po wyczerpaniu Maga
    .hint = Według instrukcji gra solo kończy się od razu. Z tym przełącznikiem grasz, dopóki stoi Gravehold.
setup-about-beginner = Łagodna pierwsza rozgrywka.
setup-about-normal = Gra taka, jak ją pomyślano.
setup-about-expert = Nemezis pokazuje gorsze oblicze.
setup-about-extinction = Dla tych, którzy widzieli już wszystko.
setup-about-deck_destruction = Odchudzajcie talie, aż liczyć się będzie każda karta.
setup-about-free_charges = Ładujcie Zdolności raz po raz.

## Koniec

tally-nemesis = Obrażenia zadane Nemezis
tally-minions = Obrażenia zadane Poplecznikom
tally-spells = Aktywowane Zaklęcia
tally-gained = Pozyskane karty
tally-breaches = Otwarte Bramy
tally-abilities = Użyte Zdolności
tally-lost = Stracone życie
story-exhausted = Wyczerpanie: { $mage }
story-hit = Najmocniejszy cios: { $mage } zadaje Nemezis { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
story-loss = Najgorsza chwila Gravehold: życie spada o { $amount }
lesson-near = Nemezis ma na koniec { $amount } życia: zabrakło jednej tury albo jednego Zaklęcia.
lesson-minion = Najwięcej szkód robią Poplecznicy: sama karta „{ $card }” zadaje { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }. Kto pada w pierwszych turach, nie zrobi ich tylu.
lesson-power = Najwięcej szkód robią Moce: sama karta „{ $card }” zadaje { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }. Póki trwa jej odliczanie, cena odrzucenia bywa niższa.
lesson-ability = { $mage } ani razu nie używa Zdolności: ładunek kosztuje dwa eteru, a tyle zostaje w niejednej turze.
lesson-spells = { $casts ->
        [one] { $casts } Zaklęcie
        [few] { $casts } Zaklęcia
       *[many] { $casts } Zaklęć
    } na { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
       *[many] { $turns } tur
    } to mało: z Zaklęciem w każdej Bramie, która je utrzyma, Nemezis pada wcześniej.
lesson-breaches = Otwarte Bramy: { $opened }. Otwarta trzyma Zaklęcie w każdej turze, a każde skupienie obniża cenę otwarcia.
