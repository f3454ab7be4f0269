### Bonfire: Zasoby, żetony Akcji, Strażniczki, plansze Graczy i to, co do nich należy, zawartość pudełka.

## Zasoby

thing-flower = Kwiat
    .text = Zasób: na Ofiary, na Gnomy i do Zadań, które go wymagają.
thing-fruit = Owoc
    .text = Zasób: na Ofiary, na Gnomy i do Zadań, które go wymagają.
thing-herb = Zioło
    .text = Zasób: na Ofiary, na Gnomy i do Zadań, które go wymagają.
thing-shell = Muszla
    .text = Zasób: na Ofiary, na Gnomy i do Zadań, które go wymagają.
thing-root = Korzeń
    .text = Zasób: na Ofiary, na Gnomy i do Zadań, które go wymagają.
thing-gold = Złoto
    .text = Zasób, który przy płaceniu zastępuje każdy inny.

## Żetony Akcji

thing-ship = Statek
    .text = Rusz Statkiem: 1 żeton za pierwszy ruch albo za jeden szlak wodny, 2 za dwa szlaki, 3 za dowolną wyspę.
thing-path = Ścieżka
    .text = Zbuduj Ścieżkę: 1 żeton za każdy z trzech pierwszych kafelków, 2 za każdy z trzech ostatnich.
thing-task = Zadanie
    .text = Otrzymaj Zadanie z wyspy, przy której stoi twój Statek: 1 żeton, a jeśli leży tam już jedna lub dwie twoje Ofiary, 2 lub 3.
thing-great_bonfire = Wielkie Ognisko
    .text = Użyj Wielkiego Ogniska: 1 żeton za pierwsze użycie w grze albo za jedno pole zgodnie z ruchem wskazówek zegara, 2 za dwa pola, 3 za dowolne pole.
thing-guardian = Strażniczka
    .text = Odnajdź Strażniczkę na wyspie, przy której stoi twój Statek, za 1 żeton. Albo poprowadź Procesję: 1 żeton za każdy krok.
thing-gnome = Gnom
    .text = Zrekrutuj Gnoma: 2 żetony i 1 Zasób albo 1 żeton i 2 Zasoby, takie jak na karcie.
thing-any = Żółty
    .text = Przy płaceniu zastępuje jeden dowolny żeton Akcji.

## Strażniczki

thing-own = Własna Strażniczka
    .text = Twoja pierwsza Strażniczka, w mieście od początku gry.
thing-grey = Szara Strażniczka
    .text = Czeka na swojej wyspie na Statek. W mieście przynosi Zasoby ze Ścieżki, a przy Ognisku daje punkty.
thing-pink = Różowa Strażniczka
    .text = Czeka na swojej wyspie na Statek. W mieście przynosi Zasoby ze Ścieżki, a przy Ognisku daje punkty.
thing-wood = Drewniana Strażniczka
    .text = Czeka na swojej wyspie na Statek. W mieście przynosi Zasoby ze Ścieżki, a przy Ognisku daje punkty.
thing-turquoise = Turkusowa Strażniczka
    .text = Czeka na swojej wyspie na Statek. W mieście przynosi Zasoby ze Ścieżki, a przy Ognisku daje punkty.

## Kolory graczy i czyj jeszcze może być Nowicjusz

thing-red = Czerwony
    .text = Kolor Statku, własnej Strażniczki, Nowicjuszy, Ofiar i kafelków Losu jednego gracza.
thing-blue = Niebieski
    .text = Kolor Statku, własnej Strażniczki, Nowicjuszy, Ofiar i kafelków Losu jednego gracza.
thing-green = Zielony
    .text = Kolor Statku, własnej Strażniczki, Nowicjuszy, Ofiar i kafelków Losu jednego gracza.
thing-orange = Pomarańczowy
    .text = Kolor Statku, własnej Strażniczki, Nowicjuszy, Ofiar i kafelków Losu jednego gracza.
thing-neutral = Neutralny
    .text = Nowicjusz niczyj: czeka na Wspólnym Zadaniu na tego, kto pierwszy je spełni.
thing-tom = Tom
    .text = Gnom, twój rywal w grze w pojedynkę.

## Plansze Graczy i Przybudówki

thing-city_1 = Miasto Świtu
    .text = Plansza Gracza. Od innych różni się tylko kolejnością wcięć.
thing-city_2 = Miasto Zmierzchu
    .text = Plansza Gracza. Od innych różni się tylko kolejnością wcięć.
thing-city_3 = Miasto Mgieł
    .text = Plansza Gracza. Od innych różni się tylko kolejnością wcięć.
thing-city_4 = Miasto Wiatrów
    .text = Plansza Gracza. Od innych różni się tylko kolejnością wcięć.
thing-extension_building = Budynek
    .text = Kto go ma, jest Graczem Rozpoczynającym; podczas Odliczania leżą na nim kafelki Odliczania.
thing-extension_terrace = Taras
    .text = Przybudówka dla tych, którzy nie rozpoczynają; poza tym niczego nie zmienia.

## Portale

thing-portal_spiral = Portal Spirali
    .text = Pasuje tylko do wcięcia ze spiralą. Prowadzi Strażniczkę do Ogniska, a obok Ogniska jest na koniec wart 2 [points].
thing-portal_sun = Portal Słońca
    .text = Pasuje tylko do wcięcia ze słońcem. Prowadzi Strażniczkę do Ogniska, a obok Ogniska jest na koniec wart 2 [points].
thing-portal_moon = Portal Księżyca
    .text = Pasuje tylko do wcięcia z księżycem. Prowadzi Strażniczkę do Ogniska, a obok Ogniska jest na koniec wart 2 [points].
thing-portal_star = Portal Gwiazdy
    .text = Pasuje tylko do wcięcia z gwiazdą. Prowadzi Strażniczkę do Ogniska, a obok Ogniska jest na koniec wart 2 [points].
thing-portal_leaf = Portal Liścia
    .text = Pasuje tylko do wcięcia z liściem. Prowadzi Strażniczkę do Ogniska, a obok Ogniska jest na koniec wart 2 [points].
thing-portal_wave = Portal Fali
    .text = Pasuje tylko do wcięcia z falą. Prowadzi Strażniczkę do Ogniska, a obok Ogniska jest na koniec wart 2 [points].
thing-portal_eye = Portal Oka
    .text = Pasuje tylko do wcięcia z okiem. Prowadzi Strażniczkę do Ogniska, a obok Ogniska jest na koniec wart 2 [points].

## Kafelki Losu: ich symbole po kolei

thing-fate_1 = Zadanie · Wielkie Ognisko · Strażniczka
    .text = Przynosi [task], [great_bonfire] i [guardian] oraz po jednym więcej za każdy taki sam symbol w grupach, których dotyka.
thing-fate_2 = Strażniczka · Zadanie · Gnom
    .text = Przynosi [guardian], [task] i [gnome] oraz po jednym więcej za każdy taki sam symbol w grupach, których dotyka.
thing-fate_3 = Wielkie Ognisko · Statek · Zadanie
    .text = Przynosi [great_bonfire], [ship] i [task] oraz po jednym więcej za każdy taki sam symbol w grupach, których dotyka.
thing-fate_4 = Statek · Gnom · Zadanie
    .text = Przynosi [ship], [gnome] i [task] oraz po jednym więcej za każdy taki sam symbol w grupach, których dotyka.
thing-fate_5 = Ścieżka · Strażniczka · Wielkie Ognisko
    .text = Przynosi [path], [guardian] i [great_bonfire] oraz po jednym więcej za każdy taki sam symbol w grupach, których dotyka.
thing-fate_6 = Strażniczka · Gnom · Ścieżka
    .text = Przynosi [guardian], [gnome] i [path] oraz po jednym więcej za każdy taki sam symbol w grupach, których dotyka.
thing-fate_7 = Statek · Wielkie Ognisko · Ścieżka
    .text = Przynosi [ship], [great_bonfire] i [path] oraz po jednym więcej za każdy taki sam symbol w grupach, których dotyka.
thing-fate_8 = Gnom · Ścieżka · Statek
    .text = Przynosi [gnome], [path] i [ship] oraz po jednym więcej za każdy taki sam symbol w grupach, których dotyka.

## Ofiary

thing-offering_flower = Ofiara: Kwiat
    .text = Gdy ją składasz, płacisz 1 [flower] i Zasób wyspy; Ofiara zostaje tam w miejscu Zadania.
thing-offering_fruit = Ofiara: Owoc
    .text = Gdy ją składasz, płacisz 1 [fruit] i Zasób wyspy; Ofiara zostaje tam w miejscu Zadania.
thing-offering_herb = Ofiara: Zioło
    .text = Gdy ją składasz, płacisz 1 [herb] i Zasób wyspy; Ofiara zostaje tam w miejscu Zadania.
thing-offering_shell = Ofiara: Muszla
    .text = Gdy ją składasz, płacisz 1 [shell] i Zasób wyspy; Ofiara zostaje tam w miejscu Zadania.
thing-offering_root = Ofiara: Korzeń
    .text = Gdy ją składasz, płacisz 1 [root] i Zasób wyspy; Ofiara zostaje tam w miejscu Zadania.

## Kafelki Odliczania

thing-countdown_5 = Odliczanie 5
    .text = Kto ma ten kafelek, ma przed sobą jeszcze 5 tur. Spasowanie zamiast tury daje 5 [points].
thing-countdown_4 = Odliczanie 4
    .text = Kto ma ten kafelek, ma przed sobą jeszcze 4 tury. Spasowanie zamiast tury daje 4 [points].
thing-countdown_3 = Odliczanie 3
    .text = Kto ma ten kafelek, ma przed sobą jeszcze 3 tury. Spasowanie zamiast tury daje 3 [points].
thing-countdown_2 = Odliczanie 2
    .text = Kto ma ten kafelek, ma przed sobą jeszcze 2 tury. Spasowanie zamiast tury daje 2 [points].
thing-countdown_1 = Odliczanie 1
    .text = Kto ma ten kafelek, rozgrywa ostatnią turę. Spasowanie zamiast tury daje 1 [points].

## W pudełku

thing-box_main_board = Plansza Główna
thing-box_starting_tile = Kafelki Początkowe
thing-box_player_board = Plansze Graczy
thing-box_extension = Przybudówki
thing-box_path_tile = Kafelki Ścieżki
thing-box_task = Zadania
thing-box_portal = Portale
thing-box_action_tile = Żetony Akcji
thing-box_countdown_tile = Kafelki Odliczania
thing-box_great_bonfire = Figurka Wielkiego Ogniska
thing-box_guardian = Strażniczki Światła
thing-box_neutral_novice = Neutralni Nowicjusze
thing-box_resource = Zasoby
thing-box_gnome = Karty Gnomów
thing-box_tom_card = Karty Toma
thing-box_scoring_card = Karty Punktowania
thing-lying = Neutralny, leżący
    .text = Neutralny Nowicjusz umieszczony dla Toma. Nikomu nie blokuje pola.

## Liczby i cechy, które nadaliśmy sami: czym są

reconstructed-colour = kolor
reconstructed-cost = koszt
reconstructed-gnome_icon = symbol Gnoma
reconstructed-guardian = Strażniczka
reconstructed-number = numer
reconstructed-points = punkty
reconstructed-resource = Zasób
reconstructed-shape = kształt
reconstructed-symbol = symbol
