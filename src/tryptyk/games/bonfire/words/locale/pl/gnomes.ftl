### Bonfire: Gnomy. .text Specjalisty to zdolność, .text Starszego mówi, za co są punkty; koszt jest w danych.

## Specjaliści

thing-specialist_crowded_paths = Przewodnik Tłumów
    .text = Na każdym polu twojej Ścieżki może stać dowolnie wiele twoich Strażniczek; mogą się tam mijać. Przy Ognisku nadal mieści się tylko jedna.
thing-specialist_long_stride = Długonogi
    .text = W każdej twojej Procesji każda Strażniczka może zrobić o jeden krok więcej, niż opłacasz.
thing-specialist_generous_offering = Szczodry Darczyńca
    .text = Gdy otrzymujesz Zadanie, możesz zużyć 2 dowolne Zasoby zamiast tych wymaganych.
thing-specialist_elders_friend = Przyjaciel Starszych
    .text = Za każdym razem, gdy rekrutujesz Starszego, zdobywasz dodatkowo 2 [points].
thing-specialist_golden_hands = Złotoręki
    .text = Każdy zużyty [any] może się liczyć jako 2 żetony Akcji tego samego rodzaju. Nadwyżka przepada.
thing-specialist_wanderer = Wędrowiec
    .text = Gdy twoja Strażniczka kończy ruch na polu Ścieżki, możesz wziąć dowolny Zasób oprócz [gold] zamiast pokazanego, a na pierwszym polu Ścieżki także zamiast [gold].
thing-specialist_council_treasurer = Skarbnik Rady
    .text = Za każdego Nowicjusza, którego umieszczasz w Wysokiej Radzie, własnego lub Neutralnego, zyskujesz oprócz premii 1 [gold].
thing-specialist_path_gatherer = Przydrożny Zbieracz
    .text = Za każdym razem, gdy bierzesz kafelek Ścieżki, zyskujesz też pokazany na nim Zasób.
thing-specialist_barterer = Handlarz Wymienny
    .text = Gdy rekrutujesz Gnoma, możesz zużyć dowolne Zasoby, także różne, zamiast pokazanych, nawet jeśli karta pokazuje [gold].
thing-specialist_grey_companion = Towarzysz Szarej
    .text = Gdy twoja szara Strażniczka kończy ruch na polu Ścieżki, zyskujesz jego Zasób podwójnie.
thing-specialist_pink_companion = Towarzysz Różowej
    .text = Gdy twoja różowa Strażniczka kończy ruch na polu Ścieżki, zyskujesz jego Zasób podwójnie.
thing-specialist_wood_companion = Towarzysz Drewnianej
    .text = Gdy twoja drewniana Strażniczka kończy ruch na polu Ścieżki, zyskujesz jego Zasób podwójnie.
thing-specialist_turquoise_companion = Towarzysz Turkusowej
    .text = Gdy twoja turkusowa Strażniczka kończy ruch na polu Ścieżki, zyskujesz jego Zasób podwójnie.
thing-specialist_planner = Planista
    .text = Możesz położyć kafelek Losu, mając do 3 żetonów Akcji zamiast 1.
thing-specialist_recruiter = Werbownik
    .text = Za każdym razem, gdy rekrutujesz Gnoma, Specjalistę lub Starszego, zyskujesz 1 [any]. Ta karta liczy samą siebie.
thing-specialist_fate_doubler = Ulubieniec Losu
    .text = Gdy twój kafelek Losu zakrywa w Obszarze Losu nadrukowane [gold] lub [any], zyskujesz je podwójnie.
thing-specialist_herald = Herold
    .text = Gdy stawiasz Strażniczkę na obszarze startowym, od razu odbywa się darmowa Procesja o jeden krok. Nie przynosi Zasobów.
thing-specialist_bonfire_keeper = Opiekun Ognisk
    .text = W Punktacji Końcowej zdobywasz dodatkowo 2 [points] za każdą swoją Strażniczkę przy Ognisku.
thing-specialist_common_cause = Społecznik
    .text = Gdy tylko wypełnisz Wspólne Zadanie, zyskujesz 1 [gold] i 1 [any], niezależnie od tego, czy stoi na nim jeszcze Neutralny Nowicjusz.
thing-specialist_gate_keeper = Odźwierny
    .text = Gdy twoja Strażniczka kończy ruch na pierwszym polu Ścieżki, zyskujesz dodatkowo 1 [gold].
thing-specialist_navigator = Sternik
    .text = Gdy na ruch Statku zużywasz co najmniej 1 żeton Akcji, może on przepłynąć o jeden szlak wodny więcej, niż opłacasz.
thing-specialist_fire_turner = Obrotny Palacz
    .text = Gdy na użycie Wielkiego Ogniska zużywasz co najmniej 1 żeton Akcji, możesz je obrócić o jedno pole dalej, niż opłacasz.
thing-specialist_fire_master = Mistrz Ognia
    .text = Gdy używasz Wielkiego Ogniska, możesz odebrać wszystkie trzy nagrody.
thing-specialist_council_host = Gospodarz Rady
    .text = Możesz umieścić kilku Nowicjuszy jednego koloru na tym samym polu Wysokiej Rady.
thing-specialist_portal_builder = Budowniczy Portali
    .text = Możesz wypełniać wcięcia w dowolnej kolejności, każde pasującym Portalem.
thing-specialist_humble_pilgrim = Skromny Pielgrzym
    .text = Otrzymanie Zadania kosztuje cię tylko 1 żeton Akcji, niezależnie od tego, ile twoich Ofiar leży na wyspie.
thing-specialist_edge_layer = Kafelkarz
    .text = Twoje kafelki Losu mogą wystawać poza krawędź Obszaru Losu; co najmniej jeden symbol kafelka musi być w środku.

## Starsi

thing-elder_paths = Starszy Ścieżek
    .text = Od razu zdobywasz 1 [points] za każdy swój kafelek Ścieżki, łącznie z kafelkiem Początkowym.
thing-elder_fate = Starszy Losu
    .text = Od razu zdobywasz 1 [points] za każdy kafelek Losu w swoim Obszarze Losu, łącznie z pierwszym.
thing-elder_portals = Starszy Portali
    .text = Od razu zdobywasz 1 [points] za każdy swój Portal.
thing-elder_tasks = Starszy Zadań
    .text = Od razu zdobywasz 1 [points] za każde swoje Zadanie i każde swoje Ognisko.
thing-elder_guardians = Starszy Strażniczek
    .text = Od razu zdobywasz 1 [points] za każdą swoją Strażniczkę, łącznie z własną, pierwszą.
thing-elder_gnomes = Starszy Gnomów
    .text = Od razu zdobywasz 1 [points] za każdego swojego Gnoma, łącznie z tą kartą.
