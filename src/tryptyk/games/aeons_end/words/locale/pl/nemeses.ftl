### Aeon's End: Nemezis oraz tabela Roju Królowej Roju.
### Własne terminy: Spaczenie (corruption), Rój (Swarm), pożreć (devour).

thing-rageborne = Gnieworodny
    .unleash = Furia Gnieworodnego rośnie o 1.
    .rules = Natarcie: dobierzcie wierzchnią kartę talii Natarć, rozpatrzcie ją i wtasujcie z powrotem; potem Gnieworodny traci 3 żetony Furii (lub wszystkie, jeśli ma ich mniej). Jeśli na koniec tury Nemezis Gnieworodny ma co najmniej 4 żetony Furii, następuje jedno Natarcie. Karty mogą wywołać Natarcie niezależnie od Furii.
    .setup = 6 kart Natarcia po potasowaniu tworzy zakrytą talię Natarć. Gnieworodny zaczyna z 1 żetonem Furii.
    .increased = Po Natarciu Gnieworodny traci tylko 1 żeton Furii zamiast 3.
    .lore = Gdzie przeszedł, nawet echo wraca rozgniewane.
thing-prince_of_gluttons = Książę Pożeraczy
    .unleash = Książę pożera karty z najtańszego niepustego stosu zasobów: 3 karty przy 1–2 graczach, 2 karty przy 3–4 graczach.
    .rules = Pożarta karta trafia ze swojego stosu zasobów na wierzch stosu pożartych kart. Wierzchnią kartę tego stosu można pozyskać za jej koszt, tak jak kartę z rynku zasobów. Stos ten można w każdej chwili przejrzeć, ale nie jest on stosem zasobów i nic nie jest z niego pożerane. Do pożarcia wybiera się tylko stos, w którym są jeszcze karty; o remisach decydują gracze. Jeśli w tym stosie zabraknie kart, Gravehold otrzymuje 2 [damage] za każdą brakującą kartę.
    .setup = Z każdego stosu Klejnotów, od najdroższego do najtańszego, połóżcie jeden odkryty Klejnot na stosie pożartych kart, tak aby najtańszy znalazł się na wierzchu.
    .increased = Na koniec przygotowania połóżcie na wierzchu stosu pożartych kart jeszcze 9 kart z dowolnych stosów zasobów, w dowolnej kolejności.
    .loss = Przegrywacie natychmiast, gdy wszystkie stosy zasobów są puste. Stos pożartych kart się nie liczy.
    .lore = Zasiada do stołu miasta i nie czeka, aż go obsłużą.
thing-carapace_queen = Królowa Roju
    .unleash = Dołóżcie do gry 2 Karaczany.
    .rules = Każdy Karaczan jest Poplecznikiem, który ma 1 [life]. Obrażenia zadane Karaczanom trafiają tylko w jednego z nich, chyba że zadający je gracz otrzyma 1 [damage], by rozdzielić je między dowolną liczbę Karaczanów. W grze może być najwyżej 15 Karaczanów: za każdego, który już się nie mieści, Gravehold otrzymuje 1 [damage]. Rój: rozpatrzcie ten jeden wiersz tabeli Roju, który odpowiada liczbie Karaczanów w grze.
    .setup = Przygotujcie tor Karaczanów. Rozgrywka zaczyna się z 2 Karaczanami w grze.
    .increased = Wyzwolenie dokłada 3 Karaczany zamiast 2.
    .loss = Przegrywacie natychmiast, jeśli Rój jest rozpatrywany, gdy w grze jest co najmniej 13 Karaczanów.
    .lore = Najpierw słychać chrobot w ścianach, a potem nie ma już ścian.
thing-crooked_mask = Maska Kłamstw
    .unleash = Wybierzcie gracza: pozyskuje Spaczenie na wierzch swojej talii, po czym wtasowuje do niej swój stos kart odrzuconych.
    .rules = Zniszczone Spaczenie trafia na spód talii Spaczeń. Jeśli trzeba pozyskać Spaczenie, a ta talia jest pusta, Gravehold otrzymuje zamiast tego 2 [damage]. Pozyskanego Spaczenia nikt nie ogląda, chyba że trafia ono na rękę. Na początku swojej tury, przed fazą aktywacji, rozpatrz w dowolnej kolejności wszystkie Spaczenia z ręki. Te dobrane później w twojej turze rozpatrz na koniec swojej fazy głównej; te dobrane w fazie dobierania lub w innych turach czekają na twoją następną turę. Inaczej nie można ich zagrać, a na ręce mają koszt 0 [aether].
    .setup = 11 kart Spaczeń po potasowaniu tworzy zakrytą talię Spaczeń.
    .increased = Zniszczone Spaczenie trafia na stos kart odrzuconych wybranego przez was gracza zamiast do talii Spaczeń.
    .lore = Nigdy cię nie okłamuje; uczy cię tylko, jak okłamywać siebie.

## Tabela Roju

thing-swarm_0_3 = Rój: 0–3 Karaczany
    .text = Dołóżcie 4 Karaczany.
thing-swarm_4_6 = Rój: 4–6 Karaczanów
    .text = Wybierzcie gracza: odrzuca jedno ze swoich przygotowanych Zaklęć. Następnie dołóżcie 2 Karaczany.
thing-swarm_7_10 = Rój: 7–10 Karaczanów
    .text = Gravehold otrzymuje 5 [damage].
thing-swarm_11_12 = Rój: 11–12 Karaczanów
    .text = Niewyczerpany gracz z najmniejszą ilością życia otrzymuje 3 [damage]. Następnie odrzućcie 1 Karaczana.
thing-swarm_13_15 = Rój: 13–15 Karaczanów
    .text = Gracze przegrywają.
