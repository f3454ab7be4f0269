### Aeon's End: wskazówki na pierwszy raz, każda tylko raz, gdy pojawia się jej temat (words/tips.toml).

meet-corruption = Spaczenia zapychają talię: wracają jak każda karta, dopóki nie zniszczy ich własny tekst albo inna karta.
meet-exhausted = Mag bez życia gra dalej, ale bez jednej Bramy i bez Ładunków. Odtąd wszystkie obrażenia, które ma otrzymać, spadają podwójnie na Gravehold.
meet-minion = Poplecznik działa w każdej turze Nemezis, póki żyje. Zaklęciem można trafić w niego zamiast w Nemezis.
meet-power = Ta karta odlicza: w każdej turze Nemezis znika z niej żeton, a z ostatnim karta uderza. Niektórych Mocy można się wcześniej pozbyć: warunek stoi pod ABY ODRZUCIĆ.
meet-unleash = Wyzwolenie: co się wtedy dzieje, mówi arkusz Nemezis pod słowem „Wyzwolenie”. Wskaż go, aby przeczytać.
meet-ability = Masz komplet Ładunków: możesz teraz użyć zdolności Maga. Pochłonie je wszystkie, więc warto poczekać na właściwą chwilę.
meet-to-discard = Możesz zapłacić, by pozbyć się tej karty Nemezis, zanim zadziała.
meet-prep = Przygotowane Zaklęcie czeka na Bramie i działa w późniejszej turze. Zamknięta Brama też je przyjmie, jeśli w tej samej turze ją wzmocnisz.
meet-focus = Wzmocnienie obraca zamkniętą Bramę za odrobinę eteru: otwarcie tanieje, a w tej turze Brama przyjmie Zaklęcie.
meet-target = W kogo uderzyć: w samo Nemezis czy w któregoś z Popleczników? Obok widać, ile życia im zostało.
meet-order = Talii nigdy się tu nie tasuje: w jakiej kolejności odrzucasz karty, w takiej znowu je dobierzesz.
