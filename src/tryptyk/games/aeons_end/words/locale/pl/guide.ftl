### Aeon's End: co mówi samouczek, krok po kroku (words/guide.toml).

guide-goal = Grasz jako Kadir, Magini Bram. Gnieworodny chce zniszczyć Gravehold, ostatnie miasto. Odbierz mu całe 60 [life], zanim padnie miasto albo ty. O tym, kto działa jako następny, decyduje talia tur: raz ty, raz Nemezis.
guide-prep = Zaklęcie wymaga dwóch tur: teraz kładziesz je na Bramie, a w następnej turze uderza. Brama I jest otwarta. Przygotuj na niej Iskrę.
guide-gem = Klejnoty dają eter [aether], czyli pieniądze na tę turę. Zagraj Kryształ.
guide-gems = Eter, którego nie wydasz, przepada z końcem tury, zagraj więc resztę Klejnotów: jeszcze dwa Kryształy oraz Odłamek Szmaragdu za 1 [aether].
guide-gain = Masz 4 [aether]. Powyżej leży rynek zasobów: Klejnoty, Artefakty i Zaklęcia na sprzedaż. Pozyskaj Ognisty Rubin: trafi na stos kart odrzuconych i da więcej eteru za każdym razem, gdy do ciebie wróci.
guide-end-turn = Nic więcej nie da się zrobić. Zakończ turę: zagrane karty odrzucasz i dobierasz, aż masz na ręce pięć.
guide-discard = Talii nigdy się tu nie tasuje. W jakiej kolejności odrzucasz karty, w takiej do ciebie wrócą; wprawny Mag umie to wykorzystać. Za pierwszym razem zostaw je tak, jak leżą.
guide-nemesis = To była tura Nemezis: Gnieworodny dobrał kartę „Niesłabnący Gniew”, która podniosła jego Furię. Przy 4 żetonach Furii nastąpi Natarcie. Wszystko, co dobiera Nemezis, znajdziesz w Przebiegu i po jego stronie stołu.
guide-cast = Twoja tura zaczyna się od fazy aktywacji. Iskra czeka na Bramie I od poprzedniej tury: aktywuj ją, a Nemezis straci 1 [life].
guide-again = Brama znów jest wolna. Przygotuj na niej kolejną Iskrę, a potem zagraj trzy Kryształy.
guide-open = Za 3 [aether] możesz na stałe otworzyć Bramę II. Im więcej otwartych Bram, tym więcej Zaklęć w każdej turze.
guide-second-spell = Z otwartej Bramy można korzystać od razu: przygotuj na niej drugą Iskrę. Potem zakończ turę.
guide-both = Czekają dwa Zaklęcia. Aktywuj oba.
guide-spell = Rubin wrócił. Razem z trzema Kryształami daje 6 [aether], z czego jeden tylko na Zaklęcia: akurat tyle, ile kosztuje Zmysł Wymiarów, który zadaje 2 [damage] i jeszcze po 1 za każdą twoją otwartą Bramę.
guide-farewell = Na tym polega gra: lepsze Klejnoty, więcej Bram, silniejsze Zaklęcia, byle na czas. Do odkrycia zostały dwie rzeczy: za pięć Ładunków [charge], po 2 [aether] każdy, użyjesz swojej zdolności, a z Poplecznikami i Mocami Nemezis można walczyć. Kliknij cokolwiek, czego nie można zrobić, a dowiesz się dlaczego. Wygrywasz, gdy Nemezis nie ma już życia [life]; przegrywasz, gdy padnie Gravehold albo ty. Powodzenia!
