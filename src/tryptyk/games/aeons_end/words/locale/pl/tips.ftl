### Aeon's End: wskazówki na pierwszy raz, każda raz, gdy pojawia się jej temat (words/tips.toml).

meet-corruption = Spaczenia zapychają talię: wracają jak każda karta, dopóki nie zniszczy ich własny tekst albo inna karta.
meet-exhausted = Mag bez życia gra dalej, ale bez jednej Bramy i bez Ładunków. Odtąd obrażenia tego maga spadają podwójnie na Gravehold.
meet-minion = Poplecznik działa w każdej turze Nemezis, póki żyje. Zaklęcia mogą trafić w niego zamiast w Nemezis.
meet-power = Ta karta odlicza: w każdej turze Nemezis znika żeton, a z ostatnim karta działa. Niektórych można się wcześniej pozbyć za to, co stoi pod ABY ODRZUCIĆ.
meet-unleash = Wyzwolenie: co wtedy robi Nemezis, mówi jej plansza pod „Wyzwolenie”. Wskaż ją, aby przeczytać.
meet-ability = Masz wszystkie Ładunki: możesz teraz użyć zdolności maga. Pochłania je wszystkie, więc warto poczekać na jej chwilę.
meet-to-discard = Możesz zapłacić, by pozbyć się tej karty Nemezis, zanim zadziała.
meet-prep = Przygotowane Zaklęcie czeka na Bramie i działa w późniejszej turze. Zamknięta Brama też je przyjmie, jeśli w tej samej turze ją wzmocnisz.
meet-focus = Wzmocnienie obraca zamkniętą Bramę za odrobinę eteru: otwarcie tanieje, a w tej turze Brama przyjmie Zaklęcie.
meet-target = Kogo ma trafić: samą Nemezis czy któregoś z Popleczników; obok widać, ile życia im zostało.
meet-order = Talii nigdy się tu nie tasuje: w jakiej kolejności odrzucasz, w takiej dobierzesz karty znowu.
