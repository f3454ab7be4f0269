### Co mówi sam stół w terminalu, niezależnie od gry.

seat = Gracz { $number }

## Dlaczego nie można cofnąć wyboru

reason-undo-nothing = Nie ma czego cofnąć.
reason-undo-other-seat = Ostatni wybór należy do kogoś innego ({ $seat }): cudzych decyzji się nie cofa.
reason-undo-revealed = Od tamtej chwili wyszło na jaw coś zakrytego, więc cofnięcie nie byłoby uczciwe.

## Stół

terminal-welcome = { $game }, gra numer { $seed }. Pomoc: ?
terminal-bot-about = Bot ({ $bot }): { $about }
terminal-hint = u cofnij · h rada · w dlaczego · a zawsze · l log · t teksty · r zasady · s zapis · q koniec · ?
terminal-team = Drużyna
terminal-over = Koniec gry
terminal-game-over = Koniec gry, { $choices ->
        [one] { $choices } wybór.
        [few] { $choices } wybory.
       *[many] { $choices } wyborów.
    } Enter kończy, n to następna gra; l, t, u i s nadal działają.
terminal-total = Razem
terminal-draw = Remis: nic nie rozstrzyga między stronami.
terminal-not-over = Gra jeszcze trwa: następna zależy od tego, jak się skończy.
terminal-by-itself = { $seat }: odpowiedź automatyczna.
terminal-standing = Odtąd odpowiedź na takie pytania pada automatycznie: { $option }. a off to odwołuje.
terminal-asked-again = Znów padają wszystkie pytania.
terminal-batch = g: { $what }
terminal-no-batch = Nie ma tu nic do zrobienia za jednym zamachem.
terminal-no-default = Na to pytanie nie ma odpowiedzi, którą można by zostawić na stałe.
terminal-speak-up = Pytanie nie jest do ciebie, ale możesz się wtrącić. 0 = nie w tej turze.
terminal-earlier = … { $count ->
        [one] i { $count } wcześniejsze zdarzenie
        [few] i { $count } wcześniejsze zdarzenia
       *[many] i { $count } wcześniejszych zdarzeń
    }
terminal-unknown = Nie ma polecenia „{ $word }”. Pomoc: ?
terminal-no-such-option = { $count ->
        [0] Nie ma czego wybierać.
        [1] Jest tylko opcja 1.
       *[other] Wybierz numer od 1 do { $count }.
    }
terminal-undo-limit = { $count ->
        [one] Można cofnąć tylko ostatni wybór.
        [few] Można cofnąć tylko { $count } ostatnie wybory.
       *[many] Można cofnąć tylko { $count } ostatnich wyborów.
    }
terminal-not-asked = Teraz nikt cię o nic nie pyta.
terminal-nothing-blocked = Nic z tego, czego można by tu szukać, nie jest zabronione.
terminal-why-hint = Sama zasada: r { $clause }
terminal-no-such-thing = Nic nie nazywa się „{ $query }”. Wpisz t i nazwę albo t i numer opcji.
terminal-no-such-clause = Nie ma zasady pasującej do „{ $query }”. Wpisz r i oznaczenie ({ $clause }) albo słowo.
terminal-more = Więcej: { $names }
terminal-saved = Gra jest zapisana w pliku { $file }. Aby grać dalej:
terminal-series-saved = Seria jest zapisana w pliku { $file }. Aby zagrać następną grę:
terminal-cannot-save = Nie można zapisać gry w pliku { $file }: { $why }.
terminal-one-number = Po jednym wyborze: „{ $line }” to nie numer opcji.
terminal-parts = W całości: { $parts }
terminal-more-rows = { $count ->
        [one] … jeszcze { $count } wiersz: Enter
        [few] … jeszcze { $count } wiersze: Enter
       *[many] … jeszcze { $count } wierszy: Enter
    }
terminal-back = Enter: z powrotem do pytania
terminal-from-start = Enter: od początku
terminal-thinking = { $seat } myśli…
terminal-bot = Bot
terminal-overwrite = Plik { $file } już istnieje. Zapisać w nim tę grę i stracić to, co w nim jest? (tak albo nie)
terminal-left-as-it-is = Plik { $file } już istnieje i pozostaje bez zmian: podaj inną nazwę.
terminal-leave-unsaved = Wyjść mimo to i stracić tę grę? (tak albo nie)
terminal-yes = t tak y yes
terminal-goodbye = Do następnego razu.

## Pomoc

keys-number = 3
help-number = wybierz opcję 3
help-part = cała ta część: { $part } (Enter wraca)
keys-g = g
help-g = zrób za jednym zamachem to, co stoi pod opcjami; u cofa to w całości
keys-u = u, u 2
help-u = cofnij ostatni wybór albo dwa ostatnie
keys-h = h
help-h = co zrobiłby tu bot i dlaczego
keys-w = w, w { $thing }
help-w = czego nie można teraz zrobić i dlaczego (albo tylko z tym słowem)
keys-a = a, a off
help-a = zawsze odpowiadaj tak na takie pytania; pytaj znowu
keys-l = l, l 50
help-l = co się ostatnio działo
keys-t = t, t { $thing }
help-t = teksty kart z pytania, karty o tej nazwie, opcji 3 (t 3)
keys-r = r { $clause }
help-r = zasada o tym oznaczeniu; r aktywacja: zasady z tym słowem
keys-s = s, s plik
help-s = zapisz grę, także w podanym pliku; bez pytania nic nie zostaje nadpisane
keys-n = n
help-n = po końcu: następna gra w serii
keys-q = q
help-q = odejdź od stołu; gra zostaje zapisana
