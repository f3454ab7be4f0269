### Wiek cudów: co się dzieje, tak jak opowiada o tym dziennik gry.

## Przed pierwszą turą

event-revealed = { $seat } odsłania maszynę i posyła do Puli: { $bag }.
event-draft = { $path }: { $seat } kładzie tu neutralny { $bridge }.

## Tury

event-turn = Gra { $seat }, tura { $turn }.
event-insert = { $seat } rozwija kanał: wsuwa się { $tile }, wypada { $out }.
event-exhaust = { $seat } wyczerpuje energię: { $bag }.
event-fill = { $seat } kładzie { $energy } na kaflu na pozycji { $position }.
event-wind = { $seat } wydaje boski wiatr.
event-refill-earned = { $seat } uzupełni kafel na końcu tury.
event-refill = { $seat } uzupełnia kafel na pozycji { $position }.
event-pay = { $seat } wyczerpuje { $energy } na akcję z pozycji { $position }.
event-deploy = { $seat } rozstawia energię z pozycji { $position }.
event-recharge = { $seat } doładowuje żeton kanału.
event-lift = { $seat } podnosi { $energy }.
event-pool = { $seat } kładzie { $energy } w Puli.
event-spend = { $seat } płaci z Puli: { $bag }.
event-claim = { $seat } zamienia kafle: przybywa { $tile }, ubywa { $out }.
event-draw-tile = W Puli pojawia się { $tile }.
event-borrow = { $seat } ma pustą wyczerpaną pulę i bierze { $energy } z innego miejsca.

## Ruch i wiązanie

event-step = { $seat } idzie dalej: { $place }.
event-skip = { $seat } pomija zajęte pole: { $place }.
event-teleport = { $seat } teleportuje się: { $place }.
event-triggered = { $seat } wkracza do nowego regionu: zdolność zadziała na końcu tury.
event-crossing = { $seat } bierze premię mostu. To { $bridge }.
event-enter = { $seat } kładzie { $energy } { $track_onto }.
event-advance = { $seat } dochodzi { $track_on } do pola { $space }.
event-bind = { $seat } wiąże { $energy } { $bound_to }.
event-patron = { $seat } bierze żeton opiekuna { $monument }.
event-catch-wind = { $seat } wyczerpuje energię ze szczytu toru i odzyskuje boski wiatr.
event-achieve = { $seat } wiąże { $energy } z osiągnięciem „{ $achievement }”.

## Premie

event-gain = { $seat } zdobywa { $energy }.
event-place-bridge = { $path }: { $seat } kładzie tu { $bridge }. Strona { $face }.
event-return-bridge = { $bridge } wraca na planszę postaci i znów zakrywa zdolność. Traci ją { $seat }.
event-remove-bridge = { $seat } usuwa z gry { $bridge }.
event-upgrade = { $seat } zyskuje kafelek ulepszonej akcji „{ $action }”.
event-conduit = { $seat } zyskuje { $conduit } ({ $amount ->
        [one] { $amount } symbol
        [few] { $amount } symbole
       *[many] { $amount } symboli
    }), miejsce { $position }.
event-benefit = { $seat } korzysta z kafelka premii „{ $token }”.

## Fragmenty

event-build = { $seat } kładzie { $energy } na fragmencie { $monument }.
event-completed = { $seat } kończy fragment. Gotowe: { $section }.
event-patron-build = { $seat } buduje wierzchni fragment { $monument } dzięki żetonowi opiekuna.
event-resolve = Czas na rozpatrzenie: { $section }.
event-energy-reward = { $seat } bierze w nagrodę energię. Za co: { $section }.
event-activate = { $seat } aktywuje { $energy }.
event-built = Zbudowano: { $section }.
event-last-section = Stoi ostatni fragment. Rundę dogrywa się do końca i gra się kończy.

## Zdolności

event-ability = { $seat } korzysta ze zdolności III.
event-rearrange = { $seat } przekłada { $energy } na pozycję { $position }.
event-shift-conduit = { $seat } przekłada { $conduit } na pozycję { $position }.
event-shift-bound = { $seat } przenosi { $energy } { $to }.
