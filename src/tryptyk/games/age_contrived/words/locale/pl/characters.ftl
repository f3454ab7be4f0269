### Wiek cudów: pięć bóstw, ich zdolności, mosty i karty szybkiego startu.

thing-aureon = Aureon
    .text = Podróżnik. Zawsze w drodze: pierwotna energia niesie figurkę naprzód, w każdej turze zajdzie o jedno pole dalej, a nowe regiony uzupełniają maszynę.
thing-ignotas = Ignotas
    .text = Strażnik. Mistrz maszyny: doładowuje ją pierwotną energią, zapełnia drugi kafel, a w nowych regionach przekłada całą energię po swojemu.
thing-multanec = Multanec
    .text = Rzemieślnik. Buduje zrywami: pierwotna energia pociąga za sobą następną, każde związanie daje krok lub doładowanie, a nowe regiony pozwalają coś dołożyć.
thing-rusne = Rusné
    .text = Bastion. Niczego nie marnuje: pierwotną energią opłaci każdą akcję, zdobytą energię od razu bierze do pracy, a w nowych regionach przestawia przekaźniki.
thing-freyith = Freyith
    .text = Kierująca. Nagina każdą drogę: jej pierwotna energia działa jak każda inna, figurka się teleportuje, a związana energia podąża za nią do nowych regionów.

## Zdolności

thing-primal_moves_character = Aureon I: pierwotny krok
    .text = Aktywowana [primal] zostaje wyczerpana, a postać może ruszyć się o najwyżej 2 [boot].
thing-extra_step = Aureon II: o pole dalej
    .text = Raz w każdej turze, także cudzej, ruch postaci może być o 1 [boot] dłuższy.
thing-region_refill = Aureon III: świeże siły
    .text = Na końcu tury, w której postać wkroczyła do regionu, uzupełnij jeden aktywny kafel.
thing-primal_position_2_recharge = Ignotas I: pierwotna iskra
    .text = Ilekroć kładziesz [primal] na kaflu na pozycji 2, możesz doładować żeton kanału.
thing-fill_second_tile = Ignotas II: drugie zapełnienie
    .text = W kroku 4 swoich tur rozwinięcia możesz zapełniać także kafel, który na początku tury był na pozycji 1.
thing-region_rearrange_energy = Ignotas III: nowy porządek
    .text = Na końcu tury, w której postać wkroczyła do regionu, możesz dowolnie przełożyć całą energię w maszynie.
thing-primal_brings_one = Multanec I: pomocna dłoń
    .text = Ilekroć rozstawiasz [primal] na fragmencie, może tam za nią pójść 1 energia z wyczerpanej puli.
thing-bind_step_or_recharge = Multanec II: rozpęd
    .text = Ilekroć wiążesz energię, możesz ruszyć postacią o 1 [boot] albo doładować żeton kanału.
thing-region_place_one = Multanec III: robota na miejscu
    .text = Na końcu tury, w której postać wkroczyła do regionu, 1 energia z wyczerpanej puli może trafić do Puli albo na osiągnięcie, którego wymaganie spełniasz.
thing-primal_any_action = Rusné I: każde rzemiosło
    .text = [primal] wyczerpana na pozycjach od 1 do 4 może uruchomić dowolny kafelek akcji, tak jakby pochodziła z pozycji 5.
thing-keep_gained_energy = Rusné II: przezorność
    .text = Zdobyte energie odkładasz na bok; na końcu tury jedna z nich może trafić na aktywny kafel, a resztę się wyczerpuje.
thing-region_rearrange_conduits = Rusné III: nowe połączenia
    .text = Na końcu tury, w której postać wkroczyła do regionu, możesz poprzekładać swoje przekaźniki.
thing-primal_as_slot_kind = Freyith I: wiele twarzy
    .text = Aktywowana [primal] działa jak rodzaj pokazany na jej polu fragmentu: [compass], [magnet] lub [rose].
thing-teleport = Freyith II: teleportacja
    .text = Zamiast iść, postać może się teleportować na dowolne pole mapy oprócz mostów i zwrócić się, w którą stronę chcesz.
thing-region_shift_bound = Freyith III: wierna energia
    .text = Na końcu tury, w której postać wkroczyła do regionu, 1 z twoich związanych energii może przejść tam, gdzie jest postać. Energie na osiągnięciach zostają.

## Mosty; za ostatni dochodzą na końcu punkty, liczone w dwóch regionach, które łączy

thing-aureon_bridge_1 = Most I Aureona
    .text = Strona A, premia: umieszczenie mostu. Strona B, premia: ruch postacią o najwyżej 2 [boot].
thing-aureon_bridge_2 = Most II Aureona
    .text = Strona A, premia: dowolny kafelek premii z planszy. Strona B, premia: ruch o najwyżej 3 na jednym torze.
thing-aureon_bridge_3 = Most III Aureona
    .text = Kto tu wejdzie, otrzymuje premię innego mostu na mapie. Strona A: 4 [points] za każdą własną energię na filarach obu regionów, najwyżej 8. Strona B: 10 [points] za co najmniej 2 związane energie w każdym z obu regionów.
thing-ignotas_bridge_1 = Most I Ignotasa
    .text = Strona A, premia: umieszczenie mostu. Strona B, premia: ruch postacią o najwyżej 2 [boot].
thing-ignotas_bridge_2 = Most II Ignotasa
    .text = Strona A, premia: dowolny kafelek premii z planszy. Strona B, premia: ruch o najwyżej 3 na jednym torze.
thing-ignotas_bridge_3 = Most III Ignotasa
    .text = Kto tu wejdzie, otrzymuje premię innego mostu na mapie. Strona A: 2 [points] za każdy rodzaj energii związanej w obu regionach, najwyżej 8. Strona B: 10 [points] za co najmniej 3 rodzaje energii związanej z jednym z tych dwóch monumentów.
thing-multanec_bridge_1 = Most I Multaneca
    .text = Strona A, premia: umieszczenie mostu. Strona B, premia: ruch postacią o najwyżej 2 [boot].
thing-multanec_bridge_2 = Most II Multaneca
    .text = Strona A, premia: dowolny kafelek premii z planszy. Strona B, premia: ruch o najwyżej 3 na jednym torze.
thing-multanec_bridge_3 = Most III Multaneca
    .text = Kto tu wejdzie, otrzymuje premię innego mostu na mapie. Strona A: 3 [points] za każde 2 energie związane z oboma monumentami. Strona B: 10 [points] za co najmniej 2 [primal] związane w obu regionach.
thing-rusne_bridge_1 = Most I Rusné
    .text = Strona A, premia: umieszczenie mostu. Strona B, premia: ruch postacią o najwyżej 2 [boot].
thing-rusne_bridge_2 = Most II Rusné
    .text = Strona A, premia: dowolny kafelek premii z planszy. Strona B, premia: ruch o najwyżej 3 na jednym torze.
thing-rusne_bridge_3 = Most III Rusné
    .text = Kto tu wejdzie, otrzymuje premię innego mostu na mapie. Strona A: 3 [points] za każdą [primal] związaną w obu regionach, najwyżej 9. Strona B: 10 [points] za co najmniej 4 związane energie w jednym z tych dwóch regionów.
thing-freyith_bridge_1 = Most I Freyith
    .text = Strona A, premia: umieszczenie mostu. Strona B, premia: ruch postacią o najwyżej 2 [boot].
thing-freyith_bridge_2 = Most II Freyith
    .text = Strona A, premia: dowolny kafelek premii z planszy. Strona B, premia: ruch o najwyżej 3 na jednym torze.
thing-freyith_bridge_3 = Most III Freyith
    .text = Kto tu wejdzie, otrzymuje premię innego mostu na mapie. Strona A: 2 [points] za każdą związaną w obu regionach energię najczęstszego rodzaju, najwyżej 12. Strona B: 11 [points] za co najmniej 5 związanych energii w obu regionach razem.

## Strony mostów, tak jak mówią o nich odpowiedzi i zdarzenia

face-aureon_bridge_1-a = A, premia: umieszczenie mostu
face-aureon_bridge_1-b = B, premia: ruch postacią o najwyżej 2 [boot]
face-aureon_bridge_2-a = A, premia: dowolny kafelek premii z planszy
face-aureon_bridge_2-b = B, premia: ruch o najwyżej 3 na jednym torze
face-aureon_bridge_3-a = A, 4 [points] za każdą własną energię na filarach obu regionów, najwyżej 8
face-aureon_bridge_3-b = B, 10 [points] za co najmniej 2 związane energie w każdym z obu regionów
face-ignotas_bridge_1-a = A, premia: umieszczenie mostu
face-ignotas_bridge_1-b = B, premia: ruch postacią o najwyżej 2 [boot]
face-ignotas_bridge_2-a = A, premia: dowolny kafelek premii z planszy
face-ignotas_bridge_2-b = B, premia: ruch o najwyżej 3 na jednym torze
face-ignotas_bridge_3-a = A, 2 [points] za każdy rodzaj energii związanej w obu regionach, najwyżej 8
face-ignotas_bridge_3-b = B, 10 [points] za co najmniej 3 rodzaje energii związanej z jednym z tych dwóch monumentów
face-multanec_bridge_1-a = A, premia: umieszczenie mostu
face-multanec_bridge_1-b = B, premia: ruch postacią o najwyżej 2 [boot]
face-multanec_bridge_2-a = A, premia: dowolny kafelek premii z planszy
face-multanec_bridge_2-b = B, premia: ruch o najwyżej 3 na jednym torze
face-multanec_bridge_3-a = A, 3 [points] za każde 2 energie związane z oboma monumentami
face-multanec_bridge_3-b = B, 10 [points] za co najmniej 2 [primal] związane w obu regionach
face-rusne_bridge_1-a = A, premia: umieszczenie mostu
face-rusne_bridge_1-b = B, premia: ruch postacią o najwyżej 2 [boot]
face-rusne_bridge_2-a = A, premia: dowolny kafelek premii z planszy
face-rusne_bridge_2-b = B, premia: ruch o najwyżej 3 na jednym torze
face-rusne_bridge_3-a = A, 3 [points] za każdą [primal] związaną w obu regionach, najwyżej 9
face-rusne_bridge_3-b = B, 10 [points] za co najmniej 4 związane energie w jednym z tych dwóch regionów
face-freyith_bridge_1-a = A, premia: umieszczenie mostu
face-freyith_bridge_1-b = B, premia: ruch postacią o najwyżej 2 [boot]
face-freyith_bridge_2-a = A, premia: dowolny kafelek premii z planszy
face-freyith_bridge_2-b = B, premia: ruch o najwyżej 3 na jednym torze
face-freyith_bridge_3-a = A, 2 [points] za każdą związaną w obu regionach energię najczęstszego rodzaju, najwyżej 12
face-freyith_bridge_3-b = B, 11 [points] za co najmniej 5 związanych energii w obu regionach razem

## Karty szybkiego startu: rodzaje energii na pozycjach od 1

thing-quick_start_aureon = Szybki start: Aureon
    .text = Górny rząd: [rose] [compass] [rose] [magnet]. Dolny rząd: [compass] [magnet] [magnet] [compass]. Do Puli: [rose]. Czwarta pozycja liczy się tylko przy 2 graczach.
thing-quick_start_ignotas = Szybki start: Ignotas
    .text = Górny rząd: [magnet] [primal] [magnet] [compass]. Dolny rząd: [rose] [compass] [rose] [magnet]. Do Puli: [compass]. Czwarta pozycja liczy się tylko przy 2 graczach.
thing-quick_start_multanec = Szybki start: Multanec
    .text = Górny rząd: [compass] [magnet] [compass] [primal]. Dolny rząd: [magnet] [rose] [rose] [magnet]. Do Puli: [magnet]. Czwarta pozycja liczy się tylko przy 2 graczach.
thing-quick_start_rusne = Szybki start: Rusné
    .text = Górny rząd: [compass] [rose] [magnet] [compass]. Dolny rząd: [rose] [magnet] [compass] [rose]. Do Puli: [magnet]. Czwarta pozycja liczy się tylko przy 2 graczach.
thing-quick_start_freyith = Szybki start: Freyith
    .text = Górny rząd: [magnet] [rose] [primal] [rose]. Dolny rząd: [compass] [rose] [compass] [magnet]. Do Puli: [compass]. Czwarta pozycja liczy się tylko przy 2 graczach.
