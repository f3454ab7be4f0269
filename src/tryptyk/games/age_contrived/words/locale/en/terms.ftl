### An Age Contrived: what decides between two choices, as a hint says it. `.less` is the same as a drawback.

term-points = more points if the game ended now
    .less = fewer points if the game ended now
term-rivals = the others score less
    .less = the others score more
term-pace = the monuments grow at the pace that suits you
    .less = the monuments grow at a pace that does not suit you
term-engine = the machine does more in the turns to come
    .less = the machine does less in the turns to come
term-position = the figure stands nearer to a good bridge
    .less = the figure stands farther from a good bridge
term-tracks = more movement and progress on the tracks
    .less = less movement and progress on the tracks
term-sections = energies lie where they are of use
    .less = energies lie where they are of less use
term-achievements = achievements come closer
    .less = achievements are further away
