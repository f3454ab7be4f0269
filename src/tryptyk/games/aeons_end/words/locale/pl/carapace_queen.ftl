### Aeon's End: Królowa Roju. .text karty = efekt Ataku, Natarcia lub Spaczenia, efekt TRWAŁY Poplecznika, efekt MOC karty
### Mocy; .immediately = NATYCHMIAST, .continuous = dopóki w grze, .todiscard = ABY ODRZUCIĆ.

## Plansza

setup-about-carapace_queen = Zalewa jaskinię Karaczanami: ich liczbę trzeba trzymać w ryzach.
thing-carapace_queen = Królowa Roju
    .unleash = Dołóżcie do gry 2 Karaczany.
    .rules = Każdy Karaczan jest Poplecznikiem, który ma 1 [life]. Obrażenia zadane Karaczanom trafiają tylko w jednego z nich, chyba że zadający je gracz otrzyma 1 [damage], by rozdzielić je między dowolną liczbę Karaczanów. W grze może być najwyżej 15 Karaczanów: za każdego, który już się nie mieści, Gravehold otrzymuje 1 [damage]. Rój: rozpatrzcie ten jeden wiersz tabeli Roju, który odpowiada liczbie Karaczanów w grze.
    .setup = Przygotujcie tor Karaczanów. Rozgrywka zaczyna się z 2 Karaczanami w grze.
    .increased = Wyzwolenie dokłada 3 Karaczany zamiast 2.
    .loss = Gra jest natychmiast przegrana, jeśli Rój jest rozpatrywany, gdy w grze jest co najmniej 13 Karaczanów.
    .lore = Najpierw słychać chrobot w ścianach, a potem nie ma już ścian.
outcome-swarmed = Rój zalewa Gravehold: w grze jest za dużo Karaczanów.
thing-husk = Karaczan
thing-wounded_husk = Ranny Karaczan

## Karty

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
kind-swarm = tabela Roju
kinds-swarm = Tabela Roju

## O co pyta, co daje i co ogłasza

prompt-spread = { $amount } [damage] w Karaczany. W jednego czy w kilka?
prompt-player-swarm_4_6 = { $source }: kto odrzuca przygotowane Zaklęcie?
option-one = Tylko w jednego
option-spread = Przyjmij 1 [damage] i traf { $amount ->
        [one] { $amount } Karaczana
        [few] { $amount } Karaczany
       *[many] { $amount } Karaczanów
    }
or-infest-damage = Gracz otrzymuje 4 [damage]
or-infest-swarm = Rój dwa razy
event-husks = { $amount ->
        [one] Przybywa { $amount } Karaczan
        [few] Przybywają { $amount } Karaczany
       *[many] Przybywa { $amount } Karaczanów
    }, razem w grze: { $total }.
event-husks-gone = { $amount ->
        [one] Ubywa { $amount } Karaczan
        [few] Ubywają { $amount } Karaczany
       *[many] Ubywa { $amount } Karaczanów
    }, razem w grze: { $total }.
event-swarm = { $source }!

## Na stole

board-swarm = Rój teraz: { $row }
picture-husks = Karaczany: { $count } (najwyżej { $limit })
picture-husks-tough = w tym z 2 [life]: { $count }
