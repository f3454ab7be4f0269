### An Age Contrived: the device with its tiles, action tiles and conduits.

## Tiles that everybody starts with

thing-basic_tile_0a = Tile 0a
    .text = Spaces for energy: 2 in the upper row, 1 in the lower. Symbols: [boot].
thing-basic_tile_0b = Tile 0b
    .text = Spaces for energy: 2 in the upper row, 1 in the lower. Symbols: [boot].
thing-basic_tile_1 = Tile 1
    .text = Spaces for energy: 1 in the upper row, 1 in the lower. No symbols.
thing-basic_tile_2 = Tile 2
    .text = Spaces for energy: 1 in the upper row, 1 in the lower. Symbols: [monument].
thing-basic_tile_3 = Tile 3
    .text = Spaces for energy: 1 in the upper row, 1 in the lower. No symbols.
thing-basic_tile_4 = Tile 4
    .text = Spaces for energy: 1 in the upper row, 1 in the lower. Symbols: [pillar].
thing-basic_tile_5 = Tile 5
    .text = Spaces for energy: 2 in the upper row, 1 in the lower. No symbols.

## Upgraded tiles

thing-upgraded_tile_1_1 = Tile I-1
    .text = Spaces for energy: 2 in the upper row, 2 in the lower. Symbols: [boot].
thing-upgraded_tile_1_2 = Tile I-2
    .text = Spaces for energy: 2 in the upper row, 1 in the lower. Symbols: [monument] [boot].
thing-upgraded_tile_1_3 = Tile I-3
    .text = Spaces for energy: 2 in the upper row, 1 in the lower. Symbols: [pillar] [boot].
thing-upgraded_tile_1_4 = Tile I-4
    .text = Spaces for energy: 1 in the upper row, 2 in the lower. Symbols: [boot] [boot].
thing-upgraded_tile_1_5 = Tile I-5
    .text = Spaces for energy: 1 in the upper row, 2 in the lower. Symbols: [monument] [pillar].
thing-upgraded_tile_2_1 = Tile II-1
    .text = Spaces for energy: 2 in the upper row, 2 in the lower. Symbols: [monument].
thing-upgraded_tile_2_2 = Tile II-2
    .text = Spaces for energy: 2 in the upper row, 2 in the lower. Symbols: [pillar].
thing-upgraded_tile_2_3 = Tile II-3
    .text = Spaces for energy: 1 in the upper row, 2 in the lower. Symbols: [boot] [boot] [boot].
thing-upgraded_tile_2_4 = Tile II-4
    .text = Spaces for energy: 2 in the upper row, 1 in the lower. Symbols: [monument] [pillar] [boot].
thing-upgraded_tile_2_5 = Tile II-5
    .text = Spaces for energy: 2 in the upper row, 2 in the lower. Symbols: [boot] [boot].
thing-upgraded_tile_3_1 = Tile III-1
    .text = Spaces for energy: 2 in the upper row, 2 in the lower. Symbols: [monument] [monument].
thing-upgraded_tile_3_2 = Tile III-2
    .text = Spaces for energy: 2 in the upper row, 2 in the lower. Symbols: [pillar] [pillar].
thing-upgraded_tile_3_3 = Tile III-3
    .text = Spaces for energy: 2 in the upper row, 2 in the lower. Symbols: [boot] [boot] [boot].
thing-upgraded_tile_3_4 = Tile III-4
    .text = Spaces for energy: 2 in the upper row, 2 in the lower. Symbols: [monument] [pillar].
thing-upgraded_tile_3_5 = Tile III-5
    .text = Spaces for energy: 2 in the upper row, 2 in the lower. Symbols: [monument] [pillar] [boot].

## Action tiles

thing-basic_action_1 = Action 1
    .text = Deploy from position 4 or 5, or recharge.
thing-basic_action_2 = Action 2
    .text = Claim up to 2 tiles at their printed costs, or reposition up to 2 energies.
thing-basic_action_3 = Action 3
    .text = Deploy from position 2 or 3.
thing-basic_action_4 = Action 4
    .text = Move the character up to 2 [boot], or 1 on the monument track [monument], or 1 on the pillar track [pillar].
thing-basic_action_5 = Action 5
    .text = Any one action tile below positions 1 to 4.

## Upgraded action tiles; each belongs to one position

thing-upgraded_action_1_top = Double deploy 4–5
    .text = For position 1. Deploy from position 4, position 5 or both, or recharge.
thing-upgraded_action_1_bottom = Deploy and recharge
    .text = For position 1. Deploy from position 4 or 5, and recharge.
thing-upgraded_action_2_top = Cheap claim
    .text = For position 2. Claim up to 2 tiles for 1 energy each, or reposition up to 4 energies.
thing-upgraded_action_2_bottom = Claim and reposition
    .text = For position 2. Claim up to 2 tiles for 1 energy each, and reposition up to 2 energies.
thing-upgraded_action_3_top = Double deploy 2–3
    .text = For position 3. Deploy from position 2, position 3 or both.
thing-upgraded_action_3_bottom = Deploy and step
    .text = For position 3. Deploy from position 2 or 3, and move 1: the character [boot], or on the monument track [monument], or on the pillar track [pillar].
thing-upgraded_action_4_top = Long move
    .text = For position 4. Move the character up to 3 [boot], or up to 2 on the monument track [monument], or up to 2 on the pillar track [pillar].
thing-upgraded_action_4_bottom = Split move
    .text = For position 4. Move the character up to 2 [boot], and 1 on the monument track [monument] or on the pillar track [pillar].

## Conduits

thing-conduit_boot_double = Boot conduit ×2
    .text = Over a tile with [boot], a convey turn moves the character. Counts as 2 symbols.
thing-conduit_boot_single = Boot conduit
    .text = Over a tile with [boot], a convey turn moves the character. Counts as 1 symbol.
thing-conduit_monument_double = Monument conduit ×2
    .text = Over a tile with [monument], a convey turn moves energy on the monument track. Counts as 2 symbols.
thing-conduit_monument_single = Monument conduit
    .text = Over a tile with [monument], a convey turn moves energy on the monument track. Counts as 1 symbol.
thing-conduit_pillar_double = Pillar conduit ×2
    .text = Over a tile with [pillar], a convey turn moves energy on the pillar track. Counts as 2 symbols.
thing-conduit_pillar_single = Pillar conduit
    .text = Over a tile with [pillar], a convey turn moves energy on the pillar track. Counts as 1 symbol.
