### Aeon's End: co mówi plansza w przeglądarce obok słów samej gry: podpisy i to, co czyta się na głos.

## Miejsca na stole

board-nemesis = Nemezis
board-market = Rynek
board-own = Twój Mag
board-allies = Sojusznicy
board-turns = Kolejność tur
board-round = Runda
board-lane = W grze
board-lane-empty = Droga wolna: nic nie osłania Nemezis.
board-lane-point = Za dużo kart, by zmieścić teksty: wskaż kartę albo jej dotknij, by ją przeczytać.
board-hand = Ręka
board-hand-empty = Ręka jest pusta
board-played = Zagrane
board-played-empty = Tu leżą zagrane Klejnoty i Artefakty
board-played-none = Nic nie zagrano
board-deck = Talia
board-discard = Odrzucone
board-discard-of = { $mage }: karty odrzucone
board-discard-hint = Stos kart odrzuconych się odwraca, a nigdy nie tasuje: jako pierwszą dobiera się kartę ze spodu (1).
board-nemesis-discard = Odrzucone karty Nemezis
board-empty = pusto
board-look-through = przejrzyj

## Czytane na głos

board-life = { $name }, życie { $life } z { $most }
board-ally = { $mage }, życie { $life } z { $most }, Ładunki: { $charges } z { $slots }
board-ally-acting = rozgrywa turę
board-ally-open = Pokaż arkusz
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
board-pile = koszt { $price }, { $count ->
        [0] wyprzedane
        [one] została { $count } karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
board-price = koszt { $price }
board-priced = { $name }, koszt { $price }
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
board-focus-breach = Wzmocnienie: { $breach }, koszt { $price }
board-open = Otwórz
board-open-breach = Otwarcie: { $breach }, koszt { $price }
board-charge = Ładunek, koszt { $price }
board-charge-name = Ładunek
board-prep-here = przygotuj tutaj

## Uwagi

board-exhausted = Wyczerpanie
board-gems-only = tylko Klejnoty
board-spells-only = tylko Zaklęcia
board-sold-out = wyprzedane
board-resolving = Rozpatrywana

## Kiedy można użyć zdolności

board-when-own_main_phase = własna tura
board-when-any_player_main_phase = dowolna tura
board-when-nemesis_draw_phase = tura Nemezis
board-when-after_turn_order_card_drawn = dowolna karta tury

## Rzeczy, które nie mają w pudełku tekstu

board-about-gravehold = Ostatnie miasto. Gdy jego [life] spadnie do 0, gra jest natychmiast przegrana. Obrażenia zadane wyczerpanemu Magowi trafiają w nie podwójnie.
board-about-wild = Drużyna wybiera, kto rozegra tę turę. Liczy się jako karta tury gracza.
board-about-nemesis = Turę rozgrywa Nemezis: najpierw działają Poplecznicy i Moce w grze, potem dobierana jest karta.
board-about-exhaustion = Mag z 0 [life] jest wyczerpany: następują dwa Wyzwolenia, jedna Brama zostaje zniszczona, przepadają wszystkie Ładunki [charge]. Mag gra jednak dalej.
board-about-breach = Tu przygotowujesz Zaklęcie z ręki, by aktywować je w jednej z następnych tur. Zamkniętej Bramy można użyć tylko w turze, w której została wzmocniona, a Zaklęcie z niej trzeba aktywować w następnej turze. Każde wzmocnienie obraca Bramę o ćwierć i obniża koszt otwarcia.

## Przygotowanie gry

setup-nemesis = Przeciwnik
    .hint = Od przeciwnika zależy, na co trzeba uważać.
setup-mages = Kto broni Gravehold
    .hint = Każdym Magiem może grać tylko jedna osoba.
setup-market = Co jest na rynku
    .hint = Dziewięć stosów, z których pozyskuje się karty: 3 Klejnoty, 2 Artefakty i 4 Zaklęcia.
setup-difficulty = Poziom trudności
    .hint = Ustala punkty życia i to, czy obowiązuje Trudniejszy Wariant Nemezis.
setup-random-nemesis = Niech zdecyduje mrok
setup-random-mage = Dowolny Mag
setup-random-market = Dziewięć wylosowanych stosów: 3 Klejnoty, 2 Artefakty, 4 Zaklęcia.
setup-chosen = Własny wybór
setup-chosen-market = Wybierz 3 Klejnoty, 2 Artefakty i 4 Zaklęcia.
setup-share = { $share } z { $all }
setup-player-life = Życie każdego Maga
setup-gravehold-life = Życie Gravehold
setup-nemesis-life = Życie Nemezis
setup-harder = Obowiązuje Trudniejszy Wariant Nemezis
setup-softer = Nemezis bez Trudniejszego Wariantu
setup-house-rules = Zasady domowe
setup-solo_goes_on = W pojedynkę: gra toczy się dalej po wyczerpaniu Maga
    .hint = Według instrukcji gra solo kończy się od razu. Z tym ustawieniem grasz, dopóki stoi Gravehold.
setup-about-beginner = Łagodna pierwsza rozgrywka.
setup-about-normal = Gra taka, jaka ma być.
setup-about-expert = Nemezis pokazuje gorsze oblicze.
setup-about-extinction = Dla tych, którzy widzieli już wszystko.
setup-about-deck_destruction = Odchudzanie talii, aż liczyć się będzie każda karta.
setup-about-free_charges = Ładowanie zdolności raz po raz.

## Koniec

tally-nemesis = Obrażenia zadane Nemezis
tally-minions = Obrażenia zadane Poplecznikom
tally-spells = Aktywowane Zaklęcia
tally-gained = Pozyskane karty
tally-breaches = Otwarte Bramy
tally-abilities = Użyte zdolności
tally-lost = Stracone życie
story-exhausted = Wyczerpanie: { $mage }
story-hit = Najmocniejszy cios: { $mage } zadaje Nemezis { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
story-loss = Najgorsza chwila Gravehold: życie spada o { $amount }
lesson-near = Nemezis ma na koniec { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
    }: zabrakło jednej tury albo jednego Zaklęcia.
lesson-minion = Najwięcej szkód robią Poplecznicy: sama karta „{ $card }” zadaje { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }. Poplecznik pokonany w pierwszych turach tylu nie zada.
lesson-power = Najwięcej szkód robią Moce: sama karta „{ $card }” zadaje { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }. Póki odlicza, taniej bywa pozbyć się jej dzięki ABY ODRZUCIĆ.
lesson-ability = { $mage } ani razu nie używa zdolności: Ładunek kosztuje 2 eteru, a tyle zostaje w niejednej turze.
lesson-spells = { $casts ->
        [one] { $casts } Zaklęcie
        [few] { $casts } Zaklęcia
       *[many] { $casts } Zaklęć
    } na { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
       *[many] { $turns } tur
    } to mało: gdy Zaklęcie czeka na każdej Bramie, która może je przyjąć, Nemezis pada wcześniej.
lesson-breaches = Otwarte Bramy: { $opened }. Otwarta przyjmie Zaklęcie w każdej turze, a każde wzmocnienie obniża koszt otwarcia.

## Czego spodziewać się po bocie

bot-expectation = { $tenths ->
        [0] Para takich magów prawie nigdy nie pokonuje Nemezis (poziom normalny, losowy rynek).
        [1] Para takich magów pokonuje Nemezis raz na dziesięć gier (poziom normalny, losowy rynek).
        [5] Para takich magów pokonuje Nemezis co drugą grę (poziom normalny, losowy rynek).
        [10] Para takich magów prawie zawsze pokonuje Nemezis (poziom normalny, losowy rynek).
       *[other] Para takich magów pokonuje Nemezis { $tenths } razy na 10 gier (poziom normalny, losowy rynek).
    }
