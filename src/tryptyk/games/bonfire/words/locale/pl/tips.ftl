### Bonfire: wskazówki na pierwszy raz, każda raz, gdy pojawia się jej temat (words/tips.toml).

meet-countdown = Zaczyna się Odliczanie: jeszcze pięć rund. Odtąd możesz spasować i wziąć punkty odkrytego kafelka Odliczania.
meet-tom = Tom po każdej twojej turze zagrywa jedną kartę. Nic nie płaci; przebieg gry mówi, co bierze i dlaczego.
meet-common = Wspólne Zadanie jest wypełnione: na końcu da 4 punkty każdemu, kto też je wypełni. Neutralnego Nowicjusza wysyła do Rady, kto pierwszy.
meet-ignite = Zadanie, którego warunek jest spełniony, można rozpalić. Kosztuje to tylko turę, a Nowicjusz daje premię.
meet-gnome = Za Gnomy płacisz żetonami i Zasobami. Specjaliści pomagają do końca gry, więc warto brać ich wcześnie; Starsi od razu dają punkty.
meet-procession = W Procesji każda Strażniczka może przejść Ścieżką tyle kroków, za ile płacisz, i przynosi Zasób pola, na którym stanie.
meet-keep = Zanim położysz kafelek Losu, przepadają wszystkie żetony Akcji oprócz jednego. Następnym razem zużyj je wcześniej.
meet-place = Każdy symbol daje żeton i jeszcze po jednym za każdy taki sam symbol w grupie, której dotyka. Przy każdym miejscu widać, co przyniesie.
meet-task-place = Od miejsca Zadania zależy, kto przy nim stanie: dalej w prawo Strażniczka jest warta więcej, ale musi tam sięgać Ścieżka.
meet-pay = Można zapłacić na kilka sposobów. Żółte żetony i Złoto zastąpią wszystko, więc warto je oszczędzać.
meet-council = Nowicjusz idzie do Wysokiej Rady i przynosi premię pola, które wskażesz. Każdy Nowicjusz przybliża też Odliczanie.
meet-retrieve = Do miasta dołącza Strażniczka innego koloru: chodzi twoją Ścieżką, przynosi Zasoby, a przy Ognisku daje od 2 do 8 punktów.
