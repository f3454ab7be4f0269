### Spojrzenie na grę wstecz: co dałby inny plan, i umiejętności oddzielone od szczęścia.

review-title = Analiza
review-how = W każdej turze bot próbuje innych planów niż zagrany, na tych samych rozdaniach i z tego, co było wtedy wiadomo, i każdy rozgrywa do końca. Podaje to, co jest ponad dwa razy większe od możliwego błędu; to spojrzenie bota, który każdy plan rozgrywa dalej po swojemu.
review-nothing = Żaden plan, którego spróbował bot, nie był wyraźnie lepszy od zagranego.
review-moment = Tura { $turn }, { $who }
review-missed-chance = { $amount ->
        [one] Szansa na zwycięstwo mogła być większa o około { $amount } punktu procentowego (± { $error }).
       *[other] Szansa na zwycięstwo mogła być większa o około { $amount } punktów procentowych (± { $error }).
    }
review-missed-points = { $amount ->
        [one] Do zdobycia było o około { $amount } punktu więcej (± { $error }).
       *[other] Do zdobycia było o około { $amount } punktów więcej (± { $error }).
    }
review-played = Zagrano: { $choices }.
review-better = Lepiej: { $choices }.
review-skill = Umiejętności
    .hint = granie lepsze albo gorsze, niż zagrałby bot
review-luck = Szczęście
    .hint = co się odsłoniło i co zrobili inni
review-after = Po wyborze
review-scale-chance = W punktach procentowych szansy na zwycięstwo.
review-scale-points = W punktach przewagi nad najlepszą inną stroną.
review-lines = Umiejętności: { review-skill.hint }. Szczęście: { review-luck.hint }.
review-coming = Bot przegląda grę. Robi to dalej sam, także gdy opuścisz tę stronę.
review-course = Umiejętności i szczęście w trakcie gry
review-dearest = Chwile, które kosztowały drużynę najwięcej
review-try = Znajdź lepiej
review-try-hint = Nowy stół od początku tej tury: spróbuj po swojemu. To, czego nikt nie widział, zostaje rozdane na nowo.
review-see = Zobacz tę chwilę
review-see-turn = Zobacz turę { $turn }
