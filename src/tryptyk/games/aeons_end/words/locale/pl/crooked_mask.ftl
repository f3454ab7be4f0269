### Aeon's End: Maska Kłamstw. .text karty = efekt Ataku, Natarcia lub Spaczenia, efekt TRWAŁY Poplecznika, efekt MOC karty
### Mocy; .immediately = NATYCHMIAST, .continuous = dopóki w grze, .todiscard = ABY ODRZUCIĆ.

## Plansza

setup-about-crooked_mask = Podrzuca Spaczenia do talii Magów.
thing-crooked_mask = Maska Kłamstw
    .unleash = Wybierzcie gracza: pozyskuje Spaczenie na wierzch swojej talii, po czym wtasowuje do niej swój stos kart odrzuconych.
    .rules = Zniszczone Spaczenie trafia na spód talii Spaczeń. Jeśli trzeba pozyskać Spaczenie, a ta talia jest pusta, Gravehold otrzymuje zamiast tego 2 [damage]. Pozyskanego Spaczenia nikt nie ogląda, chyba że trafia ono na rękę. Na początku swojej tury, przed fazą aktywacji, rozpatrz w dowolnej kolejności wszystkie Spaczenia z ręki. Te dobrane później w twojej turze rozpatrz na koniec swojej fazy głównej; te dobrane w fazie dobierania lub w innych turach czekają na twoją następną turę. Inaczej nie można ich zagrać, a na ręce mają koszt 0 [aether].
    .setup = 11 kart Spaczeń po potasowaniu tworzy zakrytą talię Spaczeń.
    .increased = Zniszczone Spaczenie trafia na stos kart odrzuconych wybranego przez was gracza zamiast do talii Spaczeń.
    .lore = Nigdy cię nie okłamuje; uczy cię tylko, jak okłamywać siebie.
thing-corruption = Spaczenie

## Karty

thing-burden = Brzemię
    .text = Gracze pozyskują łącznie 2 Spaczenia w dowolnym podziale, każde na wierzch talii tego, kto je pozyskał. Następnie wybierzcie gracza: wzmacnia za darmo jedną ze swoich Bram.
thing-corrupter = Deprawator
    .text = Gravehold otrzymuje 1 [damage].
    .continuous = Za każdym razem, gdy gracz zada obrażenia temu Poplecznikowi, pozyskuje Spaczenie na wierzch swojej talii.
thing-tempt = Pokusa
    .text = Kto ma na ręce najwięcej Kryształów, odrzuca je wszystkie, otrzymuje 3 [damage] i pozyskuje za darmo z rynku zasobów kartę, która kosztuje najwyżej 4 [aether].
thing-pain_sower = Siewca Bólu
    .text = Wybierzcie gracza: otrzymuje 2 [damage]. Następnie inny gracz wzmacnia za darmo jedną ze swoich Bram.
thing-twisting_madness = Pokrętny Obłęd
    .text = Gravehold odzyskuje 3 [life], a Maska Kłamstw 13 [life], lecz żadne z nich ponad swoją wartość początkową.
    .todiscard = Odrzuć 4 karty z ręki, a potem dobierz kartę.
thing-vex = Udręka
    .text = Odrzućcie 2 wierzchnie karty talii Nemezis. Za każdą kartę poziomu 3 wśród nich Gravehold otrzymuje 4 [damage].
thing-afflict = Utrapienie
    .text = Wybierzcie dwóch różnych graczy: każdy z nich pozyskuje 2 Spaczenia na wierzch swojej talii i odzyskuje 1 [life].
thing-bedlam_sage = Mędrzec Zamętu
    .text = Gravehold odzyskuje 2 [life]. Gracz z największą ilością życia otrzymuje 3 [damage].
thing-ruin_priest = Kapłan Ruiny
    .text = Wybierzcie gracza: odrzuca z ręki 3 karty niebędące Spaczeniami, a potem pozyskuje na rękę 3 Spaczenia.

## Spaczenia

thing-blind_abandon = Ślepe Zatracenie
    .text = Otrzymujesz 1 [damage]. Możesz zniszczyć z ręki kartę niebędącą Spaczeniem. Zniszcz tę kartę.
thing-contagion = Zaraza
    .text = Otrzymujesz 1 [damage]. Weź na rękę ze swojego stosu kart odrzuconych kartę, która kosztuje 0 [aether]. Zniszcz tę kartę.
thing-delirium_veil = Zasłona Majaków
    .text = Gravehold otrzymuje 2 [damage]. Wzmocnij za darmo jedną ze swoich Bram. Zniszcz tę kartę.
thing-dire_wisdom = Złowroga Mądrość
    .text = Pozyskaj za darmo Zaklęcie z dowolnego stosu Zaklęć, a potem 3 Spaczenia na wierzch swojej talii. Zniszcz tę kartę.
thing-endless_hunger = Wieczny Głód
    .text = Gravehold otrzymuje 3 [damage]. Odzyskujesz 2 [life]. Zniszcz tę kartę.
thing-fever_of_war = Gorączka Wojny
    .text = Otrzymujesz 1 [damage], a potem zadajesz 2 [damage] jednemu celowi. Zniszcz tę kartę.
thing-grim_sight = Ponura Wizja
    .text = Gravehold otrzymuje 2 [damage]. Obejrzyj wierzchnią kartę swojej talii; możesz ją zniszczyć. Zniszcz Ponurą Wizję.
thing-insatiable_avarice = Nienasycona Chciwość
    .text = Otrzymujesz 2 [damage]. Pozyskaj za darmo na rękę Klejnot z najtańszego stosu Klejnotów. Zniszcz tę kartę.
thing-lust_for_power = Żądza Władzy
    .text = Otrzymujesz 1 [damage]. Pozyskaj 1 [charge]. Zniszcz tę kartę.
thing-nothingness = Nicość
    .text = Odrzuć z ręki 2 karty niebędące Spaczeniami. Otrzymujesz 2 [damage]. Wtasuj do talii tur jedną kartę tury gracza (karta X też się liczy) ze stosu odrzuconych kart tur. Zniszcz tę kartę.
thing-reckless_might = Niepohamowana Siła
    .text = Pozyskaj za darmo Artefakt z dowolnego stosu Artefaktów na wierzch swojej talii. Otrzymujesz obrażenia równe połowie jego kosztu, zaokrąglonej w górę. Zniszcz tę kartę.
kind-corruption = Spaczenie
kinds-corruption = Spaczenia

## O co pyta, co daje i co ogłasza

prompt-pile-dire_wisdom = { $source }: które Zaklęcie pozyskujesz?
prompt-pile-insatiable_avarice = { $source }: który Klejnot pozyskujesz?
prompt-pile-reckless_might = { $source }: który Artefakt pozyskujesz?
prompt-pile-tempt = { $source }: którą kartę pozyskujesz?
prompt-turn_card-nothingness = { $source }: którą kartę tury wtasować do talii?
prompt-give_corruption = Spaczenie „{ $card }” zostaje zniszczone: na czyj stos kart odrzuconych trafia?
prompt-player-crooked_mask = { $source }: kto pozyskuje Spaczenie i wtasowuje stos kart odrzuconych do talii?
prompt-player-burden = { $source }: kto pozyskuje Spaczenie?
prompt-player-tempt = { $source }: kto odrzuca wszystkie Kryształy, otrzymuje 3 [damage] i pozyskuje kartę o koszcie do 4 [aether]?
prompt-player-afflict = { $source }: kto pozyskuje dwa Spaczenia i odzyskuje 1 [life]?
prompt-player-ruin_priest = { $source }: kto odrzuca 3 karty i bierze na rękę trzy Spaczenia?
prompt-destroy-blind_abandon = { $source }: czy niszczysz kartę z ręki?
prompt-destroy-grim_sight = { $source }: czy niszczysz wierzchnią kartę swojej talii?
prompt-take_card-contagion = { $source }: która karta o koszcie 0 [aether] wraca ze stosu kart odrzuconych na twoją rękę?
event-nemesis-discards = Karta „{ $card }” zostaje odrzucona z talii Nemezis.
event-gain-corruption = { $seat } pozyskuje Spaczenie.
event-give-corruption = Spaczenie „{ $card }” trafia na stos kart odrzuconych: { $seat }.

## Na stole

board-corruptions = Talia Spaczeń
picture-corruptions = Talia Spaczeń: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
