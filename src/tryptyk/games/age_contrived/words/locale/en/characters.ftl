### An Age Contrived: the five gods, their abilities, bridges and quick-start cards.

thing-aureon = Aureon
    .text = The Traveler. Always on the move: a primal energy carries the figure onward, every turn holds one more space, and new regions refill the device.
thing-ignotas = Ignotas
    .text = The Guardian. Master of the device: recharges by primal energy, fills a second tile, and arranges all energy anew in new regions.
thing-multanec = Multanec
    .text = The Artisan. Builds in bursts: a primal energy brings another one along, every bind brings a step or a recharge, and new regions bring a placement.
thing-rusne = Rusné
    .text = The Bastion. Wastes nothing: a primal energy pays for any action, gained energy goes straight to work, and conduits change places in new regions.
thing-freyith = Freyith
    .text = The Guide. Bends every road: a primal energy acts as any other, the figure teleports, and bound energy follows it to new regions.

## Abilities

thing-primal_moves_character = Aureon I: primal step
    .text = An activated [primal] is exhausted, and the character may move up to 2 [boot].
thing-extra_step = Aureon II: one space more
    .text = Once in every turn, whoever's it is, a movement of the character may be 1 [boot] longer.
thing-region_refill = Aureon III: fresh strength
    .text = At the end of a turn in which the character entered a region, refill one active tile.
thing-primal_position_2_recharge = Ignotas I: primal spark
    .text = Whenever you place a [primal] on the tile at position 2, you may recharge the channel token.
thing-fill_second_tile = Ignotas II: second fill
    .text = In step 4 of your convey turns you may also fill the tile that was at position 1 when the turn began.
thing-region_rearrange_energy = Ignotas III: new order
    .text = At the end of a turn in which the character entered a region, you may rearrange all energy in your device.
thing-primal_brings_one = Multanec I: helping hand
    .text = Whenever you deploy a [primal] on a section, 1 energy from the exhausted pool may follow it there.
thing-bind_step_or_recharge = Multanec II: momentum
    .text = Whenever you bind an energy, the character may move 1 [boot], or you may recharge the channel token.
thing-region_place_one = Multanec III: local work
    .text = At the end of a turn in which the character entered a region, 1 energy from the exhausted pool may go to the Pool or to an achievement whose requirement you meet.
thing-primal_any_action = Rusné I: every trade
    .text = A [primal] spent at positions 1 to 4 may use any action tile, as if it came from position 5.
thing-keep_gained_energy = Rusné II: foresight
    .text = Gained energy is laid aside; at the end of the turn 1 of it may go onto an active tile, the rest is exhausted.
thing-region_rearrange_conduits = Rusné III: rewiring
    .text = At the end of a turn in which the character entered a region, you may rearrange your conduits.
thing-primal_as_slot_kind = Freyith I: many faces
    .text = An activated [primal] acts as the kind that its section space shows: [compass], [magnet] or [rose].
thing-teleport = Freyith II: teleport
    .text = Instead of any one movement, the character may appear on any space of the map but bridges, facing as you like.
thing-region_shift_bound = Freyith III: loyal energy
    .text = At the end of a turn in which the character entered a region, 1 of your bound energies may come to where the character is. Those on achievements stay.

## Bridges; the last one scores at the end, by the two regions that it joins

thing-aureon_bridge_1 = Aureon's bridge I
    .text = Side A: the bonus is another bridge. Side B: the bonus is a movement of up to 2 [boot].
thing-aureon_bridge_2 = Aureon's bridge II
    .text = Side A: the bonus is that of any benefit token on the board. Side B: the bonus is a movement of up to 3 on one track.
thing-aureon_bridge_3 = Aureon's bridge III
    .text = Whoever comes here takes the bonus of another bridge on the map. Side A: 4 [points] per own energy on the two pillars, at most 8. Side B: 10 [points] for 2 or more bound energies in each of the two regions.
thing-ignotas_bridge_1 = Ignotas's bridge I
    .text = Side A: the bonus is another bridge. Side B: the bonus is a movement of up to 2 [boot].
thing-ignotas_bridge_2 = Ignotas's bridge II
    .text = Side A: the bonus is that of any benefit token on the board. Side B: the bonus is a movement of up to 3 on one track.
thing-ignotas_bridge_3 = Ignotas's bridge III
    .text = Whoever comes here takes the bonus of another bridge on the map. Side A: 2 [points] per kind of energy bound in the two regions, at most 8. Side B: 10 [points] for 3 or more kinds of energy bound to one of the two monuments.
thing-multanec_bridge_1 = Multanec's bridge I
    .text = Side A: the bonus is another bridge. Side B: the bonus is a movement of up to 2 [boot].
thing-multanec_bridge_2 = Multanec's bridge II
    .text = Side A: the bonus is that of any benefit token on the board. Side B: the bonus is a movement of up to 3 on one track.
thing-multanec_bridge_3 = Multanec's bridge III
    .text = Whoever comes here takes the bonus of another bridge on the map. Side A: 3 [points] per 2 energies bound to the two monuments. Side B: 10 [points] for 2 or more [primal] bound in the two regions.
thing-rusne_bridge_1 = Rusné's bridge I
    .text = Side A: the bonus is another bridge. Side B: the bonus is a movement of up to 2 [boot].
thing-rusne_bridge_2 = Rusné's bridge II
    .text = Side A: the bonus is that of any benefit token on the board. Side B: the bonus is a movement of up to 3 on one track.
thing-rusne_bridge_3 = Rusné's bridge III
    .text = Whoever comes here takes the bonus of another bridge on the map. Side A: 3 [points] per [primal] bound in the two regions, at most 9. Side B: 10 [points] for 4 or more bound energies in one of the two regions.
thing-freyith_bridge_1 = Freyith's bridge I
    .text = Side A: the bonus is another bridge. Side B: the bonus is a movement of up to 2 [boot].
thing-freyith_bridge_2 = Freyith's bridge II
    .text = Side A: the bonus is that of any benefit token on the board. Side B: the bonus is a movement of up to 3 on one track.
thing-freyith_bridge_3 = Freyith's bridge III
    .text = Whoever comes here takes the bonus of another bridge on the map. Side A: 2 [points] per bound energy of the commonest kind in the two regions, at most 12. Side B: 11 [points] for 5 or more bound energies in the two regions together.

## The sides of bridges, as answers and events speak of them

face-aureon_bridge_1-a = A, the bonus is another bridge
face-aureon_bridge_1-b = B, the bonus is a movement of up to 2 [boot]
face-aureon_bridge_2-a = A, the bonus is that of any benefit token on the board
face-aureon_bridge_2-b = B, the bonus is a movement of up to 3 on one track
face-aureon_bridge_3-a = A, 4 [points] per own energy on the two pillars, at most 8
face-aureon_bridge_3-b = B, 10 [points] for 2 or more bound energies in each of the two regions
face-ignotas_bridge_1-a = A, the bonus is another bridge
face-ignotas_bridge_1-b = B, the bonus is a movement of up to 2 [boot]
face-ignotas_bridge_2-a = A, the bonus is that of any benefit token on the board
face-ignotas_bridge_2-b = B, the bonus is a movement of up to 3 on one track
face-ignotas_bridge_3-a = A, 2 [points] per kind of energy bound in the two regions, at most 8
face-ignotas_bridge_3-b = B, 10 [points] for 3 or more kinds of energy bound to one of the two monuments
face-multanec_bridge_1-a = A, the bonus is another bridge
face-multanec_bridge_1-b = B, the bonus is a movement of up to 2 [boot]
face-multanec_bridge_2-a = A, the bonus is that of any benefit token on the board
face-multanec_bridge_2-b = B, the bonus is a movement of up to 3 on one track
face-multanec_bridge_3-a = A, 3 [points] per 2 energies bound to the two monuments
face-multanec_bridge_3-b = B, 10 [points] for 2 or more [primal] bound in the two regions
face-rusne_bridge_1-a = A, the bonus is another bridge
face-rusne_bridge_1-b = B, the bonus is a movement of up to 2 [boot]
face-rusne_bridge_2-a = A, the bonus is that of any benefit token on the board
face-rusne_bridge_2-b = B, the bonus is a movement of up to 3 on one track
face-rusne_bridge_3-a = A, 3 [points] per [primal] bound in the two regions, at most 9
face-rusne_bridge_3-b = B, 10 [points] for 4 or more bound energies in one of the two regions
face-freyith_bridge_1-a = A, the bonus is another bridge
face-freyith_bridge_1-b = B, the bonus is a movement of up to 2 [boot]
face-freyith_bridge_2-a = A, the bonus is that of any benefit token on the board
face-freyith_bridge_2-b = B, the bonus is a movement of up to 3 on one track
face-freyith_bridge_3-a = A, 2 [points] per bound energy of the commonest kind in the two regions, at most 12
face-freyith_bridge_3-b = B, 11 [points] for 5 or more bound energies in the two regions together

## Quick-start cards: kinds of energy at the positions from 1 on

thing-quick_start_aureon = Quick start: Aureon
    .text = Upper row: [rose] [compass] [rose] [magnet]. Lower row: [compass] [magnet] [magnet] [compass]. To the Pool: [rose]. The fourth position counts with 2 players only.
thing-quick_start_ignotas = Quick start: Ignotas
    .text = Upper row: [magnet] [primal] [magnet] [compass]. Lower row: [rose] [compass] [rose] [magnet]. To the Pool: [compass]. The fourth position counts with 2 players only.
thing-quick_start_multanec = Quick start: Multanec
    .text = Upper row: [compass] [magnet] [compass] [primal]. Lower row: [magnet] [rose] [rose] [magnet]. To the Pool: [magnet]. The fourth position counts with 2 players only.
thing-quick_start_rusne = Quick start: Rusné
    .text = Upper row: [compass] [rose] [magnet] [compass]. Lower row: [rose] [magnet] [compass] [rose]. To the Pool: [magnet]. The fourth position counts with 2 players only.
thing-quick_start_freyith = Quick start: Freyith
    .text = Upper row: [magnet] [rose] [primal] [rose]. Lower row: [compass] [rose] [compass] [magnet]. To the Pool: [compass]. The fourth position counts with 2 players only.
