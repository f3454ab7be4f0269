### Aeon's End: o co stół pyta, co oferuje, co opowiada i czego odmawia. Nazwy miejsc każdego komunikatu są w vocabulary.py.

title = Aeon's End

## Symbole: co stoi w tekstach zamiast [aether] i podobnych

symbol-aether = ◆
    .name = { $count ->
        [none] eter
       *[other] eteru
    }
symbol-damage = ✶
    .name = { $count ->
        [none] obrażenia
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }
symbol-life = ♥
    .name = { $count ->
        [none] życie
        [one] życie
       *[other] życia
    }
symbol-charge = ↯
    .name = { $count ->
        [none] Ładunek
        [one] Ładunek
        [few] Ładunki
       *[many] Ładunków
    }

## Rzeczy, które pytają, choć nie są elementami gry

thing-exhaustion = Wyczerpanie
thing-unseen = Nieznana

## Rodzaje elementów, jeden i wiele

kind-gem = Klejnot
kind-relic = Artefakt
kind-spell = Zaklęcie
kind-attack = Atak
kind-minion = Poplecznik
kind-power = Moc
kind-mage = Mag Bram
kind-nemesis = Nemezis
kind-difficulty = poziom trudności
kind-preset = sugerowany rynek
kind-component = w pudełku
kinds-gem = Klejnoty
kinds-relic = Artefakty
kinds-spell = Zaklęcia
kinds-nemesis = Nemezis
kinds-mage = Magowie Bram
kinds-minion = Poplecznicy
kinds-power = Moce
kinds-attack = Ataki

## Czym są teksty elementu

attribute-text = Efekt
attribute-text-spell = Aktywacja
attribute-text-minion = TRWAŁY
attribute-text-power = MOC
attribute-text-mage = Zdolność
attribute-prepped = Gdy przygotowane
attribute-gain = Przy pozyskaniu
attribute-title = Tytuł
attribute-ability = Zdolność
attribute-lore = Opowieść
attribute-unleash = Wyzwolenie
attribute-rules = Zasady
attribute-setup = Przygotowanie
attribute-increased = Trudniejszy Wariant
attribute-loss = Przegrana
attribute-immediately = NATYCHMIAST
attribute-continuous = Dopóki w grze
attribute-todiscard = ABY ODRZUCIĆ

## Fazy

phase-setup = przygotowanie
phase-turn_start = początek tury
phase-corruptions = Spaczenia
phase-casting = faza aktywacji
phase-casting_end = koniec fazy aktywacji
phase-main = faza główna
phase-main_end = koniec fazy głównej
phase-draw = faza dobierania
phase-nemesis_main = faza główna Nemezis
phase-nemesis_draw = faza dobierania Nemezis
phase-nemesis_end = koniec tury Nemezis

## Jak kończy się gra

side-team = Magowie
side-nemesis = Nemezis
stage-round = Runda { $round } · życie: Nemezis { $nemesis }, Gravehold { $gravehold }
outcome-nemesis-defeated = Życie Nemezis spada do zera.
outcome-nemesis-outlasted = Nemezis nie ma już kart ani w talii, ani w grze.
outcome-gravehold-fallen = Gravehold upada.
outcome-all-exhausted = Wszyscy Magowie są wyczerpani.

## Pytania

prompt-main = Faza główna: co robisz?
prompt-casting = Faza aktywacji: które Zaklęcie aktywujesz?
question-discard_order = Faza dobierania: w jakiej kolejności odrzucasz zagrane karty
prompt-discard_order = Faza dobierania: która zagrana karta trafia teraz na twój stos kart odrzuconych? Talii się nie tasuje, więc kolejność ma znaczenie.
prompt-target = { $source } zadaje { $amount } [damage]. Komu?
prompt-player = { $source }: wybierz gracza.
prompt-suffer = { $source }: kto otrzymuje { $amount } [damage]?
prompt-focuser = { $source }: kto wzmacnia Bramę?
prompt-player-wild = Dobrano kartę X: kto rozegra tę turę?
prompt-or = { $source }: który z efektów?
prompt-may = { $source }: czy chcesz skorzystać z efektu?
prompt-ability = Dobrano kartę „{ $card }”. Czy { $mage } używa teraz zdolności?
prompt-discard = { $source }: wybierz kartę do odrzucenia{ $left ->
        [1] .
       *[other] { " " }(zostało: { $left }).
    }
prompt-destroy = { $source }: wybierz kartę do zniszczenia{ $left ->
        [1] .
       *[other] { " " }(zostało: { $left }).
    }
prompt-discard_together = { $source }: wybierzcie wspólnie kartę do odrzucenia{ $left ->
        [1] .
       *[other] { " " }(zostało: { $left }).
    }
prompt-corruption = Które Spaczenie rozpatrujesz{ $left ->
        [one] ?
       *[other] { " " }jako następne? Na ręce: { $left }.
    }
prompt-destroy_breach = { $source }: która Brama zostaje zniszczona?
prompt-cast_spell = { $source }: które przygotowane Zaklęcie zostaje aktywowane?
prompt-discard_spell = { $source }: które przygotowane Zaklęcie zostaje odrzucone?
prompt-spell_order = { $source }: odrzucasz je wszystkie. Które przygotowane Zaklęcie trafia teraz na twój stos kart odrzuconych? Talii się nie tasuje, więc kolejność ma znaczenie.
prompt-destroy_spell = { $source }: które przygotowane Zaklęcie zostaje zniszczone?
prompt-focus_breach = { $source }: która Brama zostaje wzmocniona?
prompt-choose_card = { $source }: wybierz kartę{ $left ->
        [1] .
       *[other] { " " }(zostało: { $left }).
    }
prompt-take_card = { $source }: którą kartę bierzesz{ $left ->
        [one] ?
       *[other] { " " }(najwyżej { $left })?
    }
prompt-pile = { $source }: wybierz stos zasobów.
prompt-turn_card = { $source }: wybierz kartę tury{ $left ->
        [1] .
       *[other] { " " }(zostało: { $left }).
    }
prompt-put_back = { $source }: na wierzchu talii tur leży „{ $turn_card }”. Dokąd trafia ta karta?
prompt-keep_or_throw = { $source }: na wierzchu twojej talii leży „{ $card }”. Czy ta karta tam zostaje?

## Odpowiedzi

option-play = Zagraj: { $card }
option-prep = Przygotuj: { $card } → { $breach }
group-prep-card = Przygotuj: { $card }. Na której Bramie?
option-gain = Pozyskaj: { $card }
group-gain = Pozyskaj kartę: którą?
option-charge = Pozyskaj Ładunek
option-focus = Wzmocnij: { $breach }
option-open = Otwórz: { $breach }
option-prepped = Użyj „Gdy przygotowane”: { $card } ({ $breach })
option-to_discard = Pozbądź się karty: { $card } (ABY ODRZUCIĆ)
option-ability = Użyj zdolności: { $seat }
option-end_turn = Zakończ turę
option-cast = Aktywuj: { $card } ({ $breach })
option-done = Nie aktywuj już niczego
option-discard = Odrzuć: { $card }
option-rest = Odrzuć resztę w kolejności zagrania
option-target = { $target }
option-player = { $seat }
option-or = { $key }
option-yes = Tak
option-no = Nie
option-none = Rezygnuję
option-use = Użyj
option-pass = Nie teraz
option-card = { $card }
option-discarded = { $card } ({ $place }. od spodu stosu kart odrzuconych)
option-breach = { $breach } ({ $seat })
option-spell = { $card } ({ $seat }, { $breach })
option-pile = { $card }
option-turn_card = { $turn_card }
option-top = Na wierzch
option-bottom = Na spód
option-keep = Zostaje na wierzchu talii
option-throw = Trafia na stos kart odrzuconych
option-hand_card = { $card } (ręka: { $seat })

## Co się dzieje

event-round = Runda { $round }: karty tur zostają potasowane.
event-turn-card = Tura { $turn }. Karta tury: { $turn_card }.
event-reveal-turn-card = Na wierzchu talii tur leży „{ $turn_card }”.
event-turn = { $seat } rozgrywa turę.
event-play = { $seat } zagrywa kartę „{ $card }”.
event-aether = { $seat } pozyskuje { $amount } [aether].
event-aether-gem-only = { $seat } pozyskuje { $amount } [aether] tylko na Klejnoty.
event-aether-spell-only = { $seat } pozyskuje { $amount } [aether] tylko na Zaklęcia.
event-gain = { $seat } pozyskuje kartę „{ $card }”.
event-charge = { $seat } pozyskuje 1 [charge] i ma teraz { $charges }.
event-lose-charges = { $seat } traci { $amount } [charge].
event-focus = { $seat } wzmacnia Bramę { ROMAN($breach_number) }.
event-open = { $seat } otwiera Bramę { ROMAN($breach_number) }.
event-prep = { $seat } przygotowuje Zaklęcie „{ $card }” na Bramie { ROMAN($breach_number) }.
event-cast = { $same ->
        [yes] { $seat } aktywuje Zaklęcie „{ $card }”.
       *[no] { $seat } aktywuje Zaklęcie „{ $card }” (właściciel: { $owner }).
    }
event-prepped-effect = { $seat } korzysta z efektu „Gdy przygotowane” Zaklęcia „{ $card }”.
event-to-discard = { $seat } pozbywa się karty „{ $card }” (ABY ODRZUCIĆ).
event-ability = { $seat } używa zdolności.
event-draw = { $seat } dobiera kartę „{ $card }”.
event-turn-over = { $seat } odwraca stos kart odrzuconych: nowa talia liczy { $amount ->
        [one] { $amount } kartę.
        [few] { $amount } karty.
       *[many] { $amount } kart.
    }
event-discard = { $seat } odrzuca kartę „{ $card }”.
event-discard-spell = { $seat } odrzuca przygotowane Zaklęcie „{ $card }”.
event-destroy = { $seat } niszczy kartę „{ $card }”.
event-destroy-breach = { $seat } traci Bramę { ROMAN($breach_number) }: zostaje zniszczona.
event-damage = { $target } otrzymuje { $amount } [damage], zostaje { $left } [life].
event-heal = { $target } odzyskuje { $amount } [life] i ma teraz { $left }.
event-prevented = { $target }: osłona zatrzymuje { $amount } [damage].
event-exhausted = { $seat } traci resztę życia: wyczerpanie!
event-nemesis-draws = Nemezis dobiera kartę „{ $card }”.
event-enters-play = „{ $card }” wchodzi do gry z { $amount ->
        [one] { $amount } żetonem.
       *[other] { $amount } żetonami.
    }
event-minion-enters-play = „{ $card }” wchodzi do gry i ma { $life } [life].
event-leaves-play = „{ $card }” opuszcza grę.
event-immediately = „{ $card }” działa NATYCHMIAST.
event-persistent = „{ $card }”: efekt TRWAŁY.
event-token = „{ $card }” traci żeton Mocy, { $left ->
        [one] zostaje { $left }.
        [few] zostają { $left }.
       *[many] zostaje { $left }.
    }
event-power = „{ $card }”: MOC zostaje rozpatrzona.
event-unleash = Wyzwolenie!
event-corruption = { $seat } rozpatruje Spaczenie „{ $card }”.
event-shuffle-deck = { $seat } tasuje talię.
event-reveal-card = { $seat } odkrywa kartę „{ $card }”.
event-to-hand = { $seat } bierze na rękę kartę „{ $card }”.
event-on-top = { $seat } kładzie na wierzchu talii kartę „{ $card }”.
event-turn-card-bottom = Karta tury „{ $turn_card }” trafia na spód talii tur.
event-turn-card-shuffled = Karta tury „{ $turn_card }” zostaje wtasowana do talii tur.
event-turn-deck-ordered = { $seat } układa talię tur.
event-warded = Karta „{ $card }” zostaje powstrzymana i odrzucona bez efektu.
event-shielded = { $mage } osłania wszystkich: w tej turze gracze i Gravehold nie otrzymują obrażeń.
event-won = Zwycięstwo! { $reason }
event-lost = Przegrana. { $reason }

## Dlaczego nie

reason-need-aether = Koszt to { $cost } [aether], a do wydania jest { $have } [aether].
    .together = Koszt jest wyższy niż eter do wydania.
    .each = { $have } z { $cost } [aether]
reason-pile-empty = Ten stos jest pusty.
reason-charges-full = Wszystkie pola Ładunków są już zapełnione ({ $slots }).
reason-not-charged = Zdolność kosztuje { $slots } [charge], a masz { $have } [charge].
    .together = Zdolność wymaga więcej Ładunków, niż jest.
    .each = { $have } z { $slots } [charge]
reason-ability-timing = Tej zdolności używa się w innym momencie.
reason-breach-open = { $breach } jest już otwarta.
    .together = Brama jest już otwarta.
reason-breach-closed = { $breach } jest zamknięta i nie została w tej turze wzmocniona.
    .together = Brama jest zamknięta i nie została w tej turze wzmocniona.
reason-breach-occupied = Na Bramie { ROMAN($breach_number) } leży już Zaklęcie.
    .together = Na Bramie leży już Zaklęcie.
reason-used-this-turn = Tego efektu już w tej turze użyto.
reason-no-prepped-spell = Nikt nie ma przygotowanego Zaklęcia.
reason-nobody-has-gone = Na stosie odrzuconych kart tur nie ma karty żadnego z graczy.
reason-casting-first = To należy do fazy głównej, a trwa jeszcze faza aktywacji.
reason-must-cast = Najpierw trzeba aktywować Zaklęcia z zamkniętych Bram.
reason-no-gem-played = W tej turze nie zagrano jeszcze Klejnotu.
reason-need-charges = To kosztuje { $cost } [charge], a masz { $have } [charge].
    .together = Potrzeba więcej Ładunków, niż jest.
    .each = { $have } z { $cost } [charge]
reason-need-cards = { $cost ->
        [one] Potrzeba { $cost } karty z ręki
       *[other] Potrzeba { $cost } kart z ręki
    }, a { $have ->
        [one] jest { $have }.
        [few] są { $have }.
       *[many] jest { $have }.
    }
    .together = Potrzeba więcej kart z ręki, niż jest.
    .each = { $have } z { $cost }
reason-need-costly-cards = Potrzeba karty z ręki o koszcie co najmniej { $cost } [aether].
    .together = Potrzeba droższej karty z ręki.
    .each = co najmniej { $cost } [aether]
reason-need-costly-spells = { $needed ->
        [one] Potrzeba { $needed } przygotowanego Zaklęcia
       *[other] Potrzeba { $needed } przygotowanych Zaklęć
    } o koszcie co najmniej { $cost } [aether], a { $have ->
        [one] jest { $have }.
        [few] są { $have }.
       *[many] jest { $have }.
    }
    .together = Potrzeba więcej dość drogich przygotowanych Zaklęć.
    .each = { $have } z { $needed }, każde co najmniej { $cost } [aether]

## Obraz stołu w terminalu

picture-part-b = Nemezis i Gravehold
picture-part-p = rynek zasobów
picture-part-m = wszyscy Magowie
picture-legend = ○ Brama otwarta   ▶▼◀▲ zamknięta: żółta sekcja   ● żeton Mocy   ▸ czyja tura
picture-market = Rynek zasobów
picture-nemesis-deck = Talia { $tiers } · odrzucone { $discarded }
picture-resolving = ▸ rozpatrywana karta: { $card }
picture-turn = Runda { $round }, tura { $turn }: { $phase }
picture-turns-drawn = Tury za nami: { $cards }
picture-turns-left = Tury przed nami: { $cards }
picture-turns-known = Następne na pewno: { $cards }
picture-turn-card-nemesis = N
picture-turn-card-wild = X
picture-aether = Eter: { $amount } [aether]
picture-aether-gem = i { $amount } [aether] tylko na Klejnoty
picture-aether-spell = i { $amount } [aether] tylko na Zaklęcia
picture-discount = Następne wzmocnienie lub otwarcie: o { $amount } [aether] taniej
picture-double-prep = Otwarte Bramy mieszczą w tej turze po dwa Zaklęcia
picture-shielded = Gracze i Gravehold nie otrzymują w tej turze obrażeń
picture-exhausted = WYCZERPANIE
picture-open = otwarta
picture-prices = wzm. { $focus }[aether] otw. { $open }[aether]
picture-focused = wzmocniona
picture-hand = Ręka
picture-played = Zagrane
picture-deck = Talia
picture-deck-and-discard = { $deck } · odrzucone { $discard }
picture-discard-top = { $count }, wierzch { $top }

## Wartości elementów

fact-starter = karta początkowa
fact-tier = poziom { $tier }
fact-power = MOC { $power }
fact-difficulty = trudność { $rating }

## Opcje za jednym zamachem

batch-all-gems = { $count ->
    [2] Zagraj oba Klejnoty
    [few] Zagraj wszystkie { $count } Klejnoty
   *[many] Zagraj wszystkie { $count } Klejnotów
}
# Inne na ręce o coś pytają, gdy się je zagrywa.
batch-plain-gems = Zagraj { $count ->
    [few] { $count } zwykłe Klejnoty
   *[many] { $count } zwykłych Klejnotów
}

## Przy opcjach

remark-price = { $aether } [aether]
remark-aether = { $aether } [aether]
remark-gems-only = + { $aether } [aether] na Klejnoty
remark-spells-only = + { $aether } [aether] na Zaklęcia
remark-ability = { $ability }
remark-in-vain = teraz nic by nie dała
remark-to-discard = { $condition }
remark-nemesis = { $target }, { $life } [life]
remark-life = { $life } [life]
remark-standing = { $life } [life] { $charges } [charge]
remark-count = ×{ $count }
remark-hit = { $target }, zostanie { $left } [life]
remark-left = zostanie { $left } [life]
remark-dies = ginie
remark-falls = wyczerpanie
remark-unhurt = osłona, nic się nie stanie
remark-city = trafia w Gravehold, zostanie { $left } [life]
