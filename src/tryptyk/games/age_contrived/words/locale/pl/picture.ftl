### Wiek cudów: co mówi obraz w terminalu.

picture-part-b = mapa
picture-part-c = co się rozstrzyga
picture-part-p = pula i osiągnięcia
picture-part-m = twoja strona
picture-part-o = pozostali
picture-turn = Tura { $turn } · gra: { $character }
picture-last-round = ostatnia runda
picture-secret = Wszyscy rozmieszczają energię w tajemnicy.
picture-draft = Neutralne mosty do rozłożenia:
picture-chain = Rozstrzyga się
picture-chain-then = potem:
picture-chain-more = potem jeszcze { $count }

## Mapa

picture-no-monument = bez monumentu w grze
picture-patron-here = opiekun
picture-bound = związana:
picture-pillar = filar { $name }

## Pula i zasoby

picture-pool = Pula: koszt każdego kafla
picture-stack = następny kafel: poziom { $level } · zostało: { $left }
picture-energies = Energia:
picture-conduits = Przekaźniki: { $stacks }
picture-actions = Ulepszone akcje: { $stacks }
picture-achievements = Osiągnięcia

## Maszyna

picture-position = Pozycja
picture-conduit = Przekaźnik
picture-symbols = Symbole
picture-upper = Górny rząd
picture-lower = Dolny rząd
picture-action = Akcja
picture-hidden = jeszcze tajne
picture-inactive = Nieaktywne kafle: { $tiles }

## Gracz

picture-charged = Żeton kanału naładowany
picture-uncharged = Żeton kanału wyczerpany
picture-exhausted = Wyczerpana: { $energies }
picture-reserve = Rezerwa: { $energies }
picture-hand = Do położenia: { $energies }
picture-aside = Odłożona: { $energies }
picture-bridges = Zostały mosty: { $levels }
picture-abilities = Zdolności: { $names }
picture-patron = Opiekun: { $monument }
picture-wind = Kafelek boskiego wiatru
picture-refills = { $count ->
    [one] { $count } uzupełnienie na koniec tury
    [few] { $count } uzupełnienia na koniec tury
   *[other] { $count } uzupełnień na koniec tury
}
picture-figure = Figurka: { $place } ▸ { $ahead }

## Automa

picture-action-pool = Pula akcji: { $energies }
picture-deploy-pool = Pula rozstawienia: { $energies }
picture-energy-column = Energie: { $order }
picture-movement-column = Ruch: { $order }
picture-monument-column = Monumenty: { $order }
picture-automa-conduits = Przekaźniki: { $rows }
picture-automa-upgrades = Ulepszone akcje: { $places }
picture-progress = Postęp
picture-card = Aktywna karta: { $name }
picture-no-card = Żadna karta nie jest jeszcze aktywna.
picture-cards = Talia { $deck } · odrzucone { $discard } · zapas { $supply }

## Dane elementów

picture-needs = potrzeba { $least }
picture-level = poziom { $level }

## Pomoc

picture-legend = ╌ uszkodzona ścieżka   ═ most   ▰▱ fragmenty gotowe i przyszłe   (✛) wolne pole   [M✛] energia M   2↑1↓ pola kafla   ▮▯ tor   ×9² w tym podwójne
