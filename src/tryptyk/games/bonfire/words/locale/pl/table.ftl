### Bonfire: o co stół pyta, co oferuje, co opowiada i czego odmawia. Nazwy miejsc każdego komunikatu są w vocabulary.py.

title = Bonfire

## Symbole: co stoi w tekstach zamiast [gold] i podobnych; co może zastąpić inne, jest rombem

symbol-flower = ✿
    .name = { $count ->
        [none] Kwiat
        [one] Kwiat
        [few] Kwiaty
       *[many] Kwiatów
    }
symbol-fruit = ●
    .name = { $count ->
        [none] Owoc
        [one] Owoc
        [few] Owoce
       *[many] Owoców
    }
symbol-herb = ♣
    .name = { $count ->
        [none] Zioło
        [one] Zioło
        [few] Zioła
       *[many] Ziół
    }
symbol-shell = @
    .name = { $count ->
        [none] Muszla
        [one] Muszla
        [few] Muszle
       *[many] Muszli
    }
symbol-root = ♠
    .name = { $count ->
        [none] Korzeń
        [one] Korzeń
        [few] Korzenie
       *[many] Korzeni
    }
symbol-gold = ◆
    .name = { $count ->
        [none] Złoto
       *[other] Złota
    }
symbol-ship = ≈
    .name = { $count ->
        [none] żeton Statku
        [one] żeton Statku
        [few] żetony Statku
       *[many] żetonów Statku
    }
symbol-path = ∷
    .name = { $count ->
        [none] żeton Ścieżki
        [one] żeton Ścieżki
        [few] żetony Ścieżki
       *[many] żetonów Ścieżki
    }
symbol-task = ✓
    .name = { $count ->
        [none] żeton Zadania
        [one] żeton Zadania
        [few] żetony Zadania
       *[many] żetonów Zadania
    }
symbol-great_bonfire = ☼
    .name = { $count ->
        [none] żeton Wielkiego Ogniska
        [one] żeton Wielkiego Ogniska
        [few] żetony Wielkiego Ogniska
       *[many] żetonów Wielkiego Ogniska
    }
symbol-guardian = ♀
    .name = { $count ->
        [none] żeton Strażniczki
        [one] żeton Strażniczki
        [few] żetony Strażniczki
       *[many] żetonów Strażniczki
    }
symbol-gnome = ▲
    .name = { $count ->
        [none] żeton Gnoma
        [one] żeton Gnoma
        [few] żetony Gnoma
       *[many] żetonów Gnoma
    }
symbol-any = ◇
    .name = { $count ->
        [none] żółty żeton
        [one] żółty żeton
        [few] żółte żetony
       *[many] żółtych żetonów
    }
symbol-points = ★
    .name = { $count ->
        [none] punkty
        [one] punkt
        [few] punkty
       *[many] punktów
    }
symbol-portal_spiral = §
    .name = Portal Spirali
symbol-portal_sun = ☀
    .name = Portal Słońca
symbol-portal_moon = ☾
    .name = Portal Księżyca
symbol-portal_star = ✶
    .name = Portal Gwiazdy
symbol-portal_leaf = ♧
    .name = Portal Liścia
symbol-portal_wave = ∿
    .name = Portal Fali
symbol-portal_eye = ◉
    .name = Portal Oka
symbol-crystal_blue = n
    .name = niebieski Kryształ
symbol-crystal_red = c
    .name = czerwony Kryształ
symbol-crystal_yellow = ż
    .name = żółty Kryształ

## Rodzaje elementów, jeden i wiele

kind-resource = Zasób
kind-action_tile = żeton Akcji
kind-guardian = Strażniczka
kind-island = wyspa
kind-field = pole Wielkiego Ogniska
kind-council_field = pole Wysokiej Rady
kind-common_task = Wspólne Zadanie
kind-path_tile = kafelek Ścieżki
kind-portal = Portal
kind-city = plansza Gracza
kind-extension = Przybudówka
kind-fate_tile = kafelek Losu
kind-offering = Ofiara
kind-task = Zadanie
kind-specialist = Specjalista
kind-elder = Starszy
kind-tom_card = karta Toma
kind-countdown_tile = kafelek Odliczania
kind-colour = kolor
kind-component = w pudełku
kinds-resource = Zasoby
kinds-action_tile = Żetony Akcji
kinds-guardian = Strażniczki
kinds-island = Wyspy
kinds-field = Pola Wielkiego Ogniska
kinds-council_field = Pola Wysokiej Rady
kinds-common_task = Wspólne Zadania
kinds-path_tile = Kafelki Ścieżki
kinds-portal = Portale
kinds-city = Plansze Graczy
kinds-extension = Przybudówki
kinds-fate_tile = Kafelki Losu
kinds-offering = Ofiary
kinds-task = Zadania
kinds-specialist = Specjaliści
kinds-elder = Starsi
kinds-tom_card = Karty Toma
kinds-countdown_tile = Kafelki Odliczania
kinds-colour = Kolory
kinds-component = W pudełku

## Czym są teksty elementu

attribute-text = Opis
attribute-text-action_tile = Płaci za
attribute-text-council_field = Premia
attribute-text-common_task = Warunek
attribute-text-task = Warunek
attribute-text-specialist = Zdolność
attribute-text-elder = Punkty
attribute-text-tom_card = Akcja

## Jak kończy się gra

side-tom = Tom
stage-turn = { $turn ->
    [0] Przed pierwszą turą
   *[other] Tura { $turn }
}
outcome-countdown-over = Ostatni kafelek Odliczania opuszcza grę.
outcome-all-passed = Wszyscy pasują.
outcome-all-out = Nikt nie może już nic zrobić.
outcome-tom-deck-over = Tom kończy swoją talię po raz czwarty.

## Karta Punktowania

score-elders = Starsi
    .help = Starszy punktuje od razu, gdy się go rekrutuje: im wcześniej zaczniesz pod niego grać, tym więcej da.
score-council = Wysoka Rada
score-wheel = Wielkie Ognisko
score-passing = Spasowanie
score-handicap = Utrudnienie
score-cards = Karty Toma
score-bonfires = Ogniska
    .help = Najszybciej rozpalisz Zadanie, któremu najmniej brakuje do spełnienia; każde Ognisko daje od 2 do 8 punktów.
score-lit_guardians = Strażniczki przy Ogniskach
    .help = Strażniczka, która dojdzie Ścieżką aż do Ogniska, daje od 2 do 8 punktów, zależnie od miejsca.
score-keeper = Strażniczki przy Ogniskach dzięki Opiekunowi Ognisk
score-lit_portals = Portale obok Ognisk
    .help = Portal punktuje tylko obok Ogniska: Zadania warto kłaść tam, gdzie są Portale, a o Portale starać się tam, gdzie płoną Ogniska.
score-crystals = Kryształy w kolorze swojego Ogniska
    .help = Kafelek Ścieżki punktuje wtedy, gdy jego Kryształ ma kolor Ogniska obok.
score-common = Wspólne Zadania
    .help = Każde Wspólne Zadanie daje 4 punkty każdemu, kto spełnia je na koniec gry.
score-fate = Pozostałe kafelki Losu
score-leftovers = Pozostałe żetony Akcji i Zasoby

## Słowa, z których składają się odpowiedzi i pytania

end-top = z góry kolumny
end-bottom = z dołu kolumny
direction-0 = w prawo
direction-1 = w dół
direction-2 = w lewo
direction-3 = w górę
reward-tile = żeton Akcji
reward-good = Zasób lub punkty
reward-portal = Portal
purse-tiles = Cena w żetonach Akcji
purse-resources = Cena w Zasobach
purse-any_resources = Cena w Zasobach, także innych
novice-own = twój Nowicjusz
novice-neutral = Neutralny Nowicjusz
novice-tom = Nowicjusz Toma

## Pytania

prompt-first_fate = Od którego kafelka Losu zaczynasz, odłożonego czy środkowego z kolumny, i jak go układasz? Zyskujesz jego trzy żetony Akcji, a kolejne kafelki dołączą do jego symboli.
prompt-act = Twoja tura: którą jedną rzecz robisz?
prompt-after = Twoja tura dobiega końca. Wykonujesz jeszcze Bonusową Akcję?
prompt-pay = { $purse }: { $demand }. Jak płacisz?
prompt-spend = { $purse }: { $demand }. Zużyte do tej pory: { $spent }. Co jeszcze zużywasz?
prompt-gnome_price = { $gnome }: dajesz więcej żetonów czy więcej Zasobów pokazanych na karcie?
prompt-keep = Zanim położysz kafelek Losu, nadmiarowe żetony Akcji przepadają. Który zatrzymujesz? { $left ->
        [one] Możesz zatrzymać 1 żeton.
        [few] Możesz zatrzymać jeszcze { $left } żetony.
       *[many] Możesz zatrzymać jeszcze { $left } żetonów.
    }
prompt-fate_end = Który kafelek Losu kładziesz: z góry czy z dołu kolumny?
prompt-place = Gdzie kładziesz kafelek Losu „{ $tile }”? Rząd i kolumna dotyczą jego pierwszego symbolu; obok takich samych symboli zysk jest większy.
prompt-choose_path = Który kafelek Ścieżki budujesz? Strażniczki przynoszą jego Zasób, a jego Kryształ daje punkty obok Ogniska w swoim kolorze.
prompt-island = Twój Statek dopływa do celu: { $island }. Czy od razu wykonujesz akcję tej wyspy, za jej własną cenę?
prompt-offering = Którą Ofiarę składasz? Zużywasz jej Zasób i Zasób wyspy, po czym odkrywa się następną z tego samego stosu.
prompt-take_task = { $island }: które Zadanie zabierasz do miasta?
prompt-task_place = Gdzie w mieście kładziesz Zadanie „{ $task }”? Zostanie tam na stałe, obok tamtejszego Portalu i kafelka Ścieżki; im dalej w prawo, tym więcej warta jest przy nim Strażniczka.
prompt-procession = Procesja: najpierw rusza ta Strażniczka, która jest najdalej, najwyżej o { $steps ->
        [one] { $steps } krok.
        [few] { $steps } kroki.
       *[many] { $steps } kroków.
    } Kto dokąd idzie?
prompt-bring = { $guardian } kończy ruch: jaki Zasób przynosi?
prompt-rewards = { $field }: które z trzech nagród odbierasz?
prompt-portal = Który Portal trafia do twojego miasta?
prompt-council = Na które pole Wysokiej Rady trafia { $novice }? Od pola zależy premia.
prompt-bonus = { $council }: bierzesz premię czy 1 [points]?
prompt-council_path = Za darmo: który kafelek Ścieżki budujesz, odkryty czy ze stosu?
prompt-council_guardian = Za darmo: która Strażniczka przybywa do twojego miasta?
prompt-council_wheel = Za darmo: na które pole obraca się Wielkie Ognisko?
prompt-council_specialist = Za darmo: który Specjalista do ciebie dołącza?
prompt-council_move = Za darmo: która Strażniczka rusza i dokąd? Zyskujesz to, co przynosi koniec jej ruchu.
prompt-council_ship = Za darmo: do której wyspy płynie twój Statek?
prompt-tom_task = Kilka Zadań jest wartych tyle samo: które bierze Tom? Od razu je rozpala.
prompt-tom_guardian = Tom odnajduje Strażniczkę. Którą mu oddajesz?
prompt-tom_novice = Na które pole Wysokiej Rady trafia { $novice }? Tom nie bierze premii i nikogo tu nie blokuje, ale Odliczanie jest bliżej.

## Odpowiedzi

option-begin = { $tile }, układany { $direction }
option-fate = Połóż kafelek Losu { $end }
option-path = Zbuduj Ścieżkę
option-ship = Płyń: { $island }
option-task = Otrzymaj Zadanie
option-retrieve = Odnajdź Strażniczkę
option-procession = Poprowadź Procesję, płacąc za { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
option-wheel = Obróć Wielkie Ognisko: { $field }
option-gnome = Zrekrutuj: { $gnome }
option-ignite = Rozpal Ognisko: { $task }
option-bonus = Bonusowa Akcja: { $common }
option-pass = Spasuj do końca gry
option-give_up = Nie rób już nic do końca gry
option-end_turn = Zakończ turę
option-plain = Zapłać: { $bag }
option-otherwise = Zapłać inaczej
option-spend = Zużyj: { $kind }
option-price = { $tiles ->
        [one] { $tiles } żeton Gnoma
        [few] { $tiles } żetony Gnoma
       *[many] { $tiles } żetonów Gnoma
    } i { $resources ->
        [one] { $resources } Zasób
        [few] { $resources } Zasoby
       *[many] { $resources } Zasobów
    }
option-keep = Zatrzymaj: { $kind }
option-throw_rest = Odrzuć wszystkie pozostałe
option-lay = Rząd { $row }, kolumna { $column }, { $direction }
option-take_path = Weź: { $path }
option-draw_path = Dobierz w ciemno z wierzchu stosu
option-exchange_paths = Najpierw wymień cztery odkryte kafelki
option-search_path = Ze stosu: { $path }
option-nothing = Poprzestań na ruchu
option-offer = Złóż Ofiarę: { $resource } (stos { $stack })
option-take_task = Weź „{ $task }”
option-place = Pozycja { $place }
option-walk = { $guardian }: na pole Ścieżki { $place }
option-enter = { $guardian }: do Ogniska na pozycji { $place }
option-stay = Zostaje na miejscu
option-bring = { $resource }
option-guardian = { $guardian }
option-rewards = Odbierz: { $first } i { $second }
option-all_rewards = Odbierz wszystkie trzy nagrody
option-portal = { $portal }
option-field = { $council }
option-take_bonus = Weź premię
option-point = Zdobądź zamiast tego 1 [points]
option-tom_task = { $task }
option-tom_guardian = { $guardian }

## Możliwości, zebrane razem

group-ignite = Rozpal
group-fate = Kafelek Losu
group-ship = Płyń
group-wheel = Wielkie Ognisko
group-gnome = Rekrutuj
group-procession = Procesja
group-lay = Połóż kafelek
group-lay-row = Rząd { $row }
group-lay-column = Rząd { $row }, kolumna { $column }

## Co się dzieje

event-turn = Tura { $turn }. Gra { $seat }.
event-first-fate = { $seat } zaczyna od kafelka Losu „{ $tile }”.
event-fate = { $seat } kładzie kafelek Losu „{ $tile }”, począwszy od rzędu { $row } i kolumny { $column }.
event-throw = { $seat } odrzuca { $amount ->
        [one] { $amount } żeton Akcji.
        [few] { $amount } żetony Akcji.
       *[many] { $amount } żetonów Akcji.
    }
event-pay = { $seat } płaci: { $bag }.
event-gain-tiles = { $seat } zyskuje { $amount ->
        [one] { $amount } żeton Akcji
        [few] { $amount } żetony Akcji
       *[many] { $amount } żetonów Akcji
    } „{ $kind }”.
event-gain-resource = { $seat } zyskuje { $amount ->
        [one] { $amount } Zasób
        [few] { $amount } Zasoby
       *[many] { $amount } Zasobów
    } „{ $resource }”.
event-points = { $seat } zdobywa { $amount } [points].
event-ability = { $seat } korzysta z pomocy Specjalisty „{ $ability }”.
event-common-task = { $seat } wypełnia Wspólne Zadanie „{ $common }”.
event-build-path = { $seat } buduje kafelek Ścieżki „{ $path }”.
event-exchange-paths = { $seat } wymienia cztery odkryte kafelki Ścieżki z Kryształami w jednym kolorze.
event-shuffle-paths = Stos kafelków Ścieżki zostaje przetasowany.
event-sail = { $seat } przybija do brzegu: { $island }.
event-receive = { $seat } składa Ofiarę i otrzymuje Zadanie „{ $task }” na pozycję { $place }.
event-retrieve = { $seat } wita w mieście nową Strażniczkę. To { $guardian }.
event-procession = { $seat } prowadzi Procesję, płacąc za { $steps ->
        [one] { $steps } krok.
        [few] { $steps } kroki.
       *[many] { $steps } kroków.
    }
event-walk = { $seat }: { $guardian } staje na polu Ścieżki { $place }.
event-enter = { $seat }: { $guardian } przechodzi przez Portal i staje przy Ognisku na pozycji { $place }.
event-turn-wheel = { $seat } obraca Wielkie Ognisko. Wskazuje ono teraz: { $field }.
event-portal = { $seat } wypełnia wcięcie na pozycji { $place }. Otwiera się { $portal }.
event-recruit = { $seat } rekrutuje Gnoma „{ $gnome }”.
event-ignite = { $seat } wypełnia Zadanie „{ $task }” i rozpala Ognisko na pozycji { $place }.
event-bonus-action = { $seat } wykonuje Bonusową Akcję za Wspólne Zadanie „{ $common }”.
event-novice = { $seat } wysyła Nowicjusza do Wysokiej Rady: { $council }.
event-neutral-novice = Neutralny Nowicjusz trafia do Wysokiej Rady: { $council }.
event-tom-novice = Nowicjusz Toma trafia do Wysokiej Rady: { $council }.
event-countdown = W Wysokiej Radzie jest { $novices ->
        [one] { $novices } Nowicjusz
       *[other] { $novices } Nowicjuszy
    }: zaczyna się Odliczanie.
event-countdown-tile = Kafelek Odliczania { $number } rusza w obieg.
event-pass = { $seat } pasuje.
event-out = { $seat } nie może już nic zrobić i odpada z gry.
event-gnomes-shuffled = Odrzucone karty Gnomów zostają potasowane w nową talię.
event-tom-shuffles = Karty Toma zostają potasowane w nową talię.
event-tom-card = Tom zagrywa kartę „{ $card }”.
event-tom-gnome = Tom odkrywa Gnoma „{ $gnome }”: Zasób Gnoma to { $resource }.
event-tom-full = Tom spełnia już odpowiednie Wspólne Zadanie, więc „{ $card }” daje mu zamiast tego punkty.
event-tom-nothing = Nic tu nie pasuje: Tom odchodzi z niczym.
event-tom-recruits = Tom rekrutuje Gnoma „{ $gnome }”.
event-tom-builds = Tom buduje kafelek Ścieżki „{ $path }”.
event-tom-lights = Tom bierze Zadanie „{ $task }” i rozpala je na pozycji { $place }.
event-tom-retrieves = Do miasta Toma przybywa nowa Strażniczka. To { $guardian }.
event-tom-portal = Wielkie Ognisko wskazuje teraz: { $field }. W mieście Toma, na pozycji { $place }, otwiera się { $portal }.
event-tom-common = Tom wypełnia Wspólne Zadanie „{ $common }” i zabiera z niego Neutralnego Nowicjusza.
event-tom-points = Tom zdobywa { $amount } [points].

## Dlaczego nie

reason-no-fate-tile = Wszystkie kafelki Losu są już położone.
reason-no-place = W Obszarze Losu nie mieści się już żaden kafelek: musi stykać się z wcześniejszym i nie wystawać poza krawędź.
reason-over-edge = Kafelek wystawałby poza krawędź Obszaru Losu.
reason-cell-covered = Leży tam już inny kafelek Losu.
reason-touches-nothing = Kafelek nie stykałby się bokiem z żadnym leżącym już kafelkiem Losu.
reason-path-full = Ścieżka jest ukończona: { $limit ->
        [one] zbudowany jest { $limit } kafelek.
        [few] zbudowane są { $limit } kafelki.
       *[many] zbudowanych jest { $limit } kafelków.
    }
reason-need-tiles = Potrzeba { $amount ->
        [one] { $amount } żetonu Akcji
       *[other] { $amount } żetonów Akcji
    } „{ $kind }”, a tyle się nie zbierze, nawet z żółtymi i licząc dowolne dwa za jeden.
    .together = Brakuje żetonów Akcji, nawet z żółtymi i licząc dowolne dwa za jeden.
    .each = { $kind } ×{ $amount }
    .from = Nowe dają kafelki Losu, za swoje symbole i za takie same, których dotkną, oraz Wielkie Ognisko; żółte także pola Obszaru Losu i Pole Złota w Wysokiej Radzie.
reason-need-resources = Brakuje Zasobów, nawet ze Złotem i licząc dowolne dwa za jeden.
    .from = Daje je Ścieżka, tam gdzie Strażniczka kończy ruch, oraz Wielkie Ognisko; Złoto także pola Obszaru Losu i Pole Złota w Wysokiej Radzie.
reason-crystals-differ = Potrzeba czterech odkrytych kafelków z Kryształami w jednym kolorze i stosu do dobierania.
reason-crystals-alike-everywhere = Wszystkie Kryształy w stosie mają ten sam kolor, więc nic by się nie zmieniło.
reason-pile-empty = Stos kafelków Ścieżki jest pusty.
reason-ship-is-there = Statek już tam stoi.
reason-no-task-island = Statek nie stoi przy wyspie z Zadaniami: najpierw do takiej popłyń.
reason-island-empty = Na tej wyspie nie ma już Zadań.
reason-city-full = Wszystkie miejsca na Zadania w mieście są zajęte ({ $limit }).
reason-no-guardian-island = Statek nie stoi przy wyspie Strażniczek: najpierw do takiej popłyń.
reason-guardian-owned = Strażniczka w tym kolorze już mieszka w mieście.
reason-guardians-full = W mieście są już wszystkie Strażniczki ({ $limit }).
reason-nobody-can-move = Żadna Strażniczka nie może zrobić kroku: Ścieżka przed nią się kończy albo jest zajęta, a obok nie ma wolnego Ogniska za Portalem.
reason-somebody-has-to-move = W Procesji ktoś musi zrobić krok, a może go zrobić już tylko ta Strażniczka.
reason-gnomes-full = Nie ma już miejsca na kolejnego Gnoma ({ $limit }).
reason-condition-not-met = Warunek tego Zadania nie jest jeszcze spełniony.
reason-novice-gone = Neutralny Nowicjusz z tego Zadania jest już w Wysokiej Radzie.
reason-common-not-met = To Wspólne Zadanie nie jest jeszcze spełnione.
reason-same-novice = Stoi tam już Nowicjusz w tym samym kolorze.
reason-no-countdown = Spasować można dopiero z kafelkiem Odliczania, a w tej turze żadnego nie ma.
reason-pass-first = Spasować można tylko wtedy, gdy nic innego się w tej turze jeszcze nie wydarzyło.

## Przy opcjach

remark-price = { $amount } [{ $symbol }]
remark-signs = { $signs }
remark-points = { $points }[points]
remark-tasks = { $tasks }
