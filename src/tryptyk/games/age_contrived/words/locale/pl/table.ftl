### Wiek cudów: o co stół pyta i czego odmawia, oraz słowa, które temu towarzyszą. Odpowiedzi są w options.ftl, a to,
### co się dzieje, w events.ftl. Miejsca w komunikatach nazywa vocabulary.py.

title = Wiek cudów

## Symbole: co w tekstach stoi zamiast [compass] i tym podobnych

symbol-compass = ✛
    .name = { $count ->
        [none] kompas
        [one] kompas
        [few] kompasy
       *[many] kompasów
    }
symbol-magnet = ∩
    .name = { $count ->
        [none] magnes
        [one] magnes
        [few] magnesy
       *[many] magnesów
    }
symbol-rose = ✿
    .name = { $count ->
        [none] róża
        [one] róża
        [few] róże
       *[many] róż
    }
symbol-primal = ◆
    .name = { $count ->
        [none] pierwotna energia
        [one] pierwotna energia
        [few] pierwotne energie
       *[many] pierwotnych energii
    }
symbol-any = ◇
    .name = { $count ->
        [none] energia dowolnego rodzaju
        [one] energia dowolnego rodzaju
        [few] energie dowolnego rodzaju
       *[many] energii dowolnego rodzaju
    }
symbol-boot = »
    .name = { $count ->
        [none] but
        [one] but
        [few] buty
       *[many] butów
    }
symbol-monument = ▲
    .name = monument
symbol-pillar = ‖
    .name = filar
symbol-points = ★
    .name = PZ

## Rodzaje elementów, pojedynczo i razem

kind-energy = energia
kind-track = tor
kind-region = region
kind-space = pole
kind-path = uszkodzona ścieżka
kind-pillar = filar cywilizacji
kind-monument = monument
kind-section = fragment monumentu
kind-benefit_token = kafelek premii
kind-achievement = osiągnięcie
kind-pool_space = miejsce na kafel w Puli
kind-neutral_bridge = neutralny most
kind-character = postać
kind-ability = zdolność
kind-bridge = most
kind-quick_start = karta szybkiego startu
kind-tile = kafel transmutujący
kind-upgraded_tile = ulepszony kafel transmutujący
kind-action_tile = kafelek akcji
kind-upgraded_action = kafelek ulepszonej akcji
kind-conduit = przekaźnik
kind-difficulty = poziom trudności
kind-progress_track = tor osiągnięcia
kind-criterion = kryterium wyboru rodzaju tury
kind-wheel_section = sekcja koła premii
kind-solo_side = karta postaci solo
kind-automa_card = karta automy
kind-component = w pudełku
kinds-energy = Energie
kinds-track = Tory
kinds-region = Regiony
kinds-space = Pola
kinds-path = Uszkodzone ścieżki
kinds-pillar = Filary cywilizacji
kinds-monument = Monumenty
kinds-section = Fragmenty monumentów
kinds-benefit_token = Kafelki premii
kinds-achievement = Osiągnięcia
kinds-pool_space = Miejsca na kafle w Puli
kinds-neutral_bridge = Neutralne mosty
kinds-character = Postacie
kinds-ability = Zdolności
kinds-bridge = Mosty
kinds-quick_start = Karty szybkiego startu
kinds-tile = Kafle transmutujące
kinds-upgraded_tile = Ulepszone kafle transmutujące
kinds-action_tile = Kafelki akcji
kinds-upgraded_action = Kafelki ulepszonych akcji
kinds-conduit = Przekaźniki
kinds-difficulty = Poziomy trudności
kinds-progress_track = Tory osiągnięć
kinds-criterion = Kryteria wyboru rodzaju tury
kinds-wheel_section = Sekcje koła premii
kinds-solo_side = Karty postaci solo
kinds-automa_card = Karty automy
kinds-component = W pudełku

## Czym są teksty elementu

attribute-text = Opis
attribute-text-achievement = Wymaganie
attribute-text-ability = Zdolność
attribute-text-action_tile = Akcje
attribute-text-upgraded_action = Akcje
attribute-text-benefit_token = Premia
attribute-text-solo_side = Zdolności
attribute-text-automa_card = Na karcie

## Jak kończy się gra

side-automa = Automa
side-automa_aureon = { thing-aureon } (automa)
side-automa_ignotas = { thing-ignotas } (automa)
side-automa_multanec = { thing-multanec } (automa)
side-automa_rusne = { thing-rusne } (automa)
side-automa_freyith = { thing-freyith } (automa)
stage-turn = { $turn ->
    [0] Przed pierwszą turą
   *[other] Tura { $turn }
}
outcome-built = Ostatni fragment ostatniego monumentu jest zbudowany.
outcome-stalled = Gra utknęła: osiągnięto limit tur.

## Końcowa punktacja

score-gained = W pełni zdobyte rodzaje energii
    .help = Rodzaj energii liczy się dopiero wtedy, gdy obie jego energie opuściły rezerwę: lepiej zdobyć drugą, niż zaczynać następny rodzaj.
score-monuments = Monumenty
    .help = Trzy energie związane z jednym monumentem dają 12 punktów, jedna tylko 3: warto wracać do tych samych monumentów.
score-pillars = Filary cywilizacji
    .help = Filary liczą się razem, a każda następna energia jest na nich warta więcej niż poprzednia.
score-bridge_3 = Most poziomu III
    .help = Most poziomu III punktuje tylko na mapie: połóż go między regionami, w których masz wiele związanych energii.
score-achievements_left = Osiągnięcia, lewe pola
    .help = Lewe pole daje 2 punkty za każdą związaną energię swojego rodzaju: ten rodzaj warto wiązać najpierw.
score-achievements_right = Osiągnięcia, prawe pola
    .help = Każde prawe pole osiągnięcia to 5 punktów, niezależnie od rodzaju energii.
score-pool = Energia w Puli
    .help = Każda energia w Puli to punkt: co leży tam na końcu, nie przepada.
score-wind = Boski wiatr

## Pytania: przed pierwszą turą

prompt-arrange = Początkowa energia, w tajemnicy: gdzie kładziesz następną? { $left ->
        [one] To już ostatnia.
        [few] Zostały { $left }.
       *[many] Zostało { $left }.
    } Górne rzędy zasilają monumenty, dolne opłacają akcje.
prompt-set_aside = Którą energię wysyłasz do Puli? Pomoże zapłacić za pierwszy nowy kafel, a do odsłonięcia pozostaje tajna.
prompt-draft = Który neutralny most kładziesz i na której ścieżce? Jego premię dostanie każdy, kto na niego wejdzie.

## Pytania: tury

prompt-choose_turn = Twoja tura. Rozwiń kanał: wsunie się nowy kafel, który zapełnisz. Albo działaj, płacąc za akcje energią z dolnych rzędów. Co robisz?
prompt-second_tile = Twój żeton kanału jest naładowany. Wyczerpujesz go, by wsunąć także drugi kafel?
prompt-conduits = Twoje przekaźniki pasują do kafli pod nimi. Którego ruchu używasz najpierw?
prompt-fill = Jaką energię kładziesz na kaflu i w którym rzędzie? Górne rzędy zasilają monumenty, dolne opłacają akcje.
prompt-wind = Boski wiatr uzupełnia dwa kafle: które?
prompt-refill = Możesz uzupełnić jeden ze swoich kafli: który?
prompt-patron_build = Masz żeton opiekuna. Czy budujesz wierzchni fragment któregoś monumentu, choćby niezapełniony? Każdy, kto ma na nim energię, bierze nagrodę i tę energię zbiera; nikt niczego za niego nie wiąże.
prompt-actions = Jeszcze jedna akcja? Wyczerp energię z dolnego rzędu albo zakończ turę.
prompt-end_turn = Twoja tura dobiega końca. Dopóki jej nie zakończysz, możesz jeszcze cofać swoje wybory.
prompt-any_tile = Możesz użyć dowolnego kafelka akcji: którego?
prompt-use = { $action }: którą akcję wykonujesz?
prompt-place = Do położenia: { $bag }. Co trafia dokąd? Ukończony fragment zostanie zbudowany na końcu tury; energia na osiągnięciu zostaje tam do końca gry.
prompt-lift = Reorganizacja: którą energię podnosisz? { $left ->
        [one] Możesz podnieść jeszcze 1.
       *[other] Możesz podnieść jeszcze { $left }.
    }
prompt-claim = Który kafel pozyskujesz? Masz na to w Puli { $left ->
        [one] { $left } energię.
        [few] { $left } energie.
       *[many] { $left } energii.
    }
prompt-pay_pool = Którą ze swoich energii w Puli wydajesz? Do zapłacenia { $price ->
        [one] została jeszcze { $price }
        [few] zostały jeszcze { $price }
       *[many] zostało jeszcze { $price }
    }, a każda, która tam zostanie, jest na końcu warta 1 [points].
prompt-replace = Nowy nabytek: { $tile }. Który z twoich siedmiu kafli zastępuje? Dawny opuszcza grę, a leżąca na nim energia zostaje wyczerpana.
prompt-contribute = Z Puli ubył kafel. Czy dokładasz tam energię ze swojej wyczerpanej puli? Zapłaci za kafle, a na końcu jest warta 1 [points].
prompt-borrow = Twoja wyczerpana pula jest pusta. Skąd zamiast tego bierzesz energię?

## Pytania: ruch

prompt-move = Dokąd idzie twoja postać? { $left ->
        [0] Pól już nie ma, ale wciąż można związać energię ze szczytu toru.
        [one] Zostało { $left } pole.
        [few] Zostały { $left } pola.
       *[many] Zostało { $left } pól.
    }
prompt-track = Co robisz { $track_on }? { $left ->
        [0] Kroków już nie ma, ale wciąż można związać energię ze szczytu toru.
        [one] Został { $left } krok.
        [few] Zostały { $left } kroki.
       *[many] Zostało { $left } kroków.
    }
prompt-cross = Twoja postać dociera do mostu. To { $bridge }. Czy bierzesz jego premię?
prompt-teleport_region = Teleportacja: do którego regionu?
prompt-teleport_space = Teleportacja: na które pole?
prompt-teleport_facing = Teleportacja: w którą stronę zwraca się twoja postać?
prompt-wherever = Ruch o najwyżej { $spaces }, w całości postacią albo na jednym torze: jak go wykorzystujesz?
prompt-choose_track = Ruch o najwyżej { $steps ->
        [one] { $steps } krok:
        [few] { $steps } kroki:
       *[many] { $steps } kroków:
    } na którym torze?

## Pytania: premie

prompt-gain_any = Jaką energię zdobywasz z rezerwy? Druga tego samego rodzaju doładowuje żeton kanału, a w pełni zdobyte rodzaje dają na końcu punkty.
prompt-bridge = Gdzie kładziesz swój most i którą stroną do góry? Jego premię dostanie każdy, kto na niego wejdzie, a zakryta nim zdolność stanie się aktywna.
prompt-upgrade = Który kafelek ulepszonej akcji bierzesz? Zostanie na swojej pozycji do końca gry.
prompt-conduit = Jaki przekaźnik bierzesz i nad którą pozycją go kładziesz? Zostanie tam i da ruch zawsze, gdy kafel pod nim będzie miał jego symbol.
prompt-benefit = Z którego kafelka premii na planszy korzystasz?

## Pytania: fragmenty

prompt-next_section = Ukończonych fragmentów jest kilka. Który rozpatrujesz teraz?
prompt-share = { $section }: jaką nagrodę bierzesz, energię czy kafelek premii? Swoją energię z fragmentu zbierasz przed nagrodą albo po niej.
prompt-set_apart = Fragment { $monument } to twoje dzieło. Którą ze swoich energii z niego wiążesz? Pozostałe zbierasz.
prompt-clear = Zbierasz swoją energię z fragmentu { $monument }. Którą teraz i czy ją aktywujesz?
prompt-attach = Kładziesz { $energy } na maszynie: na którym pustym polu?
prompt-refill_order = Koniec tury: co robisz najpierw?

## Pytania: zdolności

prompt-ignotas_1 = Na pozycję 2 trafia pierwotna energia. Czy doładowujesz żeton kanału?
prompt-rearrange = Nowy porządek w maszynie: którą energię przekładasz teraz?
prompt-rearrange_to = Przekładasz { $energy } z pozycji { $position }: dokąd?
prompt-multanec_1 = Twoja pierwotna energia może pociągnąć za sobą inną, na fragment { $monument }. Jaką i na które pole?
prompt-multanec_2 = Energia związana. Ruszasz postacią o 1 pole czy doładowujesz żeton kanału?
prompt-multanec_3 = Twoja postać wkroczyła do regionu: możesz położyć energię z wyczerpanej puli. Jaką i gdzie?
prompt-rusne_2 = Jedna ze zdobytych energii może trafić na aktywny kafel. Która i gdzie? Pozostałe się wyczerpuje.
prompt-shift_conduits = Twoja postać wkroczyła do regionu: który przekaźnik zmienia miejsce?
prompt-freyith_3 = Twoja postać wkroczyła do regionu: która związana energia idzie za nią?
prompt-freyith_to = Przenosisz { $energy }: dokąd? Energia przez cały czas pozostaje związana.

## Pytania, na które odpowiedź można zostawić na stałe, z nazwy

question-contribute = Po pozyskaniu: czy dokładasz energię do Puli
question-fill = W cudzych turach: jaką energią uzupełniasz kafel
question-refill = W cudzych turach: który kafel uzupełniasz
question-share = W cudzych turach: jaką nagrodę bierzesz za fragment
question-rusne_2 = W cudzych turach: którą zdobytą energię zatrzymujesz na kaflu
question-clear = W cudzych turach: czy aktywujesz zbieraną energię
question-cross = W cudzych turach: czy bierzesz premię mostu
question-ignotas_1 = W cudzych turach: czy doładowujesz żeton kanału
question-rearrange = W cudzych turach: nowy układ energii w maszynie
question-multanec_2 = W cudzych turach: co robisz po związaniu energii
question-multanec_3 = W cudzych turach: gdzie kładziesz energię za wejście do regionu
question-freyith_3 = W cudzych turach: którą związaną energię przenosisz do regionu
question-shift_conduits = W cudzych turach: które przekaźniki zmieniają miejsce

## Dlaczego nie

reason-no-energy-below = W dolnych rzędach twoich aktywnych kafli nie ma energii, a akcję trzeba nią opłacić.
reason-no-bridge = Na tej uszkodzonej ścieżce nie ma mostu.
reason-achieved-already = Na tym osiągnięciu masz już energię.
reason-kind-used = Na którymś osiągnięciu masz już energię tego rodzaju: { $kind }.
    .together = Na którymś osiągnięciu masz już energię tego rodzaju.
reason-space-taken = To pole punktowania jest zajęte.
reason-requirement-not-met = Wymaganie nie jest spełnione: potrzeba { $least }, a masz { $have }.
    .together = Wymaganie nie jest spełnione.
    .each = { $have } z { $least }
reason-pool-empty = W Puli nie ma już kafli.
reason-need-energy-in-pool = Najtańszy kafel kosztuje { $cost ->
        [one] { $cost } energię
        [few] { $cost } energie
       *[many] { $cost } energii
    } z Puli, a masz tam { $have }.
