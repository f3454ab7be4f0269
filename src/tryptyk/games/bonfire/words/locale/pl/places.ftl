### Bonfire: co jest nadrukowane na Planszy Głównej. Nazwy mówią, co pokazują wyspy i pola.

## Wyspy

thing-island_a1 = Wyspa Kwiatów A1
    .text = Leżą tu Zadania. Za jedno płacisz 1 [task] (2 lub 3, gdy leżą tu już jedna lub dwie twoje Ofiary), 1 [flower] i Zasób z Ofiary, którą składasz.
thing-island_a2 = Wyspa Owoców A2
    .text = Leżą tu Zadania. Za jedno płacisz 1 [task] (2 lub 3, gdy leżą tu już jedna lub dwie twoje Ofiary), 1 [fruit] i Zasób z Ofiary, którą składasz.
thing-island_a3 = Wyspa Ziół A3
    .text = Leżą tu Zadania. Za jedno płacisz 1 [task] (2 lub 3, gdy leżą tu już jedna lub dwie twoje Ofiary), 1 [herb] i Zasób z Ofiary, którą składasz.
thing-island_a4 = Wyspa Muszli A4
    .text = Leżą tu Zadania. Za jedno płacisz 1 [task] (2 lub 3, gdy leżą tu już jedna lub dwie twoje Ofiary), 1 [shell] i Zasób z Ofiary, którą składasz.
thing-island_b1 = Wyspa Szarych Strażniczek B1
    .text = Mieszkają tu szare Strażniczki. Odnalezienie jednej kosztuje 1 [guardian]; w mieście może być po jednej w każdym kolorze.
thing-island_b2 = Wyspa Korzeni B2
    .text = Leżą tu Zadania. Za jedno płacisz 1 [task] (2 lub 3, gdy leżą tu już jedna lub dwie twoje Ofiary), 1 [root] i Zasób z Ofiary, którą składasz.
thing-island_b3 = Wyspa Różowych Strażniczek B3
    .text = Mieszkają tu różowe Strażniczki. Odnalezienie jednej kosztuje 1 [guardian]; w mieście może być po jednej w każdym kolorze.
thing-island_c1 = Wyspa Drewnianych Strażniczek C1
    .text = Mieszkają tu drewniane Strażniczki. Odnalezienie jednej kosztuje 1 [guardian]; w mieście może być po jednej w każdym kolorze.
thing-island_c2 = Wyspa Kwiatów C2
    .text = Leżą tu Zadania. Za jedno płacisz 1 [task] (2 lub 3, gdy leżą tu już jedna lub dwie twoje Ofiary), 1 [flower] i Zasób z Ofiary, którą składasz.
thing-island_c3 = Wyspa Turkusowych Strażniczek C3
    .text = Mieszkają tu turkusowe Strażniczki. Odnalezienie jednej kosztuje 1 [guardian]; w mieście może być po jednej w każdym kolorze.
thing-island_d1 = Wyspa Ziół D1
    .text = Leżą tu Zadania. Za jedno płacisz 1 [task] (2 lub 3, gdy leżą tu już jedna lub dwie twoje Ofiary), 1 [herb] i Zasób z Ofiary, którą składasz.
thing-island_d2 = Wyspa Muszli D2
    .text = Leżą tu Zadania. Za jedno płacisz 1 [task] (2 lub 3, gdy leżą tu już jedna lub dwie twoje Ofiary), 1 [shell] i Zasób z Ofiary, którą składasz.
thing-island_d3 = Wyspa Owoców D3
    .text = Leżą tu Zadania. Za jedno płacisz 1 [task] (2 lub 3, gdy leżą tu już jedna lub dwie twoje Ofiary), 1 [fruit] i Zasób z Ofiary, którą składasz.
thing-island_d4 = Wyspa Korzeni D4
    .text = Leżą tu Zadania. Za jedno płacisz 1 [task] (2 lub 3, gdy leżą tu już jedna lub dwie twoje Ofiary), 1 [root] i Zasób z Ofiary, którą składasz.

## Pola Wielkiego Ogniska, zgodnie z ruchem wskazówek zegara

thing-gb_1 = Pole 1 (Statek, Muszla)
    .text = Kto obraca Wielkie Ognisko na to pole, odbiera dwie z trzech nagród: 1 [ship], 1 [shell] lub pasujący Portal.
thing-gb_2 = Pole 2 (Gnom, Owoc)
    .text = Kto obraca Wielkie Ognisko na to pole, odbiera dwie z trzech nagród: 1 [gnome], 1 [fruit] lub pasujący Portal.
thing-gb_3 = Pole 3 (Wielkie Ognisko, Korzeń)
    .text = Kto obraca Wielkie Ognisko na to pole, odbiera dwie z trzech nagród: 1 [great_bonfire], 1 [root] lub pasujący Portal.
thing-gb_4 = Pole 4 (Ścieżka, Złoto)
    .text = Kto obraca Wielkie Ognisko na to pole, odbiera dwie z trzech nagród: 1 [path], 1 [gold] lub pasujący Portal.
thing-gb_5 = Pole 5 (Strażniczka, Kwiat)
    .text = Kto obraca Wielkie Ognisko na to pole, odbiera dwie z trzech nagród: 1 [guardian], 1 [flower] lub pasujący Portal.
thing-gb_6 = Pole 6 (Żółty, Zioło)
    .text = Kto obraca Wielkie Ognisko na to pole, odbiera dwie z trzech nagród: 1 [any], 1 [herb] lub pasujący Portal.
thing-gb_7 = Pole 7 (Zadanie, 2 punkty)
    .text = Kto obraca Wielkie Ognisko na to pole, odbiera dwie z trzech nagród: 1 [task], 2 [points] lub pasujący Portal.

## Pola Wysokiej Rady

thing-council_gold_and_yellow = Pole Złota
    .text = Zyskaj 2 [gold] i 1 [any]. Punktu nie można tu wziąć zamiast premii.
thing-council_path_tile = Pole Ścieżki
    .text = Weź odkryty kafelek Ścieżki albo dowolny kafelek ze stosu, który potem się tasuje, i dobuduj go za darmo; albo zdobądź 1 [points].
thing-council_guardian = Pole Strażniczki
    .text = Weź Strażniczkę w kolorze, którego ci brakuje, i postaw ją na obszarze startowym, gdziekolwiek jest twój Statek; albo zdobądź 1 [points].
thing-council_great_bonfire = Pole Wielkiego Ogniska
    .text = Obróć za darmo Wielkie Ognisko na dowolne pole i odbierz nagrody; albo zdobądź 1 [points].
thing-council_specialist = Pole Specjalisty
    .text = Weź za darmo odkrytego Specjalistę, jeśli masz mniej niż 6 Gnomów; albo zdobądź 1 [points].
thing-council_move_guardian = Pole Wędrówki
    .text = Przesuń jedną ze swoich Strażniczek o dowolną liczbę kroków, naprzód lub wstecz, na pole Ścieżki albo przez Portal do Ogniska, i zyskaj to, co przynosi koniec jej ruchu; albo zdobądź 1 [points].
thing-council_ship = Pole Statku
    .text = Popłyń za darmo na dowolną wyspę; potem możesz wykonać jej akcję za zwykłą cenę. Albo zdobądź 1 [points].
thing-council_fate_tile = Pole Losu
    .text = Od razu połóż kafelek Losu, niezależnie od tego, ile masz żetonów Akcji, i zyskaj to co zwykle; albo zdobądź 1 [points].

## Wspólne Zadania

thing-common_tasks_7 = 7 Zadań lub Ognisk
    .text = W twoim mieście jest łącznie 7 Zadań i Ognisk. Na koniec daje to 4 [points], a jeśli wszystkie siedem to Ogniska, 7 [points].
thing-common_portals_7 = 7 Portali
    .text = Wszystkie 7 wcięć twojego miasta jest wypełnionych. Na koniec daje to 4 [points].
thing-common_paths_7 = 7 kafelków Ścieżki
    .text = Twoja Ścieżka liczy 7 kafelków, razem z kafelkiem Początkowym. Na koniec daje to 4 [points].
thing-common_guardians_5 = 5 Strażniczek
    .text = W twoim mieście jest 5 Strażniczek, łącznie z własną. Na koniec daje to 4 [points].
thing-common_gnomes_6 = 6 Gnomów
    .text = Masz 6 Gnomów, licząc razem Specjalistów i Starszych. Na koniec daje to 4 [points].
