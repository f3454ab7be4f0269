### Wiek cudów: co leży na planszy: kafelki premii, osiągnięcia, miejsca na kafle w Puli, neutralne mosty.

## Kafelki premii

thing-benefit_bridge = Nowy most
    .text = Połóż na uszkodzonej ścieżce most najniższego poziomu ze swojej planszy postaci. Zakryta nim zdolność staje się aktywna.
thing-benefit_conduit = Nowy przekaźnik
    .text = Weź przekaźnik wybranego rodzaju i połóż go na pustym miejscu w maszynie.
thing-benefit_upgraded_action = Ulepszona akcja
    .text = Weź kafelek ulepszonej akcji dla jednej z pozycji od 1 do 4.
thing-benefit_transmutation_tile = Nowy kafel
    .text = Weź bez płacenia skrajny prawy kafel z Puli; zastąpi jeden z twoich siedmiu.
thing-benefit_refill = Uzupełnienie
    .text = Na końcu tej tury uzupełnij jeden ze swoich aktywnych kafli.
thing-benefit_move = Wyprawa
    .text = Rusz postacią o najwyżej 4 [boot].

## Osiągnięcia

thing-printed_monument = Symbole monumentu
    .text = Masz co najmniej 2 [monument] na swoich 7 kaflach.
thing-printed_pillar = Symbole filaru
    .text = Masz co najmniej 2 [pillar] na swoich 7 kaflach.
thing-printed_boot = Symbole buta
    .text = Masz co najmniej 4 [boot] na swoich 7 kaflach.
thing-bound_three_kinds = Trzy rodzaje związanej energii
    .text = Masz związane energie co najmniej 3 rodzajów.
thing-bound_three_monuments = Trzy monumenty
    .text = Masz co najmniej po 1 energii związanej z 3 różnymi monumentami.
thing-bound_three_in_region = Trzy energie w regionie
    .text = Masz co najmniej 3 związane energie w jednym regionie, licząc jego filar.
thing-gained_all_kinds = Po jednej zdobytej energii
    .text = Masz zdobytą z rezerwy co najmniej po 1 energii każdego z czterech rodzajów: [compass] [magnet] [rose] [primal].
thing-three_conduits = Trzy przekaźniki
    .text = Masz co najmniej 3 przekaźniki.
thing-three_upgraded_actions = Trzy ulepszone akcje
    .text = Masz co najmniej 3 kafelki ulepszonych akcji.

## Pula i jej miejsca na kafle, od lewej

thing-pool = Pula
    .text = Pula kafli i płytek: kafle do pozyskania i energia wszystkich graczy, którą się za nie płaci. Każda energia, która tu zostanie, jest na końcu warta 1 [points].
thing-pool_space_1 = Miejsce na kafel 1
    .text = Kafel kosztuje tu 3 twoje energie z Puli.
thing-pool_space_2 = Miejsce na kafel 2
    .text = Kafel kosztuje tu 2 twoje energie z Puli.
thing-pool_space_3 = Miejsce na kafel 3
    .text = Kafel kosztuje tu 2 twoje energie z Puli.
thing-pool_space_4 = Miejsce na kafel 4
    .text = Kafel kosztuje tu 1 twoją energię z Puli.

## Neutralne mosty: premię dostaje każdy, kto na nie wejdzie

thing-neutral_bridge_1 = Most przekaźników
    .text = Premia: przekaźnik.
thing-neutral_bridge_2 = Most ulepszeń
    .text = Premia: kafelek ulepszonej akcji.
thing-neutral_bridge_3 = Most kafli
    .text = Premia: skrajny prawy kafel z Puli.
thing-neutral_bridge_4 = Most energii
    .text = Premia: 1 [any] z rezerwy.
thing-neutral_bridge_5 = Most torów
    .text = Premia: ruch o najwyżej 2 na jednym torze.
