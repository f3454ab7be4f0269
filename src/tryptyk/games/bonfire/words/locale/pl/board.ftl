### Bonfire: co stoi na planszy w przeglądarce, do czytania i do słuchania.

board-sea = Morze
board-own = Miasto
board-market = Rynek
board-wheel = Wielkie Ognisko
board-council = Wysoka Rada
board-harbour = Przystań
board-commons = Wspólne Zadania
board-countdown = Odliczanie
board-novices = Nowicjuszy
board-countdown-left = { $count ->
        [one] został { $count } kafelek
        [few] zostały { $count } kafelki
       *[many] zostało { $count } kafelków
    }
board-common = Wspólne Zadanie { $task }. Postęp: { $progress }
board-island = { $island }. Zadania: { $tasks }. Strażniczki: { $guardians }
board-task = Zadanie: { $task }
board-tower-empty = Pozycja { $place }, pusta
board-tower-lit = Pozycja { $place }, Ognisko: { $task }
board-tower-met = Pozycja { $place }, warunek spełniony: { $task }
board-tower-task = Pozycja { $place }: { $task }. { $progress }
board-of = { $done } z { $wanted }
board-light = rozpal
board-have = Masz { $done } z { $wanted }.
board-tray = Płacenie po jednym
board-asked = Potrzeba
board-laid = Położone
board-price = Cena
board-lit = płonie
board-ready = można rozpalić
board-score-now = Punkty, gdyby to był koniec: { $points }. Karta punktacji
board-tasks-ready = gotowe: { $ready }, w toku: { $under }
board-tasks-lit = płonące: { $lit }
board-column = Twoja kolumna: brać można tylko z jej końców
board-apart = odłożony
board-end-top = góra
board-end-bottom = dół
board-empty = pusto
board-space = Pole Ścieżki { $place }: { $resource }
board-start = Start
board-starting = Gracz Rozpoczynający
board-fate = Los
board-fate-apart = Odłożony kafelek Losu
board-fate-tile = Kafelek Losu { $tile }
board-offerings = Ofiary
board-offering = Ofiara: { $resource }, w stosie { $count }
board-city = Miasto: { $name }
board-if-over = gdyby to był koniec
board-purse = Co masz
board-holds = { $thing }: { $count }
board-gnomes = Gnomy
board-paths = Ścieżki
board-path-pile = Stos kafelków Ścieżki: { $count }
board-known = znane: { $count }
board-specialists = Specjaliści
board-gnome-deck = Talia Gnomów: { $count }
board-deck = talia { $count }
board-elders = Starsi
board-elder-taken = { $elder } ma { $name }
board-sunk = Znane na spodzie stosu
board-gnome-discard = Odrzucone karty Gnomów
board-cloth = Obszar Losu
board-cloth-keys = strzałki przesuwają kafelek, R obraca, N przechodzi do następnego miejsca, Enter kładzie
board-yields = Przyniesie
board-yields-all = razem { $count }
board-not-here = Tu nie można
board-turn = Obróć
board-next-place = Następne miejsce
board-lay = Połóż tutaj
board-neighbour = Miasto: { $name }, punkty, gdyby to był koniec: { $points }
board-scored = zdobyte: { $points }
board-neighbour-left = kafelki Losu { $fates } · Gnomy { $gnomes }
board-neighbour-sums = żetony { $tiles } · Zasoby { $resources } · Gnomy { $gnomes }
board-tom = Talia { $deck } · Nowicjusze { $novices } · obieg { $passes }
board-passed = pas
board-out = poza grą

## Czytane na głos

aloud-others = Pozostali
aloud-score = Punkty, gdyby to był koniec: { $points }, w tym zdobyte: { $scored }
aloud-empty = Puste pozycje: { $places }
aloud-path = Zbudowane kafelki Ścieżki: { $count }: { $tiles }
aloud-portals = Portale na pozycjach: { $places }
aloud-notch = Do następnego wcięcia pasuje: { $portal }
aloud-guardian-start = { $guardian }: na polu startowym
aloud-guardian-path = { $guardian }: na polu Ścieżki { $place }
aloud-guardian-bonfire = { $guardian }: przy Ognisku na pozycji { $place }
aloud-column = Kafelki Losu od góry do dołu: { $tiles }
aloud-waiting = { $count ->
        [one] { $count } Strażniczka
        [few] { $count } Strażniczki
       *[many] { $count } Strażniczek
    }
aloud-offered = Ofiary gracza { $name }: { $count }
aloud-ship = Statek: { $name }
aloud-met = spełnione
aloud-novice-gone = Nowicjusza już tam nie ma
