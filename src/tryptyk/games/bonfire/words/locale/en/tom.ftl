### Bonfire: Tom's cards. Two cards are alike where they share a text.

thing-tom_gnome = Tom's Gnome
    .text = A Gnome card is revealed: Tom takes all face-up Specialists that show its Resource, up to 6 Gnomes. With 6 Gnomes he scores 3 [points] instead.
thing-tom_path_1 = Tom's Path
    .text = A Gnome card is revealed: Tom builds all face-up Path Tiles that show its Resource, from left to right. With a full path he scores 3 [points] instead.
thing-tom_path_2 = { thing-tom_path_1 }
    .text = { thing-tom_path_1.text }
thing-tom_task_1 = Tom's Task I
    .text = A Gnome card is revealed: of the Tasks on the islands of its Resource Tom takes the one with the most points, and it is lit at once. With 7 Bonfires he scores 3 [points] instead.
thing-tom_task_2 = Tom's Task II
    .text = A Gnome card is revealed: of the Tasks on the islands of its Resource Tom takes the one with the fewest points, lit at once; then one of his Novices goes to the High Council, and he scores 1 [points]. With 7 Bonfires he scores 3 [points] instead.
thing-tom_guardian = Tom's Guardian
    .text = Tom takes a Guardian of a colour that he lacks; you choose which. With 5 Guardians he scores 3 [points] instead.
thing-tom_great_bonfire_1 = Tom's Great Bonfire
    .text = The Great Bonfire turns clockwise to the nearest field with the Portal that Tom needs next, and he takes it. With 7 Portals he scores 3 [points] instead.
thing-tom_great_bonfire_2 = { thing-tom_great_bonfire_1 }
    .text = { thing-tom_great_bonfire_1.text }
