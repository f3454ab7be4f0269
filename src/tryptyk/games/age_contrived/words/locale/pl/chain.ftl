### Wiek cudów: co się właśnie rozpatruje i co czeka dalej. Najpierw kto to robi, potem czego to dotyczy.

chain-why-finished = Fragment kończy { $who }.
chain-why-patron = Fragment buduje dzięki żetonowi opiekuna { $who }.

task-section = Rozpatrzenie: { $thing }. Fragment kończy { $who }.
task-build = Budowa: { $thing }. Energię wiąże { $who }.
task-share = { $who } wybiera nagrodę i zbiera energię z fragmentu.
task-build_only = Budowa: { $thing }. Nikt nic nie wiąże.
task-clear = { $who } zbiera energię z fragmentu. { $amount ->
        [one] Została { $amount }.
        [few] Zostały { $amount }.
       *[many] Zostało { $amount }.
    }
task-wherever = { $who } wykonuje wybrany ruch, najwyżej o { $amount }.
task-move = { $who } idzie dalej. { $amount ->
        [one] Zostało { $amount } pole.
        [few] Zostały { $amount } pola.
       *[many] Zostało { $amount } pól.
    }
task-track = { $who } kontynuuje ruch. To { $thing }. { $amount ->
        [one] Został { $amount } krok.
        [few] Zostały { $amount } kroki.
       *[many] Zostało { $amount } kroków.
    }
task-cross = { $who } może wziąć premię mostu. To { $thing }.
task-place = { $who } kładzie energię. W ręce: { $amount }.
task-lift = { $who } może podnieść energię, najwyżej { $amount }, i kładzie ją na nowo.
task-attach = { $who } kładzie aktywowany magnes na kaflu.
task-gain_any = { $who } zdobywa energię dowolnego rodzaju.
task-bridge = { $who } kładzie most.
task-upgrade = { $who } bierze kafelek ulepszonej akcji.
task-conduit = { $who } bierze przekaźnik.
task-free_tile = { $who } bierze skrajny prawy kafel z Puli.
task-benefit = { $who } korzysta z kafelka premii z planszy.
task-choose_track = { $who } wykonuje ruch na torze, najwyżej { $amount ->
        [one] { $amount } krok.
        [few] { $amount } kroki.
       *[many] { $amount } kroków.
    }
task-claim = { $who } pozyskuje kafle.
task-pay_pool = { $who } płaci z Puli. Do zapłaty: { $amount }.
task-replace = { $who } wkłada do maszyny { $thing }.
task-slide = Kafle w Puli zsuwają się w prawo, a inni mogą dołożyć energię.
task-contribute = { $who } może dołożyć energię do Puli.
task-refill = { $who } uzupełnia kafel.
task-fill = { $who } dalej napełnia kafle.
task-refills = Na końcu tury { $who } uzupełnia { $amount ->
        [0] kafel odłożoną energią.
        [one] { $amount } kafel.
        [few] { $amount } kafle.
       *[many] { $amount } kafli.
    }
task-level_3 = { $who } korzysta ze zdolności III.
task-conduit_step = { $who } dostaje ruch z przekaźników.
task-fill_step = { $who } napełnia wsunięte kafle.
task-patron_build = { $who } może zbudować fragment dzięki żetonowi opiekuna.
task-actions = { $who } może wykonać kolejne akcje.
task-any_tile = { $who } używa dowolnego kafelka akcji.
task-use = { $who } wykonuje resztę akcji. To { $thing }.
task-ignotas_1 = { $who } może doładować żeton kanału.
task-multanec_1 = { $who } może dołożyć do fragmentu jeszcze jedną energię.
task-multanec_2 = { $who } po związaniu energii może zrobić 1 krok albo doładować żeton kanału.
task-multanec_3 = { $who } za wejście do nowego regionu może położyć wyczerpaną energię.
task-freyith_3 = { $who } za wejście do nowego regionu może przenieść związaną energię.
task-rearrange = { $who } może ułożyć energię w maszynie na nowo.
task-shift_conduits = { $who } może przełożyć przekaźniki na inne pozycje.
task-rusne_2 = { $who } może zachować zdobytą energię na kaflu.
task-automa = { $who } gra dalej według swojej karty.
task-turn_ends = Tura się kończy ({ $who }).
