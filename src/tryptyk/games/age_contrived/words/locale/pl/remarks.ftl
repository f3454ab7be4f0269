### Wiek cudów: uwagi przy opcjach, a także kafle, akcje, premie i miejsca w skrócie.

## Znaki i miejsca

remark-signs = { $signs }
remark-rows = { $upper }↑{ $lower }↓
remark-energies = +{ $signs }
remark-moves = { $most }{ $signs }
remark-points = +{ $points }[points]
remark-space = { $region } { $number }
remark-path = { $region } ═ { $beyond }

## Akcje

remark-deploy = rozstaw { $positions }
remark-recharge = doładuj
remark-reposition = reorganizuj { $most }
remark-claim = pozyskaj
remark-claim-at = pozyskaj { $most } po { $cost }
remark-any_action = dowolna akcja

## Premie

remark-bonus-place_bridge = most
remark-bonus-gain_upgraded_action = akcja
remark-bonus-gain_conduit = przekaźnik
remark-bonus-gain_transmutation_tile = kafel
remark-bonus-refill_tile = uzupełnij
remark-bonus-any_benefit_token = premia
remark-bonus-copy_bridge = kopia

## Co daje opcja

remark-completes = kończy fragment:
remark-spaces-left = { $count ->
    [one] zostanie { $count } pole
    [few] zostaną { $count } pola
   *[other] zostanie { $count } pól
}
remark-patron-token = żeton opiekuna
remark-supporters = energia: { $characters }
remark-recharges = doładowuje żeton kanału
remark-matches = kafel pod nim ma { $symbols }
remark-scores = daje { $points }[points]
remark-scores-up-to = daje do { $points }[points]
remark-scores-each = daje po { $points }[points]
