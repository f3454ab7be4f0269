### Wiek cudów: maszyna: kafle, kafelki akcji, przekaźniki.

## Kafle, z którymi każdy zaczyna

thing-basic_tile_0a = Kafel 0a
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 1. Symbole: [boot].
thing-basic_tile_0b = Kafel 0b
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 1. Symbole: [boot].
thing-basic_tile_1 = Kafel 1
    .text = Pola na energię: w górnym rzędzie 1, w dolnym 1. Bez symboli.
thing-basic_tile_2 = Kafel 2
    .text = Pola na energię: w górnym rzędzie 1, w dolnym 1. Symbole: [monument].
thing-basic_tile_3 = Kafel 3
    .text = Pola na energię: w górnym rzędzie 1, w dolnym 1. Bez symboli.
thing-basic_tile_4 = Kafel 4
    .text = Pola na energię: w górnym rzędzie 1, w dolnym 1. Symbole: [pillar].
thing-basic_tile_5 = Kafel 5
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 1. Bez symboli.

## Ulepszone kafle

thing-upgraded_tile_1_1 = Kafel I-1
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 2. Symbole: [boot].
thing-upgraded_tile_1_2 = Kafel I-2
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 1. Symbole: [monument] [boot].
thing-upgraded_tile_1_3 = Kafel I-3
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 1. Symbole: [pillar] [boot].
thing-upgraded_tile_1_4 = Kafel I-4
    .text = Pola na energię: w górnym rzędzie 1, w dolnym 2. Symbole: [boot] [boot].
thing-upgraded_tile_1_5 = Kafel I-5
    .text = Pola na energię: w górnym rzędzie 1, w dolnym 2. Symbole: [monument] [pillar].
thing-upgraded_tile_2_1 = Kafel II-1
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 2. Symbole: [monument].
thing-upgraded_tile_2_2 = Kafel II-2
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 2. Symbole: [pillar].
thing-upgraded_tile_2_3 = Kafel II-3
    .text = Pola na energię: w górnym rzędzie 1, w dolnym 2. Symbole: [boot] [boot] [boot].
thing-upgraded_tile_2_4 = Kafel II-4
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 1. Symbole: [monument] [pillar] [boot].
thing-upgraded_tile_2_5 = Kafel II-5
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 2. Symbole: [boot] [boot].
thing-upgraded_tile_3_1 = Kafel III-1
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 2. Symbole: [monument] [monument].
thing-upgraded_tile_3_2 = Kafel III-2
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 2. Symbole: [pillar] [pillar].
thing-upgraded_tile_3_3 = Kafel III-3
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 2. Symbole: [boot] [boot] [boot].
thing-upgraded_tile_3_4 = Kafel III-4
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 2. Symbole: [monument] [pillar].
thing-upgraded_tile_3_5 = Kafel III-5
    .text = Pola na energię: w górnym rzędzie 2, w dolnym 2. Symbole: [monument] [pillar] [boot].

## Kafelki akcji

thing-basic_action_1 = Akcja 1
    .text = Rozstawienie z pozycji 4 lub 5 albo doładowanie.
thing-basic_action_2 = Akcja 2
    .text = Pozyskanie do 2 kafli po kosztach z planszy albo reorganizacja do 2 energii.
thing-basic_action_3 = Akcja 3
    .text = Rozstawienie z pozycji 2 lub 3.
thing-basic_action_4 = Akcja 4
    .text = Ruch postacią o najwyżej 2 [boot] albo o 1 na torze monumentu [monument], albo o 1 na torze filaru [pillar].
thing-basic_action_5 = Akcja 5
    .text = Jeden, dowolny kafelek akcji spod pozycji od 1 do 4.

## Kafelki ulepszonych akcji; każdy należy do jednej pozycji

thing-upgraded_action_1_top = Podwójne rozstawienie 4–5
    .text = Pod pozycję 1. Rozstawienie z pozycji 4, z pozycji 5 lub z obu albo doładowanie.
thing-upgraded_action_1_bottom = Rozstawienie i doładowanie
    .text = Pod pozycję 1. Rozstawienie z pozycji 4 lub 5, a do tego doładowanie.
thing-upgraded_action_2_top = Tanie pozyskanie
    .text = Pod pozycję 2. Pozyskanie do 2 kafli po 1 energii albo reorganizacja do 4 energii.
thing-upgraded_action_2_bottom = Pozyskanie i reorganizacja
    .text = Pod pozycję 2. Pozyskanie do 2 kafli po 1 energii, a do tego reorganizacja do 2 energii.
thing-upgraded_action_3_top = Podwójne rozstawienie 2–3
    .text = Pod pozycję 3. Rozstawienie z pozycji 2, z pozycji 3 lub z obu.
thing-upgraded_action_3_bottom = Rozstawienie i krok
    .text = Pod pozycję 3. Rozstawienie z pozycji 2 lub 3, a do tego ruch o 1: postacią [boot], na torze monumentu [monument] albo na torze filaru [pillar].
thing-upgraded_action_4_top = Daleki ruch
    .text = Pod pozycję 4. Ruch postacią o najwyżej 3 [boot] albo o najwyżej 2 na torze monumentu [monument], albo o najwyżej 2 na torze filaru [pillar].
thing-upgraded_action_4_bottom = Podzielony ruch
    .text = Pod pozycję 4. Ruch postacią o najwyżej 2 [boot], a do tego o 1 na torze monumentu [monument] lub filaru [pillar].

## Przekaźniki

thing-conduit_boot_double = Podwójny przekaźnik buta
    .text = Nad kaflem z [boot] daje w turze rozwinięcia ruch postacią. Liczy się jako 2 symbole.
thing-conduit_boot_single = Przekaźnik buta
    .text = Nad kaflem z [boot] daje w turze rozwinięcia ruch postacią. Liczy się jako 1 symbol.
thing-conduit_monument_double = Podwójny przekaźnik monumentu
    .text = Nad kaflem z [monument] daje w turze rozwinięcia ruch na torze monumentu. Liczy się jako 2 symbole.
thing-conduit_monument_single = Przekaźnik monumentu
    .text = Nad kaflem z [monument] daje w turze rozwinięcia ruch na torze monumentu. Liczy się jako 1 symbol.
thing-conduit_pillar_double = Podwójny przekaźnik filaru
    .text = Nad kaflem z [pillar] daje w turze rozwinięcia ruch na torze filaru. Liczy się jako 2 symbole.
thing-conduit_pillar_single = Przekaźnik filaru
    .text = Nad kaflem z [pillar] daje w turze rozwinięcia ruch na torze filaru. Liczy się jako 1 symbol.
