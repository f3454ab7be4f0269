### Wiek cudów: automa z trybu solo i to, co robi, krok po kroku. Jej karty są w cards.ftl.

thing-automa = Automa
    .text = Twój przeciwnik w trybie solo, sterowany kartami.

## Poziomy trudności

thing-normal = Normalny
    .text = Każde ponowne tasowanie usuwa z talii 2 najsłabsze karty.
thing-hard = Trudny
    .text = Każde ponowne tasowanie usuwa z talii 4 najsłabsze karty, a na początku odrzuca się 2 karty.
thing-expert = Ekspercki
    .text = Jak trudny, a ponadto najsilniejsze karty dochodzą do talii jako pierwsze i dwa tory osiągnięć zaczynają o 1 pole dalej.

## Tory osiągnięć

thing-progress_gold = Złoty postęp
    .text = Dla pierwszego kafelka osiągnięcia: 3 kroki. Oznaczony złotą błyskawicą.
thing-progress_violet = Fioletowy postęp
    .text = Dla drugiego kafelka osiągnięcia: 3 kroki. Oznaczony fioletową błyskawicą.
thing-progress_boot = Postęp buta
    .text = Dla nadrukowanego osiągnięcia z [boot]: 3 kroki.
thing-progress_monument = Postęp monumentu
    .text = Dla nadrukowanego osiągnięcia z [monument]: 2 kroki.
thing-progress_pillar = Postęp filaru
    .text = Dla nadrukowanego osiągnięcia z [pillar]: 2 kroki.

## Kryteria wyboru rodzaju tury

thing-action_pool_3 = 3 w puli akcji
    .text = Jeśli w puli akcji są co najmniej 3 energie, tura akcji, a jeśli nie, tura rozwinięcia.
thing-deploy_pool_3 = 3 w puli rozstawienia
    .text = Jeśli w puli rozstawienia są co najmniej 3 energie, tura akcji, a jeśli nie, tura rozwinięcia.
thing-exhausted_4 = 4 wyczerpane
    .text = Jeśli w wyczerpanej puli są co najmniej 4 energie, tura rozwinięcia, a jeśli nie, tura akcji.
thing-movement_2 = Ruch 2
    .text = Jeśli przekaźniki dają łącznie ruch o co najmniej 2, tura rozwinięcia, a jeśli nie, tura akcji.
thing-movement_3 = Ruch 3
    .text = Jeśli przekaźniki dają łącznie ruch o co najmniej 3, tura rozwinięcia, a jeśli nie, tura akcji.

## Sekcje koła premii, zgodnie z ruchem wskazówek zegara

thing-speed = Szybkość
    .text = Pierwsza sekcja koła premii.
thing-construction = Budowa
    .text = Druga sekcja koła premii.
thing-attainment = Osiągnięcia
    .text = Trzecia sekcja koła premii.
thing-ascension = Wzniesienie
    .text = Czwarta sekcja koła premii.
thing-expansion = Ekspansja
    .text = Piąta sekcja koła premii.

## Karty postaci solo: zdolności i kolejności, od najwyższej do najniższej

thing-solo_aureon_speed = Aureon (szybkość)
    .text = W każdej turze pierwszy ruch jej postaci jest o 1 [boot] dłuższy. Zebrana z fragmentu [primal] rusza jej postacią o 2 [boot]. Energia: [rose] [compass] [magnet]. Ruch: [boot] [monument] [pillar].
thing-solo_aureon_ascension = Aureon (wzniesienie)
    .text = Na końcu tury, w której jej postać wkroczyła do regionu, dostaje premię uzupełnienia. Zebrana z fragmentu [primal] rusza jej postacią o 2 [boot]. Energia: [compass] [rose] [magnet]. Ruch: [monument] [pillar] [boot].
thing-solo_ignotas_expansion = Ignotas (ekspansja)
    .text = Po zapełnieniu pul w turze rozwinięcia jeszcze 1 energia trafia do tej, w której jest mniej. [primal], która trafia do puli rozstawienia, doładowuje żeton kanału. Energia: [magnet] [compass] [rose]. Ruch: [pillar] [monument] [boot].
thing-solo_ignotas_attainment = Ignotas (osiągnięcia)
    .text = Na końcu tury, w której jej postać wkroczyła do regionu, o 1 pole przesuwa się kafelek postępu, który zrobił najmniej kroków. [primal], która trafia do puli rozstawienia, doładowuje żeton kanału. Energia: [rose] [magnet] [compass]. Ruch: [boot] [pillar] [monument].
thing-solo_multanec_construction = Multanec (budowa)
    .text = Po każdym związaniu doładowuje żeton kanału, a gdy jest naładowany, rusza postacią o 1 [boot]. [primal] rozstawiona na fragmencie pociąga za sobą jeszcze jedną energię. Energia: [compass] [magnet] [rose]. Ruch: [monument] [pillar] [boot].
thing-solo_multanec_expansion = Multanec (ekspansja)
    .text = Na końcu tury, w której jej postać wkroczyła do regionu, 1 wyczerpana energia trafia na osiągnięcie albo do Puli. [primal] rozstawiona na fragmencie pociąga za sobą jeszcze jedną energię. Energia: [magnet] [rose] [compass]. Ruch: [pillar] [boot] [monument].
thing-solo_rusne_construction = Rusné (budowa)
    .text = Pierwsza energia, którą daje jej jakiś efekt, trafia od razu do tej puli, w której jest mniej. [primal] zapłacona za akcję zwiększa liczbę tej akcji o 1. Energia: [magnet] [compass] [rose]. Ruch: [boot] [pillar] [monument].
thing-solo_rusne_attainment = Rusné (osiągnięcia)
    .text = Na końcu tury, w której jej postać wkroczyła do regionu, ruch daje jej najlepszy przekaźnik. [primal] zapłacona za akcję zwiększa liczbę tej akcji o 1. Energia: [compass] [rose] [magnet]. Ruch: [boot] [pillar] [monument].
thing-solo_freyith_ascension = Freyith (wzniesienie)
    .text = Na końcu tury, w której jej postać wkroczyła do regionu, 1 energia przechodzi od monumentu, przy którym ma co najmniej 4, do tego, przy którym ma ich najmniej. Zebrana z fragmentu [primal] działa jak rodzaj swojego pola. Energia: [rose] [compass] [magnet]. Ruch: [monument] [boot] [pillar].
thing-solo_freyith_speed = Freyith (szybkość)
    .text = Gdy rusza się dzięki akcji lub przekaźnikom, jej postać najpierw zawraca, jeśli w tamtą stronę jest bliżej do mostu. Zebrana z fragmentu [primal] działa jak rodzaj swojego pola. Energia: [magnet] [rose] [compass]. Ruch: [boot] [monument] [pillar].

## Słowa, z których składają się opisy zdarzeń

measure-action_pool = Energie w puli akcji automy
measure-deploy_pool = Energie w puli rozstawienia automy
measure-exhausted_pool = Energie w wyczerpanej puli automy
measure-conduit_movement = Ruch z przekaźników automy
type-convey = turę rozwinięcia
type-action = turę akcji
into-action_pool = do puli akcji
into-deploy_pool = do puli rozstawienia
from-action_pool = z puli akcji
from-deploy_pool = z puli rozstawienia
from-exhausted_pool = z wyczerpanej puli
why-fill-primal = pierwotna energia ma pierwszeństwo
why-fill-missing = tego rodzaju jeszcze tam nie miała
why-fill-present = każdy rodzaj, który może wziąć, już tam ma
why-fill-last = nic innego jej nie zostało
doing-deploy = rozstawienie
doing-reposition = reorganizację
doing-recharge = doładowanie
doing-move_character = ruch postacią
doing-move_track = ruch na torze
doing-claim = pozyskanie
doing-claim_else_reposition = pozyskanie lub reorganizację
doing-reposition_else_claim = reorganizację lub pozyskanie
taking-deploy = rozstawia energię
taking-reposition = podnosi swoją energię i kładzie ją na nowo
taking-recharge = doładowuje żeton kanału
taking-move_character = rusza swoją postacią
taking-move_track = wykonuje ruch na torze
taking-claim = pozyskuje kafle
taking-claim_else_reposition = pozyskuje kafle lub reorganizuje energię
taking-reposition_else_claim = reorganizuje energię lub pozyskuje kafle
why-not-charged = jej żeton kanału jest już naładowany
why-not-no-step = nie da się zrobić żadnego kroku
why-not-too-dear = kafle są dla niej za drogie
why-not-no-tile = w Puli nie ma kafla
why-not-deploy-pool-empty = jej pula rozstawienia jest pusta
why-not-no-place = na żadną jej energię nie ma miejsca
why-not-nothing-to-lift = nie ma czego podnieść
why-not-only-the-pool = wszystko, co podniesie, trafiłoby do Puli
deploying-highest_monument = monument, który jest najwyżej
deploying-unvisited_monument = nieodkryty monument
deploying-finish_monument = monument do ukończenia
deploying-pool = Pula
deploying-achievement = osiągnięcie
whose-both = jego wymaganie spełniasz i ty
whose-own = leży najniżej z tych, których wymagania spełnia
chosen-highest = energię najwyższego rodzaju, jakiego może użyć
chosen-last = pierwotną energię, bo innej użyć nie może
pillar-human = w jego regionie jest twoja postać lub twój most
pillar-monument = monument z tego regionu jest w grze
pillar-centre = stoi w regionie centralnym
pillar-clockwise = jest pierwszy zgodnie z ruchem wskazówek zegara, licząc od góry planszy
bonus-gain_energy = energia
bonus-place_bridge = most
bonus-gain_upgraded_action = kafelek ulepszonej akcji
bonus-gain_conduit = przekaźnik
bonus-gain_transmutation_tile = kafel
bonus-refill_tile = uzupełnienie
bonus-move_character = ruch postacią
bonus-move_track = ruch na torze
bonus-progress_gold = złoty postęp
bonus-progress_violet = fioletowy postęp

## Zdolności automy, gdy zaczynają działać

automa-ability-extra_step = ten ruch jest o 1 pole dłuższy
automa-ability-region_refill = uzupełnienie za wejście do nowego regionu
automa-ability-extra_fill = do pul trafia jeszcze jedna energia
automa-ability-region_progress = postęp za wejście do nowego regionu
automa-ability-bind_step = po związaniu energii doładowanie lub krok
automa-ability-region_place = położenie energii za wejście do nowego regionu
automa-ability-keep_gained = zyskana energia trafia od razu do puli
automa-ability-region_conduit = ruch z przekaźnika za wejście do nowego regionu
automa-ability-shift_bound = za wejście do nowego regionu związana energia może zmienić miejsce
automa-ability-free_facing = postać zawraca ku bliższemu mostowi
automa-ability-primal_move = pierwotna energia rusza postacią
automa-ability-primal_recharge = pierwotna energia doładowuje żeton kanału
automa-ability-primal_brings_one = pierwotna energia pociąga za sobą następną
automa-ability-primal_boost = pierwotna energia wzmacnia akcję
automa-ability-primal_as_slot = pierwotna energia działa jak rodzaj swojego pola

## Co się dzieje: tura automy

event-automa-card = Automa odkrywa kartę. To { $card }.
event-automa-removes = Przed tasowaniem { $card } opuszcza grę.
event-automa-shuffles = Odrzucone karty automy zostają potasowane: nowa talia liczy { $amount ->
        [one] { $amount } kartę.
        [few] { $amount } karty.
       *[many] { $amount } kart.
    }
event-automa-must-convey = Pula akcji automy jest pusta, więc automa rozgrywa turę rozwinięcia.
event-automa-must-act = Wyczerpana pula automy jest pusta, więc automa rozgrywa turę akcji.
event-automa-criterion = { $measure }: { $figure }. Karta pyta o co najmniej { $least }, więc automa rozgrywa { $type }.
event-automa-ability = Zdolność automy: { $ability }.

## Tura rozwinięcia

event-automa-arrows = Strzałki na karcie każą automie przenieść { $up ->
        [one] { $up } energię
        [few] { $up } energie
       *[many] { $up } energii
    } do puli rozstawienia, a do puli akcji { $down }.
event-automa-none-exhausted = Wyczerpana pula automy jest pusta, więc automa najpierw zdobywa energię.
event-automa-reserve-empty = Rezerwa automy jest pusta, więc automa nic nie zdobywa.
event-automa-fill = Automa przenosi { $energy } { $into }, bo { $why_fill }.
event-automa-keeps = Automa od razu korzysta ze zdobytej energii: przenosi { $energy } { $into }.
event-automa-channels = Automa wyczerpuje żeton kanału, więc działa też druga para strzałek.
event-automa-not-charged = Żeton kanału automy jest wyczerpany, więc druga para strzałek nie działa.
event-automa-conduits = { $boots ->
        [0] { $monuments ->
            [0] { $pillars ->
                [0] Przekaźniki, które wskazuje karta, nie dają automie ruchu.
               *[other] Przekaźniki, które wskazuje karta, dają automie ruch: na torze filaru { $pillars } [pillar].
            }
           *[other] { $pillars ->
                [0] Przekaźniki, które wskazuje karta, dają automie ruch: na torze monumentu { $monuments } [monument].
               *[other] Przekaźniki, które wskazuje karta, dają automie ruch: na torze monumentu { $monuments } [monument], na torze filaru { $pillars } [pillar].
            }
        }
       *[other] { $monuments ->
            [0] { $pillars ->
                [0] Przekaźniki, które wskazuje karta, dają automie ruch: postacią { $boots } [boot].
               *[other] Przekaźniki, które wskazuje karta, dają automie ruch: postacią { $boots } [boot], na torze filaru { $pillars } [pillar].
            }
           *[other] { $pillars ->
                [0] Przekaźniki, które wskazuje karta, dają automie ruch: postacią { $boots } [boot], na torze monumentu { $monuments } [monument].
               *[other] Przekaźniki, które wskazuje karta, dają automie ruch: postacią { $boots } [boot], na torze monumentu { $monuments } [monument], na torze filaru { $pillars } [pillar].
            }
        }
    }
event-automa-patron = Automa korzysta z żetonu opiekuna, bo { $bound_to } związała już { $amount ->
        [one] { $amount } energię.
        [few] { $amount } energie.
       *[many] { $amount } energii.
    }
event-automa-no-patron-build = Automa nie ma gdzie użyć żetonu opiekuna.

## Tura akcji

event-automa-pays = Automa płaci za akcję: wyczerpuje { $energy } z puli akcji.
event-automa-action = Automa { $taking }{ $most ->
        [0] , bo to następna akcja na karcie.
       *[other] , najwyżej { $most }, bo to następna akcja na karcie.
    }
event-automa-skips = Automa pomija { $doing }, bo { $why_not }.
event-automa-takes-back = Żadnej z pozostałych akcji nie da się wykonać, więc automa odkłada { $energy } z powrotem do puli akcji.
event-automa-free-action = Automa ma w Puli { $amount ->
        [one] { $amount } energię
        [few] { $amount } energie
       *[many] { $amount } energii
    }, więc może za darmo wykonać { $doing }.
event-automa-option = Następne na karcie jest „{ $deploying }”: automa wybiera fragment { $monument }.
event-automa-cannot = Następne na karcie jest „{ $deploying }”, ale nie da się tego wykonać.
event-automa-nothing-fits = Na fragment { $monument } nie pasuje żadna energia, którą automa ma do położenia.
event-automa-to-pool = Automa wybiera do Puli { $energy }, bo { $why_fill }.
event-automa-achieves = Automa wybiera osiągnięcie „{ $achievement }”, bo { $whose }. Kładzie na nim { $chosen }.
event-automa-lifts = Automa podnosi energię, by ją przełożyć: { $bag }.
event-automa-claims = Automa pozyskuje { $tile } za { $cost ->
        [one] { $cost } energię.
        [few] { $cost } energie.
       *[many] { $cost } energii.
    }
event-automa-gains-tile = Automa bierze bez płacenia { $tile }.
event-automa-adds-card = { $card } trafia na spód stosu kart odrzuconych automy.
event-automa-progress = Automa zbliża się do osiągnięcia. { $progress }: krok { $steps } z { $needed }.
event-automa-contributes = Automa dokłada do Puli { $energy } { $from }.
event-automa-nothing-to-contribute = Automa nie ma czego dołożyć do Puli.

## Ruch

event-automa-moves = Postać automy rusza się o { $spaces ->
        [one] { $spaces } pole.
        [few] { $spaces } pola.
       *[many] { $spaces } pól.
    }
event-automa-to-bridge = Zmierza do najbliższego mostu: { $place }, odległość { $spaces }.
event-automa-to-dead-end = Mostu przed nią nie ma, więc zmierza do ślepego zaułka: { $place }, odległość { $spaces }.
event-automa-turns = Postać automy zawraca: { $place }.
event-automa-bridge = Postać automy dociera do mostu ({ $place }), więc automa dostaje premię z koła.
event-automa-steps-lost = { $left ->
        [one] Przepada { $left } krok { $track_on }, bo nie da się go wykorzystać.
        [few] Przepadają { $left } kroki { $track_on }, bo nie da się ich wykorzystać.
       *[many] Przepada { $left } kroków { $track_on }, bo nie da się ich wykorzystać.
    }
event-automa-other-track = Na tamtym torze nic już nie da się zrobić, więc automa wykorzystuje resztę { $track_on }: { $left ->
        [one] { $left } krok.
        [few] { $left } kroki.
       *[many] { $left } kroków.
    }
event-automa-binds-fewest = Automa wiąże energię tam, gdzie ma ich najmniej: { $bound_to } { $amount ->
        [0] nie związała jeszcze żadnej.
       *[other] związała dotąd { $amount }.
    }
event-automa-binds-pillar = Automa wybiera związanie { $bound_to }, bo { $why_pillar }.
event-automa-binds-nowhere = Automa nie ma z czym związać energii, więc wyczerpuje { $energy } ze szczytu { $track_of }.
event-automa-shifts = Automa przenosi { $energy } od { $monument } { $to }.

## Premie

event-automa-wheel = Premię daje sekcja koła „{ $wheel }”.
event-automa-passes-over = Sekcja koła „{ $wheel }” nie może nic dać, więc automa przechodzi do następnej.
event-automa-wheel-empty = Żadna sekcja koła nie może nic automie dać.
event-automa-bonus = Automa dostaje premię: { $bonus }{ $most ->
        [0] .
       *[other] , { $most }.
    }
event-automa-no-bonus = Tej premii automa dostać nie może: { $bonus }.
event-automa-sets-apart = Automa odkłada { $energy } do związania { $bound_to }.
event-automa-activates = Automa zbiera { $energy } z fragmentu.
event-automa-attaches = Automa przenosi { $energy } { $into }.
