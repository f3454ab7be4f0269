title = Skarbonka
game-toy = Skarbonka
    .pitch = Napełniajcie skarbonkę, jedno po drugim.

picture-part-b = stół
thing-pot = Skarbonka
    .text = Kto do niej dorzuca, dostaje tyle punktów, ile dorzuca.
thing-deck = Talia
    .text = Każda karta to punkt.

prompt-ready = Gotowe?
prompt-move = W skarbonce jest { $pot }. Co robisz?
prompt-who = Kto gra następny?
prompt-sure = Zachować kartę?
prompt-bid = Ile licytujesz w tajemnicy?
prompt-toast = Wznieść toast za: { $seat }?
question-toast = Czy wznieść toast

option-add = Dorzuć { $amount }
option-draw = Dobierz kartę
option-skip = Pomiń turę jako { $seat }
option-seat = { $seat }
option-keep = Zachowaj
option-yes = Tak
option-bid = Licytuj { $amount }
option-join = Dołącz
option-stay = Nie wstawaj

event-pot = W skarbonce jest { $amount }.
event-drawn = { $seat } dobiera kartę.
event-card = To karta { $card }.
event-bid-made = { $seat } ma już za sobą licytację.
event-bid = { $seat } licytuje { $amount }.
event-toast = { $seat } wznosi toast za: { $host }.

remark-left = zostało: { $count }

reason-deck-empty = Talia jest pusta.

term-victory = to wygrywa
    .less = to nie wygrywa
term-cards = o kartę więcej na ręce
    .less = o kartę mniej na ręce
term-pot = skarbonka zapełnia się wolniej
    .less = skarbonka zapełnia się szybciej

outcome-full = Skarbonka jest pełna.
score-pot = Dorzucone do skarbonki
score-cards = Karty
score-bid = Licytacja
score-handicap = Wyrównanie
score-house = Dom
side-house = Dom

board-players = Gracze
board-player = { $name }, punkty: { $points }
board-pot = W skarbonce jest { $pot } z { $limit }
board-deck = Talia: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-card = Karta { $card }
board-no-cards = bez kart

kind-component = element
kinds-component = Elementy
figure-pot = Skarbonka

setup-limit = Limit skarbonki
    .hint = Gdy się wypełni, gra się kończy.
setup-cards = Karty w talii
    .hint = Zero: gra bez szczęścia.
setup-secret = Tajna licytacja
    .hint = Przed pierwszym ruchem każdy licytuje, nic nie mówiąc.
setup-toasts = Toasty
    .hint = Za każdego, kto dorzuca dwa, wznosi się toast.
setup-handicap = Wyrównanie pierwszego gracza
    .hint = Wynika z ostatniej gry w serii.

vital-pot = Skarbonka
    .value = { $pot } z { $limit }
vital-cards = Karty
    .value = { $count }
