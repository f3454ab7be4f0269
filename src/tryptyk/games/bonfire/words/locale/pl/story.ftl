### Bonfire: opowieść o skończonej grze.

tally-fires = Zapalone Ogniska
tally-fate = Położone kafelki Losu
tally-paths = Zbudowane kafelki Ścieżki
tally-portals = Wstawione Portale
tally-guardians = Sprowadzone Strażniczki
tally-gnomes = Zwerbowane Gnomy
tally-commons = Spełnione Wspólne Zadania
story-first-fire = Pierwszy ogień: { $who }
story-best-fire = Najcenniejsze Ognisko: { $who } zapala „{ $thing }”, { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
story-first-standing = Pierwsza Strażniczka przy Ognisku: { $who }
story-first-common = Pierwsze Wspólne Zadanie: { $who }
story-countdown = Zaczyna się Odliczanie
story-elder = Najhojniejszy Starszy: { $who } i „{ $thing }”, { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
story-fate = Najhojniejszy kafelek Losu: { $who } zyskuje { $amount } { $amount ->
        [one] żeton Akcji
        [few] żetony Akcji
       *[many] żetonów Akcji
    }
story-procession = Najhojniejsza Procesja: { $who } zyskuje { $amount } { $amount ->
        [one] Zasób
        [few] Zasoby
       *[many] Zasobów
    }
