### Aeon's End: karty Nemezis. .text = efekt Ataku, Natarcia lub Spaczenia, efekt TRWAŁY Poplecznika, efekt MOC karty
### Mocy; .immediately = NATYCHMIAST, .continuous = dopóki w grze, .todiscard = ABY ODRZUCIĆ.

## Karty podstawowe, 1. rząd

thing-agony_field = Pole Agonii
    .text = Rozpatrzcie Wyzwolenie. Wybierzcie gracza: odrzuca 3 karty z ręki, a potem dobiera kartę.
    .todiscard = Zniszcz z ręki kartę, która kosztuje co najmniej 2 [aether].
thing-bane_sire = Demiurg Zguby
    .text = Rozpatrzcie Wyzwolenie.
thing-bleed_static = Zakrzepły Krwotok
    .text = Kto ma najwięcej przygotowanych Zaklęć, otrzymuje za każde z nich 2 [damage].
thing-eye_of_nothing = Oko Nicości
    .text = Rozpatrzcie Wyzwolenie dwa razy.
    .todiscard = Zapłać 6 [aether].
thing-haze_spewer = Mglaki
    .text = Gravehold otrzymuje tyle obrażeń, ile życia zostało temu Poplecznikowi. Potem on sam otrzymuje 1 [damage].
thing-skewer = Szpikulec
    .text = Rozpatrzcie Wyzwolenie. Wybierzcie gracza: otrzymuje 3 [damage] i dobiera kartę.
thing-slaughter = Rzeź
    .text = Rozpatrzcie Wyzwolenie, po czym Gravehold otrzymuje 3 [damage].
thing-woven_sky = Osnowa Firmamentu
    .text = Rozpatrzcie Wyzwolenie. Wybierzcie gracza: otrzymuje 4 [damage].
    .todiscard = Odrzuć 3 karty z ręki.

## Karty podstawowe, 2. rząd

thing-awaken = Przebudzenie
    .text = Wybierzcie jedno: rozpatrzcie Wyzwolenie dwa razy, a Gravehold otrzymuje 3 [damage]; ALBO ostatnio odrzucony Poplecznik ze stosu kart odrzuconych Nemezis wraca do gry z pełnym życiem (jego efekt NATYCHMIAST, jeśli go ma, następuje ponownie).
thing-cauterizer = Przyżegacz
    .text = Wybierzcie gracza: otrzymuje tyle obrażeń, ile życia zostało temu Poplecznikowi.
    .continuous = Ilekolwiek obrażeń miałby naraz otrzymać ten Poplecznik, otrzymuje tylko 1 [damage].
thing-dispel = Odrzucenie
    .text = Rozpatrzcie Wyzwolenie dwa razy. Kto ma najwięcej przygotowanych Zaklęć, odrzuca najdroższe z nich.
thing-lay_waste = Zrównanie z Ziemią
    .text = Rozpatrzcie Wyzwolenie dwa razy. Wybierzcie gracza: otrzymuje 2 [damage].
thing-needlemaw = Szpilopaszcze
    .text = Gravehold otrzymuje 2 [damage].
thing-pulverizing_ray = Promień Zniszczenia
    .text = Gracze mogą łącznie odrzucić z rąk do 6 Klejnotów. Gravehold otrzymuje 18 [damage], ale o 3 [damage] mniej za każdy odrzucony Klejnot.
thing-venomite = Jadomit
    .text = Wybierzcie jedno: niewyczerpany gracz z najmniejszą ilością życia otrzymuje 2 [damage]; ALBO wybrany gracz odrzuca swoje przygotowane Zaklęcie, które kosztuje co najmniej 3 [aether].

## Karty podstawowe, 3. rząd

thing-doom_aegis = Egida Zagłady
    .text = Kto ma najwięcej Ładunków, otrzymuje 4 [damage] i traci wszystkie swoje Ładunki.
    .todiscard = Zapłać 7 [aether].
thing-gather_darkness = Narastająca Ciemność
    .text = Wybierzcie gracza: kładzie swój stos kart odrzuconych na swojej talii, tasuje całość i niszczy 4 wierzchnie karty. Następnie rozpatrzcie Wyzwolenie dwa razy.
thing-jagged_one = Wyszczerbiony
    .text = Rozpatrzcie Wyzwolenie dwa razy.
thing-obliterate = Unicestwienie
    .text = Rozpatrzcie Wyzwolenie dwa razy. Kto ma najwięcej otwartych Bram, wybiera jedno: niszczy 4 karty z ręki; ALBO otrzymuje 4 [damage].
thing-reality_rupture = Rozdarcie Materii
    .text = Rozpatrzcie Wyzwolenie 3 razy.
    .todiscard = Zniszcz 2 swoje przygotowane Zaklęcia, z których każde kosztuje co najmniej 3 [aether].
thing-sunder = Rozszarpanie
    .text = Wybierzcie jedno: Gravehold otrzymuje 4 [damage] i niewyczerpany gracz z najmniejszą ilością życia otrzymuje 4 [damage]; ALBO wtasujcie do talii tur wszystkie karty tury Nemezis ze stosu odrzuconych kart tur, także tę z bieżącej tury.
thing-topple = Obalenie
    .text = Rozpatrzcie Wyzwolenie dwa razy, po czym Gravehold otrzymuje 4 [damage].

## Gnieworodny

thing-cleave = Rozpłatanie
    .text = Następuje jedno Natarcie.
thing-provoker = Prowokator
    .text = Za każdy żeton Furii Gnieworodnego Gravehold otrzymuje 1 [damage].
thing-unrelenting_ire = Niesłabnący Gniew
    .text = Rozpatrzcie Wyzwolenie, a jeśli na stosie odrzuconych kart tur leżą obie karty tury Nemezis (ta z bieżącej tury też się liczy), rozpatrzcie je jeszcze 2 razy.
thing-blood_cry = Krwawy Zew
    .text = Rozpatrzcie Wyzwolenie 4 razy.
    .todiscard = Strać 4 [charge].
thing-invoke_carnage = Inwokacja Masakry
    .text = Rozpatrzcie Wyzwolenie. Następnie wybierzcie gracza: otrzymuje 1 [damage] i dodatkowo po 1 [damage] za każdy żeton Furii, który ma teraz Gnieworodny.
    .todiscard = Zapłać 7 [aether].
thing-scorn = Wzgarda
    .text = Wybierzcie jedno: Gravehold otrzymuje 3 [damage]; ALBO rozpatrzcie Wyzwolenie dwa razy.
thing-avatar_of_wrath = Wcielenie Gniewu
    .text = Następuje jedno Natarcie.
thing-onslaught = Nawała
    .text = Rozpatrzcie Wyzwolenie 3 razy. Następnie gracze odrzucają z rąk łącznie tyle kart, ile żetonów Furii ma Gnieworodny.
thing-rolling_death = Nadciągająca Śmierć
    .text = Następują kolejno 2 Natarcia.
    .todiscard = Zapłać 8 [aether].

## Gnieworodny: Natarcia

thing-convoke = Zwołanie
    .text = Wybierzcie gracza: otrzymuje 4 [damage].
thing-devastate = Dewastacja
    .text = Gravehold otrzymuje 5 [damage].
thing-eviscerate = Wypatroszenie
    .text = Niewyczerpany gracz z najmniejszą ilością życia otrzymuje 2 [damage].
thing-frenzy = Szał
    .text = Kto ma najwięcej otwartych Bram, otrzymuje 3 [damage].
thing-raze = Zburzenie
    .text = Gravehold otrzymuje 3 [damage]. Wybierzcie gracza: otrzymuje 1 [damage].
thing-seize = Pochwycenie
    .text = Spośród przygotowanych Zaklęć wszystkich graczy odrzućcie dwa najdroższe.

## Książę Pożeraczy

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

## Królowa Roju

thing-broodwomb = Lęgowe Łono
    .text = Dołóżcie 1 Karaczana.
    .continuous = Dopóki w grze jest choć jeden Karaczan, ten Poplecznik nie otrzymuje obrażeń.
thing-endless_throng = Nieprzebrana Chmara
    .text = Rozpatrzcie Rój.
thing-hatch = Wylęg
    .text = Dołóżcie po 1 Karaczanie za każdą kartę na stosie odrzuconych kart tur, wliczając kartę tury Nemezis z bieżącej tury.
thing-blot_the_sun = Przesłonięte Słońce
    .text = Rozpatrzcie kolejno: Rój, Wyzwolenie i ponownie Rój.
    .todiscard = Strać 4 [charge].
thing-foul_multitudes = Cuchnące Mrowie
    .text = Rozpatrzcie Rój.
    .immediately = Rozpatrzcie Wyzwolenie.
    .continuous = Dopóki ta karta jest w grze, każdy Karaczan ma 2 [life], a na koniec każdej tury zranione Karaczany wracają do pełni życia.
thing-infest = Plaga
    .text = Wybierzcie jedno: rozpatrzcie Rój dwa razy; ALBO wybrany gracz otrzymuje 4 [damage].
thing-legion_beacon = Latarnia Legionu
    .text = Odrzućcie połowę Karaczanów w grze, zaokrąglając w górę; za każdego z nich Gravehold otrzymuje 2 [damage]. Następnie rozpatrzcie Rój.
    .immediately = Rozpatrzcie Wyzwolenie dwa razy.
thing-maggot_engine = Czerwia Machina
    .text = Rozpatrzcie Rój.
    .immediately = Rozpatrzcie Wyzwolenie 3 razy. Następnie ten Poplecznik zaczyna z 2 [life] za każdego Karaczana w grze.
thing-spawn = Pomiot
    .text = Rozpatrzcie kolejno: Rój, Wyzwolenie i ponownie Rój.

## Maska Kłamstw

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
    .text = Odrzućcie 2 wierzchnie karty talii Nemezis. Za każdą kartę 3. rzędu wśród nich Gravehold otrzymuje 4 [damage].
thing-afflict = Utrapienie
    .text = Wybierzcie dwóch różnych graczy: każdy z nich pozyskuje 2 Spaczenia na wierzch swojej talii i odzyskuje 1 [life].
thing-bedlam_sage = Mędrzec Zamętu
    .text = Gravehold odzyskuje 2 [life]. Gracz z największą ilością życia otrzymuje 3 [damage].
thing-ruin_priest = Kapłan Ruiny
    .text = Wybierzcie gracza: odrzuca z ręki 3 karty niebędące Spaczeniami, a potem pozyskuje na rękę 3 Spaczenia.

## Maska Kłamstw: Spaczenia

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
