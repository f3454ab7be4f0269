### Powłoka stołu w przeglądarce: wszystko, co się mówi niezależnie od gry.

## Dom

house = Tryptyk
house-tagline = Trzy nowoczesne gry planszowe przy jednym stole.
loading = Rozkładamy grę…
retry = Spróbuj ponownie
close = Zamknij
back-home = Wszystkie gry
more = Więcej
language = Język
language-en = English
language-pl = Polski
colours = Kolory
colours-auto = Systemowe
colours-dark = Noc
colours-light = Dzień
sound = Dźwięki
sound-on = Ciche dźwięki
sound-off = Bez dźwięku
ask-ending = Koniec tury
ask-ending-on = Pytaj, gdy można jeszcze coś zrobić
ask-ending-off = Od razu
scenes = Sceny między wyborami
scenes-off = Bez scen
scenes-quick = Szybkie
scenes-normal = Zwykłe
scenes-slow = Wolne
skip-to-main = Przejdź do treści
title-turn = ● Twoja kolej
credits = Autorzy
rules = Zasady
gallery = Galeria
not-found = Pod tym adresem nic nie ma.
not-found-more = Link może być niepełny albo to nie jest twój stół.

coming = Wkrótce
plain-game = prosty stół
    .hint = Nie ma jeszcze rysowanej planszy: gra się na tabelach i listach, ale w całości i według wszystkich zasad.

## Strona główna

play-now = Graj od razu
set-up = Przygotuj grę
further-games = Inne gry
further-players = { $most ->
        [one] 1 osoba
       *[other] { $least }–{ $most } { $most ->
            [few] osoby
           *[many] osób
        }
    }
my-tables = Twoje stoły
my-tables-none = Nie masz jeszcze żadnego stołu. „Graj od razu” przygotuje go w sekundę.
table-your-turn = Twoja kolej
table-waits = Czekamy na: { $who }
table-waits-bot = Bot się zastanawia
table-waits-seats = Czekamy na graczy
table-won = Wygrana
table-shared = Wspólna wygrana
table-draw = Remis
table-lost = Przegrana
table-over = Koniec
table-choices = { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
       *[many] { $count } wyborów
    }
table-you = Ty
table-bot = bot
table-free = wolne miejsce
table-against = { $players } kontra { $foe }
table-guided = samouczek
table-manage = Nazwij lub usuń „{ $name }”
table-name = Nazwa stołu
table-name-save = Zapisz nazwę
table-name-hint = Bez własnej nazwy stół nosi nazwę gry.
table-name-others = Nazwę widzą wszyscy przy stole. Bez własnej nazwy stół nosi nazwę gry.
table-remove = Usuń z mojej listy
table-remove-ask = Usunąć stół „{ $name }” z listy?
table-remove-alone = Przy tym stole nie siedzi nikt inny. Stół trafi niżej, do części „Usunięte z listy”, i stamtąd można go przywrócić. Po miesiącu bez zmian może zniknąć na dobre.
table-remove-others = Zmienia się tylko twoja lista. Stół nadal widzą: { $who }. Twoje miejsce pozostaje twoje, więc inni mogą na ciebie czekać. Stół znajdziesz niżej, w części „Usunięte z listy”, i możesz go przywrócić.
table-keep = Zostaw
table-removed = Stołu „{ $name }” nie ma już na twojej liście.
table-put-back = Przywróć
tables-past = Zakończone albo nieruszane od miesiąca ({ $count })
tables-removed = Usunięte z listy ({ $count })
tables-removed-hint = Stół, który usunęli wszyscy jego gracze, po miesiącu może zniknąć na dobre.
tables-more = Pokaż wszystkie ({ $count })
tables-further = Pokaż więcej
ago-now = przed chwilą
ago-minutes = { $count ->
        [one] minutę temu
        [few] { $count } minuty temu
       *[many] { $count } minut temu
    }
ago-hours = { $count ->
        [one] godzinę temu
        [few] { $count } godziny temu
       *[many] { $count } godzin temu
    }
ago-days = { $count ->
        [one] wczoraj
       *[other] { $count } dni temu
    }

## Przygotowanie

set-up-title = Przygotowanie: { $game }
set-up-seats = Kto gra
set-up-seats-hint = Jedna osoba może zająć kilka miejsc. Zaproszenie to link do jednego miejsca: zajmuje je ten, kto go otworzy.
players = Liczba graczy
seat-number = Miejsce { $number }
seat-me = Ja
seat-invitation = Zaproszenie
seat-bot = Bot
seat-bot-which = Poziom bota
seat-bot-of = Poziom bota na miejscu: { $seat }
seat-level = poziom: { $bot }
set-up-spectators = Widzowie
set-up-spectators-hint = Osobny link pozwala innym patrzeć. Widzą tylko to, co leży odkryte.
set-up-live = Gramy na żywo
    .hint = Nieobecną osobę można wtedy zastąpić kimś innym już po dwóch minutach, jeśli zgodzą się wszyscy pozostali. W innych grach dopiero po dobie.
set-up-seed = To samo rozdanie co u znajomych
    .hint = Ten sam numer gry, te same miejsca i to samo przygotowanie dają to samo rozdanie. Kto zna numer, może wiedzieć, co jest zakryte.
set-up-spectators-switch = Pozwól innym patrzeć
set-up-more = Więcej ustawień
set-up-variants = Warianty
    .hint = Zasady domowe i rozstrzygnięcia. W pierwszej grze niepotrzebne.
set-up-variants-changed = { $count ->
        [one] { $count } zmiana
        [few] { $count } zmiany
       *[many] { $count } zmian
    }
set-up-game = Gra
set-up-limits = Od { $least } do { $most }.
set-up-place = { $kinds }: { $number }
set-up-nothing = Nie ma nic do ustalenia: można siadać do gry.
set-up-start = Do stołu
set-up-nobody = Przynajmniej jedno miejsce musi być twoje albo z zaproszenia.
your-name = Twoje imię przy stole
your-name-hint = Inni widzą je przy twoim miejscu.

## Kim jesteś

you-title = Ty
you-save = Zapisz
you-saved = Zapisano
device = Inne urządzenie
device-hint = Graj dalej przy swoich stołach na telefonie albo innym komputerze: po otwarciu linku lub zeskanowaniu kodu tamta przeglądarka będzie twoja. Link utworzony wcześniej traci ważność.
device-make = Utwórz link
device-link = Twój własny link
device-warning = Kto ma ten link, gra jako ty na wszystkich twoich miejscach: nie dawaj go nikomu. Działa, dopóki go nie unieważnisz albo nie utworzysz następnego.
device-end = Unieważnij link
device-end-done = Link stracił ważność. Przeglądarki, które dzięki niemu są twoje, pozostaną twoje, dopóki ich nie wylogujesz.
sign-out = Wylogowanie
sign-out-hint = Jeśli jakaś przeglądarka nie jest już twoja albo przepadła, wyloguj ją, a niczego nie zrobi w twoim imieniu.
sign-out-elsewhere = Wyloguj wszędzie indziej
sign-out-done = { $count ->
        [0] Żadna inna przeglądarka nie była zalogowana.
        [one] Wylogowano { $count } inną przeglądarkę.
        [few] Wylogowano { $count } inne przeglądarki.
       *[many] Wylogowano { $count } innych przeglądarek.
    }
sign-out-here = Wyloguj tutaj
sign-out-back = Do swoich stołów i miejsc wrócisz dzięki własnemu linkowi. Czy masz go pod ręką?
sign-out-for-good = Nie masz własnego linku: z tej przeglądarki nikt już nie wróci do twoich stołów i miejsc. Aby je zachować, utwórz najpierw link.
sign-out-yes = Tak, wyloguj
sign-out-no = Zostaję
signed-out = Ta przeglądarka została wylogowana.
device-title = Twoje stoły na tym urządzeniu
device-text = Dzięki temu linkowi ta przeglądarka będzie twoja: z twoim imieniem, twoimi stołami i miejscami.
device-left = Ta przeglądarka ma { $count ->
        [one] { $count } własny stół, którego już nie zobaczysz. Aby go zachować,
        [few] { $count } własne stoły, których już nie zobaczysz. Aby je zachować,
       *[many] { $count } własnych stołów, których już nie zobaczysz. Aby je zachować,
    } utwórz tu najpierw link dla innego urządzenia.
device-take = Tak, to ja
device-ended = Ten link jest nieważny: powstał nowszy albo brakuje w nim kilku znaków.

## Przy stole

you = ty
somebody = ktoś
bot = bot
free-seat = wolne
present = przy stole
absent = poza stołem
people = Gracze
people-now = gdyby to był koniec
people-points = teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
people-alone = bez gracza
people-secret = wybiera w tajemnicy
turn-of = { $who }
spectating = Oglądasz grę
menu = Menu
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
log-secret = { $who }: wybór w tajemnicy.
log-standing = { $who }: odpowiedź automatyczna.
log-dealt = Odtąd gra toczy się na nowo: to, czego nikt nie mógł znać, rozdano jeszcze raz.
log-back = Wróć do chwili przed tym
digest-title = Od twojego ostatniego ruchu
digest-none = Nic się nie zmieniło.
digest-show = Pokaż mi to
digest-close = Gram dalej
digest-more = Wcześniej jeszcze { $count ->
        [one] { $count } zdarzenie
        [few] { $count } zdarzenia
       *[many] { $count } zdarzeń
    }; całość w przebiegu…
ask-you = { $who }: twoja decyzja
ask-you-secret = { $who }: twoja decyzja, w tajemnicy
ask-secret = { $who } wybiera w tajemnicy
ask-secret-hint = Do odsłonięcia widzisz to tylko ty.
ask-team = Wspólna decyzja
ask-team-first = Wspólna decyzja; liczy się pierwsza odpowiedź
ask-team-propose = Wspólna decyzja: ktoś proponuje, reszta się zgadza
ask-turn = { $who }: twój ruch
ask-any = Decyduje ten, kto pierwszy odpowie
ask-waiting = Czekamy na: { $who }
ask-thinking = { $who } (bot) się zastanawia
ask-free = Miejsce wciąż wolne: { $who }. Wyślij zaproszenie albo posadź tam bota.
ask-watching = Oto, co się dzieje
ask-over = Koniec gry
options = Co możesz zrobić
vitals = Najważniejsze
options-count = { $count ->
        [one] { $count } opcja
        [few] { $count } opcje
       *[many] { $count } opcji
    }
options-back = Wróć do wszystkich opcji
options-back-hint = Wróć do wszystkich opcji (Escape)
options-ending = Zakończenie
ending-left = Możesz jeszcze coś zrobić:
ending-more = i jeszcze { $count }
ending-sure = Na pewno? { $what }
ending-stay = Graj dalej
ending-never = Nie pytaj więcej
preview = Co by to dało
preview-points = { $who }: { $before } → { $after }
preview-hidden = Ujawni się coś nieznanego.
preview-nothing = Od razu nic się nie zmieni.
standing-always = Zawsze odpowiadaj tak: { $answer }
standing-hint = Takie pytania przestaną się pojawiać. Możesz to odwołać w menu.
standing-left = Na takie pytania stół będzie odtąd odpowiadać za ciebie. Możesz to odwołać w menu.
standing-title = Odpowiedzi automatyczne
standing-ask = Pytaj mnie znowu
undo = Cofnij
undo-hint = Cofnij ostatni wybór albo kilka, jeśli zapadły za jednym zamachem
batch-hint = Jedno po drugim, jak pojedyncze wybory. „Cofnij” cofa wszystkie naraz.
undo-turn = Cofnij turę
undo-turn-hint = { $count ->
        [one] Na początek tury: ostatni wybór
        [few] Na początek tury: { $count } wybory
       *[many] Na początek tury: { $count } wyborów
    }
undo-all = Cofnij wszystko
undo-all-hint = { $count ->
        [one] Cofnij ostatni wybór
        [few] Cofnij { $count } ostatnie wybory
       *[many] Cofnij { $count } ostatnich wyborów
    }
undo-cannot = Tego nie da się tak po prostu cofnąć
undo-anyway = Cofnij mimo to
undo-ask = Zapytaj innych
undo-alone-hint = Grasz w pojedynkę, więc nikomu to nie szkodzi. Ale co już wiesz, to wiesz.
undo-revealed-hint = Jeśli inni się zgodzą, to, co zakryte, zostanie rozdane na nowo.
undo-anew-hint = Jeśli od tamtej pory coś wyszło na jaw, to, co zakryte, zostanie rozdane na nowo.
undo-waits = Nie ma przy stole: { $who }. Bez odpowiedzi nic się nie cofnie.
undo-asked = { $who } prosi o cofnięcie { $count ->
        [one] { $count } wyboru
       *[other] { $count } wyborów
    }.
undo-asked-mine = Prosisz innych o cofnięcie { $count ->
        [one] { $count } wyboru
       *[other] { $count } wyborów
    }.
undo-agree = Zgadzam się
undo-refuse = Nie zgadzam się
undo-withdraw = Wycofaj prośbę
undo-refused = Inni się nie zgadzają: gramy dalej.
hint = Podpowiedź
hint-hint = Co zrobiłby tu bot i dlaczego
hint-thinking = Bot myśli…
hint-close = Schowaj
hint-off = Bez podpowiedzi
hint-off-hint = Zapytaj wszystkich przy stole, czy mają być podpowiedzi
hints-title = Podpowiedzi
hints-ask = Poproś o podpowiedzi dla wszystkich
hints-end = Wyłącz podpowiedzi wszystkim
hints-on = Podpowiedzi są włączone: wszyscy się zgadzają. H pokazuje, co zrobiłby bot i dlaczego.
hints-off = Podpowiedzi są wyłączone. Gracie przeciwko sobie: włączą się, gdy wszyscy się zgodzą.
hints-off-since = { $who } też teraz gra, a gracie przeciwko sobie: podpowiedzi są wyłączone, dopóki wszyscy się nie zgodzą. Klawisz H pyta wszystkich.
hints-asked = { $who } prosi o podpowiedzi: każdy mógłby wtedy zobaczyć, co zrobiłby bot i dlaczego. Zgoda?
hints-asked-mine = Prosisz o podpowiedzi. Czekasz na zgodę: { $who }.
hints-refused = Nie wszyscy chcą podpowiedzi: pozostają wyłączone.
why-not = Dlaczego nie?
why-not-title = Czego nie można teraz zrobić i dlaczego
why-not-none = Najpierw trzeba odpowiedzieć na to pytanie, a każda odpowiedź na nie jest możliwa.
why-not-more = i jeszcze { $count } takich
why-rule = Przeczytaj zasadę
go-on = Dalej
go-on-hint = Pokaż następny krok
turn-begins = Tura: { $who }
turn-begins-you = Twoja tura: { $who }
skip = Pomiń
skip-hint = Pokaż wszystko od razu
steps-behind = { $count ->
        [one] { $count } krok do pokazania
        [few] { $count } kroki do pokazania
       *[many] { $count } kroków do pokazania
    }
connection-lost = Połączenie przerwane. Możesz wszystko oglądać; twoje wybory poczekają, aż wróci.
connection-back = Połączenie wróciło i wszystko jest aktualne.
invite = Zaproś
invite-title = Zaproszenia
invite-hint = Wyślij link albo daj go zeskanować. Miejsce zajmuje ten, kto otworzy go pierwszy.
invite-local = Ten adres działa tylko na tym komputerze. Aby grać z innymi w swojej sieci, uruchom „tryptyk serve --host 0.0.0.0” i otwórz stół pod nazwą tego komputera.
invite-copy = Skopiuj link
invite-copied = Skopiowano
invite-qr = Kod QR z linkiem: { $seat }
watch-link = Link dla widzów
watch-end = Unieważnij link
deal-chosen = Kto założył ten stół, wybrał numer, z którego rozdaje się grę, i może wiedzieć, co jest zakryte.
deal-seen = Ktoś, kto grał tu w pojedynkę, cofnął grę do chwili, zanim coś wyszło na jaw: może wiedzieć, co jest zakryte.
deal-imported = Ten stół powstał z zapisu gry: kto ma ten plik, może wiedzieć, co jest zakryte.
deal-repeated = Tę grę rozdano tak samo jak jedną z poprzednich: kto w tamtą grał, wie, co jest zakryte.
seat-to-bot = Niech gra bot
seat-take-back = Przejmij miejsce
seat-fill-bot = Posadź bota
seat-played-by-bot = bot gra za: { $who }
seat-stand-in = bot zastępuje: { $who }
seat-invite-anew = Zaproś kogoś innego
seat-free-from = można je oddać komuś innemu od: { $when }
seat-lost = Pod twoją nieobecność twoje miejsce zajął ktoś inny: { $who }. Do końca gry możesz je odzyskać.
pace-live = Gracie na żywo: gdy bot zastępuje kogoś od dwóch minut, inni mogą oddać to miejsce nowej osobie. Zastąpiona osoba może je odzyskać do końca gry.
pace-days = Gracie bez pośpiechu: dopiero gdy bot zastępuje kogoś od doby, inni mogą oddać to miejsce nowej osobie. Zastąpiona osoba może je odzyskać do końca gry.
seat-given = Miejsce gracza { $who } może zająć ktoś inny.

## Towarzystwo

away = Nie ma przy stole: { $who }.
became-stand-in = { $seat }: bot gra za nieobecną osobę.
became-back = { $seat }: koniec zastępstwa, znowu gra człowiek.
became-invitation = { $seat }: na to miejsce zaproszono kogoś innego.
became-taken = { $seat }: ktoś zajmuje to miejsce.
became-bot = { $seat }: odtąd gra bot.
became-own = { $seat }: bot oddaje miejsce człowiekowi.
stand-in-call = Niech zastąpi bot
stand-in-begins = Bot zastępuje: { $who }. Po powrocie miejsce od razu wraca do właściciela.
stand-in-ends = { $who } wraca i gra dalej.
seat-taken-over = { $who } przejmuje miejsce i gra dalej.
plea-stand-in = { $by } proponuje, by bot zastąpił nieobecną osobę: { $who }.
plea-stand-in-mine = Pytasz innych, czy bot ma zastąpić nieobecną osobę: { $who }.
plea-invitation = { $by } proponuje zaprosić kogoś innego na miejsce nieobecnej osoby: { $who }.
plea-invitation-mine = Pytasz innych, czy zaprosić kogoś innego na miejsce nieobecnej osoby: { $who }.
plea-refused = Inni się nie zgadzają: na tym miejscu nic się nie zmienia.
nudge = Ponaglij: { $who }
nudge-done = Ponaglenie wysłane.
nudged = { $who } czeka na ciebie: twój ruch.
proposes = Najpierw propozycja
    .hint = Wspólna decyzja zapada, gdy zgadzają się wszyscy obecni.
proposal = { $who } proponuje: { $what }
proposal-mine = Propozycja: { $what }. Czekamy na zgodę: { $who }.
notify-offer = Powiadom, gdy przyjdzie moja kolej
notify-decline = Nie, dziękuję
notify-example = Tak powiadomimy cię, gdy przyjdzie twoja kolej.
notify-on = Gdy tej strony nie widać, przeglądarka powie, że to twoja kolej.
notify-off = Przeglądarka nie pokazuje stąd powiadomień. Tytuł karty przeglądarki nadal mówi, czyja kolej.
notify-turn = Twoja kolej.
words = Powiedz coś
words-hint = Usłyszą to wszyscy przy stole, każdy w swoim języku.
words-of-others = Wiadomości
words-on = Widoczne
words-off = Ukryte
word-hello = Cześć!
word-luck = Powodzenia!
word-thanks = Dzięki!
word-praise = Świetny ruch!
word-sorry = Przepraszam!
word-thinking = Myślę…
word-moment = Zaraz wracam
word-yes = Zgoda
word-no = Lepiej nie
word-help = Przyda mi się pomoc
point = Wskaż coś
point-hint = Wybierz to, co chcesz wskazać; kliknięcie obok kończy.
pointed = wskazuje: { $what }
keys = Klawisze
keys-title = Klawisze przy stole
keys-options = wybierz opcję o tym numerze; 0 to dziesiąta. Przez całą turę zachowuje swój numer, póki jest dostępna
keys-e = zakończ turę albo to, co stoi po prawej
keys-g = zrób za jednym zamachem to, co stoi na końcu listy opcji
keys-arrows = przechodź między opcjami
keys-enter = wybierz zaznaczoną opcję
keys-u = cofnij
keys-turn = cofnij turę, na ile to uczciwe
keys-l = przebieg
keys-r = zasady
keys-p = powtórz, co się stało, i pytanie
keys-a = cały stół do przeczytania
keys-read = przeczytaj na głos: { $what }
keys-w = dlaczego nie
keys-h = co zrobiłby bot i dlaczego
keys-n = przejdź dalej po tym, co opisano nad opcjami
keys-s = pomiń to, co właśnie się pokazuje
keys-esc = zamknij to, co otwarte, także grupę opcji
behind-it = Zasady, które za tym stoją

## Na głos

skip-to-options = Przejdź do tego, co możesz zrobić
ear = Na głos
ear-repeat = Powtórz, co się stało
ear-readings = Przeczytaj stół
ear-said = Co się stało
ear-times = { $count } razy: { $said }
ear-taken-back = { $count ->
        [one] { $count } wybór zostaje cofnięty.
        [few] { $count } wybory zostają cofnięte.
       *[many] { $count } wyborów zostaje cofniętych.
    }

## Stół, który gra przynosi sama

board-panels = Części stołu
board-cannot = Teraz nie można: kliknij, by zobaczyć dlaczego
board-tap-again = Dotknij ponownie
board-tap-why = Dlaczego nie?

## Stół, którego gra nie rysuje sama

plain-board = Stół
view-seat = Miejsce
view-players = Gracze
view-points = Punkty
view-count = Liczba
view-turn = Tura
view-round = Runda
view-yes = tak
view-no = nie
plain-sections = Części stołu
plain-state = Stan gry

## Zaproszenie

join-title = Zaproszenie do gry
join-text = { $who } trzyma dla ciebie miejsce. Gra: { $game }.
join-somebody = Ktoś
join-you = twoje miejsce
join-new = Gra jeszcze się nie zaczęła.
join-running = Gra trwa ({ $count ->
        [one] { $count } wybór
        [few] { $count } wybory
       *[many] { $count } wyborów
    }): { $status }
join-sit = Siadam
join-taken = Ktoś już zajął to miejsce.

## Koniec

end-won = Zwycięstwo
end-shared = Wspólne zwycięstwo
end-draw = Remis
end-lost = Przegrana
end-placed = Miejsce { $rank } z { $count }
end-decided = { $count ->
        [one] Wygrywa: { $who }
       *[other] Wspólnie wygrywają: { $who }
    }
end-over = Koniec gry
end-story = Historia tej gry
end-choices = { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
       *[many] { $count } wyborów
    }
end-scores = Wyniki
end-ranking = Kolejność
end-rank = { $rank }.
end-total = Razem
score-sheet = Karta punktacji
end-tie = Przy remisie
end-tally = Kto co zdziałał
end-moments = Najważniejsze chwile
end-series = Przebieg serii: { $name }
end-series-game = Gra { $game }: { $name } { $value }
end-series-next = Następna gra: { $name } { $value }
end-series-axis = Kolejne gry serii
end-replay = Powtórka
end-rematch = Rewanż
end-same = To samo rozdanie
end-same-hint = Te same karty w tej samej kolejności: już wiadomo, co nadejdzie.
end-easier = Łatwiej: { $what }
end-lessons = Co mogło pomóc
lesson-gap = Najwięcej brakuje w wierszu „{ $line }”: { $who } ma tam { $theirs }, ty { $ours }.
end-board = Obejrzyj stół
end-result = Wynik
end-plot-axis = Wybory od pierwszego do ostatniego
end-plot-table = To samo w tabeli
end-moment = Chwila
replay-title = Powtórka
replay-moment = Wybór { $number } z { $last }
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-back = Krok wstecz
replay-on = Krok dalej
replay-scrub = Chwila gry
replay-follow = Śledź grę
replay-follow-hint = Pokazuje, kto właśnie gra i gdzie coś się dzieje. Po wyłączeniu patrzysz, gdzie chcesz: kliknięcie innego arkusza wysuwa go na wierzch. (F)
replay-fork = Graj dalej od tego miejsca
replay-fork-hint = Nowy stół od tej chwili. To, czego nikt nie widział, zostaje rozdane na nowo.
replay-leave = Wróć do stołu
replay-start = Gra się zaczyna.

## Zapisy gier

record-save = Pobierz zapis
record-open = Otwórz zapis
record-open-hint = Zapis to plik, który powstaje po wybraniu „Pobierz zapis” na końcu rozgrywki; można otwierać także gry zapisane w terminalu.
record-refused = Nie można otworzyć zapisu
record-none = Ten plik nie jest zapisem gry.
record-large = Ten plik jest za duży jak na zapis gry.
record-game = To zapis gry, w którą nie da się tu zagrać: { $game }.
record-rules = Grano według wydania zasad { $theirs }. Według tego, które obowiązuje przy stole ({ $ours }), wyszłaby z tego inna gra.
record-unplayable = To, co w nim zapisano, nie zgadza się z zasadami; być może plik został zmieniony.

## Zasady

rules-title = Zasady
rules-search = Szukaj w zasadach
rules-found = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
rules-none = Żaden punkt nie zawiera wszystkich tych słów.
rules-chapters = Rozdziały

## Galeria

gallery-title = { $game }: galeria
gallery-hint = Wszystkie elementy z pudełka, bez rozpoczynania gry.
gallery-search = Szukaj w nazwach i tekstach
gallery-none = Nic nie pasuje.
gallery-all = Wszystko
gallery-where = Skąd to wiemy
source-rulebook = instrukcja
    .hint = Wydrukowane w instrukcji.
source-public = publiczne
    .hint = Z publicznych spisów kart, porównanych ze sobą.
source-reconstructed = odtworzone
    .hint = Nie wiemy tego na pewno: odtworzone na potrzeby tego stołu.
source-partly = Odtworzone na potrzeby tego stołu, bo nie wiemy tego na pewno: { $facts }.
    .short = częściowo odtworzone
source-coined = Nazwę { $languages } wymyśliliśmy sami.
language-in-en = po angielsku
language-in-pl = po polsku

## Autorzy

credits-title = Autorzy
credits-games = Aeon's End, Bonfire i Wiek cudów są dziełami swoich autorów i wydawców. Ten projekt jest hobbystyczny i nie ma z nimi żadnego związku. Wszystkie teksty są nasze własne, rysunki także, z wyjątkiem ikon, z których się składają.
credits-licences = Pełne teksty wszystkich licencji
credits-icons = Ikony
credits-icons-text = Ikony z serwisu game-icons.net, autorstwa wymienionych niżej osób, na licencji Creative Commons Uznanie autorstwa 3.0 (CC BY 3.0). Zmieniamy ich kolory i składamy je w rysunki.
credits-fonts = Kroje pisma
credits-fonts-text = Source Sans 3 (Paul D. Hunt, Adobe) i Grenze (Renata Polastri, Omnibus-Type), oba na licencji SIL Open Font License 1.1.
credits-code = Oprogramowanie
credits-code-text = Tryptyk jest otwartym oprogramowaniem na licencji MIT. Klient w przeglądarce korzysta ze Svelte i Project Fluent.
credits-author-unknown = inni autorzy game-icons.net

## Co poszło nie tak

error-unreachable = Nie można połączyć się z serwerem. Czy działa?
error-unavailable = Serwer nie ma połączenia ze swoją bazą danych. Próbujemy dalej…
error-damaged = Zapis tego stołu jest uszkodzony. Można wyeksportować to, co da się odczytać.
error-unreadable = Ta wersja serwera nie potrafi otworzyć tego stołu.
error-fault = Coś poszło nie tak. Stół jest taki, jaki był.
error-not-found = Nie ma tu tego albo nie możesz tego zobaczyć.
error-forbidden = Tego nie możesz zrobić.
error-name = Nie każdy odczyta to imię: usuń znaki, których nie widać albo które odwracają tekst.
error-stale = Na stole tymczasem coś się zmieniło.
error-illegal-choice = Tego wyboru już nie ma.
error-no-review = Tej gry nie da się odtworzyć według dzisiejszych zasad, więc nie można jej przeanalizować.
error-no-hints = Gracie przeciwko sobie: podpowiedzi są wtedy, gdy wszyscy przy stole się na nie zgodzą.
error-seat-taken = Ktoś już zajął to miejsce.
error-present = Ta osoba jest przy stole.
error-absent = Tej osoby nie ma przy stole, więc tego nie usłyszy.
error-bot-plays = Na tym miejscu gra już bot.
error-too-soon = Ta osoba może jeszcze wrócić: najpierw bot musi ją zastępować trochę dłużej.
error-plea-asked = Jest już inna prośba: najpierw na nią odpowiedzcie.
error-no-request = Nikt już o to nie prosi.
error-not-waiting = Nikt teraz na tę osobę nie czeka.
error-nudged = Od ostatniego ponaglenia nie minęła minuta.
error-too-many-requests = Za szybko: odczekaj chwilę i spróbuj ponownie.
error-old-rules = Rozegrano to według starszych zasad i nie można już tego odtworzyć.

## Nauka

learn = Naucz się grać
learn-title = Jak grać: { $game }
learn-guided = Pierwsza gra z samouczkiem
    .hint = Ustalone rozdanie i kilka słów przy każdym kroku. Każdego wyboru dokonujesz samodzielnie, a samouczek możesz w każdej chwili zakończyć.
learn-rules = Wszystkie zasady, punkt po punkcie
first-title = Twoja pierwsza gra: { $game }
first-goal = Cel gry
first-end = Jak kończy się gra
first-guided = Pokaż mi
    .hint = Pierwsza gra z samouczkiem: kilka słów przy każdym kroku. Możesz go w każdej chwili zakończyć.
first-play = Po prostu gram
guide = Samouczek
guide-step = Krok { $number } z { $count }
guide-next = Dalej
guide-skip = Pomiń
guide-leave = Zakończ samouczek
    .hint = Gra toczy się dalej bez niego.
guide-watching = Zobacz, co się teraz dzieje: „Dalej” pokazuje następny krok, „Pomiń” wszystko od razu.
guide-own-way = Grasz po swojemu i bardzo dobrze. Cofnij wybór, aby wrócić do samouczka, albo zakończ go i graj dalej.

## Wskazówki, każda tylko raz

tip = Wskazówka
tips = Wskazówki
tips-on = Gdy coś jest nowe
tips-off = Bez wskazówek
tip-close = Rozumiem
tips-none = Bez wskazówek
    .hint = Wrócą, gdy włączysz je w menu.
tip-batch = To, co zwykle robi się po kolei, można zrobić za jednym razem: naciśnij G albo wybierz ostatnią opcję z listy. „Cofnij” cofa to w całości.
tip-batch-tap = To, co zwykle robi się po kolei, można zrobić za jednym razem: to ostatnia opcja na liście. „Cofnij” cofa to w całości.
tip-look = Wskaż dowolną kartę lub element, by zobaczyć powiększenie z tekstem. To, co się świeci, można wybrać na planszy albo poniżej.
tip-hold = Przytrzymaj kartę lub element, by zobaczyć powiększenie z tekstem. To, co się świeci, można wybrać na planszy albo poniżej.
tip-why = Czegoś nie można zrobić? Kliknij to albo „Dlaczego nie?”: poznasz powód i zasadę.
tip-undo = Wybór można cofnąć, dopóki nie ujawni się coś nowego albo nie wybierze ktoś inny.
tip-foresee = Wskaż opcję, a nad nią zobaczysz, co przyniesie.
tip-standing = Jeśli na takie pytanie zawsze odpowiadasz tak samo, niech stół odpowiada za ciebie. Odwołasz to w menu.
tip-many = Jest w czym wybierać. Kliknij element na planszy, a zostanie tylko to, co się od niego zaczyna.
tip-hint = Nie wiesz, co zrobić? „Podpowiedź” mówi, co zrobiłby tu bot i dlaczego.
tip-log = Coś ci umknęło? Przebieg opisuje wszystko, co się dzieje, a każdą grę można obejrzeć jeszcze raz.
tip-keys = Wszystko działa też z klawiatury: naciśnij ?, aby zobaczyć klawisze.
