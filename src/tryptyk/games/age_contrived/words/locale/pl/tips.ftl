### Wiek cudów: wskazówki na pierwszy raz, każda raz, gdy pojawia się jej temat (words/tips.toml).

meet-last-section = Stoi ostatni monument: rozgrywacie rundę do końca, a potem liczycie punkty.
meet-automa = Automa kieruje się kartą. Powód każdego jej kroku podaje przebieg gry.
meet-completed = Fragment jest ukończony. Na koniec tury zostanie rozpatrzony: kto go kończy, wiąże energię, a wszyscy, którzy pomogli, dostają nagrodę.
meet-achieve = Wymaganie jest spełnione: możesz związać energię z tym osiągnięciem. Lewe pole punktuje za związane energie tego rodzaju, prawe daje stałą liczbę punktów.
meet-bind = Ze szczytu toru energia zostaje związana na stałe: z monumentem albo filarem, w regionie twojej postaci lub twojego mostu.
meet-second-tile = Naładowany żeton kanału od razu wsuwa drugi kafel. Doładujesz go akcją.
meet-fill = Górny rząd trafia na monumenty, dolny opłaca akcje. Najpierw wypadnie to, co leży na pozycji 5.
meet-claim = Lepsze kafle opłaca twoja własna energia leżąca w Puli. Pozyskany kafel zastępuje jeden z twoich siedmiu.
meet-cross = Kto wchodzi na most, może wziąć jego premię.
meet-share = Każdy, kto brał udział, wybiera nagrodę: energię z rezerwy, która posłuży w każdej następnej turze, albo kafelek premii.
meet-conduit = Przekaźnik nad kaflem z jego symbolem daje ruch przy każdym rozwinięciu.
meet-track = Energie wspinają się w górę: na szczycie można je związać, niżej czekają.
