### Wiek cudów: co mówią obraz w terminalu i uwagi przy opcjach.

picture-turn = Tura { $turn } · ruch: { $character }
picture-last-round = ostatnia runda
picture-secret = Wszyscy rozmieszczają energię w tajemnicy.
picture-draft = Neutralne mosty do rozłożenia:

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
picture-deploy = rozstaw { $positions }
picture-recharge = doładuj
picture-reposition = reorganizuj { $most }
picture-claim = pozyskaj
picture-claim-at = pozyskaj { $most } po { $cost }
picture-any_action = dowolna akcja

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

## Premie

picture-bonus-place_bridge = most
picture-bonus-gain_upgraded_action = akcja
picture-bonus-gain_conduit = przekaźnik
picture-bonus-gain_transmutation_tile = kafel
picture-bonus-refill_tile = uzupełnij
picture-bonus-any_benefit_token = premia
picture-bonus-copy_bridge = kopia

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

## Uwagi

picture-completes = kończy fragment: { $reward }
picture-spaces-left = { $count ->
    [one] zostanie { $count } pole
    [few] zostaną { $count } pola
   *[other] zostanie { $count } pól
}
picture-patron-token = żeton opiekuna
picture-supporters = energia: { $letters }
picture-recharges = doładowuje żeton kanału
picture-matches = kafel pod nim ma { $symbols }
picture-scores = punktuje { $points }
picture-scores-up-to = punktuje do { $points }
picture-scores-each = punktuje po { $points }
picture-needs = potrzeba { $least }
picture-level = poziom { $level }

## Pomoc

picture-legend = ╌ zniszczona ścieżka   ═ most   ▰▱ sekcje gotowe i przyszłe   (✛) wolne pole   [M✛] energia M   2↑1↓ pola kafla   ▮▯ tor   ×9² w tym podwójne
