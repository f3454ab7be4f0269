### Aeon's End: Magowie Bram. .ability = nazwa zdolności, .text = kiedy można jej użyć i co robi.

thing-adelheim = Adelheim
    .title = Kowal Magii Bram
    .ability = Eteryczny Krąg
    .text = Gdy Nemezis dobierze kartę Ataku lub Mocy, zanim cokolwiek z niej zostanie rozpatrzone: odrzuć tę kartę bez efektu. W jej miejsce nie dobiera się innej. Nie można tak powstrzymać Poplecznika.
    .lore = Każde ostrze z jego kuźni hartuje się w blasku otwartej Bramy.
thing-brama = Brima
    .title = Starsza Magini Bram
    .ability = Skraj Wytrzymałości
    .text = W swojej fazie głównej: wybrany przez ciebie gracz odzyskuje 4 [life], ale nie ponad swoją wartość początkową. Wyczerpani gracze nie mogą odzyskiwać życia.
    .lore = Przeżyła trzy pokolenia magów i wciąż co noc obchodzi mury.
thing-jian = Jian
    .title = Osierocona Magini Bram
    .ability = Czarne Lustro
    .text = W swojej fazie głównej: wybierz jedno przygotowane Zaklęcie dowolnego gracza. Aktywuj je, ale pozostaw przygotowane, po czym aktywuj je jeszcze raz i odrzuć na stos kart odrzuconych właściciela. Za każdym razem podejmij od nowa wszystkie decyzje, także wybór celu.
    .lore = Zanim zaczęła rozmawiać z ludźmi, rozmawiała ze swoim odbiciem, a ono odpowiadało.
thing-kadir = Kadir
    .title = Poszukiwaczka Magów Bram
    .ability = Pozaziemskie Wrota
    .text = W fazie głównej dowolnego gracza: ten gracz może wziąć na rękę do 3 Zaklęć ze swojego stosu kart odrzuconych, a w tej turze każda jego otwarta Brama mieści 2 przygotowane Zaklęcia.
    .lore = Idzie dalej tam, gdzie kończą się mapy, i wraca z zaklęciami, których nikt nie pamięta.
thing-lash = Lash
    .title = Zwiadowca Magów Bram
    .ability = Przyspieszone Myśli
    .text = W fazie głównej dowolnego gracza: wybierz gracza, którego własna karta tury z numerem leży na stosie odrzuconych kart tur (karta X się nie liczy). Wtasuj tę kartę do talii tur; wybrany gracz otrzymuje 1 [damage].
    .lore = Nim odezwie się dzwon na trwogę, Lash wraca już z odpowiedzią.
thing-mist = Mist
    .title = Kapitan Magów Bram
    .ability = Boska Przepowiednia
    .text = W swojej fazie głównej: wybrany przez ciebie sojusznik dobiera 4 karty.
    .lore = Jej dłoń nigdy nie drży, więc i szereg za jej plecami nigdy nie pęka.
thing-phaedraxa = Phaedraxa
    .title = Prorokini Magii Bram
    .ability = Runa Augura
    .text = Tuż po dobraniu karty tury: przez całą turę, którą ta karta rozpoczyna, gracze i Gravehold nie otrzymują obrażeń. Inne straty następują normalnie.
    .lore = Widziała, jak to wszystko się skończy, a mimo to została.
thing-xaxos = Xaxos
    .title = Uczeń Magii Bram
    .ability = Metafizyczne Ogniwo
    .text = W fazie głównej dowolnego gracza: twoi sojusznicy pozyskują łącznie 4 [charge] w podziale, jaki wybierzesz. Następnie obejrzyj wszystkie karty pozostałe w talii tur i odłóż je w dowolnej kolejności.
    .lore = Mistrzowie zakazali mu ostatniej stronicy, więc od niej zaczął lekturę.

## Własne pytania

prompt-turn_card-xaxos = { $source } układa talię tur: która karta będzie następna? (zostało: { $left })
prompt-player-brama = { $source }: kto odzyskuje 4 [life]?
prompt-player-lash = { $source }: czyja karta tury wraca do talii za cenę 1 [damage] dla jej właściciela?
prompt-player-mist = { $source }: który sojusznik dobiera 4 karty?
prompt-player-xaxos = { $source }: który sojusznik pozyskuje 1 [charge]?
prompt-take_card-kadir = { $source }: które Zaklęcie bierzesz na rękę ze swojego stosu kart odrzuconych? (najwyżej { $left })
prompt-cast_spell-jian = { $source }: które przygotowane Zaklęcie zostaje aktywowane dwa razy?
prompt-ability-adelheim = Nemezis dobiera kartę „{ $card }”. Czy { $mage } odrzuca ją bez efektu?
prompt-ability-phaedraxa = Dobrano kartę tury „{ $card }”. Czy { $mage } osłania wszystkich, by w tej turze [damage] omijały graczy i Gravehold?
