### Aeon's End: Książę Pożeraczy. .text karty = efekt Ataku, Natarcia lub Spaczenia, efekt TRWAŁY Poplecznika, efekt MOC karty
### Mocy; .immediately = NATYCHMIAST, .continuous = dopóki w grze, .todiscard = ABY ODRZUCIĆ.

## Plansza

setup-about-prince_of_gluttons = Pożera rynek, zanim ktokolwiek zdąży kupić.
thing-prince_of_gluttons = Książę Pożeraczy
    .unleash = Książę pożera karty z najtańszego niepustego stosu zasobów: 3 karty przy 1–2 graczach, 2 karty przy 3–4 graczach.
    .rules = Pożarta karta trafia ze swojego stosu zasobów na wierzch stosu pożartych kart. Wierzchnią kartę tego stosu można pozyskać za jej koszt, tak jak kartę z rynku zasobów. Stos ten można w każdej chwili przejrzeć, ale nie jest on stosem zasobów i nic nie jest z niego pożerane. Do pożarcia wybiera się tylko stos, w którym są jeszcze karty; o remisach decydują gracze. Jeśli w tym stosie zabraknie kart, Gravehold otrzymuje 2 [damage] za każdą brakującą kartę.
    .setup = Z każdego stosu Klejnotów, od najdroższego do najtańszego, połóżcie jeden odkryty Klejnot na stosie pożartych kart, tak aby najtańszy znalazł się na wierzchu.
    .increased = Na koniec przygotowania połóżcie na wierzchu stosu pożartych kart jeszcze 9 kart z dowolnych stosów zasobów, w dowolnej kolejności.
    .loss = Gra jest natychmiast przegrana, gdy wszystkie stosy zasobów są puste. Stos pożartych kart się nie liczy.
    .lore = Zasiada do stołu miasta i nie czeka, aż go obsłużą.
outcome-supply-devoured = Cały rynek zasobów jest pożarty.

## Karty

thing-gorge = Obżarstwo
    .text = Książę pożera 2 karty z drugiego najdroższego stosu Klejnotów. Wybierzcie gracza: otrzymuje 2 [damage].
thing-lobotomize = Lobotomia
    .text = Wybierzcie jedno: wybrany gracz otrzymuje 3 [damage]; ALBO Książę pożera 3 karty z jednego, wybranego przez was stosu Zaklęć.
thing-thought_biter = Myślogryz
    .text = Wybierzcie jedno: wybrany gracz otrzymuje 2 [damage]; ALBO Książę pożera 2 karty z najtańszego stosu Artefaktów.
thing-cerephage = Mózgożer
    .text = Wybierzcie jeden stos zasobów: Książę pożera z niego tyle kart, ile życia zostało temu Poplecznikowi. Potem Poplecznik otrzymuje 2 [damage].
thing-godfeeders = Karmiciele Bóstwa
    .text = Gravehold otrzymuje 3 [damage]. Książę pożera 1 kartę z najdroższego stosu Klejnotów.
thing-mindguzzler = Żłopacz Umysłów
    .text = Rozpatrzcie Wyzwolenie.
    .immediately = Ten Poplecznik zaczyna z 8 [life] i dodatkowo po 1 [life] za każdy pusty stos zasobów.
thing-digest = Trawienie
    .text = Wybierzcie jedno: rozpatrzcie Wyzwolenie 3 razy; ALBO wybrany gracz otrzymuje po 1 [damage] za każdy pusty stos zasobów.
thing-memory_eater = Zjadacz Wspomnień
    .text = Niewyczerpany gracz z najmniejszą ilością życia otrzymuje po 1 [damage] za każdy pusty stos zasobów.
thing-vile_feast = Plugawa Uczta
    .text = Gravehold otrzymuje po 2 [damage] za każdy pusty stos zasobów.
    .todiscard = Zapłać 8 [aether].

## O co pyta, co daje i co ogłasza

option-gain_devoured = Pozyskaj ze stosu pożartych: { $card }
or-digest-damage = Gracz otrzymuje 1 [damage] za każdy pusty stos zasobów
or-digest-unleash = Trzy Wyzwolenia
or-lobotomize-damage = Gracz otrzymuje 3 [damage]
or-lobotomize-devour = 3 karty z jednego stosu Zaklęć zostają pożarte
or-thought_biter-damage = Gracz otrzymuje 2 [damage]
or-thought_biter-devour = 2 karty z najtańszego stosu Artefaktów zostają pożarte
event-devour = Karta „{ $card }” zostaje pożarta.

## Na stole

board-devoured = Pożarte
board-devoured-hint = Pozyskać można tylko wierzchnią kartę; przeglądać stos wolno zawsze.
picture-devoured = Pożarte: { $count }, na wierzchu { $top }

## Własne pytania

prompt-devour = { $source }: z którego stosu { $count ->
        [one] zostaje pożarta { $count } karta?
        [few] zostają pożarte { $count } karty?
       *[many] zostaje pożartych { $count } kart?
    }
