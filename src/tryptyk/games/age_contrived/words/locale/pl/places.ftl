### Wiek cudów: mapa: regiony, pola, uszkodzone ścieżki i filary cywilizacji.

## Regiony

thing-quarry = Kamieniołom
    .text = Region zewnętrzny. Tu jest miejsce Wrót Eridonic i filar Inżynierii.
thing-sea = Morze
    .text = Region zewnętrzny. Tu jest miejsce Statku Tolinthry i filar Administracji.
thing-mountain = Góry
    .text = Region zewnętrzny. Tu jest miejsce Kuźni Namarillion i filar Literatury.
thing-forest = Las
    .text = Region zewnętrzny. Tu jest miejsce Twierdzy Kolym Thrin i filar Matematyki.
thing-plains = Równiny
    .text = Region zewnętrzny. Tu jest miejsce Biblioteki Valduin i filar Ekonomii.
thing-swamp = Bagna
    .text = Region centralny. Tu jest miejsce Latarni Anfirien i filar Filozofii.

## Pola; .text mówi, z którymi sąsiadują

thing-quarry_start = Kamieniołom 1 (początek)
    .text = Pole początkowe, ślepy zaułek. Sąsiednie pola: Kamieniołom 2 (blisko początku).
thing-quarry_mid = Kamieniołom 2 (blisko początku)
    .text = Sąsiednie pola: Kamieniołom 1 (początek); Kamieniołom 3 (przy ścieżce na Równiny); Kamieniołom 4 (rozdroże).
thing-quarry_west = Kamieniołom 3 (przy ścieżce na Równiny)
    .text = Sąsiednie pola: Kamieniołom 2 (blisko początku); Kamieniołom 4 (rozdroże); Ścieżka Równiny–Kamieniołom.
thing-quarry_hub = Kamieniołom 4 (rozdroże)
    .text = Sąsiednie pola: Kamieniołom 2 (blisko początku); Kamieniołom 3 (przy ścieżce na Równiny); Kamieniołom 5 (droga nad Morze); Kamieniołom 7 (przy ścieżce na Bagna).
thing-quarry_east = Kamieniołom 5 (droga nad Morze)
    .text = Sąsiednie pola: Kamieniołom 4 (rozdroże); Kamieniołom 6 (przy ścieżce nad Morze); Kamieniołom 7 (przy ścieżce na Bagna).
thing-quarry_exit = Kamieniołom 6 (przy ścieżce nad Morze)
    .text = Sąsiednie pola: Kamieniołom 5 (droga nad Morze); Ścieżka Kamieniołom–Morze.
thing-quarry_inner = Kamieniołom 7 (przy ścieżce na Bagna)
    .text = Sąsiednie pola: Kamieniołom 4 (rozdroże); Kamieniołom 5 (droga nad Morze); Ścieżka Kamieniołom–Bagna.
thing-sea_start = Morze 1 (początek)
    .text = Pole początkowe, ślepy zaułek. Sąsiednie pola: Morze 2 (blisko początku).
thing-sea_mid = Morze 2 (blisko początku)
    .text = Sąsiednie pola: Morze 1 (początek); Morze 3 (przy ścieżce do Kamieniołomu); Morze 4 (rozdroże).
thing-sea_west = Morze 3 (przy ścieżce do Kamieniołomu)
    .text = Sąsiednie pola: Morze 2 (blisko początku); Morze 4 (rozdroże); Ścieżka Kamieniołom–Morze.
thing-sea_hub = Morze 4 (rozdroże)
    .text = Sąsiednie pola: Morze 2 (blisko początku); Morze 3 (przy ścieżce do Kamieniołomu); Morze 5 (droga w Góry); Morze 7 (przy ścieżce na Bagna).
thing-sea_east = Morze 5 (droga w Góry)
    .text = Sąsiednie pola: Morze 4 (rozdroże); Morze 6 (przy ścieżce w Góry); Morze 7 (przy ścieżce na Bagna).
thing-sea_exit = Morze 6 (przy ścieżce w Góry)
    .text = Sąsiednie pola: Morze 5 (droga w Góry); Ścieżka Morze–Góry.
thing-sea_inner = Morze 7 (przy ścieżce na Bagna)
    .text = Sąsiednie pola: Morze 4 (rozdroże); Morze 5 (droga w Góry); Ścieżka Morze–Bagna.
thing-mountain_start = Góry 1 (początek)
    .text = Pole początkowe, ślepy zaułek. Sąsiednie pola: Góry 2 (blisko początku).
thing-mountain_mid = Góry 2 (blisko początku)
    .text = Sąsiednie pola: Góry 1 (początek); Góry 3 (przy ścieżce nad Morze); Góry 4 (rozdroże).
thing-mountain_west = Góry 3 (przy ścieżce nad Morze)
    .text = Sąsiednie pola: Góry 2 (blisko początku); Góry 4 (rozdroże); Ścieżka Morze–Góry.
thing-mountain_hub = Góry 4 (rozdroże)
    .text = Sąsiednie pola: Góry 2 (blisko początku); Góry 3 (przy ścieżce nad Morze); Góry 5 (droga do Lasu); Góry 7 (przy ścieżce na Bagna).
thing-mountain_east = Góry 5 (droga do Lasu)
    .text = Sąsiednie pola: Góry 4 (rozdroże); Góry 6 (przy ścieżce do Lasu); Góry 7 (przy ścieżce na Bagna).
thing-mountain_exit = Góry 6 (przy ścieżce do Lasu)
    .text = Sąsiednie pola: Góry 5 (droga do Lasu); Ścieżka Góry–Las.
thing-mountain_inner = Góry 7 (przy ścieżce na Bagna)
    .text = Sąsiednie pola: Góry 4 (rozdroże); Góry 5 (droga do Lasu); Ścieżka Góry–Bagna.
thing-forest_start = Las 1 (początek)
    .text = Pole początkowe, ślepy zaułek. Sąsiednie pola: Las 2 (blisko początku).
thing-forest_mid = Las 2 (blisko początku)
    .text = Sąsiednie pola: Las 1 (początek); Las 3 (przy ścieżce w Góry); Las 4 (rozdroże).
thing-forest_west = Las 3 (przy ścieżce w Góry)
    .text = Sąsiednie pola: Las 2 (blisko początku); Las 4 (rozdroże); Ścieżka Góry–Las.
thing-forest_hub = Las 4 (rozdroże)
    .text = Sąsiednie pola: Las 2 (blisko początku); Las 3 (przy ścieżce w Góry); Las 5 (droga na Równiny); Las 7 (przy ścieżce na Bagna).
thing-forest_east = Las 5 (droga na Równiny)
    .text = Sąsiednie pola: Las 4 (rozdroże); Las 6 (przy ścieżce na Równiny); Las 7 (przy ścieżce na Bagna).
thing-forest_exit = Las 6 (przy ścieżce na Równiny)
    .text = Sąsiednie pola: Las 5 (droga na Równiny); Ścieżka Las–Równiny.
thing-forest_inner = Las 7 (przy ścieżce na Bagna)
    .text = Sąsiednie pola: Las 4 (rozdroże); Las 5 (droga na Równiny); Ścieżka Las–Bagna.
thing-plains_start = Równiny 1 (początek)
    .text = Pole początkowe, ślepy zaułek. Sąsiednie pola: Równiny 2 (blisko początku).
thing-plains_mid = Równiny 2 (blisko początku)
    .text = Sąsiednie pola: Równiny 1 (początek); Równiny 3 (przy ścieżce do Lasu); Równiny 4 (rozdroże).
thing-plains_west = Równiny 3 (przy ścieżce do Lasu)
    .text = Sąsiednie pola: Równiny 2 (blisko początku); Równiny 4 (rozdroże); Ścieżka Las–Równiny.
thing-plains_hub = Równiny 4 (rozdroże)
    .text = Sąsiednie pola: Równiny 2 (blisko początku); Równiny 3 (przy ścieżce do Lasu); Równiny 5 (droga do Kamieniołomu); Równiny 7 (przy ścieżce na Bagna).
thing-plains_east = Równiny 5 (droga do Kamieniołomu)
    .text = Sąsiednie pola: Równiny 4 (rozdroże); Równiny 6 (przy ścieżce do Kamieniołomu); Równiny 7 (przy ścieżce na Bagna).
thing-plains_exit = Równiny 6 (przy ścieżce do Kamieniołomu)
    .text = Sąsiednie pola: Równiny 5 (droga do Kamieniołomu); Ścieżka Równiny–Kamieniołom.
thing-plains_inner = Równiny 7 (przy ścieżce na Bagna)
    .text = Sąsiednie pola: Równiny 4 (rozdroże); Równiny 5 (droga do Kamieniołomu); Ścieżka Równiny–Bagna.
thing-central_quarry = Bagna 1 (przy ścieżce do Kamieniołomu)
    .text = Sąsiednie pola: Bagna 2 (przy ścieżce nad Morze); Bagna 5 (przy ścieżce na Równiny); Ścieżka Kamieniołom–Bagna.
thing-central_sea = Bagna 2 (przy ścieżce nad Morze)
    .text = Sąsiednie pola: Bagna 1 (przy ścieżce do Kamieniołomu); Bagna 3 (przy ścieżce w Góry); Ścieżka Morze–Bagna.
thing-central_mountain = Bagna 3 (przy ścieżce w Góry)
    .text = Sąsiednie pola: Bagna 2 (przy ścieżce nad Morze); Bagna 4 (przy ścieżce do Lasu); Ścieżka Góry–Bagna.
thing-central_forest = Bagna 4 (przy ścieżce do Lasu)
    .text = Sąsiednie pola: Bagna 3 (przy ścieżce w Góry); Bagna 5 (przy ścieżce na Równiny); Ścieżka Las–Bagna.
thing-central_plains = Bagna 5 (przy ścieżce na Równiny)
    .text = Sąsiednie pola: Bagna 1 (przy ścieżce do Kamieniołomu); Bagna 4 (przy ścieżce do Lasu); Ścieżka Równiny–Bagna.

## Uszkodzone ścieżki

thing-bridge_spoke_quarry = Ścieżka Kamieniołom–Bagna
    .text = Uszkodzona ścieżka z Kamieniołomu na Bagna: przejść da się tylko po moście.
thing-bridge_spoke_sea = Ścieżka Morze–Bagna
    .text = Uszkodzona ścieżka znad Morza na Bagna: przejść da się tylko po moście.
thing-bridge_spoke_mountain = Ścieżka Góry–Bagna
    .text = Uszkodzona ścieżka z Gór na Bagna: przejść da się tylko po moście.
thing-bridge_spoke_forest = Ścieżka Las–Bagna
    .text = Uszkodzona ścieżka z Lasu na Bagna: przejść da się tylko po moście.
thing-bridge_spoke_plains = Ścieżka Równiny–Bagna
    .text = Uszkodzona ścieżka z Równin na Bagna: przejść da się tylko po moście.
thing-bridge_rim_quarry_sea = Ścieżka Kamieniołom–Morze
    .text = Uszkodzona ścieżka z Kamieniołomu nad Morze: przejść da się tylko po moście.
thing-bridge_rim_sea_mountain = Ścieżka Morze–Góry
    .text = Uszkodzona ścieżka znad Morza w Góry: przejść da się tylko po moście.
thing-bridge_rim_mountain_forest = Ścieżka Góry–Las
    .text = Uszkodzona ścieżka z Gór do Lasu: przejść da się tylko po moście.
thing-bridge_rim_forest_plains = Ścieżka Las–Równiny
    .text = Uszkodzona ścieżka z Lasu na Równiny: przejść da się tylko po moście.
thing-bridge_rim_plains_quarry = Ścieżka Równiny–Kamieniołom
    .text = Uszkodzona ścieżka z Równin do Kamieniołomu: przejść da się tylko po moście.

## Filary cywilizacji

thing-economics = Ekonomia
    .text = Filar cywilizacji. Region: Równiny. Każdy gracz może z nim związać 1 energię z toru filaru.
thing-engineering = Inżynieria
    .text = Filar cywilizacji. Region: Kamieniołom. Każdy gracz może z nim związać 1 energię z toru filaru.
thing-institutions = Administracja
    .text = Filar cywilizacji. Region: Morze. Każdy gracz może z nim związać 1 energię z toru filaru.
thing-literature = Literatura
    .text = Filar cywilizacji. Region: Góry. Każdy gracz może z nim związać 1 energię z toru filaru.
thing-mathematics = Matematyka
    .text = Filar cywilizacji. Region: Las. Każdy gracz może z nim związać 1 energię z toru filaru.
thing-philosophy = Filozofia
    .text = Filar cywilizacji. Region: Bagna. Każdy gracz może z nim związać 1 energię z toru filaru.
