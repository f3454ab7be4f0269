### Bonfire: karty Toma. Dwie karty są takie same, jeśli mają wspólny tekst.

thing-tom_gnome = Gnom Toma
    .text = Odkrywa się kartę Gnoma: Tom bierze wszystkich odkrytych Specjalistów z jej Zasobem, ale tak, by nie mieć więcej niż 6 Gnomów. Mając 6 Gnomów, zdobywa zamiast tego 3 [points].
thing-tom_path_1 = Ścieżka Toma
    .text = Odkrywa się kartę Gnoma: Tom dobudowuje, od lewej do prawej, wszystkie odkryte kafelki Ścieżki z jej Zasobem. Mając pełną Ścieżkę, zdobywa zamiast tego 3 [points].
thing-tom_path_2 = { thing-tom_path_1 }
    .text = { thing-tom_path_1.text }
thing-tom_task_1 = Zadanie Toma I
    .text = Odkrywa się kartę Gnoma: spośród Zadań na wyspach z jej Zasobem Tom bierze to, które jest warte najwięcej punktów, i od razu je rozpala. Mając 7 Ognisk, zdobywa zamiast tego 3 [points].
thing-tom_task_2 = Zadanie Toma II
    .text = Odkrywa się kartę Gnoma: spośród Zadań na wyspach z jej Zasobem Tom bierze to, które jest warte najmniej punktów, i od razu je rozpala; potem jeden z jego Nowicjuszy trafia do Wysokiej Rady, a Tom zdobywa 1 [points]. Mając 7 Ognisk, zdobywa zamiast tego 3 [points].
thing-tom_guardian = Strażniczka Toma
    .text = Tom bierze Strażniczkę w kolorze, którego mu brakuje; ty wybierasz którą. Mając 5 Strażniczek, zdobywa zamiast tego 3 [points].
thing-tom_great_bonfire_1 = Wielkie Ognisko Toma
    .text = Wielkie Ognisko obraca się zgodnie z ruchem wskazówek zegara na najbliższe pole z Portalem, którego Tom teraz potrzebuje. Tom bierze ten Portal. Mając 7 Portali, zdobywa zamiast tego 3 [points].
thing-tom_great_bonfire_2 = { thing-tom_great_bonfire_1 }
    .text = { thing-tom_great_bonfire_1.text }
