### Wiek cudów: odpowiedzi na pytania stołu.

## Tury

option-convey = Tura rozwinięcia: wsuń { $tile }
option-pay = Akcja z pozycji { $position }: wyczerp { $energy }
option-end_turn = Zakończ turę
option-insert = Wyczerp żeton kanału i wsuń { $tile }
option-conduits = { $movement } o najwyżej { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    }
option-fill = Połóż { $energy } na pozycji { $position }, { $row }
option-done = Gotowe
option-no = Zrezygnuj
option-wind = Wydaj boski wiatr: uzupełnij dwa kafle
option-wind_tile = Kafel na pozycji { $position }
option-refill = Uzupełnij kafel na pozycji { $position }
option-patron_build = Zbuduj wierzchni fragment { $monument }

## Akcje

option-use = Użyj: { $action }
option-enough = Poprzestań na tym
option-deploy = Rozstaw energię z pozycji { $position }
option-deploy_both = Rozstaw energię z pozycji { $first } i { $second }
option-recharge = Doładuj żeton kanału
option-recharge_now = Doładuj żeton kanału
option-move = { $what } o najwyżej { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    }
option-reposition = Przełóż do { $amount } energii (reorganizacja)
option-claim = Pozyskaj kafle z Puli
option-claim_tile = Pozyskaj { $tile } za { $cost ->
        [one] { $cost } energię
        [few] { $cost } energie
       *[many] { $cost } energii
    }
option-spend = Wydaj { $energy }
option-replace = Zastąp { $tile } na pozycji { $position }
option-replace_inactive = Zastąp nieaktywny { $tile }
option-give = Dołóż do Puli { $energy }
option-keep = Nie dokładaj niczego

## Kładzenie i podnoszenie energii

option-pool = Połóż { $energy } w Puli
option-build = Połóż { $energy } na fragmencie { $monument }, pole { $slot }
option-achieve = Zwiąż { $energy } z osiągnięciem „{ $achievement }” ({ $side })
option-lift_pool = Podnieś { $energy } z Puli
option-lift = Podnieś { $energy } z fragmentu { $monument }, pole { $slot }
option-lifted = Skończ podnosić i połóż to, co masz w ręce

## Gdy wyczerpana pula jest pusta

option-borrow = Weź energię z innego miejsca, bo wyczerpana pula jest pusta
option-borrow_pool = Weź energię z innego miejsca i połóż ją w Puli
option-borrow_achievement = Weź energię z innego miejsca i zwiąż ją z osiągnięciem
option-from_device = Weź { $energy } z pozycji { $position }, { $row }
option-from_track = Weź { $energy } z { $track_of }
option-from_pool = Weź { $energy } z Puli
option-from_section = Weź { $energy } z fragmentu { $monument }, pole { $slot }
option-from_bound = Odwiąż { $energy } od { $monument }
option-from_pillar = Odwiąż { $energy } od { $pillar }

## Ruch

option-step = Idź: { $place }
option-skip = Pomiń zajęte pole: { $place }
option-teleport = Teleportuj się zamiast iść
option-stop = Zakończ ruch
option-to_region = { $region }
option-to_space = { $place }
option-face = Zwróć się ku polu: { $place }
option-enter = Połóż { $energy } na najniższym polu
option-advance = O jedno pole w górę
option-bind = Zwiąż energię ze szczytu toru monumentu { $bound_to }
option-bind_pillar = Zwiąż energię ze szczytu toru filaru { $bound_to }
option-catch_wind = Wyczerp energię ze szczytu { $track_of } i odzyskaj boski wiatr
option-go = { $what }
option-on_track = W całości { $track_on }
option-take = Weź premię
option-decline = Zrezygnuj z premii
option-copy = Weź premię innego mostu: { $path }

## Premie

option-gain = Zdobądź { $energy }
option-bridge = { $path }, strona { $face }
option-keep_bridge = Zostaw go na planszy postaci
option-remove_bridge = Usuń go z gry; zdolność i tak stanie się aktywna
option-upgrade = { $action }
option-conduit = Połóż { $conduit } nad pozycją { $slot }
option-benefit = { $token }
option-draft = { $path }: { $bridge }

## Fragmenty

option-resolve = Rozpatrz fragment { $monument }
option-energy = Zdobądź z rezerwy: { $bag }
option-token = Skorzystaj z kafelka premii: { $token }
option-clear_first = Najpierw zbierz swoją energię z fragmentu
option-set_apart = Zwiąż { $energy } (pole { $slot })
option-activate = { $acting } (pole { $slot })
option-exhaust = Wyczerp { $energy } (pole { $slot })
option-attach = Pozycja { $position }, { $row }
option-keep_first = Najpierw połóż zdobytą energię
option-refill_first = Najpierw uzupełnij kafel

## Co daje aktywacja

activate-compass-compass = Aktywuj kompas: połóż go na nowym miejscu
activate-magnet-magnet = Aktywuj magnes: połóż go na jednym ze swoich kafli
activate-rose-rose = Aktywuj różę: ruch o najwyżej 2
activate-primal-primal = Aktywuj pierwotną energię: ruch postacią o najwyżej 2
activate-primal-compass = Aktywuj pierwotną energię jako kompas: połóż ją na nowym miejscu
activate-primal-magnet = Aktywuj pierwotną energię jako magnes: połóż ją na jednym ze swoich kafli
activate-primal-rose = Aktywuj pierwotną energię jako różę: ruch o najwyżej 2

## Zdolności

option-move_energy = Przełóż { $energy } z pozycji { $position }, { $row }
option-onto = Na pozycję { $position }, { $row }
option-exchange = W zamian za { $energy } z pozycji { $position }, { $row }
option-step_after_bind = Rusz postacią o 1 pole
option-exhaust_all = Wyczerp wszystko
option-shift_conduit = Przełóż { $conduit } z pozycji { $slot } na pozycję { $other }
option-shift_bound = Przenieś { $energy } od { $monument }
option-shift_pillar = Przenieś { $energy } od { $pillar }
option-to_monument = Przenieś { $to }
option-to_pillar = Przenieś { $to }

## Możliwości, zebrane razem

group-pay-position = Akcja z pozycji { $position }
group-fill = Połóż energię na maszynie
group-fill-energy = Połóż { $energy } na kaflu
group-build = Połóż energię na fragmencie monumentu
group-build-energy = Połóż { $energy } na fragmencie monumentu
group-build-monument = Połóż { $energy } na fragmencie { $monument }
group-achieve-energy = Zwiąż { $energy } z osiągnięciem
group-lift = Podnieś energię z fragmentu
group-lift-monument = Podnieś energię z fragmentu { $monument }
group-replace = Zastąp aktywny kafel
group-bridge = Postaw most
group-bridge-path = { $path }
group-draft = Połóż neutralny most
group-draft-bridge = { $bridge }
group-to_space = Na pole
group-upgrade = Weź kafelek ulepszonej akcji
group-conduit = Połóż przekaźnik
group-conduit-conduit = Połóż { $conduit }
group-attach = Połóż ją na maszynie
group-attach-position = Pozycja { $position }
group-move_energy-position = Przełóż energię z pozycji { $position }
group-exchange-position = W zamian za energię z pozycji { $position }
group-shift_conduit-slot = Przełóż przekaźnik z pozycji { $slot }
group-shift_bound-monument = Przenieś energię od { $monument }
group-from_device-position = Weź energię z pozycji { $position }
group-from_section-monument = Weź energię z fragmentu { $monument }
group-from_bound-monument = Odwiąż energię od { $monument }
