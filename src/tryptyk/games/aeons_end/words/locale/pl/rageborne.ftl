### Aeon's End: Gnieworodny. .text karty = efekt Ataku, Natarcia lub Spaczenia, efekt TRWAŁY Poplecznika, efekt MOC karty
### Mocy; .immediately = NATYCHMIAST, .continuous = dopóki w grze, .todiscard = ABY ODRZUCIĆ.

## Plansza

setup-about-rageborne = Siłacz, którego Furia rośnie, aż natrze. Dobry na pierwsze spotkanie.
thing-rageborne = Gnieworodny
    .unleash = Furia Gnieworodnego rośnie o 1.
    .rules = Natarcie: dobierzcie wierzchnią kartę talii Natarć, rozpatrzcie ją i wtasujcie z powrotem; potem Gnieworodny traci 3 żetony Furii (lub wszystkie, jeśli ma ich mniej). Jeśli na koniec tury Nemezis Gnieworodny ma co najmniej 4 żetony Furii, następuje jedno Natarcie. Karty mogą wywołać Natarcie niezależnie od Furii.
    .setup = 6 kart Natarcia po potasowaniu tworzy zakrytą talię Natarć. Gnieworodny zaczyna z 1 żetonem Furii.
    .increased = Po Natarciu Gnieworodny traci tylko 1 żeton Furii zamiast 3.
    .lore = Gdzie przeszedł, nawet echo wraca rozgniewane.

## Karty

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

## Natarcia

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
kind-strike = Natarcie
kinds-strike = Natarcia

## O co pyta, co daje i co ogłasza

or-scorn-gravehold = Gravehold otrzymuje 3 [damage]
or-scorn-unleash = Dwa Wyzwolenia
event-fury = Furia wynosi teraz { $total }.
event-strike = Natarcie: „{ $card }”.

## Na stole

board-strike = Natarcie
board-fury = Furia
board-fury-at = Natarcie przy { $limit }
picture-fury = Furia { $fury } (Natarcie przy { $limit })
