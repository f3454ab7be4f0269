### Wiek cudów: wskazówki na pierwszy raz, każda raz, gdy pojawia się jej temat (words/tips.toml).

meet-last-section = Stoi ostatni monument: dogrywa się tę rundę, a potem liczy punkty.
meet-automa = Automa kieruje się kartą. Powód każdego jej kroku podaje przebieg gry.
meet-completed = Fragment jest ukończony. Na koniec tury zostanie rozpatrzony: kto go ukończył, wiąże energię, a każdy, kto miał w nim udział, dostaje nagrodę.
meet-achieve = Wymaganie jest spełnione: możesz związać energię z tym osiągnięciem. Lewe pole daje punkty za związane energie tego rodzaju, prawe zawsze tyle samo.
meet-bind = Ze szczytu toru energia zostaje związana na stałe: z monumentem albo filarem, w regionie twojej postaci lub twojego mostu.
meet-second-tile = Dzięki naładowanemu żetonowi kanału od razu wsuniesz drugi kafel. Potem doładujesz go akcją.
meet-fill = Energia z górnego rzędu trafia na monumenty, ta z dolnego opłaca akcje. Pierwsze wypadnie to, co leży na pozycji 5.
meet-claim = Za lepsze kafle płacisz własną energią leżącą w Puli. Pozyskany kafel zastępuje jeden z twoich siedmiu.
meet-cross = Kto wchodzi na most, może wziąć jego premię.
meet-share = Każdy, kto brał udział, wybiera nagrodę: energię z rezerwy, która posłuży w każdej następnej turze, albo kafelek premii.
meet-conduit = Przekaźnik nad kaflem z jego symbolem daje ruch przy każdym rozwinięciu.
meet-track = Energie wspinają się w górę: na szczycie można je związać, niżej czekają.
