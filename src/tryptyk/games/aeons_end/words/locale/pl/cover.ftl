### Aeon's End: co mówi pudełko.

game-aeons_end = Aeon's End
    .pitch = Bezimienni się przedarli. Brońcie razem ostatniego miasta: Magowie, Bramy i talia, której nigdy się nie tasuje.
    .facts = 1–4 osoby, wspólnie · około 60 minut
    .now = Stół od razu: zwykłe przygotowanie, wszystkie miejsca w twoich rękach
    .goal = Magowie Bram walczą razem przeciwko Nemezis: Zaklęciami odbierają mu całe życie, zanim zniszczy ostatnie miasto, Gravehold.
    .end = Gra jest wygrana, gdy Nemezis nie ma już życia. Jest przegrana, gdy całe życie straci miasto Gravehold albo gdy wszyscy Magowie są wyczerpani.
