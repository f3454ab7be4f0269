### Bonfire: części widoku tam, gdzie pokazują go listy i tabele.

view-place = Pozycja
view-lit = Płonie
view-met = Warunek spełniony
view-notch = Wcięcie
view-portal = Portal
view-on_path = Na polu Ścieżki
view-at_bonfire = Przy Ognisku
view-board = Plansza Gracza
view-colour = Kolor
view-would_score = Punktacja Końcowa teraz
view-start = Obszar startowy
view-places = Miasto, od lewej
view-gnomes = Gnomy
view-tile = Kafelek
view-row = Rząd
view-column = Kolumna
view-direction = Kierunek
view-symbol = Symbol
view-city = Miasto
view-tiles = Żetony Akcji
view-resources = Zasoby
view-apart = Odłożony kafelek Losu
view-laid = Położone kafelki Losu
view-symbols = Obszar Losu
view-offerings = Odkryte Ofiary
view-stacks = Ofiary w stosach
view-offered = Ofiary na wyspach
view-out = Poza grą
view-passed = Po spasowaniu
view-deck = Talia
view-discard = Stos kart odrzuconych
view-novices = Nowicjusze
view-passes = Ile razy zagrano talię
view-island = Wyspa
view-tasks = Zadania
view-ships = Statki
view-field = Pole
view-here = Wskazuje Wielkie Ognisko
view-novice = Neutralny Nowicjusz
view-progress = Postęp
view-islands = Wyspy
view-fields = Wielkie Ognisko
view-paths = Odkryte kafelki Ścieżki
view-path_pile = Kafelki Ścieżki w stosie
view-specialists = Odkryci Specjaliści
view-gnome_deck = Talia Gnomów
view-gnome_discard = Odrzucone karty Gnomów
view-novices_needed = Nowicjusze potrzebni do Odliczania
view-starting = Gracz Rozpoczynający
view-active = Czyja tura
view-countdown = Bieżący kafelek Odliczania
view-countdown_left = Pozostałe kafelki Odliczania
countdown-0 = jeszcze żaden
countdown-left--1 = Odliczanie jeszcze się nie zaczęło
view-sunk = Znane na spodzie stosu

## Co najważniejsze, w jednym spojrzeniu

vital-turn = Tura
    .value = { $turn }
vital-clock = { $countdown_left ->
        [-1] Nowicjusze
       *[other] Odliczanie
    }
    .value = { $countdown_left ->
        [-1] { $novices } z { $novices_needed }
       *[other] jeszcze { $countdown_left }
    }
vital-tiles = Żetony Akcji
    .value = { $tiles }
vital-resources = Zasoby
    .value = { $resources }
